// What a new event begins with: a template and a book that fit together, and a start that is still to come.
import type { Draft } from "./draft";

const EVENING = 19,
  EVENINGS_FROM = 16;
type Fits = (draft: Draft) => Promise<boolean>;

/** The time of day of the last event, while it is still to come today; otherwise the next evening. */
export function nextStart(last: number, now: number): number {
  const then = new Date(last),
    evening = last > 0 && then.getHours() >= EVENINGS_FROM;
  const at = (days: number, hours: number, minutes: number): number => {
    const day = new Date(now);
    day.setDate(day.getDate() + days);
    return day.setHours(hours, minutes, 0, 0);
  };
  const asThen = at(0, then.getHours(), then.getMinutes());
  if (last > 0 && asThen > now) return asThen;
  const [hours, minutes] = evening ? [then.getHours(), then.getMinutes()] : [EVENING, 0],
    tonight = at(0, hours, minutes);
  return tonight > now ? tonight : at(1, hours, minutes);
}

/** The first template that the book of the house allows; where it allows none, the first with a book of its own. */
export async function fitting(drafts: readonly Draft[], book: string | undefined, fits: Fits): Promise<Draft> {
  for (const one of book ? drafts : []) {
    const byBook = { ...one, setup: { ...one.setup, book: book! } };
    if (one.setup.book === book || (await fits(byBook))) return byBook;
  }
  return drafts[0]!;
}
