import assert from "node:assert/strict";
import { test } from "node:test";
import { byTable, counted, nextOpen, sumOf, type Bag, type Bags } from "./bag-list";

const bag = (entry: number, table: number, chips: number, packed = false): Bag => ({
  entry,
  name: `Player ${entry}`,
  table,
  seat: entry,
  chips,
  packed,
  seal: "",
});
const list = (...bags: Bag[]): Bags => ({ day: 1, expected: 30_000, sealed: false, bags });

test("a count is read as people write it", () => {
  assert.deepEqual(["12500", "12,500", "12 500", " 7 "].map(counted), [12500, 12500, 12500, 7]);
  assert.deepEqual(["", "12k", "-5", "ten"].map(counted), [null, null, null, null]);
});

test("what is typed counts, but not over a bag that is packed", () => {
  const bags = list(bag(1, 1, 10_000), bag(2, 1, 10_000, true), bag(3, 2, 10_000));
  assert.deepEqual(sumOf(bags, {}), { total: 30_000, off: 0 });
  assert.deepEqual(sumOf(bags, { 1: "9,000", 2: "1" }), { total: 29_000, off: -1000 });
  assert.equal(sumOf(bags, { 1: "0" }), null);
});

test("the next bag is the next that is open, around the end", () => {
  const bags = list(bag(1, 1, 1), bag(2, 1, 1, true), bag(3, 2, 1));
  assert.deepEqual([nextOpen(bags, 1), nextOpen(bags, 3), nextOpen(list(bag(1, 1, 1)), 1)], [3, 1, null]);
  assert.deepEqual(
    byTable(bags).map(([table, all]) => [table, all.length]),
    [
      [1, 2],
      [2, 1],
    ],
  );
});
