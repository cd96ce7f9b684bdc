// The clock on the phone.
import { read, span, tick } from "../../lib/clock";
import type { Board } from "../../lib/feed";
import type { Clock, Counts } from "../../lib/types";
import { chips, say } from "../../lib/words";

export function ClockCard({ board, counts }: { board: Board; counts: Counts }) {
  tick.value;
  const clock = board.part<Clock>("clock"),
    event = board.part<{ stage: string }>("event");
  if (!clock || event?.stage === "over" || event?.stage === "bagged")
    return (
      <section class="card">
        <h2>{say(event?.stage === "bagged" ? "phone.day-over" : "phone.over")}</h2>
      </section>
    );
  const shown = read(clock, board.now());
  const line = shown.line.is_break ? (shown.next ?? shown.playing) : shown.line;
  const left = shown.status === "not started" ? shown.startsInMs : shown.leftMs;
  return (
    <section class="card clock">
      <div class="row">
        <span class="soft">
          {shown.line.is_break
            ? say("phone.break")
            : shown.status === "not started"
              ? say("phone.starts-in")
              : say("phone.level", { n: shown.line.number })}
        </span>
        <span class="push" />
        {clock.hand_for_hand ? (
          <span class="badge warn">{say("phone.hand-for-hand")}</span>
        ) : (
          shown.status === "paused" && <span class="badge bad">{say("phone.paused")}</span>
        )}
      </div>
      {clock.device_rules.length ? (
        <p class="soft small">{say("phone.devices", { rules: clock.device_rules.join(", ") })}</p>
      ) : null}
      <div class="time" role="timer">
        {left === null ? "–" : span(left)}
      </div>
      <p class="stakes">
        <span>{say("phone.blinds", { small: chips(line.small_blind), big: chips(line.big_blind) })}</span>
        {line.ante > 0 && <span class="soft">{say("phone.ante", { ante: chips(line.ante) })}</span>}
      </p>
      <p class="soft small row">
        <span>
          {!shown.next || shown.line.is_break
            ? ""
            : shown.next.is_break
              ? say("phone.next-break")
              : say("phone.next", { small: chips(shown.next.small_blind), big: chips(shown.next.big_blind) })}
        </span>
        <span class="push" />
        <span>
          {shown.nextBreakMs !== null && shown.status !== "not started" && !shown.line.is_break && !shown.next?.is_break
            ? say("phone.break-in", { time: span(shown.nextBreakMs) })
            : ""}
        </span>
      </p>
      <p class="row">
        <b>{say("phone.left", { n: counts.left })}</b>
        <span class="push" />
        <span class="soft">{counts.average ? say("phone.average", { chips: chips(counts.average) }) : ""}</span>
      </p>
    </section>
  );
}
