// The bounties: where the money is, whose bounty waits for a name, who has won what, and paying it out.
import { count, has, money, say } from "../../lib/words";
import { board, entryOf, eventPart, give } from "./desk";
import type { Bounties, Entry } from "./shapes";

export const bountiesPart = (): Bounties | undefined => board.part<Bounties>("bounties");

/** What an entry has won in bounties and was not paid. */
export const bountyDue = (entry: Entry): number => entry.bounties_won - entry.bounties_paid;

export const payBounty = (entry: { entry: number; name: string }, amount: string): Promise<unknown> =>
  give("pay bounty", { entry: entry.entry }, { undo: say("console.bounty-paid", { name: entry.name, amount }) });

export function BountiesPanel() {
  const all = bountiesPart();
  if (!all) return null;
  const cash = (value: number): string => money(value, all.currency);
  return (
    <section class="stack bounties">
      <div class="row">
        <h2>{say("console.bounties")}</h2>
        <span class="badge">{has(`console.bounty-${all.kind}`) ? say(`console.bounty-${all.kind}`) : all.kind}</span>
      </div>
      <dl class="figures">
        <Sum name={say("console.bounty-pool")} value={cash(all.paid_in)} />
        <Sum
          name={say("console.bounties-won")}
          value={cash(all.won)}
          more={all.won ? say("console.bounties-paid", { amount: cash(all.paid) }) : ""}
        />
        <Sum
          name={say(
            all.kind === "mystery" ? (all.asks ? "console.in-envelopes" : "console.for-envelopes") : "console.on-heads",
          )}
          value={cash(all.on_heads)}
        />
        {all.unclaimed.length > 0 && (
          <Sum
            name={say("console.bounties-waiting")}
            value={all.waiting ? cash(all.waiting) : count(all.unclaimed.length)}
          />
        )}
        {all.left > 0 && (
          <Sum
            name={say(all.left_to === "house" ? "console.bounties-to-house" : "console.bounties-left")}
            value={cash(all.left)}
          />
        )}
      </dl>
      {all.unclaimed.map((one) => (
        <Unclaimed key={one.entry} one={one} amount={one.amount ? cash(one.amount) : ""} />
      ))}
      {all.hunters.length > 0 ? (
        <table class="places">
          <thead>
            <tr>
              <th>{say("console.player")}</th>
              <th class="number">{say("console.taken-out")}</th>
              <th class="number">{say("console.bounties-won")}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {all.hunters.map((one) => {
              const open = one.won - one.paid;
              return (
                <tr key={one.entry}>
                  <td>{one.name}</td>
                  <td class="number">{count(one.taken)}</td>
                  <td class="number">{cash(one.won)}</td>
                  <td>
                    {open === 0 ? (
                      <span class="badge good">{say("console.paid")}</span>
                    ) : (
                      <button onClick={() => void payBounty(one, cash(Math.abs(open)))}>
                        {say(open > 0 ? "console.pay-amount" : "console.take-back-amount", {
                          amount: cash(Math.abs(open)),
                        })}
                      </button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <p class="soft">{say("console.no-bounties-yet")}</p>
      )}
    </section>
  );
}

const Sum = ({ name, value, more }: { name: string; value: string; more?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b> {more && <small>{more}</small>}
    </dd>
  </div>
);

/** Whose chips went where: everybody who sat at the table, and nobody. */
function Unclaimed({ one, amount }: { one: Bounties["unclaimed"][number]; amount: string }) {
  if (eventPart()?.stage === "over") return null;
  const name = (number: number): string => entryOf(number)?.name ?? `#${number}`;
  return (
    <div class="card stack tight">
      <p>{say(amount ? "console.whose-bounty" : "console.whose-envelope", { name: one.name, amount })}</p>
      <div class="row">
        {one.could.map((number) => (
          <button
            key={number}
            onClick={() => void give("award bounty", { entry: one.entry, by: [number] }, { undo: true })}
          >
            {name(number)}
          </button>
        ))}
        <button
          class="quiet"
          onClick={() => void give("award bounty", { entry: one.entry, nobody: true }, { undo: true })}
        >
          {say("console.taker-nobody")}
        </button>
      </div>
    </div>
  );
}
