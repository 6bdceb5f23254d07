"""How stewards keep a rival from winning with his next turn."""

from __future__ import annotations

import pytest

from theatrum.engine.choice import Choice
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.bot.battle import WEIGHTS
from theatrum.titles.mocarstwa.bot.brink import brinks
from theatrum.titles.mocarstwa.bot.steward import Judgement, scores
from theatrum.titles.mocarstwa.box.geography import read_geography
from theatrum.titles.mocarstwa.box.units import INFANTRY

from .positions import Piece, at, position, ship

PLAYED = ("spain", "germany", "russia", "hungary", "britain")
HOMES = ("madrid", "berlin", "moscow", "budapest", "london")
GERMANY, BRITAIN = 1, 4
LAND = read_geography()


def before_spain(*pieces: Piece, turn: str = "germany", battles: str = "dice") -> Game:
    """Spain holds Paris with two units, one independent is left in Picardy beside it, and these are there besides."""
    homes = [at(home, "2 infantry", power) for home, power in zip(HOMES, PLAYED, strict=True)]
    given = [*homes, at("paris", "2 infantry", "spain"), at("picardy", "1 infantry"), *pieces]
    coats = {power: {"coats": [power]} for power in PLAYED}
    return position(
        ",".join(PLAYED), given, level="full", battles=battles, turn=turn, seats=coats, goals=[{"kind": "powers"}]
    )


def odds(*pieces: Piece, battles: str = "dice") -> list[float]:
    """Those of each rival of Germany who may win with his next turn."""
    return [brink.odds for brink in brinks(before_spain(*pieces, battles=battles).state, GERMANY)]


def best(game: Game) -> Choice:
    choices = game.choices(game.to_act[0])
    weights = scores(game.state, game.to_act[0], choices)
    return choices[weights.index(max(weights))]


@pytest.mark.parametrize("battles", ["cards", "dice"])
def test_who_reaches_everybody_in_a_power_may_win_with_his_next_turn(battles: str) -> None:
    """One whom he does not reach saves the game, two make it safe without further thought."""
    (alone,) = odds(battles=battles)
    (two,) = odds(at("champagne", "1 infantry"), battles=battles)
    assert 0 < two < alone < 1
    assert odds(at("lyon", "1 infantry"), battles=battles) == [0]
    assert odds(at("lyon", "1 infantry"), at("lorraine", "1 infantry"), battles=battles) == []


def test_cavalry_reaches_two_provinces_but_no_fort() -> None:
    rider = at("champagne", "1 cavalry", "spain")
    assert odds(at("lyon", "1 infantry"), rider)[0] > 0
    assert odds(at("lyon", "1 infantry", fort="fort"), rider) == [0]


def test_the_last_who_can_stands_in_an_empty_province_out_of_reach() -> None:
    """From Swabia one gets into Lorraine, which Spain cannot attack yet."""
    game = before_spain(at("swabia", "1 infantry", "germany"))
    assert best(game).id == "move:infantry:swabia:lorraine"
    judgement = Judgement(game.state, GERMANY)
    lorraine, champagne = LAND.index["lorraine"], LAND.index["champagne"]
    assert judgement.bars(INFANTRY, lorraine) > judgement.bars(INFANTRY, champagne) > 0


def test_a_ship_lands_to_save_the_game() -> None:
    """Brittany is nobody's: Britain lands there, though all else speaks for staying aboard."""
    hex_ = LAND.hexes[next(iter(LAND.coast[LAND.index["brittany"]]))]
    game = before_spain(ship("frigate", hex_, "2 infantry", "britain"), turn="britain")
    choice = best(game)
    assert choice.verb == "disembark"
    assert LAND.ids[choice.args[-1]] in ("brittany", "normandy", "poitou")


def test_who_bars_the_way_neither_leaves_nor_attacks_another_who_does() -> None:
    lorraine = LAND.index["lorraine"]
    barred = before_spain(at("lorraine", "1 infantry", "germany"), at("swabia", "3 infantry", "germany"))
    assert Judgement(barred.state, GERMANY).opens(lorraine) > 0
    assert not any(
        choice.args[1] == lorraine and weight > 0
        for choices in [barred.choices(GERMANY)]
        for choice, weight in zip(choices, scores(barred.state, GERMANY, choices), strict=True)
        if choice.verb == "move"
    )
    others = before_spain(at("lorraine", "1 infantry", "hungary"), at("swabia", "3 artillery", "germany"))
    attacks = [choice for choice in others.choices(GERMANY) if choice.verb == "attack"]
    assert attacks
    assert max(scores(others.state, GERMANY, attacks)) < 0


def test_every_unit_of_the_rival_strikes_once() -> None:
    """Two lone units in two provinces hold out longer than each of them would: he has two units for both."""
    (alone,) = odds()
    (two,) = odds(at("champagne", "1 infantry"))
    assert two < alone**2


def test_with_dice_whoever_would_have_to_enter_minds_what_he_leaves() -> None:
    """The last unit in Lorraine bars Spain's way, and does not go into the province of one whom it beats."""
    lorraine = LAND.index["lorraine"]
    game = before_spain(at("lorraine", "1 infantry", "germany"), at("brabant", "1 infantry"))
    (attack,) = (choice for choice in game.choices(GERMANY) if choice.verb == "attack")
    assert attack.args[1] == lorraine
    assert scores(game.state, GERMANY, [attack])[0] < 0


def test_cavalry_rides_two_provinces_to_save_the_game() -> None:
    """From Bavaria through Swabia into Lorraine."""
    game = before_spain(at("bavaria", "1 cavalry", "germany"))
    move = best(game)
    assert move.id in ("move:cavalry:bavaria:swabia", "move:cavalry:bavaria:frankfurt")
    game.choose(GERMANY, move)
    assert best(game).id.startswith("ride:cavalry:")
    assert best(game).id.endswith(":lorraine")


@pytest.mark.rule("mocarstwa:6.3")
def test_the_last_unit_at_home_stays_there_whatever_a_rival_may_do() -> None:
    """Who stands nowhere in his own power is out, which is worse than another's victory."""
    game = before_spain(at("frankfurt", "1 infantry", "germany"))
    go = [choice for choice in game.choices(GERMANY) if choice.id == "move:infantry:frankfurt:lorraine"]
    assert scores(game.state, GERMANY, go)[0] > 0
    berlin = LAND.index["berlin"]
    game.state.take(berlin, game.state.units[berlin])
    assert scores(game.state, GERMANY, go)[0] < 0


def test_who_bars_the_way_is_not_dismissed() -> None:
    """The one in Lorraine is needed more than either of the two at home."""
    game = before_spain(at("lorraine", "1 infantry", "germany"))
    judgement = Judgement(game.state, GERMANY)
    weights = {
        place: sum(weight for weight, _ in WEIGHTS["dismiss"](judgement, None, INFANTRY, LAND.index[place]))
        for place in ("lorraine", "berlin")
    }
    assert weights["lorraine"] < weights["berlin"] - 1
