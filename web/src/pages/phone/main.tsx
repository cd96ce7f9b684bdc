// The player's phone: my seat, my moves, my place, the clock, the prizes, and a call to the floor.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import words from "words:phone";
import { eventOfPage, get, me as askMe, order, Refused } from "../../lib/api";
import { follow, type Board } from "../../lib/feed";
import { start } from "../../lib/start";
import { attempt, tellRefusal } from "../../lib/toast";
import type { Counts, Event, Me, Shown } from "../../lib/types";
import { chips, money, place, prizeWords, say } from "../../lib/words";
import { Languages, Toasts } from "../../parts/foot";
import { ClockCard } from "./clock";
import { mine, type Mine } from "./mine";

/** A part that is fetched when it is shown for the first time: most phones need neither the door nor a ruling. */
function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return (props) => {
    const [found, setFound] = useState<{ Part: ComponentType<Props> } | null>(null);
    useEffect(() => void fetch().then((Part) => setFound({ Part }), tellRefusal), []);
    return found && <found.Part {...props} />;
  };
}
const CheckIn = later(() => import("./sign-up").then((door) => door.CheckIn));
const AtDoor = later(() => import("./sign-up").then((door) => door.AtDoor));
const Again = later(() => import("./sign-up").then((door) => door.Again));
const RulingCard = later(() => import("./ruling").then((ruling) => ruling.RulingCard));

const me = signal<Me | null>(null);
const calling = signal(false);
let board: Board | null = null;
let event = "";

async function look(): Promise<void> {
  try {
    mine.value = await get<Mine>(`/api/events/${encodeURIComponent(event)}/mine`);
  } catch (error) {
    if (error instanceof Refused && error.error.code === "mine.no-entry")
      mine.value = null; /* otherwise the next change asks again */
  }
}

async function open(): Promise<void> {
  const found = await askMe();
  event = found.event || eventOfPage();
  if (event && found.role !== "nobody") board = follow(event);
  if (found.personal) await look();
  me.value = found;
}

function Phone() {
  if (!me.value) return <p class="empty">{say("common.loading")}</p>;
  if (!board)
    return (
      <main>
        <h1>♠ Cardspeak</h1>
        <p class="empty">{say("phone.no-link")}</p>
        <Languages />
      </main>
    );
  return <Night board={board} />;
}

function Night({ board }: { board: Board }) {
  const shown = board.part<Event>("event"),
    counts = board.part<Counts>("counts");
  const version = board.version.value;
  useEffect(() => {
    if (me.value?.personal) void look();
  }, [version]);
  useEffect(() => {
    if (mine.value?.moved_at && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
  }, [mine.value?.moved_at]);
  if (!shown || !counts) return <p class="empty">{say("common.loading")}</p>;
  const told = board.part<Shown<"ShownAnnouncements">>("announcements")?.latest[0];
  return (
    <>
      <header class="bar">
        <strong class="title">{shown.name}</strong>
        <span class="push" />
        {!board.online.value && (
          <span class="badge bad lost" role="status">
            {say("common.offline")}
          </span>
        )}
        <Languages />
      </header>
      <main class="phone">
        {told && board.now() - told.at < 15 * 60_000 && (
          <p class="told" role="status">
            <b>{say("phone.announcement")}</b> {told.words}
          </p>
        )}
        {mine.value?.ruling && <RulingCard ruling={mine.value.ruling} event={event} />}
        {mine.value ? (
          <MySeat one={mine.value} event={shown} />
        ) : me.value?.role === "player" ? (
          <CheckIn event={shown} me={me.value} />
        ) : null}
        <ClockCard board={board} counts={counts} />
        {mine.value?.table && shown.stage !== "over" && <CallFloor one={mine.value} />}
        <PrizeCard board={board} currency={shown.currency} />
        {mine.value && <MyMoves board={board} one={mine.value} />}
        <p class="row">
          <a class="button" href="/books">
            {say("phone.books")}
          </a>
        </p>
      </main>
      <Toasts />
    </>
  );
}

function MySeat({ one, event }: { one: Mine; event: Event }) {
  const out = one.status === "out" || one.status === "disqualified";
  if (one.entry == null) return <AtDoor one={one} event={event} />;
  if (one.ticket)
    return (
      <section class="card seat">
        <p class="name">{one.name}</p>
        <h1>{say("phone.ticket-won")}</h1>
        <Prize one={one} />
        <Bounties one={one} />
      </section>
    );
  if (one.place === 1)
    return (
      <section class="card seat">
        <h1>{say("phone.winner")}</h1>
        <Prize one={one} />
        <Bounties one={one} />
      </section>
    );
  if (out)
    return (
      <section class="card seat">
        <p class="name">{one.name}</p>
        <h1>{one.place ? say("phone.out", { place: place(one.place) }) : say("phone.out-unknown")}</h1>
        {one.bad_beat != null && <p class="badge good">{say("phone.bad-beat", { n: String(one.bad_beat) })}</p>}
        <Prize one={one} />
        <Bounties one={one} />
        <Again one={one} event={event} />
      </section>
    );
  if (one.status === "withdrawn")
    return (
      <section class="card seat">
        <p class="name">{one.name}</p>
        <h1>{say("phone.withdrawn")}</h1>
        <Again one={one} event={event} />
      </section>
    );
  if (one.table === null)
    return (
      <section class="card seat">
        <p class="name">{one.name}</p>
        <h1>
          {one.waiting
            ? say("phone.waiting", { n: one.waiting })
            : say(event.stage === "playing" ? "phone.no-seat-late" : "phone.no-seat")}
        </h1>
        <ToPay one={one} />
      </section>
    );
  return (
    <section class={one.on_the_way ? "card seat moved" : "card seat"} aria-live="polite">
      <p class="name">{one.name}</p>
      {one.on_the_way && <p class="now">{say("phone.moved")}</p>}
      <div class="where">
        <div>
          <span>{say("phone.table")}</span>
          <b>{one.table}</b>
        </div>
        <div>
          <span>{say("phone.seat")}</span>
          <b>{one.seat}</b>
        </div>
      </div>
      {one.came_from && one.on_the_way && (
        <p class="soft small">
          {say("phone.from", { table: String(one.came_from[0]), seat: String(one.came_from[1]) })}
        </p>
      )}
      {one.penalty_hands > 0 && <p class="badge warn">{say("phone.penalty", { n: one.penalty_hands })}</p>}
      {one.away && <p class="badge warn">{say("phone.away")}</p>}
      {(one.chips ?? 0) > 0 && <p class="soft small">{say("phone.chips", { chips: chips(one.chips ?? 0) })}</p>}
      {one.prize > 0 && (
        <p class="prize">
          {say("phone.share", { amount: money(one.prize, one.currency) })}{" "}
          <span class="soft small">{say(one.prize_paid ? "phone.prize-paid" : "phone.prize-collect")}</span>
        </p>
      )}
      <Bounties one={one} />
      {(one.cards ?? []).map(({ card, value, behind }) => (
        <p key={card} class="badge good">
          {say(behind ? "phone.card-behind" : "phone.card", { card, n: value })}
        </p>
      ))}
      <ToPay one={one} />
    </section>
  );
}

function ToPay({ one }: { one: Mine }) {
  return one.to_pay ? (
    <p class="badge warn">{say("phone.to-pay", { amount: money(one.to_pay, one.currency) })}</p>
  ) : null;
}

/** What is on the own head, and what was won by taking others out. */
function Bounties({ one }: { one: Mine }) {
  const won = one.bounties_won ?? 0,
    head = one.bounty ?? 0;
  return (
    <>
      {head > 0 && <p class="soft small">{say("phone.head", { amount: money(head, one.currency) })}</p>}
      {won > 0 && (
        <p class="prize">
          {say("phone.bounties", { amount: money(won, one.currency) })}{" "}
          <span class="soft small">
            {say((one.bounties_paid ?? 0) >= won ? "phone.prize-paid" : "phone.prize-collect")}
          </span>
        </p>
      )}
    </>
  );
}

function Prize({ one }: { one: Mine }) {
  if (!one.prize) return null;
  if (one.ticket)
    return (
      <p class="prize">
        {prizeWords(one.prize, one.ticket, one.currency)}{" "}
        <span class="soft small">{say(one.prize_paid ? "phone.ticket-handed" : "phone.prize-collect")}</span>
      </p>
    );
  return (
    <p class="prize">
      {say("phone.prize", { amount: money(one.prize, one.currency) })}{" "}
      <span class="soft small">{say(one.prize_paid ? "phone.prize-paid" : "phone.prize-collect")}</span>
    </p>
  );
}

function CallFloor({ one }: { one: Mine }) {
  const ask = (open: boolean): void => {
    calling.value = open;
  };
  if (one.called)
    return (
      <p class="card called" role="status">
        {say("phone.called")}
      </p>
    );
  if (!calling.value)
    return (
      <button class="floor" onClick={() => ask(true)}>
        {say("phone.call")}
      </button>
    );
  const call = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const about = String(new FormData(submitted.target as HTMLFormElement).get("about"));
    if (await attempt(() => order(event, "call floor", { table: one.table, about }))) {
      calling.value = false;
      await look();
    }
  };
  return (
    <form class="card stack" onSubmit={(submitted) => void call(submitted as unknown as SubmitEvent)}>
      <label>
        <span>{say("phone.call-about")}</span>
        <textarea name="about" rows={2} maxLength={500} autofocus />
      </label>
      <div class="row">
        <button class="primary">{say("phone.call-send")}</button>
        <button type="button" onClick={() => ask(false)}>
          {say("common.cancel")}
        </button>
      </div>
    </form>
  );
}

function PrizeCard({ board, currency }: { board: Board; currency: string }) {
  const prizes = board.part<Shown<"ShownPrizes">>("prizes");
  if (!prizes?.places.length) return null;
  return (
    <details class="card">
      <summary>
        {say(prizes.announced ? "phone.prizes" : "phone.prizes.estimate")} · {money(prizes.pool, currency)}
      </summary>
      <table>
        <tbody>
          {prizes.places.map((one) => (
            <tr key={one.place}>
              <td>{place(one.place)}</td>
              <td>{one.name}</td>
              <td class="number">{one.amount ? prizeWords(one.amount, one.ticket, currency) : one.what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function MyMoves({ board, one }: { board: Board; one: Mine }) {
  const moves = (board.part<Shown<"ShownMoves">>("moves")?.latest ?? []).filter(
    (move) => move.entry === one.entry && move.from_table,
  );
  if (!moves.length) return null;
  return (
    <section class="card">
      <h2>{say("phone.moves")}</h2>
      {moves.map((move) => (
        <p key={move.at} class="small">
          {say("phone.move", {
            from_table: String(move.from_table),
            from_seat: String(move.from_seat),
            table: String(move.table),
            seat: String(move.seat),
          })}
        </p>
      ))}
    </section>
  );
}

void open();
start(Phone, words);
