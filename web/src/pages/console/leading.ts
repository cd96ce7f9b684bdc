// Which of several happenings that belong together leads.

/** What only follows from something else, the most telling first. */
const FOLLOWS = [
  "stacks-counted",
  "pool-raised",
  "sold",
  "status",
  "table-opened",
  "table-closed",
  "seat-taken",
  "chips-issued",
  "chips-removed",
  "seat-left",
  "button-seen",
  "button-gone",
  "papers-shown",
  "chips",
];

/** The one that says what it was about: of a broken table that it was broken, not who sits where since. */
export function leading<One extends { type: string }>(all: readonly One[]): One | undefined {
  const rank = (one: One): number => FOLLOWS.indexOf(one.type);
  return [...all].sort((one, other) => rank(one) - rank(other))[0];
}
