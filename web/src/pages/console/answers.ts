// Putting an answer where it belongs: which field of an order a refusal asks for.
import type { Fields, OrderForm } from "./desk";

/** Where a field is in an order: itself, within a part such as `chosen`, or among the settings that are chosen. */
export function fieldPath(form: OrderForm | undefined, field: string): string[] {
  if (!form?.fields || form.fields.some((one) => one.name === field)) return [field];
  const holder = form.fields.find((one) => one.kind === "parts" && one.fields?.some((inner) => inner.name === field));
  return holder ? [holder.name, field] : [field];
}

/** Fields with one more said. */
export function withSaid(fields: Fields, path: string[], value: unknown): Fields {
  const [first, ...rest] = path as [string, ...string[]];
  return {
    ...fields,
    [first]: rest.length ? withSaid((fields[first] as Fields | undefined) ?? {}, rest, value) : value,
  };
}
