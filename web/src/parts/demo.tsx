// The speed of a night that plays itself; nothing where the clock is the real one.
import { signal } from "@preact/signals";
import { get, post } from "../lib/api";
import { attempt } from "../lib/toast";
import { say } from "../lib/words";

const PACES = [0, 1, 10, 20, 60, 300, 600];
const pace = signal<number | null>(null);
if (typeof document !== "undefined")
  void get<{ pace: number | null }>("/api/demo")
    .then((found) => {
      pace.value = found.pace;
    })
    .catch(() => undefined);

export function DemoPace() {
  if (pace.value === null) return null;
  const choose = (event: Event): void => {
    const wanted = Number((event.target as HTMLSelectElement).value);
    void attempt(async () => {
      await post("/api/demo", { pace: wanted });
      pace.value = wanted;
    });
  };
  return (
    <select
      class="quiet pace"
      aria-label={say("common.demo")}
      title={say("common.demo")}
      value={pace.value}
      onChange={choose}
    >
      {[...new Set([...PACES, pace.value])]
        .sort((one, other) => one - other)
        .map((one) => (
          <option key={one} value={one}>
            {one === 0 ? say("common.demo-stop") : say("common.demo-pace", { n: one })}
          </option>
        ))}
    </select>
  );
}
