// The stamp cards of a player: noted when full, changed for chips, or announced and settled after the hand.
import { say } from "../../lib/words";
import { open, type Fields } from "./desk";
import { useOffered } from "./offered";
import type { Entry } from "./shapes";

const form = (order: string, fields: Fields) => (): void => open({ kind: "order", order, fields });

export const cardWords = (one: NonNullable<Entry["cards"]>[number]): string =>
  say(one.behind ? "console.card-behind" : "console.card-of", { card: one.card, n: one.value });

/** What can be done with the cards of somebody, where the event has cards. */
export function StampCards({ entry }: { entry: Entry }) {
  const offered = useOffered(entry, "fill card"),
    number = entry.entry,
    seated = entry.table != null;
  if (!offered.has("fill card")) return null;
  return (
    <>
      <button onClick={form("fill card", { player: entry.player })}>{say("console.card-full")}</button>
      {seated &&
        (entry.cards ?? []).map(({ card, behind }) =>
          behind ? (
            <button key={card} class="primary" onClick={form("settle card", { entry: number })}>
              {say("console.card-settle", { card })}
            </button>
          ) : (
            <>
              <button key={card} onClick={form("redeem card", { entry: number, card })}>
                {say("console.card-redeem", { card })}
              </button>
              <button key={`${card} behind`} onClick={form("announce card", { entry: number, card })}>
                {say("console.card-announce", { card })}
              </button>
            </>
          ),
        )}
    </>
  );
}
