// Whole pages: payouts, deals, sign-in, structure, and the sheet for when the laptop dies.
import { Fragment } from "preact";
import { chips, count, moment, money, place, prizeWords, say } from "../../lib/words";
import type { Shown } from "../../lib/types";
import {
  blanks,
  board,
  clock,
  counts,
  currency,
  deals,
  entries,
  eventPart,
  part,
  people,
  structure,
  tables,
  timetable,
} from "./sheets";
import { day } from "./slips";

function Title({ kind, more }: { kind: string; more?: string }) {
  const shown = eventPart();
  return (
    <header class="title-line">
      <div>
        <h1>{say(`paper.what.${kind}`)}</h1>
        <p>
          {shown?.name}
          {shown?.venue ? ` · ${shown.venue}` : ""}
          {more ? ` · ${more}` : ""}
        </p>
      </div>
      <p class="stamp">{day(board?.now() ?? Date.now())}</p>
    </header>
  );
}

export function PayoutSheet() {
  const prizes = part<Shown<"ShownPrizes">>("prizes");
  if (!prizes?.places.length) return <p class="empty">{say("paper.none.payouts")}</p>;
  return (
    <section class="sheet">
      <Title kind="payouts" more={say(prizes.announced ? "paper.announced" : "paper.estimate")} />
      <p class="facts">
        <span>
          {say("paper.pool")} <b>{money(prizes.pool, currency())}</b>
        </span>
        <span>{say("paper.entries", { n: counts()?.entries ?? 0 })}</span>
        <span>{say("paper.paid-places", { n: prizes.paid_places })}</span>
        {prizes.deal && <span>{say("paper.dealt")}</span>}
      </p>
      <table>
        <thead>
          <tr>
            <th>{say("paper.place")}</th>
            <th>{say("paper.name")}</th>
            <th class="number">{say("paper.prize")}</th>
            <th class="sign">{say("paper.received")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.places.map((each) => (
            <tr key={each.place}>
              <td>{place(each.place)}</td>
              <td>{each.name}</td>
              <td class="number">
                {prizeWords(each.amount, each.ticket, currency())}
                {each.what ? <small> + {each.what}</small> : ""}
              </td>
              <td class="sign">{each.paid ? `✓ ${say("paper.paid")}` : ""}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2}>{say("paper.total")}</th>
            <th class="number">
              {money(
                prizes.places.reduce((sum, each) => sum + each.amount, 0),
                currency(),
              )}
            </th>
            <th />
          </tr>
        </tfoot>
      </table>
      <BountyTable />
      <Signatures who={["director", "witness"]} />
    </section>
  );
}

/** Who has won which bounties, with room to sign. */
function BountyTable() {
  const all = part<Shown<"ShownBounties">>("bounties");
  if (!all) return null;
  return (
    <>
      <h2>{say("paper.bounties")}</h2>
      <p class="facts">
        <span>
          {say("paper.bounty-pool")} <b>{money(all.paid_in, currency())}</b>
        </span>
        <span>
          {say("paper.bounties-open")} <b>{money(all.paid_in - all.won, currency())}</b>
        </span>
      </p>
      {all.hunters.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{say("paper.name")}</th>
              <th class="number">{say("paper.bounties")}</th>
              <th class="sign">{say("paper.received")}</th>
            </tr>
          </thead>
          <tbody>
            {all.hunters.map((each) => (
              <tr key={each.entry}>
                <td>{each.name}</td>
                <td class="number">{money(each.won, currency())}</td>
                <td class="sign">{each.paid >= each.won ? `✓ ${say("paper.paid")}` : ""}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th>{say("paper.total")}</th>
              <th class="number">{money(all.won, currency())}</th>
              <th />
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}

function Signatures({ who }: { who: string[] }) {
  return (
    <div class="signatures">
      {who.map((one) => (
        <div key={one}>
          <i />
          <span>{say(`paper.sign.${one}`)}</span>
        </div>
      ))}
    </div>
  );
}

export function DealSheets() {
  const all = (deals.value ?? []).filter((each) => !["cancelled", "void", "closed"].includes(each.stage));
  if (deals.value && !all.length) return <p class="empty">{say("paper.none.deal")}</p>;
  return (
    <>
      {all.slice(0, 1).map((deal) => (
        <section key={deal.deal} class="sheet">
          <Title kind="deal" more={say("paper.deal-number", { n: String(deal.deal) })} />
          <p class="facts">
            <span>
              {say("paper.method")} <b>{say(`paper.method.${deal.method}`)}</b>
            </span>
            <span>{say(`paper.stage.${deal.stage}`)}</span>
          </p>
          <table>
            <thead>
              <tr>
                <th>{say("paper.name")}</th>
                <th class="number">{say("paper.chips-head")}</th>
                <th class="number">{say("paper.by-position")}</th>
                <th class="number">{say("paper.share")}</th>
                <th class="sign">{say("paper.signature")}</th>
              </tr>
            </thead>
            <tbody>
              {deal.lines.map((line) => (
                <tr key={line.entry} class="tall">
                  <td>{line.name}</td>
                  <td class="number">{chips(line.chips)}</td>
                  <td class="number">{money(line.by_position, currency())}</td>
                  <td class="number">
                    <b>{money(line.share, currency())}</b>
                  </td>
                  <td class="sign" />
                </tr>
              ))}
              {deal.for_winner > 0 && (
                <tr>
                  <td colSpan={3}>{say("paper.for-winner")}</td>
                  <td class="number">
                    <b>{money(deal.for_winner, currency())}</b>
                  </td>
                  <td />
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <th>{say("paper.total")}</th>
                <td class="number">{chips(deal.lines.reduce((sum, line) => sum + line.chips, 0))}</td>
                <td />
                <th class="number">{money(deal.total, currency())}</th>
                <td />
              </tr>
            </tfoot>
          </table>
          <ul class="remarks">
            <li>{say("paper.deal.counts-when")}</li>
            {deal.for_winner > 0 && <li>{say("paper.deal.winner", { amount: money(deal.for_winner, currency()) })}</li>}
            {deal.places_stay && <li>{say("paper.deal.places-stay")}</li>}
          </ul>
          {deal.cites.length > 0 && (
            <p class="cites">
              {say("paper.rules")}{" "}
              {deal.cites.map((cite) => (
                <span key={cite} class="rule">
                  {cite}
                </span>
              ))}
            </p>
          )}
          <Signatures who={["director"]} />
        </section>
      ))}
    </>
  );
}

export function SignInSheet() {
  const known = new Map<string, string>();
  for (const entry of entries.value) known.set(entry.player, entry.name);
  for (const person of people.value) if (!known.has(person.player)) known.set(person.player, person.name);
  const names = [...known.values()].sort((a, b) => a.localeCompare(b)),
    rows = [...names, ...Array.from({ length: blanks.value }, () => "")];
  return (
    <section class="sheet">
      <Title kind="sign-in" />
      <table class="sign-in">
        <thead>
          <tr>
            <th class="box">✓</th>
            <th>{say("paper.name")}</th>
            <th>{say("paper.table-seat-head")}</th>
            <th>{say("paper.paid-in")}</th>
            <th class="sign">{say("paper.signature")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name, at) => {
            const entry = name ? entries.value.find((each) => each.name === name && each.last) : undefined;
            return (
              <tr key={at} class="tall">
                <td class="box">
                  <i />
                </td>
                <td>{name}</td>
                <td>{entry?.table != null ? `${entry.table} · ${entry.seat}` : ""}</td>
                <td>{entry && !entry.owes ? "✓" : ""}</td>
                <td class="sign" />
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export function StructurePage() {
  const told = structure.value;
  if (!told) return null;
  let level = 0,
    at = told.starts_at;
  const price = (name: string, value: number | null | undefined) =>
    value == null ? null : (
      <span key={name}>
        {say(`paper.price.${name}`)} <b>{value ? money(value, currency()) : say("paper.free")}</b>
      </span>
    );
  return (
    <section class="sheet">
      <Title kind="structure" more={told.starts_at ? day(told.starts_at) : ""} />
      <p class="facts">
        {price("buy_in", told.buy_in)}
        {price("re_entry", told.re_entry)}
        {price("rebuy", told.rebuy)}
        {price("add_on", told.add_on)}
        {told.guarantee > 0 && price("guarantee", told.guarantee)}
        <span>
          {say("paper.stack")} <b>{chips(told.stack)}</b>
        </span>
        {told.late_levels > 0 && <span>{say("paper.late", { n: String(told.late_levels) })}</span>}
      </p>
      {told.stack_by_value.length > 0 && (
        <p class="facts small">
          {told.stack_by_value.map(([value, many]) => (
            <span key={value}>
              {many} × {chips(value!)}
            </span>
          ))}
        </p>
      )}
      <table class="levels">
        <thead>
          <tr>
            <th>{say("paper.level")}</th>
            <th class="number">{say("paper.blinds")}</th>
            <th class="number">{say("paper.ante")}</th>
            <th class="number">{say("paper.minutes")}</th>
            <th class="number">{say("paper.starts")}</th>
          </tr>
        </thead>
        <tbody>
          {told.levels.map((line, index) => {
            const begins = at;
            at += line.minutes * 60_000;
            if (!line.is_break) level += 1;
            const out = [
              ...new Set([
                ...(line.colour_up ?? []),
                ...told.colour_ups!.filter((each) => each.in_break === index).map((each) => each.value),
              ]),
            ];
            return line.is_break ? (
              <tr key={index} class="break">
                <td colSpan={3}>
                  {say("paper.break")}
                  {out.length > 0 && ` · ${say("paper.colour-up", { values: out.map(chips).join(", ") })}`}
                </td>
                <td class="number">{line.minutes}</td>
                <td class="number">{told.starts_at ? moment(begins) : ""}</td>
              </tr>
            ) : (
              <tr key={index}>
                <td>
                  {level}
                  {line.game && line.game !== "NLHE" ? ` · ${line.game}` : ""}
                  {level === told.late_levels ? <small> {say("paper.last-entry")}</small> : ""}
                </td>
                <td class="number">
                  <b>
                    {count(line.small_blind ?? 0)} / {count(line.big_blind ?? 0)}
                  </b>
                </td>
                <td class="number">{line.ante ? count(line.ante) : "–"}</td>
                <td class="number">{line.minutes}</td>
                <td class="number">{told.starts_at ? moment(begins) : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type Paid = Shown<"ShownPlace">;

/** Places that pay the same and that nobody has yet stand in one line. */
function together(places: readonly Paid[]): { from: Paid; to: Paid }[] {
  const found: { from: Paid; to: Paid }[] = [];
  for (const each of places) {
    const last = found[found.length - 1];
    if (last && !each.name && !last.to.name && last.to.amount === each.amount) last.to = each;
    else found.push({ from: each, to: each });
  }
  return found;
}

/** Everything to go on by hand: when each level begins, who sits where with how many chips, and the prizes. */
export function Fallback() {
  const prizes = part<Shown<"ShownPrizes">>("prizes"),
    now = board?.now() ?? Date.now(),
    stops = timetable(now).slice(0, 24),
    shown = clock(),
    number = counts();
  return (
    <section class="sheet fallback">
      <Title kind="fallback" more={say(`paper.clock.${shown?.status ?? "not started"}`)} />
      <p class="facts">
        <span>{say("paper.left", { n: number?.left ?? 0 })}</span>
        <span>{say("paper.entries", { n: number?.entries ?? 0 })}</span>
        <span>
          {say("paper.average")} <b>{chips(number?.average ?? 0)}</b>
        </span>
        <span>
          {say("paper.in-play")} <b>{chips(number?.chips ?? 0)}</b>
        </span>
      </p>
      <div class="two">
        <div>
          <h2>{say("paper.times")}</h2>
          <table class="levels">
            <thead>
              <tr>
                <th>{say("paper.starts")}</th>
                <th>{say("paper.level")}</th>
                <th class="number">{say("paper.blinds")}</th>
                <th class="number">{say("paper.ante")}</th>
              </tr>
            </thead>
            <tbody>
              {stops.map((stop, at) => (
                <tr key={at} class={`${stop.is_break ? "break" : ""}${stop.now ? " now" : ""}`}>
                  <td>
                    {moment(stop.at)}
                    {stop.now ? ` ← ${say("paper.now")}` : ""}
                  </td>
                  {stop.is_break ? (
                    <td colSpan={3}>
                      {say("paper.break-of", { n: String(Math.round(stop.ms / 60_000)) })}
                      {stop.colourUp.length
                        ? ` · ${say("paper.colour-up", { values: stop.colourUp.map(chips).join(", ") })}`
                        : ""}
                    </td>
                  ) : (
                    <Fragment>
                      <td>{stop.number}</td>
                      <td class="number">
                        {count(stop.small)} / {count(stop.big)}
                      </td>
                      <td class="number">{stop.ante ? count(stop.ante) : "–"}</td>
                    </Fragment>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <h2>{say("paper.what.payouts")}</h2>
          <table class="levels">
            <tbody>
              {together(prizes?.places ?? [])
                .slice(0, 24)
                .map(({ from, to }) => (
                  <tr key={from.place}>
                    <td>
                      {place(from.place)}
                      {from !== to ? ` – ${place(to.place)}` : ""}
                    </td>
                    <td>{from.name}</td>
                    <td class="number">{prizeWords(from.amount, from.ticket, currency())}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </div>
      <h2 class="seating">{say("paper.seating")}</h2>
      <div class="tables">
        {tables.value.map((each) => (
          <table key={each.number} class="seats-of">
            <thead>
              <tr>
                <th colSpan={2}>
                  {say("paper.table")} {each.number}
                </th>
                <th class="number">{each.button != null ? say("paper.button", { seat: String(each.button) }) : ""}</th>
              </tr>
            </thead>
            <tbody>
              {each.seats.map((seat) => (
                <tr key={seat.seat}>
                  <td>{seat.seat}</td>
                  <td>{seat.name || (seat.closed ? "×" : "")}</td>
                  <td class="number">{seat.entry != null ? chips(seat.chips ?? 0) : ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
