"""`docs/python.md` is true: its blocks run, in order and as one program, and its list of names is the real one."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from theatrum.cli import main, parser

from . import python_surface

TEXT = python_surface.PAGE.read_text(encoding="utf-8")
MODULE = "# mybots.py\n"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where a reader follows the page: an empty folder in which `mybots.py` has been saved."""
    [module] = [block for block in blocks("python") if block.startswith(MODULE)]
    (tmp_path / "mybots.py").write_text(module, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop("mybots", None)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = blocks("python")
    assert len(program) >= 8
    names: dict[str, object] = {}
    for block in program:
        exec(compile(block, "docs/python.md", "exec"), names)
    assert re.search(r"^seat [012]: \w+", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.usefixtures("folder")
def test_the_commands_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    commands = [shlex.split(line)[1:] for block in blocks("sh") for line in block.splitlines()]
    assert [command[0] for command in commands] == ["simulate", "ladder", "play", "serve"]
    for command in commands[:-1]:
        assert main(command) == 0, command
    assert "mybots:Looker" in capsys.readouterr().out
    assert parser().parse_args(commands[-1]).bot == ["mybots:Looker"]  # it would serve for ever


def test_the_bot_has_thirty_lines() -> None:
    [module] = [block for block in blocks("python") if block.startswith(MODULE)]
    lines = [line for line in module.splitlines() if line.strip() and not line.startswith("#")]
    assert len(lines) <= 30


def test_every_public_name_stands_on_the_page_with_its_type() -> None:
    listed = TEXT.partition(python_surface.HEADING)[2].lstrip()
    assert listed == python_surface.written(), "run: python -m tests.python_surface"
