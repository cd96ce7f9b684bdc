"""Several server processes behind one address: they share the port, and the store tells each what the others kept."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.context import SpawnProcess
from types import FrameType

import click

from cardspeak.store import open_log
from cardspeak.web.hosts import Hosts
from cardspeak.web.limits import Limits
from cardspeak.web.place import open_place
from cardspeak.web.serving import Served, allow_many_connections, usable_port, work
from cardspeak.web.signs import say_where

PATIENCE = 6.0
"""Seconds that the workers are given to stop."""
REST = 1.0
"""Seconds before a worker that died is replaced."""


def serve_with(served: Served, count: int) -> None:
    """Serve with several processes until somebody stops it; one that dies is replaced."""
    allow_many_connections()
    served = served._replace(port=usable_port(served.port, lan=served.lan))
    with open_log(served.where) as log:
        place = open_place(log, lan=served.lan, hosts=Hosts(served.hosts, lan=served.lan))
        address = say_where(served.scheme, served.port, place)
        if place.house.needs_owner:
            click.echo(f"Nobody owns this house yet: open {address}/sign-in#{served.first_key}")
        place.let_go()
    stopping = threading.Event()

    def stop(_number: int, _frame: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    crew = [_started(served, count) for _ in range(count)]
    while not stopping.wait(REST):
        for at, one in enumerate(crew):
            if not one.is_alive():
                click.echo(f"A worker stopped with {one.exitcode}; another one takes its place.", err=True)
                crew[at] = _started(served, count)
    _stop(crew)


def _started(served: Served, count: int) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=_work, args=(served, count), daemon=False)
    process.start()
    return process


def _work(served: Served, count: int) -> None:
    Limits.workers = count
    threading.Thread(target=_follow_parent, daemon=True).start()
    work(served)


def _follow_parent() -> None:
    """A worker does not outlive the process that answers for it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _stop(crew: list[SpawnProcess]) -> None:
    for one in crew:
        one.terminate()
    until = time.monotonic() + PATIENCE
    for one in crew:
        one.join(max(0.1, until - time.monotonic()))
        if one.is_alive():
            one.kill()
