// Putting an answer where it belongs: which field of an order a refusal asks for, and what it may be.
import type { Fields, FormField, OrderForm } from "./desk";

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

const PLAIN: Record<string, string> = { number: "number", text: "string", "yes-no": "boolean" };

/** Whether a field takes a value as its answer; what has no plain shape is left to the server. */
export function fits(field: FormField | undefined, value: unknown): boolean {
  if (!field || field.kind === "json") return true;
  if (field.kind === "choice") return Boolean(field.choices?.includes(String(value)));
  if (field.kind === "list") return typeof value === PLAIN[field.of ?? ""];
  return typeof value === PLAIN[field.kind];
}

/** An answer as its field takes it. */
export const inShape = (field: FormField | undefined, value: unknown): unknown =>
  field?.kind === "list" ? [value] : value;
