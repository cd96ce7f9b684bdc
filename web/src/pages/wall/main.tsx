// The wall: one event large, or up to four side by side; read from ten metres, never touched.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import words from "words:wall";
import { get, me as askMe } from "../../lib/api";
import { follow } from "../../lib/feed";
import { start } from "../../lib/start";
import type { Shown } from "../../lib/types";
import { allowSound, sound } from "../../lib/voice";
import { say } from "../../lib/words";
import { Languages } from "../../parts/foot";
import { MOST, shut, ticked } from "./choosing";
import { EventPanel } from "./event";

/** A wall that hangs there before the first event looks for one by itself. */
const LOOK_AGAIN = 5000;
const named = new URLSearchParams(location.search).getAll("event").filter(Boolean).slice(0, MOST);
const boards = named.map((event) => follow(event));
const events = signal<Shown<"Listed">[] | null>(null);

function flipTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === "light" ? "dark" : "light";
  try {
    localStorage.setItem("wall-theme", root.dataset.theme);
  } catch {
    /* a private window forgets */
  }
}

function Wall() {
  if (!boards.length) return <Choose />;
  return (
    <div class={`wall of-${boards.length}`}>
      {boards.map((board, at) => (
        <EventPanel key={named[at]} board={board} small={boards.length > 1} />
      ))}
      <div class="knobs no-print">
        <button
          class="quiet"
          aria-pressed={sound.value}
          onClick={() => {
            if (sound.value) sound.value = false;
            else allowSound();
          }}
        >
          {say(sound.value ? "wall.sound" : "wall.sound-off")}
        </button>
        <button class="quiet" onClick={flipTheme}>
          {say("wall.theme")}
        </button>
        <button class="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
          {say("wall.full")}
        </button>
        <Languages />
      </div>
    </div>
  );
}

function Choose() {
  const [chosen, setChosen] = useState<readonly string[]>([]),
    full = chosen.length >= MOST;
  const choose = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen.length) location.search = chosen.map((one) => `event=${encodeURIComponent(one)}`).join("&");
  };
  if (!events.value?.length)
    return (
      <main>
        <p class="empty">{say(events.value ? "wall.no-events" : "common.loading")}</p>
        <Languages />
      </main>
    );
  return (
    <main>
      <form class="card stack" onSubmit={(event) => choose(event as unknown as SubmitEvent)}>
        <div class="row">
          <h1>{say("wall.choose")}</h1>
          <span class="push" />
          <Languages />
        </div>
        {events.value.map((one) => (
          <label key={one.id} class={shut(chosen, one.id) ? "row choice soft" : "row choice"}>
            <input
              type="checkbox"
              name="event"
              value={one.id}
              checked={chosen.includes(one.id)}
              disabled={shut(chosen, one.id)}
              onChange={() => setChosen(ticked(chosen, one.id))}
            />{" "}
            {one.name}
          </label>
        ))}
        <p class="small soft" role="status">
          {say(chosen.length ? (full ? "wall.choose-full" : "wall.choose-more") : "wall.choose-none", {
            n: MOST - chosen.length,
          })}
        </p>
        <button class="primary" disabled={!chosen.length}>
          {say("wall.show")}
        </button>
      </form>
    </main>
  );
}

async function open(): Promise<void> {
  const me = await askMe();
  if (me.role === "nobody") {
    location.href = `/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`;
    return;
  }
  if (!boards.length) {
    events.value = await get<Shown<"Listed">[]>("/api/events");
    if (!events.value.length) setTimeout(() => void open().catch(() => undefined), LOOK_AGAIN);
    if (events.value.length === 1) location.search = `event=${encodeURIComponent(events.value[0]!.id)}`;
  }
}

try {
  const kept = localStorage.getItem("wall-theme");
  if (kept) document.documentElement.dataset.theme = kept;
} catch {
  /* none kept */
}
void open().catch(() => undefined);
start(Wall, words);
