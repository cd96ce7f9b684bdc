"""Expectations: what a script says a ruling must be, item by item and rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cardspeak.books.policy import Citation
from cardspeak.errors import Unreadable
from cardspeak.floor.floor import OTHER
from cardspeak.floor.ruling import Plain, Ruling, options_said, shown
from cardspeak.floor.script.brief import answer_items, brief
from cardspeak.floor.script.option_words import other_words
from cardspeak.words import Message, message

_CITES = re.compile(r"\[([^\[\]]*)\]\s*$")
_THOUSANDS = re.compile(r"(?<=[0-9]),(?=[0-9]{3}(?![0-9]))")
_BEHIND_OPTIONS = re.compile(r",\s*(penalty (?:may|must|none)|(?:not )?binding|back [0-9]+)\s*$")
_WAGER = re.compile(r"(bet|raise) ([0-9]+)(\+|-[0-9]+)?")
_OPTION = re.compile(r"fold|check|call [0-9]+|(?:bet|raise) [0-9]+(?:\+|-[0-9]+)?")
YES, NO = frozenset({"yes", "allowed", "granted"}), frozenset({"no", "not allowed", "denied"})
"""What a question or a wish may be expected to get, in whatever words the ruling answers it."""
NEGATIVE = frozenset({"no", "not", "dead", "late", "refused", "none", "waits", "carries"})
SAME_WORDS = (("none", "dead"), ("nobody", "dead"), ("no small blind", "small blind dead"))
"""A blind that nobody posts, in other words."""
_UNITS = re.compile(r"(?<=[0-9]) (?:seconds?|minutes?|hands?|chips?)$")
SAYS_NOTHING = frozenset({"result", "hand"})
"""Labels that an expectation may leave out."""
SHORT_STEM = 3
ONLY_SIDE, NEXT_SIDE = "side 1", "side 2"
_POT = re.compile(r"\b(main|side) pot\b")
_BETWEEN_CARDS = re.compile(r"(?<=\b[2-9TJQKA][cdhs]) (?=[2-9TJQKA][cdhs]\b)")
_COMMENT = re.compile(r'\s*(?<!\S)#(?=(?:[^"]*"[^"]*")*[^"]*$).*$')


@dataclass(frozen=True)
class Expectation:
    """One ``=>`` line."""

    items: tuple[str, ...]
    director: tuple[str, ...] = ()
    """The options that must be open, all of them, each by its first words."""
    cites: tuple[str, ...] = ()

    def __str__(self) -> str:
        items = [*self.items, *([f"director: {' | '.join(self.director)}"] if self.director else [])]
        cites = f"[{', '.join(self.cites)}]" if self.cites else ""
        return " ".join(filter(None, [", ".join(items), cites]))


@dataclass(frozen=True)
class ExpectationFinding:
    """An expectation compared with the ruling."""

    line: int
    expected: str
    said: str
    wrong: tuple[Message, ...] = ()
    """What is missing, or should not be there."""
    why: Message | None = None
    """The reason of the ruling."""

    @property
    def met(self) -> bool:
        """Whether the ruling is as expected."""
        return not self.wrong

    def __str__(self) -> str:
        if self.met:
            return f"line {self.line}: {self.expected}"
        return f"line {self.line}: expected {self.expected}\n  said {self.said} ({self.why})\n  {'; '.join(map(str, self.wrong))}"


def read_expectation(text: str) -> Expectation:
    """Read what stands behind ``=>``.

    >>> print(read_expectation(" call 1,100 ,  back 200  [45-B,43]  # so"))
    call 1100, back 200 [45-B, 43]
    """
    text = _THOUSANDS.sub("", apart_from_comment(text)[0]).strip()
    cites: tuple[str, ...] = ()
    found = _CITES.search(text)
    if found is not None:
        cites = _split(found[1])
        text = text[: found.start()].strip()
    before, director, behind = text.partition("director:")
    later: list[str] = []
    while found := _BEHIND_OPTIONS.search(behind):
        later.insert(0, found[1])
        behind = behind[: found.start()]
    options = tuple(_plain(option) for option in behind.split("|") if option.strip())
    items = (*_split(before), *later)
    if not items and not options and not cites:
        raise Unreadable("script.empty-expectation", field="line", limits={"column": 1})
    if director and not options:
        raise Unreadable("script.empty-expectation/director-options", field="line", limits={"column": 1})
    return Expectation(items, options, cites)


def apart_from_comment(text: str) -> tuple[str, str]:
    """What is expected, and the comment behind it."""
    found = _COMMENT.search(text)
    return (text, "") if found is None else (text[: found.start()], found[0].strip())


def _split(text: str) -> tuple[str, ...]:
    """The parts between commas, quoted ones whole."""
    parts = re.findall(r'(?:"[^"]*"|[^,"]|")+', text)
    return tuple(_plain(part) for part in parts if part.strip())


def _plain(text: str) -> str:
    return " ".join(text.split())


def compare(
    expected: Expectation, ruling: Ruling | None, line: int, names: Mapping[int, str] | None = None
) -> ExpectationFinding:
    """Compare an expectation with a ruling; a seat may be written with the name of its player, and the other way round."""
    if ruling is None:
        return ExpectationFinding(line, str(expected), "nothing", (message("expected.nothing-ruled"),))
    said = brief(ruling)
    seats = names or {}
    wrong = [
        message("expected.not-said", item=item)
        for item in expected.items
        if not any(_has(one, said, ruling) for one in _ways_to_say(item, seats))
    ]
    wrong += _options_wrong(expected, ruling)
    wrong += _director_wrong(expected, ruling)
    wrong += [
        message("expected.not-cited", cite=cite) for cite in expected.cites if not _cited(cite, ruling.cites, ruling)
    ]
    return ExpectationFinding(line, str(expected), said_in_short(ruling), tuple(wrong), ruling.explanation)


def said_in_short(ruling: Ruling) -> str:
    """A ruling's items and rules on one line, as an expectation is written."""
    cites = f" [{', '.join(shown(ruling.cites))}]" if ruling.cites else ""
    return (", ".join(brief(ruling)) or ruling.kind) + cites


def _ways_to_say(item: str, names: Mapping[int, str]) -> Iterator[str]:
    """An item, and the same with a seat for its player, a player for the seat, or another word for the same thing."""
    yield item
    if item.startswith('"'):
        return
    for seat, name in names.items():
        for told, other in ((name, str(seat)), (f"seat {seat}", str(seat)), (f"seat {seat}", name)):
            yield from _with_word(item, told, other)
    for told, other in SAME_WORDS:
        if item.lower().endswith(told):
            yield item[: -len(told)] + other
    if _UNITS.search(item):
        yield _UNITS.sub("", item)


def _with_word(item: str, told: str, other: str) -> Iterator[str]:
    """An item with one name put for another, if it is there."""
    padded = f" {item.lower()} "
    if f" {told.lower()} " in padded:
        yield padded.replace(f" {told.lower()} ", f" {other} ").strip()


def _has(item: str, said: tuple[str, ...], ruling: Ruling) -> bool:
    lower = _POT.sub(r"\1", _BETWEEN_CARDS.sub("", item)).lower()
    told = {_POT.sub(r"\1", one.lower()) for one in (*said, *_within(ruling.answer))}
    if lower == ruling.kind or lower in told or any(one in told for one in other_words(lower)):
        return True
    if isinstance(ruling.answer, dict) and lower in _in_short(ruling.answer):
        return True
    if lower in YES or lower in NO:
        return _is_no(said, ruling) is (lower in NO)
    if lower == f"seat {ruling.answer}":
        return True
    if lower == "decision" and _was_decided(ruling):
        return True
    if lower == "penalty none":
        return ruling.penalty is None
    if lower.startswith('"') and lower.endswith('"') and len(lower) > 2:
        return any(item[1:-1].lower() in str(text).lower() for text in (ruling.explanation, *ruling.steps, *said))
    wager = _WAGER.fullmatch(lower)
    options = ruling.options
    if wager is None or options is None or options.sizes is None:
        return False
    same_verb = (wager[1] == "bet") == options.opening
    return same_verb and wager[3] == "+" and int(wager[2]) == options.sizes[0]


def _was_decided(ruling: Ruling) -> bool:
    """Whether a ruling is what somebody has decided: a penalty that was given, an option that was chosen."""
    return any(getattr(effect, "decided", False) for effect in ruling.effects)


def _is_no(said: tuple[str, ...], ruling: Ruling) -> bool | None:
    """Whether a ruling says no to what was asked or wanted; None where it leaves that open."""
    if ruling.kind == "decision" and (ruling.silent or not isinstance(ruling.answer, str | Message)):
        return None
    if isinstance(ruling.answer, dict):
        granted = next((value for value in ruling.answer.values() if isinstance(value, bool)), None)
        if granted is not None:
            return not granted
    return ruling.kind == "refused" or any(NEGATIVE.intersection(one.split()[:2]) for one in said)


def _within(answer: Plain) -> Iterator[str]:
    """The single entries of an answer: names in an order, seats in a list, the only side pot without its number.

    A number stands for its entry where no other entry has it, a label for an entry that says yes, and the last word of a
    label for all of it where no other label ends so.
    """
    if isinstance(answer, dict):
        values = list(answer.values())
        for key, value in answer.items():
            yield from _within(value) if isinstance(value, list | dict) else ()
            if isinstance(value, dict):
                yield from (f"{key} {one}" for one in (*answer_items(value), *map(str, value.values())))
            elif type(value) is int and values.count(value) == 1:
                yield str(value)
            if value == "yes":
                yield key
            if value is False:
                yield f"not {key}"
            if (len(answer) == 1 or key in SAYS_NOTHING) and isinstance(value, str):
                yield value
            if key == ONLY_SIDE and NEXT_SIDE not in answer:
                yield f"side {value}"
            last = key.rsplit(maxsplit=1)[-1]
            if sum(other.rsplit(maxsplit=1)[-1] == last for other in answer) == 1:
                yield f"{last} {value}"
    elif isinstance(answer, list):
        for one in answer:
            yield from answer_items(one)


def _in_short(answer: dict[str, Plain]) -> Iterator[str]:
    """The entries of a table as people shorten them.

    The first entry may stand without its label (``dead`` for *hand dead*), a label without its first words where no other one
    ends so (``burn 9d`` for *next burn 9d*), a player for all that is said of this one (``Ann 400`` for *Ann small blind 400*);
    yes, no and small counts may be words (``no burn``, ``new burn``).
    """
    for place, (label, value) in enumerate(answer.items()):
        flat = answer_items([value])[0].lower()
        values = [flat, *(answer_items(value) if isinstance(value, list) else ())]
        if not label.islower():
            name = label.partition(" ")[0]
            if sum(other.partition(" ")[0] == name for other in answer) == 1:
                yield f"{name} {flat}".lower()
            continue
        if place == 0 and isinstance(value, str):
            yield flat
        words = label.split()
        for ending in (" ".join(words[at:]) for at in range(len(words))):
            if sum(f" {other}".endswith(f" {ending}") for other in answer) == 1:
                yield from (f"{ending} {one.lower()}" for one in values)
            if flat in ("0", "no", "none"):
                yield from (f"no {ending}", f"no {ending.removesuffix('s')}")
        if flat in ("1", "yes"):
            yield label if flat == "yes" else label.removesuffix("s")


def _options_wrong(expected: Expectation, ruling: Ruling) -> list[Message]:
    """Naming one option means naming all: a permission too many is as wrong as one too few."""
    named = [item.lower() for item in expected.items if _OPTION.fullmatch(item.lower())]
    if ruling.options is None or not named:
        return []
    wrong = []
    for item in options_said(ruling.options):
        verb = item.partition(" ")[0]
        if not any(one.partition(" ")[0] == verb for one in named):
            wrong.append(message("expected.allowed-too", item=item))
    return wrong


def _director_wrong(expected: Expectation, ruling: Ruling) -> list[Message]:
    if not expected.director:
        return []
    offered = [" ".join(choice.option.split()).lower() for choice in ruling.director]
    lacking = [one for one in expected.director if not any(_named(option, one.lower()) for option in offered)]
    more = [option for option in offered if not any(_named(option, one.lower()) for one in expected.director)]
    if str(OTHER) in more:
        more.remove(str(OTHER))  # it says nothing about the others
    wrong = [message("expected.not-offered", option=one) for one in lacking]
    return wrong + [message("expected.offered-too", option=one) for one in more]


def _named(option: str, words: str) -> bool:
    """Whether words name an option: its first words, or others for the same deed."""
    stem = words.rsplit(maxsplit=1)[-1]
    plain = len(stem) > SHORT_STEM and stem.isalpha() and option.startswith(words)  # award for awarded
    return plain or any(_begins(option, one) or _ends(option, one) for one in (words, *other_words(words)))


def _ends(option: str, words: str) -> bool:
    """Whether the last words of an option are these, and more than one."""
    return " " in words and option.endswith(f" {words}")


def _begins(option: str, words: str) -> bool:
    return option.startswith(words) and not option[len(words) : len(words) + 1].isalnum()


def _cited(wanted: str, cites: tuple[Citation, ...], ruling: Ruling) -> bool:
    among = [*cites, *(cite for choice in ruling.director for cite in choice.cites)]
    return any(_begins(name.lower(), wanted.lower()) for cite in among for name in (cite.number, cite.id))
