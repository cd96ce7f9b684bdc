// Bad-beat tables beside the event: who plays there, until when, and how they end.
import { tick } from "../../lib/clock";
import type { Shown } from "../../lib/types";
import { moment, say } from "../../lib/words";
import { board, open } from "./desk";

export function BadBeatTables() {
  const all = board.part<Shown<"ShownBadBeat">>("bad_beat");
  if (!all) return null;
  return (
    <>
      {all.suggested != null && <p class="small soft">{say("console.bad-beat-suggested", { n: all.suggested })}</p>}
      {all.tables.map((one) => (
        <article key={one.number} class="card">
          <p>
            <b>{say("console.bad-beat", { n: one.number })}</b> <span class="soft small">{moment(one.since)}</span>
          </p>
          <p>{one.names.join(", ")}</p>
          {all.deadline != null && <Deadline at={all.deadline} />}
          <div class="row">
            <button onClick={() => open({ kind: "order", order: "finish bad beat", fields: { number: one.number } })}>
              {say("console.bad-beat-finish")}
            </button>
            <button onClick={() => open({ kind: "order", order: "kill bad beat", fields: { number: one.number } })}>
              {say("console.bad-beat-kill")}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}

/** The staff know the time, and the players do not. */
function Deadline({ at }: { at: number }) {
  tick.value;
  const late = board.now() >= at;
  return (
    <p class={late ? "small warn" : "small soft"}>
      {say(late ? "console.bad-beat-late" : "console.bad-beat-until", { time: moment(at) })}
    </p>
  );
}
