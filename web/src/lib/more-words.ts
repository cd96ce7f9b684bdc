// Words that are not needed to begin with: the first part of a code says which files of the catalogue may have it.
import { AREAS, FAMILIES } from "words:all";
import { learn } from "./words";

/** Fetch the words of a code: there, or not to be had, when this is done. */
export function fetchWordsOf(code: string): Promise<void> {
  const [family] = code.split(".") as [string];
  return learn(...(FAMILIES[family] ?? []).map((area) => AREAS[area]!));
}
