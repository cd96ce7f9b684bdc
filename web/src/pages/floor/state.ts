// What the page is about: the script, what the server rules on it, the event and table it belongs to.
import { computed, effect, signal } from "@preact/signals";
import { post, Refused } from "../../lib/api";
import type { Board } from "../../lib/feed";
import { refusalWords } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { language } from "../../lib/words";
import { EMPTY, headLines, linesOf, type Head } from "./script";

export type Ruled = Shown<"Ruled">;
export type Line = Shown<"RuledLine">;
export type Library = Shown<"ListedBook">[];
export type Mode = "quick" | "acts" | "sentences" | "text";

export const EXAMPLE = `book apl-au-2025
game NLHE 250/500
seats 1:SB 2:BB 3:UTG=20000 4:Next=9000 6:Btn
button 6
preflop
UTG raises to 1100
Next puts 1000 100 100 100
? Btn`;

const query = new URLSearchParams(location.search);
export const event = signal(query.get("event") ?? "");
export const tableNumber = signal(Number(query.get("table")) || 0);
export const call = signal(Number(query.get("call")) || 0);
/** Whether the table that the page was opened for has been seated; taps before that would be lost. */
export const seated = signal(!event.value || !(tableNumber.value || call.value));
export const board = signal<Board | null>(null);
export const library = signal<Library>([]);
export const mode = signal<Mode>("quick");
export const script = signal(remembered());
/** The line that taps are writing at the moment; 0 where none is. */
export const draft = signal(0);
export const ruled = signal<Ruled | null>(null);
export const beside = signal<Ruled | null>(null);
export const besideOpen = signal(innerWidth > 1000);
export const asking = signal(false);
export const trouble = signal("");
/** The line whose ruling is looked at; 0: the last that has one. */
export const looked = signal(0);

/** Who sits where and what is dealt, as the server reads it; set at once where the page itself writes it. */
export const head = signal<Head>(EMPTY);
/** The lines of the script, from 1, that say so. */
const headRows = signal<readonly number[]>([]);
/** What happened, line by line: everything but the head. */
export const story = computed(() =>
  linesOf(script.value)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ line: number, text }) => text.trim() && !headRows.value.includes(number)),
);
/** Whether the cards are out, so that acts can follow. */
export const dealt = computed(() => !!ruled.value?.table?.street);
/** Every line that was ruled on, questions and refusals too. */
export const lines = computed(() => ruled.value?.books[0]?.lines ?? []);
export const line = computed<Line | undefined>(
  () => lines.value.find((one) => one.line === looked.value) ?? lastRuling(lines.value),
);
export const fault = computed(() => lines.value.find((one) => one.code));
export const ruleTexts = computed(
  () => new Map([...(ruled.value?.rules ?? []), ...(beside.value?.rules ?? [])].map((one) => [one.key, one])),
);

export const isQuestion = (one: Line): boolean => one.role === "question";
/** Whether the floor had something to say: a plain fold or call in turn is no news. */
export const worthwhile = (one: Line): boolean =>
  !!one.code ||
  one.kind !== "reading" ||
  one.returned > 0 ||
  one.director.length > 0 ||
  !!one.penalty ||
  one.cites.length > 1 ||
  !one.action;
/** What was asked after the line that is looked at: it goes with the ruling. */
export const followUps = computed(() => {
  const at = lines.value.indexOf(line.value!);
  return at < 0 || isQuestion(line.value!) ? [] : untilNews(lines.value.slice(at + 1));
});

function untilNews(all: Line[]): Line[] {
  const end = all.findIndex((one) => !isQuestion(one) && worthwhile(one));
  return (end < 0 ? all : all.slice(0, end)).filter((one) => isQuestion(one) && !one.code);
}

/** The last act with news in it; a question behind it is shown with it, a choice of the director's with what it decides. */
function lastRuling(all: readonly Line[]): Line | undefined {
  const stopped = all.find((one) => one.code);
  const acts = all.filter((one) => one.role === "story" || one.role === "head");
  const asks = all.filter(isQuestion);
  return (
    stopped ??
    (asks.length
      ? acts.filter((one) => worthwhile(one) || (one.action !== "fold" && one.action !== "check")).pop()
      : undefined) ??
    acts[acts.length - 1] ??
    all[all.length - 1]
  );
}

function remembered(): string {
  try {
    return sessionStorage.getItem("floor-script") ?? EXAMPLE;
  } catch {
    return EXAMPLE;
  }
}

/** Another script, written by taps or by hand; what was looked at before is looked at no more. */
export function write(text: string, drafted = 0): void {
  draft.value = drafted;
  looked.value = 0;
  script.value = text;
}

/** Another table, and what happened at it. */
export function writeStory(now: Head, lines: readonly string[]): void {
  if (!now.seats.length) return; // the server has not read the script yet
  const first = headLines(now);
  head.value = now;
  headRows.value = first.map((_, at) => at + 1);
  write([...first, ...lines].join("\n"));
}

/** Another table for the same story. */
export const writeHead = (now: Head): void =>
  writeStory(
    now,
    story.value.map((one) => one.text),
  );

/** One more line at the end; its number. */
export function addLine(text: string, drafting = false): void {
  const before = script.value.trimEnd(),
    lines = before ? linesOf(before) : [];
  write([...lines, text].join("\n"), drafting ? lines.length + 1 : 0);
}

/** Another text for a line, or none. */
export function changeLine(number: number, text: string | null, drafting = false): void {
  const lines = linesOf(script.value);
  lines.splice(number - 1, 1, ...(text === null ? [] : [text]));
  write(lines.join("\n"), drafting ? number : 0);
}

/** A player's name as a line of the script writes it. */
export const called = (name: string): string =>
  head.value.seats.find((one) => one.name === name)?.written ?? `"${name}"`;

let number = 0,
  timer = 0,
  later = 0;
effect(() => {
  const text = script.value,
    wide = besideOpen.value,
    books = library.value.map((one) => one.id),
    lang = language.value;
  try {
    sessionStorage.setItem("floor-script", text);
  } catch {
    /* a private window forgets */
  }
  clearTimeout(timer);
  clearTimeout(later);
  timer = setTimeout(() => void ask(text, lang), 120) as unknown as number;
  if (wide && books.length) later = setTimeout(() => void askAll(text, books, lang), 450) as unknown as number;
});

async function ask(text: string, lang: string): Promise<void> {
  const mine = ++number;
  asking.value = true;
  try {
    const found = await post<Ruled>("/api/rule", { script: text, lang });
    if (mine === number) {
      ruled.value = found;
      trouble.value = "";
      const { lines: rows, ...now } = found.head;
      if (now.seats.length || !head.peek().seats.length) head.value = now;
      headRows.value = rows;
    }
  } catch (error) {
    if (mine === number) {
      trouble.value = refusalWords(error);
      if (error instanceof Refused) ruled.value = null;
    }
  } finally {
    if (mine === number) asking.value = false;
  }
}

async function askAll(text: string, books: string[], lang: string): Promise<void> {
  try {
    const found = await post<Ruled>("/api/rule", { script: text, books, lang });
    if (text === script.peek() && lang === language.peek()) beside.value = found;
  } catch {
    /* the ruling itself tells what is wrong */
  }
}
