"""The short answer of a ruling, for people: our own words are translated, names stay as they are.

An answer is made of the script's own words (``misdeal``, ``in time``), names, numbers, lists and tables, so that a script and
``rule --json`` can compare it.
"""

from __future__ import annotations

from cardspeak.floor.ruling import Choice, KeptChoice, KeptRuling, Plain, Ruling, shown
from cardspeak.words import Message, MessageValue, items, message, word
from cardspeak.words.catalogue import has_words


def outcome(ruling: Ruling) -> Message:
    """A ruling in a few words: ``call 1200``, ``misdeal``.

    >>> str(outcome(Ruling(kind="reading", action="call", to=1200, why=message("sentences"))))
    'call 1200'
    """
    if ruling.action is not None:
        act = message(f"act-name.{ruling.action}")
        return act if ruling.to is None else message("option.act-to", action=act, to=ruling.to)
    if ruling.answer is not None:
        return message("answer", answer=answered(ruling.answer))
    if ruling.options is not None:
        return message("answer", answer=items(_lawful(ruling)))
    return ruling.why


def kept(ruling: Ruling, book: str, text: str) -> KeptRuling:
    """A ruling as it is written down."""
    return KeptRuling(
        book=book, text=text, kind=ruling.kind, outcome=outcome(ruling), why=ruling.why, actor=ruling.actor,
        returned=ruling.returned, penalty=ruling.penalty, steps=ruling.steps, cites=shown(ruling.cites),
        director=tuple(map(_kept_choice, ruling.director)),
    )  # fmt: skip


def _kept_choice(choice: Choice) -> KeptChoice:
    return KeptChoice(choice.says, choice.shown, tuple(one.book for one in choice.guidance if not one.open))


def answered(answer: Plain) -> MessageValue:
    """An answer as a value of a message."""
    if isinstance(answer, Message):
        return answer
    if isinstance(answer, dict):
        return items(message("answer.of-key", key=_word(key), value=answered(one)) for key, one in answer.items())
    if isinstance(answer, list):
        return items(map(answered, answer)) if answer else message("answer.none")
    if isinstance(answer, bool):
        return message("answer.yes") if answer else message("answer.no")
    if answer is None:
        return message("answer.none")
    return _word(answer) if isinstance(answer, str) else answer


def _word(text: str) -> Message | str:
    """One of the script's own words; anything else, such as a name, stays as it is."""
    own = word("answer", text)
    return (
        own if text.islower() and has_words(own.code) else text
    )  # the script writes its words small, people their names not


def _lawful(ruling: Ruling) -> list[Message]:
    lawful = ruling.options
    if lawful is None:
        return []
    said = [message("act-name.fold")] if lawful.fold else []
    said += [message("act-name.check")] if lawful.check else []
    said += [message("option.call", to=lawful.own + lawful.call)] if lawful.call is not None else []
    if lawful.sizes is not None:
        said.append(message("option.bet-from" if lawful.opening else "option.raise-from", least=lawful.sizes[0]))
    return said
