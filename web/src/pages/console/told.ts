// Telling what was done: a line of the story by its number, and what an order has led to once the board shows it.
import type { Taken } from "../../lib/types";
import { say, word } from "../../lib/words";
import { board } from "./desk";
import { leading } from "./leading";
import { listed, type LogLine } from "./shapes";
import { sinceThen } from "./standing";

export const lineOf = (number: number): LogLine | undefined =>
  listed<LogLine>(board.part("log"), "lines").find((one) => one.number === number);

/** A happening by its number: in words while the board has it. */
export function namedLine(number: number): string {
  const line = lineOf(number);
  return line ? word(line.message) : `#${number}`;
}

/** What an order has led to, once the board shows it; nothing where the log has gone on too far. */
export async function toldOf(taken: Taken): Promise<string> {
  const all = taken.entries as unknown as { number: number; what: { type: string } }[];
  const first = leading(all.map((one) => ({ number: one.number, type: one.what.type })));
  if (!first) return "";
  await shownBy(taken.version);
  const line = lineOf(first.number),
    more = all.filter((one) => one.what.type === first.type).length - 1;
  return !line ? "" : more ? say("console.and-more", { words: word(line.message), n: more }) : word(line.message);
}

/** Who has done it meanwhile, and what. */
export function doneSince(version: number): string {
  const line = sinceThen(listed<LogLine>(board.part("log"), "lines"), version);
  return line?.by
    ? say("console.done-already", { by: line.by, words: word(line.message) })
    : say("console.done-already-by-somebody");
}

/** Wait until the board shows a version, so that nothing jumps back and forth. */
export function shownBy(version: number): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => {
      stop();
      done();
    }, 1500);
    const stop = board.version.subscribe((now) => {
      if (now >= version) {
        clearTimeout(late);
        queueMicrotask(() => stop());
        done();
      }
    });
  });
}
