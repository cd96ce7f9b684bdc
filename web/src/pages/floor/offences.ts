// Which offences each book knows: the page offers only those that the book in force can rule on.
import { signal } from "@preact/signals";
import { get } from "../../lib/api";

const known = signal<Record<string, string[]>>({});
if (typeof document !== "undefined")
  void get<Record<string, string[]>>("/api/floor/offences")
    .then((found) => {
      known.value = found;
    })
    .catch(() => undefined);

/** Those of some offences that a book knows; all of them while nobody has said. */
export function knownTo(book: string, offences: readonly string[]): readonly string[] {
  const found = offences.filter((one) => known.value[book]?.includes(one));
  return found.length ? found : offences;
}
