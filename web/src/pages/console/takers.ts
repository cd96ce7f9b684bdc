// Who took the last chips of somebody who is out: whoever sits at the same table and plays on.
import { found } from "./finding";
import type { Entry } from "./shapes";

/** Everybody at the tables of those who are out, by seat. */
export function mates(out: readonly Entry[], people: readonly Entry[]): Entry[] {
  const tables = new Set(out.map((one) => one.table)),
    gone = new Set(out.map((one) => one.entry));
  return people
    .filter((one) => one.table != null && tables.has(one.table) && !gone.has(one.entry))
    .sort((one, other) => one.table! - other.table! || one.seat! - other.seat!);
}

/** Those who fit what is typed: a number is a seat of the table, nothing is everybody there; names are looked for in the whole room. */
export function takers(said: string, out: readonly Entry[], people: readonly Entry[]): Entry[] {
  const there = mates(out, people),
    text = said.trim();
  if (!text) return there;
  if (/^\d+$/.test(text)) return there.filter((one) => one.seat === Number(text));
  const gone = new Set(out.map((one) => one.entry)),
    all = found(text, people).filter((one) => !gone.has(one.entry));
  return [...all.filter((one) => there.includes(one)), ...all.filter((one) => !there.includes(one))];
}
