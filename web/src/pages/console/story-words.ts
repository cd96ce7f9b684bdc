// Telling what was done: a line of the story by its number, and what an order has led to once the board shows it.
import type { Taken } from "../../lib/types";
import { say, word } from "../../lib/words";
import { board } from "./desk";
import { listed, type LogLine } from "./shapes";
import { sinceThen } from "./standing";

/** The line of an order, by the number of any of its entries. */
export const lineOf = (number: number): LogLine | undefined =>
  listed<LogLine>(board.part("log"), "lines").find((one) => one.number <= number && number <= one.last);

/** An order by the number of any of its entries: in words while the board has it. */
export function namedLine(number: number): string {
  const line = lineOf(number);
  return line ? word(line.message) : `#${number}`;
}

/** What an order has led to, once the board shows it; nothing where the log has gone on too far. */
export async function toldOf(taken: Taken): Promise<string> {
  const first = (taken.entries as unknown as { number: number }[])[0];
  if (!first) return "";
  await shownBy(taken.version);
  const line = lineOf(first.number);
  if (!line) return "";
  const more = (line.led_to ?? []).filter((one) => one.type === line.type).length;
  return more ? say("console.and-more", { words: word(line.message), n: more }) : word(line.message);
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
