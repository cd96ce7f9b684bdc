// What goes into the envelopes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asTyped, coinsIn, sumOf } from "./amounts";

test("amounts are typed as money and read in the smallest unit", () => {
  assert.deepEqual(
    [coinsIn("40", 2), coinsIn("12.50", 2), coinsIn("1,200", 0), coinsIn("", 2), coinsIn("-5", 2), coinsIn("x", 2)],
    [4000, 1250, 1200, null, null, null],
  );
  assert.deepEqual([asTyped(4000, 2), asTyped(1250, 2), asTyped(1200, 0)], ["40", "12.50", "1200"]);
});

test("the envelopes fit when they come to what was paid in", () => {
  assert.deepEqual(sumOf(["40", "20"], 2, 6000), { amounts: [4000, 2000], total: 6000, off: 0 });
  assert.equal(sumOf(["40", "10"], 2, 6000)?.off, -1000);
  assert.equal(sumOf(["40", ""], 2, 6000), null);
});
