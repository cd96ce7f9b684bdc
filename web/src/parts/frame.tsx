// The frame that staff pages share: navigation, who one is, the language, whether the server is there, toasts.
import type { ComponentChildren } from "preact";
import { signal } from "@preact/signals";
import { me as askMe, post, unsent } from "../lib/api";
import type { Board } from "../lib/feed";
import type { Me } from "../lib/types";
import { has, say } from "../lib/words";
import { DemoPace } from "./demo";
import { Languages, Toasts } from "./foot";

export { Languages, Toasts };

export const me = signal<Me | null>(null);
/** Pages of the navigation with the roles that see them. */
const PAGES: [string, string[]][] = [
  ["console", ["owner", "director", "floor"]],
  ["desk", ["owner", "director", "registrar"]],
  ["floor", ["owner", "director", "floor", "dealer"]],
  ["wall", ["owner", "director", "floor", "registrar", "dealer"]],
  ["structure", ["owner", "director"]],
  ["books", ["owner", "director", "floor", "registrar", "dealer", "player"]],
  ["paper", ["owner", "director", "registrar", "floor"]],
  ["house", ["owner", "director", "registrar"]],
];

/** Find out who one is; whoever is nobody goes to the sign-in page. */
export async function knowMe(): Promise<Me> {
  const found = await askMe();
  me.value = found;
  if (found.role === "nobody") location.href = `/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`;
  return found;
}

/** On a phone the pages stand in one line that scrolls: the one that is open comes into view. */
function intoView(link: HTMLElement | null): void {
  const nav = link?.parentElement;
  if (link && nav) nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.clientWidth) / 2;
}

/** No connection, and which orders wait for it: each can be given up. */
function Lost({ online }: { online: boolean }) {
  const waiting = unsent.value;
  if (online && !waiting.length) return null;
  return (
    <div class="lost stack tight" role="status">
      {!online && !waiting.length && <span class="badge bad">{say("common.offline")}</span>}
      {waiting.map((one, at) => (
        <span key={at} class="badge bad">
          {say("common.unsent", {
            what: [has(`order.${one.order}`) ? say(`order.${one.order}`) : one.order, one.whom]
              .filter(Boolean)
              .join(" · "),
          })}{" "}
          <button class="quiet" onClick={one.drop}>
            {say("common.drop")}
          </button>
        </span>
      ))}
    </div>
  );
}

export function Frame({
  page,
  event,
  board,
  title,
  children,
}: {
  page: string;
  event?: string;
  board?: Board;
  title?: string;
  children: ComponentChildren;
}) {
  const query = event ? `?event=${encodeURIComponent(event)}` : "";
  const role = me.value?.role ?? "";
  return (
    <>
      <a class="skip no-print" href="#page">
        {say("common.skip")}
      </a>
      <header class="bar no-print">
        <a class="mark" href="/home" aria-label={say("common.home")}>
          ♠ <span class="wide">Cardspeak</span>
        </a>
        <strong class="title">{title ?? ""}</strong>
        <nav aria-label={say("common.pages")}>
          {PAGES.filter(([, roles]) => roles.includes(role)).map(([name]) => (
            <a
              key={name}
              href={`/${name}${query}`}
              aria-current={name === page ? "page" : undefined}
              ref={name === page ? intoView : null}
            >
              {say(`common.page.${name}`)}
            </a>
          ))}
        </nav>
        <span class="push" />
        <DemoPace />
        <Languages />
        {me.value && role !== "nobody" && (
          <button
            class="quiet"
            onClick={() =>
              void post("/api/sign-out").then(() => {
                location.href = "/sign-in";
              })
            }
            title={`${me.value.name} · ${say(`common.role.${role}`)}`}
          >
            {say("common.sign-out")}
          </button>
        )}
        <Lost online={board?.online.value ?? true} />
      </header>
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Toasts />
    </>
  );
}
