// Reasons in the page's language. The server sends the templates and what fills them; the Korean ones are fetched by whoever speaks Korean.
import type { Shown } from "./types";
import { language, learnt } from "./words";

export type Part = Shown<"Part">;
type Texts = Record<string, string>;
/** Templates, options and answers by their English; offences by their title in small letters, or by their id. */
export type Reasons = { reasons: Texts; options: Texts; answers: Texts; offences: Texts };
/** How values of a name are worded, where the page has words for them. */
export type Worded = Record<string, (value: string) => string>;
type Form = { pattern: RegExp; holes: string[]; said: string };

let known: Reasons | null = null;
let forms: Record<"options" | "answers", Form[]> = { options: [], answers: [] };
let coming: Promise<void> | null = null;

/** Know the reasons of the other language. */
export function learnReasons(found: Reasons): void {
  known = found;
  forms = { options: formsOf(found.options), answers: formsOf(found.answers) };
  learnt.value += 1;
}

/** Fetch the reasons, where the page speaks a language that needs them; there, or not to be had, when this is done. */
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

/** A sentence that was made of parts, in the page's language; English where nothing is known of it. */
export function spoken(parts: readonly Part[] | null | undefined, english: string, worded: Worded = {}): string {
  learnt.value;
  if (language.value === "en" || !parts?.length) return english;
  void fetchReasons();
  return known ? saidOf(parts, known, worded).replaceAll("번 좌석 님", "번 좌석") : english; // people are honoured, chairs are not
}

function saidOf(parts: readonly Part[], words: Reasons, worded: Worded): string {
  return parts.map((part) => filled(words.reasons[part.text] ?? part.text, part.values ?? {}, words, worded)).join(" ");
}

function filled(form: string, values: NonNullable<Part["values"]>, words: Reasons, worded: Worded): string {
  return form.replace(/\{\{|\}\}|\{(\w+)\}/g, (slot, name: string | undefined) => {
    if (name === undefined) return slot[0]!;
    const value = values[name];
    if (value === undefined) return slot;
    if (Array.isArray(value)) return saidOf(value, words, worded);
    return name === "offence"
      ? (words.offences[String(value).toLowerCase()] ?? String(value))
      : (worded[name]?.(String(value)) ?? String(value));
  });
}

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
