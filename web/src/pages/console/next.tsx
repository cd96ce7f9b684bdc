// What the book asks for next: one tap does it; where it lacks something, just that is asked for.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../../lib/types";
import { count, has, moment, say, text, word, type Value } from "../../lib/words";
import { SeatMap } from "../../parts/seatmap";
import { BadBeatTables } from "./bad-beat";
import { board, entries, entryOf, event, give, open, preview, show, type Fields } from "./desk";
import { labelOf, orderName } from "./labels";
import { isOver, OverCard } from "./over";
import { amongDays, SeveralDays } from "./several-days";
import { listed, type Advice, type Call, type Need, type OrderReady, type Together } from "./shapes";
import { stillStands } from "./standing";
import { textOf } from "../../parts/fields";

const AT_ONCE = 4;
/** Opened in a desk of their own, where a tap alone would not do. */
const DESKS: Record<string, (one: Advice) => void> = {
  bag: () => open({ kind: "bags" }),
  "fill envelopes": (one) => open({ kind: "envelopes", amounts: listed<number>(one.orders[0]?.fields.amounts) }),
  "colour up": (one) =>
    open({ kind: "race", table: Number(one.orders[0]?.fields.table), value: Number(one.orders[0]?.fields.value) }),
  dispute: (one) => open({ kind: "order", order: "settle dispute", fields: one.forms[0]?.fields ?? {} }),
};

/** What the book asks for, those of one kind together, as they are numbered; which flights come in stands in a card of its own. */
export function advice(): Advice[] {
  const all = listed<Advice>(board.part("advice"), "all", "list", "advice", "items").filter(
    (one) => one.kind !== "take in" || !amongDays(),
  );
  const kinds = all.map((one) => one.kind),
    moves = kinds.indexOf("move");
  const rank = (kind: string): number =>
    kind === "halt" && moves >= 0 ? moves + 0.5 : kinds.indexOf(kind as Advice["kind"]); // by the book somebody moves; playing on is the exception
  return [...all].sort((one, other) => rank(one.kind) - rank(other.kind));
}

export function Next() {
  const all = advice();
  const kinds = [...new Set(all.map((one) => one.kind))];
  const together = board.part<Together>("hand_for_hand");
  return (
    <div class="stack">
      <Calls />
      {together?.on && (
        <button class="card together-hint" onClick={() => show("together")}>
          <b>
            {say(
              together.hand
                ? "console.together-on"
                : together.playing?.length
                  ? "console.together-last"
                  : "console.together",
              { n: together.hand ?? 0 },
            )}
          </b>
          <span>
            {together.playing?.length
              ? say("console.together-playing", { n: together.playing.length })
              : say("console.together-done")}
          </span>
        </button>
      )}
      <h2 class="sr">{say("console.next")}</h2>
      <BadBeatTables />
      {isOver() && <OverCard />}
      {amongDays() && <SeveralDays />}
      {all.length === 0 && !together?.on && <Calm />}
      {kinds.map((kind) => (
        <Kind
          key={kind}
          all={all.filter((one) => one.kind === kind)}
          first={all.findIndex((one) => one.kind === kind)}
        />
      ))}
    </div>
  );
}

function Kind({ all, first }: { all: Advice[]; first: number }) {
  const [open, setOpen] = useState(false);
  const alike = all.length > 2 && all.every((one) => DESKS[one.kind] || (one.orders.length === 1 && !one.needs.length));
  const shown = open ? all : all.slice(0, alike ? AT_ONCE * 2 : AT_ONCE);
  return (
    <>
      {alike ? (
        <Alike all={shown} first={first} />
      ) : (
        shown.map((one, at) => <AdviceCard key={keyOf(one, at)} one={one} number={first + at + 1} />)
      )}
      {all.length > shown.length && (
        <button class="quiet" onClick={() => setOpen(true)}>
          {say("console.more-of", { n: all.length - shown.length })}
        </button>
      )}
    </>
  );
}

/** What the button of an advice says: a special case may have words of its own, under the same code. */
const doWords = ({ kind, message }: Advice): string =>
  say([message.code.replace("advice.", "do."), `do.${kind}`].find(has) ?? "console.do");

/** Many of one kind, such as prizes to pay: a line for each. */
function Alike({ all, first }: { all: Advice[]; first: number }) {
  return (
    <article class="card advice">
      <ul class="compact">
        {all.map((one, at) => (
          <li key={keyOf(one, at)}>
            <span>
              <Key number={first + at + 1} />
              {word(one.message)}
              {at === 0 && <Cites one={one} />}
            </span>
            {DESKS[one.kind] ? (
              <button class="do primary" onClick={() => DESKS[one.kind]!(one)}>
                {doWords(one)}
              </button>
            ) : (
              <DoIt one={one} order={one.orders[0]!} told={{}} waits={false} only first />
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

const Key = ({ number }: { number: number }) => (
  <span class="number-key" aria-hidden="true">
    {number <= 9 ? number : "·"}
  </span>
);
const Cites = ({ one }: { one: Advice }) => (
  <>
    {one.cites.map((cite) => (
      <a key={cite} class="rule" href={`/books?event=${encodeURIComponent(event)}#${encodeURIComponent(cite)}`}>
        {cite}
      </a>
    ))}
  </>
);

const keyOf = (one: Advice, at: number): string =>
  `${one.kind}-${JSON.stringify(one.orders[0]?.fields ?? one.message.values) ?? at}`;

function AdviceCard({ one, number }: { one: Advice; number: number }) {
  const [told, setTold] = useState<Fields>({});
  const buttons = one.needs.filter((need) => need.need === "button"),
    papers = one.needs.filter((need) => need.need === "papers"),
    listedApart: Need[] = papers.length > AT_ONCE ? papers : [];
  const missing = buttons.filter(
    (need) => !(told.buttons as { table: number }[] | undefined)?.some((each) => each.table === need.table),
  );
  const desk = DESKS[one.kind];
  return (
    <article class="card advice" aria-label={word(one.message)}>
      <p>
        <Key number={number} />
        {word(one.message)}
        <Cites one={one} />
      </p>
      {!desk && buttons.length > 0 && <Buttons needs={buttons} told={told} onTold={setTold} />}
      {!desk && listedApart.length > 0 && (
        <details>
          <summary>{say("console.papers-of", { n: papers.length })}</summary>
          <p class="small">{papers.map((need) => need.name).join(", ")}</p>
        </details>
      )}
      {!desk &&
        one.needs
          .filter((need) => need.need !== "button" && !listedApart.includes(need))
          .map((need, at) => <OtherNeed key={at} need={need} told={told} onTold={setTold} />)}
      <div class={one.kind === "bounty" ? "row takers" : "row"}>
        {desk ? (
          <button class="primary do" onClick={() => desk(one)}>
            {doWords(one)}
          </button>
        ) : one.orders.length ? (
          one.orders.map((order, at) => (
            <DoIt
              key={at}
              one={one}
              order={order}
              told={told}
              waits={missing.length > 0}
              only={one.orders.length === 1}
              first={at === 0 && one.kind !== "halt" && (one.kind !== "bounty" || one.orders.length === 2)}
            />
          ))
        ) : (
          one.forms.map((form, at) => (
            <button
              key={form.order}
              class={at ? "do" : "do primary"}
              onClick={() => open({ kind: "order", order: form.order, fields: form.fields })}
            >
              {orderName(form.order)}
            </button>
          ))
        )}
      </div>
    </article>
  );
}

function DoIt({
  one,
  order,
  told,
  waits,
  only,
  first,
}: {
  one: Advice;
  order: OrderReady;
  told: Fields;
  waits: boolean;
  only: boolean;
  first: boolean;
}) {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Value[]>([]);
  const fields = { ...order.fields, ...told };
  const balances = order.order === "balance";
  const asks = balances && !waits ? JSON.stringify(fields) : "";
  useEffect(() => {
    let late = false;
    if (asks)
      void suggestion(JSON.parse(asks) as Fields).then((found) => {
        if (!late) setShown(found);
      });
    return () => {
      late = true;
    };
  }, [asks]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shown.length && told.buttons) button.current?.scrollIntoView({ block: "nearest" });
  }, [shown]); // who moves is seen before the tap
  const act = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await carryOut(one, order, fields);
    setBusy(false);
  };
  return (
    <>
      {shown.length > 0 && (
        <ul class="reasons">
          {shown.map((words, at) => (
            <li key={at}>{text(words)}</li>
          ))}
        </ul>
      )}
      <button
        ref={button}
        class={`do${first ? " primary" : ""}`}
        disabled={busy || waits}
        data-advice={first ? "" : undefined}
        onClick={() => void act()}
      >
        {only ? doWords(one) : labelOf(order, one.orders)}
      </button>
    </>
  );
}

/** Do what an advice asks for, on what it was given on: whoever else has just done it is not followed blindly. */
const carryOut = (one: Advice, order: OrderReady, fields: Fields): Promise<unknown> =>
  give(order.order, fields, {
    undo: true,
    version: board.version.peek(),
    stands: () => stillStands(advice(), one, order),
  });

/** Who would move where, and why, before anything is done. */
export async function suggestion(fields: Fields): Promise<Value[]> {
  const { happened } = await preview("balance", fields).catch(() => ({ happened: [] as Record<string, unknown>[] }));
  const moved = happened.find((one) => one.type === "balanced");
  if (!moved) return [];
  const name = entryOf(Number(moved.entry))?.name ?? `#${String(moved.entry)}`;
  return [
    say("console.would-move", { name, from: `${moved.giving}.${moved.left}`, to: `${moved.to}.${moved.seat}` }),
    ...listed<Value>(moved.why),
  ];
}

/** Where the button is, by a tap on the picture of the table. */
export function Buttons({
  needs,
  told,
  onTold,
}: {
  needs: { table: number }[];
  told: Fields;
  onTold: (told: Fields) => void;
}) {
  const said = (told.buttons as { table: number; button: number }[] | undefined) ?? [];
  const pick = (table: number, seat: number): void =>
    onTold({ ...told, buttons: [...said.filter((one) => one.table !== table), { table, button: seat }] });
  return (
    <div class="pick-buttons">
      {needs.map((need) => {
        const table = board.part<Table>(`table/${String(need.table)}`),
          at = said.find((one) => one.table === need.table)?.button;
        return (
          <div key={String(need.table)}>
            <p class="small soft">
              {say(at ? "console.button-is" : "console.where-button", { table: Number(need.table), seat: at ?? 0 })}
            </p>
            {table && (
              <SeatMap
                pick
                table={at ? { ...table, button: at } : { ...table, button: null }}
                onSeat={(seat) => pick(table.number, seat.seat)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** What is needed: the code is its name, the values are its fields. */
function needWords({ need, ...fields }: Need): string {
  const values = Object.entries(fields).map(([name, value]): [string, Value] => [
    name,
    Array.isArray(value) ? { is: "items", items: value } : value,
  ]);
  return word({ is: "message", code: `need.${need}`, values: Object.fromEntries(values) });
}

function OtherNeed({ need, told, onTold }: { need: Need; told: Fields; onTold: (told: Fields) => void }) {
  const words = needWords(need);
  if (need.need !== "reason") return <p class="small warn">{words}</p>;
  const { field } = need;
  return (
    <label>
      <span>{words}</span>
      <input value={String(told[field] ?? "")} onInput={(event) => onTold({ ...told, [field]: textOf(event) })} />
    </label>
  );
}

/** Calls from the tables, above everything else. */
function Calls() {
  const calls = listed<Call>(board.part("calls"), "open");
  return (
    <>
      {calls.map((one) => (
        <div key={one.call} class="card call" role="alert">
          <p>
            <b>{say("console.call", { table: one.table })}</b> {one.name && <span>{one.name}</span>}{" "}
            <span class="soft small">{moment(one.at)}</span>
          </p>
          {one.about && <p>{one.about}</p>}
          <div class="row">
            <a
              class="as-button primary"
              href={`/floor?event=${encodeURIComponent(event)}&call=${one.call}&table=${one.table}`}
            >
              {say("console.rule-on")}
            </a>
            <button
              onClick={() =>
                void give(
                  "answer call",
                  { call: one.call },
                  { undo: say("console.call-answered", { table: one.table }) },
                )
              }
            >
              {say("console.was-there")}
            </button>
          </div>
        </div>
      ))}
    </>
  );
}

/** Do the advice of a number, as if it had been tapped. */
export function doAdvice(number: number): void {
  const one = advice()[number - 1];
  if (!one) {
    if (number === 1) document.querySelector<HTMLElement>(".calm button")?.click();
    return;
  }
  if (DESKS[one.kind]) {
    DESKS[one.kind]!(one);
    return;
  }
  const order = one.orders[0];
  if (one.orders.length === 1 && order && !one.needs.length) void carryOut(one, order, order.fields);
  else {
    if (matchMedia("(max-width: 1099px)").matches) show("next");
    const card = [...document.querySelectorAll<HTMLElement>(".number-key")]
      .find((key) => key.textContent === String(number))
      ?.closest<HTMLElement>(".compact li, .advice");
    card?.scrollIntoView({ block: "center" });
    card?.querySelector<HTMLElement>(".seat, button:not(:disabled), input")?.focus();
  }
}

export const openCount = (): number => advice().length + listed<Call>(board.part("calls"), "open").length;
export const countWords = (): string => {
  const n = openCount();
  return n ? count(n) : "";
};

/** Nothing is asked for: play goes on, or people are still coming. */
function Calm() {
  const shown = board.part<{ stage: string }>("event"),
    counts = board.part<{ entries: number }>("counts");
  const unseated = entries.value.filter((one) => one.status === "registered" && one.table == null).length;
  if (shown?.stage === "over") return null; // the card above says all
  if (shown?.stage === "bagged" || (amongDays() && !counts?.entries)) return null; // the card of the days says what is next
  if (shown?.stage !== "registering") return <p class="empty calm">{say("console.nothing-next")}</p>;
  return (
    <div class="empty calm">
      {!amongDays() && <p>{say(counts?.entries ? "console.waiting-start" : "console.nothing-yet")}</p>}
      {unseated > 0 && (
        <p>
          <button class="primary" onClick={() => void give("draw seats", {}, { undo: say("console.seats-drawn") })}>
            <Key number={1} />
            {say("console.draw-seats", { n: unseated })}
          </button>
        </p>
      )}
      <a href={`/desk?event=${encodeURIComponent(event)}`}>{say("console.to-desk")}</a>
    </div>
  );
}
