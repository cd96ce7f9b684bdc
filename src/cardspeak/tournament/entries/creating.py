"""Creating an event: the whole set-up is checked against the book, and everything wrong with it is told at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardspeak.books import layer_files
from cardspeak.books.settings import entries as said
from cardspeak.books.settings import satellites
from cardspeak.errors import Refusal, Unlawful
from cardspeak.hand.games import find_game
from cardspeak.hand.rotation import ROTATIONS
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.core import Context, Created, Happening, Order, State, decides
from cardspeak.tournament.draws import Sealed, seal
from cardspeak.tournament.entries.by_the_book import ByTheBook, Finding, all_told
from cardspeak.tournament.entries.terms import EntryTerms, TermsSet
from cardspeak.tournament.prizes.families import family, own_shares
from cardspeak.tournament.setup import LAST_MOMENT, EventSetup, Offer

SHORTEST_TABLE, LONGEST_TABLE = 2, 11


class CreateEvent(Order, frozen=True, kw_only=True):
    """Create an event; the seed of its draws comes with the context, or its seal alone."""

    setup: EventSetup
    terms: EntryTerms = EntryTerms()
    sealed: Sealed | None = None


@decides(CreateEvent)
def _create(state: State, order: CreateEvent, context: Context) -> Iterable[Happening]:
    if state.created is not None:
        raise Unlawful("event.created", "The event exists already.", field="event")
    if order.sealed is None and context.seed is None:
        raise Unlawful("draw.no-seed", "An event needs a sealed seed for its draws.", field="seed")
    all_told(findings(order.setup, order.terms))
    sealed = order.sealed if order.sealed is not None else seal(context.seed or b"")
    yield Created(setup=order.setup, sealed=sealed)
    yield TermsSet(terms=order.terms)


def findings(setup: EventSetup, terms: EntryTerms) -> list[Finding]:
    """Everything that is wrong with a set-up; empty where it can be played."""
    if setup.book not in layer_files.layer_ids():
        return [Finding("setup.book", f"There is no book '{setup.book}'.", "book", value=setup.book)]
    before = State()
    before.created = Created(setup=setup, sealed=Sealed(""))
    try:
        book = ByTheBook(before)
    except Refusal as refusal:
        return [_found(refusal)]
    return [one for check in CHECKS for one in check(setup, terms, book)]


def _found(refusal: Refusal) -> Finding:
    value = refusal.value if isinstance(refusal.value, str | int) else None
    return Finding(refusal.code, refusal.message, refusal.field or "setup", refusal.rule, value)


MOST_CHIPS, MOST_MONEY = 10**12, 10**15
"""More than any event gives or costs: a slip of the keyboard."""


FARTHEST_OFFSET = 14 * 60
"""Minutes between universal time and that of any place."""


def _moments(setup: EventSetup, terms: EntryTerms) -> Iterator[Finding]:
    named = {"starts_at": setup.starts_at, "advertised_at": terms.advertised_at, "closes_at": terms.closes_at}
    for name, at in named.items():
        if at is not None and not 0 <= at <= LAST_MOMENT:
            yield Finding("setup.moment", f"{name} is no date that a calendar has.", name, value=at)
    if abs(terms.utc_offset_minutes) > FARTHEST_OFFSET:
        message = f"No place is more than {FARTHEST_OFFSET} minutes from universal time."
        yield Finding("setup.utc-offset", message, "utc_offset_minutes", value=terms.utc_offset_minutes)


def _offers(setup: EventSetup) -> Iterator[tuple[str, Offer]]:
    yield "buy_in", setup.buy_in
    for name, offer in (("re_entry", setup.re_entry), ("rebuy", setup.rebuy), ("add_on", setup.add_on)):
        if offer is not None:
            yield name, offer


def _plain(setup: EventSetup, terms: EntryTerms, _book: ByTheBook) -> Iterator[Finding]:
    """What no book needs to say."""
    if not setup.name.strip():
        yield Finding("setup.name", "An event has a name.", "name")
    yield from _moments(setup, terms)
    if not SHORTEST_TABLE <= setup.seats_per_table <= LONGEST_TABLE:
        message = f"A table has {SHORTEST_TABLE} to {LONGEST_TABLE} seats."
        yield Finding("setup.seats", message, "seats_per_table", value=setup.seats_per_table)
    amounts = ("tables", "capacity", "late_levels", "least_entries", "guarantee", "pool_cap", "added", "tickets")
    for name in amounts:
        if getattr(setup, name) < 0:
            yield Finding("setup.negative", f"{name} is not negative.", name, value=getattr(setup, name))
    for name, offer in _offers(setup):
        if not 0 < offer.chips <= MOST_CHIPS:
            yield Finding("setup.no-chips", f"{name} gives 1 to {MOST_CHIPS:,} chips.", name, value=offer.chips)
        if any(fee.amount > MOST_MONEY for fee in offer.fees):
            yield Finding("setup.price", f"No line of {name} is above {MOST_MONEY:,}.", name, value=offer.price)
        if any(fee.amount < 0 for fee in offer.fees):
            yield Finding("setup.negative", f"No line of {name} is negative.", name)
    if terms.hosts < 1:
        yield Finding("setup.hosts", "An event has a host at least.", "hosts", value=terms.hosts)
    if setup.capacity and setup.capacity < setup.least_entries:
        yield Finding("setup.capacity", "The event needs more entries than it takes.", "capacity", value=setup.capacity)


def _levels(setup: EventSetup, _terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """Levels that can be played and paid with the chips in play."""
    playing = [level for level in setup.levels if not level.is_break]
    if not playing:
        yield Finding("setup.levels", "An event has levels.", "levels")
    for number, level in enumerate(playing, 1):
        if level.minutes <= 0 or level.big_blind < level.small_blind or level.big_blind <= 0:
            message = f"Level {number} needs minutes, a big blind, and a small blind that is not larger."
            yield Finding("setup.level", message, "levels", value=number)
    for game in dict.fromkeys(level.game for level in playing if level.game not in ROTATIONS):
        try:
            find_game(game)
        except Refusal as refusal:
            yield Finding(refusal.code, refusal.message, "levels", value=game)
    if setup.late_levels > len(playing):
        message = f"Entries through level {setup.late_levels}, but there are {len(playing)} levels."
        yield Finding("setup.late-levels", message, "late_levels", value=setup.late_levels)
    yield from (_found(refusal) for refusal in check_chips(setup, book.policy))


def _closing(setup: EventSetup, terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """Where the first break closes registration there has to be one, or a time."""
    if book.quietly(said.LATE_UNTIL) != "first-break-ends" or terms.closes_at is not None:  # 3-a
        return
    if not any(level.is_break for level in setup.levels):
        message = "There is no break: say when late registration closes."
        yield Finding("setup.closing-time", message, "closes_at", book.rules(said.LATE_UNTIL)[0])


def _charges(setup: EventSetup, terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """What may be charged, by the book and by the law of the state."""
    prices = {name: offer.price for name, offer in _offers(setup)}
    if terms.freeroll:
        most = book.quietly(said.FREEROLL_COST) or 0
        rule = next(iter(book.rules(said.FREEROLL_COST)), None)  # C-d
        for name, price in prices.items():
            if price > most:
                yield Finding("setup.freeroll", f"A freeroll costs nothing, {name} neither.", name, rule, price)
    if not any(prices.values()):
        return
    needs = book.quietly(said.ENTRY_COST) or ()
    rule = next(iter(book.rules(said.ENTRY_COST)), None)  # C-e
    if "state-law" in needs and not terms.charge_lawful:
        known = "does not let" if terms.charge_lawful is False else "has not been found to let"
        message = f"The law of '{setup.state or 'the state'}' {known} entries be charged."
        yield Finding("setup.charge-unlawful", message, "charge_lawful", rule, setup.state)
    if "advertised" in needs and not (terms.advertised_at and terms.advertised_at < setup.starts_at):
        message = "A charge is advertised before the event."
        yield Finding("setup.not-advertised", message, "advertised_at", rule, terms.advertised_at)


def _kept_fees(setup: EventSetup, terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """Fees kept out of the buy-ins."""
    allowed = book.quietly(said.ADMIN_FEE)
    for name, offer in _offers(setup):
        kept = offer.price - offer.part("prizes") - offer.part("bounty")
        if not kept:
            continue
        if setup.format == "flips" and book.quietly(satellites.FLIPS_POOL) == 1:  # 3.4.3
            rule = book.rules(satellites.FLIPS_POOL)[0]
            yield Finding("setup.flips-fee", "All of the money of a flips event goes to the pool.", name, rule, kept)
        if allowed == "none" or (allowed == "state-law" and not terms.fee_lawful):  # D-XII-f
            message = "No fee may be kept out of the buy-ins here."
            yield Finding("setup.fee", message, name, book.rules(said.ADMIN_FEE)[0], kept)


def _more_chips(setup: EventSetup, terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """Re-entries, rebuys and add-ons as the book has them."""
    ways = book.quietly(said.MORE_CHIPS)
    for name, way in (("re_entry", "re-entry"), ("rebuy", "rebuy"), ("stamp_cards", "stamp-card")):
        if getattr(setup, name) and ways is not None and way not in ways:
            message = f"The book knows no {way}; a house setting can add it."
            yield Finding("setup.more-chips", message, name, book.rules(said.MORE_CHIPS)[0])
    yield from _re_entry(setup, book)
    yield from _rebuy(setup, book)
    if setup.add_on is not None and terms.add_ons_each < 1:
        yield Finding("setup.add-ons", "Say how many add-ons a player may buy.", "add_ons_each")


def _re_entry(setup: EventSetup, book: ByTheBook) -> Iterator[Finding]:
    if setup.re_entry is None:
        return
    if book.quietly(said.REENTRY_AS) == "new-entrant" and setup.re_entry.chips != setup.buy_in.chips:  # 8-A
        rule = book.rules(said.REENTRY_AS)[0]
        message = "A re-entry gets a full starting stack."
        yield Finding("setup.re-entry-stack", message, "re_entry", rule, setup.re_entry.chips)
    if book.quietly(said.REENTRY_PRICE) == "full" and setup.re_entry.price != setup.buy_in.price:  # 3.9.6(e)
        rule = book.rules(said.REENTRY_PRICE)[0]
        message = "A re-entry costs what an entry costs."
        yield Finding("setup.re-entry-price", message, "re_entry", rule, setup.re_entry.price)


def _rebuy(setup: EventSetup, book: ByTheBook) -> Iterator[Finding]:
    if setup.rebuy is None:
        return
    if book.quietly(said.REBUY_STACK) == "starting-stack" and setup.rebuy.chips != setup.buy_in.chips:  # 3.9.1
        rule = book.rules(said.REBUY_STACK)[0]
        yield Finding("setup.rebuy-stack", "A rebuy gives a starting stack.", "rebuy", rule, setup.rebuy.chips)
    if book.quietly(said.REBUY_PERIOD) == "fixed-before-start" and not setup.rebuy_levels:  # 3.9.2, 3.9.3
        rule = book.rules(said.REBUY_PERIOD)[0]
        yield Finding("setup.rebuy-period", "The time for rebuys is fixed before the start.", "rebuy_levels", rule)


def _money(setup: EventSetup, _terms: EntryTerms, _book: ByTheBook) -> Iterator[Finding]:
    """A pool within the law."""
    if setup.pool_cap and max(setup.guarantee, setup.added) > setup.pool_cap:
        message = f"Guarantee and added value stay within the cap of {setup.pool_cap}."
        yield Finding("setup.pool-cap", message, "pool_cap", value=setup.pool_cap)
    bounties = setup.buy_in.part("bounty")
    if (setup.bounty == "none") != (bounties == 0):
        message = "A bounty event has a bounty in its buy-in, and no other event has."
        yield Finding("setup.bounty", message, "bounty", value=bounties)


def _payout(setup: EventSetup, _terms: EntryTerms, _book: ByTheBook) -> Iterator[Finding]:
    """A family of payouts that there is, or shares of the event's own that are all of the pool."""
    try:
        if setup.payout == "own":
            own_shares(setup.own_payout)
        else:
            family(setup.payout)
    except Refusal as refusal:
        yield _found(refusal)
    if setup.payout_unit < 1:
        message = "Prizes are rounded to a unit of 1 or more."
        yield Finding("payout.unit", message, "payout_unit", value=setup.payout_unit)


def _satellite(setup: EventSetup, terms: EntryTerms, book: ByTheBook) -> Iterator[Finding]:
    """A satellite names what it leads to."""
    if setup.format == "flips" and book.quietly(satellites.FLIPS_GAME) is not None and not terms.target:  # 3.4.1
        rule = book.rules(satellites.FLIPS_GAME)[0]
        yield Finding("setup.target", "A flips satellite leads to one event: name it.", "target", rule)
    if setup.format in ("satellite", "flips") and not setup.ticket_price:
        yield Finding("setup.ticket-price", "A satellite needs the price of a seat.", "ticket_price")


def _days(setup: EventSetup, _terms: EntryTerms, _book: ByTheBook) -> Iterator[Finding]:
    """Days are numbered, and what is promised for all flights together belongs to the day that pays."""
    if setup.day < 1:
        yield Finding("setup.day", "Days are numbered from 1.", "day", value=setup.day)
    levels = sum(not level.is_break for level in setup.levels)
    if not 0 <= setup.day_ends_after < max(levels, 1):
        message = f"A day ends after one of the levels, with one to go on with: 1 to {levels - 1}, or 0 for none."
        yield Finding("setup.day-ends", message, "day_ends_after", value=setup.day_ends_after)
    for name in ("guarantee", "added") if setup.flight else ():
        if getattr(setup, name):
            message = f"Set {name} for the day that pays the prizes, not for a flight."
            yield Finding("setup.flight-money", message, name, value=getattr(setup, name))
    if setup.flight and setup.format not in ("freezeout", "re-entry", "rebuy"):
        yield Finding("setup.flight-format", "A satellite is no flight.", "flight", value=setup.format)


Check = Callable[[EventSetup, EntryTerms, ByTheBook], Iterator[Finding]]
CHECKS: tuple[Check, ...] = (
    _plain, _levels, _closing, _charges, _kept_fees, _more_chips, _money, _payout, _satellite,
    _days,
)  # fmt: skip
