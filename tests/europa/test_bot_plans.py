"""What the steward plans with: walls that fall whole, goals of the scenario, ships that find new worlds."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.bot import goals
from theatrum.titles.europa.bot.campaign import FIRM, campaign
from theatrum.titles.europa.bot.hopes import coveted
from theatrum.titles.europa.bot.host import Host
from theatrum.titles.europa.bot.odds import FOOT, battle, beats, endings, foreseen, lasting, leaders, odds
from theatrum.titles.europa.bot.steward import scores, weigh
from theatrum.titles.europa.bot.trade import launch
from theatrum.titles.europa.bot.turn import card_worth, office
from theatrum.titles.europa.cards.conditions import scene
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.setup.scenarios import read_scenarios
from theatrum.titles.europa.state import DIP, MIL, NONE, Europa
from theatrum.titles.europa.war.battle.clash import Clash
from theatrum.titles.europa.war.recruiting.recruit import Recruit

from .battles import army, field, loose, war
from .positions import begin, choose, named, number, provinces, put, seat


def another_round(g: Europa) -> None:
    g.took_event, g.round = 0, 2


def test_who_is_left_after_a_battle() -> None:
    """The chances of all ends of a battle are one; with what is left after it walls are taken (9.7, 9.8)."""
    for mine, theirs in ((1, 1), (4, 2), (7, 4), (3, 9)):
        assert sum(endings(mine, theirs)) == pytest.approx(1.0)
        assert lasting(mine, theirs, 1) == pytest.approx(battle(mine, theirs)[0])
        assert lasting(mine, theirs, mine + 1) == 0
    assert lasting(7, 4, 1) > 0.8 > lasting(7, 4, 2) > 0.7 > lasting(7, 4, 3)
    assert lasting(3, 0, 3) == 1.0
    assert lasting(0, 3, 1) == 0.0
    assert lasting(40, 20, 1) > 0.9


def test_plans_reckon_with_whoever_may_lead_the_others() -> None:
    """Three units without a player turn over a card, and who commands brings dice (13.4); two fight as they are."""
    assert sum(chance for _, chance in leaders()) == pytest.approx(1.0)
    assert dict(leaders())[FOOT] > 0.5  # most cards bear nobody who commands
    assert beats(4, 2) == pytest.approx(odds(4, 2))
    assert beats(5, 3) < odds(5, 3) - 0.04
    assert sum(foreseen(7, 4)) == pytest.approx(1.0)


def test_walls_fall_whole_or_not_at_all() -> None:
    """Constantinople is worth two: there is nothing to be had for less, and men are raised for both."""
    g = begin()
    at = seat(g, "ottomans")
    e = Host(g.veil(at), at)
    plan = campaign(e, (number(g, "realm", "byzantium"),), levied=True)
    assert plan._sums(plan.area, 5) == [0, 2]
    assert plan._sums(plan.area, 1) == [0]
    assert (plan.haul, plan.taken[0]) == (2, 2.0)
    assert lasting(plan.units, plan.defence, 2) >= FIRM > lasting(plan.units - 1, plan.defence, 2)
    g.power[3 * at + MIL] = 2  # one for the recruits, one for the war
    assert campaign(Host(g.veil(at), at), (number(g, "realm", "byzantium"),), levied=True).haul == 0


def losing(units: str) -> str:
    """Whom the Ottomans would rather lose before Constantinople."""
    g = field()
    at = seat(g, "ottomans")
    war(g, "ottomans", "byzantium")
    army(g, "ottomans", "macedonia_thrace", units)
    parties = ((g.realm[at],), (number(g, "realm", "byzantium"),))
    g.push(Clash(False, number(g, "area", "macedonia_thrace"), at, parties))
    found = [g.lexicon.parse(f"lose:1:{kind}:regular") for kind in ("infantry", "cavalry")]
    weights = dict(zip(found, scores(g.veil(at), at, found), strict=True))
    return max(found, key=weights.__getitem__).id.split(":")[2]


def test_who_takes_walls_is_spared() -> None:
    """Infantry is the cheapest; but a horseman counts for half before walls (9.8)."""
    assert losing("infantry 6 cavalry 1") == "infantry"
    assert losing("infantry 2 cavalry 1") == "cavalry"


def test_an_army_takes_along_whom_it_meets() -> None:
    """The recruits of Northumbria join the army from the south on its way to Scotland (9.4)."""
    g = field()
    another_round(g)
    at, there = seat(g, "england"), number(g, "area", "northumbria")
    war(g, "england", "scotland")
    army(g, "england", "east_anglia", "infantry 2")
    loose(g, "england", "northumbria", 5)
    put(g, Recruit(at))
    plan = campaign(Host(g.veil(at), at), (number(g, "realm", "scotland"),), levied=True)
    assert (plan.base, plan.units - plan.raised) == (there, 7)


def test_goals_of_the_scenario_are_aims() -> None:
    """Danzig is two thirds of what Poland is about, Belgrade is worth four Prestige to the Sultan, and nobody else."""
    g = begin("2-02", "6_players")
    poland, sultan, muscovy = seat(g, "poland"), seat(g, "ottomans"), seat(g, "muscovy")
    e = Host(g.veil(poland), poland)
    assert named(g, e.desired) == {"danzig"}
    assert number(g, "realm", "teutonic_order") in e.prey
    danzig, beograd = provinces(g, "danzig"), provinces(g, "beograd")
    assert e.promised(danzig) > 1.5
    assert e.aims(e.won(danzig)) - e.hoped == pytest.approx(e.promised(danzig))
    e = Host(g.veil(sultan), sultan)
    assert "beograd" in named(g, e.desired)
    assert e.promised(beograd) == pytest.approx(4 * goals.COUNTED)
    assert Host(g.veil(muscovy), muscovy).promised(beograd) == 0


def test_a_mission_that_counts_what_is_won_makes_no_prey() -> None:
    """What players have conquered from others is nobody's land to covet."""
    g = begin()
    field = g.start.lists.missions[number(g, "mission", "general_1-2E")]
    assert all(coveted(scene(g, at), field.condition) == 0 for at in range(g.seats))


def test_a_ship_is_built_for_a_voyage_of_discovery() -> None:
    """With the Quest for the New World, and a mission that asks for a claim, a light ship is missing (5.1)."""
    g = field()
    another_round(g)
    at, quest = seat(g, "castile"), g.start.lists.ideas["quest_for_the_new_world"]
    g.missions[at] = (number(g, "mission", "castile-2B"),)
    g.power[3 * at + DIP] = g.power[3 * at + MIL] = 6
    assert launch(Host(g.veil(at), at)) == 0
    g.ideas[at] |= 1 << quest
    assert launch(Host(g.veil(at), at)) > 0.5
    put(g, Recruit(at))
    yards = [choice for choice in g.offered(at) if choice.verb == "shipyard"]
    assert max(scores(g.veil(at), at, yards)) > 0
    for water in members(g.start.board.sea.distant ^ (1 << len(g.ships)) - 1):
        g.ships[water] |= 1 << 4 * at
    assert launch(Host(g.veil(at), at)) == 0


def test_goals_of_every_scenario_are_read() -> None:
    """Each seat knows what its goals promise and lack; only land on the board is coveted."""
    coveted = 0
    for name, variant in {each.scenario: each.id for each in read_scenarios()}.items():
        g = begin(name, variant)
        for at in range(g.seats):
            e = Host(g.veil(at), at)
            assert 0 <= goals.hopes(g, at, 1) <= goals.hopes(g, at, 3)
            assert not e.desired & g.towns[at]
            coveted += bool(e.desired)
    assert coveted > 20


def test_the_advisor_is_sought_whom_a_mission_lacks() -> None:
    """The Diet of Piotrków wants three advisors: with two of them the third kind is drawn, and kept (17.2, 4.1)."""
    g = field("2-02", "6_players")
    another_round(g)
    at = seat(g, "poland")
    cards = [g.start.people.number[name] for name in ("adm-01-1", "dip-01-1")]
    g.advisors[3 * at : 3 * at + 3] = [*cards, NONE]
    g.stability[at] = 1
    e = Host(g.veil(at), at)
    dear = g.start.people.number["mil-02-1"]
    g.options = {**g.options, "ages": "one"}
    g.event_deck, g.events_down = (0, 0), 0
    plain = card_worth(Host(g.veil(at), at), dear)
    assert [office(e, kind) for kind in range(3)] == [0.0] * 3
    g.missions[at] = (number(g, "mission", "poland-1C"),)
    e = Host(g.veil(at), at)
    assert office(e, MIL) > 0.8
    assert card_worth(e, dear) > plain


def test_what_comes_anyway_speaks_for_no_option() -> None:
    """The Black Army's square ages the court whatever is chosen (5.1): Austria does not ruin itself to delay it."""
    g = begin("2-02", "3_players")
    at = seat(g, "austria")
    event = number(g, "event", "11A-2")
    g.event_row, g.event_ducats = (event,), (0,)
    g.ill = [mask | 0b1111 for mask in g.ill]  # whoever is aged again dies
    put(g, Turn(at))
    choose(g, at, "event:11A-2")
    told = {choice.id: {key: weight for weight, key in weigh(g.veil(at), at, choice)} for choice in g.offered(at)}
    assert told.keys() == {"option:a", "option:b"}
    assert all("court" not in reasons for reasons in told.values())
    assert told["option:b"]["power"] > 0
    ranked = scores(g.veil(at), at, g.offered(at))
    assert g.offered(at)[ranked.index(max(ranked))].id == "option:b"
