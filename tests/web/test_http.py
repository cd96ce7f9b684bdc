"""Orders over a plain connection: in pieces, one after another, with every header that an answer has."""

from __future__ import annotations

import json
import socket
from typing import Self

from cardspeak.web.security import API_HEADERS
from tests.web.kit import Asker, Served

ORDERS = "/api/events/friday/orders"


def asked(words: str, token: str, *headers: str, chunked: bool = False, version: str = "1.1") -> bytes:
    """One order as bytes."""
    body = json.dumps({"order": "announce", "fields": {"words": words}}).encode()
    size = "transfer-encoding: chunked" if chunked else f"content-length: {len(body)}"
    head = (
        f"POST {ORDERS} HTTP/{version}",
        "host: 127.0.0.1",
        f"authorization: Bearer {token}",
        size,
        *headers,
        "",
        "",
    )
    sent = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if chunked else body
    return "\r\n".join(head).encode() + sent


class Line:
    """A plain connection."""

    def __init__(self, served: Served) -> None:
        host, _, port = served.address.partition("://")[2].partition(":")
        self._socket = socket.create_connection((host, int(port)), 20)
        self._read = self._socket.makefile("rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_failure: object) -> None:
        self._read.close()
        self._socket.close()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._socket.sendall(piece)

    def answer(self) -> tuple[int, dict[str, str], bytes]:
        status = int(self._read.readline().split()[1])
        headers: dict[str, str] = {}
        while (line := self._read.readline().strip()) != b"":
            name, _, value = line.decode().partition(": ")
            assert name not in headers, f"{name} is said twice"
            headers[name] = value
        return status, headers, self._read.read(int(headers["content-length"]))

    def ended(self) -> bool:
        return self._read.read(1) == b""


def words_in(body: bytes) -> str:
    return str(json.loads(body)["entries"][0]["what"]["words"])


def test_an_order_is_answered_with_every_header_of_the_api(served: Served, owner: Asker) -> None:
    with Line(served) as line:
        line.send(asked("one", owner.token))
        status, headers, body = line.answer()
    assert (status, words_in(body)) == (200, "one")
    assert headers["content-type"] == "application/json"
    assert headers["date"]
    assert {name.decode(): value.decode() for name, value in API_HEADERS}.items() <= headers.items()


def test_orders_that_come_in_one_piece_are_answered_in_their_order(served: Served, owner: Asker) -> None:
    with Line(served) as line:
        line.send(asked("one", owner.token) + asked("two", owner.token, chunked=True) + asked("three", owner.token))
        assert [words_in(line.answer()[2]) for _ in range(3)] == ["one", "two", "three"]


def test_an_order_that_comes_in_pieces_is_waited_for(served: Served, owner: Asker) -> None:
    whole = asked("slow", owner.token)
    with Line(served) as line:
        line.send(whole[:-20])
        assert owner.get("/api/events/friday").status == 200
        line.send(whole[-20:])
        status, _, body = line.answer()
    assert (status, words_in(body)) == (200, "slow")


def test_who_wants_no_more_is_hung_up_on_after_the_answer(served: Served, owner: Asker) -> None:
    last, old = asked("last", owner.token, "connection: close"), asked("old", owner.token, version="1.0")
    for sent, said in ((last, "close"), (old, None)):  # HTTP/1.0 means it without saying so
        with Line(served) as line:
            line.send(sent)
            status, headers, _ = line.answer()
            assert (status, headers.get("connection")) == (200, said)
            assert line.ended()


def test_answers_of_both_kinds_are_counted(served: Served, owner: Asker) -> None:
    def count(status: int) -> int:
        lines = owner.get("/api/metrics").raw.decode().splitlines()
        return sum(int(line.split()[-1]) for line in lines if f'status="{status}"' in line)

    fine, refused = count(200), count(422)
    assert owner.order("friday", "announce", words="hear, hear").status == 200
    assert owner.order("friday", "set level", level=999).status == 422
    assert count(200) == fine + 3  # two looks at the counts, and the order
    assert count(422) == refused + 1
