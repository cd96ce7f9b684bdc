"""A book: a layer of rules on top of those it builds on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from cardspeak.books import layer_files
from cardspeak.books.policy import HOUSE, Policy, read_house_settings
from cardspeak.books.policy import policy as printed_policy
from cardspeak.books.reading import TomlText, check_doubts, check_references, nearest, read_doubts, read_rules
from cardspeak.books.rule import Doubt, Layer, Rule, Silence
from cardspeak.books.texts import fill, layer_doubts, layer_rules
from cardspeak.errors import Unreadable

_SAID = re.compile(r"(?:rule|rules|clause|section|no\.?|nr\.?|#|§)\s*(?=[\w-])", re.IGNORECASE)
_PART = re.compile(r"[-/.(]")
HOUSE_FIELDS = frozenset({"title", "edition", "about", "rule", "doubt", "settings"})


@dataclass(frozen=True, eq=False)
class Book:
    """A layer and those it builds on; its rules come first and replace those of the same id below."""

    layer: Layer
    base: Book | None = None
    house: tuple[tuple[Rule, ...], tuple[Doubt, ...]] | None = None
    """The rules and doubts of a house layer, which come as values and not from files."""
    house_text: TomlText | None = None
    """The text of a house layer, for its settings."""

    @property
    def id(self) -> str:
        """The name by which the book is asked for."""
        return self.layer.id

    @cached_property
    def own_rules(self) -> tuple[Rule, ...]:
        """The rules written in its own layer."""
        return self.house[0] if self.house else layer_rules(self.id)

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule of the book: its own, then those it inherits."""
        return tuple(self.by_id.values())

    @property
    def layers(self) -> tuple[Layer, ...]:
        """Its layers, top first."""
        return (self.layer, *self.base.layers) if self.base else (self.layer,)

    @cached_property
    def policy(self) -> Policy:
        """The settings in force: those of the book, with those of a house on top."""
        if self.base is None or self.house_text is None:
            return printed_policy(self.id)
        numbers = {rule.id: (rule.layer, rule.id, rule.number) for rule in self.rules}
        numbers.setdefault(HOUSE, (self.id, HOUSE, HOUSE))
        return self.base.policy.topped(read_house_settings(self.house_text, self.id, numbers), self.id)

    def rule(self, rule_id: str) -> Rule:
        """One rule by its id; ``.layer`` says which layer it comes from.

        >>> book("apl-korea-2023").rule("47-A").layer
        'tda-2024'
        """
        found = self.by_id.get(rule_id)
        if found is None:
            near, values = nearest(rule_id, self.by_id), {"number": rule_id, "book": self.id}
            if near:
                raise Unreadable("book.no-such-rule", values, field="rule", value=rule_id, near=near)
            values["example"] = self.by_id.copy().popitem()[0]
            raise Unreadable("book.no-such-rule/example", values, field="rule", value=rule_id)
        return found

    def find(self, number: str) -> tuple[Rule, ...]:
        """The rules a person means by a number: the rule of that id first, then its parts and all that carry the number.

        >>> [rule.id for rule in book("tda-2024").find("rule 47")]
        ['47-A', '47-B']
        """
        wanted = plain_number(number)
        found = [rule for rule in self.rules if _carries(rule, wanted)]
        return tuple(sorted(found, key=lambda rule: rule.id.lower() != wanted))

    def refers(self, name: str) -> Rule:
        """The rule that a reference of this book names: an id, or ``book:id``."""
        home, colon, rule_id = name.rpartition(":")
        return book(home).rule(rule_id) if colon else self.rule(name)

    def named_by(self, rule: Rule) -> tuple[Rule, ...]:
        """The other rules of this book that refer to a rule."""
        names = {rule.id} | {f"{layer.id}:{rule.id}" for layer in self.layers}
        return tuple(other for other in self.rules if other is not rule and not names.isdisjoint(other.refs))

    def doubts(self, rule: Rule) -> tuple[Doubt, ...]:
        """What is doubtful about a rule in this book, its own layer first."""
        return tuple(doubt for doubt in self.all_doubts() if rule.id in doubt.rules)

    def all_doubts(self) -> Iterator[Doubt]:
        """Every doubt of the book, its own layer first."""
        yield from self.house[1] if self.house else layer_doubts(self.id)
        if self.base:
            yield from self.base.all_doubts()

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """Every rule by its id, in the order of ``rules``."""
        below = self.base.by_id if self.base else {}
        own = {rule.id: rule for rule in self.own_rules}
        return own | {rule_id: rule for rule_id, rule in below.items() if rule_id not in own}


@cache
def book(book_id: str) -> Book:
    """A book that comes with Cardspeak.

    >>> [layer.id for layer in book("aplpt-2025").layers]
    ['aplpt-2025', 'apl-au-2025', 'tda-2024']
    """
    layer = layer_files.layer(book_id)
    return Book(layer, book(layer.base) if layer.base else None)


def books() -> tuple[Book, ...]:
    """All books, in their order; their rules are not read yet."""
    return tuple(map(book, layer_files.layer_ids()))


def house_book(base: Book | str, text: str, name: str) -> Book:
    r'''House rules on top of a book: a TOML text in the format of the layers, checked in the same way.

    A rule with the id of one below takes its place; the others are added. ``title``, ``edition`` and ``about`` may
    stand at the head. ``[settings]`` changes what the book says on a point, with or without a rule of the house.

    >>> rule = """
    ... [[rule]]
    ... id = "28"
    ... title = "A look at the next card"
    ... area = "etiquette"
    ... kind = "conduct"
    ... who = "player"
    ... says = "Once the pot is awarded the table may ask for the next card."
    ... [settings]
    ... "seating.draw" = "free"
    ... """
    >>> house = house_book("tda-2024", rule, "back-room")
    >>> house.rule("28").layer, house.rule("27").layer
    ('back-room', 'tda-2024')
    >>> from cardspeak.books.settings.seating import DRAW
    >>> house.policy.answer(DRAW).value, book("tda-2024").policy.answer(DRAW).value
    ('free', 'random')
    '''
    below = book(base) if isinstance(base, str) else base
    source = TomlText(name, text)
    if name in layer_files.layer_ids():
        raise Unreadable("book.name-taken", {"name": name}, field="name", value=name)
    head = source.tables()
    for field in head:
        if field not in HOUSE_FIELDS:
            raise source.refuse("book.unknown-field", {"field": field}, field=field, near=nearest(field, HOUSE_FIELDS))
    rules, doubts = read_rules(source, name), read_doubts(source, name)
    layer = Layer(
        id=name,
        title=str(head.get("title", name)),
        short=name,
        edition=str(head.get("edition", "")),
        base=below.id,
        silent=Silence.BASE,
        about=" ".join(str(head.get("about", "House rules.")).split()),
    )
    house = Book(layer, below, (rules, doubts), source)

    def known(reference: str) -> bool:
        home, colon, rule_id = reference.rpartition(":")
        if colon and home in {one.id for one in house.layers}:
            return any(rule.id == rule_id for rule in house.rules)
        return layer_files.names_a_rule(reference, below.id) if colon else reference in house.by_id

    check_references(source, rules, known)
    check_doubts(source, doubts, known)
    said = house.policy  # wrong settings are refused here and now, like wrong rules
    filled = fill(source, "rule", rules, said), fill(source, "doubt", doubts, said)
    return Book(layer, below, filled, source)


def plain_number(text: str) -> str:
    """A number as it is compared: lower case, without the word before it.

    >>> plain_number("Rule 47-A"), plain_number("clause 3.10.1")
    ('47-a', '3.10.1')
    """
    said = text.strip().lower()
    return _SAID.sub("", said, count=1) if _SAID.match(said) else said


def _carries(rule: Rule, number: str) -> bool:
    """Whether a number, in lower case, names a rule, its number, or something it is a part of."""
    rule_id = rule.id.lower()
    if rule_id.startswith(number):
        return len(rule_id) == len(number) or bool(_PART.match(rule_id, len(number)))
    return rule.number.lower() == number
