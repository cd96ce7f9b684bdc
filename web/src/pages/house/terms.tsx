// How long links last after their event.
import { signal } from "@preact/signals";
import { ask, get } from "../../lib/api";
import { attempt, tell } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";

type LinkTerms = Required<Shown<"LinkTerms">>;
const terms = signal<LinkTerms | null>(null);

export async function loadTerms(): Promise<void> {
  terms.value = await get<LinkTerms>("/api/link-terms");
}

async function keep(event: SubmitEvent, changed: () => Promise<void>): Promise<void> {
  event.preventDefault();
  const filled = new FormData(event.target as HTMLFormElement);
  const asked = { hours: Number(filled.get("hours")), wall_hours: Number(filled.get("wall_hours")) };
  if (
    await attempt(async () => {
      terms.value = await ask<LinkTerms>("PUT", "/api/link-terms", asked);
      await changed();
    })
  )
    tell(say("house.changed"));
}

export function Terms({ changed }: { changed: () => Promise<void> }) {
  if (!terms.value) return null;
  const hours = (name: "hours" | "wall_hours", said: string) => (
    <label>
      <span>{say(said)}</span>
      <input name={name} type="number" required min={1} max={8784} defaultValue={`${terms.value![name]}`} />
    </label>
  );
  return (
    <details>
      <summary>{say("house.terms")}</summary>
      <p class="soft small">{say("house.terms-hint")}</p>
      <form class="fields" onSubmit={(event) => void keep(event as unknown as SubmitEvent, changed)}>
        {hours("hours", "house.terms-hours")}
        {hours("wall_hours", "house.terms-wall")}
        <button class="primary">{say("common.save")}</button>
      </form>
    </details>
  );
}
