// What not every event has: each is asked for in its easiest form, and offered where the server would take it or ask for more.
import { useEffect, useState } from "preact/hooks";
import { money } from "../../lib/words";
import { askable, currency, eventPart, preview, type Fields } from "./desk";
import type { Entry } from "./shapes";

const SOMETIMES: Record<string, (entry: Entry) => Fields> = {
  rebuy: (entry) => ({ entry: entry.entry, stack: 0 }),
  "add on": (entry) => ({ entry: entry.entry }),
  withdraw: (entry) => ({ entry: entry.entry, refund: false, consent: true }),
  "re enter": (entry) => ({ player: entry.player }),
  substitute: (entry) => ({ entry: entry.entry, name: "A substitute", consent: true }),
  "fill card": (entry) => ({ card: "?", player: entry.player, value: 1 }),
};

/** What is sold, with its price where it costs anything: Rebuy · $20. */
export function priced(words: string, order: string): string {
  const shown = eventPart(),
    price =
      order === "rebuy"
        ? shown?.rebuy_price
        : order === "add on"
          ? shown?.add_on_price
          : order === "re enter"
            ? shown?.re_entry_price
            : null;
  return price ? `${words} · ${money(price, currency())}` : words;
}

/** The orders among these that an entry could be given now; asked again when its status changes. */
export function useOffered(entry: Entry, ...orders: string[]): ReadonlySet<string> {
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ask = async (order: string): Promise<string[]> => {
      const { error } = await preview(order, SOMETIMES[order]!(entry));
      return !error || askable(error) ? [order] : [];
    };
    void Promise.all(orders.map((order) => ask(order).catch(() => []))).then((found) =>
      setOffered(new Set(found.flat())),
    );
  }, [entry.entry, entry.status, entry.chips]);
  return offered;
}
