// Signing up by phone: a name at the door, then what is to be paid at the desk; everything after that comes by itself.
import { useState } from "preact/hooks";
import { post } from "../../lib/api";
import { attempt } from "../../lib/toast";
import type { Event, Me } from "../../lib/types";
import { money, say } from "../../lib/words";
import { mine, type Mine } from "./mine";

const path = (event: Event, more = ""): string => `/api/events/${encodeURIComponent(event.id)}/check-in${more}`;

/** Whoever came by the code at the door says who they are; the phone then has a link of its own. */
export function CheckIn({ event, me }: { event: Event; me: Me }) {
  const [busy, setBusy] = useState(false);
  if (!event.registration_open)
    return (
      <section class="card">
        <h1>{say("phone.closed")}</h1>
      </section>
    );
  const enter = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const name = String(new FormData(submitted.target as HTMLFormElement).get("name") ?? "").trim();
    setBusy(true);
    if (await attempt(() => post(path(event), { name }))) location.reload();
    else setBusy(false);
  };
  return (
    <section class="card stack">
      <h1>{me.personal ? say("phone.hello", { name: me.name ?? "" }) : say("phone.check-in")}</h1>
      {!me.personal && <p class="soft">{say("phone.check-in-words")}</p>}
      {event.price > 0 && <p class="soft">{say("phone.price", { amount: money(event.price, event.currency) })}</p>}
      <form class="stack" onSubmit={(submitted) => void enter(submitted as unknown as SubmitEvent)}>
        {!me.personal && (
          <label>
            <span>{say("phone.name")}</span>
            <input name="name" required maxLength={60} autocomplete="name" />
          </label>
        )}
        <button class="primary" disabled={busy}>
          {say("phone.enter")}
        </button>
      </form>
    </section>
  );
}

/** Signed up, on the list of latecomers, or sent away: before there is an entry. */
export function AtDoor({ one, event }: { one: Mine; event: Event }) {
  return (
    <section class="card seat door" aria-live="polite">
      <p class="name">{one.name}</p>
      {one.door === "dropped" ? (
        <h1>{say("phone.dropped")}</h1>
      ) : one.door === "late" ? (
        <>
          <h1>{say("phone.late")}</h1>
          <p class="soft">{say("phone.late-words")}</p>
        </>
      ) : (
        <>
          {one.to_pay ? (
            <>
              <h1 class="pay">{say("phone.pay", { amount: money(one.to_pay, one.currency) })}</h1>
              <p class="soft">{say("phone.signed-up")}</p>
            </>
          ) : (
            <>
              <h1>{say("phone.to-the-desk")}</h1>
              <p class="soft">{say("phone.name-known")}</p>
            </>
          )}
        </>
      )}
      <Again one={one} event={event} />
    </section>
  );
}

/** What can be done about it: sign up again, or not play after all. */
export function Again({ one, event }: { one: Mine; event: Event }) {
  const [busy, setBusy] = useState(false);
  const ask = (more: string) => async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      mine.value = await post<Mine>(path(event, more));
    });
    setBusy(false);
  };
  if (one.door === "signed-up")
    return (
      <>
        {one.entry != null && (
          <p class="now">{say("phone.pay-again", { amount: money(one.to_pay ?? 0, one.currency) })}</p>
        )}
        <button class="quiet" disabled={busy} onClick={() => void ask("/withdraw")()}>
          {say("phone.will-not")}
        </button>
      </>
    );
  if (!one.may_sign_up) return null;
  return (
    <button disabled={busy} onClick={() => void ask("")()}>
      {say(one.status === "out" ? "phone.enter-again" : "phone.sign-up-again")}
    </button>
  );
}
