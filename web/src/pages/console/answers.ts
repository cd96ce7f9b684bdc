// Putting an answer where it belongs: a question names the field of the order, and the place within it.
import type { Fields } from "./desk";

/** Fields with one more said. */
export function withSaid(fields: Fields, path: readonly string[], value: unknown): Fields {
  const [first, ...rest] = path as [string, ...string[]];
  return {
    ...fields,
    [first]: rest.length ? withSaid((fields[first] as Fields | undefined) ?? {}, rest, value) : value,
  };
}

/** An answer as it was typed: a number where one is asked for. */
export function typed(takes: string, text: string): string | number | undefined {
  const said = text.trim();
  if (!said) return undefined;
  if (takes !== "number") return said;
  return /^\d+$/.test(said) ? Number(said) : undefined;
}
