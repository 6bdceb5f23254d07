"""Chapter 5.2: the phase of the independent powers, with dice and with cards."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import CARDS

from .positions import at, choose, holder, offered, position, question, ship, state, told, units

HOME = at("lisbon", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


def number(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.id == name)


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


BESIDE_TWO = [
    at("kiev", "1 infantry", "poland"),
    at("moscow", "1 infantry", "russia"),
    at("lubusz", "1 infantry", "poland"),
    at("silesia", "1 infantry", "russia"),
]
"""Around Poznan, in this order: Lubusz and Silesia."""


def attacked(game: Game) -> list[str]:
    names = game.state.lexicon.names["place"]
    return [names[args[3]] for args in told(game, "attacked")]


@pytest.mark.rule("mocarstwa:5.2")
@pytest.mark.parametrize(("lot", "target"), [(0, "lubusz"), (1, "silesia")])
def test_beside_two_players_the_die_says_whom(lot: int, target: str) -> None:
    game = position(
        "poland,russia",
        [*BESIDE_TWO, at("poznan", "1 infantry")],
        phase="independents",
        forced=[lot, *dice(1, 1, 6, 6)],
    )
    assert attacked(game) == [target]


@pytest.mark.rule("mocarstwa:5.2")
def test_who_finds_the_province_of_the_lot_empty_attacks_another() -> None:
    """Both lots fall on Lubusz and the first attack takes its only unit: the second goes against Silesia."""
    game = position(
        "poland,russia",
        [*BESIDE_TWO, at("poznan", "2 infantry")],
        phase="independents",
        forced=[0, 0, *dice(6, 6, 1, 1), *dice(1, 1, 6, 6)],
    )
    assert attacked(game) == ["lubusz", "silesia"]


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
    assert units(game, "languedoc") == {"infantry": 2}


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


@pytest.mark.rule("mocarstwa:5.2.1")
@pytest.mark.rule("mocarstwa:5.2.5")
def test_with_cards_independents_of_several_powers_attack_together_over_borders() -> None:
    """Navarre is Spain's, Languedoc and Poitou France's: all three lie beside Guyenne."""
    game = position(
        "spain,russia",
        [
            *HOME,
            at("guyenne", "1 infantry", "russia"),
            at("navarre", "1 infantry"),
            at("languedoc", "1 infantry"),
            at("poitou", "1 infantry"),
        ],
        phase="independents",
        battles="cards",
    )
    assert told(game, "battle")[0][3] == 3


@pytest.mark.rule("mocarstwa:5.2.2")
@pytest.mark.parametrize(
    ("plain", "dear"),
    [
        ("2 artillery", at("navarre", "3 infantry", "spain", commander="marshal")),  # who adds nothing to defence
        ("3 cavalry", at("navarre", "2 artillery", "spain")),
        ("2 grenadiers", at("navarre", "3 cavalry", "spain")),
        ("3 infantry", at("navarre", "2 grenadiers", "spain")),
    ],
)
def test_of_equal_defences_the_more_precious_is_attacked(plain: str, dear: dict[str, str]) -> None:
    """Castile lies beside Galicia and Navarre, both with a defence of 6."""
    game = position(
        "spain,russia",
        [*HOME, at("galicia", plain, "spain"), dear, at("castile", "2 artillery")],
        phase="independents",
        battles="cards",
    )
    names = game.state.lexicon.names["place"]
    assert names[told(game, "battle")[0][2]] == "navarre"


@pytest.mark.rule("mocarstwa:5.2.3")
@pytest.mark.parametrize(("defence", "attacks"), [("1 artillery", True), ("2 infantry", False)])
def test_they_attack_up_to_a_defence_of_two_above_and_fall_back_from_three(defence: str, attacks: bool) -> None:
    """Infantry 1 against 3, and against 4."""
    game = position(
        "spain,russia",
        [*HOME, at("navarre", defence, "spain"), at("guyenne", "1 infantry")],
        phase="independents",
        battles="cards",
    )
    assert bool(told(game, "battle")) == attacks
    assert bool(told(game, "fell-back")) != attacks


@pytest.mark.rule("mocarstwa:5.2.4")
def test_they_fall_back_to_others_first_then_towards_the_capital() -> None:
    """From Guyenne: Languedoc with others, though Poitou is nearer to Paris; without them Poitou."""
    for others, haven in (("languedoc", "languedoc"), ("provence", "poitou")):
        game = position(
            "spain,russia",
            [*HOME, at("navarre", "3 grenadiers", "spain"), at("guyenne", "1 infantry"), at(others, "1 infantry")],
            phase="independents",
            battles="cards",
        )
        assert holder(game, haven) == "independents"
        assert units(game, "guyenne") == {}


@pytest.mark.rule("mocarstwa:5.2.4")
@pytest.mark.parametrize(("garrison", "haven"), [(2, "paris"), (3, "champagne")])
def test_past_a_full_capital_they_fall_back_elsewhere(garrison: int, haven: str) -> None:
    """From Burgundy, before three grenadiers in Switzerland; Champagne is as near to Paris as can be."""
    pieces = [*HOME, at("switzerland", "3 grenadiers", "spain"), at("burgundy", "1 infantry")]
    game = position(
        "spain,russia", [*pieces, at("paris", f"{garrison} infantry")], phase="independents", battles="cards"
    )
    assert units(game, "burgundy") == {}
    assert units(game, haven) == {"infantry": 3 if haven == "paris" else 1}


@pytest.mark.rule("mocarstwa:5.2.4")
@pytest.mark.rule("mocarstwa:7.6")
def test_their_retreat_in_defence_leads_anywhere_over_borders_but_where_the_attack_came_from() -> None:
    """Guyenne is French; Navarre and Aragon, beside it, are Spain's."""
    game = position(
        "spain,russia",
        [*HOME, at("languedoc", "1 infantry", "spain"), at("guyenne", "1 infantry")],
        battles="cards",
        seats={"spain": {"hand": ["battery"] * 3}, "russia": {"hand": ["hussars"] * 3}},
    )
    choose(game, "attack:infantry:languedoc:guyenne", "end-phase")
    state(game).dice.forced.append(number("fall-back"))
    choose(game, "lay:battery")
    assert offered(game) == [f"drive:{name}" for name in ("poitou", "auvergne", "navarre", "aragon")]
    choose(game, "drive:navarre")
    assert holder(game, "navarre") == "independents"
    assert holder(game, "guyenne") == "spain"


@pytest.mark.rule("mocarstwa:5.2.4")
def test_who_has_nowhere_to_go_within_the_own_power_attacks() -> None:
    """Everything French beside Guyenne is Spain's; Navarre's three grenadiers are far too strong, and yet."""
    walls = [at(name, "3 grenadiers", "spain") for name in ("navarre", "poitou", "auvergne", "languedoc")]
    game = position("spain,russia", [*HOME, *walls, at("guyenne", "1 infantry")], phase="independents", battles="cards")
    assert told(game, "battle")


@pytest.mark.rule("mocarstwa:5.2.5")
def test_from_neutral_land_they_always_attack_and_those_beside_them_fall_back() -> None:
    """Switzerland is neutral, Swabia is Germany's: against 6 their 2 is too weak."""
    game = position(
        "spain,russia",
        [
            *HOME,
            at("tyrol", "3 grenadiers", "spain"),
            at("switzerland", "1 infantry"),
            at("bavaria", "1 infantry"),
            at("bohemia", "1 infantry"),
        ],
        phase="independents",
        battles="cards",
    )
    assert told(game, "battle")[0][3] == 1
    names = game.state.lexicon.names["place"]
    assert [names[args[2]] for args in told(game, "attacked")] == ["switzerland"]


@pytest.mark.rule("mocarstwa:9.6")
def test_where_the_scenario_says_so_they_always_attack() -> None:
    pieces = [*HOME, at("navarre", "3 grenadiers", "spain"), at("guyenne", "1 infantry"), at("languedoc", "1 infantry")]
    game = position("spain,russia", pieces, phase="independents", battles="cards", more={"always_attack": True})
    assert told(game, "battle")


@pytest.mark.rule("mocarstwa:5.2.6")
@pytest.mark.parametrize(("garrison", "goes"), [("1 infantry, 1 artillery", 0), ("1 cavalry, 1 artillery", 3)])
def test_a_sortie_takes_grenadiers_then_infantry_then_artillery(garrison: str, goes: int) -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", garrison, fort="fort")],
        phase="independents",
        battles="cards",
    )
    assert told(game, "attacked")[0][1] == goes


@pytest.mark.rule("mocarstwa:5.2.6")
def test_before_a_far_stronger_defence_a_garrison_stays_behind_its_walls() -> None:
    """Ruling M27: grenadiers 2 and the fort's 1 against 6; nobody goes out, nobody leaves."""
    game = position(
        "spain,russia",
        [
            *HOME,
            at("navarre", "3 grenadiers", "spain"),
            at("guyenne", "1 grenadiers, 2 infantry", fort="fort"),
            at("languedoc", "1 infantry"),
        ],
        phase="independents",
        battles="cards",
    )
    assert not told(game, "battle")
    assert units(game, "guyenne") == {"grenadiers": 1, "infantry": 2}


@pytest.mark.rule("mocarstwa:5.2.6")
def test_who_survives_a_sortie_returns_to_the_fortification() -> None:
    hands = {"spain": {"hand": ["battery"] * 3}, "russia": {"hand": ["hussars"] * 3}}
    card = number("ambush")
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 grenadiers, 1 infantry", fort="fort")],
        phase="independents",
        battles="cards",
        seats=hands,
        forced=[card],
    )
    choose(game, "lay:battery")
    assert told(game, "battle-won")
    assert units(game, "castile") == {"grenadiers": 1, "infantry": 1}
    assert holder(game, "madrid") == ""


@pytest.mark.rule("mocarstwa:5.2.6")
def test_those_left_in_the_fortification_support_the_sortie() -> None:
    """Grenadiers 2, the fort 1, Fire 3, and a gun's symbol for the artillery behind the wall."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 grenadiers, 1 artillery", fort="fort")],
        phase="independents",
        battles="cards",
        seats={"spain": {"hand": ["battery"] * 3}, "russia": {"hand": ["hussars"] * 3}},
        forced=[number("cannon")],
    )
    choose(game, "lay:battery")
    assert told(game, "points")[0][:2] == (2 + 1 + 3 + 1, 2 + 1 + 1)
    assert units(game, "castile") == {"grenadiers": 1, "artillery": 1}


# -- from ships (ruling M21)


@pytest.mark.rule("mocarstwa:5.2.6")
def test_with_cards_one_of_a_crew_lands_and_comes_back_or_fires() -> None:
    ashore = position(
        "spain,russia",
        [*HOME, at("barcelona", "1 infantry", "spain"), ship("frigate", "west_med.4", "1 grenadiers, 2 infantry")],
        phase="independents",
        battles="cards",
    )
    assert told(ashore, "landed")[0][1] == 1  # grenadiers go first
    assert told(ashore, "battle")[0][3] == 1
    afloat = position(
        "spain,russia",
        [
            *HOME,
            ship("corvette", "tyrrhenian.5", "1 infantry", "spain"),
            ship("ship-of-the-line", "tyrrhenian.4", "3 infantry"),
        ],
        phase="independents",
        battles="cards",
    )
    assert told(afloat, "battle")[0][3] == 1
    assert units(afloat, "ship-of-the-line.1") == {"infantry": 3}


@pytest.mark.rule("mocarstwa:5.2")
def test_with_dice_every_unit_aboard_fires_as_far_as_decks_go() -> None:
    game = position(
        "spain",
        [
            at("madrid", "1 infantry", "spain"),
            ship("frigate", "tyrrhenian.5", "3 infantry", "spain"),
            ship("corvette", "tyrrhenian.4", "2 infantry"),
        ],
        phase="independents",
        forced=dice(3, 4),
    )
    assert len(told(game, "fired")) == 1
    assert units(game, "frigate.1") == {"infantry": 2}
    shelled = position(
        "spain",
        [
            at("madrid", "1 infantry", "spain"),
            at("barcelona", "1 infantry", "spain"),
            ship("corvette", "west_med.4", "2 infantry"),
        ],
        phase="independents",
        forced=dice(6, 6, 6, 1, 1),
    )
    assert told(shelled, "roll-attack")[0][1:] == (-2, 16)
    assert holder(shelled, "barcelona") == ""
    assert units(shelled, "corvette.1") == {"infantry": 2}


@pytest.mark.rule("mocarstwa:5.2")
@pytest.mark.parametrize("kind", ["corvette", "frigate", "ship-of-the-line"])
def test_with_dice_they_shell_a_shore_from_any_ship(kind: str) -> None:
    pieces = [at(place, "1 infantry", "spain") for place in ("madrid", "barcelona")]
    game = position("spain", [*pieces, ship(kind, "west_med.4", "1 infantry")], phase="independents")
    assert len(told(game, "shelled")) == 1
    assert not told(game, "attacked")


@pytest.mark.rule("mocarstwa:5.2")
def test_independents_ashore_leave_ships_alone() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("barcelona", "1 artillery"), ship("corvette", "west_med.4", "1 infantry", "spain")],
        phase="independents",
    )
    assert not told(game, "attacked")


@pytest.mark.rule("mocarstwa:5.2")
def test_alone_against_the_map_the_weakest_province_is_attacked() -> None:
    """Ruling M16: nobody sits to the left."""
    game = position(
        "spain",
        [at("madrid", "3 infantry", "spain"), at("galicia", "1 infantry", "spain"), at("castile", "1 infantry")],
        phase="independents",
        forced=dice(6, 6, 1, 1),
    )
    assert holder(game, "galicia") == ""
    assert units(game, "madrid") == {"infantry": 3}


@pytest.mark.rule("mocarstwa:6.2")
def test_a_power_is_taken_when_its_last_independents_have_left_it_for_a_battle_and_fallen() -> None:
    """The last French garrison attacks out of France and dies: who holds Paris has the coat of arms."""
    hands = {"spain": {"hand": ["bayonets", "hussars", "hussars"]}, "russia": {"hand": ["spy"] * 3}}
    card = number("sharpshooters")
    game = position(
        "spain,russia",
        [*HOME, at("paris", "1 infantry", "spain"), at("navarre", "1 infantry", "spain"), at("guyenne", "1 infantry")],
        phase="independents",
        battles="cards",
        seats=hands,
        forced=[card],
    )
    g = state(game)
    france = g.board.powers.index("france")
    assert g.coat[france] == -1
    choose(game, "lay:bayonets")
    assert g.coat[france] == 0


@pytest.mark.rule("mocarstwa:5.2.5")
@pytest.mark.parametrize(("card", "stays"), [("ambush", True), ("fall-back", False)])
def test_with_cards_victors_stay_in_the_province_and_retreat_brings_them_back(card: str, stays: bool) -> None:
    """Ambush, an Assault, beats the battery; the independents' own Retreat takes them home."""
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "2 grenadiers")],
        phase="independents",
        battles="cards",
        seats={"spain": {"hand": ["battery"] * 3}, "russia": {"hand": ["hussars"] * 3}},
        forced=[number(card)],
    )
    choose(game, "lay:battery")
    assert holder(game, "madrid") == ("independents" if stays else "spain")
    assert units(game, "castile") == ({} if stays else {"grenadiers": 2})
