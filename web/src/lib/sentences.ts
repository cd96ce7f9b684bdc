// Sentences about advice, happenings and refusals. The ending of a value's name says what it is: money, a place, a moment, a code.
import { has, moment, money, place, say, type Values } from "./words";

export type Told = Record<string, unknown>;
/** Values that have words of their own under their name. */
const NAMED = new Set(["offence", "penalty"]);

function spoken(name: string, value: unknown, currency: string): string | number {
  if (typeof value === "number") {
    if (name.endsWith("_money")) return money(value, currency);
    if (name.endsWith("_place")) return place(value);
    if (name.endsWith("_moment")) return moment(value);
    return value;
  }
  if (Array.isArray(value)) return value.map((one) => spoken(name, one, currency)).join(", ");
  const text = value === null || value === undefined ? "" : String(value);
  const coded = name.endsWith("_code") ? `why.${text}` : NAMED.has(name) ? `${name}.${text}` : "";
  return coded && has(coded) ? say(coded) : text;
}

/** A sentence with its values as people write them; `form` picks the sentence of a special case. */
export function sentence(key: string, values: Told, currency = ""): string {
  const ready: Values = {};
  for (const [name, value] of Object.entries(values)) ready[name] = spoken(name, value, currency);
  const special = `${key}.${String(values.form ?? "")}`;
  return say(values.form && has(special) ? special : key, ready);
}

interface Refusal {
  code: string;
  message: string;
  value?: unknown;
  limits?: Told;
  rule?: string | null;
}

/** What would not add up, a sentence each. */
function brokenOf(limits: Told, currency: string): string {
  const all = (Array.isArray(limits.broken) ? limits.broken : []) as { code: string; message: string; values: Told }[];
  return all
    .map((one) => (has(`broken.${one.code}`) ? sentence(`broken.${one.code}`, one.values, currency) : one.message))
    .join(" ");
}

/** A refusal in the words of the page; the server's own where there are none, or where a value is missing. */
export function refusal(error: Refusal, currency = ""): string {
  const key = `refusal.${error.code}`;
  const limits = error.limits ?? {},
    broken = brokenOf(limits, currency);
  const said = has(key) ? sentence(key, { value: error.value, ...limits, broken }, currency) : error.message;
  return /\{\w+\}/.test(said) ? error.message : said;
}
