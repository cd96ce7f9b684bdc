// What the console works out by itself: who is meant, where an answer belongs, where seats stand, which steps an axis has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldPath, withSaid } from "../src/pages/console/answers";
import { fitting, found, whither } from "../src/pages/console/finding";
import type { Entry } from "../src/pages/console/shapes";
import { steps } from "../src/parts/charts";
import { place, shortName } from "../src/parts/seatmap";

const somebody = (entry: number, name: string, table: number | null, seat: number | null): Entry =>
  ({ entry, name, table, seat, chips: 1000 }) as unknown as Entry;
const PEOPLE = [
  somebody(1, "Ada Okafor", 4, 7),
  somebody(2, "Bo Lindqvist", 4, 8),
  somebody(3, "Éva Marsh", 12, 1),
  somebody(4, "한지우", 1, 2),
  somebody(5, "Adam Gone", null, null),
];
const names = (said: string, playing = true): string[] => found(said, PEOPLE, playing).map((one) => one.name);

test("a seat is one person, however it is written", () => {
  for (const said of ["4.7", "4 7", "4-7", "4,7"]) assert.deepEqual(names(said), ["Ada Okafor"]);
});

test("a number is a table, and then an entry", () => {
  assert.deepEqual(names("4"), ["Ada Okafor", "Bo Lindqvist", "한지우"]);
  assert.deepEqual(names("#3"), ["Éva Marsh"]);
});

test("a name is found by the beginning of any of its words, marks or not, in any script", () => {
  assert.deepEqual(names("lin"), ["Bo Lindqvist"]);
  assert.deepEqual(names("eva"), ["Éva Marsh"]);
  assert.deepEqual(names("한"), ["한지우"]);
});

test("who is out is found only where everybody is looked for", () => {
  assert.deepEqual(names("ada"), ["Ada Okafor"]);
  assert.deepEqual(names("ada", false), ["Ada Okafor", "Adam Gone"]);
});

test("a place to go is a table, or a seat of it", () => {
  assert.deepEqual(whither("9"), { table: 9, seat: null });
  assert.deepEqual(whither("9.3"), { table: 9, seat: 3 });
  assert.equal(whither("there"), null);
});

test("orders are found by their names before their descriptions, and the usual ones come first while nothing is typed", () => {
  const all = [
    { order: "adjust clock", about: "Add time." },
    { order: "balance", about: "Move one player." },
    { order: "bust out", about: "Players are out." },
    { order: "move start", about: "Begin later." },
  ];
  const orders = (said: string, usual: string[] = []): string[] =>
    fitting(all, said, (order) => order, usual).map((one) => one.order);
  assert.deepEqual(orders("", ["bust out", "balance"]), ["bust out", "balance", "adjust clock", "move start"]);
  assert.deepEqual(orders("move", ["bust out"]), ["move start", "balance"]);
  assert.deepEqual(orders("nothing of this"), []);
});

test("an answer goes where the order has the field", () => {
  const form = {
    order: "propose deal",
    about: "",
    fields: [
      { name: "method", kind: "choice" },
      { name: "permits", kind: "parts", fields: [{ name: "law", kind: "yes-no" }] },
    ],
  };
  assert.deepEqual(fieldPath(form, "law"), ["permits", "law"]);
  assert.deepEqual(fieldPath(form, "method"), ["method"]);
  assert.deepEqual(withSaid({ method: "icm", permits: { present: true } }, ["permits", "law"], true), {
    method: "icm",
    permits: { present: true, law: true },
  });
});

test("seats stand around the table at even distances, none on another", () => {
  for (const seats of [2, 6, 8, 9, 10]) {
    const all = Array.from({ length: seats }, (_, at) => place(at + 1, seats));
    for (const [one, other] of all.flatMap((first, at) => all.slice(at + 1).map((second) => [first, second] as const)))
      assert.ok(Math.hypot((one.x - other.x) * 1.45, one.y - other.y) > 25, `${seats} seats`);
    assert.ok(all.every((seat) => seat.x > 5 && seat.x < 95 && seat.y > 5 && seat.y < 95));
  }
});

test("names are cut where they do not fit, numbers never", () => {
  assert.equal(shortName("Bo Lindqvist"), "Bo L.");
  assert.equal(shortName("Player 465"), "Player 465");
  assert.equal(shortName("한지우"), "한지우");
});

test("an axis has round steps that reach the largest value", () => {
  assert.deepEqual(steps(74), [0, 20, 40, 60, 80]);
  assert.deepEqual(steps(3), [0, 1, 2, 3]);
  assert.equal(steps(18_300).at(-1), 20_000);
});
