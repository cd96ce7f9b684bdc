// Korean particles, by the same cases as cardspeak/words/korean.py.
import assert from "node:assert/strict";
import { test } from "node:test";
import { finalOf, withParticle } from "./korean";

test("the last sound of a word counts; brackets, quotes and other marks at its end are not spoken", () => {
  assert.deepEqual(["김철수", "테이블 3", "서울", "Ann)"].map(finalOf), ["none", "other", "rieul", "other"]);
});

test("a particle follows the last sound, and ㄹ goes with 로", () => {
  assert.deepEqual(
    [withParticle("벳", "을/를"), withParticle("1025", "을/를"), withParticle("레벨 8", "으로/로")],
    ["벳을", "1025를", "레벨 8로"],
  );
});
