// Inputs that every page uses: one of several, yes or no; and handlers for what is typed, tapped and sent.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** A handler that sets a signal. */
export const sets =
  <Value,>(one: Signal<Value>, value: Value) =>
  (): void => {
    one.value = value;
  };

/** A value beside its words. */
export type Option<Value = string> = readonly [Value, string];
/** What stands in the field that an event comes from. */
export const textOf = (event: Event): string =>
  (event.target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;

/** A handler for a form: the page stays, and this is done. */
export const submits =
  (act: () => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    void act();
  };

type ChoiceProps<Value> = {
  value: Value;
  of: readonly Option<Value>[];
  onChange: (value: Value) => void;
  label?: string;
  class?: string;
  autofocus?: boolean;
  required?: boolean;
  cell?: Record<string, string | number>;
};

/** One of several in a list; a value that is not among them is shown as it is. */
export function Choice<Value extends string | number>({
  value,
  of,
  onChange,
  label,
  cell,
  ...rest
}: ChoiceProps<Value>) {
  const all: readonly Option<Value>[] = of.some(([one]) => one === value) ? of : [[value, String(value) || "–"], ...of];
  return (
    <select
      {...rest}
      {...cell}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(all[(event.target as HTMLSelectElement).selectedIndex]![0])}
    >
      {all.map(([one, words]) => (
        <option key={one} value={one} selected={one === value}>
          {words}
        </option>
      ))}
    </select>
  );
}

type CheckProps = {
  on: boolean;
  onChange: (on: boolean) => void;
  children: ComponentChildren;
  class?: string;
  disabled?: boolean;
};

/** Yes or no, with its words behind it. */
export const Check = ({ on, onChange, children, class: kind = "check", disabled }: CheckProps) => (
  <label class={kind}>
    <input
      type="checkbox"
      checked={on}
      disabled={disabled}
      onChange={(event) => onChange((event.target as HTMLInputElement).checked)}
    />{" "}
    {children}
  </label>
);

/** A list with one of its words put in or taken out. */
export const turned = <Word,>(list: readonly Word[], one: Word): Word[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
