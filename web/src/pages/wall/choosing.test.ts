// A fifth event is not taken and dropped later: it cannot be ticked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { shut, ticked } from "./choosing";

test("four events fill a wall, and one that is taken out makes room", () => {
  const four = ["a", "b", "c", "d"].reduce<readonly string[]>(ticked, []);
  assert.ok(shut(four, "e") && !shut(four, "a"));
  assert.deepEqual(ticked(four, "e"), four);
  assert.deepEqual(ticked(ticked(four, "b"), "e"), ["a", "c", "d", "e"]);
});
