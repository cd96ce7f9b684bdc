"""Everything that is wrong with a set-up or an applicant, reported at once."""

from __future__ import annotations

import msgspec

from cardspeak.errors import Unlawful
from cardspeak.words import Message, MessageValue


class Finding(msgspec.Struct, frozen=True):
    """Something wrong with a set-up or an applicant; all of them are reported at once."""

    words: str
    """Its code, with the variant of its words."""
    values: dict[str, MessageValue]
    field: str
    rule: str | None = None
    value: str | int | None = None

    @property
    def refusal(self) -> Unlawful:
        """The finding as a refusal of its own."""
        return Unlawful(self.words, self.values, field=self.field, value=self.value, rule=self.rule)

    @property
    def code(self) -> str:
        """What is wrong, for programs."""
        return self.refusal.code

    @property
    def message(self) -> Message:
        """What is wrong, for people."""
        return self.refusal.message


def all_told(findings: list[Finding]) -> None:
    """Refuse with the first finding, and name them all."""
    if not findings:
        return
    first = findings[0].refusal
    first.limits = {"findings": [one.refusal.as_dict() for one in findings]}
    raise first
