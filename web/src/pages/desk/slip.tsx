// The slip: seat, entry and a code for the phone, on the screen and on paper.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { post } from "../../lib/api";
import { attempt } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";
import { board, event, eventPart, give } from "../console/desk";
import type { Entry } from "./finding";

export const slip = signal<{ entry: number; link: Shown<"Link"> | null } | null>(null);

/** Whether an address is of this machine only, so that no phone can open it. */
export const onlyHere = (address: string): boolean => /^https?:\/\/(127\.|localhost|\[::1\])/.test(address);

/** Make a link for somebody and show their slip. */
export async function slipFor(entry: number): Promise<void> {
  slip.value = { entry, link: null };
  await attempt(async () => {
    const one = board.part<Entry>(`entry/${entry}`);
    const link = await post<Shown<"Link">>("/api/links", { role: "player", event, entry, label: (one?.name ?? "").slice(0, 80) });
    slip.value = { entry, link };
  });
}

export function Slip() {
  const one = board.part<Entry>(`entry/${slip.value!.entry}`), link = slip.value!.link, shown = eventPart();
  if (!one) return null;
  return <section class="card slip" aria-live="polite">
    <div class="row no-print"><h2>{say("desk.slip-title")}</h2><span class="push" /><button onClick={() => print()}>{say("desk.print")}</button><button class="quiet" aria-label={say("common.close")} onClick={() => { slip.value = null; }}>×</button></div>
    <div class="ticket">
      <p class="soft small">{shown?.name} · {say("desk.slip-entry", { n: one.entry })}</p>
      <h3>{one.name}</h3>
      {one.table === null ? <p>{say(shown?.stage === "playing" ? "desk.slip-no-room" : "desk.slip-no-seat")}</p> : <div class="where"><div><span>{say("desk.slip-table")}</span><b>{one.table}</b></div><div><span>{say("desk.slip-seat")}</span><b>{one.seat}</b></div></div>}
      {link?.qr && <div class="qr" dangerouslySetInnerHTML={{ __html: link.qr }} />}
      <p class="small soft">{say("desk.slip-scan")}</p>
      <p class="small faint sealed">{say("desk.slip-sealed", { hash: (shown?.sealed ?? "").slice(0, 16) })}</p>
    </div>
    {link && onlyHere(link.address ?? "") && <p class="small soft no-print">{say("desk.only-here")}</p>}
    <Mend one={one} />
  </section>;
}

/** What was entered wrongly: another spelling, or the wrong person. */
function Mend({ one }: { one: Entry }) {
  const [renaming, rename] = useState(false), [leaving, leave] = useState(false);
  const correct = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.target as HTMLFormElement).get("name"));
    if (await give("correct name", { entry: one.entry, name })) rename(false);
  };
  if (renaming) return <form class="row no-print mend" onSubmit={(submitted) => void correct(submitted as unknown as SubmitEvent)}>
    <label><span>{say("desk.right-name")}</span><input name="name" defaultValue={one.name} required maxLength={60} autofocus /></label><button class="primary">{say("common.save")}</button><button type="button" onClick={() => rename(false)}>{say("common.cancel")}</button></form>;
  if (leaving) return <p class="row no-print mend"><span>{say("desk.sure-withdraw", { name: one.name })}</span><button class="danger" onClick={() => void give("withdraw", { entry: one.entry }, { told: say("desk.undone", { name: one.name }) }).then(() => leave(false))}>{say("desk.withdraw")}</button><button onClick={() => leave(false)}>{say("common.cancel")}</button></p>;
  return <p class="row no-print mend"><button class="quiet" onClick={() => rename(true)}>{say("desk.correct-name")}</button>{(one.status === "registered" || one.status === "waiting" || one.status === "playing") && <button class="quiet" onClick={() => leave(true)}>{say("desk.withdraw")}</button>}</p>;
}
