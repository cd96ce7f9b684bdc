// The floor script as the page handles it: its head read and rewritten, lines added, changed and taken out. The text is the truth.
export type Sitting = { seat: number; name: string; chips: number | null };
export type Head = {
  book: string;
  game: string;
  small: number;
  big: number;
  ante: number;
  seats: Sitting[];
  button: number;
};

const HEAD = /^\s*(book|game|seats|button)\b/i;
const SEAT = /(\d+)\s*:\s*(?:"([^"]*)"|“([^”]*)”|([^\s=,"]+))(?:\s*=\s*([\d.,]+[km]?))?/gi;
/** Words that a player cannot be called by without quotes. */
const TAKEN = new Set([
  "sb",
  "bb",
  "btn",
  "utg",
  "hj",
  "co",
  "mp",
  "lj",
  "dealer",
  "floor",
  "director",
  "seat",
  "seats",
  "everybody",
  "everyone",
  "all",
  "and",
  "game",
  "book",
  "button",
  "pot",
  "flop",
  "turn",
  "river",
  "board",
  "hole",
  "stack",
  "house",
  "the",
  "misdeal",
  "deal",
  "deck",
  "stub",
  "clock",
  "hand",
  "next",
  "first",
  "offence",
  "penalty",
  "cards",
  "call",
  "ante",
  "blinds",
  "chips",
]);

/** A number as scripts write it: 1,100 or 5k. */
export function amount(text: string): number {
  const found = /^([\d.,]+)([km]?)$/i.exec(text.trim());
  if (!found) return 0;
  const scale = { k: 1000, m: 1_000_000 }[found[2]!.toLowerCase()] ?? 1;
  return Math.round(Number(found[1]!.replace(/,/g, "")) * scale) || 0;
}

export const linesOf = (script: string): string[] => script.split(/\r\n|\r|\n/);

export function headOf(script: string): Head {
  const head: Head = { book: "", game: "NLHE", small: 0, big: 0, ante: 0, seats: [], button: 0 };
  for (const line of linesOf(script)) {
    const said = line.replace(/#.*$/, "").trim();
    const [word, ...rest] = said.split(/\s+/);
    const key = word?.toLowerCase();
    if (key === "book") head.book = rest[0] ?? "";
    if (key === "button")
      head.button =
        Number(rest[0]) ||
        head.seats.find((one) => one.name.toLowerCase() === (rest[0] ?? "").toLowerCase())?.seat ||
        0;
    if (key === "game") readGame(head, rest);
    if (key === "seats")
      for (const found of said.matchAll(SEAT))
        head.seats.push({
          seat: Number(found[1]),
          name: found[2] ?? found[3] ?? found[4]!,
          chips: found[5] ? amount(found[5]) : null,
        });
  }
  head.seats.sort((one, other) => one.seat - other.seat);
  return head;
}

function readGame(head: Head, said: string[]): void {
  head.game = said[0] ?? "NLHE";
  const [small, big] = (said[1] ?? "").split("/");
  head.small = amount(small ?? "");
  head.big = amount(big ?? "");
  const at = said.findIndex((word) => word.toLowerCase() === "ante");
  if (at > 0) head.ante = amount(said[at + 1] ?? "");
}

/** What a player is called in a line: plain where that cannot be mistaken, else in quotes. */
export function called(name: string): string {
  return /^[\p{L}][\p{L}\p{N}_+-]*$/u.test(name) && !TAKEN.has(name.toLowerCase())
    ? name
    : /^(SB|BB|BTN|UTG|HJ|CO|Next|Btn)$/i.test(name)
      ? name
      : `"${name.replace(/["“”]/g, "")}"`;
}

export function headLines(head: Head): string[] {
  const seats = head.seats
    .map((one) => `${one.seat}:${called(one.name)}${one.chips === null ? "" : `=${one.chips}`}`)
    .join(" ");
  return [
    ...(head.book ? [`book ${head.book}`] : []),
    `game ${head.game} ${head.small}/${head.big}${head.ante ? ` ante ${head.ante}` : ""}`,
    `seats ${seats}`,
    `button ${head.button}`,
  ];
}

/** The lines after the head: what happened. */
export function storyOf(script: string): { line: number; text: string }[] {
  return linesOf(script)
    .map((text, at) => ({ line: at + 1, text }))
    .filter(({ text }) => !HEAD.test(text));
}

export const compose = (head: Head, story: string[]): string => [...headLines(head), ...story].join("\n");
export const told = (script: string): string[] =>
  storyOf(script)
    .map((one) => one.text)
    .filter((text) => text.trim());

/** Another head, the same story. */
export const withHead = (script: string, head: Head): string => compose(head, told(script));
export const withBook = (script: string, book: string): string =>
  /^\s*book\b/im.test(script) ? script.replace(/^\s*book\b.*$/im, `book ${book}`) : `book ${book}\n${script}`;

export function withLine(script: string, line: string): string {
  return script.trimEnd() ? `${script.trimEnd()}\n${line}` : line;
}

export function changedLine(script: string, number: number, text: string | null): string {
  const lines = linesOf(script);
  if (text === null) lines.splice(number - 1, 1);
  else lines[number - 1] = text;
  return lines.join("\n");
}

/** Seats clockwise from the left of the button. */
export function clockwise(head: Head): Sitting[] {
  const after = head.seats.filter((one) => one.seat > head.button),
    before = head.seats.filter((one) => one.seat <= head.button);
  return [...after, ...before];
}

/** Whoever acts, in order, on a street: before the flop behind the big blind, heads-up from the button. */
export function actingOrder(head: Head, street: string): Sitting[] {
  const order = clockwise(head);
  if (order.length === 2) return street === "preflop" ? [order[1]!, order[0]!] : order;
  return street === "preflop" ? [...order.slice(2), ...order.slice(0, 2)] : order;
}

/** Chips that a table of these blinds has on it. */
export function denominations(big: number): number[] {
  const all = [1, 5, 25, 100, 500, 1000, 5000, 25000, 100000, 500000, 1000000];
  const from = Math.max(0, all.filter((value) => value * 4 <= (big || 100)).length - 1);
  return all.slice(from, from + 5);
}

/** Chips that were pushed by a line, one by one; an amount nobody took apart is left out. */
export function pushedBy(line: string): number[] {
  const found: number[] = [];
  for (const piece of line.replace(/#.*$/, "").matchAll(/\bputs\s+([^"]*?)(?=\s+(?:then|with|says|unnoticed)\b|$)/gi)) {
    if (/\bchips\b/i.test(piece[1]!)) continue;
    for (const word of piece[1]!.replace(/(\d),(?=\d{3}\b)/g, "$1").split(/[\s,]+/)) {
      const several = /^(\d{1,3})[x×](\d+)$/.exec(word);
      if (several) found.push(...Array<number>(Number(several[1])).fill(Number(several[2])));
      else if (amount(word)) found.push(amount(word));
    }
  }
  return found.slice(0, 60);
}

/** An amount in as few chips as there can be, for the picture. */
export function inChips(sum: number, values: number[]): number[] {
  const found: number[] = [];
  let left = sum;
  for (const value of [...new Set(values)].sort((one, other) => other - one))
    while (left >= value && found.length < 24) {
      found.push(value);
      left -= value;
    }
  return left === 0 ? found : [];
}
