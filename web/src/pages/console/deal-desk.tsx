// All ways to divide what is left over the same chips, and the one to propose.
import { useEffect, useState } from "preact/hooks";
import { post } from "../../lib/api";
import { refusalWords, tellRefusal } from "../../lib/toast";
import type { Counts, Shown } from "../../lib/types";
import { count, digitsOf, money, say } from "../../lib/words";
import { byChips, chipsOf, tally, typedOf, wantsCounts, type Tally } from "./deal-counts";
import { board, currency, event, give, type Fields } from "./desk";
import type { Prizes } from "./shapes";
import { Check, textOf, turned } from "../../parts/fields";

type Ways = Shown<"DealWays">;
type Odd = { name: string; method: string; share: number; above: boolean };
type Texts = Record<number, string>;
export const cash = (value: number): string => money(value, currency());
export const methodName = (method: string): string => say(`deals.${method}`);
/** What is odd about a share, in money. */
export const oddWords = (above: boolean, share: number, limit: number): string =>
  say(above ? "deals.above" : "deals.below", { share: cash(share), limit: cash(limit) });

export function DealDesk() {
  const [typed, setTyped] = useState<Texts>({}),
    [winner, setWinner] = useState(""),
    [custom, setCustom] = useState<Texts>({});
  const [ways, setWays] = useState<Ways | null>(null),
    [refused, setRefused] = useState(""),
    [chosen, choose] = useState("icm");
  const [present, setPresent] = useState(true),
    [vouched, vouch] = useState<readonly string[]>([]),
    [why, setWhy] = useState(""),
    [odd, showOdd] = useState<Odd | null>(null);
  const asked = JSON.stringify({ chips: typedOf(typed), for_winner: coins(winner) });
  const version = board.version.value;
  const divides = board.part<Prizes>("prizes")?.announced === true && (board.part<Counts>("counts")?.left ?? 0) > 1;
  useEffect(() => {
    if (!divides) return undefined;
    const timer = setTimeout(
      () =>
        void post<Ways>(`/api/events/${encodeURIComponent(event)}/deal-preview`, JSON.parse(asked)).then(
          (found) => {
            setWays(found);
            setRefused(found.refusal?.message ?? "");
          },
          (error: unknown) => {
            setRefused(refusalWords(error));
          },
        ),
      120,
    );
    return () => clearTimeout(timer);
  }, [asked, version, divides]);
  if (!divides) return <p class="empty">{say("deals.nothing")}</p>;
  if (!ways) return <p class="empty">{refused || say("common.loading")}</p>;
  const methods = [...ways.ways.map((way) => way.method), "custom"],
    asks = ways.asks ?? [];
  const left = ways.pool - coins(winner),
    told = ways.players.reduce((sum, one) => sum + coins(custom[one.entry] ?? ""), 0);
  const counts = tally(ways.players, typed, ways.in_play ?? 0),
    off = counts.off !== 0 && wantsCounts(chosen);
  const lacks =
    chosen === "custom" ? told !== left : !methods.includes(chosen) || (off && (!counts.sure || !why.trim()));
  const propose = async (): Promise<void> => {
    const permits = { present, ...Object.fromEntries(asks.map((one) => [one, true])) };
    const fields: Fields = {
      method: chosen,
      chips: chipsOf(ways.players, typed),
      for_winner: coins(winner),
      permits,
      ...(off ? { why_off: why } : {}),
      ...(chosen === "custom"
        ? { shares: Object.fromEntries(ways.players.map((one) => [one.entry, coins(custom[one.entry] ?? "")])) }
        : {}),
    };
    await give("propose deal", fields, { undo: say("deals.proposed") }).catch(tellRefusal);
  };
  return (
    <section class="stack">
      <div class="row">
        <span>{say("deals.to-divide", { n: ways.players.length, amount: cash(ways.pool) })}</span>
        <label class="inline">
          <span>{say("deals.leave")}</span>
          <input inputMode="decimal" value={winner} placeholder="0" onInput={(input) => setWinner(textOf(input))} />
        </label>
      </div>
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <div class="ways-box">
        <div class="row ways-pick">
          {methods.map((method) => (
            <Method key={method} method={method} chosen={chosen} choose={choose} />
          ))}
        </div>
        <table class="ways">
          <thead>
            <tr>
              <th>{say("console.player")}</th>
              <th class="number">{say("deals.chips")}</th>
              {methods.map((method) => (
                <th key={method} class={`number way${chosen === method ? " chosen" : ""}`}>
                  <Method method={method} chosen={chosen} choose={choose} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ways.players.map((one, at) => (
              <tr key={one.entry}>
                <td>{one.name}</td>
                <td class="number">
                  <input
                    inputMode="numeric"
                    aria-label={`${one.name} ${say("deals.chips")}`}
                    value={typed[one.entry] ?? ""}
                    placeholder={count(one.chips)}
                    onInput={(input) => setTyped({ ...typed, [one.entry]: textOf(input) })}
                  />
                </td>
                {ways.ways.map((way) => (
                  <td key={way.method} class={`number way${chosen === way.method ? " chosen" : ""}`}>
                    {byChips(way.method) && !counts.sure ? (
                      <span class="faint">–</span>
                    ) : (
                      <>
                        {way.below_sure?.includes(one.entry) || way.above_first?.includes(one.entry) ? (
                          <Mark
                            onTap={() =>
                              showOdd({
                                name: one.name,
                                method: way.method,
                                share: way.shares[at]!,
                                above: way.above_first?.includes(one.entry) ?? false,
                              })
                            }
                          />
                        ) : null}
                        {cash(way.shares[at]!)}
                      </>
                    )}
                  </td>
                ))}
                <td class={`number way${chosen === "custom" ? " chosen" : ""}`}>
                  <input
                    inputMode="decimal"
                    aria-label={`${one.name} ${methodName("custom")}`}
                    value={custom[one.entry] ?? ""}
                    tabIndex={chosen === "custom" ? 0 : -1}
                    onInput={(input) => {
                      choose("custom");
                      setCustom({ ...custom, [one.entry]: textOf(input) });
                    }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Counted counts={counts} inPlay={ways.in_play ?? 0} />
      {odd && (
        <p class="small warn" role="status">
          {odd.name}, {methodName(odd.method)}:{" "}
          {oddWords(odd.above, odd.share, odd.above ? ways.prizes[0]! : ways.prizes[ways.prizes.length - 1]!)}
        </p>
      )}
      {off && counts.sure && (
        <label>
          <span>{say("deals.why-off")} *</span>
          <input value={why} maxLength={300} onInput={(input) => setWhy(textOf(input))} />
        </label>
      )}
      {chosen === "custom" && told !== left && (
        <p class="refused">{say("deals.sum-off", { told: cash(told), left: cash(left) })}</p>
      )}
      <div class="row deal-vouch">
        {asks.map((one) => (
          <Check key={one} on={vouched.includes(one)} onChange={() => vouch(turned(vouched, one))}>
            {say(`deals.ask-${one}`)}
          </Check>
        ))}
        <Check on={present} onChange={setPresent}>
          {say("deals.present")}
        </Check>
        <button
          class="primary"
          disabled={lacks || asks.some((one) => !vouched.includes(one))}
          onClick={() => void propose()}
        >
          {say("deals.propose", { method: methodName(chosen) })}
        </button>
      </div>
    </section>
  );
}

/** What was counted beside what is in play. */
function Counted({ counts, inPlay }: { counts: Tally; inPlay: number }) {
  const words = say("deals.counted", { n: counts.sum, of: inPlay });
  if (!counts.sure)
    return (
      <p class="refused" role="status">
        <b class="number">{words}</b> · {say(counts.none ? "deals.count-first" : "deals.count-all")}
      </p>
    );
  return (
    <p class={counts.off ? "refused" : "fits"} role="status">
      <b class="number">{words}</b>
      {counts.off ? ` · ${say(counts.off > 0 ? "deals.too-many" : "deals.too-few", { n: Math.abs(counts.off) })}` : ""}
    </p>
  );
}

const Method = ({ method, chosen, choose }: { method: string; chosen: string; choose: (method: string) => void }) => (
  <button class={chosen === method ? "primary" : ""} aria-pressed={chosen === method} onClick={() => choose(method)}>
    {methodName(method)}
  </button>
);
const Mark = ({ onTap }: { onTap: () => void }) => (
  <button class="quiet odd" tabIndex={-1} aria-label={say("deals.odd")} onClick={onTap}>
    !
  </button>
);
/** Money as it is typed, in the smallest unit of the currency. */
const coins = (text: string): number =>
  Math.round((Number(text.replace(/[^\d.]/g, "")) || 0) * 10 ** digitsOf(currency()));
