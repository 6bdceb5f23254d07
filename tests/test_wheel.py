"""What is installed is whole: page, maps, words, lessons, every command, from an empty environment elsewhere.

To build the wheel (npm and vite for the page) and to install it with all it needs takes minutes where the network is
slow, so that is a test of `make soak`. In `make test` the list of the wheel's files is compared with those of the
package: a file that is left out is what goes wrong most easily.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import theatrum
from theatrum.server.tables.lessons import lessons
from theatrum.titles import TITLES

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "src" / "theatrum"
SOURCES = ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
PAGE = "theatrum/server/page/index.html"
GAME = ("--scenario", "1702", "--seats", "3")


def test_the_wheel_takes_every_file_of_the_package() -> None:
    """The page among them, which git ignores."""
    taken = {file.distribution_path for file in WheelBuilder(str(REPOSITORY)).recurse_included_files()}
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert taken == {path.relative_to(PACKAGE.parent).as_posix() for path in files}
    assert {PAGE, "theatrum/py.typed", "theatrum/language/pl.ftl"} <= taken
    for title in TITLES.values():
        home = f"theatrum/titles/{title.id}/content"
        kinds = {path.removeprefix(f"{home}/").split("/")[0] for path in taken if path.startswith(home)}
        assert {"maps", "words", "lessons"} <= kinds
        assert kinds & {"rules", "rules.toml"}


class Installed:
    """A wheel in an environment of its own, called from an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "somewhere"
        self.home.mkdir()
        self._bin = folder / "environment" / "bin"
        self._environ = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL"))}
        source = folder / "source"
        source.mkdir()
        for name in SOURCES:
            original = REPOSITORY / name
            ignored = shutil.ignore_patterns("node_modules", "__pycache__", "page")
            shutil.copytree(original, source / name, ignore=ignored) if original.is_dir() else shutil.copy(
                original, source
            )
        self._call(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, source)
        venv.create(folder / "environment", with_pip=True)
        [wheel] = folder.glob("theatrum-*.whl")
        self._call(self._bin / "python", "-m", "pip", "install", "--quiet", wheel)

    def _call(self, *words: object) -> str:
        command = [str(word) for word in words]
        ran = subprocess.run(command, cwd=self.home, env=self._environ, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def python(self, code: str) -> str:
        return self._call(self._bin / "python", "-c", code)

    def theatrum(self, *words: object) -> str:
        return self._call(self._bin / "theatrum", *words)

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of its server, in whose folder nothing but the database is written."""
        command = [str(self._bin / "theatrum"), "serve", "--no-open", "--data", str(self.home / "data")]
        with subprocess.Popen(command, cwd=self.home, env=self._environ, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                found = re.search(r"http://\S+", process.stdout.readline())
                assert found
                yield found.group().rstrip("/")
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(30)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("wheel"))


@pytest.mark.soak
def test_an_installed_wheel_plays_and_runs_every_command(installed: Installed) -> None:
    assert str(installed.home.parent) in installed.python("import theatrum; print(theatrum.__file__)")
    assert {title["id"] for title in json.loads(installed.theatrum("titles", "--json"))} == {
        title.id for title in theatrum.titles()
    }
    assert "1618/territories.csv" in installed.theatrum("titles", "raison")
    assert "Arbitra" in installed.theatrum("rules", "raison", "arbiter", "--language", "pl")
    installed.theatrum("simulate", "raison", *GAME, "--games", 2, "--jobs", 2, "--save", "games")
    assert "steward" in installed.theatrum("ladder", "raison", *GAME, "--games", 3, "--bot", "steward", "--jobs", 1)
    assert "Winner: " in installed.theatrum("play", "raison", *GAME, "--bots", "random", "--watch", "--language", "en")
    assert "Zwyci" in installed.theatrum("replay", "games/raison-0.json", "--language", "pl")
    assert installed.theatrum("verify", "games/raison-0.json")
    assert json.loads(installed.theatrum("bench", "paxren", "--seconds", "0.05", "--json"))["titles"]["paxren"]


@pytest.mark.soak
def test_an_installed_wheel_serves_the_page_and_all_it_shows(installed: Installed) -> None:
    with installed.served() as address:

        def fetched(path: str, body: Any = None) -> bytes:
            sent = None if body is None else json.dumps(body).encode()
            request = urllib.request.Request(f"{address}{path}", sent, {"Content-Type": "application/json"})
            answer: bytes = urllib.request.urlopen(request).read()
            return answer

        page = fetched("/").decode()
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert scripts
        assert all(fetched(script) for script in scripts)
        for title in TITLES.values():
            shelf = f"/api/titles/{title.id}"
            for language in theatrum.LANGUAGES:
                assert b"title-blurb" in fetched(f"{shelf}/words/{language}")
                assert json.loads(fetched(f"{shelf}/rules/{language}"))
            for scenario in title.scenarios:
                assert json.loads(fetched(f"{shelf}/maps/{scenario.board}.json"))
                assert fetched(f"{shelf}/maps/{scenario.board}_2x.webp")
            for lesson in lessons(title.id):
                assert json.loads(fetched(f"{shelf}/lessons/{lesson.id}", {}))["keys"]
