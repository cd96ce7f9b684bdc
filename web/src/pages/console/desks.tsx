// The desks behind the first screen, and everything that opens above it: one bundle that comes when it is wanted.
import type { ComponentType } from "preact";
import { learn, learnt, say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { AskDialog, MoveDialog } from "./ask";
import { BagsDialog } from "./bags";
import { DealsPage } from "./deals";
import { asked, board, close, event, opened, type Opened } from "./desk";
import { EnvelopesDialog } from "./envelopes";
import { Announce, MorePage } from "./more";
import { OrderDialog, Palette } from "./palette";
import { PenaltyDialog } from "./penalty";
import { PeoplePage } from "./people";
import { PrizesPage } from "./prizes";
import { ChipsPage, RaceDialog } from "./race";
import { EmptySeat, SeatDialog } from "./seat";
import { ServingAt } from "./serving";
import { ChartsPage } from "./statistics";
import { StrikeDialog } from "./strike";
import { TableDetail } from "./tables";
import { TogetherPage } from "./together";
import { KEYS } from "./keys";
import { useEffect } from "preact/hooks";
import floor from "words:floor";
import type { Shown } from "../../lib/types";
import { KeptRuling } from "../../parts/kept-ruling";

export const PAGES: Record<"people" | "prizes" | "deals" | "chips" | "together" | "charts" | "more", ComponentType> = {
  people: PeoplePage,
  prizes: PrizesPage,
  deals: DealsPage,
  chips: ChipsPage,
  together: TogetherPage,
  charts: ChartsPage,
  more: MorePage,
};

export function Dialogs() {
  const open = opened.value,
    question = asked.value;
  return (
    <>
      {open && <One key={JSON.stringify(open)} open={open} />}
      {question && <AskDialog one={question} />}
    </>
  );
}

function One({ open }: { open: Opened }) {
  switch (open.kind) {
    case "palette":
      return <Palette after={open.after} instead={open.instead} />;
    case "keys":
      return <KeysDialog />;
    case "announce":
      return <Announce />;
    case "bags":
      return <BagsDialog />;
    case "envelopes":
      return <EnvelopesDialog amounts={open.amounts} />;
    case "ruling":
      return <RulingDialog number={open.number} />;
    case "order":
      return <OrderDialog order={open.order} fields={open.fields} after={open.after} instead={open.instead} />;
    case "seat":
      return <SeatDialog entry={open.entry} />;
    case "empty-seat":
      return <EmptySeat table={open.table} seat={open.seat} />;
    case "table":
      return (
        <Dialog title={say("console.table", { n: open.table })} onClose={close}>
          <div class="stack">
            <TableDetail number={open.table} />
            <ServingAt table={open.table} />
          </div>
        </Dialog>
      );
    case "penalty":
      return <PenaltyDialog entry={open.entry} offence={open.offence} />;
    case "race":
      return <RaceDialog table={open.table} value={open.value} />;
    case "strike":
      return <StrikeDialog numbers={open.numbers} why={open.why} />;
    case "move":
      return <MoveDialog fields={open.fields} error={open.error!} onClose={close} />;
  }
}

// The keys, shown when somebody asks for them.

export function KeysDialog() {
  const rows: [string, string][] = [
    ["1 – 9", "console.key-advice"],
    ...KEYS.map(([key, words]): [string, string] => [key === " " ? say("console.key-space") : key, words]),
    ["Ctrl K", "console.key-palette"],
    ["↑ ↓ ← →", "console.key-arrows"],
    [",", "console.key-same-hand"],
    [">", "console.key-taker"],
    ["Esc", "console.key-escape"],
  ];
  return (
    <Dialog title={say("console.keys")} onClose={close}>
      <dl class="keys">
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

// A kept ruling above the console, opened from the line of the feed that tells of it.

export function RulingDialog({ number }: { number: number }) {
  learnt.value;
  useEffect(() => void learn(floor), []);
  const one = board.part<Shown<"ShownRulings">>("rulings")?.latest.find((each) => each.number === number);
  return (
    <Dialog title={say("console.ruling", { n: number })} onClose={close}>
      {one ? (
        <div class="stack">
          <KeptRuling one={one} />
          <div class="row">
            <a class="as-button" href={`/floor?event=${encodeURIComponent(event)}&table=${one.table}`}>
              {say("console.to-floor")}
            </a>
          </div>
        </div>
      ) : (
        <p class="empty">{say("console.ruling-gone")}</p>
      )}
    </Dialog>
  );
}
