// Striking out: what no longer fits afterwards is shown before anything is saved, and the reason is kept.
import { useEffect, useRef, useState } from "preact/hooks";
import { tell, tellRefusal } from "../../lib/toast";
import type { Taken } from "../../lib/types";
import { say, word } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { close, correct, undo } from "./desk";
import { lineOf } from "./told";

/** Entries that no longer fit, each with what it said and why it does not. */
export function Conflicts({ taken }: { taken: Taken }) {
  const conflicts = taken.conflicts ?? [];
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.scrollIntoView({ block: "nearest" }), [taken]); // below a long form nobody would see it
  if (!conflicts.length)
    return (
      <div ref={answer}>
        <p class="fits">{say("console.no-conflicts")}</p>
      </div>
    );
  return (
    <div class="conflicts" role="alert" ref={answer}>
      <p>
        <b>{say("console.conflicts", { n: conflicts.length })}</b>
      </p>
      <ul>
        {conflicts.slice(0, 30).map((one) => {
          const line = lineOf(one.entry);
          return (
            <li key={one.entry}>
              <b>#{one.entry}</b> {line ? word(line.message) : ""} <span class="soft">{one.refusal.message}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function StrikeDialog({ numbers, why: first }: { numbers: number[]; why: string }) {
  const [why, setWhy] = useState(first),
    [shown, setShown] = useState<Taken | null>(null),
    [busy, setBusy] = useState(false);
  const names = numbers.join(",");
  useEffect(() => {
    correct({ strike: numbers, why: "preview", preview: true }).then(setShown, (error: unknown) => {
      tellRefusal(error);
      close();
    });
  }, [names]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      await correct({ strike: numbers, why });
      if (undo.peek()?.numbers.some((one) => numbers.includes(one))) undo.value = null;
      tell(say("console.struck-out"));
      close();
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
  };
  return (
    <Dialog title={say("console.strike-title")} onClose={close}>
      <form class="stack" onSubmit={(event) => void send(event)}>
        <ul class="struck-list">
          {numbers.map((number) => {
            const line = lineOf(number);
            return (
              <li key={number}>
                <b>#{number}</b> {line ? word(line.message) : ""}
              </li>
            );
          })}
        </ul>
        {shown ? <Conflicts taken={shown} /> : <p class="soft">{say("common.loading")}</p>}
        <label>
          <span>{say("console.why")} *</span>
          <input
            required
            autofocus
            value={why}
            maxLength={500}
            onInput={(event) => setWhy((event.target as HTMLInputElement).value)}
          />
        </label>
        <div class="row">
          <button class="danger" disabled={busy || !shown}>
            {say("console.strike")}
          </button>
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
