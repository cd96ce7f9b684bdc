// The director's console: tonight at a glance on one screen, and every order within two keystrokes.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import advising from "words:advice";
import choices from "words:choices";
import words from "words:console";
import corrections from "words:corrections";
import deals from "words:deals";
import offences from "words:offences";
import orders from "words:orders";
import story from "words:orders/happening+why";
import { start } from "../../lib/start";
import { tellRefusal } from "../../lib/toast";
import { learn, learnt, say } from "../../lib/words";
import { Frame, knowMe } from "../../parts/frame";
import { NoEvent } from "../../parts/no-event";
import { deskIn } from "./address";
import { ClockPage, ClockStrip } from "./clock";
import { asked, board, event, eventPart, opened, orderForms, show, takeBack, undo, view, type View } from "./desk";
import { Carrying, Ghost } from "./drag";
import { Feed } from "./feed";
import { listenToKeys } from "./keys";
import { Next, openCount } from "./next";
import { Quick } from "./quick";
import { Tables } from "./tables";

type Desks = typeof import("./desks");
const desks = signal<Desks | null>(null);
const fetchDesks = (): void =>
  void Promise.all([import("./desks"), learn(choices, corrections, deals, offences, orders)]).then(([found]) => {
    desks.value = found;
    void orderForms().catch(() => undefined);
  }, tellRefusal);
const TABS: View[] = ["next", "tables", "clock", "feed", "more"];
const PAGES: View[] = ["tables", "people", "prizes", "deals", "chips", "together", "charts", "clock"];

function Console() {
  learnt.value;
  if (!event)
    return (
      <Frame page="console">
        <NoEvent page="console" />
      </Frame>
    );
  const title = eventPart()?.name ?? "";
  useEffect(() => {
    document.title = title ? `${title} · ${say("common.page.console")}` : "Cardspeak";
  }, [title]);
  return (
    <Frame page="console" event={event} board={board} title={title}>
      <div class={`console view-${view.value}`}>
        <ClockStrip />
        <Quick />
        <div class="columns">
          <aside class="left" aria-label={say("console.next")}>
            <Next />
          </aside>
          <section class="centre" aria-label={say("console.tables")}>
            <nav class="pages" aria-label={say("console.pages")}>
              {PAGES.map((one) => (
                <button key={one} aria-current={current() === one ? "page" : undefined} onClick={() => show(one)}>
                  {say(`console.page-${one}`)}
                </button>
              ))}
            </nav>
            <div class="desk" tabIndex={-1}>
              <Centre />
            </div>
          </section>
          <aside class="right" aria-label={say("console.feed")}>
            <Feed />
          </aside>
        </div>
        <nav class="tabs" aria-label={say("console.tabs")}>
          {TABS.map((one) => (
            <button key={one} aria-current={tab() === one ? "page" : undefined} onClick={() => show(one)}>
              <Icon name={one} />
              <span>{say(`console.tab-${one}`)}</span>
              {one === "next" && openCount() > 0 && <em>{openCount()}</em>}
            </button>
          ))}
        </nav>
      </div>
      <Above />
      <Undoing />
      <Ghost />
      <Carrying />
    </Frame>
  );
}

/** What the middle of a wide screen shows; what has a column of its own there gives way to the tables. */
const current = (): View => (["next", "feed", "more"].includes(view.value) ? "tables" : view.value);
const tab = (): View => (TABS.includes(view.value) ? view.value : "more");

function Centre() {
  const seen = view.value,
    page = current();
  if (!board.loaded.value) return <p class="empty">{say("common.loading")}</p>;
  return (
    <>
      {page === "tables" && (
        <div class="only-tables">
          <Tables />
        </div>
      )}
      {page === "clock" && <ClockPage />}
      {["people", "prizes", "deals", "chips", "together", "charts"].includes(page) && <Late name={page as "people"} />}
      {seen === "more" && (
        <div class="only-more">
          <Late name="more" />
        </div>
      )}
    </>
  );
}

/** A desk whose code comes when it is wanted. */
function Late({ name }: { name: "people" | "prizes" | "deals" | "chips" | "charts" | "more" }) {
  const found = desks.value;
  useEffect(() => {
    if (!found) fetchDesks();
  }, [found]);
  if (!found) return <p class="empty">{say("common.loading")}</p>;
  const Page: ComponentType = found.PAGES[name];
  return <Page />;
}

function Above() {
  const found = desks.value;
  const wanted = opened.value !== null || asked.value !== null;
  useEffect(() => {
    if (wanted && !found) fetchDesks();
  }, [wanted, found]);
  return found && wanted ? <found.Dialogs /> : null;
}

function Undoing() {
  const last = undo.value;
  return (
    <div class="undo-place" role="status" aria-live="polite">
      {last && (
        <div class="undo" key={last.until}>
          <span>{last.words}</span>
          <button onClick={() => void takeBack()}>
            {say("console.undo")} <kbd>u</kbd>
          </button>
        </div>
      )}
    </div>
  );
}

const ICONS: Record<string, string> = {
  next: "M4 12l5 5L20 6",
  tables: "M7 7h10a5 5 0 0 1 0 10H7A5 5 0 0 1 7 7z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
  feed: "M4 6h16M4 12h16M4 18h10",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};
const Icon = ({ name }: { name: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);

void knowMe();
if (event) {
  const turn = (): void => {
    view.value = deskIn(
      location.hash,
      location.hash ? view.peek() : matchMedia("(max-width: 1099px)").matches ? "next" : "tables",
    );
  };
  turn();
  addEventListener("popstate", () => {
    turn();
    opened.value = null;
  });
  listenToKeys();
  setTimeout(fetchDesks, 2500);
}
start(Console, words, advising, story);
