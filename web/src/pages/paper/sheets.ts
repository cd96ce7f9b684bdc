// What can be printed, on which paper, and the numbers behind it.
import { computed, signal } from "@preact/signals";
import { eventOfPage, get, post } from "../../lib/api";
import { follow } from "../../lib/feed";
import { attempt } from "../../lib/toast";
import type { Clock, Counts, Event, Shown, Table } from "../../lib/types";

export const SHEETS = [
  "seats",
  "receipts",
  "moves",
  "bags",
  "payouts",
  "deal",
  "sign-in",
  "structure",
  "fallback",
] as const;
export type Sheet = (typeof SHEETS)[number];
/** Sheets that are slips: several to a page of A4, or one after the other on a roll. */
export const SLIPS: readonly Sheet[] = ["seats", "receipts", "moves", "bags"];
export type Entry = Shown<"ShownEntry">;

const asked = new URLSearchParams(location.search);
export const event = eventOfPage();
export const board = event ? follow(event) : null;
export const what = signal<Sheet>(SHEETS.find((one) => one === asked.get("what")) ?? "seats");
export const paper = signal<"a4" | "roll">(asked.get("paper") === "roll" ? "roll" : "a4");
/** Which slips: all, one table, or the entries chosen. */
export const table = signal(Number(asked.get("table")) || 0);
export const one = signal(Number(asked.get("entry")) || 0);
export const codes = signal<Record<number, string>>({});
export const receipts = signal<Shown<"Receipt">[] | null>(null);
export const bags = signal<Shown<"BagSlip">[] | null>(null);
export const deals = signal<Shown<"DealSheet">[] | null>(null);
export const structure = signal<Shown<"StructureSheet"> | null>(null);
export const people = signal<Shown<"KnownPerson">[]>([]);
export const blanks = signal(10);

export const part = <Part>(name: string): Part | undefined => board?.part<Part>(name);
export const eventPart = (): Event | undefined => part<Event>("event");
export const clock = (): Clock | undefined => part<Clock>("clock");
export const counts = (): Counts | undefined => part<Counts>("counts");
export const currency = (): string => eventPart()?.currency ?? "AUD";
const everyEntry = board?.family<Entry>("entry"),
  everyTable = board?.family<Table>("table");
export const entries = computed<Entry[]>(() => everyEntry?.value ?? []);
export const tables = computed<Table[]>(() => everyTable?.value ?? []);

/** Those who sit, in the order of the seats, as chosen. */
export const seated = computed(() =>
  entries.value
    .filter(
      (each) =>
        each.table !== null && (!table.value || each.table === table.value) && (!one.value || each.entry === one.value),
    )
    .sort((a, b) => a.table! - b.table! || a.seat! - b.seat!),
);

/** Fetch what the board does not show. */
export async function fetchFor(sheet: Sheet): Promise<void> {
  const path = `/api/events/${encodeURIComponent(event)}/paper`;
  await attempt(async () => {
    if (sheet === "receipts") receipts.value = await get(`${path}/receipts`);
    if (sheet === "bags") bags.value = await get(`${path}/bags`);
    if (sheet === "deal") deals.value = await get(`${path}/deals`);
    if (sheet === "structure") structure.value = await get(`${path}/structure`);
    if (sheet === "sign-in") people.value = await get<Shown<"KnownPerson">[]>("/api/people").catch(() => []);
  });
}

/** A link for the phone of everybody shown who has none on paper yet; the server makes them one after the other. */
export async function makeCodes(): Promise<void> {
  for (const entry of seated.value) {
    if (codes.value[entry.entry]) continue;
    const made = await attempt(async () => {
      const link = await post<Shown<"Link">>("/api/links", {
        role: "player",
        event,
        entry: entry.entry,
        label: entry.name.slice(0, 80),
      });
      codes.value = { ...codes.value, [entry.entry]: link.qr ?? "" };
    });
    if (!made) return;
  }
}

export type Stop = {
  number: number;
  is_break: boolean;
  at: number;
  small: number;
  big: number;
  ante: number;
  ms: number;
  now: boolean;
  colourUp: readonly number[];
};

/** When each line of the structure begins, from the one that is on; while the clock stands, as if it went on now. */
export function timetable(now: number): Stop[] {
  const shown = clock();
  if (!shown) return [];
  const begun = shown.status !== "not started",
    from = begun ? shown.index : 0;
  let at = begun
    ? (shown.status === "running" ? shown.since : now) + shown.left_ms - shown.lines[from]!.ms
    : (shown.starts_at ?? now);
  const found = shown.lines.slice(from).map((line): Stop => {
    const starts = at;
    at += line.ms;
    return {
      number: line.number,
      is_break: line.is_break,
      at: starts,
      small: line.small_blind ?? 0,
      big: line.big_blind ?? 0,
      ante: line.ante ?? 0,
      ms: line.ms,
      now: begun && starts <= now && now < at,
      colourUp: line.colour_up ?? [],
    };
  });
  const current = found.findIndex((stop) => stop.now);
  return current < 0 ? found : found.slice(current);
}
