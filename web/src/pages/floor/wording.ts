// A ruling in the words of the page: the same on the floor page and wherever a kept one is read again.
import { shortly, spoken, type Part } from "../../lib/reasons";
import type { Shown } from "../../lib/types";
import { chips, has, say } from "../../lib/words";

type Line = Pick<Shown<"RuledLine">, "kind" | "action" | "to" | "options" | "answer" | "director"> & { code?: string };
type Choice = Shown<"RuledLine">["director"][number];
type Book = { id: string; short: string };

export const word = (kind: string, value: string): string => {
  const key = `floor.${kind}.${value.replace(/ /g, "-")}`;
  return has(key) ? say(key) : value;
};

/** An option of the director in the page's language, where it is a plain act; else as the floor words it, as a sentence begins. */
export function optionShown(option: string): string {
  const act = /^(call|raise|bet|check|fold|all-in)(?: (\d+))?(?:, forfeit (\d+))?$/.exec(option);
  const moved = /^move (\d+) from (.+) to (.+)$/.exec(option);
  if (moved && has("floor.option-move"))
    return say("floor.option-move", { n: Number(moved[1]), from: moved[2]!, to: moved[3]! });
  if (!act)
    return has(`floor.option.${option.replace(/[ ,]+/g, "-")}`)
      ? say(`floor.option.${option.replace(/[ ,]+/g, "-")}`)
      : begun(withSeparators(shortly("options", option) ?? option));
  return [
    `${word("action", act[1]!)}${act[2] ? ` ${chips(Number(act[2]))}` : ""}`,
    ...(act[3] ? [say("floor.forfeit", { n: Number(act[3]) })] : []),
  ].join(", ");
}

const begun = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const withSeparators = (text: string): string =>
  text.replace(/(?<![\w.-])\d{4,}(?![\w-])/g, (number) => chips(Number(number)));

/** A ruling in a few words. */
export function headline(one: Line): string {
  if (one.kind === "unreadable" || one.code) return word("kind", one.kind);
  if (one.action) return one.to ? `${word("action", one.action)} ${chips(one.to)}` : word("action", one.action);
  if (one.options) return optionWords(one);
  if (typeof one.answer === "string" && one.answer !== "silent") return begun(withSeparators(answerWord(one.answer)));
  if (one.director?.length) return say(one.answer === "silent" ? "floor.silent" : "floor.director-decides");
  return answerWords(one.answer) || word("kind", one.kind);
}

const answerWord = (answer: string): string => {
  const known = word("answer", answer);
  return known === answer ? (shortly("answers", answer) ?? answer) : known;
};

function optionWords({ options }: Line): string {
  if (!options) return "";
  return [
    options.fold && word("action", "fold"),
    options.check && word("action", "check"),
    options.call !== null && options.call !== undefined && `${word("action", "call")} ${chips(options.call)}`,
    options.raise &&
      `${word("action", "raise")} ${chips(options.raise.min)}${options.raise.max ? `–${chips(options.raise.max)}` : "+"}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

export function answerWords(answer: unknown): string {
  if (answer === null || answer === undefined) return "";
  if (Array.isArray(answer)) return answer.slice(0, 8).map(answerWords).join(", ") + (answer.length > 8 ? " …" : "");
  if (typeof answer === "object")
    return Object.entries(answer)
      .map(([key, value]) => `${answerWord(key)}: ${answerWords(value)}`)
      .join(" · ");
  return typeof answer === "number" ? chips(answer) : typeof answer === "string" ? answerWord(answer) : String(answer);
}

export const bookName = (id: string, shelf: readonly Book[]): string => shelf.find((one) => one.id === id)?.short ?? id;

/** Which other books would choose so, and which leave it open themselves: those that stand at several options. */
export function guidanceOf(choice: Choice, all: readonly Choice[]): { would: string[]; open: string[] } {
  const often = (book: string): boolean => all.filter((one) => one.guidance?.includes(book)).length > 1;
  const books = choice.guidance ?? [];
  return { would: books.filter((book) => !often(book)), open: books.filter(often) };
}

const GUIDANCE = "Guidance from other books:";

/** Why the floor rules so, in the page's language, with books by their names; what others would do stands at the options. */
export function reasonShown(why: string, shelf: readonly Book[], parts: readonly Part[] = []): string {
  const own = spoken(
    parts.filter((part) => !part.text.startsWith(GUIDANCE)),
    why.split(` ${GUIDANCE}`)[0]!,
    { option: optionShown },
  );
  return [...shelf]
    .sort((one, other) => other.id.length - one.id.length)
    .reduce((text, one) => text.replace(new RegExp(`(?<![\\w-])${one.id}(?![\\w-])`, "g"), one.short), own);
}
