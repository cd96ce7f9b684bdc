// A table seen from above: the dealer's place at the top, seat 1 to the dealer's left, the others on around the felt.
import type { Seat, Table } from "../lib/types";
import { chips, say } from "../lib/words";

export type SeatShown = Seat & { away?: boolean | string; penalty_hands?: number; bounty?: number };
/** Where a seat is, in hundredths of the picture. */
export function place(seat: number, seats: number, across = 40, down = 37): { x: number; y: number } {
  const turn = ((seat - 0.5) / seats) * 2 * Math.PI - Math.PI / 2;
  const flat = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.8; // a stadium rather than an oval: the corners are used
  return { x: 50 + across * flat(Math.cos(turn)), y: 50 + down * flat(Math.sin(turn)) };
}

/** A name that fits: the first one, and the initial of the last. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length < 2 || name.length <= 9 ? name : `${words[0]} ${words[words.length - 1]![0]}.`;
}

export function seatLabel(table: number, seat: SeatShown): string {
  if (seat.entry == null) return say(seat.closed ? "seatmap.closed" : "seatmap.free", { table, seat: seat.seat });
  const away = seat.away ? ` · ${say("seatmap.away")}` : "";
  return `${table}.${seat.seat} ${seat.name} · ${chips(seat.chips ?? 0)}${away}`;
}

type Picture = { table: Table; marked?: number | null; target?: boolean; onSeat?: (seat: SeatShown) => void; pick?: boolean };

/** Every seat with name and chips; seats can be tapped, dragged from and dropped on (by `data-table` and `data-seat`). */
export function SeatMap({ table, marked, onSeat, pick }: Picture) {
  const seats = table.seats as SeatShown[], many = Math.max(...seats.map((one) => one.seat), 2);
  return <div class="seatmap" data-table={table.number}>
    <div class="felt" aria-hidden="true" />
    <div class="middle" aria-hidden="true"><b>{table.number}</b><small>{say("seatmap.players", { n: table.players })}</small></div>
    {seats.map((seat) => {
      const at = place(seat.seat, many);
      return <button key={seat.seat} type="button" class={seatClass(seat, marked, pick)} style={{ left: `${at.x}%`, top: `${at.y}%` }} data-table={table.number} data-seat={seat.seat}
        data-entry={seat.entry ?? undefined} aria-label={seatLabel(table.number, seat)} title={seatLabel(table.number, seat)} tabIndex={pick ? 0 : -1} onClick={onSeat ? () => onSeat(seat) : undefined}>
        {seat.entry == null ? <i>{seat.closed ? "×" : seat.seat}</i> : <><span>{shortName(seat.name ?? "")}</span><small><i>{seat.seat}</i> {chips(seat.chips ?? 0)}</small></>}
        {seat.penalty_hands ? <em class="mark-penalty">{seat.penalty_hands}</em> : null}
      </button>;
    })}
    {table.button != null && <Button seat={table.button} seats={many} />}
  </div>;
}

function seatClass(seat: SeatShown, marked?: number | null, pick?: boolean): string {
  const kind = seat.entry == null ? (seat.closed ? "closed" : "free") : "taken";
  return `seat ${kind}${seat.away ? " away" : ""}${marked != null && seat.entry === marked ? " marked" : ""}${pick ? " pick" : ""}`;
}

function Button({ seat, seats }: { seat: number; seats: number }) {
  const at = place(seat, seats, 24, 19);
  return <span class="dealer-button" aria-hidden="true" style={{ left: `${at.x}%`, top: `${at.y}%` }}>D</span>;
}

/** The same as a small picture: dots around the felt, for a hall full of tables. */
export function SmallMap({ table }: { table: Table }) {
  const seats = table.seats as SeatShown[], many = Math.max(...seats.map((one) => one.seat), 2);
  return <svg class="smallmap" viewBox="0 0 100 64" aria-hidden="true">
    <rect x="14" y="12" width="72" height="40" rx="20" />
    <text x="50" y="38" text-anchor="middle">{table.number}</text>
    {seats.map((seat) => {
      const at = place(seat.seat, many, 43, 41);
      return <circle key={seat.seat} cx={at.x} cy={at.y * 0.64} r="5.6" class={seatClass(seat)} />;
    })}
    {table.button != null && (() => { const at = place(table.button, many, 29, 22); return <circle cx={at.x} cy={at.y * 0.64} r="3.4" class="dealer" />; })()}
  </svg>;
}
