// Sentences of the floor script as forms: the server takes a template apart into words, slots and parts that may be left out.
import type { Shown } from "../../lib/types";

export type Part = Shown<"TemplatePart">;
export type Slot = { name: string; kind: string; choices: readonly string[] | null };
export type Values = Record<string, string>;
/** How a line writes a player. */
export type Called = (name: string) => string;

/** Words that change nothing: nobody is asked about them. */
const NOISE = new Set([
  "the",
  "a",
  "is",
  "are",
  "that",
  "to",
  "be",
  "in",
  "dealt",
  "only",
  "else",
  "of",
  "deal",
  "hand",
  "it",
  "cards",
  "card",
  "face",
  "floor",
  "clock",
]);

const slotOf = (part: Part): Slot | null =>
  part.slot
    ? { name: part.slot, kind: part.kind ?? "word", choices: part.choices?.length ? part.choices : null }
    : null;

/** The plain words of a form, to search in. */
export function wordsOf(parts: readonly Part[]): string {
  const found: string[] = [];
  walk(parts, (part) => {
    if (part.words) found.push(part.words);
  });
  return found.join(" ");
}

/** The first way through each choice, which is how it is written by taps. */
function walk(nodes: readonly Part[], visit: (node: Part, optional: boolean) => void, optional = false): void {
  for (const node of nodes) {
    if (node.ways?.length) walk(node.ways[0]!, visit, optional);
    else {
      visit(node, optional);
      if (node.may?.length) walk(node.may, visit, true);
    }
  }
}

export function slots(nodes: readonly Part[]): { slot: Slot; optional: boolean }[] {
  const found = new Map<string, { slot: Slot; optional: boolean }>();
  walk(nodes, (node, optional) => {
    const slot = slotOf(node);
    if (slot && !found.has(slot.name)) found.set(slot.name, { slot, optional });
  });
  return [...found.values()];
}

const plain = (parts: readonly Part[]): string | null => {
  const words: string[] = [];
  let slotted = false;
  walk(parts, (node) => {
    if (node.slot) slotted = true;
    if (node.words) words.push(node.words);
  });
  return slotted ? null : words.join(" ");
};

/** Parts of words only that may be added, such as "unseen". */
export function switches(nodes: readonly Part[]): string[] {
  const found: string[] = [];
  walk(nodes, (node) => {
    const words = node.may?.length ? plain(node.may) : null;
    if (words && !words.split(" ").every((word) => NOISE.has(word))) found.push(words);
  });
  return found;
}

const quoted = (name: string): string => `"${name}"`;

const seats = (value: string, called: Called): string => value.split("|").filter(Boolean).map(called).join(" and ");

function filled(slot: Slot, value: string, called: Called): string {
  if (slot.kind === "quoted") return `"${value.replace(/["“”]/g, "'")}"`;
  if (slot.kind === "seat") return called(value);
  if (slot.kind === "seats") return seats(value, called);
  if (slot.kind === "place") return /^\d+$/.test(value) ? value : called(value);
  return value;
}

/** The line, or null while something it needs is missing. */
export function compose(nodes: readonly Part[], values: Values, called: Called = quoted): string | null {
  const out: string[] = [];
  for (const node of nodes) {
    const slot = slotOf(node);
    if (node.words) out.push(node.words);
    else if (slot) {
      const value = values[slot.name]?.trim();
      if (!value) return null;
      out.push(filled(slot, value, called));
    } else if (node.ways?.length) {
      const way = compose(node.ways[0]!, values, called);
      if (way === null) return null;
      if (way) out.push(way);
    } else {
      const may = node.may ?? [],
        words = plain(may);
      if (words !== null) {
        if (values[`+${words}`]) out.push(words);
        continue;
      }
      const part = compose(may, values, called);
      if (part) out.push(part);
    }
  }
  return out.join(" ").replace(/ ([,:])/g, "$1");
}
