// The prizes on the wall: as many places as there is room for, and how many more there are.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { place, prizeWords, say } from "../../lib/words";
import type { Shown } from "../../lib/types";

type Prizes = Shown<"ShownPrizes">;
const MOST = 40;

export function PrizeList({ prizes, currency }: { prizes: Prizes; currency: string }) {
  const panel = useRef<HTMLDivElement>(null),
    [fits, setFits] = useState(MOST),
    [, resized] = useState(0);
  const all = prizes.places.slice(0, MOST),
    size = typeof innerWidth === "number" ? `${innerWidth}x${innerHeight}` : "";
  const drawn = `${size} ${all.map((one) => `${one.amount}${one.name ? "n" : ""}`).join()}`,
    measured = useRef("");
  useLayoutEffect(() => {
    const again = (): void => resized((n) => n + 1);
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  useLayoutEffect(() => {
    // names stand below the amounts: what fits is known when it is drawn
    if (measured.current !== drawn && fits !== MOST) {
      setFits(MOST);
      return;
    }
    measured.current = drawn;
    const box = panel.current,
      lines = [...(box?.querySelectorAll("li") ?? [])] as HTMLElement[];
    if (!box || fits !== MOST || !lines.length) return;
    const style = getComputedStyle(box),
      bottom = box.getBoundingClientRect().bottom - parseFloat(style.paddingBottom);
    if (lines[lines.length - 1]!.getBoundingClientRect().bottom <= bottom + 1 && all.length === prizes.places.length)
      return;
    const room = bottom - (box.querySelector("h2")?.getBoundingClientRect().height ?? 0) * 1.2; // for the line that says how many more
    setFits(Math.max(1, lines.filter((line) => line.getBoundingClientRect().bottom <= room).length));
  });
  if (!all.length) return null;
  const shown = all.slice(0, fits),
    more = prizes.places.length - shown.length;
  return (
    <div class="prizes" ref={panel}>
      <h2>
        {say(prizes.announced ? "wall.prizes" : "wall.prizes.estimate")}
        {prizes.deal && <span class="badge good">{say("wall.dealt")}</span>}
      </h2>
      <ol>
        {shown.map((one) => (
          <li key={one.place} class={one.entry ? "taken" : ""}>
            <span>{place(one.place)}</span>
            <b>{one.amount ? prizeWords(one.amount, one.ticket, currency) : one.what}</b>
            {one.name && <em>{one.name}</em>}
          </li>
        ))}
      </ol>
      {more > 0 && <p class="soft">{say("wall.more", { n: more })}</p>}
    </div>
  );
}
