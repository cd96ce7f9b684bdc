// A ruling that was kept, read again: when and where, what happened, what was ruled by which book, what was chosen and why.
import { moment, say } from "../lib/words";
import type { Shown } from "../lib/types";
import { headline, optionShown, reasonShown } from "../pages/floor/wording";

export type Kept = Shown<"ShownRuling">;
/** One that was kept by an earlier version, or by a program, has no parts. */
type Printed = Omit<Shown<"RuledLine">, "said"> & { said?: Shown<"SaidLine">; script?: string };

export function keptHeadline(one: Kept): string {
  const ruling = one.ruling as unknown as Printed;
  return one.chosen ? optionShown(one.chosen) : headline(ruling);
}

export function KeptRuling({ one }: { one: Kept }) {
  const ruling = one.ruling as unknown as Printed;
  return (
    <article class="kept-ruling stack tight">
      <p class="row small soft">
        <span>{moment(one.at)}</span>
        <span>{say("floor.kept-table", { n: one.table })}</span>
        {one.person && <span>{one.person}</span>}
      </p>
      {one.told && (
        <p>
          <code>{one.told}</code>
        </p>
      )}
      <p>
        <strong>
          {ruling.actor && !one.chosen && `${ruling.actor}: `}
          {keptHeadline(one)}
        </strong>
      </p>
      {one.chosen && (
        <p class="small">
          {say("floor.kept-chosen")}
          {one.reason && `: “${one.reason}”`}
        </p>
      )}
      {!one.chosen && one.reason && <p class="small">“{one.reason}”</p>}
      {ruling.why && (
        <p class="small">{reasonShown(ruling.why, [{ id: ruling.book, short: one.book }], ruling.said?.why)}</p>
      )}
      <p class="row">
        <span class={`badge ${one.own_book ? "" : "warn"}`}>
          {one.own_book ? one.book : say("floor.kept-other-book", { book: one.book })}
        </span>
        {(ruling.cites ?? []).map((cite) => (
          <a key={cite} class="rule" href={`/books#${encodeURIComponent(ruling.book)}/${encodeURIComponent(cite)}`}>
            {cite}
          </a>
        ))}
      </p>
      {ruling.script && (
        <details>
          <summary>{say("floor.kept-story")}</summary>
          <pre class="small" style="white-space: pre-wrap">
            {ruling.script}
          </pre>
        </details>
      )}
    </article>
  );
}
