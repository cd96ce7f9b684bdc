// Links: made here, shown once as a QR code, revoked here.
import { signal } from "@preact/signals";
import { eventOfPage, get, post } from "../../lib/api";
import { attempt, tell } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { day, moment, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { me } from "../../parts/frame";
import { loadTerms, Terms } from "./terms";
import { Check, sets, textOf } from "../../parts/fields";

type Link = Shown<"Link">;
const KINDS: [string, string[]][] = [
  ["check-in", ["owner", "director", "registrar"]],
  ["wall", ["owner", "director", "registrar"]],
  ["dealer", ["owner", "director"]],
  ["registrar", ["owner", "director"]],
  ["floor", ["owner", "director"]],
];
const links = signal<Link[] | null>(null);
const events = signal<Shown<"Listed">[]>([]);
const kind = signal("check-in");
/** The event that links are made for: that of the page, or the newest. */
const chosen = signal(eventOfPage());
const made = signal<Link | null>(null);
const making = signal(false);
/** Whether the links of players' slips are listed too; there is one for every slip. */
const all = signal(false);
const revoking = signal<Link | null>(null);

export async function loadLinks(): Promise<void> {
  [events.value, links.value] = await Promise.all([
    get<Shown<"Listed">[]>("/api/events"),
    get<Link[]>("/api/links"),
    loadTerms(),
  ]);
  if (!events.value.some((one) => one.id === chosen.value)) chosen.value = events.value[0]?.id ?? "";
}

async function make(event: Event): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement,
    filled = new FormData(form);
  const role = kind.value === "check-in" ? "player" : kind.value;
  making.value = true;
  const label =
    String(filled.get("label") ?? "").trim() || (kind.value === "check-in" ? say("house.kind.check-in") : "");
  const done = await attempt(async () => {
    made.value = await post<Link>("/api/links", { role, event: chosen.value, label });
    links.value = await get<Link[]>("/api/links");
  });
  making.value = false;
  if (done) (form.elements.namedItem("label") as HTMLInputElement).value = "";
}

async function revoke(one: Link): Promise<void> {
  if (
    await attempt(async () => {
      links.value = await post<Link[]>(`/api/links/${one.number}/revoke`);
    })
  )
    tell(say("house.revoked"));
  revoking.value = null;
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    tell(say("house.copied"));
  } catch {
    getSelection()?.selectAllChildren(document.getElementById("address")!);
  }
}

const kindOf = (one: Link): string => (one.role === "player" && !one.personal ? "check-in" : one.role);
/** The name of an event, as soon as it is known. */
export const titleOf = (event: string): string => events.value.find((one) => one.id === event)?.name ?? "";
const nameOf = (event: string): string => titleOf(event) || event;

function Code({ one }: { one: Link }) {
  const loopback = /\/\/(localhost|127\.|\[::1\])/.test(one.address ?? "");
  return (
    <Dialog title={say("house.link-made")} onClose={sets(made, null)}>
      <div class="code">
        <p class="what">
          <strong>{nameOf(one.event)}</strong>
          <span class="badge">{say(`house.kind.${kindOf(one)}`)}</span>
          {one.label && <span class="soft">{one.label}</span>}
        </p>
        <div class="qr" role="img" aria-label="QR" dangerouslySetInnerHTML={{ __html: one.qr ?? "" }} />
        <code id="address">{one.address}</code>
        {loopback && (
          <p class="warn small no-print" role="note">
            {say("house.loopback")}
          </p>
        )}
        <p class="soft small no-print">{say("house.link-once")}</p>
        <div class="row no-print">
          <button class="primary" onClick={() => void copy(one.address ?? "")}>
            {say("house.copy")}
          </button>
          <button onClick={() => print()}>{say("house.print")}</button>
          <span class="push" />
          <button onClick={sets(made, null)}>{say("common.done")}</button>
        </div>
      </div>
    </Dialog>
  );
}

function Making() {
  const role = me.value?.role ?? "";
  return (
    <form class="make" onSubmit={(event) => void make(event)}>
      <fieldset class="choices">
        <legend>{say("house.for")}</legend>
        {KINDS.filter(([, roles]) => roles.includes(role)).map(([one]) => (
          <label key={one} class="choice">
            <input type="radio" name="kind" value={one} checked={kind.value === one} onChange={sets(kind, one)} />
            <span>
              <strong>{say(`house.kind.${one}`)}</strong>
              <small class="soft">{say(`house.kind-hint.${one}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="fields">
        <label>
          <span>{say("house.event")}</span>
          <select
            name="event"
            required
            value={chosen.value}
            onChange={(change) => {
              chosen.value = textOf(change);
            }}
          >
            {events.value.map((one) => (
              <option key={one.id} value={one.id} selected={one.id === chosen.value}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say("house.label")}</span>
          <input name="label" maxLength={80} placeholder={say("house.label-hint")} />
        </label>
        <button class="primary" disabled={making.value || !events.value.length}>
          {say("house.make-link")}
        </button>
      </div>
    </form>
  );
}

export function Links() {
  const slips = (links.value ?? []).filter((one) => one.entry != null);
  return (
    <section class="card links" aria-labelledby="links">
      <h2 id="links">{say("house.links")}</h2>
      <p class="soft small">{say("house.links-hint")}</p>
      <Making />
      {slips.length > 0 && (
        <Check
          on={all.value}
          onChange={(on) => {
            all.value = on;
          }}
        >
          {say("house.slips", { n: slips.length })}
        </Check>
      )}
      {links.value === null ? (
        <p class="empty">{say("common.loading")}</p>
      ) : links.value.length === 0 ? (
        <p class="empty">{say("house.no-links")}</p>
      ) : (
        <ul class="plain">
          {links.value
            .filter((one) => all.value || one.entry == null)
            .map((one) => (
              <li key={one.number}>
                <div class="who">
                  <strong>{one.label || say(`house.kind.${kindOf(one)}`)}</strong>
                  <span class="badge">{say(`house.kind.${kindOf(one)}`)}</span>
                  <span class="soft small">
                    {[
                      nameOf(one.event),
                      one.entry ? say("house.entry", { n: one.entry }) : "",
                      one.until ? say("house.ends", { at: `${day(one.until)} ${moment(one.until)}` }) : "",
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </div>
                <button class="danger" onClick={sets(revoking, one)}>
                  {say("house.revoke")}
                </button>
              </li>
            ))}
        </ul>
      )}
      {me.value?.role === "owner" && <Terms changed={loadLinks} />}
      {made.value && <Code one={made.value} />}
      {revoking.value && (
        <Dialog
          title={revoking.value.label || say(`house.kind.${kindOf(revoking.value)}`)}
          onClose={sets(revoking, null)}
        >
          <p>{say("house.revoke-sure")}</p>
          <div class="row">
            <button class="danger" onClick={() => void revoke(revoking.value!)}>
              {say("house.revoke")}
            </button>
            <button onClick={sets(revoking, null)}>{say("common.cancel")}</button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
