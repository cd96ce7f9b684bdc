// Where the answer to a question goes, and what counts as one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { typed, withSaid } from "./answers";

test("an answer stands where the question says, beside what was said before", () => {
  const order = { entry: 7, choices: { "prizes.won_by": "last-player" } };
  assert.deepEqual(withSaid(order, ["seat"], 4), { ...order, seat: 4 });
  assert.deepEqual(withSaid(order, ["choices", "button.draw"], "high-card").choices, {
    "prizes.won_by": "last-player",
    "button.draw": "high-card",
  });
  assert.deepEqual(withSaid({}, ["permits", "law"], true), { permits: { law: true } });
});

test("a number is a number, and nothing is no answer", () => {
  assert.equal(typed("number", " 120 "), 120);
  assert.equal(typed("number", "soon"), undefined);
  assert.equal(typed("text", "the power went"), "the power went");
  assert.equal(typed("text", "  "), undefined);
});
