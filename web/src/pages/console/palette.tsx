// Every order there is, found by typing, each with its form; the same form inserts an order in the past.
import { useEffect, useRef, useState } from "preact/hooks";
import { tell, tellRefusal } from "../../lib/toast";
import { has, language, say } from "../../lib/words";
import { OrderFields, type Known } from "../../parts/command";
import { Dialog } from "../../parts/dialog";
import { close, correct, entries, give, open, orderForms, tables, type Fields, type OrderForm } from "./desk";
import { fold } from "./finding";
import { orderName } from "./labels";
import { Conflicts } from "./strike";
import type { Taken } from "../../lib/types";

export function known(): Known {
  return { people: [...entries.value].sort((one, other) => one.name.localeCompare(other.name)), tables: tables.value.map((one) => one.number) };
}

function useForms(): Map<string, OrderForm> | null {
  const [forms, setForms] = useState<Map<string, OrderForm> | null>(null);
  useEffect(() => { orderForms().then(setForms, tellRefusal); }, []);
  return forms;
}

/** The list of all orders. */
export function Palette({ after }: { after?: number }) {
  const forms = useForms();
  const [text, setText] = useState(""), [at, setAt] = useState(0);
  const found = forms ? search([...forms.values()], text) : [];
  const go = (one: OrderForm | undefined): void => { if (one) open({ kind: "order", order: one.order, fields: {}, ...(after === undefined ? {} : { after }) }); };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") { setAt(Math.min(at + 1, found.length - 1)); event.preventDefault(); }
    if (event.key === "ArrowUp") { setAt(Math.max(at - 1, 0)); event.preventDefault(); }
    if (event.key === "Enter") { event.preventDefault(); void orderForms().then((all) => go(search([...all.values()], (event.target as HTMLInputElement).value)[at])); } // what is typed may not be drawn yet
  };
  return <Dialog title={say(after === undefined ? "console.orders" : "console.insert-title")} onClose={close}>
    <input class="palette-box" autofocus value={text} placeholder={say("console.orders-hint")} aria-label={say("console.orders-hint")} onInput={(event) => { setText((event.target as HTMLInputElement).value); setAt(0); }} onKeyDown={keys} />
    <ul class="palette" role="listbox">{found.map((one, index) => <li key={one.order} role="option" aria-selected={index === at} ref={(item) => { if (index === at) item?.scrollIntoView({ block: "nearest" }); }} onClick={() => go(one)}>
      <b>{orderName(one.order)}</b>{language.value === "en" ? <span class="soft small">{one.about}</span> : <span class="faint small">{one.order}</span>}</li>)}
      {forms && !found.length && <li class="soft">{say("console.no-order")}</li>}</ul>
  </Dialog>;
}

function search(forms: OrderForm[], text: string): OrderForm[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const rank = (one: OrderForm): number => {
    const name = fold(`${orderName(one.order)} ${one.order}`), all = `${name} ${fold(one.about)}`;
    if (!words.every((word) => all.includes(word))) return 9;
    return words.every((word) => name.startsWith(word)) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2;
  };
  return forms.map((one) => ({ one, rank: rank(one) })).filter((each) => each.rank < 9)
    .sort((one, other) => one.rank - other.rank || orderName(one.one.order).localeCompare(orderName(other.one.order))).map((each) => each.one);
}

/** The form of one order. With `after` it is put into the past: what no longer fits is shown first. */
export function OrderDialog({ order, fields, after }: { order: string; fields: Fields; after?: number }) {
  const forms = useForms(), form = forms?.get(order);
  const [values, setValues] = useState(fields), [why, setWhy] = useState(""), [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Taken | null>(null);
  const past = after !== undefined, box = useRef<HTMLFormElement>(null);
  useEffect(() => { if (form) (box.current?.querySelector<HTMLElement>("input:not([value]), input[value=''], select") ?? box.current?.querySelector<HTMLElement>("input, select, button"))?.focus(); }, [form !== undefined]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      if (!past) { if (await give(order, values, { undo: orderName(order), why })) close(); }
      else if (!shown) setShown(await correct({ after, order, fields: values, why, preview: true }));
      else { await correct({ after, order, fields: values, why }); tell(say("console.inserted")); close(); }
    } catch (error) { tellRefusal(error); }
    setBusy(false);
  };
  return <Dialog title={orderName(order)} onClose={close}>
    <form ref={box} class="stack" onSubmit={(event) => void send(event)}>
      {past && <p class="badge warn">{say("console.insert-after", { n: String(after) })}</p>}
      {form && (language.value === "en" || !has(`order.${order}`)) && <p class="soft">{form.about}</p>}
      {form ? <OrderFields fields={form.fields ?? []} values={values} known={known()} onChange={(next) => { setValues(next); setShown(null); }} /> : <p class="soft">{say("common.loading")}</p>}
      {past && <label><span>{say("console.why")} *</span><input required value={why} maxLength={500} onInput={(event) => { setWhy((event.target as HTMLInputElement).value); setShown(null); }} /></label>}
      {past && shown && <Conflicts taken={shown} />}
      <div class="row"><button class={shown?.conflicts?.length ? "danger" : "primary"} disabled={busy || !form}>{say(past ? (shown ? "console.insert-save" : "console.insert-look") : "console.give")}</button><button type="button" onClick={close}>{say("common.cancel")}</button></div>
    </form>
  </Dialog>;
}
