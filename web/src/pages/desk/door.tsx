// At the door: who signed up by phone and has not paid. Enter takes the first; a tap on the dots says who it really is, or sends them away.
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { give } from "../console/desk";
import { find, plain, type AtDoor, type Known } from "./finding";
import { claimedBy, door, people, take, takes, toTheBox, typed } from "./serving";
import { sets, textOf } from "../../parts/fields";

const SHOWN = 12;
const looked = signal<AtDoor | null>(null);
const clearing = signal(false);

/** Who is next: whoever waits until all have chips is passed over. */
export const first = (): AtDoor | undefined => door.value.find((one) => !one.waits);

export function Door() {
  const there = door.value,
    top = first();
  return (
    <>
      <section class="card door">
        <div class="row">
          <h2>{say("desk.door")}</h2>
          {there.length > 0 && <span class="badge">{there.length}</span>}
          <span class="push" />
          {there.length > 1 && (
            <button class="quiet" onClick={sets(clearing, true)}>
              {say("desk.clear-door")}
            </button>
          )}
        </div>
        {there.length === 0 ? (
          <p class="soft">{say("desk.door-empty")}</p>
        ) : (
          <ul class="plain">
            {there.slice(0, SHOWN).map((one) => (
              <li key={one.player} class="row">
                <span class="who">{one.name}</span>
                {one.again && <span class="badge">{say("desk.door-again")}</span>}
                {claimedBy(one) && <span class="badge">{say("desk.door-known")}</span>}
                <span class="push" />
                {one.waits ? (
                  <span class="soft small">{say("desk.door-waits")}</span>
                ) : (
                  <button class={one === top ? "primary" : ""} onClick={() => void take(one)}>
                    {takes(one)}
                    {one === top && !typed.value && <kbd>↵</kbd>}
                  </button>
                )}
                {one.signed_up && (
                  <button class="quiet" aria-label={say("desk.more", { name: one.name })} onClick={sets(looked, one)}>
                    ⋯
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {there.length > SHOWN && <p class="soft small">{say("desk.door-more", { n: there.length - SHOWN })}</p>}
      </section>
      {looked.value && <Who one={looked.value} />}
      {clearing.value && <Clear />}
    </>
  );
}

/** Somebody at the door whose name was misspelt, who is a member the desk knows, or who is sent away. */
function Who({ one }: { one: AtDoor }) {
  const [name, setName] = useState(one.name);
  const close = (): void => {
    looked.value = null;
  };
  const as = async (known: Known): Promise<void> => {
    close();
    await take(one, known);
  };
  const said = name.trim(),
    members = one.again
      ? []
      : find(people.value, [], name)
          .filter(({ known }) => known.player !== one.player)
          .slice(0, 5);
  const exact = members.find(({ known }) => plain(known.name) === plain(said)),
    does = takes(one);
  return (
    <Dialog title={say("desk.door-who", { name: one.name })} onClose={close}>
      <form
        class="stack"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (said) void as(exact?.known ?? { player: one.player, name: said });
        }}
      >
        {!one.again && (
          <label>
            <span>{say("desk.door-name")}</span>
            <input
              value={name}
              autofocus
              maxLength={60}
              autocomplete="off"
              onInput={(input) => setName(textOf(input))}
            />
          </label>
        )}
        {members.map(({ known }) => (
          <button
            key={known.player}
            type="button"
            class={known === exact?.known ? "primary" : ""}
            onClick={() => void as(known)}
          >
            {say("desk.door-member", { name: known.name })} <span class="soft small">{known.player}</span>
          </button>
        ))}
        {!one.again && (
          <button
            type="button"
            class={exact ? "" : "primary"}
            disabled={!said}
            onClick={() => void as({ player: one.player, name: said })}
          >
            {say("desk.door-as", { name: said, does })}
          </button>
        )}
        <div class="row">
          <button
            type="button"
            class="danger"
            onClick={() => {
              close();
              void give(
                "drop sign up",
                { player: one.player },
                { told: say("desk.sent-away", { name: one.name }) },
              ).then(toTheBox);
            }}
          >
            {say("desk.send-away")}
          </button>
          <button type="button" onClick={close}>
            {say("common.cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Clear() {
  const close = (): void => {
    clearing.value = false;
  };
  return (
    <Dialog title={say("desk.clear-door")} onClose={close}>
      <p>{say("desk.sure-clear", { n: door.value.length })}</p>
      <div class="row">
        <button
          class="danger"
          onClick={() => {
            close();
            void give("clear door", {}, { told: say("desk.cleared") }).then(toTheBox);
          }}
        >
          {say("desk.clear-door")}
        </button>
        <button autofocus onClick={close}>
          {say("common.cancel")}
        </button>
      </div>
    </Dialog>
  );
}
