// Sentences of happenings: codes become words, and one of a thing is one.
import assert from "node:assert/strict";
import { test } from "node:test";
import happenings from "words:happenings";
import offences from "words:offences";
import { sentence } from "./sentences";
import { learn } from "./words";

await learn(happenings, offences);
const missed = (n: number): string =>
  sentence("happening.penalised", {
    name: "Flo Grant",
    offence: "out-of-turn",
    penalty: "missed rounds",
    amount: n,
    n,
    hands: 6 * n,
    form: "rounds",
  });

test("one round is no rounds, and the offence is in words", () => {
  assert.equal(missed(1), "Flo Grant misses 1 round (6 hands): Acted out of turn.");
});
test("two rounds are rounds", () => {
  assert.equal(missed(2), "Flo Grant misses 2 rounds (12 hands): Acted out of turn.");
});
test("an offence without words is told by its code, once they were looked for", async () => {
  const noted = (): string => sentence("happening.offence-noted", { name: "Flo Grant", offence: "sorcery" });
  assert.equal(noted(), "Put on record for Flo Grant: .");
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(noted(), "Put on record for Flo Grant: sorcery.");
});
