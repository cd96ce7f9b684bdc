// A table seen from above: the dealer's place at the top, seat 1 to the dealer's left, the others on around the felt.
import type { Seat, Table } from "../lib/types";
import { chips, say } from "../lib/words";

export type SeatShown = Seat;
/** The picture is so much wider than high. */
const WIDE = 1.45;

/** Where a seat is, in hundredths of the picture: seats stand at even distances on a track around the felt. */
export function place(seat: number, seats: number, across = 40, down = 39): { x: number; y: number } {
  const high = down,
    straight = Math.max(0, across * WIDE - high),
    curve = Math.PI * high,
    around = 4 * straight + 2 * curve;
  let way = ((seat - 0.5) / seats) * around;
  const at = (x: number, y: number): { x: number; y: number } => ({ x: 50 + x / WIDE, y: 50 + y });
  if (way < straight) return at(way, -high);
  way -= straight;
  if (way < curve) return at(straight + high * Math.sin(way / high), -high * Math.cos(way / high));
  way -= curve;
  if (way < 2 * straight) return at(straight - way, high);
  way -= 2 * straight;
  if (way < curve) return at(-straight - high * Math.sin(way / high), high * Math.cos(way / high));
  return at(-straight + way - curve, -high);
}

/** How wide the box of somebody at the table is, in hundredths of the picture. */
export const boxWide = (seats: number): number => Math.min(25, 203 / seats);

/** The middle of that box: on the track, and with its outer edge inside the picture. */
export function boxAt(seat: number, seats: number): { x: number; y: number } {
  const at = place(seat, seats),
    half = boxWide(seats) / 2 + 0.5;
  return { x: Math.min(Math.max(at.x, half), 100 - half), y: at.y };
}

/** A name that fits: the first one, and the initial of the last; a number at the end stays whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/),
    last = words[words.length - 1] ?? "";
  return words.length < 2 || name.length <= 8 || /\d/.test(last) ? name : `${words[0]} ${last[0]}.`;
}

export function seatLabel(table: number, seat: SeatShown): string {
  if (seat.entry == null) return say(seat.closed ? "seatmap.closed" : "seatmap.free", { table, seat: seat.seat });
  const away = seat.away ? ` · ${say("seatmap.away")}` : "";
  return `${table}.${seat.seat} ${seat.name} · ${chips(seat.chips ?? 0)}${away}`;
}

type Picture = {
  table: Table;
  marked?: number | null;
  target?: boolean;
  onSeat?: (seat: SeatShown) => void;
  pick?: boolean;
};

/** Every seat with name and chips; seats can be tapped, dragged from and dropped on (by `data-table` and `data-seat`). */
export function SeatMap({ table, marked, onSeat, pick }: Picture) {
  const seats = table.seats as SeatShown[],
    many = Math.max(...seats.map((one) => one.seat), 2);
  return (
    <div class="seatmap" data-table={table.number}>
      <div class="felt" aria-hidden="true" />
      <div class="middle" aria-hidden="true">
        <b>{table.number}</b>
        <small>{say("seatmap.players", { n: table.players })}</small>
      </div>
      {seats.map((seat) => {
        const at = boxAt(seat.seat, many);
        return (
          <button
            key={seat.seat}
            type="button"
            class={seatClass(seat, marked, pick)}
            style={{ left: `${at.x}%`, top: `${at.y}%`, ...(seat.entry == null ? {} : { width: `${boxWide(many)}%` }) }}
            data-table={table.number}
            data-seat={seat.seat}
            data-entry={seat.entry ?? undefined}
            aria-label={seatLabel(table.number, seat)}
            title={seatLabel(table.number, seat)}
            tabIndex={pick ? 0 : -1}
            onClick={onSeat ? () => onSeat(seat) : undefined}
          >
            {seat.entry == null ? (
              <i>{seat.closed ? "×" : seat.seat}</i>
            ) : (
              <>
                <span>{shortName(seat.name ?? "")}</span>
                <small>
                  <i>{seat.seat}</i> {chips(seat.chips ?? 0)}
                </small>
              </>
            )}
            {seat.penalty_hands ? <em class="mark-penalty">{seat.penalty_hands}</em> : null}
          </button>
        );
      })}
      {table.button != null && <Button seat={table.button} seats={many} />}
    </div>
  );
}

function seatClass(seat: SeatShown, marked?: number | null, pick?: boolean): string {
  const kind = seat.entry == null ? (seat.closed ? "closed" : "free") : "taken";
  return `seat ${kind}${seat.away ? " away" : ""}${seat.on_the_way ? " coming" : ""}${marked != null && seat.entry === marked ? " marked" : ""}${pick ? " pick" : ""}`;
}

function Button({ seat, seats }: { seat: number; seats: number }) {
  const at = place(seat, seats, 22, 17);
  return (
    <span class="dealer-button" aria-hidden="true" style={{ left: `${at.x}%`, top: `${at.y}%` }}>
      D
    </span>
  );
}

/** The same as a small picture: dots around the felt, for a hall full of tables. */
export function SmallMap({ table }: { table: Table }) {
  const seats = table.seats as SeatShown[],
    many = Math.max(...seats.map((one) => one.seat), 2);
  return (
    <svg class="smallmap" viewBox="0 0 100 69" aria-hidden="true">
      <rect x="14" y="13" width="72" height="43" rx="21" />
      <text x="50" y="41" text-anchor="middle">
        {table.number}
      </text>
      {seats.map((seat) => {
        const at = place(seat.seat, many, 44, 42);
        return <circle key={seat.seat} cx={at.x} cy={at.y * 0.69} r="5.6" class={`dot ${seatClass(seat).slice(5)}`} />;
      })}
      {table.button != null &&
        (() => {
          const at = place(table.button, many, 28, 20);
          return <circle cx={at.x} cy={at.y * 0.69} r="3.4" class="dealer" />;
        })()}
    </svg>
  );
}
