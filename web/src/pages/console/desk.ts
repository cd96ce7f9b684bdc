// The director's desk: the board it looks at, and the one way in which every order of this page is given.
import { batch, signal } from "@preact/signals";
import { eventOfPage, get, order as send, post, Refused, type OrderOptions } from "../../lib/api";
import { follow, type Board } from "../../lib/feed";
import { refusalWords, tell, tellRefusal } from "../../lib/toast";
import type { ErrorBody, Event, Table, Taken } from "../../lib/types";
import { say } from "../../lib/words";
import type { Entry } from "./shapes";

export type Fields = Record<string, unknown>;
export type View = "next" | "tables" | "clock" | "feed" | "more" | "prizes" | "deals" | "chips" | "people" | "charts" | "together";
export type FormField = { name: string; kind: string; required?: boolean; about?: string; choices?: string[]; of?: string; fields?: FormField[] };
export type OrderForm = { order: string; about: string; fields?: FormField[] };
/** Something the book leaves to the director, or wants to know first. */
export type Asked = { order: string; fields: Fields; error: ErrorBody; done: (taken: Taken | null) => void };
export type Undo = { words: string; numbers: number[]; until: number };
/** What is open above the page. */
export type Opened =
  | { kind: "palette"; after?: number } | { kind: "keys" } | { kind: "announce" }
  | { kind: "order"; order: string; fields: Fields; after?: number }
  | { kind: "seat"; entry: number } | { kind: "table"; table: number } | { kind: "empty-seat"; table: number; seat: number }
  | { kind: "race"; table: number; value: number } | { kind: "strike"; numbers: number[]; why: string }
  | { kind: "penalty"; entry: number; offence?: string } | { kind: "move"; fields: Fields; error: ErrorBody | null };

export const event = eventOfPage();
export const board: Board = event ? follow(event) : (undefined as unknown as Board);
export const view = signal<View>("tables");
export const opened = signal<Opened | null>(null);
export const asked = signal<Asked | null>(null);
export const undo = signal<Undo | null>(null);
/** Where a drag has put somebody before the server has answered. */
export const dragged = signal<{ entry: number; table: number; seat: number } | null>(null);
export const busy = signal(0);

export const eventPart = (): Event | undefined => board.part<Event>("event");
export const currency = (): string => eventPart()?.currency ?? "AUD";
export const tables = board?.family<Table>("table");
export const entries = board?.family<Entry>("entry");
export const entryOf = (number: number): Entry | undefined => board.part<Entry>(`entry/${number}`);

export type Giving = OrderOptions & { undo?: string; told?: string };
const UNDO_FOR = 12_000;

/** Give an order. What it lacks is asked for in a dialog and sent again; null where it was refused or given up. */
export async function give(name: string, fields: Fields = {}, options: Giving = {}): Promise<Taken | null> {
  const { undo: undoWords, told, ...rest } = options;
  busy.value += 1;
  try {
    const taken = await send(event, name, fields, rest);
    if (undoWords) offerUndo(undoWords, taken);
    else if (told) tell(told);
    return taken;
  } catch (error) {
    if (error instanceof Refused && askable(error.error))
      return await new Promise((done) => { asked.value = { order: name, fields, error: error.error, done: (taken) => { if (taken && undoWords) offerUndo(undoWords, taken); done(taken); } }; });
    tellRefusal(error);
    return null;
  } finally { busy.value -= 1; }
}

/** What an order would lead to: its happenings, or the refusal. */
export async function preview(name: string, fields: Fields): Promise<{ happened: Record<string, unknown>[]; error: ErrorBody | null }> {
  try {
    const taken = await send(event, name, fields, { preview: true });
    return { happened: taken.entries as Record<string, unknown>[], error: null };
  } catch (error) {
    if (error instanceof Refused) return { happened: [], error: error.error };
    throw error;
  }
}

const ASKED = ["why", "reason", "override", "exception", "forced", "stack", "buttons", "director", "announced", "present", "in_view", "players_present", "supervised_by", "dealer_seat"];

/** Whether a refusal can be met by saying something more. */
export function askable(error: ErrorBody): boolean {
  return error.kind === "ambiguous" || error.code === "bust.hitman-elsewhere" || optionsOf(error).length > 0 || ASKED.includes(error.field ?? "");
}

export function optionsOf(error: ErrorBody): unknown[] {
  const limits = (error.limits ?? {}) as Record<string, unknown>;
  const found = limits.of ?? limits.options;
  return Array.isArray(found) ? found : [];
}

function offerUndo(words: string, taken: Taken): void {
  const numbers = (taken.entries as { number?: number }[]).map((one) => one.number).filter((one): one is number => one !== undefined);
  if (!numbers.length) return;
  const offered = { words, numbers, until: Date.now() + UNDO_FOR };
  undo.value = offered;
  setTimeout(() => { if (undo.peek() === offered) undo.value = null; }, UNDO_FOR);
}

/** Take the last thing back: struck out at once where nothing hangs on it, shown first where something does. */
export async function takeBack(): Promise<void> {
  const last = undo.value;
  if (!last) { tell(say("console.nothing-to-undo")); return; }
  undo.value = null;
  const why = say("console.undo-why");
  try {
    const shown = await correct({ strike: last.numbers, why, preview: true });
    if (shown.conflicts?.length) opened.value = { kind: "strike", numbers: last.numbers, why };
    else { await correct({ strike: last.numbers, why }); tell(say("console.undone")); }
  } catch (error) { tellRefusal(error); }
}

export type Correcting = { strike?: number[]; after?: number; order?: string; fields?: Fields; why: string; preview?: boolean };
export function correct(what: Correcting): Promise<Taken> {
  return post<Taken>(`/api/events/${encodeURIComponent(event)}/corrections`, { version: board.version.peek(), ...what });
}

let forms: Promise<Map<string, OrderForm>> | null = null;
/** The forms of all orders, asked for once. */
export function orderForms(): Promise<Map<string, OrderForm>> {
  forms ??= get<OrderForm[]>("/api/orders").then((found) => new Map(found.map((one) => [one.order, one])));
  forms.catch(() => { forms = null; });
  return forms;
}

export function open(what: Opened): void { opened.value = what; }
export function close(): void { opened.value = null; }
export function show(what: View): void { batch(() => { view.value = what; opened.value = null; }); }
export { refusalWords };
