import assert from "node:assert/strict";
import test from "node:test";
import { chipColour, isChip } from "./chip-colours";

test("a chip has one colour, and the event's own goes before it", () => {
  assert.equal(chipColour(5000), chipColour(5000, [{ value: 100, colour: "#ffffff" }]));
  assert.equal(chipColour(5000, [{ value: 5000, colour: "" }]), chipColour(5000));
  assert.equal(chipColour(5000, [{ value: 5000, colour: "#123456" }]), "#123456");
  assert.equal(chipColour(5000, [{ value: 5000, colour: "url(evil)" }]), chipColour(5000));
});

test("no two denominations next to each other look the same, and every amount has a colour", () => {
  const values = [1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000];
  assert.equal(new Set(values.map((one) => chipColour(one))).size, values.length);
  assert.ok(values.every(isChip));
  assert.equal(isChip(1100), false);
  assert.equal(chipColour(1100), chipColour(5000));
  assert.equal(chipColour(10 ** 9), chipColour(1_000_000));
});
