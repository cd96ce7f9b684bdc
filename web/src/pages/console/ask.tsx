// Where the book leaves something to the director, or wants to know more: the options it gives, and the order is sent again.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../../lib/types";
import { money, say, text, type Value } from "../../lib/words";
import { Field } from "../../parts/command";
import { Dialog } from "../../parts/dialog";
import { me } from "../../parts/frame";
import { fieldPath, fits, inShape, withSaid } from "./answers";
import {
  asked,
  board,
  currency,
  entryOf,
  excepted,
  give,
  optionsOf,
  orderForms,
  type Asked,
  type Fields,
  type FormField,
  type OrderForm,
} from "./desk";
import { orderName } from "./labels";
import { advice, Buttons, suggestion } from "./next";
import { Elsewhere, Options } from "./options";
import { known } from "./palette";

const SHORT = "satellite.short",
  NO_SEAT = "seat.none-free";
const missing = (one: Asked): number => Number((one.error.limits as Fields | undefined)?.missing ?? 0);

/** What tickets cost that the pool does not pay for, in money. */
function shortWords(one: Asked): string {
  const limits = (one.error.limits ?? {}) as Fields;
  return say("console.short-of-tickets", {
    n: Number(limits.tickets),
    cost: money(Number(limits.min), currency()),
    pool: money(Number(one.error.value), currency()),
  });
}

/** The question; what other books say stands below it. */
const question = (one: Asked): string => (one.error.code === SHORT ? shortWords(one) : one.error.message);

/** Whether somebody is in the middle of a word: a question does not take the next letters away. */
function typing(): boolean {
  const field = document.activeElement;
  const holds = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== "";
  return holds && !field.closest("dialog"); // nothing beside an open dialog can be reached
}

/** A question as a dialog; beside the page, and without the focus, where the page goes on meanwhile or somebody is typing. */
export function AskDialog({ one, beside }: { one: Asked; beside?: boolean }) {
  return <Question key={`${one.order} ${JSON.stringify(one.fields)} ${one.error.code}`} one={one} beside={beside} />;
}

function Question({ one, beside }: { one: Asked; beside?: boolean | undefined }) {
  const [quiet] = useState(() => beside || typing());
  const [form, setForm] = useState<OrderForm | undefined>(undefined),
    [busy, setBusy] = useState(false);
  useEffect(() => {
    orderForms().then(
      (all) => setForm(all.get(one.order) ?? { order: one.order, about: "" }),
      () => setForm({ order: one.order, about: "" }),
    );
  }, [one]);
  const giveUp = (): void => {
    asked.value = null;
    one.done(null);
  };
  const again = async (fields: Fields, also: Fields[] = []): Promise<void> => {
    setBusy(true);
    asked.value = null;
    if (one.again) one.again(fields);
    else one.done(await give(one.order, fields, one.giving));
    for (const each of also) await give(one.order, each);
  };
  const rule = one.error.rule,
    waits = one.error.code === NO_SEAT;
  const openTable = async (): Promise<void> => {
    setBusy(true);
    asked.value = null;
    const ready = advice().find((each) => each.kind === "open table")?.orders[0]?.fields ?? {};
    one.done((await give("open table", ready, { undo: true })) ? await give(one.order, one.fields, one.giving) : null);
  };
  const title = orderName(one.order);
  const content = (
    <div class="stack">
      <p>
        {question(one)}
        {rule && <span class="rule">{rule}</span>}
      </p>
      {waits ? (
        <NoSeat one={one} busy={busy} onOpen={() => void openTable()} />
      ) : (
        <Answers one={one} form={form} busy={busy} quiet={quiet} again={(fields, also) => void again(fields, also)} />
      )}
      <Elsewhere one={one} />
      <div class="row">
        <button onClick={giveUp}>{say(waits ? "ask.let-wait" : "common.cancel")}</button>
      </div>
    </div>
  );
  if (!quiet)
    return (
      <Dialog title={title} onClose={giveUp}>
        {content}
      </Dialog>
    );
  return (
    <section
      class="asking no-print"
      role="alertdialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === "Escape") giveUp();
      }}
    >
      <h2>
        {title}
        {about(one) && ` · ${about(one)}`}
      </h2>
      {content}
    </section>
  );
}

/** Whom a question is about. */
const about = (one: Asked): string => entryOf(Number(one.fields.entry))?.name ?? String(one.fields.name ?? "");

/** No seat is free: another table, by whoever may open one, or patience. */
function NoSeat({ one, busy, onOpen }: { one: Asked; busy: boolean; onOpen: () => void }) {
  const free = (one.error.limits as Fields | undefined)?.open_table === true;
  if (!free) return <p class="soft">{say("ask.no-more-tables")}</p>;
  if (!["owner", "director"].includes(me.value?.role ?? ""))
    return <p class="soft">{say("ask.director-opens-table")}</p>;
  return (
    <button class="primary" disabled={busy} onClick={onOpen}>
      {orderName("open table")}
    </button>
  );
}

/** How many sit at the two tables of a move. */
function Sizes({ fields }: { fields: Fields }) {
  return (
    <p class="row">
      {[fields.giving, fields.to].map((number) => {
        const table = board.part<Table>(`table/${String(number)}`);
        return table ? (
          <span key={String(number)} class="badge">
            {say("console.table-n", { n: table.number, players: table.players })}
          </span>
        ) : null;
      })}
    </p>
  );
}

type Answering = {
  one: Asked;
  form: OrderForm | undefined;
  busy: boolean;
  /** It leaves the focus where it is. */ quiet?: boolean;
  again: (fields: Fields, also?: Fields[]) => void;
};

function Answers({ one, form, busy, quiet, again }: Answering) {
  const { error, order, fields } = one,
    field = excepted(error) ? "exception" : (error.field ?? ""),
    limits = (error.limits ?? {}) as Record<string, unknown>;
  if (error.code === "bust.hitman-elsewhere")
    return (
      <button class="primary" onClick={() => again({ ...fields, hitman_elsewhere: true })}>
        {say("console.yes-right")}
      </button>
    );
  if (error.code === SHORT)
    return (
      <button
        class="primary"
        autofocus
        disabled={busy}
        onClick={() => again({ ...fields, house_adds: Number(fields.house_adds ?? 0) + missing(one) })}
      >
        {say("console.house-adds", { missing: money(missing(one), currency()) })}
      </button>
    );
  if (field === "buttons" && Array.isArray(limits.tables))
    return <AskButtons tables={limits.tables as number[]} fields={fields} again={again} />;
  if (order === "bust out" && field === "stack") return <AskStacks fields={fields} again={again} />;
  const path =
    field === "choices" && typeof limits.setting === "string" ? ["choices", limits.setting] : fieldPath(form, field);
  const said = optionsOf(error);
  const shape = shapeOf(form, path);
  const options = said.length && shape?.kind === "yes-no" && typeof said[0] !== "boolean" ? [true, false] : said; // what the book would say, put as a question
  const choose = async (value: unknown, also: Fields[]): Promise<void> => {
    // the options are there before the form that says where an answer belongs
    const known = form ?? (await orderForms().catch(() => undefined))?.get(order),
      where = field === "choices" ? path : fieldPath(known, field);
    const takes = shapeOf(known, where),
      answer = inShape(takes, value);
    if (fits(takes, value))
      again(
        withSaid(fields, where, answer),
        also.map((each) => withSaid(each, where, answer)),
      );
  };
  const fitting = options.filter((value) => fits(shape, value));
  if (fitting.length)
    return (
      <Options
        one={one}
        field={path[path.length - 1]!}
        options={fitting}
        quiet={quiet}
        busy={busy}
        choose={(value, also) => void choose(value, also)}
      />
    );
  if (!form) return <p class="soft">{say("common.loading")}</p>;
  return <AskOne form={form} field={field} path={path} fields={fields} quiet={quiet} again={again} />;
}

/** The shape of a field, itself or within a part. */
function shapeOf(form: OrderForm | undefined, path: string[]): FormField | undefined {
  const holder = path.length > 1 ? form?.fields?.find((one) => one.name === path[0])?.fields : form?.fields;
  return holder?.find((one) => one.name === path[path.length - 1]);
}

function AskOne({
  form,
  field,
  path,
  fields,
  quiet,
  again,
}: {
  form: OrderForm | undefined;
  field: string;
  path: string[];
  fields: Fields;
  quiet?: boolean | undefined;
  again: (fields: Fields) => void;
}) {
  const [value, setValue] = useState<unknown>(undefined);
  const shape: FormField = shapeOf(form, path) ?? { name: field || "why", kind: "text" };
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, []); // the form comes after the dialog, which has put the focus on its ×
  return (
    <form
      ref={box}
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) again(withSaid(fields, path, value));
      }}
    >
      <Field auto={!quiet} field={{ ...shape, required: true }} value={value} known={known()} onChange={setValue} />
      <button class="primary" disabled={value === undefined}>
        {say("console.give")}
      </button>
    </form>
  );
}

function AskButtons({ tables, fields, again }: { tables: number[]; fields: Fields; again: (fields: Fields) => void }) {
  const [told, setTold] = useState<Fields>({});
  const said = (told.buttons as { table: number }[] | undefined) ?? [];
  return (
    <>
      <Buttons needs={tables.map((table) => ({ table }))} told={told} onTold={setTold} />
      <button class="primary" disabled={said.length < tables.length} onClick={() => again({ ...fields, ...told })}>
        {say("console.give")}
      </button>
    </>
  );
}

/** Stacks at the start of the hand, of everybody who is out on it. */
function AskStacks({ fields, again }: { fields: Fields; again: (fields: Fields) => void }) {
  const out = fields.out as { entry: number; stack?: number }[];
  const [stacks, setStacks] = useState<Record<number, number | undefined>>(
    Object.fromEntries(out.map((one) => [one.entry, one.stack])),
  );
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        again({ ...fields, out: out.map((one) => ({ ...one, stack: stacks[one.entry] })) });
      }}
    >
      {out.map((one, at) => (
        <label key={one.entry}>
          <span>{say("console.stack-of", { name: entryOf(one.entry)?.name ?? `#${one.entry}` })}</span>
          <input
            type="number"
            min={1}
            required
            autofocus={at === 0}
            inputMode="numeric"
            value={stacks[one.entry] ?? ""}
            onInput={(event) =>
              setStacks({ ...stacks, [one.entry]: Number((event.target as HTMLInputElement).value) || undefined })
            }
          />
        </label>
      ))}
      <button class="primary">{say("console.give")}</button>
    </form>
  );
}

/** A drop on a seat that the book would not have chosen: what it would do instead, and why it is done all the same. */
export function MoveDialog({ fields, error, onClose }: { fields: Fields; error: Asked["error"]; onClose: () => void }) {
  const one: Asked = { order: "balance", fields, error, done: () => undefined };
  const name = entryOf(Number(fields.entry))?.name ?? "";
  const again = async (next: Fields): Promise<void> => {
    onClose();
    await give("balance", next, { undo: say("console.moved", { name, table: Number(fields.to) }) });
  };
  const instead = async (): Promise<void> => {
    onClose();
    await give("balance", { giving: fields.giving, to: fields.to }, { undo: true });
  };
  return (
    <Dialog title={say("console.move-title", { name })} onClose={onClose}>
      <div class="stack">
        <p>
          {question(one)}
          {error.rule && <span class="rule">{error.rule}</span>}
        </p>
        <Sizes fields={fields} />
        <ByTheBook fields={fields} onInstead={() => void instead()} />
        <Answers one={one} form={{ order: "balance", about: "" }} busy={false} again={(next) => void again(next)} />
        <div class="row">
          <button onClick={onClose}>{say("common.cancel")}</button>
        </div>
      </div>
    </Dialog>
  );
}

function ByTheBook({ fields, onInstead }: { fields: Fields; onInstead: () => void }) {
  const [words, setWords] = useState<Value[]>([]);
  useEffect(() => {
    void suggestion({ giving: fields.giving, to: fields.to, why: "?" }).then(setWords);
  }, []);
  if (!words.length) return null;
  return (
    <div class="suggestion">
      <p class="small soft">{say("console.book-would")}</p>
      <ul class="reasons">
        {words.map((one, at) => (
          <li key={at}>{text(one)}</li>
        ))}
      </ul>
      <button onClick={onInstead}>{say("console.do-by-book")}</button>
    </div>
  );
}
