// The house: links with their codes, staff, and the devices that are signed in.
import { signal } from "@preact/signals";
import words from "words:house";
import { eventOfPage, get, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt, tell } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { day, moment, say } from "../../lib/words";
import { Frame, knowMe, me } from "../../parts/frame";
import { Links, loadLinks, titleOf } from "./links";
import { loadStaff, Staff } from "./staff";

type Device = Shown<"SeenDevice">;
const devices = signal<Device[] | null>(null);

async function signOut(one: Device): Promise<void> {
  if (one.mine) {
    await post("/api/sign-out");
    location.href = "/sign-in";
    return;
  }
  if (
    await attempt(async () => {
      devices.value = await post<Device[]>(`/api/devices/${one.number}/sign-out`);
    })
  )
    tell(say("house.signed-out"));
}

async function newPassword(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement,
    filled = new FormData(form);
  const done = await attempt(() =>
    post("/api/password", { old: String(filled.get("old")), new: String(filled.get("new")) }),
  );
  if (done) {
    form.reset();
    tell(say("house.changed"));
    devices.value = await get<Device[]>("/api/devices");
  }
}

function Devices() {
  return (
    <section class="card" aria-labelledby="devices">
      <h2 id="devices">{say("house.devices")}</h2>
      <p class="soft small">{say("house.devices-hint")}</p>
      {devices.value === null ? (
        <p class="empty">{say("common.loading")}</p>
      ) : (
        <ul class="plain">
          {devices.value.map((one) => (
            <li key={one.number}>
              <div class="who">
                <strong>{one.device || say("house.unknown-device")}</strong>
                {one.mine && <span class="badge good">{say("house.this-device")}</span>}
                <span class="soft small">
                  {[one.name, say("house.since", { at: `${day(one.since)} ${moment(one.since)}` })].join(" · ")}
                </span>
              </div>
              <button onClick={() => void signOut(one)}>{say("house.sign-out")}</button>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{say("house.my-password")}</summary>
        <form class="stack" onSubmit={(event) => void newPassword(event as unknown as SubmitEvent)}>
          <input type="text" autocomplete="username" value={me.value?.name ?? ""} hidden readOnly />
          <label>
            <span>{say("house.old-password")}</span>
            <input name="old" type="password" required autocomplete="current-password" />
          </label>
          <label>
            <span>{say("house.new-password")}</span>
            <input name="new" type="password" required minLength={8} maxLength={200} autocomplete="new-password" />
          </label>
          <button class="primary">{say("common.save")}</button>
        </form>
      </details>
    </section>
  );
}

function House() {
  const role = me.value?.role ?? "";
  return (
    <Frame page="house" event={eventOfPage()} title={titleOf(eventOfPage())}>
      <h1>{say("house.title")}</h1>
      <div class="house">
        {["owner", "director", "registrar"].includes(role) && <Links />}
        <div class="side">
          {["owner", "director"].includes(role) && <Staff />}
          {role && !me.value?.event && <Devices />}
        </div>
      </div>
    </Frame>
  );
}

void knowMe().then(async (found) => {
  if (found.role === "nobody") return;
  await attempt(async () => {
    devices.value = await get<Device[]>("/api/devices");
    if (["owner", "director"].includes(found.role)) await loadStaff();
    if (["owner", "director", "registrar"].includes(found.role)) await loadLinks();
  });
});
start(House, words);
