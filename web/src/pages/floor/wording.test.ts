// How rulings read: books by their names, options as sentences begin, and nobody made to say two things at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { guidanceOf, optionShown, reasonShown } from "./wording";

const SHELF = [
  { id: "north-2020", short: "North 2020" },
  { id: "north", short: "North" },
  { id: "south", short: "South" },
];

test("an option begins like a sentence, and its chips are written as chips", () => {
  assert.equal(optionShown("move 1050 from Ivy to Bea"), "Move 1,050 from Ivy to Bea");
  assert.equal(optionShown("result stands"), "Result stands");
});

test("a book that leaves it open would not choose both ways", () => {
  const all = [
    { option: "move", cites: [], guidance: ["north", "south"] },
    { option: "stands", cites: [], guidance: ["south"] },
  ];
  assert.deepEqual(guidanceOf(all[0]!, all), { would: ["north"], open: ["south"] });
  assert.deepEqual(guidanceOf(all[1]!, all), { would: [], open: ["south"] });
});

test("books are called by their names, and what others would do is not said twice", () => {
  assert.equal(
    reasonShown(
      "north-2020 is silent here (x), so the director decides. Guidance from other books: north: move [22].",
      SHELF,
    ),
    "North 2020 is silent here (x), so the director decides.",
  );
});
