// A form made from the fields of an order, so that every order can be given, also one that no page has thought of.
import { useState } from "preact/hooks";
import { has, say } from "../lib/words";
import { PeopleInput, PersonInput, type Known, type Whose } from "./whom";
import { Check, Choice, textOf, turned, type Option } from "./fields";

export type { Known };
export type FormField = {
  name: string;
  kind: string;
  required?: boolean;
  about?: string;
  choices?: string[];
  of?: string;
  fields?: FormField[];
  whose?: Whose;
};
type Filled = Record<string, unknown>;
type Props = {
  field: FormField;
  value: unknown;
  known: Known;
  onChange: (value: unknown) => void;
  bare?: boolean;
  auto?: boolean;
};

const TABLE = new Set(["table", "giving", "to", "giving_table"]);
/** Why a stack changes: what any book allows; the server says which of them this one does. */
const CAUSES = [
  "correction",
  "count",
  "pot",
  "colour-up",
  "forfeit",
  "penalty",
  "rebuy",
  "re-entry",
  "add-on",
  "stamp-card",
];
const MOMENT = /(_at|^since)$/,
  LENGTH = /_ms$/;

export const nameOf = (field: string): string =>
  has(`field.${field}`) ? say(`field.${field}`) : field.replaceAll("_", " ");
export const choiceOf = (choice: string): string =>
  has(`choice.${choice}`) ? say(`choice.${choice}`) : choice.replaceAll("-", " ");
/** The name of a field; whoever is new to the event is not chosen from a list, and is called otherwise. */
const titleOf = (field: FormField): string => nameOf(field.name === "player" && !field.whose ? "newcomer" : field.name);
const whole = (text: string): number | undefined => (/^-?\d+$/.test(text.trim()) ? Number(text.trim()) : undefined);

/** All fields of an order: those it must have, then the others behind a fold. */
export function OrderFields({
  fields,
  values,
  known,
  onChange,
}: {
  fields: FormField[];
  values: Filled;
  known: Known;
  onChange: (values: Filled) => void;
}) {
  const shown = (field: FormField): boolean => Boolean(field.required) || field.name in values;
  const [first] = useState(() => new Set(fields.filter(shown).map((field) => field.name)));
  const set = (name: string, value: unknown): void => {
    const next = { ...values };
    if (value === undefined) delete next[name];
    else next[name] = value;
    onChange(next);
  };
  const draw = (field: FormField, at: number) => (
    <Field
      key={field.name}
      field={field}
      value={values[field.name]}
      known={known}
      auto={at === 0}
      onChange={(value) => set(field.name, value)}
    />
  );
  const rest = fields.filter((field) => !first.has(field.name));
  return (
    <div class="stack">
      {fields.filter((field) => first.has(field.name)).map(draw)}
      {rest.length > 0 && (
        <details open={first.size === 0 || undefined}>
          <summary>{say("command.more", { n: rest.length })}</summary>
          <div class="stack">{rest.map((field) => draw(field, -1))}</div>
        </details>
      )}
    </div>
  );
}

/** One field with its name and what it is for. */
export function Field(props: Props) {
  const { field, bare } = props;
  const input = <Input {...props} />;
  if (bare) return input;
  const about = field.about;
  const group =
    ["parts", "map", "pair"].includes(field.kind) ||
    (field.kind === "list" && !["number", "text"].includes(field.of ?? ""));
  return group ? (
    <fieldset>
      <legend>
        {titleOf(field)}
        {field.required ? " *" : ""}
      </legend>
      {about && <p class="small soft">{about}</p>}
      {input}
    </fieldset>
  ) : (
    <label>
      <span>
        {titleOf(field)}
        {unit(field)}
        {field.required ? " *" : ""}
      </span>
      {input}
      {about && <small class="soft">{about}</small>}
    </label>
  );
}

const unit = (field: FormField): string => (LENGTH.test(field.name) ? ` (${say("command.minutes")})` : "");

function Input({ field: described, value, known, onChange, auto }: Props) {
  const field = described.name === "cause" ? { ...described, kind: "choice", choices: CAUSES } : described;
  const common = { autofocus: auto || undefined, required: field.required || undefined };
  if (field.whose && (field.kind === "number" || field.kind === "text"))
    return (
      <PersonInput
        whose={field.whose}
        value={value}
        known={known}
        required={Boolean(field.required)}
        auto={Boolean(auto)}
        onChange={onChange}
      />
    );
  switch (field.kind) {
    case "yes-no":
      return (
        <Choice
          {...common}
          value={value === undefined || value === null ? "" : String(value)}
          onChange={(said) => onChange(said === "" ? undefined : said === "true")}
          of={[
            ["", "–"],
            ["true", say("command.yes")],
            ["false", say("command.no")],
          ]}
        />
      );
    case "choice":
      return (
        <Choice
          {...common}
          value={String(value ?? "")}
          onChange={(said) => onChange(said || undefined)}
          of={[["", "–"], ...field.choices!.map((one): Option => [one, choiceOf(one)])]}
        />
      );
    case "number":
      return <NumberInput field={field} value={value} known={known} onChange={onChange} auto={auto} />;
    case "text":
      return (
        <input
          {...common}
          value={String(value ?? "")}
          maxLength={2000}
          onInput={(event) => onChange(textOf(event) || undefined)}
        />
      );
    case "list":
      return <ListInput field={field} value={value} known={known} onChange={onChange} />;
    case "parts":
      return (
        <Parts
          fields={field.fields ?? []}
          value={(value as Filled | undefined) ?? {}}
          known={known}
          onChange={(next) => onChange(Object.keys(next).length ? next : undefined)}
        />
      );
    case "map":
      return (
        <Rows
          value={Object.entries((value as Filled | undefined) ?? {}).map(([key, one]) => [
            field.fields?.[0]?.kind === "number" && /^\d+$/.test(key) ? Number(key) : key,
            one,
          ])}
          fields={named(field, 1)}
          known={known}
          onChange={(rows) =>
            onChange(rows.length ? Object.fromEntries(rows.map(([key, one]) => [String(key ?? ""), one])) : undefined)
          }
        />
      );
    case "pair":
      return (
        <Rows
          single
          value={[(value as unknown[] | undefined) ?? []]}
          fields={named(field, 2)}
          known={known}
          onChange={(rows) => onChange(rows[0]?.some((one) => one !== undefined) ? rows[0] : undefined)}
        />
      );
    default:
      return <JsonInput value={value} onChange={onChange} />;
  }
}

/** The columns of a pair or a map, the first of which name people. */
const named = (field: FormField, first: number): FormField[] =>
  (field.fields ?? []).map((one, at) => (field.whose && at < first ? { ...one, whose: field.whose } : one));

function NumberInput({ field, value, known, onChange, auto }: Props) {
  if (MOMENT.test(field.name))
    return (
      <input
        type="datetime-local"
        required={field.required || undefined}
        value={typeof value === "number" ? local(value) : ""}
        onInput={(event) => onChange(textOf(event) ? new Date(textOf(event)).getTime() : undefined)}
      />
    );
  const minutes = LENGTH.test(field.name),
    shown = typeof value === "number" ? String(minutes ? value / 60_000 : value) : "";
  const set = (event: Event): void => {
    const said = textOf(event).trim();
    onChange(said === "" ? undefined : minutes ? Math.round(Number(said) * 60_000) : whole(said));
  };
  return (
    <>
      <input
        type="number"
        step={minutes ? "any" : 1}
        inputMode={minutes ? "decimal" : "numeric"}
        autofocus={auto || undefined}
        required={field.required || undefined}
        list={TABLE.has(field.name) ? "known-tables" : undefined}
        value={shown}
        onInput={set}
      />
      {TABLE.has(field.name) && (
        <datalist id="known-tables">
          {known.tables.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

function ListInput({ field, value, known, onChange }: Props) {
  const list = (value as unknown[] | undefined) ?? (field.required && field.of === "parts" ? [{}] : []),
    give = (next: unknown[]): void => onChange(next.length ? next : undefined);
  if (field.of === "choice")
    return (
      <div class="row">
        {field.choices!.map((one) => (
          <Check key={one} on={list.includes(one)} onChange={() => give(turned(list, one))}>
            {choiceOf(one)}
          </Check>
        ))}
      </div>
    );
  if (field.whose && (field.of === "number" || field.of === "text"))
    return <PeopleInput whose={field.whose} value={list} known={known} label={nameOf(field.name)} onChange={give} />;
  if (field.of === "number" || field.of === "text")
    return <Separated numbers={field.of === "number"} value={list} onChange={give} />;
  if (field.of === "pair")
    return <Rows value={list as unknown[][]} fields={field.fields ?? []} known={known} onChange={give} />;
  return (
    <div class="stack tight">
      {list.map((one, at) => (
        <div key={at} class="part-row">
          <Parts
            fields={field.fields ?? []}
            value={one as Filled}
            known={known}
            onChange={(next) => give(list.map((each, index) => (index === at ? next : each)))}
          />
          <button
            type="button"
            class="quiet"
            aria-label={say("command.remove")}
            onClick={() => give(list.filter((_, index) => index !== at))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" onClick={() => onChange([...list, {}])}>
        {say("command.add")}
      </button>
    </div>
  );
}

function Parts({
  fields,
  value,
  known,
  onChange,
}: {
  fields: FormField[];
  value: Filled;
  known: Known;
  onChange: (value: Filled) => void;
}) {
  return (
    <div class="parts">
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={value[field.name]}
          known={known}
          onChange={(one) => {
            const next = { ...value };
            if (one === undefined) delete next[field.name];
            else next[field.name] = one;
            onChange(next);
          }}
        />
      ))}
    </div>
  );
}

function Rows({
  value,
  fields,
  known,
  onChange,
  single,
}: {
  value: unknown[][];
  fields: FormField[];
  known: Known;
  onChange: (rows: unknown[][]) => void;
  single?: boolean;
}) {
  const set = (row: number, column: number, one: unknown): void =>
    onChange(
      value.map((each, at) => (at === row ? fields.map((_, index) => (index === column ? one : each[index])) : each)),
    );
  return (
    <div class="stack tight">
      {value.map((row, at) => (
        <div key={at} class="row pair">
          {fields.map((field, column) => (
            <Field
              key={column}
              bare
              field={field}
              known={known}
              value={row[column]}
              onChange={(one) => set(at, column, one)}
            />
          ))}
          {!single && (
            <button
              type="button"
              class="quiet"
              aria-label={say("command.remove")}
              onClick={() => onChange(value.filter((_, index) => index !== at))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      {!single && (
        <button
          type="button"
          onClick={() => onChange([...value, fields.map((field) => (field.kind === "text" ? "" : undefined))])}
        >
          {say("command.add")}
        </button>
      )}
    </div>
  );
}

/** Several values in one line, between commas. */
function Separated({
  value,
  numbers,
  onChange,
}: {
  value: unknown[];
  numbers: boolean;
  onChange: (value: unknown[]) => void;
}) {
  const [text, setText] = useState(value.join(", "));
  const take = (said: string): void => {
    setText(said);
    const parts = said
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    onChange(numbers ? parts.map(whole).filter((one) => one !== undefined) : parts);
  };
  return (
    <input
      value={text}
      inputMode={numbers ? "numeric" : undefined}
      placeholder={say("command.commas")}
      onInput={(event) => take(textOf(event))}
    />
  );
}

/** Whatever has no form of its own; plain words count as text. */
function JsonInput({ value, onChange }: { value: unknown; onChange: (value: unknown) => void }) {
  const [text, setText] = useState(
    value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value),
  );
  return (
    <input
      value={text}
      onInput={(event) => {
        setText(textOf(event));
        if (!textOf(event).trim()) {
          onChange(undefined);
          return;
        }
        try {
          onChange(JSON.parse(textOf(event)));
        } catch {
          onChange(textOf(event));
        }
      }}
    />
  );
}

function local(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
