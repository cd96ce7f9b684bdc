// The structure editor: an event's set-up before it is created, checked by the server as it is written.
import { signal } from "@preact/signals";
import words from "words:structure";
import { Refused, ask, get, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt, tell, tellRefusal } from "../../lib/toast";
import type { Shown, Taken } from "../../lib/types";
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { Frame, knowMe, me } from "../../parts/frame";
import { Basics, loadChoices } from "./basics";
import { fitting, nextStart } from "./beginning";
import {
  change,
  checked,
  checkNow,
  draft,
  forget,
  refusals,
  remembered,
  steps,
  undo,
  type Checked,
  type Draft,
} from "./draft";
import { Generator } from "./generator";
import { House } from "./house";
import { Chips, Levels } from "./levels";
import { Fees, Payout } from "./money";
import { Pictures, Problems, goTo, span } from "./summary";
import { sets, textOf } from "../../parts/fields";

type Template = Shown<"Template">;
const templates = signal<Template[]>([]);
const events = signal<Shown<"Listed">[]>([]);
const saving = signal(false);
const busy = signal(false);
const may = (): boolean => ["owner", "director"].includes(me.value?.role ?? "");

const title = (one: Template): string => (one.own ? one.name : say(`structure.template.${one.name}`));

/** Take a set-up to begin with. Place, time, book and what the law says stay with a built-in template. */
function take(next: Draft, own: boolean, name = ""): void {
  const now = draft.value?.setup;
  const kept =
    own || !now
      ? {}
      : {
          book: now.book,
          venue: now.venue,
          starts_at: now.starts_at,
          currency: now.currency,
          state: now.state,
          name: now.name,
        };
  const law =
    own || !draft.value
      ? {}
      : (({ charge_lawful, fee_lawful, advertised_at, utc_offset_minutes }) => ({
          charge_lawful,
          fee_lawful,
          advertised_at,
          utc_offset_minutes,
        }))(draft.value.terms);
  change(
    {
      ...next,
      setup: { ...(own ? toCome(next).setup : named(next.setup)), ...kept },
      terms: { ...next.terms, ...law },
    },
    `template ${name}`,
  );
}

/** A set-up of earlier, for an evening that is still to come. */
const toCome = (one: Draft): Draft =>
  one.setup.starts_at > Date.now()
    ? one
    : { ...one, setup: { ...one.setup, starts_at: nextStart(one.setup.starts_at, Date.now()) } };

/** The fee lines of a built-in template, named in the language of the page. */
function named(setup: Draft["setup"]): Draft["setup"] {
  const inWords = (offer: Draft["setup"]["buy_in"]): Draft["setup"]["buy_in"] => ({
    ...offer,
    fees: (offer.fees ?? []).map((fee) => ({ ...fee, name: say(`structure.to.${fee.to ?? "prizes"}`) })),
  });
  return {
    ...setup,
    buy_in: inWords(setup.buy_in),
    re_entry: setup.re_entry && inWords(setup.re_entry),
    rebuy: setup.rebuy && inWords(setup.rebuy),
    add_on: setup.add_on && inWords(setup.add_on),
  };
}

async function takeEvent(id: string): Promise<void> {
  await attempt(async () => {
    const found = await get<Draft>(`/api/events/${encodeURIComponent(id)}/setup`);
    take(found, true);
    tell(say("structure.taken"));
  });
}

/** An id from the name: small letters, digits and hyphens; the day where the name has none. */
export function idOf(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50);
  const first = plain || `event-${new Date().toISOString().slice(0, 10)}`;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

async function create(): Promise<void> {
  const now = draft.value!;
  if (busy.value) return;
  busy.value = true;
  await checkNow(); // what was typed a moment ago counts
  const wrong = refusals.value[0];
  if (wrong) {
    busy.value = false;
    goTo(wrong);
    return;
  }
  const tried = events.value.map((one) => one.id);
  try {
    for (;;) {
      const id = idOf(now.setup.name, tried);
      try {
        await post<Taken>("/api/events", { id, setup: now.setup, terms: now.terms });
        forget();
        location.href = `/console?event=${encodeURIComponent(id)}`;
        return;
      } catch (error) {
        if (!(error instanceof Refused && error.status === 409) || tried.length > 500) throw error;
        tried.push(id);
      }
    }
  } catch (error) {
    if (error instanceof Refused && Array.isArray(error.error.limits?.findings)) {
      const first = (error.error.limits.findings as { field: string }[])[0];
      if (first) goTo({ field: first.field } as never);
    }
    tellRefusal(error);
  } finally {
    busy.value = false;
  }
}

function Begin() {
  const chosen = (value: string): void => {
    const [kind, ...rest] = value.split(":"),
      name = rest.join(":"),
      found = templates.value.find((one) => one.name === name && one.own === (kind === "own"));
    if (kind === "event") void takeEvent(name);
    else if (found) {
      if (!found.own && draft.value?.setup.name) tell(say("structure.kept", { name: draft.value.setup.name }));
      take(found.draft as Draft, found.own, name);
    }
  };
  const own = templates.value.filter((one) => one.own),
    built = templates.value.filter((one) => !one.own);
  return (
    <select
      class="begin"
      value=""
      aria-label={say("structure.begin")}
      onChange={(event) => {
        chosen(textOf(event));
        (event.target as HTMLSelectElement).value = "";
      }}
    >
      <option value="">{say("structure.begin")}</option>
      {own.length > 0 && (
        <optgroup label={say("structure.own-templates")}>
          {own.map((one) => (
            <option key={one.name} value={`own:${one.name}`}>
              {title(one)}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={say("structure.built-in")}>
        {built.map((one) => (
          <option key={one.name} value={`built:${one.name}`}>
            {title(one)}
          </option>
        ))}
      </optgroup>
      {events.value.length > 0 && (
        <optgroup label={say("structure.from-event")}>
          {events.value.map((one) => (
            <option key={one.id} value={`event:${one.id}`}>
              {one.name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

function Saving() {
  if (!saving.value) return null;
  const own = templates.value.filter((one) => one.own);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get("name")).trim();
    if (
      await attempt(async () => {
        templates.value = await ask<Template[]>("PUT", `/api/templates/${encodeURIComponent(name)}`, draft.value);
      })
    ) {
      saving.value = false;
      tell(say("structure.template-kept", { name }));
    }
  };
  return (
    <Dialog title={say("structure.templates")} onClose={sets(saving, false)}>
      <form class="stack" onSubmit={(event) => void save(event as unknown as SubmitEvent)}>
        <label>
          <span>{say("structure.template-name")}</span>
          <input name="name" required maxLength={80} defaultValue={draft.value!.setup.name} list="own-templates" />
        </label>
        <datalist id="own-templates">
          {own.map((one) => (
            <option key={one.name} value={one.name} />
          ))}
        </datalist>
        <button class="primary">{say("common.save")}</button>
      </form>
      {own.length > 0 && (
        <ul class="kept">
          {own.map((one) => (
            <li key={one.name} class="row">
              <span>{one.name}</span>
              <span class="push" />
              <button
                type="button"
                class="danger"
                onClick={() =>
                  void attempt(async () => {
                    templates.value = await ask<Template[]>("DELETE", `/api/templates/${encodeURIComponent(one.name)}`);
                  })
                }
              >
                {say("structure.template-drop")}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const PARTS = ["basics", "fees", "levels", "chips", "payout", "house"];

function Editor() {
  const wrong = refusals.value.length,
    length = checked.value?.length;
  return (
    <>
      <div class="row tools no-print">
        <Begin />
        <button type="button" onClick={sets(saving, true)}>
          {say("structure.templates")}
        </button>
        <button type="button" disabled={!steps.value.length} onClick={undo}>
          ↶ {say("structure.undo")}
        </button>
        <nav class="parts" aria-label={say("structure.parts")}>
          {PARTS.map((part) => (
            <a key={part} href={`#${part}`}>
              {say(`structure.${part}`)}
            </a>
          ))}
        </nav>
      </div>
      <div class="structure">
        <div class="column">
          <Basics />
          <Fees />
        </div>
        <div class="column middle">
          <Levels />
          <Chips />
          <House />
        </div>
        <div class="column side">
          <section class="card">
            <Problems />
          </section>
          <section class="card pictures">
            <Pictures />
          </section>
          <Payout />
        </div>
      </div>
      <div class="create no-print">
        <span class="state">
          {wrong ? (
            <button type="button" class="quiet bad-text" onClick={() => goTo(refusals.value[0]!)}>
              {say("structure.problems", { n: wrong })}
            </button>
          ) : (
            <span class="good-line">{checked.value ? "✓" : ""}</span>
          )}
          {length?.estimate != null && <span class="soft"> ≈ {span(length.estimate)}</span>}
        </span>
        <span class="push" />
        <button
          type="button"
          class="primary"
          disabled={busy.value}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void create()}
        >
          {say("structure.create")}{" "}
          <kbd class="wide-only" aria-hidden="true">
            Ctrl ↵
          </kbd>
        </button>
      </div>
      <Generator />
      <Saving />
    </>
  );
}

function Structure() {
  return (
    <Frame page="structure" title={say("structure.title")}>
      {me.value && !may() ? (
        <p class="empty">{say("structure.not-for-you")}</p>
      ) : draft.value ? (
        <Editor />
      ) : (
        <p class="empty">{say("common.loading")}</p>
      )}
    </Frame>
  );
}

document.addEventListener("keydown", (event) => {
  if (
    (event.ctrlKey || event.metaKey) &&
    event.key === "Enter" &&
    draft.value &&
    may() &&
    !document.querySelector("dialog[open]")
  ) {
    event.preventDefault();
    void create();
    return;
  }
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey && steps.value.length) {
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    undo();
  }
});

async function begin(): Promise<void> {
  await knowMe();
  if (!may()) return;
  [templates.value, events.value] = await Promise.all([
    get<Template[]>("/api/templates"),
    get<Shown<"Listed">[]>("/api/events"),
    loadChoices(),
  ]);
  const asked = new URLSearchParams(location.search),
    from = asked.get("from"),
    day = Number(asked.get("day")),
    kept = remembered();
  const built = templates.value.filter((one) => !one.own),
    chosen = templates.value.find((one) => one.name === asked.get("template"));
  if (kept && kept.setup && sameShape(kept, built[0]!.draft as Draft)) draft.value = toCome(kept);
  else if (!chosen) draft.value = await anew(built);
  if (from) await takeEvent(from);
  if (from && day > 1) laterDay(day);
  if (chosen) {
    change(chosen.own ? toCome(chosen.draft as Draft) : await anew([chosen]), "template");
    history.replaceState(null, "", "/structure");
  } // asked for now, so it goes before a draft of earlier
}

/** Where, when and by which book the house played last, as far as that fits one of these templates. */
async function anew(from: Template[]): Promise<Draft> {
  const last = [...events.value].sort((one, other) => other.starts_at - one.starts_at)[0];
  const first = await fitting(
    from.map((one) => one.draft as Draft),
    last?.book,
    async (one) =>
      !(await post<Checked>("/api/structure/check", one)).found.some(
        (found) => found.weight === "refused" && found.field !== "name",
      ),
  );
  return {
    ...first,
    setup: { ...named(first.setup), venue: last?.venue ?? "", starts_at: nextStart(last?.starts_at ?? 0, Date.now()) },
    terms: { ...first.terms, utc_offset_minutes: 0 - new Date().getTimezoneOffset() },
  };
}

/** The day that a flight leads to: the same structure, and no flight itself. */
function laterDay(day: number): void {
  const { setup } = draft.value!,
    title = say("structure.day-n", { n: day });
  const name =
    setup.flight && setup.name.includes(setup.flight)
      ? setup.name.replace(setup.flight, title)
      : `${setup.name} ${title}`;
  change(
    { ...draft.value!, setup: { ...setup, name, flight: "", day, day_ends_after: 0, late_levels: 0 } },
    "later day",
  );
}

/** A draft that an older version kept may lack fields. */
function sameShape(kept: Draft, first: Draft): boolean {
  return (
    Object.keys(first.setup).every((name) => name in kept.setup) &&
    Object.keys(first.terms).every((name) => name in (kept.terms ?? {})) &&
    Array.isArray(kept.setup.levels)
  );
}

void attempt(begin);
start(Structure, words);
