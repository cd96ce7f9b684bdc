// Act by act: who, then what was said and pushed, in order. Every tap rewrites the line that is being told.
import { signal } from "@preact/signals";
import { say } from "../../lib/words";
import { AmountPick, ChipPick, SeatPick } from "./picks";
import { addLine, called, changeLine, dealt, draft, head, ruled, story, writeStory } from "./state";
import { textOf, submits } from "../../parts/fields";

type Deed = { kind: "act" | "says" | "puts" | "takes"; text: string; /** Of an act that names one. */ amount?: string };
export const actor = signal("");
const deeds = signal<Deed[]>([]);
const WORDS = ["call", "raise", "all in", "bet", "check", "fold", "wait"];
const PLAIN = ["folds", "checks", "calls", "all-in"];

const worded = (deed: Deed): string =>
  deed.kind === "act"
    ? [deed.text, deed.amount].filter(Boolean).join(" ")
    : deed.kind === "says"
      ? `says "${deed.text}"`
      : deed.kind === "takes"
        ? `takes back ${deed.text}`
        : `puts ${deed.text}`;
const whose = (): string =>
  actor.value || head.value.seats.find((one) => one.seat === ruled.value?.table?.to_act)?.name || "";

/** Write the line as it stands; a new one is added, the one in hand is changed. */
function put(next: Deed[]): void {
  deeds.value = next;
  const name = whose();
  if (!name) return;
  actor.value = name;
  if (!next.length) {
    if (draft.value) changeLine(draft.value, null);
    return;
  }
  const line = `${called(name)} ${next.map(worded).join(" then ")}`;
  if (draft.value) {
    changeLine(draft.value, line, true);
    return;
  }
  begin();
  addLine(line, true);
}

/** A story that has not begun begins before the flop. */
function begin(): void {
  if (!dealt.value && !story.value.some((one) => one.text.trim() === "preflop")) addLine("preflop");
}

function add(kind: "says" | "puts" | "takes", text: string): void {
  const before = draft.value ? deeds.value : [];
  put([...before.filter((deed) => deed.kind !== "act"), { kind, text }]);
}

const act = (text: string): void => put([{ kind: "act", text }]);
const wager = (text: string, amount: string): void => put([{ kind: "act", text, amount }]);

function change(text: string): void {
  const now = draft.value ? deeds.value : [];
  if (now[now.length - 1]?.kind !== "puts") {
    if (text) put([...now.filter((deed) => deed.kind !== "act"), { kind: "puts", text }]);
    return;
  }
  put(text ? [...now.slice(0, -1), { kind: "puts", text }] : now.slice(0, -1));
}

export function endAct(): void {
  draft.value = 0;
  deeds.value = [];
  actor.value = "";
}

export function Acts() {
  const now = draft.value ? deeds.value : [],
    last = now[now.length - 1];
  const table = ruled.value?.table,
    street = table?.street ?? "";
  const next = { preflop: "flop", flop: "turn", turn: "river" }[street];
  const bet = Math.max(0, ...(table?.seats ?? []).map((one) => one.bet));
  const sized = now[0]?.amount === undefined ? null : { text: now[0].text, amount: now[0].amount };
  return (
    <div class="stack">
      <SeatPick
        value={whose()}
        set={(name) => {
          if (draft.value) {
            actor.value = name;
            put(deeds.value);
          } else actor.value = name;
        }}
        label={say("floor.who")}
      />
      <fieldset class="pick">
        <legend>{say("floor.does")}</legend>
        <div class="row">
          {PLAIN.map((one) => (
            <button key={one} class="tap" aria-pressed={now[0]?.text === one} onClick={() => act(one)}>
              {say(`floor.of.${one}`)}
            </button>
          ))}
          <button
            class="tap"
            aria-pressed={!!sized}
            onClick={() => (bet ? wager("raises to", String(bet * 2)) : wager("bets", String(head.value.big || 100)))}
          >
            {say(bet ? "floor.of.raises-to" : "floor.of.bets")}
          </button>
        </div>
      </fieldset>
      {sized && (
        <AmountPick
          value={sized.amount}
          set={(value) => wager(sized.text, value || "0")}
          label={say("floor.ask.bet")}
        />
      )}
      <fieldset class="pick">
        <legend>{say("floor.says")}</legend>
        <div class="row">
          {WORDS.map((word) => (
            <button key={word} class="tap" onClick={() => add("says", word)}>
              “{word}”
            </button>
          ))}
          <Said />
        </div>
      </fieldset>
      <ChipPick value={last?.kind === "puts" ? last.text : ""} set={change} label={say("floor.puts")} />
      <div class="row">
        <button class="tap" disabled={last?.kind !== "puts"} onClick={() => add("puts", String(head.value.big || 100))}>
          {say("floor.another-motion")}
        </button>
        <button
          class="tap"
          disabled={!now.some((deed) => deed.kind === "puts")}
          onClick={() => add("takes", "everything")}
        >
          {say("floor.takes-back")}
        </button>
        <button class="tap" disabled={!now.length} onClick={() => put(now.slice(0, -1))}>
          {say("floor.undo")}
        </button>
      </div>
      <div class="row">
        <button class="primary" disabled={!now.length} onClick={endAct}>
          {say("floor.next-act")}
        </button>
        <button
          class="tap"
          onClick={() => {
            endAct();
            begin();
            addLine("everybody folds");
          }}
        >
          {say("floor.everybody-folds")}
        </button>
        {next && (
          <button
            class="tap"
            onClick={() => {
              endAct();
              addLine(next);
            }}
          >
            {say(`floor.of.${next}`)}
          </button>
        )}
        <button
          class="tap"
          onClick={() => {
            const name = whose();
            endAct();
            begin();
            addLine(name ? `? ${called(name)}` : "? options");
          }}
        >
          {say("floor.ask-options")}
        </button>
        <button
          class="tap"
          disabled={!head.value.seats.length}
          onClick={() => {
            endAct();
            writeStory(head.value, ["preflop"]);
          }}
        >
          {say("floor.new-hand")}
        </button>
      </div>
    </div>
  );
}

const typed = signal("");
function Said() {
  const done = (): void => {
    if (typed.value.trim()) {
      add("says", typed.value.trim().replace(/["“”]/g, "'"));
      typed.value = "";
    }
  };
  return (
    <form class="row grow" onSubmit={submits(() => done())}>
      <input
        class="grow"
        aria-label={say("floor.own-words")}
        placeholder={say("floor.own-words")}
        value={typed.value}
        onInput={(event) => {
          typed.value = textOf(event);
        }}
      />
      <button class="tap" disabled={!typed.value.trim()}>
        +
      </button>
    </form>
  );
}
