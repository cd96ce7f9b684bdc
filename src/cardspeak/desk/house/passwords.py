"""Passwords: hashed with scrypt from the standard library, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from cardspeak.errors import Unlawful

COST, BLOCK, LANES = 2**15, 8, 3
MEMORY = 64 << 20
SHORTEST, LONGEST = 8, 200
LONGEST_NAME = 60


def check(name: str, password: str) -> None:
    """Refuse names and passwords that are too short or too long."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        limits = {"min": 1, "max": LONGEST_NAME}
        raise Unlawful(
            "staff.name", "A name has 1 to 60 printable characters.", field="name", value=name[:80], limits=limits
        )
    if not SHORTEST <= len(password) <= LONGEST:
        message = f"A password has {SHORTEST} characters or more."
        raise Unlawful("staff.password", message, field="password", limits={"min": SHORTEST, "max": LONGEST})


def hashed(password: str) -> str:
    """A password as it is kept."""
    salt = secrets.token_bytes(16)
    return f"scrypt${salt.hex()}${_scrypt(password, salt).hex()}"


def fits(password: str, kept: str) -> bool:
    """Whether this is the password that was kept."""
    _, salt, digest = kept.split("$")
    return hmac.compare_digest(_scrypt(password[:LONGEST], bytes.fromhex(salt)).hex(), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=COST, r=BLOCK, p=LANES, maxmem=MEMORY)


NOBODY = f"scrypt${'00' * 16}${'00' * 64}"
"""What is compared where nobody has the name, so that it takes as long."""
