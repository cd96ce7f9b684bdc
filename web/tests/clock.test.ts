// The clock of the pages agrees with the clock of the event, whatever the laptop did meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { read, span } from "../src/lib/clock";
import type { Clock } from "../src/lib/types";

const line = (number: number, minutes: number, is_break = false) => ({
  number,
  is_break,
  ms: minutes * 60_000,
  small_blind: 25 * number,
  big_blind: 50 * number,
  ante: 0,
  game: "NLHE",
  colour_up: [],
});
const clock = (change: Partial<Clock>): Clock => ({
  status: "running",
  index: 0,
  lines: [line(1, 20), line(2, 20), line(1, 10, true), line(3, 15)],
  since: 1000,
  left_ms: 20 * 60_000,
  starts_at: null,
  hand_for_hand: false,
  hand: 0,
  device_rules: [],
  ...change,
});

test("time that has passed is reckoned in", () => {
  const shown = read(clock({}), 1000 + 5 * 60_000);
  assert.equal(span(shown.leftMs), "15:00");
  assert.equal(shown.nextBreakMs, 35 * 60_000);
});

test("a laptop that slept for forty-five minutes wakes up in the break", () => {
  const shown = read(clock({}), 1000 + 45 * 60_000);
  assert.equal(shown.line.is_break, true);
  assert.equal(shown.playing.number, 2);
  assert.equal(span(shown.leftMs), "05:00");
});

test("a paused clock stands", () => {
  assert.equal(read(clock({ status: "paused", left_ms: 61_000 }), 9e12).leftMs, 61_000);
});

test("the last level does not end", () => {
  const shown = read(clock({}), 1000 + 9 * 3600_000);
  assert.equal(shown.index, 3);
  assert.equal(shown.leftMs, 0);
});

test("the second that has begun is shown whole, and hours where there are any", () => {
  assert.equal(span(59_001), "01:00");
  assert.equal(span(3_661_000), "1:01:01");
});
