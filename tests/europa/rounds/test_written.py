"""Positions that a scenario writes: hands, power, Stability and missions that are given, not drawn or chosen (3)."""

from __future__ import annotations

from pathlib import Path

import pytest

import theatrum
from theatrum.engine.errors import ContentError
from theatrum.titles import TITLES
from theatrum.titles.europa.state import Europa
from theatrum.titles.europa.war.pieces import light_ships
from theatrum.titles.europa.war.units import size

TEXT = next(scenario.text for scenario in TITLES["europa"].scenarios if scenario.id == "1-00")
NONE = "cavalry = 0, artillery = 0"
ZONES = ("gulf_of_lion", "baltic_sea", "adriatic_sea", "black_sea", "north_sea", "bay_of_biscay")
CASTILE = 'missions = { start = ["1A", "1B"], remove = ["3E", "4C"] }'
WRITTEN = """
powers = [8, 5, 4]
stability = -1
hand = ["adm-01-2", "mil-08-1"]
armies = [{ area = "leon", infantry = 3, cavalry = 1, artillery = 0 }]
ships = { gulf_of_lion = 1 }
missions = { held = ["1B"], start = ["1A", "1B"] }
"""


def scenario(tmp_path: Path, text: str) -> Path:
    assert text != TEXT
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.rule("europa:3")
def test_a_written_hand_is_not_drawn_and_nobody_is_hired_from_it(tmp_path: Path) -> None:
    game = theatrum.new("europa", scenario(tmp_path, TEXT.replace(CASTILE, WRITTEN)), 3, 1)
    g = game.state
    assert isinstance(g, Europa)
    castile = next(seat for seat in range(3) if g.start.names["realm"][g.realm[seat]] == "castile")
    cards = [g.start.people.number[card] for card in ("adm-01-2", "mil-08-1")]
    assert list(g.hands[castile]) == cards
    assert not any(g.deck >> card & 1 for card in cards)
    assert (g.power[3 * castile : 3 * castile + 3], g.stability[castile]) == ([8, 5, 4], -1)
    leon, lion = g.start.board.land.areas["leon"], g.start.board.sea.zones["gulf_of_lion"]
    assert (g.army_at[3 * castile], size(g.armies[3 * castile]), g.available[castile]) == (leon, 4, 2)
    assert [zone for zone in range(len(g.guards)) if light_ships(g, castile, zone)] == [lion]
    asked: list[tuple[int, str]] = []
    while type(game.decision).__name__ != "Act":
        seat = game.to_act[0]
        asked.append((seat, type(game.decision).__name__))
        done = [choice for choice in game.choices(seat) if choice.id == "done"]
        game.choose(seat, (done or game.choices(seat))[0])
    assert {question for seat, question in asked if seat == castile} == {"FirstMission"}
    assert {question for seat, question in asked if seat != castile} >= {"OpeningDraw", "Hire", "Discard"}
    assert [g.start.lists.missions[mission].key for mission in g.missions[castile]] == ["1A", "1B"]


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ('hand = ["adm-99-9"]', "there is no action card 'adm-99-9'"),
        ('hand = ["adm-01-2", "adm-01-2"]', "a card is in two hands"),
        ('missions = { held = ["9Z"] }', "'castile' cannot hold the mission '9Z'"),
        ('missions = { held = ["1A", "1A"] }', "'castile' cannot hold the mission '1A'"),
        ('missions = { held = ["1A"], done = ["1A"] }', "'castile' cannot hold the mission '1A'"),
        ("powers = [1, 2]", "'powers' must be a list of 3 to 3 entries"),
        ("stability = 4", "'stability' must be a whole number from -3 to 3"),
        (f"armies = [{{ area = 'castile', infantry = 9, {NONE} }}]", "'castile' has more units than manpower"),
        (f"armies = [{{ infantry = 2, {NONE} }}]", "'castile' has an army that stands nowhere"),
        ("ships = { " + ", ".join(f"{zone} = 3" for zone in ZONES) + " }", "'castile' has more ships than the box"),
    ],
)
def test_what_cannot_stand_is_refused(tmp_path: Path, written: str, says: str) -> None:
    with pytest.raises(ContentError, match=says):
        theatrum.new("europa", scenario(tmp_path, TEXT.replace(CASTILE, written)), 3, 1)
