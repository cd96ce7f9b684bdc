// The keyboard: one key for what is done every minute, two for the rest.
import { addMinutes, goLevel, toggleClock } from "./clock";
import { carried } from "./drag";
import { asked, open, opened, show, takeBack, type View } from "./desk";
import { doAdvice } from "./next";
import { isCommand, quick } from "./quick";

/** A desk by its key: what is done there is the next to be reached by Tab. */
function turnTo(desk: View): void {
  show(desk);
  document.querySelector<HTMLElement>(".desk")?.focus({ preventScroll: true });
}

function toFeed(): void {
  const box = document.querySelector<HTMLElement>(".feed input");
  if (!box?.offsetParent) show(matchMedia("(max-width: 1099px)").matches ? "feed" : "tables"); // it gives way to a wide desk
  requestAnimationFrame(() => box?.focus());
}

/** Every key and what it does; in the box they count again once an order was given, or after Escape. */
export const KEYS: [string, string, () => void][] = [
  ["b", "console.key-bust", () => quick("bust")],
  ["m", "console.key-move", () => quick("move")],
  ["f", "console.key-find", () => quick("find")],
  [" ", "console.key-clock", toggleClock],
  ["+", "console.key-plus", () => addMinutes(1)],
  ["-", "console.key-minus", () => addMinutes(-1)],
  ["]", "console.key-level-after", () => goLevel(1)],
  ["[", "console.key-level-before", () => goLevel(-1)],
  ["u", "console.key-undo", () => void takeBack()],
  ["a", "console.key-announce", () => open({ kind: "announce" })],
  ["t", "console.page-tables", () => turnTo("tables")],
  ["l", "console.page-people", () => turnTo("people")],
  ["p", "console.page-prizes", () => turnTo("prizes")],
  ["d", "console.page-deals", () => turnTo("deals")],
  ["c", "console.page-chips", () => turnTo("chips")],
  ["h", "console.page-together", () => turnTo("together")],
  ["s", "console.page-charts", () => turnTo("charts")],
  ["w", "console.key-feed", toFeed],
  ["?", "console.key-keys", () => open({ kind: "keys" })],
];
const ACTS = new Map(KEYS.map(([key, , act]) => [key, act]));

const TEXT = "textarea, input:not([type=checkbox]):not([type=radio])";

/** Whether a key is typed into a field; a list to choose from looks for its first letter, and none begins with u. */
function writing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches(TEXT) ? !isCommand(event) : target.matches("select") && event.key !== "u";
}

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      open({ kind: "palette" });
      return;
    }
    if (event.key === "Escape" && !opened.value && !asked.value && writing(event)) {
      (event.target as HTMLElement).blur();
      return;
    } // the next key is a command again
    if (event.ctrlKey || event.metaKey || event.altKey || opened.value || asked.value) return;
    if (writing(event)) return;
    if (event.key === " " && event.target instanceof HTMLButtonElement) return;
    if (event.key === "Escape") {
      carried.value = null;
      return;
    }
    const key = event.key === "=" ? "+" : event.key,
      act = ACTS.get(key);
    if (act) {
      event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(key)) {
      event.preventDefault();
      doAdvice(Number(key));
    }
  });
}
