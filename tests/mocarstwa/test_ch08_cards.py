"""Chapter 8.4: fights with and against ships with battle cards."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.mocarstwa.box.cards import CARDS
from theatrum.titles.mocarstwa.sea.cards import SUNK, losses

from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units, why_not

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
HERE, THERE = "tyrrhenian.5", "tyrrhenian.4"
BESIDE = "tyrrhenian.8"
"""A third hex, beside THERE."""
FILL = ["hussars", "battery", "square"]


def number(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.id == name)


def battle(pieces: list[Piece], spain: str, russia: str, *orders: str, **more: Any) -> Game:
    """Spain has declared its attacks and both have laid a card."""
    hands = {"spain": {"hand": [spain, *FILL]}, "russia": {"hand": [russia, *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands, **more)
    choose(game, *orders, "end-phase")
    game.choose(0, f"lay:{spain}")
    if 1 in game.to_act:
        game.choose(1, f"lay:{russia}")
    return game


def points(game: Game) -> tuple[int, int]:
    attack, defence, _ = told(game, "points")[0]
    return attack, defence


def hulls(game: Game, name: str) -> tuple[int, int]:
    g = state(game)
    one = place(game, name) - len(g.fort)
    return g.masts[one], g.decks[one]


def afloat(game: Game, name: str) -> bool:
    g = state(game)
    return g.hex[place(game, name) - len(g.fort)] >= 0


def salvo(of: str, at_: str, kind: str = "infantry") -> str:
    return f"salvo:{kind}:{of}:{at_}"


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.parametrize(("target", "defence"), [("corvette", 0), ("frigate", 1), ("ship-of-the-line", 2)])
def test_a_point_for_each_served_deck_against_the_defence_of_the_ship(target: str, defence: int) -> None:
    """Lost Orders on both sides: no card counts. Two of the frigate's three serve her two decks."""
    name = f"{target}.{2 if target == 'frigate' else 1}"
    game = battle(
        [ship("frigate", HERE, "3 infantry", "spain"), ship(target, THERE, "2 infantry", "russia")],
        "lost-orders",
        "lost-orders",
        *[salvo("frigate.1", name)] * 2,
    )
    assert points(game) == (2, defence)


@pytest.mark.rule("mocarstwa:8.4")
def test_no_more_guns_than_decks() -> None:
    game = position(
        "spain,russia",
        [*HOME, ship("corvette", HERE, "2 infantry", "spain"), ship("frigate", THERE, "2 infantry", "russia")],
        battles="cards",
    )
    choose(game, salvo("corvette.1", "frigate.1"))
    assert why_not(game, salvo("corvette.1", "frigate.1")) == "no-guns"
    assert "board:infantry:corvette.1:frigate.1" not in offered(game)  # with cards a broadside decides


@pytest.mark.rule("mocarstwa:8.4")
def test_several_ships_attack_one_together_and_one_beside_supports_with_symbols() -> None:
    """Musketry, value 1 and three infantry: two gunners, and one of the third ship's crew uses the third symbol."""
    pieces = [
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("corvette", BESIDE, "1 infantry", "spain"),
        ship("corvette", "tyrrhenian.7", "1 infantry", "spain"),
        ship("ship-of-the-line", THERE, "1 grenadiers", "russia"),
    ]
    orders = [salvo("corvette.1", "ship-of-the-line.1"), salvo("corvette.2", "ship-of-the-line.1")]
    game = battle(pieces, "musketry", "lost-orders", *orders)
    assert points(game) == (2, 2)
    free = battle(pieces, "musketry", "phalanx", *orders)
    assert points(free) == (2 + 3 + 1, 2)  # Fire beats Formation, no infantry on the other side


@pytest.mark.rule("mocarstwa:8.4")
def test_a_second_ship_of_the_defender_supports_from_the_same_hex() -> None:
    pieces = [
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("frigate", THERE, "1 infantry", "russia"),
        ship("corvette", THERE, "1 infantry", "russia"),
    ]
    game = battle(pieces, "hussars", "levy-en-masse", salvo("corvette.1", "frigate.1"))
    assert points(game) == (1 + 1 + 1, 1 + 2 + 1)  # equal kinds: both values; two of three infantry symbols are used


@pytest.mark.rule("mocarstwa:8.4")
def test_cannonade_counts_two_and_any_of_the_crew_serves_a_gun() -> None:
    """Bombardment: value 1, two artillery, Cannonade; the crew of two serves both guns."""
    game = battle(
        [ship("frigate", HERE, "2 infantry", "spain"), ship("frigate", THERE, "1 infantry", "russia")],
        "bombardment",
        "phalanx",
        salvo("frigate.1", "frigate.2"),
    )
    assert points(game) == (1 + 2 + 1 + 2, 1 + 1)


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("battery", ((2, 0, 0), (1, 0, 1), (0, 0, 2), (1, 0, 2), SUNK)),
        ("hussars", ((0, 2, 0), (1, 2, 0), (0, 3, 0), (1, 3, 0), (2, 4, 0))),
        ("square", ((1, 0, 1), (1, 1, 1), (0, 1, 2), (1, 2, 2), SUNK)),
        ("spy", ((1, 0, 1), (1, 1, 1), (0, 1, 2), (1, 2, 2), SUNK)),  # no colour: as Formation (ruling M9)
    ],
)
def test_table_5a(card: str, rows: tuple[tuple[int, int, int], ...]) -> None:
    """Masts, units and decks by the lead of the winner; above five as five."""
    face = CARDS[number(card)]
    assert tuple(losses(face, lead) for lead in range(1, 6)) == rows
    assert losses(face, 9) == rows[-1]


@pytest.mark.rule("mocarstwa:8.4")
def test_a_crew_that_fell_serves_no_guns_in_the_next_battle_of_the_phase() -> None:
    """Onrush, Assault, wins by one: the two of the frigate's crew fall, and her second target has nobody against it."""
    pieces = [
        ship("frigate", HERE, "2 infantry", "spain"),
        ship("corvette", THERE, "3 infantry", "russia"),
        ship("ship-of-the-line", THERE, "1 infantry", "russia"),
    ]
    hands = {"spain": {"hand": FILL}, "russia": {"hand": ["onrush", *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands)
    choose(game, salvo("frigate.1", "corvette.1"), salvo("frigate.1", "ship-of-the-line.1"), "end-phase")
    choose(game, "fight:corvette.1", "lay:battery")
    game.choose(1, "lay:onrush")
    assert told(game, "points") == [(3, 4, place(game, "corvette.1"))]
    assert units(game, "frigate.1") == {}
    assert question(game) == "Orders"  # Russia's


@pytest.mark.rule("mocarstwa:8.4")
def test_only_the_loser_is_damaged() -> None:
    """Fire 1 and two gunners' symbols against Formation: lead 4 breaks two decks and a mast of a ship of the line."""
    game = battle(
        [ship("frigate", HERE, "2 infantry", "spain"), ship("ship-of-the-line", THERE, "2 grenadiers", "russia")],
        "battery",
        "phalanx",
        *[salvo("frigate.1", "ship-of-the-line.1")] * 2,
    )
    assert points(game) == (2 + 2 + 1, 2)
    assert hulls(game, "ship-of-the-line.1") == (0, 2)
    assert hulls(game, "frigate.1") == (0, 0)
    assert units(game, "frigate.1") == {"infantry": 2}


@pytest.mark.rule("mocarstwa:8.4")
def test_the_owner_of_several_beaten_ships_says_which_is_hit() -> None:
    pieces = [
        ship("corvette", HERE, "1 infantry", "spain"),
        ship("frigate", BESIDE, "1 infantry", "spain"),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
    ]
    game = battle(
        pieces,
        "phalanx",
        "musketry",
        salvo("corvette.1", "ship-of-the-line.1"),
        salvo("frigate.1", "ship-of-the-line.1"),
    )
    assert points(game) == (2 + 1, 2 + 3 + 1)
    assert question(game) == "HitShip"
    choose(game, "hit:frigate.1")
    assert not afloat(game, "frigate.1")  # lead 3 by Fire: two decks
    assert afloat(game, "corvette.1")


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.parametrize(("takes", "holds"), [(True, "spain"), (False, "")])
def test_a_ship_that_has_lost_her_crew_on_the_high_seas_is_taken_or_gone(takes: bool, holds: str) -> None:
    """Assault kills two: the prize crew comes from the attacking ship, whoever of it has fired."""
    game = battle(
        [ship("frigate", HERE, "3 infantry", "spain"), ship("frigate", THERE, "1 infantry", "russia")],
        "hussars",
        "battery",
        *[salvo("frigate.1", "frigate.2")] * 2,
    )
    assert points(game)[0] > points(game)[1]
    assert question(game) == "CrossOver"
    if takes:
        choose(game, "enter:infantry:frigate.1", "enter:infantry:frigate.1")
        choose(game, "done")
    else:
        choose(game, "done")
    assert afloat(game, "frigate.2") == takes
    assert holder(game, "frigate.2") == holds
    assert state(game).points == [2, 0]


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.parametrize(("spain", "russia"), [("retreat", "storm"), ("storm", "retreat")])
def test_who_retreats_avoids_the_fight_and_nobody_moves(spain: str, russia: str) -> None:
    game = battle(
        [ship("frigate", HERE, "2 infantry", "spain"), ship("corvette", THERE, "1 infantry", "russia")],
        spain,
        russia,
        salvo("frigate.1", "corvette.1"),
    )
    assert told(game, "evaded")
    assert not told(game, "points")
    assert units(game, "corvette.1") == {"infantry": 1}
    assert afloat(game, "corvette.1")


@pytest.mark.rule("mocarstwa:8.4")
def test_a_cross_saves_a_unit_but_neither_mast_nor_deck() -> None:
    """Formation beaten by Fire of lead 2: a deck and a mast go; by Assault the Cross saves one of two."""
    fire = battle(
        [ship("frigate", HERE, "2 infantry", "spain"), ship("frigate", THERE, "2 grenadiers", "russia")],
        "crossfire",
        "old-guard",
        salvo("frigate.1", "frigate.2"),
    )
    assert points(fire) == (1 + 1 + 3, 1 + 1)
    assert not afloat(fire, "frigate.2")  # lead 3: two decks of two
    assault = battle(
        [ship("frigate", HERE, "3 infantry", "spain"), ship("frigate", THERE, "3 infantry", "russia")],
        "levy-en-masse",
        "guard",
        *[salvo("frigate.1", "frigate.2")] * 2,
    )
    assert points(assault) == (2 + 3, 1 + 1)
    assert units(assault, "frigate.2") == {"infantry": 1}  # lead 3: three units, one is saved


@pytest.mark.rule("mocarstwa:7.5.11")
def test_battle_frenzy_of_the_loser_costs_the_winner_a_unit_at_sea_too() -> None:
    game = battle(
        [ship("frigate", HERE, "3 infantry", "spain"), ship("corvette", THERE, "1 grenadiers", "russia")],
        "phalanx",
        "cuirassiers",
        *[salvo("frigate.1", "corvette.1")] * 2,
    )
    assert points(game) == (2 + 1 + 3, 0)
    assert units(game, "frigate.1") == {"infantry": 2}


@pytest.mark.rule("mocarstwa:8.4")
def test_from_the_shore_only_artillery_fires_a_point_each_with_fort_and_commander() -> None:
    pieces = [
        at("barcelona", "2 artillery, 1 infantry", "spain", fort="fortress", commander="general-artillery"),
        ship("ship-of-the-line", "west_med.4", "1 grenadiers", "russia"),
    ]
    game = position("spain,russia", [*HOME, *pieces], battles="cards")
    assert why_not(game, "attack-ship:infantry:barcelona:ship-of-the-line.1") == "only-artillery"
    fought = battle(pieces, "lost-orders", "lost-orders", *["attack-ship:artillery:barcelona:ship-of-the-line.1"] * 2)
    assert points(fought) == (2 + 2 + 1, 2)


@pytest.mark.rule("mocarstwa:8.4")
@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize(("commander", "defence"), [("admiral", 2), ("hetman", 2), ("marshal", 1)])
def test_commanders_of_a_defending_ship(commander: str, defence: int) -> None:
    game = battle(
        [
            ship("corvette", HERE, "1 infantry", "spain", commander="admiral"),
            ship("frigate", THERE, "1 infantry", "russia", commander=commander),
        ],
        "lost-orders",
        "lost-orders",
        salvo("corvette.1", "frigate.1"),
    )
    assert points(game) == (1 + 1, defence)


@pytest.mark.rule("mocarstwa:12.4")
@pytest.mark.parametrize("kind", ["corvette", "frigate", "ship-of-the-line"])
def test_an_admiral_helps_the_guns_of_any_ship(kind: str) -> None:
    pieces = [
        ship(kind, HERE, "1 infantry", "spain", commander="admiral"),
        ship("frigate", THERE, "1 infantry", "russia"),
    ]
    target = "frigate.2" if kind == "frigate" else "frigate.1"
    assert points(battle(pieces, "lost-orders", "lost-orders", salvo(f"{kind}.1", target))) == (1 + 1, 1)


@pytest.mark.rule("mocarstwa:8.3")
@pytest.mark.rule("mocarstwa:8.4")
def test_a_landing_is_fought_on_foot_and_those_left_aboard_support() -> None:
    """Cavalry 2 and grenadiers 2 land as 1 and 2; the infantry left aboard uses its symbol."""
    pieces = [
        ship("ship-of-the-line", "west_med.4", "1 cavalry, 1 grenadiers, 1 infantry", "spain"),
        at("barcelona", "1 infantry", "russia"),
    ]
    orders = ["land:cavalry:ship-of-the-line.1:barcelona", "land:grenadiers:ship-of-the-line.1:barcelona"]
    bare = battle(pieces, "lost-orders", "lost-orders", *orders)
    assert points(bare) == (3, 2)
    helped = battle(pieces, "onrush", "lost-orders", *orders)
    assert points(helped) == (3, 2)
    symbols = battle(pieces, "onrush", "storm", *orders)
    assert points(symbols) == (3 + 1 + 3, 2 + 1 + 2)


@pytest.mark.rule("mocarstwa:8.4")
def test_who_has_steered_does_not_land() -> None:
    game = position(
        "spain,russia",
        [*HOME, ship("frigate", "west_med.5", "1 infantry, 1 grenadiers", "spain"), at("majorca", "1 infantry")],
        battles="cards",
    )
    choose(game, "sail:infantry:frigate.1:west_med.4")
    assert why_not(game, "land:infantry:frigate.1:majorca") == "has-acted"
    assert "land:grenadiers:frigate.1:majorca" in offered(game)


@pytest.mark.rule("mocarstwa:8.4")
def test_a_landing_is_supported_by_the_guns_of_a_ship_that_stays_out() -> None:
    """7.6: any unit aboard uses a gun's symbol."""
    pieces = [
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        ship("frigate", "west_med.4", "2 infantry", "spain"),
        at("majorca", "1 infantry", "russia"),
    ]
    game = battle(pieces, "battery", "phalanx", "land:infantry:corvette.1:majorca")
    # one infantry and the card's 1; its own symbol; two guns served aboard; Fire beats Formation
    assert points(game) == (1 + 1 + 1 + 2, 2 + 1)


@pytest.mark.rule("mocarstwa:8.4")
def test_who_has_gone_down_in_one_battle_does_not_fire_in_the_next() -> None:
    """A frigate fires at two ships; the first battle sinks her (lead 4 by Fire: two decks)."""
    pieces = [
        ship("frigate", HERE, "2 infantry", "spain"),
        ship("ship-of-the-line", THERE, "4 infantry", "russia"),
        ship("corvette", "tyrrhenian.6", "1 infantry", "russia"),
    ]
    hands = {"spain": {"hand": ["phalanx", *FILL]}, "russia": {"hand": ["musketry", *FILL]}}
    game = position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands)
    choose(game, salvo("frigate.1", "ship-of-the-line.1"), salvo("frigate.1", "corvette.1"), "end-phase")
    choose(game, "fight:ship-of-the-line.1", "lay:phalanx", "lay:musketry")
    assert not afloat(game, "frigate.1")
    assert len(told(game, "battle")) == 1
    assert state(game).assaults == ()


@pytest.mark.rule("mocarstwa:12.3")
def test_a_commander_lands_with_the_last_unit_of_his_ship() -> None:
    game = battle(
        [
            ship("corvette", "west_med.4", "1 grenadiers", "spain", commander="marshal"),
            at("majorca", "1 infantry", "russia"),
        ],
        "lost-orders",
        "lost-orders",
        "land:grenadiers:corvette.1:majorca",
    )
    assert points(game) == (2 + 1, 2)
    choose(game, "done")
    assert state(game).commander[place(game, "majorca")] == 1


@pytest.mark.rule("mocarstwa:8.4")
def test_at_sea_the_press_gang_takes_one_of_the_fallen_aboard_where_there_is_room() -> None:
    """Recruits: Assault 2, three infantry, Press-gang; lead 4 kills three and a mast (ruling M30)."""
    for crew, asked in (("2 infantry", True), ("3 infantry", False)):
        pieces = [
            at("moscow", "1 infantry", "russia"),
            at("madrid", "1 infantry", "spain"),
            ship("frigate", HERE, crew, "russia"),
            ship("frigate", THERE, "3 grenadiers", "spain"),
        ]
        hands = {"russia": {"hand": ["recruits", *FILL]}, "spain": {"hand": ["crossfire", *FILL]}}
        game = position("russia,spain", pieces, battles="cards", seats=hands)
        choose(game, *[salvo("frigate.1", "frigate.2")] * 2, "end-phase", "lay:recruits", "lay:crossfire")
        assert (question(game) == "PressGang") == asked
        if asked:
            choose(game, "press:grenadiers")
            assert units(game, "frigate.1") == {"infantry": 2, "grenadiers": 1}


@pytest.mark.rule("mocarstwa:8.4")
def test_at_sea_elite_units_train_one_of_the_crew_that_fought() -> None:
    """Unicorns, on the defending ship of Russia: Fire beats Formation."""
    game = battle(
        [ship("corvette", HERE, "1 infantry", "spain"), ship("frigate", THERE, "2 infantry", "russia")],
        "phalanx",
        "unicorns",
        salvo("corvette.1", "frigate.1"),
    )
    assert question(game) == "Elite"
    assert game.to_act == (1,)
    choose(game, "train:infantry")
    assert units(game, "frigate.1") == {"infantry": 1, "grenadiers": 1}


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.rule("mocarstwa:8.4")
def test_elite_units_do_not_train_a_battery_ashore() -> None:
    """Ruling M30: crews alone."""
    game = battle(
        [at("barcelona", "1 artillery", "russia"), ship("corvette", "west_med.4", "1 infantry", "spain")],
        "phalanx",
        "unicorns",
        "attack-ship:artillery:barcelona:corvette.1",
        turn="russia",
    )
    assert points(game)[0] > points(game)[1]
    assert question(game) != "Elite"
    assert units(game, "barcelona") == {"artillery": 1}
