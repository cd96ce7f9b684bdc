// Fees as lines with totals, the other ways to chips, guarantee, and the payout with its picture for so many entries.
import { digitsOf, money, place, say, chips as spoken, count } from "../../lib/words";
import { Bars } from "../../parts/charts";
import { choices } from "./basics";
import { checked, draft, set, setTerm, type Fee, type Offer } from "./draft";
import { Field, Found, NumberField, NumberInput } from "./fields";
import { Check, Choice, textOf } from "../../parts/fields";

type OfferName = "buy_in" | "re_entry" | "rebuy" | "add_on";
const TO = ["prizes", "house", "bounty", "other"] as const;

function FeeLines({ name, offer, onChange }: { name: OfferName; offer: Offer; onChange: (offer: Offer) => void }) {
  const { currency } = draft.value!.setup,
    digits = digitsOf(currency),
    fees = offer.fees as Fee[];
  const put = (at: number, fee: Partial<Fee>): void =>
    onChange({ ...offer, fees: fees.map((one, index) => (index === at ? { ...one, ...fee } : one)) });
  const total = checked.value?.totals?.offers.find((one) => one.offer === name);
  return (
    <div class="fees" role="group" aria-label={say(`structure.field.${name}`)}>
      {fees.map((fee, at) => (
        <div key={at} class="fee">
          <input
            value={fee.name}
            aria-label={say("structure.fee.name")}
            maxLength={60}
            onInput={(event) => put(at, { name: textOf(event) })}
          />
          <Choice
            value={fee.to}
            label={say("structure.fee.to")}
            of={TO.map((one) => [one, say(`structure.to.${one}`)])}
            onChange={(to) => put(at, { to: to as Fee["to"] })}
          />
          <NumberInput
            value={fee.amount}
            digits={digits}
            label={say("structure.fee.amount")}
            onChange={(amount) => put(at, { amount })}
          />
          <button
            type="button"
            class="quiet square"
            aria-label={say("structure.remove-line", { name: fee.name })}
            onClick={() => onChange({ ...offer, fees: fees.filter((_, index) => index !== at) })}
          >
            ×
          </button>
        </div>
      ))}
      <div class="row fee-total">
        <button
          type="button"
          class="quiet"
          onClick={() =>
            onChange({ ...offer, fees: [...fees, { name: say("structure.to.prizes"), amount: 0, to: "prizes" }] })
          }
        >
          + {say("structure.fee.add")}
        </button>
        <span class="push" />
        {total && (
          <span>
            {say("structure.fee.total")} <b>{money(total.price, currency)}</b>{" "}
            <small class="soft">
              {TO.filter((to) => total[to])
                .map((to) => `${say(`structure.to.${to}`)} ${money(total[to], currency)}`)
                .join(" · ")}
            </small>
          </span>
        )}
      </div>
    </div>
  );
}

function OfferFields({ name, optional }: { name: OfferName; optional?: boolean }) {
  const { setup } = draft.value!,
    offer = setup[name] as Offer | null;
  const toggle = (on: boolean): void => set(name, (on ? setup.buy_in : null) as never);
  return (
    <div class={offer ? "offer on" : "offer"} data-field={`setup.${name}`}>
      <div class="row">
        {optional ? (
          <Check class="switch" on={offer !== null} onChange={toggle}>
            <b>{say(`structure.field.${name}`)}</b>
          </Check>
        ) : (
          <b class="switch">{say(`structure.field.${name}`)}</b>
        )}
        <span class="push" />
        {offer && (
          <label class="inline">
            <span>{say("structure.chips-given")}</span>
            <NumberInput value={offer.chips} onChange={(chips) => set(name, { ...offer, chips } as never)} />
          </label>
        )}
      </div>
      {offer && <FeeLines name={name} offer={offer} onChange={(next) => set(name, next as never)} />}
      {offer && name === "rebuy" && (
        <div class="fields">
          <NumberField name="rebuy_levels" />
          <NumberField name="rebuy_most_chips" />
        </div>
      )}
      {offer && (name === "rebuy" || (name === "re_entry" && !setup.rebuy)) && (
        <div class="fields">
          <NumberField name="rebuys_each" />
        </div>
      )}
      {offer && name === "add_on" && (
        <div class="fields">
          <NumberField name="add_on_break" />
          <Field name="add_ons_each" of="terms">
            <NumberInput value={draft.value!.terms.add_ons_each} onChange={(value) => setTerm("add_ons_each", value)} />
          </Field>
        </div>
      )}
      <Found fields={[name]} />
    </div>
  );
}

export function Fees() {
  const { setup } = draft.value!;
  return (
    <section class="card" id="fees">
      <h2>{say("structure.fees")}</h2>
      <OfferFields name="buy_in" />
      <OfferFields name="re_entry" optional />
      <OfferFields name="rebuy" optional />
      <OfferFields name="add_on" optional />
      <div class="fields">
        <NumberField name="guarantee" money />
        <NumberField name="added" money />
      </div>
      <details class="more">
        <summary>{say("structure.more-fees")}</summary>
        <div class="fields">
          <NumberField name="pool_cap" money />
          {!setup.rebuy && (
            <>
              <NumberField name="rebuy_levels" />
              <NumberField name="rebuy_most_chips" />
            </>
          )}
          {!setup.rebuy && !setup.re_entry && <NumberField name="rebuys_each" />}
          {!setup.add_on && (
            <>
              <NumberField name="add_on_break" />
              <Field name="add_ons_each" of="terms">
                <NumberInput
                  value={draft.value!.terms.add_ons_each}
                  onChange={(value) => setTerm("add_ons_each", value)}
                />
              </Field>
            </>
          )}
        </div>
      </details>
    </section>
  );
}

export function Payout() {
  const { setup, players } = draft.value!,
    told = checked.value,
    paid = told?.payout;
  return (
    <section class="card" id="payout">
      <h2>{say("structure.payout")}</h2>
      <div class="fields">
        <Field name="payout">
          <Choice
            value={setup.payout}
            of={choices.value.payouts.map((one) => [one, say(`structure.payout.${one}`)])}
            onChange={(one) => takePayout(one)}
          />
        </Field>
        <NumberField name="payout_unit" money />
      </div>
      {setup.payout === "own" ? (
        <OwnShares />
      ) : (
        <details class="more">
          <summary>{say("structure.field.own_payout")}</summary>
          <OwnShares />
        </details>
      )}
      {told?.totals && (
        <p class="pool">
          {say("structure.pool-for", { n: players })} <b>{money(told.totals.pool, setup.currency)}</b>
          {told.totals.overlay > 0 && (
            <span class="badge warn">
              {say("structure.overlay", { amount: money(told.totals.overlay, setup.currency) })}
            </span>
          )}
        </p>
      )}
      {paid ? (
        <>
          <Bars
            label={say("structure.prize-curve")}
            sayValue={(value) => money(value, setup.currency)}
            bars={paid.prizes
              .slice(0, 60)
              .map((value, at) => ({ key: at + 1, value, words: place(at + 1), strong: at < (paid.tickets ?? 0) }))}
          />
          {paid.tickets ? (
            <p class="soft small">{say("structure.seats-won", { n: paid.tickets })}</p>
          ) : (
            <p class="soft small">
              {say("structure.places-paid", {
                n: paid.prizes.length,
                share: String(Math.round((100 * paid.prizes.length) / players)),
              })}
            </p>
          )}
          {told?.leftover && <p class="soft small">{say("structure.leftover")}</p>}
          <ol class="prizes">
            {paid.prizes.slice(0, 12).map((value, at) => (
              <li key={at}>
                <span>{place(at + 1)}</span> <b>{money(value, setup.currency)}</b>
              </li>
            ))}
            {paid.prizes.length > 12 && (
              <li class="soft">{say("structure.and-more", { n: paid.prizes.length - 12 })}</li>
            )}
          </ol>
        </>
      ) : (
        told && (
          <p class="empty small">
            {say(
              `structure.no-payout.${told.no_payout === "payouts.flight" || told.no_payout === "payouts.nothing" ? told.no_payout : "other"}`,
            )}
          </p>
        )
      )}
    </section>
  );
}

function takePayout(family: string): void {
  if (family === "own" && !draft.value!.setup.own_payout.length) set("own_payout", [5000, 3000, 2000]);
  set("payout", family);
}

/** Shares in percent, between commas; kept in hundredths. */
function OwnShares() {
  const shares = draft.value!.setup.own_payout as number[],
    sum = shares.reduce((total, one) => total + one, 0);
  const read = (text: string): void =>
    set(
      "own_payout",
      text
        .split(/[\s,;]+/)
        .map(Number)
        .filter((one) => one > 0)
        .map((one) => Math.round(one * 100)),
    );
  return (
    <Field name="own_payout">
      <input
        defaultValue={shares.map((one) => one / 100).join(", ")}
        key={shares.length === 0 ? "empty" : "some"}
        placeholder="50, 30, 20"
        onInput={(event) => read(textOf(event))}
      />
      <small class={sum === 10_000 || !sum ? "soft" : "bad-text"}>
        {say("structure.shares-sum", { sum: String(sum / 100), n: shares.length })}
      </small>
    </Field>
  );
}

export function Totals() {
  const { setup, players } = draft.value!,
    totals = checked.value?.totals;
  if (!totals) return null;
  const lines: [string, number][] = [
    ["collected", totals.collected],
    ["pool", totals.pool],
    ["house", totals.house],
    ["bounty", totals.bounty],
    ["other", totals.other],
    ["overlay", totals.overlay],
  ];
  return (
    <dl class="totals">
      <div>
        <dt>{say("structure.total.chips")}</dt>
        <dd>{spoken(setup.buy_in.chips * players)}</dd>
      </div>
      <div>
        <dt>{say("structure.total.tables")}</dt>
        <dd>{count(Math.ceil(players / Math.max(1, setup.seats_per_table)))}</dd>
      </div>
      {lines
        .filter(([name, value]) => value || name === "pool")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{say(`structure.total.${name}`)}</dt>
            <dd>{money(value, setup.currency)}</dd>
          </div>
        ))}
    </dl>
  );
}
