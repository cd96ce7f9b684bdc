// What a new event begins with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting, nextStart } from "./beginning";
import type { Draft } from "./draft";

const at = (day: number, hours: number, minutes = 0): number => new Date(2026, 10, day, hours, minutes).getTime();

test("a start is tonight while that is possible, and otherwise the next evening", () => {
  assert.equal(nextStart(at(6, 18, 30), at(16, 9)), at(16, 18, 30));
  assert.equal(nextStart(at(6, 18, 30), at(16, 20)), at(17, 18, 30));
  assert.equal(nextStart(at(6, 8, 27), at(16, 7)), at(16, 8, 27));
  assert.equal(
    nextStart(at(6, 8, 27), at(16, 8, 31)),
    at(16, 19),
    "nobody plays tomorrow at 08:27 because somebody did once",
  );
  assert.equal(nextStart(0, at(16, 21)), at(17, 19));
  assert.equal(nextStart(0, at(30, 21)), new Date(2026, 11, 1, 19).getTime());
});

const draft = (name: string): Draft => ({ setup: { name, book: "plain" } }) as unknown as Draft;
const free = async (one: Draft): Promise<boolean> => one.setup.name === "free";

test("a template is taken that the book of the house allows", async () => {
  const found = await fitting([draft("paid"), draft("free")], "strict", free);
  assert.deepEqual([found.setup.name, found.setup.book], ["free", "strict"]);
});

test("where the book allows no template, the first comes with its own", async () => {
  const found = await fitting([draft("paid")], "strict", free);
  assert.deepEqual([found.setup.name, found.setup.book], ["paid", "plain"]);
  assert.equal((await fitting([draft("paid"), draft("free")], undefined, free)).setup.name, "paid");
});
