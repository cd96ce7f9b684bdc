// Tickets in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import common from "words:common";
import { learn, prizeWords, ticketWinners } from "./words";

await learn(common);

test("a ticket is called one, with what it is worth and what comes on top", () => {
  assert.match(prizeWords(4000, 4000, "USD"), /^ticket \(.*40\)$/);
  assert.match(prizeWords(4500, 4000, "USD"), /^ticket \(.*40\) \+ .*5$/);
  assert.doesNotMatch(prizeWords(1000, 0, "USD"), /ticket/);
});

test("few winners of tickets are named, many are counted; money is no ticket", () => {
  const places = [
    { name: "Bea Moss", ticket: 4000 },
    { name: "Cal Rook", ticket: 4000 },
    { name: "Dot Vale", ticket: 0 },
    { name: "", ticket: 4000 },
  ];
  assert.equal(ticketWinners(places), "Bea Moss, Cal Rook");
  assert.equal(ticketWinners(places, 1), "2 tickets");
  assert.equal(ticketWinners([{ name: "Dot Vale" }]), "");
});
