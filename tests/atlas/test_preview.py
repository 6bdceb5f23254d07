"""The preview command, with blank fonts in place of the fetched ones."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from theatrum.atlas.__main__ import main
from theatrum.atlas.board import LANGUAGES, board_ids, read_board

SVG = "{http://www.w3.org/2000/svg}"


def test_previews_show_every_name(cache: Path) -> None:
    assert main(["preview", "raison", "--slots", "--cache", str(cache), "--out", str(cache)]) == 0
    for name in board_ids("raison"):
        board = read_board("raison", name)
        for language in LANGUAGES:
            root = ElementTree.parse(cache / f"raison_{name}_{language}.svg").getroot()
            shown = " ".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
            assert all(area.names[language] in shown for area in board.areas)
            lanes = [path for path in root.iter(f"{SVG}path") if path.get("class") == "under"]
            assert len(lanes) == len(board.lanes)


def test_without_fonts_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["preview", "raison", "--cache", str(tmp_path), "--out", str(tmp_path)]) == 2
    assert "fetch" in capsys.readouterr().err
