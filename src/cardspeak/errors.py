"""All errors of Cardspeak: what was refused, in which field, within which limits, by which rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import ClassVar, Self

import msgspec

from cardspeak.question import YES_OR_NO, Answer, Option, Question, Takes
from cardspeak.words.message import Message, Sayable, message

YES: defaultdict[str, tuple[Option, ...]] = defaultdict(tuple, flag=YES_OR_NO[:1])
"""A flag that is missing is either raised, or nothing is done."""


class Refusal(ValueError):
    """Something was refused, and nothing changed.

    ``code`` is stable for programs (``"act.out-of-turn"``) and finds the words for people, which ``values`` fill; one code may have
    several sentences (``"seat.nobody/at-table"``: the code is what stands before the slash). ``field`` names
    the input, ``limits`` what would have been accepted, ``rule`` the number of the rule that says so, ``near`` what was perhaps
    meant, ``place`` where in a file it stands, ``question`` what a person has to answer first; where that
    is the field itself, ``takes`` says what kind of answer it is.

    >>> raise Unlawful("betting.too-small", {"least": 500}, field="to", limits={"min": 500}, rule="43-A")
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: betting.too-small [43-A]
    """

    kind: ClassVar[str] = "refused"

    def __init__(
        self,
        code: str,
        values: Mapping[str, Sayable] | None = None,
        *,
        field: str | None = None,
        value: object = None,
        limits: Mapping[str, object] | None = None,
        rule: str | None = None,
        near: str = "",
        place: Message | None = None,
        question: Question | None = None,
        takes: Takes | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code.partition("/")[0]
        self.said = message(code, **(values or {}))
        if takes is not None and field is not None:
            question = Question(asks=self.said, field=(field,), takes=takes, options=YES[takes])
        self.field = question.field_name if question is not None and field is None else field
        self.value = value
        self.limits: dict[str, object] = dict(limits or {})
        self.rule = rule
        self.near = near
        self.place = place
        self.question = question
        self.findings: tuple[Refusal, ...] = ()
        """Everything that is wrong, this first, where several things are looked at together."""

    @classmethod
    def asking(
        cls,
        code: str,
        values: Mapping[str, Sayable] | None = None,
        *field: str,
        options: Iterable[Option] = (),
        takes: Takes = "choice",
        rule: str | None = None,
    ) -> Self:
        """A question about a fact or a decision of the day; the answer goes into a field of what was asked for."""
        asked = Question(asks=message(code, **(values or {})), field=field, options=tuple(options), takes=takes)
        return cls(code, values, rule=rule, question=asked)

    @property
    def message(self) -> Message:
        """The words of the refusal: where, what is wrong, and what was perhaps meant."""
        said = self.said
        if self.place is not None:
            said = message("refusal.at", place=self.place, said=said)
        return said.then(message("refusal.near", near=self.near)) if self.near else said

    @property
    def cited(self) -> Message:
        """The same with the number of the rule, where one says so."""
        return message("refusal.by-rule", said=self.message, rule=self.rule) if self.rule else self.message

    @property
    def options(self) -> list[Answer]:
        """What may be answered, where something is asked."""
        return [] if self.question is None else self.question.values

    def __str__(self) -> str:
        return str(self.cited)

    def as_dict(self, language: str = "en") -> dict[str, object]:
        """The refusal as plain values, for JSON; ``message`` is in the reader's language."""
        told = _plain_values(self, language)
        if self.findings:
            told["limits"] = {**self.limits, "findings": [_plain_values(one, language) for one in self.findings]}
        return told


def _plain_values(refusal: Refusal, language: str) -> dict[str, object]:
    """A refusal by itself, without what else was found."""
    from cardspeak.words.catalogue import worded

    return {
        "kind": refusal.kind,
        "code": refusal.code,
        "message": worded(refusal.message, language),
        "values": msgspec.to_builtins(refusal.said.values),
        "field": refusal.field,
        "value": refusal.value,
        "limits": refusal.limits,
        "rule": refusal.rule,
        "near": refusal.near,
        "question": None if refusal.question is None else msgspec.to_builtins(refusal.question.worded(language)),
    }


class Unreadable(Refusal):
    """The input cannot be read at all: a card that does not exist, a fraction of a chip."""

    kind = "unreadable"


class Unlawful(Refusal):
    """The input can be read, but the rules do not allow it here."""

    kind = "unlawful"


class Ambiguous(Refusal):
    """The input can be read in several ways, and a person has to choose."""

    kind = "ambiguous"


def refuse_all(refusals: Iterable[Refusal]) -> None:
    """Refuse with the first of several refusals, which names them all; nothing where there are none."""
    found = list(refusals)
    if found:
        found[0].findings = tuple(found)
        raise found[0]
