// Words that are many and not needed to begin with: fetched in the language that is spoken, and the page speaks when they are there.
import { effect, signal } from "@preact/signals";
import { language, learn, type Language, type Words } from "./words";

const asked = new Set<string>();
/** Areas that have come, or that will not come: whoever waits for their words need wait no longer. */
const settled = signal<ReadonlySet<string>>(new Set());
export const spoken = (area: string): boolean => settled.value.has(`${language.value}/${area}`);

export function fetchWords(...areas: string[]): void {
  effect(() => {
    for (const area of areas) void fetchOne(language.value, area);
  });
}

/** Words of one area in the language that is spoken now: there, or not to be had, when this is done. */
export const fetched = (area: string): Promise<void> => fetchOne(language.value, area);

async function fetchOne(wanted: Language, area: string): Promise<void> {
  if (asked.has(`${wanted}/${area}`)) return;
  asked.add(`${wanted}/${area}`);
  try {
    const found = (
      (await import(`../../words/${wanted}/${area}.json`, { with: { type: "json" } })) as { default: Words }
    ).default;
    if (wanted === "ko") learn({}, found);
    else learn(found, {});
  } catch {
    asked.delete(`${wanted}/${area}`);
  }
  settled.value = new Set([...settled.peek(), `${wanted}/${area}`]);
}
