// Finding people by what a director types: a seat ("4.7", "4 7"), the beginning of any of their names, or an entry ("#12"); and orders.
import type { Entry } from "./shapes";

const SEAT = /^(\d+)\s*[.,/ -]\s*(\d+)$/;

/** Everybody who fits, the best first: an exact seat, then names that begin so, then names that hold it. */
export function found(said: string, people: readonly Entry[], playing = true): Entry[] {
  const text = fold(said);
  if (!text) return [];
  const in_play = people.filter((one) => !playing || one.table != null);
  const seat = SEAT.exec(text),
    number = /^#?(\d+)$/.exec(text);
  if (seat) return in_play.filter((one) => one.table === Number(seat[1]) && one.seat === Number(seat[2]));
  if (number) {
    const numbered = in_play.filter((one) => one.entry === Number(number[1]));
    const table = text.startsWith("#")
      ? []
      : in_play
          .filter((one) => one.table === Number(number[1]))
          .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
    return [...table, ...numbered.filter((one) => !table.includes(one))];
  }
  const rank = (one: Entry): number => {
    const name = fold(one.name);
    return name.startsWith(text)
      ? 0
      : name.split(" ").some((word) => word.startsWith(text))
        ? 1
        : name.includes(text)
          ? 2
          : 9;
  };
  return in_play
    .map((one) => ({ one, rank: rank(one) }))
    .filter((each) => each.rank < 9)
    .sort((one, other) => one.rank - other.rank || one.one.name.localeCompare(other.one.name))
    .map((each) => each.one);
}

/** Small letters without marks, so that "eve" finds Éve; Hangul stays whole. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .trim();

/** Where somebody is told to go: a table, and a seat if one is named. */
export function whither(said: string): { table: number; seat: number | null } | null {
  const text = said.trim(),
    seat = SEAT.exec(text);
  if (seat) return { table: Number(seat[1]), seat: Number(seat[2]) };
  return /^\d+$/.test(text) ? { table: Number(text), seat: null } : null;
}

/** Orders that fit what was typed, the best first; with nothing typed the usual ones, then all others by name. */
export function fitting<One extends { order: string; about: string }>(
  all: readonly One[],
  said: string,
  nameOf: (order: string) => string,
  usual: readonly string[] = [],
): One[] {
  const words = fold(said).split(/\s+/).filter(Boolean);
  const rank = ({ order, about }: One): number => {
    if (!words.length) return usual.includes(order) ? usual.indexOf(order) - usual.length : 0;
    const name = fold(`${nameOf(order)} ${order}`),
      text = `${name} ${fold(about)}`;
    if (!words.every((word) => text.includes(word))) return 9;
    return words.every((word) => name.startsWith(word)) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2;
  };
  return all
    .map((one) => ({ one, rank: rank(one) }))
    .filter((each) => each.rank < 9)
    .sort((one, other) => one.rank - other.rank || nameOf(one.one.order).localeCompare(nameOf(other.one.order)))
    .map((each) => each.one);
}
