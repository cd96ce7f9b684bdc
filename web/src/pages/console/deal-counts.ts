// The counts of a deal: what they come to beside the chips in play, and whether shares by the stacks mean anything yet.
type Player = { entry: number; chips: number };
export type Tally = {
  /** What the counts come to. */ sum: number;
  /** Chips too many, or too few below nothing. */ off: number;
  /** Everybody was counted just now, or what was known comes to the chips in play. */ sure: boolean;
  /** Nobody was counted yet. */ none: boolean;
};

const digits = (text: string | undefined): number => Number((text ?? "").replace(/\D/g, "")) || 0;
const told = (text: string | undefined): boolean => /\d/.test(text ?? "");

/** How the counts stand; those of the last time fill in for whoever was not counted. */
export function tally(players: readonly Player[], typed: Record<number, string>, inPlay: number): Tally {
  const counts = chipsOf(players, typed),
    sum = Object.values(counts).reduce((all, one) => all + one, 0);
  const said = players.filter((one) => told(typed[one.entry])).length;
  return { sum, off: sum - inPlay, sure: sum === inPlay || said === players.length, none: said === 0 };
}

export function chipsOf(players: readonly Player[], typed: Record<number, string>): Record<number, number> {
  return Object.fromEntries(
    players.map((one) => [one.entry, told(typed[one.entry]) ? digits(typed[one.entry]) : one.chips]),
  );
}

/** What was typed, for whoever asks the server; null where nothing was. */
export function typedOf(typed: Record<number, string>): Record<number, number> | null {
  const found = Object.entries(typed).filter(([, text]) => told(text));
  return found.length ? Object.fromEntries(found.map(([entry, text]) => [entry, digits(text)])) : null;
}

/** Ways that look at the stacks. */
export const byChips = (method: string): boolean => method !== "even" && method !== "custom";
/** Ways that are refused without a word where the counts are off. */
export const wantsCounts = (method: string): boolean => byChips(method) && method !== "position";
