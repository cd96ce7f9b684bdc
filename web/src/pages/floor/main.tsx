// The floor page: what happened, by taps or as script, and the ruling beside it, live.
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import words from "words:floor";
import { get } from "../../lib/api";
import { follow } from "../../lib/feed";
import { start } from "../../lib/start";
import type { Event } from "../../lib/types";
import { chips, inLanguage, say } from "../../lib/words";
import { Frame, knowMe } from "../../parts/frame";
import { Acts, endAct } from "./acts";
import { Beside } from "./beside";
import { seatEvent, type EventCall } from "./event-table";
import { Felt } from "./felt";
import { Keep } from "./keep";
import { QuickCalls } from "./quick-view";
import { Sentences } from "./sentences";
import { Setting } from "./setting";
import {
  board,
  call,
  event,
  head,
  line,
  mode,
  seated,
  library,
  tableNumber,
  trouble,
  writeHead,
  type Mode,
  type Library,
} from "./state";
import { Editor, Story } from "./story";
import { Tonight } from "./tonight";
import { Verdict } from "./verdict";

const MODES: Mode[] = ["quick", "acts", "sentences", "text"];

function Floor() {
  const name = board.value?.part<Event>("event")?.name;
  return (
    <Frame page="floor" event={event.value} {...(board.value ? { board: board.value } : {})} title={name ?? ""}>
      <Setting />
      {trouble.value && (
        <p class="fault" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="floor">
        <div class="left">
          <section class="card input no-print">
            <div class="modes" role="tablist">
              {MODES.map((one) => (
                <button
                  key={one}
                  role="tab"
                  aria-selected={mode.value === one}
                  onClick={() => {
                    endAct();
                    mode.value = one;
                  }}
                >
                  {say(`floor.mode.${one}`)}
                </button>
              ))}
            </div>
            {!seated.value ? (
              <p class="empty">{say("common.loading")}</p>
            ) : mode.value === "quick" ? (
              <QuickCalls />
            ) : mode.value === "acts" ? (
              <Acts />
            ) : mode.value === "sentences" ? (
              <Sentences />
            ) : (
              <Editor />
            )}
          </section>
          <Story />
          <Tonight />
        </div>
        <div class="right">
          <Verdict />
          <Keep />
          <Felt />
        </div>
      </div>
      <Beside />
      <Foot />
    </Frame>
  );
}

/** On a phone the ruling in short stays in sight while one taps above it. */
function Foot() {
  const one = line.value;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const verdict = document.getElementById("verdict");
    if (!verdict) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => setSeen(!!entry && (entry.isIntersecting || entry.boundingClientRect.top < 0)),
      { rootMargin: "0px 0px -80px" },
    );
    watch.observe(verdict);
    return () => watch.disconnect();
  }, [!one]);
  if (!one || seen) return null;
  return (
    <a class={`foot no-print ${one.code ? "bad" : ""}`} href="#verdict">
      <strong>{one.headline}</strong>
      {one.returned > 0 && <span>↩ {chips(one.returned)}</span>}
      <span class="push" />
      <small>
        {one.cites
          .slice(0, 2)
          .map((cite) => `§${cite}`)
          .join(" ")}
      </small>
      <span aria-hidden="true">↓</span>
    </a>
  );
}

void knowMe().then((who) => {
  if (who.role !== "nobody")
    effect(
      () =>
        void get<Library>(inLanguage("/api/books")).then((found) => {
          library.value = found;
        }),
    );
});
if (event.value) {
  const here = follow(event.value);
  board.value = here;
  const stop = effect(() => {
    if (!here.loaded.value) return;
    const called = here.part<{ open: EventCall[] }>("calls")?.open.find((one) => one.call === call.peek());
    const number = tableNumber.peek() || called?.table || 0;
    const book = here.part<Event>("event")?.book;
    setTimeout(() => {
      stop();
      if (number) seatEvent(number);
      else if (book) writeHead({ ...head.peek(), book });
      seated.value = true;
    });
  });
}
start(Floor, words);
