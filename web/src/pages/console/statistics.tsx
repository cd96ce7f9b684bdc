// The evening as pictures: how many are left, and how the chips lie.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../lib/api";
import { tellRefusal } from "../../lib/toast";
import type { Counts, Shown } from "../../lib/types";
import { chips, count, moment, say } from "../../lib/words";
import { Bars, Steps } from "../../parts/charts";
import { reading } from "./clock";
import { board, entries, event } from "./desk";
import type { Prizes } from "./shapes";

type Survival = Shown<"Survival">;

export function ChartsPage() {
  const [curve, setCurve] = useState<Survival | null>(null);
  const left = board.part<Counts>("counts")?.left,
    paid = board.part<Prizes>("prizes")?.paid_places ?? 0;
  useEffect(() => {
    get<Survival>(`/api/events/${encodeURIComponent(event)}/survival`).then(setCurve, tellRefusal);
  }, [left]);
  return (
    <div class="stack charts">
      <section class="card">
        <h2>{say("console.survival")}</h2>
        {curve?.at.length ? (
          <Steps
            label={say("console.survival")}
            at={curve.at}
            values={curve.left}
            sayValue={count}
            sayAt={moment}
            marks={paid ? [{ value: paid, words: say("console.money-from", { n: paid }) }] : []}
          />
        ) : (
          <p class="empty">{say(curve ? "console.no-survival" : "common.loading")}</p>
        )}
      </section>
      <Stacks />
    </div>
  );
}

function Stacks() {
  const people = entries.value
    .filter((one) => one.table != null && one.chips > 0)
    .sort((one, other) => other.chips - one.chips);
  const average = board.part<Counts>("counts")?.average ?? 0,
    blind = reading()?.playing.big_blind ?? 0;
  if (!people.length) return null;
  const top = people.slice(0, 10);
  return (
    <section class="card stack">
      <h2>{say("console.stacks")}</h2>
      <Bars
        label={say("console.stacks")}
        sayValue={chips}
        line={{ value: average, words: say("console.average-is", { chips: chips(average) }) }}
        bars={people.map((one, at) => ({
          key: at + 1,
          value: one.chips,
          words: `${one.name} (${one.table}.${one.seat})`,
          strong: at < 10,
        }))}
      />
      <table>
        <tbody>
          {top.map((one, at) => (
            <tr key={one.entry}>
              <td class="number soft">{at + 1}</td>
              <td>{one.name}</td>
              <td class="soft">
                {one.table}.{one.seat}
              </td>
              <td class="number">
                <b>{chips(one.chips)}</b>
              </td>
              <td class="number soft">
                {blind ? say("console.blinds-each", { n: Math.round(one.chips / blind) }) : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small soft">{say("console.stacks-note")}</p>
    </section>
  );
}
