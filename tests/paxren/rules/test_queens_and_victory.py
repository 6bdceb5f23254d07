"""I and L: Queens, couples, old maids; the four victories and their runners-up."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.paxren.victory import units

from ..positions import border, choose, closed, holder, is_republic, open_, pax, position, question, tableau

ISABELLA, ANNE, MARY = "PREN044", "PREN045", "PREN048"


@pytest.mark.rule("paxren:queen")
@pytest.mark.rule("paxren:I")
def test_a_queen_marries_a_suitor_of_the_stack_as_a_monarchy_with_a_concession() -> None:
    game = position(hands={"fugger": [ISABELLA]}, tableau={"medici": ["france"]})
    choose(game, f"play:{ISABELLA}")
    assert open_(game, "crown") == {f"crown:{e}" for e in ("portugal", "aragon", "holy_roman_empire")}
    assert closed(game, "crown:france") == ("not-in-stack", "paxren:I")
    assert closed(game, "crown:england")[0] == "not-offered"
    choose(game, "crown:aragon", "open-office:aragon_france:aragon")
    assert tableau(game, "fugger") == {"aragon", ISABELLA}
    assert not is_republic(game, "aragon")
    assert border(game, "aragon_france") == "fugger-pawn"


@pytest.mark.rule("paxren:I1")
def test_a_couple_lies_on_the_side_of_its_empire_and_acts_as_two_cards_of_its_location() -> None:
    elzbieta = "PREN076"
    game = position(hands={"fugger": [elzbieta]}, borders={"holy_roman_empire_papal_states": "medici-pawn"})
    choose(game, f"play:{elzbieta}", "crown:holy_roman_empire", "no-office")
    node = game.view()["banks"][0]["west"][0]
    assert (node["card"], node["queen"]) == ("holy_roman_empire", elzbieta)
    choose(game, "ops:west", f"use:{elzbieta}:repress-pawn")
    assert "repress:holy_roman_empire_papal_states:holy_roman_empire" in open_(game)


@pytest.mark.rule("paxren:I2")
def test_an_old_maid_keeps_her_prestige_and_nothing_else() -> None:
    game = position(hands={"fugger": [MARY]})
    choose(game, f"play:{MARY}", "no-one-shot")
    bank = game.view()["banks"][0]
    assert bank["old_maids"] == [MARY]
    assert (bank["east"], bank["west"]) == ([], [])
    assert bank["prestige"]["law"] == 1
    assert tableau(game, "fugger") == set()


@pytest.mark.rule("paxren:I2")
def test_a_queen_without_a_free_suitor_is_not_asked() -> None:
    game = position(hands={"fugger": [ANNE]}, tableau={"medici": ["france", "england", "aragon", "holy_roman_empire"]})
    choose(game, f"play:{ANNE}")
    assert question(game) == "Act"
    assert game.view()["banks"][0]["old_maids"] == [ANNE]


# -- L


def may_declare(victory: str, **start: object) -> bool:
    seats = start.pop("seats", 4)
    assert isinstance(seats, int)
    options = start.pop("options", None)
    assert options is None or isinstance(options, dict)
    game = position(seats, options, active=[victory], **start)
    return f"declare:{victory}" in open_(game)


@pytest.mark.rule("paxren:B6")
@pytest.mark.rule("paxren:E6")
def test_only_an_active_victory_is_declared_and_it_ends_the_game() -> None:
    game = position(tableau={"fugger": ["england", "france"]})
    assert closed(game, "declare:imperial") == ("not-active", "paxren:L1")
    game = position(tableau={"fugger": ["england", "france"]}, active=["imperial"])
    choose(game, "declare:imperial")
    assert game.over
    assert game.result[0] == 1
    assert (game.view()["winner"], game.view()["won_by"]) == ("fugger", "imperial")


@pytest.mark.rule("paxren:king")
@pytest.mark.rule("paxren:L4")
def test_imperial_needs_two_kings_more_and_three_with_two_banks() -> None:
    two = {"tableau": {"fugger": ["england", "france"]}}
    assert may_declare("imperial", **two)
    assert not may_declare("imperial", **two, seats=2)
    assert may_declare("imperial", tableau={"fugger": ["england", "france", "aragon"]}, seats=2)
    assert not may_declare("imperial", tableau={"fugger": ["england", "france"], "medici": ["aragon"]})
    assert not may_declare("imperial", **two, republics=["france"])
    assert may_declare("imperial", tableau={"fugger": ["england"]}, vassals={"france": "england"})


@pytest.mark.rule("paxren:L5")
def test_globalization_needs_two_concessions_and_one_discovery_more() -> None:
    offices = {"england_france": "fugger-pawn", "aragon_france": "fugger-pawn"}
    assert may_declare("globalization", borders=offices, tableau={"fugger": ["PREN016"]})
    assert not may_declare("globalization", borders=offices)
    assert not may_declare("globalization", borders=offices, tableau={"fugger": ["PREN016"], "medici": ["portugal"]})
    one = {"england_france": "fugger-pawn"}
    assert not may_declare("globalization", borders=one, tableau={"fugger": ["PREN016"]})


@pytest.mark.rule("paxren:L6")
def test_renaissance_needs_a_republic_and_two_law_more() -> None:
    start = {"republics": ["england"]}
    assert may_declare("renaissance", **start, tableau={"fugger": ["england", "PREN040"]})
    assert not may_declare("renaissance", **start, tableau={"fugger": ["england"]})
    assert not may_declare("renaissance", tableau={"fugger": ["england", "PREN040", "PREN041"]})
    both = {"fugger": ["england", "PREN040"], "medici": ["france"]}
    assert not may_declare("renaissance", republics=["england", "france"], tableau=both)
    assert not may_declare("renaissance", **start, tableau={"fugger": ["england", "PREN040"], "medici": ["PREN041"]})


HOLY = {
    "tableau": {"fugger": ["PREN001", "PREN003"]},
    "bishops": {"PREN001": "catholic"},
    "cities": {"venice": "catholic-knight", "cairo": ""},
}


@pytest.mark.rule("paxren:religion")
@pytest.mark.rule("paxren:L3")
def test_holy_needs_bishops_tokens_and_prestige_of_one_religion() -> None:
    assert may_declare("holy", **HOLY)
    assert not may_declare("holy", **HOLY | {"bishops": {}})
    assert not may_declare("holy", **HOLY | {"bishops": {"PREN001": "catholic", "PREN003": "islamic"}})
    assert not may_declare("holy", **HOLY | {"cities": {"venice": "catholic-knight", "cairo": "islamic-rook"}})
    assert not may_declare("holy", **HOLY | {"cities": {"venice": "islamic-rook", "cairo": ""}})
    rival = {"fugger": ["PREN001"], "medici": ["PREN003"]}
    assert not may_declare("holy", **HOLY | {"tableau": rival})


@pytest.mark.rule("paxren:theocracy")
@pytest.mark.rule("paxren:L3")
def test_tokens_of_a_religion_count_only_in_its_theocracies_and_a_pirate_once() -> None:
    game = position(
        faces={"aragon": "catholic"}, borders={"aragon_papal_states": "catholic-pirate"},
        cities={"venice": "catholic-knight", "valencia": "islamic-rook", "paris": "catholic-knight", "cairo": ""},
    )  # fmt: skip
    assert units(pax(game), 0) == [2, 0, 0]


@pytest.mark.rule("paxren:L2")
def test_places_behind_the_winner_go_by_patrons_then_florins() -> None:
    game = position(
        tableau={"fugger": ["england", "france"], "coeur": ["PREN055"]}, active=["imperial"],
        florins={"medici": 1, "marchionni": 7},
    )  # fmt: skip
    choose(game, "declare:imperial")
    assert game.result == (1, 4, 2, 3)


@pytest.mark.rule("paxren:L2", "paxren:G6")
def test_a_bank_that_is_out_comes_last_whatever_it_has() -> None:
    game = position(
        tableau={"fugger": ["england", "france"], "coeur": ["PREN055"]}, active=["imperial"],
        florins={"medici": 1, "marchionni": 7},
    )  # fmt: skip
    pax(game).out = 1 << 2
    choose(game, "declare:imperial")
    assert game.result == (1, 3, 4, 2)


def test_the_panel_says_how_far_every_bank_is() -> None:
    game: Game = position(tableau={"fugger": ["england", "france"]})
    imperial = next(v for v in game.view()["victories"] if v["id"] == "imperial")
    assert imperial["banks"] == [
        [{"name": "kings", "mine": mine, "needed": needed}] for mine, needed in [(2, 2), (0, 4), (0, 4), (0, 4)]
    ]
    assert holder(game, "england") == "fugger"


@pytest.mark.rule("paxren:prestige")
def test_prestige_of_a_silenced_card_still_counts_and_a_republic_has_its_own() -> None:
    game = position(tableau={"fugger": ["PREN040", "hungary"]}, bishops={"PREN040": "islamic"}, republics=["hungary"])
    prestige = game.view()["banks"][0]["prestige"]
    assert (prestige["law"], prestige["patron"]) == (2, 0)
    king = position(tableau={"fugger": ["hungary"]}).view()["banks"][0]["prestige"]
    assert (king["law"], king["patron"]) == (0, 1)
