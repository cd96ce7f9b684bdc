// Whom a form offers, and what the order calls them by.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whom, type Known } from "./whom";

const KNOWN: Known = {
  tables: [1],
  door: [{ player: "lou xander", name: "Lou Xander" }],
  people: [
    { entry: 1, player: "zed young", name: "Zed Young" },
    { entry: 2, player: "ada moss", name: "Ada Moss", table: 1, seat: 4 },
    { entry: 3, player: "zed young", name: "Zed Young", table: 1, seat: 5 },
  ],
};

test("an order that wants a player gets the player, whose name is shown, once", () => {
  assert.deepEqual(
    whom("player", KNOWN).map((one) => [one.key, one.words]),
    [
      ["zed young", "Zed Young · 1.5 (#3)"],
      ["ada moss", "Ada Moss · 1.4 (#2)"],
    ],
  );
});
test("an order that wants an entry gets its number", () => {
  assert.deepEqual(
    whom("entry", KNOWN).map((one) => one.key),
    [1, 2, 3],
  );
});
test("whoever has only signed up stands at the door", () => {
  assert.deepEqual(
    whom("door", KNOWN).map((one) => one.key),
    ["lou xander"],
  );
});
