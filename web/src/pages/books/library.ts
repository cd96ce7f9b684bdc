// The books in the page: the library, the layers that were read, where one is, what is searched. What was read once needs no server any more.
import { computed, signal } from "@preact/signals";
import { get, Refused } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { inLanguage, language } from "../../lib/words";

export type Book = Shown<"ListedBook">;
export type Rule = Shown<"ReadRule">;
export type Full = Shown<"FullRule">;
export type Topic = Shown<"ReadTopic">;
export type Found = Shown<"FoundRule">;
export type Placed = Rule & { layer: string };

export const library = signal<Book[]>([]);
export const layers = signal<Record<string, Rule[]>>({});
export const wanted = signal("");
export const hits = signal<Found[] | null>(null);
export const topics = signal<Shown<"TopicName">[]>([]);
export const offline = signal(false);

/** Where one is: #book, #book/rule, #compare, #compare/topic. */
export type Place = { book: string; rule: string; compare: string | null };
export const place = signal<Place>(read());

function read(): Place {
  const hash = location.hash.slice(1),
    cut = hash.indexOf("/");
  const first = decode(cut < 0 ? hash : hash.slice(0, cut)),
    rest = cut < 0 ? "" : decode(hash.slice(cut + 1));
  return first === "compare" ? { book: "", rule: "", compare: rest } : { book: first, rule: rest, compare: null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const link = (book: string, rule = ""): string =>
  `#${encodeURIComponent(book)}${rule ? `/${encodeURIComponent(rule)}` : ""}`;
export const compareLink = (topic = ""): string => `#compare${topic ? `/${encodeURIComponent(topic)}` : ""}`;
addEventListener("hashchange", () => {
  place.value = read();
});

/** What the server gives in the page's language, or where it is gone what the browser has kept of it. */
export async function kept<Answer>(asked: string): Promise<Answer> {
  const path = inLanguage(asked);
  try {
    const found = await get<Answer>(path);
    offline.value = false;
    return found;
  } catch (error) {
    if (error instanceof Refused) throw error;
    offline.value = true;
    const stored = await fetch(path, { cache: "force-cache", credentials: "same-origin" }).catch(() => null);
    if (stored?.ok) return (await stored.json()) as Answer;
    throw error;
  }
}

export const book = computed(() => library.value.find((one) => one.id === place.value.book));

/** Every rule of a book: its own first, then those of the books below that it does not replace. */
export function rulesOf(one: Book): Placed[] | null {
  const seen = new Set<string>(),
    found: Placed[] = [];
  for (const layer of one.layers) {
    const rules = layers.value[layer];
    if (!rules) return null;
    for (const rule of rules)
      if (!seen.has(rule.id)) {
        seen.add(rule.id);
        found.push({ ...rule, layer });
      }
  }
  return one.layers.length > 1 ? found.sort((a, b) => byNumber.compare(a.id, b.id)) : found;
}

/** Where several layers come together, rules stand in the order of their numbers. */
const byNumber = new Intl.Collator("en", { numeric: true });

export async function readBook(one: Book): Promise<void> {
  const lang = language.peek();
  for (const layer of one.layers)
    if (!layers.peek()[layer]) {
      const found = await kept<{ rules: Rule[] }>(`/api/books/${encodeURIComponent(layer)}`);
      if (lang !== language.peek()) return;
      layers.value = { ...layers.peek(), [layer]: found.rules };
    }
}

/** What was read in one language is not shown in another. */
export function forgetTexts(): void {
  layers.value = {};
  topics.value = [];
}

let asked = 0;
export async function search(words: string, within: string): Promise<void> {
  wanted.value = words;
  const mine = ++asked;
  if (!words.trim()) {
    hits.value = null;
    return;
  }
  await new Promise((done) => setTimeout(done, 90));
  if (mine !== asked) return;
  try {
    const found = await get<Found[]>(
      inLanguage(
        `/api/books/search?q=${encodeURIComponent(words.trim().slice(0, 200))}&limit=40${within ? `&book=${encodeURIComponent(within)}` : ""}`,
      ),
    );
    if (mine === asked) {
      hits.value = found;
      offline.value = false;
    }
  } catch {
    if (mine === asked) {
      offline.value = true;
      hits.value = searchHere(words, within);
    }
  }
}

/** With the server gone: every word somewhere in a rule that was read, titles before texts. */
function searchHere(words: string, within: string): Found[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean),
    among = library.value.find((one) => one.id === within)?.layers ?? Object.keys(layers.value);
  const scored = among.flatMap((layer) =>
    (layers.value[layer] ?? []).map((rule) => ({
      layer,
      rule,
      score: asked.reduce(
        (sum, word) =>
          sum +
          (`${rule.id} ${rule.title}`.toLowerCase().includes(word)
            ? 3
            : rule.says.toLowerCase().includes(word)
              ? 1
              : -99),
        0,
      ),
    })),
  );
  return scored
    .filter((one) => one.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 40)
    .map(({ layer, rule }) => ({ layer, rule, books: [] }));
}
