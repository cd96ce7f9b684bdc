"""Official words and signals, and the game that is meant where nobody names one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from cardspeak.books.settings import conduct
from cardspeak.cards.ranking import RANKINGS
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.conduct.offences import seated
from cardspeak.floor.conduct.words import BETTING
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Ruling, options_said
from cardspeak.floor.table import Table
from cardspeak.hand.games import find_game
from cardspeak.phrase import listed, phrase

OWN_RISK = phrase("Words and signals that are not official are used at the player's own risk.")


def tap(table: Table, seat: int) -> Ruling:
    """A player taps the table."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    means = inq.ask(conduct.TAP)
    if hand.to_act != seat:
        inq.cite(conduct.TAP)
        why = phrase("{name} is not to act: the tap is a check out of turn.", name=who)
        return inq.ruling("reading", why=why, answer="out of turn")
    if means != "check":
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=phrase("A tap means nothing here."), answer="nothing")
    if not hand.to_call:
        inq.cite(conduct.TAP)
        return inq.ruling("reading", why=phrase("A tap on the table is a check."), action="check", binding=True)
    said = inq.ask(conduct.TAP_FACING_BET)
    inq.cite(conduct.TAP_FACING_BET)
    cites = inq.cited(conduct.TAP_FACING_BET)
    if said == "call-or-fold":  # 55
        lawful = hand.options.without("check", "raise")
        why = phrase(
            "A tap is a check, and {name} faces a bet of {bet}: only call or fold are left.",
            name=who,
            bet=hand.bet_level,
        )
        return inq.ruling("options", options=lawful, why=why)
    call = f"call {hand.options.call_to}"
    options = ("check taken back", "fold", call)
    why = phrase(
        "A tap is a check, and {name} faces a bet of {bet}: the floor says what it counts as.",
        name=who,
        bet=hand.bet_level,
    )
    return inq.ruling("decision", why=why, director=tuple(Choice(option, cites) for option in options))


def word_said(table: Table, seat: int, word: str, *, local: Sequence[str] = ()) -> Ruling:
    """Whether a betting word is official in this game; any other is left to the director."""
    who = seated(table, seat)
    inq = Inquiry(table.policy, who)
    hand = table.the_hand()
    official = inq.ask(conduct.TERMS)
    inq.cite(conduct.TERMS)
    plain = word.strip().lower()
    limited = inq.maybe(conduct.POT_LIMIT_TERMS) or ()
    if plain in official and (plain not in limited or hand.setup.betting == "pot-limit"):
        return inq.ruling("reading", why=phrase("'{word}' is an official word.", word=plain), answer="official")
    if plain in local and inq.maybe(conduct.LOCAL_TERMS):
        inq.cite(conduct.LOCAL_TERMS)
        why = phrase("'{word}' is plain enough where it is used.", word=plain)
        return inq.ruling("reading", why=why, answer="official")
    said = inq.ask(conduct.UNOFFICIAL)
    inq.cite(conduct.UNOFFICIAL)
    if said == "nothing":
        return inq.ruling("reading", why=phrase("'{word}' means nothing here.", word=plain), answer="nothing")
    if hand.to_act != seat:
        return inq.ruling("reading", why=OWN_RISK, answer="not official")
    cites = inq.cited(conduct.UNOFFICIAL)
    meanings = _meanings(table)
    return inq.ruling(
        "decision", why=OWN_RISK, answer="not official", director=tuple(Choice(one, cites) for one in meanings)
    )


def _meanings(table: Table) -> list[str]:
    meant = options_said(table.the_hand().options.without("bring-in"), lambda least, _most: f"{least} or more")
    return sorted(meant, key=lambda act: act != "check")


def reading(table: Table, board: Sequence[int], hands: Mapping[str, Sequence[int]]) -> Ruling:
    """Who wins by the cards in the game that is meant where nobody names one."""
    inq = Inquiry(table.policy)
    game, betting = find_game(inq.ask(conduct.GAME))
    inq.fact(phrase("The game is {betting} {game}.", betting=BETTING[betting], game=game.name))
    used = inq.ask(conduct.HOLE_CARDS_USED)
    inq.cite(conduct.GAME)
    inq.cite(conduct.HOLE_CARDS_USED)
    _check_cards(board, hands, game.hole_cards, rule=inq.cited(conduct.GAME)[0].number)
    value = RANKINGS[game.high].value
    values = {
        name: max(value(five) for five in _fives(tuple(cards), tuple(board), used)) for name, cards in hands.items()
    }
    best = max(values.values())
    winners = [name for name, value in values.items() if value == best]
    why = phrase("Best five of all cards: {names}.", names=listed(winners, " and "))
    return inq.ruling("reading", why=why, answer=winners)


def _fives(held: tuple[int, ...], board: tuple[int, ...], used: int) -> Iterator[tuple[int, ...]]:
    """Every five cards with at least so many from the hand."""
    for own in range(used, len(held) + 1):
        for mine in combinations(held, own):
            for shared in combinations(board, 5 - own):
                yield (*mine, *shared)


def _check_cards(board: Sequence[int], hands: Mapping[str, Sequence[int]], hole: int, *, rule: str) -> None:
    cards = [*board, *(card for held in hands.values() for card in held)]
    if len(set(cards)) != len(cards):
        raise Unreadable("cards.twice", "A card is named twice.", field="cards")
    if len(board) != 5 or any(len(held) != hole for held in hands.values()):
        message = f"It takes five board cards and {hole} cards in each hand."
        raise Unlawful("cards.count", message, field="cards", rule=rule)
