// Keeping a ruling in the event, and with it the answer to the table that called.
import { signal } from "@preact/signals";
import { order } from "../../lib/api";
import { attempt, tell } from "../../lib/toast";
import { me } from "../../parts/frame";
import { say } from "../../lib/words";
import type { Event } from "../../lib/types";
import { board, call, event, line, script, library, tableNumber, type Line } from "./state";
import { chosenFor, reason } from "./verdict";
import { bookName } from "./wording";
import { Choice, type Option } from "../../parts/fields";

type Table = { number: number };
const kept = signal("");
const busy = signal(false);
const MAY = ["owner", "director", "floor"];
/** The ruling to keep: where the director has chosen, the one that left it open. */
const ruling = (): Line | undefined => (line.value && !line.value.code ? line.value : undefined);

async function keep(one: Line): Promise<void> {
  busy.value = true;
  const mark = `${script.value}/${one.line}`;
  const done = await attempt(async () => {
    const taken = await order(
      event.value,
      "keep ruling",
      {
        table: tableNumber.value,
        script: script.value,
        line: one.line,
        book: one.book,
        choice: chosenFor(one),
        ...(call.value ? { call: call.value } : {}),
      },
      reason.value.trim() ? { why: reason.value.trim() } : {},
    );
    const number = numberOf(taken.entries);
    call.value = 0;
    tell(say("floor.kept", { n: number ?? 0, table: tableNumber.value }));
  });
  if (done) {
    kept.value = mark;
    reason.value = "";
  }
  busy.value = false;
}

function numberOf(entries: readonly Record<string, unknown>[]): number | null {
  for (const entry of entries) {
    const what = entry.what as Record<string, unknown> | undefined;
    if (what && typeof what.number === "number") return what.number;
  }
  return null;
}

export function Keep() {
  const one = ruling(),
    role = me.value?.role ?? "";
  if (!event.value || !MAY.includes(role)) return null;
  const tables = board.value?.family<Table>("table").value ?? [];
  const open = !!one?.director.length && !chosenFor(one),
    already = one && kept.value === `${script.value}/${one.line}`;
  const own = board.value?.part<Event>("event")?.book ?? "",
    other = one && own && one.book !== own;
  return (
    <section class="card keep no-print">
      <div class="row">
        <label class="inline">
          <span>{say("floor.table")}</span>
          <Choice
            value={tableNumber.value}
            onChange={(number) => {
              tableNumber.value = number;
            }}
            of={[[0, "–"], ...tables.map((one): Option<number> => [one.number, String(one.number)])]}
          />
        </label>
        <button
          class="primary grow"
          disabled={!one || !tableNumber.value || busy.value || !!already}
          onClick={() => one && void keep(one)}
        >
          {already ? say("floor.kept-already") : say(call.value ? "floor.keep-answer" : "floor.keep")}
        </button>
      </div>
      {other && (
        <p class="small other-book">
          {say("floor.other-book", {
            book: bookName(one?.book ?? "", library.value),
            own: bookName(own, library.value),
          })}
        </p>
      )}
      {open && !already && <p class="small soft">{say("floor.keep-open")}</p>}
      {!tableNumber.value && <p class="small soft">{say("floor.choose-table")}</p>}
    </section>
  );
}
