// Sentences of the floor script as forms: a template taken apart into words, slots and parts that may be left out.
import { called } from "./script";

export type Slot = { t: "slot"; name: string; kind: string; choices: string[] | null };
export type Node = { t: "words"; text: string } | Slot | { t: "may"; parts: Node[] } | { t: "either"; ways: Node[][] };
export type Values = Record<string, string>;

const PIECE = /\{(\w+):([^{}]*)\}('s)?|([[\](|)])|([^{}[\](|)]+)/g;
const KINDS = new Set([
  "amount",
  "card",
  "cards",
  "chips",
  "count",
  "place",
  "quoted",
  "rest",
  "seat",
  "seating",
  "seats",
  "setting",
  "stakes",
  "street",
  "value",
  "word",
]);
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

type Piece = { slot?: Slot; mark?: string; text?: string };

export function parse(template: string): Node[] {
  const pieces: Piece[] = [...template.matchAll(PIECE)].map(([, name, kind, , mark, text]) =>
    name
      ? {
          slot: {
            t: "slot",
            name,
            kind: KINDS.has(kind!) ? kind! : "choice",
            choices: KINDS.has(kind!) ? null : kind!.split("|").map((one) => one.trim()),
          },
        }
      : mark
        ? { mark }
        : { text: text! },
  );
  let at = 0;
  const sequence = (closing: string): Node[][] => {
    const ways: Node[][] = [[]];
    while (at < pieces.length) {
      const { slot, mark, text } = pieces[at++]!;
      const here = ways[ways.length - 1]!;
      if (mark && mark === closing) return ways;
      if (mark === "|") ways.push([]);
      else if (mark === "[" || mark === "(") {
        const inner = sequence(mark === "[" ? "]" : ")");
        here.push(
          mark === "["
            ? { t: "may", parts: inner.length === 1 ? inner[0]! : [{ t: "either", ways: inner }] }
            : { t: "either", ways: inner },
        );
      } else if (slot) here.push(slot);
      else if (text?.trim()) here.push({ t: "words", text: text.trim() });
    }
    return ways;
  };
  return sequence("")[0]!;
}

/** The first way through each choice, which is how it is written by taps. */
function walk(nodes: Node[], visit: (node: Node, optional: boolean) => void, optional = false): void {
  for (const node of nodes) {
    if (node.t === "either") walk(node.ways[0]!, visit, optional);
    else {
      visit(node, optional);
      if (node.t === "may") walk(node.parts, visit, true);
    }
  }
}

export function slots(nodes: Node[]): { slot: Slot; optional: boolean }[] {
  const found = new Map<string, { slot: Slot; optional: boolean }>();
  walk(nodes, (node, optional) => {
    if (node.t === "slot" && !found.has(node.name)) found.set(node.name, { slot: node, optional });
  });
  return [...found.values()];
}

const plain = (parts: Node[]): string | null => {
  const words: string[] = [];
  let slotted = false;
  walk(parts, (node) => {
    if (node.t === "slot") slotted = true;
    if (node.t === "words") words.push(node.text);
  });
  return slotted ? null : words.join(" ");
};

/** Parts of words only that may be added, such as "unseen". */
export function switches(nodes: Node[]): string[] {
  const found: string[] = [];
  walk(nodes, (node) => {
    const words = node.t === "may" ? plain(node.parts) : null;
    if (words && !words.split(" ").every((word) => NOISE.has(word))) found.push(words);
  });
  return found;
}

const seats = (value: string): string => value.split("|").filter(Boolean).map(called).join(" and ");

function filled(slot: Slot, value: string): string {
  if (slot.kind === "quoted") return `"${value.replace(/["“”]/g, "'")}"`;
  if (slot.kind === "seat") return called(value);
  if (slot.kind === "seats") return seats(value);
  if (slot.kind === "place") return /^\d+$/.test(value) ? value : called(value);
  return value;
}

/** The line, or null while something it needs is missing. */
export function compose(nodes: Node[], values: Values): string | null {
  const out: string[] = [];
  for (const node of nodes) {
    if (node.t === "words") out.push(node.text);
    else if (node.t === "slot") {
      const value = values[node.name]?.trim();
      if (!value) return null;
      out.push(filled(node, value));
    } else if (node.t === "either") {
      const way = compose(node.ways[0]!, values);
      if (way === null) return null;
      if (way) out.push(way);
    } else {
      const words = plain(node.parts);
      if (words !== null) {
        if (values[`+${words}`]) out.push(words);
        continue;
      }
      const part = compose(node.parts, values);
      if (part) out.push(part);
    }
  }
  return out.join(" ").replace(/ ([,:])/g, "$1");
}
