// Levels from a few numbers.
import { signal } from "@preact/signals";
import { post } from "../../lib/api";
import { attempt } from "../../lib/toast";
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { draft, setLevels, type Level } from "./draft";
import { NumberInput } from "./fields";
import { Choice, sets, submits } from "../../parts/fields";

export const opened = signal(false);
const wish = signal({
  minutes: 240,
  level_minutes: 20,
  depth: 100,
  break_every: 4,
  break_minutes: 10,
  ante: "big-blind",
  ante_from: 4,
});
const NUMBERS = ["minutes", "level_minutes", "depth", "break_every", "break_minutes"] as const;

async function generate(): Promise<void> {
  const { setup, players } = draft.value!;
  const values = setup.chips.map((one) => one.value).filter((one) => one > 0);
  const game = setup.levels.find((one) => !one.is_break)?.game ?? "NLHE";
  await attempt(async () => {
    setLevels(
      await post<Level[]>("/api/structure/levels", {
        ...wish.value,
        stack: setup.buy_in.chips,
        players: Math.max(2, players),
        values,
        game,
      }),
      "generated",
    );
    opened.value = false;
  });
}

export function Generator() {
  if (!opened.value) return null;
  const put = (name: string, value: number | string): void => {
    wish.value = { ...wish.value, [name]: value };
  };
  return (
    <Dialog title={say("structure.generate")} onClose={sets(opened, false)}>
      <form class="stack" onSubmit={submits(generate)}>
        <p class="soft small">{say("structure.generate-words", { n: draft.value!.players })}</p>
        <div class="fields">
          {NUMBERS.map((name) => (
            <label key={name}>
              <span>{say(`structure.wish.${name}`)}</span>
              <NumberInput value={wish.value[name]} onChange={(value) => put(name, value)} />
            </label>
          ))}
          <label>
            <span>{say("structure.wish.ante")}</span>
            <Choice
              value={wish.value.ante}
              onChange={(ante) => put("ante", ante)}
              of={[
                ["none", say("structure.wish.no-ante")],
                ["big-blind", say("structure.wish.big-blind-ante")],
              ]}
            />
          </label>
          {wish.value.ante !== "none" && (
            <label>
              <span>{say("structure.wish.ante_from")}</span>
              <NumberInput value={wish.value.ante_from} onChange={(value) => put("ante_from", value)} />
            </label>
          )}
        </div>
        <button class="primary">{say("structure.make-levels")}</button>
      </form>
    </Dialog>
  );
}
