"""Chapter 5.2: the phase of the independent powers, with dice and with cards."""

from __future__ import annotations

import pytest

from .positions import at, choose, holder, offered, position, question, told, units

HOME = at("lisbon", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


@pytest.mark.rule("mocarstwa:5.2")
def test_a_lone_independent_attacks_and_does_not_enter() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry")],
        phase="independents",
        forced=dice(6, 6, 1, 1),
    )
    assert told(game, "attacked")
    assert holder(game, "madrid") == ""
    assert units(game, "castile") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:5.2")
def test_the_player_to_the_left_says_who_attacks_what() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry, 1 artillery")],
        phase="independents",
    )
    assert question(game) == "Independents"
    assert game.to_act == (1,)
    assert offered(game) == ["assail:infantry:castile:madrid", "assail:artillery:castile:madrid"]


@pytest.mark.rule("mocarstwa:5.2")
def test_beside_two_players_the_die_says_whom() -> None:
    for lot, attacked in ((0, "lubusz"), (1, "silesia")):
        game = position(
            "poland,russia",
            [
                at("warsaw", "1 infantry", "poland"),
                at("moscow", "1 infantry", "russia"),
                at("poznan", "1 infantry"),
                at("lubusz", "1 infantry", "poland"),
                at("silesia", "1 infantry", "russia"),
            ],
            phase="independents",
            forced=[lot, *dice(1, 1, 6, 6)],
        )
        kind_from_to = told(game, "attacked")[0]
        names = game.state.lexicon.names["place"]
        assert names[kind_from_to[3]] in (attacked, "warsaw")


@pytest.mark.rule("mocarstwa:5.2.2")
def test_with_cards_they_attack_together() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry"), at("andalusia", "1 infantry")],
        phase="independents",
        battles="cards",
    )
    assert question(game) == "LayCards"
    assert told(game, "battle")[0][3] == 2


@pytest.mark.rule("mocarstwa:5.2.2")
def test_with_cards_the_weaker_province_is_attacked() -> None:
    game = position(
        "spain,russia",
        [
            *HOME,
            at("madrid", "2 infantry", "spain"),
            at("galicia", "1 infantry", "spain"),
            at("castile", "1 grenadiers"),
        ],
        phase="independents",
        battles="cards",
    )
    names = game.state.lexicon.names["place"]
    assert names[told(game, "battle")[0][2]] == "galicia"


@pytest.mark.rule("mocarstwa:5.2.3")
@pytest.mark.rule("mocarstwa:5.2.4")
def test_with_cards_they_fall_back_before_a_far_stronger_defence() -> None:
    """Infantry (1) against three grenadiers (6): it goes to the others of its power."""
    game = position(
        "spain,russia",
        [
            *HOME,
            at("navarre", "3 grenadiers", "spain"),
            at("guyenne", "1 infantry"),
            at("languedoc", "1 infantry"),
        ],
        phase="independents",
        battles="cards",
    )
    assert told(game, "battle") == []
    assert units(game, "guyenne") == {}
    assert units(game, "languedoc") == {"infantry": 2} or told(game, "fell-back")


@pytest.mark.rule("mocarstwa:5.2.6")
def test_with_cards_one_makes_a_sortie_from_a_fort_and_comes_back() -> None:
    game = position(
        "spain,russia",
        [
            *HOME,
            at("madrid", "1 infantry", "spain"),
            at("castile", "1 infantry, 1 grenadiers, 1 artillery", fort="fort"),
        ],
        phase="independents",
        battles="cards",
    )
    assert told(game, "attacked")[0][1] == 1  # the grenadiers
    choose(game, offered(game)[0])
    assert units(game, "castile").get("artillery") == 1
