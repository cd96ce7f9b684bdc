// The slip: seat, entry and a code for the phone, on the screen and on paper.
import { signal } from "@preact/signals";
import { post } from "../../lib/api";
import { attempt } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { money, say } from "../../lib/words";
import { board, currency, event, eventPart } from "../console/desk";
import type { Entry } from "./finding";
import { Mend, More } from "./more";
import { sets } from "../../parts/fields";

export const slip = signal<{ entry: number; link: Shown<"Link"> | null } | null>(null);

/** Whether an address is of this machine only, so that no phone can open it. */
export const onlyHere = (address: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(address);

/** Make a link for somebody and show their slip. */
export async function slipFor(entry: number): Promise<void> {
  slip.value = { entry, link: null };
  await attempt(async () => {
    const one = board.part<Entry>(`entry/${entry}`);
    const link = await post<Shown<"Link">>("/api/links", {
      role: "player",
      event,
      entry,
      label: (one?.name ?? "").slice(0, 80),
    });
    slip.value = { entry, link };
  });
}

const inQueue = (entry: number): number =>
  (board.part<Shown<"ShownQueue">>("queue")?.waiting ?? []).findIndex((one) => one.entry === entry) + 1;

export function Slip() {
  const one = board.part<Entry>(`entry/${slip.value!.entry}`),
    link = slip.value!.link,
    shown = eventPart();
  if (!one) return null;
  return (
    <section class="card slip" aria-live="polite">
      <div class="row no-print">
        <h2>{say("desk.slip-title")}</h2>
        <span class="push" />
        <button onClick={() => print()}>{say("desk.print")}</button>
        <button class="quiet" aria-label={say("common.close")} onClick={sets(slip, null)}>
          ×
        </button>
      </div>
      <div class="ticket">
        <p class="soft small">
          {shown?.name} · {say("desk.slip-entry", { n: one.entry })}
        </p>
        <h3>{one.name}</h3>
        {one.status === "waiting" ? (
          <p>{say("desk.slip-waits", { n: inQueue(one.entry) })}</p>
        ) : one.table === null ? (
          <p>{say(shown?.stage === "playing" ? "desk.slip-no-room" : "desk.slip-no-seat")}</p>
        ) : (
          <div class="where">
            <div>
              <span>{say("desk.slip-table")}</span>
              <b>{one.table}</b>
            </div>
            <div>
              <span>{say("desk.slip-seat")}</span>
              <b>{one.seat}</b>
            </div>
          </div>
        )}
        {one.owes > 0 && (
          <p>
            <b>{say("desk.owes", { amount: money(one.owes, currency()) })}</b>
          </p>
        )}
        {link?.qr && <div class="qr" dangerouslySetInnerHTML={{ __html: link.qr }} />}
        <p class="small soft">{say("desk.slip-scan")}</p>
        <p class="small faint sealed">{say("desk.slip-sealed", { hash: (shown?.sealed ?? "").slice(0, 16) })}</p>
      </div>
      {link && onlyHere(link.address ?? "") && <p class="small soft no-print">{say("desk.only-here")}</p>}
      <More key={`more ${link?.number}`} one={one} />
      <Mend key={`mend ${link?.number}`} one={one} />
    </section>
  );
}
