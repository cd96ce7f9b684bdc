// What a correction changes, as rows.
import assert from "node:assert/strict";
import { test } from "node:test";
import common from "words:common";
import console from "words:console";
import corrections from "words:corrections";
import { learn } from "../../lib/words";
import { type Difference, rowsOf } from "./difference";

await learn(common, console, corrections);
const empty = {
  players: [],
  seats: [],
  tables: [],
  buttons: [],
  chips: [],
  amounts: [],
  places: [],
  prizes: [],
  bounties: [],
  clock: null,
  parts: [],
} as unknown as Difference;
const rows = (some: Partial<Difference>): string[] =>
  rowsOf({ ...empty, ...some }, "AUD").map((one) => `${one.what}: ${one.before} → ${one.after}`);

test("a bust that is struck out gives a seat, chips and a place back", () => {
  const ann = { entry: 3, name: "Ann" };
  assert.deepEqual(
    rows({
      players: [{ ...ann, before: "out", after: "playing" }],
      seats: [{ ...ann, before: null, after: { table: 2, seat: 5 } }],
      chips: [{ ...ann, before: null, after: 12500 }],
      places: [{ ...ann, before: 4, after: null }],
      prizes: [{ ...ann, before: 5000, after: null }],
    }),
    [
      "Ann: out → playing",
      "Ann: seat: – → 2.5",
      "Ann: place: 4th → –",
      "Ann: prize: $50 → –",
      "Ann: chips: – → 12,500",
    ],
  );
});

test("a table, its button, the money and the clock say what they were", () => {
  const shown = { status: "running", level: 3, on_break: 0, left_ms: 90_000 } as const;
  assert.deepEqual(
    rows({
      tables: [{ table: 4, before: false, after: true }],
      buttons: [{ table: 4, before: null, after: 7 }],
      amounts: [
        { what: "pool", before: 10_000, after: 8_000 },
        { what: "chips-in-play", before: 50_000, after: 45_000 },
      ],
      clock: { before: shown, after: { ...shown, status: "paused", left_ms: 120_000 } },
    }),
    [
      "Table 4: not in use → in use",
      "Table 4: button: – → 7",
      "Prize pool: $100 → $80",
      "Chips in play: 50,000 → 45,000",
      "Clock: level 3, 01:30, running → level 3, 02:00, paused",
    ],
  );
});

test("where nothing changes there are no rows", () => {
  assert.deepEqual(rows({}), []);
});
