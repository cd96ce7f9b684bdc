// The prizes: announced once, drawn as a curve, paid one by one.
import { useState } from "preact/hooks";
import { money, place, prizeWords, say } from "../../lib/words";
import { Bars } from "../../parts/charts";
import { BountiesPanel } from "./bounties";
import { board, currency, entries, event, give, open } from "./desk";
import { isOver } from "./over";
import type { Entry, Money, Prizes } from "./shapes";
import { Choice, submits } from "../../parts/fields";
import { choiceOf } from "../../parts/command";

export function PrizesPage() {
  const prizes = board.part<Prizes>("prizes"),
    house = board.part<Money>("money");
  if (!prizes) return <p class="empty">{say("console.no-prizes")}</p>;
  const bounties = house?.bounty ?? 0;
  const cash = (value: number): string => money(value, prizes.currency || currency());
  return (
    <div class="stack">
      <div class="row">
        <h2>{say("console.prizes")}</h2>
        <span class={`badge ${prizes.announced ? "good" : "warn"}`}>
          {say(prizes.announced ? "console.announced" : "console.not-announced")}
        </span>
        {prizes.deal && <span class="badge info">{say("console.by-deal")}</span>}
      </div>
      <dl class="figures">
        <div>
          <dt>{say("console.pool")}</dt>
          <dd>
            <b>{cash(prizes.pool)}</b>
          </dd>
        </div>
        <div>
          <dt>{say("console.paid-places")}</dt>
          <dd>
            <b>{prizes.paid_places}</b>
          </dd>
        </div>
        {house && (
          <>
            <div>
              <dt>{say("console.collected")}</dt>
              <dd>
                <b>{cash(house.collected)}</b>{" "}
                <small>{house.owed ? say("console.owes", { amount: cash(house.owed) }) : ""}</small>
              </dd>
            </div>
            {bounties > 0 && (
              <div>
                <dt>{say("console.bounty-pool")}</dt>
                <dd>
                  <b>{cash(bounties)}</b>
                </dd>
              </div>
            )}
            <div>
              <dt>{say("console.house")}</dt>
              <dd>
                <b>{cash(house.house)}</b>
              </dd>
            </div>
            {house.added > 0 && (
              <div>
                <dt>{say("console.house-added")}</dt>
                <dd>
                  <b>{cash(house.added)}</b>
                </dd>
              </div>
            )}
            {house.overlay > 0 && (
              <div>
                <dt>{say("console.overlay")}</dt>
                <dd>
                  <b>{cash(house.overlay)}</b>
                </dd>
              </div>
            )}
          </>
        )}
      </dl>
      <div class="row">
        {prizes.announced ? (
          <button onClick={() => open({ kind: "order", order: "reannounce payouts", fields: {} })}>
            {say("console.reannounce")}
          </button>
        ) : (
          <>
            <button
              class="primary"
              onClick={() => void give("announce payouts", {}, { undo: say("console.payouts-announced") })}
            >
              {say("console.announce-payouts")}
            </button>
            <button
              onClick={() => open({ kind: "order", order: "announce payouts", fields: { wanted: {}, prizes: [] } })}
            >
              {say("console.own-payouts")}
            </button>
          </>
        )}
        <button onClick={() => open({ kind: "order", order: "offer prize", fields: {} })}>
          {say("console.offer-prize")}
        </button>
        <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&what=payouts`}>
          {say("console.sheet")}
        </a>
      </div>
      {prizes.places.length > 1 && (
        <Bars
          label={say("console.prize-curve")}
          sayValue={cash}
          bars={prizes.places.map((one) => ({
            key: one.place,
            value: one.amount,
            words: `${place(one.place)} ${one.name ?? ""}`,
            strong: Boolean(one.entry),
            done: one.paid,
          }))}
        />
      )}
      <Owed />
      <table class="places">
        <thead>
          <tr>
            <th>{say("console.place")}</th>
            <th>{say("console.player")}</th>
            <th class="number">{say("console.prize")}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {prizes.places.map((one) => (
            <tr key={`${one.place}-${one.entry ?? ""}`}>
              <td>{place(one.place)}</td>
              <td>{one.name || "–"}</td>
              <td class="number">
                {prizeWords(one.amount, one.ticket, prizes.currency || currency())}
                {one.what ? ` + ${one.what}` : ""}
              </td>
              <td>
                {one.paid ? (
                  <span class="badge good">{say("console.paid")}</span>
                ) : one.entry != null ? (
                  <PayButton entry={one.entry} />
                ) : (
                  ""
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <BountiesPanel />
    </div>
  );
}

/** Everybody with a prize to come. */
function Owed() {
  const owed = entries.value.filter((one) => one.prize > 0 && !one.prize_paid);
  return owed.length ? (
    <p class="soft">
      {say("console.owed-n", {
        n: owed.length,
        amount: money(
          owed.reduce((sum, one) => sum + one.prize, 0),
          currency(),
        ),
      })}
    </p>
  ) : null;
}

const FORMS = [
  "",
  "cash",
  "transfer",
  "ticket",
  "credits",
  "gift-card",
  "debit-card",
  "venue-voucher",
  "goods",
  "services",
];

function PayButton({ entry: number }: { entry: number }) {
  const [chosen, choose] = useState(false),
    [form, setForm] = useState(""),
    [identity, setIdentity] = useState("");
  const entry: Entry | undefined = board.part<Entry>(`entry/${number}`);
  if (!entry || (entry.table != null && !isOver())) return null; // winners of tickets still sit when it is over
  const ticket = entry.ticket > 0 && entry.ticket === entry.prize;
  if (!chosen)
    return <button onClick={() => choose(true)}>{say(entry.ticket ? "do.pay.ticket" : "console.pay")}</button>;
  const pay = async (): Promise<void> => {
    await give(
      "pay prize",
      { entry: number, ...(form ? { form } : {}), ...(identity ? { identity } : {}) },
      {
        undo: entry.ticket
          ? true
          : say("console.was-paid", { name: entry.name, amount: money(entry.prize, currency()) }),
      },
    );
    choose(false);
  };
  return (
    <form class="row pay" onSubmit={submits(pay)}>
      {!ticket && (
        <Choice
          autofocus
          label={say("console.pay-form")}
          value={form}
          onChange={setForm}
          of={FORMS.map((one) => [one, one ? choiceOf(one) : say("console.by-the-book")])}
        />
      )}
      <Choice
        label={say("console.identity")}
        value={identity}
        onChange={setIdentity}
        of={["", "shown", "not asked", "not shown"].map((one) => [one, one ? choiceOf(one) : say("console.identity")])}
      />
      <button class="primary">{say(entry.ticket ? "do.pay.ticket" : "console.pay")}</button>
      <button type="button" class="quiet" aria-label={say("common.cancel")} onClick={() => choose(false)}>
        ×
      </button>
    </form>
  );
}
