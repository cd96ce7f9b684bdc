"""Colouring up single players at any time: chips against chips of equal value, announced (25-B)."""

from __future__ import annotations

from collections.abc import Iterator

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.chips import OWN_COLOUR_UP
from cardspeak.errors import Unlawful
from cardspeak.tournament.chips.account import Account, Piles, in_use, taken, worth
from cardspeak.tournament.core import Context, EntryNumber, Happening, Order, State, applies, decides
from cardspeak.tournament.entrants import Entrants
from cardspeak.words import Message


class ColourUpPlayers(Order, frozen=True, kw_only=True):
    """Exchange chips of one or more players for larger ones of equal value."""

    entries: tuple[EntryNumber, ...]
    hands_in: Piles
    gets: Piles
    announced: bool = False


class PlayersColouredUp(Happening, frozen=True, kw_only=True, tag="players-coloured-up"):
    """Chips were changed into others of equal value; every stack is worth what it was."""

    at: int
    entries: tuple[int, ...]
    handed: Piles
    given: Piles
    cites: tuple[str, ...] = ()

    def story_line(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, n=len(self.entries))


@decides(ColourUpPlayers)
def _colour_up_players(state: State, order: ColourUpPlayers, context: Context) -> Iterator[Happening]:
    inq = Inquiry(state.policy, order.choices)
    way = inq.settle(OWN_COLOUR_UP)
    rule = inq.policy.rule(OWN_COLOUR_UP)
    for entry in order.entries:
        state.of(Entrants).entry(entry)
    if way == "announced" and not order.announced:
        raise Unlawful("colour-up.announce", field="announced", takes="flag", rule=rule)
    strange = sorted({value for value, _ in order.gets} - set(in_use(state)))
    if strange:
        of = {"of": in_use(state)}
        raise Unlawful("chip.out", {"strange": strange[0]}, field="gets", value=strange[0], limits=of, rule=rule)
    if worth(order.hands_in) != worth(order.gets) or worth(order.gets) <= 0:
        limits = {"sum": worth(order.hands_in)}
        raise Unlawful("colour-up.equal", field="gets", value=worth(order.gets), limits=limits, rule=rule)
    _there(state, order, rule)
    yield PlayersColouredUp(
        at=context.at, entries=order.entries, handed=order.hands_in, given=order.gets, cites=inq.numbers
    )


def _there(state: State, order: ColourUpPlayers, rule: str | None) -> None:
    """Refuse chips that are not in play, or more than the players have."""
    account, stacks = state.of(Account), sum(state.of(Entrants).entry(entry).chips for entry in order.entries)
    for value, count in order.hands_in if account.by_value and not account.unsorted else ():
        have = account.by_value.get(value, 0)
        if not 0 < count <= have:
            limits = {"max": have}
            raise Unlawful(
                "chips.too-many/counted",
                {"count": count, "value": value, "have": have},
                field="hands_in",
                value=count,
                limits=limits,
                rule=rule,
            )
    if worth(order.hands_in) > stacks:
        limits = {"max": stacks}
        raise Unlawful(
            "chips.too-many/in-front",
            {"stacks": stacks},
            field="hands_in",
            value=worth(order.hands_in),
            limits=limits,
            rule=rule,
        )


@applies(PlayersColouredUp)
def _players_coloured_up(state: State, happening: PlayersColouredUp) -> None:
    account = state.of(Account)
    known = tuple((value, min(count, account.by_value.get(value, 0))) for value, count in happening.handed)
    account.add((*taken(known), *happening.given), 0)
