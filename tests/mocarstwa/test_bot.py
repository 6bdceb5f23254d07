"""How stewards and marshals think of a position of Mocarstwa."""

from __future__ import annotations

import pytest

import theatrum
from theatrum.bots import Lines, Marshal, make, sight
from theatrum.bots.marshal import Line
from theatrum.bots.playing import best_of
from theatrum.titles.mocarstwa.bot.estimate import Estimate
from theatrum.titles.mocarstwa.bot.field import distances
from theatrum.titles.mocarstwa.box.geography import read_geography
from theatrum.titles.mocarstwa.state import Mocarstwa

from .positions import at, position

PLAYED = ("spain", "germany", "russia", "hungary", "britain")
HOMES = ("madrid", "berlin", "moscow", "budapest", "london")
BURGUNDY = read_geography().index["burgundy"]


def full_game(*independents: str) -> Mocarstwa:
    """Spain in Paris; independents in these provinces of France."""
    homes = [at(home, "2 infantry", power) for home, power in zip(HOMES, PLAYED, strict=True)]
    pieces = [*homes, at("paris", "1 infantry", "spain"), *(at(place, "1 infantry") for place in independents)]
    coats = {power: {"coats": [power]} for power in PLAYED}
    game = position(",".join(PLAYED), pieces, level="full", battles="cards", seats=coats, goals=[{"kind": "powers"}])
    assert isinstance(game.state, Mocarstwa)
    return game.state


@pytest.mark.rule("mocarstwa:6.2")
def test_who_lacks_little_of_victory_is_disturbed_by_the_others() -> None:
    lacking = full_game("lorraine", "normandy", "lyon")
    assert all(BURGUNDY in Estimate(lacking, seat).aims for seat in range(1, 5))
    assert BURGUNDY not in Estimate(lacking, 0).aims  # Spain need not go where nobody stands
    assert BURGUNDY not in Estimate(full_game("lorraine", "normandy", "lyon", "picardy"), 1).aims


def test_with_ships_a_power_beyond_the_sea_is_as_near_as_its_shores() -> None:
    land = read_geography()
    london, berlin, budapest = (land.index[name] for name in ("london", "berlin", "budapest"))
    assert distances(berlin, ships=True)[london] < distances(budapest, ships=True)[london] < 200
    assert distances(berlin, ships=False)[london] >= 999


def test_a_marshal_looks_for_a_manner_once_in_a_turn_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theatrum.new("mocarstwa", "race", 2, seed="manner")
    title, searched = game.title, []

    def last_is_best(_marshal: Marshal, _seen: object, lines: list[Line]) -> list[Line]:
        searched.append(title.clock(game.state))
        assert [line.manner for line in lines] == list(range(title.manners))
        return lines[::-1]

    monkeypatch.setattr(Marshal, "_try", last_is_best)
    marshal, steward = Marshal("manner", Lines(3)), make("steward", "manner")
    while not game.over:
        seat = game.to_act[0]
        seen = sight(game, seat)
        choice = (steward if seat else marshal).choose(seen)
        if seat == 0 and len(seen.choices) > 1:
            assert choice is best_of(title, seen.state, 0, seen.choices, title.manners - 1)
        game.choose(seat, choice)
    assert len(searched) > 2
    assert searched == sorted(set(searched))


def test_each_manner_is_tried_as_often_as_the_others() -> None:
    game = theatrum.new("mocarstwa", "gold", 2, seed="tries")
    while len(game.choices(game.to_act[0])) < 3:
        game.choose(game.to_act[0], game.choices(game.to_act[0])[0])
    marshal = Marshal("tries", Lines(2 * game.title.manners))
    seen = sight(game, game.to_act[0])
    lines = [Line(seen.choices[0], 0.0, manner) for manner in range(game.title.manners)]
    assert [line.tries for line in marshal._try(seen, lines)] == [2] * game.title.manners
