// The clock of the console: the time, the blinds, and what a hand on the keyboard does to them.
import { read, span, tick, type Reading } from "../../lib/clock";
import type { Clock, Counts, Line } from "../../lib/types";
import { chips, count, moment, say } from "../../lib/words";
import { tell } from "../../lib/toast";
import { board, eventPart, give, tables } from "./desk";
import { isOver, WonStrip } from "./over";
import { listed, type LogLine, type Prizes } from "./shapes";
import { anotherDid } from "./standing";
import { me } from "../../parts/frame";

export function reading(): Reading | null {
  const clock = board.part<Clock>("clock");
  tick.value;
  return clock ? read(clock, board.now()) : null;
}

export const blinds = (line: Line): string =>
  line.is_break
    ? say("console.break")
    : `${count(line.small_blind ?? 0)} / ${count(line.big_blind ?? 0)}${line.ante ? ` (${count(line.ante)})` : ""}`;
const titled = (line: Line): string =>
  line.is_break ? say("console.break-n", { n: line.number }) : say("console.level-n", { n: line.number });

export function toggleClock(): void {
  const now = reading();
  if (!now || ["over", "bagged"].includes(eventPart()?.stage ?? "")) return;
  if (
    now.status === "not started" &&
    !tables.value.length &&
    (board.part<{ entries: number }>("counts")?.entries ?? 0) > 0
  )
    tell(say("console.draw-first"), true);
  else if (now.status === "not started")
    void give(now.index ? "begin later day" : "start clock", {}, { undo: say("console.clock-started") });
  else if (now.status === "suspended") tell(say("console.stopped"), true);
  else if (now.status === "running") void give("pause clock", {}, { told: say("console.clock-paused") });
  else void give("resume clock", {}, { told: say("console.clock-resumed") });
}

/** A minute more or less; where two directors press at once, one minute. */
export function addMinutes(minutes: number): void {
  const version = board.version.peek(),
    stands = (): boolean =>
      !anotherDid(listed<LogLine>(board.part("log"), "lines"), version, "clock-time-added", me.value?.identity ?? "");
  void give(
    "adjust clock",
    { add_ms: minutes * 60_000 },
    { version, stands, undo: say(minutes > 0 ? "console.time-added" : "console.time-taken", { n: Math.abs(minutes) }) },
  );
}

export function goLevel(by: 1 | -1): void {
  const clock = board.part<Clock>("clock"),
    now = reading();
  const line = clock && now ? clock.lines[now.index + by] : undefined;
  if (!line) return;
  void give("set level", line.is_break ? { break_number: line.number } : { level: line.number }, {
    undo: say("console.level-set", { level: titled(line) }),
  });
}

export function ClockStrip() {
  return (
    <section class="strip" aria-label={say("console.clock")}>
      {isOver() ? (
        <WonStrip />
      ) : (
        <>
          <Time />
          <Blinds />
        </>
      )}
      <ClockKeys />
      <Figures />
    </section>
  );
}

function Time() {
  const now = reading();
  if (!now)
    return (
      <div class="time">
        <b>–:––</b>
      </div>
    );
  const waiting = now.status === "not started";
  const left = waiting ? (now.startsInMs ?? 0) : now.leftMs;
  const state = waiting
    ? "waiting"
    : now.status === "running"
      ? now.line.is_break
        ? "break"
        : left < 60_000
          ? "last"
          : ""
      : "paused";
  return (
    <div class={`time ${state}`} role="timer" aria-label={say("console.time-left", { time: span(left) })}>
      <b>{span(waiting && now.startsInMs === null ? now.line.ms : left)}</b>
      <small>
        {waiting
          ? say(
              now.startsInMs === null
                ? "console.not-started"
                : now.startsInMs
                  ? "console.starts-in"
                  : "console.starts-now",
            )
          : now.status === "running"
            ? titled(now.line)
            : say(now.status === "suspended" ? "console.stopped" : "console.paused-in", { level: titled(now.line) })}
      </small>
    </div>
  );
}

function Blinds() {
  const now = reading();
  if (!now) return <div class="blinds" />;
  return (
    <div class="blinds">
      <b>
        {now.line.is_break
          ? say("console.break")
          : `${count(now.line.small_blind ?? 0)} / ${count(now.line.big_blind ?? 0)}`}
        {now.line.ante ? <span class="ante"> ({count(now.line.ante)})</span> : null}
      </b>
      <small>
        {now.next
          ? say("console.then", { blinds: now.next.is_break ? titled(now.next) : blinds(now.next) })
          : say("console.last-level")}
        {now.nextBreakMs !== null && !now.line.is_break && now.next && !now.next.is_break
          ? ` · ${say("console.break-in", { time: span(now.nextBreakMs) })}`
          : ""}
      </small>
    </div>
  );
}

export function ClockKeys() {
  const status = reading()?.status;
  const running = status === "running";
  if (["over", "bagged"].includes(eventPart()?.stage ?? ""))
    return (
      <div class="row clock-keys">
        <span class="badge good">{say(eventPart()?.stage === "over" ? "console.over" : "console.day-over")}</span>
      </div>
    );
  if (status === "suspended")
    return (
      <div class="row clock-keys">
        <button onClick={() => void give("take up play", {}, { undo: true })}>{say("console.take-up")}</button>
      </div>
    );
  return (
    <div class="row clock-keys">
      <button class={running ? "" : "primary"} onClick={toggleClock} aria-keyshortcuts="Space">
        {say(status === "not started" ? "console.start" : running ? "console.pause" : "console.resume")}
      </button>
      <button
        onClick={() => addMinutes(-1)}
        aria-label={say("console.minus")}
        aria-keyshortcuts="-"
        disabled={status === "not started"}
      >
        −1
      </button>
      <button
        onClick={() => addMinutes(1)}
        aria-label={say("console.plus")}
        aria-keyshortcuts="+"
        disabled={status === "not started"}
      >
        +1
      </button>
      <button
        onClick={() => goLevel(-1)}
        aria-label={say("console.level-before")}
        title={say("console.level-before")}
        aria-keyshortcuts="["
        disabled={status === "not started"}
      >
        <Skip back />
      </button>
      <button
        onClick={() => goLevel(1)}
        aria-label={say("console.level-after")}
        title={say("console.level-after")}
        aria-keyshortcuts="]"
        disabled={status === "not started"}
      >
        <Skip />
      </button>
    </div>
  );
}

const Skip = ({ back }: { back?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="currentColor"
    aria-hidden="true"
    style={back ? { transform: "scaleX(-1)" } : {}}
  >
    <path d="M4 5l10 7-10 7zM16 5h3v14h-3z" />
  </svg>
);

function Figures() {
  const counts = board.part<Counts>("counts"),
    prizes = board.part<Prizes>("prizes"),
    event = eventPart();
  if (!counts) return <div class="figures" />;
  const blind = reading()?.playing.big_blind || 0;
  return (
    <dl class="figures">
      <Figure name={say("console.left")} value={`${count(counts.left)}`} more={`/ ${count(counts.entries)}`} />
      <Figure name={say("console.tables")} value={count(counts.tables)} more="" />
      {event?.registration_open && <Figure name={say("console.entries")} value={say("console.open")} more="" />}
      {!isOver() && counts.average > 0 && (
        <Figure
          name={say("console.average")}
          value={chips(counts.average)}
          more={blind ? say("console.blinds-each", { n: Math.round(counts.average / blind) }) : ""}
        />
      )}
      {prizes?.announced && (
        <Figure
          name={say("console.paid-places")}
          value={count(prizes.paid_places)}
          more={prizes.left_to_money ? say("console.to-money", { n: prizes.left_to_money }) : say("console.in-money")}
        />
      )}
      {counts.waiting > 0 && <Figure name={say("console.waiting")} value={count(counts.waiting)} more="" />}
    </dl>
  );
}

function Figure({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <small>{more}</small>
      </dd>
    </div>
  );
}

/** The clock as a page of its own, for the phone, with every level to come. */
export function ClockPage() {
  const clock = board.part<Clock>("clock"),
    now = reading();
  if (!clock || !now) return <p class="empty">{say("console.no-levels")}</p>;
  let at = board.now() + now.leftMs;
  const moments = clock.lines.map((line, index) => {
    if (index <= now.index) return null;
    const begins = at;
    at += line.ms;
    return begins;
  });
  return (
    <div class="stack">
      <div class="clock-page">
        {isOver() ? (
          <WonStrip />
        ) : (
          <>
            <Time />
            <Blinds />
          </>
        )}
        <ClockKeys />
      </div>
      <Figures />
      <table class="levels">
        <tbody>
          {clock.lines.map((line, index) => (
            <tr key={index} class={index === now.index ? "on" : index < now.index ? "over" : ""}>
              <td>{titled(line)}</td>
              <td class="number">
                {line.is_break
                  ? line.colour_up?.length
                    ? say("console.colour-up-of", { values: line.colour_up.join(", ") })
                    : ""
                  : blinds(line)}
              </td>
              <td class="number">{Math.round(line.ms / 60_000)}′</td>
              <td class="number soft">{moments[index] && now.status === "running" ? moment(moments[index]!) : ""}</td>
              <td>
                <button
                  class="quiet"
                  aria-label={say("console.go-to", { level: titled(line) })}
                  onClick={() =>
                    void give("set level", line.is_break ? { break_number: line.number } : { level: line.number }, {
                      undo: say("console.level-set", { level: titled(line) }),
                    })
                  }
                >
                  ↦
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
