// What went wrong or right, for a few seconds, at the foot of the page.
import { signal } from "@preact/signals";
import { Refused, Unreached } from "./api";
import { has, language, say, type Values } from "./words";

export type Toast = { id: number; words: string; bad: boolean; rule?: string };
export const toasts = signal<Toast[]>([]);
let last = 0;

export function tell(words: string, bad = false, rule?: string): void {
  const id = ++last;
  toasts.value = [...toasts.value.slice(-3), { id, words, bad, ...(rule ? { rule } : {}) }];
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((one) => one.id !== id);
    },
    bad ? 9000 : 4000,
  );
}

/** A refusal in the page's language: in English as the server says it, which knows the case best; else by its code. */
export function refusalWords(error: unknown): string {
  if (error instanceof Unreached) return say(error.dropped ? "common.dropped" : "common.unreached");
  if (!(error instanceof Refused)) return String(error);
  const key = `refusal.${error.error.code}`;
  const values: Values = {};
  for (const [name, value] of Object.entries({
    ...error.error.limits,
    value: error.error.value,
    field: error.error.field,
  }))
    if (typeof value === "string" || typeof value === "number") values[name] = value;
  const ours = language.value !== "en" || error.error.kind === "conflict"; // what a conflict means is said in words of the page
  return ours && has(key) ? say(key, values) : error.error.message;
}

/** Tell a refusal; a small page that has no words for it in its language fetches them first. */
export function tellRefusal(error: unknown): void {
  const now = (): void =>
    tell(refusalWords(error), true, error instanceof Refused ? (error.error.rule ?? undefined) : undefined);
  if (!(error instanceof Refused) || language.value === "en" || has(`refusal.${error.error.code}`)) now();
  else
    void import("./more-words")
      .then(
        (more) => more.fetched("refusals"),
        () => undefined,
      )
      .then(now);
}

/** Do something that may be refused; true where it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    tellRefusal(error);
    return false;
  }
}
