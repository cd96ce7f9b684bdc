"""Bodies that nobody sends who means well: of the right shape mostly, with values from the far ends of their types."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import inspect as types

NUMBERS = (-1, 0, -(2**31), 2**31, 2**53, 2**63 - 1, -(2**63), 2**63, 2**64 - 1, 2**64, 10**30, -(10**30))
WORDS = (
    "", "\0", "a\0b", "x" * 600, "\u202e\u2028e\u0301", "\U0001f0a1" * 30, "\r\nSet-Cookie: a=b", "../../etc/passwd", "%s{0}",
    "'; drop table entries; --", "\x7f\x9b", "NaN", "=1+1", "\ufffe",
)  # fmt: skip
"""Signs that a store, a header, a log, a page or a spreadsheet could trip over."""
STRANGE: tuple[Any, ...] = (None, True, [], {}, "x", 1.5, -0.0, 1e308, [[[[]]]], *NUMBERS[:4])
"""Values of another type."""
LIKELY = ("member-001", "one", "Ann")


class Nonsense:
    """Values by their types; the more ``wild``, the fewer of them mean anything."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._wild = 0.0

    def body(self, kind: type) -> dict[str, Any]:
        """The fields of a struct."""
        self._wild = self._chance.choice((0.0, 0.1, 0.3, 0.7))
        made = self._of(types.type_info(kind), 0)
        return made if isinstance(made, dict) else {}

    def _of(self, kind: types.Type, depth: int) -> Any:
        if self._chance.random() < 0.15 * self._wild:
            return self._chance.choice(STRANGE)
        match kind:
            case types.Metadata():
                return self._of(kind.type, depth)
            case types.UnionType():
                return self._of(self._chance.choice(kind.types), depth)
            case types.StructType():
                return self._struct(kind, depth)
            case types.TupleType():
                return [self._of(one, depth + 1) for one in kind.item_types]
            case types.VarTupleType() | types.ListType() | types.FrozenSetType():
                return [
                    self._of(kind.item_type, depth + 1) for _ in range(self._chance.randint(0, 3) if depth < 4 else 0)
                ]
            case types.DictType():
                return {str(self._of(kind.key_type, depth)): self._of(kind.value_type, depth + 1) for _ in range(2)}
        return self._plain(kind)

    def _plain(self, kind: types.Type) -> Any:
        match kind:
            case types.IntType():
                return self._chance.choice(NUMBERS) if self._is_wild() else self._chance.randint(1, 40)
            case types.StrType():
                return self._chance.choice(WORDS if self._is_wild() else LIKELY)
            case types.BoolType():
                return self._chance.random() < 0.5
            case types.NoneType():
                return None
            case types.LiteralType():
                return self._chance.choice(kind.values)
        return self._chance.choice(("x", "1/3", 1, {"a": 1}))

    def _is_wild(self) -> bool:
        return self._chance.random() < self._wild

    def _struct(self, kind: types.StructType, depth: int) -> dict[str, Any]:
        tag = {str(kind.tag_field): kind.tag} if kind.tag is not None else {}
        chosen = [one for one in kind.fields if one.required or self._chance.random() < 0.5]
        return tag | {one.encode_name: self._of(one.type, depth + 1) for one in chosen}
