"""Every ``rule`` mark names a rule that exists."""

from __future__ import annotations

import pytest

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.policy import rule_numbers


def test_every_mark_names_a_rule(request: pytest.FixtureRequest) -> None:
    strange = {
        mark.args
        for item in request.session.items
        for mark in item.iter_markers("rule")
        if mark.args[0] not in layer_ids() or mark.args[1] not in rule_numbers(mark.args[0])
    }
    assert strange == set()
