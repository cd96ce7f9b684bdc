"""What holds for every refusal that any test meets: it can be worded in every language, with no value missing."""

from __future__ import annotations

import os
from functools import wraps
from typing import Any

from cardspeak.errors import Refusal
from cardspeak.words.catalogue import LANGUAGES, NOT_AS_WRITTEN, worded

_SEEN: set[tuple[str, frozenset[str]]] = set()


def watch_words() -> None:
    """Word each refusal as it is made, once for each code and the names of its values.

    The warning of the catalogue is an error in tests (``pyproject.toml``), and in the programs that tests start.
    """
    os.environ["PYTHONWARNINGS"] = f"error:{NOT_AS_WRITTEN}"
    make = Refusal.__init__

    @wraps(make)
    def watched(refusal: Refusal, *given: Any, **named: Any) -> None:
        make(refusal, *given, **named)
        said = (refusal.said.code, frozenset(refusal.said.values))
        if said not in _SEEN:
            _SEEN.add(said)
            for language in LANGUAGES:
                worded(refusal.said, language)

    setattr(Refusal, "__init__", watched)  # noqa: B010  # every refusal of every test
