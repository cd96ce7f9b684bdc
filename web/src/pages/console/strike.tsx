// Striking out: what changes by it and what no longer fits is shown before anything is saved, and the reason is kept.
import { useEffect, useRef, useState } from "preact/hooks";
import { tell, tellRefusal } from "../../lib/toast";
import type { Shown, Taken } from "../../lib/types";
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { close, correct, currency, forget, open } from "./desk";
import { rowsOf } from "./difference";
import { namedLine } from "./story-words";
import { textOf } from "../../parts/fields";

const MOST = 40;

/** What a correction would lead to: every change from what to what, and the orders that no longer fit. */
export function Preview({ taken }: { taken: Taken }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.scrollIntoView({ block: "nearest" }), [taken]); // below a long form nobody would see it
  return (
    <div class="stack" ref={answer}>
      {taken.example && <p class="warn">{say("difference.example")}</p>}
      <Changes taken={taken} />
      <Conflicts conflicts={taken.conflicts ?? []} />
    </div>
  );
}

function Changes({ taken }: { taken: Taken }) {
  const rows = taken.difference ? rowsOf(taken.difference, currency()) : [];
  if (taken.nothing) return <p class="warn">{say("difference.nothing")}</p>;
  if (!rows.length) return <p>{say("difference.records")}</p>;
  return (
    <table class="changes">
      <caption>{say("difference.title")}</caption>
      <tbody>
        {rows.slice(0, MOST).map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.what}</th>
            <td>{row.before}</td>
            <td>→ {row.after}</td>
          </tr>
        ))}
      </tbody>
      {rows.length > MOST && (
        <tfoot>
          <tr>
            <td colSpan={3}>{say("console.more-of", { n: rows.length - MOST })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly Shown<"OrderInConflict">[] }) {
  if (!conflicts.length) return <p class="fits">{say("console.no-conflicts")}</p>;
  return (
    <div class="conflicts" role="alert">
      <p>
        <b>{say("console.conflicts", { n: conflicts.length })}</b>
      </p>
      <ul>
        {conflicts.slice(0, MOST).map((one) => (
          <li key={one.order}>
            {namedLine(one.order)} <span class="soft">{one.refusal.message}</span>
          </li>
        ))}
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
      forget(numbers);
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
          {numbers.map((number) => (
            <li key={number}>{namedLine(number)}</li>
          ))}
        </ul>
        {shown ? <Preview taken={shown} /> : <p class="soft">{say("common.loading")}</p>}
        <label>
          <span>{say("console.why")} *</span>
          <input required autofocus value={why} maxLength={500} onInput={(event) => setWhy(textOf(event))} />
        </label>
        <div class="row">
          <button class="danger" disabled={busy || !shown}>
            {say("console.strike")}
          </button>
          {numbers.length === 1 && (
            <button type="button" onClick={() => open({ kind: "palette", after: numbers[0]!, instead: true })}>
              {say("console.replace")}
            </button>
          )}
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
