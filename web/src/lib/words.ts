// The words of the pages, in Project Fluent's format. The server sends codes and values; here they become sentences in the page's language.
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import languages from "words:languages";
import { withParticle } from "./korean";

/** A folder of the catalogue: `en`, `ko`. */
export type Language = string;
export type Values = Record<string, string | number>;
type Entry = FluentResource["body"][number];
/** One file of the catalogue: its entries come in the language that is asked for, as the build has read them. */
export type Area = {
  name: string;
  in: Record<Language, () => Promise<{ default: [Entry["id"], Entry["value"]][] }>>;
};

/** Something to be said, as the server sends it (`cardspeak.words.message`). */
export type Message = { is: "message"; code: string; values?: Record<string, Value> };
export type Value =
  | string
  | number
  | Message
  | { is: "chips"; amount: number }
  | { is: "money"; amount: number; currency: string }
  | { is: "moment"; at: number; offset?: number }
  | { is: "place"; number: number }
  | { is: "items"; items: readonly Value[]; joined?: "comma" | "and" | "or" | "hyphen" | "bar" | "semicolon" };

const CHOICE = "choice.";
const BETWEEN: Record<string, string> = { comma: ", ", hyphen: "-", bar: " | ", semicolon: "; " };

export const language = signal<Language>(firstLanguage());
/** Rises when words are learnt after the page was drawn, so that it is drawn again. */
export const learnt = signal(0);

const bundles = new Map(Object.keys(languages).map((spoken) => [spoken, bundleOf(spoken)]));
/** The areas that the page has asked for, and what has come or is on its way of each. */
const areas = new Map<string, { area: Area; coming: Partial<Record<Language, Promise<void>>> }>();

function bundleOf(spoken: Language): FluentBundle {
  const functions = { ARTICLE: article, ORDINAL: ordinal, PARTICLE: particle };
  return new FluentBundle(languages[spoken]!.locale, { functions, useIsolating: false });
}

function firstLanguage(): Language {
  if (typeof location === "undefined") return "en";
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered() ?? navigator.language;
  return Object.keys(languages).find((one) => asked.startsWith(one)) ?? "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

/** Speak another language, once its words are there; what is asked for meanwhile is among them. */
export async function speak(wanted: Language): Promise<void> {
  for (const { area } of areas.values()) await load(area, wanted);
  language.value = wanted;
  try {
    localStorage.setItem("language", wanted);
  } catch {
    /* a private window forgets */
  }
}

/** An address of the server that is asked in the page's language; without a word it answers in English. */
export const inLanguage = (path: string): string =>
  language.value === "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;

/** Learn the words of some areas in the language that is spoken: there, or not to be had, when this is done. */
export async function learn(...wanted: Area[]): Promise<void> {
  await Promise.allSettled(wanted.map((area) => load(area, language.peek())));
}

function load(area: Area, wanted: Language): Promise<void> {
  const known = areas.get(area.name) ?? { area, coming: {} };
  areas.set(area.name, known);
  return (known.coming[wanted] ??= area.in[wanted]!().then(
    (found) => {
      bundles.get(wanted)!.addResource({
        body: found.default.map(([id, value]) => ({ id, value, attributes: {} }) as Entry),
      });
      learnt.value += 1;
    },
    (error: unknown) => {
      delete known.coming[wanted]; // asked for again by whoever needs it next
      throw error;
    },
  ));
}

/** The name of an entry: Fluent has no dots, slashes and spaces in names. */
export const entryOf = (code: string): string => code.replace(/[ _]/g, "-").replaceAll(".", "_").replaceAll("/", "__");

/** What the page says under a key; the key itself where it has no words. */
export function say(key: string, values: Values = {}): string {
  return worded(key, values) ?? key;
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  learnt.value;
  return bundles.get(language.value)!.hasMessage(entryOf(key));
}

function worded(code: string, values: Record<string, FluentVariable>): string | undefined {
  learnt.value;
  const bundle = bundles.get(language.value)!,
    pattern = bundle.getMessage(entryOf(code))?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [],
    said = bundle.formatPattern(pattern, values, errors);
  if (errors[0]) console.error(code, errors[0]); // a value that nobody gave
  return said;
}

/** A message of the server in words. What the page has not learnt yet is fetched, and the page is drawn again. */
export function word(message: Message): string {
  const values = message.values ?? {};
  if (message.code === "items") return text(values.items!);
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, argument(value)]));
  if (Object.values(values).some(isComing)) return "";
  return worded(message.code, given) ?? soughtWords(message.code);
}

/** Whether the words of a value are still on their way: half a sentence helps nobody. */
function isComing(value: Value): boolean {
  if (typeof value !== "object") return false;
  if (value.is === "items") return value.items.some(isComing);
  return value.is === "message" && word(value) === "";
}

/** A value by itself, in words. */
export const text = (value: Value): string => (typeof value === "number" ? String(value) : String(argument(value)));

/** A value as it stands in a sentence: numbers are plain, chips and money are written as such. */
function argument(value: Value): string | FluentNumber {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (typeof value === "string") return value;
  switch (value.is) {
    case "message":
      return word(value);
    case "chips":
      return count(value.amount);
    case "money":
      return money(value.amount, value.currency);
    case "moment":
      return moment(value.at);
    case "place":
      return place(value.number);
    case "items":
      return joined(value);
  }
}

function joined({ items, joined: how = "comma" }: Extract<Value, { is: "items" }>): string {
  const texts = items.map(text);
  if (how in BETWEEN || texts.length < 2) return texts.join(BETWEEN[how]);
  return say(`items.${how}`, { items: texts.slice(0, -1).join(", "), last: texts.at(-1)! });
}

/** Codes that were looked for; true once there are no words to be had for them. */
const sought = new Map<string, boolean>();

/** Nothing while the words of a message are being fetched; its code where there are none. */
function soughtWords(code: string): string {
  const key = `${language.value} ${code}`;
  if (!sought.has(key)) {
    sought.set(key, false);
    void import("./more-words")
      .then((more) => more.fetchWordsOf(code))
      .catch(() => undefined)
      .finally(() => {
        sought.set(key, true);
        learnt.value += 1;
      });
  }
  return sought.get(key) ? nameOf(code) : "";
}

/** A value of a setting that nobody has put more simply is said by its own name; anything else by its code. */
function nameOf(code: string): string {
  return code.startsWith(CHOICE) ? code.slice(CHOICE.length).replaceAll("-", " ") : code;
}

/** An English noun with "a" or "an" before it. */
const article = ([noun]: unknown[]): string =>
  `${"aeiou".includes(String(noun)[0] ?? "-") ? "an" : "a"} ${String(noun)}`;

/** A number as English counts places: 1st, 11th, 22nd. */
function ordinal([number]: unknown[]): string {
  const digits = String(number),
    last = digits.slice(-1);
  return digits + (/1.$/.test(digits) ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[last] ?? "th"));
}

function particle([word]: (FluentVariable | object)[], { forms }: Record<string, unknown>): string {
  const text =
    word instanceof FluentNumber && word.opts.useGrouping !== false ? count(word.valueOf()) : String(word?.valueOf());
  return withParticle(text, String(forms));
}

/** By which locale the page's language writes numbers and dates. */
export const locale = (): string => languages[language.value]!.locale;

/** Making a formatter costs far more than using one: each is made once. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function once<Made extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Made): Made {
  let found = made.get(key) as Made | undefined;
  if (!found) {
    found = make();
    made.set(key, found);
  }
  return found;
}

export function count(value: number): string {
  return once(`count ${locale()}`, () => new Intl.NumberFormat(locale())).format(value);
}

/** Chips, short where they are many: 12,500 or 1.25M. */
export function chips(value: number): string {
  return value < 1_000_000
    ? count(value)
    : once("short", () => new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 })).format(value);
}

/** How many digits of a currency stand after the point; none where there is no such currency. */
export function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 0;
  }
}

/** Money in the smallest unit of its currency. */
export function money(value: number, currency: string): string {
  if (currency === "KRW" && language.value === "ko") return `${count(value)}원`;
  const digits = digitsOf(currency),
    whole = value % 10 ** digits === 0;
  try {
    return new Intl.NumberFormat(locale(), {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: whole ? 0 : digits,
      maximumFractionDigits: digits,
    }).format(value / 10 ** digits);
  } catch {
    return `${count(value)} ${currency}`;
  }
}

/** A moment of the day. */
export function moment(at: number): string {
  return once(
    `moment ${locale()}`,
    () => new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", hour12: false }),
  ).format(at);
}

/** A day, short: Fri 21 Nov. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { weekday: "short", day: "numeric", month: "short" }).format(at);
}

/** A place in words: 1st, 2nd; in Korean 1위. */
export const place = (number: number): string => say("place", { number: String(number) });

// A prize in words: money, or an entry to another event with what it is worth.

/** What somebody gets; `ticket` is the part of the amount that is an entry to another event. */
export function prizeWords(amount: number, ticket: number | undefined, currency: string): string {
  if (!ticket) return money(amount, currency);
  const words = say("common.ticket", { amount: money(ticket, currency) });
  return amount > ticket ? `${words} + ${money(amount - ticket, currency)}` : words;
}

/** Who has won a ticket, as a headline has room for them. */
export function ticketWinners(places: readonly { name?: string; ticket?: number }[], most = 3): string {
  const names = places.filter((one) => one.ticket && one.name).map((one) => one.name!);
  return names.length > most ? say("common.tickets", { n: names.length }) : names.join(", ");
}
