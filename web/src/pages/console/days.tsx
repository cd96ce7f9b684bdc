// A weekend of several days: where a flight leads whose bags are sealed, and which flights a later day can take in.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import days from "words:days";
import { get, key, post } from "../../lib/api";
import { tellRefusal } from "../../lib/toast";
import type { Shown, Taken } from "../../lib/types";
import { chips, count, learn, money, say } from "../../lib/words";
import { board, currency, event, eventPart, offerUndo } from "./desk";

type Flight = Shown<"HouseFlight">;
const EVERY = 15_000;
const path = `/api/events/${encodeURIComponent(event)}/flights`;
const found = signal<Shown<"HouseFlights"> | null>(null);
const look = (): Promise<void> =>
  get<Shown<"HouseFlights">>(path).then(
    (answer) => {
      found.value = answer;
    },
    () => undefined,
  ); // asked again soon
const consoleOf = (id: string): string => `/console?event=${encodeURIComponent(id)}`;

void learn(days);

/** The other events of the house go on by themselves, so they are looked at again and again. */
export function Days() {
  const version = board.version.value;
  useEffect(() => {
    void look();
  }, [version]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
  if (!found.value) return null;
  return eventPart()?.stage === "bagged" ? <DayOver /> : found.value.later_day ? <TakeIn /> : null;
}

function DayOver() {
  const { later_days, refusal: wrong } = found.value!,
    counts = board.part<{ left: number; chips: number }>("counts");
  const taken = later_days.find((one) => one.taken),
    open = later_days.filter((one) => !one.begun);
  return (
    <article class="card days" aria-label={say("days.over")}>
      <h3>{say("days.over")}</h3>
      <p>{say("days.go-on", { n: counts?.left ?? 0, chips: chips(counts?.chips ?? 0) })}</p>
      {wrong && !taken && <p class="warn">{wrong.message}</p>}
      {taken ? (
        <>
          <p class="fits">{say("days.taken-by", { name: taken.name })}</p>
          <div class="row">
            <a class="as-button primary" href={consoleOf(taken.event)}>
              {say("days.to-day", { name: taken.name })}
            </a>
            <Slips />
          </div>
        </>
      ) : (
        <>
          <div class="row">
            {open.map((one, at) => (
              <a key={one.event} class={`as-button${at ? "" : " primary"}`} href={consoleOf(one.event)}>
                {say("days.take-into", { name: one.name })}
              </a>
            ))}
            {!open.length && (
              <a class="as-button primary" href={`/structure?from=${encodeURIComponent(event)}&day=2`}>
                {say("days.create")}
              </a>
            )}
            <Slips />
          </div>
          {!open.length && <p class="small soft">{say("days.create-hint")}</p>}
        </>
      )}
    </article>
  );
}

const Slips = () => (
  <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&what=bags`}>
    {say("days.slips")}
  </a>
);

function TakeIn() {
  const { flights } = found.value!,
    taken = flights.filter((one) => one.stage === "taken");
  return (
    <article class="card days" aria-label={say("days.flights")}>
      <h3>{say("days.flights")}</h3>
      {!flights.length && <p>{say("days.none")}</p>}
      {flights.map((one) => (
        <OneFlight key={one.event} one={one} />
      ))}
      {taken.length > 0 && (
        <p class="small soft">{say(taken.length < flights.length ? "days.some-in" : "days.all-in")}</p>
      )}
      {!taken.length && (
        <p class="small">
          <a href={`/desk?event=${encodeURIComponent(event)}`}>{say("console.to-desk")}</a>
        </p>
      )}
    </article>
  );
}

function OneFlight({ one }: { one: Flight }) {
  const [busy, setBusy] = useState(false);
  const takeIn = async (): Promise<void> => {
    setBusy(true);
    try {
      await offerUndo(true, "take in flight", await post<Taken>(path, { from: one.event, key: key() }));
      await look();
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
  };
  const ready = one.stage === "bagged" && !one.refusal;
  return (
    <section class="flight">
      <p>
        <b>
          <a href={consoleOf(one.event)}>{one.name}</a>
        </b>{" "}
        <span class={`badge ${one.stage === "taken" ? "good" : one.stage === "bagged" ? "" : "warn"}`}>
          {say(`days.stage.${one.stage}`)}
        </span>
      </p>
      <p class="small soft">
        {[
          say("days.players", { n: one.players, of: count(one.entries) }),
          say("days.chips", { chips: chips(one.chips) }),
          money(one.pool, currency()),
        ].join(" · ")}
      </p>
      {one.stage === "bagged" && one.refusal && <p class="small warn">{one.refusal.message}</p>}
      {one.changed && <p class="small warn">{say("days.changed")}</p>}
      {ready && (
        <>
          <Who one={one} />
          <button class="primary do" disabled={busy} onClick={() => void takeIn()}>
            {say("days.take-in", { flight: one.flight, n: one.players })}
          </button>
        </>
      )}
    </section>
  );
}

type Survivor = { player: string; name: string; chips: number };

/** Who would come, with what, before anything is done. */
function Who({ one }: { one: Flight }) {
  const [who, setWho] = useState<Survivor[] | null>(null);
  const ask = (): void => {
    if (!who)
      void post<Taken>(path, { from: one.event, preview: true }).then(
        (taken) =>
          setWho((taken.entries[0] as { result?: { survivors: Survivor[] } } | undefined)?.result?.survivors ?? []),
        tellRefusal,
      );
  };
  return (
    <details onToggle={ask}>
      <summary>{say("days.who")}</summary>
      <ul class="survivors">
        {(who ?? []).map((each) => (
          <li key={each.player}>
            <span>{each.name}</span>
            <b class="number">{count(each.chips)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
