// Starting a page: its words, its root, and the language on the document.
import { render, type ComponentType } from "preact";
import { effect } from "@preact/signals";
import en from "../../words/en/common.json";
import { language, learn, type Words } from "./words";

type Fetched = () => Promise<{ default: Words }>;
const common: Fetched = () => import("../../words/ko/common.json");

/** Draw a page. Korean words may be fetched when somebody speaks Korean, where every byte counts. */
export function start(Page: ComponentType, english: Words, korean: Words | Fetched): void {
  learn({ ...en, ...english }, typeof korean === "function" ? {} : korean);
  let drawn = false;
  const draw = (): void => {
    if (!drawn) {
      drawn = true;
      render(<Page />, document.getElementById("app")!);
    }
  };
  effect(() => {
    document.documentElement.lang = language.value;
    if (language.value !== "ko") {
      draw();
      return;
    }
    const wanted = [common(), ...(typeof korean === "function" ? [korean()] : [])];
    void Promise.all(wanted)
      .then((found) => {
        for (const one of found) learn({}, one.default);
      })
      .finally(draw);
  });
}
