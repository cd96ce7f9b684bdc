// Serving people at the desk: whatever they need next, by one tap or by Enter.
import { computed, signal } from "@preact/signals";
import { tell } from "../../lib/toast";
import type { Shown, Taken } from "../../lib/types";
import { money, say } from "../../lib/words";
import { board, currency, entries, eventPart, give, type Fields } from "../console/desk";
import { claimed, find, type AtDoor, type Entry, type Found, type Known } from "./finding";
import { slipFor } from "./slip";

export const WAYS = ["cash", "card", "transfer", "later"];
export const people = signal<Known[]>([]);
export const typed = signal("");
export const way = signal("cash");
/** Somebody who is out: another entry costs money, and is asked about first. */
export const again = signal<Entry | null>(null);
export const door = computed<AtDoor[]>(() => board?.part<Shown<"ShownDoor">>("door")?.people ?? []);
/** A later day whose entries are over: who plays has come from its flights, and nobody else is offered an entry. */
export const onlyFlights = (): boolean => {
  const shown = eventPart();
  return shown !== undefined && shown.day > 1 && !shown.registration_open;
};
export const found = computed(() =>
  find(people.value, entries?.value ?? [], typed.value, door.value).filter((one) => one.entry || !onlyFlights()),
);

const BOUNCE = 700;
let last = 0,
  waiting = 0;
/** Whether Enter was pressed so soon after somebody was served that it is the same press; with nothing typed, as long as the answer is out. */
export const bounced = (): boolean => (waiting > 0 && !typed.value) || Date.now() - last < BOUNCE;

/** How it is paid. */
export const paying = (): Fields => (way.value === "later" ? { paid: false } : { way: way.value });

async function enter(name: string, order: string, fields: Fields): Promise<boolean> {
  const before = typed.value;
  typed.value = ""; // at once: a key that bounces serves nobody twice
  last = Date.now();
  waiting += 1;
  const taken = await give(order, { ...fields, ...paying() }).finally(() => {
    waiting -= 1;
  });
  last = Date.now();
  if (taken) await served(taken, name);
  else typed.value ||= before;
  toTheBox();
  return taken !== null;
}

/** The next name is typed at once; on a phone that would open the keyboard over the slip. */
export function toTheBox(): void {
  if (matchMedia("(pointer: fine)").matches) document.querySelector<HTMLInputElement>("input.big")?.focus();
}

/** Somebody comes to the desk and pays. */
export const checkIn = (one: Known): Promise<boolean> =>
  enter(one.name, "register", { player: one.player, name: one.name });

/** Somebody the desk knows by the name that was signed up under. */
export const claimedBy = (one: AtDoor): Known | undefined => claimed(one, people.value, entries?.value ?? []);

/** Whoever signed up at the door pays; `known` where the desk knows better who it is. */
export function take(one: AtDoor, known: Known = claimedBy(one) ?? one): Promise<boolean> {
  if (one.again) return enter(one.name, "re enter", { player: one.player });
  return enter(known.name, "register", {
    player: known.player,
    name: known.name,
    ...(one.signed_up && known.player !== one.player ? { sign_up: one.player } : {}),
  });
}

/** Another entry for somebody who is out. */
export async function reEnter(entry: Entry): Promise<void> {
  again.value = null;
  await enter(entry.name, "re enter", { player: entry.player });
}

type Happened = { what: { type: string; entry?: number; kind?: string } };

/** The slip of whoever was entered, with a seat where the event is on; the next one pays again. */
async function served(taken: Taken, name: string): Promise<void> {
  if (way.value === "later") way.value = "cash";
  const registered = taken.entries
    .map((entry) => (entry as unknown as Happened).what)
    .find((what) => what.type === "registered");
  if (!registered?.entry) {
    tell(say("desk.late-noted", { name }));
    return;
  }
  if (registered.kind === "alternate") tell(say("desk.in-queue", { name }));
  else if (playing()) await give("seat late", { entry: registered.entry });
  await slipFor(registered.entry);
}

/** A seat for somebody who has none in an event that is on. */
export async function seat(entry: number): Promise<void> {
  if (await give("seat late", { entry })) await slipFor(entry);
  toTheBox();
}

/** The first in the queue comes in, and sits down where the event is on. */
export async function seatNext(entry: number): Promise<void> {
  if ((await give("seat alternate")) && playing()) await seat(entry);
  toTheBox();
}

export const playing = (): boolean => eventPart()?.stage === "playing";
const stands = (entry: Entry): boolean => entry.status === "registered" && entry.table === null && playing();

/** What Enter and a tap do for somebody: whatever they need next. */
export async function serve(one: Found): Promise<void> {
  const { known, entry, door: waits } = one;
  if (waits) {
    await take(waits, known);
    return;
  }
  if (!entry || entry.status === "withdrawn") {
    await checkIn(known);
    return;
  }
  if (entry.status === "out") {
    again.value = entry;
    return;
  }
  typed.value = "";
  await (stands(entry) ? seat(entry.entry) : slipFor(entry.entry));
}

/** The words for that. */
export function next({ entry, door: waits }: Found): string {
  if (waits) return takes(waits);
  if (!entry || entry.status === "withdrawn") return say("desk.check-in");
  return say(entry.status === "out" ? "desk.re-enter" : stands(entry) ? "desk.seat-now" : "desk.slip");
}

/** What is taken from somebody at the door. */
export const takes = (one: AtDoor): string =>
  one.price ? say("desk.take", { amount: money(one.price, currency()) }) : say("desk.let-in");

/** What a guest is known by: the name, with a number where somebody has it already. */
export function another(name: string): string {
  const taken = new Set([...(entries?.value ?? []), ...door.value].map((one) => one.player.toLowerCase())),
    plain = name.toLowerCase();
  let number = 2;
  if (!taken.has(plain)) return plain;
  while (taken.has(`${plain} ${number}`)) number += 1;
  return `${plain} ${number}`;
}
