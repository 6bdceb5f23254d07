"""`theatrum serve`, as a process: it comes up, says where it is, answers, and ends cleanly."""

from __future__ import annotations

import argparse
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from theatrum.cli import main, serve
from theatrum.engine.errors import TheatrumError


@contextmanager
def served(*arguments: str) -> Iterator[str]:
    """The address of a server process; it must end by itself when it is interrupted."""
    command = [sys.executable, "-m", "theatrum", "serve", "--no-open", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            line = process.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, line + process.stderr.read()
            yield found.group().rstrip("/")
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
        assert "Traceback" not in process.stderr.read()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    return port


def test_a_server_answers_and_keeps_its_games_in_the_data_folder(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    port = free_port()
    asked = {"title": "raison", "scenario": "1702", "places": [{"who": "me"}] * 3}
    with served("--port", str(port), "--data", str(folder)) as address:
        request = urllib.request.Request(
            f"{address}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json"}
        )
        made = json.load(urllib.request.urlopen(request))
    assert [path.name for path in folder.iterdir()] == ["theatrum.sqlite"]
    with served("--port", str(port), "--data", str(folder)) as address:
        frame = json.load(urllib.request.urlopen(f"{address}/api/tables/{made['id']}"))
    assert frame["id"] == made["id"]


def test_a_busy_port_is_said_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-open", "--port", port, "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert port in told
    assert "--port" in told


def test_the_next_free_port_is_taken_when_the_usual_one_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        busy = taken.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", busy)
        with serve._listen("127.0.0.1", None) as found:
            assert busy < found.getsockname()[1] < busy + serve.TRIES


def test_an_impossible_port_is_refused() -> None:
    with pytest.raises(TheatrumError, match="65535"):
        serve._listen("127.0.0.1", 70_000)


@pytest.mark.parametrize("address", ["nonsense", "mysql://somewhere/else", "postgresql://127.0.0.1:1/nowhere"])
def test_a_database_that_cannot_be_used_is_said_in_one_line(capsys: pytest.CaptureFixture[str], address: str) -> None:
    assert main(["serve", "--no-open", "--port", str(free_port()), "--database", address]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "database" in told


def test_theatrum_alone_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[argparse.Namespace] = []

    def noted(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr(serve, "run", noted)
    assert main([]) == 0
    assert [(args.host, args.port, args.open) for args in asked] == [("127.0.0.1", None, True)]
