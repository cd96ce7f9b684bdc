// Paper: what is handed out, signed or kept, as it will be printed; black on white, A4 or a roll of 80 mm.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import words from "words:paper";
import { get } from "../../lib/api";
import { start } from "../../lib/start";
import { attempt } from "../../lib/toast";
import type { Shown } from "../../lib/types";
import { say } from "../../lib/words";
import { Frame, knowMe, me } from "../../parts/frame";
import { DealSheets, Fallback, PayoutSheet, SignInSheet, StructurePage } from "./pages";
import {
  SHEETS,
  SLIPS,
  blanks,
  board,
  codes,
  entries,
  event,
  eventPart,
  fetchFor,
  makeCodes,
  one,
  paper,
  seated,
  table,
  tables,
  what,
  type Sheet,
} from "./sheets";
import { BagSlips, MoveSlips, Receipts, SeatCards } from "./slips";
import { Choice, textOf, type Option } from "../../parts/fields";

const events = signal<Shown<"Listed">[]>([]);
const making = signal(false);
const DRAWN: Record<Sheet, () => preact.ComponentChild> = {
  seats: SeatCards,
  receipts: Receipts,
  moves: MoveSlips,
  bags: BagSlips,
  payouts: PayoutSheet,
  deal: DealSheets,
  "sign-in": SignInSheet,
  structure: StructurePage,
  fallback: Fallback,
};

function show(sheet: Sheet): void {
  what.value = sheet;
  const address = new URLSearchParams(location.search);
  address.set("what", sheet);
  history.replaceState(null, "", `?${address.toString()}`);
}

function Options() {
  const slips = SLIPS.includes(what.value),
    links = ["owner", "director", "registrar"].includes(me.value?.role ?? "");
  const missing = seated.value.filter((each) => !codes.value[each.entry]).length;
  return (
    <div class="row options no-print">
      {slips && (
        <>
          <label class="inline">
            <span>{say("paper.on")}</span>
            <Choice
              value={paper.value}
              onChange={(size) => {
                paper.value = size;
              }}
              of={[
                ["a4", say("paper.a4")],
                ["roll", say("paper.roll")],
              ]}
            />
          </label>
          <label class="inline">
            <span>{say("paper.table")}</span>
            <Choice
              value={table.value}
              onChange={(number) => {
                table.value = number;
                one.value = 0;
              }}
              of={[
                [0, say("paper.all")],
                ...tables.value.map((each): Option<number> => [each.number, String(each.number)]),
              ]}
            />
          </label>
          <label class="inline">
            <span>{say("paper.player")}</span>
            <Choice
              value={one.value}
              onChange={(entry) => {
                one.value = entry;
              }}
              of={[
                [0, say("paper.all")],
                ...entries.value
                  .filter((each) => !table.value || each.table === table.value)
                  .map((each): Option<number> => [each.entry, each.name]),
              ]}
            />
          </label>
        </>
      )}
      {what.value === "seats" && links && missing > 0 && (
        <button
          type="button"
          disabled={making.value}
          onClick={() => {
            making.value = true;
            void makeCodes().finally(() => {
              making.value = false;
            });
          }}
        >
          {say("paper.make-codes", { n: missing })}
        </button>
      )}
      {what.value === "sign-in" && (
        <label class="inline">
          <span>{say("paper.blank-lines")}</span>
          <input
            type="number"
            min={0}
            max={200}
            value={blanks.value}
            onInput={(event) => {
              blanks.value = Math.max(0, Math.min(200, Number(textOf(event))));
            }}
          />
        </label>
      )}
      {["receipts", "bags", "deal", "structure"].includes(what.value) && (
        <button type="button" class="quiet" onClick={() => void fetchFor(what.value)}>
          ↻ {say("paper.again")}
        </button>
      )}
      <span class="push" />
      <button type="button" class="primary" onClick={() => print()}>
        {say("paper.print")}
      </button>
    </div>
  );
}

function Paper() {
  const Drawn = DRAWN[what.value],
    slips = SLIPS.includes(what.value);
  useEffect(() => {
    document.querySelector(".sheets [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, []);
  if (!event)
    return (
      <Frame page="paper" title={say("paper.title")}>
        {events.value.length ? (
          <>
            <h1>{say("paper.choose")}</h1>
            <div class="grid">
              {events.value.map((each) => (
                <a key={each.id} class="card" href={`/paper?event=${encodeURIComponent(each.id)}`}>
                  <h2>{each.name}</h2>
                  <span class="soft">{each.venue}</span>
                </a>
              ))}
            </div>
          </>
        ) : (
          <p class="empty">{say("common.no-event")}</p>
        )}
      </Frame>
    );
  return (
    <Frame page="paper" event={event} board={board!} title={eventPart()?.name ?? ""}>
      <div class="paper-page">
        <nav class="sheets no-print" aria-label={say("paper.title")}>
          {SHEETS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={what.value === each ? "page" : undefined}
              onClick={() => show(each)}
            >
              {say(`paper.what.${each}`)}
            </button>
          ))}
        </nav>
        <div class="desk-top">
          <Options />
          {board!.loaded.value ? (
            <div
              class={`printed ${slips ? paper.value : "a4"} ${slips ? "of-slips" : "of-pages"}`}
              lang={document.documentElement.lang}
            >
              <Drawn />
            </div>
          ) : (
            <p class="empty">{say("common.loading")}</p>
          )}
        </div>
      </div>
    </Frame>
  );
}

void attempt(async () => {
  await knowMe();
  if (event)
    effect(() => {
      void fetchFor(what.value);
    });
  else events.value = await get<Shown<"Listed">[]>("/api/events");
});
start(Paper, words);
