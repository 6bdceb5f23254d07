"""What the steward makes of unrest, and how it sees to it that towns, armies and recruits are where they are wanted."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import capital, lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.bot.campaign import campaign, levy_plan
from theatrum.titles.europa.bot.field import company, party
from theatrum.titles.europa.bot.homage import beyond
from theatrum.titles.europa.bot.host import Host
from theatrum.titles.europa.bot.order import FALLEN, FALLS, TOLL, toll, troubles
from theatrum.titles.europa.bot.peace import whole
from theatrum.titles.europa.bot.steward import scores
from theatrum.titles.europa.faith.religion import MUSLIM
from theatrum.titles.europa.state import DIP, MIL, Europa, add_share, share
from theatrum.titles.europa.war.movement.march import March
from theatrum.titles.europa.war.recruiting.recruit import Recruit
from theatrum.titles.europa.war.units import one

from .battles import army, field, war
from .positions import begin, choose, number, provinces, put, seat, without_goals, zeros


def another_round(g: Europa) -> None:
    g.events_down = g.start.events_a_round


def test_units_bear_the_revolts_of_an_area() -> None:
    """One face of six is a revolt: it takes a unit before it takes a town (14.2)."""
    assert toll(1, 0, 2, 1) == pytest.approx(toll(1, 1, 2, 1) + (2 * FALLS[0] - FALLEN) / 6)
    assert toll(1, 1, 2, 3) == pytest.approx(TOLL + FALLEN / 6)
    assert toll(2, 1, 1, 3) == pytest.approx(2 * TOLL + FALLEN * 11 / 36 + FALLS[2] * (2 / 6 - 11 / 36))
    assert toll(2, 2, 1, 3) < toll(2, 1, 1, 3) < toll(2, 0, 1, 3)


def test_religious_unrest_is_foreseen() -> None:
    """In every area of another faith a town is put in unrest before the dice are rolled (4.3 G)."""
    g = begin()
    at = seat(g, "ottomans")
    names = g.start.names["area"]
    found = troubles(g, at)
    assert {names[area] for area in found} == {"greece", "macedonia_thrace", "rum", "wallachia_bulgaria"}
    assert {(trouble.dice, trouble.faith) for trouble in found.values()} == {(1, 1)}
    rum = number(g, "area", "rum")
    g.faith[g.start.board.land.religion_space[rum]] = MUSLIM
    assert rum not in troubles(g, at)


def test_order_is_restored_where_it_lasts() -> None:
    """A lone town in an area of another faith is put in unrest again at once; elsewhere calm is worth its power."""
    g = begin()
    another_round(g)
    at = seat(g, "ottomans")
    g.power[3 * at + MIL] = 5
    suppress = g.lexicon["suppress",]
    g.unrest = provinces(g, "yanya")  # all that is theirs in Greece
    assert scores(g.veil(at), at, [suppress])[0] < 0
    g.unrest = provinces(g, "ankara")
    assert scores(g.veil(at), at, [suppress])[0] > 0


def test_somebody_stays_to_watch_the_towns() -> None:
    """The whole army sets out, but for one where the dice would take a town else."""
    g = begin()
    another_round(g)
    at, here, there = seat(g, "ottomans"), number(g, "area", "macedonia_thrace"), number(g, "area", "greece")
    g.infantry = zeros(g.infantry)
    add_share(g.infantry, here, at, 4)
    g.armies[3 * at : 3 * at + 3], g.army_at[3 * at : 3 * at + 3] = [3 * one(0), 0, 0], [here, -1, -1]
    g.rebel_towns = provinces(g, "yanya")
    g.unrest = provinces(g, "edirne selanik")
    g.power[3 * at + MIL] = 5
    assert company(Host(g.veil(at), at), here) == 3 + 4 - 1
    put(g, March(at))
    choose(g, at, "march-army:1")
    taken = 0
    while True:
        choices = g.offered(at)
        weights = scores(g.veil(at), at, choices)
        best = choices[weights.index(max(weights))]
        if best.verb != "take-infantry":
            break
        taken += 1
        g.answer(at, best)
    assert (best.verb, best.args, taken) == ("step", (there,), 3)


def test_recruits_are_raised_where_the_army_is() -> None:
    """Who is raised elsewhere would stay behind, or fight alone when war is declared (9.1)."""
    g = begin("2-02", "6_players")
    another_round(g)
    at, novgorod = seat(g, "muscovy"), number(g, "realm", "novgorod")
    home, front = number(g, "area", "moscow_ryazan"), number(g, "area", "novgorod")
    g.missions[at] = (number(g, "mission", "muscovy-1A"),)
    g.claims[at] |= 1 << front
    g.ducats[at], g.available[at], g.power[3 * at + MIL], g.power[3 * at + DIP] = 25, 8, 8, 0
    e = Host(g.veil(at), at)
    plan = campaign(e, (novgorod,), levied=True)
    assert (plan.area, plan.base) == (front, home)
    assert plan.units == e.troops[home] + plan.raised
    assert levy_plan(e)[1] == home
    put(g, Recruit(at))
    musters = [choice for choice in g.offered(at) if choice.verb == "muster"]
    weights = dict(zip(musters, scores(g.veil(at), at, musters), strict=True))
    assert max(musters, key=weights.__getitem__).args == (home,)


def test_a_war_goes_on_for_homage() -> None:
    """Whoever holds a capital needs a province in another area for a vassal (10): with men for it he makes no peace."""
    g = begin("2-02", "6_players")
    another_round(g)
    at, novgorod = seat(g, "muscovy"), number(g, "realm", "novgorod")
    g.missions[at] = (number(g, "mission", "muscovy-1A"),)
    g.wars[at] |= 1 << novgorod
    g.occupied[at] |= 1 << capital(g, novgorod)
    front = number(g, "area", "novgorod")
    g.infantry = zeros(g.infantry)
    g.armies[3 * at : 3 * at + 3], g.army_at[3 * at : 3 * at + 3] = [4 * one(0), 0, 0], [front, -1, -1]
    g.ducats[at], g.available[at], g.power[3 * at + MIL] = 20, 6, 3
    e = Host(g.veil(at), at)
    assert beyond(e, novgorod)
    assert whole(e, novgorod) > 1
    assert whole(e, novgorod, had=20.0) == 0
    g.armies[3 * at], g.available[at], g.exhausted[at] = one(0), 0, 0
    assert whole(Host(g.veil(at), at), novgorod) < 0.5


def test_an_enemy_who_has_lost_all_keeps_nobody_busy() -> None:
    """When all of an enemy is occupied, the army is free for another war."""
    g = begin()
    at, granada = seat(g, "castile"), number(g, "realm", "granada")
    assert not Host(g.veil(at), at).engaged
    g.wars[at] |= 1 << granada
    assert Host(g.veil(at), at).engaged
    for province in members(lands(g, granada)):
        g.occupied[at] |= 1 << province
    assert not Host(g.veil(at), at).engaged


def test_a_town_that_a_mission_asks_for_is_a_prize_of_its_own() -> None:
    """Danzig is one of four provinces of the Order: it is kept by whoever holds it, though the others are not won."""
    g = without_goals()
    another_round(g)
    at, order = seat(g, "poland"), number(g, "realm", "teutonic_order")
    g.missions[at] = (number(g, "mission", "poland-1B"),)
    g.ducats[at], g.available[at], g.power[3 * at + MIL] = 20, 8, 4
    plan = campaign(Host(g.veil(at), at), (order,), levied=True)
    assert plan.foothold > 3
    g.missions[at] = ()
    assert campaign(Host(g.veil(at), at), (order,), levied=True).foothold == 0


def before_the_mountains(power: int) -> tuple[Europa, int, int, int]:
    """The Sultan at war with Serbia, seven units on this side of its mountains."""
    g = field()
    at, here, there = seat(g, "ottomans"), number(g, "area", "macedonia_thrace"), number(g, "area", "serbia_albania")
    war(g, "ottomans", "serbia")
    army(g, "ottomans", "macedonia_thrace", "infantry 7")
    g.power[3 * at + MIL] = power
    return g, at, here, there


def test_mountains_hold_an_army_up() -> None:
    """Three cross for the price of the march, three more for each point of power (9.5)."""
    for power, crossing in ((0, 3), (1, 6), (2, 7)):
        g, at, here, there = before_the_mountains(power)
        put(g, March(at, army=0, area=here))
        e = Host(g.veil(at), at)
        assert e.steep(here, there)
        assert not e.steep(here, number(g, "area", "wallachia_bulgaria"))
        assert e.crossing(here, there, 7) == crossing
        e._defence[there] = 0  # power is kept for the siege
        assert e.crossing(here, there, 7) == 3 * max(1, power)


def test_no_more_go_than_can_cross() -> None:
    """Where there is no time for the way round, whoever cannot cross stays behind, and the others march."""
    for power, crossing in ((0, 3), (1, 6)):
        g, at, _, there = before_the_mountains(power)
        put(g, March(at, left=1))
        choose(g, at, "march-army:1")
        assert party(Host(g.veil(at), at)) == crossing
        while True:
            choices = g.offered(at)
            weights = scores(g.veil(at), at, choices)
            best = choices[weights.index(max(weights))]
            if best.verb != "leave-infantry":
                break
            g.answer(at, best)
        assert best is g.lexicon["step", there]
        assert share(g.infantry, number(g, "area", "macedonia_thrace"), at) == 7 - crossing


def test_an_army_goes_round_the_mountains() -> None:
    """Over Wallachia all of it comes to Serbia, and nothing is paid."""
    g, at, _, _ = before_the_mountains(0)
    put(g, March(at))
    choose(g, at, "march-army:1")
    assert party(Host(g.veil(at), at)) == 7
    ways = [g.lexicon.parse(f"step:{there}") for there in ("wallachia_bulgaria", "greece")]
    weights = scores(g.veil(at), at, ways)
    assert weights[0] > weights[1] + 1


def test_a_war_beyond_mountains_is_dearer() -> None:
    """What crossing them costs is not there for the siege; without that power fewer are counted."""
    g, at, _, there = before_the_mountains(2)
    g.wars[at] = 0
    serbia = (number(g, "realm", "serbia"),)
    plain = campaign(Host(g.veil(at), at), serbia)
    assert (plain.area, plain.units, plain.toll) == (there, 7, 0)  # there is a way round
    e = Host(g.veil(at), at)
    e._steep = {(place, there): True for place in e.beside(there)}
    steep = campaign(e, serbia)
    assert (steep.units, steep.toll) in ((3, 0), (6, 1))
    assert steep.prize() <= plain.prize()
    assert steep.gain < plain.gain
