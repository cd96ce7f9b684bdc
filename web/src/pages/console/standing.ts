// Whether an advice still stands: two directors may tap the same one, and only one of them carries it out.
import type { Advice, LogLine, OrderReady } from "./shapes";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the book asks for the same order on the same grounds. */
export function stillStands(all: readonly Advice[], one: Advice, order: OrderReady): boolean {
  return all.some(
    (each) =>
      each.kind === one.kind &&
      same(each.message, one.message) &&
      each.orders.some((ready) => ready.order === order.order && same(ready.fields, order.fields)),
  );
}

/** The first order that was given since a version. */
export function sinceThen(lines: readonly LogLine[], version: number): LogLine | undefined {
  return lines
    .filter((one) => one.number > version && !one.struck)
    .reduce<LogLine | undefined>((first, one) => (first && first.number < one.number ? first : one), undefined);
}

/** Whether somebody else has done such a thing since a version. */
export function anotherDid(lines: readonly LogLine[], version: number, type: string, own: string): boolean {
  return lines.some((one) => one.number > version && one.type === type && one.by !== own && !one.struck);
}
