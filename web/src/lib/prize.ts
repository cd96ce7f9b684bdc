// A prize in words: money, or an entry to another event with what it is worth.
import { money, say } from "./words";

/** What somebody gets; `ticket` is the part of the amount that is an entry to another event. */
export function prizeWords(amount: number, ticket: number | undefined, currency: string): string {
  if (!ticket) return money(amount, currency);
  const words = say("common.ticket", { amount: money(ticket, currency) });
  return amount > ticket ? `${words} + ${money(amount - ticket, currency)}` : words;
}

/** Who has won a ticket, as a headline has room for them. */
export function ticketWinners(places: readonly { name?: string; ticket?: number }[], most = 3): string {
  const names = places.filter((one) => one.ticket && one.name).map((one) => one.name!);
  return names.length > most ? say("common.tickets", { n: names.length }) : names.join(", ");
}
