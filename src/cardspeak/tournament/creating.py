"""Creating an event: the whole set-up is checked against the book, and everything wrong with it is reported at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cardspeak.books import layer_files
from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings import entries as said
from cardspeak.books.settings import satellites
from cardspeak.errors import Refusal, Unlawful, refuse_all
from cardspeak.hand.games import find_game
from cardspeak.hand.rotation import ROTATIONS
from cardspeak.question import in_words
from cardspeak.tournament.chips.feasible import check_chips
from cardspeak.tournament.core import Context, Created, Happening, Order, State, decides
from cardspeak.tournament.draws import Sealed, seal
from cardspeak.tournament.prizes.families import family, own_shares
from cardspeak.tournament.setup import EventSetup, Offer
from cardspeak.tournament.terms import EntryTerms, TermsSet
from cardspeak.words import word

SHORTEST_TABLE, LONGEST_TABLE = 2, 11
FLIPPED = "NLHE"
"""What a flips satellite deals."""


class CreateEvent(Order, frozen=True, kw_only=True):
    """Create an event; the seed of its draws, or its seal alone, comes with the context."""

    setup: EventSetup
    terms: EntryTerms = EntryTerms()
    sealed: Sealed | None = None


@decides(CreateEvent)
def _create(state: State, order: CreateEvent, context: Context) -> Iterable[Happening]:
    if state.created is not None:
        raise Unlawful("event.created", field="event")
    if order.sealed is None and context.seed is None:
        raise Unlawful("draw.no-seed/event", field="seed")
    refuse_all(findings(order.setup, order.terms))
    sealed = order.sealed if order.sealed is not None else seal(context.seed or b"")
    yield Created(setup=order.setup, sealed=sealed)
    yield TermsSet(terms=order.terms)


def findings(setup: EventSetup, terms: EntryTerms) -> list[Refusal]:
    """Everything that is wrong with a set-up; empty where it can be played."""
    if setup.book not in layer_files.layer_ids():
        return [Unlawful("setup.book/named", {"book": setup.book}, field="book", value=setup.book)]
    before = State()
    before.created = Created(setup=setup, sealed=Sealed(""))
    try:
        book = Inquiry(before.policy)
    except Refusal as refusal:
        return [refusal]
    return [one for check in CHECKS for one in check(setup, terms, book)]


def _offers(setup: EventSetup) -> Iterator[tuple[str, Offer]]:
    yield "buy_in", setup.buy_in
    for name, offer in (("re_entry", setup.re_entry), ("rebuy", setup.rebuy), ("add_on", setup.add_on)):
        if offer is not None:
            yield name, offer


def _plain(setup: EventSetup, terms: EntryTerms, _book: Inquiry) -> Iterator[Refusal]:
    """What no book needs to say."""
    if not setup.name.strip():
        yield Unlawful("setup.name", field="name")
    if not SHORTEST_TABLE <= setup.seats_per_table <= LONGEST_TABLE:
        yield Unlawful(
            "setup.seats",
            {"shortest_table": SHORTEST_TABLE, "longest_table": LONGEST_TABLE},
            field="seats_per_table",
            value=setup.seats_per_table,
        )
    for name, offer in _offers(setup):
        if not offer.chips:
            yield Unlawful("setup.no-chips", {"name": name}, field=name, value=offer.chips)
    if terms.hosts < 1:
        yield Unlawful("setup.hosts", field="hosts", value=terms.hosts)
    if setup.capacity and setup.capacity < setup.least_entries:
        yield Unlawful("setup.capacity", field="capacity", value=setup.capacity)


def _levels(setup: EventSetup, _terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """Levels that can be played and paid with the chips in play."""
    playing = [level for level in setup.levels if not level.is_break]
    if not playing:
        yield Unlawful("setup.levels", field="levels")
    for number, level in enumerate(playing, 1):
        if not level.minutes or level.big_blind < level.small_blind or not level.big_blind:
            yield Unlawful("setup.level", {"number": number}, field="levels", value=number)
    for game in dict.fromkeys(level.game for level in playing if level.game not in ROTATIONS):
        try:
            find_game(game)
        except Refusal as refusal:
            yield Unlawful(refusal.said.code, refusal.said.values, field="levels", value=game)
    if setup.late_levels > len(playing):
        yield Unlawful(
            "setup.late-levels",
            {"late_levels": setup.late_levels, "count": len(playing)},
            field="late_levels",
            value=setup.late_levels,
        )
    yield from check_chips(setup, book.policy)


def _closing(setup: EventSetup, terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """Where the first break closes registration there has to be one, or a time."""
    if book.maybe(said.LATE_UNTIL) != "first-break-ends" or terms.closes_at is not None:  # 3-a
        return
    if not any(level.is_break for level in setup.levels):
        yield Unlawful("setup.closing-time", field="closes_at", rule=book.policy.rules(said.LATE_UNTIL)[0])


def _charges(setup: EventSetup, terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """What may be charged, by the book and by the law of the state."""
    prices = {name: offer.price for name, offer in _offers(setup)}
    if terms.freeroll:
        most = book.maybe(said.FREEROLL_COST) or 0
        rule = next(iter(book.policy.rules(said.FREEROLL_COST)), None)  # C-d
        for name, price in prices.items():
            if price > most:
                yield Unlawful(
                    "setup.freeroll", {"name": word("structure.field", name)}, field=name, value=price, rule=rule
                )
    if not any(prices.values()):
        return
    needs = book.maybe(said.ENTRY_COST) or ()
    rule = next(iter(book.policy.rules(said.ENTRY_COST)), None)  # C-e
    if "state-law" in needs and not terms.charge_lawful:
        yield Unlawful(
            "setup.charge-unlawful" if terms.charge_lawful is False else "setup.charge-unlawful/not-checked",
            field="charge_lawful",
            value=setup.state,
            rule=rule,
        )
    if "advertised" in needs and not (terms.advertised_at and terms.advertised_at < setup.starts_at):
        yield Unlawful("setup.not-advertised", field="advertised_at", value=terms.advertised_at, rule=rule)


def _kept_fees(setup: EventSetup, terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """Fees kept out of the buy-ins."""
    allowed = book.maybe(said.ADMIN_FEE)
    for name, offer in _offers(setup):
        kept = offer.price - offer.part("prizes") - offer.part("bounty")
        if not kept:
            continue
        if setup.format == "flips" and book.maybe(satellites.FLIPS_POOL) == 1:  # 3.4.3
            rule = book.policy.rules(satellites.FLIPS_POOL)[0]
            yield Unlawful("setup.flips-fee", field=name, value=kept, rule=rule)
        if allowed == "none" or (allowed == "state-law" and not terms.fee_lawful):  # D-XII-f
            yield Unlawful("setup.fee", field=name, value=kept, rule=book.policy.rules(said.ADMIN_FEE)[0])


def _more_chips(setup: EventSetup, terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """Re-entries, rebuys and add-ons as the book has them."""
    ways = book.maybe(said.MORE_CHIPS)
    for name, way in (("re_entry", "re-entry"), ("rebuy", "rebuy"), ("stamp_cards", "stamp-card")):
        if getattr(setup, name) and ways is not None and way not in ways:
            yield Unlawful(
                "setup.more-chips", {"way": in_words(way)}, field=name, rule=book.policy.rules(said.MORE_CHIPS)[0]
            )
    yield from _re_entry(setup, book)
    yield from _rebuy(setup, book)
    if setup.add_on is not None and terms.add_ons_each < 1:
        yield Unlawful("setup.add-ons", field="add_ons_each")


def _re_entry(setup: EventSetup, book: Inquiry) -> Iterator[Refusal]:
    if setup.re_entry is None:
        return
    if book.maybe(said.REENTRY_AS) == "new-entrant" and setup.re_entry.chips != setup.buy_in.chips:  # 8-A
        rule = book.policy.rules(said.REENTRY_AS)[0]
        yield Unlawful("setup.re-entry-stack", field="re_entry", value=setup.re_entry.chips, rule=rule)
    if book.maybe(said.REENTRY_PRICE) == "full" and setup.re_entry.price != setup.buy_in.price:  # 3.9.6(e)
        rule = book.policy.rules(said.REENTRY_PRICE)[0]
        yield Unlawful("setup.re-entry-price", field="re_entry", value=setup.re_entry.price, rule=rule)


def _rebuy(setup: EventSetup, book: Inquiry) -> Iterator[Refusal]:
    if setup.rebuy is None:
        return
    if book.maybe(said.REBUY_STACK) == "starting-stack" and setup.rebuy.chips != setup.buy_in.chips:  # 3.9.1
        rule = book.policy.rules(said.REBUY_STACK)[0]
        yield Unlawful("setup.rebuy-stack", field="rebuy", value=setup.rebuy.chips, rule=rule)
    if book.maybe(said.REBUY_PERIOD) == "fixed-before-start" and not setup.rebuy_levels:  # 3.9.2, 3.9.3
        rule = book.policy.rules(said.REBUY_PERIOD)[0]
        yield Unlawful("setup.rebuy-period", field="rebuy_levels", rule=rule)


def _money(setup: EventSetup, _terms: EntryTerms, _book: Inquiry) -> Iterator[Refusal]:
    """A pool within the law."""
    if setup.pool_cap and max(setup.guarantee, setup.added) > setup.pool_cap:
        yield Unlawful("setup.pool-cap", {"pool_cap": setup.pool_cap}, field="pool_cap", value=setup.pool_cap)
    bounties = setup.buy_in.part("bounty")
    if (setup.bounty == "none") != (bounties == 0):
        yield Unlawful("setup.bounty", field="bounty", value=bounties)


def _payout(setup: EventSetup, _terms: EntryTerms, _book: Inquiry) -> Iterator[Refusal]:
    """A family of payouts that there is, or shares of the event's own that are all of the pool."""
    try:
        if setup.payout == "own":
            own_shares(setup.own_payout)
        else:
            family(setup.payout)
    except Refusal as refusal:
        yield refusal
    if setup.payout_unit < 1:
        yield Unlawful("payout.unit", field="payout_unit", value=setup.payout_unit)


def _satellite(setup: EventSetup, terms: EntryTerms, book: Inquiry) -> Iterator[Refusal]:
    """A satellite names what it leads to; one of flips is no-limit hold'em."""
    if setup.format == "flips":  # 3.4.1
        rule = book.policy.rule(satellites.FLIPS_GAME)
        wrong = next((level.game for level in setup.levels if not level.is_break and level.game != FLIPPED), None)
        if wrong is not None:
            yield Unlawful(
                "setup.flips-game", {"game": FLIPPED, "wrong": wrong}, field="levels", value=wrong, rule=rule
            )
        if rule is not None and not terms.target:
            yield Unlawful("setup.target", field="target", rule=rule)
    if setup.format in ("satellite", "flips") and not setup.ticket_price:
        yield Unlawful("setup.ticket-price", field="ticket_price")


def _days(setup: EventSetup, _terms: EntryTerms, _book: Inquiry) -> Iterator[Refusal]:
    """Days are numbered, and what is promised for all flights together belongs to the day that pays."""
    if setup.day < 1:
        yield Unlawful("setup.day", field="day", value=setup.day)
    levels = sum(not level.is_break for level in setup.levels)
    if not 0 <= setup.day_ends_after < max(levels, 1):
        yield Unlawful("setup.day-ends", {"levels": levels - 1}, field="day_ends_after", value=setup.day_ends_after)
    for name in ("guarantee", "added") if setup.flight else ():
        if getattr(setup, name):
            yield Unlawful(
                "setup.flight-money", {"name": word("structure.field", name)}, field=name, value=getattr(setup, name)
            )
    if setup.flight and setup.format not in ("freezeout", "re-entry", "rebuy"):
        yield Unlawful("setup.flight-format", field="flight", value=setup.format)


SetupCheck = Callable[[EventSetup, EntryTerms, Inquiry], Iterator[Refusal]]
CHECKS: tuple[SetupCheck, ...] = (
    _plain, _levels, _closing, _charges, _kept_fees, _more_chips, _money, _payout, _satellite,
    _days,
)  # fmt: skip
