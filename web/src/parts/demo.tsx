// The speed of a night that plays itself; nothing where the clock is the real one.
import { signal } from "@preact/signals";
import { get, post } from "../lib/api";
import { attempt } from "../lib/toast";
import { say } from "../lib/words";
import { Choice } from "./fields";

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
  const choose = (wanted: number): void =>
    void attempt(async () => {
      await post("/api/demo", { pace: wanted });
      pace.value = wanted;
    });
  return (
    <Choice
      class="quiet pace"
      label={say("common.demo")}
      value={pace.value}
      onChange={choose}
      of={[...new Set([...PACES, pace.value])]
        .sort((one, other) => one - other)
        .map((one) => [one, one === 0 ? say("common.demo-stop") : say("common.demo-pace", { n: one })])}
    />
  );
}
