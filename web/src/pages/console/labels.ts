// What a button says that stands for one of several orders, or for one of several options.
import { chips, has, say } from "../../lib/words";
import { entryOf, type Fields } from "./desk";
import type { OrderReady } from "./shapes";

/** Its words come a moment after the page; until then it is called by its own name. */
export const orderName = (order: string): string =>
  has(`order.${order}`) ? say(`order.${order}`) : order.charAt(0).toUpperCase() + order.slice(1);
export const fieldName = (field: string): string =>
  has(`field.${field}`) ? say(`field.${field}`) : field.replaceAll("_", " ");

/** A value in words: a choice by its name, a person by theirs. */
export function valueWords(field: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "console.yes" : "console.no");
  if (["entry", "entries", "first"].includes(field) && typeof value === "number")
    return entryOf(value)?.name ?? `#${value}`;
  if (typeof value === "number") return chips(value);
  const key = `choice.${String(value)}`;
  return has(key) ? say(key) : String(value).replaceAll("-", " ");
}

/** What is different about one of several orders. */
export function labelOf(order: OrderReady, all: OrderReady[]): string {
  if (order.order === "award bounty") return takerOf(order);
  if (order.order === "count hand") return say("console.one-hand-over");
  if (order.order === "serve penalty") return say("console.penalty-served");
  const others = all.filter((one) => one !== order).map((one) => ({ ...one, fields: withChoices(one.fields) }));
  const name = others.some((one) => one.order !== order.order) ? [orderName(order.order)] : [];
  const differs = Object.entries(withChoices(order.fields)).filter(
    ([field, value]) => others.some((one) => !same(one.fields, field, value)) && simple(value),
  );
  const words = [...name, ...differs.map(([field, value]) => `${fieldName(field)}: ${valueWords(field, value)}`)];
  return words.join(" · ") || orderName(order.order);
}

/** The fields with what is chosen on settings beside them, each by the name that it has within its area. */
function withChoices({ choices, ...fields }: Fields): Fields {
  const chosen = Object.entries((choices as Fields | undefined) ?? {});
  return { ...fields, ...Object.fromEntries(chosen.map(([name, value]) => [name.replace(/^.*\./, ""), value])) };
}

/** Who gets a bounty, with the seat while there is one. */
function takerOf(order: OrderReady): string {
  const by = ((order.fields.by as number[] | undefined) ?? []).map((one) => entryOf(one));
  return (
    by.map((one) => (one ? (one.table != null ? `${one.table}.${one.seat} ${one.name}` : one.name) : "?")).join(", ") ||
    say("console.taker-nobody")
  );
}

const same = (fields: Fields, field: string, value: unknown): boolean =>
  JSON.stringify(fields[field]) === JSON.stringify(value);
const simple = (value: unknown): boolean => value !== null && value !== "" && typeof value !== "object";
