// Levels as lines that are added, moved, removed and pasted; plain functions of the list.
import { readNumber } from "./fields";
import type { Level } from "./draft";

export type Column = "minutes" | "small_blind" | "big_blind" | "ante" | "game";
export const COLUMNS: readonly Column[] = ["minutes", "small_blind", "big_blind", "ante", "game"];
const STEPS = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80];
const NOTHING: Level = {
  minutes: 20,
  small_blind: 0,
  big_blind: 0,
  ante: 0,
  game: "NLHE",
  is_break: false,
  colour_up: [],
};

/** The next usual small blind, about half as much again, that the smallest chip pays. */
function nextSmall(small: number, unit: number): number {
  const wanted = small * 1.5;
  for (let power = 1; power < small * 100 + 1000; power *= 10)
    for (const step of STEPS) {
      const amount = (step * power) / 10;
      if (Number.isInteger(amount) && amount >= wanted && amount > small && amount % unit === 0) return amount;
    }
  return small + unit;
}

/** A level to follow a line: the next usual blinds, the same length, the ante in the same proportion. */
export function following(lines: Level[], at: number, unit: number): Level {
  const before = lines
    .slice(0, at + 1)
    .reverse()
    .find((one) => !one.is_break);
  if (!before) return { ...NOTHING, small_blind: unit, big_blind: 2 * unit };
  const small_blind = nextSmall(before.small_blind || unit, Math.max(1, unit)),
    big_blind = 2 * small_blind;
  const ante =
    before.ante === 0
      ? 0
      : before.ante === before.big_blind
        ? big_blind
        : Math.round((before.ante * small_blind) / Math.max(1, before.small_blind));
  return { ...before, small_blind, big_blind, ante, colour_up: [] };
}

export function insertLevel(lines: Level[], at: number, unit: number): Level[] {
  return [...lines.slice(0, at + 1), following(lines, at, unit), ...lines.slice(at + 1)];
}

export function insertBreak(lines: Level[], at: number): Level[] {
  const minutes = lines.find((one) => one.is_break)?.minutes ?? 10;
  return [...lines.slice(0, at + 1), { ...NOTHING, minutes, is_break: true }, ...lines.slice(at + 1)];
}

export const remove = (lines: Level[], at: number): Level[] => lines.filter((_, index) => index !== at);

export function move(lines: Level[], from: number, to: number): Level[] {
  const one = lines[from];
  if (!one || to < 0 || to >= lines.length || from === to) return lines;
  const rest = remove(lines, from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** One cell; the big blind stays twice the small one, and the ante what it was beside the big blind, where they were so. */
export function put(lines: Level[], at: number, column: Column, value: number | string): Level[] {
  return lines.map((one, index) => {
    if (index !== at) return one;
    const next = { ...one, [column]: value } as Level;
    if (column === "small_blind" && one.big_blind === 2 * one.small_blind) next.big_blind = 2 * next.small_blind;
    if (column !== "ante" && one.ante !== 0 && one.ante === one.big_blind) next.ante = next.big_blind;
    return next;
  });
}

/** Cells copied from a spreadsheet, put in from a cell on; lines are added as needed. Null where it is a single value. */
export function paste(lines: Level[], at: number, column: Column, text: string, unit: number): Level[] | null {
  const rows = text
    .replace(/\r/g, "")
    .replace(/\n+$/, "")
    .split("\n")
    .map((row) => row.split("\t"));
  if (rows.length === 1 && rows[0]!.length === 1) return null;
  const first = COLUMNS.indexOf(column);
  let next = lines;
  rows.forEach((cells, down) => {
    if (at + down >= next.length) next = insertLevel(next, next.length - 1, unit);
    cells.forEach((cell, across) => {
      const name = COLUMNS[first + across];
      const value = name === "game" ? cell.trim() : readNumber(cell);
      if (name && value !== undefined && value !== "")
        next = next.map((one, index) => (index === at + down ? ({ ...one, [name]: value } as Level) : one));
    });
  });
  return next;
}
