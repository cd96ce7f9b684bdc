"""What the source says: every code has words in every language and the values they need, and no words are for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import Guide, Offence, practice
from cardspeak.books.settings import all_settings
from cardspeak.books.settings.penalties import CHEATING, SCALE
from cardspeak.desk.commands.describing import parts_of
from cardspeak.desk.commands.forms import MAP, PAIR
from cardspeak.desk.commands.reading import orders
from cardspeak.desk.commands.reference import own_orders
from cardspeak.floor.conduct.offences import SCALE_WORD
from cardspeak.hand.games import GAMES
from cardspeak.tournament.core import APPLIERS, words
from cardspeak.tournament.entrants import EntryStatus
from cardspeak.tournament.needs import AdviceKind, Need
from cardspeak.words import word, words_of
from cardspeak.words.catalogue import FUNCTIONS, LANGUAGES, catalogue
from tests.words.kit import FILES, WORDS, Used, entries, every
from tests.words.test_codes import OF_PAGES, entry_of, pages

SOURCE = Path(__file__).parents[2] / "src" / "cardspeak"
CODE = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)*(/[a-z0-9-]+)?")
SAYS = frozenset({
    "message", "Message", "Unlawful", "Unreadable", "Ambiguous", "Refusal", "NotKept", "DeckUsedUp",
    "asking", "refusal", "_refusal", "refuse", "_refuse", "refuse_line", "_unread",
})  # fmt: skip
"""Whatever is called with the code of a message, and its values next to it."""
HANDS_ON = frozenset({"check_known", "_keyed", "_check_role"})
"""Whatever is called with the code of a refusal and adds to its values."""


class Use(NamedTuple):
    """A code that is written out in the source."""

    code: str
    values: frozenset[str] | None
    """The values it is given; None where they are not written out beside it."""
    where: str


# Reading the source


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the source, by its path."""
    paths = sorted(SOURCE.rglob("*.py"))
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def calls() -> tuple[tuple[str, ast.Call, str], ...]:
    """Every call, with the name of what is called; the messages' own module only makes codes, it says nothing."""
    return tuple(
        (f"{path}:{node.lineno}", node, getattr(node.func, "attr", "") or getattr(node.func, "id", ""))
        for path, tree in trees().items()
        if path != "words/message.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    )


def texts(*given: ast.expr) -> list[str]:
    """The texts among some arguments; of a choice between two, both; of a variable, all that its function lets it be."""
    meant = [one for name in given for one in (assigned().get(name, []) if isinstance(name, ast.Name) else [name])]
    written_out = [branch for one in meant for branch in branches(one)]
    return [one.value for one in written_out if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def branches(given: ast.expr) -> list[ast.expr]:
    """Every side of a choice."""
    return [*branches(given.body), *branches(given.orelse)] if isinstance(given, ast.IfExp) else [given]


@cache
def assigned() -> dict[ast.Name, list[ast.expr]]:
    """What each variable that is read in a function may have been assigned there."""
    found: dict[ast.Name, list[ast.expr]] = {}
    functions = (one for tree in trees().values() for one in ast.walk(tree) if isinstance(one, ast.FunctionDef))
    for function in functions:
        nodes, values = list(ast.walk(function)), dict[str, list[ast.expr]]()
        for node in (one for one in nodes if isinstance(one, ast.Assign)):
            for target in node.targets:
                for name, value in paired(target, node.value):
                    values.setdefault(name, []).append(value)
        reads = (one for one in nodes if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load))
        found.update((one, values[one.id]) for one in reads if one.id in values)
    return found


def paired(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names of an assignment, each with what it is given."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, given in zip(target.elts, value.elts, strict=True):
            yield from paired(one, given)


@cache
def uses() -> tuple[Use, ...]:
    """Every code that is written out where something is said."""
    found: list[Use] = []
    for where, call, name in calls():
        if name == "words_of" and len(family := texts(*call.args[:1])) == 1:
            found += [Use(one.code, frozenset(), where) for one in words_of(family[0], *texts(*call.args[1:])).values()]
        elif name in SAYS | HANDS_ON:
            for at, given in enumerate(call.args):
                codes = [one for one in texts(given) if CODE.fullmatch(one) and ("." in one or name == "message")]
                found += [Use(code, values_of(call, name, at), where) for code in codes]
    return tuple(found)


def values_of(call: ast.Call, name: str, at: int) -> frozenset[str] | None:
    """The names of the values that go with the code at that place."""
    if name in HANDS_ON:
        return None
    names: list[str | None]
    if name == "message":
        names = [one.arg for one in call.keywords]
    elif len(call.args) == at + 1:
        names = []
    elif isinstance(held := call.args[at + 1], ast.Dict):
        names = [next(iter(texts(key)), None) if key else None for key in held.keys]
    else:
        return None
    return None if None in names else frozenset(filter(None, names))


# Reading the catalogue


@cache
def known(language: str) -> dict[str, Used]:
    """Every entry of a language by its code."""
    return {code_of(name): used for name, used in every(language)}


def code_of(name: str) -> str:
    """The code of an entry."""
    return name.replace("__", "/").replace("_", ".")


@cache
def bundle(language: str) -> FluentBundle:
    """All files of a language, read whole."""
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # type: ignore[arg-type]
    for file in FILES:
        made.add_resource(FluentResource((WORDS / language / file).read_text(encoding="utf-8")))
    return made


# The checks


def test_the_source_is_read() -> None:
    """The scan sees what it is meant to see: a lost way of saying things would leave the other checks empty."""
    seen = {one.code for one in uses()}
    assert len(seen) > 2_000
    assert {
        "betting.several-fold",
        "card.duplicate/already-out",
        "role.account-manager",
        "book.dangling/doubt-of",
    } <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    assert not sorted({(one.code, one.where) for one in uses() if one.code not in catalogue(language)})


def test_every_message_is_given_the_values_of_its_words() -> None:
    lacking = [
        (one.where, one.code, needed - one.values)
        for one in uses()
        if one.values is not None and one.code in known("en")
        for needed in (set[str]().union(*(known(language)[one.code].variables for language in LANGUAGES)),)
        if needed - one.values
    ]
    assert not lacking


def test_a_language_asks_only_for_values_that_english_has_or_its_messages_give() -> None:
    given: dict[str, set[str]] = {}
    for one in uses():
        given[one.code] = given.get(one.code, set(one.values or ())) & (one.values or frozenset())
    more = {
        (code, language): used.variables - known("en")[code].variables - given.get(code, set())
        for language in LANGUAGES
        for code, used in known(language).items()
    }
    assert not {at: names for at, names in more.items() if names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_said(language: str) -> None:
    """With text for each value, and one or several where the form goes by a number."""
    wrong: list[tuple[str, str, list[object]]] = []
    for name, used in every(language):
        pattern = bundle(language).get_message(name).value
        assert pattern is not None, name
        choosing = {one.selector.id.name for one in used.selects if isinstance(one.selector, ftl.VariableReference)}
        for number in (1, 5):
            given = {name: number if name in choosing | used.counted else "Ann" for name in used.variables}
            said, errors = bundle(language).format_pattern(pattern, given)
            if errors or not str(said).strip() or str(said) != str(said).strip():
                wrong.append((name, str(said), list(errors)))
    assert not wrong


def test_no_words_of_the_server_are_for_nothing() -> None:
    """Those of pages are looked for in ``test_codes``, those of offences too."""
    made = re.compile("|".join(sorted(put_together())))
    elsewhere = {f"{area}.ftl" for area in (*OF_PAGES, "offences")}
    codes = [code_of(name) for file in FILES if file not in elsewhere for name in entries("en", file)]
    unsaid = [code for code in codes if code not in written() | keys_of_pages() and not made.fullmatch(code)]
    assert not sorted(code for code in unsaid if not in_family(code))


def test_every_name_of_a_family_has_words() -> None:
    """What an order may be told and what a story tells is said in words, not by its name."""
    asked = {f"order.{name}" for name in plain_names(own_orders())}
    asked |= {f"status.{name}" for name in get_args(EntryStatus)} | {f"why.{name}" for name in get_args(EntryStatus)}
    asked |= {
        f"street-name.{one}" for one in plain_names({one.name for game in GAMES.values() for one in game.streets})
    }
    asked |= {f"penalty-name.{name}" for name in plain_names(penalties_of_books())}
    assert sorted(code for code in asked if not all(code in catalogue(language) for language in LANGUAGES)) == []


@cache
def written() -> frozenset[str]:
    """Every text in the source, and every code that is written out."""
    parts = (node for tree in trees().values() for node in ast.walk(tree))
    found = {one.value for one in parts if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return frozenset(found | {one.code for one in uses()})


def keys_of_pages() -> frozenset[str]:
    """Every code that a page has written out."""
    return frozenset(entry_of(key).replace("_", ".") for key in re.findall(r'"([a-z][a-z-]*\.[^"$\n]+)"', pages()))


def in_family(code: str) -> bool:
    """Whether a code is made of a family and a name: then something must be called so."""
    family, _, name = code.partition(".")
    name, _, form = name.partition(".")
    return name in names_in(family) and (not form or (family in FORMED and form in written()) or family == "help")


FORMED = frozenset({"advice", "happening"})
"""Families whose names have forms: ``happening.busted.by``."""


@cache
def names_in(family: str) -> frozenset[str]:
    """What the names of a family are taken from."""
    structs = {part for kind in orders().values() for part in (kind, *parts_of(kind))}
    fields = {field for one in structs for field in one.__struct_fields__}
    match family:
        case "advice":
            found = set(get_args(AdviceKind))
        case "happening":
            found = {str(kind.__struct_config__.tag) for kind in APPLIERS} | {"struck"}
        case "need":
            found = {str(kind.__struct_config__.tag) for kind in Need.__subclasses__()}
        case "order":
            found = set(orders())
        case "help":
            found = {words(one) for one in structs} | {words(base) for one in structs for base in one.__mro__[:-1]}
        case "field":
            found = {*fields, *PAIR, *MAP, *(one.key for one in all_settings().values())}
        case "choice":
            found = {*written(), *(value for one in all_settings().values() for value in one.choices)}
        case "penalty-name":
            found = penalties_of_books() | written()
        case "answer":
            found = {*written(), *guide_options()}
        case "why" | "status" | "note" | "do":
            found = set(written())
        case _:
            found = set()
    return frozenset(plain_names(found))


def penalties_of_books() -> set[str]:
    """The penalties that the offences and scales of the books name."""
    offences = [one for book in layer_ids() for one in practice(book, "offence").values() if isinstance(one, Offence)]
    named = {each for one in offences for each in one.allows if isinstance(each, str) and each != SCALE_WORD}
    named |= {each for one in offences for some in one.allows if not isinstance(some, str) for each in some.penalties}
    return named | set(SCALE.choices) | set(CHEATING.choices)


def put_together() -> set[str]:
    """The codes that are put together where they are said, as patterns: ``f"act-name.{action}"``."""
    return {
        "".join(re.escape(texts(one)[0]) if isinstance(one, ast.Constant) else "[a-z0-9-]+" for one in given.values)
        for _, call, name in calls()
        if name in SAYS
        for given in call.args
        if isinstance(given, ast.JoinedStr)
    }


def plain_names(several: Iterable[str]) -> set[str]:
    """The words of a script as codes write them."""
    return {one.code.removeprefix("answer.") for one in words_of("answer", *several).values()}


def guide_options() -> set[str]:
    """What the guides of the books leave to a director: their words are answers, too."""
    guides = [one for book in layer_ids() for one in practice(book, "guide").values()]
    return {option for one in guides if isinstance(one, Guide) for option in one.options}


def test_every_option_of_a_guide_has_words() -> None:
    codes = {f"answer.{name}" for name in plain_names(guide_options())}
    assert sorted(code for code in codes if code not in catalogue("ko")) == []


def test_every_answer_of_the_floor_has_words() -> None:
    """The words that a ruling answers with are the script's own; whoever reads another language is told them in it."""
    codes = {f"answer.{name}" for name in plain_names(set(answers()))}
    assert len(codes) > 100
    assert sorted(code for code in codes if code not in catalogue("ko")) == []


def answers() -> Iterator[str]:
    """The words of every answer that is written out where a ruling is made."""
    for where, call, _ in calls():
        if where.startswith("floor/"):
            yield from (text for one in call.keywords if one.arg == "answer" for text in answer_texts(one.value))


def answer_texts(answer: ast.expr) -> Iterator[str]:
    """The words of an answer, of each of its entries, and of both sides of a choice."""
    match answer:
        case ast.Dict(keys, values):
            yield from (text for one in (*keys, *values) if one is not None for text in answer_texts(one))
        case ast.List(several) | ast.Tuple(several):
            yield from (text for one in several for text in answer_texts(one))
        case _:
            yield from texts(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_a_setting_has_words(language: str) -> None:
    values = {word("choice", value).code for one in all_settings().values() for value in one.choices}
    assert len(values) > 500
    assert sorted(code for code in values if code not in catalogue(language)) == []
