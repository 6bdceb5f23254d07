"""The picture of a finished game of Pax Renaissance that can be shared: what is written and drawn on it."""

from __future__ import annotations

import struct
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest

from theatrum.engine.game import Game
from theatrum.engine.record import dumps, loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from ...paxren.positions import position
from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..story.test_ending import ended
from ..visitor import Visitor

SIZE = (1200, 630)
WATCH = """() => {
  window.painted = [];
  const kind = CanvasRenderingContext2D.prototype;
  if (kind.write) return;
  kind.write = kind.fillText;
  kind.fillText = function (text, x, y, ...most) {
    const wide = Math.min(this.measureText(text).width, ...most);
    const left = this.textAlign === 'right' ? x - wide : this.textAlign === 'center' ? x - wide / 2 : x;
    painted.push({ text, left, right: left + wide, y });
    this.write(text, x, y, ...most);
  };
}"""
"""What is written on a picture is kept, with where it stands."""
SEEN = """async ({ coded, bank, part }) => {
  const probe = Object.assign(document.createElement('i'), { style: `color: var(--side-${bank})` });
  document.body.append(probe);
  const colour = getComputedStyle(probe).color.match(/[0-9]+/g).map(Number);
  probe.remove();
  const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(...part);
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) if (colour.every((one, n) => Math.abs(one - data[at + n]) < 6)) seen++;
  return seen;
}"""
"""How many points of a part of a picture have a bank's colour."""
LIST, CURVES = (48, 210, 110, 330), (460, 200, 740, 380)
"""Where the places stand, and the curves: left, top, width, height."""
SQUARE = 300
"""Points of the square beside a place, at the least."""
PATRON = [
    "Victory: Cœur", "Patron Victory", "The Age of the Bankers", "Theatrum",
    "1.", "Cœur", "3", "2.", "Fugger", "0", "3.", "Medici", "0", "Patron Prestige",
]  # fmt: skip
DECLARED = [
    "Victory: Fugger", "Imperial Victory declared", "The Age of the Bankers", "Theatrum",
    "1.", "Fugger", "3", "2.", "Medici", "1", "3.", "Cœur", "0", "Empires",
]  # fmt: skip
POLISH = [
    "Zwycięstwo: Fuggerowie", "Ogłoszono Zwycięstwo Imperialne", "Czas bankierów", "Theatrum",
    "1.", "Fuggerowie", "3", "2.", "Medyceusze", "1", "3.", "Cœurowie", "0", "Imperia",
]  # fmt: skip
OVERTAKEN = [*DECLARED[:4], "1.", "Fugger", "", "2.", "Cœur", "", "3.", "Medici", "", "Empires"]


def declared() -> Game:
    """Fugger wins with three Empires where Medici has one and Cœur none."""
    game = loads(positions.pax_victory().text, TITLES, LIBRARY)
    game.choose(game.to_act[0], "declare:imperial")
    assert game.over
    return game


def overtaken() -> Game:
    """Fugger wins with four Empires; Medici has more of them than Cœur, who has more Patron Prestige."""
    kings = {
        "fugger": ["france", "aragon", "england", "portugal"],
        "medici": ["holy_roman_empire", "byzantium"],
        "coeur": ["hungary"],
    }
    game = position(3, tableau=kings, active=["imperial"])
    game.choose(game.to_act[0], "declare:imperial")
    return game


def patron() -> Game:
    return loads(positions.pax_over().text, TITLES, LIBRARY)


def shared(visitor: Visitor, button: str, folder: Path) -> tuple[bytes, list[str]]:
    """The picture, and all that is written on it; nothing of that sticks out."""
    page = visitor.page
    page.evaluate(WATCH)
    with page.expect_download() as download:
        page.locator(".ending").get_by_role("button", name=button).click()
    file = folder / "shared.png"
    download.value.save_as(file)
    assert download.value.suggested_filename.startswith("theatrum-paxren-")
    written = page.evaluate("painted")
    out = [one for one in written if one["left"] < 0 or one["right"] > SIZE[0] or not 0 < one["y"] < SIZE[1]]
    assert out == []
    return file.read_bytes(), [one["text"] for one in written]


ENDS = {patron: ["3", "0", "0"], declared: ["3", "1", "0"], overtaken: ["4", "2", "1"]}


@pytest.mark.parametrize(
    ("over", "language", "button", "said"),
    [
        pytest.param(patron, "en", "Share a picture", PATRON, id="patron"),
        pytest.param(declared, "en", "Share a picture", DECLARED, id="declared"),
        pytest.param(overtaken, "en", "Share a picture", OVERTAKEN, id="overtaken"),
        pytest.param(declared, "pl", "Udostępnij obraz", POLISH, id="polish"),
    ],
)
def test_the_picture_of_a_game_of_banks_tells_who_won_and_how(
    server: Server, visit: Visit, tmp_path: Path, over: Callable[[], Game], language: str, button: str, said: list[str]
) -> None:
    game = over()
    visitor = visit(language=language)
    ended(server, visitor, dumps(game))
    data, written = shared(visitor, button, tmp_path)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == SIZE
    assert written[: len(said)] == said
    assert sorted(written[-len(ENDS[over]) :]) == sorted(ENDS[over])  # each curve says what it comes to

    # Every bank has its colour beside its place, and the winner's curve lies over the others.
    winner = game.standing()[game.result.index(1)].side
    for bank in (standing.side for standing in game.standing()):
        assert points(visitor, data, bank, LIST) > SQUARE
    assert points(visitor, data, winner, CURVES) > SQUARE / 2


def points(visitor: Visitor, data: bytes, bank: str, part: tuple[int, int, int, int]) -> int:
    """How many points of a part of the picture have the colour of a bank."""
    found: int = visitor.page.evaluate(SEEN, {"coded": b64encode(data).decode(), "bank": bank, "part": part})
    return found
