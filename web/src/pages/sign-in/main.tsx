// Signing in, and the first owner of a new house.
import { signal } from "@preact/signals";
import en from "../../../words/en/home.json";
import ko from "../../../words/ko/home.json";
import { me as askMe, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt } from "../../lib/toast";
import { say } from "../../lib/words";
import { Languages, Toasts } from "../../parts/foot";

const needsOwner = signal<boolean | null>(null);
const busy = signal(false);
const key = location.hash.slice(1);

async function enter(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const body = { name: String(form.get("name")), password: String(form.get("password")) };
  busy.value = true;
  const done = await attempt(() => needsOwner.value ? post("/api/first-owner", { ...body, key }) : post("/api/sign-in", { ...body, device: navigator.userAgent.slice(0, 80) }));
  busy.value = false;
  const to = new URLSearchParams(location.search).get("to") ?? "/home";
  if (done) location.href = to.startsWith("/") && !to.startsWith("//") ? to : "/home";
}

function SignIn() {
  if (needsOwner.value === null) return null;
  const lost = needsOwner.value && !key;
  return <main class="narrow">
    <div class="row"><h1>♠ Cardspeak</h1><span class="push" /><Languages /></div>
    <form class="card stack" onSubmit={(event) => void enter(event as unknown as SubmitEvent)}>
      <h2>{say("sign-in.title")}</h2>
      {needsOwner.value && <p class={lost ? "bad" : ""}>{say(lost ? "sign-in.no-key" : "sign-in.first")}</p>}
      {!lost && <>
        <label><span>{say("sign-in.name")}</span><input name="name" required maxLength={60} autocomplete="username" autofocus /></label>
        <label><span>{say("sign-in.password")}</span><input name="password" type="password" required minLength={8} autocomplete={needsOwner.value ? "new-password" : "current-password"} /></label>
        <button class="primary" disabled={busy.value}>{say(needsOwner.value ? "sign-in.own" : "sign-in.enter")}</button>
      </>}
    </form>
    <Toasts />
  </main>;
}

void askMe().then((found) => { needsOwner.value = found.needs_owner ?? false; });
start(SignIn, en, ko);
