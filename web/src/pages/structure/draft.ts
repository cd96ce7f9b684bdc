// The set-up that is being written: kept in this browser, checked by the server after every change, every step can be taken back.
import { computed, effect, signal } from "@preact/signals";
import { post } from "../../lib/api";
import { Refused } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { has, say } from "../../lib/words";

export type Setup = Required<Shown<"EventSetup">>;
export type Terms = Required<Shown<"EntryTerms">>;
export type Level = Required<Shown<"Level">>;
export type ChipKind = Required<Shown<"ChipKind">>;
export type Offer = Required<Shown<"Offer">>;
export type Fee = Required<Shown<"Fee">>;
export type Draft = { setup: Setup; terms: Terms; players: number };
export type Checked = Required<Shown<"Checked">>;
export type Found = Shown<"SetupFinding">;

const KEPT = "structure-draft",
  PAUSE = 220,
  ONE_STEP = 900,
  STEPS_KEPT = 60;
export const draft = signal<Draft | null>(null);
export const checked = signal<Checked | null>(null);
/** The server could not read the set-up, or could not be reached. */
export const unchecked = signal("");
export const steps = signal<Draft[]>([]);
let lastField = "",
  lastChange = 0;

/** Change the set-up; changes of one field within a second are one step. */
export function change(next: Draft, field: string): void {
  const now = Date.now(),
    before = draft.peek();
  if (before && (field !== lastField || now - lastChange > ONE_STEP))
    steps.value = [...steps.peek().slice(-STEPS_KEPT), before];
  lastField = field;
  lastChange = now;
  draft.value = next;
}

export function undo(): void {
  const past = steps.peek(),
    last = past[past.length - 1];
  if (!last) return;
  steps.value = past.slice(0, -1);
  lastField = "";
  draft.value = last;
}

export function set<Name extends keyof Setup>(name: Name, value: Setup[Name]): void {
  const now = draft.peek()!;
  change({ ...now, setup: { ...now.setup, [name]: value } }, name);
}

export function setTerm<Name extends keyof Terms>(name: Name, value: Terms[Name]): void {
  const now = draft.peek()!;
  change({ ...now, terms: { ...now.terms, [name]: value } }, name);
}

export function setPlayers(players: number): void {
  change({ ...draft.peek()!, players: Math.max(1, Math.min(100_000, players)) }, "players");
}

export function setLevels(levels: Level[], field = "levels"): void {
  set("levels", levels);
  lastField = field;
}

export function remembered(): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    /* a private window forgets by itself */
  }
}

/** What was found at a field, the worst first. */
export const foundAt = (...fields: string[]): Found[] =>
  (checked.value?.found ?? []).filter((one) => fields.includes(one.field));
export const refusals = computed(() => (checked.value?.found ?? []).filter((one) => one.weight === "refused"));
export const worries = computed(() => (checked.value?.found ?? []).filter((one) => one.weight !== "refused"));

/** A finding in words, with the level it is at. */
export function words(one: Found): string {
  const line = one.line == null ? undefined : checked.value?.lines[one.line];
  const said =
    one.code === "level.not-payable" && line
      ? say("structure.not-payable", { unit: line.multiple_of ?? 0, value: Number(one.value) })
      : one.message;
  return line ? say("structure.at-level", { n: String(line.number), finding: said }) : said;
}

export const fieldName = (field: string): string =>
  has(`structure.field.${field}`) ? say(`structure.field.${field}`) : field;

let asked = 0,
  timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const now = draft.value;
  if (!now) return;
  clearTimeout(timer);
  timer = setTimeout(() => void check(now), checked.peek() ? PAUSE : 0);
});

/** Have the server look at the set-up as it stands now, without waiting for a pause in the typing. */
export async function checkNow(): Promise<void> {
  clearTimeout(timer);
  if (draft.peek()) await check(draft.peek()!);
}

async function check(now: Draft): Promise<void> {
  const mine = ++asked;
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    /* full, or private */
  }
  try {
    const answer = await post<Checked>("/api/structure/check", now);
    if (mine === asked) {
      checked.value = answer;
      unchecked.value = "";
    }
  } catch (error) {
    if (mine !== asked) return;
    unchecked.value =
      error instanceof Refused ? `${error.error.message} (${error.error.field ?? ""})` : say("common.unreached");
  }
}
