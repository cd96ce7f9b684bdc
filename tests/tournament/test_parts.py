"""Every part is listed in one place: what an event may do does not depend on what was imported first."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import cardspeak.tournament

COUNT = """
from cardspeak.tournament import core
print(len(core.DECIDERS), len(core.APPLIERS), len(core.BARS), len(core.RULES), len(core.QUICK_RULES))
"""


def counted(imports: str) -> str:
    """What is registered in a fresh interpreter after some imports."""
    ran = subprocess.run([sys.executable, "-c", imports + COUNT], capture_output=True, text=True, check=True)
    return ran.stdout


def test_importing_one_order_gives_every_decider_applier_bar_and_rule() -> None:
    package = cardspeak.tournament
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    everything = "\n".join(f"import {name}" for name in names)
    assert counted("from cardspeak.tournament.busts.out import BustOut") == counted(everything)
