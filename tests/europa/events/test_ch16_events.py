"""Chapter 16: events: their options, the ruler, the event that nobody chose, and the marks, active and automatic."""

from __future__ import annotations

from copy import copy
from itertools import product

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.engine.flow import run
from theatrum.titles.europa.actions.event import text
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.cards.events import MARKS
from theatrum.titles.europa.cards.row import build, face_up
from theatrum.titles.europa.court.characters import ADVISOR, RULER
from theatrum.titles.europa.events import faiths
from theatrum.titles.europa.events.expansion import automatic, targets
from theatrum.titles.europa.events.marks import MARKS as TABLE
from theatrum.titles.europa.events.marks import Marks
from theatrum.titles.europa.events.revolts import wavering
from theatrum.titles.europa.events.seas import haunts
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, MIL, NONE, Europa, add_share
from theatrum.titles.europa.war.units import INFANTRY, REGULAR, one

from ...each import each
from ..cards import answer, area
from ..positions import begin, choose, closed, named, number, offered, provinces, put, seat, zeros


def turn_of(realm: str, *events: str) -> tuple[Europa, int]:
    """A turn with these events in the row, and none below."""
    g = begin()
    g.dice = Dice(Generator(1))
    g.event_row = tuple(g.start.event_number[name] for name in events)
    g.event_ducats = (0,) * len(g.event_row)
    g.missions = [()] * g.seats
    at = seat(g, realm)
    return put(g, Turn(at)), at


def mark(g: Europa, name: str, at: int) -> Europa:
    """The effect of one mark; at NONE it is automatic."""
    g.active = max(at, 0)
    TABLE[name](g, at)
    run(g)
    return g


@pytest.mark.rule("europa:5.1", "europa:16.3")
def test_the_wars_of_the_roses() -> None:
    """The book's example: 3 rebels and 3 unrest in Northumbria; B: England -1 Stability and Prestige, France +1."""
    g, at = turn_of("france", "103-1", "11A-1")
    england = seat(g, "england")
    choose(g, at, "event:103-1")
    there = area(g, "northumbria")
    assert (g.rebels[there], (g.unrest & g.start.board.land.in_area[there]).bit_count()) == (3, 3)
    assert offered(g, at) == ["option:a", "option:b"]
    choose(g, at, "option:b")
    assert (g.stability[england], g.prestige[england], g.power[3 * at + DIP]) == (-1, -1, 4)
    assert g.event_ducats == (2,)
    choose(g, england, "replace-ruler")
    assert g.start.people.all[g.ruler[england]].name == "Edward IV"


@pytest.mark.rule("europa:16.3")
def test_who_cannot_pay_for_an_option_must_choose_the_other() -> None:
    g, at = turn_of("france", "157B")
    g.power[3 * at + DIP] = 1
    choose(g, at, "event:157B")
    assert offered(g, at) == ["option:a"]
    assert closed(g, at)["option:b"].args == (DIP, 2)


@pytest.mark.rule("europa:16.3")
def test_the_player_who_was_chosen_chooses_the_option() -> None:
    """Unhappy Artisans: the taker points at somebody, who chooses."""
    g, at = turn_of("france", "152B")
    castile = seat(g, "castile")
    choose(g, at, "event:152B", "pick-realm:castile")
    assert offered(g, castile) == ["option:a", "option:b"]
    choose(g, castile, "option:a")
    assert (g.prestige[at], g.stability[castile], g.power[3 * castile + MIL]) == (-1, -1, 4)


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize(("event", "choices"), [("12A-1", ""), ("154B", ""), ("153B", "pick-realm:castile option:b")])
def test_unrest_of_the_taker_comes_to_a_town(event: str, choices: str) -> None:
    """Revolts, Heretics, Unhappy Peasants speak of his towns: vassals are spared."""
    g, at = turn_of("france", event)
    there = g.start.board.land.in_area[area(g, "loire")]
    vassal = provinces(g, "berry")
    g.towns[at] &= ~vassal
    g.vassals[at] |= vassal
    choose(g, at, f"event:{event}", *choices.split(), "pick-area:loire")
    assert "pick-province:berry" not in offered(g, at)
    assert offered(g, at)[0] in {f"pick-province:{name}" for name in named(g, g.towns[at] & there)}


@pytest.mark.rule("europa:16.3")
def test_a_ruler_who_is_refused_leaves_an_empty_throne() -> None:
    """The successor of Wladyslaw III, option B: neither the old king nor the one on the card rules."""
    g, at = turn_of("poland", "107-1")
    choose(g, at, "event:107-1", "option:b")
    answer(g)
    assert g.ruler[at] == NONE


@pytest.mark.rule("europa:16.4")
def test_the_event_that_nobody_chose_says_nothing_but_its_marks_strike() -> None:
    """The plague would lay its tokens; its pirates and the death of a cardinal come by themselves."""
    g, at = turn_of("france", "101-1", "13A-1")
    g.took_event = g.everyone & ~(1 << at)
    g.curia = (seat(g, "castile"), seat(g, "france"), seat(g, "castile"))
    before = sum(g.pirates)
    choose(g, at, "event:101-1", "option:a")
    choose(g, at, "pick-slot:2")
    answer(g)
    assert (g.plague, g.event_row, sum(g.pirates)) == (0, (), before + 1)
    assert g.curia == (seat(g, "castile"),)  # the taker buried his own, then the rightmost of those who have most


@pytest.mark.rule("europa:16.5")
def test_every_mark_of_the_cards_is_known() -> None:
    assert tuple(TABLE) == MARKS


@pytest.mark.rule("europa:16.5", "europa:7.2")
def test_mortality_weakens_and_then_kills() -> None:
    """11A-1 bears the square: Friedrich of Austria has it, and his advisor too."""
    g = begin()
    at = seat(g, "austria")
    g.ill[at] = 0
    g.advisors[3 * at + ADM] = g.start.people.number["adm-01-2"]
    put(g, Marks(g.start.event_number["11A-1"], NONE))
    answer(g)
    assert g.ill[at] == 1 << RULER | 1 << ADVISOR
    put(g, Marks(g.start.event_number["11A-1"], NONE))
    answer(g)
    assert (g.ruler[at], g.advisors[3 * at + ADM], g.ill[at]) == (NONE, NONE, 0)
    assert g.discards[ADM] == (g.start.people.number["adm-01-2"],)


@pytest.mark.rule("europa:16.5")
def test_natives_rise_and_the_active_player_is_spared_one_of_two_blows() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    g.colonists[at] = g.colonists[other] = 2
    mark(g, "natives", at)
    assert offered(g, at) == ["spare-colonist", "spare-unrest"]
    choose(g, at, "spare-colonist")
    assert (g.colonists[at], g.colonists[other]) == (2, 1)
    mark(g, "natives", NONE)
    assert (g.colonists[at], g.colonists[other]) == (1, 0)


@pytest.mark.rule("europa:16.5")
def test_the_sea_swallows_ships_without_a_friendly_port_beside_them() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    g.ships, g.guards = zeros(g.ships), zeros(g.guards)
    g.fleet, g.fleet_at = [0] * g.seats, [NONE] * g.seats
    far, near = number(g, "zone", "caribbean_sea"), number(g, "zone", "english_channel")
    for zone in (far, near):
        add_share(g.ships, zone, other, 1)
    add_share(g.ships, far, at, 1)
    mark(g, "lost_at_sea", at)
    assert [g.ships[zone] >> 4 * other & 15 for zone in (far, near)] == [0, 1]
    assert g.ships[far] >> 4 * at & 15 == 1  # the active player loses none
    mark(g, "lost_at_sea", NONE)
    assert g.ships[far] == 0


@pytest.mark.rule("europa:16.5")
def test_pirates_come_where_merchants_are() -> None:
    g = begin()
    at = seat(g, "castile")
    g.merchants = [NONE] * len(g.merchants)
    genoa, sevilla = number(g, "node", "genoa"), number(g, "node", "sevilla")
    assert len(haunts(g)) > 2
    g.merchants[0] = g.merchants[3] = genoa
    g.merchants[1] = sevilla
    mark(g, "pirates", at)
    assert offered(g, at) == sorted(("pick-node:genoa", "pick-node:sevilla"), key=lambda c: number(g, "node", c[10:]))
    choose(g, at, "pick-node:sevilla")
    assert (g.pirates[sevilla], g.pirates[genoa]) == (1, 0)
    mark(g, "pirates", NONE)
    assert g.pirates[genoa] == 1  # most merchants


@pytest.mark.rule("europa:16.5")
def test_attrition_costs_a_unit_of_four_but_not_the_active_player() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    g.infantry = zeros(g.infantry)
    for one_seat in (at, other):
        g.army_at[3 * one_seat : 3 * one_seat + 3] = [area(g, "leon"), NONE, NONE]
        g.armies[3 * one_seat : 3 * one_seat + 3] = [9 * one(INFANTRY, REGULAR), 0, 0]
    g.wars[at], g.wars[other] = 1 << g.realm[other], 1 << g.realm[at]
    mark(g, "attrition", at)
    assert (g.armies[3 * at], g.armies[3 * other]) == (9 * one(INFANTRY), 7 * one(INFANTRY))
    mark(g, "attrition", NONE)
    assert (g.armies[3 * at], g.armies[3 * other]) == (7 * one(INFANTRY), 6 * one(INFANTRY))


@pytest.mark.rule("europa:16.5")
def test_vassals_waver_where_an_opponent_has_more_influence() -> None:
    g = begin()
    at, rival = seat(g, "france"), seat(g, "england")
    g.vassals[at] = provinces(g, "nantes rennes")
    g.weddings[at] = 0
    there = area(g, "brittany_normandy")
    g.influence[there] = 1 << 4 * at
    assert wavering(g, at) == 0
    g.influence[there] |= 2 << 4 * rival
    assert named(g, wavering(g, at), "area") == {"brittany_normandy"}
    rebels = g.rebels[there]
    mark(g, "vassals", at)
    assert g.unrest & g.vassals[at] == g.vassals[at]
    assert g.rebels[there] == rebels  # none for the active player
    g.unrest = 0
    mark(g, "vassals", rival)
    assert g.rebels[there] == rebels + 2


@pytest.mark.rule("europa:16.5")
def test_expansive_realms_of_the_colour_conquer() -> None:
    """Denmark is pink: it takes what lies beside it, no capital and nothing of a player's core."""
    g = begin()
    at = seat(g, "france")
    denmark = number(g, "realm", "denmark")
    open_ = targets(g, denmark)
    assert open_
    assert not open_ & sum(
        1 << home
        for home in g.start.side.capital
        if home >= 0 and g.start.side.flags[g.start.side.owner[home]] != 1 << home
    )
    mark(g, "expand_pink", at)
    choice = offered(g, at)[0]
    choose(g, at, choice)
    taken = number(g, "province", choice.split(":")[1])
    assert next(tokens[1] for tokens in g.tokens if tokens[0] == denmark) >> taken & 1
    prey = automatic(g, denmark)
    mark(g, "expand_pink", NONE)
    assert prey < 0 or next(tokens[1] for tokens in g.tokens if tokens[0] == denmark) >> prey & 1


@pytest.mark.rule("europa:16.5")
def test_without_an_infectious_faith_two_areas_become_diverse() -> None:
    g = begin()
    at = seat(g, "france")
    mark(g, "faith", at)
    assert "pick-area:central_italy" not in offered(g, at)  # it lies at a zone with a dagger
    choose(g, at, "pick-area:saxony", "pick-area:brandenburg")
    diverse = RELIGIONS.index("diverse")
    assert [g.faith[area(g, name)] for name in ("saxony", "brandenburg")] == [diverse] * 2
    mark(g, "faith", NONE)
    assert sum(religion == diverse for religion in g.faith) == 4


@pytest.mark.rule("europa:15.1")
@pytest.mark.rule("europa:16.5")
def test_each_cluster_of_an_infectious_faith_spreads_once() -> None:
    g = begin()
    at = seat(g, "france")
    protestant, counter = RELIGIONS.index("protestant"), RELIGIONS.index("counter_reformed")
    g.faith[area(g, "saxony")] = g.faith[area(g, "scotland")] = protestant
    assert len(faiths.clusters(g, protestant)) == 2
    mark(g, "faith", at)
    choose(g, at, "teach:protestant:brandenburg")
    assert not any(choice.endswith(("bohemia", "lower_saxony")) for choice in offered(g, at))  # Saxony has spread
    answer(g)
    assert sum(religion == protestant for religion in g.faith) == 4
    g.faith[area(g, "austria")] = counter
    mark(g, "faith", NONE)  # four tokens at most, Protestants and the Counter-Reformation by turns
    assert sum(religion == counter for religion in g.faith) >= 2
    assert sum(religion in (protestant, counter) for religion in g.faith) <= 5 + 4


@pytest.mark.rule("europa:16.5")
def test_a_revolution_breaks_out_in_two_capitals_and_spreads() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    g.stability = [0, -2, 1, 2, -3, 3]
    mark(g, "revolution", NONE)
    homes = {faiths.home_area(g, at) for at in (1, 4)}
    assert {place for place in range(len(g.faith)) if g.revolution >> place & 1} == homes
    mark(g, "revolution", NONE)
    assert g.revolution.bit_count() == 4


@pytest.mark.rule("europa:16.5", "europa:17.4")
def test_the_coming_struggle_becomes_the_active_one() -> None:
    g = begin()
    names = list(g.start.lists.struggles)
    g.struggles = (names.index("italian_wars"), names.index("holy_league"))
    mark(g, "struggle", 0)
    assert (g.fought, g.struggles) == ((names.index("italian_wars"),), (names.index("holy_league"),))
    assert named(g, g.battlefields, "area") == {"lombardy", "central_italy", "naples", "venetia"}


EVENTS = list(begin().start.lists.events)


@pytest.mark.rule("europa:16")
@each("name option", product(EVENTS, ["option:a", "option:b"]))
def test_every_event_can_be_taken_by_anybody(name: str, option: str) -> None:
    g, at = turn_of("france", name)
    g.deck = sum(g.start.people.deck)
    g.idea_row = tuple(g.start.lists.ideas[idea] for idea in ("tolerance", "bureaucracy", "cannons", "serfdom"))
    g.idea_deck = 0
    g.power = [9] * len(g.power)
    choose(g, at, f"event:{name}")
    asked = 0
    while g.decision and type(g.decision).__name__ != "Act":
        to = g.decision.waiting.bit_length() - 1
        choices = offered(g, to)
        choose(g, to, option if option in choices else choices[asked % len(choices)])
        asked += 1
        assert asked < 300
    assert g.took_event >> at & 1


@pytest.mark.rule("europa:16")
def test_the_taker_chooses_unless_everybody_chooses_for_himself() -> None:
    g = begin()
    asked = {name: ("option",) in text(g, number_)[-1].effects for name, number_ in g.start.event_number.items()}
    assert asked["14A-1"]
    assert not asked["151B"]
    assert not asked["12A-1"]


@pytest.mark.rule("europa:16")
def test_events_marked_x_may_be_dealt_to_the_halves_by_chance() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    g.age = 1
    build(g)
    usual = g.event_deck
    g.options = {"talk": "no", "random_events": "yes"}
    build(g)
    first, second = g.event_deck
    assert (first | second, first.bit_count()) == (usual[0] | usual[1], usual[0].bit_count())
    assert first != usual[0]
    halves = [g.start.events[event].half for event in range(len(g.start.events)) if first >> event & 1]
    assert 2 not in halves


@pytest.mark.rule("europa:16")
def test_a_first_half_of_events_that_belong_to_the_second_gets_the_x_events_there_are() -> None:
    """As a scenario that somebody writes may have it."""
    g = begin()
    g.dice = Dice(Generator(1))
    g.age = 1
    g.options = {"talk": "no", "random_events": "yes"}
    late, fixed = ({n for n, e in enumerate(g.start.events) if (e.age, e.half) == (1, half)} for half in (2, 1))
    free = next(number for number, event in enumerate(g.start.events) if (event.age, event.half) == (1, 0))
    decks = {1: bits([*late, free]), 2: bits(fixed)}
    g.start = copy(g.start)
    g.start.deck = lambda _, half: decks[half]  # type: ignore[method-assign]
    build(g)
    assert g.event_deck == (bits([*fixed, free]), bits(late))


@pytest.mark.rule("europa:16.2")
def test_six_players_may_have_four_events_face_up() -> None:
    g = begin()
    assert face_up(g) == 3
    g.options = {"talk": "no", "four_events": "yes"}
    assert face_up(g) == 4
