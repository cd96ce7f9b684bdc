// Slips: seat cards, receipts, moves, bags.
import { chips, locale, moment, money, say } from "../../lib/words";
import type { Shown } from "../../lib/types";
import {
  bags,
  board,
  codes,
  currency,
  entries,
  eventPart,
  one,
  part,
  receipts,
  seated,
  table,
  type Entry,
} from "./sheets";

function Head({ kind }: { kind: string }) {
  const shown = eventPart();
  return (
    <header>
      <b>{shown?.name}</b>
      <span>{say(`paper.slip.${kind}`)}</span>
    </header>
  );
}

function Where({ at, seat }: { at: number | string; seat: number | string }) {
  return (
    <div class="where">
      <div>
        <span>{say("paper.table")}</span>
        <b>{at}</b>
      </div>
      <div>
        <span>{say("paper.seat")}</span>
        <b>{seat}</b>
      </div>
    </div>
  );
}

export function SeatCards() {
  if (!seated.value.length) return <p class="empty">{say("paper.none.seats")}</p>;
  return (
    <div class="slips">
      {seated.value.map((entry) => (
        <article key={entry.entry} class={codes.value[entry.entry] ? "slip code" : "slip"}>
          <Head kind="seats" />
          <h2>{entry.name}</h2>
          <div class="body">
            <Where at={entry.table!} seat={entry.seat!} />
            {codes.value[entry.entry] && (
              <div class="qr" dangerouslySetInnerHTML={{ __html: codes.value[entry.entry]! }} />
            )}
          </div>
          <footer>
            <span>{say("paper.entry", { n: String(entry.entry) })}</span>
            <span>{say("paper.chips", { chips: chips(entry.chips) })}</span>
            {codes.value[entry.entry] && <span>{say("paper.scan")}</span>}
          </footer>
        </article>
      ))}
    </div>
  );
}

export function Receipts() {
  const all = (receipts.value ?? []).filter(
    (each) =>
      (!one.value || each.entry === one.value) &&
      (!table.value || entries.value.find((entry) => entry.entry === each.entry)?.table === table.value),
  );
  if (receipts.value && !all.length) return <p class="empty">{say("paper.none.receipts")}</p>;
  return (
    <div class="slips">
      {all.map((each) => (
        <article key={each.entry} class="slip receipt">
          <Head kind="receipts" />
          <h2>{each.name}</h2>
          <table>
            {each.bought.map((sale) => (
              <tbody key={sale.number}>
                <tr class="sale">
                  <th>
                    {say(`paper.sale.${sale.kind.replace(" ", "-")}`)}{" "}
                    <small>
                      {say(`paper.way.${sale.way}`)}
                      {sale.reference ? ` ${sale.reference}` : ""}
                    </small>
                  </th>
                  <td class="number">{money(sale.amount, currency())}</td>
                </tr>
                {sale.fees.length > 1 &&
                  sale.fees.map((fee, at) => (
                    <tr key={at} class="fee">
                      <td>{fee.name}</td>
                      <td class="number">{money(sale.amount < 0 ? -fee.amount : fee.amount, currency())}</td>
                    </tr>
                  ))}
              </tbody>
            ))}
            <tfoot>
              <tr>
                <th>{say("paper.total")}</th>
                <td class="number">{money(each.total, currency())}</td>
              </tr>
              {each.owes > 0 && (
                <tr>
                  <th>{say("paper.owes")}</th>
                  <td class="number">{money(each.owes, currency())}</td>
                </tr>
              )}
            </tfoot>
          </table>
          <footer>
            <span>{say("paper.entry", { n: String(each.entry) })}</span>
            <span>{day(board?.now() ?? Date.now())}</span>
          </footer>
        </article>
      ))}
    </div>
  );
}

export function day(at: number): string {
  return `${new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", year: "numeric" }).format(at)} ${moment(at)}`;
}

export function MoveSlips() {
  const all = (part<Shown<"ShownMoves">>("moves")?.latest ?? []).filter(
    (each) => (!one.value || each.entry === one.value) && (!table.value || each.table === table.value),
  );
  if (!all.length) return <p class="empty">{say("paper.none.moves")}</p>;
  return (
    <div class="slips">
      {all.map((each) => (
        <article key={`${each.entry}-${each.at}`} class="slip">
          <Head kind="moves" />
          <h2>{each.name}</h2>
          <div class="body move">
            {each.from_table != null && (
              <>
                <span class="from">
                  {each.from_table}.{each.from_seat}
                </span>
                <span class="arrow">→</span>
              </>
            )}
            <Where at={each.table} seat={each.seat} />
          </div>
          <footer>
            <span>{say("paper.entry", { n: String(each.entry) })}</span>
            <span>{say(`paper.why.${each.why}`)}</span>
            <span>{moment(each.at)}</span>
          </footer>
        </article>
      ))}
    </div>
  );
}

type Bag = Shown<"BagSlip">;

/** Bags that are packed; before that a blank for everybody who has chips. */
export function BagSlips() {
  const packed = (bags.value ?? []).filter(
    (each) => (!one.value || each.entry === one.value) && (!table.value || each.table === table.value),
  );
  const event = eventPart();
  const blank = (entry: Entry): Bag => ({
    entry: entry.entry,
    name: entry.name,
    flight: event?.flight ?? "",
    day: event?.day ?? 1,
    chips: 0,
    by_value: [],
    table: entry.table!,
    seat: entry.seat!,
    seal: "",
  });
  const all = packed.length ? packed : seated.value.map(blank),
    values = (part<Shown<"ShownChips">>("chips")?.by_value ?? []).map((each) => each.value);
  if (!all.length) return <p class="empty">{say("paper.none.bags")}</p>;
  return (
    <>
      {!packed.length && <p class="no-print soft">{say("paper.blank-bags")}</p>}
      <div class="slips">
        {all.map((each) => (
          <article key={each.entry} class="slip bag">
            <Head kind="bags" />
            <h2>{each.name}</h2>
            <p class="line-up">
              <span>{say("paper.entry", { n: String(each.entry) })}</span>
              <span>{say("paper.table-seat", { table: String(each.table), seat: String(each.seat) })}</span>
              {each.flight && <span>{say("paper.flight", { name: each.flight })}</span>}
              <span>{say("paper.day", { n: String(each.day) })}</span>
            </p>
            <table>
              <tbody>
                {(each.by_value.length
                  ? each.by_value.map(([value, many]) => [value, many] as const)
                  : values.map((value) => [value, 0] as const)
                ).map(([value, many]) => (
                  <tr key={value}>
                    <th class="number">{chips(value!)}</th>
                    <td>×</td>
                    <td class="number blank">{many ? many : ""}</td>
                    <td>=</td>
                    <td class="number blank">{many ? chips(value! * many) : ""}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th>{say("paper.total")}</th>
                  <td colSpan={4} class="number blank">
                    <b>{each.chips ? chips(each.chips) : ""}</b>
                  </td>
                </tr>
              </tfoot>
            </table>
            <p class="signatures">
              <span>
                {say("paper.seal")} <i>{each.seal}</i>
              </span>
              <span>
                {say("paper.sign.player")} <i />
              </span>
              <span>
                {say("paper.sign.staff")} <i />
              </span>
            </p>
          </article>
        ))}
      </div>
    </>
  );
}
