"""Abilities that change actions, sales and victories; the rules of the expansion (M)."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.paxren.victory import bishops, conditions, units
from theatrum.titles.paxren.vocabulary import GLOBALIZATION, RENAISSANCE

from ..positions import (
    border,
    choose,
    city,
    closed,
    florins,
    holder,
    is_republic,
    open_,
    pax,
    question,
    repressed,
    tableau,
    told,
)
from .proofs import ability, fair, position

# -- actions


@ability("provoke_revolt")
def test_elizabeth_bathory_dies_for_a_revolt_in_her_king_s_empire() -> None:
    game = position(
        tableau={"fugger": ["hungary"]}, queens={"hungary": "PREN095X"}, repressed={"hungary": ["coeur-pawn"]},
        cities={"buda": ""},
    )  # fmt: skip
    choose(game, "provoke:PREN095X")
    assert "PREN095X" in game.view()["gone"]
    assert is_republic(game, "hungary")
    game = position(tableau={"fugger": ["hungary"]}, queens={"hungary": "PREN095X"}, cities={"buda": ""})
    assert closed(game, "provoke:PREN095X") == ("no-attackers", "paxren:J2")


@ability("preach_apostasy")
def test_the_oratory_calls_for_apostasy_between_any_two_religions_as_an_action() -> None:
    game = position(tableau={"fugger": ["PREN129X"], "medici": ["PREN058", "PREN005"]})
    assert open_(game, "preach-apostasy") == {"preach-apostasy:islamic:reformist"}
    assert closed(game, "preach-apostasy:catholic:islamic") == ("no-apostates", "paxren:M2")
    choose(game, "preach-apostasy:islamic:reformist")
    assert tableau(game, "medici") == set()
    assert tableau(game, "fugger") == {"PREN129X"}


@ability("apostasy_proof")
def test_epicureans_care_for_no_apostasy() -> None:
    game = position(tableau={"fugger": ["PREN129X"], "medici": ["PREN058", "PREN005", "PREN155X"]})
    assert open_(game, "preach-apostasy") == set()


@ability("free_fair")
def test_one_fair_a_turn_costs_no_action() -> None:
    game = position(tableau={"fugger": ["PREN097X"]})
    fair(game, "east")
    assert pax(game).actions == 2
    fair(game, "west")
    assert pax(game).actions == 1
    game = position(tableau={"fugger": ["PREN097X"]})
    choose(game, "pass", "pass")
    assert open_(game) == {"fair:east", "fair:west", "pass"}
    choose(game, "pass")
    assert game.to_act == (1,)


@pytest.mark.parametrize(
    ("engineer", "region", "worker"), [("PREN101X", "east", "PREN090"), ("PREN134X", "west", "PREN023")]
)
@ability("free_ops_east", "free_ops_west")
def test_engineers_make_operations_of_their_side_free(engineer: str, region: str, worker: str) -> None:
    game = position(tableau={"fugger": [engineer, worker]})
    choose(game, f"ops:{region}", "stop")
    assert pax(game).actions == 2
    assert closed(game, f"ops:{region}") == ("once-a-turn", "paxren:D1")


@ability("joint_ops")
def test_one_action_runs_both_sides() -> None:
    game = position(tableau={"fugger": ["PREN110X", "PREN023"]})
    choose(game, "ops:east")
    assert {"use:PREN110X:siege", "use:PREN023:siege"} <= open_(game)
    choose(game, "stop")
    assert pax(game).actions == 1
    assert closed(game, "ops:west") == ("once-a-turn", "paxren:D1")


# -- sales


@ability("stolen_cipher")
def test_a_sold_cipher_carries_out_a_political_operation_of_an_opponent() -> None:
    game = position(tableau={"fugger": ["PREN130X"], "medici": ["PREN028", "PREN023"]},
                    borders={"england_france": "coeur-pawn"}, florins={"coeur": 3})  # fmt: skip
    choose(game, "sell:PREN130X")
    assert question(game) == "BorrowOp"
    assert open_(game) == {"use:PREN028:tax", "stop"}
    choose(game, "use:PREN028:tax", "tax:england_france:france", "pay", "levy:lyon")
    assert florins(game, "coeur") == 2


@ability("ends_and_means")
def test_a_card_sold_by_machiavelli_still_runs_its_war_with_its_agents() -> None:
    game = position(tableau={"fugger": ["PREN135X", "PREN028"]}, cities={"paris": ""})
    choose(game, "sell:PREN028", "launch:france")
    assert told(game, "battle")[0]["attack"] == 2
    assert holder(game, "france") == "fugger"
    assert "PREN028" not in tableau(game, "fugger")
    game = position(tableau={"fugger": ["PREN135X", "PREN052"]})
    choose(game, "sell:PREN052")
    assert question(game) == "Act"


@ability("evictions")
def test_sold_enclosures_free_the_repressed_of_the_west() -> None:
    game = position(
        tableau={"fugger": ["PREN161X"], "medici": ["france", "hungary"]},
        repressed={"france": ["catholic-rook"], "hungary": ["catholic-rook"]},
    )  # fmt: skip
    choose(game, "sell:PREN161X", "free:france:catholic-rook:lyon")
    assert city(game, "lyon") == "catholic-rook"
    assert repressed(game, "hungary") == ["catholic-rook"]
    assert question(game) == "Act"


# -- victories


def count(game: Game, victory: int, name: str) -> int:
    return next(part.mine for part in conditions(pax(game), 0, victory) if part.name == name)


@ability("patrons_of_trade")
def test_patrons_count_as_concessions() -> None:
    game = position(tableau={"fugger": ["PREN102X", "PREN055"]})
    assert count(game, GLOBALIZATION, "concessions") == 2


@ability("patrons_of_law")
def test_patrons_count_as_law_once_for_each_such_card() -> None:
    assert count(position(tableau={"fugger": ["PREN133X", "PREN055"]}), RENAISSANCE, "law") == 1
    assert count(position(tableau={"fugger": ["PREN133X", "PREN132X", "PREN055"]}), RENAISSANCE, "law") == 4


@ability("patrons_of_islam")
def test_patrons_count_as_islamic_bishops_for_their_bank_alone() -> None:
    game = position(tableau={"fugger": ["PREN164X", "PREN055"]})
    assert bishops(pax(game), 0) == [0, 1, 0]
    assert bishops(pax(game), 1) == [0, 0, 0]


@ability("republic_of_letters")
def test_an_academy_counts_as_a_republic() -> None:
    assert count(position(tableau={"fugger": ["PREN103X"]}), RENAISSANCE, "republics") == 1
    silent = position(tableau={"fugger": ["PREN103X"]}, bishops={"PREN103X": "islamic"})
    assert count(silent, RENAISSANCE, "republics") == 0


@ability("pirate_preachers")
def test_islamic_pirates_preach_the_reformation_for_everybody() -> None:
    game = position(tableau={"fugger": ["PREN168X"]}, borders={"aragon_portugal": "islamic-pirate"})
    assert bishops(pax(game), 0) == bishops(pax(game), 1) == [0, 0, 1]


@ability("pirate_army")
def test_islamic_pirates_count_beside_reformed_theocracies() -> None:
    game = position(
        tableau={"fugger": ["PREN168X"]}, borders={"england_france": "islamic-pirate"}, faces={"england": "reformist"},
        cities={"london": "", "venice": "", "cairo": ""},
    )  # fmt: skip
    assert units(pax(game), 0) == [0, 0, 1]


@pytest.mark.parametrize(
    ("card", "victory", "start"),
    [
        ("PREN145X", "imperial", {"tableau": {"fugger": ["england", "france"]}}),
        ("PREN137X", "holy", {"tableau": {"fugger": ["PREN001"]}, "bishops": {"PREN001": "catholic"},
                              "cities": {"cairo": ""}}),
        ("PREN127X", "globalization", {"tableau": {"fugger": ["PREN016"]},
                                       "borders": {"england_france": "fugger-pawn", "aragon_france": "fugger-pawn"}}),
    ],
)  # fmt: skip
@ability("torch_holy", "torch_imperial", "torch_globalization")
def test_a_torch_makes_its_victory_cost_everybody_two_actions(card: str, victory: str, start: dict[str, Any]) -> None:
    cards = start["tableau"]["fugger"]
    lit = start | {"tableau": {"fugger": cards, "medici": [card]}}
    game = position(**lit, active=[victory])
    assert f"declare:{victory}" in open_(game)
    choose(game, "pass")
    assert closed(game, f"declare:{victory}") == ("two-actions", "paxren:M3")
    game = position(**lit | {"bishops": start.get("bishops", {}) | {card: "catholic"}}, active=[victory])
    choose(game, "pass")
    assert f"declare:{victory}" in open_(game)


@pytest.mark.rule("paxren:M3")
def test_a_played_torch_may_put_out_an_active_victory() -> None:
    for answer, active in (("put-out:imperial", ["holy"]), ("no-torch", ["holy", "imperial"])):
        game = position(hands={"fugger": ["PREN136X"]}, active=["holy", "imperial"])
        choose(game, "play:PREN136X", answer)
        assert [v["id"] for v in game.view()["victories"] if v["active"]] == active


@pytest.mark.rule("paxren:M1")
def test_a_polymath_has_no_agents() -> None:
    game = position(hands={"fugger": ["PREN131X"]})
    choose(game, "play:PREN131X")
    assert question(game) == "Act"


@pytest.mark.rule("paxren:M2")
def test_apostasy_is_idle_without_the_expansion() -> None:
    for cards, asked in (("core", "PlaceAgent"), ("expansion", "Announce")):
        game = position({"cards": cards}, hands={"fugger": ["PREN062"]}, tableau={"medici": ["PREN058", "PREN005"]})
        choose(game, "play:PREN062")
        assert question(game) == asked


@pytest.mark.rule("paxren:M2")
def test_an_apostate_queen_leaves_her_king() -> None:
    game = position(tableau={"fugger": ["PREN129X"], "medici": ["hungary", "PREN058"]}, queens={"hungary": "PREN076"})
    choose(game, "preach-apostasy:islamic:reformist")
    assert tableau(game, "medici") == {"hungary"}
    assert border(game, "england_portugal") == "marchionni-pawn"
