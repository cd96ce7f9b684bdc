"""Set-ups to begin with: those that come with Cardspeak, and those of the house."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from cardspeak.desk.structure_plans import LevelPlan, plan_levels
from cardspeak.desk.structures import Draft


class Template(msgspec.Struct, frozen=True, kw_only=True):
    """A set-up under a name."""

    name: str
    own: bool
    """Kept by the house; otherwise it comes with Cardspeak, and pages have words for its name."""
    draft: Draft


@cache
def built_in() -> tuple[Template, ...]:
    """The set-ups that come with Cardspeak."""
    written = tomllib.loads(files("cardspeak.desk").joinpath("templates.toml").read_text(encoding="utf-8"))
    return tuple(Template(name=name, own=False, draft=_draft(**one)) for name, one in written.items())


def _draft(
    players: int, setup: dict[str, Any], buy_in: dict[str, Any], plan: dict[str, Any], chips: list[list[Any]],
    *, terms: dict[str, Any] | None = None, re_entry: bool = False, rebuy: dict[str, Any] | None = None,
    add_on: dict[str, Any] | None = None,
) -> Draft:  # fmt: skip
    kinds = [dict(zip(("value", "owned", "in_stack"), one, strict=True)) for one in chips]
    values = tuple(kind["value"] for kind in kinds)
    wish = msgspec.convert({**plan, "stack": buy_in["chips"], "players": players, "values": values}, LevelPlan)
    whole = {
        **setup, "buy_in": buy_in, "re_entry": buy_in if re_entry else None, "rebuy": rebuy, "add_on": add_on,
        "chips": kinds, "levels": msgspec.to_builtins(plan_levels(wish)),
    }  # fmt: skip
    return msgspec.convert({"setup": whole, "terms": terms or {}, "players": players}, Draft)


def of_house(kept: dict[str, dict[str, Any]]) -> tuple[Template, ...]:
    """The set-ups that the house has kept; one that an older version wrote otherwise is left out."""
    found = []
    for name, written in sorted(kept.items()):
        try:
            found.append(Template(name=name, own=True, draft=msgspec.convert(written, Draft)))
        except msgspec.ValidationError:
            continue
    return tuple(found)
