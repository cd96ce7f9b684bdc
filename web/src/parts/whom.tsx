// Somebody of the event in a form: chosen from a list by name, whatever an order calls them by.
import { say } from "../lib/words";
import { Choice, type Option } from "./fields";

export type Whose = "entry" | "player" | "door";
export type Person = { entry: number; name: string; player?: string; table?: number | null; seat?: number | null };
export type Known = {
  people: readonly Person[];
  tables: readonly number[];
  door?: readonly { player: string; name: string }[];
};
type Called = { key: number | string; name: string; words: string };

const spoken = (person: Person): string =>
  `${person.name}${person.table != null ? ` · ${person.table}.${person.seat}` : ""} (#${person.entry})`;

/** Whom a field may name, and what the order calls each of them; a player with several entries stands there once, with the last. */
export function whom(whose: Whose, known: Known): Called[] {
  if (whose === "entry") return known.people.map((one) => ({ key: one.entry, name: one.name, words: spoken(one) }));
  if (whose === "door") return (known.door ?? []).map((one) => ({ key: one.player, name: one.name, words: one.name }));
  const last = new Map<string, Person>();
  for (const one of known.people)
    if (one.player !== undefined && one.entry >= (last.get(one.player)?.entry ?? 0)) last.set(one.player, one);
  return [...last].map(([player, one]) => ({ key: player, name: one.name, words: spoken(one) }));
}

export function PersonInput({
  whose,
  value,
  known,
  required,
  auto,
  onChange,
}: {
  whose: Whose;
  value: unknown;
  known: Known;
  required: boolean;
  auto: boolean;
  onChange: (value: unknown) => void;
}) {
  const all = whom(whose, known);
  return (
    <Choice<number | string>
      autofocus={auto || undefined}
      required={required || undefined}
      value={(value as number | string | null) ?? ""}
      onChange={(key) => onChange(key === "" ? undefined : key)}
      of={[["", "–"], ...all.map((one): Option<number | string> => [one.key, one.words])]}
    />
  );
}

export function PeopleInput({
  whose,
  value,
  known,
  label,
  onChange,
}: {
  whose: Whose;
  value: unknown[];
  known: Known;
  label: string;
  onChange: (value: unknown[]) => void;
}) {
  const all = whom(whose, known);
  return (
    <div class="stack tight">
      <div class="row">
        {value.map((one) => (
          <button
            key={String(one)}
            type="button"
            class="pill"
            onClick={() => onChange(value.filter((each) => each !== one))}
          >
            {all.find((each) => each.key === one)?.name ?? `#${String(one)}`} ×
          </button>
        ))}
      </div>
      <Choice
        label={label}
        value=""
        onChange={(key) => onChange([...value, key])}
        of={[
          ["", say("command.add")],
          ...all.filter((one) => !value.includes(one.key)).map((one): Option<number | string> => [one.key, one.words]),
        ]}
      />
    </div>
  );
}
