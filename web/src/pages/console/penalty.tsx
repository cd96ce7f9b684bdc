// A penalty: the offence by the book's list, then only what the book lets the director choose from.
import { useEffect, useState } from "preact/hooks";
import { get } from "../../lib/api";
import { tellRefusal } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { has, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { close, entryOf, event, give } from "./desk";
import { Choice, textOf, type Option } from "../../parts/fields";

type Offence = Shown<"KnownOffence">;
type Choices = Shown<"PenaltyChoices">;
const path = `/api/events/${encodeURIComponent(event)}/offences`;
const IN_NUMBERS = new Set(["chips", "missed hands", "missed rounds", "minutes"]);
const offenceName = (one: Offence): string =>
  has(`offence.${one.offence}`) ? say(`offence.${one.offence}`) : one.title;

export function PenaltyDialog({ entry, offence: first }: { entry: number; offence?: string }) {
  const [all, setAll] = useState<Offence[]>([]),
    [offence, setOffence] = useState(first ?? ""),
    [open, setOpen] = useState<Choices | null>(null);
  const [reason, setReason] = useState(""),
    [amount, setAmount] = useState(""),
    [busy, setBusy] = useState(false);
  const name = entryOf(entry)?.name ?? "";
  useEffect(() => {
    get<Offence[]>(path).then(setAll, tellRefusal);
  }, []);
  useEffect(() => {
    setOpen(null);
    if (offence) get<Choices>(`${path}/${encodeURIComponent(offence)}?entry=${entry}`).then(setOpen, tellRefusal);
  }, [offence]);
  const done = async (order: string, fields: Record<string, unknown>, words: string | true): Promise<void> => {
    setBusy(true);
    if (await give(order, { entry, offence, reason, ...fields }, { undo: words })) close();
    setBusy(false);
  };
  return (
    <Dialog title={say("console.penalty-for", { name })} onClose={close}>
      <div class="stack">
        <label>
          <span>{say("console.offence")} *</span>
          <Choice
            autofocus
            value={offence}
            onChange={setOffence}
            of={[["", "–"], ...all.map((one): Option => [one.offence, offenceName(one)])]}
          />
        </label>
        <label>
          <span>{say("console.why")}</span>
          <input value={reason} maxLength={300} onInput={(input) => setReason(textOf(input))} />
        </label>
        {open && (
          <>
            <p class="row">
              <span class={`badge ${open.duty === "must" ? "bad" : "warn"}`}>
                {say(open.duty === "must" ? "console.must-penalise" : "console.may-penalise")}
              </span>
              {open.cites?.map((cite) => (
                <span key={cite} class="rule">
                  {cite}
                </span>
              ))}
            </p>
            {open.options.some((one) => IN_NUMBERS.has(one.name)) && (
              <label>
                <span>{say("console.how-many")}</span>
                <input
                  type="number"
                  min={1}
                  inputMode="numeric"
                  value={amount}
                  onInput={(input) => setAmount(textOf(input))}
                />
              </label>
            )}
            <div class="options">
              {open.options.map((one) => (
                <button
                  key={one.name}
                  class={one.name === open.suggested ? "primary" : ""}
                  disabled={busy}
                  onClick={() =>
                    void done(
                      "penalise",
                      { penalty: one.name, ...(amount && IN_NUMBERS.has(one.name) ? { amount: Number(amount) } : {}) },
                      true,
                    )
                  }
                >
                  <span class="as-sentence">{one.words}</span>
                </button>
              ))}
              <button
                class="quiet"
                disabled={busy}
                onClick={() => void done("note offence", {}, say("console.offence-noted", { name }))}
              >
                {say("console.note-only")}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
