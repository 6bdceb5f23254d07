"""How a lone steward fights his way with dice: gather out of reach, step beside the enemy together, strike together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from theatrum.bots import make, sight
from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.bot.expedition import Expedition
from theatrum.titles.mocarstwa.bot.steward import Judgement, scores, weigh
from theatrum.titles.mocarstwa.bot.way import inland
from theatrum.titles.mocarstwa.box.geography import read_geography

from .positions import at, position

LAND = read_geography()
SWABIA = LAND.index["swabia"]


def before_swabia(*army: tuple[str, str], battles: str = "dice", round_: int = 3) -> Game:
    """France alone on the way to Vienna; four infantry hold a fort in Swabia."""
    pieces = [at(place, units, "france") for place, units in army]
    pieces += [at("swabia", "4 infantry", fort="fort"), at("vienna", "4 infantry", fort="fortress")]
    goal: list[dict[str, Any]] = [{"kind": "take", "place": "vienna"}]
    return position("france", pieces, level="campaign", battles=battles, goals=goal, round_=round_)


def expedition(game: Game) -> Expedition:
    found = Judgement(game.state, 0).expedition
    assert found is not None
    return found


def phase(game: Game) -> list[tuple[str, tuple[int, ...]]]:
    """What a steward orders until he ends the phase."""
    steward, orders = make("steward", 1), []
    while not game.over:
        choice = steward.choose(sight(game, 0))
        orders.append((choice.verb, choice.args))
        game.choose(0, choice)
        if choice.verb == "end-phase":
            break
    return orders


def beside(orders: Iterable[tuple[str, tuple[int, ...]]]) -> int:
    """How many steps led beside the fort."""
    return sum(verb == "move" and args[2] in LAND.near[SWABIA] for verb, args in orders)


@pytest.mark.rule("mocarstwa:5.2")
def test_a_few_wait_out_of_reach_until_the_others_are_there() -> None:
    """Nine are two and three steps behind those in Burgundy: nobody stands beside the fort that strikes four times."""
    game = before_swabia(("burgundy", "2 infantry"), ("poitou", "3 artillery"), ("guyenne", "3 infantry, 1 artillery"),
                         ("provence", "2 infantry"))  # fmt: skip
    assert not expedition(game).ready(SWABIA)
    orders = phase(game)
    assert beside(orders) == 0
    assert any(verb == "move" for verb, _ in orders)  # those behind come up


@pytest.mark.rule("mocarstwa:5.2")
def test_when_all_are_there_all_step_beside_the_fort_in_one_phase() -> None:
    game = before_swabia(("burgundy", "2 infantry, 1 artillery"), ("champagne", "3 infantry"), ("lyon", "3 artillery"),
                         ("piedmont", "3 infantry"))  # fmt: skip
    assert expedition(game).next == SWABIA
    assert expedition(game).ready(SWABIA)
    assert beside(phase(game)) == 6  # as many as find room in Lorraine and Switzerland


@pytest.mark.rule("mocarstwa:5.2")
def test_who_stands_beside_the_fort_already_is_joined() -> None:
    """The fort strikes four times at one as well as at three: those behind come up, though too few for a siege."""
    game = before_swabia(("lorraine", "1 infantry"), ("champagne", "2 infantry"), ("guyenne", "3 infantry"),
                         ("poitou", "3 artillery"), ("navarre", "3 infantry"), ("castile", "3 infantry"))  # fmt: skip
    assert not expedition(game).strong(SWABIA)
    assert beside(phase(game)) == 2


@pytest.mark.rule("mocarstwa:10.5")
def test_from_close_by_the_siege_of_the_place_that_is_wanted_is_planned() -> None:
    """A fort beside the way is besieged only as it serves that siege."""
    far = before_swabia(("guyenne", "3 infantry"))
    close = before_swabia(("switzerland", "3 infantry"))
    assert expedition(far)._main == SWABIA
    assert expedition(close)._main == LAND.index["vienna"]


def test_what_is_scored_is_what_speaks_for_a_choice() -> None:
    """Also with dice, where marches are worked out once for all kinds."""
    game = before_swabia(("burgundy", "2 infantry, 1 artillery"), ("champagne", "3 infantry"), ("lyon", "3 artillery"))
    choices = list(game.choices(0))
    told = [sum(weight for weight, _ in weigh(game.state, 0, choice)) for choice in choices]
    assert scores(game.state, 0, choices) == pytest.approx(told)


@pytest.mark.rule("mocarstwa:7.7")
def test_whoever_stands_beside_the_fort_strikes_at_it() -> None:
    """Attackers risk nothing: everybody there attacks, nobody walks on."""
    game = before_swabia(("lorraine", "2 infantry, 1 artillery"), ("switzerland", "1 infantry, 2 artillery"))
    orders = phase(game)
    there = [args for verb, args in orders if args and args[1] in LAND.near[SWABIA]]
    attacks = [args for verb, args in orders if verb == "attack"]
    assert len(attacks) >= 4
    assert attacks == there[: len(attacks)]  # nobody goes before the fort has fallen, or all have struck


@pytest.mark.rule("mocarstwa:5.2")
def test_many_in_a_siege_lose_no_more_than_a_few() -> None:
    """A garrison strikes once a round for each unit: the more stand there, the fewer fall for each that it loses."""
    few = before_swabia(("burgundy", "3 infantry"))
    many = before_swabia(("burgundy", "3 infantry"), ("champagne", "3 artillery"), ("lyon", "3 artillery"))
    assert expedition(few).siege(SWABIA).lost > 3  # all, and the fort stands
    assert expedition(many).siege(SWABIA).lost < 5


def test_with_cards_against_rivals_and_for_a_place_that_ships_reach_nobody_plays_so() -> None:
    assert Judgement(before_swabia(("burgundy", "3 infantry"), battles="cards").state, 0).expedition is None
    pieces = [at("lyon", "3 infantry", "france"), at("madrid", "3 infantry", "spain"), at("vienna", "1 infantry")]
    two = position("france,spain", pieces, goals=[{"kind": "take", "place": "vienna"}])
    assert Judgement(two.state, 0).expedition is None
    inside = [name for name in ("vienna", "moscow", "stockholm", "iceland_north") if inland(LAND.index[name])]
    assert inside == ["vienna", "moscow"]
