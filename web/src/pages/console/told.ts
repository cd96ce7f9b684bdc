// Telling what was done: the sentence of a happening, and that of an order once the board shows it.
import { sentence } from "../../lib/sentences";
import type { Taken } from "../../lib/types";
import { has, say } from "../../lib/words";
import { board, currency } from "./desk";
import { listed, type LogLine } from "./shapes";
import { sinceThen } from "./standing";

type Done = { type: string; values: Record<string, string | number>; of?: readonly Done[] };

/** The sentence of a happening, in the words of the page; of a strike-out with what was struck out. */
export function happeningWords(line: Done): string {
  const key = `happening.${line.type}`,
    struck = line.of?.[0];
  if (!has(key)) return line.type.replaceAll("-", " ");
  return sentence(
    key,
    { ...line.values, what: struck ? happeningWords(struck) : `#${String(line.values.numbers ?? "")}` },
    currency(),
  );
}

/** The line of an order, by the number of any of its entries. */
export const lineOf = (number: number): LogLine | undefined =>
  listed<LogLine>(board.part("log"), "lines").find((one) => one.number <= number && number <= one.last);

/** An order by the number of any of its entries: in words while the board has it. */
export function namedLine(number: number): string {
  const line = lineOf(number);
  return line ? happeningWords(line).replace(/[.。]$/, "") : `#${number}`;
}

/** What an order has led to, once the board shows it; nothing where the log has gone on too far. */
export async function toldOf(taken: Taken): Promise<string> {
  const first = (taken.entries as unknown as { number: number }[])[0];
  if (!first) return "";
  await shownBy(taken.version);
  const line = lineOf(first.number);
  if (!line) return "";
  const more = (line.led_to ?? []).filter((one) => one.type === line.type).length;
  return more ? say("console.and-more", { words: happeningWords(line), n: more }) : happeningWords(line);
}

/** Who has done it meanwhile, and what. */
export function doneSince(version: number): string {
  const line = sinceThen(listed<LogLine>(board.part("log"), "lines"), version);
  return line?.by
    ? say("console.done-already", { by: line.by, words: happeningWords(line) })
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
