// One more line, typed: the server says how it may go on, and a tap takes a sentence over.
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { post } from "../../lib/api";
import { say } from "../../lib/words";
import { textOf } from "../../parts/fields";
import { endAct } from "./acts";
import { addLine, script } from "./state";

const typed = signal("");
const offered = signal<readonly string[]>([]);
let number = 0,
  timer = 0;

function type(text: string): void {
  typed.value = text;
  clearTimeout(timer);
  if (!text.trim()) offered.value = [];
  else timer = setTimeout(() => void ask(text), 60) as unknown as number;
}

async function ask(line: string): Promise<void> {
  const mine = ++number;
  try {
    const found = await post<string[]>("/api/floor/completions", { script: script.peek(), line });
    if (mine === number && line === typed.peek()) offered.value = found;
  } catch {
    offered.value = []; // the ruling itself says what is wrong
  }
}

function add(): void {
  const line = typed.value.trim();
  if (!line) return;
  endAct();
  addLine(line);
  typed.value = "";
  offered.value = [];
}

export function Typing() {
  const box = useRef<HTMLInputElement>(null);
  /** A sentence with something missing is typed on from there; a whole one is added. */
  const take = (sentence: string): void => {
    const at = sentence.indexOf("<");
    typed.value = at < 0 ? sentence : sentence.slice(0, at);
    if (at < 0) add();
    else void ask(typed.value);
    box.current?.focus();
  };
  return (
    <form
      class="typing no-print"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        ref={box}
        class="mono"
        value={typed.value}
        placeholder={say("floor.type-hint")}
        aria-label={say("floor.type")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => type(textOf(event))}
      />
      <button disabled={!typed.value.trim()}>{say("floor.add-line")}</button>
      {offered.value.length > 0 && (
        <ul class="offered">
          {offered.value.map((sentence) => (
            <li key={sentence}>
              <button type="button" class="quiet" onClick={() => take(sentence)}>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
