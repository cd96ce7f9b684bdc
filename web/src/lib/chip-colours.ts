// The colours of chips: one for each denomination, on every page, unless the event's own set has another.
const COLOURS: readonly (readonly [number, string])[] = [
  [1, "#5b6770"],
  [5, "#b3261e"],
  [25, "#17653f"],
  [100, "#23282d"],
  [500, "#6a35a8"],
  [1000, "#8f6212"],
  [5000, "#a8461b"],
  [25_000, "#1f5fa8"],
  [100_000, "#93305f"],
  [500_000, "#1b6a73"],
  [1_000_000, "#4b4f93"],
];
const WRITTEN = /^(#[0-9a-f]{3,8}|[a-z]+)$/i;
type Kind = { value: number; colour?: string };

/** Whether there is a chip of this value; other amounts are drawn as a heap. */
export const isChip = (value: number): boolean => COLOURS.some(([one]) => one === value);

/** The colour of a chip: that of the event's set, else the usual one of its value or of the next larger. */
export function chipColour(value: number, set: readonly Kind[] = []): string {
  const own = set.find((one) => one.value === value)?.colour ?? "";
  if (WRITTEN.test(own)) return own;
  return (COLOURS.find(([one]) => value <= one) ?? COLOURS[COLOURS.length - 1]!)[1];
}
