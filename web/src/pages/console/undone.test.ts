// Strike-outs without a reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import { undoneAtOnce, type LogLine } from "./shapes";

const line = (type: string, by: string, why = ""): LogLine => ({ type, by, why }) as unknown as LogLine;

test("who takes their own word back without a reason did it at once", () => {
  assert.ok(undoneAtOnce(line("struck", "Ann"), line("busted", "Ann")));
});

test("nothing is said for somebody else, beside a reason, or of what the board no longer has", () => {
  assert.ok(!undoneAtOnce(line("struck", "Bo"), line("busted", "Ann")));
  assert.ok(!undoneAtOnce(line("struck", "Ann", "wrong player"), line("busted", "Ann")));
  assert.ok(!undoneAtOnce(line("struck", "Ann"), undefined));
  assert.ok(!undoneAtOnce(line("busted", "Ann"), line("busted", "Ann")));
});
