// The books side by side on a topic of the table or of one's own.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { refusalWords } from "../../lib/toast";
import { language, say } from "../../lib/words";
import { areaName, Stands } from "./reading";
import { compareLink, kept, place, topics, type Topic } from "./library";
import { textOf, submits } from "../../parts/fields";

const found = signal<Topic[]>([]);
const trouble = signal("");
const typed = signal("");
const byArea = computed(() => {
  const words = typed.value.toLowerCase().split(/\s+/).filter(Boolean),
    groups = new Map<string, typeof topics.value>();
  for (const one of topics.value)
    if (words.every((word) => `${one.name} ${one.topic}`.toLowerCase().includes(word)))
      groups.set(one.area, [...(groups.get(one.area) ?? []), one]);
  return [...groups];
});

export function Comparing() {
  const topic = place.value.compare ?? "";
  useEffect(() => {
    if (!topics.value.length)
      void kept<typeof topics.value>("/api/books/topics").then(
        (list) => {
          topics.value = list;
        },
        () => undefined,
      );
  }, [language.value]);
  useEffect(() => {
    found.value = [];
    trouble.value = "";
    if (topic)
      kept<Topic[]>(`/api/books/compare?topic=${encodeURIComponent(topic)}`).then(
        (list) => {
          if (place.value.compare === topic) found.value = list;
        },
        (error) => {
          trouble.value = refusalWords(error);
        },
      );
  }, [topic, language.value]);
  if (topic)
    return (
      <article class="rule-page">
        <a class="back no-print" href={compareLink()}>
          ← {say("books.all-topics")}
        </a>
        {trouble.value && <p class="empty">{trouble.value}</p>}
        {!trouble.value && !found.value.length && <p class="empty">{say("common.loading")}</p>}
        {found.value.map((one) => (
          <Stands key={one.topic} topic={one} here="" />
        ))}
      </article>
    );
  return (
    <article class="rule-page">
      <h1>{say("books.compare")}</h1>
      <form
        class="row"
        onSubmit={submits(() => {
          if (typed.value.trim()) location.hash = compareLink(typed.value.trim());
        })}
      >
        <input
          type="search"
          class="grow"
          aria-label={say("books.topic")}
          placeholder={say("books.topic")}
          value={typed.value}
          onInput={(event) => {
            typed.value = textOf(event);
          }}
        />
        <button class="primary" disabled={!typed.value.trim()}>
          {say("books.compare-do")}
        </button>
      </form>
      {byArea.value.map(([area, group]) => (
        <section key={area}>
          <h2>{areaName(area)}</h2>
          <ul class="topics">
            {group.map((one) => (
              <li key={one.topic}>
                <a href={compareLink(one.topic)}>{one.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
