// The menu of a seat: everything that is done to a player, nearest first.
import { useState } from "preact/hooks";
import { has, moment, money, place, prizeWords, say, text, type Value } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { bountyDue, payBounty } from "./bounties";
import { close, currency, entries, entryOf, give, open, show, type Fields } from "./desk";
import { carried, moveTo } from "./drag";
import { whither } from "./finding";
import { orderName } from "./labels";
import { priced, useOffered } from "./offered";
import { quick } from "./quick";
import { Serving } from "./serving";
import type { Entry } from "./shapes";
import { textOf } from "../../parts/fields";

const form = (order: string, fields: Fields) => (): void => open({ kind: "order", order, fields });

export function SeatDialog({ entry: number }: { entry: number }) {
  const entry = entryOf(number);
  if (!entry) return null;
  return (
    <Dialog title={entry.name} onClose={close}>
      <div class="stack">
        <Facts entry={entry} />
        <Serving entry={entry} />
        {entry.table != null ? <Seated entry={entry} /> : <Unseated entry={entry} />}
      </div>
    </Dialog>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const status = has(`status.${entry.status}`) ? say(`status.${entry.status}`) : entry.status;
  return (
    <div class="row facts">
      {entry.table != null && (
        <span class="badge">{say("console.at-seat", { table: entry.table, seat: entry.seat ?? 0 })}</span>
      )}
      <span class="badge">{status}</span>
      {entry.chips > 0 && <span class="badge">{say("console.chips-n", { n: entry.chips })}</span>}
      {entry.place != null && <span class="badge good">{place(entry.place)}</span>}
      {entry.prize > 0 && (
        <span class={`badge ${entry.prize_paid ? "good" : "warn"}`}>
          {prizeWords(entry.prize, entry.ticket, currency())}
        </span>
      )}
      {entry.bounty > 0 && (
        <span class="badge">{say("console.on-head", { amount: money(entry.bounty, currency()) })}</span>
      )}
      {entry.bounties_won > 0 && (
        <span class={`badge ${bountyDue(entry) ? "warn" : "good"}`}>
          {say("console.bounties-of", { amount: money(entry.bounties_won, currency()) })}
        </span>
      )}
      {entry.owes > 0 && (
        <span class="badge bad">{say("console.owes", { amount: money(entry.owes, currency()) })}</span>
      )}
      {entry.away && (
        <span class="badge warn">
          {say("seatmap.away")}
          {entry.away_since ? ` ${moment(entry.away_since)}` : ""}
        </span>
      )}
      {entry.penalty_hands > 0 && (
        <span class="badge bad">{say("console.penalty-hands", { n: entry.penalty_hands })}</span>
      )}
      {entry.warnings > 0 && <span class="badge warn">{say("console.warnings", { n: entry.warnings })}</span>}
      {(entry.cards ?? []).map((one) => (
        <span key={one.card} class="badge info">
          {cardWords(one)}
        </span>
      ))}
      {entry.on_the_way && <span class="badge info">{say("console.on-the-way")}</span>}
      {entry.notes
        .filter((note) => typeof note === "string" || note.code !== "note.in-person")
        .map((note, at) => (
          <span key={at} class="badge">
            {text(note as Value)}
          </span>
        ))}
    </div>
  );
}

function Seated({ entry }: { entry: Entry }) {
  const number = entry.entry,
    name = entry.name;
  const offered = useOffered(entry, "rebuy", "add on", "withdraw", "substitute");
  const done = (order: string, fields: Fields, words: string) => async (): Promise<void> => {
    if (await give(order, fields, { undo: words })) close();
  };
  return (
    <>
      <div class="menu">
        <button
          class="danger"
          onClick={() => {
            close();
            quick("bust", [entry]);
          }}
        >
          {say("console.bust")}
        </button>
        {entry.on_the_way && (
          <button
            class="primary"
            onClick={() => void done("arrive", { entry: number }, say("console.arrived", { name }))()}
          >
            {say("console.arrive")}
          </button>
        )}
        {entry.away ? (
          <button onClick={() => void done("mark back", { entry: number }, say("console.is-back", { name }))()}>
            {say("console.mark-back")}
          </button>
        ) : (
          <button onClick={() => void done("mark away", { entry: number }, say("console.is-away", { name }))()}>
            {say("console.mark-away")}
          </button>
        )}
        <button onClick={form("change stack", { entry: number, chips: entry.chips, cause: "correction" })}>
          {say("console.change-stack")}
        </button>
        <button onClick={() => open({ kind: "penalty", entry: number })}>{say("console.penalise")}</button>
        {entry.away && (
          <button
            onClick={form("note absence", {
              entry: number,
              rotations: undefined,
              reached: undefined,
              hold: undefined,
              often: undefined,
              extend_minutes: undefined,
            })}
          >
            {say("console.note-absence")}
          </button>
        )}
        <button onClick={form("correct seat", { entry: number })}>{say("console.correct-seat")}</button>
        {entry.away ? (
          <button onClick={form("take off", { entry: number })}>{say("console.take-off")}</button>
        ) : (
          <button onClick={form("leave for good", { entry: number })}>{say("console.leave")}</button>
        )}
        <a
          class="as-button"
          href={`/paper?event=${encodeURIComponent(new URLSearchParams(location.search).get("event") ?? "")}&entry=${number}`}
        >
          {say("console.slip")}
        </a>
        <PayBounties entry={entry} />
        <StampCards entry={entry} />
        {offered.has("rebuy") && (
          <button onClick={form("rebuy", { entry: number, stack: 0 })}>{priced(say("console.rebuy"), "rebuy")}</button>
        )}
        {offered.has("add on") && (
          <button onClick={form("add on", { entry: number })}>{priced(say("console.add-on"), "add on")}</button>
        )}
        {offered.has("withdraw") && (
          <button onClick={form("withdraw", { entry: number })}>{say("console.withdraw")}</button>
        )}
        <Substitute entry={entry} offered={offered} />
      </div>
      <MoveForm entry={entry} />
    </>
  );
}

function PayBounties({ entry }: { entry: Entry }) {
  const due = bountyDue(entry),
    amount = money(due, currency());
  return due > 0 ? (
    <button class={entry.table == null ? "primary" : ""} onClick={() => void payBounty(entry, amount)}>
      {say("console.pay-bounties", { amount })}
    </button>
  ) : null;
}

/** Somebody else takes the entry over, where the book knows that. */
function Substitute({ entry, offered }: { entry: Entry; offered: ReadonlySet<string> }) {
  return offered.has("substitute") ? (
    <button onClick={form("substitute", { entry: entry.entry, consent: undefined })}>{orderName("substitute")}</button>
  ) : null;
}

function MoveForm({ entry }: { entry: Entry }) {
  const [text, setText] = useState("");
  const target = whither(text);
  return (
    <form
      class="row move-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (target) {
          close();
          void moveTo(entry.entry, entry.table, target.table, target.seat);
        }
      }}
    >
      <label>
        <span>{say("console.move-to")}</span>
        <input value={text} inputMode="decimal" placeholder="9.3" onInput={(event) => setText(textOf(event))} />
      </label>
      <button disabled={!target}>{say("console.move")}</button>
      <button
        type="button"
        onClick={() => {
          show("tables");
          carried.value = entry.entry;
        }}
      >
        {say("console.carry")}
      </button>
      <button
        type="button"
        onClick={() => {
          close();
          void give("balance", { giving: entry.table, entry: entry.entry }, { undo: true });
        }}
      >
        {say("console.move-by-book")}
      </button>
    </form>
  );
}

function Unseated({ entry }: { entry: Entry }) {
  const number = entry.entry;
  const offered = useOffered(entry, "withdraw", "re enter", "substitute");
  const out = entry.place != null || ["out", "busted", "disqualified", "withdrawn", "left"].includes(entry.status);
  return (
    <div class="menu">
      {!out && (
        <button
          class="primary"
          onClick={() =>
            void give("seat late", { entry: number }, { undo: say("console.seated", { name: entry.name }) }).then(
              (taken) => {
                if (taken) close();
              },
            )
          }
        >
          {say("console.seat")}
        </button>
      )}
      {out && (
        <button
          onClick={() =>
            void give("report out", { entry: number }, { undo: say("console.reported", { name: entry.name }) }).then(
              (taken) => {
                if (taken) close();
              },
            )
          }
        >
          {say("console.report-out")}
        </button>
      )}
      {entry.prize > 0 && !entry.prize_paid && (
        <button class="primary" onClick={form("pay prize", { entry: number })}>
          {say("console.pay")}
        </button>
      )}
      <PayBounties entry={entry} />
      {entry.owes > 0 && (
        <button onClick={form("pay debt", { entry: number, amount: entry.owes })}>{say("console.pay-debt")}</button>
      )}
      {out && offered.has("re enter") && (
        <button onClick={form("re enter", { player: entry.player })}>
          {priced(say("console.re-enter"), "re enter")}
        </button>
      )}
      {!out && offered.has("withdraw") && (
        <button onClick={form("withdraw", { entry: number })}>{say("console.withdraw")}</button>
      )}
      {!out && <Substitute entry={entry} offered={offered} />}
      {!out && <StampCards entry={entry} />}
      <button onClick={form("show papers", { entry: number })}>{say("console.papers")}</button>
    </div>
  );
}

/** A tap on a free seat: who takes it. */
export function EmptySeat({ table, seat }: { table: number; seat: number }) {
  const waiting = entries.value.filter(
    (one) => one.table == null && one.place == null && ["registered", "playing", "waiting"].includes(one.status),
  );
  return (
    <Dialog title={say("seatmap.free", { table, seat })} onClose={close}>
      <div class="stack">
        {waiting.length > 0 && (
          <>
            <p class="soft">{say("console.without-seat")}</p>
            <div class="menu">
              {waiting.slice(0, 20).map((one) => (
                <button key={one.entry} onClick={form("take seat", { entry: one.entry, table, seat, by: "host" })}>
                  {one.name}
                </button>
              ))}
            </div>
          </>
        )}
        <div class="menu">
          <button onClick={form("balance", { to: table, seat })}>{say("console.move-here")}</button>
          <button
            onClick={() =>
              void give("close seat", { table, seat }, { undo: say("console.seat-closed", { table, seat }) }).then(
                (taken) => {
                  if (taken) close();
                },
              )
            }
          >
            {say("console.close-seat")}
          </button>
          <button
            onClick={() =>
              void give(
                "close seat",
                { table, seat, closed: false },
                { undo: say("console.seat-opened", { table, seat }) },
              ).then((taken) => {
                if (taken) close();
              })
            }
          >
            {say("console.open-seat")}
          </button>
          <button
            onClick={() =>
              void give(
                "button at",
                { table, button: seat },
                { undo: say("console.button-told", { table, seat }) },
              ).then((taken) => {
                if (taken) close();
              })
            }
          >
            {say("console.button-here")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

// The stamp cards of a player: noted when full, changed for chips, or announced and settled after the hand.

export const cardWords = (one: NonNullable<Entry["cards"]>[number]): string =>
  say(one.behind ? "console.card-behind" : "console.card-of", { card: one.card, n: one.value });

/** What can be done with the cards of somebody, where the event has cards. */
export function StampCards({ entry }: { entry: Entry }) {
  const offered = useOffered(entry, "fill card"),
    number = entry.entry,
    seated = entry.table != null;
  if (!offered.has("fill card")) return null;
  return (
    <>
      <button onClick={form("fill card", { player: entry.player })}>{say("console.card-full")}</button>
      {seated &&
        (entry.cards ?? []).map(({ card, behind }) =>
          behind ? (
            <button key={card} class="primary" onClick={form("settle card", { entry: number })}>
              {say("console.card-settle", { card })}
            </button>
          ) : (
            <>
              <button key={card} onClick={form("redeem card", { entry: number, card })}>
                {say("console.card-redeem", { card })}
              </button>
              <button key={`${card} behind`} onClick={form("announce card", { entry: number, card })}>
                {say("console.card-announce", { card })}
              </button>
            </>
          ),
        )}
    </>
  );
}
