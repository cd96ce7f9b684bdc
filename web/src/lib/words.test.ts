// Words of the pages and messages of the server, in both languages, as the server words them too.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import common from "words:common";
import wall from "words:wall";
import cases from "../../../tests/words/messages.json" with { type: "json" };
import { chips, has, language, learn, learnt, money, place, say, speak, text, word, type Message } from "./words";

/** Wait until the words of a message have come. */
async function worded(message: Message): Promise<string> {
  while (!word(message)) await new Promise((done) => setTimeout(done, 1));
  return word(message);
}

beforeEach(async () => {
  language.value = "en";
  await learn(common, wall);
});

test("a key says its words, with values as people write them; one without words says itself", () => {
  assert.equal(say("wall.level", { n: 3 }), "Level 3");
  assert.equal(say("wall.of", { n: 1234 }), "of 1,234");
  assert.equal(say("wall.nonsense"), "wall.nonsense");
  assert.deepEqual([has("wall.level"), has("wall.nonsense")], [true, false]);
});

test("words that lack a value are reported, and said as far as they go", (t) => {
  const reported = t.mock.method(console, "error", () => undefined);
  assert.equal(say("wall.level"), "Level {$n}");
  assert.match(String(reported.mock.calls[0]?.arguments), /wall\.level.*\$n/);
});

test("one of a thing is one", () => {
  assert.equal(say("wall.go-on", { n: 1 }), "1 player advances");
  assert.equal(say("wall.go-on", { n: 12 }), "12 players advance");
});

test("another language is spoken once its words are there, also those that were learnt later", async () => {
  const before = learnt.value;
  await speak("ko");
  assert.ok(learnt.value > before);
  assert.equal(say("wall.level", { n: 3 }), "레벨 3");
});

test("a language whose words cannot be had is not spoken", async () => {
  const lost = () => Promise.reject(new TypeError("no network"));
  await learn({ name: "lost", in: { en: () => Promise.resolve({ default: [] }), ko: lost } });
  await assert.rejects(speak("ko"));
  assert.equal(language.value, "en");
});

test("a message whose words the page has not learnt says nothing until they come, and its code where there are none", async () => {
  const unknown: Message = { is: "message", code: "nonsense.of-no-family" };
  assert.equal(word(unknown), "");
  assert.equal(await worded(unknown), "nonsense.of-no-family");
});

for (const { message, ...expected } of cases as unknown as { message: Message; en: string; ko: string }[])
  test(`${message.code} is worded as the server words it`, async () => {
    for (const [spoken, words] of Object.entries(expected)) {
      language.value = spoken;
      await learn(common);
      assert.equal(await worded(message), words);
    }
  });

test("a value by itself is written as in a sentence", () => {
  assert.deepEqual(
    ["Ann", 1250, { is: "chips" as const, amount: 1250 }].map((one) => text(one)),
    ["Ann", "1250", "1,250"],
  );
});

test("chips, money and places are written as each language does", () => {
  assert.deepEqual(
    [chips(12_500), chips(1_250_000), money(1250, "AUD"), place(3)],
    ["12,500", "1.25M", "$12.50", "3rd"],
  );
  language.value = "ko";
  assert.deepEqual([chips(12_500), money(50_000, "KRW"), place(3)], ["12,500", "50,000원", "3위"]);
});
