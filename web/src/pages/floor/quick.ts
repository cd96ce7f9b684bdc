// The calls that come up most, each a small form that writes the story: who, how much, which chips.
import { actingOrder, denominations, inChips, type Head, type Sitting } from "./script";
import { called } from "./state";
import { signal } from "@preact/signals";
import { get } from "../../lib/api";

export type Kind = "seat" | "amount" | "chips" | "choice" | "card" | "count";
export type Ask = {
  name: string;
  kind: Kind;
  of?: readonly string[];
  /** Only those that the book knows. */ offences?: boolean;
  first: (scene: Scene) => string;
  when?: (told: Told) => boolean;
};
export type Told = Record<string, string>;
export type Scene = { head: Head; order: Sitting[]; big: number };
export type Quick = {
  id: string;
  sign: string;
  asks: Ask[];
  story?: (told: Told, scene: Scene) => string[];
  lookup?: string;
  /** The last line is the question it is all about. */ question?: boolean;
};

export function sceneOf(head: Head): Scene {
  return { head, order: actingOrder(head, "preflop"), big: head.big || 100 };
}

/** The player in a place of the acting order, counting only those who can make a bet and have no blind out, if there are enough. */
function placed({ order, big }: Scene, at: number): string {
  const able = order.slice(0, -2).filter((one) => one.chips === null || one.chips >= big * 4);
  const among = able.length > 1 && able.length > at ? able : order;
  return among[Math.min(at, among.length - 1)]?.name ?? "";
}

const seat = (name: string, at: number): Ask => ({ name, kind: "seat", first: (scene) => placed(scene, at) });
/** So many big blinds, in chips that lie on such a table. */
const wager = (big: number, bigs: number): number => {
  const unit = denominations(big)[0] ?? 1;
  return Math.max(unit, Math.round((big * bigs) / unit) * unit);
};
const sum = (name: string, bigs: number): Ask => ({
  name,
  kind: "amount",
  first: ({ big }) => String(wager(big, bigs)),
});
const chips = (name: string, written: (big: number) => string): Ask => ({
  name,
  kind: "chips",
  first: ({ big }) => written(big),
});
const choice = (name: string, ...of: string[]): Ask => ({ name, kind: "choice", of, first: () => of[0]! });
/** Acts that name an amount. */
const SIZED = new Set(["raises to", "bets"]);
const street = choice("street", "preflop", "flop", "turn", "river");
/** The chip that is worth about so many big blinds. */
const chip = (big: number, bigs: number): number =>
  [1, 5, 25, 100, 500, 1000, 5000, 25000, 100000, 500000, 1000000].reduce((best, one) =>
    Math.abs(one - big * bigs) < Math.abs(best - big * bigs) ? one : best,
  );

const who = (name: string | undefined): string => called(name ?? "");

/** What somebody has out before anything happened: the blind. */
function blindOf({ head, order }: Scene, name: string | undefined): number {
  return name === order[order.length - 1]?.name ? head.big : name === order[order.length - 2]?.name ? head.small : 0;
}

/** Whether somebody can still act; a blind may have taken the last chip. */
const canAct = (scene: Scene, name: string): boolean => {
  const has = scene.head.seats.find((one) => one.name === name)?.chips;
  return has === null || has === undefined || has > blindOf(scene, name);
};

function folds(names: string[]): string[] {
  if (!names.length) return [];
  return names.length === 1 ? [`${who(names[0])} folds`] : [`${names.map(who).join(" and ")} fold`];
}

/** The action up to a bet: whoever comes before folds, or has called if the story needs them later. */
function upTo(scene: Scene, name: string, on: string, needed: string[] = []): string[] {
  const order = actingOrder(scene.head, on).map((one) => one.name),
    at = order.indexOf(name);
  const before = order.slice(0, Math.max(0, at)).filter((one) => canAct(scene, one));
  const out: string[] = [];
  let idle: string[] = [];
  for (const one of before) {
    if (!needed.includes(one)) {
      idle.push(one);
      continue;
    }
    out.push(...folds(idle), `${who(one)} ${on === "preflop" ? "calls" : "checks"}`);
    idle = [];
  }
  return on === "preflop" ? [...out, ...folds(idle)] : [...out, ...idle.map((one) => `${who(one)} checks`)];
}

/** Everybody else is out before a story that starts late. */
function others(scene: Scene, here: string[]): string[] {
  const out = scene.order.map((one) => one.name).filter((name) => !here.includes(name));
  return out.length ? [`${out.map(who).join(" and ")} folded before`] : [];
}

/** From one player to the next that matters: those in between fold. */
function between(scene: Scene, from: string, to: string, on: string, gone: string[] = []): string[] {
  const order = actingOrder(scene.head, on).map((one) => one.name),
    start = order.indexOf(from);
  const names: string[] = [];
  for (let step = 1; step < order.length; step++) {
    const one = order[(start + step) % order.length]!;
    if (one === to) break;
    if (!gone.includes(one) && canAct(scene, one)) names.push(one);
  }
  return folds(names);
}

const foldedBefore = (scene: Scene, name: string, on: string, needed: string[]): string[] => {
  const order = actingOrder(scene.head, on).map((one) => one.name);
  return on === "preflop"
    ? order.slice(0, Math.max(0, order.indexOf(name))).filter((one) => !needed.includes(one))
    : [];
};

/** A bet by one player, then the turn of another. */
function facing(scene: Scene, told: Told): string[] {
  const on = told.street ?? "preflop",
    { bettor = "", actor = "", bet = "0" } = told;
  const act = on === "preflop" ? (Number(bet) > scene.big ? `raises to ${bet}` : "calls") : `bets ${bet}`;
  return [
    on,
    ...upTo(scene, bettor, on, [actor]),
    `${who(bettor)} ${act}`,
    ...between(scene, bettor, actor, on, foldedBefore(scene, bettor, on, [actor])),
  ];
}

const FACING: Ask[] = [street, seat("bettor", 0), sum("bet", 2.2), seat("actor", 1)];
/** What a player has bet or pushed they had, whatever was counted last: their stack is then taken as deep. */
function deepEnough(scene: Scene, needs: [string | undefined, number][]): string[] {
  return needs
    .filter(([name, chips]) => {
      const has = scene.head.seats.find((one) => one.name === name)?.chips;
      return has !== null && has !== undefined && has < chips + blindOf(scene, name) + scene.head.ante;
    })
    .map(([name, chips]) => `stack ${who(name)} ${Math.max(scene.big * 100, chips * 4)}`);
}

const total = (written: string | undefined): number =>
  (written ?? "").split(/\s+/).reduce((sum, word) => sum + (Number(word) || 0), 0);

/** A bet, and what another player did about it. */
function answered(scene: Scene, told: Told, deed: string): string[] {
  return [
    ...deepEnough(scene, [
      [told.bettor, Number(told.bet) || 0],
      [told.actor, total(told.put) + total(told.more)],
    ]),
    ...facing(scene, told),
    `${who(told.actor)} ${deed}`,
  ];
}

/** Talk about hands, by whichever names the books have for it. */
const TALK = [
  "discussed-hand",
  "disclosed-hand",
  "disclosing-live-hand",
  "disclosing-folded-hand",
  "discussing-hands",
  "stating-hand",
  "advised-or-criticised",
  "showed-hand",
  "read-untabled-hand",
  "reading-untabled-hand",
  "discussed-strategy",
];

/** A second player who acted behind the one who was passed over. */
function nextFolds(scene: Scene, told: Told): string[] {
  const order = actingOrder(scene.head, told.street!).map((one) => one.name),
    at = order.indexOf(told.actor!);
  const gone = [...foldedBefore(scene, told.skipped!, told.street!, []), told.skipped!, told.actor!];
  const next = [...order.slice(at + 1), ...order.slice(0, at)].find(
    (name) => !gone.includes(name) && canAct(scene, name),
  );
  return told.behind === "two" && next ? folds([next]) : [];
}

/** The bet in chips and two small ones on top, the muddle that comes up most. */
function aLittleMore(big: number): string {
  const exact = inChips(wager(big, 2.2), denominations(big)),
    least = Math.min(...exact);
  return [...exact, least, least].join(" ");
}

export const QUICK: Quick[] = [
  {
    id: "undercall",
    sign: "⊖",
    asks: [
      ...FACING,
      chips("put", (big) =>
        String(
          denominations(big)
            .filter((value) => value < wager(big, 2.2))
            .pop() ?? big,
        ),
      ),
    ],
    story: (told, scene) => answered(scene, told, `puts ${told.put}`),
  },
  {
    id: "chips",
    sign: "◎",
    asks: [...FACING, chips("put", aLittleMore)],
    story: (told, scene) => answered(scene, told, `puts ${told.put}`),
  },
  {
    id: "oversized",
    sign: "⬤",
    asks: [...FACING, chips("put", (big) => String(chip(big, 10)))],
    story: (told, scene) => answered(scene, told, `puts ${told.put}`),
  },
  {
    id: "string",
    sign: "⋯",
    asks: [
      ...FACING,
      chips("put", (big) => inChips(wager(big, 2.2), denominations(big)).join(" ")),
      chips("more", (big) => String(chip(big, 2))),
    ],
    story: (told, scene) => answered(scene, told, `puts ${told.put} then puts ${told.more}`),
  },
  {
    id: "turn",
    sign: "⇄",
    asks: [
      street,
      seat("skipped", 0),
      seat("actor", 1),
      choice("act", "raises to", "bets", "calls", "checks", "folds", "all-in"),
      { ...sum("bet", 2.2), when: (told) => SIZED.has(told.act!) },
    ],
    story: (told, scene) => [
      ...deepEnough(scene, [[told.actor, Number(told.bet) || 0]]),
      told.street!,
      ...upTo(scene, told.skipped!, told.street!, []),
      `${who(told.actor)} ${told.act}${SIZED.has(told.act!) ? ` ${told.bet}` : ""}`,
    ],
  },
  {
    id: "shortallin",
    sign: "▲",
    question: true,
    asks: [street, seat("bettor", 0), sum("bet", 2.2), seat("actor", 1), sum("stack", 3)],
    story: (told, scene) => [
      ...deepEnough(scene, [[told.bettor, 2 * Number(told.stack) || 0]]),
      `stack ${who(told.actor)} ${told.stack}`,
      ...facing(scene, told),
      `${who(told.actor)} all-in`,
      ...between(
        scene,
        told.actor!,
        told.bettor!,
        told.street!,
        foldedBefore(scene, told.bettor!, told.street!, [told.actor!]),
      ),
      `? ${who(told.bettor)}`,
    ],
  },
  {
    id: "exposed",
    sign: "🂡",
    asks: [seat("player", 0), choice("nth", "first", "second"), { name: "card", kind: "card", first: () => "Qh" }],
    story: (told) => ["preflop", `dealer exposes the ${told.nth} card of ${who(told.player)} ${told.card}`],
  },
  {
    id: "misdeal",
    sign: "✕",
    asks: [
      choice("fault", "toofew", "toomany", "passed", "button"),
      { ...seat("player", 0), when: (told) => told.fault !== "button" },
    ],
    story: (told) => [
      "preflop",
      {
        toofew: `${who(told.player)} has only one card`,
        toomany: `${who(told.player)} has 3 cards`,
        passed: `${who(told.player)} gets no cards`,
        button: "two cards in a row to the button",
      }[told.fault!]!,
    ],
  },
  {
    id: "mucked",
    sign: "▽",
    asks: [seat("player", 0), choice("how", "not protected", "protected", "identified")],
    story: (told) => ["preflop", `dealer mucks the hand of ${who(told.player)} ${told.how}`],
  },
  {
    id: "dispute",
    sign: "⚖",
    asks: [
      seat("wrong", 0),
      seat("right", 1),
      choice("about", "reading", "accounting"),
      choice("late", "intime", "next hand begins", "first riffle", "board goes back into the deck"),
    ],
    story: (told, scene) => [
      ...others(scene, [told.wrong!, told.right!]),
      "river",
      ...(told.late === "intime" ? [] : [told.late!]),
      `pot was pushed to ${who(told.wrong)} but belongs to ${who(told.right)} by ${told.about}`,
    ],
  },
  {
    id: "clock",
    sign: "◷",
    asks: [seat("player", 0), seat("caller", 1), { name: "seconds", kind: "count", first: () => "60" }],
    story: (told, scene) => [
      "preflop",
      ...upTo(scene, told.player!, "preflop", [told.caller!]),
      `${who(told.caller)} calls the clock on ${who(told.player)} after ${told.seconds} seconds`,
    ],
  },
  {
    id: "talk",
    sign: "❝",
    asks: [
      seat("player", 0),
      { ...choice("offence", ...TALK), offences: true, first: ({ head }) => knownTo(head.book, TALK)[0]! },
    ],
    story: (told) => ["preflop", `offence by ${who(told.player)} "${told.offence}"`],
  },
  { id: "wrongseat", sign: "⌂", asks: [], lookup: "player in the wrong seat" },
  {
    id: "shown",
    sign: "▣",
    asks: [seat("player", 0)],
    story: (told) => ["preflop", `${who(told.player)} exposes a card`],
  },
  {
    id: "phone",
    sign: "☎",
    asks: [seat("player", 0), choice("use", "call", "texts", "app", "camera", "strategy")],
    story: (told) => ["preflop", `${who(told.player)} uses a device for ${told.use}`],
  },
  {
    id: "skipped",
    sign: "↷",
    asks: [
      street,
      seat("skipped", 0),
      seat("actor", 1),
      choice("behind", "two", "one"),
      choice("act", "calls", "raises to", "checks", "bets"),
      { ...sum("bet", 2.2), when: (told) => SIZED.has(told.act!) },
    ],
    story: (told, scene) => [
      ...deepEnough(scene, [[told.actor, Number(told.bet) || 0]]),
      told.street!,
      ...upTo(scene, told.skipped!, told.street!, []),
      `${who(told.actor)} ${told.act}${SIZED.has(told.act!) ? ` ${told.bet}` : ""}`,
      ...nextFolds(scene, told),
      "skip noticed",
    ],
  },
  {
    id: "early",
    sign: "⏩",
    asks: [choice("street", "flop", "turn", "river")],
    story: (told) => [{ flop: "preflop", turn: "flop", river: "turn" }[told.street!]!, `${told.street} dealt early`],
  },
  {
    id: "words",
    sign: "¶",
    asks: [
      ...FACING,
      choice("said", "raise", "call", "all in", "check", "fold"),
      chips("put", (big) => String(chip(big, 10))),
    ],
    story: (told, scene) => answered(scene, told, `says "${told.said}" then puts ${told.put}`),
  },
];

/** The first answers to a form, from what the table looks like. */
export function firstTold(quick: Quick, scene: Scene): Told {
  return Object.fromEntries(quick.asks.map((ask) => [ask.name, ask.first(scene)]));
}

// Which offences each book knows: the page offers only those that the book in force can rule on.

const known = signal<Record<string, string[]>>({});
if (typeof document !== "undefined")
  void get<Record<string, string[]>>("/api/floor/offences")
    .then((found) => {
      known.value = found;
    })
    .catch(() => undefined);

/** Those of some offences that a book knows; all of them while nobody has said. */
export function knownTo(book: string, offences: readonly string[]): readonly string[] {
  const found = offences.filter((one) => known.value[book]?.includes(one));
  return found.length ? found : offences;
}
