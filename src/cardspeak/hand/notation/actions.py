"""One action of a PHH hand: who, what, with which cards or chips, and the commentary.

``[actor verb [arguments]] [# commentary]``: the actor is ``d`` for the dealer or ``p1``, ``p2`` … by position; the
verbs are ``dh`` and ``db`` (deal to a player, to the board), ``f``, ``cc``, ``cbr``, ``pb``, ``sd`` and ``sm``.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from cardspeak.cards.card import UNKNOWN, faces, parse_cards
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.hand.notation.amounts import parse_amount, scale_of, to_chips, to_text

PhhVerb = Literal["", "db", "dh", "f", "cc", "cbr", "pb", "sd", "sm"]

_PLAYER = re.compile(r"p([1-9]\d*)")
_PLAIN = {"f": "fold", "cc": "check or call", "pb": "bring-in"}
_WITH_CARDS = {"sd": "draw", "sm": "show or muck"}


class Action(msgspec.Struct, frozen=True):
    """An action by position: player 1 is left of the button, 0 is the dealer."""

    verb: PhhVerb = ""
    player: int = 0
    cards: tuple[int, ...] | None = None
    """The cards dealt, drawn for or shown; None where none are named (a muck, a pat hand)."""
    amount: int = 0
    as_dealt: bool = False
    """Shown as a dash: the cards that were dealt."""
    commentary: str = ""

    @property
    def unseen(self) -> bool:
        """Whether some card that is shown stays unknown."""
        return self.cards is not None and UNKNOWN in self.cards

    def text(self, scale: int = 1) -> str:
        """The action as it is written.

        >>> Action("cbr", 3, amount=4750, commentary="to everybody's surprise").text(scale=100)
        "p3 cbr 47.50 # to everybody's surprise"
        """
        words: list[str] = []
        if self.verb in ("db", "dh"):
            words = ["d", self.verb, *([f"p{self.player}"] if self.verb == "dh" else ()), faces(self.cards or ())]
        elif self.verb:
            words = [f"p{self.player}", self.verb]
            if self.verb == "cbr":
                words.append(to_text(self.amount, scale))
            elif self.as_dealt:
                words.append("-")
            elif self.cards:
                words.append(faces(self.cards))
        if self.commentary:
            words.append(f"# {self.commentary}")
        return " ".join(words)


def amount_in(text: str) -> str | None:
    """The amount of a wager as it is written, before anything else of the action is looked at."""
    words = text.partition("#")[0].split()
    return words[2] if len(words) == 3 and words[1] == "cbr" else None


def parse_action(text: str, players: int, scale: int = 1) -> Action:
    """Read one action.

    >>> parse_action("p2 cbr 25 # three-bet", players=6)
    Action(verb='cbr', player=2, cards=None, amount=25, as_dealt=False, commentary='three-bet')
    >>> parse_action("p7 f", players=6)
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: There is no player 7: enter 1 to 6.
    """
    said, _, commentary = text.partition("#")
    commentary = commentary.strip()
    words = said.split()
    if not words:
        return Action(commentary=commentary)
    if words[0] == "d":
        return _dealt(text, words, players, commentary)
    player = _player(text, words[0], players)
    verb, arguments = (words[1] if len(words) > 1 else ""), words[2:]
    if verb in _PLAIN:
        if arguments:
            raise _unreadable(text, f"a {_PLAIN[verb]} has nothing after it")
        return Action(verb, player, commentary=commentary)  # type: ignore[arg-type]  # looked up above
    if verb in _WITH_CARDS:
        if len(arguments) > 1:
            raise _unreadable(text, "cards are written without spaces")
        if arguments == ["-"] and verb == "sm":
            return Action("sm", player, as_dealt=True, commentary=commentary)
        cards = parse_cards(arguments[0]) if arguments else None
        return Action(verb, player, cards, commentary=commentary)  # type: ignore[arg-type]  # looked up above
    if verb == "cbr":
        if len(arguments) != 1:
            raise _unreadable(text, "a bet or raise needs one amount")
        amount = parse_amount(arguments[0])
        if scale % scale_of([amount]):
            raise _unreadable(text, f"{amount} is not a whole number of units")
        return Action("cbr", player, amount=to_chips(amount, scale), commentary=commentary)
    raise _unreadable(text, "a player may f, cc, cbr, pb, sd or sm")


def _dealt(text: str, words: list[str], players: int, commentary: str) -> Action:
    if len(words) == 3 and words[1] == "db":
        return Action("db", 0, parse_cards(words[2]), commentary=commentary)
    if len(words) == 4 and words[1] == "dh":
        return Action("dh", _player(text, words[2], players), parse_cards(words[3]), commentary=commentary)
    raise _unreadable(text, "the dealer may 'd dh pN cards' or 'd db cards'")


def _player(text: str, word: str, players: int) -> int:
    match = _PLAYER.fullmatch(word)
    if not match:
        raise _unreadable(text, f"{word!r} is neither the dealer d nor a player p1 to p{players}")
    number = int(match[1])
    if number > players:
        raise Unlawful(
            "phh.player",
            {"number": number, "players": players},
            field="player",
            value=word,
            limits={"min": 1, "max": players},
        )
    return number


def _unreadable(text: str, why: str) -> Unreadable:
    return Unreadable("phh.action", {"strip": repr(text.strip()), "why": why}, field="actions", value=text)
