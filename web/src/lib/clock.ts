// Reading the clock: from the moment it was last set, every screen reckons by itself; nothing is ever counted down.
import { signal } from "@preact/signals";
import type { Clock, Line } from "./types";

export type Reading = {
  status: Clock["status"];
  index: number;
  line: Line;
  /** The level being played; in a break the last one. */
  playing: Line;
  next: Line | undefined;
  leftMs: number;
  nextBreakMs: number | null;
  startsInMs: number | null;
};

/** What the clock shows at a moment of the server's time. */
export function read(clock: Clock, now: number): Reading {
  let index = clock.index,
    left = clock.left_ms;
  const started = clock.status !== "not started";
  if (clock.status === "running") {
    left -= Math.max(0, now - clock.since);
    while (left <= 0 && index + 1 < clock.lines.length) {
      index += 1;
      left += clock.lines[index]!.ms;
    }
  }
  const line = clock.lines[index]!;
  const played = clock.lines.slice(0, index + 1).filter((one) => !one.is_break);
  let wait = Math.max(0, left),
    nextBreak: number | null = null;
  for (const one of clock.lines.slice(index + 1)) {
    if (one.is_break) {
      nextBreak = wait;
      break;
    }
    wait += one.ms;
  }
  return {
    status: clock.status,
    index,
    line,
    playing: played[played.length - 1] ?? line,
    next: clock.lines[index + 1],
    leftMs: Math.max(0, left),
    nextBreakMs: nextBreak,
    startsInMs: started || !clock.starts_at ? null : Math.max(0, clock.starts_at - now),
  };
}

/** Minutes and seconds; hours where there are any. The second that has begun is shown whole. */
export function span(ms: number): string {
  const seconds = Math.ceil(ms / 1000),
    pad = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3600),
    minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${pad(minutes)}:${pad(seconds % 60)}`;
}

/** The moment, renewed five times a second while a page shows a clock. */
export const tick = signal(Date.now());
if (typeof document !== "undefined")
  setInterval(() => {
    tick.value = Date.now();
  }, 200);
