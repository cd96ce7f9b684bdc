// The same line under every book, side by side; what differs from the book in force stands out.
import { chips, say } from "../../lib/words";
import { beside, besideOpen, head, line, library, writeHead, type Line } from "./state";

/** What a ruling comes to, to tell whether two books agree. */
const sense = (one: Line | undefined): string =>
  one
    ? JSON.stringify([
        one.kind,
        one.action,
        one.to,
        one.returned,
        one.binding,
        one.options,
        one.director.map((choice) => choice.option),
        one.answer,
        one.penalty,
        one.code,
      ])
    : "";

export function Beside() {
  const here = line.value;
  const columns = here
    ? (beside.value?.books ?? []).map((by) => ({
        book: by.book,
        ruling: by.lines.find((one) => one.line === here.line),
        stopped: by.stopped,
      }))
    : [];
  const mine = columns.find((one) => one.book === head.value.book)?.ruling ?? here;
  if (!here) return null;
  const differ = columns.filter((one) => sense(one.ruling) !== sense(mine)).length;
  return (
    <section class="card beside">
      <details
        open={besideOpen.value}
        onToggle={(event) => {
          besideOpen.value = (event.target as HTMLDetailsElement).open;
        }}
      >
        <summary>
          <h2>{say("floor.beside")}</h2>
          {besideOpen.value && columns.length > 0 && (
            <span class={`badge ${differ ? "warn" : "good"}`}>
              {differ ? say("floor.differ", { n: differ }) : say("floor.agree")}
            </span>
          )}
        </summary>
        <div class="books">
          {columns.map(({ book, ruling }) => (
            <Column key={book} book={book} ruling={ruling} differs={sense(ruling) !== sense(mine)} />
          ))}
        </div>
      </details>
    </section>
  );
}

function Column({ book, ruling, differs }: { book: string; ruling: Line | undefined; differs: boolean }) {
  const known = library.value.find((one) => one.id === book),
    own = book === head.value.book;
  return (
    <article class={`book ${differs ? "differs" : ""} ${own ? "own" : ""}`}>
      <header>
        <b>{known?.short ?? book}</b>
        <small>{known?.edition}</small>
        {own && <span class="badge good">{say("floor.in-force")}</span>}
      </header>
      {!ruling ? (
        <p class="soft">{say("floor.not-reached")}</p>
      ) : (
        <>
          <p class="outcome">
            {ruling.headline}
            {ruling.returned > 0 && <span class="back-badge">↩ {chips(ruling.returned)}</span>}
          </p>
          {ruling.director.length > 0 && (
            <ul>
              {ruling.director.map((choice) => (
                <li key={choice.option}>{choice.words}</li>
              ))}
            </ul>
          )}
          {differs && <p class="small">{ruling.why}</p>}
          {differs && ruling.action && ruling.answered && <p class="small soft">{ruling.answered}</p>}
          {ruling.penalty && <p class="small warn">{say(`floor.penalty.${ruling.penalty}`)}</p>}
          {ruling.cites.length > 0 && <p class="small soft">§ {ruling.cites.join(", ")}</p>}
        </>
      )}
      {!own && (
        <button class="quiet small" onClick={() => writeHead({ ...head.value, book })}>
          {say("floor.rule-by")}
        </button>
      )}
    </article>
  );
}
