// Starting a page: its words, its root, and the language on the document.
import { render, type ComponentType } from "preact";
import en from "../../words/en/common.json";
import ko from "../../words/ko/common.json";
import { language, learn, type Words } from "./words";

export function start(Page: ComponentType, english: Words, korean: Words): void {
  learn(en, ko);
  learn(english, korean);
  document.documentElement.lang = language.value;
  render(<Page />, document.getElementById("app")!);
}
