"""The host names this server answers to. Otherwise another site could make its own name point here (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Hosts:
    """Our host names; in the venue's network also every IP address, which nobody can make point here."""

    def __init__(self, named: Iterable[str] = (), *, lan: bool = False) -> None:
        self.named = tuple(named)
        own = (socket.gethostname(), f"{socket.gethostname()}.local") if lan else ()
        self._names = frozenset(name.lower().rstrip(".") for name in (*LOOPBACK, *own, *self.named) if name)
        self._lan = lan

    def ours(self, host: str) -> bool:
        """Whether a Host header names this server.

        >>> Hosts().ours("localhost:8080"), Hosts().ours("evil.example:8080"), Hosts(lan=True).ours("10.0.0.4:8080")
        (True, False, True)
        """
        name = bare(host)
        return name in self._names or is_loopback(name) or (self._lan and _is_address(name))

    def in_the_venue(self, scheme: str) -> str | None:
        """The name or address by which phones reach this machine; with TLS the name that the certificate is for."""
        if scheme == "https" and self.named:
            return self.named[0]
        return next(iter(own_addresses()), None)


def bare(host: str) -> str:
    """A host without its port.

    >>> bare("[::1]:8080"), bare("Localhost.:80")
    ('::1', 'localhost')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a host is this machine itself."""
    return name == "localhost" or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def own_addresses() -> list[str]:
    """The addresses of this machine, that of the default route first. Nothing is sent."""
    found: list[str] = []
    for far in ("192.0.2.1", "10.255.255.255", "192.168.255.255", "172.31.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
                found.append(probe.getsockname()[0])
            except OSError:
                continue
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]
