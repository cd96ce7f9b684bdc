// Beside the form: what is wrong, how long it takes, how the blinds rise and how deep the stacks are.
import { chips as spoken, moment, say } from "../../lib/words";
import { Steps } from "../../parts/charts";
import { checked, draft, fieldName, refusals, unchecked, words, worries, type Found } from "./draft";
import { Totals } from "./money";

const PLACES: Record<string, string> = {
  buy_in: "fees",
  re_entry: "fees",
  rebuy: "fees",
  add_on: "fees",
  guarantee: "fees",
  added: "fees",
  levels: "levels",
  minutes: "levels",
  chips: "chips",
  payout: "payout",
  own_payout: "payout",
  payout_unit: "payout",
  house: "house",
};

/** Go to a field, opening the fold it is in. */
export function goTo(one: Found): void {
  const line = one.line == null ? null : document.querySelector<HTMLElement>(`[data-line="${one.line}"] input`);
  const field =
    document.querySelector<HTMLElement>(`[data-field="setup.${one.field}"], [data-field="terms.${one.field}"]`) ??
    document.getElementById(PLACES[one.field] ?? "basics");
  for (let fold = (line ?? field)?.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  (line ?? field)?.scrollIntoView({ block: "center" });
  (line ?? field?.querySelector<HTMLElement>("input, select"))?.focus();
}

export function span(minutes: number): string {
  return say("structure.span", {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60).padStart(2, "0"),
  });
}

function List({ all }: { all: Found[] }) {
  return (
    <ul class="problems">
      {all.map((one, at) => (
        <li key={at} class={one.weight}>
          <button type="button" onClick={() => goTo(one)}>
            <small>{fieldName(one.field)}</small>
            {words(one)}
            {one.rule && <span class="rule">{one.rule}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Problems() {
  if (unchecked.value)
    return (
      <p class="problem-line bad-text" role="status">
        {unchecked.value}
      </p>
    );
  if (!checked.value) return <p class="soft">{say("common.loading")}</p>;
  return (
    <div aria-live="polite">
      {refusals.value.length === 0 ? (
        <p class="good-line">✓ {say("structure.can-be-created")}</p>
      ) : (
        <h3 class="bad-text">{say("structure.problems", { n: refusals.value.length })}</h3>
      )}
      <List all={refusals.value} />
      {worries.value.length > 0 && (
        <>
          <h3>{say("structure.worries")}</h3>
          <List all={worries.value} />
        </>
      )}
    </div>
  );
}

export function Pictures() {
  const { setup } = draft.value!,
    lines = checked.value?.lines ?? [],
    length = checked.value?.length;
  if (!length || !lines.length || lines.length !== setup.levels.length) return null;
  const until = length.estimate ?? length.schedule; // what comes after the end would press the rest flat
  const playing = setup.levels
    .map((line, at) => ({ line, at: lines[at]!.starts }))
    .filter((one) => !one.line.is_break && (one.line.big_blind ?? 0) > 0 && one.at < until);
  const end = length.schedule,
    at = [...playing.map((one) => one.at), until],
    big = playing.map((one) => one.line.big_blind ?? 0);
  const when = (minutes: number): string =>
    setup.starts_at
      ? moment(setup.starts_at + minutes * 60_000)
      : `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, "0")}`;
  const last = big[big.length - 1] ?? 0,
    depth = big.map((one) => Math.round((10 * setup.buy_in.chips) / one) / 10);
  return (
    <>
      <div class="figures">
        <div>
          <b>{length.estimate === null ? "–" : span(length.estimate)}</b>
          <span>{say("structure.estimate")}</span>
        </div>
        <div>
          <b>{span(end)}</b>
          <span>{say("structure.schedule")}</span>
        </div>
        <div>
          <b>{depth.length ? spoken(Math.round(depth[0]!)) : "–"}</b>
          <span>{say("structure.depth-start")}</span>
        </div>
        {setup.starts_at > 0 && length.estimate !== null && (
          <div>
            <b>{moment(setup.starts_at + length.estimate * 60_000)}</b>
            <span>{say("structure.ends")}</span>
          </div>
        )}
      </div>
      {big.length > 1 && (
        <>
          <h3>{say("structure.chart.depth")}</h3>
          <Steps
            label={say("structure.chart.depth")}
            at={at}
            values={[...depth, depth[depth.length - 1]!]}
            sayValue={(value) => String(value)}
            sayAt={when}
          />
          <h3>{say("structure.chart.blinds")}</h3>
          <Steps label={say("structure.chart.blinds")} at={at} values={[...big, last]} sayValue={short} sayAt={when} />
        </>
      )}
      <Totals />
    </>
  );
}

const short = (value: number): string =>
  value >= 1_000_000 ? `${value / 1_000_000}M` : value >= 1000 ? `${value / 1000}k` : String(value);
