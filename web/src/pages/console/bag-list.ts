// The sums of a bag list: what was typed, what that comes to, and which bag is next.
import type { Shown } from "../../lib/types";

export type Bag = Shown<"ShownBag">;
export type Bags = Shown<"ShownBags">;
export type Typed = Readonly<Record<number, string>>;

/** A count as people write it: 12500, 12,500 or 12 500; null where it is none. */
export function counted(text: string): number | null {
  const digits = text.replace(/[\s,.']/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

/** The chips of a bag: those inside, those typed, or those counted last. */
export function chipsIn(bag: Bag, typed: Typed): number | null {
  return bag.packed || typed[bag.entry] === undefined ? bag.chips : counted(typed[bag.entry]!);
}

/** What all bags come to, and how far that is from what should be there; nothing while a count cannot be read. */
export function sumOf(list: Bags, typed: Typed): { total: number; off: number } | null {
  let total = 0;
  for (const bag of list.bags) {
    const chips = chipsIn(bag, typed);
    if (!chips) return null;
    total += chips;
  }
  return { total, off: total - list.expected };
}

/** The bags by table. */
export function byTable(list: Bags): [number, Bag[]][] {
  const found = new Map<number, Bag[]>();
  for (const bag of list.bags) found.set(bag.table, [...(found.get(bag.table) ?? []), bag]);
  return [...found];
}

/** The next bag that is still to be packed, after one and around the end; those on their way to the server are not. */
export function nextOpen(list: Bags, after: number, sent: ReadonlySet<number> = new Set()): number | null {
  const at = list.bags.findIndex((bag) => bag.entry === after),
    around = [...list.bags.slice(at + 1), ...list.bags.slice(0, Math.max(at, 0))];
  return around.find((bag) => !bag.packed && !sent.has(bag.entry))?.entry ?? null;
}
