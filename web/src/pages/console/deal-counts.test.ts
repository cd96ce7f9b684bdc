import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsOf, tally, typedOf, wantsCounts } from "./deal-counts";

const four = [
  { entry: 5, chips: 9_975 },
  { entry: 6, chips: 40_075 },
];

test("old counts that do not come to the chips in play say nothing", () => {
  assert.deepEqual(tally(four, {}, 170_000), { sum: 50_050, off: -119_950, sure: false, none: true });
  assert.deepEqual(tally(four, { 5: "1" }, 170_000), { sum: 40_076, off: -129_924, sure: false, none: false });
});

test("counts of everybody are taken, and told where they are off", () => {
  assert.deepEqual(tally(four, { 5: "100,000", 6: "60 000" }, 170_000), {
    sum: 160_000,
    off: -10_000,
    sure: true,
    none: false,
  });
  assert.equal(tally(four, { 5: "100000", 6: "70000" }, 170_000).off, 0);
});

test("old counts that fit are as good as new ones", () => {
  assert.equal(tally(four, {}, 50_050).sure, true);
  assert.deepEqual(chipsOf(four, { 6: "7" }), { 5: 9_975, 6: 7 });
  assert.deepEqual(typedOf({ 5: " ", 6: "7" }), { 6: 7 });
  assert.equal(typedOf({}), null);
});

test("only some ways need the stacks", () => {
  assert.deepEqual(["even", "icm", "position", "custom"].map(wantsCounts), [false, true, false, false]);
});
