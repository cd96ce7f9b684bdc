// Amounts typed into envelopes, and what is missing to the sum they have to come to.

/** An amount as it is typed, in the smallest unit; null where it is none. */
export function coinsIn(text: string, digits: number): number | null {
  const plain = text.replace(/[,\s]/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 10 ** digits) : null;
}

export const asTyped = (amount: number, digits: number): string =>
  Number.isInteger(amount / 10 ** digits) ? String(amount / 10 ** digits) : (amount / 10 ** digits).toFixed(digits);

/** What the amounts come to; `off` is what is too much, or below nothing too little; null where one cannot be read. */
export function sumOf(
  texts: readonly string[],
  digits: number,
  pool: number,
): { amounts: number[]; total: number; off: number } | null {
  const amounts = texts.map((text) => coinsIn(text, digits));
  if (amounts.some((one) => one === null)) return null;
  const total = (amounts as number[]).reduce((sum, one) => sum + one, 0);
  return { amounts: amounts as number[], total, off: total - pool };
}
