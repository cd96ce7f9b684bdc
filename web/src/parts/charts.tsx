// Pictures drawn by hand as SVG: how many are left over the evening, the stacks, the prizes. Scales are round, numbers are readable.
import { useState } from "preact/hooks";

/** Drawn at the size it is looked at, so that numbers stay readable on a phone. */
const WIDE = typeof matchMedia !== "undefined" && matchMedia("(max-width: 640px)").matches ? 360 : 640;
const HIGH = WIDE === 360 ? 220 : 260,
  LEFT = 58,
  RIGHT = 12,
  TOP = 14,
  BOTTOM = 30;

/** Round steps for an axis: 1, 2 or 5 times a power of ten. */
export function steps(largest: number, wanted = 4): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / wanted,
    power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!,
  );
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => at * step);
}

type Axis = { ticks: number[]; say: (value: number) => string };
const up = (value: number, axis: Axis): number =>
  HIGH - BOTTOM - (value / axis.ticks[axis.ticks.length - 1]!) * (HIGH - TOP - BOTTOM);

function Grid({ axis }: { axis: Axis }) {
  return (
    <>
      {axis.ticks.map((tick) => (
        <g key={tick} class="grid-line">
          <line x1={LEFT} x2={WIDE - RIGHT} y1={up(tick, axis)} y2={up(tick, axis)} />
          <text x={LEFT - 8} y={up(tick, axis) + 4} text-anchor="end">
            {axis.say(tick)}
          </text>
        </g>
      ))}
    </>
  );
}

/** A curve in steps: the count holds until the next report. */
export function Steps({
  at,
  values,
  label,
  sayValue,
  sayAt,
  marks = [],
}: {
  at: number[];
  values: number[];
  label: string;
  sayValue: (value: number) => string;
  sayAt: (at: number) => string;
  marks?: { value: number; words: string }[];
}) {
  const [seen, see] = useState<number | null>(null);
  if (!at.length) return null;
  const first = at[0]!,
    last = Math.max(at[at.length - 1]!, first + 1);
  const axis: Axis = { ticks: steps(Math.max(...values)), say: sayValue };
  const across = (moment: number): number => LEFT + ((moment - first) / (last - first)) * (WIDE - LEFT - RIGHT);
  const path = at
    .map(
      (moment, one) =>
        `${one ? `H${across(moment).toFixed(1)}` : `M${across(moment).toFixed(1)} ${up(0, axis)}`}V${up(values[one]!, axis).toFixed(1)}`,
    )
    .join("");
  const look = (event: PointerEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect(),
      moment =
        first + ((((event.clientX - box.left) / box.width) * WIDE - LEFT) / (WIDE - LEFT - RIGHT)) * (last - first);
    let found = 0;
    while (found + 1 < at.length && at[found + 1]! <= moment) found += 1;
    see(found);
  };
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={label}
      onPointerMove={look}
      onPointerLeave={() => see(null)}
    >
      <Grid axis={axis} />
      {marks.map((mark) => (
        <g key={mark.words} class="chart-mark">
          <line x1={LEFT} x2={WIDE - RIGHT} y1={up(mark.value, axis)} y2={up(mark.value, axis)} />
          <text x={WIDE - RIGHT} y={up(mark.value, axis) - 5} text-anchor="end">
            {mark.words}
          </text>
        </g>
      ))}
      <path class="chart-fill" d={`${path}H${WIDE - RIGHT}V${up(0, axis)}Z`} />
      <path class="chart-line" d={`${path}H${WIDE - RIGHT}`} />
      {(WIDE === 360 ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]).map((part) => (
        <text
          key={part}
          x={LEFT + part * (WIDE - LEFT - RIGHT)}
          y={HIGH - 8}
          text-anchor={part === 0 ? "start" : part === 1 ? "end" : "middle"}
        >
          {sayAt(first + part * (last - first))}
        </text>
      ))}
      {seen !== null && (
        <g class="chart-seen">
          <line x1={across(at[seen]!)} x2={across(at[seen]!)} y1={TOP} y2={HIGH - BOTTOM} />
          <circle cx={across(at[seen]!)} cy={up(values[seen]!, axis)} r="5" />
          <text
            x={Math.min(across(at[seen]!) + 8, WIDE - 110)}
            y={TOP + 12}
          >{`${sayAt(at[seen]!)} · ${sayValue(values[seen]!)}`}</text>
        </g>
      )}
    </svg>
  );
}

export type Bar = { key: string | number; value: number; words: string; strong?: boolean; done?: boolean };

/** Bars side by side, the tallest first as they come; with few of them each is named. */
export function Bars({
  bars,
  label,
  sayValue,
  line,
}: {
  bars: Bar[];
  label: string;
  sayValue: (value: number) => string;
  line?: { value: number; words: string };
}) {
  if (!bars.length) return null;
  const axis: Axis = { ticks: steps(Math.max(...bars.map((one) => one.value), line?.value ?? 0)), say: sayValue };
  const each = (WIDE - LEFT - RIGHT) / bars.length,
    few = bars.length <= 24,
    every = Math.ceil((bars.length * 26) / (WIDE - LEFT));
  return (
    <svg class="chart" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <Grid axis={axis} />
      {bars.map((bar, at) => (
        <g key={bar.key} class={`bar-of${bar.strong ? " strong" : ""}${bar.done ? " done" : ""}`}>
          <title>{`${bar.words}: ${sayValue(bar.value)}`}</title>
          <rect
            x={LEFT + at * each + Math.min(2, each * 0.1)}
            width={Math.max(1, each - Math.min(4, each * 0.2))}
            y={up(bar.value, axis)}
            height={Math.max(0, HIGH - BOTTOM - up(bar.value, axis))}
            rx={few ? 3 : 0}
          />
          {few && at % every === 0 && (
            <text x={LEFT + (at + 0.5) * each} y={HIGH - 10} text-anchor="middle">
              {bar.key}
            </text>
          )}
        </g>
      ))}
      {line && (
        <g class="chart-mark">
          <line x1={LEFT} x2={WIDE - RIGHT} y1={up(line.value, axis)} y2={up(line.value, axis)} />
          <text x={WIDE - RIGHT} y={up(line.value, axis) - 5} text-anchor="end">
            {line.words}
          </text>
        </g>
      )}
    </svg>
  );
}
