// The first page: tonight's events with their clocks and counts, and where each of them opens.
import { signal } from "@preact/signals";
import words from "words:home";
import { get } from "../../lib/api";
import { span, tick } from "../../lib/clock";
import { start } from "../../lib/start";
import { attempt } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { chips, count, day, has, inLanguage, moment, say } from "../../lib/words";
import { Frame, knowMe, me } from "../../parts/frame";

type Listed = Shown<"Listed">;
const EVERY = 4000;
const events = signal<Listed[] | null>(null);
const books = signal<ReadonlyMap<string, string>>(new Map());
const templates = signal<Shown<"Template">[]>([]);
/** When the list came, by our own clock: from there every clock on it runs on. */
const came = signal(0);

const DOORS: [string, string[]][] = [
  ["console", ["owner", "director", "floor"]],
  ["desk", ["owner", "director", "registrar"]],
  ["floor", ["owner", "director", "floor", "dealer"]],
  ["wall", ["owner", "director", "floor", "registrar", "dealer"]],
];

async function look(): Promise<void> {
  try {
    events.value = await get<Listed[]>("/api/events");
    came.value = Date.now();
  } catch (error) {
    if (events.value === null) await attempt(() => Promise.reject(error));
  }
}

function mayCreate(): boolean {
  return ["owner", "director"].includes(me.value?.role ?? "");
}

function Time({ one }: { one: Listed }) {
  const clock = one.clock;
  if (!clock) return null;
  if (clock.status === "not started")
    return <p class="time waiting">{one.starts_at ? startsAt(one.starts_at) : say("home.stage.registering")}</p>;
  const left = clock.status === "running" ? Math.max(0, clock.left_ms - (tick.value - came.value)) : clock.left_ms;
  const word =
    clock.status === "paused"
      ? say("home.paused")
      : clock.status === "suspended"
        ? say("home.suspended")
        : clock.on_break
          ? say("home.break")
          : say("home.level", { n: clock.level });
  const blinds = `${chips(clock.small_blind)} / ${chips(clock.big_blind)}${clock.ante ? ` (${chips(clock.ante)})` : ""}`;
  return (
    <div class="time">
      <strong class={clock.status === "running" ? "number" : "number still"}>{span(left)}</strong>
      <span>
        {word}
        <br />
        <span class="soft">{clock.on_break ? "" : blinds}</span>
      </span>
    </div>
  );
}

function startsAt(at: number): string {
  const today = new Date().toDateString() === new Date(at).toDateString();
  return say("home.starts", { at: today ? moment(at) : say("home.starts-on", { day: day(at), at: moment(at) }) });
}

/** An event that cannot be read: its id, and why. */
function Unreadable({ one, why }: { one: Listed; why: Shown<"ErrorBody"> }) {
  return (
    <article class="card event unreadable">
      <header>
        <h2>{one.id}</h2>
        <span class="badge bad">{say("home.stage.unreadable")}</span>
      </header>
      <p>{say("home.unreadable")}</p>
      <p class="soft small">{why.message}</p>
    </article>
  );
}

function Event({ one }: { one: Listed }) {
  if (one.refusal) return <Unreadable one={one} why={one.refusal} />;
  const query = `?event=${encodeURIComponent(one.id)}`,
    role = me.value?.role ?? "";
  const doors = DOORS.filter(([, roles]) => roles.includes(role)).map(([name]) => name);
  const stage = one.stage === "playing" ? "good" : one.stage === "registering" ? "warn" : "";
  return (
    <article class={`card event ${one.stage}`}>
      <header>
        <div>
          <h2>
            <a href={`/${doors[0] ?? "wall"}${query}`}>{one.name}</a>
          </h2>
          <p class="soft small">{[one.venue, books.value.get(one.book)].filter(Boolean).join(" · ")}</p>
        </div>
        <span class={`badge ${stage}`}>{say(`home.stage.${one.stage}`)}</span>
      </header>
      {one.stage !== "over" && one.stage !== "bagged" && <Time one={one} />}
      <dl class="counts">
        <div>
          <dt>{say("home.entries")}</dt>
          <dd>{count(one.entries)}</dd>
        </div>
        <div>
          <dt>{say("home.left")}</dt>
          <dd>{count(one.left)}</dd>
        </div>
        <div>
          <dt>{say("home.tables")}</dt>
          <dd>{count(one.tables)}</dd>
        </div>
      </dl>
      {one.entries > 0 && (
        <div class="bar-left" role="img" aria-label={`${one.left} / ${one.entries}`}>
          <i style={{ width: `${(100 * one.left) / one.entries}%` }} />
        </div>
      )}
      <footer class="row">
        {doors.map((name, at) => (
          <a key={name} class={at ? "button" : "button main"} href={`/${name}${query}`}>
            {say(`common.page.${name}`)}
          </a>
        ))}
        {one.registration_open && (
          <>
            <span class="push" />
            <span class="small soft">{say("home.registration-open")}</span>
          </>
        )}
      </footer>
    </article>
  );
}

function Templates() {
  if (!templates.value.length || !mayCreate()) return null;
  return (
    <div class="templates row">
      <span class="soft small">{say("home.templates")}</span>
      {templates.value.map((one) => (
        <a key={one.name} class="chip" href={`/structure?template=${encodeURIComponent(one.name)}`}>
          {!one.own && has(`home.template.${one.name}`) ? say(`home.template.${one.name}`) : one.name}
        </a>
      ))}
    </div>
  );
}

function Nothing() {
  return (
    <div class="empty first">
      <div class="spade" aria-hidden="true">
        ♠
      </div>
      <h2>{say("home.no-events")}</h2>
      <p>{say(mayCreate() ? "home.no-events-hint" : "home.nothing-for-you")}</p>
      {mayCreate() && (
        <a class="button main" href="/structure">
          {say("home.new")}
        </a>
      )}
    </div>
  );
}

function Home() {
  const all = events.value,
    on = all?.filter((one) => one.stage !== "over") ?? [],
    over = all?.filter((one) => one.stage === "over") ?? [];
  return (
    <Frame page="home">
      <div class="row head">
        <h1>{say("home.title")}</h1>
        <span class="push" />
        {mayCreate() && all !== null && all.length > 0 && (
          <a class="button main" href="/structure">
            {say("home.new")}
          </a>
        )}
      </div>
      {all === null ? (
        <p class="empty">{say("common.loading")}</p>
      ) : (
        <>
          {on.length ? (
            <div class="events">
              {on.map((one) => (
                <Event key={one.id} one={one} />
              ))}
            </div>
          ) : (
            <Nothing />
          )}
          <Templates />
          {over.length > 0 && (
            <>
              <h2 class="over-head">{say("home.over")}</h2>
              <div class="events">
                {over.map((one) => (
                  <Event key={one.id} one={one} />
                ))}
              </div>
            </>
          )}
        </>
      )}
    </Frame>
  );
}

void knowMe().then(async (found) => {
  if (found.role === "nobody") return;
  void get<Shown<"ListedBook">[]>(inLanguage("/api/books"))
    .then((found) => {
      books.value = new Map(found.map((one) => [one.id, one.short]));
    })
    .catch(() => undefined);
  await look();
  if (mayCreate()) templates.value = await get<Shown<"Template">[]>("/api/templates").catch(() => []);
  setInterval(() => {
    if (!document.hidden) void look();
  }, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void look();
  });
});
start(Home, words);
