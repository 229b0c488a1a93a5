"""The commands behind `make serve` and `make site`: a wrong argument or a failed build gets one sentence."""

import signal
import socket
import threading
from http.client import HTTPConnection

import pytest

from book.builder.site import build, serve


def test_a_port_can_be_chosen():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
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


def test_a_build_that_is_killed_says_by_what():
    assert "SIGKILL" in build.why(-signal.SIGKILL)
    assert "status 2" in build.why(2)
