// Forty people in ten minutes: two or three letters have to be enough.
import assert from "node:assert/strict";
import { test } from "node:test";
import { claimed, find, fit } from "../src/pages/desk/finding";

const people = ["Zoë Brandt", "Bo Zander", "Ada Okafor", "박도윤", "Adrian Bo"].map((name, at) => ({
  player: `m${at}`,
  name,
}));
const names = (typed: string): string[] => find(people, [], typed).map((one) => one.known.name);

test("the beginning of a name comes before its middle", () => {
  assert.deepEqual(names("bo"), ["Bo Zander", "Adrian Bo"]);
});
test("accents and case do not matter", () => {
  assert.deepEqual(names("ZOE"), ["Zoë Brandt"]);
});
test("two beginnings find one person", () => {
  assert.deepEqual(names("ad ok"), ["Ada Okafor"]);
});
test("Hangul is found by its first consonants", () => {
  assert.deepEqual(names("ㅂㄷ"), ["박도윤"]);
});
test("initials find somebody", () => {
  assert.ok(names("ao").includes("Ada Okafor"));
});
test("a member's number finds exactly that one", () => {
  assert.equal(names("m3")[0], "박도윤");
});
test("nothing typed finds nobody", () => {
  assert.equal(fit(people[0]!, " "), 0);
});

const door = [{ player: "bo z", name: "Bo Zimmer", signed_up: true, again: false, price: 2000, waits: false }];
test("who has signed up at the door comes before all others that fit as well", () => {
  assert.deepEqual(
    find(people, [], "bo z", door).map((one) => [one.known.name, one.door?.price]),
    [
      ["Bo Zimmer", 2000],
      ["Bo Zander", undefined],
    ],
  );
});
test("who waits until all have chips is not served by name", () => {
  assert.deepEqual(find(people, [], "bo zi", [{ ...door[0]!, waits: true }]), []);
});

const entered = { entry: 1, player: "m1", name: "Bo Zander" } as never;
const phone = { player: "bo zander", name: "bo zander", signed_up: true, again: false, price: 0, waits: false };
test("a sign-up under a known name is offered as that person, once", () => {
  assert.equal(claimed(phone, people, [])?.player, "m1");
  const hits = find(people, [], "bo z", [phone]);
  assert.deepEqual(
    hits.map((one) => [one.known.player, one.door?.player]),
    [["m1", "bo zander"]],
  );
});
test("nobody is taken for somebody who plays already, or for one of two", () => {
  assert.equal(claimed(phone, people, [entered]), undefined);
  assert.equal(claimed(phone, [...people, { player: "m9", name: "Bo Zander" }], []), undefined);
  assert.equal(claimed({ ...phone, signed_up: false }, people, []), undefined);
});
