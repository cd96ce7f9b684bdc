"""An inquiry: it asks the book for one decision, collects the rules, and holds what the director chose.

``ask`` and ``maybe`` give what the book says, ``rest_on`` and ``cite`` count rules without a value, ``settle`` turns to the director
where the book is silent or leaves a point to them: without their choice it refuses with the question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, cast

import msgspec

from cardspeak.books.layer_files import short_name
from cardspeak.books.policy import EVERYWHERE, Answer, Citation, Policy, read_setting
from cardspeak.books.setting import Point, Setting, T, Value
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.question import CHOICES, Option, OtherBook, Question, Takes, in_words, options
from cardspeak.question import Answer as Answered
from cardspeak.words import Sayable

DIRECTOR = "director"
"""What a setting says that leaves the point to the director."""


class Silent(Exception):
    """The book in force says nothing on a point that decides; the floor turns it into a decision with guidance."""

    def __init__(self, point: Point, leaves: tuple[Any, ...] = (), cites: Iterable[Citation] = ()) -> None:
        super().__init__(point.name)
        self.point = point
        self.cites = tuple(cites)
        """The rules that were found to bear on the matter before the book fell silent."""
        self.leaves = leaves
        """What is remembered of it, whatever the director decides."""


class Asked(msgspec.Struct, frozen=True):
    """A setting that was asked on the way, for the trace: what was said and by which layer; nothing where the book is silent."""

    setting: str
    value: str
    layer: str


class Inquiry:
    """Ask settings, rest on points, settle what the director has to say."""

    def __init__(self, policy: Policy, choices: Mapping[str, object] | None = None) -> None:
        self.policy = policy
        self.choices = dict(choices or {})
        """What the director chose, by the names of settings."""
        self.asked: dict[str, Asked] = {}
        self.cites: dict[Citation, None] = {}
        self.readings: dict[Citation, None] = {}
        """Those of them that are unclear in the book: what they come to is our reading."""

    # What the book says

    def ask(self, setting: Setting[T]) -> T:
        """The book's value; ``Silent`` where it has none."""
        value = self.maybe(setting)
        if value is None:
            raise Silent(setting, cites=self.cites)
        return value

    def maybe(self, setting: Setting[T]) -> T | None:
        """The book's value, or None where it is silent."""
        answer = self.policy.answer(setting)
        value = "" if answer is None else as_text(answer.value)
        self.asked[setting.name] = Asked(setting.name, value, answer.layer if answer else "")
        return None if answer is None else answer.value

    # Which rules count

    def require(self, point: Point) -> None:
        """Raise ``Silent`` where the book does not lay down a point."""
        if not self.policy.has(point):
            raise Silent(point, cites=self.cites)

    def rest_on(self, point: Point, case: str = EVERYWHERE) -> None:
        """Count the rules of a point, which the book must lay down; ``Silent`` where it does not."""
        self.require(point)
        self.cite(point, case)

    def cite(self, point: Point, case: str = EVERYWHERE) -> None:
        """Count the rules of a point, for one case of it, if the book lays it down; our reading of them is noted as such."""
        cites = dict.fromkeys(self.policy.cites(point, case))
        self.cites.update(cites)
        if self.policy.doubtful(point):
            self.readings.update(cites)

    def cited(self, point: Point, case: str = EVERYWHERE) -> tuple[Citation, ...]:
        """The rules of a point for one case, for a choice of the director."""
        return self.policy.cites(point, case)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The rules that count so far, as people are shown them."""
        return tuple(dict.fromkeys(map(self.policy.shown, self.cites)))

    def refuse(
        self,
        code: str,
        values: Mapping[str, Sayable],
        point: Point | None = None,
        *,
        case: str = EVERYWHERE,
        field: str,
        value: object = None,
        takes: Takes | None = None,
        **limits: object,
    ) -> Unlawful:
        """A refusal that names the rules of a point."""
        rules = self.policy.rules(point, case=case) if point is not None else ()
        if len(rules) > 1:
            limits["rules"] = list(rules)
        rule = rules[0] if rules else None
        return Unlawful(code, values, field=field, value=value, limits=limits, rule=rule, takes=takes)

    # What the director settles

    def settle(self, setting: Setting[T], *of: Answered, case: str = EVERYWHERE) -> T:
        """The book's value, cited; the director's choice where it is silent or leaves it to them."""
        value = self.maybe(setting)
        self.cite(setting, case)
        if value is not None and value != DIRECTOR:
            self._not_otherwise(setting, value)
            return value
        return self.choose(setting, *of)

    def settled(self, setting: Setting[T], case: str = EVERYWHERE) -> T | None:
        """The same; None where neither the book nor the director says anything."""
        known = self.policy.has(setting) or setting.name in self.choices
        return self.settle(setting, case=case) if known else None

    def choose(self, setting: Setting[T], *of: Answered) -> T:
        """What the director chose on a point that is theirs, one of some values; without a choice, the question."""
        chosen = self.choices.get(setting.name) if of else self.chosen(setting)
        if chosen is None or (of and chosen not in of) or (chosen == DIRECTOR and DIRECTOR not in of):
            raise self.question(setting, *of)
        return cast("T", chosen)

    def chosen(self, setting: Setting[T]) -> T | None:
        """What the director chose on a setting, whatever the book says."""
        if setting.name not in self.choices:
            return None
        return cast("T", read_setting(setting.name, self.choices[setting.name], CHOICES)[1])

    def question(self, setting: Setting[Any], *of: Answered) -> Ambiguous:
        """The refusal that asks the director about a setting, with what may be chosen and what other books say."""
        asked = Question(
            asks=setting.asks,
            field=(CHOICES, setting.name),
            options=options(of or offered(setting)),
            takes=setting.shape,
            others=tuple(self.elsewhere(setting)),
        )
        return Ambiguous("director.decides", {"about": setting.asks}, rule=self.policy.rule(setting), question=asked)

    def leave(self, point: Point, *field: str, of: Iterable[Option] = (), takes: Takes = "choice") -> Ambiguous:
        """The refusal that leaves to the director what no setting holds: a seat, a player, a reason."""
        asked = Question(
            asks=point.asks, field=field, options=tuple(of), takes=takes, others=tuple(self.elsewhere(point))
        )
        return Ambiguous("director.decides", {"about": point.asks}, rule=self.policy.rule(point), question=asked)

    def elsewhere(self, point: Point) -> Iterable[OtherBook]:
        """What the other books say on a point, for guidance."""
        for other in self.policy.others:
            basis = other.said.get(point.name)
            if basis is not None and basis.layer == other.book:
                value = as_answer(basis.value) if isinstance(basis, Answer) else None
                yield OtherBook(
                    book=other.book, name=short_name(other.book), value=value, cites=tuple(map(str, basis.all_cites))
                )

    def _not_otherwise(self, setting: Setting[Any], value: Value) -> None:
        """Refuse a choice that is not what the book says."""
        chosen = self.chosen(setting)
        if chosen is not None and chosen != value:
            raise Unlawful(
                "choice.by-the-book",
                {"about": setting.asks, "value": in_words(as_answer(value))},
                field=CHOICES,
                value=self.choices[setting.name],
                limits={"of": [as_answer(value)]},
                rule=self.policy.rule(setting),
            )


def offered(setting: Setting[Any]) -> list[Answered]:
    """What a director may choose on a setting."""
    if setting.shape == "flag":
        return [True, False]
    return [one for one in setting.choices if one != DIRECTOR]


def as_text(value: Value) -> str:
    """A value as files write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def as_answer(value: Value) -> Answered:
    """A value as an answer: parts are texts."""
    return str(value) if isinstance(value, Fraction) else value
