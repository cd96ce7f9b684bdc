// An order while the server is away: it says what it is, and somebody may give it up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { order, unsent, Unreached } from "./api";

test("an order that waits is named, and can be given up", async () => {
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  const sent = order("friday", "bust out", { out: [] }, { whom: "Gus Hart" });
  await new Promise((done) => setTimeout(done, 20));
  assert.deepEqual(
    unsent.value.map((one) => [one.order, one.whom]),
    [["bust out", "Gus Hart"]],
  );
  unsent.value[0]!.drop();
  await assert.rejects(sent, (error) => error instanceof Unreached && error.dropped);
  assert.equal(unsent.value.length, 0);
});

test("once the server is back the order is sent under the key it had", async () => {
  const keys: string[] = [];
  globalThis.fetch = (_path, options) => {
    const body = JSON.parse(String(options?.body)) as { key: string; whom?: string };
    keys.push(body.key);
    assert.ok(!("whom" in body));
    return keys.length < 2
      ? Promise.reject(new TypeError("no network"))
      : Promise.resolve(new Response(JSON.stringify({ version: 1, entries: [] })));
  };
  await order("friday", "pause clock", {}, { whom: "" });
  assert.equal(keys.length, 2);
  assert.equal(keys[0], keys[1]);
  assert.equal(unsent.value.length, 0);
});
