"""E2.2 and TOKEN MANAGEMENT: agents of every kind, and where tokens come from when none is left."""

from __future__ import annotations

import pytest

from ..positions import (
    bank,
    bishop,
    border,
    choose,
    city,
    closed,
    florins,
    open_,
    pax,
    position,
    question,
    repressed,
    tableau,
    told,
)

TERCIO, SCOTS, NAVY, PENCE = "PREN023", "PREN017", "PREN063", "PREN007"
BOLD, FLANDERS, GUILDS = "PREN028", "PREN036", "PREN038"


@pytest.mark.rule("paxren:tableau")
@pytest.mark.rule("paxren:E2")
def test_a_western_card_lies_outermost_in_the_west_and_an_eastern_one_in_the_east() -> None:
    game = position(hands={"fugger": [TERCIO, NAVY]}, tableau={"fugger": [FLANDERS]})
    choose(game, f"play:{TERCIO}", "leave-out", f"play:{NAVY}", "leave-out")
    fugger = bank(game, "fugger")
    assert [node["card"] for node in fugger["west"]] == [FLANDERS, TERCIO]
    assert [node["card"] for node in fugger["east"]] == [NAVY]


@pytest.mark.rule("paxren:city")
@pytest.mark.rule("paxren:E2.2")
def test_a_knight_may_stand_in_any_open_city_of_its_region_and_represses_for_a_florin() -> None:
    game = position(hands={"fugger": [TERCIO]}, tableau={"medici": ["france"]}, florins={"fugger": 1})
    choose(game, f"play:{TERCIO}")
    assert closed(game, "station:novgorod") == ("blocked", "paxren:B5")
    assert closed(game, "station:buda")[0] == "not-offered"
    choose(game, "station:paris")
    assert florins(game, "fugger") == 0
    assert city(game, "paris") == "catholic-knight"
    assert repressed(game, "france") == ["catholic-knight"]


@pytest.mark.rule("paxren:E2.2")
def test_without_a_florin_only_empty_cities_are_open() -> None:
    game = position(hands={"fugger": [TERCIO]}, florins={"fugger": 0})
    choose(game, f"play:{TERCIO}")
    assert closed(game, "station:paris") == ("no-florins", "paxren:E2.2")
    assert "station:lyon" in open_(game)


@pytest.mark.rule("paxren:repress")
def test_what_is_repressed_in_an_empire_of_the_stack_goes_to_the_reserve() -> None:
    game = position(hands={"fugger": [TERCIO]}, florins={"fugger": 1})
    before = pax(game).reserve[1]
    choose(game, f"play:{TERCIO}", "station:paris")
    assert pax(game).reserve[1] == before
    assert repressed(game, "france") == []


@pytest.mark.rule("paxren:agents")
@pytest.mark.rule("paxren:E2.2")
def test_agents_are_placed_one_by_one_and_each_may_be_left_out() -> None:
    game = position(hands={"fugger": [BOLD]})
    choose(game, f"play:{BOLD}", "no-one-shot", "station:lyon")
    assert question(game) == "PlaceAgent"
    choose(game, "leave-out")
    assert question(game) == "Act"
    assert city(game, "lyon") == "catholic-knight"


@pytest.mark.rule("paxren:kill")
@pytest.mark.rule("paxren:E2.2")
def test_a_pirate_takes_a_sea_border_and_kills_what_is_there_for_nothing() -> None:
    game = position(hands={"fugger": [SCOTS]}, florins={"fugger": 0})
    choose(game, f"play:{SCOTS}")
    assert open_(game) == {"moor:england_france", "moor:england_portugal", "leave-out"}
    pawn = pax(game).board.tokens.index("marchionni-pawn")
    pawns = pax(game).reserve[pawn]
    choose(game, "moor:england_portugal")
    assert border(game, "england_portugal") == "reformist-rook"
    assert pax(game).reserve[pawn] == pawns + 1


@pytest.mark.rule("paxren:border")
def test_no_pirate_on_a_land_border() -> None:
    game = position(hands={"fugger": ["PREN020"]})
    choose(game, "play:PREN020", "no-one-shot")
    assert closed(game, "moor:aragon_france") == ("land-border", "paxren:E2.2")


@pytest.mark.rule("paxren:rook")
@pytest.mark.rule("paxren:pirate")
@pytest.mark.rule("paxren:E2.2")
def test_a_new_pirate_may_replace_one_of_its_own_colour() -> None:
    game = position(hands={"fugger": [SCOTS]}, borders={"england_france": "reformist-pirate"})
    choose(game, f"play:{SCOTS}", "moor:england_france")
    assert border(game, "england_france") == "reformist-rook"
    assert pax(game).reserve[6] == 7 - 1


@pytest.mark.rule("paxren:E2.2")
def test_a_concession_represses_another_in_the_empire_of_its_card_but_not_a_pirate() -> None:
    game = position(
        hands={"medici": [FLANDERS]}, tableau={"coeur": ["france"], "fugger": ["holy_roman_empire"]}, seat="medici",
        borders={"england_france": "islamic-pirate"}, florins={"medici": 1},
    )  # fmt: skip
    choose(game, f"play:{FLANDERS}", "no-one-shot")
    assert closed(game, "open-office:england_france:france") == ("pirate-there", "paxren:E2.2")
    choose(game, "open-office:france_holy_roman_empire:france")
    assert repressed(game, "france") == ["fugger-pawn"]
    assert repressed(game, "holy_roman_empire") == []
    assert florins(game, "medici") == 0


@pytest.mark.rule("paxren:serf")
def test_a_card_of_a_whole_region_may_choose_where_the_serf_belongs() -> None:
    dithmarschen = "PREN041"
    game = position(
        hands={"medici": [dithmarschen]}, tableau={"coeur": ["france", "holy_roman_empire"]}, seat="medici",
        florins={"medici": 1},
    )  # fmt: skip
    choose(game, f"play:{dithmarschen}", "no-one-shot")
    both = {f"open-office:france_holy_roman_empire:{empire}" for empire in ("france", "holy_roman_empire")}
    assert both <= open_(game)
    choose(game, "open-office:france_holy_roman_empire:holy_roman_empire")
    assert repressed(game, "holy_roman_empire") == ["fugger-pawn"]


@pytest.mark.rule("paxren:E2.2")
def test_a_bishop_goes_to_its_own_card_or_any_card_of_the_same_location() -> None:
    game = position(
        options={"cards": "expansion"}, hands={"fugger": ["PREN157X"]},
        tableau={"medici": ["PREN013", "PREN065", "france"], "coeur": ["PREN036"]},
    )  # fmt: skip
    choose(game, "play:PREN157X")
    assert open_(game, "place-bishop") == {
        "place-bishop:PREN157X", "place-bishop:PREN013", "place-bishop:france", "place-bishop:PREN036",
    }  # fmt: skip
    choose(game, "place-bishop:france")
    assert bishop(game, "france") == "catholic"


@pytest.mark.rule("paxren:F1")
def test_a_bishop_placed_on_another_kills_both() -> None:
    game = position(
        options={"cards": "expansion"}, hands={"fugger": ["PREN157X"]}, tableau={"medici": ["PREN013"]},
        bishops={"PREN013": "reformist"},
    )  # fmt: skip
    choose(game, "play:PREN157X", "place-bishop:PREN013")
    assert pax(game).bishops == ()
    assert pax(game).reserve[11:14] == [5, 5, 5]


# -- TOKEN MANAGEMENT

KNIGHTS = dict.fromkeys(
    ("london", "bordeaux", "paris", "bruges", "lyon", "vienna", "lubeck", "nurnberg", "buda", "valencia"),
    "catholic-knight",
)
NO_OTHERS = dict.fromkeys(("venice", "toledo"), "")


@pytest.mark.rule("paxren:token-management")
def test_a_missing_token_is_taken_from_the_repressed_first() -> None:
    knights = dict(list(KNIGHTS.items())[:9])
    game = position(
        hands={"fugger": [TERCIO]}, tableau={"medici": ["hungary"]}, cities=knights | NO_OTHERS | {"valencia": ""},
        repressed={"hungary": ["catholic-knight"]},
    )  # fmt: skip
    assert pax(game).reserve[1] == 0
    choose(game, f"play:{TERCIO}", "station:venice")
    assert (question(game), open_(game)) == ("Shortage", {"take-token:hungary", "forgo"})
    choose(game, "take-token:hungary")
    assert city(game, "venice") == "catholic-knight"
    assert repressed(game, "hungary") == []


@pytest.mark.rule("paxren:token-management")
def test_without_repressed_ones_a_missing_token_comes_from_anywhere_or_not_at_all() -> None:
    for choice, there in (("take-token:london", "catholic-knight"), ("forgo", "none")):
        game = position(hands={"fugger": [TERCIO]}, cities=KNIGHTS | NO_OTHERS)
        choose(game, f"play:{TERCIO}", "station:venice")
        assert "take-token:venice" not in open_(game)
        choose(game, choice)
        assert city(game, "venice") == there
        assert city(game, "london") == ("none" if there != "none" else "catholic-knight")


@pytest.mark.rule("paxren:token-management")
def test_a_missing_bishop_is_taken_from_another_card() -> None:
    five = ["PREN001", "PREN002", "PREN003", "PREN004", "PREN005"]
    game = position(
        hands={"fugger": [PENCE]}, tableau={"medici": [*five, "PREN006"]}, bishops=dict.fromkeys(five, "catholic")
    )
    choose(game, f"play:{PENCE}", "place-bishop:PREN006")
    assert open_(game) == {*(f"take-bishop:{card}" for card in five), "forgo"}
    choose(game, "take-bishop:PREN002")
    assert (bishop(game, "PREN006"), bishop(game, "PREN002")) == ("catholic", "")


@pytest.mark.rule("paxren:token-management")
def test_an_agent_that_is_missing_for_a_war_is_found_before_the_battle() -> None:
    elsewhere = dict.fromkeys(("toledo", "venice", "caffa"), "catholic-knight")
    empty = dict.fromkeys(("vienna", "lubeck", "nurnberg"), "")
    game = position(hands={"fugger": ["PREN025"]}, cities=KNIGHTS | elsewhere | empty)
    assert pax(game).reserve[1] == 0
    choose(game, "play:PREN025", "launch:holy_roman_empire")
    assert question(game) == "Shortage"
    choose(game, "take-token:london", "forgo")
    assert told(game, "battle")[0]["attack"] == 1
    assert tableau(game, "fugger") == {"PREN025", "holy_roman_empire"}
    assert city(game, "london") == "none"


@pytest.mark.rule("paxren:ability")
def test_cards_and_tokens_are_independent() -> None:
    game = position(hands={"fugger": [GUILDS]}, florins={"fugger": 5})
    choose(game, f"play:{GUILDS}", "no-one-shot", "open-office:holy_roman_empire_hungary:holy_roman_empire")
    choose(game, f"sell:{GUILDS}")
    assert border(game, "holy_roman_empire_hungary") == "fugger-pawn"


@pytest.mark.rule("paxren:location")
def test_each_agent_of_a_card_of_a_whole_region_has_a_location_of_its_own() -> None:
    """Ruling P79: the two Knights of the Janissaries, an Eastern card, may go to two Empires or to one."""
    game = position(hands={"fugger": ["PREN067"]}, clear=True)
    choose(game, "play:PREN067", "no-one-shot", "station:buda")
    assert {"station:varna", "station:cairo", "station:caffa", "station:modon"} <= open_(game)
    assert not {"station:vienna", "station:venice"} & open_(game)
    choose(game, "station:cairo")
    assert (city(game, "buda"), city(game, "cairo")) == ("islamic-knight", "islamic-knight")
