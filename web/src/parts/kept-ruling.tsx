// A ruling that was kept, read again: when and where, what happened, what was ruled by which book, what was chosen and why.
import type { Shown } from "../lib/types";
import { moment, say, word } from "../lib/words";

export type Kept = Shown<"ShownRuling">;

export const keptHeadline = (one: Kept): string => word(one.chosen ?? one.ruling.outcome);

export function KeptRuling({ one }: { one: Kept }) {
  const { ruling } = one;
  return (
    <article class="kept-ruling stack tight">
      <p class="row small soft">
        <span>{moment(one.at)}</span>
        <span>{say("floor.kept-table", { n: one.table })}</span>
        {one.person && <span>{one.person}</span>}
      </p>
      <p>
        <code>{ruling.text}</code>
      </p>
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
      <p class="small">{word(ruling.why)}</p>
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
    </article>
  );
}
