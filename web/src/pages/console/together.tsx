// Hand for hand: which tables still play, one tap for each, held all-ins, and the next hand for all.
import type { Table } from "../../lib/types";
import { say } from "../../lib/words";
import { board, give, tables } from "./desk";
import type { Prizes, Together } from "./shapes";

export function TogetherPage() {
  const now = board.part<Together>("hand_for_hand");
  const prizes = board.part<Prizes>("prizes");
  if (!now?.on)
    return (
      <div class="stack">
        <h2>{say("console.together")}</h2>
        <p class="soft">
          {prizes?.left_to_money ? say("console.to-money", { n: prizes.left_to_money }) : say("console.together-off")}
        </p>
        <div class="row">
          <button class="primary" onClick={() => void give("announce hand for hand", {}, { undo: true })}>
            {say("console.together-announce")}
          </button>
        </div>
      </div>
    );
  const playing = now.playing ?? [],
    held = now.held ?? [];
  const waits = playing.length > 0;
  return (
    <div class="stack">
      <div class="row">
        <h2>
          {say(now.hand ? "console.together-hand" : waits ? "console.together-last" : "console.together", {
            n: now.hand ?? 0,
          })}
        </h2>
        <span class="badge">{say(now.clock === "stopped" ? "console.clock-stopped" : "console.clock-runs")}</span>
        {now.seconds ? <span class="badge">{say("console.seconds-each", { n: now.seconds })}</span> : null}
      </div>
      <p class={waits ? "soft" : "all-done"}>
        {waits ? say("console.together-playing", { n: playing.length }) : say("console.together-done")}
      </p>
      <div class="together">
        {tables.value
          .filter((one) => one.players > 1)
          .map((table) => (
            <OneTable
              key={table.number}
              table={table}
              playing={playing.includes(table.number)}
              held={held.includes(table.number)}
            />
          ))}
      </div>
      <div class="row">
        <button
          class={waits ? "" : "primary"}
          disabled={waits}
          onClick={() => void give("begin hands", {}, { undo: true })}
        >
          {say("console.next-hand")}
        </button>
        <button onClick={() => void give("end hand for hand", {}, { undo: say("console.together-ended") })}>
          {say("console.together-end")}
        </button>
      </div>
    </div>
  );
}

function OneTable({ table, playing, held }: { table: Table; playing: boolean; held: boolean }) {
  const number = table.number,
    state = held ? "held" : playing ? "playing" : "done";
  return (
    <div class={`hand ${state}`}>
      <button
        class="hand-tap"
        disabled={!playing}
        onClick={() => void give("finish hand", { table: number }, { undo: say("console.table-done", { n: number }) })}
      >
        <b>{number}</b>
        <span>{say(`console.hand-${state}`)}</span>
      </button>
      {held ? (
        <button
          class="quiet"
          onClick={() =>
            void give("release all in", { table: number }, { undo: say("console.released", { n: number }) })
          }
        >
          {say("console.release")}
        </button>
      ) : playing ? (
        <button
          class="quiet"
          onClick={() =>
            void give("hold all in", { table: number }, { undo: say("console.all-in-held", { n: number }) })
          }
        >
          {say("console.hold")}
        </button>
      ) : (
        <span class="quiet-space" />
      )}
    </div>
  );
}
