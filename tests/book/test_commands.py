"""The commands behind `make serve` and `make site`: a wrong argument or a failed build gets one sentence."""

import signal
import socket
import threading
from collections.abc import Callable, Iterator
from http.client import HTTPConnection

import pytest

from book.builder.site import build, serve


def listens(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def test_a_port_can_be_chosen():
    # Below those that the system hands out by itself: no connection of another test takes one meanwhile.
    port = next(port for port in range(20_000, 30_000) if not listens(port))
    with serve.at_port(str(port)) as serving:
        assert serving.server_port == port
        with pytest.raises(ValueError, match=f"Port {port} can't be had"):
            serve.at_port(str(port))


@pytest.mark.parametrize("asked", ["x", "0", "-1", "65536", "80 81", "9.5", "٣"])
def test_what_is_no_port_gets_one_sentence(asked):
    with pytest.raises(ValueError) as caught:
        serve.at_port(asked)
    assert asked in str(caught.value) and str(caught.value).count(".") == 1 + asked.count(".")


@pytest.mark.parametrize("address", ["/" + "x" * 4000, "/%00", "/%ff/", "//", "/..%2f..%2fetc/passwd"])
def test_what_can_be_no_file_is_answered_as_missing(tmp_path, address):
    (tmp_path / "404.html").write_text("missing")
    with serve.server(tmp_path) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        asking = HTTPConnection("127.0.0.1", serving.server_port, timeout=10)
        asking.request("GET", address, headers={"Accept-Encoding": "gzip"})
        answer = asking.getresponse()
        assert answer.status == (200 if address == "//" else 404)
        answer.read()
        asking.close()
        serving.shutdown()


@pytest.fixture
def answered(tmp_path, monkeypatch, capfd) -> Iterator[Callable[[bytes], bytes]]:
    """What the server sends back to some bytes, until it closes the connection; it complains of none of them."""
    (tmp_path / "index.html").write_text("a page")
    (tmp_path / "index.html.br").write_text("pressed")
    monkeypatch.setattr(serve.Handler, "timeout", 0.5)

    def send(sent: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", serving.server_port), timeout=20) as line:
            line.sendall(sent)
            return b"".join(iter(lambda: line.recv(65536), b""))

    with serve.server(tmp_path) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield send
        serving.shutdown()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"505"),
        (b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\n\r\n", b"414"),
        (b"GET http://[ HTTP/1.1\r\n\r\n", b"404"),
        (b"GET / HTTP/x.y\r\n\r\n", b"400"),
        (b"\x16\x03\x01\x02\x00\x01\x00 \x00 \x00 \x00\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n", b"431"),
        (b"BREW / HTTP/1.1\r\n\r\n", b"501"),
        (b"GET / HTTP/1.1\r\nHost", b""),
    ],
)
def test_a_request_that_is_none_gets_its_answer_and_no_traceback(answered, sent, status):
    assert status in answered(sent).partition(b"\r\n")[0]


@pytest.mark.parametrize(
    ("coding", "body"), [("br", b"pressed"), ("gzip, br;q=0", b"a page"), ("BR; q=0.1", b"pressed")]
)
def test_a_coding_that_is_refused_is_not_sent(answered, coding, body):
    sent = f"GET /index.html HTTP/1.1\r\nAccept-Encoding: {coding}\r\n\r\n"
    assert answered(sent.encode()).endswith(b"\r\n\r\n" + body)


def test_a_build_that_is_killed_says_by_what():
    assert "SIGKILL" in build.why(-signal.SIGKILL)
    assert "status 2" in build.why(2)
