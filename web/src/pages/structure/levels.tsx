// The levels as a table that is edited in place, by keys as in a spreadsheet, with what can be paid and which chips leave when.
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { chipColour } from "../../lib/chip-colours";
import { chips as spoken, say } from "../../lib/words";
import { choices } from "./basics";
import { checked, draft, set, setLevels, words, type Level } from "./draft";
import { Found, NumberInput } from "./fields";
import { opened } from "./generator";
import { COLUMNS, insertBreak, insertLevel, move, paste, put, remove, type Column } from "./lines";
import { Check, Choice, sets, textOf } from "../../parts/fields";

const mixed = signal(false);
const dragging = signal<{ from: number; to: number } | null>(null);
const unit = (): number =>
  Math.min(...draft.value!.setup.chips.map((one) => one.value).filter((one) => one > 0), 1e9) % 1e9 || 1;
const levels = (): Level[] => draft.value!.setup.levels as Level[];
const cellAt = (grid: HTMLElement, row: number, column: string): HTMLElement | null =>
  grid.querySelector(`[data-row="${row}"][data-col="${column}"]`) ??
  grid.querySelector(`[data-row="${row}"][data-col="minutes"]`);

export function Levels() {
  const grid = useRef<HTMLDivElement>(null),
    lines = levels();
  const games = mixed.value || lines.some((one) => !one.is_break && one.game !== "NLHE");
  const focus = (row: number, column: string): void => {
    requestAnimationFrame(() => {
      if (grid.current) cellAt(grid.current, Math.max(0, Math.min(row, levels().length - 1)), column)?.focus();
    });
  };
  return (
    <section class="card levels-card" id="levels" data-field="setup.levels">
      <div class="row">
        <h2>{say("structure.levels")}</h2>
        <span class="push" />
        <Check
          class="switch small"
          on={games}
          disabled={games && !mixed.value}
          onChange={(on) => {
            mixed.value = on;
          }}
        >
          {say("structure.mixed")}
        </Check>
        <button type="button" onClick={sets(opened, true)}>
          {say("structure.generate")}
        </button>
      </div>
      <div
        ref={grid}
        class={games ? "levels games" : "levels"}
        role="grid"
        aria-label={say("structure.levels")}
        onKeyDown={(event) => press(event as unknown as KeyboardEvent, focus)}
        onPaste={(event) => pasted(event as unknown as ClipboardEvent)}
      >
        <div class="line head" role="row">
          <span />
          <span role="columnheader">{say("structure.level")}</span>
          <span role="columnheader">{say("structure.minutes")}</span>
          <span role="columnheader">{say("structure.small")}</span>
          <span role="columnheader">{say("structure.big")}</span>
          <span role="columnheader">{say("structure.ante")}</span>
          {games && (
            <span role="columnheader" class="game">
              {say("structure.game")}
            </span>
          )}
          <span class="starts">{say("structure.starts")}</span>
          <span />
        </div>
        {lines.map((line, at) => (
          <Line key={at} line={line} at={at} games={games} focus={focus} />
        ))}
      </div>
      <div class="row adds">
        <button
          type="button"
          onClick={() => {
            setLevels(insertLevel(lines, lines.length - 1, unit()));
            focus(lines.length, "small_blind");
          }}
        >
          + {say("structure.add-level")}
        </button>
        <button
          type="button"
          onClick={() => {
            setLevels(insertBreak(lines, lines.length - 1));
            focus(lines.length, "minutes");
          }}
        >
          + {say("structure.add-break")}
        </button>
        <ColourUps />
      </div>
      <p class="small soft wide-only keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <kbd>←</kbd>
        <kbd>→</kbd> {say("structure.key.move")} <kbd>Enter</kbd> {say("structure.key.enter")} <kbd>Ctrl</kbd>+
        <kbd>Enter</kbd> {say("structure.key.insert")} <kbd>B</kbd> {say("structure.key.break")} <kbd>Shift</kbd>+
        <kbd>Del</kbd> {say("structure.key.delete")} <kbd>Alt</kbd>+<kbd>↑</kbd>
        <kbd>↓</kbd> {say("structure.key.order")}
      </p>
      <Found fields={["levels", "minutes"]} />
    </section>
  );
}

type LineProps = { line: Level; at: number; games: boolean; focus: (row: number, column: string) => void };

function Line({ line, at, games, focus }: LineProps) {
  const told = checked.value?.lines[at],
    found = (checked.value?.found ?? []).filter((one) => one.line === at),
    last = checked.value?.length?.last_line === at;
  const drag = dragging.value,
    place = drag && drag.to === at && drag.from !== at ? (drag.to > drag.from ? " drop-after" : " drop-before") : "";
  const cell = (column: Column, bad = false) => (
    <span role="gridcell">
      <NumberInput
        value={line[column] as number}
        bad={bad}
        label={`${say(`structure.${column === "small_blind" ? "small" : column === "big_blind" ? "big" : column}`)} ${told?.number ?? at + 1}`}
        cell={{ "data-row": at, "data-col": column }}
        onChange={(value) => setLevels(put(levels(), at, column, value), `${column}${at}`)}
      />
    </span>
  );
  const unpaid = told !== undefined && !told.payable;
  return (
    <>
      <div
        class={`line${line.is_break ? " break" : ""}${unpaid || found.some((one) => one.weight === "refused") ? " bad" : ""}${drag?.from === at ? " dragged" : ""}${place}${last ? " last" : ""}`}
        role="row"
        data-line={at}
      >
        <Handle at={at} focus={focus} />
        <span class="n" role="rowheader">
          {line.is_break ? say("structure.break") : (told?.number ?? "")}
        </span>
        {cell("minutes", line.minutes < 1)}
        {line.is_break ? (
          <span class="leaves">
            <Leaving line={line} at={at} />
          </span>
        ) : (
          <>
            {cell("small_blind", unpaid)}
            {cell("big_blind", unpaid)}
            {cell("ante")}
            {games && (
              <span role="gridcell" class="game">
                <Choice
                  label={say("structure.game")}
                  cell={{ "data-row": at, "data-col": "game" }}
                  value={line.game}
                  onChange={(game) => setLevels(put(levels(), at, "game", game))}
                  of={choices.value.games.map((one) => [one, one])}
                />
              </span>
            )}
          </>
        )}
        <span class="starts soft">
          {told ? clockTime(told.starts) : ""}
          {last && <b title={say("structure.about-over")}> ⚑</b>}
        </span>
        <button
          type="button"
          class="quiet square"
          tabIndex={-1}
          aria-label={say("structure.remove-line", {
            name: line.is_break ? say("structure.break") : String(told?.number ?? at + 1),
          })}
          onClick={() => setLevels(remove(levels(), at))}
        >
          ×
        </button>
      </div>
      {found.length > 0 && (
        <ul class="found-here" role="alert">
          {found.map((one, index) => (
            <li key={index} class={one.weight}>
              {words(one)}
              {one.rule && <span class="rule">{one.rule}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The time of day where the start is settled, else hours since the start. */
function clockTime(minutes: number): string {
  const { starts_at } = draft.value!.setup;
  const at = starts_at ? new Date(starts_at + minutes * 60_000) : null,
    pad = (part: number): string => String(part).padStart(2, "0");
  return at ? `${pad(at.getHours())}:${pad(at.getMinutes())}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}`;
}

/** Chips that leave play in a break: those that may, by what the later levels need; a tap writes it into the structure. */
function Leaving({ line, at }: { line: Level; at: number }) {
  const planned = (checked.value?.colour_ups ?? []).filter((one) => one.in_break === at),
    written = line.colour_up as number[];
  const values = [...new Set([...written, ...planned.map((one) => one.value)])].sort((one, other) => one - other);
  if (!values.length) return null;
  return (
    <>
      {values.map((value) => {
        const on = written.includes(value);
        return (
          <button
            key={value}
            type="button"
            class={on ? "leaving on" : "leaving"}
            aria-pressed={on}
            title={say(on ? "structure.leaves" : "structure.may-leave", { value: spoken(value) })}
            onClick={() =>
              setLevels(
                levels().map((one, index) =>
                  index === at
                    ? { ...one, colour_up: on ? written.filter((each) => each !== value) : [...written, value] }
                    : one,
                ),
              )
            }
          >
            <i style={{ background: chipColour(value, draft.value!.setup.chips) }} />
            {spoken(value)} {on ? "↑" : "?"}
          </button>
        );
      })}
    </>
  );
}

function ColourUps() {
  const plan = checked.value?.colour_ups ?? [],
    lines = levels();
  const missing = plan.filter(
    (one) => one.in_break !== null && !lines.some((line) => (line.colour_up as number[]).includes(one.value)),
  );
  if (!missing.length) return null;
  return (
    <button
      type="button"
      onClick={() =>
        setLevels(
          lines.map((line, at) => {
            const more = plan.filter((one) => one.in_break === at).map((one) => one.value);
            return more.length
              ? { ...line, colour_up: [...new Set([...(line.colour_up as number[]), ...more])] }
              : line;
          }),
        )
      }
    >
      {say("structure.write-colour-ups", { n: missing.length })}
    </button>
  );
}

function Handle({ at, focus }: { at: number; focus: LineProps["focus"] }) {
  const under = (event: PointerEvent): number | null => {
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest("[data-line]"))
      .find(Boolean);
    return row ? Number((row as HTMLElement).dataset.line) : null;
  };
  return (
    <button
      type="button"
      class="handle quiet"
      data-row={at}
      data-col="handle"
      aria-label={say("structure.drag", { n: String(at + 1) })}
      onPointerDown={(event) => {
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        dragging.value = { from: at, to: at };
      }}
      onPointerMove={(event) => {
        const drag = dragging.value,
          to = drag && under(event as unknown as PointerEvent);
        if (drag && to !== null && to !== undefined && to !== drag.to) dragging.value = { ...drag, to };
      }}
      onPointerUp={() => {
        const drag = dragging.value;
        dragging.value = null;
        if (drag && drag.from !== drag.to) {
          setLevels(move(levels(), drag.from, drag.to));
          focus(drag.to, "handle");
        }
      }}
      onPointerCancel={sets(dragging, null)}
    >
      ⠿
    </button>
  );
}

function press(event: KeyboardEvent, focus: LineProps["focus"]): void {
  const target = event.target as HTMLInputElement,
    row = Number(target.dataset.row),
    column = target.dataset.col ?? "";
  if (target.dataset.row === undefined) return;
  const done = (): void => event.preventDefault(),
    lines = levels();
  const order = ["handle", ...COLUMNS],
    cells = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(`[data-row="${row}"]`)].map(
      (one) => one.dataset.col!,
    );
  const beside = (step: number): void => {
    const at = order.indexOf(column) + step;
    const next = cells.filter((one) => (step > 0 ? order.indexOf(one) >= at : order.indexOf(one) <= at));
    const found = step > 0 ? next[0] : next[next.length - 1];
    if (found) {
      done();
      focus(row, found);
    }
  };
  const text = target instanceof HTMLInputElement,
    whole = text && target.selectionStart === 0 && target.selectionEnd === target.value.length;
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    done();
    const to = row + (event.key === "ArrowUp" ? -1 : 1);
    setLevels(move(lines, row, to));
    focus(to, column);
    return;
  }
  if (
    target instanceof HTMLSelectElement &&
    event.key.startsWith("Arrow") &&
    (event.key === "ArrowUp" || event.key === "ArrowDown")
  )
    return;
  if (event.key === "ArrowUp" && row > 0) {
    done();
    focus(row - 1, column);
  } else if (event.key === "ArrowDown") {
    done();
    focus(row + 1, column);
  } else if (event.key === "ArrowLeft" && (!text || whole || target.selectionEnd === 0)) beside(-1);
  else if (event.key === "ArrowRight" && (!text || whole || target.selectionStart === target.value.length)) beside(1);
  else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    done();
    setLevels(insertLevel(lines, row, unit()));
    focus(row + 1, column);
  } else if (event.key === "Enter" && event.shiftKey) {
    done();
    focus(row - 1, column);
  } else if (event.key === "Enter") {
    done();
    if (row === lines.length - 1) setLevels(insertLevel(lines, row, unit()));
    focus(row + 1, column);
  } else if (event.key.toLowerCase() === "b" && !event.ctrlKey && !event.metaKey && text) {
    done();
    setLevels(insertBreak(lines, row));
    focus(row + 1, "minutes");
  } else if (event.key === "Delete" && (event.shiftKey || event.ctrlKey || column === "handle")) {
    done();
    setLevels(remove(lines, row));
    focus(row, column);
  }
}

function pasted(event: ClipboardEvent): void {
  const target = event.target as HTMLElement,
    column = target.dataset.col as Column | undefined;
  const next =
    column && COLUMNS.includes(column)
      ? paste(levels(), Number(target.dataset.row), column, event.clipboardData?.getData("text") ?? "", unit())
      : null;
  if (next) {
    event.preventDefault();
    setLevels(next);
    (target as HTMLInputElement).blur();
  }
}

/** The set of chips: what there is, what is in a starting stack, and whether it is enough. */
export function Chips() {
  const { setup, players } = draft.value!,
    kinds = [...setup.chips] as { value: number; owned: number; in_stack: number; colour: string }[];
  const change = (at: number, part: object): void =>
    set(
      "chips",
      kinds.map((one, index) => (index === at ? { ...one, ...part } : one)),
    );
  const laid = kinds.reduce((sum, one) => sum + one.value * one.in_stack, 0),
    stacks = checked.value?.stacks,
    right = laid === setup.buy_in.chips;
  return (
    <section class="card" id="chips" data-field="setup.chips">
      <div class="row">
        <h2>{say("structure.chips")}</h2>
        <span class="push" />
        {stacks != null && (
          <span class={stacks < players ? "badge warn" : "badge good"}>{say("structure.stacks", { n: stacks })}</span>
        )}
      </div>
      <div class="chip-lines">
        <div class="chip-line head">
          <span />
          <span>{say("structure.chip.value")}</span>
          <span>{say("structure.chip.in-stack")}</span>
          <span>{say("structure.chip.owned")}</span>
          <span class="needed">{say("structure.chip.needed")}</span>
          <span />
        </div>
        {kinds.map((one, at) => {
          const needed = one.in_stack * players,
            short = one.owned > 0 && needed > one.owned;
          return (
            <div key={at} class="chip-line">
              <input
                type="color"
                value={chipColour(one.value, [one])}
                aria-label={say("structure.chip.colour", { value: spoken(one.value) })}
                onInput={(event) => change(at, { colour: textOf(event) })}
              />
              <NumberInput
                value={one.value}
                label={say("structure.chip.value")}
                onChange={(value) => change(at, { value })}
              />
              <NumberInput
                value={one.in_stack}
                label={say("structure.chip.in-stack")}
                onChange={(in_stack) => change(at, { in_stack })}
              />
              <NumberInput
                value={one.owned}
                label={say("structure.chip.owned")}
                bad={short}
                onChange={(owned) => change(at, { owned })}
              />
              <span class={short ? "needed bad-text" : "needed soft"}>{spoken(needed)}</span>
              <button
                type="button"
                class="quiet square"
                aria-label={say("structure.remove-line", { name: spoken(one.value) })}
                onClick={() =>
                  set(
                    "chips",
                    kinds.filter((_, index) => index !== at),
                  )
                }
              >
                ×
              </button>
            </div>
          );
        })}
      </div>
      <div class="row">
        <button
          type="button"
          class="quiet"
          onClick={() =>
            set("chips", [
              ...kinds,
              { value: (kinds[kinds.length - 1]?.value ?? 5) * 5, owned: 0, in_stack: 0, colour: "" },
            ])
          }
        >
          + {say("structure.chip.add")}
        </button>
        <span class="push" />
        {laid > 0 && (
          <span class={right ? "soft" : "bad-text"}>
            {say("structure.stack-comes-to", { sum: spoken(laid), stack: spoken(setup.buy_in.chips) })}
          </span>
        )}
        {laid > 0 && !right && (
          <button type="button" onClick={() => set("buy_in", { ...setup.buy_in, chips: laid })}>
            {say("structure.take-sum")}
          </button>
        )}
      </div>
      <Found fields={["chips"]} />
    </section>
  );
}
