"""Who is out leaves the map at once, in the middle of somebody's phase too."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from .positions import at, position, state, units

HANDS = {"spain": {"hand": ["hussars"] * 3}, "germany": {"hand": ["charge"] * 2}, "russia": {"hand": ["spy"]}}


def play(game: Game, *choices: str) -> None:
    for choice in choices:
        game.choose(0, choice)


@pytest.mark.rule("mocarstwa:6.4")
def test_a_battle_against_somebody_who_is_out_is_a_march() -> None:
    """Germany loses its last province at home; its unit at Lyon is gone before the second battle."""
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("silesia", "3 artillery", "spain"),
        at("lubusz", "1 infantry", "germany"),
        at("languedoc", "2 infantry", "spain"),
        at("lyon", "1 infantry", "germany"),
        at("moscow", "1 infantry", "russia"),
    ]
    game = position(
        "spain,germany,russia", pieces, level="full", battles="cards", seats=HANDS, goals=[{"kind": "powers"}]
    )
    play(game, *["attack:artillery:silesia:lubusz"] * 3, *["attack:infantry:languedoc:lyon"] * 2, "end-phase")
    play(game, "fight:lubusz", "lay:hussars")
    game.choose(1, "lay:charge")
    while type(game.decision).__name__ != "Authority":
        play(game, "done" if "done" in [choice.id for choice in game.choices(0)] else game.choices(0)[0].id)
    assert state(game).out == 0b010
    assert units(game, "lyon") == {"infantry": 2}


@pytest.mark.rule("mocarstwa:6.3")
def test_who_sends_the_last_unit_of_home_to_attack_is_out() -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("aragon", "1 infantry"),
        at("lubusz", "1 infantry", "germany"),
        at("moscow", "1 infantry", "russia"),
    ]
    game = position(
        "spain,germany,russia", pieces, level="full", battles="cards", seats=HANDS, goals=[{"kind": "powers"}]
    )
    play(game, "attack:infantry:madrid:aragon")
    assert state(game).out == 0b001
    assert state(game).assaults == ()
