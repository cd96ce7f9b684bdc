// The words of the pages. The server sends codes and values; here they become sentences, in English or Korean.
import { signal } from "@preact/signals";

export type Language = "en" | "ko";
export type Words = Record<string, string>;
export type Values = Record<string, string | number>;
export const LANGUAGES: Record<Language, string> = { en: "English", ko: "한국어" };

const known: Record<Language, Words> = { en: {}, ko: {} };
export const language = signal<Language>(firstLanguage());
/** Rises when words are learnt after the page was drawn, so that it is drawn again. */
export const learnt = signal(0);

function firstLanguage(): Language {
  if (typeof location === "undefined") return "en";
  const asked = new URLSearchParams(location.search).get("lang") ?? remembered() ?? navigator.language;
  return asked.startsWith("ko") ? "ko" : "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem("language");
  } catch {
    return null;
  }
}

export function speak(wanted: Language): void {
  language.value = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem("language", wanted);
  } catch {
    /* a private window forgets */
  }
}

/** An address of the server that is asked in the page's language; without a word it answers in English. */
export const inLanguage = (path: string): string =>
  language.value === "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;

/** Add an area's words, both languages. */
export function learn(en: Words, ko: Words): void {
  Object.assign(known.en, en);
  Object.assign(known.ko, ko);
  learnt.value += 1;
}

/** A sentence: values stand in braces; where `n` is 1 the form under `key.one` is taken if there is one. */
export function say(key: string, values: Values = {}): string {
  learnt.value;
  const words = known[language.value];
  const form =
    values.n === 1 && words[`${key}.one`] !== undefined ? words[`${key}.one`] : (words[key] ?? known.en[key]);
  if (form === undefined) return key;
  return form.replace(/\{(\w+)\}/g, (slot, name: string) => (name in values ? shown(values[name]!) : slot));
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return key in known[language.value] || key in known.en;
}

function shown(value: string | number): string {
  return typeof value === "number" ? count(value) : value;
}

const locale = (): string => (language.value === "ko" ? "ko-KR" : "en-AU");

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

/** Money in the smallest unit of its currency. */
export function money(value: number, currency: string): string {
  let digits = 2;
  try {
    digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return `${count(value)} ${currency}`;
  }
  const whole = value % 10 ** digits === 0;
  return new Intl.NumberFormat(locale(), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(value / 10 ** digits);
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
export function place(number: number): string {
  if (language.value === "ko") return `${number}위`;
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(number);
  return `${number}${{ one: "st", two: "nd", few: "rd" }[rule as string] ?? "th"}`;
}
