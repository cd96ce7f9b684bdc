// The registration desk: find somebody as you type, check them in, take the money, hand over the slip. One person, forty in ten minutes.
import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import en from "../../../words/en/desk.json";
import ko from "../../../words/ko/desk.json";
import { get, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt, tell } from "../../lib/toast";
import type { Counts, Shown, Taken } from "../../lib/types";
import { moment, money, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { Frame, knowMe } from "../../parts/frame";
import { NoEvent } from "../../parts/no-event";
import { AskDialog } from "../console/ask";
import { asked, board, currency, entries, event, eventPart, give } from "../console/desk";
import { fetchWords } from "../console/more-words";
import { find, type Entry, type Found, type Known } from "./finding";
import { onlyHere, Slip, slip, slipFor } from "./slip";

const people = signal<Known[]>([]);
const typed = signal("");
const way = signal("cash");
const again = signal<Entry | null>(null);
const opened = signal<"self" | "bring" | null>(null);
const code = signal<Shown<"Link"> | null>(null);
const found = computed(() => find(people.value, entries?.value ?? [], typed.value));
const WAYS = ["cash", "card", "transfer", "later"];
const TEN_MINUTES = 600_000;

async function checkIn(one: Known): Promise<void> {
  const fields = way.value === "later" ? { player: one.player, name: one.name, paid: false } : { player: one.player, name: one.name, way: way.value };
  const before = typed.value;
  typed.value = ""; // at once: a key that bounces checks nobody in twice
  const taken = await give("register", fields, { told: say("desk.checked-in", { name: one.name }) });
  if (taken) await served(taken); else typed.value ||= before;
}

/** Another entry for somebody who is out. */
async function reEnter(entry: Entry): Promise<void> {
  again.value = null;
  const taken = await give("re enter", { player: entry.player, ...(way.value === "later" ? { paid: false } : {}) }, { told: say("desk.re-entered", { name: entry.name }) });
  typed.value = "";
  if (taken) await served(taken);
}

/** The slip of whoever was entered; the next one pays again. */
async function served(taken: Taken): Promise<void> {
  if (way.value === "later") way.value = "cash";
  const registered = taken.entries.map((entry) => (entry as unknown as { what: { type: string; entry?: number } }).what).find((what) => what.type === "registered" || what.type === "re-entered");
  if (registered?.entry) await slipFor(registered.entry);
}

/** What Enter and a tap do for somebody: whatever they need next. */
async function serve({ known, entry }: Found): Promise<void> {
  if (!entry || entry.status === "withdrawn") return checkIn(known);
  if (entry.status === "registered" && entry.table === null && eventPart()?.stage === "playing") { if (await give("seat late", { entry: entry.entry })) await slipFor(entry.entry); typed.value = ""; return; }
  if (entry.status === "out") { again.value = entry; return; } // it costs money: asked first
  await slipFor(entry.entry);
}

/** What a guest is known by: the name, with a number where somebody has it already. */
function another(name: string): string {
  const taken = new Set((entries?.value ?? []).map((one) => one.player.toLowerCase())), plain = name.toLowerCase();
  let number = 2;
  if (!taken.has(plain)) return plain;
  while (taken.has(`${plain} ${number}`)) number += 1;
  return `${plain} ${number}`;
}

function statusOf(entry: Entry | undefined): string {
  if (!entry) return say("desk.status.none");
  return entry.status === "playing" ? say("desk.status.playing", { table: String(entry.table), seat: String(entry.seat) }) : say(`desk.status.${entry.status}`);
}

function Search() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (pressed: KeyboardEvent): void => { if (pressed.key === "/" && !(pressed.target instanceof HTMLInputElement) && !(pressed.target instanceof HTMLTextAreaElement)) { pressed.preventDefault(); box.current?.focus(); } };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  const guest = typed.value.trim();
  const exact = found.value.some((one) => one.known.name.toLowerCase() === guest.toLowerCase());
  const enter = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    const first = found.value[0];
    if (first) void serve(first); else if (guest) void checkIn({ player: another(guest), name: guest });
  };
  return <section class="card search">
    <form onSubmit={(submitted) => enter(submitted as unknown as SubmitEvent)} class="stack">
      <label><span>{say("desk.search")} <kbd>/</kbd></span><input ref={box} class="big" value={typed.value} autofocus autocomplete="off" spellcheck={false} maxLength={60} onInput={(input) => { typed.value = (input.target as HTMLInputElement).value; }} /></label>
      <fieldset class="row ways"><legend class="soft small">{say("desk.way")}</legend>{WAYS.map((one) => <label key={one} class="pick"><input type="radio" name="way" checked={way.value === one} onChange={() => { way.value = one; }} /> {say(`desk.way.${one}`)}</label>)}</fieldset>
    </form>
    {!guest ? <p class="soft small">{say("desk.search-hint")}</p> : <ul class="found" role="list">
      {found.value.map((one, at) => <li key={one.known.player}><button class={at === 0 ? "hit first" : "hit"} onClick={() => void serve(one)}>
        <b>{one.known.name}</b><span class="soft small">{statusOf(one.entry)}{one.entry?.owes ? ` · ${say("desk.owes", { amount: money(one.entry.owes, currency()) })}` : ""}</span>
        <span class="does">{say(!one.entry || one.entry.status === "withdrawn" ? "desk.check-in" : one.entry.status === "out" ? "desk.re-enter" : one.entry.status === "registered" && eventPart()?.stage === "playing" ? "desk.seat-now" : "desk.slip")}{at === 0 && <kbd>↵</kbd>}</span></button></li>)}
      {<li><button class={found.value.length ? "hit" : "hit first"} onClick={() => void checkIn({ player: another(guest), name: guest })}><b>+ {say(exact ? "desk.check-in-another" : "desk.check-in-new", { name: guest })}</b>{!found.value.length && <span class="does"><kbd>↵</kbd></span>}</button></li>}
    </ul>}
  </section>;
}

function Queue() {
  const queue = board.part<Shown<"ShownQueue">>("queue");
  const waiting = queue?.waiting ?? [];
  const standing = eventPart()?.stage === "playing" ? (entries?.value ?? []).filter((one) => one.status === "registered" && one.table == null) : [];
  return <section class="card"><h2>{say("desk.queue")}</h2>
    {standing.length > 0 && <ul class="plain">{standing.map((one) => <li key={one.entry} class="row"><span>{one.name}</span><span class="push" /><button onClick={() => void give("seat late", { entry: one.entry }).then((taken) => taken && slipFor(one.entry))}>{say("desk.seat-now")}</button></li>)}</ul>}
    {waiting.length === 0 && standing.length > 0 ? null : waiting.length === 0 ? <p class="soft">{say("desk.queue-empty")}</p> : <>
      <ol>{waiting.map((one) => <li key={one.entry}>{one.name}</li>)}</ol>
      <button class="primary" onClick={() => void give("seat alternate")}>{say("desk.next-in")}</button></>}
  </section>;
}

function Unpaid() {
  const owing = (entries?.value ?? []).filter((one) => one.owes > 0);
  return <section class="card"><h2>{say("desk.unpaid")}</h2>
    {owing.length === 0 ? <p class="soft">{say("desk.unpaid-none")}</p> : <ul class="plain">{owing.map((one) => <li key={one.entry} class="row"><span>{one.name}</span><span class="push" /><b>{money(one.owes, currency())}</b>
      <button onClick={() => void give("pay debt", { entry: one.entry, amount: one.owes })}>{say("desk.paid")}</button></li>)}</ul>}
  </section>;
}

function Latest() {
  const all = (entries?.value ?? []), latest = [...all].sort((one, other) => other.entry - one.entry).slice(0, 10);
  const lines = (board.part<Shown<"ShownLog">>("log")?.lines ?? []).filter((one) => one.type === "registered" && !one.struck);
  const soon = lines.filter((one) => board.now() - one.at < TEN_MINUTES).length;
  const when = new Map(lines.map((one) => [Number(one.values.entry), one.at]));
  return <section class="card"><div class="row"><h2>{say("desk.latest")}</h2><span class="push" /><span class="badge">{say("desk.in-ten", { n: soon })}</span></div>
    {latest.length === 0 ? <p class="soft">{say("desk.latest-none")}</p> : <ul class="plain">{latest.map((one) => <li key={one.entry} class="row"><span>{one.name}</span><span class="push" />
      <span class="soft small">{statusOf(one)}{when.has(one.entry) ? ` · ${moment(when.get(one.entry)!)}` : ""}</span><button class="quiet" onClick={() => void slipFor(one.entry)}>{say("desk.slip")}</button></li>)}</ul>}
  </section>;
}

async function openSelf(): Promise<void> {
  opened.value = "self";
  await attempt(async () => { code.value = await post<Shown<"Link">>("/api/links", { role: "player", event, label: "self check-in" }); });
}

function SelfCode() {
  return <Dialog title={say("desk.self")} onClose={() => { opened.value = null; }}>
    <div class="qr" dangerouslySetInnerHTML={{ __html: code.value?.qr ?? "" }} /><p class="soft">{say("desk.self-words")}</p><p class="small faint">{code.value?.address}</p>{code.value && onlyHere(code.value.address ?? "") && <p class="warned">{say("desk.only-here")}</p>}
    <button class="primary" onClick={() => print()}>{say("desk.print")}</button></Dialog>;
}

function Bring() {
  const bring = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const text = String(new FormData(submitted.target as HTMLFormElement).get("text"));
    if (await attempt(() => post("/api/people", { text }))) { people.value = await get<Known[]>("/api/people"); opened.value = null; tell(say("desk.brought", { n: people.value.length })); }
  };
  return <Dialog title={say("desk.bring")} onClose={() => { opened.value = null; }}><form class="stack" onSubmit={(submitted) => void bring(submitted as unknown as SubmitEvent)}>
    <label><span>{say("desk.bring-words")}</span><textarea name="text" rows={10} required /></label><button class="primary">{say("common.save")}</button></form></Dialog>;
}

function Desk() {
  if (!event) return <Frame page="desk"><NoEvent page="desk" /></Frame>;
  const shown = eventPart(), counts = board.part<Counts>("counts");
  return <Frame page="desk" event={event} board={board} title={shown?.name ?? ""}>
    {!shown || !counts ? <p class="empty">{say("common.loading")}</p> : <div class="desk">
      <div class="row no-print"><span class="soft">{say("desk.counts", { n: counts.entries, left: counts.left, tables: counts.tables })}</span>{!shown.registration_open && <span class="badge warn">{say("desk.closed")}</span>}<span class="push" />
        <button onClick={() => { opened.value = "bring"; }}>{say("desk.bring")}</button><button onClick={() => void openSelf()}>{say("desk.self")}</button></div>
      <Search />
      <div class="side">{slip.value && <Slip />}<Queue /><Unpaid /></div>
      <Latest />
    </div>}
    {asked.value && <AskDialog one={asked.value} />}
    {again.value && <Dialog title={say("desk.re-enter")} onClose={() => { again.value = null; }}><p>{say("desk.sure-re-enter", { name: again.value.name, way: say(`desk.way.${way.value}`) })}</p>
      <div class="row"><button class="primary" autofocus onClick={() => void reEnter(again.value!)}>{say("desk.re-enter")}</button><button onClick={() => { again.value = null; }}>{say("common.cancel")}</button></div></Dialog>}
    {opened.value === "self" && <SelfCode />}{opened.value === "bring" && <Bring />}
  </Frame>;
}

void knowMe().then(() => get<Known[]>("/api/people")).then((known) => { people.value = known; });
fetchWords("console", "refusals");
start(Desk, en, ko);
