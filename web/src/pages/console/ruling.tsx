// A kept ruling above the console, opened from the line of the feed that tells of it.
import { useEffect } from "preact/hooks";
import floor from "words:floor";
import { learn, learnt, say } from "../../lib/words";
import type { Shown } from "../../lib/types";
import { Dialog } from "../../parts/dialog";
import { KeptRuling } from "../../parts/kept-ruling";
import { board, close, event } from "./desk";

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
