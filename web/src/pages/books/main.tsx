// The books page: read, search as you type, compare.
import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import words from "words:books";
import { eventOfPage } from "../../lib/api";
import { start } from "../../lib/start";
import { language, say } from "../../lib/words";
import { Frame, knowMe, me } from "../../parts/frame";
import { Comparing } from "./comparing";
import { areaName, Reading, shortName } from "./reading";
import {
  book,
  compareLink,
  forgetTexts,
  hits,
  kept,
  link,
  offline,
  place,
  readBook,
  rulesOf,
  search,
  library,
  wanted,
  type Book,
  type Placed,
} from "./library";
import { Choice, textOf, type Option } from "../../parts/fields";

const within = signal("");
const opened = signal("");
const narrow = matchMedia("(max-width: 900px)");
const small = signal(narrow.matches);
narrow.addEventListener("change", () => {
  small.value = narrow.matches;
});
const rules = computed(() => (book.value ? rulesOf(book.value) : null));

function Books() {
  const { rule, compare } = place.value,
    reading = !!rule || compare !== null;
  return (
    <Frame page="books" event={eventOfPage()}>
      {offline.value && (
        <p class="badge warn no-print" role="status">
          {say("books.offline")}
        </p>
      )}
      <div class={`books-page ${reading ? "reading" : ""}`}>
        {!(small.value && reading) && (
          <aside class="no-print">
            <Search />
            {hits.value ? <Hits /> : book.value ? <Contents one={book.value} /> : <ShelfList />}
          </aside>
        )}
        <section class="page">
          {rule ? (
            <Reading key={`${place.value.book}/${rule}`} />
          ) : compare !== null ? (
            <Comparing />
          ) : (
            !small.value && <Welcome />
          )}
        </section>
      </div>
    </Frame>
  );
}

function Search() {
  const inBook = (id: string): void => {
    within.value = id;
    void search(wanted.value, id);
  };
  return (
    <div class="search">
      <input
        type="search"
        aria-label={say("books.search")}
        placeholder={say("books.search")}
        value={wanted.value}
        autocomplete="off"
        onInput={(event) => void search(textOf(event), within.value)}
      />
      <div class="row">
        <Choice
          label={say("books.where")}
          value={within.value}
          onChange={inBook}
          of={[["", say("books.everywhere")], ...library.value.map((one): Option => [one.id, one.short])]}
        />
        <a class="button-link" href={compareLink()}>
          {say("books.compare")}
        </a>
      </div>
    </div>
  );
}

function Hits() {
  if (!hits.value?.length) return <p class="empty">{say("books.nothing", { words: wanted.value })}</p>;
  return (
    <ul class="hits">
      {hits.value.map(({ layer, rule, books }) => {
        const home = within.value && books.includes(within.value) ? within.value : layer;
        return (
          <li key={`${layer}:${rule.id}`}>
            <a
              href={link(home, rule.id)}
              aria-current={place.value.rule === rule.id && place.value.book === home ? "true" : undefined}
            >
              <span>
                <b>{rule.number}</b> {rule.title} <small>{shortName(layer)}</small>
              </span>
              <span class="snippet">{rule.says}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function ShelfList() {
  if (!library.value.length) return <p class="empty">{say("common.loading")}</p>;
  return (
    <ul class="library">
      {library.value.map((one) => (
        <li key={one.id}>
          <a href={link(one.id)}>
            <b>{one.short}</b>
            <span>{one.title}</span>
            <small>
              {one.edition} · {say("books.count", { n: one.all })}
              {one.layers.length > 1 && ` · ${say("books.builds-on", { book: shortName(one.layers[1]!) })}`}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A book's areas; only the one that is open is drawn, so that long books stay quick. */
function Contents({ one }: { one: Book }) {
  useEffect(() => {
    void readBook(one).catch(() => undefined);
  }, [one.id, language.value]);
  const current = rules.value?.find((rule) => rule.id === place.value.rule)?.area ?? "";
  const open = opened.value || current;
  return (
    <div class="contents">
      <a class="back" href="#">
        ← {say("books.all-books")}
      </a>
      <h2>{one.title}</h2>
      <p class="small soft">{one.about}</p>
      <ul>
        {Object.entries(one.areas).map(([area, n]) => (
          <li key={area}>
            <button
              aria-expanded={open === area}
              onClick={() => {
                opened.value = open === area ? "-" : area;
              }}
            >
              {areaName(area)}
              <span class="number">{n}</span>
            </button>
            {open === area && (
              <RuleList
                book={one}
                rules={(rules.value ?? []).filter((rule) => rule.area === area)}
                loading={!rules.value}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function RuleList({ book: one, rules: listed, loading }: { book: Book; rules: Placed[]; loading: boolean }) {
  if (loading) return <p class="soft">{say("common.loading")}</p>;
  return (
    <ul class="rules">
      {listed.map((rule) => (
        <li key={rule.id}>
          <a href={link(one.id, rule.id)} aria-current={place.value.rule === rule.id ? "true" : undefined}>
            <b>{rule.number}</b> <span>{rule.title}</span>
            {rule.layer !== one.id && <small>{shortName(rule.layer)}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Nothing chosen yet; or a whole book, for the printer. */
function Welcome() {
  const one = book.value;
  if (!one || !rules.value)
    return (
      <div class="welcome no-print">
        <h1>{say("books.title")}</h1>
        <p>{say("books.welcome")}</p>
      </div>
    );
  return (
    <div class="whole">
      <div class="row no-print">
        <h1>{one.title}</h1>
        <span class="push" />
        <button onClick={() => print()}>{say("books.print")}</button>
      </div>
      <h1 class="print-only">{one.title}</h1>
      {Object.keys(one.areas).map((area) => (
        <section key={area}>
          <h2>{areaName(area)}</h2>
          {rules
            .value!.filter((rule) => rule.area === area)
            .map((rule) => (
              <p key={rule.id}>
                <a href={link(one.id, rule.id)}>
                  <b>{rule.number}</b>
                </a>{" "}
                <b>{rule.title}.</b> {rule.says}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

void knowMe().then(() => {
  if (me.value?.role === "nobody") return;
  let spoken = "";
  effect(() => {
    if (spoken && spoken !== language.value) {
      forgetTexts();
      void search(wanted.peek(), within.peek());
    }
    spoken = language.value;
    void kept<Book[]>("/api/books").then(
      (found) => {
        library.value = found;
      },
      () => undefined,
    );
  });
});
start(Books, words);
