"""5.2 and 5.3: the kinds of territory, Influence."""

from __future__ import annotations

import pytest

from theatrum.titles.raison.shown.picture import picture

from ..moves import Powers, closed, influence, turn_of
from ..positions import ids, position, power, question, quiet, raison, territory
from ..talks import clash, each_scenario, events, mover, until

LAND = raison(position("1618")).board.land
VALUE = dict(zip(LAND.ids, LAND.value, strict=True))
"""What the territories of 1618 are worth."""
SPAIN = LAND.powers.index("spain")
HOMES = sum(value for owner, value in zip(LAND.home, LAND.value, strict=True) if owner == SPAIN)
"""What all of Spain's Homes are worth."""
PROTESTANTS = LAND.powers.index("protestants")
RIVAL = next(name for name, owner in zip(LAND.ids, LAND.home, strict=True) if owner == PROTESTANTS and VALUE[name])
"""A Home of the Protestants, Spain's enemies."""
FOREIGN = next(name for name, c in zip(LAND.ids, LAND.colours, strict=True) if c and VALUE[name] and not c >> SPAIN & 1)
"""A Contested territory without Spain's colour."""


def taxes(name: str, powers: Powers) -> int:
    """What Taxation of 1618 brings a Power."""
    game = position("1618", powers=powers, empty=True, start={"turn": turn_of("taxation", name)})
    until(game, "taxed")
    ((taxed, money),) = events(game, "taxed")
    assert taxed == power(game, name)
    return money


def gains(name: str, powers: Powers, emperor: str = "") -> int:
    """What Extend Influence of 1618 brings a Power."""
    start = {"turn": turn_of("influence", name)} | ({"emperor": emperor} if emperor else {})
    game = position("1618", powers=powers, empty=True, start=start)
    for _ in range(40):
        if question(game) in ("ChooseArbiter", "MoveGenerals"):
            break
        quiet(game)
    return influence(game, name)


# -- 5.2 territories


@pytest.mark.rule("5.2")
@each_scenario
def test_there_are_four_kinds_of_territory(scenario: str) -> None:
    assert set(raison(position(scenario)).board.land.kind) == {0, 1, 2, 3}


@pytest.mark.rule("5.2")
@each_scenario
def test_most_territories_have_a_value(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    valued = sum(value > 0 for value in land.value)
    assert valued > len(land.ids) / 2


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("land", ["madrid", "piedmont", "wurttemberg"])
def test_the_territories_used_below_have_a_value(land: str) -> None:
    assert VALUE[land] > 0


@pytest.mark.rule("5.2.1")
@each_scenario
def test_champagne_is_a_home_of_france(scenario: str) -> None:
    game = position(scenario)
    assert raison(game).board.land.home[territory(game, "champagne")] == power(game, "france")


@pytest.mark.rule("5.2.1")
@each_scenario
def test_every_power_controls_its_homes_at_the_start(scenario: str) -> None:
    g = raison(position(scenario))
    homes = [t for t, owner in enumerate(g.board.land.home) if owner >= 0]
    assert [g.control[t] for t in homes] == [g.board.land.home[t] for t in homes]


@pytest.mark.rule("5.2.1", "5.2")
def test_homes_pay_tax_to_their_owner() -> None:
    assert taxes("spain", {}) == HOMES


@pytest.mark.rule("5.2.1")
def test_a_home_held_by_a_rival_pays_its_owner_nothing() -> None:
    assert taxes("spain", {"protestants": {"garrisons": ["madrid"]}}) == HOMES - VALUE["madrid"]


@pytest.mark.rule("5.2.1", "5.3")
def test_a_home_of_another_power_scores_influence_for_who_holds_it() -> None:
    assert gains("spain", {"spain": {"garrisons": [RIVAL]}}) == VALUE[RIVAL]


@pytest.mark.rule("5.2.1")
def test_a_home_of_another_power_pays_no_tax_to_who_holds_it() -> None:
    assert taxes("spain", {"spain": {"garrisons": [RIVAL]}}) == HOMES


@pytest.mark.rule("5.2.2")
@each_scenario
def test_paris_is_the_capital_of_france(scenario: str) -> None:
    game = position(scenario)
    assert raison(game).board.land.capital[power(game, "france")] == territory(game, "paris")


@pytest.mark.rule("5.2.2")
@each_scenario
def test_every_power_has_one_capital_among_its_homes(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    assert [land.home[capital] for capital in land.capital] == list(range(len(land.powers)))


@pytest.mark.rule("5.2.3")
def test_piedmont_of_1618_is_contested_by_france_and_spain() -> None:
    game = position("1618")
    colours = raison(game).board.land.colours[territory(game, "piedmont")]
    assert colours == 1 << power(game, "france") | 1 << power(game, "spain")


@pytest.mark.rule("5.2.3", "5.3")
def test_contested_land_scores_influence_for_a_power_of_its_colours() -> None:
    assert gains("spain", {"spain": {"garrisons": ["piedmont"]}}) == VALUE["piedmont"]


@pytest.mark.rule("5.2.3")
def test_contested_land_scores_no_influence_for_another_power() -> None:
    assert gains("spain", {"spain": {"garrisons": [FOREIGN]}}) == 0


@pytest.mark.rule("5.2.3")
@pytest.mark.parametrize(("land", "money"), [(FOREIGN, VALUE[FOREIGN]), ("piedmont", 0)])
def test_contested_land_pays_tax_only_to_a_power_without_its_colour(land: str, money: int) -> None:
    assert taxes("spain", {"spain": {"garrisons": [land]}}) == HOMES + money


@pytest.mark.rule("5.2.4")
@each_scenario
def test_wurttemberg_is_uncontested(scenario: str) -> None:
    game = position(scenario)
    land, here = raison(game).board.land, territory(game, "wurttemberg")
    assert (land.home[here], land.colours[here], land.kind[here]) == (-1, 0, 2)


@pytest.mark.rule("5.2.4", "5.2")
def test_uncontested_land_pays_tax() -> None:
    assert taxes("spain", {"spain": {"garrisons": ["wurttemberg"]}}) == HOMES + VALUE["wurttemberg"]


@pytest.mark.rule("5.2.4")
def test_uncontested_land_scores_no_influence() -> None:
    assert gains("spain", {"spain": {"garrisons": ["wurttemberg"]}}) == 0


@pytest.mark.rule("5.2.5")
@each_scenario
def test_no_general_may_enter_the_alps(scenario: str) -> None:
    game = mover("austria", {"austria": {"generals": {"tyrol": 1}}}, scenario)
    for verb in ("march", "strategic", "sail"):
        assert f"{verb}:austria.1:alps" not in ids(game)


@pytest.mark.rule("5.2.5")
@each_scenario
def test_the_alps_are_closed_because_they_are_impassable(scenario: str) -> None:
    game = mover("austria", {"austria": {"generals": {"tyrol": 1}}}, scenario)
    assert closed(game, "march:austria.1:alps") == ("impassable", "raison:5.2.5")


@pytest.mark.rule("5.2.6")
def test_a_coloured_lane_belongs_to_the_power_of_that_colour() -> None:
    game = mover("spain", {"spain": {"generals": {"navarra": 1}}})
    assert "sail:spain.1:brabant" in ids(game)


@pytest.mark.rule("5.2.6")
def test_a_coloured_lane_is_closed_to_its_owners_enemies() -> None:
    game = mover("protestants", {"protestants": {"generals": {"brabant": 1}}})
    assert closed(game, "sail:protestants.1:navarra") == ("lane-owner", "raison:9.7.6")


@pytest.mark.rule("5.2.6")
def test_a_grey_lane_is_controlled_by_nobody() -> None:
    game = mover("protestants", {"protestants": {"generals": {"holland": 1}}})
    assert "sail:protestants.1:england" in ids(game)


@pytest.mark.rule("5.2.6")
@each_scenario
def test_lanes_join_territories_that_do_not_touch(scenario: str) -> None:
    land = raison(position(scenario)).board.land
    pairs = [(here, to) for here, lanes in enumerate(land.lanes) for to, _ in lanes]
    assert pairs
    assert not [pair for pair in pairs if pair[1] in land.near[pair[0]]]


# -- 5.3 Influence


@pytest.mark.rule("5.3", "8.1")
def test_the_emperor_scores_two_influence() -> None:
    assert gains("spain", {}, emperor="spain") == 2


@pytest.mark.rule("5.3")
def test_the_sources_of_influence_add_up() -> None:
    both = VALUE["piedmont"] + VALUE[RIVAL]
    assert gains("spain", {"spain": {"garrisons": ["piedmont", RIVAL]}}, emperor="spain") == both + 2


@pytest.mark.rule("5.3")
def test_a_battle_won_scores_influence() -> None:
    game = clash({"generals": {"nassau": 0}})
    assert influence(game, "spain") == 2


@pytest.mark.rule("5.3")
def test_everyone_sees_everyones_influence() -> None:
    game = position("1618", powers={"sweden": {"influence": 7}})
    views = [picture(raison(game).veil(viewer), viewer)["powers"] for viewer in range(-1, 7)]
    assert [next(p["influence"] for p in powers if p["id"] == "sweden") for powers in views] == [7] * 8
