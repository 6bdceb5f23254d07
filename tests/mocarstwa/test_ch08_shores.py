"""Chapter 8: the printed map of shores; ships that sail on, fill up or sink while their crews fight elsewhere."""

from __future__ import annotations

import pytest

from theatrum.engine.game import Game

from .positions import Piece, at, choose, holder, offered, place, position, question, ship, state, told, units

HOME = at("madrid", "1 infantry", "spain"), at("moscow", "1 infantry", "russia")
FILL = ["hussars", "battery", "square"]


def dice(*numbers: int) -> list[int]:
    return [number - 1 for number in numbers]


def with_cards(pieces: list[Piece], spain: list[str], russia: list[str]) -> Game:
    hands = {"spain": {"hand": [*spain, *FILL]}, "russia": {"hand": [*russia, *FILL]}}
    return position("spain,russia", [*HOME, *pieces], battles="cards", seats=hands)


@pytest.mark.rule("mocarstwa:8.2")
@pytest.mark.rule("mocarstwa:8.3")
def test_the_printed_map_of_three_ships_and_a_battery() -> None:
    """A: disembarking. B, before rocks: nothing. C: a landing or disembarking. D: the guns reach C and not B.

    Sardinia's shore is rocky towards B and open towards C; Tunis, beside C, is free."""
    pieces = [
        ship("ship-of-the-line", "west_med.4", "1 infantry", "spain"),
        ship("frigate", "tyrrhenian.4", "1 infantry", "spain"),
        ship("corvette", "tyrrhenian.7", "1 infantry", "spain"),
        at("sardinia", "1 artillery", "russia"),
    ]
    game = with_cards(pieces, [], [])
    found = {
        name: {choice.split(":")[0] for choice in offered(game) if f":{name}.1" in choice} - {"sail"}
        for name in ("ship-of-the-line", "frigate", "corvette")
    }
    assert found == {"ship-of-the-line": {"disembark"}, "frigate": set(), "corvette": {"land", "disembark"}}
    choose(game, "end-phase")
    fires = [choice for choice in offered(game) if choice.startswith("attack-ship")]
    assert fires == ["attack-ship:artillery:sardinia:corvette.1"]


# -- back aboard (7.6, ruling M13)

MAJORCA = at("majorca", "1 infantry", "russia")


@pytest.mark.rule("mocarstwa:7.6")
def test_who_withdraws_to_a_ship_that_others_have_filled_falls() -> None:
    """Two land, two embark behind them; there is room for two aboard a corvette."""
    pieces = [
        ship("corvette", "west_med.4", "2 infantry", "spain"),
        at("barcelona", "2 infantry", "spain"),
        MAJORCA,
    ]
    game = with_cards(pieces, ["retreat"], ["onrush"])
    choose(game, *["land:infantry:corvette.1:majorca"] * 2, *["embark:infantry:barcelona:corvette.1"] * 2)
    choose(game, "end-phase", "lay:retreat", "lay:onrush")
    assert units(game, "corvette.1") == {"infantry": 2}
    assert len(told(game, "destroyed")) == 2


@pytest.mark.rule("mocarstwa:7.6")
def test_who_withdraws_to_a_province_that_others_have_filled_falls() -> None:
    """At sea the order is free: the crew disembarks where the attacker came from."""
    pieces = [
        ship("corvette", "west_med.4", "1 infantry", "spain"),
        at("barcelona", "3 grenadiers", "spain"),
        at("aragon", "1 infantry", "russia"),
    ]
    game = with_cards(pieces, ["retreat"], ["onrush"])
    choose(game, "attack:grenadiers:barcelona:aragon", "disembark:infantry:corvette.1:barcelona")
    choose(game, "end-phase", "lay:retreat", "lay:onrush")
    assert units(game, "barcelona") == {"infantry": 1, "grenadiers": 2}
    assert len(told(game, "destroyed")) == 1


@pytest.mark.rule("mocarstwa:7.6")
@pytest.mark.parametrize(("card", "ashore"), [("retreat", {}), ("lost-orders", {"grenadiers": 2})])
def test_nobody_goes_back_aboard_a_ship_that_has_sailed_on(card: str, ashore: dict[str, int]) -> None:
    """The grenadiers land, the infantry takes the frigate out to sea: they fall in a retreat, and stay if they win."""
    game = with_cards(
        [ship("frigate", "west_med.4", "2 grenadiers, 1 infantry", "spain"), MAJORCA], [card], ["lost-orders"]
    )
    choose(game, *["land:grenadiers:frigate.1:majorca"] * 2, "sail:infantry:frigate.1:west_med.5", "end-phase")
    choose(game, f"lay:{card}", "lay:lost-orders")
    assert question(game) == "Orders"
    assert game.to_act == (1,)
    assert units(game, "majorca") == (ashore or {"infantry": 1})
    assert units(game, "frigate.1") == {"infantry": 1}


@pytest.mark.rule("mocarstwa:7.6")
def test_nobody_goes_back_aboard_a_ship_that_has_gone_down() -> None:
    """Fire, lead 4: the frigate loses two decks of two, then the landing is broken off."""
    pieces = [
        ship("frigate", "tyrrhenian.7", "1 grenadiers, 1 infantry", "spain"),
        ship("ship-of-the-line", "tyrrhenian.4", "4 infantry", "russia"),
        at("sardinia", "1 infantry", "russia"),
    ]
    game = with_cards(pieces, ["phalanx", "retreat"], ["musketry"])
    choose(game, "land:grenadiers:frigate.1:sardinia", "salvo:infantry:frigate.1:ship-of-the-line.1", "end-phase")
    choose(game, "fight:ship-of-the-line.1", "lay:phalanx", "lay:musketry")
    assert state(game).hex[place(game, "frigate.1") - len(state(game).fort)] == -1
    choose(game, "lay:retreat", "lay:hussars")
    assert units(game, "frigate.1") == {}
    assert holder(game, "sardinia") == "russia"


@pytest.mark.rule("mocarstwa:7.8")
@pytest.mark.rule("mocarstwa:8.5")
def test_with_dice_nobody_enters_from_a_ship_that_has_sailed_on() -> None:
    """The grenadiers are repelled and their frigate sails; the corvette's infantry wins, and it alone can enter."""
    pieces = [
        ship("frigate", "west_med.4", "1 grenadiers, 1 infantry", "spain"),
        ship("corvette", "west_med.10", "1 infantry", "spain"),
        MAJORCA,
    ]
    game = position("spain,russia", [*HOME, *pieces], forced=dice(1, 1, 6, 6, 6, 6, 1, 1))
    choose(game, "land:grenadiers:frigate.1:majorca", "sail:infantry:frigate.1:west_med.5")
    choose(game, "land:infantry:corvette.1:majorca")
    assert question(game) == "Orders"
    assert units(game, "majorca") == {"infantry": 1}
    assert units(game, "frigate.1") == {"grenadiers": 1, "infantry": 1}


@pytest.mark.rule("mocarstwa:8.4")
def test_a_ship_that_fires_and_sails_on_has_fired_but_takes_no_prize() -> None:
    """Before or after the voyage, as the book says: hussars 1 and an infantry symbol, two decks; the crew falls."""
    pieces = [
        ship("frigate", "tyrrhenian.5", "3 infantry", "spain"),
        ship("frigate", "tyrrhenian.4", "1 infantry", "russia"),
    ]
    game = with_cards(pieces, [], [])
    choose(game, *["salvo:infantry:frigate.1:frigate.2"] * 2, "sail:infantry:frigate.1:tyrrhenian.9", "end-phase")
    choose(game, "lay:hussars", "lay:battery")
    assert told(game, "points")[0][:2] == (2 + 1 + 1, 1 + 1)
    assert question(game) == "Orders"
    assert state(game).hex[place(game, "frigate.2") - len(state(game).fort)] == -1
    assert state(game).points == [2, 0]


# -- 8.7


@pytest.mark.rule("mocarstwa:8.7")
def test_a_ship_that_has_fired_is_not_repaired_and_one_that_put_somebody_ashore_is() -> None:
    """Ruling M44: who has left the ship does not count; who is aboard must have done nothing."""
    pieces = [ship("frigate", "west_med.4", "2 infantry", "spain", masts=1)]
    game = position("spain,russia", [*HOME, *pieces])
    choose(game, "disembark:infantry:frigate.1:majorca")
    assert "repair:frigate.1" in offered(game)
    foe = ship("corvette", "west_med.5", "1 infantry", "russia")
    fired = position("spain,russia", [*HOME, *pieces, foe], forced=dice(1, 1))
    choose(fired, "salvo:infantry:frigate.1:corvette.1")
    assert "repair:frigate.1" not in offered(fired)
