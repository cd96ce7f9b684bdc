"""The rulebooks as data: layers of rules, books built from them, search, and what the books say on one topic.

A layer is a folder of TOML files (``layers/``). A book is a layer on top of the ones it builds on. Rule texts are read
when they are first asked for, one layer at a time, and kept.

>>> from cardspeak.books import book, books
>>> [one.id for one in books()][:2]
['tda-2024', 'apl-au-2025']
>>> rule = book("apl-au-2025").rule("47-A")
>>> rule.layer, str(rule.kind)
('tda-2024', 'mechanic')
"""

from cardspeak.books.comparison import Comparison, Stand, Topic, compare, topics
from cardspeak.books.index import Hit, search
from cardspeak.books.library import Book, book, books, house_book
from cardspeak.books.rule import Area, Doubt, Layer, Rule, RuleKind, Silence, Who

__all__ = [
    "Area",
    "Book",
    "Comparison",
    "Doubt",
    "Hit",
    "RuleKind",
    "Layer",
    "Rule",
    "Silence",
    "Stand",
    "Topic",
    "Who",
    "book",
    "books",
    "compare",
    "house_book",
    "search",
    "topics",
]
