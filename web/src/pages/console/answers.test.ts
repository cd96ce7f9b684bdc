// Which answers a field of an order takes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, inShape } from "./answers";

test("only what a field takes is offered as an answer to it", () => {
  const entry = { name: "entry", kind: "number" };
  assert.equal(fits(entry, 7), true);
  assert.equal(fits(entry, "open a table"), false);
  assert.equal(fits({ name: "redraw", kind: "yes-no" }, true), true);
  assert.equal(fits({ name: "redraw", kind: "yes-no" }, "draw"), false);
  assert.equal(fits({ name: "way", kind: "choice", choices: ["cash", "card"] }, "card"), true);
  assert.equal(fits({ name: "way", kind: "choice", choices: ["cash", "card"] }, "swap_with"), false);
  assert.equal(fits({ name: "why", kind: "text" }, "a reason"), true);
  assert.equal(fits({ name: "chosen", kind: "parts" }, "anything"), false);
});

test("a field that is not known is left to the server", () => {
  assert.equal(fits(undefined, "equal-place"), true);
  assert.equal(fits({ name: "equals", kind: "json" }, "equal-place"), true);
});

test("one answer for a list is a list of one", () => {
  const entries = { name: "entries", kind: "list", of: "number" };
  assert.equal(fits(entries, 7), true);
  assert.equal(fits(entries, "somebody"), false);
  assert.deepEqual(inShape(entries, 7), [7]);
  assert.equal(inShape({ name: "entry", kind: "number" }, 7), 7);
});
