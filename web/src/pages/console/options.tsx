// The options that a book leaves to the director: one key each, and once for all tables where the same is asked of each.
import { useEffect, useState } from "preact/hooks";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";
import type { Asked, Fields } from "./desk";
import { advice } from "./next";
import { Check } from "../../parts/fields";

export type Question = Shown<"WordedQuestion">;

/** The same order for other tables that the book asks for as well. */
function alike(one: Asked): Fields[] {
  const asked = JSON.stringify(one.fields);
  return one.again
    ? []
    : advice()
        .filter((each) => each.orders.length === 1 && !each.needs.length && each.orders[0]!.order === one.order)
        .map((each) => each.orders[0]!.fields)
        .filter((fields) => JSON.stringify(fields) !== asked);
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "checkbox");

export function Options({
  one,
  options,
  busy,
  quiet,
  choose,
}: {
  one: Asked;
  options: Question["options"];
  busy: boolean;
  quiet?: boolean | undefined;
  choose: (value: unknown, also: Fields[]) => void;
}) {
  const [others] = useState(() => alike(one)),
    [same, setSame] = useState(true);
  const pick = (value: unknown): void => choose(value, same ? others : []);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        writes(event.target) ||
        !/^[1-9]$/.test(event.key) ||
        Number(event.key) > options.length
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      pick(options[Number(event.key) - 1]!.value);
    };
    document.addEventListener("keydown", key, true);
    return () => document.removeEventListener("keydown", key, true);
  });
  return (
    <>
      <div class="options">
        {options.map(({ value, says }, at) => (
          <button key={String(value)} autofocus={at === 0 && !quiet} disabled={busy} onClick={() => pick(value)}>
            {at < 9 && (
              <span class="number-key" aria-hidden="true">
                {at + 1}
              </span>
            )}
            {says}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <Check on={same} onChange={setSame}>
          {say("console.same-for-all", { n: others.length })}
        </Check>
      )}
    </>
  );
}

/** What the other books say on the point. */
export function Elsewhere({ others }: { others: Question["others"] }) {
  return others.length ? (
    <details>
      <summary>{say("console.other-books")}</summary>
      <ul class="small soft">
        {others.map((one) => (
          <li key={one.book}>
            {one.name}
            {one.says && `: ${one.says}`} <span class="rule">{one.cites.join(", ")}</span>
          </li>
        ))}
      </ul>
    </details>
  ) : null;
}
