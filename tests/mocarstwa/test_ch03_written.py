"""Chapters 3 and 4 for positions that somebody wrote: what cannot be is refused; commanders and forts of the means."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from typing import Any

import pytest

import theatrum
from theatrum.engine.errors import ContentError
from theatrum.engine.record import dumps
from theatrum.engine.schema import Misfit, Table
from theatrum.titles.mocarstwa.box.shape import GOAL, MEANS, PIECE, SEAT
from theatrum.titles.mocarstwa.setup.buying import ships_of

from .positions import Piece, at, choose, offered, position, question, ship, state, units, why_not

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")


@pytest.mark.rule("mocarstwa:3.5")
@pytest.mark.parametrize(
    ("pieces", "says"),
    [
        ([at("castile", "0 infantry", "spain")], "not a number and one of"),
        ([at("castile", "15 infantry", "spain")], "not a number and one of"),
        ([at("castile", "two infantry", "spain")], "not a number and one of"),
        ([at("castile", "2 knights", "spain")], "not a number and one of"),
        ([{"place": "castile", "hex": "tyrrhenian.5", "ship": "corvette"}], "a place, or a ship and the hex"),
        ([{"units": "1 infantry"}], "a place, or a ship and the hex"),
        ([{"place": "castile", "ship": "corvette"}], "a place, or a ship and the hex"),
        ([{"hex": "tyrrhenian.5", "units": "1 infantry"}], "a place, or a ship and the hex"),
        ([ship("corvette", "tyrrhenian.99")], "no sea hex"),
        ([ship("corvette", "tyrrhenian.5", masts=2)], "lost 1 of her masts and 0 of her decks at most"),
        ([ship("corvette", "tyrrhenian.5", decks=1)], "0 of her decks"),
        ([ship("frigate", "tyrrhenian.5", decks=2)], "1 of her decks"),
    ],
)
def test_pieces_that_cannot_be_are_refused(pieces: list[Piece], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        position("spain,russia", [*HOME, *pieces])


@pytest.mark.rule("mocarstwa:3.5")
def test_a_place_holds_up_to_fourteen_written_units() -> None:
    game = position("spain,russia", [*HOME, at("castile", "14 infantry", "spain"), at("navarre", "1 cavalry", "spain")])
    assert units(game, "castile") == {"infantry": 14}
    assert units(game, "navarre") == {"cavalry": 1}


@pytest.mark.rule("mocarstwa:3.2")
@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ({"2": [["spain"]]}, "must be 2 different powers"),
        ({"2": [["spain", "spain"]]}, "must be 2 different powers"),
        ({"2": [["spain", "russia", "poland"]]}, "must be 2 different powers"),
        ({"2": []}, "no row for 2"),
        ({}, "no row of powers"),
    ],
)
def test_rows_are_as_many_different_powers_as_seats(rows: Mapping[str, Any], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        position("spain,russia", HOME, more={"rows": rows})


@pytest.mark.rule("mocarstwa:3.11")
@pytest.mark.parametrize("hand", [["hidden"], ["phalanx", "phalanx"], ["sabre"]])
def test_a_written_hand_is_of_cards_that_the_deck_has(hand: list[str]) -> None:
    """The deck has one phalanx."""
    with pytest.raises(ContentError):
        position("spain,russia", HOME, battles="cards", seats={"spain": {"hand": hand}})


@pytest.mark.rule("mocarstwa:3.11")
@pytest.mark.parametrize("battles", ["cards", "dice"])
def test_two_written_hands_have_no_more_cards_than_the_deck(battles: str) -> None:
    """That is seen when the file is read, whoever plays with whatever battles."""
    seats = {power: {"hand": ["phalanx", "spy"]} for power in ("spain", "russia")}
    with pytest.raises(ContentError, match="2 cards 'phalanx' in hands, and there are 1"):
        position("spain,russia", HOME, battles=battles, seats=seats)


@pytest.mark.rule("mocarstwa:3.11")
def test_who_has_no_written_hand_draws_and_so_does_whoever_is_not_played() -> None:
    seats: dict[str, dict[str, Any]] = {"spain": {"ducats": 5}, "russia": {"hand": ["phalanx"]}}
    game = position("spain,russia", HOME, battles="cards", seats=seats)
    assert [len(hand) for hand in state(game).hands] == [7, 1]
    with pytest.raises(ContentError, match="nobody plays 'poland'"):
        position("spain,russia", HOME, battles="cards", seats={"poland": {"hand": ["phalanx"]}})


WRITTEN = [
    (MEANS, {}, {"ducats": (0, 99_000), "ore": (0, 99), "grain": (0, 99), "wood": (0, 99), "goods": (0, 99),
                 "forts": (0, 6), "fortresses": (0, 4), "most_ships": (0, 18)}),
    (PIECE, {}, {"masts": (0, 2), "decks": (0, 2)}),
    (GOAL, {"kind": "powers"}, {"turns": (1, 9), "number": (1, 99)}),
    (SEAT, {}, {"ducats": (0, 999_000), "ore": (0, 999), "grain": (0, 999), "wood": (0, 999), "goods": (0, 999)}),
]  # fmt: skip
"""Nothing at least, or one; no more forts and fortresses, ships, masts and decks than the box has."""


@pytest.mark.rule("mocarstwa:3.4")
@pytest.mark.parametrize(("table", "rest", "numbers"), WRITTEN)
def test_a_written_number_lies_within_its_bounds(
    table: Table, rest: dict[str, Any], numbers: dict[str, tuple[int, int]]
) -> None:
    for key, (least, most) in numbers.items():
        for number in (least, most):
            table.check(rest | {key: number}, ())
        for number in (least - 1, most + 1):
            with pytest.raises(Misfit):
                table.check(rest | {key: number}, ())


@pytest.mark.rule("mocarstwa:6.5")
@pytest.mark.parametrize(("more", "open_"), [
    ({"limit": 1}, True), ({"limit": 40}, True), ({"limit": 0}, False), ({"limit": 41}, False),
    ({"limits": [{"rounds": 1}]}, True), ({"limits": [{"rounds": 40}]}, True), ({"limits": [{"rounds": 0}]}, False),
    ({"limits": [{"rounds": 41}]}, False), ({"limits": [{"powers": ["spain"]}]}, False),
    ({"limits": [{"rounds": 9, "seats": [6]}]}, False), ({"limits": [{"rounds": 9, "powers": ["atlantis"]}]}, False),
    ({"number": 0}, True), ({"number": 100}, False), ({"number": -1}, False),
    ({"difficulty": 1}, True), ({"difficulty": 5}, True), ({"difficulty": 0}, False), ({"difficulty": 6}, False),
    ({"minutes": [1, 600]}, True), ({"minutes": [0, 600]}, False), ({"minutes": [1, 601]}, False),
])  # fmt: skip
def test_a_written_scenario_keeps_its_bounds(more: dict[str, Any], open_: bool) -> None:
    with nullcontext() if open_ else pytest.raises(ContentError):
        position("spain,russia", HOME, more=more)


@pytest.mark.rule("mocarstwa:6.5")
@pytest.mark.parametrize(
    ("table", "rounds"),
    [
        ({}, 30),
        ({"seats": [1]}, 30),
        ({"seats": [2]}, 9),
        ({"battles": "dice"}, 30),
        ({"battles": "cards"}, 9),
        ({"powers": ["spain"]}, 30),
        ({"powers": ["spain", "russia"]}, 30),
        ({"powers": ["russia"]}, 9),
        ({"powers": ["spain"], "seats": [1], "battles": "dice"}, 30),
        ({"powers": ["spain"], "seats": [1], "battles": "cards"}, 9),
    ],
)
def test_powers_may_have_a_number_of_rounds_of_their_own(table: dict[str, Any], rounds: int) -> None:
    """Spain alone with dice: what is written for her, for one player or for dice counts before the general limit."""
    more = {"limit": 9, "limits": [{"rounds": 30, **table}]}
    game = position("spain", HOME[:1], battles="dice", more=more)
    assert state(game).limit == rounds
    assert game.title.picture(game.state, 0)["limit"] == rounds


@pytest.mark.rule("mocarstwa:6.5")
def test_rounds_written_for_some_powers_count_where_they_alone_play_and_the_last_entry_counts() -> None:
    for powers, rounds in (("spain", 12), ("russia", 18), ("spain,russia", 18)):
        pieces = [piece for piece in HOME if piece["power"] in powers]
        more = {"limits": [{"rounds": 30, "powers": ["spain"]}, {"rounds": 12, "powers": ["spain"]}]}
        assert state(position(powers, pieces, more=more)).limit == rounds


# -- what the means give


def bought(powers: str, means: Iterable[Mapping[str, Any]], level: str = "scenario", **options: str) -> Any:
    """A game before its first purchase; everybody may pay for some infantry."""
    return position(
        powers,
        more={"means": [{"units": "2 infantry"}, *means], "start": {"deployed": False}},
        level=level,
        options=options,
    )


@pytest.mark.rule("mocarstwa:10.3")
def test_the_commander_of_the_means_joins_in_the_first_purchases() -> None:
    """The third seat has a Marshal, and must take him; the others have none."""
    game = bought("spain,russia,poland", [{"powers": ["poland"], "commander": "marshal"}])
    for capital in ("warsaw", "madrid", "moscow"):
        choose(game, f"deploy:infantry:{capital}:2")
        if capital == "warsaw":
            assert (question(game), game.to_act) == ("TakeCommander", (2,))
            assert offered(game) == ["appoint:marshal:warsaw"]
            choose(game, "appoint:marshal:warsaw")
    assert state(game).commander.count(1) == 1


@pytest.mark.rule("mocarstwa:12.2")
def test_who_begins_with_a_crew_alone_appoints_the_first_commander_aboard() -> None:
    means = [{"powers": ["spain"], "units": "1 infantry", "ships": ["corvette"]}]
    game = bought("russia,spain", means, commanders="yes")
    choose(game, "launch:corvette:west_med.4", "deploy:infantry:corvette.1:1")
    assert question(game) == "TakeCommander"
    assert "appoint:admiral:corvette.1" in offered(game)


@pytest.mark.rule("mocarstwa:9.4")
@pytest.mark.parametrize(("forts", "asked"), [(1, False), (2, True), (3, True)])
def test_a_fortress_stands_for_two_forts(forts: int, asked: bool) -> None:
    """Poland sits third, and plays first: who chose last begins."""
    game = bought("spain,russia,poland", [{"powers": ["poland"], "forts": forts, "swap_forts": True}])
    assert (question(game) == "SwapForts") == asked
    assert game.to_act == (2,)
    if asked:
        choose(game, "swap-forts")
        g = state(game)
        assert (g.kept(2, 6), g.kept(2, 7)) == (forts - 2, 1)
        assert g.shelf[:2] == [6 - (forts - 2), 4 - 1]
        free = bought("spain,russia,poland", [{"powers": ["poland"], "forts": forts, "swap_forts": True}])
        choose(free, "done")
        assert (state(free).kept(2, 6), state(free).kept(2, 7)) == (forts, 0)


@pytest.mark.rule("mocarstwa:9.9")
def test_ships_that_are_kept_and_ships_on_the_map_count_alike() -> None:
    """Three are allowed: one lies on the map, one was given and one is bought."""
    means = {"ducats": 9_000, "wood": 30, "ore": 9, "most_ships": 3, "ships": ["corvette"]}
    game = position(
        "spain,russia",
        [ship("corvette", "west_med.7", "1 infantry", "russia")],
        more={"means": [{"units": "2 infantry"}, {"powers": ["russia"], **means}], "start": {"deployed": False}},
    )
    g = state(game)
    assert game.to_act == (1,)
    assert (ships_of(g, 0), ships_of(g, 1)) == (0, 2)
    choose(game, "build:corvette")
    assert ships_of(state(game), 1) == 3
    assert why_not(game, "build:corvette") == "ships-limit"


def test_a_written_scenario_is_kept_with_its_game_and_a_printed_one_is_not() -> None:
    game = position("spain,russia", HOME)
    assert json.loads(dumps(game))["scenario_text"] == game.scenario.text
    printed = theatrum.new("mocarstwa", "berlin", 2, seed=1)
    assert json.loads(dumps(printed))["scenario_text"] is None
