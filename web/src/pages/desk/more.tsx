// What the desk does for somebody with an entry: sells more chips, takes a stamp card, puts a mistake right.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../../lib/words";
import { give, type Fields } from "../console/desk";
import { priced, useOffered } from "../console/offered";
import type { Entry } from "./finding";
import { paying, playing, toTheBox, way } from "./serving";
import { slip } from "./slip";

/** A field that is typed into as soon as it is there. */
function useFocus(there: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [there]);
  return field;
}

type Selling = "rebuy" | "add on" | "fill card" | "redeem card";
const TOLD: Record<Selling, string> = {
  rebuy: "desk.rebought",
  "add on": "desk.added-on",
  "fill card": "desk.card-filled",
  "redeem card": "desk.redeemed",
};
const NAMES: Record<Selling, string> = {
  rebuy: "desk.offer-rebuy",
  "add on": "desk.offer-add-on",
  "fill card": "desk.offer-card",
  "redeem card": "desk.offer-redeem",
};
const SOLD: readonly Selling[] = ["rebuy", "add on", "fill card", "redeem card"];

/** More chips for somebody who plays, where the event sells them now. */
export function More({ one }: { one: Entry }) {
  const offered = useOffered(one, "rebuy", "add on", "fill card"),
    [selling, sell] = useState<Selling | null>(null);
  const there = SOLD.filter((order) =>
    order === "redeem card" ? offered.has("fill card") && one.table !== null && playing() : offered.has(order),
  ); // a card is changed at the table, once it is full
  if (selling) return <Sell key={one.entry} one={one} selling={selling} onDone={() => sell(null)} />;
  return there.length ? (
    <p class="row no-print mend">
      {there.map((order) => (
        <button key={order} onClick={() => sell(order)}>
          {priced(say(NAMES[order]), order)}
        </button>
      ))}
    </p>
  ) : null;
}

function Sell({ one, selling, onDone }: { one: Entry; selling: Selling; onDone: () => void }) {
  const card = selling === "fill card" || selling === "redeem card",
    chips = selling !== "fill card",
    field = useFocus(true);
  const done = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const said = new FormData(submitted.target as HTMLFormElement),
      stack = Number(said.get("stack") || 0);
    const named = card ? { card: String(said.get("card")).trim() } : paying();
    const worth = Number(said.get("worth") || 0);
    const fields: Fields =
      selling === "fill card"
        ? { ...named, player: one.player, ...(worth ? { value: worth } : {}) }
        : { ...named, entry: one.entry, ...(selling !== "add on" || stack ? { stack } : {}) };
    if (await give(selling, fields, { told: say(TOLD[selling], { name: one.name }) })) onDone();
  };
  return (
    <form class="row no-print mend" onSubmit={(submitted) => void done(submitted as unknown as SubmitEvent)}>
      {card && (
        <label>
          <span>{say("desk.card-number")}</span>
          <input name="card" required maxLength={40} ref={field} autocomplete="off" />
        </label>
      )}
      {!chips && (
        <label>
          <span>{say("desk.card-worth")}</span>
          <input name="worth" type="number" min={1} inputMode="numeric" />
        </label>
      )}
      {chips && (
        <label>
          <span>{say("desk.chips-left", { name: one.name })}</span>
          <input
            name="stack"
            type="number"
            min={0}
            inputMode="numeric"
            required={selling !== "add on"}
            {...(card ? {} : { ref: field })}
          />
        </label>
      )}
      <button class="primary">
        {card ? say("common.save") : priced(say("desk.sell", { way: say(`desk.way.${way.value}`) }), selling)}
      </button>
      <button type="button" onClick={onDone}>
        {say("common.cancel")}
      </button>
    </form>
  );
}

/** What was entered wrongly: another spelling, or the wrong person. */
export function Mend({ one }: { one: Entry }) {
  const [renaming, rename] = useState(false),
    [leaving, leave] = useState(false);
  const offered = useOffered(one, "withdraw"),
    field = useFocus(renaming);
  const correct = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.target as HTMLFormElement).get("name"));
    if (await give("correct name", { entry: one.entry, name })) {
      rename(false);
      toTheBox();
    }
  };
  const withdraw = async (refund: boolean): Promise<void> => {
    if (await give("withdraw", { entry: one.entry, refund }, { told: say("desk.undone", { name: one.name }) })) {
      slip.value = null;
      toTheBox();
    }
  };
  if (renaming)
    return (
      <form class="row no-print mend" onSubmit={(submitted) => void correct(submitted as unknown as SubmitEvent)}>
        <label>
          <span>{say("desk.right-name")}</span>
          <input name="name" defaultValue={one.name} required maxLength={60} ref={field} />
        </label>
        <button class="primary">{say("common.save")}</button>
        <button type="button" onClick={() => rename(false)}>
          {say("common.cancel")}
        </button>
      </form>
    );
  if (leaving)
    return (
      <p class="row no-print mend">
        <span>{say("desk.sure-withdraw", { name: one.name })}</span>
        {one.owes === 0 && (
          <button class="danger" onClick={() => void withdraw(true)}>
            {say("desk.withdraw-paid")}
          </button>
        )}
        <button class="danger" onClick={() => void withdraw(false)}>
          {say("desk.withdraw-kept")}
        </button>
        <button onClick={() => leave(false)}>{say("common.cancel")}</button>
      </p>
    );
  return (
    <p class="row no-print mend">
      <button class="quiet" onClick={() => rename(true)}>
        {say("desk.correct-name")}
      </button>
      {offered.has("withdraw") && (
        <button class="quiet" onClick={() => leave(true)}>
          {say("desk.withdraw")}
        </button>
      )}
    </p>
  );
}
