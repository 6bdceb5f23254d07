"""G and H: trade fairs along both routes, trade shifts."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from ..positions import border, choose, city, florins, open_, pax, position, question, repressed, told

SATURATED = {"london": "catholic-rook", "bordeaux": "catholic-rook"}


def run(game: Game, fair: str) -> None:
    choose(game, fair)
    while question(game) == "Levy":
        choose(game, sorted(open_(game))[0])


@pytest.mark.rule("paxren:G1")
@pytest.mark.parametrize(("seats", "profit"), [(2, 1), (3, 2), (4, 2)])
def test_china_adds_one_florin_with_two_banks_and_two_with_more(seats: int, profit: int) -> None:
    game = position(seats, coins={"west": [3, 0, 0, 0, 0, 0]})
    run(game, "fair:west")
    assert told(game, "fair")[0]["number"] == profit + 3


@pytest.mark.rule("paxren:G1")
def test_the_face_down_card_leaves_the_game() -> None:
    game = position(market={"west": ["PREN001", "PREN002"]})
    run(game, "fair:west")
    assert "PREN001" in game.view()["gone"]


@pytest.mark.rule("paxren:G2")
def test_a_single_florin_is_the_starter_s_and_nothing_sets_out() -> None:
    game = position(2)
    before = florins(game, "fugger")
    choose(game, "fair:west")
    assert question(game) == "Act"
    assert florins(game, "fugger") == before + 1
    assert told(game, "levied") == []


@pytest.mark.rule("paxren:china")
@pytest.mark.rule("paxren:G3")
def test_a_pirate_sends_a_florin_to_china_and_an_empty_border_costs_nothing() -> None:
    game = position(
        borders={"byzantium_hungary": "islamic-pirate", "mamluk_ottoman": ""}, coins={"east": [1] + [0] * 5}
    )
    total = sum(pax(game).florins) + sum(pax(game).coins)
    run(game, "fair:east")
    assert told(game, "piracy") == [{"border": "byzantium_hungary"}]
    assert sum(pax(game).florins) + sum(pax(game).coins) == total + 2 - 1
    assert told(game, "fair-ends")[0]["number"] == 1


@pytest.mark.rule("paxren:trade-route")
@pytest.mark.rule("paxren:G3")
def test_the_western_fair_visits_nine_empires_in_order() -> None:
    game = position(coins={"west": [9, 0, 0, 0, 0, 0]})
    assert game.printed()["routes"][game.view()["emporia"]["west"]]["empires"] == [
        "byzantium", "hungary", "ottoman", "papal_states", "aragon", "portugal", "england", "france",
        "holy_roman_empire",
    ]  # fmt: skip
    before = [florins(game, bank) for bank in ("fugger", "medici", "coeur", "marchionni")]
    run(game, "fair:west")
    after = [florins(game, bank) for bank in ("fugger", "medici", "coeur", "marchionni")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1, 0, 1]
    assert told(game, "fair-ends") == [{"region": "west", "number": 11 - 4}]


@pytest.mark.rule("paxren:levy")
@pytest.mark.rule("paxren:G4")
def test_every_map_card_reached_raises_one_token_as_its_city_shows() -> None:
    game = position(coins={"west": [9, 0, 0, 0, 0, 0]}, cities=SATURATED)
    choose(game, "fair:west")
    assert question(game) == "Levy"
    assert open_(game) == {"levy:caffa", "levy:trebizond"}
    choose(game, "levy:trebizond")
    assert city(game, "trebizond") == "reformist-rook"
    while question(game) == "Levy":
        choose(game, sorted(open_(game))[0])
    raised = [event["spot"] for event in told(game, "levied")]
    empires = [pax(game).board.land.slot_empire[pax(game).board.land.slots.index(spot)] for spot in raised]
    names = [pax(game).board.land.empires[empire] for empire in empires]
    assert names == ["byzantium", "hungary", "ottoman", "aragon", "portugal", "france", "holy_roman_empire"]


@pytest.mark.rule("paxren:G4")
def test_icons_follow_the_face_of_the_map_card() -> None:
    game = position(faces={"england": "reformist"}, cities={"bordeaux": ""}, tableau={"fugger": ["PREN026"]},
                    borders={"england_france": "fugger-pawn"}, florins={"fugger": 3})  # fmt: skip
    choose(game, "ops:west", "use:PREN026:tax", "tax:england_france:england", "pay")
    assert city(game, "bordeaux") == "reformist-knight"


# -- H1

KREMLIN, WANGARA, ADVENTURERS = "PREN074", "PREN087", "PREN016"


@pytest.mark.rule("paxren:emporium")
@pytest.mark.rule("paxren:H1")
def test_novgorod_opens_and_tana_is_blocked_with_its_token_repressed_for_nothing() -> None:
    game = position(hands={"fugger": [KREMLIN]}, tableau={"medici": ["byzantium"]}, florins={"fugger": 0})
    choose(game, f"play:{KREMLIN}", "shift:novgorod")
    assert game.view()["emporia"]["east"] == "novgorod"
    assert city(game, "tana") == "none"
    assert repressed(game, "byzantium") == ["islamic-knight"]
    assert question(game) == "PlaceAgent"


@pytest.mark.rule("paxren:H1")
def test_an_emporium_that_is_open_cannot_be_opened() -> None:
    game = position(hands={"fugger": [WANGARA]}, open=["timbuktu"])
    choose(game, f"play:{WANGARA}")
    assert question(game) == "PlaceAgent"
    game = position(hands={"fugger": [WANGARA]})
    choose(game, f"play:{WANGARA}", "shift:timbuktu")
    assert game.view()["emporia"] == {"east": "timbuktu", "west": "trebizond"}


@pytest.mark.rule("paxren:H1")
def test_the_spice_route_needs_discovery_prestige_beside_the_card_s_own() -> None:
    game = position(hands={"fugger": [ADVENTURERS]})
    choose(game, f"play:{ADVENTURERS}")
    assert question(game) == "PlaceAgent"
    game = position(hands={"fugger": [ADVENTURERS]}, tableau={"fugger": ["portugal"]})
    choose(game, f"play:{ADVENTURERS}", "shift:spice_islands")
    route = game.printed()["routes"][game.view()["emporia"]["west"]]
    assert route["empires"] == ["portugal", "england", "france", "holy_roman_empire"]
    assert border(game, "england_portugal") == "marchionni-pawn"


@pytest.mark.rule("paxren:H1")
def test_the_red_sea_is_on_the_second_map_only() -> None:
    card = "PREN107X"
    for chosen, asked in (("first", "PlaceAgent"), ("second", "Announce")):
        game = position(hands={"fugger": [card]}, options={"cards": "expansion", "map": chosen})
        choose(game, f"play:{card}")
        assert question(game) == asked
