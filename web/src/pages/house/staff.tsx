// Who works here: a role, a password, and the way out.
import { signal } from "@preact/signals";
import { get, post } from "../../lib/api";
import { attempt, tell } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { me } from "../../parts/frame";
import { Choice, sets } from "../../parts/fields";

type Worker = Shown<"Worker">;
const ROLES = ["owner", "director", "floor", "registrar", "dealer"];
const workers = signal<Worker[] | null>(null);
const adding = signal(false);
const role = signal("floor");
const changing = signal<Worker | null>(null);
const leaving = signal<Worker | null>(null);

export async function loadStaff(): Promise<void> {
  workers.value = await get<Worker[]>("/api/staff");
}

async function change(path: string, body: unknown, words: string): Promise<boolean> {
  const done = await attempt(async () => {
    workers.value = await post<Worker[]>(path, body);
  });
  if (done) tell(words);
  else await loadStaff();
  return done;
}

function filled(event: Event): (name: string) => string {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  return (name) => String(form.get(name) ?? "");
}

async function add(event: Event): Promise<void> {
  const said = filled(event),
    name = said("name").trim();
  if (await change("/api/staff", { name, password: said("password"), role: role.value }, say("house.added", { name })))
    adding.value = false;
}

async function setPassword(event: Event, name: string): Promise<void> {
  if (await change("/api/staff/change", { name, password: filled(event)("password") }, say("house.changed")))
    changing.value = null;
}

function Adding() {
  return (
    <Dialog title={say("house.add-staff")} onClose={sets(adding, false)}>
      <form class="stack" autocomplete="off" onSubmit={(event) => void add(event)}>
        <label>
          <span>{say("house.name")}</span>
          <input name="name" required maxLength={60} autofocus autocomplete="off" />
        </label>
        <fieldset class="choices">
          <legend>{say("house.role")}</legend>
          {ROLES.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="role" value={one} checked={role.value === one} onChange={sets(role, one)} />
              <span>
                <strong>{say(`common.role.${one}`)}</strong>
                <small class="soft">{say(`house.role-hint.${one}`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          <span>{say("house.password")}</span>
          <input name="password" type="password" required minLength={8} maxLength={200} autocomplete="new-password" />
        </label>
        <button class="primary">{say("house.add")}</button>
      </form>
    </Dialog>
  );
}

function Changing({ one }: { one: Worker }) {
  return (
    <Dialog title={say("house.new-password-for", { name: one.name })} onClose={sets(changing, null)}>
      <form class="stack" onSubmit={(event) => void setPassword(event, one.name)}>
        <p class="soft">{say("house.new-password-hint", { name: one.name })}</p>
        <label>
          <span>{say("house.new-password")}</span>
          <input
            name="password"
            type="password"
            required
            minLength={8}
            maxLength={200}
            autofocus
            autocomplete="new-password"
          />
        </label>
        <button class="primary">{say("common.save")}</button>
      </form>
    </Dialog>
  );
}

function Leaving({ one }: { one: Worker }) {
  const leave = async (): Promise<void> => {
    await change("/api/staff/remove", { name: one.name }, say("house.removed", { name: one.name }));
    leaving.value = null;
  };
  return (
    <Dialog title={one.name} onClose={sets(leaving, null)}>
      <p>{say("house.remove-sure", { name: one.name })}</p>
      <div class="row">
        <button class="danger" onClick={() => void leave()}>
          {say("house.remove")}
        </button>
        <button onClick={sets(leaving, null)}>{say("common.cancel")}</button>
      </div>
    </Dialog>
  );
}

function Line({ one, owner }: { one: Worker; owner: boolean }) {
  const mine = one.name === me.value?.name;
  return (
    <li>
      <div class="who">
        <strong>{one.name}</strong>
        {mine && <span class="badge good">{say("house.you")}</span>}
        <span class="soft small">{say("house.devices-n", { n: one.devices })}</span>
      </div>
      {owner ? (
        <Choice
          label={`${say("house.role")}: ${one.name}`}
          value={one.role}
          onChange={(role) => void change("/api/staff/change", { name: one.name, role }, say("house.changed"))}
          of={ROLES.map((role) => [role, say(`common.role.${role}`)])}
        />
      ) : (
        <span class="badge">{say(`common.role.${one.role}`)}</span>
      )}
      {owner && (
        <div class="acts">
          <button class="quiet" onClick={sets(changing, one)}>
            {say("house.new-password")}
          </button>
          {one.devices > 0 && !mine && (
            <button
              class="quiet"
              onClick={() => void change("/api/staff/sign-out", { name: one.name }, say("house.signed-out"))}
            >
              {say("house.sign-out-everywhere")}
            </button>
          )}
          {!mine && (
            <button class="quiet bad" onClick={sets(leaving, one)}>
              {say("house.remove")}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

export function Staff() {
  const owner = me.value?.role === "owner";
  return (
    <section class="card" aria-labelledby="staff">
      <header class="row">
        <h2 id="staff">{say("house.staff")}</h2>
        <span class="push" />
        {owner && <button onClick={sets(adding, true)}>+ {say("house.add-staff")}</button>}
      </header>
      <p class="soft small">{say("house.staff-hint")}</p>
      {workers.value === null ? (
        <p class="empty">{say("common.loading")}</p>
      ) : (
        <ul class="plain staff">
          {workers.value.map((one) => (
            <Line key={one.name} one={one} owner={owner} />
          ))}
        </ul>
      )}
      {adding.value && <Adding />}
      {changing.value && <Changing one={changing.value} />}
      {leaving.value && <Leaving one={leaving.value} />}
    </section>
  );
}
