"""Chapter 7.5 and 7.6: battles with cards."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import CARDS, Card
from theatrum.titles.mocarstwa.land.strength import symbol_points, type_points

from .positions import Piece, at, choose, holder, offered, position, question, ship, state, told, units, why_not

HOME = at("lisbon", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
FILL = {"spain": ["hussars", "battery", "square"], "russia": ["hussars", "battery", "square"]}
"""Cards in hand that are not played."""


def number(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.id == name)


def battle(pieces: list[Piece], spain: str, russia: str, *orders: str, **more: Any) -> Game:
    """Spain has declared its attacks and both have laid a card."""
    hands = {"spain": {"hand": [spain, *FILL["spain"]]}, "russia": {"hand": [russia, *FILL["russia"]]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands, **more)
    choose(game, *orders, "end-phase")
    game.choose(0, f"lay:{spain}")
    if 1 in game.to_act:
        game.choose(1, f"lay:{russia}")
    return game


def points(game: Game) -> tuple[int, int]:
    attack, defence, _ = told(game, "points")[0]
    return attack, defence


@pytest.mark.rule("mocarstwa:7.5")
def test_all_moves_come_before_the_first_attack() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "russia")],
        battles="cards",
    )
    choose(game, "attack:infantry:madrid:castile")
    assert why_not(game, "move:infantry:madrid:andalusia") == "moves-first"


@pytest.mark.rule("mocarstwa:7.5.4")
@pytest.mark.rule("mocarstwa:7.5.5")
def test_values_of_units_forts_and_commanders() -> None:
    """Grenadiers 2 and cavalry 2 from a fort 1 under the Marshal 1; artillery 3 in a fortress 2 under the Hetman 1."""
    game = battle(
        [
            at("madrid", "1 grenadiers, 1 cavalry, 1 infantry", "spain", fort="fort", commander="marshal"),
            at("castile", "1 artillery", "russia", fort="fortress", commander="hetman"),
        ],
        "spy",
        "lost-orders",
        "attack:grenadiers:madrid:castile",
        "attack:cavalry:madrid:castile",
    )
    choose(game, offered(game, 0)[0])  # the spy's second card: only symbols would count
    attack, defence = points(game)
    assert defence == 6
    assert attack >= 6


@pytest.mark.rule("mocarstwa:7.5.6")
def test_a_symbol_counts_for_a_unit_of_its_formation_and_each_unit_once() -> None:
    card = CARDS[number("hussars")]  # one infantry, two cavalry
    assert card.symbols == (1, 0, 2, 0)
    assert symbol_points(card, [0], []) == 1
    assert symbol_points(card, [0, 0], []) == 1
    assert symbol_points(card, [2, 2, 2], []) == 2
    assert symbol_points(card, [3], []) == 0


@pytest.mark.rule("mocarstwa:7.6")
def test_the_guns_of_a_ship_are_served_by_any_of_its_crew() -> None:
    card = CARDS[number("battery")]  # one infantry, two artillery
    assert symbol_points(card, [], [0]) == 1
    assert symbol_points(card, [], [0, 0, 0]) == 3
    assert symbol_points(card, [], [1, 2]) == 2
    assert symbol_points(card, [0, 3], [1]) == 3


@pytest.mark.rule("mocarstwa:7.5.8")
@pytest.mark.parametrize(
    ("own", "other", "counts"),
    [
        ("onrush", "crossfire", True),  # Assault against Fire
        ("crossfire", "onrush", False),
        ("crossfire", "phalanx", True),  # Fire against Formation
        ("phalanx", "crossfire", False),
        ("phalanx", "onrush", True),  # Formation against Assault
        ("onrush", "phalanx", False),
        ("onrush", "storm", True),  # equal types: both count
        ("onrush", "spy", True),
    ],
)
def test_the_value_of_a_card_counts_unless_its_type_is_beaten(own: str, other: str, counts: bool) -> None:
    mine: Card = CARDS[number(own)]
    assert type_points(mine, CARDS[number(other)]) == (mine.value if counts else 0)


@pytest.mark.rule("mocarstwa:7.5.9")
@pytest.mark.rule("mocarstwa:7.5.10")
def test_the_beaten_lose_all_and_the_victor_what_exceeds_the_lead() -> None:
    """Three infantry 3 and onrush 3+1 against one infantry 2 and crossfire 0+1: lead 4, nobody of the three falls."""
    game = battle(
        [at("madrid", "3 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "onrush",
        "crossfire",
        *["attack:infantry:madrid:castile"] * 3,
    )
    assert points(game) == (7, 3)
    assert units(game, "castile") == {"infantry": 3}
    assert holder(game, "castile") == "spain"


@pytest.mark.rule("mocarstwa:7.5.10")
def test_as_many_points_as_units_cost_nothing() -> None:
    """Three grenadiers and crossfire 3 against two infantry and the line's two symbols: 3 points, three engaged."""
    game = battle(
        [at("madrid", "3 grenadiers", "spain"), at("castile", "2 infantry", "russia")],
        "crossfire",
        "line",
        *["attack:grenadiers:madrid:castile"] * 3,
    )
    assert points(game) == (9, 6)  # 6 + 3 against 4 + 2 symbols; the line's value is beaten
    assert units(game, "castile") == {"grenadiers": 3}  # lead 3, three engaged


@pytest.mark.rule("mocarstwa:7.5.10")
def test_the_victor_loses_units_less_points_and_says_which() -> None:
    """Four of Spain against two grenadiers, cards without effect: 7 to 6 leaves one of the four."""
    game = battle(
        [
            at("madrid", "2 infantry, 1 grenadiers", "spain"),
            at("galicia", "1 artillery", "spain"),
            at("castile", "2 grenadiers", "russia"),
        ],
        "lost-orders",
        "lost-orders",
        *["attack:infantry:madrid:castile"] * 2,
        "attack:grenadiers:madrid:castile",
        "attack:artillery:galicia:castile",
    )
    assert points(game) == (1 + 1 + 2 + 3, 6)
    assert question(game) == "Casualty"
    assert game.to_act == (0,)
    choose(game, "lose:infantry:madrid", "lose:infantry:madrid", "lose:artillery:galicia")
    assert units(game, "castile") == {"grenadiers": 1}
    assert units(game, "galicia") == units(game, "madrid") == {}


@pytest.mark.rule("mocarstwa:7.5.10")
def test_a_victorious_defender_says_which_of_his_units_fell() -> None:
    """Infantry and artillery, 5, against 4: one point, so one of the two falls; the attackers all do."""
    game = battle(
        [at("madrid", "2 infantry, 1 grenadiers", "spain"), at("castile", "1 infantry, 1 artillery", "russia")],
        "lost-orders",
        "lost-orders",
        *["attack:infantry:madrid:castile"] * 2,
        "attack:grenadiers:madrid:castile",
    )
    assert points(game) == (4, 5)
    assert question(game) == "Casualty"
    assert game.to_act == (1,)
    choose(game, "lose:infantry:castile")
    assert units(game, "castile") == {"artillery": 1}
    assert units(game, "madrid") == {}


@pytest.mark.rule("mocarstwa:7.5.4")
@pytest.mark.rule("mocarstwa:7.10.3")
def test_the_fortification_counts_once_in_a_battle() -> None:
    """Ruling M46: two from a fort and one from a fortress have 2 of it, not 4; both defenders in a fort have 1."""
    game = battle(
        [
            at("madrid", "2 infantry", "spain", fort="fort"),
            at("galicia", "1 infantry", "spain", fort="fortress"),
            at("castile", "2 infantry", "russia", fort="fort"),
        ],
        "lost-orders",
        "lost-orders",
        *["attack:infantry:madrid:castile"] * 2,
        "attack:infantry:galicia:castile",
    )
    assert points(game) == (3 + 2, 4 + 1)


@pytest.mark.rule("mocarstwa:7.5.9")
def test_in_a_draw_everybody_falls() -> None:
    game = battle(
        [at("madrid", "1 cavalry", "spain"), at("castile", "1 infantry", "russia")],
        "storm",
        "storm",
        "attack:cavalry:madrid:castile",
    )
    assert points(game) == (5, 5)
    assert holder(game, "castile") == ""
    assert units(game, "madrid") == {}


@pytest.mark.rule("mocarstwa:7.5.11")
def test_battle_fury_kills_one_more_of_the_victors() -> None:
    """The charge is beaten, but its fury takes one of the two defenders."""
    game = battle(
        [at("madrid", "1 cavalry", "spain"), at("castile", "3 grenadiers", "russia")],
        "cuirassiers",
        "phalanx",
        "attack:cavalry:madrid:castile",
    )
    assert units(game, "castile") == {"grenadiers": 2}


@pytest.mark.rule("mocarstwa:7.5.11")
def test_fury_and_cross_cancel_each_other() -> None:
    game = battle(
        [at("madrid", "1 cavalry", "spain"), at("castile", "3 grenadiers", "russia")],
        "cuirassiers",
        "old-guard",
        "attack:cavalry:madrid:castile",
    )
    assert units(game, "castile") == {"grenadiers": 3}


@pytest.mark.rule("mocarstwa:7.5.11")
def test_a_cross_saves_a_beaten_attacker_who_goes_home() -> None:
    game = battle(
        [at("madrid", "1 grenadiers", "spain"), at("castile", "3 artillery", "russia")],
        "old-guard",
        "crossfire",
        "attack:grenadiers:madrid:castile",
    )
    assert units(game, "madrid") == {"grenadiers": 1}
    assert units(game, "castile") == {"artillery": 3}


@pytest.mark.rule("mocarstwa:7.6")
def test_retreat_in_attack_brings_everybody_home() -> None:
    game = battle(
        [at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "retreat",
        "onrush",
        *["attack:infantry:madrid:castile"] * 2,
    )
    assert units(game, "madrid") == {"infantry": 2}
    assert units(game, "castile") == {"infantry": 1}
    assert not told(game, "points")


@pytest.mark.rule("mocarstwa:7.6")
def test_retreat_in_defence_leads_where_the_attacker_wants() -> None:
    game = battle(
        [at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "onrush",
        "retreat",
        *["attack:infantry:madrid:castile"] * 2,
    )
    assert question(game) == "Drive"
    assert game.to_act == (0,)
    havens = [choice.removeprefix("drive:") for choice in offered(game)]
    assert "madrid" not in havens  # whence the attack came
    choose(game, f"drive:{havens[0]}")
    assert holder(game, havens[0]) == "russia"
    assert units(game, "castile") == {"infantry": 2}
    assert holder(game, "castile") == "spain"


@pytest.mark.rule("mocarstwa:7.6")
def test_when_both_retreat_the_province_is_left_empty() -> None:
    game = battle(
        [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "retreat",
        "retreat",
        "attack:infantry:madrid:castile",
    )
    choose(game, offered(game)[0])
    assert holder(game, "castile") == ""
    assert units(game, "madrid") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:7.6")
def test_lost_orders_leave_the_units_alone() -> None:
    game = battle(
        [at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "onrush",
        "lost-orders",
        *["attack:infantry:madrid:castile"] * 2,
    )
    assert points(game) == (2, 2)


@pytest.mark.rule("mocarstwa:7.6")
def test_lost_orders_leave_no_symbol_of_any_formation() -> None:
    """Infantry 1, grenadiers 2, cavalry 2 and artillery 3 against infantry 2."""
    kinds = ("infantry", "grenadiers", "cavalry", "artillery")
    game = battle(
        [at("madrid", ", ".join(f"1 {kind}" for kind in kinds), "spain"), at("castile", "1 infantry", "russia")],
        "onrush",
        "lost-orders",
        *(f"attack:{kind}:madrid:castile" for kind in kinds),
    )
    assert points(game) == (8, 2)


@pytest.mark.rule("mocarstwa:7.6")
def test_a_spy_lays_another_card_when_it_has_seen_the_others() -> None:
    hands = {"spain": {"hand": ["spy", "onrush", *FILL["spain"]]}, "russia": {"hand": ["crossfire", *FILL["russia"]]}}
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        battles="cards",
        seats=hands,
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase")
    game.choose(0, "lay:spy")
    game.choose(1, "lay:crossfire")
    assert question(game) == "LaySecond"
    assert game.to_act == (0,)
    assert [args[1] for args in told(game, "laid")] == [number("spy"), number("crossfire")]
    choose(game, "lay:onrush")
    assert points(game) == (5, 3)


@pytest.mark.rule("mocarstwa:5.3.2")
def test_two_cards_are_drawn_and_nobody_has_fewer_than_three() -> None:
    game = battle(
        [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "onrush",
        "crossfire",
        "attack:infantry:madrid:castile",
    )
    g = state(game)
    assert len(g.hands[0]) == 5  # four, two drawn, one laid
    assert len(g.hands[1]) >= 3


@pytest.mark.rule("mocarstwa:7.5.2")
@pytest.mark.rule("mocarstwa:7.5.3")
@pytest.mark.rule("mocarstwa:7.5")
def test_what_a_rival_holds_is_hidden_and_what_is_laid_too_until_both_have() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        battles="cards",
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase")
    game.choose(0, offered(game, 0)[0])
    seen = state(game).veil(1)
    assert set(seen.hands[0]) == {0}
    assert "lay" not in str(seen.dump()["stack"][-1])


@pytest.mark.rule("mocarstwa:7.5.1")
@pytest.mark.rule("mocarstwa:7.5")
def test_any_number_attack_from_several_provinces_and_the_attacker_orders_the_battles() -> None:
    pieces = [
        at("madrid", "3 infantry", "spain"),
        at("galicia", "3 infantry", "spain"),
        at("castile", "1 infantry", "russia"),
        at("andalusia", "1 infantry", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    choose(game, *["attack:infantry:madrid:castile"] * 2, *["attack:infantry:galicia:castile"] * 3)
    choose(game, "attack:infantry:madrid:andalusia", "end-phase")
    assert offered(game) == ["fight:castile", "fight:andalusia"]
    choose(game, "fight:castile")
    assert told(game, "battle")[0][3] == 5


@pytest.mark.rule("mocarstwa:7.5.2")
def test_for_the_independents_the_top_card_of_their_deck_is_drawn() -> None:
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry")],
        battles="cards",
        seats={"spain": {"hand": ["hussars"] * 3}, "russia": {"hand": ["spy"] * 3}},
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase")
    state(game).dice.forced.append(number("barricade"))
    assert game.to_act == (0,)
    choose(game, "lay:hussars")
    assert [args[1] for args in told(game, "laid")] == [number("hussars"), number("barricade")]
    assert points(game) == (1 + 1, 2 + 1 + 2)
    assert sum(state(game).wild) == 47


@pytest.mark.rule("mocarstwa:7.5.6")
@pytest.mark.rule("mocarstwa:7.5.7")
@pytest.mark.rule("mocarstwa:7.10.4")
def test_guns_next_door_and_all_in_forts_next_door_support_and_are_safe() -> None:
    """The attacker's battery: artillery in Galicia, infantry in the fort of Aragon; the defender's the same way."""
    pieces = [
        at("madrid", "1 cavalry", "spain"),
        at("galicia", "1 artillery, 1 infantry", "spain"),
        at("aragon", "1 infantry", "spain", fort="fort"),
        at("castile", "1 cavalry", "russia"),
        at("navarre", "2 artillery", "russia"),
    ]
    game = battle(pieces, "battery", "bombardment", "attack:cavalry:madrid:castile")
    # cavalry 2, Fire 1, one infantry and one artillery symbol; cavalry 2, Fire 1, two artillery, Cannonade 1
    assert points(game) == (2 + 1 + 2, 2 + 1 + 2 + 1)
    assert units(game, "galicia") == {"infantry": 1, "artillery": 1}
    assert units(game, "navarre") == {"artillery": 2}


@pytest.mark.rule("mocarstwa:7.5.4")
@pytest.mark.rule("mocarstwa:7.5.6")
def test_a_position_tells_what_units_walls_and_commanders_are_worth_and_who_may_use_symbols() -> None:
    pieces = [
        *HOME,
        at("madrid", "1 cavalry, 1 infantry", "spain", commander="marshal"),
        at("galicia", "1 artillery, 1 infantry", "spain"),
        at("castile", "1 grenadiers", "russia", fort="fort"),
        ship("frigate", "west_med.4", "1 grenadiers", "spain"),
        at("valencia", "1 infantry", "russia"),
    ]
    hands = {power: {"hand": hand} for power, hand in FILL.items()}
    game = position("spain,russia", pieces, battles="cards", seats=hands)
    choose(game, "attack:cavalry:madrid:castile", "end-phase")
    attack, defence = game.view(0)["battle"]["sums"]
    assert [attack[part] for part in ("base", "walls", "commander")] == [3, 0, 1]
    assert [defence[part] for part in ("base", "walls", "commander")] == [4, 1, 0]
    serving = [(one["unit"], one["from"], one["aboard"]) for one in attack["serving"]]
    assert serving == [("cavalry", "madrid", False), ("artillery", "galicia", False)]
    assert [one["from"] for one in defence["serving"]] == ["castile"]


@pytest.mark.rule("mocarstwa:8.4")
def test_at_sea_decks_walls_and_commanders_are_told_apart_and_crews_serve_the_guns() -> None:
    pieces = [
        *HOME,
        ship("frigate", "west_med.4", "2 infantry", "spain", commander="admiral"),
        ship("corvette", "west_med.5", "1 grenadiers", "russia"),
    ]
    hands = {power: {"hand": hand} for power, hand in FILL.items()}
    game = position("spain,russia", pieces, battles="cards", seats=hands)
    choose(game, "salvo:infantry:frigate.1:corvette.1", "end-phase")
    attack, defence = game.view(0)["battle"]["sums"]
    assert [attack[part] for part in ("base", "walls", "commander")] == [2, 0, 1]
    assert [defence[part] for part in ("base", "walls", "commander")] == [0, 0, 0]
    assert [(one["unit"], one["from"], one["aboard"]) for one in attack["serving"]] == [
        ("infantry", "frigate.1", True)
    ] * 2
    assert [(one["unit"], one["from"]) for one in defence["serving"]] == [("grenadiers", "corvette.1")]


@pytest.mark.rule("mocarstwa:7.5.6")
@pytest.mark.rule("mocarstwa:7.5.7")
@pytest.mark.parametrize(("fort", "attack", "defence"), [("", 1, 1), ("fort", 2, 2)])
def test_cannonade_counts_twice_from_and_in_a_fortification(fort: str, attack: int, defence: int) -> None:
    """Bombardment on both sides: cavalry uses no symbol of it."""
    walls = {"fort": fort} if fort else {}
    game = battle(
        [at("madrid", "1 cavalry", "spain", **walls), at("castile", "1 cavalry", "russia", **walls)],
        "bombardment",
        "bombardment",
        "attack:cavalry:madrid:castile",
    )
    bonus = 1 if fort else 0
    assert points(game) == (2 + bonus + 1 + attack, 2 + bonus + 1 + defence)
