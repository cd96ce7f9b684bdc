// How books are named beside options.
type Book = { id: string; short: string };

export const bookName = (id: string, library: readonly Book[]): string =>
  library.find((one) => one.id === id)?.short ?? id;
