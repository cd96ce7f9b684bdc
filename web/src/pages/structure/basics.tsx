// What the event is: name, place and time, book, format, room; the rest of the fields behind a fold.
import { signal } from "@preact/signals";
import { get } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { inLanguage, say } from "../../lib/words";
import { draft, set, setPlayers, setTerm, change, type Draft } from "./draft";
import { Field, FlagField, LawField, MomentInput, NumberField, NumberInput, TermFlag, TextField } from "./fields";
import { Choice, textOf } from "../../parts/fields";

export const books = signal<Shown<"ListedBook">[]>([]);
export const choices = signal<Shown<"Choices">>({ payouts: [], games: [] });
const FORMATS = ["freezeout", "re-entry", "rebuy", "satellite", "raise-or-fold", "flips"] as const;
const BOUNTIES = ["none", "classic", "progressive", "mystery"] as const;
const CURRENCIES = ["AUD", "KRW", "NZD", "GBP", "EUR", "USD", "CAD", "JPY"];

export async function loadChoices(): Promise<void> {
  [books.value, choices.value] = await Promise.all([
    get<Shown<"ListedBook">[]>(inLanguage("/api/books")),
    get<Shown<"Choices">>("/api/structure"),
  ]);
}

/** What belongs to a format comes with it: a re-entry costs what an entry costs, a rebuy has a price. */
function takeFormat(format: string): void {
  const now = draft.value!,
    setup = { ...now.setup, format: format as Draft["setup"]["format"] };
  if (format === "re-entry" && !setup.re_entry) setup.re_entry = setup.buy_in;
  if (format === "rebuy" && !setup.rebuy) {
    setup.rebuy = setup.buy_in;
    setup.rebuy_levels ||= 4;
  }
  if (format === "freezeout") {
    setup.re_entry = null;
    setup.rebuy = null;
    setup.add_on = null;
  }
  if ((format === "satellite" || format === "flips") && !setup.ticket_price)
    setup.ticket_price = 5 * (setup.buy_in.fees ?? []).reduce((sum, fee) => sum + fee.amount, 0);
  change({ ...now, setup }, "format");
}

/** Bounties are a line of the buy-in. */
function takeBounty(bounty: string): void {
  const now = draft.value!,
    fees = now.setup.buy_in.fees ?? [],
    others = fees.filter((fee) => fee.to !== "bounty");
  const largest = Math.max(0, ...others.filter((fee) => fee.to === "prizes").map((fee) => fee.amount));
  const lines =
    bounty === "none"
      ? others
      : fees.some((fee) => fee.to === "bounty")
        ? fees
        : [...others, { name: say("structure.to.bounty"), amount: Math.round(largest / 2), to: "bounty" as const }];
  change(
    {
      ...now,
      setup: { ...now.setup, bounty: bounty as Draft["setup"]["bounty"], buy_in: { ...now.setup.buy_in, fees: lines } },
    },
    "bounty",
  );
}

export function Basics() {
  const { setup, players } = draft.value!,
    book = books.value.find((one) => one.id === setup.book);
  const seats = setup.format === "satellite" || setup.format === "flips";
  return (
    <section class="card" id="basics">
      <h2>{say("structure.basics")}</h2>
      <div class="fields">
        <div class="full">
          <TextField name="name" required max={80} />
        </div>
        <TextField name="venue" />
        <Field name="starts_at">
          <MomentInput value={setup.starts_at || null} onChange={(at) => set("starts_at", at ?? 0)} />
        </Field>
        <div class="full">
          <Field name="book">
            <Choice
              value={setup.book}
              onChange={(id) => set("book", id)}
              of={books.value.map((one) => [one.id, one.title])}
            />
          </Field>
          {book && <p class="small soft about">{book.about}</p>}
        </div>
        <Field name="format">
          <Choice
            value={setup.format}
            of={FORMATS.map((one) => [one, say(`structure.format.${one}`)])}
            onChange={takeFormat}
          />
        </Field>
        <Field name="bounty">
          <Choice
            value={setup.bounty}
            of={BOUNTIES.map((one) => [one, say(`structure.bounty.${one}`)])}
            onChange={takeBounty}
          />
        </Field>
        {seats && (
          <>
            <NumberField name="ticket_price" money />
            <NumberField name="tickets" />
            <Target />
          </>
        )}
        <div class="field" data-field="players">
          <label>
            <span class="name">{say("structure.players")}</span>
            <NumberInput value={players} onChange={setPlayers} />
          </label>
          <small class="soft">{say("structure.players-hint")}</small>
        </div>
        <Field name="seats_per_table">
          <NumberInput value={setup.seats_per_table} onChange={(value) => set("seats_per_table", value)} />
        </Field>
        <NumberField name="late_levels" />
        <FlagField name="dealers" />
      </div>
      <MoreFields seats={seats} />
    </section>
  );
}

function Target() {
  return (
    <Field name="target" of="terms">
      <input value={draft.value!.terms.target} maxLength={120} onInput={(event) => setTerm("target", textOf(event))} />
    </Field>
  );
}

function MoreFields({ seats }: { seats: boolean }) {
  const { setup, terms } = draft.value!;
  return (
    <details class="more">
      <summary>{say("structure.more-basics")}</summary>
      <div class="fields">
        <NumberField name="tables" />
        <NumberField name="capacity" />
        <NumberField name="least_entries" />
        <TextField name="series" />
        <TextField name="state" max={40} />
        <Field name="currency">
          <Choice
            value={setup.currency}
            of={CURRENCIES.map((one) => [one, one])}
            onChange={(one) => set("currency", one)}
          />
        </Field>
        {!seats && (
          <>
            <NumberField name="ticket_price" money />
            <NumberField name="tickets" />
            <Target />
          </>
        )}
        <FlagField name="stamp_cards" />
        <TermFlag name="freeroll" />
        <TermFlag name="online" />
        <TermFlag name="venue_membership" />
        <TermFlag name="must_join" />
        <TermFlag name="give_up_stack" />
        <LawField name="charge_lawful" />
        <LawField name="fee_lawful" />
        <Field name="advertised_at" of="terms">
          <MomentInput value={terms.advertised_at} onChange={(at) => setTerm("advertised_at", at)} />
        </Field>
        <Field name="closes_at" of="terms">
          <MomentInput value={terms.closes_at} onChange={(at) => setTerm("closes_at", at)} />
        </Field>
        <Field name="utc_offset_minutes" of="terms">
          <NumberInput value={terms.utc_offset_minutes} onChange={(value) => setTerm("utc_offset_minutes", value)} />
        </Field>
        <Field name="hosts" of="terms">
          <NumberInput value={terms.hosts} onChange={(value) => setTerm("hosts", value)} />
        </Field>
        <h3 class="full">{say("structure.several-days")}</h3>
        <TextField name="flight" max={10} />
        <NumberField name="day" />
        <NumberField name="day_ends_after" />
        <Field name="several_bags">
          <Choice
            value={setup.several_bags}
            of={["best", "merged"].map((one) => [one, say(`structure.bags.${one}`)])}
            onChange={(one) => set("several_bags", one as "best")}
          />
        </Field>
      </div>
    </details>
  );
}
