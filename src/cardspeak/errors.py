"""The one family of errors: what was refused, in which field, within which limits, by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar


class Refusal(ValueError):
    """Something was refused, and nothing changed.

    ``code`` is stable for programs (``"act.out-of-turn"``); the message is for people; ``field`` names the input,
    ``limits`` what would have been accepted, ``rule`` the number of the rule that says so.

    >>> raise Unlawful("act.raise-too-small", "A raise must be to 500 or more.", field="to", limits={"min": 500}, rule="43-A")
    Traceback (most recent call last):
    cardspeak.errors.Unlawful: A raise must be to 500 or more. [43-A]
    """

    kind: ClassVar[str] = "refused"

    def __init__(
        self,
        code: str,
        message: str,
        *,
        field: str | None = None,
        value: object = None,
        limits: Mapping[str, object] | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(f"{message} [{rule}]" if rule else message)
        self.code = code
        self.message = message
        self.field = field
        self.value = value
        self.limits: dict[str, object] = dict(limits or {})
        self.rule = rule

    def as_dict(self) -> dict[str, object]:
        """The refusal as plain values, for JSON."""
        return {
            "kind": self.kind,
            "code": self.code,
            "message": self.message,
            "field": self.field,
            "value": self.value,
            "limits": self.limits,
            "rule": self.rule,
        }


class Unreadable(Refusal):
    """The input cannot be read at all: a card that does not exist, a fraction of a chip."""

    kind = "unreadable"


class Unlawful(Refusal):
    """The input can be read, but the rules do not allow it here."""

    kind = "unlawful"


class Ambiguous(Refusal):
    """The input has several readings, and nobody but a person may choose."""

    kind = "ambiguous"
