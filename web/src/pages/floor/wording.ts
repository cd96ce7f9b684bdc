// How books are named beside options, and which of them leave an option open.
import type { Shown } from "../../lib/types";

type Choice = Shown<"RuledChoice">;
type Book = { id: string; short: string };

export const bookName = (id: string, library: readonly Book[]): string =>
  library.find((one) => one.id === id)?.short ?? id;

/** Which other books would choose so, and which leave it open themselves: those that stand at several options. */
export function guidanceOf(choice: Choice, all: readonly Choice[]): { would: string[]; open: string[] } {
  const often = (book: string): boolean => all.filter((one) => one.guidance?.includes(book)).length > 1;
  const books = choice.guidance ?? [];
  return { would: books.filter((book) => !often(book)), open: books.filter(often) };
}
