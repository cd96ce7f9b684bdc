// The ruling: what it counts as, which chips move, what happens now, what the director decides, and why.
import { signal } from "@preact/signals";
import { me } from "../../parts/frame";
import { chips, say } from "../../lib/words";
import { chipColour, isChip } from "../../lib/chip-colours";
import { chipSet } from "./event-table";
import { short } from "./picks";
import { denominations, inChips, linesOf } from "./script";
import {
  asking,
  followUps,
  head,
  line,
  lines,
  looked,
  ruleTexts,
  ruled,
  script,
  library,
  trouble,
  worthwhile,
  write,
  type Line,
} from "./state";
import { bookName } from "./wording";
import { textOf } from "../../parts/fields";

export const reason = signal("");
const openRule = signal("");

export function Verdict() {
  const one = line.value;
  if (trouble.value && !ruled.value)
    return (
      <section class="card verdict" aria-live="polite">
        <p class="fault">{trouble.value}</p>
      </section>
    );
  if (!one)
    return (
      <section class="card verdict" aria-live="polite">
        <p class="empty">{say(asking.value ? "common.loading" : "floor.nothing-yet")}</p>
      </section>
    );
  const bad = !!one.code,
    earlier = lines.value.filter((other) => other !== one && !followUps.value.includes(other) && worthwhile(other));
  return (
    <section class={`card verdict ${bad ? "bad" : ""}`} aria-live="polite" id="verdict">
      <header>
        <code class="told">{one.text}</code>
        <span class="badge">{say(`floor.kind.${one.kind}`)}</span>
      </header>
      <p class="headline">
        {one.actor && !bad && <span class="actor">{one.actor}</span>}
        <strong>{one.headline}</strong>
      </p>
      <div class="row">
        {one.binding === true && <span class="badge good">{say("floor.binding")}</span>}
        {one.binding === false && <span class="badge warn">{say("floor.not-binding")}</span>}
        {one.penalty && <span class="badge warn">{say(`floor.penalty.${one.penalty}`)}</span>}
        {one.cites.map((number, at) => (
          <Cite key={number} number={number} rule={one.rules?.[at] ?? ""} />
        ))}
        {!!one.readings?.length && (
          <span class="badge warn">{say("floor.own-reading", { rules: one.readings.join(", ") })}</span>
        )}
      </div>
      <RuleText />
      <Piles one={one} />
      <p class={bad ? "fault" : "why"}>
        {bad && <b>{say("floor.at", { line: one.line, column: one.column ?? 1 })} </b>}
        {one.why}
      </p>
      {!bad && one.action && one.answered && <p class="soft">{one.answered}</p>}
      {one.steps.length > 0 && (
        <ol class="steps">
          {one.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {(one.guides ?? []).map((guide) => (
        <details key={guide.title} class="guide">
          <summary>{guide.title}</summary>
          <ol class="steps">
            {guide.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      {!one.action && Array.isArray(one.answer) && one.answer.length > 8 && (
        <details>
          <summary>{say("floor.whole-list", { n: one.answer.length })}</summary>
          <p class="small">{one.answered}</p>
        </details>
      )}
      {followUps.value.map((asked) => (
        <p key={asked.line} class="asked">
          <button
            class="quiet"
            onClick={() => {
              looked.value = asked.line;
            }}
          >
            <code>{asked.text}</code> <b>{asked.headline}</b>
          </button>
          {asked.cites.map((number, at) => (
            <Cite key={number} number={number} rule={asked.rules?.[at] ?? ""} />
          ))}
        </p>
      ))}
      <Director one={one} />
      <Why one={one} />
      {earlier.length > 0 && (
        <details class="earlier">
          <summary>{say("floor.other-lines", { n: earlier.length })}</summary>
          <ul>
            {earlier.map((other) => (
              <li key={other.line}>
                <button
                  onClick={() => {
                    looked.value = other.line;
                  }}
                >
                  <code>{other.text}</code>
                  <span>{other.headline}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Cite({ number, rule }: { number: string; rule: string }) {
  const key = ruleTexts.value.has(rule)
    ? rule
    : ([...ruleTexts.value.values()].find((one) => one.number === number)?.key ?? rule);
  return (
    <button
      class="cite"
      aria-expanded={openRule.value === key}
      onClick={() => {
        openRule.value = openRule.value === key ? "" : key;
      }}
    >
      § {number}
    </button>
  );
}

function RuleText() {
  const rule = ruleTexts.value.get(openRule.value);
  if (!rule || !line.value) return null;
  return (
    <article class="read">
      <h4>
        {rule.number} · {rule.title}
      </h4>
      <p>{rule.says}</p>
      <a class="small" href={`/books#${rule.book}/${encodeURIComponent(rule.id)}`}>
        {say("floor.in-book", { book: rule.book })}
      </a>
    </article>
  );
}

/** Chips pushed, and what of them stays in or goes back. */
function Piles({ one }: { one: Line }) {
  const pushed = one.pushed ?? [];
  if (!pushed.length && !one.returned) return null;
  const sum = pushed.reduce((total, chip) => total + chip, 0),
    values = [...new Set([...pushed, ...denominations(head.value.big)])];
  return (
    <div class="piles">
      {pushed.length > 0 && <Pile title={say("floor.pushed")} sum={sum} values={pushed} />}
      {one.returned > 0 && (
        <>
          <span class="arrow" aria-hidden="true">
            →
          </span>
          <Pile
            title={say("floor.goes-back", { name: one.actor ?? "" })}
            sum={one.returned}
            values={inChips(one.returned, values)}
            back
          />
        </>
      )}
      {pushed.length > 0 && one.returned === 0 && !one.director.length && (
        <p class="soft small">{say("floor.nothing-back")}</p>
      )}
    </div>
  );
}

function Pile({ title, sum, values, back }: { title: string; sum: number; values: number[]; back?: boolean }) {
  return (
    <figure class={back ? "pile back" : "pile"}>
      <div>
        {values.slice(0, 24).map((chip, at) => (
          <i
            key={at}
            class={isChip(chip) ? "chip small" : "chip small heap"}
            style={{ background: chipColour(chip, chipSet()) }}
          >
            {short(chip)}
          </i>
        ))}
      </div>
      <figcaption>
        <b>{chips(sum)}</b> {title}
      </figcaption>
    </figure>
  );
}

/** What the book leaves open, as buttons; the reason goes with the choice. */
function Director({ one }: { one: Line }) {
  if (!one.director.length) return null;
  const made = chosenFor(one);
  const choose = (option: string): void => {
    const why = reason.value.trim().replace(/["“”]/g, "'"),
      by = (me.value?.name ?? "").replace(/["“”]/g, "'");
    const all = linesOf(script.value),
      made = lines.value.filter((other) => other.role === "choice").map((other) => other.line);
    const after = all.slice(one.line).filter((_, at) => !made.includes(one.line + at + 1));
    const said = `director ${option}${why ? ` because "${why}"` : ""}${by ? ` by "${by}"` : ""}`;
    write([...all.slice(0, one.line), said, ...after].join("\n"));
    looked.value = one.line;
  };
  return (
    <div class="director">
      <h3>{say("floor.your-call")}</h3>
      <label>
        <span>{say("floor.reason")}</span>
        <input
          value={reason.value}
          placeholder={say("floor.reason-hint")}
          onInput={(event) => {
            reason.value = textOf(event);
          }}
        />
      </label>
      <div class="options">
        {one.director.map((choice) => (
          <button key={choice.option} aria-pressed={made === choice.option} onClick={() => choose(choice.option)}>
            <b>{choice.words}</b>
            <small>
              {choice.guidance?.length ? guided(choice) : choice.cites.map((cite) => `§ ${cite}`).join(" ")}
            </small>
          </button>
        ))}
      </div>
    </div>
  );
}

/** What other books say to an option: those that would choose it, and those that leave it open, each with its rules. */
function guided({ guidance = [] }: Line["director"][number]): string {
  const names = (open: boolean): string =>
      guidance
        .filter((one) => one.open === open)
        .map((one) => [bookName(one.book, library.value), ...one.rules.map((rule) => `§ ${rule}`)].join(" "))
        .join(", "),
    would = names(false),
    open = names(true);
  return [would && say("floor.others-would", { books: would }), open && say("floor.others-open", { books: open })]
    .filter(Boolean)
    .join(" · ");
}

/** The option that a later line of the script has chosen, for a ruling that left some open. */
export function chosenFor(one: Line): string {
  const made = lines.value.find((other) => other.line > one.line && other.role === "choice");
  return one.director.find((choice) => choice.option === made?.answer)?.option ?? "";
}

function Why({ one }: { one: Line }) {
  if (!one.facts?.length && !one.asked?.length && !one.rules?.length) return null;
  return (
    <details class="trace">
      <summary>{say("floor.why")}</summary>
      {!!one.facts?.length && (
        <>
          <h4>{say("floor.facts")}</h4>
          <ul>
            {one.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      {!!one.asked?.length && (
        <>
          <h4>{say("floor.settings")}</h4>
          <ul>
            {one.asked.map((point) => (
              <li key={point.setting}>
                {point.about} <b>{point.value || say("floor.silent-value")}</b>{" "}
                <span class="faint small">
                  {point.setting}
                  {point.layer && ` · ${point.layer}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!!one.rules?.length && (
        <>
          <h4>{say("floor.rules")}</h4>
          <ul>
            {one.rules.map((key) => {
              const rule = ruleTexts.value.get(key);
              return (
                <li key={key}>
                  <b>{rule?.number ?? key}</b> {rule?.title} <span class="faint small">{rule?.book}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </details>
  );
}
