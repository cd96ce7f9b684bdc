// Fields: a name, an input, and what was found there. Numbers may be typed as 10k or 10,000; money in whole units of the currency.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { digitsOf, has, say } from "../../lib/words";
import { draft, foundAt, set, setTerm, words, type Setup, type Terms } from "./draft";
import { Check, Choice, textOf } from "../../parts/fields";

/** A number as people type it; undefined where it is none. */
export function readNumber(text: string, digits = 0): number | undefined {
  const found = /^(-?\d+(?:\.\d+)?)\s*([km]?)$/i.exec(text.replaceAll(",", "").trim());
  if (!found) return text.trim() === "" ? 0 : undefined;
  const times = { k: 1000, m: 1_000_000 }[found[2]!.toLowerCase()] ?? 1;
  return Math.round(Number(found[1]) * times * 10 ** digits);
}

const written = (value: number, digits: number): string =>
  new Intl.NumberFormat("en", { maximumFractionDigits: digits }).format(value / 10 ** digits || 0);

type NumberProps = {
  value: number;
  onChange: (value: number) => void;
  digits?: number;
  label?: string;
  id?: string;
  class?: string;
  bad?: boolean;
  placeholder?: string;
  cell?: Record<string, string | number>;
};

/** A number that can be emptied while it is typed; what cannot be read is marked and not taken. */
export function NumberInput({ value, onChange, digits = 0, label, id, bad, placeholder, cell, ...rest }: NumberProps) {
  const [text, setText] = useState(written(value, digits));
  useEffect(() => {
    if (readNumber(text, digits) !== value) setText(written(value, digits));
  }, [value, digits]);
  const unread = readNumber(text, digits) === undefined;
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      class={`number ${rest.class ?? ""}`}
      value={text}
      aria-label={label}
      aria-invalid={unread || bad || undefined}
      placeholder={placeholder}
      {...cell}
      onFocus={(event) => (event.target as HTMLInputElement).select()}
      onBlur={() => setText(written(value, digits))}
      onInput={(event) => {
        const said = textOf(event);
        setText(said);
        const read = readNumber(said, digits);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

export function Found({ fields, line }: { fields: string[]; line?: boolean }) {
  const all = foundAt(...fields).filter((one) => line || one.line == null);
  if (!all.length) return null;
  return (
    <ul class="found-here" role="alert">
      {all.map((one, at) => (
        <li key={at} class={one.weight}>
          {words(one)}
          {one.rule && <span class="rule">{one.rule}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A field of the set-up or the terms with its name, a hint where there is one, and what was found. */
export function Field({
  name,
  children,
  of = "setup",
  also = [],
}: {
  name: string;
  children: ComponentChildren;
  of?: string;
  also?: string[];
}) {
  const hint = has(`structure.hint.${name}`) ? say(`structure.hint.${name}`) : "",
    bad = foundAt(name).some((one) => one.weight === "refused");
  return (
    <div class={bad ? "field bad" : "field"} data-field={`${of}.${name}`}>
      <label>
        <span class="name">{say(`structure.field.${name}`)}</span>
        {children}
      </label>
      {hint && <small class="soft">{hint}</small>}
      <Found fields={[name, ...also]} />
    </div>
  );
}

type OfKind<Of, Kind> = { [Name in keyof Of]: Of[Name] extends Kind ? Name : never }[keyof Of] & string;

export function TextField({
  name,
  required,
  max = 100,
}: {
  name: OfKind<Setup, string>;
  required?: boolean;
  max?: number;
}) {
  return (
    <Field name={name}>
      <input
        value={String(draft.value!.setup[name])}
        maxLength={max}
        required={required}
        autocomplete="off"
        onInput={(event) => set(name, textOf(event) as never)}
      />
    </Field>
  );
}

export function NumberField({
  name,
  money,
  also = [],
}: {
  name: OfKind<Setup, number>;
  money?: boolean;
  also?: string[];
}) {
  const { setup } = draft.value!;
  return (
    <Field name={name} also={also}>
      <span class={money ? "money" : ""} data-currency={setup.currency}>
        <NumberInput
          value={setup[name]}
          digits={money ? digitsOf(setup.currency) : 0}
          onChange={(value) => set(name, value as never)}
        />
      </span>
    </Field>
  );
}

export function FlagField({ name }: { name: OfKind<Setup, boolean> }) {
  return <Flag name={name} of="setup" on={draft.value!.setup[name]} onChange={(on) => set(name, on as never)} />;
}

export function TermFlag({ name }: { name: OfKind<Terms, boolean> }) {
  return <Flag name={name} of="terms" on={draft.value!.terms[name]} onChange={(on) => setTerm(name, on as never)} />;
}

function Flag({ name, of, on, onChange }: { name: string; of: string; on: boolean; onChange: (on: boolean) => void }) {
  const hint = has(`structure.hint.${name}`) ? say(`structure.hint.${name}`) : "";
  return (
    <div class="field check" data-field={`${of}.${name}`}>
      <Check class="" on={on} onChange={onChange}>
        {say(`structure.field.${name}`)}
      </Check>
      {hint && <small class="soft">{hint}</small>}
      <Found fields={[name]} />
    </div>
  );
}

/** Yes, no, or not known. */
export function LawField({ name }: { name: "charge_lawful" | "fee_lawful" }) {
  const value = draft.value!.terms[name];
  return (
    <Field name={name} of="terms">
      <Choice
        value={value === null ? "" : String(value)}
        onChange={(said) => setTerm(name, said === "" ? null : said === "true")}
        of={[
          ["", say("structure.unknown")],
          ["true", say("structure.yes")],
          ["false", say("structure.no")],
        ]}
      />
    </Field>
  );
}

export function MomentInput({ value, onChange }: { value: number | null; onChange: (at: number | null) => void }) {
  return (
    <input
      type="datetime-local"
      value={value ? local(value) : ""}
      onInput={(event) => {
        const said = textOf(event);
        onChange(said ? new Date(said).getTime() : null);
      }}
    />
  );
}

function local(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
