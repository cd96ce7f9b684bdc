"""The table of every form and every kind of slot, for the docs.

``python -m cardspeak.floor.script.reference`` prints it; with ``--page`` a page comes in by standard input and goes out
with its table renewed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from cardspeak.floor.forms import FORMS
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.slots import KINDS

FIRST = ("table", "betting", "turn", "dealing", "showdown", "seat", "conduct")
"""The parts of the floor in the order a director meets them; any other comes after them."""
BEGIN, END = "<!-- forms: written by the reference tool -->", "<!-- end of forms -->"
TITLES = {
    "table": "The table",
    "betting": "Betting",
    "turn": "Turn",
    "dealing": "Dealing",
    "showdown": "Showdown and pots",
    "seat": "Button, seats and time",
    "conduct": "Conduct and penalties",
}


def reference() -> str:
    """All sentences as Markdown tables, part by part, then the kinds of slots."""
    lexicon()
    return "\n".join([*_forms(), *_kinds()])


def renewed(page: str) -> str:
    """A page with the table between its two marks regenerated."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{reference()}\n\n{END}{after}"


def _forms() -> Iterator[str]:
    groups = sorted({form.group for form in FORMS}, key=lambda group: (_order(group), group))
    for group in groups:
        yield f"### {TITLES.get(group, group.capitalize())}\n"
        yield "| Sentence | What it says | Example |"
        yield "|---|---|---|"
        for form in sorted((one for one in FORMS if one.group == group), key=lambda one: one.template):
            yield f"| {_code(form.template)} | {_cell(form.about)} | {_code(form.example)} |"
        yield ""


def _order(group: str) -> int:
    return FIRST.index(group) if group in FIRST else len(FIRST)


def _kinds() -> Iterator[str]:
    yield "### What slots may hold\n"
    yield "| Slot | Expects |"
    yield "|---|---|"
    for kind in sorted(KINDS.values(), key=lambda one: one.name):
        yield f"| `{kind.name}` | {_cell(kind.about)} |"


def _code(text: str) -> str:
    return f"`{_cell(text)}`" if text else ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


if __name__ == "__main__":
    sys.stdout.write(renewed(sys.stdin.read()) if "--page" in sys.argv else reference() + "\n")
