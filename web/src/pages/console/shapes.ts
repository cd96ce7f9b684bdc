// The parts of the board that the console reads.
import type { Shown } from "../../lib/types";

export type OrderReady = Shown<"ShownOrder">;
export type Advice = Shown<"ShownAdvice">;
export type Need = Advice["needs"][number];
export type LogLine = Shown<"ShownLine">;
export type Call = Shown<"ShownCall">;
export type Entry = Shown<"ShownEntry">;
export type Bounties = Shown<"ShownBounties">;
export type Prizes = Shown<"ShownPrizes">;
export type Together = Shown<"ShownTogether">;
export type Chips = Shown<"ShownChips">;
export type Money = Shown<"MoneyProof">;
export type Announced = Shown<"ShownAnnouncements">;
export type Deal = Shown<"ShownDeal">;
export type Penalties = Shown<"ShownPenalties">;

/** A list, whether the part is one or holds one. */
export function listed<One>(part: unknown, ...under: string[]): One[] {
  if (Array.isArray(part)) return part as One[];
  if (part && typeof part === "object")
    for (const name of under) {
      const inner = (part as Record<string, unknown>)[name];
      if (Array.isArray(inner)) return inner as One[];
    }
  return [];
}

/** Whether somebody took their own word back at once, which the console does without asking why. */
export function undoneAtOnce(line: LogLine, struck: LogLine | undefined): boolean {
  return line.type === "struck" && !line.why && struck?.by === line.by;
}
