// The first page: tonight's events.
import { signal } from "@preact/signals";
import en from "../../../words/en/home.json";
import ko from "../../../words/ko/home.json";
import { get } from "../../lib/api";
import { start } from "../../lib/start";
import type { Shown } from "../../lib/types";
import { moment, say } from "../../lib/words";
import { Frame, knowMe } from "../../parts/frame";

const events = signal<Shown<"Listed">[] | null>(null);

function Home() {
  return <Frame page="home">
    <div class="row"><h1>{say("home.title")}</h1><span class="push" /><a class="button" href="/structure">{say("home.new")}</a></div>
    {events.value === null ? <p class="empty">{say("common.loading")}</p> : events.value.length === 0 ? <p class="empty">{say("home.no-events")}</p> :
      <div class="grid">{events.value.map((one) => <a key={one.id} class="card" href={`/console?event=${encodeURIComponent(one.id)}`}>
        <h2>{one.name}</h2><span class="soft">{one.starts_at ? say("home.starts", { at: moment(one.starts_at) }) : ""}</span></a>)}</div>}
  </Frame>;
}

void knowMe().then(() => get<Shown<"Listed">[]>("/api/events")).then((found) => { events.value = found; });
start(Home, en, ko);
