// Everything else, for a phone: the other desks, and what is done once an evening.
import { useState } from "preact/hooks";
import { moment, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { board, close, event, give, open, show, type View } from "./desk";
import type { Announced } from "./shapes";
import { textOf, submits } from "../../parts/fields";

const DESKS: View[] = ["people", "prizes", "deals", "chips", "together", "charts"];
const query = `?event=${encodeURIComponent(event)}`;

export function MorePage() {
  return (
    <div class="stack">
      <h2>{say("console.tab-more")}</h2>
      <div class="menu big">
        {DESKS.map((one) => (
          <button key={one} onClick={() => show(one)}>
            {say(`console.page-${one}`)}
          </button>
        ))}
        <button onClick={() => open({ kind: "announce" })}>{say("console.announce")}</button>
        <button onClick={() => open({ kind: "palette" })}>{say("console.orders")}</button>
        <button onClick={() => open({ kind: "order", order: "call floor", fields: {} })}>
          {say("console.call-floor")}
        </button>
        <button onClick={() => open({ kind: "keys" })}>{say("console.keys")}</button>
        <a class="as-button" href={`/floor${query}`}>
          {say("common.page.floor")}
        </a>
        <a class="as-button" href={`/paper${query}`}>
          {say("common.page.paper")}
        </a>
      </div>
    </div>
  );
}

export function Announce() {
  const [words, setWords] = useState("");
  const latest = board.part<Announced>("announcements")?.latest ?? [];
  const ready = ["dinner", "last-entries", "seats", "phones"].map((one) => say(`console.say-${one}`));
  const send = async (): Promise<void> => {
    if (await give("announce", { words }, { undo: say("console.was-announced") })) close();
  };
  return (
    <Dialog title={say("console.announce")} onClose={close}>
      <form class="stack" onSubmit={submits(send)}>
        <textarea
          autofocus
          required
          rows={3}
          maxLength={300}
          value={words}
          aria-label={say("console.announce")}
          placeholder={say("console.announce-hint")}
          onInput={(input) => setWords(textOf(input))}
          onKeyDown={(key) => {
            if (key.key === "Enter" && (key.ctrlKey || key.metaKey)) void send();
          }}
        />
        <div class="row">
          {ready.map((one) => (
            <button key={one} type="button" class="pill" onClick={() => setWords(one)}>
              {one}
            </button>
          ))}
        </div>
        <div class="row">
          <button class="primary" disabled={!words.trim()}>
            {say("console.announce-send")}
          </button>
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
        {latest.length > 0 && (
          <ul class="small soft">
            {latest.slice(0, 5).map((one, at) => (
              <li key={at}>
                {moment(one.at)} {one.words}
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  );
}
