"""How the steward brings his men together, keeps power for the siege, and borrows against rebels."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.bot.campaign import SUNK, campaign
from theatrum.titles.europa.bot.field import advance, no_power
from theatrum.titles.europa.bot.host import Host
from theatrum.titles.europa.bot.levies import outnumbered, rescue
from theatrum.titles.europa.bot.steward import reasons, scores, weigh
from theatrum.titles.europa.bot.turn import TRUSTED
from theatrum.titles.europa.cards.row import remaining
from theatrum.titles.europa.court.treasury import LOAN, REPAID
from theatrum.titles.europa.round.turn import Actions, Turn
from theatrum.titles.europa.state import MIL, Europa
from theatrum.titles.europa.war.movement.march import March
from theatrum.titles.europa.war.recruiting.recruit import Recruit

from .battles import army, before_scotland, field, light
from .positions import begin, number, put, seat


def test_an_army_counts_those_whom_it_meets() -> None:
    """No recruits are needed for that (9.4)."""
    g, at, scotland = before_scotland(5)
    e = Host(g.veil(at), at)
    assert e.near(scotland) == 7
    assert campaign(e, (number(g, "realm", "scotland"),)).units == 7


def test_an_army_goes_where_others_join_it() -> None:
    """Whoever crosses the sea on the way has no step left for the battle (9.5)."""
    g, at, _ = before_scotland(5)
    e = Host(g.veil(at), at)
    there, going = number(g, "area", "northumbria"), March(at, army=0, area=number(g, "area", "east_anglia"))
    gain = advance(e, going, 2, there, takes=True, by_sea=False)
    assert gain > advance(e, going, 2, there, takes=True, by_sea=True)
    assert gain > advance(e, going, 2, there, takes=False, by_sea=False)


def test_power_is_kept_for_the_siege() -> None:
    """A march that leaves none wins nothing before the round is over (10.1), unless a battle brings a point (9.7.7)."""
    g, at, scotland = before_scotland(5)
    e = Host(g.veil(at), at)
    assert e.defence(scotland) > 0
    assert e.goal[0] == scotland
    assert no_power(e, -1)
    assert not no_power(e, 0)
    marches = {}
    for power in (1, 2):
        g.power[3 * at + MIL] = power
        put(g, Turn(at))
        e = Host(g.veil(at), at)
        e._defence[scotland] = 0  # the field is won
        marches[power] = next(weight for weight, *_ in reasons(e, g.lexicon["march",]))
    assert marches[1] < 0 < marches[2]


def beside_rebels(ducats: int) -> tuple[Europa, int, int]:
    """Castile with two units beside three rebels, and men who wait for ducats."""
    g = field()
    at, leon = seat(g, "castile"), number(g, "area", "leon")
    town = g.towns[at] & g.start.board.land.in_area[leon]
    g.rebel_towns, g.rebels[leon] = town, 3
    army(g, "castile", "castile", "infantry 2")
    g.ducats[at], g.available[at], g.power[3 * at + MIL] = ducats, 5, 4
    return g, at, leon


def test_money_is_borrowed_to_put_rebels_down() -> None:
    """Not where it is there already; and no loan is paid back as long as men are missing."""
    g, at, _ = beside_rebels(1)
    put(g, Turn(at))
    borrow = g.lexicon["borrow",]
    assert rescue(Host(g.veil(at), at), LOAN) > 1
    assert scores(g.veil(at), at, [borrow])[0] > 0
    g.interest[at] = TRUSTED
    assert scores(g.veil(at), at, [borrow])[0] < 0
    g.ducats[at], g.interest[at] = 7, 1
    put(g, Turn(at))
    assert rescue(Host(g.veil(at), at), -REPAID) < -1
    assert scores(g.veil(at), at, [g.lexicon["repay",]])[0] < 0
    g.ducats[at] = 20
    assert rescue(Host(g.veil(at), at), LOAN) <= 0
    g.power[3 * at + MIL] = 1
    g.ducats[at] = 1
    assert rescue(Host(g.veil(at), at), LOAN) == 0


def test_in_the_last_turn_of_all_nothing_is_kept_for_another() -> None:
    """Men who are raised then march nowhere, and power that is not spent is worth next to nothing (4.7)."""
    idea = {}
    for turns in (1, 2):
        g, at, _ = beside_rebels(1)
        g.power[3 * at + MIL], g.idea_row = 8, (number(g, "idea", "cannons"),)
        g.options = {**g.options, "ages": "one"}
        g.events_down, g.took_event = remaining(g), g.everyone
        g.passed = tuple(seat for seat in range(g.seats) if seat != at)
        g.stack.append(Actions(at, (at,) * (turns - 1)))
        put(g, Turn(at))
        e = Host(g.veil(at), at)
        assert (e.last, e.closing) == (True, turns == 1)
        assert (rescue(e, LOAN) > 0) == (turns > 1)
        idea[turns] = scores(g.veil(at), at, [g.lexicon.parse("develop:cannons")])[0]
    assert idea[1] > idea[2] + 0.5


def test_recruits_gather_beside_rebels_whom_they_would_not_beat() -> None:
    """Who is raised among them fights at once (9.2): two recruits wait for the others."""
    g, at, leon = beside_rebels(5)
    put(g, Recruit(at))
    here, beside = (g.lexicon["muster", area] for area in (leon, number(g, "area", "castile")))
    weights = scores(g.veil(at), at, [here, beside])
    assert weights[1] > weights[0] + 1
    g.ducats[at], g.rebels[leon] = 12, 1
    weights = scores(g.veil(at), at, [here, beside])
    assert abs(weights[1] - weights[0]) < 1


def test_men_come_before_ships_where_they_are_missing() -> None:
    g, at, _ = beside_rebels(5)
    put(g, Recruit(at))
    yards = [choice for choice in g.offered(at) if choice.verb == "shipyard"]
    assert yards
    assert max(scores(g.veil(at), at, yards)) < 0


def test_the_friendship_of_the_pope_is_sought_by_catholics() -> None:
    """His cardinal may decide who controls the Curia (19.1)."""
    g = begin()
    pope = number(g, "realm", "papal_states")
    castile, sultan = seat(g, "castile"), seat(g, "ottomans")
    assert Host(g.veil(castile), castile).blessing(pope) > 1
    assert Host(g.veil(castile), castile).blessing(number(g, "realm", "naples")) == 0
    assert Host(g.veil(sultan), sultan).blessing(pope) == 0
    g.rome = castile
    assert Host(g.veil(castile), castile).blessing(pope) == 0


def test_nobody_is_raised_among_more_enemies() -> None:
    """They would have to fight at once (9.2), be they rebels or not."""
    g, at, leon = beside_rebels(7)
    e = Host(g.veil(at), at)
    e._defence[leon] = 9
    assert outnumbered(e, leon, 2)
    e._defence[leon] = 0
    assert not outnumbered(e, leon, 2)


def test_stability_waits_for_a_comet() -> None:
    """Whoever buys it before pays a point more (5.3); when the others have passed there is no time to wait."""
    g = begin()
    at = seat(g, "france")
    stabilize = g.lexicon["stabilize",]
    g.power[3 * at] = 9
    put(g, Turn(at))
    g.event_row, g.event_ducats = (g.start.event_number["152B"],), (0,)
    calm = scores(g.veil(at), at, [stabilize])[0]
    g.event_row = (g.start.event_number["11A-1"],)
    assert scores(g.veil(at), at, [stabilize])[0] < calm - 1
    g.passed = tuple(other for other in range(g.seats) if other != at)
    assert [key for _, key in weigh(g.veil(at), at, stabilize)].count("event-text") == 0


def test_ships_beside_an_enemys_ports_are_part_of_the_price() -> None:
    """They fight as soon as war is declared (9.1)."""
    g, at, _ = before_scotland(5)
    g.wars[at] = 0
    scotland = (number(g, "realm", "scotland"),)
    without = campaign(Host(g.veil(at), at), scotland)
    assert without.sunk() == 0
    light(g, "england", "doggerbank", 1)
    plan = campaign(Host(g.veil(at), at), scotland)
    assert plan.sunk() == SUNK
    assert plan.price() == pytest.approx(without.price() + SUNK)
