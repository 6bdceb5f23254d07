"""Chapter 7.6: what cards of powers and special cards do, printed rule by rule."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import ASSAULT, CARDS, FIRE, FORMATION, INDEPENDENTS, PLAYER

from .battles import FILL, HOME, battle
from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units


def points(game: Game) -> tuple[int, int]:
    attack, defence, _ = told(game, "points")[0]
    return attack, defence


# -- Press-gang


@pytest.mark.rule("mocarstwa:7.6")
def test_press_gang_turns_one_of_the_beaten() -> None:
    """Treasure fleet: Fire 2, infantry 1, artillery 2, Press-gang; one of the two falls."""
    game = battle(
        [at("madrid", "2 grenadiers", "spain"), at("castile", "1 infantry, 1 cavalry", "russia")],
        "treasure-fleet",
        "line",
        *["attack:grenadiers:madrid:castile"] * 2,
    )
    assert points(game) == (4 + 2, 4 + 1)
    assert question(game) == "PressGang"
    assert offered(game) == ["press:infantry", "press:cavalry", "done"]
    choose(game, "press:cavalry")
    assert units(game, "castile") == {"grenadiers": 1, "cavalry": 1}
    assert holder(game, "castile") == "spain"


@pytest.mark.rule("mocarstwa:7.6")
def test_a_cross_of_valour_does_not_save_from_the_press_gang() -> None:
    """The only defender is saved by the column's Cross, and pressed all the same: he is not in two places."""
    pieces = [at("madrid", "2 infantry", "spain"), at("castile", "1 infantry", "russia")]
    orders = ["attack:infantry:madrid:castile"] * 2
    game = battle(pieces, "treasure-fleet", "column", *orders)
    assert question(game) == "PressGang"
    choose(game, "press:infantry")
    assert units(game, "castile") == {"infantry": 3}
    assert not told(game, "withdrew")
    assert state(game).holder.count(1) == 1  # only Moscow is left to Russia
    spared = battle(pieces, "treasure-fleet", "column", *orders)
    choose(spared, "done")
    assert question(spared) == "Drive"


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize("card", ["retreat", "lost-orders"])
def test_retreat_and_lost_orders_undo_the_press_gang(card: str) -> None:
    game = battle(
        [at("madrid", "3 grenadiers", "spain"), at("castile", "1 infantry", "russia")],
        "treasure-fleet",
        card,
        *["attack:grenadiers:madrid:castile"] * 3,
    )
    assert question(game) != "PressGang"


@pytest.mark.rule("mocarstwa:7.6")
def test_the_press_gang_of_a_defender_takes_an_attacker_if_there_is_room() -> None:
    """Recruits: Assault 2, three infantry, Press-gang."""
    for here, asked in ((1, True), (3, False)):
        game = battle(
            [at("madrid", "1 cavalry", "spain"), at("castile", f"{here} infantry", "russia")],
            "battery",
            "recruits",
            "attack:cavalry:madrid:castile",
        )
        assert (question(game) == "PressGang") == asked
        if asked:
            choose(game, "press:cavalry")
            assert units(game, "castile") == {"infantry": 1, "cavalry": 1}
            assert holder(game, "castile") == "russia"


@pytest.mark.rule("mocarstwa:7.6")
def test_guns_that_win_from_afar_leave_the_pressed_unit_in_the_province() -> None:
    game = battle(
        [at("madrid", "1 artillery", "spain"), at("castile", "1 infantry", "russia")],
        "treasure-fleet",
        "line",
        "attack:artillery:madrid:castile",
    )
    choose(game, "press:infantry", "go-back:artillery:madrid")
    assert units(game, "castile") == {"infantry": 1}
    assert holder(game, "castile") == "spain"
    assert units(game, "madrid") == {"artillery": 1}


# -- Elite Units, Promotion


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(
    ("unit", "better"), [("infantry", "grenadiers"), ("cavalry", "heavy-cavalry"), ("artillery", "heavy-artillery")]
)
def test_elite_units_make_one_that_fought_better(unit: str, better: str) -> None:
    """Unicorns: Fire 2, infantry 1, artillery 2, Cannonade, Elite Units; Russia defends and wins."""
    hands = {"spain": {"hand": ["square", *FILL]}, "russia": {"hand": ["unicorns", *FILL]}}
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", f"2 {unit}", "russia")],
        battles="cards",
        seats=hands,
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase", "lay:square", "lay:unicorns")
    assert question(game) == "Elite"
    choose(game, f"train:{unit}")
    assert units(game, "castile") == {unit: 1, better: 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("there", "lead"), [("1 infantry", 3), ("2 infantry", 1)])
def test_elite_units_after_an_attack_are_taken_from_those_who_attacked(there: str, lead: int) -> None:
    """Winged Hussars: the cavalry becomes heavy before it settles; the unit that waited at home does not."""
    pieces = [
        at("warsaw", "1 cavalry, 1 infantry", "poland"),
        at("poznan", there, "russia"),
        at("moscow", "1 infantry", "russia"),
    ]
    hands = {"poland": {"hand": ["winged-hussars", *FILL]}, "russia": {"hand": ["battery", *FILL]}}
    game = position("poland,russia", pieces, battles="cards", seats=hands)
    choose(game, "attack:cavalry:warsaw:poznan", "end-phase", "lay:winged-hussars", "lay:battery")
    (attack, defence, _), *_ = told(game, "points")
    assert attack - defence == lead
    assert offered(game) == ["train:cavalry", "done"]
    choose(game, "train:cavalry", "done")
    assert units(game, "poznan") == {"heavy-cavalry": 1}
    assert units(game, "warsaw") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("commanders", "asked"), [("yes", True), ("no", False)])
def test_promotion_brings_a_commander_into_the_province_or_exchanges_him(commanders: str, asked: bool) -> None:
    game = battle(
        [at("madrid", "2 infantry", "spain", commander="marshal"), at("castile", "1 infantry", "russia")],
        "reconquista",
        "battery",
        "accompany:madrid",
        *["attack:infantry:madrid:castile"] * 2,
        options={"commanders": commanders},
    )
    assert (question(game) == "Promotion") == asked
    if asked:
        assert "promote:marshal" not in offered(game)  # one token in a colour
        choose(game, "promote:hetman")
        assert state(game).commander[place(game, "castile")] == 2


# -- Cross, draw


@pytest.mark.rule("mocarstwa:7.5.11")
def test_after_a_draw_a_saved_defender_stays_and_a_saved_attacker_goes_back() -> None:
    """Columns on both sides: 2 + 1 + 2 each; each Cross saves the one unit of its side (ruling M32)."""
    game = battle(
        [at("madrid", "1 grenadiers", "spain"), at("castile", "1 infantry", "russia")],
        "column",
        "column",
        "attack:grenadiers:madrid:castile",
    )
    assert points(game) == (5, 5)
    assert units(game, "castile") == {"infantry": 1}
    assert units(game, "madrid") == {"grenadiers": 1}
    assert holder(game, "castile") == "russia"


@pytest.mark.rule("mocarstwa:7.5.11")
def test_a_saved_defender_withdraws_where_the_attacker_wants() -> None:
    game = battle(
        [at("madrid", "3 infantry", "spain"), at("castile", "1 infantry", "russia")],
        "musketry",
        "column",
        *["attack:infantry:madrid:castile"] * 3,
    )
    assert question(game) == "Drive"
    assert game.to_act == (0,)
    choose(game, "drive:galicia")
    assert units(game, "galicia") == {"infantry": 1}
    assert holder(game, "castile") == "spain"
    assert told(game, "saved")
    assert not told(game, "raged")


@pytest.mark.rule("mocarstwa:7.5.11")
@pytest.mark.parametrize(
    ("spain", "russia", "raged", "saved"),
    [("cuirassiers", "phalanx", 1, 0), ("cuirassiers", "old-guard", 0, 0), ("onrush", "old-guard", 0, 0)],
)
def test_what_frenzy_and_cross_changed_is_told_and_nothing_else(
    spain: str, russia: str, raged: int, saved: int
) -> None:
    """One rider against three grenadiers: a frenzy takes one of the victors, a Cross meets it, or saves nobody."""
    pieces = [at("madrid", "1 cavalry", "spain"), at("castile", "3 grenadiers", "russia")]
    game = battle(pieces, spain, russia, "attack:cavalry:madrid:castile")
    assert (len(told(game, "raged")), len(told(game, "saved"))) == (raged, saved)


# -- hands


@pytest.mark.rule("mocarstwa:5.3.2")
def test_a_hand_below_three_is_filled_at_once_before_a_spys_second_card() -> None:
    """Russia lays a Spy out of three; the card it draws at once may be the second one."""
    hands = {"spain": {"hand": ["onrush", *FILL]}, "russia": {"hand": ["spy", "hussars", "battery"]}}
    game = position(
        "spain,russia",
        [*HOME, at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")],
        battles="cards",
        seats=hands,
    )
    choose(game, "attack:infantry:madrid:castile", "end-phase", "lay:onrush", "lay:spy")
    assert question(game) == "LaySecond"
    assert len(state(game).hands[1]) == 3


@pytest.mark.rule("mocarstwa:5.3.2")
@pytest.mark.parametrize(
    ("held", "commanders", "after"),
    [(4, (), 6), (6, (), 7), (7, (), 7), (7, ("marshal",), 8), (7, ("marshal", "hetman"), 9), (8, ("hetman",), 8)],
)
def test_two_cards_are_drawn_up_to_seven_and_one_more_for_marshal_and_hetman(
    held: int, commanders: tuple[str, ...], after: int
) -> None:
    places = ["madrid", "castile"]
    pieces = [at(where, "1 infantry", "spain", commander=who) for where, who in zip(places, commanders, strict=False)]
    hand = ["hussars", "hussars", "hussars", "battery", "battery", "battery", "square", "square"][:held]
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats={"spain": {"hand": hand}})
    assert len(state(game).hands[0]) == after


@pytest.mark.rule("mocarstwa:7.5.11")
def test_the_bugle_lets_cards_go_and_fills_the_hand_whoever_won() -> None:
    game = battle(
        [at("madrid", "1 infantry", "spain"), at("castile", "3 grenadiers", "russia")],
        "pursuit",
        "square",
        "attack:infantry:madrid:castile",
    )
    assert holder(game, "castile") == "russia"
    assert question(game) == "Exchange"
    assert game.to_act == (0,)
    choose(game, "put-aside:hussars")
    assert game.undo_needs(0) == {1}  # who has seen it
    choose(game, "put-aside:battery", "done")
    assert len(state(game).hands[0]) == 7


# -- Retreat, Spy, Lost Orders


def play(pieces: list[Piece], spain: str, russia: str) -> Game:
    """A position with these cards on top of the hands, nothing ordered yet."""
    hands = {"spain": {"hand": [spain, *FILL]}, "russia": {"hand": [russia, *FILL]}}
    return position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands)


@pytest.mark.rule("mocarstwa:7.6")
def test_nobody_withdraws_into_a_battle_a_full_province_to_others_or_whence_the_attack_came() -> None:
    """Around Paris only Burgundy is open: of the others one is the attack's, one fought over, one full, one Spain's."""
    pieces = [
        at("paris", "1 infantry", "russia"),
        at("normandy", "2 infantry", "spain"),
        at("picardy", "1 infantry", "russia"),
        at("champagne", "3 infantry", "russia"),
        at("auvergne", "1 infantry", "spain"),
        at("poitou", "1 infantry", "spain"),
    ]
    game = play(pieces, "onrush", "retreat")
    choose(game, "attack:infantry:normandy:paris", "attack:infantry:normandy:picardy", "end-phase", "fight:paris")
    choose(game, "lay:onrush", "lay:retreat")
    assert units(game, "burgundy") == {"infantry": 1}
    assert holder(game, "burgundy") == "russia"
    assert holder(game, "paris") == "spain"


@pytest.mark.rule("mocarstwa:7.6")
def test_who_cannot_withdraw_falls() -> None:
    """From an island there is no way over land."""
    pieces = [ship("corvette", "west_med.4", "1 infantry", "spain"), at("majorca", "1 infantry", "russia")]
    game = play(pieces, "onrush", "retreat")
    choose(game, "land:infantry:corvette.1:majorca", "end-phase", "lay:onrush", "lay:retreat", "done")
    assert told(game, "destroyed")
    assert holder(game, "majorca") == "spain"


@pytest.mark.rule("mocarstwa:7.6")
def test_two_spies_lay_their_second_cards_face_down() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")]
    game = play(pieces, "spy", "spy")
    choose(game, "attack:infantry:madrid:castile", "end-phase", "lay:spy", "lay:spy")
    assert question(game) == "LaySecond"
    assert game.to_act == (0, 1)
    choose(game, "lay:hussars", "lay:battery")
    assert points(game) == (1 + 1 + 1, 2 + 1)  # Assault beats Fire


@pytest.mark.rule("mocarstwa:7.6")
def test_a_spy_against_lost_orders_counts_symbols_only() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")]
    game = play(pieces, "spy", "lost-orders")
    choose(game, "attack:infantry:madrid:castile", "end-phase", "lay:spy", "lay:lost-orders", "lay:hussars")
    assert points(game) == (1 + 1, 2)


@pytest.mark.rule("mocarstwa:7.6")
def test_retreat_comes_before_spies_and_lost_orders() -> None:
    pieces = [at("madrid", "1 infantry", "spain"), at("castile", "1 infantry", "russia")]
    for other in ("spy", "lost-orders"):
        game = play(pieces, other, "retreat")
        choose(game, "attack:infantry:madrid:castile", "end-phase", f"lay:{other}", "lay:retreat")
        assert question(game) == "Drive"


@pytest.mark.rule("mocarstwa:7.6")
def test_defenders_withdraw_to_one_province_if_one_takes_them_all() -> None:
    """Of Castile's neighbours Beira has room for one; with the others closed two have to part."""
    walls = [at(name, "1 infantry", "spain") for name in ("alentejo", "navarre", "aragon")]
    beira, two = at("beira", "2 infantry", "russia"), at("castile", "1 infantry, 1 grenadiers", "russia")
    pieces = [at("madrid", "3 infantry", "spain"), *walls, beira, two]
    game = battle(pieces, "onrush", "retreat", *["attack:infantry:madrid:castile"] * 3)
    assert units(game, "galicia") == {"infantry": 1, "grenadiers": 1}
    narrow = battle(
        [*pieces, at("galicia", "2 infantry", "russia")], "onrush", "retreat", *["attack:infantry:madrid:castile"] * 3
    )
    assert offered(narrow) == ["drive:beira", "drive:galicia"]
    choose(narrow, "drive:galicia")
    assert units(narrow, "galicia") == {"infantry": 2, "grenadiers": 1}
    assert units(narrow, "beira") == {"infantry": 3}
    assert holder(narrow, "castile") == "spain"


# -- what is on the cards


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(
    ("kind", "formation", "sign"), [(ASSAULT, 2, "fury"), (FIRE, 3, "cannonade"), (FORMATION, 1, "cross")]
)
def test_each_type_has_most_symbols_of_its_formation_and_alone_its_sign(kind: int, formation: int, sign: str) -> None:
    """Assault cavalry and Battle Frenzy, Fire artillery and Cannonade, Formation grenadiers and the Cross."""
    players = [card for card in CARDS[1:] if card.deck == PLAYER]
    symbols = {
        other: sum(card.symbols[formation] * card.copies for card in players if card.type == other)
        for other in (ASSAULT, FIRE, FORMATION)
    }
    assert max(symbols, key=lambda other: symbols[other]) == kind
    assert {card.type for card in CARDS[1:] if getattr(card, sign)} == {kind}


@pytest.mark.rule("mocarstwa:7.6")
def test_values_are_one_to_three_and_three_signs_are_on_cards_of_powers_only() -> None:
    for card in CARDS[1:]:
        assert card.value in ((1, 2, 3) if card.type in (ASSAULT, FIRE, FORMATION) else (0,)), card.id
        if card.promotion or card.elite or card.press_gang:
            assert card.deck not in (PLAYER, INDEPENDENTS), card.id
    specials = {card.type for card in CARDS[1:] if card.deck == PLAYER} - {ASSAULT, FIRE, FORMATION}
    assert len(specials) == 3  # Retreat, Spy, Lost Orders
