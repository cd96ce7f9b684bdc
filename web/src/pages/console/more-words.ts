// Words that are many and not needed to begin with: fetched in the language that is spoken, and the page speaks when they are there.
import { effect } from "@preact/signals";
import { language, learn, type Language, type Words } from "../../lib/words";

const asked = new Set<string>();

export function fetchWords(...areas: string[]): void {
  effect(() => { for (const area of areas) void fetchOne(language.value, area); });
}

async function fetchOne(spoken: Language, area: string): Promise<void> {
  if (asked.has(`${spoken}/${area}`)) return;
  asked.add(`${spoken}/${area}`);
  try {
    const found = ((await import(`../../../words/${spoken}/${area}.json`, { with: { type: "json" } })) as { default: Words }).default;
    if (spoken === "ko") learn({}, found); else learn(found, {});
  } catch { asked.delete(`${spoken}/${area}`); }
}
