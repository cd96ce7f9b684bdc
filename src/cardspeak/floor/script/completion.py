"""How a line may go on: the sentences that begin as it does, with what is typed in their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardspeak.errors import Refusal
from cardspeak.floor.lexer import Token, read_line
from cardspeak.floor.script.english import FILLERS, stem
from cardspeak.floor.script.matcher import lexicon
from cardspeak.floor.script.template import Slot, TemplateItem, Variant
from cardspeak.floor.slots import Cast

MOST = 8
ACTS = ("folds", "checks", "calls", "bets", "raises to", "all-in", "puts", "says", "mucks", "tables")
"""What a player does most often, offered first behind a name."""


def completions(line: str, cast: Cast) -> tuple[str, ...]:
    """The sentences that a line may become, the shortest first; ``<…>`` stands where something is missing.

    >>> completions("button sh", Cast({2: "Ann", 5: "Ben"}))
    ('button should be at <a seat number or a player>',)
    """
    try:
        tokens = read_line(line).tokens
    except Refusal:
        return ()
    if not tokens:
        return ()
    open_word = not line[-1:].isspace()
    found: dict[int, tuple[int, str]] = {}
    for variant in lexicon().variants:
        for rest, written in _begun(variant, tokens, cast, open_word):
            known = found.get(id(variant.form))
            if known is None or rest < known[0]:
                found[id(variant.form)] = (rest, written)
    said = " ".join(token.raw for token in tokens)
    offered = [*_acts(tokens, cast, open_word), *(written for _, written in sorted(found.values()))]
    return tuple(dict.fromkeys(one for one in offered if one != said))[:MOST]


def _begun(variant: Variant, tokens: Sequence[Token], cast: Cast, open_word: bool) -> Iterator[tuple[int, str]]:
    """A sentence that begins with the words typed: how far it is from that, and the whole of it."""
    if variant.greedy or variant.begins_with_anything:
        return
    written: list[str] = []
    at = skipped = 0
    for place, item in enumerate(variant.items):
        if at == len(tokens):
            rest = variant.items[place:]
            yield MOST * skipped + len(rest), " ".join((*written, *map(_shown, rest)))
            return
        last = open_word and at == len(tokens) - 1
        step = _step(item, tokens, at, cast, last)
        while step is None and tokens[at].kind == "word" and stem(tokens[at].key) in FILLERS and at + 1 < len(tokens):
            at, skipped = at + 1, skipped + 1
            step = _step(item, tokens, at, cast, open_word and at == len(tokens) - 1)
        if step is None:
            return
        text, at = step
        written.append(text)
    if at == len(tokens):
        yield MOST * skipped, " ".join(written)


def _step(item: TemplateItem, tokens: Sequence[Token], at: int, cast: Cast, last: bool) -> tuple[str, int] | None:
    """One word or slot of a sentence: what is written there, and where the line goes on."""
    token = tokens[at]
    if isinstance(item, Slot):
        read = next(item.kind.read(tokens, at, cast), None)
        if read is not None:
            return " ".join(one.raw for one in tokens[at : read[1]]), read[1]
        names = (
            name for name in (*cast.names.values(), *cast.positions) if item.kind.name in ("seat", "seats", "place")
        )
        near = next((name for name in names if last and name.lower().startswith(token.key or "\0")), None)
        return None if near is None else (near, at + 1)
    if token.key == item or (token.kind == "word" and stem(token.key) == stem(item)):
        return item, at + 1
    return (item, at + 1) if last and token.key and item.startswith(token.key) else None


def _acts(tokens: Sequence[Token], cast: Cast, open_word: bool) -> Iterator[str]:
    """What a player may do, behind a name."""
    if cast.seat(tokens[0].text) is None or len(tokens) > 2 or (len(tokens) == 2 and not open_word):
        return
    begun = tokens[1].key if len(tokens) == 2 else ""
    yield from (f"{tokens[0].raw} {act}" for act in ACTS if act.startswith(begun))


def _shown(item: TemplateItem) -> str:
    return item if isinstance(item, str) else f"<{item.kind.about}>"
