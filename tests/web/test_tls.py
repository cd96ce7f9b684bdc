"""Served by TLS, with a certificate that is made for the test."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from pathlib import Path

import pytest

from tests.web.kit import Asker, Served
from tests.web.night import EVENT, PASSWORD


def test_by_tls_the_cookie_insists_on_it_and_feeds_and_links_work(night_store: Path, tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl here to make a certificate")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    make = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    make += ["-keyout", str(key), "-out", str(cert), "-subj", "/CN=localhost", "-addext", names]
    subprocess.run(make, check=True, capture_output=True)
    served = Served(shutil.copy(night_store, tmp_path / "house.db"), "--cert", str(cert), "--key", str(key))
    served.tls = ssl.create_default_context(cafile=str(cert))
    try:
        served.start()
        assert served.address.startswith("https://")
        signed = Asker(served).post("/api/sign-in", {"name": "Ann", "password": PASSWORD})
        assert "Secure" in signed.headers["set-cookie"]
        owner = Asker(served, signed.headers["set-cookie"].partition("=")[2].partition(";")[0])
        link = owner.post("/api/links", {"role": "wall", "event": EVENT}).json["address"]
        assert link.startswith(served.address)
        head = (
            f"GET /api/events/{EVENT}/feed HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {owner.token}\r\n\r\n"
        )
        plain = socket.create_connection(("127.0.0.1", served.port), timeout=5)
        with served.tls.wrap_socket(plain, server_hostname="localhost") as line:
            line.sendall(head.encode())
            heard = b""
            while b"event: whole" not in heard:
                heard += line.recv(65536)
            owner.order(EVENT, "announce", words="by TLS")
            while b"event: change" not in heard:
                heard += line.recv(65536)
    finally:
        served.stop()
