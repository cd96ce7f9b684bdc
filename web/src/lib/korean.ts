// Korean particles: which form follows a word is decided by its last spoken sound. The same as cardspeak/words/korean.py.
type Final = "none" | "rieul" | "other";

/** The last sound of digits and Latin letters as they are read aloud: 1 일, 7 칠, 8 팔 end in ㄹ; 0 영, 3 삼, 6 육 in another. */
const SPOKEN: Record<Final, string> = { none: "2459aeiouhjkqvwxyzcdgpstbf", rieul: "178lr", other: "036mn" };
const FIRST = 0xac00,
  LAST = 0xd7a3,
  FINALS = 28,
  RIEUL = 8;

/** The last sound of a word; brackets, quotes and other marks at its end are not spoken. */
export function finalOf(word: string): Final {
  for (const sign of [...word.toLowerCase()].reverse()) {
    const code = sign.codePointAt(0)!;
    if (FIRST <= code && code <= LAST) {
      const final = (code - FIRST) % FINALS;
      return final === 0 ? "none" : final === RIEUL ? "rieul" : "other";
    }
    for (const sound of ["none", "rieul", "other"] as const) if (SPOKEN[sound].includes(sign)) return sound;
  }
  return "none";
}

/** A word with its particle; `forms` names the one after a final consonant and the one after a vowel, as in 을/를. */
export function withParticle(word: string, forms: string): string {
  const [afterFinal, afterVowel] = forms.split("/") as [string, string];
  const final = finalOf(word);
  const vowel = final === "none" || (final === "rieul" && afterFinal === "으로");
  return word + (vowel ? afterVowel : afterFinal);
}
