"""What is kept for later (4.3), what campaigns add (5.3.3, 5.4, 10), playing alone."""

from __future__ import annotations

import pytest

from theatrum.titles.mocarstwa.box.cards import CARDS

from .positions import at, choose, offered, position, state, units
from .scenarios import LAND, begin, deployments, goods, rows


@pytest.mark.rule("mocarstwa:10.6")
@pytest.mark.parametrize("battles", ["cards", "dice"])
def test_in_the_annexation_players_leave_each_other_alone(battles: str) -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("aragon", "1 infantry", "poland"),
        at("valencia", "1 infantry"),
    ]
    apart = position("spain,poland", pieces, level="campaign", battles=battles, more={"apart": True})
    refused = apart.why_not(0, "attack:infantry:madrid:aragon")
    assert refused is not None
    assert refused.rule == "mocarstwa:10.6"
    attacks = [choice.id for choice in apart.choices(0) if choice.verb == "attack"]
    assert attacks == ["attack:infantry:madrid:valencia"]
    free = position("spain,poland", pieces, level="campaign", battles=battles)
    assert free.why_not(0, "attack:infantry:madrid:aragon") is None


@pytest.mark.rule("mocarstwa:12.2")
@pytest.mark.parametrize(("taken", "commander"), [("paris", True), ("lyon", False)])
def test_who_takes_a_capital_in_a_campaign_takes_a_commander(taken: str, commander: bool) -> None:
    """A die of 6 against one of 1: the only defender falls, and the infantry enters."""
    pieces = [at("madrid", "1 infantry", "spain"), at("burgundy", "1 infantry", "spain"), at(taken, "1 infantry")]
    pieces.append(at("warsaw", "1 infantry", "poland"))
    game = position("spain,poland", pieces, level="campaign", forced=(5, 5, 0, 0))
    game.choose(0, f"attack:infantry:burgundy:{taken}")
    assert (type(game.decision).__name__ == "TakeCommander") == commander
    if commander:
        game.choose(0, "appoint:marshal:madrid")
        assert type(game.decision).__name__ == "Orders"


# -- 4.3, campaigns in play


@pytest.mark.rule("mocarstwa:4.3")
@pytest.mark.parametrize("level", ["scenario", "campaign"])
def test_what_was_kept_is_placed_after_a_later_military_phase(level: str) -> None:
    game = begin("berlin", "russia,spain") if level == "scenario" else begin("throne", "russia,spain")
    choose(game, "buy:infantry:2", "done", "deploy:infantry:madrid:1", "done")
    while type(game.decision).__name__ != "Orders" or game.to_act != (1,):
        open_ = [choice.id for choice in game.choices(game.to_act[0])]
        choose(game, next(c for c in ("end-phase", "done", open_[0]) if c in open_))
    assert state(game).kept(1, 0) == 1
    choose(game, "end-phase")
    assert type(game.decision).__name__ == "Deploy"
    assert game.to_act == (1,)
    choose(game, "deploy:infantry:castile:1")
    assert units(game, "castile") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:5.3.3")
@pytest.mark.parametrize(
    ("where", "yields"),
    [
        ("castile", [0, 0, 1, 0, 0]),
        ("galicia", [0, 0, 0, 1, 0]),
        ("navarre", [0, 1, 0, 0, 0]),
        ("granada", [0, 2, 0, 0, 0]),
        ("benghazi", [0, 3, 0, 0, 0]),
        ("barcelona", [0, 0, 1, 0, 1]),
        ("madrid", [0, 0, 2, 0, 2]),
        ("aragon", [0, 0, 0, 0, 0]),
    ],
)
def test_what_a_province_of_beaten_independents_yields_once(where: str, yields: list[int]) -> None:
    """Table 3. Poland's infantry comes from next door, wins and marches in."""
    beside = LAND.ids[LAND.neighbours[LAND.index[where]][0]]
    pieces = [at("warsaw", "1 infantry", "poland"), at(where, "1 infantry"), at(beside, "1 infantry", "poland")]
    game = position("poland,russia", [*pieces, at("moscow", "1 infantry", "russia")], level="campaign",
                    forced=[5, 5, 0, 0], options={"commanders": "no"})  # fmt: skip
    choose(game, f"attack:infantry:{beside}:{where}")
    assert goods(game, 0) == yields


@pytest.mark.rule("mocarstwa:5.3.3")
def test_goods_lie_there_until_somebody_marches_in() -> None:
    pieces = [at("warsaw", "1 infantry", "poland"), at("madrid", "1 artillery", "poland"), at("castile", "1 infantry"),
              at("galicia", "1 infantry", "russia"), at("moscow", "1 infantry", "russia")]  # fmt: skip
    game = position("poland,russia", pieces, level="campaign", forced=[5, 5, 5, 0, 0])
    choose(game, "attack:artillery:madrid:castile", "done")
    assert goods(game, 0) == [0] * 5
    choose(game, "end-phase", "move:infantry:galicia:castile")
    assert goods(game, 1) == [0, 0, 1, 0, 0]


@pytest.mark.rule("mocarstwa:5.3.3")
def test_a_province_gives_its_goods_once_and_only_for_beaten_independents() -> None:
    """Castile again with independents in it; Galicia of a rival; Navarre, where nobody stands."""
    pieces = [at("warsaw", "1 infantry", "poland"), at("castile", "1 infantry"), at("galicia", "1 infantry", "russia"),
              at("moscow", "1 infantry", "russia"), at("madrid", "3 infantry", "poland")]  # fmt: skip
    game = position("poland,russia", pieces, level="campaign", forced=[5, 5, 0, 0] * 3)
    choose(game, "attack:infantry:madrid:castile")
    assert goods(game, 0) == [0, 0, 1, 0, 0]
    g = state(game)
    castile = LAND.index["castile"]
    g.take(castile, g.units[castile])
    g.put(castile, 7, 1)  # independents have come back
    choose(game, "attack:infantry:madrid:castile", "end-phase", "end-phase", "done")
    assert g.holder[castile] == 0
    choose(game, "attack:infantry:castile:galicia")
    choose(game, "end-phase", "end-phase", "done", "move:infantry:galicia:castile")
    choose(game, "end-phase", "end-phase", "done", "move:infantry:castile:navarre")
    assert goods(game, 0) == [0, 0, 1, 0, 0]


@pytest.mark.rule("mocarstwa:5.3.3")
@pytest.mark.rule("mocarstwa:12.2")
@pytest.mark.parametrize(("card", "own", "grain"), [("defiance", "musketry", 2), ("fall-back", "musketry", 2),
                                                    ("fall-back", "retreat", 0)])  # fmt: skip
def test_independents_who_give_way_leave_the_goods_and_a_capital_its_commander(card: str, own: str, grain: int) -> None:
    """Ruling M42: saved by a Cross, or withdrawn before attackers who stay; not where both withdraw."""
    pieces = [at("warsaw", "1 infantry", "poland"), at("castile", "3 infantry", "poland"),
              at("madrid", "1 infantry"), at("moscow", "1 infantry", "russia")]  # fmt: skip
    hands = {"poland": {"hand": [own, "hussars", "battery"]}, "russia": {"hand": ["spy"] * 3}}
    game = position("poland,russia", pieces, level="campaign", battles="cards", seats=hands)
    choose(game, *["attack:infantry:castile:madrid"] * 3, "end-phase")
    state(game).dice.forced.append(next(i for i, face in enumerate(CARDS) if face.id == card))
    choose(game, f"lay:{own}", "drive:andalusia")
    assert goods(game, 0)[2] == grain
    assert (type(game.decision).__name__ == "TakeCommander") == bool(grain)


@pytest.mark.rule("mocarstwa:5.4")
def test_the_basic_economy_sells_and_recruits_in_powers_that_are_held() -> None:
    pieces = [at(place, "1 infantry", "spain") for place in ("madrid", "paris")]
    pieces += [at(place, "1 infantry", "russia") for place in ("moscow", "lyon")]
    seats = {"spain": {"ore": 2, "goods": 1, "wood": 1, "grain": 3}}
    game = position("spain,russia", pieces, level="campaign", seats=seats)
    choose(game, "end-phase", "end-phase", "sell:ore:2", "sell:goods:1", "sell:wood:1", "sell:grain:2")
    assert goods(game, 0) == [1200 + 500 + 400 + 600, 0, 1, 0, 0]
    grounds = {choice.split(":")[2] for choice in offered(game) if choice.startswith("recruit")}
    assert "castile" in grounds
    assert "picardy" not in grounds  # Russia is in France: no coat of arms
    choose(game, "recruit:cavalry:castile:1")
    assert goods(game, 0)[:3] == [700, 0, 0]


@pytest.mark.rule("mocarstwa:10.8")
def test_campaign_8_builds_a_fleet_and_changes_wood_for_grain() -> None:
    """Portugal and her two provinces: a corvette for 1,500, 3 wood and 1 ore goes into the shipyard of Lisbon."""
    pieces = [at("lisbon", "1 infantry", "portugal"), at("oslo", "1 infantry", "norway")]
    more = {
        "shipbuilding": True,
        "wood_for_grain": True,
        "states": {"portugal": ["lisbon", "beira"], "norway": ["oslo", "hedmark"]},
    }
    seats = {"portugal": {"ducats": 1500, "wood": 5, "ore": 1}}
    game = position("portugal,norway", pieces, level="campaign", seats=seats, more=more)
    choose(game, "end-phase", "end-phase", "build:corvette", "exchange:2")
    assert goods(game, 0) == [0, 0, 2, 0, 0]
    assert [choice for choice in offered(game) if choice.startswith("launch")] == ["launch:corvette:atlantic.23"]
    choose(game, "launch:corvette:atlantic.23")
    plain = position("portugal,norway", pieces, level="campaign", seats=seats, more={"states": more["states"]})
    choose(plain, "end-phase", "end-phase")
    assert not [choice for choice in offered(plain) if choice.startswith(("build", "exchange"))]


@pytest.mark.rule("mocarstwa:10.8")
def test_a_state_recruits_in_its_provinces_and_has_a_commander_there() -> None:
    game = begin("iceland", "holland,portugal")
    choose(game, "buy:infantry:2", "done")
    assert deployments(game)[0] == {"lisbon", "beira"}
    choose(game, "deploy:infantry:lisbon:2")
    assert "appoint:marshal:lisbon" in offered(game)


@pytest.mark.rule("mocarstwa:10.8")
def test_a_state_of_a_single_province_is_one_like_others() -> None:
    """A scenario of one's own may give a state its capital alone."""
    states = {"holland": ["holland"], "norway": ["oslo", "hedmark"]}
    pieces = [at("holland", "1 infantry", "holland"), at("oslo", "1 infantry", "norway")]
    seats = {"holland": {"ducats": 1000, "grain": 1}}
    game = position("holland,norway", pieces, level="campaign", seats=seats, more={"states": states})
    choose(game, "end-phase", "end-phase", "recruit:infantry:holland:1")
    assert game.state.coat[game.state.core[0]] == 0


# -- alone


@pytest.mark.rule("mocarstwa:9.5")
@pytest.mark.rule("mocarstwa:10.3")
@pytest.mark.parametrize("name", [name for name, powers in rows() if "," not in powers])
def test_a_scenario_for_one_can_be_begun_alone(name: str) -> None:
    powers = next(powers for other, powers in rows() if other == name and "," not in powers)
    game = begin(name, powers)
    assert game.to_act == (0,)
    assert not game.over


@pytest.mark.rule("mocarstwa:10.3")
def test_alone_the_last_unit_lost_loses_the_game_and_the_goal_wins_it() -> None:
    goals = [{"kind": "take", "place": "paris"}]
    lost = position("spain", [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry")], goals=goals,
                    phase="independents", forced=[5, 5, 0, 0])  # fmt: skip
    assert lost.over
    assert lost.result == (2,)
    won = position("spain", [at("burgundy", "1 infantry", "spain")], goals=goals)
    choose(won, "move:infantry:burgundy:paris")
    assert won.over
    assert won.result == (1,)
