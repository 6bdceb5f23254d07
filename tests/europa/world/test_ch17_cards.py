"""Chapter 17: every mission, milestone and power struggle as a card: a position, the claim, what must hold."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.aims import missions
from theatrum.titles.europa.aims.claiming import claim
from theatrum.titles.europa.board.components import read_box
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.cards.aims import GENERAL, Mission
from theatrum.titles.europa.cards.conditions import holds, progress, scene
from theatrum.titles.europa.cards.effects import Resolve
from theatrum.titles.europa.cards.language import Term
from theatrum.titles.europa.cards.lists import AIMS, POWERS, read_lists
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.setup.scenarios import Variant, mission_key, read_scenarios
from theatrum.titles.europa.setup.start import Start
from theatrum.titles.europa.state import Europa, share

from ...each import each
from ..aims import build, strip, words
from ..cards import answer
from ..positions import begin, number, put, seat
from ..positions import start_of as start_at

LISTS, BOX, STARTS = read_lists(), read_box(), read_scenarios()
STONES = dict(zip(LISTS.milestones, LISTS.milestone, strict=True))
WITH_MISSIONS = [
    variant for variant in STARTS if any(not seat.data.get("missions", {}).get("none") for seat in variant.seats)
]


def spelled(variant: Variant) -> str:
    return f"{variant.scenario}-{variant.id}"


# -- the decks


@pytest.mark.rule("europa:17.2")
def test_every_great_power_has_a_deck_and_there_are_two_general_ones() -> None:
    decks = Counter(mission.deck for mission in LISTS.missions)
    great = {name for name in decks if name not in GENERAL}
    assert sum(decks.values()) == BOX.decks["mission"] == 160
    assert great == {
        "austria", "castile", "denmark", "england", "france", "muscovy", "ottomans", "poland", "sweden",
    }  # fmt: skip
    assert min(decks.values()) >= 11
    assert Counter(LISTS.milestones.values()) == Counter(
        {(age, aim): 4 for age in range(1, 5) for aim in range(len(AIMS))}
    )


@pytest.mark.rule("europa:17.2")
def test_starting_missions_are_those_whose_keys_begin_with_1() -> None:
    for mission in LISTS.missions:
        assert (not mission.needs) == mission.key.startswith("1"), mission.id


@pytest.mark.rule("europa:17.2")
@pytest.mark.parametrize("variant", WITH_MISSIONS, ids=spelled)
def test_the_keys_that_a_scenario_names_are_those_of_missions(variant: Variant) -> None:
    """None twice in a deck; all that it removes is there without it; all the others are in it."""
    start = Start(variant)
    for seat_, deck in zip(start.seats, start.missions, strict=True):
        data = seat_.data.get("missions", {})
        keys = [LISTS.missions[number_].key for number_ in deck]
        own = {mission.key for mission in LISTS.missions if seat_.realm in mission.realms}
        assert len(keys) == len(set(keys))
        assert {mission_key(key) for key in data.get("remove", ())} <= own - set(keys)
        assert {*data.get("start", ()), *data.get("add", ())} <= set(keys)
        assert set(data.get("done", ())) <= set(keys)
        assert not own & set(data.get("add", ()))


@pytest.mark.rule("europa:17.2")
@pytest.mark.parametrize("variant", WITH_MISSIONS, ids=spelled)
def test_every_mission_of_a_deck_can_be_chosen_some_day(variant: Variant) -> None:
    start = Start(variant)
    for seat_, deck in zip(start.seats, start.missions, strict=True):
        done = {LISTS.missions[number_].key for number_ in deck if not LISTS.missions[number_].needs}
        done |= set(seat_.data.get("missions", {}).get("done", ()))
        for _ in deck:
            done |= {LISTS.missions[number_].key for number_ in deck if done & set(LISTS.missions[number_].needs)}
        assert {LISTS.missions[number_].key for number_ in deck} <= done, seat_.data["realm"]


@pytest.mark.rule("europa:17.2")
@pytest.mark.parametrize("variant", WITH_MISSIONS, ids=spelled)
def test_no_mission_is_free_and_each_names_land_that_the_side_has(variant: Variant) -> None:
    g = begin(variant.scenario, variant.id)
    for at in range(g.seats):
        deck = [LISTS.missions[number_] for number_ in missions.deck(g, at)]
        assert len(deck) in (0, *range(8, 16))
        assert not deck or len(missions.starting(g, at)) >= 2
        for mission in deck:
            assert mission.key in missions.done(g, at) or not holds(g, at, mission.condition), mission.id
            assert not named(mission.condition, "provinces") & ~g.start.side.printed, mission.id


def named(term: Any, kind: str) -> int:
    """The places of a kind that a term names."""
    if not isinstance(term, tuple):
        return 0
    if len(term) == 2 and term[0] == kind and isinstance(term[1], int):
        return 1 << term[1]
    return sum({named(part, kind) for part in term})


@pytest.mark.rule("europa:17.2")
def test_no_two_missions_of_a_realm_ask_the_same() -> None:
    for variant in WITH_MISSIONS:
        for deck in Start(variant).missions:
            asked = [LISTS.missions[number_].condition for number_ in deck]
            assert len(asked) == len(set(asked)), spelled(variant)


PIECES = {name: piece.number for name, piece in BOX.components.items()}
MOST = {
    "fleet_size": PIECES["ship"],
    "deployed_light": PIECES["ship"],
    "regulars": PIECES["land_unit"],
    "deployed": PIECES["land_unit"] + PIECES["mercenary"],
    "merchants": PIECES["merchant"],
    "large_towns": PIECES["large_town"],
    "claims_held": PIECES["claim"] + PIECES["core"],
    "alliances": BOX.limits["alliances"],
    "marriages": BOX.limits["marriages"] + 1,
    "most_power": BOX.limits["power_most"],
    "stability_level": BOX.limits["stability"][1],
    "advisors": len(POWERS),
}
"""What a player can have at most; one more marriage with the Cabinet."""


@pytest.mark.rule("europa:17.2", "europa:17.3")
def test_no_aim_asks_for_more_than_there_can_be() -> None:
    asked = [found for aim in (*LISTS.missions, *LISTS.milestone) for found in counted(aim.condition)]
    assert len(asked) > 50
    for least, what in asked:
        assert least <= MOST.get(what, least), what


def counted(term: Any) -> list[tuple[int, str]]:
    """The numbers that a condition asks for, each with the word that it measures."""
    if not isinstance(term, tuple):
        return []
    if term[0] == "at_least":
        return [(term[1], term[2][0])]
    return [found for part in term for found in counted(part)]


@pytest.mark.rule("europa:17.3")
@pytest.mark.parametrize("variant", STARTS, ids=spelled)
def test_no_milestone_of_the_first_age_is_reached_when_a_scenario_begins(variant: Variant) -> None:
    """Of those that may be laid out: a scenario may say which of a kind (17.3)."""
    g = begin(variant.scenario, variant.id)
    chosen = variant.data.get("milestones", {})
    for name, stone in STONES.items():
        age, aim, key = name.split("-")
        if int(age) == variant.data["ages"][0] and chosen.get(aim, key) == key:
            for at in range(g.seats):
                assert not holds(g, at, stone.condition), (name, g.start.names["realm"][g.realm[at]])


# -- every card is played


@cache
def start_of(mission: Mission) -> tuple[str, str, int]:
    """A start with the mission in a deck; else one with a realm that could have it; that realm."""
    wanted = LISTS.missions.index(mission)
    starts = [start_at(variant.scenario, variant.id) for variant in WITH_MISSIONS]
    decks = [(start, at) for start in starts for at, deck in enumerate(start.missions) if wanted in deck]
    could = [(start, at) for start in starts for at, seat_ in enumerate(start.seats) if seat_.realm in mission.realms]
    start, at = (decks or could)[0]
    return start.variant.scenario, start.variant.id, start.seats[at].realm


def position(mission: Mission, short: bool) -> tuple[Europa, int]:
    scenario, variant, realm = start_of(mission)
    g = begin(scenario, variant)
    at = g.seat_of(realm)
    strip(g, at)
    build(g, at, mission.condition, short)
    g.missions[at] = (LISTS.missions.index(mission),)
    return g, at


def belongings(g: Europa, at: int) -> dict[str, int]:
    """What rewards give."""
    s = scene(g, at)
    return {
        **{power: g.power[3 * at + kind] for kind, power in enumerate(POWERS)},
        "ducats": g.ducats[at],
        "stability": g.stability[at],
        "prestige": g.prestige[at],
        "colonist": g.colonists[at],
        "influence": sum(share(g.influence, area, at) for area in range(len(g.influence))),
        "claim": g.claims[at].bit_count(),
        "core": g.cores[at].bit_count(),
        "ships": s.number(("fleet_size",)),
        "grow": s.number(("large_towns",)),
        "research": g.ideas[at].bit_count(),
        "develop": g.developed.bit_count(),
        "authority_gained": g.authority,
    }


def brings(effect: Any) -> Counter[str]:
    """What an effect should add to them; an idea brings 2 Prestige."""
    head, given = effect[0], effect[1:]
    if head == "gain":
        return Counter({amount[0]: amount[1] for amount in given})
    if head == "research":
        return Counter({"research": 1, "prestige": 2})
    place = {"ships": 1}.get(head, 0)
    return Counter({head: given[place] if isinstance(given[place], int) else 1})


def claimed(g: Europa, at: int, reward: tuple[Any, ...], points: int) -> None:
    """The claim is made by itself, and all questions are answered: Prestige and reward, and nothing else."""
    if "develop" in words(reward):
        g.merchants[3 * at] = number(g, "node", "english_channel")
    before = belongings(g, at)
    assert claim(g, at)
    run(g)
    answer(g)
    expected = Counter(before) + Counter({"prestige": points})
    for effect in reward[0].effects:
        expected += brings(effect)
    assert Counter(belongings(g, at)) == expected | Counter(before)


@pytest.mark.rule("europa:17.2")
@each("mission", LISTS.missions, lambda mission: mission.id)
def test_a_mission_is_completed_when_its_condition_holds_and_not_before(mission: Mission) -> None:
    g, at = position(mission, short=True)
    have, need = progress(g, at, mission.condition)
    assert 0 <= have < need
    assert not claim(g, at)
    g, at = position(mission, short=False)
    have, need = progress(g, at, mission.condition)
    assert have == need
    claimed(g, at, mission.reward, mission.prestige)
    assert g.missions_done[at] == 1 << LISTS.missions.index(mission)


@pytest.mark.rule("europa:17.3")
@each("name", STONES)
def test_a_milestone_is_reached_when_its_condition_holds_and_not_before(name: str) -> None:
    stone = STONES[name]
    for short in (True, False):
        g = begin()
        at = seat(g, "castile")
        strip(g, at)
        build(g, at, stone.condition, short)
        g.milestones, g.reached = (list(STONES).index(name),), ((),)
        have, need = progress(g, at, stone.condition)
        assert (have == need) is not short
        if short:
            assert not claim(g, at)
    claimed(g, at, stone.reward, 5)
    assert g.reached == ((at,),)


@pytest.mark.rule("europa:17.3")
def test_rewards_of_milestones_grow_with_the_ages() -> None:
    """Power 1 or 2, 3, 3, 4; ducats 6, 8, 10, 12."""
    found: dict[int, set[tuple[str, int]]] = {age: set() for age in range(1, 5)}
    for name, stone in STONES.items():
        amount: Any = stone.reward[0].effects[0][1]  # type: ignore[index]
        found[LISTS.milestones[name][0]].add(("ducats" if amount[0] == "ducats" else "power", amount[1]))
    assert found == {
        1: {("power", 1), ("power", 2), ("ducats", 6)},
        2: {("power", 3), ("ducats", 8)},
        3: {("power", 3), ("ducats", 10)},
        4: {("power", 4), ("ducats", 12)},
    }


# -- power struggles


@pytest.mark.rule("europa:17.4")
@pytest.mark.parametrize(
    ("struggle", "realm", "has", "points"),
    [
        ("italian_wars", "france", "at_least(3, count(both(holdings(self), in(lombardy))))", 2),
        ("italian_wars", "austria", "", -2),
        ("struggle_for_the_balkans", "ottomans", "at_least(3, count(both(holdings(self), in(serbia_albania))))", 2),
        ("struggle_for_the_balkans", "austria", "", -2),
        ("thirty_years_war", "austria", "and(is(emperor), at_least(4, authority_level), holds(bohemia))", 2),
        ("thirty_years_war", "austria", "and(is(emperor), at_least(3, authority_level), holds(bohemia))", 0),
        (
            "thirty_years_war",
            "england",
            "and(faith(protestant), at_least(2, count(both(holdings(self), in(saxony, lower_saxony)))))",
            2,
        ),
        ("thirty_years_war", "france", "", -2),
        ("war_of_spanish_succession", "france", "at_least(4, count(both(holdings(self), in(lombardy))))", 2),
        ("war_of_spanish_succession", "castile", "owns(madrid, valencia)", 1),
        ("war_of_spanish_succession", "england", "", -2),
        ("seven_years_war", "austria", "owns(silesia)", 2),
        ("seven_years_war", "austria", "", -2),
        (
            "napoleonic_wars",
            "france",
            "and(has_idea(revolutionary_regime), at_least(4, count(both(holdings(self), in(rhineland, lombardy)))))",
            3,
        ),
        ("napoleonic_wars", "england", "at_least(3, alliances)", 2),
        ("distant_trade", "england", "at_least(3, continents_present)", 2),
        ("distant_trade", "england", "merchant_in(east_indies)", 1),
        ("great_northern_war", "poland", "owns(neva)", 2),
        ("great_northern_war", "poland", "", -2),
        ("holy_league", "ottomans", "at_least(2, count(both(holdings(self), in(greece))))", 2),
        ("deluge", "poland", "at_least(1, stability_level)", 2),
        ("deluge", "england", "owns(danzig)", 2),
        ("deluge", "england", "", 0),
    ],
)
def test_what_a_struggle_brings_besides_its_battlefields(struggle: str, realm: str, has: str, points: int) -> None:
    g = begin()
    at = seat(g, realm)
    strip(g, at)
    if has:
        build(g, at, LISTS.language.condition(has))
    put(g, Resolve(at, LISTS.struggles[struggle].reward, Memory()))
    assert g.prestige[at] == points


def test_areas_of_conditions_exist_on_both_sides() -> None:
    """An area without a printed province could not be held."""
    land = LISTS.language.ids["areas"]
    g = begin()
    for aim in (*LISTS.missions, *STONES.values()):
        condition: Term = aim.condition
        for area in members(named(condition, "areas")):
            assert g.start.board.land.in_area[area] & g.start.side.printed, [*land][area]
