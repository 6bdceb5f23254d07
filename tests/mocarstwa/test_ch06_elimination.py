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


HOME = [
    at("madrid", "1 infantry", "spain"),
    at("lubusz", "1 infantry", "germany"),
    at("moscow", "1 infantry", "russia"),
]


@pytest.mark.rule("mocarstwa:6.3")
@pytest.mark.parametrize(("cards", "out"), [(("bayonets", "battery"), 0), (("battery", "bayonets"), 0b001)])
def test_who_fights_with_the_last_unit_of_home_is_out_only_if_it_falls(cards: tuple[str, str], out: int) -> None:
    """While it fights it counts for the power it came from (ruling M24)."""
    hands = {
        "spain": {"hand": [cards[0], "square", "square"]},
        "germany": {"hand": [cards[1], "hussars", "hussars"]},
        "russia": {"hand": ["spy"] * 3},
    }
    pieces = [*HOME, at("aragon", "1 infantry", "germany")]
    game = position(
        "spain,germany,russia", pieces, level="full", battles="cards", seats=hands, goals=[{"kind": "powers"}]
    )
    play(game, "attack:infantry:madrid:aragon")
    assert state(game).out == 0
    assert state(game).assaults != ()
    play(game, "end-phase", f"lay:{cards[0]}")
    game.choose(1, f"lay:{cards[1]}")
    assert state(game).out == out
    assert state(game).assaults == ()


@pytest.mark.rule("mocarstwa:6.4")
def test_who_is_out_has_no_political_phase() -> None:
    """Spain marches out of Spain with the last unit and has no other coat of arms."""
    pieces = [
        at("lubusz", "1 infantry", "germany"),
        at("moscow", "1 infantry", "russia"),
        at("navarre", "1 infantry", "spain"),
    ]
    game = position("spain,germany,russia", pieces, level="full", goals=[{"kind": "powers"}])
    play(game, "move:infantry:navarre:guyenne")
    assert state(game).out == 0b001
    assert units(game, "guyenne") == {}
    assert type(game.decision).__name__ == "Orders"
    assert game.to_act == (1,)


@pytest.mark.rule("mocarstwa:6.4")
def test_after_one_player_another_is_out_and_the_last_has_won() -> None:
    """Russia marches out of Russia with the last unit, then Spain out of Spain."""
    pieces = [
        at("lubusz", "1 infantry", "germany"),
        at("don", "1 infantry", "russia"),
        at("navarre", "1 infantry", "spain"),
    ]
    game = position("spain,germany,russia", pieces, level="full", goals=[{"kind": "powers"}], turn="russia")
    game.choose(2, "move:infantry:don:kastamonu")
    assert state(game).out == 0b100
    play(game, "move:infantry:navarre:guyenne")
    assert state(game).out == 0b101
    assert game.result == (2, 1, 2)
