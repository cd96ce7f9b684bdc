"""Every part of the tournament, listed once.

The package imports this list, so importing any order makes every decider, applier, bar and rule known: what an event may do
never depends on what was imported before it. A module that registers one of them is added here.
"""

# ruff: noqa: F401

import cardspeak.tournament.autoplay.hands
import cardspeak.tournament.busts.awarding
import cardspeak.tournament.busts.out
import cardspeak.tournament.busts.reporting
import cardspeak.tournament.chips.account
import cardspeak.tournament.chips.colour_up
import cardspeak.tournament.chips.colouring
import cardspeak.tournament.chips.counting
import cardspeak.tournament.chips.lost
import cardspeak.tournament.chips.single
import cardspeak.tournament.chips.starting
import cardspeak.tournament.clock.announcing
import cardspeak.tournament.clock.days
import cardspeak.tournament.clock.hand_for_hand
import cardspeak.tournament.clock.hands
import cardspeak.tournament.clock.lengths
import cardspeak.tournament.clock.running
import cardspeak.tournament.clock.together
import cardspeak.tournament.core
import cardspeak.tournament.creating
import cardspeak.tournament.deals.dealing
import cardspeak.tournament.deals.ending
import cardspeak.tournament.deals.standing
import cardspeak.tournament.deals.stopping
import cardspeak.tournament.ending
import cardspeak.tournament.entries.bad_beat
import cardspeak.tournament.entries.door
import cardspeak.tournament.entries.eligibility
import cardspeak.tournament.entries.leaving
import cardspeak.tournament.entries.naming
import cardspeak.tournament.entries.re_entering
import cardspeak.tournament.entries.rebuying
import cardspeak.tournament.entries.redraws
import cardspeak.tournament.entries.registering
import cardspeak.tournament.entries.signing_up
import cardspeak.tournament.entries.stacks
import cardspeak.tournament.entries.stamp_cards
import cardspeak.tournament.entries.tickets
import cardspeak.tournament.entries.window
import cardspeak.tournament.finishing.bounties
import cardspeak.tournament.finishing.happenings
import cardspeak.tournament.flights.bags
import cardspeak.tournament.flights.later_day
import cardspeak.tournament.flights.taking_in
import cardspeak.tournament.happenings
import cardspeak.tournament.money
import cardspeak.tournament.papers
import cardspeak.tournament.presence.absences
import cardspeak.tournament.presence.calls
import cardspeak.tournament.presence.disputes
import cardspeak.tournament.presence.penalties
import cardspeak.tournament.presence.record
import cardspeak.tournament.presence.removal
import cardspeak.tournament.presence.rulings
import cardspeak.tournament.prizes.announcing
import cardspeak.tournament.prizes.flips
import cardspeak.tournament.prizes.offering
import cardspeak.tournament.prizes.paying
import cardspeak.tournament.prizes.standing
import cardspeak.tournament.prizes.tickets
import cardspeak.tournament.seats.balancing
import cardspeak.tournament.seats.breaking
import cardspeak.tournament.seats.breaks_planned
import cardspeak.tournament.seats.button
import cardspeak.tournament.seats.button_draw
import cardspeak.tournament.seats.calls
import cardspeak.tournament.seats.correcting
import cardspeak.tournament.seats.final
import cardspeak.tournament.seats.halting
import cardspeak.tournament.seats.new_table
import cardspeak.tournament.seats.people
import cardspeak.tournament.seats.seating
import cardspeak.tournament.seats.sizes
import cardspeak.tournament.terms
