// Which irregularity: every sentence of the floor script, by area, found as one types, filled in by taps.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";
import { AmountPick, CardPick, ChipPick, ChoicePick, SeatPick, TextPick } from "./picks";
import { addLine, called, changeLine, draft } from "./state";
import { compose, slots, switches, wordsOf, type Slot, type Values } from "./template";
import { sets, textOf } from "../../parts/fields";

type Sentence = Shown<"ScriptSentence">;
const AREAS = ["betting", "turn", "dealing", "showdown", "seat", "conduct", "table"];
const FEW = 12;
const all = signal<Sentence[]>([]);
const wanted = signal("");
const area = signal("");
const count = signal(FEW);
const chosen = signal<Sentence | null>(null);
const values = signal<Values>({});

const found = computed(() => {
  const words = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = all.value
    .map((one, at) => ({ one, at, score: score(one, words) }))
    .filter(({ one, score: fits }) => fits > 0 && (!area.value || one.area === area.value));
  return (words.length ? scored.sort((a, b) => b.score - a.score || a.at - b.at) : scored).map(({ one }) => one);
});

function score(one: Sentence, words: string[]): number {
  const about = one.about.toLowerCase(),
    rest = `${wordsOf(one.parts)} ${one.example}`.toLowerCase();
  let total = 1;
  for (const word of words) {
    const fits = (about.includes(word) ? 3 : 0) + (rest.includes(word) ? 2 : 0);
    if (!fits) return 0;
    total += fits;
  }
  return total;
}

function put(next: Values): void {
  values.value = next;
  const line = chosen.value && compose(chosen.value.parts, next, called);
  if (!line) return;
  if (draft.value) {
    changeLine(draft.value, line, true);
    return;
  }
  addLine(line, true);
}

function open(one: Sentence): void {
  draft.value = 0;
  chosen.value = one;
  put({});
}

export function Sentences() {
  useEffect(() => {
    if (!all.value.length)
      void get<Sentence[]>("/api/floor/sentences").then(
        (list) => {
          all.value = list;
        },
        () => undefined,
      );
  }, []);
  if (chosen.value) return <Fill one={chosen.value} />;
  return (
    <div class="stack">
      <input
        type="search"
        aria-label={say("floor.search-sentences")}
        placeholder={say("floor.search-sentences")}
        value={wanted.value}
        onInput={(event) => {
          wanted.value = textOf(event);
          count.value = FEW;
        }}
      />
      <div class="row scroll">
        <button class="tap" aria-pressed={!area.value} onClick={sets(area, "")}>
          {say("floor.area.all")}
        </button>
        {AREAS.map((one) => (
          <button
            key={one}
            class="tap"
            aria-pressed={area.value === one}
            onClick={() => {
              area.value = one;
              count.value = FEW;
            }}
          >
            {say(`floor.area.${one}`)}
          </button>
        ))}
      </div>
      <ul class="sentences">
        {found.value.slice(0, count.value).map((one) => (
          <li key={one.example}>
            <button onClick={() => open(one)}>
              <span>{one.about}</span>
              <code>{one.example}</code>
            </button>
          </li>
        ))}
      </ul>
      {!found.value.length && <p class="empty">{say(all.value.length ? "floor.no-sentence" : "common.loading")}</p>}
      {found.value.length > count.value && (
        <button
          class="quiet"
          onClick={() => {
            count.value += 40;
          }}
        >
          {say("floor.show-more", { n: found.value.length - count.value })}
        </button>
      )}
    </div>
  );
}

function Fill({ one }: { one: Sentence }) {
  const nodes = one.parts,
    line = compose(nodes, values.value, called);
  return (
    <div class="stack">
      <div class="row">
        <button
          class="quiet"
          aria-label={say("floor.back")}
          onClick={() => {
            chosen.value = null;
            draft.value = 0;
          }}
        >
          ←
        </button>
        <h3 class="flat">{one.about}</h3>
      </div>
      <p class="soft small">
        {say("floor.for-example")} <code>{one.example}</code>
      </p>
      {slots(nodes).map(({ slot, optional }) => (
        <SlotField key={slot.name} slot={slot} optional={optional} />
      ))}
      {switches(nodes).length > 0 && (
        <div class="row">
          {switches(nodes).map((words) => (
            <button
              key={words}
              class="tap"
              aria-pressed={!!values.value[`+${words}`]}
              onClick={() => put({ ...values.value, [`+${words}`]: values.value[`+${words}`] ? "" : "1" })}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      {line ? (
        <button
          class="primary"
          onClick={() => {
            chosen.value = null;
            draft.value = 0;
          }}
        >
          {say("floor.done")}
        </button>
      ) : (
        <p class="soft small">{say("floor.fill-in")}</p>
      )}
    </div>
  );
}

function SlotField({ slot, optional }: { slot: Slot; optional: boolean }) {
  const label = `${slotName(slot)}${optional ? ` (${say("floor.optional")})` : ""}`;
  const field = {
    value: values.value[slot.name] ?? "",
    set: (value: string): void => put({ ...values.value, [slot.name]: value }),
    label,
  };
  if (slot.choices)
    return (
      <ChoicePick
        {...field}
        set={(value) => field.set(optional && value === field.value ? "" : value)}
        of={slot.choices}
      />
    );
  if (slot.kind === "street")
    return (
      <ChoicePick {...field} of={["preflop", "flop", "turn", "river"]} words={(word) => say(`floor.of.${word}`)} />
    );
  if (slot.kind === "seat" || slot.kind === "seats" || slot.kind === "place")
    return <SeatPick {...field} many={slot.kind === "seats"} places={slot.kind === "place"} />;
  if (slot.kind === "amount" || slot.kind === "count") return <AmountPick {...field} plain={slot.kind === "count"} />;
  if (slot.kind === "chips") return <ChipPick {...field} />;
  if (slot.kind === "card" || slot.kind === "cards") return <CardPick {...field} many={slot.kind === "cards"} />;
  return <TextPick {...field} />;
}

const slotName = (slot: Slot): string => {
  const key = `floor.slot.${slot.kind === "seat" && slot.name === "seat" ? "who" : slot.name}`,
    known = say(key);
  return known === key ? slot.name : known;
};
