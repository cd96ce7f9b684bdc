// The frame that staff pages share: navigation, who one is, the language, whether the server is there, toasts.
import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { me as askMe, post, unsent } from "../lib/api";
import type { Board } from "../lib/feed";
import type { Me } from "../lib/types";
import { say } from "../lib/words";
import { DemoPace } from "./demo";
import { Languages, Toasts } from "./foot";

export { Languages, Toasts };

export const me = signal<Me | null>(null);
/** Pages of the navigation with the roles that see them. */
const PAGES: [string, string[]][] = [
  ["console", ["owner", "director", "floor"]], ["desk", ["owner", "director", "registrar"]], ["floor", ["owner", "director", "floor", "dealer"]],
  ["wall", ["owner", "director", "floor", "registrar", "dealer"]], ["structure", ["owner", "director"]],
  ["books", ["owner", "director", "floor", "registrar", "dealer", "player"]], ["paper", ["owner", "director", "registrar", "floor"]],
  ["house", ["owner", "director", "registrar"]],
];

/** Find out who one is; whoever is nobody goes to the sign-in page. */
export async function knowMe(): Promise<Me> {
  const found = await askMe();
  me.value = found;
  if (found.role === "nobody") location.href = `/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`;
  return found;
}

export function Frame({ page, event, board, title, children }: { page: string; event?: string; board?: Board; title?: string; children: ComponentChildren }) {
  const query = event ? `?event=${encodeURIComponent(event)}` : "";
  const role = me.value?.role ?? "";
  return <>
    <header class="bar no-print">
      <a class="mark" href="/home" aria-label={say("common.home")}>♠ <span class="wide">Cardspeak</span></a>
      <strong class="title">{title ?? ""}</strong>
      <nav aria-label={say("common.pages")}>
        {PAGES.filter(([, roles]) => roles.includes(role)).map(([name]) =>
          <a key={name} href={`/${name}${query}`} aria-current={name === page ? "page" : undefined}>{say(`common.page.${name}`)}</a>)}
      </nav>
      <span class="push" />
      {board && !board.online.value && <span class="badge bad" role="status">{say(unsent.value ? "common.unsent" : "common.offline")}</span>}
      <DemoPace />
      <Languages />
      {me.value && role !== "nobody" && <button class="quiet" onClick={() => void post("/api/sign-out").then(() => { location.href = "/sign-in"; })} title={`${me.value.name} · ${say(`common.role.${role}`)}`}>{say("common.sign-out")}</button>}
    </header>
    <main>{children}</main>
    <Toasts />
  </>;
}
