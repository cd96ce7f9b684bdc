// Moving somebody by drag, with mouse, pen or finger: the book is asked before anything is done.
import { effect, signal } from "@preact/signals";
import type { Table } from "../../lib/types";
import { Refused } from "../../lib/api";
import { tellRefusal } from "../../lib/toast";
import { say } from "../../lib/words";
import { askable, board, dragged, entryOf, give, open, preview, type Fields } from "./desk";
import { shownBy } from "./story-words";
import { sets } from "../../parts/fields";

export type Dragging = {
  entry: number;
  name: string;
  x: number;
  y: number;
  table: number | null;
  seat: number | null;
  from: number;
};
export const dragging = signal<Dragging | null>(null);
const FAR = 8,
  HOLD = 260;
/** Whoever was picked up by a tap, and is put down by the next one: where a table is too far for a finger. */
export const carried = signal<number | null>(null);
effect(() => {
  if (typeof document !== "undefined") document.body.classList.toggle("carrying", carried.value !== null);
});

/** Put down whoever is carried; false where nobody is. */
export function putDown(table: number, seat: number | null): boolean {
  const entry = carried.value;
  if (entry === null) return false;
  carried.value = null;
  drop({ entry, from: entryOf(entry)?.table ?? 0, table, seat });
  return true;
}

/** A press on a seat: it becomes a drag when the pointer goes far enough, or, by finger, when it is held. */
export function beginDrag(press: PointerEvent): void {
  const seat = (press.target as HTMLElement).closest<HTMLElement>("[data-entry]");
  if (!seat || press.button !== 0) return;
  const entry = Number(seat.dataset.entry),
    from = Number(seat.dataset.table),
    touch = press.pointerType === "touch";
  let timer = 0,
    begun = false;
  const begin = (at: { clientX: number; clientY: number }): void => {
    begun = true;
    document.body.classList.add("dragging");
    dragging.value = {
      entry,
      name: entryOf(entry)?.name ?? seat.textContent ?? "",
      x: at.clientX,
      y: at.clientY,
      table: null,
      seat: null,
      from,
    };
    if (touch) navigator.vibrate?.(15);
  };
  const move = (now: PointerEvent): void => {
    if (now.pointerId !== press.pointerId) return;
    const far = Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) > FAR;
    if (!begun && far && touch) {
      stop();
      return;
    } // the finger scrolls
    if (!begun && far) begin(now);
    if (begun && dragging.value) dragging.value = { ...dragging.value, x: now.clientX, y: now.clientY, ...under(now) };
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== press.pointerId) return;
    const last = dragging.value;
    stop();
    if (!begun || now.type === "pointercancel" || !last) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    drop(last);
  };
  const stop = (): void => {
    clearTimeout(timer);
    dragging.value = null;
    document.body.classList.remove("dragging");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    removeEventListener("touchmove", still);
  };
  const still = (event: TouchEvent): void => {
    if (begun) event.preventDefault();
  };
  if (touch) timer = setTimeout(() => begin(press), HOLD) as unknown as number;
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  if (touch) addEventListener("touchmove", still, { passive: false });
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The free seat or the table below the pointer. */
function under(at: { clientX: number; clientY: number }): { table: number | null; seat: number | null } {
  const found = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-table]");
  if (!found) return { table: null, seat: null };
  const free = found.classList.contains("free") ? Number(found.dataset.seat) : null;
  return { table: Number(found.dataset.table), seat: free };
}

function drop(last: Pick<Dragging, "entry" | "from" | "table" | "seat">): void {
  if (last.table === null || (last.table === last.from && last.seat === null)) return;
  void moveTo(last.entry, last.from, last.table, last.seat);
}

/** Move somebody: done at once where the book agrees, asked about where it would do otherwise. */
export async function moveTo(entry: number, from: number | null, to: number, seat: number | null): Promise<void> {
  if (to === from && seat !== null) {
    open({ kind: "order", order: "correct seat", fields: { entry, table: to, seat } });
    return;
  } // within a table nobody moves: they sat down wrongly
  const fields: Fields = { entry, to, ...(from === null ? {} : { giving: from }), ...(seat === null ? {} : { seat }) };
  const shown = seat ?? firstFree(to);
  if (shown !== null) dragged.value = { entry, table: to, seat: shown };
  try {
    const { error } = await preview("balance", fields);
    if (error) {
      dragged.value = null;
      if (askable(error)) open({ kind: "move", fields, error });
      else tellRefusal(new Refused(422, error));
      return;
    }
    const name = entryOf(entry)?.name ?? "";
    const taken = await give("balance", fields, { undo: say("console.moved", { name, table: to }) });
    if (taken) await shownBy(taken.version);
  } catch (error) {
    tellRefusal(error);
  } finally {
    dragged.value = null;
  }
}

function firstFree(table: number): number | null {
  const part = board.part<Table>(`table/${table}`);
  return part?.seats.find((seat) => seat.entry == null && !seat.closed)?.seat ?? null;
}

/** Who is carried, and how to let go. */
export function Carrying() {
  if (carried.value === null) return null;
  return (
    <div class="carried" role="status">
      <span>{say("console.carry-where", { name: entryOf(carried.value)?.name ?? "" })}</span>
      <button onClick={sets(carried, null)}>{say("common.cancel")}</button>
    </div>
  );
}

export function Ghost() {
  const now = dragging.value;
  if (!now) return null;
  return (
    <div class="ghost" style={{ left: `${now.x}px`, top: `${now.y}px` }} aria-hidden="true">
      {now.name}
      {now.table !== null && now.table !== now.from ? ` → ${now.table}${now.seat ? `.${now.seat}` : ""}` : ""}
    </div>
  );
}
