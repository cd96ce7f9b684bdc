// Colour-up and race: how many small chips everybody has goes in, what everybody gets comes out, then it is done.
import { useEffect, useState } from "preact/hooks";
import { chipColour } from "../../lib/chip-colours";
import type { ErrorBody, Table, Taken } from "../../lib/types";
import { chips as shortChips, count, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { Answers } from "./ask";
import { advice } from "./next";
import { asked, board, close, event, give, open, preview, type Fields } from "./desk";
import { withSaid } from "./answers";
import type { Chips } from "./shapes";
import { Check, Choice, submits, textOf, type Option } from "../../parts/fields";

type Exchange = { entry: number; changed?: number; odd?: number; won?: number; saved?: number; cards?: string[] };

/** The chips of the event, what is left of each, and when they go. */
export function ChipsPage() {
  const chips = board.part<Chips>("chips");
  if (!chips) return <p class="empty">{say("console.no-chips")}</p>;
  const largest = Math.max(...chips.by_value.map((one) => one.count), 1);
  return (
    <div class="stack">
      <h2>{say("console.chips")}</h2>
      <p>
        {say("console.in-play", { n: chips.in_play })}
        {chips.raced ? ` · ${say("console.raced", { n: chips.raced })}` : ""}
      </p>
      {chips.by_value.length > 0 && (
        <div class="piles">
          {chips.by_value.map((one) => (
            <div key={one.value} class={`pile${one.gone ? " gone" : ""}`}>
              <span
                class="chip-face"
                style={{ background: chipColour(one.value, chips.by_value) }}
                aria-hidden="true"
              />
              <b>{count(one.value)}</b>
              <span class="pile-bar">
                <i style={{ width: `${(100 * one.count) / largest}%` }} />
              </span>
              <span class="number">{one.gone ? say("console.pile-gone") : count(one.count)}</span>
            </div>
          ))}
        </div>
      )}
      <h3>{say("console.plan")}</h3>
      {!chips.plan.length && <p class="soft">{say("console.no-plan")}</p>}
      {chips.plan.map((one) => (
        <article key={one.value} class="card plan">
          <div class="row">
            <b>
              {count(one.value)} → {count(one.to)}
            </b>
            <span class="soft">
              {one.in_break == null ? say("console.no-break-for-it") : say("console.in-line", { n: one.in_break + 1 })}
            </span>
          </div>
          {one.left.length > 0 && (
            <div class="row">
              {one.left.map((table) => (
                <button key={table} onClick={() => open({ kind: "race", table, value: one.value })}>
                  {say("console.table", { n: table })}
                </button>
              ))}
            </div>
          )}
          {one.done.length > 0 && (
            <p class="small soft">{say("console.tables-done", { tables: one.done.join(", ") })}</p>
          )}
        </article>
      ))}
      <div class="row">
        <button onClick={() => open({ kind: "order", order: "count stacks", fields: {} })}>
          {say("console.count-stacks")}
        </button>
        <button onClick={() => open({ kind: "order", order: "find chips", fields: {} })}>
          {say("console.find-chips")}
        </button>
        <a class="as-button" href={`/structure?event=${encodeURIComponent(event)}`}>
          {say("common.page.structure")}
        </a>
      </div>
    </div>
  );
}

/** The setting on which the director chooses how odd chips go. */
const WAY = "chips.colour_up";

export function RaceDialog({ table: number, value }: { table: number; value: number }) {
  const table = board.part<Table>(`table/${number}`);
  const ready = advice().find(
    (one) => one.kind === "colour up" && one.orders[0]?.fields.table === number && one.orders[0].fields.value === value,
  )?.orders[0]?.fields;
  const given = new Map(
    ((ready?.held as { entry: number; chips: number }[] | undefined) ?? []).map((one) => [one.entry, one.chips]),
  );
  const seats = (table?.seats ?? []).filter((seat) => seat.entry != null);
  const [held, setHeld] = useState<Record<number, string>>(
    Object.fromEntries([...given].map(([entry, chips]) => [entry, String(chips)])),
  );
  const [dealer, setDealer] = useState<number | null>(
    (ready?.dealer_seat as number | null | undefined) ?? table?.button ?? null,
  );
  const [watched, setWatched] = useState(given.size > 0);
  const [extra, setExtra] = useState<Fields>({});
  const [result, setResult] = useState<{ players: Exchange[]; to: number; method: string } | null>(null),
    [error, setError] = useState<ErrorBody | null>(null);
  const [over, setDone] = useState(false);
  const complete = seats.every((seat) => /^\d+$/.test(held[seat.entry!] ?? ""));
  const fields: Fields = {
    table: number,
    value,
    held: seats.map((seat) => ({ entry: seat.entry, chips: Number(held[seat.entry!] ?? 0) })),
    ...(dealer ? { dealer_seat: dealer } : {}),
    in_view: watched,
    players_present: watched,
    ...extra,
  };
  const key = complete ? JSON.stringify(fields) : "";
  useEffect(() => {
    if (over) return undefined;
    setResult(null);
    setError(null);
    if (!key) return undefined;
    let late = false;
    const timer = setTimeout(
      () =>
        void preview("colour up", JSON.parse(key) as Fields).then((shown) => {
          if (late) return;
          setError(shown.error);
          const done = shown.happened.find((one) => Array.isArray(one.players));
          if (done)
            setResult({ players: done.players as Exchange[], to: Number(done.to), method: String(done.method) });
        }),
      200,
    );
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [key]);
  const act = async (): Promise<void> => {
    const taken = error
      ? await ask(error, fields)
      : await give("colour up", fields, { undo: say("console.coloured-up", { value, table: number }) });
    const done = (
      taken?.entries as unknown as { what: { players?: Exchange[]; to?: number; method?: string } }[] | undefined
    )?.find((one) => Array.isArray(one.what.players))?.what;
    if (done) {
      setResult({ players: done.players!, to: Number(done.to), method: String(done.method) });
      setError(null);
      setWatched(true);
      setDone(true);
    } else if (taken) close(); // who won which chips is told at the table
  };
  if (!table) return null;
  return (
    <Dialog title={say("console.race-title", { value, table: number })} onClose={close}>
      <form class="stack" onSubmit={submits(act)}>
        <p class="soft">{say("console.race-how", { value })}</p>
        <table class="race">
          <thead>
            <tr>
              <th>{say("console.seat-player")}</th>
              <th class="number">{say("console.chips-of", { value })}</th>
              <th class="number">{result ? say("console.gets", { to: result.to }) : ""}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((seat, at) => {
              const got = result?.players.find((one) => one.entry === seat.entry);
              return (
                <tr key={seat.entry}>
                  <td>
                    <span class="faint">{seat.seat}</span> {seat.name}
                    {dealer === seat.seat ? <span class="badge">D</span> : null}
                  </td>
                  <td class="number">
                    <input
                      type="number"
                      min={0}
                      max={9999}
                      required
                      autofocus={at === 0}
                      inputMode="numeric"
                      aria-label={`${seat.name ?? ""} ${value}`}
                      value={held[seat.entry!] ?? ""}
                      onInput={(input) => setHeld({ ...held, [seat.entry!]: textOf(input) })}
                    />
                  </td>
                  <td class="number">{got ? <Got one={got} /> : ""}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div class="row">
          <label>
            <span>{say("console.dealer-seat")}</span>
            <Choice
              value={dealer ?? 0}
              onChange={(seat) => setDealer(seat || null)}
              of={[
                [0, "–"],
                ...table.seats.map((one): Option<number> => [
                  one.seat,
                  one.name ? `${one.seat} · ${one.name}` : String(one.seat),
                ]),
              ]}
            />
          </label>
          <Check on={watched} onChange={setWatched}>
            {say("console.race-watched")}
          </Check>
          <label>
            <span>{say("console.race-method")}</span>
            <Choice
              value={String((extra.choices as Fields | undefined)?.[WAY] ?? "")}
              onChange={(way) => setExtra(way ? withSaid(extra, ["choices", WAY], way) : {})}
              of={[
                ["", say("console.by-the-book")],
                ["race", say("console.method-race")],
                ["chip-up", say("console.method-chip-up")],
              ]}
            />
          </label>
        </div>
        {error && (
          <p class="refused" role="alert">
            {error.message}
            {error.rule && <span class="rule">{error.rule}</span>}
          </p>
        )}
        {result && (
          <p class="fits">
            {say(result.method === "race" ? "console.race-result" : "console.chip-up-result", {
              n: result.players.reduce((sum, one) => sum + Number(one.won ?? 0), 0),
            })}
          </p>
        )}
        {complete && !result && !error && !over && <p class="fits later">{say("console.race-later")}</p>}
        <div class="row">
          {over ? (
            <button type="button" class="primary" ref={(button) => button?.focus()} onClick={close}>
              {say("common.done")}
            </button>
          ) : (
            <>
              <button class="primary" disabled={!complete}>
                {say("console.colour-up")}
              </button>
              <button type="button" onClick={close}>
                {say("common.cancel")}
              </button>
            </>
          )}
        </div>
      </form>
      {error && (
        <Answers
          one={{ order: "colour up", fields: extra, error, again: setExtra, done: () => undefined }}
          busy={false}
          quiet
          again={setExtra}
        />
      )}
    </Dialog>
  );
}

/** Let the question about a refusal be answered, and the order go on. */
function ask(error: ErrorBody, fields: Fields): Promise<Taken | null> {
  return new Promise((done) => {
    asked.value = { order: "colour up", fields, error, done };
  });
}

function Got({ one }: { one: Exchange }) {
  const won = (one.won ?? 0) + (one.saved ?? 0);
  return (
    <span>
      {shortChips((one.changed ?? 0) + won)}
      {won > 0 && <b class="won"> +{won}</b>}
      {one.odd ? <small class="soft"> ({say("console.odd", { n: one.odd })})</small> : null}
      {one.cards?.length ? <small class="race-cards">{one.cards.join(" ")}</small> : null}
    </span>
  );
}
