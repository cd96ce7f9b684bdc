// Where and by which book: the event's table or a table of one's own: game, blinds, seats, stacks, button.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../../lib/api";
import { attempt } from "../../lib/toast";
import { count, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { sitting, type Head } from "./script";
import { board, call, event, EXAMPLE, head, library, tableNumber, write, writeHead } from "./state";
import { seatEvent, type EventCall, type EventTable } from "./event-table";
import { Choice, sets, textOf, type Option } from "../../parts/fields";

const open = signal(false);
const edited = signal<Head | null>(null);
const games = signal<string[]>([]);

export function Setting() {
  const tables = board.value?.family<EventTable>("table").value ?? [];
  const calls = board.value?.part<{ open: EventCall[] }>("calls")?.open ?? [];
  return (
    <div class="setting no-print">
      {calls.length > 0 && (
        <div class="row scroll calls-open" role="group" aria-label={say("floor.calls")}>
          {calls.map((one) => (
            <button
              key={one.call}
              class="tap"
              aria-pressed={call.value === one.call}
              onClick={() => {
                call.value = one.call;
                seatEvent(one.table);
              }}
            >
              <span class="ring">!</span>
              {say("floor.call", { table: one.table })}
              {one.name && ` · ${one.name}`}
              {one.about && <small>{one.about}</small>}
            </button>
          ))}
        </div>
      )}
      <div class="row where">
        {event.value && (
          <label class="inline">
            <span>{say("floor.table")}</span>
            <Choice
              value={tableNumber.value}
              onChange={seatEvent}
              of={[[0, say("floor.free")], ...tables.map((one): Option<number> => [one.number, String(one.number)])]}
            />
          </label>
        )}
        <label class="inline">
          <span>{say("floor.book")}</span>
          <Choice
            value={head.value.book}
            onChange={(book) => writeHead({ ...head.value, book })}
            of={library.value.map((one) => [one.id, one.short])}
          />
        </label>
        <button
          class="tap"
          onClick={() => {
            edited.value = head.value;
            open.value = true;
          }}
        >
          {head.value.game} {count(head.value.small)}/{count(head.value.big)} ·{" "}
          {say("floor.players", { n: head.value.seats.length })} ✎
        </button>
        <button class="quiet small" onClick={() => write(EXAMPLE)}>
          {say("floor.example")}
        </button>
      </div>
      {open.value && edited.value && <Setup now={edited.value} />}
    </div>
  );
}

async function askGames(): Promise<void> {
  games.value = await get<string[]>("/api/floor/games");
}

function Setup({ now }: { now: Head }) {
  useEffect(() => void attempt(askGames), []);
  const set = (change: Partial<Head>): void => {
    edited.value = { ...now, ...change };
  };
  const number = (name: "small" | "big" | "ante") => (
    <label>
      <span>{say(`floor.${name}`)}</span>
      <input
        inputMode="numeric"
        value={now[name]}
        onInput={(event) => set({ [name]: Number(textOf(event).replace(/\D/g, "")) })}
      />
    </label>
  );
  const at = (seat: number) => now.seats.find((one) => one.seat === seat);
  const sit = (seat: number, name: string, chips: number | null): void =>
    set({
      seats: [...now.seats.filter((one) => one.seat !== seat), ...(name ? [sitting(seat, name, chips)] : [])].sort(
        (a, b) => a.seat - b.seat,
      ),
    });
  return (
    <Dialog title={say("floor.setup")} onClose={sets(open, false)}>
      <div class="setup">
        <div class="three">
          <label>
            <span>{say("floor.game")}</span>
            <Choice value={now.game} onChange={(game) => set({ game })} of={games.value.map((game) => [game, game])} />
          </label>
          {number("small")}
          {number("big")}
          {number("ante")}
        </div>
        <table>
          <thead>
            <tr>
              <th>{say("floor.seat")}</th>
              <th>{say("floor.name")}</th>
              <th>{say("floor.chips")}</th>
              <th>{say("floor.button")}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 10 }, (_, place) => place + 1).map((seat) => (
              <tr key={seat}>
                <td class="number">{seat}</td>
                <td>
                  <input
                    aria-label={`${say("floor.name")} ${seat}`}
                    value={at(seat)?.name ?? ""}
                    maxLength={40}
                    onInput={(event) => sit(seat, textOf(event).replace(/["“”]/g, ""), at(seat)?.chips ?? null)}
                  />
                </td>
                <td>
                  <input
                    aria-label={`${say("floor.chips")} ${seat}`}
                    inputMode="numeric"
                    placeholder={say("floor.deep")}
                    value={at(seat)?.chips ?? ""}
                    onInput={(event) => {
                      const chips = textOf(event).replace(/\D/g, "");
                      sit(seat, at(seat)?.name ?? "", chips ? Number(chips) : null);
                    }}
                  />
                </td>
                <td>
                  <input
                    type="radio"
                    name="button"
                    aria-label={`${say("floor.button")} ${seat}`}
                    checked={now.button === seat}
                    onChange={() => set({ button: seat })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <button
          class="primary"
          disabled={now.seats.length < 2 || !now.big}
          onClick={() => {
            writeHead(now);
            open.value = false;
          }}
        >
          {say("floor.sit")}
        </button>
      </div>
    </Dialog>
  );
}
