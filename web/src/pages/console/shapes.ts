// The parts of the board that the console reads.
import type { Shown } from "../../lib/types";
import type { Values } from "../../lib/words";

export type OrderReady = { order: string; fields: Record<string, unknown> };
export type Need = { code: string } & Record<string, unknown>;
export type Advice = { kind: string; values: Record<string, unknown>; orders: OrderReady[]; needs: Need[]; cites: string[]; why: string };
export type LogLine = { number: number; at: number; by: string; type: string; values: Record<string, unknown>; why: string; struck: boolean; after: number | null };
export type Call = Shown<"ShownCall">;
export type Entry = Shown<"ShownEntry">;
export type Prizes = Shown<"ShownPrizes">;
export type Together = Shown<"ShownTogether">;
export type Chips = Shown<"ShownChips">;
export type Money = Shown<"ShownMoney">;
export type Announced = Shown<"ShownAnnouncements">;
export type Deal = Shown<"ShownDeal">;
export type Penalties = Shown<"ShownPenalties">;

/** A list, whether the part is one or holds one. */
export function listed<One>(part: unknown, ...under: string[]): One[] {
  if (Array.isArray(part)) return part as One[];
  if (part && typeof part === "object")
    for (const name of under) { const inner = (part as Record<string, unknown>)[name]; if (Array.isArray(inner)) return inner as One[]; }
  return [];
}

/** What a sentence takes of some values: texts and numbers, lists as one text. */
export function sentence(values: Record<string, unknown> | undefined): Values {
  const found: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (typeof value === "string" || typeof value === "number") found[name] = value;
    else if (Array.isArray(value) && value.every((one) => typeof one !== "object")) found[name] = value.join(", ");
    else if (typeof value === "boolean") found[name] = String(value);
  }
  return found;
}

/** A need with its values laid open, however they were sent. */
export function needOf(need: Need | string): Need {
  if (typeof need === "string") return { code: need };
  return { ...(need.values && typeof need.values === "object" ? need.values as Record<string, unknown> : {}), ...need };
}
