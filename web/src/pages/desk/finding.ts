// Finding people as one types: by any part of a name, by initials, by a number; also in Hangul by its first consonants.
import type { Shown } from "../../lib/types";

export type Known = { player: string; name: string; events?: number };
export type Entry = Shown<"ShownEntry">;
export type AtDoor = Shown<"ShownAtDoor">;
export type Found = { known: Known; entry: Entry | undefined; door?: AtDoor | undefined };

const FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";

/** A name as it is compared: no accents, no case, no marks. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .trim();
}

/** The first consonants of Hangul: 박도윤 is found by ㅂㄷㅇ. */
export function consonants(text: string): string {
  return Array.from(text, (char) => {
    const at = char.charCodeAt(0) - 0xac00;
    return at >= 0 && at < 11172 ? FIRST[Math.floor(at / 588)]! : char;
  }).join("");
}

/** How well somebody fits what was typed: 0 not at all, more is better. */
export function fit(one: Known, typed: string): number {
  const asked = plain(typed);
  if (!asked) return 0;
  const name = plain(one.name),
    parts = name.split(/\s+/),
    words = asked.split(/\s+/);
  if (plain(one.player) === asked) return 9;
  if (name === asked) return 8;
  if (name.startsWith(asked)) return 7;
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 6;
  if (consonants(name).startsWith(asked)) return 5;
  if (
    parts
      .map((part) => part[0])
      .join("")
      .startsWith(asked)
  )
    return 4;
  if (name.includes(asked) || plain(one.player).startsWith(asked)) return 3;
  return 0;
}

/** The one person the desk knows by the name that somebody signed up under, who has no entry yet; whether it is them, the desk sees. */
export function claimed(one: AtDoor, people: readonly Known[], entries: readonly Entry[]): Known | undefined {
  if (!one.signed_up || one.again) return undefined;
  const same = people.filter((each) => each.player !== one.player && plain(each.name) === plain(one.name));
  const [only, ...others] = same;
  return only && !others.length && !entries.some((entry) => entry.player === only.player) ? only : undefined;
}

const MOST = 12;

/** Who fits, best first; those with an entry tonight once, with their last entry; those at the door before all others. */
export function find(
  people: readonly Known[],
  entries: readonly Entry[],
  typed: string,
  door: readonly AtDoor[] = [],
): Found[] {
  const last = new Map(entries.map((entry) => [entry.player, entry]));
  const all = new Map(people.map((one) => [one.player, one]));
  for (const entry of entries)
    all.set(entry.player, { ...all.get(entry.player), player: entry.player, name: entry.name });
  const signed = new Map<string, AtDoor>();
  for (const one of door.filter((each) => !each.waits)) {
    const known = claimed(one, people, entries) ?? { ...all.get(one.player), player: one.player, name: one.name };
    all.set(known.player, known);
    signed.set(known.player, one);
  }
  return [...all.values()]
    .map((one) => ({ one, score: fit(one, typed) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(signed.has(b.one.player)) - Number(signed.has(a.one.player)) ||
        (b.one.events ?? 0) - (a.one.events ?? 0) ||
        a.one.name.localeCompare(b.one.name),
    )
    .slice(0, MOST)
    .map(({ one }) => ({ known: one, entry: last.get(one.player), door: signed.get(one.player) }));
}
