"""Chapter 13: realms that nobody plays: their faith, liberation and rebirth, invasions."""

from __future__ import annotations

from typing import Any

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.holding import liberate, lose, occupy, take
from theatrum.titles.europa.board.ownership import base_tax, capital, core_of, independent, lands, overlord, strength
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.faith.religion import CATHOLIC, MUSLIM, ORTHODOX, PROTESTANT, convert
from theatrum.titles.europa.realms.creeds import creed, lands_of
from theatrum.titles.europa.realms.invasion import Invasions, host, target, targets
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.war.units import INFANTRY, one

from ..positions import begin, named, number, provinces, put, seat, zeros
from .test_ch11_ties import bare


@pytest.mark.rule("europa:10.4", "europa:13.2")
@pytest.mark.parametrize(
    "freed", [liberate, lambda g, home: lose(g, seat(g, "france"), home)], ids=["liberated", "lost"]
)
def test_a_vassal_that_is_its_own_master_again_takes_over_the_wars_of_its_vassals(freed: Any) -> None:
    """Burgundy under France has no vassals: Brabant is free, and at war with England."""
    g = begin()
    at, home = seat(g, "england"), number(g, "province", "bourgogne")
    burgundy, brabant = number(g, "realm", "burgundy"), number(g, "realm", "brabant")
    g.vassals[seat(g, "france")] |= 1 << home
    assert independent(g, brabant)
    g.wars[at] = g.aggressor[at] = 1 << brabant
    freed(g, home)
    assert overlord(g, brabant) == burgundy
    assert (g.wars[at], g.aggressor[at]) == (1 << burgundy, 1 << burgundy)


@pytest.mark.rule("europa:15.2")
def test_realms_have_a_creed_and_turn_with_their_capital() -> None:
    g = bare()
    realm = {name: number(g, "realm", name) for name in ("granada", "knights", "trebizond", "bohemia", "papal_states")}
    assert [creed(g, realm[name]) for name in ("granada", "knights", "trebizond", "bohemia")] == [
        MUSLIM, CATHOLIC, ORTHODOX, CATHOLIC,
    ]  # fmt: skip
    convert(g, number(g, "area", "bohemia"), PROTESTANT)
    convert(g, number(g, "area", "central_italy"), PROTESTANT)
    assert creed(g, realm["bohemia"]) == PROTESTANT
    assert creed(g, realm["papal_states"]) == CATHOLIC  # always
    assert creed(g, number(g, "realm", "aztec")) == 0


@pytest.mark.rule("europa:13")
def test_a_realm_is_reborn_with_what_is_freed_of_it() -> None:
    """Its capital is then the first of its provinces by name, large ones first."""
    g = bare()
    milan, castile = number(g, "realm", "milan"), seat(g, "castile")
    for province in members(g.start.side.flags[milan]):
        take(g, castile, province)
    assert (lands(g, milan), capital(g, milan)) == (0, -1)
    assert liberate(g, number(g, "province", "parma")) == milan
    assert named(g, lands(g, milan)) == {"parma"}
    liberate(g, number(g, "province", "cremona"))
    first = min(members(provinces(g, "parma cremona")))
    assert capital(g, milan) == first
    liberate(g, number(g, "province", "milano"))
    assert capital(g, milan) == number(g, "province", "milano")


@pytest.mark.rule("europa:15.2")
def test_the_lands_of_a_faith_are_those_of_its_realms_also_where_a_capital_is_lost() -> None:
    g = bare()
    castile, milano = seat(g, "castile"), number(g, "province", "milano")
    convert(g, number(g, "area", "lombardy"), PROTESTANT)
    for lost in (milano, number(g, "province", "parma")):
        owned = dict.fromkeys((CATHOLIC, PROTESTANT, ORTHODOX, MUSLIM), 0)
        for other in range(len(g.start.side.flags)):
            owned[creed(g, other)] = owned.get(creed(g, other), 0) | lands(g, other)
        assert {creed_: lands_of(g, creed_) for creed_ in owned if creed_} == {
            creed_: land for creed_, land in owned.items() if creed_
        }
        take(g, castile, lost)


@pytest.mark.rule("europa:13.4")
def test_manpower_tokens_add_to_tax_and_strength() -> None:
    g = bare()
    bohemia = number(g, "realm", "bohemia")
    before = base_tax(g, bohemia), strength(g, bohemia)
    assert before[1] == before[0] + 1  # Silesia is its vassal
    g.plus |= 1 << capital(g, bohemia)
    assert (base_tax(g, bohemia), strength(g, bohemia)) == (before[0] + 1, before[1] + 1)


@pytest.mark.rule("europa:13.3")
def test_tokens_make_a_realm_on_foreign_flags() -> None:
    """Peru of 1618 waits under Spanish towns, where it can be reborn; the United States own their land."""
    g = begin("1-05", "4_players")
    peru, cuzco = number(g, "realm", "peru"), number(g, "province", "cuzco")
    assert (lands(g, peru), core_of(g, cuzco)) == (0, peru)
    assert liberate(g, cuzco) == peru
    assert (named(g, lands(g, peru)), capital(g, peru)) == ({"cuzco"}, cuzco)
    g = begin("2-04", "6_players")
    assert named(g, lands(g, number(g, "realm", "usa"))) == {"virginia", "new_england"}


# -- invasions


def at_war(realm: str = "granada", player: str = "castile") -> tuple[Europa, int, int]:
    """A player at war with a realm that nobody plays, without any units on the board."""
    g = bare()
    g.options = {"talk": "no", "invasions": "yes"}
    g.dice = Dice(Generator(1))
    g.infantry = zeros(g.infantry)
    g.armies, g.army_at = [0] * len(g.armies), [-1] * len(g.army_at)
    at, other = seat(g, player), number(g, "realm", realm)
    g.wars[at] = 1 << other
    return g, at, other


@pytest.mark.rule("europa:13.5")
def test_an_invasion_stirs_two_provinces_and_stays_as_rebels() -> None:
    g, castile, granada = at_war()
    andalusia = number(g, "area", "andalucia")
    assert target(g, granada) == andalusia  # the area of its capital, where Castile has towns
    put(g, Invasions())
    assert g.rebels[andalusia] == host(g, granada) == 1
    mine = g.start.board.land.in_area[andalusia] & g.towns[castile]
    assert (g.unrest & mine) == bits(sorted(members(mine))[:2])


@pytest.mark.rule("europa:13.5")
def test_only_with_the_option_and_not_as_an_active_ally() -> None:
    g, _, granada = at_war()
    g.options = {"talk": "no"}
    put(g, Invasions())
    assert not any(g.rebels)
    g.options = {"talk": "no", "invasions": "yes"}
    g.active_allies[seat(g, "france")] = 1 << granada
    put(g, Invasions())
    assert not any(g.rebels)


@pytest.mark.rule("europa:13.5")
def test_areas_with_units_of_those_at_peace_are_spared_and_beset_provinces_send_nobody() -> None:
    g, castile, granada = at_war()
    andalusia = number(g, "area", "andalucia")
    add_share(g.infantry, andalusia, seat(g, "france"), 1)
    assert andalusia not in targets(g, granada)
    g.infantry[andalusia] = 0
    add_share(g.infantry, andalusia, castile, 1)
    assert host(g, granada) == 0
    assert target(g, granada) == -1  # none of its areas is free of enemies


@pytest.mark.rule("europa:13.5")
def test_land_that_an_enemy_has_taken_draws_an_invasion_first_by_its_cores() -> None:
    g, france, milan = at_war("milan", "france")
    lombardy = number(g, "area", "lombardy")
    assert lombardy not in targets(g, milan)  # France has nothing there
    occupy(g, france, number(g, "province", "parma"))
    assert target(g, milan) == lombardy


@pytest.mark.rule("europa:13.5")
def test_enemy_ships_close_the_way_over_the_sea() -> None:
    g, castile, tunis = at_war("tunis", "castile")
    assert targets(g, tunis) == ()
    take(g, castile, number(g, "province", "palermo"))
    assert targets(g, tunis) == (number(g, "area", "sicily"),)
    for zone in range(len(g.guards)):
        add_share(g.guards, zone, castile, 1)
    assert targets(g, tunis) == ()


@pytest.mark.rule("europa:13.5")
def test_of_equals_the_one_over_land_is_invaded_else_one_by_lot() -> None:
    g, france, milan = at_war("milan", "france")
    for lot, name in enumerate(("burgundy", "languedoc")):
        g.dice.forced.append(lot)
        assert target(g, milan) == number(g, "area", name)
    take(g, france, number(g, "province", "parma"))
    assert target(g, milan) == number(g, "area", "lombardy")


@pytest.mark.rule("europa:13.5")
def test_units_of_the_player_meet_the_invaders() -> None:
    """Venetia is beset: only Venice's other areas send units, half their tax."""
    g, austria, venice = at_war("venice", "austria")
    venetia = number(g, "area", "venetia")
    g.army_at[3 * austria], g.armies[3 * austria] = venetia, 9 * one(INFANTRY)
    assert target(g, venice) == venetia
    elsewhere = (lands(g, venice) | g.start.vassals_of[venice]) & ~g.start.board.land.in_area[venetia]
    assert host(g, venice) == (g.start.side.worth(elsewhere) + 1) // 2
    put(g, Invasions())
    told = [(event.name, event.args) for event in g.events]
    assert ("invaded", (venice, venetia, host(g, venice))) in told
    assert ("battle", (venetia,)) in told
    assert ("attacks", (venice, host(g, venice))) in told
