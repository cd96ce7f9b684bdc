// One event on the wall. The clock is reckoned here from moments, so that a server that is restarted changes no number.
import { useRef } from "preact/hooks";
import { read, span, tick, type Reading } from "../../lib/clock";
import type { Board } from "../../lib/feed";
import { chips, count, money, place, say, ticketWinners } from "../../lib/words";
import type { Clock, Counts, Event, Line, Shown } from "../../lib/types";
import { sound, speakAloud, tone } from "../../lib/voice";
import { PrizeList } from "./prizes";

type Prizes = Shown<"ShownPrizes">;
const SPOKEN_MINUTE = 60_000;

export function EventPanel({ board, small }: { board: Board; small: boolean }) {
  tick.value;
  const event = board.part<Event>("event"),
    clock = board.part<Clock>("clock"),
    counts = board.part<Counts>("counts");
  if (!event || !clock || !counts) return <section class="hall empty">{say("common.loading")}</section>;
  const shown = read(clock, board.now());
  const prizes = board.part<Prizes>("prizes");
  return (
    <section
      class={small ? "event small" : "event"}
      data-status={shown.status}
      data-break={shown.line.is_break ? "yes" : "no"}
      aria-label={event.name}
    >
      <header>
        <h1>{event.name}</h1>
        <span class="soft">{event.venue}</span>
        {!board.online.value && <span class="badge warn">{say("wall.reconnecting")}</span>}
      </header>
      <div class="face">
        <Dial shown={shown} clock={clock} event={event} board={board} />
        {event.stage !== "over" && event.stage !== "bagged" && <Blinds shown={shown} />}
      </div>
      <Facts
        counts={counts}
        shown={shown}
        prizes={prizes}
        currency={event.currency}
        small={small}
        over={event.stage === "over" || event.stage === "bagged"}
      />
      {!small && prizes && <PrizeList prizes={prizes} currency={event.currency} />}
      <News board={board} small={small} over={event.stage === "over" || event.stage === "bagged"} />
      <Speaker board={board} shown={shown} clock={clock} prizes={prizes} />
    </section>
  );
}

function Dial({ shown, clock, event, board }: { shown: Reading; clock: Clock; event: Event; board: Board }) {
  const paid = event.stage === "over" ? (board.part<Prizes>("prizes")?.places ?? []) : [],
    winner = paid[0]?.name,
    seats = ticketWinners(paid);
  const bagged = event.stage === "bagged",
    going = board.part<Counts>("counts")?.left ?? 0;
  const title = bagged
    ? say("wall.day-over")
    : event.stage === "over"
      ? say("wall.over")
      : shown.line.is_break
        ? say("wall.break")
        : shown.status === "not started"
          ? shown.startsInMs === null
            ? ""
            : say("wall.starts-in")
          : say("wall.level", { n: shown.line.number });
  const left = shown.status === "not started" ? shown.startsInMs : shown.leftMs;
  const share = Math.max(0, Math.min(1, shown.leftMs / shown.line.ms));
  return (
    <div class="dial">
      <div class="level">
        {title}
        {clock.hand_for_hand && (
          <span class="badge warn">
            {say("wall.hand-for-hand")}
            {clock.hand ? ` · ${say("wall.hand-number", { n: clock.hand })}` : ""}
          </span>
        )}
        {clock.device_rules.length ? (
          <span class="badge warn">{say("wall.devices", { rules: clock.device_rules.join(", ") })}</span>
        ) : null}
        {shown.status === "paused" && !clock.hand_for_hand && event.stage !== "over" && (
          <span class="badge bad">{say("wall.paused")}</span>
        )}
        {shown.status === "suspended" && !bagged && <span class="badge bad">{say("wall.suspended")}</span>}
      </div>
      {bagged ? (
        <div class="time words won">{say("wall.go-on", { n: going })}</div>
      ) : event.stage === "over" ? (
        <div class="time words won">
          {seats ? say("wall.tickets-won", { names: seats }) : winner ? say("wall.winner", { name: winner }) : "♠"}
        </div>
      ) : (
        <div class={left === null ? "time words" : "time"} role="timer" data-left={left ?? ""}>
          {left === null ? say("wall.not-started") : span(left)}
        </div>
      )}
      {event.stage !== "over" && !bagged && (
        <div class="gauge" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}

function stakes(line: Line): string {
  return `${chips(line.small_blind)} / ${chips(line.big_blind)}`;
}

function Blinds({ shown }: { shown: Reading }) {
  const line = shown.line.is_break ? (shown.next ?? shown.playing) : shown.line;
  const next = shown.line.is_break ? undefined : shown.next;
  return (
    <div class="blinds">
      <div class="label">{shown.line.is_break ? say("wall.next") : say("wall.blinds")}</div>
      <div class="stakes">{line.is_break ? say("wall.break") : stakes(line)}</div>
      <div class="ante">
        {line.ante ? say("wall.ante", { n: line.ante }) : say("wall.no-ante")}
        {line.game !== "NLHE" && <span class="badge">{line.game}</span>}
      </div>
      {!shown.line.is_break && (
        <div class="next">
          <span class="label">{say("wall.next")}</span>{" "}
          {!next ? (
            say("wall.last")
          ) : next.is_break ? (
            say("wall.next-is-break", { n: next.ms / 60_000 })
          ) : (
            <>
              {stakes(next)}
              {next.ante ? ` · ${say("wall.next-ante", { ante: next.ante })}` : ""}
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Facts({
  counts,
  shown,
  prizes,
  currency,
  small,
  over,
}: {
  counts: Counts;
  shown: Reading;
  prizes: Prizes | undefined;
  currency: string;
  small: boolean;
  over: boolean;
}) {
  const bb = shown.playing.big_blind;
  return (
    <dl class="facts">
      {!over && (
        <div>
          <dt>{say("wall.left")}</dt>
          <dd>
            {count(counts.left)} <small>{say("wall.of", { n: counts.entries })}</small>
          </dd>
        </div>
      )}
      {over ? (
        <div>
          <dt>{say("wall.entries")}</dt>
          <dd>{count(counts.entries)}</dd>
        </div>
      ) : (
        <>
          <div>
            <dt>{say("wall.average")}</dt>
            <dd>
              {chips(counts.average)}{" "}
              {bb > 0 && counts.average > 0 && (
                <small>{say("wall.big-blinds", { n: Math.round(counts.average / bb) })}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{say("wall.next-break")}</dt>
            <dd>
              {shown.line.is_break || shown.nextBreakMs === null || shown.status === "not started"
                ? "–"
                : span(shown.nextBreakMs)}
            </dd>
          </div>
        </>
      )}
      {prizes && (
        <div>
          <dt>{say("wall.pool")}</dt>
          <dd>
            {money(prizes.pool, currency)}
            {prizes.left_to_money !== null && prizes.left_to_money > 0 && (
              <small> {say("wall.bubble", { n: prizes.left_to_money })}</small>
            )}
          </dd>
        </div>
      )}
      {!small && !over && (
        <div>
          <dt>{say("wall.tables")}</dt>
          <dd>{count(counts.tables)}</dd>
        </div>
      )}
    </dl>
  );
}

function News({ board, small, over }: { board: Board; small: boolean; over: boolean }) {
  const told = board.part<Shown<"ShownAnnouncements">>("announcements")?.latest[0];
  const moves = (board.part<Shown<"ShownMoves">>("moves")?.latest ?? []).filter((one) => one.stands); // who is out, or was moved again, looks for no seat
  const outs = board.part<Shown<"ShownOuts">>("outs")?.latest ?? [];
  const beside = board.part<Shown<"ShownBadBeat">>("bad_beat");
  const fresh = told && board.now() - told.at < 10 * 60_000 ? told : undefined;
  return (
    <footer class="news">
      {fresh && (
        <p class="told" role="status">
          {fresh.words}
        </p>
      )}
      {moves.length > 0 && !over && (
        <p>
          <b>{say("wall.moves")}</b>{" "}
          {moves.slice(0, small ? 2 : 5).map((one) => (
            <span key={`${one.entry}-${one.at}`}>
              {say("wall.move", { name: one.name, table: String(one.table), seat: String(one.seat) })}
            </span>
          ))}
        </p>
      )}
      {beside && !over && (
        <p>
          <b>{say("wall.bad-beat")}</b>{" "}
          {beside.tables.map((one) => (
            <span key={one.number}>{say("wall.bad-beat-table", { n: one.number, names: one.names.join(", ") })}</span>
          ))}
        </p>
      )}
      {outs.length > 0 && (
        <p>
          <b>{say("wall.outs")}</b>{" "}
          {outs.slice(0, small ? 3 : 6).map((one) => (
            <span key={one.entry}>{say("wall.out", { place: one.place ? place(one.place) : "", name: one.name })}</span>
          ))}
        </p>
      )}
    </footer>
  );
}

/** Says aloud what changes: levels, breaks, the last minute, hand for hand, announcements. Nothing on the first look. */
function Speaker({
  board,
  shown,
  clock,
  prizes,
}: {
  board: Board;
  shown: Reading;
  clock: Clock;
  prizes: Prizes | undefined;
}) {
  const last = useRef<{ index: number; minute: boolean; together: boolean; told: number; money: boolean } | null>(null);
  const told = board.part<Shown<"ShownAnnouncements">>("announcements")?.latest[0];
  const now = {
    index: shown.status === "not started" ? -1 : shown.index,
    minute: shown.leftMs <= SPOKEN_MINUTE && shown.status === "running",
    together: clock.hand_for_hand,
    told: told?.at ?? 0,
    money: prizes?.left_to_money !== null && (prizes?.left_to_money ?? 1) <= 0,
  };
  const before = last.current;
  last.current = now;
  if (!before || !sound.value) return null;
  if (now.index !== before.index) {
    tone(3);
    const line = shown.line,
      values = { n: line.number, small: count(line.small_blind), big: count(line.big_blind), ante: count(line.ante) };
    speakAloud(
      line.is_break
        ? say("wall.say.break", { n: line.ms / 60_000 })
        : say(line.ante ? "wall.say.ante" : "wall.say.level", values),
    );
  } else if (now.minute && !before.minute && !shown.line.is_break) {
    tone(1);
    speakAloud(say("wall.say.minute"));
  }
  if (now.together && !before.together) {
    tone(2);
    speakAloud(say("wall.say.hand-for-hand"));
    if (clock.device_rules.length) speakAloud(say("wall.say.devices"));
  }
  if (now.money && !before.money) {
    tone(3);
    speakAloud(say("wall.say.money"));
  }
  if (now.told > before.told && told) {
    tone(2);
    speakAloud(told.words);
  }
  return null;
}
