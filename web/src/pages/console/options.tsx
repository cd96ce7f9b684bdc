// The options that a book leaves to the director: one key each, and once for all tables where the same is asked of each.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { inLanguage, say } from "../../lib/words";
import type { Asked, Fields } from "./desk";
import { valueWords } from "./labels";
import { advice } from "./next";

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
  field,
  options,
  busy,
  quiet,
  choose,
}: {
  one: Asked;
  field: string;
  options: unknown[];
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
      pick(options[Number(event.key) - 1]);
    };
    document.addEventListener("keydown", key, true);
    return () => document.removeEventListener("keydown", key, true);
  });
  return (
    <>
      <div class="options">
        {options.map((value, at) => (
          <button key={String(value)} autofocus={at === 0 && !quiet} disabled={busy} onClick={() => pick(value)}>
            {at < 9 && (
              <span class="number-key" aria-hidden="true">
                {at + 1}
              </span>
            )}
            {valueWords(field, value)}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={same}
            onChange={(event) => setSame((event.target as HTMLInputElement).checked)}
          />{" "}
          {say("console.same-for-all", { n: others.length })}
        </label>
      )}
    </>
  );
}

/** What the other books say on the point. */
export function Elsewhere({ one }: { one: Asked }) {
  const [names, setNames] = useState<Record<string, string>>({});
  const limits = (one.error.limits ?? {}) as Record<string, unknown>,
    field = one.error.field ?? "";
  const others = Object.entries((limits.others ?? limits.other_books ?? {}) as Record<string, string>);
  const said = Array.isArray(limits.elsewhere)
    ? limits.elsewhere.map(String)
    : others.map(([book, value]) => `${names[book] ?? book}: ${valueWords(field, value)}`);
  useEffect(() => {
    if (others.length)
      get<Shown<"ListedBook">[]>(inLanguage("/api/books")).then(
        (found) => setNames(Object.fromEntries(found.map((book) => [book.id, book.short]))),
        () => undefined,
      );
  }, []);
  return said.length ? (
    <details>
      <summary>{say("console.other-books")}</summary>
      <ul class="small soft">
        {said.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  ) : null;
}
