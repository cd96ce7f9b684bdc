// The registration desk: find somebody as you type, check them in, take the money, hand over the slip. One person, forty in ten minutes.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import choices from "words:choices";
import console from "words:console";
import words from "words:desk";
import orders from "words:orders";
import { get, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt, tell } from "../../lib/toast";
import type { Counts, Shown } from "../../lib/types";
import { learn, moment, money, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { Frame, knowMe, me } from "../../parts/frame";
import { NoEvent } from "../../parts/no-event";
import { AskDialog } from "../console/ask";
import { asked, board, currency, entries, event, eventPart, give } from "../console/desk";
import { priced } from "../console/offered";
import { Door, first } from "./door";
import type { Entry, Found, Known } from "./finding";
import {
  again,
  another,
  bounced,
  checkIn,
  found,
  next,
  onlyFlights,
  people,
  playing,
  reEnter,
  seat,
  seatNext,
  serve,
  take,
  toTheBox,
  typed,
  way,
  WAYS,
} from "./serving";
import { onlyHere, Slip, slip, slipFor } from "./slip";
import { sets, textOf } from "../../parts/fields";

const opened = signal<"self" | "bring" | null>(null);
const code = signal<Shown<"Link"> | null>(null);
const TEN_MINUTES = 600_000;

function statusOf(entry: Entry | undefined): string {
  if (!entry) return say("desk.status.none");
  return entry.status === "playing"
    ? say("desk.status.playing", { table: String(entry.table), seat: String(entry.seat) })
    : say(`desk.status.${entry.status}`);
}

const standing = ({ entry, door }: Found): string => (door ? say("desk.status.door") : statusOf(entry));

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "radio");

function Search() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (pressed: KeyboardEvent): void => {
      if (pressed.key === "/" && (!writes(pressed.target) || (pressed.target === box.current && !typed.value))) {
        pressed.preventDefault();
        box.current?.focus();
      }
      if (pressed.key === "Escape" && asked.value && pressed.target === box.current)
        document.querySelector<HTMLElement>(".asking :is(input, select, button):not(:disabled)")?.focus();
    };
    addEventListener("keydown", focus);
    return () => removeEventListener("keydown", focus);
  }, []);
  const guest = typed.value.trim();
  const exact = found.value.some((one) => one.known.name.toLowerCase() === guest.toLowerCase());
  const enter = (submitted: SubmitEvent): void => {
    submitted.preventDefault();
    const hit = found.value[0],
      top = first();
    if (hit) void serve(hit);
    else if (guest && !onlyFlights()) void checkIn({ player: another(guest), name: guest });
    else if (!guest && top && !bounced()) void take(top);
  };
  return (
    <section class="card search">
      <form onSubmit={(submitted) => enter(submitted as unknown as SubmitEvent)} class="stack">
        <label>
          <span>
            {say("desk.search")} <kbd>/</kbd>
          </span>
          <input
            ref={box}
            class="big"
            value={typed.value}
            autofocus
            autocomplete="off"
            spellcheck={false}
            maxLength={60}
            onInput={(input) => {
              typed.value = textOf(input);
            }}
          />
        </label>
        <fieldset class="row ways">
          <legend class="soft small">{say("desk.way")}</legend>
          {WAYS.map((one) => (
            <label key={one} class="pick">
              <input
                type="radio"
                name="way"
                checked={way.value === one}
                onChange={sets(way, one)}
                onClick={(clicked) => {
                  if (clicked.detail) toTheBox();
                }}
              />{" "}
              {say(`desk.way.${one}`)}
            </label>
          ))}
        </fieldset>
      </form>
      {!guest ? (
        <p class="soft small">{say("desk.search-hint")}</p>
      ) : (
        <ul class="found" role="list">
          {found.value.map((one, at) => (
            <li key={one.known.player}>
              <button class={at === 0 ? "hit first" : "hit"} onClick={() => void serve(one)}>
                <b>{one.known.name}</b>
                <span class="soft small">
                  {standing(one)}
                  {one.entry?.owes ? ` · ${say("desk.owes", { amount: money(one.entry.owes, currency()) })}` : ""}
                </span>
                <span class="does">
                  {next(one)}
                  {at === 0 && <kbd>↵</kbd>}
                </span>
              </button>
            </li>
          ))}
          {!onlyFlights() && (
            <li>
              <button
                class={found.value.length ? "hit" : "hit first"}
                onClick={() => void checkIn({ player: another(guest), name: guest })}
              >
                <b>+ {say(exact ? "desk.check-in-another" : "desk.check-in-new", { name: guest })}</b>
                {!found.value.length && (
                  <span class="does">
                    <kbd>↵</kbd>
                  </span>
                )}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Queue() {
  const queue = board.part<Shown<"ShownQueue">>("queue");
  const waiting = queue?.waiting ?? [];
  const standing = playing()
    ? (entries?.value ?? []).filter((one) => one.status === "registered" && one.table == null)
    : [];
  return (
    <section class="card">
      <h2>{say("desk.queue")}</h2>
      {standing.length > 0 && (
        <ul class="plain">
          {standing.map((one) => (
            <li key={one.entry} class="row">
              <span>{one.name}</span>
              <span class="push" />
              <button onClick={() => void seat(one.entry)}>{say("desk.seat-now")}</button>
            </li>
          ))}
        </ul>
      )}
      {waiting.length === 0 && standing.length > 0 ? null : waiting.length === 0 ? (
        <p class="soft">{say("desk.queue-empty")}</p>
      ) : (
        <>
          <ol>
            {waiting.map((one) => (
              <li key={one.entry}>{one.name}</li>
            ))}
          </ol>
          <button class="primary" onClick={() => void seatNext(waiting[0]!.entry)}>
            {say("desk.next-in")}
          </button>
        </>
      )}
    </section>
  );
}

function Unpaid() {
  const owing = (entries?.value ?? []).filter((one) => one.owes > 0);
  return (
    <section class="card">
      <h2>{say("desk.unpaid")}</h2>
      {owing.length === 0 ? (
        <p class="soft">{say("desk.unpaid-none")}</p>
      ) : (
        <ul class="plain">
          {owing.map((one) => (
            <li key={one.entry} class="row">
              <span>{one.name}</span>
              <span class="push" />
              <b>{money(one.owes, currency())}</b>
              <button onClick={() => void give("pay debt", { entry: one.entry, amount: one.owes }).then(toTheBox)}>
                {say("desk.paid")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Latest() {
  const all = entries?.value ?? [],
    latest = [...all].sort((one, other) => other.entry - one.entry).slice(0, 10);
  const came = (board.part<Shown<"ShownLog">>("log")?.lines ?? [])
    .filter((line) => !line.struck)
    .flatMap((line) =>
      [line, ...(line.led_to ?? [])]
        .filter((one) => one.type === "registered")
        .map((one) => ({ entry: one.entry, at: line.at })),
    );
  const soon = came.filter((one) => board.now() - one.at < TEN_MINUTES).length;
  const when = new Map(came.map((one) => [one.entry, one.at]));
  return (
    <section class="card">
      <div class="row">
        <h2>{say("desk.latest")}</h2>
        <span class="push" />
        <span class="badge">{say("desk.in-ten", { n: soon })}</span>
      </div>
      {latest.length === 0 ? (
        <p class="soft">{say("desk.latest-none")}</p>
      ) : (
        <ul class="plain">
          {latest.map((one) => (
            <li key={one.entry} class="row">
              <span>{one.name}</span>
              <span class="push" />
              <span class="soft small">
                {statusOf(one)}
                {when.has(one.entry) ? ` · ${moment(when.get(one.entry)!)}` : ""}
              </span>
              <button class="quiet" onClick={() => void slipFor(one.entry)}>
                {say("desk.slip")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function openSelf(): Promise<void> {
  opened.value = "self";
  await attempt(async () => {
    code.value = await post<Shown<"Link">>("/api/links", { role: "player", event, label: "self check-in" });
  });
}

function SelfCode() {
  return (
    <Dialog title={say("desk.self")} onClose={sets(opened, null)}>
      <div class="qr" dangerouslySetInnerHTML={{ __html: code.value?.qr ?? "" }} />
      <p class="soft">{say("desk.self-words")}</p>
      <p class="small faint">{code.value?.address}</p>
      {code.value && onlyHere(code.value.address ?? "") && <p class="warned">{say("desk.only-here")}</p>}
      <button class="primary" onClick={() => print()}>
        {say("desk.print")}
      </button>
    </Dialog>
  );
}

function Bring() {
  const bring = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const text = String(new FormData(submitted.target as HTMLFormElement).get("text"));
    if (await attempt(() => post("/api/people", { text }))) {
      people.value = await get<Known[]>("/api/people");
      opened.value = null;
      tell(say("desk.brought", { n: people.value.length }));
    }
  };
  return (
    <Dialog title={say("desk.bring")} onClose={sets(opened, null)}>
      <form class="stack" onSubmit={(submitted) => void bring(submitted as unknown as SubmitEvent)}>
        <label>
          <span>{say("desk.bring-words")}</span>
          <textarea name="text" rows={10} required />
        </label>
        <button class="primary">{say("common.save")}</button>
      </form>
    </Dialog>
  );
}

function Desk() {
  if (!event)
    return (
      <Frame page="desk">
        <NoEvent page="desk" />
      </Frame>
    );
  const shown = eventPart(),
    counts = board.part<Counts>("counts");
  return (
    <Frame page="desk" event={event} board={board} title={shown?.name ?? ""}>
      {!shown || !counts ? (
        <p class="empty">{say("common.loading")}</p>
      ) : (
        <div class="desk">
          <div class="row no-print">
            <span class="soft">
              {say("desk.counts", { n: counts.entries, left: counts.left, tables: counts.tables })}
              {counts.waiting > 0 && ` · ${say("desk.waiting", { n: counts.waiting })}`}
            </span>
            {!shown.registration_open && (
              <span class="badge warn">
                {onlyFlights() ? say("desk.later-day", { n: shown.day }) : say("desk.closed")}
              </span>
            )}
            <span class="push" />
            {!me.value?.event && (
              <button
                onClick={() => {
                  opened.value = "bring";
                }}
              >
                {say("desk.bring")}
              </button>
            )}
            {!onlyFlights() && <button onClick={() => void openSelf()}>{say("desk.self")}</button>}
          </div>
          <Search />
          <Door />
          <div class="side">
            {slip.value && <Slip />}
            <Queue />
            <Unpaid />
          </div>
          <Latest />
        </div>
      )}
      {asked.value && <AskDialog one={asked.value} beside />}
      {again.value && (
        <Dialog title={say("desk.re-enter")} onClose={sets(again, null)}>
          <p>{say("desk.sure-re-enter", { name: again.value.name, way: say(`desk.way.${way.value}`) })}</p>
          <div class="row">
            <button class="primary" autofocus onClick={() => void reEnter(again.value!)}>
              {priced(say("desk.re-enter"), "re enter")}
            </button>
            <button onClick={sets(again, null)}>{say("common.cancel")}</button>
          </div>
        </Dialog>
      )}
      {opened.value === "self" && <SelfCode />}
      {opened.value === "bring" && <Bring />}
    </Frame>
  );
}

void knowMe()
  .then(() => get<Known[]>("/api/people"))
  .then((known) => {
    people.value = known;
  });
void learn(choices, console, orders);
start(Desk, words);
