// The last ruling that the table received, until its reader has put it away.
import { signal } from "@preact/signals";
import type { Shown } from "../../lib/types";
import { moment, say, word } from "../../lib/words";

const KEPT = "ruling-read";
/** Event and number of the ruling that was put away last. */
const lastRead = signal(remembered());

function remembered(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function putAway(ruling: string): void {
  lastRead.value = ruling;
  try {
    localStorage.setItem(KEPT, ruling);
  } catch {
    /* a private window forgets */
  }
}

export function RulingCard({ ruling, event }: { ruling: Shown<"ReceivedRuling">; event: string }) {
  const name = `${event} ${ruling.number}`;
  if (lastRead.value === name) return null;
  return (
    <section class="ruling" aria-live="polite">
      <p class="kicker">
        <span>{say("phone.ruling")}</span>
        <time>{moment(ruling.at)}</time>
      </p>
      <h2>
        {ruling.actor && `${ruling.actor}: `}
        {word(ruling.outcome)}
      </h2>
      <p>{word(ruling.why)}</p>
      {ruling.steps.length > 0 && (
        <ul>
          {ruling.steps.map((step, at) => (
            <li key={at}>{word(step)}</li>
          ))}
        </ul>
      )}
      <p class="rules">
        <span>{ruling.book_name}</span>
        {ruling.cites.map((cite) => (
          <a key={cite} class="rule" href={`/books#${encodeURIComponent(ruling.book)}/${encodeURIComponent(cite)}`}>
            {cite}
          </a>
        ))}
      </p>
      <button class="primary" onClick={() => putAway(name)}>
        {say("phone.ruling-read")}
      </button>
    </section>
  );
}
