// The director's desk: the board it looks at, and the one way in which every order of this page is given.
import { batch, effect, signal } from "@preact/signals";
import { eventOfPage, get, order as send, post, Refused, type OrderOptions } from "../../lib/api";
import { follow, type Board } from "../../lib/feed";
import { refusalWords, tell, tellRefusal } from "../../lib/toast";
import type { ErrorBody, Event, Table, Taken } from "../../lib/types";
import { language, say } from "../../lib/words";
import type { Entry } from "./shapes";
import { doneSince, shownBy, toldOf } from "./story-words";
import { orderName } from "./labels";
import type { FormField } from "../../parts/command";

export type { FormField };

export type Fields = Record<string, unknown>;
export type View =
  "next" | "tables" | "clock" | "feed" | "more" | "prizes" | "deals" | "chips" | "people" | "charts" | "together";
export type OrderForm = { order: string; about: string; fields?: FormField[] };
/** Something the book leaves to the director, or wants to know first. */
export type Asked = {
  order: string;
  fields: Fields;
  error: ErrorBody;
  done: (taken: Taken | null) => void;
  /** What is done with the answer, where it is not given as an order. */ again?: (fields: Fields) => void;
  /** How it was given. */ giving?: Giving;
};
export type Undo = { words: string; numbers: number[]; until: number };
/** What is open above the page. */
export type Opened =
  | { kind: "palette"; after?: number; instead?: boolean }
  | { kind: "keys" }
  | { kind: "announce" }
  | { kind: "bags" }
  | { kind: "envelopes"; amounts: number[] }
  | { kind: "ruling"; number: number }
  | { kind: "order"; order: string; fields: Fields; after?: number; instead?: boolean }
  | { kind: "seat"; entry: number }
  | { kind: "table"; table: number }
  | { kind: "empty-seat"; table: number; seat: number }
  | { kind: "race"; table: number; value: number }
  | { kind: "strike"; numbers: number[]; why: string }
  | { kind: "penalty"; entry: number; offence?: string }
  | { kind: "move"; fields: Fields; error: ErrorBody | null };

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

/** `undo` says what is offered to be taken back: in these words, or in those of what has happened. */
export type Giving = OrderOptions & {
  undo?: string | true;
  told?: string;
  /** Asked where somebody else was faster: whether the order is still wanted. */ stands?: () => boolean;
};
const UNDO_FOR = 12_000;

/** Give an order. What it lacks is asked for in a dialog and sent again; null where it was refused or given up. */
export async function give(name: string, fields: Fields = {}, options: Giving = {}): Promise<Taken | null> {
  const { undo: undoWords, told, stands, ...rest } = options;
  busy.value += 1;
  try {
    const taken = await send(event, name, fields, { whom: about(fields), ...rest });
    if (undoWords) void offerUndo(undoWords, name, taken);
    else {
      remember(told ?? orderName(name), taken);
      if (told) tell(told);
    }
    return taken;
  } catch (error) {
    if (stands && error instanceof Refused && error.error.kind === "conflict")
      return await faster(error.error, name, fields, options);
    if (error instanceof Refused && askable(error.error))
      return await new Promise((done) =>
        ask({
          order: name,
          fields,
          error: error.error,
          giving: stands ? { version: rest.version, stands } : {},
          done: (taken) => {
            if (taken && undoWords) void offerUndo(undoWords, name, taken);
            done(taken);
          },
        }),
      );
    tellRefusal(error);
    return null;
  } finally {
    busy.value -= 1;
  }
}

const unasked: Asked[] = [];
/** Put a question; one that comes while another is open waits until that is answered. */
function ask(one: Asked): void {
  if (asked.peek()) unasked.push(one);
  else asked.value = one;
}
effect(() => {
  if (!asked.value && unasked.length) asked.value = unasked.shift()!;
});

/** Somebody else was faster: where the order is still wanted it is given on what is now, otherwise it was done already. */
async function faster(error: ErrorBody, name: string, fields: Fields, options: Giving): Promise<Taken | null> {
  await shownBy(Number(error.limits?.version ?? 0));
  if (options.stands?.()) return give(name, fields, { ...options, version: board.version.peek() });
  tell(doneSince(options.version ?? 0));
  return null;
}

/** Whom an order is about, as far as it names somebody. */
function about(fields: Fields): string {
  const out = (fields.out ?? []) as { entry: number }[],
    numbers = [fields.entry, ...out.map((one) => one.entry)].filter((one): one is number => typeof one === "number");
  return typeof fields.name === "string"
    ? fields.name
    : numbers.map((one) => entryOf(one)?.name ?? `#${one}`).join(", ");
}

/** What an order would lead to: its happenings, or the refusal. */
export async function preview(
  name: string,
  fields: Fields,
): Promise<{ happened: Record<string, unknown>[]; error: ErrorBody | null }> {
  try {
    const taken = await send(event, name, fields, { preview: true });
    return { happened: taken.entries as Record<string, unknown>[], error: taken.refusal ?? null };
  } catch (error) {
    if (error instanceof Refused) return { happened: [], error: error.error };
    throw error;
  }
}

/** Whether a refusal can be met by saying something more. */
export const askable = (error: ErrorBody): boolean => Boolean(error.question);

/** What was ordered here, the last at the end: it can be taken back however long ago it was. */
const done: Undo[] = [];

function remember(words: string, taken: Taken): Undo | null {
  const order = (taken.entries as { number?: number }[])[0]?.number;
  if (order === undefined) return null;
  forget([order]); // an answer to a question was remembered without words
  const last = { words, numbers: [order], until: Date.now() + UNDO_FOR };
  done.push(last);
  return last;
}

/** Tell what was done, and offer to take it back. */
export async function offerUndo(said: string | true, order: string, taken: Taken): Promise<void> {
  const offered = remember(said === true ? say("console.done-of", { order: orderName(order) }) : said, taken);
  if (!offered) return;
  if (said === true) offered.words = (await toldOf(taken)) || offered.words;
  if (!done.includes(offered)) return; // taken back before the board could tell
  undo.value = offered;
  setTimeout(() => {
    if (undo.peek() === offered) undo.value = null;
  }, UNDO_FOR);
}

/** What was struck out elsewhere is not offered any more. */
export function forget(numbers: readonly number[]): void {
  const gone = (one: Undo): boolean => one.numbers.some((each) => numbers.includes(each));
  done.splice(0, done.length, ...done.filter((one) => !gone(one)));
  if (undo.peek() && gone(undo.peek()!)) undo.value = null;
}

/** Take the last thing back: struck out at once where nothing hangs on it, shown first where something does. */
export async function takeBack(): Promise<void> {
  const last = done.pop();
  undo.value = null;
  if (!last) {
    tell(say("console.nothing-to-undo"));
    return;
  }
  const strike = last.numbers,
    why = ""; // what is taken back at once needs none, and the feed says so in the reader's language
  try {
    const shown = await correct({ strike, why, preview: true });
    if (shown.conflicts?.length) {
      done.push(last); // until it is struck out there
      opened.value = { kind: "strike", numbers: strike, why };
    } else {
      await correct({ strike, why, undo: true });
      tell(say("console.undone", { words: last.words }));
    }
  } catch (error) {
    if (!(error instanceof Refused) || error.error.kind === "conflict") done.push(last);
    tellRefusal(error);
  }
}

export type Correcting = {
  strike?: number[];
  after?: number;
  order?: string;
  fields?: Fields;
  why: string;
  preview?: boolean;
  undo?: boolean;
};
export function correct(what: Correcting): Promise<Taken> {
  return post<Taken>(`/api/events/${encodeURIComponent(event)}/corrections`, {
    version: board.version.peek(),
    ...what,
  });
}

const forms: Partial<Record<string, Promise<Map<string, OrderForm>>>> = {};
/** The forms of all orders, asked for once in each language. */
export function orderForms(): Promise<Map<string, OrderForm>> {
  const spoken = language.peek();
  const asks = (forms[spoken] ??= get<OrderForm[]>("/api/orders").then(
    (found) => new Map(found.map((one) => [one.order, one])),
  ));
  asks.catch(() => {
    delete forms[spoken];
  });
  return asks;
}

export function open(what: Opened): void {
  opened.value = what;
}
export function close(): void {
  opened.value = null;
}
export function show(what: View): void {
  if (what !== view.peek()) history.pushState(null, "", `#${what}`);
  batch(() => {
    view.value = what;
    opened.value = null;
  });
}
export { refusalWords };
