// What the book asks for next: one tap does it; where it lacks something, just that is asked for.
import { useEffect, useState } from "preact/hooks";
import { sentence } from "../../lib/sentences";
import type { Table } from "../../lib/types";
import { count, has, moment, say } from "../../lib/words";
import { SeatMap } from "../../parts/seatmap";
import { board, currency, entries, entryOf, event, give, open, preview, show, type Fields } from "./desk";
import { labelOf } from "./labels";
import { listed, needOf, type Advice, type Call, type Need, type OrderReady, type Together } from "./shapes";

const AT_ONCE = 4;
/** Opened in a desk of their own, where a tap alone would not do. */
const DESKS: Record<string, (one: Advice) => void> = {
  "colour up": (one) => open({ kind: "race", table: Number(one.orders[0]?.fields.table), value: Number(one.orders[0]?.fields.value) }),
  dispute: (one) => open({ kind: "order", order: "settle dispute", fields: { number: one.values.number ?? one.values.dispute } }),
};

export const advice = (): Advice[] => listed<Advice>(board.part("advice"), "all", "list", "advice", "items");

/** The sentence of an advice, in the words of the page. */
export const adviceWords = (one: Advice): string => has(`advice.${one.kind}`) ? sentence(`advice.${one.kind}`, one.values, currency()) : one.why;

export function Next() {
  const all = advice();
  const kinds = [...new Set(all.map((one) => one.kind))];
  const together = board.part<Together>("hand_for_hand");
  return <div class="stack">
    <Calls />
    {together?.on && <button class="card together-hint" onClick={() => show("together")}><b>{say(together.hand ? "console.together-on" : "console.together-last", { n: together.hand ?? 0 })}</b><span>{together.playing?.length ? say("console.together-playing", { n: together.playing.length }) : say("console.together-done")}</span></button>}
    <h2 class="sr">{say("console.next")}</h2>
    {all.length === 0 && !together?.on && <Calm />}
    {kinds.map((kind) => <Kind key={kind} all={all.filter((one) => one.kind === kind)} first={all.findIndex((one) => one.kind === kind)} />)}
  </div>;
}

function Kind({ all, first }: { all: Advice[]; first: number }) {
  const [open, setOpen] = useState(false);
  const alike = all.length > 2 && all.every((one) => DESKS[one.kind] || (one.orders.length === 1 && !one.needs.length));
  const shown = open ? all : all.slice(0, alike ? AT_ONCE * 2 : AT_ONCE);
  return <>
    {alike ? <Alike all={shown} first={first} /> : shown.map((one, at) => <AdviceCard key={keyOf(one, at)} one={one} number={first + at + 1} />)}
    {all.length > shown.length && <button class="quiet" onClick={() => setOpen(true)}>{say("console.more-of", { n: all.length - shown.length })}</button>}
  </>;
}

const doWords = (kind: string): string => say(has(`do.${kind}`) ? `do.${kind}` : "console.do");

/** Many of one kind, such as prizes to pay: a line for each. */
function Alike({ all, first }: { all: Advice[]; first: number }) {
  return <article class="card advice">
    <ul class="compact">{all.map((one, at) => <li key={keyOf(one, at)}><span><Key number={first + at + 1} />{adviceWords(one)}{at === 0 && <Cites one={one} />}</span>
      {DESKS[one.kind] ? <button class="do primary" onClick={() => DESKS[one.kind]!(one)}>{doWords(one.kind)}</button> : <DoIt one={one} order={one.orders[0]!} told={{}} waits={false} only first />}</li>)}</ul>
  </article>;
}

const Key = ({ number }: { number: number }) => <span class="number-key" aria-hidden="true">{number <= 9 ? number : "·"}</span>;
const Cites = ({ one }: { one: Advice }) => <>{one.cites.map((cite) => <a key={cite} class="rule" href={`/books?event=${encodeURIComponent(event)}#${encodeURIComponent(cite)}`}>{cite}</a>)}</>;

const keyOf = (one: Advice, at: number): string => `${one.kind}-${JSON.stringify(one.orders[0]?.fields ?? one.values) ?? at}`;

function AdviceCard({ one, number }: { one: Advice; number: number }) {
  const [told, setTold] = useState<Fields>({});
  const needs = one.needs.map(needOf), buttons = needs.filter((need) => need.code.startsWith("button") && need.table != null);
  const missing = buttons.filter((need) => !(told.buttons as { table: number }[] | undefined)?.some((each) => each.table === need.table));
  const desk = DESKS[one.kind];
  return <article class="card advice" aria-label={adviceWords(one)}>
    <p><Key number={number} />{adviceWords(one)}<Cites one={one} /></p>
    {!desk && buttons.length > 0 && <Buttons needs={buttons} told={told} onTold={setTold} />}
    {!desk && needs.filter((need) => !buttons.includes(need)).map((need, at) => <OtherNeed key={at} need={need} told={told} onTold={setTold} />)}
    <div class="row">
      {desk ? <button class="primary do" onClick={() => desk(one)}>{doWords(one.kind)}</button>
        : one.orders.length ? one.orders.map((order, at) => <DoIt key={at} one={one} order={order} told={told} waits={missing.length > 0} only={one.orders.length === 1} first={at === 0} />)
        : <button class="do" onClick={() => open({ kind: "palette" })}>{say("console.choose-order")}</button>}
    </div>
  </article>;
}

function DoIt({ one, order, told, waits, only, first }: { one: Advice; order: OrderReady; told: Fields; waits: boolean; only: boolean; first: boolean }) {
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<string[]>([]);
  const fields = { ...order.fields, ...told };
  const balances = order.order === "balance";
  const asks = balances && !waits ? JSON.stringify(fields) : "";
  useEffect(() => {
    let late = false;
    if (asks) void suggestion(JSON.parse(asks) as Fields).then((found) => { if (!late) setShown(found); });
    return () => { late = true; };
  }, [asks]);
  const act = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await give(order.order, fields, { undo: adviceWords(one) });
    setBusy(false);
  };
  return <>
    {shown.length > 0 && <ul class="reasons">{shown.map((words, at) => <li key={at}>{words}</li>)}</ul>}
    <button class={`do${first ? " primary" : ""}`} disabled={busy || waits} data-advice={first ? "" : undefined} onClick={() => void act()}>{only ? doWords(one.kind) : labelOf(order, one.orders)}</button>
  </>;
}

/** Who would move where, and why, before anything is done. */
export async function suggestion(fields: Fields): Promise<string[]> {
  const { happened } = await preview("balance", fields).catch(() => ({ happened: [] as Record<string, unknown>[] }));
  const moved = happened.find((one) => one.type === "balanced");
  if (!moved) return [];
  const name = entryOf(Number(moved.entry))?.name ?? `#${String(moved.entry)}`;
  return [say("console.would-move", { name, from: `${moved.giving}.${moved.left}`, to: `${moved.to}.${moved.seat}` }), ...listed<string>(moved.why)];
}

/** Where the button is, by a tap on the picture of the table. */
export function Buttons({ needs, told, onTold }: { needs: Need[]; told: Fields; onTold: (told: Fields) => void }) {
  const said = (told.buttons as { table: number; button: number }[] | undefined) ?? [];
  const pick = (table: number, seat: number): void => onTold({ ...told, buttons: [...said.filter((one) => one.table !== table), { table, button: seat }] });
  return <div class="pick-buttons">{needs.map((need) => {
    const table = board.part<Table>(`table/${String(need.table)}`), at = said.find((one) => one.table === need.table)?.button;
    return <div key={String(need.table)}>
      <p class="small soft">{say(at ? "console.button-is" : "console.where-button", { table: Number(need.table), seat: at ?? 0 })}</p>
      {table && <SeatMap pick table={at ? { ...table, button: at } : { ...table, button: null }} onSeat={(seat) => pick(table.number, seat.seat)} />}
    </div>;
  })}</div>;
}

function OtherNeed({ need, told, onTold }: { need: Need; told: Fields; onTold: (told: Fields) => void }) {
  const key = `need.${need.code}`, words = has(key) ? sentence(key, (need.values ?? {}) as Record<string, string | number>, currency()) : need.code;
  const field = typeof need.field === "string" ? need.field : /reason|why/.test(need.code) ? "why" : "";
  if (!field) return <p class="small warn">{words}</p>;
  return <label><span>{words}</span><input value={String(told[field] ?? "")} onInput={(event) => onTold({ ...told, [field]: (event.target as HTMLInputElement).value })} /></label>;
}

/** Calls from the tables, above everything else. */
function Calls() {
  const calls = listed<Call>(board.part("calls"), "open");
  return <>{calls.map((one) => <div key={one.call} class="card call" role="alert">
    <p><b>{say("console.call", { table: one.table })}</b> {one.name && <span>{one.name}</span>} <span class="soft small">{moment(one.at)}</span></p>
    {one.about && <p>{one.about}</p>}
    <div class="row">
      <a class="as-button primary" href={`/floor?event=${encodeURIComponent(event)}&call=${one.call}&table=${one.table}`}>{say("console.rule-on")}</a>
      <button onClick={() => void give("answer call", { call: one.call }, { undo: say("console.call-answered", { table: one.table }) })}>{say("console.was-there")}</button>
    </div>
  </div>)}</>;
}

/** Do the advice of a number, as if it had been tapped. */
export function doAdvice(number: number): void {
  const one = advice()[number - 1];
  if (!one) return;
  if (DESKS[one.kind]) { DESKS[one.kind]!(one); return; }
  const order = one.orders[0];
  if (one.orders.length === 1 && order && !one.needs.length) void give(order.order, order.fields, { undo: adviceWords(one) });
  else { show("next"); const cards = document.querySelectorAll<HTMLElement>(".advice"); cards[number - 1]?.scrollIntoView({ block: "center" }); cards[number - 1]?.querySelector<HTMLElement>("button,input")?.focus(); }
}

export const openCount = (): number => advice().length + listed<Call>(board.part("calls"), "open").length;
export const countWords = (): string => { const n = openCount(); return n ? count(n) : ""; };

/** Nothing is asked for: play goes on, or people are still coming. */
function Calm() {
  const shown = board.part<{ stage: string }>("event"), counts = board.part<{ entries: number }>("counts");
  const unseated = entries.value.filter((one) => one.status === "registered" && one.table == null).length;
  if (shown?.stage !== "registering") return <p class="empty calm">{say("console.nothing-next")}</p>;
  return <div class="empty calm"><p>{say(counts?.entries ? "console.waiting-start" : "console.nothing-yet")}</p>{unseated > 0 && <p><button class="primary" onClick={() => void give("draw seats", {}, { undo: say("console.seats-drawn") })}>{say("console.draw-seats", { n: unseated })}</button></p>}<a href={`/desk?event=${encodeURIComponent(event)}`}>{say("console.to-desk")}</a></div>;
}
