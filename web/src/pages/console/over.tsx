// When the event is over: who has won, what is left to pay, and what is kept of the evening.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../lib/api";
import { inLanguage, money, say, ticketWinners } from "../../lib/words";
import type { Shown } from "../../lib/types";
import { board, currency, entries, event, eventPart, show } from "./desk";
import type { Bounties, Prizes } from "./shapes";

export const isOver = (): boolean => eventPart()?.stage === "over";
export const winner = (): string =>
  entries.value.find((one) => one.place === 1)?.name ?? board.part<Prizes>("prizes")?.places[0]?.name ?? "";

const seats = (most?: number): string => ticketWinners(board.part<Prizes>("prizes")?.places ?? [], most);

/** In the place of the clock: the winner, or those who have won tickets. */
export function WonStrip() {
  if (seats())
    return (
      <div class="time won">
        <b>{seats(1)}</b>
        <small>{seats(1) === seats() ? say("console.ticket-winners") : seats()}</small>
      </div>
    );
  return (
    <div class="time won">
      <b>{winner() || "♠"}</b>
      <small>{say("console.the-winner")}</small>
    </div>
  );
}

export function OverCard() {
  const file = (kind: string): string => `/api/events/${encodeURIComponent(event)}/export.${kind}`;
  return (
    <article class="card stack over-card">
      <h2>
        {seats()
          ? say("console.tickets-won", { names: seats() })
          : winner()
            ? say("console.won-by", { name: winner() })
            : say("console.over")}
      </h2>
      <ToPay />
      <div class="menu">
        <button onClick={() => show("prizes")}>{say("console.page-prizes")}</button>
        <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&what=payouts`}>
          {say("console.sheet")}
        </a>
        <a class="as-button" href={inLanguage(file("html"))} target="_blank" rel="noopener">
          {say("console.report")}
        </a>
        <a class="as-button" href={file("csv")}>
          {say("console.results")}
        </a>
      </div>
      <Seed />
    </article>
  );
}

function ToPay() {
  const owed = entries.value.filter((one) => one.prize > 0 && !one.prize_paid),
    bounties = board.part<Bounties>("bounties");
  const due = bounties ? bounties.won - bounties.paid : 0,
    prizes = owed.reduce((sum, one) => sum + one.prize, 0);
  if (!prizes && !due) return <p class="fits">{say("console.all-paid")}</p>;
  return (
    <>
      {prizes > 0 && <p>{say("console.owed-n", { n: owed.length, amount: money(prizes, currency()) })}</p>}
      {due > 0 && <p>{say("console.bounties-due", { amount: money(due, currency()) })}</p>}
    </>
  );
}

/** The seed under the seal that everybody could see before the first draw. */
function Seed() {
  const [draws, setDraws] = useState<Shown<"Draws"> | null>(null);
  useEffect(() => {
    get<Shown<"Draws">>(`/api/events/${encodeURIComponent(event)}/draws`).then(setDraws, () => undefined);
  }, []);
  if (!draws?.seed) return null;
  return (
    <details>
      <summary>{say("console.seed")}</summary>
      <p class="small soft">{say("console.seed-about")}</p>
      <p class="seed">
        <small>{say("console.sealed")}</small>
        <code>{draws.sealed}</code>
      </p>
      <p class="seed">
        <small>{say("console.the-seed")}</small>
        <code>{draws.seed}</code>
      </p>
    </details>
  );
}
