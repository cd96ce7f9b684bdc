"""Passwords: hashed with scrypt from the standard library, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from cardspeak.errors import Unlawful
from cardspeak.limits import LONGEST_NAME

COST, BLOCK, LANES = 2**15, 8, 3
FIRST_COST = 2**15
"""What every password cost before that was kept with it."""
MEMORY = 64 << 20
SHORTEST, LONGEST = 8, 200
LINK = "link"
"""The word by which the log tells links from staff, with their number in brackets after the label."""
OF_A_LINK = re.compile(rf"\({LINK} \d+\)\s*$", re.IGNORECASE)


def check(name: str, password: str) -> None:
    """Refuse names and passwords that are too short or too long."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        limits = {"min": 1, "max": LONGEST_NAME}
        raise Unlawful(
            "staff.name",
            {"longest_name": LONGEST_NAME},
            field="name",
            value=name[:80],
            limits=limits,
        )
    if OF_A_LINK.search(name):
        raise Unlawful("staff.name", field="name", value=name)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Unlawful(
            "staff.password", {"shortest": SHORTEST}, field="password", limits={"min": SHORTEST, "max": LONGEST}
        )


def hashed(password: str) -> str:
    """A password as it is kept, with what it cost: a later version may ask for more without forgetting anybody."""
    salt = secrets.token_bytes(16)
    return "$".join(("scrypt", str(COST), salt.hex(), _scrypt(password, salt, COST).hex()))


def fits(password: str, kept: str) -> bool:
    """Whether this is the password that was kept."""
    _, *said, salt, digest = kept.split("$")
    cost = int(said[0]) if said else FIRST_COST
    return hmac.compare_digest(_scrypt(password[:LONGEST], bytes.fromhex(salt), cost).hex(), digest)


def _scrypt(password: str, salt: bytes, cost: int) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=cost, r=BLOCK, p=LANES, maxmem=MEMORY)


NOBODY = f"scrypt${COST}${'00' * 16}${'00' * 64}"
"""What is compared where nobody has the name, so that it takes as long."""
