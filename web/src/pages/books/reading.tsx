// One rule in full: the text, what it refers to, its settings in every book, and where the others stand.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { has, language, say } from "../../lib/words";
import { compareLink, kept, layers, link, place, library, type Full, type Topic } from "./library";

const full = signal<Full | null>(null);
const missing = signal("");
export const areaName = (area: string): string => say(`books.area.${area}`);
export const shortName = (book: string): string => library.value.find((one) => one.id === book)?.short ?? book;

export function Reading() {
  const { book, rule } = place.value;
  useEffect(() => {
    missing.value = "";
    kept<Full>(
      `/api/books/${encodeURIComponent(book)}/rules/${rule.split("/").map(encodeURIComponent).join("/")}`,
    ).then(
      (found) => {
        if (place.value.book === book && place.value.rule === rule) full.value = found;
      },
      (error: Error) => {
        missing.value = error.message;
      },
    );
  }, [book, rule, language.value]);
  const loaded =
    full.value?.book === book &&
    (full.value.rule.id === rule || full.value.rule.number === rule || full.value.rule.id.startsWith(rule))
      ? full.value
      : null;
  const here =
    loaded?.rule ??
    library.value
      .find((one) => one.id === book)
      ?.layers.map((layer) => layers.value[layer]?.find((one) => one.id === rule))
      .find(Boolean);
  if (!here) return <p class="empty">{missing.value || say("common.loading")}</p>;
  return (
    <article class="rule-page">
      <a class="back no-print" href={link(book)}>
        ← {shortName(book)}
      </a>
      <h1>
        <span class="id">{here.number}</span> {here.title}
      </h1>
      <p class="row small soft">
        <span class="badge">{areaName(here.area)}</span>
        <span class="badge">{say(`books.kind.${here.kind}`)}</span>
        <span class="badge">{say(`books.who.${here.who.replace(/ /g, "-")}`)}</span>
        {loaded && loaded.layer !== book && <span>{say("books.from", { book: shortName(loaded.layer) })}</span>}
        {here.id !== here.number && <span class="faint">{here.id}</span>}
      </p>
      <p class="says">{here.says}</p>
      {!!here.yields?.length && <p class="note warn">{say("books.yields", { rules: here.yields.join(", ") })}</p>}
      {loaded && <More full={loaded} />}
      {!loaded && missing.value && <p class="soft">{say("books.offline-rule")}</p>}
    </article>
  );
}

function More({ full: one }: { full: Full }) {
  return (
    <>
      {one.doubt && (
        <p class="note">
          <b>{say("books.doubt")}</b> {one.doubt}
        </p>
      )}
      {one.doubts.map((doubt) => (
        <p key={doubt.id} class="note">
          <b>{say("books.doubt")}</b> {doubt.problem} <b>{say("books.reading")}</b> {doubt.reading}
        </p>
      ))}
      {one.topics.map((topic) => (
        <Stands key={topic.topic} topic={topic} here={one.book} />
      ))}
      <Settings one={one} />
      <Related title={say("books.see")} rules={one.refs} />
      <Related title={say("books.named-by")} rules={one.named_by} />
      <section class="coverage">
        <h2>{say("books.applied")}</h2>
        <p>
          {[
            ...(one.settings.length ? [say("books.by-settings", { n: one.settings.length })] : []),
            ...(one.points.length ? [say("books.by-points")] : []),
            ...one.practice.map((kind) => say(`books.practice.${kind}`)),
          ].join(" · ") || say("books.read-only")}
        </p>
      </section>
    </>
  );
}

function Related({ title, rules }: { title: string; rules: readonly { book: string; id: string; title: string }[] }) {
  if (!rules.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul class="related">
        {rules.map((rule) => (
          <li key={`${rule.book}:${rule.id}`}>
            <a href={link(rule.book, rule.id)}>
              <b>{rule.id}</b> {rule.title}
              {rule.book !== place.value.book && <small>{shortName(rule.book)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The books on one topic, the one that is read first among equals. */
export function Stands({ topic, here }: { topic: Topic; here: string }) {
  const mine = topic.books.find((stand) => stand.book === here);
  return (
    <section class="topic">
      <h2>
        {topic.name}
        {here && (
          <a
            class="small no-print"
            href={compareLink(topic.topic)}
            aria-label={say("books.compare-on", { topic: topic.name })}
          >
            ⇄
          </a>
        )}
      </h2>
      <div class="stands">
        {topic.books.map((stand) => (
          <div
            key={stand.book}
            class={`stand ${stand.book === here ? "here" : ""} ${mine && stand.source && stand.source !== mine.source ? "differs" : ""}`}
          >
            <b>{shortName(stand.book)}</b>
            {stand.source === null || stand.source === undefined ? (
              <span class="faint">{say("books.silent")}</span>
            ) : stand.source !== stand.book ? (
              <span class="soft">{say("books.as", { book: shortName(stand.source) })}</span>
            ) : (
              <span>{stand.says || stand.rules.map((rule) => rule.title).join("; ")}</span>
            )}
            <span class="numbers">
              {stand.rules.map((rule) => (
                <a key={rule.id} href={link(rule.book, rule.id)}>
                  {rule.id}
                </a>
              ))}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

function Settings({ one }: { one: Full }) {
  if (!one.settings.length) return null;
  const worded = (value: string): string => (has(`books.value.${value}`) ? say(`books.value.${value}`) : value);
  return (
    <section>
      <h2>{say("books.settings")}</h2>
      {one.settings.map((setting) => {
        const mine = setting.books.find((said) => said.book === one.book);
        return (
          <details key={setting.setting} class="setting-row" open={setting.differs && one.settings.length < 4}>
            <summary>
              <span>
                {setting.about} <b>{mine?.layer ? worded(mine.value) : say("books.silent-value")}</b>
              </span>
              {setting.differs && <span class="badge warn">{say("books.differs")}</span>}
            </summary>
            <div class="values">
              {setting.books.map((said) => (
                <div
                  key={said.book}
                  class={`stand ${said.book === one.book ? "here" : ""} ${said.value !== mine?.value ? "differs" : ""}`}
                >
                  <b>{shortName(said.book)}</b>
                  <span>{said.layer ? worded(said.value) : say("books.silent-value")}</span>
                  <span class="numbers">
                    {said.cites?.slice(0, 4).map((id) => (
                      <a key={id} href={link(said.book, id)}>
                        {id}
                      </a>
                    ))}
                  </span>
                </div>
              ))}
            </div>
            <p class="faint small">{setting.setting}</p>
          </details>
        );
      })}
    </section>
  );
}
