"""What a player's words declare: the first act or amount that binds, the amounts that belong to it, and what came too late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from cardspeak.floor.betting.speech import Piece, Speech, read_speech
from cardspeak.floor.betting.spoken import Spoken
from cardspeak.floor.betting.vocabulary import COURTESY, General

DeclarationForm = Literal["general", "amount", "general and amount", "conditional", "unclear"]
WAGERS = frozenset({"bet", "raise"})


@dataclass(frozen=True)
class Declaration:
    """A declaration in turn: the kind of action, the amount, and whether the amount is an increase."""

    text: str
    form: DeclarationForm
    general: General | None = None
    amount: Spoken | None = None
    increase: bool = False
    least: bool = False
    """The least raise, said as such."""
    slang: bool = False
    """The act was named by a word that is not official (57)."""
    late: str = ""
    """What was said after the declaration and would change it, in the player's words."""
    raises_late: bool = False
    """What came late would be a bet or raise."""
    unread: str = ""
    """Words behind a bet or raise without an amount, where an amount belongs."""
    void: bool = False
    """An act is spoken of, but denied, asked about or only considered."""


@lru_cache(maxsize=512)
def read_declaration(text: str) -> Declaration:
    """What words declare; words that declare no action and no amount are unclear.

    >>> said = read_declaration("Raise, one thousand")
    >>> said.form, said.general, said.amount.readings
    ('general and amount', 'raise', (1000,))
    >>> said = read_declaration("Call ... no, wait, make it two thousand")
    >>> said.form, said.general, said.late
    ('general', 'call', 'no, wait, make it two thousand')
    """
    speech = read_speech(text)
    pieces = speech.pieces
    first = next((at for at, one in enumerate(pieces) if one.kind in ("act", "amount", "least", "condition")), None)
    if first is None:
        return Declaration(text, "unclear", void=speech.void)
    return _conditional(speech, first) or _declared(speech, pieces[first:])


def _conditional(speech: Speech, first: int) -> Declaration | None:
    """The act that is announced on a condition, as far as one is read; None where the first piece stands by itself."""
    pieces = speech.pieces
    at = next((at for at, one in enumerate(pieces) if one.kind == "condition"), None)
    if at is None:
        return None
    before = [one.general for one in pieces[first:at] if one.kind == "act"]
    after = [one.general for one in pieces[at:] if one.kind == "act"]
    if at > first and after and pieces[at].apart:
        return None
    promised = [*before, *after][-1:]
    return Declaration(speech.text, "conditional", promised[0] if promised else None)


def _declared(speech: Speech, pieces: Sequence[Piece]) -> Declaration:
    """The first piece, with what belongs to it; whatever would change it after that comes too late."""
    general: General | None = None
    amounts: list[Piece] = []
    least = slang = False
    end = pieces[0].start
    late: Piece | None = None
    corrected: Piece | None = None
    for one in pieces:
        if one.kind == "condition":
            break  # a word about the future, which leaves the act as it is
        if one.kind == "correction":
            corrected = corrected or one
            continue
        if one.kind == "act" and general is None and (not amounts or _of_amount(one)) and not corrected:
            general, slang = one.general, one.slang
        elif one.kind == "act" and not corrected and _names_size(general, one, amounts):
            general = one.general if one.general in ("all-in", "pot") else general
        elif one.kind == "act" and one.general == general:
            pass
        elif one.kind == "least":
            least = least or not corrected
        elif one.kind == "amount" and _belongs(general, one, amounts, corrected):
            amounts = [*amounts, one]
        else:
            late = corrected or one
            break
        end, corrected = one.end, None
    amount = _governing(amounts)
    raises_late = late is not None and any(_wagers(one) for one in pieces if one.start >= late.start)
    unread = _unread(speech, end) if general in WAGERS and not amounts and not least and late is None else ""
    return Declaration(
        speech.text,
        "amount" if general is None and amount else "general and amount" if amount and general else "general",
        general if general or not least else "raise",
        amount.amount if amount else None,
        bool(amount and amount.increase),
        least,
        slang,
        speech.words(late.start) if late else "",
        raises_late,
        unread,
        speech.void,
    )


def _unread(speech: Speech, start: int) -> str:
    """Words where an amount belongs; what is only courtesy leaves nothing unread."""
    words = speech.words(start)
    return "" if COURTESY.issuperset(words.lower().replace(",", " ").split()) else words


def _of_amount(act: Piece) -> bool:
    """Whether an act is said in one breath with the amount before it: "a five hundred raise"."""
    return not act.apart


def _names_size(general: General | None, act: Piece, amounts: Sequence[Piece]) -> bool:
    """Whether an act says how large the bet or raise before it is, or says it again: "raise, all-in"."""
    return general in WAGERS and not amounts and act.general in (*WAGERS, "all-in", "pot")


def _belongs(general: General | None, one: Piece, amounts: Sequence[Piece], corrected: Piece | None) -> bool:
    """Whether an amount belongs to what was said before it."""
    if corrected is not None:
        return bool(amounts) and _clears(amounts[-1], one)
    if general in ("fold", "check"):
        return False
    if not amounts or general in ("call", "all-in", "pot"):
        return not (general == "call" and (one.increase or amounts))
    return one.total or _clears(amounts[-1], one)


def _clears(before: Piece, one: Piece) -> bool:
    """Whether an amount says which reading of the one before was meant, or says the same again."""
    assert before.amount is not None
    assert one.amount is not None
    return one.amount == before.amount or (one.amount.clear and one.amount.readings[0] in before.amount.readings)


def _governing(amounts: Sequence[Piece]) -> Piece | None:
    """The amount that counts: the whole bet where one is named, otherwise the clearest."""
    if not amounts:
        return None
    return next((one for one in reversed(amounts) if one.total), amounts[-1])


def _wagers(one: Piece) -> bool:
    return one.kind == "amount" or (one.kind == "act" and one.general in (*WAGERS, "all-in", "pot"))
