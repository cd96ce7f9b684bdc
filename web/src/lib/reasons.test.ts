// Reasons in the page's language: templates with their holes filled, rows of things, and English where nothing better is known.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnReasons, shortly, spoken } from "./reasons";
import { language } from "./words";

const LEFT = { text: "{name} has {left} seconds left.", values: { name: "Ann", left: 20 } };
const MAKES = {
  text: "{who} makes {act}.",
  values: { who: "Bo", act: [{ text: "a call of {chips}", values: { chips: 500 } }] },
};

learnReasons({
  reasons: {
    "{name} has {left} seconds left.": "{name} 님에게 {left}초가 남았습니다.",
    "{who} makes {act}.": "{who} 님의 액션: {act}.",
    "a call of {chips}": "{chips} 콜",
    live: "라이브",
  },
  options: {
    "hand is dead": "핸드는 데드",
    "{name} keeps {chips}": "{name} 님이 {chips} 유지",
    "{name} keeps the hand": "{name} 님이 핸드를 유지",
  },
  answers: { misdeal: "미스딜", "a {what} of {chips}": "{chips} {what}", bet: "벳" },
  offences: { "swearing at the dealer": "딜러에게 욕설", "string-bet": "스트링 벳" },
});

function inKorean<Found>(work: () => Found): Found {
  language.value = "ko";
  try {
    return work();
  } finally {
    language.value = "en";
  }
}

test("an English page says what the server says", () => {
  assert.equal(spoken([LEFT], "Ann has 20 seconds left."), "Ann has 20 seconds left.");
  assert.equal(shortly("options", "hand is dead"), undefined);
});

test("a Korean page fills the Korean template, and what stands in it is Korean too", () =>
  inKorean(() => {
    assert.equal(spoken([LEFT, MAKES], "?"), "Ann 님에게 20초가 남았습니다. Bo 님의 액션: 500 콜.");
  }));

test("a template without Korean is said in English, with what is known in its holes", () =>
  inKorean(() => {
    assert.equal(
      spoken(
        [{ text: "The hand of {who} is {state}.", values: { who: "Bo", state: [{ text: "live", values: {} }] } }],
        "?",
      ),
      "The hand of Bo is 라이브.",
    );
    assert.equal(
      spoken([{ text: "{item0}, {item1}", values: { item0: "Ann", item1: [{ text: "live", values: {} }] } }], "?"),
      "Ann, 라이브",
    );
    assert.equal(spoken([], "Nothing known."), "Nothing known.");
    assert.equal(spoken(undefined, "Kept long ago."), "Kept long ago.");
  }));

test("offences are known by title or id, and the page words what it has words for", () =>
  inKorean(() => {
    assert.equal(
      spoken([{ text: "{offence}: noted.", values: { offence: "Swearing at the dealer" } }], "?"),
      "딜러에게 욕설: noted.",
    );
    assert.equal(spoken([{ text: "{offence}: noted.", values: { offence: "string-bet" } }], "?"), "스트링 벳: noted.");
    assert.equal(
      spoken([{ text: "Chosen: {option}.", values: { option: "call 500" } }], "?", {
        option: (value) => value.replace("call", "콜"),
      }),
      "Chosen: 콜 500.",
    );
  }));

test("a name with braces in it is a name", () =>
  inKorean(() => {
    assert.equal(
      spoken([{ text: "{name} has {left} seconds left.", values: { name: "{left}", left: 3 } }], "?"),
      "{left} 님에게 3초가 남았습니다.",
    );
  }));

test("options and answers are found as they stand, or by their template; the one that says more comes first", () =>
  inKorean(() => {
    assert.equal(shortly("options", "hand is dead"), "핸드는 데드");
    assert.equal(shortly("options", "Ann keeps 500"), "Ann 님이 500 유지");
    assert.equal(shortly("options", "Ann keeps the hand"), "Ann 님이 핸드를 유지");
    assert.equal(shortly("answers", "a bet of 200"), "200 벳");
    assert.equal(shortly("answers", "something else"), undefined);
  }));
