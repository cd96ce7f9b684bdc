"""Several server processes on one port; each reads from the store what the others kept."""

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
from cardspeak.web.rate_limits import RateLimits
from cardspeak.web.server import open_server
from cardspeak.web.serving import ServeOptions, allow_many_connections, usable_port, work
from cardspeak.web.startup import print_addresses, print_owner_link
from cardspeak.words import message
from cardspeak.words.catalogue import worded

PATIENCE = 6.0
"""Seconds that workers have to stop."""
REST = 1.0
"""Seconds before a worker that died is replaced."""


def serve_with_workers(options: ServeOptions, count: int) -> None:
    """Serve with several processes until stopped; one that dies is replaced."""
    allow_many_connections()
    options = options._replace(port=usable_port(options.port, lan=options.lan, language=options.language))
    with open_log(options.where) as log:
        server = open_server(log, lan=options.lan, hosts=Hosts(options.hosts, lan=options.lan))
        address = print_addresses(options.scheme, options.port, server, options.language)
        if server.house.needs_owner:
            print_owner_link(address, options.first_key, options.language)
        server.let_go()
    stopping = threading.Event()

    def stop(_number: int, _frame: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    workers = [_started(options, count) for _ in range(count)]
    while not stopping.wait(REST):
        for at, one in enumerate(workers):
            if one.exitcode is not None:
                died = message("serve.worker-died", exit_code=one.exitcode)
                click.echo(worded(died, options.language), err=True)
                workers[at] = _started(options, count)
    _stop(workers)


def _started(options: ServeOptions, count: int) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=_work, args=(options, count), daemon=False)
    process.start()
    return process


def _work(options: ServeOptions, count: int) -> None:
    RateLimits.workers = count
    threading.Thread(target=_follow_parent, daemon=True).start()
    work(options)


def _follow_parent() -> None:
    """Stop when the parent process is gone."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _stop(workers: list[SpawnProcess]) -> None:
    for one in workers:
        one.terminate()
    until = time.monotonic() + PATIENCE
    for one in workers:
        one.join(max(0.1, until - time.monotonic()))
        if one.is_alive():
            one.kill()
