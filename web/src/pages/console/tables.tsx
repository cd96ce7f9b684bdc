// The tables of the hall: pictures that stay small when they are many, and seats that are dragged from one to another.
import { signal } from "@preact/signals";
import { read } from "../../lib/clock";
import type { Clock, Table } from "../../lib/types";
import { say } from "../../lib/words";
import { SeatMap, SmallMap, type SeatShown } from "../../parts/seatmap";
import { board, close, dragged, entryOf, open, tables } from "./desk";
import { beginDrag, carried, dragging, putDown } from "./drag";

type Size = "large" | "small";
const MANY = 14;
const chosen = signal<Size | null>(null);
const sizeNow = (): Size => chosen.value ?? (tables.value.length > MANY ? "small" : "large");

/** A table as it is shown: with whoever was just dragged there. */
function withDragged(table: Table): Table {
  const moved = dragged.value;
  if (!moved) return table;
  const entry = entryOf(moved.entry);
  const seats = (table.seats as SeatShown[]).map((seat) => {
    if (seat.entry === moved.entry && (table.number !== moved.table || seat.seat !== moved.seat))
      return { ...seat, entry: null, name: "", chips: 0 };
    if (table.number === moved.table && seat.seat === moved.seat && entry)
      return { ...seat, entry: moved.entry, name: entry.name, chips: entry.chips };
    return seat;
  });
  return { ...table, seats, players: seats.filter((seat) => seat.entry != null).length };
}

export function tapSeat(table: number, seat: SeatShown): void {
  if (carried.value !== null && (seat.closed || seat.entry != null)) {
    if (seat.entry === carried.value) carried.value = null;
    return;
  }
  if (putDown(table, seat.seat)) {
    close();
    return;
  }
  if (seat.entry != null) open({ kind: "seat", entry: seat.entry });
  else open({ kind: "empty-seat", table, seat: seat.seat });
}

export function Tables() {
  const numbers = tables.value.map((one) => one.number),
    size = sizeNow();
  if (!numbers.length) return <p class="empty">{say("console.no-tables")}</p>;
  return (
    <div onKeyDown={walk}>
      <div class="row table-tools">
        <h2>{say("console.tables-n", { n: numbers.length })}</h2>
        <span class="push" />
        <button
          class="quiet"
          aria-pressed={size === "small"}
          onClick={() => {
            chosen.value = size === "small" ? "large" : "small";
          }}
        >
          {say(size === "small" ? "console.larger" : "console.smaller")}
        </button>
      </div>
      <div class={`tables ${size}${numbers.length < 3 ? " few" : ""}`} onPointerDown={beginDrag}>
        {numbers.map((number) => (
          <OneTable key={number} number={number} small={size === "small"} />
        ))}
      </div>
    </div>
  );
}

function OneTable({ number, small }: { number: number; small: boolean }) {
  const part = board.part<Table>(`table/${number}`);
  if (!part) return null;
  const table = dragged.value ? withDragged(part) : part;
  const state = table.held ? " held" : table.in_hand ? " in-hand" : table.in_hand === false ? " done" : "";
  const target = dragging.value?.table === number ? " target" : "";
  const label = say("console.table-n", { n: number, players: table.players });
  if (small)
    return (
      <button
        class={`table-card${state}${target}`}
        data-table={number}
        aria-label={label}
        onClick={() => {
          if (!putDown(number, null)) open({ kind: "table", table: number });
        }}
      >
        <SmallMap table={table} />
        <small>
          {table.players}/{table.seats.length}
        </small>
      </button>
    );
  return (
    <section
      class={`table-card${state}${target}`}
      data-table={number}
      tabIndex={0}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target === event.currentTarget) open({ kind: "table", table: number });
      }}
    >
      <SeatMap table={table} marked={carried.value} onSeat={(seat) => tapSeat(number, seat)} />
      {(table.held || table.in_hand != null) && (
        <span class="badge corner">
          {say(table.held ? "console.held" : table.in_hand ? "console.in-hand" : "console.hand-done")}
        </span>
      )}
      <HandLevel table={table} />
    </section>
  );
}

/** The level of a hand that began before the present one. */
function HandLevel({ table }: { table: Table }) {
  const clock = board.part<Clock>("clock");
  const noted = table.hand_line == null ? undefined : clock?.lines[table.hand_line];
  if (!clock || !noted || read(clock, board.now()).playing.number - noted.number !== 1) return null;
  return <span class="badge corner">{say("console.hand-level", { n: noted.number })}</span>;
}

/** Arrows walk over tables and their seats, as a finger would. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  if (!step || from.tagName === "INPUT") return;
  const seats = from.matches(".seat")
    ? [...from.closest(".seatmap")!.querySelectorAll<HTMLElement>(".seat")]
    : event.key === "ArrowDown" && from.matches("section")
      ? [...from.querySelectorAll<HTMLElement>(".seat")]
      : [...document.querySelectorAll<HTMLElement>(".table-card")];
  const to = seats[from.matches(".seat, .table-card") && seats.includes(from) ? seats.indexOf(from) + step : 0];
  if (to) {
    to.focus();
    event.preventDefault();
  } else if (from.matches(".seat")) from.closest<HTMLElement>(".table-card")?.focus();
}

/** One table large, with what can be said of it as a whole. */
export function TableDetail({ number }: { number: number }) {
  const part = board.part<Table>(`table/${number}`);
  if (!part) return <p class="empty">{say("console.table-gone", { n: number })}</p>;
  const order =
    (name: string, fields: Record<string, unknown> = {}): (() => void) =>
    () =>
      open({ kind: "order", order: name, fields: { table: number, ...fields } });
  return (
    <div class="stack" onPointerDown={beginDrag}>
      <SeatMap table={withDragged(part)} onSeat={(seat) => tapSeat(number, seat)} />
      <div class="row">
        <button onClick={order("button at", part.button == null ? {} : { button: part.button })}>
          {say("console.set-button")}
        </button>
        <button onClick={order("hand over")}>{say("console.hand-over")}</button>
        <button onClick={order("count hand")}>{say("console.count-hand")}</button>
        <button onClick={order("break table")}>{say("console.break-table")}</button>
        <button onClick={order("close seat")}>{say("console.close-seat")}</button>
        <button
          onClick={order("raise dispute", { about: "accounting", words: "", pushed_at: Math.round(board.now()) })}
        >
          {say("console.dispute")}
        </button>
      </div>
    </div>
  );
}
