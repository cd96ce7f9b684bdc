// The deals desk: what is left, divided in every way side by side; one is proposed, agreed on, approved and signed.
import { useState } from "preact/hooks";
import { chips, has, say, text } from "../../lib/words";
import { cash, DealDesk, methodName, oddWords } from "./deal-desk";
import { board, event, give } from "./desk";
import type { Shown } from "../../lib/types";
import { type Deal } from "./shapes";
import { textOf, submits } from "../../parts/fields";

type Deals = Shown<"ShownDeals">;
const OPEN = ["proposed", "agreed", "approved"];

export function DealsPage() {
  const part = board.part<Deals>("deals"),
    deals = part?.all ?? [];
  const open = deals.filter((one) => OPEN.includes(one.stage));
  return (
    <div class="stack">
      <h2>{say("console.deals")}</h2>
      {part?.may_end && <EndHere />}
      {open.map((one) => (
        <OneDeal key={one.number} deal={one} grounds={part?.grounds ?? []} />
      ))}
      {!open.some((one) => one.stage === "approved") && <DealDesk />}
      {deals
        .filter((one) => !open.includes(one))
        .map((one) => (
          <p key={one.number} class="soft small">
            {say("deals.number", { n: one.number, method: methodName(one.method) })} · {endedWords(one)}
          </p>
        ))}
    </div>
  );
}

/** How a deal came to nothing. */
function endedWords(deal: Deal): string {
  const how = deal.objector ? say("deals.objected", { name: deal.objector }) : say(`deals.stage.${deal.stage}`);
  return deal.why ? `${how}: ${text(deal.why)}` : how;
}

/** Nothing is left to play for. */
function EndHere() {
  return (
    <article class="card advice">
      <p>{say("deals.may-end")}</p>
      <div class="row">
        <button class="primary" onClick={() => void give("end event", {}, { undo: say("deals.ended") })}>
          {say("do.end")}
        </button>
      </div>
    </article>
  );
}

type Saying = { kind: "void" } | { kind: "refuse"; entry: number; name: string };

function OneDeal({ deal, grounds }: { deal: Deal; grounds: readonly string[] }) {
  const [saying, setSaying] = useState<Saying | null>(null);
  const agreed = deal.shares.filter((one) => one.accepted).length;
  const agree = (entriesIn: number[]): void =>
    void give("agree deal", { deal: deal.number, entries: entriesIn }, { undo: true });
  return (
    <article class="card stack deal">
      <div class="row">
        <h3>{say("deals.number", { n: deal.number, method: methodName(deal.method) })}</h3>
        <span class={`badge ${deal.stage === "approved" ? "good" : "warn"}`}>{say(`deals.stage.${deal.stage}`)}</span>
        <span class="soft">{say("deals.agreed-of", { n: agreed, of: deal.needed })}</span>
      </div>
      <table>
        <tbody>
          {deal.shares.map((one) => (
            <tr key={one.entry}>
              <td>
                {one.name}
                {one.odd && <small class="odd-words">{oddWords(one.odd === "above", one.share, one.odd_limit)}</small>}
              </td>
              <td class="number soft">{chips(one.chips)}</td>
              <td class="number">
                <b>{cash(one.share)}</b>
              </td>
              <td>
                {deal.stage === "proposed" ? (
                  one.accepted ? (
                    <span class="badge good">{say("deals.yes")}</span>
                  ) : (
                    <span class="row">
                      <button onClick={() => agree([one.entry])}>{say("deals.agree")}</button>
                      <button
                        class="quiet"
                        onClick={() => setSaying({ kind: "refuse", entry: one.entry, name: one.name })}
                      >
                        {say("deals.refuse")}
                      </button>
                    </span>
                  )
                ) : (
                  ""
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deal.for_winner > 0 && <p>{say("deals.for-winner", { amount: cash(deal.for_winner) })}</p>}
      {saying ? (
        <SayWhy deal={deal} saying={saying} grounds={grounds} onDone={() => setSaying(null)} />
      ) : (
        <div class="row">
          {deal.stage === "proposed" && (
            <button
              class="primary"
              onClick={() => agree(deal.shares.filter((one) => !one.accepted).map((one) => one.entry))}
            >
              {say("deals.all-agree")}
            </button>
          )}
          {deal.stage === "agreed" && (
            <button
              class="primary"
              onClick={() => void give("approve deal", { deal: deal.number }, { undo: say("deals.approved") })}
            >
              {say("deals.approve")}
            </button>
          )}
          <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&sheet=deal&deal=${deal.number}`}>
            {say("deals.sheet")}
          </a>
          <button onClick={() => setSaying({ kind: "void" })}>{say("deals.void")}</button>
        </div>
      )}
    </article>
  );
}

/** Somebody says no, or the director finds the deal improper: just what has to be said. */
function SayWhy({
  deal,
  saying,
  grounds,
  onDone,
}: {
  deal: Deal;
  saying: Saying;
  grounds: readonly string[];
  onDone: () => void;
}) {
  const [ground, setGround] = useState(""),
    [why, setWhy] = useState("");
  const voids = saying.kind === "void";
  const send = async (): Promise<void> => {
    const done =
      saying.kind === "void"
        ? await give("void deal", { deal: deal.number, ground, why }, { undo: true })
        : await give("refuse deal", { deal: deal.number, entry: saying.entry, why }, { undo: true });
    if (done) onDone();
  };
  return (
    <form
      class="stack saying"
      onSubmit={submits(send)}
      onKeyDown={(key) => {
        if (key.key === "Escape") onDone();
      }}
    >
      {voids && (
        <fieldset class="row">
          <legend>{say("deals.ground")}</legend>
          {grounds.map((one) => (
            <button
              key={one}
              type="button"
              class={ground === one ? "primary" : ""}
              aria-pressed={ground === one}
              onClick={() => setGround(one)}
            >
              {has(`deals.ground.${one}`) ? say(`deals.ground.${one}`) : one}
            </button>
          ))}
        </fieldset>
      )}
      <label>
        <span>{voids ? `${say("console.why")} *` : say("deals.why-no", { name: saying.name })}</span>
        <input
          autofocus
          ref={(input) => {
            if (!voids) input?.focus();
          }}
          required={voids}
          value={why}
          maxLength={300}
          onInput={(input) => setWhy(textOf(input))}
        />
      </label>
      <div class="row">
        <button class="danger" disabled={voids && (!ground || !why.trim())}>
          {voids ? say("deals.void") : say("deals.refuses", { name: saying.name })}
        </button>
        <button type="button" onClick={onDone}>
          {say("common.cancel")}
        </button>
      </div>
    </form>
  );
}
