// Who took the chips: whoever sits at the table, by seat or name, and nobody who is out on the hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "../src/pages/console/shapes";
import { mates, takers } from "../src/pages/console/takers";

const somebody = (entry: number, name: string, table: number | null, seat: number | null): Entry =>
  ({ entry, name, table, seat, chips: 1000 }) as unknown as Entry;
const OUT = somebody(1, "Cal Moss", 2, 1);
const ROOM = [
  OUT,
  somebody(2, "Bea Lund", 2, 6),
  somebody(3, "Dot Reed", 2, 3),
  somebody(4, "Eli Stone", 3, 3),
  somebody(5, "Gil Rook", null, null),
];
const names = (said: string, out = [OUT]): string[] => takers(said, out, ROOM).map((one) => one.name);

test("with nothing typed everybody at the table is offered, by seat", () => {
  assert.deepEqual(names(""), ["Dot Reed", "Bea Lund"]);
});
test("a number is a seat of the table", () => {
  assert.deepEqual(names("3"), ["Dot Reed"]);
  assert.deepEqual(names("9"), []);
});
test("a name is found in the whole room, those at the table first", () => {
  assert.deepEqual(names("eli"), ["Eli Stone"]);
  assert.deepEqual(names("bea"), ["Bea Lund"]);
});
test("who is out on the hand took nobody's chips", () => {
  assert.deepEqual(names("", [OUT, ROOM[2]!]), ["Bea Lund"]);
});
test("with one other at the table only one is possible", () => {
  assert.equal(mates([OUT, ROOM[2]!], ROOM).length, 1);
});
