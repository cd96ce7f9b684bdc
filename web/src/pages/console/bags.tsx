// The end of a day: every stack into its bag, the last counts filled in, the sum beside the chips in play, sealed at the end.
import { useEffect, useRef, useState } from "preact/hooks";
import days from "words:days";
import { chips, count, has, learn, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { byTable, chipsIn, nextOpen, sumOf, type Bag, type Bags } from "./bag-list";
import { board, close, event, give } from "./desk";
import { shownBy } from "./story-words";
import { textOf, submits } from "../../parts/fields";

export function BagsDialog() {
  const list = board.part<Bags>("bags");
  useEffect(() => void learn(days), []);
  if (!has("days.bags")) return null;
  return (
    <Dialog wide title={say("days.bags")} onClose={close}>
      {!list ? (
        <p class="empty">{say("days.not-stopped")}</p>
      ) : list.sealed ? (
        <Sealed list={list} />
      ) : (
        <BagList list={list} />
      )}
    </Dialog>
  );
}

const Slips = () => (
  <a class="as-button" href={`/paper?event=${encodeURIComponent(event)}&what=bags`}>
    {say("days.slips")}
  </a>
);

const focused = (button: HTMLButtonElement | null): void => button?.focus();

function Sealed({ list }: { list: Bags }) {
  return (
    <div class="stack">
      <p class="fits">
        {say("days.sealed", { n: list.bags.length, chips: chips(list.bags.reduce((sum, bag) => sum + bag.chips, 0)) })}
      </p>
      <div class="row">
        <button class="primary" ref={focused} onClick={close}>
          {say("common.done")}
        </button>
        <Slips />
      </div>
    </div>
  );
}

function BagList({ list }: { list: Bags }) {
  const [typed, setTyped] = useState<Record<number, string>>({}),
    [seals, setSeals] = useState<Record<number, string>>({});
  const [why, setWhy] = useState(""),
    [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null),
    packing = useRef<Promise<boolean>>(Promise.resolve(true)),
    sent = useRef(new Set<number>());
  const sum = sumOf(list, typed),
    left = list.bags.filter((bag) => !bag.packed).length;
  const go = (entry: number | null): void =>
    box.current?.querySelector<HTMLElement>(entry === null ? "button.seal" : `[data-chips="${entry}"]`)?.focus();
  const pack = async (bag: Bag): Promise<boolean> => {
    const inside = chipsIn(bag, typed);
    if (!inside) {
      go(bag.entry);
      return false;
    }
    const taken = await give("bag stack", {
      entry: bag.entry,
      chips: inside,
      ...(seals[bag.entry]?.trim() ? { seal: seals[bag.entry]!.trim() } : {}),
    });
    if (taken) await shownBy(taken.version);
    return taken !== null;
  };
  /** On to the next at once, for whoever counts does not wait for the disk; back to this one if it was refused. */
  const one = async (bag: Bag): Promise<void> => {
    if (sent.current.has(bag.entry)) return;
    if (!chipsIn(bag, typed)) {
      go(bag.entry);
      return;
    }
    sent.current.add(bag.entry);
    go(nextOpen(list, bag.entry, sent.current));
    const packed = await (packing.current = packing.current.then(() => pack(bag)));
    sent.current.delete(bag.entry);
    if (!packed) go(bag.entry);
    else if (document.activeElement === document.body)
      go(nextOpen(board.part<Bags>("bags") ?? list, bag.entry, sent.current));
  };
  const again = async (bag: Bag): Promise<void> => {
    setTyped((all) => ({ ...all, [bag.entry]: String(bag.chips) }));
    const taken = await give("open bag", { entry: bag.entry, why: say("days.count-again") });
    if (taken) {
      await shownBy(taken.version);
      go(bag.entry);
    }
  };
  const seal = async (): Promise<void> => {
    if (busy || !sum || (sum.off && !why.trim())) return;
    setBusy(true);
    let packed = await packing.current;
    for (const bag of (board.part<Bags>("bags") ?? list).bags) if (!bag.packed) packed &&= await pack(bag);
    if (packed && !sum.off) await give("seal bags", {}, { undo: true });
    if (packed && sum.off)
      await give(
        "bag chips",
        { stacks: list.bags.map((bag) => ({ entry: bag.entry, chips: chipsIn(bag, typed) })), why_off: why.trim() },
        { undo: true },
      );
    setBusy(false);
  };
  return (
    <form ref={box} class="stack bag-list" onSubmit={submits(seal)}>
      <p class="soft">{say("days.bags-how")}</p>
      {byTable(list).map(([table, bags]) => (
        <section key={table}>
          <h3>{say("console.table", { n: table })}</h3>
          {bags.map((bag) => (
            <Row
              key={bag.entry}
              bag={bag}
              typed={typed[bag.entry]}
              seal={seals[bag.entry] ?? bag.seal}
              first={bag.entry === nextOpen(list, 0)}
              onType={(text) => setTyped((all) => ({ ...all, [bag.entry]: text }))}
              onSeal={(text) => setSeals((all) => ({ ...all, [bag.entry]: text }))}
              onPack={() => void one(bag)}
              onAgain={() => void again(bag)}
            />
          ))}
        </section>
      ))}
      <footer>
        <p role="status" class={!sum ? "warn" : sum.off ? "refused" : "fits"}>
          {!sum
            ? say("days.sum-open")
            : sum.off
              ? say(sum.off > 0 ? "days.sum-more" : "days.sum-less", {
                  sum: count(sum.total),
                  off: count(Math.abs(sum.off)),
                  of: count(list.expected),
                })
              : say("days.sum-right", { sum: count(sum.total) })}
        </p>
        {sum && sum.off !== 0 && (
          <details>
            <summary>{say("days.stays-off")}</summary>
            <label>
              <span>{say("days.why-off")}</span>
              <input value={why} maxLength={300} onInput={(input) => setWhy(textOf(input))} />
            </label>
          </details>
        )}
        <div class="row">
          <button class="primary seal" disabled={busy || !sum || (sum.off !== 0 && !why.trim())}>
            {left ? say("days.bag-and-seal", { n: left }) : say("days.seal")}
          </button>
          <Slips />
          <button type="button" onClick={close}>
            {say("days.later")}
          </button>
        </div>
      </footer>
    </form>
  );
}

type Rowed = {
  bag: Bag;
  typed: string | undefined;
  seal: string;
  first: boolean;
  onType: (text: string) => void;
  onSeal: (text: string) => void;
  onPack: () => void;
  onAgain: () => void;
};

/** Enter puts a stack into its bag and goes on to the next one. */
function Row({ bag, typed, seal, first, onType, onSeal, onPack, onAgain }: Rowed) {
  const enter = (key: KeyboardEvent): void => {
    if (key.key === "Enter") {
      key.preventDefault();
      onPack();
    }
  };
  const text = (input: Event): string => textOf(input);
  return (
    <div class={`bag-row${bag.packed ? " packed" : ""}`}>
      <span class="faint number">{bag.seat}</span>
      <span class="who">{bag.name}</span>
      {bag.packed ? (
        <>
          <b class="number">{count(bag.chips)}</b>
          <span class="soft">{bag.seal}</span>
          <button type="button" class="quiet" aria-label={say("days.open-bag", { name: bag.name })} onClick={onAgain}>
            ✓ {say("days.again")}
          </button>
        </>
      ) : (
        <>
          <input
            class="number"
            data-chips={bag.entry}
            inputMode="numeric"
            autofocus={first}
            aria-label={say("days.chips-of", { name: bag.name })}
            value={typed ?? String(bag.chips)}
            onFocus={(focus) => (focus.target as HTMLInputElement).select()}
            onInput={(input) => onType(text(input))}
            onKeyDown={enter}
          />
          <input
            aria-label={say("days.bag-of", { name: bag.name })}
            placeholder={say("days.bag-number")}
            maxLength={20}
            value={seal}
            onInput={(input) => onSeal(text(input))}
            onKeyDown={enter}
          />
          <button type="button" tabIndex={-1} onClick={onPack}>
            {say("days.bag")}
          </button>
        </>
      )}
    </div>
  );
}
