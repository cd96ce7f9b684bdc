// Options and short answers of the floor in Korean: as they stand, or by their template.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnReasons, shortly } from "./reasons";
import { language } from "./words";

learnReasons({
  options: {
    "hand is dead": "핸드는 데드",
    "{name} keeps {chips}": "{name} 님이 {chips} 유지",
    "{name} keeps the hand": "{name} 님이 핸드를 유지",
  },
  answers: { misdeal: "미스딜", "a {what} of {chips}": "{chips} {what}", bet: "벳" },
});

test("an English page says what the server says", () => {
  assert.equal(shortly("options", "hand is dead"), undefined);
});

test("a Korean page finds options and answers as they stand, or by their template; the one that says more comes first", () => {
  language.value = "ko";
  assert.equal(shortly("options", "hand is dead"), "핸드는 데드");
  assert.equal(shortly("options", "Ann keeps 500"), "Ann 님이 500 유지");
  assert.equal(shortly("options", "Ann keeps the hand"), "Ann 님이 핸드를 유지");
  assert.equal(shortly("answers", "a bet of 200"), "200 벳");
  assert.equal(shortly("answers", "something else"), undefined);
});
