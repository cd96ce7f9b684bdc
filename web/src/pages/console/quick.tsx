// The box at the top: who is out, who moves, who is where. A seat or the beginning of a name, and Enter.
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { chips, count, has, say } from "../../lib/words";
import { board, entries, give, open } from "./desk";
import { moveTo } from "./drag";
import { found, whither } from "./finding";
import type { Bounties, Entry } from "./shapes";
import { takers } from "./takers";
import { Choice, sets, submits, textOf } from "../../parts/fields";

const BOX = ".quick-box input";
export type Mode = "bust" | "move" | "find";
const mode = signal<Mode>("bust");
const text = signal("");
const at = signal(0);
/** Whoever was chosen so far: out on the same hand, or about to move. */
const chosen = signal<Entry[]>([]);
const stacks = signal<Record<number, string>>({});
const taker = signal<Entry | null>(null);
const takes = signal(false);
/** Nobody knows who took the chips: the book asks again later. */
const unknown = signal(false);
/** An order was given and nothing was typed since: the box waits for the next seat or name. */
const resting = signal(false);
/** Keys with which no seat or name begins: the box that rests leaves them to the console. */
const COMMANDS = "u +=-[]?";
const MODES: Record<string, Mode> = { b: "bust", m: "move", f: "find" };
/** "b 2.5" or "b2.5": what to do stands before whom it is about. */
const LED = /^([bmf])(?:\s+|(?=\d))(.*)$/i;

/** Whether somebody wins the bounty of whoever goes out. */
const hunted = (): boolean => board.part<Bounties>("bounties")?.asks === true;

/** Whether a key that was pressed in the box is meant for the console. */
export const isCommand = (event: KeyboardEvent): boolean =>
  resting.value && !text.value && COMMANDS.includes(event.key) && (event.target as HTMLElement).matches(BOX);

export function quick(wanted: Mode, who: Entry[] = []): void {
  mode.value = wanted;
  resting.value = false;
  text.value = "";
  at.value = 0;
  chosen.value = who;
  stacks.value = {};
  taker.value = null;
  takes.value = false;
  unknown.value = false;
  if (who.length && wanted === "bust" && hunted()) askTaker();
  const focus = (): void => document.querySelector<HTMLInputElement>(BOX)?.focus();
  focus(); // at once: the next key is meant for it
  if (who.length) setTimeout(focus); // the dialog that it came from has gone by then
}

/** By whom? With one other at the table Enter is enough. */
function askTaker(): void {
  takes.value = true;
  text.value = "";
  at.value = takers("", chosen.value, entries.value).length === 1 ? 0 : -1;
}

const hits = (): Entry[] => {
  if (takes.value) return takers(text.value, chosen.value, entries.value).slice(0, 10);
  const gone = new Set([...chosen.value.map((one) => one.entry), taker.value?.entry]);
  return found(text.value, entries.value, mode.value !== "find")
    .filter((one) => !gone.has(one.entry))
    .slice(0, 8);
};

async function enter(): Promise<void> {
  const target = mode.value === "move" && chosen.value.length === 1 ? whither(text.value) : null;
  if (target) {
    const who = chosen.value[0]!;
    rest();
    await moveTo(who.entry, who.table, target.table, target.seat);
    return;
  }
  const list = hits(),
    hit = list[at.value];
  if (takes.value && hunted() && (at.value === list.length || text.value.trim() === "?")) {
    unknown.value = true;
    takes.value = false;
    text.value = "";
    if (!manyNeedStacks()) await bust(chosen.value);
    return;
  }
  if (!hit && (text.value.trim() || takes.value)) return;
  if (mode.value === "find") {
    if (hit) {
      clear();
      open({ kind: "seat", entry: hit.entry });
    }
    return;
  }
  if (mode.value === "move") {
    if (hit) {
      chosen.value = [hit];
      text.value = "";
    }
    return;
  }
  if (takes.value && hit) {
    taker.value = hit;
    takes.value = false;
    text.value = "";
    if (!manyNeedStacks()) await bust(chosen.value);
    return;
  }
  const out = hit ? [...chosen.value, hit] : chosen.value;
  if (!out.length) return;
  if (out.length > 1 && hit) {
    add(hit);
    return;
  }
  chosen.value = out;
  await bust(out);
}

const manyNeedStacks = (): boolean => chosen.value.length > 1 && chosen.value.some((one) => !stacks.value[one.entry]);
function add(hit: Entry): void {
  chosen.value = [...chosen.value, hit];
  text.value = "";
  at.value = 0;
}

async function bust(out: Entry[]): Promise<void> {
  if (!out.length) return;
  if (hunted() && !taker.value && !unknown.value) {
    askTaker();
    return;
  }
  const by = taker.value ? { by: [taker.value.entry] } : {};
  const fields = {
    out: out.map((one) => ({
      entry: one.entry,
      ...(stacks.value[one.entry] ? { stack: Number(stacks.value[one.entry]) } : {}),
      ...by,
    })),
  };
  const names = out.map((one) => one.name).join(", ");
  rest();
  await give("bust out", fields, {
    undo: say(out.length > 1 ? "console.is-out.several" : "console.is-out", { name: names }),
  });
}

/** An order was given: the next seat or name is typed at once. A phone's keyboard would lie over what it led to. */
function rest(): void {
  clear();
  resting.value = true;
  const box = document.querySelector<HTMLInputElement>(BOX);
  if (matchMedia("(pointer: fine)").matches) box?.focus();
  else box?.blur();
}

/** What was typed; a letter before it says what is to be done. */
function typed(said: string): void {
  const led = chosen.value.length || takes.value ? null : LED.exec(said);
  resting.value = false;
  if (led) mode.value = MODES[led[1]!.toLowerCase()]!;
  text.value = led ? led[2]! : said;
  at.value = takes.value && !text.value ? -1 : 0;
}

function clear(): void {
  text.value = "";
  at.value = 0;
  chosen.value = [];
  stacks.value = {};
  taker.value = null;
  takes.value = false;
  unknown.value = false;
}

function keys(event: KeyboardEvent): void {
  if (isCommand(event)) return;
  const many = hits().length + (takes.value && hunted() ? 1 : 0);
  if (event.key === "Enter") {
    event.preventDefault();
    void enter();
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    at.value = Math.min(at.value + 1, many - 1);
  } else if (event.key === "ArrowUp") {
    event.preventDefault();
    at.value = Math.max(at.value - 1, 0);
  } else if ((event.key === "," || event.key === ";") && mode.value === "bust") {
    const hit = hits()[at.value];
    event.preventDefault();
    if (takes.value) {
      takes.value = false;
      text.value = "";
    } else if (hit) add(hit);
  } else if (event.key === ">" && mode.value === "bust") {
    const hit = hits()[at.value];
    event.preventDefault();
    if (hit && !takes.value) add(hit);
    if (chosen.value.length) askTaker();
  } else if (event.key === "Backspace" && !text.value && takes.value) takes.value = false;
  else if (event.key === "Backspace" && !text.value && chosen.value.length) chosen.value = chosen.value.slice(0, -1);
  else if (event.key === "Escape") {
    clear();
    (event.target as HTMLElement).blur();
  }
}

/** The box stays in use while somebody is tapped; what is done waits for the click, which would else fall on what lies below. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

export function Quick() {
  const box = useRef<HTMLInputElement>(null);
  const list = hits(),
    target = mode.value === "move" && chosen.value.length === 1;
  const busting = mode.value === "bust";
  const bounty = hunted();
  return (
    <form class="quick" role="search" onSubmit={submits(enter)}>
      <Choice
        label={say("console.quick")}
        value={mode.value}
        onChange={quick}
        of={(["bust", "move", "find"] as Mode[]).map((one) => [one, say(`console.quick-${one}`)])}
      />
      <div class="quick-box">
        {chosen.value.map((one) => (
          <span key={one.entry} class="pill">
            {one.name}{" "}
            <small>
              {one.table}.{one.seat}
            </small>
            <button
              type="button"
              aria-label={say("console.not-this")}
              onClick={() => {
                chosen.value = chosen.value.filter((each) => each !== one);
              }}
            >
              ×
            </button>
          </span>
        ))}
        {taker.value && (
          <span class="pill by">
            {say("console.taken-by", { name: taker.value.name })}
            <button type="button" aria-label={say("console.not-this")} onClick={sets(taker, null)}>
              ×
            </button>
          </span>
        )}
        {unknown.value && (
          <span class="pill by">
            ?
            <button type="button" aria-label={say("console.not-this")} onClick={sets(unknown, false)}>
              ×
            </button>
          </span>
        )}
        <input
          ref={box}
          value={text.value}
          role="combobox"
          aria-expanded={list.length > 0}
          aria-controls="quick-list"
          aria-autocomplete="list"
          autocomplete="off"
          enterkeyhint="go"
          aria-label={say(`console.quick-${mode.value}`)}
          placeholder={say(
            takes.value ? "console.quick-by-hint" : target ? "console.quick-to-hint" : "console.quick-hint",
          )}
          onInput={(event) => typed(textOf(event))}
          onPointerDown={sets(resting, false)}
          onKeyDown={keys}
        />
      </div>
      <div class="quick-drop">
        {busting && chosen.value.length > (takes.value ? 1 : 0) && (
          <div class="row quick-more">
            {chosen.value.length > 1 &&
              chosen.value.map((one) => (
                <label key={one.entry}>
                  <span>
                    {say("console.stack-of", { name: one.name })}
                    {one.chips > 0 && (
                      <small class="soft"> · {say("console.last-count", { chips: count(one.chips) })}</small>
                    )}
                  </span>
                  <input
                    inputMode="numeric"
                    pattern="[0-9]*"
                    value={stacks.value[one.entry] ?? ""}
                    onInput={(event) => {
                      stacks.value = {
                        ...stacks.value,
                        [one.entry]: textOf(event).replace(/\D/g, ""),
                      };
                    }}
                  />
                </label>
              ))}
            {!taker.value && !takes.value && (
              <button
                type="button"
                onClick={() => {
                  askTaker();
                  box.current?.focus();
                }}
              >
                {say(bounty ? "console.who-took-bounty" : "console.who-took")}
              </button>
            )}
            <button
              type="button"
              class={takes.value ? "" : "primary"}
              onClick={() => {
                void bust(chosen.value);
                if (takes.value) box.current?.focus();
              }}
            >
              {say("console.bust-n", { n: chosen.value.length })}
            </button>
          </div>
        )}
        {(list.length > 0 || takes.value || (text.value.trim() && !target)) && (
          <ul id="quick-list" class="quick-list" role="listbox">
            {takes.value && (
              <li class="hint soft small">
                {say(bounty ? "console.who-took-bounty" : "console.who-took")} {say("console.taker-hint")}
              </li>
            )}
            {list.length === 0 && <li class="soft">{say("console.nobody-found")}</li>}
            {list.map((one, index) => (
              <li
                key={one.entry}
                role="option"
                aria-selected={index === at.value}
                onPointerDown={keepFocus}
                onClick={() => {
                  at.value = index;
                  void enter();
                }}
              >
                <b>{one.table != null ? `${one.table}.${one.seat}` : "–"}</b>
                <span>{one.name}</span>
                <small class="soft">
                  {chips(one.chips)}
                  {one.status !== "playing" && has(`status.${one.status}`) ? ` · ${say(`status.${one.status}`)}` : ""}
                </small>
                {busting && index === at.value && !takes.value && <kbd>↵ {say("console.out")}</kbd>}
              </li>
            ))}
            {takes.value && bounty && (
              <li
                role="option"
                aria-selected={at.value === list.length}
                onPointerDown={keepFocus}
                onClick={() => {
                  at.value = list.length;
                  void enter();
                }}
              >
                <b>?</b>
                <span>{say("console.taker-unknown")}</span>
              </li>
            )}
            {busting && list.length > 0 && !takes.value && (
              <li class="hint soft small">{say("console.quick-more-hint")}</li>
            )}
          </ul>
        )}
      </div>
    </form>
  );
}
