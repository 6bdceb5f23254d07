"""The browser tests find what is there, on machines where nobody is root."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..finding import NAMES, found

NOWHERE = Path("/nowhere/chrome")


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_on_the_path_is_found_by_each_of_its_names(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    there = program(tmp_path / "bin" / name)
    assert found(NOWHERE, []) == there


def test_a_browser_without_windows_comes_before_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path / "chromium")
    without = program(tmp_path / "chromium-headless-shell")
    assert found(NOWHERE, []) == without


def test_a_browser_off_the_path_is_found_in_its_place_before_playwrights_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    own = program(tmp_path / "ms-playwright" / "chrome")
    place = tmp_path / "Applications" / "Google Chrome.app" / "Contents" / "MacOS" / "Google Chrome"
    assert found(Path(own), [place]) == own
    program(place)
    assert found(Path(own), [NOWHERE, place]) == str(place)


def test_what_cannot_be_run_is_no_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    place = tmp_path / "chromium"
    place.write_text("", encoding="utf-8")
    assert found(NOWHERE, [place]) is None
