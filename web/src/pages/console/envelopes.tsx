// Mystery bounties: what goes into each envelope, with a spread proposed and the sum beside what was paid in.
import { useState } from "preact/hooks";
import { digitsOf, money, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { asTyped, sumOf } from "./amounts";
import { close, currency, give } from "./desk";
import { textOf, submits } from "../../parts/fields";

export function EnvelopesDialog({ amounts }: { amounts: number[] }) {
  const digits = digitsOf(currency()),
    pool = amounts.reduce((sum, one) => sum + one, 0);
  const [texts, setTexts] = useState(() => amounts.map((one) => asTyped(one, digits))),
    [busy, setBusy] = useState(false);
  const sum = sumOf(texts, digits, pool),
    cash = (value: number): string => money(value, currency());
  const fill = async (): Promise<void> => {
    if (busy || !sum || sum.off) return;
    setBusy(true);
    if (await give("fill envelopes", { amounts: sum.amounts }, { undo: true })) close();
    setBusy(false);
  };
  const equally = (): void =>
    setTexts(
      amounts.map((_, at) => asTyped(Math.floor(pool / amounts.length) + (at < pool % amounts.length ? 1 : 0), digits)),
    );
  return (
    <Dialog title={say("order.fill envelopes")} onClose={close}>
      <form class="stack" onSubmit={submits(fill)}>
        <p class="soft">{say("console.envelopes-how")}</p>
        <div class="envelopes">
          {texts.map((text, at) => (
            <label key={at}>
              <span>{say("console.envelope", { n: at + 1 })}</span>
              <input
                inputMode="decimal"
                autocomplete="off"
                autofocus={at === 0}
                value={text}
                onInput={(input) => setTexts(texts.map((one, other) => (other === at ? textOf(input) : one)))}
              />
            </label>
          ))}
        </div>
        <p role="status" class={!sum ? "warn" : sum.off ? "refused" : "fits"}>
          {!sum
            ? say("console.envelopes-open")
            : sum.off
              ? say(sum.off > 0 ? "console.envelopes-more" : "console.envelopes-less", {
                  sum: cash(sum.total),
                  pool: cash(pool),
                  off: cash(Math.abs(sum.off)),
                })
              : say("console.envelopes-fit", { sum: cash(sum.total) })}
        </p>
        <div class="row">
          <button class="primary" disabled={busy || !sum || sum.off !== 0}>
            {say("do.fill envelopes")}
          </button>
          <button type="button" onClick={equally}>
            {say("console.envelopes-alike")}
          </button>
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
