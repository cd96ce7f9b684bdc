// The common calls as buttons; one tap writes a story, further taps change who and how much.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../../lib/api";
import type { Shown } from "../../lib/types";
import { has, inLanguage, language, say } from "../../lib/words";
import { QUICK, firstTold, knownTo, sceneOf, type Ask, type Quick, type Told } from "./quick";
import { AmountPick, CardPick, ChipPick, ChoicePick, SeatPick } from "./picks";
import { headLines, linesOf } from "./script";
import { head, looked, script, writeStory } from "./state";
import { sets } from "../../parts/fields";

const chosen = signal<Quick | null>(null);
const told = signal<Told>({});
const more = signal(false);
const found = signal<Shown<"FoundRule">[]>([]);
const TWELVE = 12;

export function pick(id: string): void {
  const quick = QUICK.find((one) => one.id === id);
  if (!quick) return;
  chosen.value = quick;
  told.value = firstTold(quick, sceneOf(head.value));
  put();
}

function put(): void {
  const quick = chosen.value;
  const now = head.value;
  if (!quick?.story) {
    if (quick) writeStory(now, []);
    return;
  }
  writeStory(now, quick.story(told.value, sceneOf(now)));
  if (quick.question) looked.value = linesOf(script.value).length;
}

export function QuickCalls() {
  const now = chosen.value;
  useEffect(() => {
    if (now?.lookup)
      void get<Shown<"FoundRule">[]>(
        inLanguage(
          `/api/books/search?q=${encodeURIComponent(now.lookup)}&book=${encodeURIComponent(head.value.book)}&limit=3`,
        ),
      ).then(
        (rules) => {
          found.value = rules;
        },
        () => undefined,
      );
  }, [now, head.value.book, language.value]);
  if (now) return <Form quick={now} />;
  return (
    <>
      <div class="calls">
        {QUICK.slice(0, more.value ? undefined : TWELVE).map((one) => (
          <button key={one.id} class="quick-call" onClick={() => pick(one.id)}>
            <b aria-hidden="true">{one.sign}</b>
            <span>{say(`floor.quick.${one.id}`)}</span>
          </button>
        ))}
      </div>
      <button
        class="quiet"
        onClick={() => {
          more.value = !more.value;
        }}
      >
        {say(more.value ? "floor.fewer" : "floor.more-calls", { n: QUICK.length - TWELVE })}
      </button>
    </>
  );
}

function Form({ quick }: { quick: Quick }) {
  const same = headLines(head.value).every((line, at) => linesOf(script.value)[at] === line);
  return (
    <div class="stack">
      <div class="row">
        <button class="quiet" aria-label={say("floor.back")} onClick={sets(chosen, null)}>
          ←
        </button>
        <h3 class="flat">{say(`floor.quick.${quick.id}`)}</h3>
      </div>
      {quick.asks
        .filter((ask) => !ask.when || ask.when(told.value))
        .map((ask) => (
          <Field key={`${quick.id}/${ask.name}`} ask={ask} quick={quick} />
        ))}
      {!same && (
        <button class="quiet" onClick={put}>
          {say("floor.write-again")}
        </button>
      )}
      {quick.lookup && (
        <>
          {found.value.map(({ layer, rule }) => (
            <article key={`${layer}:${rule.id}`} class="read">
              <h4>
                {rule.number} · {rule.title}
              </h4>
              <p>{rule.says}</p>
              <a class="small" href={`/books#${layer}/${encodeURIComponent(rule.id)}`}>
                {say("floor.in-book", { book: layer })}
              </a>
            </article>
          ))}
          <p class="soft small">{say("floor.lookup-note")}</p>
        </>
      )}
    </div>
  );
}

function Field({ ask, quick }: { ask: Ask; quick: Quick }) {
  const set = (value: string): void => {
    told.value = { ...told.value, [ask.name]: value };
    put();
  };
  const field = { value: told.value[ask.name] ?? "", set, label: say(`floor.ask.${ask.name}`) };
  if (ask.kind === "seat") return <SeatPick {...field} />;
  if (ask.kind === "chips") return <ChipPick {...field} />;
  if (ask.kind === "card") return <CardPick {...field} />;
  if (ask.kind === "choice")
    return (
      <ChoicePick
        {...field}
        of={ask.offences ? knownTo(head.value.book, ask.of!) : ask.of!}
        words={(one) => choiceWords(ask.name, one)}
      />
    );
  return <AmountPick {...field} plain={ask.kind === "count"} key={quick.id} />;
}

/** A choice in words: those of this question first, then those it shares with others. */
function choiceWords(name: string, one: string): string {
  const plain = one.replace(/ /g, "-"),
    key = [`floor.of.${name}.${plain}`, `floor.of.${plain}`].find(has);
  return key ? say(key) : one.replace(/-/g, " ");
}
