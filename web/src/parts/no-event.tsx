// A page that was opened without an event: tonight's only one is taken, several are offered, and none leads to a new one.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get } from "../lib/api";
import type { Shown } from "../lib/types";
import { say } from "../lib/words";
import { me } from "./frame";

const events = signal<Shown<"Listed">[] | null>(null);

export function NoEvent({ page }: { page: string }) {
  useEffect(() => {
    void get<Shown<"Listed">[]>("/api/events")
      .then((found) => {
        if (found.length === 1) location.replace(`/${page}?event=${encodeURIComponent(found[0]!.id)}`);
        else events.value = found;
      })
      .catch(() => undefined);
  }, []);
  if (events.value === null) return <p class="empty">{say("common.loading")}</p>;
  const may = me.value?.role === "owner" || me.value?.role === "director";
  if (!events.value.length)
    return (
      <div class="empty stack">
        <p>{say("common.no-event-yet")}</p>
        {may && (
          <p>
            <a href="/structure">{say("common.new-event")}</a>
          </p>
        )}
      </div>
    );
  return (
    <>
      <h1>{say("common.choose-event")}</h1>
      <div class="grid">
        {events.value.map((one) => (
          <a key={one.id} class="card choice" href={`/${page}?event=${encodeURIComponent(one.id)}`}>
            <h2>{one.name}</h2>
          </a>
        ))}
      </div>
    </>
  );
}
