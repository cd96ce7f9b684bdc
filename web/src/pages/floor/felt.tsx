// The table as a picture: seats around the felt, stacks, bets, the button, whose turn it is, the board.
import { chips, say } from "../../lib/words";
import { actor } from "./acts";
import { face } from "./picks";
import { head, mode, ruled } from "./state";

/** Where a seat is on the oval, in per cent: the dealer's side is above, seat 1 to the right of it and on clockwise. */
function spot(at: number, of: number, reach = 1): { left: string; top: string } {
  const angle = -Math.PI / 2 + ((at + 0.5) / of) * 2 * Math.PI;
  return { left: `${50 + Math.cos(angle) * 41 * reach}%`, top: `${50 + Math.sin(angle) * 40 * reach}%` };
}

export function Felt() {
  const now = ruled.value?.table,
    seats = now?.seats.length
      ? now.seats
      : head.value.seats.map((one) => ({ ...one, chips: one.chips ?? 0, bet: 0, status: "in" as const }));
  const button = now?.button ?? head.value.button;
  const last = Math.max(0, ...seats.map((one) => one.seat));
  const places = Math.max(seats.length, Math.min(10, Math.max(last, 6)));
  const at = (seat: number): number => (last <= places ? seat - 1 : seats.findIndex((one) => one.seat === seat));
  return (
    <div class="felt-box" role="group" aria-label={say("floor.table")}>
      <div class="felt">
        {now && (
          <div class="middle">
            <span class="pot">{say("floor.pot", { n: now.pot })}</span>
            <span class="small">
              {now.street && say(`floor.of.${now.street}`) !== `floor.of.${now.street}`
                ? say(`floor.of.${now.street}`)
                : now.street}
            </span>
            {now.board.length > 0 && (
              <span class="board">
                {now.board.map((card, place) => (
                  <i key={place} class={/[hd]$/.test(card) ? "red" : ""}>
                    {card === "??" ? "·" : face(card)}
                  </i>
                ))}
              </span>
            )}
          </div>
        )}
        {button > 0 && at(button) >= 0 && (
          <span class="dealer-button" style={spot(at(button), places, 0.68)} aria-label={say("floor.button")}>
            D
          </span>
        )}
        {seats.map((one) => (
          <span key={`bet-${one.seat}`}>
            {one.bet > 0 && (
              <span class="bet" style={spot(at(one.seat), places, 0.56)}>
                {chips(one.bet)}
              </span>
            )}
          </span>
        ))}
        {seats.map((one) => (
          <button
            key={one.seat}
            class={`seat ${one.status}`}
            style={spot(at(one.seat), places)}
            aria-current={now?.to_act === one.seat ? "true" : undefined}
            aria-label={say("floor.seat-label", { seat: one.seat, name: one.name, chips: chips(one.chips) })}
            onClick={() => {
              actor.value = one.name;
              mode.value = "acts";
            }}
          >
            <b>{one.name}</b>
            <small>
              {one.chips ? chips(one.chips) : one.status === "all-in" ? say("floor.action.all-in") : `#${one.seat}`}
            </small>
          </button>
        ))}
      </div>
    </div>
  );
}
