"""A pytest plugin that notes every citation, with the face it was reached from and the test that did so.

    python -m pytest -p tools.rule_coverage.recorder --rules-to build/rules

Each process writes one file; :mod:`tools.rule_coverage.report` joins them with the catalogues.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from cardspeak.books import practice
from cardspeak.books.policy import Citation, Policy
from cardspeak.hand import by_the_book
from cardspeak.hand.rules import HandRules

FACES = {
    ("cardspeak.floor.floor", "rule_on"): "sentence",
    ("cardspeak.tournament.core", "decide"): "order",
    ("cardspeak.desk.views.parts", "each_part"): "page",
    ("cardspeak.desk.exporting.report", "report"): "report",
    ("cardspeak.desk.exporting.tables", "as_json"): "report",
}
"""The functions that serve somebody, by module and name; whatever the server or a command runs counts too."""
PACKAGES = {"cardspeak.web.": "page", "cardspeak.cli.": "command"}
KEPT = 3
"""How many tests are named for each rule and face."""

Reached = defaultdict[str, defaultdict[str, list[str]]]
"""By rule (``layer:id``) and face, some of the tests that reached it."""


class Recorder:
    """What the tests of this process reached."""

    def __init__(self) -> None:
        self.test = ""
        self.computed: Reached = defaultdict(lambda: defaultdict(list))
        self.told: Reached = defaultdict(lambda: defaultdict(list))
        """By a guide, an offence or a notice."""
        self.marked: defaultdict[str, list[str]] = defaultdict(list)
        """By rule (``book:id``), the tests that carry its mark."""
        self._noted: set[tuple[bool, Citation]] = set()
        self._policies: dict[int, tuple[dict[str, str], Policy]] = {}

    def begin(self, test: str) -> None:
        """A test begins."""
        self.test = test
        self._noted.clear()

    def note(self, cites: Iterable[Citation], *, told: bool = False) -> None:
        """Some rules were cited: the face is found on the stack, once for each rule and test."""
        for cite in cites:
            if not self.test or (told, cite) in self._noted:
                continue
            face = face_of(sys._getframe(1))
            if face is None:
                continue
            self._noted.add((told, cite))
            tests = (self.told if told else self.computed)[f"{cite.layer}:{cite.id}"][face]
            if len(tests) < KEPT:
                tests.append(self.test)

    def knows(self, rules: HandRules, policy: Policy) -> None:
        """The rules of a hand come from a policy."""
        self._policies[id(rules.cites)] = (rules.cites, policy)

    def hand_refused(self, rules: HandRules, reason: str) -> None:
        """A hand refuses something and names its rule."""
        _, policy = self._policies.get(id(rules.cites), (None, None))
        point = by_the_book.CITED.get(reason)
        if policy is not None and point is not None and (basis := policy.said.get(point.name)) is not None:
            self.note(basis.all_cites[:1])

    def write(self, folder: Path) -> None:
        """Keep what was recorded, in a file of this process."""
        folder.mkdir(parents=True, exist_ok=True)
        found = {"computed": self.computed, "told": self.told, "marked": self.marked}
        (folder / f"{os.getpid()}.json").write_text(json.dumps(found), encoding="utf-8")


def face_of(frame: FrameType | None) -> str | None:
    """The face that a call was reached from, or None where a test called it by itself."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("cardspeak."):
            face = FACES.get((module, frame.f_code.co_name))
            if face is not None:
                return face
            for package, name in PACKAGES.items():
                if module.startswith(package):
                    return name
        frame = frame.f_back
    return None


def listen(recorder: Recorder) -> None:
    """Let the recorder hear every citation of the product."""
    for name in ("cites", "all_cites"):
        setattr(Policy, name, _heard(getattr(Policy, name), recorder.note))
    cite = HandRules.cite

    def cited(rules: HandRules, point: str) -> str | None:
        recorder.hand_refused(rules, point)
        return cite(rules, point)

    setattr(HandRules, "cite", cited)  # noqa: B010 - a method is replaced
    rules_of = by_the_book.hand_rules

    def hand_rules(policy: Policy) -> HandRules:
        rules = rules_of(policy)
        recorder.knows(rules, policy)
        return rules

    _replace(rules_of, hand_rules)
    _replace(practice.citations, _heard(practice.citations, lambda cites: recorder.note(cites, told=True)))


def _heard(ask: Callable[..., Any], note: Callable[[Any], None]) -> Callable[..., Any]:
    @wraps(ask)
    def asked(*arguments: Any, **named: Any) -> Any:
        found = ask(*arguments, **named)
        note(found)
        return found

    return asked


def _replace(old: object, new: object) -> None:
    """Put a function in the place of another, wherever a module has imported it."""
    for module in [one for name, one in sys.modules.items() if name.startswith("cardspeak")]:
        for name, value in list(vars(module).items()):
            if value is old:
                setattr(module, name, new)


# Pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The folder that is written to."""
    parser.addoption("--rules-to", type=Path, required=True, help="Where the recorded rules are written.")


def pytest_configure(config: pytest.Config) -> None:
    """Start to record, in this process and in each worker."""
    import cardspeak.desk.views.parts
    import cardspeak.floor.script.matcher
    from cardspeak.web.app import api_routes

    cardspeak.floor.script.matcher.all_forms()
    api_routes()
    cardspeak.desk.views.parts.all_parts()
    recorder = Recorder()
    listen(recorder)
    config.stash[RECORDER] = recorder


RECORDER = pytest.StashKey[Recorder]()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test begins; its marks are noted."""
    recorder = item.config.stash[RECORDER]
    recorder.begin(item.nodeid)
    for mark in item.iter_markers("rule"):
        recorder.marked[":".join(map(str, mark.args))].append(item.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write what was recorded."""
    session.config.stash[RECORDER].write(session.config.getoption("--rules-to"))
