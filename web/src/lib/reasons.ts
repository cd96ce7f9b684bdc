// Options and short answers of the floor in Korean, which the server still sends in English; its reasons come in the page's language.
import type { Shown } from "./types";
import { language, learnt } from "./words";

export type Part = Shown<"Part">;
type Texts = Record<string, string>;
/** Options and answers by their English. */
export type Reasons = { options: Texts; answers: Texts };
type Form = { pattern: RegExp; holes: string[]; said: string };

let known: Reasons | null = null;
let forms: Record<"options" | "answers", Form[]> = { options: [], answers: [] };
let coming: Promise<void> | null = null;

/** Know the options and answers of the other language. */
export function learnReasons(found: Reasons): void {
  known = found;
  forms = { options: formsOf(found.options), answers: formsOf(found.answers) };
  learnt.value += 1;
}

/** Fetch them, where the page speaks a language that needs them; there, or not to be had, when this is done. */
export function fetchReasons(): Promise<void> {
  if (language.value === "en" || known) return Promise.resolve();
  coming ??= import("reasons:ko").then(
    (found) => learnReasons(found.default),
    () => {
      coming = null;
    },
  );
  return coming;
}

/** A sentence of the server: it is worded there, in the page's language. */
export const spoken = (_parts: unknown, sentence: string, _worded?: unknown): string => sentence;

/** An option or a short answer of the floor in the page's language; nothing where it is not known. */
export function shortly(kind: "options" | "answers", text: string): string | undefined {
  learnt.value;
  if (language.value === "en") return undefined;
  void fetchReasons();
  const exact = known?.[kind][text];
  if (exact !== undefined) return exact;
  for (const { pattern, holes, said } of forms[kind]) {
    const found = pattern.exec(text);
    if (found)
      return said.replace(/\{(\w+)\}/g, (slot, name: string) => {
        const at = holes.indexOf(name);
        return at < 0 ? slot : (shortly(kind, found[at + 1]!) ?? found[at + 1]!);
      });
  }
  return undefined;
}

/** Templates with holes as patterns, those with the most words of their own first. */
function formsOf(words: Texts): Form[] {
  const own = (template: string): number => template.replace(/\{\w+\}/g, "").length;
  return Object.entries(words)
    .filter(([template]) => template.includes("{"))
    .sort(([one], [other]) => own(other) - own(one))
    .map(([template, said]) => {
      const holes: string[] = [];
      const pattern = template
        .split(/\{(\w+)\}/)
        .map((piece, at) => {
          if (at % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
          holes.push(piece);
          return "(.+?)";
        })
        .join("");
      return { pattern: new RegExp(`^${pattern}$`), holes, said };
    });
}
