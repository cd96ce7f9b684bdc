// Words that are not needed to begin with: the first part of a code says which files of the catalogue may have it.
import { AREAS, FAMILIES } from "words:all";
import languages from "words:languages";
import { get } from "./api";
import { type Area, entryOf, type Language, learn } from "./words";

const questions = (spoken: Language) => async () => {
  const found = await get<Record<string, string>>(`/api/books/questions?lang=${spoken}`);
  return { default: Object.entries(found).map(([name, asks]): [string, string] => [entryOf(`about.${name}`), asks]) };
};
/** What books are asked: these words stand beside the settings, and the server has them. */
const QUESTIONS: Area = {
  name: "about",
  in: Object.fromEntries(Object.keys(languages).map((spoken) => [spoken, questions(spoken)])),
};

/** Fetch the words of a code: there, or not to be had, when this is done. */
export function fetchWordsOf(code: string): Promise<void> {
  const [family] = code.split(".") as [string];
  return family === "about" ? learn(QUESTIONS) : learn(...(FAMILIES[family] ?? []).map((area) => AREAS[area]!));
}
