// Every order there is, found by typing, each with its form; the same form inserts an order in the past.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refused } from "../../lib/api";
import { tell, tellRefusal } from "../../lib/toast";
import { has, language, say } from "../../lib/words";
import { OrderFields, type Known } from "../../parts/command";
import { Dialog } from "../../parts/dialog";
import {
  askable,
  asked,
  board,
  close,
  correct,
  entries,
  give,
  open,
  orderForms,
  tables,
  type Fields,
  type OrderForm,
} from "./desk";
import { fitting } from "./finding";
import { orderName } from "./labels";
import { Preview } from "./strike";
import { namedLine } from "./story-words";
import type { Shown, Taken } from "../../lib/types";
import { textOf, submits } from "../../parts/fields";

export function known(): Known {
  return {
    people: [...entries.value].sort((one, other) => one.name.localeCompare(other.name)),
    tables: tables.value.map((one) => one.number),
    door: board.part<Shown<"ShownDoor">>("door")?.people ?? [],
  };
}

function useForms(): Map<string, OrderForm> | null {
  const [forms, setForms] = useState<Map<string, OrderForm> | null>(null);
  useEffect(() => {
    orderForms().then(setForms, tellRefusal);
  }, []);
  return forms;
}

/** What is forgotten most often, and then put in after the fact. */
const USUAL = [
  "bust out",
  "register",
  "re enter",
  "balance",
  "take seat",
  "count stacks",
  "change stack",
  "rebuy",
  "add on",
  "mark away",
  "mark back",
  "penalise",
];

/** The list of all orders; for the past the usual ones come first. */
export function Palette({ after, instead = false }: { after?: number; instead?: boolean }) {
  const forms = useForms();
  const [text, setText] = useState(""),
    [at, setAt] = useState(0);
  const usual = after === undefined ? [] : USUAL;
  const found = forms ? fitting([...forms.values()], text, orderName, usual) : [],
    first = text.trim() ? 0 : found.filter((one) => usual.includes(one.order)).length;
  const go = (one: OrderForm | undefined): void => {
    if (one) open({ kind: "order", order: one.order, fields: {}, instead, ...(after === undefined ? {} : { after }) });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") {
      setAt(Math.min(at + 1, found.length - 1));
      event.preventDefault();
    }
    if (event.key === "ArrowUp") {
      setAt(Math.max(at - 1, 0));
      event.preventDefault();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      void orderForms().then((all) => go(fitting([...all.values()], textOf(event), orderName, usual)[at]));
    } // what is typed may not be drawn yet
  };
  return (
    <Dialog title={say(after === undefined ? "console.orders" : "console.insert-title")} onClose={close}>
      <input
        class="palette-box"
        autofocus
        value={text}
        placeholder={say("console.orders-hint")}
        aria-label={say("console.orders-hint")}
        onInput={(event) => {
          setText(textOf(event));
          setAt(0);
        }}
        onKeyDown={keys}
      />
      <ul class="palette" role="listbox">
        {!forms && <li class="soft">{say("common.loading")}</li>}
        {found.map((one, index) => (
          <li
            key={one.order}
            class={first && index === first ? "others" : ""}
            role="option"
            aria-selected={index === at}
            ref={(item) => {
              if (index === at) item?.scrollIntoView({ block: "nearest" });
            }}
            onClick={() => go(one)}
          >
            <b>{orderName(one.order)}</b>
            {language.value === "en" && <span class="soft small">{one.about}</span>}
          </li>
        ))}
        {forms && !found.length && <li class="soft">{say("console.no-order")}</li>}
      </ul>
    </Dialog>
  );
}

type Given = { order: string; fields: Fields; after?: number; instead?: boolean };

/** The form of one order. With `after` it is put into the past, or in the place of that order: what changes is shown first. */
export function OrderDialog({ order, fields, after, instead = false }: Given) {
  const forms = useForms(),
    form = forms?.get(order);
  const [values, setValues] = useState(fields),
    [why, setWhy] = useState(""),
    [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Taken | null>(null);
  const past = after !== undefined,
    strike = past && instead ? [after] : [],
    box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form)
      (
        box.current?.querySelector<HTMLElement>("input:not([value]), input[value=''], select") ??
        box.current?.querySelector<HTMLElement>("input, select, button")
      )?.focus();
  }, [form !== undefined]);
  const send = async (fields: Fields): Promise<void> => {
    setBusy(true);
    try {
      if (!past) {
        if (await give(order, fields, { undo: true, why })) close();
      } else if (!shown) setShown(await correct({ after, strike, order, fields, why, preview: true }));
      else {
        await correct({ after, strike, order, fields, why });
        tell(say("console.inserted"));
        close();
      }
    } catch (error) {
      if (past && error instanceof Refused && askable(error.error))
        asked.value = {
          order,
          fields,
          error: error.error,
          done: () => undefined,
          again: (more) => {
            setValues(more);
            void send(more);
          },
        };
      else tellRefusal(error);
    }
    setBusy(false);
  };
  return (
    <Dialog title={orderName(order)} onClose={close}>
      <form
        ref={box}
        class="stack"
        onSubmit={submits(() => send(values))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && event.target instanceof HTMLSelectElement) {
            event.preventDefault();
            box.current?.requestSubmit();
          }
        }}
      >
        {past && (
          <p class="badge warn">
            {say(instead ? "console.instead-of" : "console.insert-after", { what: namedLine(after) })}
          </p>
        )}
        {form && (language.value === "en" || !has(`order.${order}`)) && <p class="soft">{form.about}</p>}
        {form ? (
          <OrderFields
            fields={form.fields ?? []}
            values={values}
            known={known()}
            onChange={(next) => {
              setValues(next);
              setShown(null);
            }}
          />
        ) : (
          <p class="soft">{say("common.loading")}</p>
        )}
        {past && (
          <label>
            <span>{say("console.why")} *</span>
            <input
              required
              value={why}
              maxLength={500}
              onInput={(event) => {
                setWhy(textOf(event));
                setShown(null);
              }}
            />
          </label>
        )}
        {past && shown && <Preview taken={shown} />}
        <div class="row">
          <button class={shown?.conflicts?.length ? "danger" : "primary"} disabled={busy || !form}>
            {say(past ? (shown ? "console.insert-save" : "console.insert-look") : "console.give")}
          </button>
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
