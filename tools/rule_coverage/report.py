"""The report: every rule of the catalogues, from where it is reached, and which tests carry its mark."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardspeak.books import Rule, RuleKind, books
from cardspeak.books.policy import rule_numbers
from cardspeak.books.practice import kinds_citing

Tests = dict[str, dict[str, set[str]]]
"""By rule (``layer:id``) and face."""


@dataclass(frozen=True)
class Recorded:
    """What all processes of a test run have recorded."""

    computed: Tests
    told: Tests
    marked: dict[str, set[str]]

    @staticmethod
    def read(folder: Path) -> Recorded:
        """The files of a folder, put together."""
        texts = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
        marked: defaultdict[str, set[str]] = defaultdict(set)
        for text in texts:
            for rule, tests in text["marked"].items():
                marked[rule] |= set(tests)
        return Recorded(_joined(text["computed"] for text in texts), _joined(text["told"] for text in texts), marked)


def _joined(parts: Iterable[Mapping[str, Mapping[str, list[str]]]]) -> Tests:
    found: defaultdict[str, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for part in parts:
        for rule, faces in part.items():
            for face, tests in faces.items():
                found[rule][face] |= set(tests)
    return {rule: dict(faces) for rule, faces in found.items()}


@dataclass(frozen=True)
class Entry:
    """One rule of a catalogue with the evidence for it."""

    rule: Rule
    faces: dict[str, set[str]]
    """From where it is reached, each with some of the tests."""
    marked: frozenset[str]
    """The tests that carry its mark."""

    @property
    def done(self) -> bool:
        """Reached, and named by a test."""
        return bool(self.faces and self.marked)

    @property
    def lacks(self) -> str:
        """What is missing, in words."""
        wanted = (("is not reached", self.faces), ("has no test", self.marked))
        return " and ".join(words for words, there in wanted if not there)

    def as_json(self) -> dict[str, Any]:
        """The entry as plain values."""
        rule = self.rule
        return {
            "layer": rule.layer, "id": rule.id, "kind": rule.kind, "area": rule.area, "title": rule.title,
            "done": self.done, "faces": {face: sorted(tests) for face, tests in sorted(self.faces.items())},
            "tests": sorted(self.marked),
        }  # fmt: skip


def entries(recorded: Recorded) -> Iterator[Entry]:
    """Every rule of every layer, in the order of the books."""
    marked: defaultdict[str, set[str]] = defaultdict(set)
    for name, tests in recorded.marked.items():
        home, _, rule_id = name.partition(":")
        layer, own, _ = rule_numbers(home)[rule_id]
        marked[f"{layer}:{own}"] |= tests
    for one in books():
        for rule in one.own_rules:
            key = f"{rule.layer}:{rule.id}"
            faces = {face: set(tests) for face, tests in recorded.computed.get(key, {}).items()}
            if counts_as_told(rule):
                for face, tests in recorded.told.get(key, {}).items():
                    faces[face] = faces.get(face, set()) | tests
            yield Entry(rule, faces, frozenset(marked[key]))


def counts_as_told(rule: Rule) -> bool:
    """A mechanic is computed: telling people about it is not enough, but an offence can be recorded."""
    return rule.kind is not RuleKind.MECHANIC or "offence" in kinds_citing().get((rule.layer, rule.id), ())


def printed(found: list[Entry]) -> Iterator[str]:
    """The report in lines: counts by layer, then what is not done, by name."""
    for one in books():
        own = [entry for entry in found if entry.rule.layer == one.id]
        yield f"{one.id:16}{sum(entry.done for entry in own):5} of {len(own)}"
    yield f"{'all':16}{sum(entry.done for entry in found):5} of {len(found)}"
    faces = Counter(face for entry in found for face in entry.faces)
    yield "reached from: " + ", ".join(f"{face} {count}" for face, count in faces.most_common())
    for entry in found:
        if not entry.done:
            rule = entry.rule
            yield f"{rule.layer} {rule.id} ({rule.kind}) {rule.title}: {entry.lacks}"
