// Penalties of missed hands, as they are served: one hand over, several that nobody counted, or the player is back.
import { useState } from "preact/hooks";
import type { Table } from "../../lib/types";
import { say } from "../../lib/words";
import { board, entryOf, give } from "./desk";
import type { Entry } from "./shapes";
import { textOf } from "../../parts/fields";

async function isBack(entry: Entry): Promise<void> {
  if ((await give("serve penalty", { entry: entry.entry }, { undo: true })) && entry.away)
    await give("mark back", { entry: entry.entry }, { undo: say("console.is-back", { name: entry.name }) });
}

/** What is left of somebody's penalty, and what is said of it. */
export function Serving({ entry }: { entry: Entry }) {
  const [text, setText] = useState("");
  const left = entry.penalty_hands,
    hands = Math.min(Number(text.replace(/\D/g, "")) || 0, left);
  if (!left) return null;
  return (
    <form
      class="card stack tight serving"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (hands)
          void give("serve penalty", { entry: entry.entry, hands }, { undo: true }).then((taken) => {
            if (taken) setText("");
          });
      }}
    >
      <p>{say("console.on-penalty", { name: entry.name, n: left })}</p>
      <div class="row">
        {entry.table != null && (
          <button type="button" onClick={() => void give("count hand", { table: entry.table }, { undo: true })}>
            {say("console.one-hand-over")}
          </button>
        )}
        {left > 1 && (
          <>
            <input
              class="short"
              inputMode="numeric"
              aria-label={say("console.hands-over-label")}
              value={text}
              onInput={(input) => setText(textOf(input))}
            />
            <button disabled={!hands}>{say("console.hands-over", { n: hands || left })}</button>
          </>
        )}
        <button type="button" class="primary" onClick={() => void isBack(entry)}>
          {say("console.penalty-served")}
        </button>
      </div>
    </form>
  );
}

/** Everybody at a table who misses hands. */
export function ServingAt({ table }: { table: number }) {
  const seats = board.part<Table>(`table/${table}`)?.seats ?? [];
  const all = seats
    .map((seat) => (seat.entry == null ? undefined : entryOf(seat.entry)))
    .filter((one): one is Entry => (one?.penalty_hands ?? 0) > 0);
  return (
    <>
      {all.map((one) => (
        <Serving key={one.entry} entry={one} />
      ))}
    </>
  );
}
