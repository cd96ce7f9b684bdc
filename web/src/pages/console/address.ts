// Which desk is open stands in the address: it outlives a reload, goes back, and opens in a second tab.
import type { View } from "./desk";

const DESKS: readonly View[] = [
  "next",
  "tables",
  "clock",
  "feed",
  "more",
  "prizes",
  "deals",
  "chips",
  "people",
  "charts",
  "together",
];

/** The desk that an address names; `first` where it names none, and where it names a place on the page such as that of the skip link. */
export function deskIn(hash: string, first: View): View {
  return DESKS.find((one) => `#${one}` === hash) ?? first;
}
