// Two directors and one advice.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Advice, LogLine } from "./shapes";
import { anotherDid, sinceThen, stillStands } from "./standing";

const announce = (off: number): Advice =>
  ({
    kind: "announce payouts",
    message: { is: "message", code: "advice.announce-payouts.more", values: { off: { is: "money", amount: off } } },
    orders: [{ order: "announce payouts", fields: {} }],
    forms: [],
    needs: [],
    cites: [],
  }) as unknown as Advice;
const line = (number: number, type: string, by: string): LogLine =>
  ({ number, type, by, struck: false }) as unknown as LogLine;

test("an advice stands while the book asks for the same on the same grounds", () => {
  const one = announce(1000),
    order = one.orders[0]!;
  assert.ok(stillStands([announce(1000)], one, order));
  assert.ok(!stillStands([], one, order));
  assert.ok(!stillStands([announce(500)], one, order), "what was announced meanwhile is not announced again");
});

test("whoever was slower is told what the other has done", () => {
  const lines = [line(9, "announced", "Bo"), line(8, "balanced", "Bo"), line(7, "busted", "Ann")];
  assert.equal(sinceThen(lines, 7)?.number, 8);
  assert.equal(sinceThen(lines, 9), undefined);
});

test("a minute that another director has just added is not added again; one's own may follow each other", () => {
  const lines = [line(9, "clock-time-added", "Bo")];
  assert.ok(anotherDid(lines, 8, "clock-time-added", "Ann"));
  assert.ok(!anotherDid(lines, 8, "clock-time-added", "Bo"));
  assert.ok(!anotherDid(lines, 9, "clock-time-added", "Ann"));
});
