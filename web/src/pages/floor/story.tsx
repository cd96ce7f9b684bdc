// The script in view: line by line with its rulings, or as text to edit, with faults where they are.
import { say } from "../../lib/words";
import { endAct } from "./acts";
import { linesOf } from "./script";
import { changeLine, draft, fault, head, line, lines, looked, mode, script, story, write, writeHead } from "./state";
import { sets, textOf } from "../../parts/fields";
import { Typing } from "./typing";

export function Story() {
  const told = story.value;
  return (
    <section class="card story">
      <header class="row">
        <h3 class="flat">{say("floor.script")}</h3>
        <span class="push" />
        <button
          class="quiet small"
          onClick={() => {
            endAct();
            mode.value = mode.value === "text" ? "quick" : "text";
          }}
        >
          {say(mode.value === "text" ? "floor.by-taps" : "floor.edit")}
        </button>
      </header>
      <ol class="lines">
        {told.map(({ line: number, text }) => {
          const ruling = lines.value.find((one) => one.line === number);
          return (
            <li
              key={number}
              class={`${ruling?.code ? "bad" : ""} ${draft.value === number ? "draft" : ""} ${line.value?.line === number ? "looked" : ""}`}
            >
              <button class="line" onClick={sets(looked, number)}>
                <code>{text}</code>
                {ruling && ruling.role !== "question" && ruling.action && !ruling.returned
                  ? null
                  : ruling && <span class="mark">{ruling.headline}</span>}
              </button>
              <button
                class="quiet off"
                aria-label={say("floor.remove", { line: number })}
                onClick={() => {
                  if (draft.value) endAct();
                  changeLine(number, null);
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      {!told.length && <p class="soft">{say("floor.no-lines")}</p>}
      <Fault />
      <Typing />
    </section>
  );
}

/** What could not be read, with the place, and the word that was perhaps meant. */
export function Fault() {
  const wrong = fault.value;
  if (!wrong) return null;
  const text = linesOf(script.value)[wrong.line - 1] ?? "",
    at = (wrong.column ?? 1) - 1;
  const meant = wrong.near;
  const bad = /^\S+/.exec(text.slice(at))?.[0] ?? "";
  return (
    <div class="fault-box" role="alert">
      <pre>
        {text}
        {"\n"}
        {" ".repeat(Math.max(0, at))}
        {"^".repeat(Math.max(1, bad.length))}
      </pre>
      <p>
        {say("floor.at", { line: wrong.line, column: wrong.column ?? 1 })} {wrong.why}
      </p>
      {wrong.code === "chips.too-many" && head.value.seats.some((one) => one.chips !== null) && (
        <button
          onClick={() => writeHead({ ...head.value, seats: head.value.seats.map((one) => ({ ...one, chips: null })) })}
        >
          {say("floor.forget-stacks")}
        </button>
      )}
      {meant && bad && (
        <button
          onClick={() => {
            const lead = bad.replace(/[,"]+$/, "");
            changeLine(wrong.line, text.slice(0, at) + meant + text.slice(at + lead.length));
          }}
        >
          {say("floor.use", { word: meant })}
        </button>
      )}
      {wrong.meant?.map((sentence) => (
        <button key={sentence} class="meant" onClick={() => changeLine(wrong.line, sentence)}>
          {sentence}
        </button>
      ))}
    </div>
  );
}

export function Editor() {
  const all = linesOf(script.value),
    rows = Math.min(30, Math.max(8, all.length + 1));
  return (
    <div class="stack">
      <div class="editor">
        <div class="gutter" aria-hidden="true">
          {all.map((_, at) => (
            <span key={at} class={fault.value?.line === at + 1 ? "bad" : ""}>
              {at + 1}
            </span>
          ))}
        </div>
        <textarea
          class="mono"
          wrap="off"
          rows={rows}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          aria-label={say("floor.script")}
          aria-invalid={!!fault.value}
          value={script.value}
          onInput={(event) => write(textOf(event))}
          onScroll={(event) => {
            const box = event.target as HTMLTextAreaElement;
            (box.previousSibling as HTMLElement).scrollTop = box.scrollTop;
          }}
        />
      </div>
      <p class="small soft">{say("floor.script-help")}</p>
    </div>
  );
}
