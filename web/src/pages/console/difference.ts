// What a correction changes, row by row: what it is, how it is now, how it will be.
import { span } from "../../lib/clock";
import type { Shown } from "../../lib/types";
import { chips, money, place, say } from "../../lib/words";

export type Difference = Shown<"Difference">;
export type Row = { what: string; before: string; after: string };
type Numbered = Shown<"EntryChange">;
type ClockShown = Shown<"ClockShown">;

const NONE = "–";

/** The rows of a difference, what concerns players first. */
export function rowsOf(difference: Difference, currency: string): Row[] {
  const sum = (value: number): string => money(value, currency);
  const of = (kind: string, all: readonly Numbered[] | undefined, words: (value: number) => string): Row[] =>
    (all ?? []).map((one) => ({
      what: say(`difference.${kind}`, { name: one.name }),
      before: one.before == null ? NONE : words(one.before),
      after: one.after == null ? NONE : words(one.after),
    }));
  const status = (one: string | null): string => (one ? say(`status.${one}`) : NONE);
  const seat = (one: { table: number; seat: number } | null): string => (one ? `${one.table}.${one.seat}` : NONE);
  const used = (one: boolean): string => say(one ? "difference.in-use" : "difference.not-in-use");
  return [
    ...(difference.players ?? []).map((one) => ({
      what: one.name,
      before: status(one.before),
      after: status(one.after),
    })),
    ...(difference.seats ?? []).map((one) => ({
      what: say("difference.seat", { name: one.name }),
      before: seat(one.before),
      after: seat(one.after),
    })),
    ...(difference.tables ?? []).map((one) => ({
      what: say("console.table", { n: one.table }),
      before: used(one.before),
      after: used(one.after),
    })),
    ...(difference.buttons ?? []).map((one) => ({
      what: say("difference.button", { n: one.table }),
      before: one.before == null ? NONE : String(one.before),
      after: one.after == null ? NONE : String(one.after),
    })),
    ...of("place", difference.places, place),
    ...of("prize", difference.prizes, sum),
    ...of("bounty", difference.bounties, sum),
    ...of("chips", difference.chips, chips),
    ...(difference.amounts ?? []).map((one) => ({
      what: say(`difference.${one.what}`),
      before: one.what === "chips-in-play" ? chips(one.before) : sum(one.before),
      after: one.what === "chips-in-play" ? chips(one.after) : sum(one.after),
    })),
    ...(difference.clock
      ? [{ what: say("console.clock"), before: clock(difference.clock.before), after: clock(difference.clock.after) }]
      : []),
  ];
}

function clock(shown: ClockShown): string {
  const where = shown.on_break
    ? say("difference.break", { n: shown.on_break })
    : say("difference.level", { n: shown.level });
  const status = say(`difference.clock-${shown.status.replace(" ", "-")}`);
  return `${where}, ${span(shown.left_ms)}, ${status}`;
}
