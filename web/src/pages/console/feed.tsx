// What happened, order by order, the latest first: each can be struck out with all it led to, or something inserted after it.
import { useState } from "preact/hooks";
import { moment, say, word } from "../../lib/words";
import { board, open } from "./desk";
import { fold } from "./finding";
import { listed, undoneAtOnce, type LogLine } from "./shapes";
import { lineOf, namedLine } from "./story-words";
import { textOf } from "../../parts/fields";

const AT_FIRST = 60;
/** What tables report by themselves, hand after hand: shown when it is asked for. */
const QUIET = new Set(["hand-dealt", "button-seen", "button-moved", "button-at", "hand-served", "chips"]);
const isQuiet = (line: LogLine): boolean => QUIET.has(line.type) || line.message.code === "happening.sold.free"; // nobody paid anything

export function Feed() {
  const [text, setText] = useState(""),
    [all, setAll] = useState(false),
    [quiet, setQuiet] = useState(true);
  const lines = [...listed<LogLine>(board.part("log"), "lines")].sort((one, other) => other.number - one.number);
  const wanted = fold(text),
    notQuiet = quiet && !wanted ? lines.filter((one) => !isQuiet(one)) : lines,
    found = wanted
      ? lines.filter((one) => fold(`${one.number} ${word(one.message)} ${one.by} ${why(one)}`).includes(wanted))
      : notQuiet;
  const shown = all ? found : found.slice(0, AT_FIRST);
  return (
    <div class="feed">
      <div class="row feed-tools">
        <h2>{say("console.feed")}</h2>
        <span class="push" />
        <input
          type="search"
          value={text}
          placeholder={say("console.feed-search")}
          aria-label={say("console.feed-search")}
          onInput={(event) => setText(textOf(event))}
        />
      </div>
      {!lines.length && <p class="empty">{say("console.feed-empty")}</p>}
      <ol class="lines">
        {shown.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {notQuiet.length < lines.length && (
        <button class="quiet" onClick={() => setQuiet(false)}>
          {say("console.show-quiet", { n: lines.length - notQuiet.length })}
        </button>
      )}
      {found.length > shown.length && (
        <button class="quiet" onClick={() => setAll(true)}>
          {say("console.more-of", { n: found.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** Why, as far as somebody said so. */
function why(line: LogLine): string {
  if (line.why) return line.why;
  return undoneAtOnce(line, lineOf(line.strikes?.[0] ?? 0)) ? say("console.undo-why") : "";
}

/** What else an order led to. */
function LedTo({ line }: { line: LogLine }) {
  const more = line.more ?? 0;
  if (!line.led_to?.length) return null;
  return (
    <ul class="led-to small">
      {line.led_to.map((one, index) => (
        <li key={index}>{word(one.message)}</li>
      ))}
      {more > 0 && <li>{say("console.more-of", { n: more })}</li>}
    </ul>
  );
}

function Line({ line }: { line: LogLine }) {
  const [chosen, choose] = useState(false);
  return (
    <li class={`line${line.struck ? " struck" : ""}`}>
      <button class="line-text" aria-expanded={chosen} onClick={() => choose(!chosen)}>
        <time>{moment(line.at)}</time>
        <span>
          {word(line.message)}
          {why(line) && <em> – {why(line)}</em>}
          {line.after != null && (
            <span class="badge warn">{say("console.inserted-after", { what: namedLine(line.after) })}</span>
          )}
          {line.struck && <span class="badge bad">{say("console.struck")}</span>}
        </span>
      </button>
      {chosen && (
        <div class="line-more">
          <LedTo line={line} />
          <span class="soft small">
            #{line.number}
            {line.by && ` · ${line.by}`}
          </span>
          <span class="push" />
          {line.type === "ruling-kept" && !line.struck && (
            <button
              class="primary"
              onClick={() => open({ kind: "ruling", number: Number(line.message.values?.number) })}
            >
              {say("console.read-ruling")}
            </button>
          )}
          {!line.struck && (
            <button class="danger" onClick={() => open({ kind: "strike", numbers: [line.number], why: "" })}>
              {say(line.type === "struck" ? "console.restore" : "console.strike")}
            </button>
          )}
          <button onClick={() => open({ kind: "palette", after: line.number })}>{say("console.insert")}</button>
        </div>
      )}
    </li>
  );
}
