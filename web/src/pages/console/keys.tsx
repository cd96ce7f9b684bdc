// The keyboard: one key for what is done every minute, two for the rest.
import { addMinutes, goLevel, toggleClock } from "./clock";
import { asked, open, opened, show, takeBack } from "./desk";
import { doAdvice } from "./next";
import { quick } from "./quick";

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
  ["t", "console.page-tables", () => show("tables")],
  ["l", "console.page-people", () => show("people")],
  ["p", "console.page-prizes", () => show("prizes")],
  ["d", "console.page-deals", () => show("deals")],
  ["c", "console.page-chips", () => show("chips")],
  ["h", "console.page-together", () => show("together")],
  ["s", "console.page-charts", () => show("charts")],
  ["?", "console.key-keys", () => open({ kind: "keys" })],
];
const ACTS = new Map(KEYS.map(([key, , act]) => [key, act]));

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));
}

export function listenToKeys(): void {
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") { event.preventDefault(); open({ kind: "palette" }); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || opened.value || asked.value) return;
    if (event.key === " " && event.target instanceof HTMLButtonElement) return;
    const key = event.key === "=" ? "+" : event.key, act = ACTS.get(key);
    if (act) { event.preventDefault(); act(); }
    else if (/^[1-9]$/.test(key)) { event.preventDefault(); doAdvice(Number(key)); }
  });
}
