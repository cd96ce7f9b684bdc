// Sentences about advice and happenings. The ending of a value's name says what it is: money, a place, a moment, a code.
import { has, moment, money, place, say, word, type Values } from "./words";

export type Told = Record<string, unknown>;
const ENDINGS: Record<string, (value: number, currency: string) => string> = {
  _money: money,
  _place: place,
  _moment: moment,
};
/** Values that have words of their own, and the family of those words. */
const NAMED: Record<string, string | undefined> = { offence: "offence", penalty: "penalty-kind" };

function spoken(name: string, value: unknown, currency: string): string | number {
  if (Array.isArray(value)) return value.map((one) => spoken(name, one, currency)).join(", ");
  if (typeof value === "number") {
    const ending = Object.keys(ENDINGS).find((one) => name.endsWith(one));
    return ending ? ENDINGS[ending]!(value, currency) : value;
  }
  const text = value === null || value === undefined ? "" : String(value),
    family = name.endsWith("_code") ? "why" : NAMED[name];
  return family && text ? named(`${family}.${text}`, text) : text;
}

/** The words of a code, fetched where the page has not learnt them yet; the text itself where it has none. */
function named(code: string, text: string): string {
  const said = word({ is: "message", code });
  return said === code ? text : said;
}

/** A sentence with its values as people write them; `form` picks the sentence of a special case. */
export function sentence(key: string, values: Told, currency = ""): string {
  const ready: Values = {};
  for (const [name, value] of Object.entries(values))
    ready[name.replace(/_(money|place|moment|code)$/, "")] = spoken(name, value, currency);
  const special = `${key}.${String(values.form ?? "")}`;
  return say(values.form && has(special) ? special : key, ready);
}
