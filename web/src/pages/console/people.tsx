// Everybody in the event: found by typing, with what they owe, serve or wait for.
import { useState } from "preact/hooks";
import { chips, has, moment, money, place, prizeWords, say } from "../../lib/words";
import { board, currency, entries, open } from "./desk";
import { fold } from "./finding";
import type { Entry, Penalties } from "./shapes";
import { textOf } from "../../parts/fields";

const AT_FIRST = 80;
const FILTERS: Record<string, (one: Entry) => boolean> = {
  all: () => true,
  playing: (one) => one.table != null,
  away: (one) => Boolean(one.away),
  out: (one) => one.place != null && one.table == null,
  owing: (one) => one.owes > 0,
  prizes: (one) => one.prize > 0,
  bounties: (one) => one.bounties_won > 0,
};

export function PeoplePage() {
  const [text, setText] = useState(""),
    [filter, setFilter] = useState("all"),
    [all, setAll] = useState(false);
  const wanted = fold(text);
  const found = entries.value
    .filter(
      (one) =>
        FILTERS[filter]!(one) && (!wanted || fold(one.name).includes(wanted) || `${one.table}.${one.seat}` === wanted),
    )
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || one.name.localeCompare(other.name));
  const shown = all ? found : found.slice(0, AT_FIRST);
  return (
    <div class="stack">
      <div class="row">
        <h2>{say("console.people-n", { n: found.length })}</h2>
        <span class="push" />
        <input
          type="search"
          value={text}
          placeholder={say("console.find-hint")}
          aria-label={say("console.find-hint")}
          onInput={(input) => setText(textOf(input))}
        />
      </div>
      <div class="row filters">
        {Object.keys(FILTERS)
          .filter((one) => one !== "bounties" || board.part("bounties"))
          .map((one) => (
            <button
              key={one}
              class={filter === one ? "primary" : ""}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {say(`console.filter-${one}`)}
            </button>
          ))}
      </div>
      <Serving />
      <table class="people">
        <tbody>
          {shown.map((one) => (
            <tr key={one.entry}>
              <td>
                <button class="quiet name" onClick={() => open({ kind: "seat", entry: one.entry })}>
                  {one.name}
                </button>
              </td>
              <td>
                {one.table != null
                  ? `${one.table}.${one.seat}`
                  : one.place != null
                    ? place(one.place)
                    : has(`status.${one.status}`)
                      ? say(`status.${one.status}`)
                      : one.status}
              </td>
              <td class="number">
                {one.chips ? chips(one.chips) : one.prize ? prizeWords(one.prize, one.ticket, currency()) : ""}
              </td>
              <td class="marks">
                {one.away && <span class="badge warn">{say("seatmap.away")}</span>}
                {one.bounties_won > 0 && (
                  <span class={`badge ${one.bounties_paid < one.bounties_won ? "warn" : "good"}`}>
                    {say("console.bounties-of", { amount: money(one.bounties_won, currency()) })}
                  </span>
                )}
                {one.owes > 0 && <span class="badge bad">{money(one.owes, currency())}</span>}
                {one.warnings > 0 && <span class="badge warn">{say("console.warnings", { n: one.warnings })}</span>}
                {one.penalty_hands > 0 && (
                  <span class="badge bad">{say("console.penalty-hands", { n: one.penalty_hands })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!found.length && <p class="empty">{say("console.nobody-found")}</p>}
      {found.length > shown.length && (
        <button class="quiet" onClick={() => setAll(true)}>
          {say("console.more-of", { n: found.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** Who serves a penalty, and which offences wait for a decision. */
function Serving() {
  const penalties = board.part<Penalties>("penalties");
  if (!penalties?.serving.length && !penalties?.undecided.length) return null;
  return (
    <section class="card stack tight">
      <h3>{say("console.penalties")}</h3>
      {penalties.serving.map((one) => (
        <div key={one.entry} class="row">
          <button class="quiet name" onClick={() => open({ kind: "seat", entry: one.entry })}>
            {one.name}
          </button>
          <span class="badge bad">
            {one.hands
              ? say("console.penalty-hands", { n: one.hands })
              : say("console.penalty-minutes", { n: one.minutes ?? 0 })}
          </span>
          {one.since ? <span class="soft small">{moment(one.since)}</span> : null}
        </div>
      ))}
      {penalties.undecided.map((one, at) => (
        <div key={at} class="row">
          <span>
            {one.name}: {one.offence} {one.reason}
          </span>
          <button onClick={() => open({ kind: "penalty", entry: one.entry, offence: one.offence })}>
            {say("console.penalise")}
          </button>
        </div>
      ))}
    </section>
  );
}
