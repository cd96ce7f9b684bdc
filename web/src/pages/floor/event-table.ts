// A table of the running event as the head of a script: who sits there, their stacks, the blinds of the moment.
import { read } from "../../lib/clock";
import type { Clock, Event, Line, Shown, Table } from "../../lib/types";
import { sitting, type Head, type Sitting } from "./script";
import { board, call, event, tableNumber, writeStory } from "./state";

export type EventTable = Table;
export type EventCall = { call: number; table: number; entry: number | null; name: string; about: string; at: number };

/** The chips of the event, with the colours that its set has. */
export const chipSet = (): Shown<"ShownPile">[] => board.value?.part<Shown<"ShownChips">>("chips")?.by_value ?? [];

/** First names where they tell people apart; whole names where they do not. */
export function callThem(names: string[]): string[] {
  const first = names.map((name) => name.trim().split(/\s+/)[0] ?? name);
  return names.map((name, at) =>
    first.filter((other) => other.toLowerCase() === first[at]!.toLowerCase()).length === 1 ? first[at]! : name,
  );
}

export function eventHead(number: number): Head | null {
  const here = board.value,
    table = here?.family<Table>("table").value.find((one) => one.number === number),
    clock = here?.part<Clock>("clock"),
    known = here?.part<Event>("event");
  if (!here || !table || !known) return null;
  const level = clock ? levelOf(table, clock, read(clock, here.now()).playing) : null;
  const taken = table.seats.filter((one) => one.entry !== null && one.entry !== undefined);
  const names = callThem(taken.map((one) => one.name ?? ""));
  const seats: Sitting[] = taken.map((one, at) => sitting(one.seat, names[at]!, one.chips || null));
  return {
    book: known.book,
    game: level?.game ?? "NLHE",
    small: level?.small_blind ?? 0,
    big: level?.big_blind ?? 0,
    ante: level?.ante ?? 0,
    seats,
    button: table.button ?? seats[seats.length - 1]?.seat ?? 0,
  };
}

/** The level of the hand at a table: the one at which its beginning was noted, unless that was long ago. */
function levelOf(table: Table, clock: Clock, now: Line): Line {
  const noted = table.hand_line == null ? undefined : clock.lines[table.hand_line];
  return noted && now.number - noted.number <= 1 ? noted : now;
}

/** Go to a table of the event: its players sit down, and the story begins anew. */
export function seatEvent(number: number): void {
  tableNumber.value = number;
  const calls = board.value?.part<{ open: EventCall[] }>("calls")?.open ?? [];
  if (!calls.some((one) => one.call === call.value && one.table === number))
    call.value = calls.find((one) => one.table === number)?.call ?? 0;
  const head = number ? eventHead(number) : null;
  if (head && head.seats.length > 1) writeStory(head, ["preflop"]);
  const here = new URLSearchParams({ event: event.value, ...(number ? { table: String(number) } : {}) });
  history.replaceState(null, "", `?${here}`);
}
