// Which events a wall shows: up to four.
export const MOST = 4;

/** Whether an event cannot be ticked, since the screen is full. */
export const shut = (chosen: readonly string[], id: string): boolean => chosen.length >= MOST && !chosen.includes(id);

/** What is chosen after a tick: one more or one less, never a fifth. */
export function ticked(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return shut(chosen, id) ? chosen : [...chosen, id];
}
