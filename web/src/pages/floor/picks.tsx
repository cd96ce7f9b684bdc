// Taps instead of typing: a player, chips in order, an amount, a card, one of a few words.
import { chips as told, say } from "../../lib/words";
import { chipColour } from "../../lib/chip-colours";
import { denominations } from "./script";
import { chipSet } from "./event-table";
import { head } from "./state";
import { textOf } from "../../parts/fields";

type Field = { value: string; set: (value: string) => void; label: string };

export function SeatPick({ value, set, label, many, places }: Field & { many?: boolean; places?: boolean }) {
  const chosen = value.split("|").filter(Boolean);
  const tap = (name: string): void =>
    set(
      !many
        ? value === name
          ? ""
          : name
        : (chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]).join("|"),
    );
  const empty = places
    ? Array.from({ length: 10 }, (_, at) => at + 1).filter((seat) => !head.value.seats.some((one) => one.seat === seat))
    : [];
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      <div class="row people">
        {head.value.seats.map((one) => (
          <button
            type="button"
            key={one.seat}
            class="tap"
            aria-pressed={chosen.includes(one.name)}
            onClick={() => tap(one.name)}
          >
            <small>{one.seat}</small>
            {one.name}
          </button>
        ))}
        {empty.map((seat) => (
          <button
            type="button"
            key={seat}
            class="tap faint"
            aria-pressed={chosen.includes(String(seat))}
            onClick={() => tap(String(seat))}
          >
            <small>{seat}</small>
            {say("floor.empty-seat")}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function ChoicePick({
  value,
  set,
  label,
  of,
  words,
}: Field & { of: readonly string[]; words?: (one: string) => string }) {
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      <div class="row">
        {of.map((one) => (
          <button type="button" key={one} class="tap" aria-pressed={value === one} onClick={() => set(one)}>
            {words ? words(one) : one}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Chips tapped in the order they were pushed; typing is possible too. */
export function ChipPick({ value, set, label }: Field) {
  const add = (chip: number): void => set(`${value} ${chip}`.trim());
  const sum = value.split(/\s+/).reduce((total, word) => total + (Number(word) || 0), 0);
  return (
    <fieldset class="pick">
      <legend>
        {label} <b class="sum">{sum ? told(sum) : ""}</b>
      </legend>
      <div class="row">
        {denominations(head.value.big).map((chip) => (
          <button
            type="button"
            key={chip}
            class="chip"
            style={{ background: chipColour(chip, chipSet()) }}
            aria-label={say("floor.chip", { value: chip })}
            onClick={() => add(chip)}
          >
            {short(chip)}
          </button>
        ))}
        <button
          type="button"
          class="tap"
          aria-label={say("floor.chip-off")}
          disabled={!value}
          onClick={() => set(value.split(/\s+/).slice(0, -1).join(" "))}
        >
          ⌫
        </button>
        <input
          class="mono grow"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onInput={(event) => set(textOf(event))}
        />
      </div>
    </fieldset>
  );
}

export function AmountPick({ value, set, label, plain }: Field & { plain?: boolean }) {
  const big = head.value.big || 100,
    now = Number(value) || 0;
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      <div class="row">
        <input
          class="mono short"
          inputMode="numeric"
          aria-label={label}
          value={value}
          onInput={(event) => set(textOf(event).replace(/[^\d.kmKM]/g, ""))}
        />
        {!plain && (
          <>
            <button
              type="button"
              class="tap"
              aria-label={say("floor.less")}
              onClick={() => set(String(Math.max(big, now - big / 2)))}
            >
              −
            </button>
            <button type="button" class="tap" aria-label={say("floor.more")} onClick={() => set(String(now + big / 2))}>
              +
            </button>
            {[2, 3, 5, 10].map((times) => (
              <button
                type="button"
                key={times}
                class="tap"
                aria-pressed={now === times * big}
                onClick={() => set(String(times * big))}
              >
                {short(times * big)}
              </button>
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
}

const RANKS = "AKQJT98765432".split(""),
  SUITS: [string, string][] = [
    ["s", "♠"],
    ["h", "♥"],
    ["d", "♦"],
    ["c", "♣"],
  ];

/** One card, or several where a line names more. */
export function CardPick({ value, set, label, many }: Field & { many?: boolean }) {
  const cards = value.split(/\s+/).filter(Boolean),
    last = cards[cards.length - 1] ?? "";
  const rank = last.slice(0, -1),
    suit = last.slice(-1);
  const put = (card: string): void => set(many ? [...cards.slice(0, -1), card].join(" ") : card);
  return (
    <fieldset class="pick">
      <legend>
        {label} <b class="sum">{cards.map(face).join(" ")}</b>
      </legend>
      <div class="row tight">
        {RANKS.map((one) => (
          <button
            type="button"
            key={one}
            class="tap card-tap"
            aria-pressed={rank === one}
            onClick={() => put(one + (suit || "s"))}
          >
            {one}
          </button>
        ))}
      </div>
      <div class="row tight">
        {SUITS.map(([one, sign]) => (
          <button
            type="button"
            key={one}
            class={`tap card-tap ${one === "h" || one === "d" ? "red" : ""}`}
            aria-pressed={suit === one}
            aria-label={say(`floor.suit.${one}`)}
            onClick={() => put((rank || "A") + one)}
          >
            {sign}
          </button>
        ))}
        {many && (
          <button type="button" class="tap" onClick={() => set(`${value} As`.trim())}>
            {say("floor.another-card")}
          </button>
        )}
        <button type="button" class="tap" disabled={!value} onClick={() => set("")}>
          {say("floor.unseen")}
        </button>
      </div>
    </fieldset>
  );
}

export function face(card: string): string {
  const sign = SUITS.find(([one]) => one === card.slice(-1))?.[1];
  return sign ? card.slice(0, -1).replace("T", "10") + sign : card;
}

export function TextPick({ value, set, label, hint }: Field & { hint?: string }) {
  return (
    <label class="pick">
      <span>{label}</span>
      <input value={value} placeholder={hint ?? ""} onInput={(event) => set(textOf(event))} />
    </label>
  );
}

export const short = (value: number): string =>
  value >= 1_000_000
    ? `${value / 1_000_000}M`
    : value >= 1000 && value % 500 === 0
      ? `${value / 1000}k`
      : String(value);
