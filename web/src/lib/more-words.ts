// Words that are not needed to begin with: the first part of a code says which files of the catalogue may have it.
import { AREAS, FAMILIES } from "words:all";
import languages from "words:languages";
import { get } from "./api";
import { type Area, entryOf, type Language, learn } from "./words";

const fromServer = (spoken: Language) => async () => {
  const found = await get<Record<string, string>>(`/api/books/words?lang=${spoken}`);
  return { default: Object.entries(found).map(([code, words]): [string, string] => [entryOf(code), words]) };
};
/** What books are asked, and what their guides and notices say: these words stand in the books, and the server has them. */
const OF_BOOKS: Area = {
  name: "of books",
  in: Object.fromEntries(Object.keys(languages).map((spoken) => [spoken, fromServer(spoken)])),
};
const IN_BOOKS = ["about", "practice"];

/** Fetch the words of a code: there, or not to be had, when this is done. */
export function fetchWordsOf(code: string): Promise<void> {
  const [family] = code.split(".") as [string];
  return IN_BOOKS.includes(family) ? learn(OF_BOOKS) : learn(...(FAMILIES[family] ?? []).map((area) => AREAS[area]!));
}
