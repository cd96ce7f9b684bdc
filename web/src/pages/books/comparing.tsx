// The books side by side on a point or a topic of one's own.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { refusalWords } from "../../lib/toast";
import { language, say } from "../../lib/words";
import { areaName, Stands } from "./reading";
import { compareLink, kept, place, points, type Point } from "./shelf";

const found = signal<Point[]>([]);
const trouble = signal("");
const typed = signal("");
const byArea = computed(() => {
  const words = typed.value.toLowerCase().split(/\s+/).filter(Boolean),
    groups = new Map<string, typeof points.value>();
  for (const one of points.value)
    if (words.every((word) => `${one.name} ${one.point}`.toLowerCase().includes(word)))
      groups.set(one.area, [...(groups.get(one.area) ?? []), one]);
  return [...groups];
});

export function Comparing() {
  const topic = place.value.compare ?? "";
  useEffect(() => {
    if (!points.value.length)
      void kept<typeof points.value>("/api/books/points").then(
        (list) => {
          points.value = list;
        },
        () => undefined,
      );
  }, [language.value]);
  useEffect(() => {
    found.value = [];
    trouble.value = "";
    if (topic)
      kept<Point[]>(`/api/books/compare?topic=${encodeURIComponent(topic)}`).then(
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
          ← {say("books.all-points")}
        </a>
        {trouble.value && <p class="empty">{trouble.value}</p>}
        {!trouble.value && !found.value.length && <p class="empty">{say("common.loading")}</p>}
        {found.value.map((point) => (
          <Stands key={point.point} point={point} here="" />
        ))}
      </article>
    );
  return (
    <article class="rule-page">
      <h1>{say("books.compare")}</h1>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.value.trim()) location.hash = compareLink(typed.value.trim());
        }}
      >
        <input
          type="search"
          class="grow"
          aria-label={say("books.topic")}
          placeholder={say("books.topic")}
          value={typed.value}
          onInput={(event) => {
            typed.value = (event.target as HTMLInputElement).value;
          }}
        />
        <button class="primary" disabled={!typed.value.trim()}>
          {say("books.compare-do")}
        </button>
      </form>
      {byArea.value.map(([area, group]) => (
        <section key={area}>
          <h2>{areaName(area)}</h2>
          <ul class="points">
            {group.map((one) => (
              <li key={one.point}>
                <a href={compareLink(one.point)}>{one.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
