// The deals desk: what is left, divided in every way side by side; one is proposed, agreed on, approved and signed.
import { useEffect, useState } from "preact/hooks";
import { post } from "../../lib/api";
import { refusalWords, tellRefusal } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { chips, count, money, say } from "../../lib/words";
import { board, currency, event, give, open, type Fields } from "./desk";
import { digitsOf } from "./labels";
import { listed, type Deal } from "./shapes";

type Ways = Shown<"DealWays">;
const cash = (value: number): string => money(value, currency());
const methodName = (method: string): string => say(`deal.${method}`);

export function DealsPage() {
  const deals = listed<Deal>(board.part("deals"), "all");
  const open = deals.filter((one) => ["proposed", "agreed", "approved"].includes(one.stage));
  return <div class="stack">
    <h2>{say("console.deals")}</h2>
    {open.map((one) => <OneDeal key={one.number} deal={one} />)}
    {!open.some((one) => one.stage === "approved") && <Desk />}
    {deals.filter((one) => !open.includes(one)).map((one) => <p key={one.number} class="soft small">{say("deal.over", { n: one.number, method: methodName(one.method) })} · {say(`deal.stage.${one.stage}`)} {one.why}</p>)}
  </div>;
}

function OneDeal({ deal }: { deal: Deal }) {
  const agreed = deal.shares.filter((one) => one.accepted).length;
  const agree = (entriesIn: number[], words: string): void => void give("agree deal", { deal: deal.number, entries: entriesIn }, { undo: words });
  return <article class="card stack deal">
    <div class="row"><h3>{say("deal.number", { n: deal.number, method: methodName(deal.method) })}</h3><span class={`badge ${deal.stage === "approved" ? "good" : "warn"}`}>{say(`deal.stage.${deal.stage}`)}</span><span class="soft">{say("deal.agreed-of", { n: agreed, of: deal.needed })}</span></div>
    <table><tbody>{deal.shares.map((one) => <tr key={one.entry}><td>{one.name}{one.warning && <span class="badge warn" title={one.warning}>!</span>}</td><td class="number soft">{chips(one.chips)}</td><td class="number"><b>{cash(one.share)}</b></td>
      <td>{deal.stage === "proposed" ? (one.accepted ? <span class="badge good">{say("deal.yes")}</span> : <span class="row"><button onClick={() => agree([one.entry], say("deal.agrees", { name: one.name }))}>{say("deal.agree")}</button><button class="quiet" onClick={() => open({ kind: "order", order: "refuse deal", fields: { deal: deal.number, entry: one.entry, why: "" } })}>{say("deal.refuse")}</button></span>) : ""}</td></tr>)}</tbody></table>
    {deal.for_winner > 0 && <p>{say("deal.for-winner", { amount: cash(deal.for_winner) })}</p>}
    <div class="row">
      {deal.stage === "proposed" && <button class="primary" onClick={() => agree(deal.shares.filter((one) => !one.accepted).map((one) => one.entry), say("deal.all-agree"))}>{say("deal.all-agree")}</button>}
      {deal.stage === "agreed" && <button class="primary" onClick={() => void give("approve deal", { deal: deal.number }, { undo: say("deal.approved") })}>{say("deal.approve")}</button>}
      <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&sheet=deal&deal=${deal.number}`}>{say("deal.sheet")}</a>
      <button onClick={() => open({ kind: "order", order: "void deal", fields: { deal: deal.number, ground: "", why: "" } })}>{say("deal.void")}</button>
    </div>
  </article>;
}

/** All methods over the same chips, and the one to propose. */
function Desk() {
  const [counted, setCounted] = useState<Record<number, string>>({}), [winner, setWinner] = useState(""), [custom, setCustom] = useState<Record<number, string>>({});
  const [ways, setWays] = useState<Ways | null>(null), [refused, setRefused] = useState(""), [chosen, choose] = useState("icm");
  const [present, setPresent] = useState(true);
  const asked = JSON.stringify({ chips: counts(counted), for_winner: coins(winner) });
  const version = board.version.value;
  useEffect(() => {
    const timer = setTimeout(() => void post<Ways>(`/api/events/${encodeURIComponent(event)}/deal-preview`, JSON.parse(asked)).then((found) => { setWays(found); setRefused(""); }, (error: unknown) => { setRefused(refusalWords(error)); }), 120);
    return () => clearTimeout(timer);
  }, [asked, version]);
  if (!ways) return <p class="empty">{refused || say("common.loading")}</p>;
  const left = ways.pool - coins(winner), told = ways.players.reduce((sum, one) => sum + coins(custom[one.entry] ?? ""), 0);
  const propose = async (): Promise<void> => {
    const chipsOf = Object.fromEntries(ways.players.map((one) => [one.entry, one.chips]));
    const fields: Fields = { method: chosen, chips: chipsOf, for_winner: coins(winner), permits: { present }, ...(chosen === "custom" ? { shares: Object.fromEntries(ways.players.map((one) => [one.entry, coins(custom[one.entry] ?? "")])) } : {}) };
    await give("propose deal", fields, { undo: say("deal.proposed") }).catch(tellRefusal);
  };
  return <section class="stack">
    <div class="row"><span>{say("deal.to-divide", { n: ways.players.length, amount: cash(ways.pool) })}</span><label class="inline"><span>{say("deal.leave")}</span><input inputMode="decimal" value={winner} placeholder="0" onInput={(input) => setWinner((input.target as HTMLInputElement).value)} /></label></div>
    {refused && <p class="refused" role="alert">{refused}</p>}
    <div class="scroll-x"><table class="ways"><thead><tr><th>{say("console.player")}</th><th class="number">{say("deal.chips")}</th>
      {ways.ways.map((way) => <th key={way.method} class="number"><button class={chosen === way.method ? "primary" : ""} aria-pressed={chosen === way.method} onClick={() => choose(way.method)}>{methodName(way.method)}</button></th>)}
      <th class="number"><button class={chosen === "custom" ? "primary" : ""} aria-pressed={chosen === "custom"} onClick={() => choose("custom")}>{methodName("custom")}</button></th></tr></thead>
      <tbody>{ways.players.map((one, at) => <tr key={one.entry}><td>{one.name}</td><td class="number"><input inputMode="numeric" aria-label={`${one.name} ${say("deal.chips")}`} value={counted[one.entry] ?? ""} placeholder={count(one.chips)} onInput={(input) => setCounted({ ...counted, [one.entry]: (input.target as HTMLInputElement).value })} /></td>
        {ways.ways.map((way) => <td key={way.method} class={`number${chosen === way.method ? " chosen" : ""}`}>{cash(way.shares[at]!)}{way.below_sure?.includes(one.entry) ? <Odd words="deal.below" /> : way.above_first?.includes(one.entry) ? <Odd words="deal.above" /> : null}</td>)}
        <td class={`number${chosen === "custom" ? " chosen" : ""}`}><input inputMode="decimal" aria-label={`${one.name} ${methodName("custom")}`} value={custom[one.entry] ?? ""} tabIndex={chosen === "custom" ? 0 : -1} onInput={(input) => { choose("custom"); setCustom({ ...custom, [one.entry]: (input.target as HTMLInputElement).value }); }} /></td></tr>)}</tbody></table></div>
    {chosen === "custom" && told !== left && <p class="refused">{say("deal.sum-off", { told: cash(told), left: cash(left) })}</p>}
    <div class="row"><label class="check"><input type="checkbox" checked={present} onChange={(change) => setPresent((change.target as HTMLInputElement).checked)} /> {say("deal.present")}</label>
      <button class="primary" disabled={chosen === "custom" && told !== left} onClick={() => void propose()}>{say("deal.propose", { method: methodName(chosen) })}</button></div>
  </section>;
}

const Odd = ({ words }: { words: string }) => <span class="badge warn" title={say(words)} aria-label={say(words)}>!</span>;
const digits = (text: string): number => Number(text.replace(/\D/g, "")) || 0;
/** Money as it is typed, in the smallest unit of the currency. */
const coins = (text: string): number => Math.round((Number(text.replace(/[^\d.]/g, "")) || 0) * 10 ** digitsOf(currency()));

function counts(said: Record<number, string>): Record<number, number> | null {
  const found = Object.entries(said).filter(([, text]) => text.trim());
  return found.length ? Object.fromEntries(found.map(([entry, text]) => [entry, digits(text)])) : null;
}
