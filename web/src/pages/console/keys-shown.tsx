// The keys, shown when somebody asks for them.
import { say } from "../../lib/words";
import { Dialog } from "../../parts/dialog";
import { close } from "./desk";
import { KEYS } from "./keys";

export function KeysDialog() {
  const rows: [string, string][] = [
    ["1 – 9", "console.key-advice"],
    ...KEYS.map(([key, words]): [string, string] => [key === " " ? say("console.key-space") : key, words]),
    ["Ctrl K", "console.key-palette"],
    ["↑ ↓ ← →", "console.key-arrows"],
    [",", "console.key-same-hand"],
    [">", "console.key-taker"],
    ["Esc", "console.key-escape"],
  ];
  return (
    <Dialog title={say("console.keys")} onClose={close}>
      <dl class="keys">
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
