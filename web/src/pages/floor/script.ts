// The floor script as the page writes it. The server reads it, and says which lines are its head and what each line does.
import type { Shown } from "../../lib/types";

export type Sitting = Shown<"Sitting">;
export type Head = Omit<Shown<"ScriptHead">, "lines">;

export const EMPTY: Head = { book: "", game: "NLHE", small: 0, big: 0, ante: 0, seats: [], button: 0 };

export const linesOf = (script: string): string[] => script.split(/\r\n|\r|\n/);

/** A player who is not in a script yet: in quotes, so that any name can be written. */
export const sitting = (seat: number, name: string, chips: number | null): Sitting => ({
  seat,
  name,
  written: `"${name.replace(/["“”]/g, "")}"`,
  chips,
});

/** The lines that say who sits where and what is dealt. */
export function headLines(head: Head): string[] {
  const seats = head.seats.map((one) => `${one.seat}:${one.written}${one.chips === null ? "" : `=${one.chips}`}`);
  return [
    ...(head.book ? [`book ${head.book}`] : []),
    `game ${head.game} ${head.small}/${head.big}${head.ante ? ` ante ${head.ante}` : ""}`,
    `seats ${seats.join(" ")}`,
    `button ${head.button}`,
  ];
}

/** Clockwise from the small blind; the button is last. */
export function clockwise(head: Head): Sitting[] {
  const after = head.seats.filter((one) => one.seat > head.button),
    before = head.seats.filter((one) => one.seat <= head.button);
  return [...after, ...before];
}

/** Whoever acts, in order, on a street: before the flop behind the big blind, heads-up from the button. */
export function actingOrder(head: Head, street: string): Sitting[] {
  const order = clockwise(head);
  if (order.length === 2) return street === "preflop" ? [order[1]!, order[0]!] : order;
  return street === "preflop" ? [...order.slice(2), ...order.slice(0, 2)] : order;
}

/** Chips that a table of these blinds has on it. */
export function denominations(big: number): number[] {
  const all = [1, 5, 25, 100, 500, 1000, 5000, 25000, 100000, 500000, 1000000];
  const from = Math.max(0, all.filter((value) => value * 4 <= (big || 100)).length - 1);
  return all.slice(from, from + 5);
}

/** An amount in as few chips as there can be, for the picture. */
export function inChips(sum: number, values: number[]): number[] {
  const found: number[] = [];
  let left = sum;
  for (const value of [...new Set(values)].sort((one, other) => other - one))
    while (left >= value && found.length < 24) {
      found.push(value);
      left -= value;
    }
  return left === 0 ? found : [];
}
