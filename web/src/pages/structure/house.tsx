// House settings: every point on which books differ, what the book of the event says, and what the house says instead.
import { computed, signal } from "@preact/signals";
import { get } from "../../lib/api";
import { attempt } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { say, word } from "../../lib/words";
import { draft, set } from "./draft";
import { Found, NumberInput } from "./fields";
import { Check, Choice, textOf, turned } from "../../parts/fields";

type Setting = Shown<"HouseSetting">;
type Value = string | number | boolean | string[];
const settings = signal<{ book: string; all: Setting[] } | null>(null);
const typed = signal("");
const SHOWN = 25;

async function load(book: string): Promise<void> {
  if (settings.value?.book === book) return;
  await attempt(async () => {
    settings.value = { book, all: await get<Setting[]>(`/api/structure/settings?book=${encodeURIComponent(book)}`) };
  });
}

const asks = (one: Setting): string => word({ is: "message", code: `about.${one.name}` });
const choiceOf = (value: string): string => word({ is: "message", code: `choice.${value.toLowerCase()}` });

const matching = computed(() => {
  const words = typed.value.toLowerCase().split(/\s+/).filter(Boolean),
    all = settings.value?.all ?? [];
  return words.length
    ? all.filter((one) => {
        const values = (one.choices ?? []).map((value) => `${value} ${choiceOf(value)}`).join(" "),
          text = `${one.name} ${asks(one)} ${String(one.value)} ${values}`.toLowerCase();
        return words.every((word) => text.includes(word));
      })
    : [];
});

const spoken = ({ shape, value }: Setting): string =>
  value === undefined || value === null
    ? say("structure.silent")
    : typeof value === "boolean"
      ? say(value ? "structure.yes" : "structure.no")
      : Array.isArray(value)
        ? value.map(choiceOf).join(", ") || say("structure.none")
        : shape === "choice"
          ? choiceOf(String(value))
          : String(value);

function put(name: string, value: Value | undefined): void {
  const house = { ...draft.value!.setup.house };
  if (value === undefined) delete house[name];
  else house[name] = value;
  set("house", house);
}

function first(one: Setting): Value {
  if (one.value !== undefined && one.value !== null) return one.value as Value;
  return one.shape === "flag"
    ? true
    : one.shape === "number"
      ? 0
      : one.shape === "share"
        ? "1/2"
        : one.shape === "set"
          ? []
          : (one.choices?.[0] ?? "");
}

function Editor({ one, value }: { one: Setting; value: Value }) {
  if (one.shape === "flag")
    return (
      <Choice
        label={asks(one)}
        value={String(value)}
        onChange={(next) => put(one.name, next === "true")}
        of={[
          ["true", say("structure.yes")],
          ["false", say("structure.no")],
        ]}
      />
    );
  if (one.shape === "number")
    return <NumberInput value={Number(value)} label={asks(one)} onChange={(next) => put(one.name, next)} />;
  if (one.shape === "choice")
    return (
      <Choice
        label={asks(one)}
        value={String(value)}
        onChange={(next) => put(one.name, next)}
        of={one.choices!.map((each) => [each, choiceOf(each)])}
      />
    );
  if (one.shape === "set") {
    const on = value as string[];
    return (
      <span class="row tight">
        {one.choices!.map((each) => (
          <Check
            key={each}
            class="switch small"
            on={on.includes(each)}
            onChange={() => put(one.name, turned(on, each))}
          >
            {choiceOf(each)}
          </Check>
        ))}
      </span>
    );
  }
  return (
    <input
      value={String(value)}
      pattern="\d+(/[1-9]\d*)?"
      aria-label={asks(one)}
      onInput={(event) => put(one.name, textOf(event))}
    />
  );
}

function Row({ one }: { one: Setting }) {
  const own = draft.value!.setup.house[one.name] as Value | undefined;
  return (
    <li class={own === undefined ? "setting" : "setting own"}>
      <div>
        <b>{asks(one)}</b>
        <small class="faint">{one.name}</small>
      </div>
      <div class="small soft">
        {say("structure.book-says")} <span class={one.layer ? "" : "faint"}>{spoken(one)}</span>
        {[...new Set(one.cites ?? [])].slice(0, 3).map((cite) => (
          <span key={cite} class="rule">
            {cite}
          </span>
        ))}
      </div>
      {own === undefined ? (
        <button type="button" onClick={() => put(one.name, first(one))}>
          {say("structure.say-otherwise")}
        </button>
      ) : (
        <div class="row tight">
          <Editor one={one} value={own} />
          <button type="button" class="quiet" onClick={() => put(one.name, undefined)}>
            {say("structure.as-book")}
          </button>
        </div>
      )}
    </li>
  );
}

export function House() {
  const { setup } = draft.value!,
    own = Object.keys(setup.house),
    all = settings.value?.all ?? [];
  const chosen = all.filter((one) => own.includes(one.name)),
    found = matching.value.filter((one) => !own.includes(one.name));
  return (
    <section class="card" id="house" data-field="setup.house">
      <details
        onToggle={(event) => {
          if ((event.target as HTMLDetailsElement).open) void load(setup.book);
        }}
      >
        <summary>
          <h2>{say("structure.house")}</h2>
          {own.length > 0 && <span class="badge warn">{say("structure.house-changed", { n: own.length })}</span>}
        </summary>
        {settings.value?.book !== setup.book ? (
          <p>
            <button type="button" onClick={() => void load(setup.book)}>
              {say("structure.house-load")}
            </button>
          </p>
        ) : (
          <>
            <label>
              <span>{say("structure.house-search", { n: all.length })}</span>
              <input
                type="search"
                value={typed.value}
                placeholder={say("structure.house-example")}
                onInput={(event) => {
                  typed.value = textOf(event);
                }}
              />
            </label>
            <ul class="settings">
              {chosen.map((one) => (
                <Row key={one.name} one={one} />
              ))}
              {found.slice(0, SHOWN).map((one) => (
                <Row key={one.name} one={one} />
              ))}
            </ul>
            {typed.value && !found.length && <p class="soft">{say("structure.house-nothing")}</p>}
            {found.length > SHOWN && <p class="soft small">{say("structure.and-more", { n: found.length - SHOWN })}</p>}
          </>
        )}
        <Found fields={["house", "setting", ...own]} />
      </details>
    </section>
  );
}
