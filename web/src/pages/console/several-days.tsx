// Whether an event is one day of several, and the card for it, whose code and words come when it is.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me } from "../../parts/frame";
import { eventPart, tables } from "./desk";

const late = signal<typeof import("./days") | null>(null);

/** A flight whose bags are sealed, or a later day that may still take flights in; who may not is shown neither. */
export function amongDays(): boolean {
  const shown = eventPart();
  if (!shown || !["owner", "director"].includes(me.value?.role ?? "")) return false;
  return shown.stage === "bagged" || (shown.day > 1 && shown.stage === "registering" && !tables.value.length);
}

export function SeveralDays() {
  const found = late.value;
  useEffect(() => {
    if (!found)
      void import("./days").then(
        (days) => {
          late.value = days;
        },
        () => undefined,
      );
  }, [found]);
  return found ? <found.Days /> : null;
}
