// Nobody is made to say two things at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { guidanceOf } from "./wording";

test("a book that leaves it open would not choose both ways", () => {
  const all = [
    { option: "move", words: "move", cites: [], guidance: ["north", "south"] },
    { option: "stands", words: "stands", cites: [], guidance: ["south"] },
  ];
  assert.deepEqual(guidanceOf(all[0]!, all), { would: ["north"], open: ["south"] });
  assert.deepEqual(guidanceOf(all[1]!, all), { would: [], open: ["south"] });
});
