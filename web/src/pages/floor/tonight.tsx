// The rulings of tonight, the latest first: a second dispute at the same table is the reason to keep them.
import { useState } from "preact/hooks";
import type { Shown } from "../../lib/types";
import { moment, say } from "../../lib/words";
import { KeptRuling, keptHeadline } from "../../parts/kept-ruling";
import { board, tableNumber } from "./state";

export function Tonight() {
  const [open, setOpen] = useState(0);
  const all = board.value?.part<Shown<"ShownRulings">>("rulings")?.latest ?? [],
    here = tableNumber.value;
  if (!all.length) return null;
  return (
    <section class="card tonight">
      <h2>{say("floor.tonight")}</h2>
      <ul>
        {all.map((one) => (
          <li key={one.number} class={one.table === here ? "here" : ""}>
            <button
              class="quiet"
              aria-expanded={open === one.number}
              onClick={() => setOpen(open === one.number ? 0 : one.number)}
            >
              <time>{moment(one.at)}</time>
              <b>{say("floor.kept-table", { n: one.table })}</b>
              <span>{keptHeadline(one)}</span>
              {!one.own_book && <span class="badge warn">{one.book}</span>}
            </button>
            {open === one.number && <KeptRuling one={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
