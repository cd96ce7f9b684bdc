// What went wrong or right, for a few seconds, at the foot of the page.
import { signal } from "@preact/signals";
import { Refused, Unreached } from "./api";
import { say } from "./words";

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

/** What went wrong: the server words its refusals in the page's language. */
export function refusalWords(error: unknown): string {
  if (error instanceof Unreached) return say(error.dropped ? "common.dropped" : "common.unreached");
  if (!(error instanceof Refused)) return String(error);
  return error.error.kind === "conflict" ? say("common.conflict") : error.error.message;
}

export function tellRefusal(error: unknown): void {
  tell(refusalWords(error), true, error instanceof Refused ? (error.error.rule ?? undefined) : undefined);
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
