// Where the book leaves something to the director, or wants to know more: the options it gives, and the order is sent again.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../../lib/types";
import { say, text, type Value } from "../../lib/words";
import { Field } from "../../parts/command";
import { Dialog } from "../../parts/dialog";
import { typed, withSaid } from "./answers";
import { asked, board, entryOf, give, orderForms, type Asked, type Fields, type FormField } from "./desk";
import { orderName } from "./labels";
import { Buttons, suggestion } from "./next";
import { Elsewhere, Options, type Question } from "./options";
import { known } from "./palette";
import { Check, submits, textOf, turned } from "../../parts/fields";

/** Whether somebody is in the middle of a word: a question does not take the next letters away. */
function typing(): boolean {
  const field = document.activeElement;
  const holds = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== "";
  return holds && !field.closest("dialog"); // nothing beside an open dialog can be reached
}

/** A question as a dialog; beside the page, and without the focus, where the page goes on meanwhile or somebody is typing. */
export function AskDialog({ one, beside }: { one: Asked; beside?: boolean }) {
  return <Asking key={`${one.order} ${JSON.stringify(one.fields)} ${one.error.code}`} one={one} beside={beside} />;
}

function Asking({ one, beside }: { one: Asked; beside?: boolean | undefined }) {
  const [quiet] = useState(() => beside || typing());
  const [busy, setBusy] = useState(false);
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
  const rule = one.error.rule;
  const title = orderName(one.order);
  const content = (
    <div class="stack">
      <p>
        {one.error.message}
        {rule && <span class="rule">{rule}</span>}
      </p>
      <Answers one={one} busy={busy} quiet={quiet} again={(fields, also) => void again(fields, also)} />
      <Elsewhere others={one.error.question?.others ?? []} />
      <div class="row">
        <button onClick={giveUp}>{say("common.cancel")}</button>
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
  busy: boolean;
  /** It leaves the focus where it is. */ quiet?: boolean;
  again: (fields: Fields, also?: Fields[]) => void;
};

/** Whatever a question takes for an answer; the order is given again with it. */
export function Answers({ one, busy, quiet, again }: Answering) {
  const asks = one.error.question;
  if (!asks) return null;
  const said = (fields: Fields, value: unknown): Fields => withSaid(fields, asks.field, value);
  const answer = (value: unknown, also: Fields[] = []): void =>
    again(
      said(one.fields, value),
      also.map((each) => said(each, value)),
    );
  const options = asks.options;
  if (asks.takes === "buttons")
    return <AskButtons tables={options.map((each) => Number(each.value))} fields={one.fields} again={again} />;
  if (asks.takes === "stacks") return <AskStacks fields={one.fields} again={again} />;
  if (asks.takes === "set") return <AskSeveral options={options} busy={busy} answer={answer} />;
  return options.length ? (
    <Options one={one} options={options} quiet={quiet} busy={busy} choose={answer} />
  ) : (
    <AskOne one={one} asks={asks} quiet={quiet} answer={answer} />
  );
}

/** Any of some options together. */
function AskSeveral({
  options,
  busy,
  answer,
}: {
  options: Question["options"];
  busy: boolean;
  answer: (value: unknown) => void;
}) {
  const [chosen, setChosen] = useState<readonly unknown[]>([]);
  return (
    <form class="stack" onSubmit={submits(() => answer(chosen))}>
      {options.map(({ value, says }) => (
        <Check key={String(value)} on={chosen.includes(value)} onChange={() => setChosen(turned(chosen, value))}>
          {says}
        </Check>
      ))}
      <button class="primary" disabled={busy}>
        {say("console.give")}
      </button>
    </form>
  );
}

/** One thing to be filled in: as the form of the order has it, or a plain box. */
function AskOne({
  one,
  asks,
  quiet,
  answer,
}: {
  one: Asked;
  asks: Question;
  quiet?: boolean | undefined;
  answer: (value: unknown) => void;
}) {
  const [shape, setShape] = useState<FormField | null | undefined>(undefined),
    [value, setValue] = useState<unknown>(undefined);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = asks.field.length === 1 ? asks.field[0] : undefined;
    orderForms().then(
      (all) => setShape(all.get(one.order)?.fields?.find((each) => each.name === field) ?? null),
      () => setShape(null),
    );
  }, [one]);
  useEffect(() => {
    if (!quiet) box.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [shape]); // the box comes after the dialog, which has put the focus on its ×
  if (shape === undefined) return <p class="soft">{say("common.loading")}</p>;
  return (
    <form
      ref={box}
      class="stack"
      onSubmit={submits(() => {
        if (value !== undefined) answer(value);
      })}
    >
      {shape ? (
        <Field auto={!quiet} field={{ ...shape, required: true }} value={value} known={known()} onChange={setValue} />
      ) : (
        <input
          required
          aria-label={asks.asks}
          inputMode={asks.takes === "number" ? "numeric" : "text"}
          onInput={(event) => setValue(typed(asks.takes, textOf(event)))}
        />
      )}
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
            onInput={(event) => setStacks({ ...stacks, [one.entry]: Number(textOf(event)) || undefined })}
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
          {error.message}
          {error.rule && <span class="rule">{error.rule}</span>}
        </p>
        <Sizes fields={fields} />
        <ByTheBook fields={fields} onInstead={() => void instead()} />
        <Answers one={one} busy={false} again={(next) => void again(next)} />
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
