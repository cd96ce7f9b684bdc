"""What every test shares: how hard the property tests look, and the marker that ties a test to a rule."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import address, postgres
from tests.questions import watch_questions
from tests.wording import watch_words

__all__ = ["address", "postgres"]

# "ci" tries the same examples every time, so a test never fails by luck; "soak" looks further, with new ones each time.
settings.register_profile("ci", derandomize=True, database=None, deadline=None, max_examples=60)
settings.register_profile(
    "soak", deadline=None, max_examples=5_000, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_sessionstart() -> None:
    """Every question that an order leads to and the words of every refusal are checked, whatever the test is about."""
    watch_questions()
    watch_words()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, so that nobody waits for one at the end; and a `rule` marker names one book and one rule."""
    items.sort(key=lambda item: "web" not in item.path.parts)
    for item in items:
        for marker in item.iter_markers("rule"):
            named = len(marker.args) == 2 and all(isinstance(part, str) and part for part in marker.args)
            if not named or marker.kwargs:
                raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.rule("book", "number")')
