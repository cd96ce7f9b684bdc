// Signing in, and the first owner of a new house.
import { signal } from "@preact/signals";
import words from "words:sign-in";
import { me as askMe, post } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt } from "../../lib/toast";
import { say } from "../../lib/words";
import { Languages, Toasts } from "../../parts/foot";

const needsOwner = signal<boolean | null>(null);
const busy = signal(false);
/** Whether a link was good until its event was over. */
const ended = signal(false);
const key = location.hash.slice(1);
const query = new URLSearchParams(location.search);

/** Where somebody wanted to go; only ever to a page of ours. */
function wanted(): string {
  const to = query.get("to") ?? "/home";
  return /^\/[^/\\]/.test(to) ? to : "/home";
}

async function enter(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement,
    filled = new FormData(form);
  const body = { name: String(filled.get("name")).trim(), password: String(filled.get("password")) };
  busy.value = true;
  const done = await attempt(() =>
    needsOwner.value ? post("/api/first-owner", { ...body, key }) : post("/api/sign-in", { ...body, device: device() }),
  );
  busy.value = false;
  if (done) location.replace(wanted());
  else form.querySelector<HTMLInputElement>("input[type=password]")?.select();
}

/** The browser in a few words, so that one knows one's devices apart. */
function device(): string {
  const agent = navigator.userAgent;
  const system = /iPhone|iPad/.exec(agent)?.[0] ?? /Android|Windows|Mac OS X|CrOS|Linux/.exec(agent)?.[0] ?? "";
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "";
  return [browser === "Edg" ? "Edge" : browser, system].filter(Boolean).join(" · ");
}

function SignIn() {
  if (needsOwner.value === null) return null;
  const first = needsOwner.value,
    lost = first && !key;
  return (
    <main class="narrow">
      <header class="brand">
        <span class="spade" aria-hidden="true">
          ♠
        </span>
        <div>
          <h1>Cardspeak</h1>
          <p class="soft">{say("sign-in.welcome")}</p>
        </div>
      </header>
      {(ended.value || query.has("link")) && (
        <p class="card note" role="alert">
          {say(ended.value || query.get("link") === "ended" ? "sign-in.link-ended" : "sign-in.link-gone")}
        </p>
      )}
      <form class="card stack" onSubmit={(event) => void enter(event as unknown as SubmitEvent)}>
        <h2>{say(first ? "sign-in.first-title" : "sign-in.title")}</h2>
        {first && <p class={lost ? "bad" : ""}>{say(lost ? "sign-in.no-key" : "sign-in.first")}</p>}
        {!lost && (
          <>
            <label>
              <span>{say("sign-in.name")}</span>
              <input
                name="name"
                required
                maxLength={60}
                autocomplete="username"
                autocapitalize="words"
                spellcheck={false}
                autofocus
              />
            </label>
            <label>
              <span>{say("sign-in.password")}</span>
              <input
                name="password"
                type="password"
                required
                minLength={first ? 8 : 1}
                maxLength={200}
                placeholder={first ? say("sign-in.password-hint") : ""}
                autocomplete={first ? "new-password" : "current-password"}
              />
            </label>
            <button class="primary" disabled={busy.value}>
              {say(first ? "sign-in.own" : "sign-in.enter")}
            </button>
          </>
        )}
      </form>
      <div class="row center">
        <Languages />
      </div>
      <Toasts />
    </main>
  );
}

void askMe()
  .then((found) => {
    ended.value = found.link_ended ?? false;
    needsOwner.value = found.needs_owner ?? false;
  })
  .catch(() => {
    needsOwner.value = false;
  });
start(SignIn, words);
