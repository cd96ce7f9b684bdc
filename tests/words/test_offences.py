"""Every offence of every book has its own Korean words, whatever the book calls it in English."""

from __future__ import annotations

import re

from cardspeak.books.layer_files import layer_ids
from cardspeak.books.practice import Offence, practice
from cardspeak.floor.conduct.words import offence_said
from cardspeak.words.catalogue import worded

HANGUL = re.compile(r"[\uac00-\ud7a3]")


def test_every_offence_of_every_book_has_korean() -> None:
    listed = [one for book in layer_ids() for one in practice(book, "offence").values() if isinstance(one, Offence)]
    assert listed
    assert not [one.id for one in listed if not HANGUL.search(worded(offence_said(one), "ko"))]
    assert all(worded(offence_said(one), "en") == one.title for one in listed)
