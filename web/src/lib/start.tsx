// Starting a page: its words, its root, and the language on the document.
import { effect } from "@preact/signals";
import { render, type ComponentType } from "preact";
import common from "words:common";
import { language, learn, type Area } from "./words";

/** Draw a page, once the words are there that it begins with. */
export function start(Page: ComponentType, ...words: Area[]): void {
  effect(() => {
    document.documentElement.lang = language.value;
  });
  void learn(common, ...words).then(() => render(<Page />, document.getElementById("app")!));
}
