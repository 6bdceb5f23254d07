"""Chapter 8: ideas: what they cost, whom they reward, forms of government, what they bring."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards import ideas
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.income import Income, gathered
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, MIL, NONE, Europa

from ..cards import answer
from ..positions import begin, choose, closed, named, number, offered, put, seat


def turn_with(realm: str, *row: str) -> tuple[Europa, int]:
    g = begin()
    g.missions = [()] * g.seats
    g.idea_row = tuple(number(g, "idea", name) for name in row)
    g.idea_deck = 0
    g.power = [6] * len(g.power)
    at = seat(g, realm)
    return put(g, Turn(at)), at


def known(g: Europa, at: int, *names: str) -> None:
    g.ideas[at] = sum(1 << number(g, "idea", name) for name in names)


@pytest.mark.rule("europa:5.1", "europa:8")
def test_an_idea_costs_power_of_its_kind_and_brings_two_prestige() -> None:
    g, at = turn_with("castile", "bureaucracy", "cabinet", "cannons")
    g.power[3 * at + DIP] = 4
    assert closed(g, at)["develop:cabinet"].args == (DIP, 5)
    choose(g, at, "develop:bureaucracy")
    assert (g.power[3 * at + ADM], g.prestige[at]) == (1, 2)
    assert named(g, g.ideas[at], "idea") == {"bureaucracy"}
    assert "end-turn" in offered(g, at)


@pytest.mark.rule("europa:5.1")
@pytest.mark.parametrize(("earlier", "theirs"), [(1, 1), (2, 1), (3, 0)])
def test_up_to_two_who_had_the_idea_before_gain_a_point_each(earlier: int, theirs: int) -> None:
    g, at = turn_with("castile", "bureaucracy")
    others = [one for one in range(g.seats) if one != at][:earlier]
    for other in others:
        known(g, other, "bureaucracy")
    choose(g, at, "develop:bureaucracy")
    assert g.prestige[at] == 2
    assert [g.prestige[other] for other in others] == [theirs] * earlier


@pytest.mark.rule("europa:8")
def test_some_ideas_need_others_and_none_is_developed_twice() -> None:
    g, at = turn_with("castile", "bureaucracy", "colonization_policy")
    assert closed(g, at)["develop:colonization_policy"].key == "idea-needs"
    known(g, at, "quest_for_the_new_world", "bureaucracy")
    assert closed(g, at)["develop:bureaucracy"].key == "idea-known"
    choose(g, at, "develop:colonization_policy")
    assert g.colonists[at] == 2  # what it brings at once


@pytest.mark.rule("europa:8")
def test_a_new_form_of_government_takes_the_place_of_the_old_one() -> None:
    g, at = turn_with("france", "absolute_monarchy", "constitutional_monarchy")
    choose(g, at, "develop:absolute_monarchy", "end-turn")
    put(g, Turn(at))
    choose(g, at, "develop:constitutional_monarchy")
    assert named(g, g.ideas[at], "idea") == {"constitutional_monarchy"}
    assert g.prestige[at] == 4


@pytest.mark.rule("europa:18.3")
def test_subjects_of_a_strong_emperor_keep_their_government() -> None:
    g = begin("1-01", "5_players")
    at = seat(g, "austria")
    g.emperor, g.authority = number(g, "realm", "bohemia"), 3
    monarchy = number(g, "idea", "absolute_monarchy")
    why = ideas.lacking(g, at, monarchy)
    assert why is not None
    assert why.key == "emperor-forbids"
    g.authority = 2
    assert ideas.lacking(g, at, monarchy) is None


@pytest.mark.rule("europa:8")
def test_an_idea_that_is_fetched_replaces_an_idle_one_or_widens_its_column() -> None:
    g, at = turn_with("castile", "tolerance", "inquisition")
    known(g, at, "inquisition")
    g.idea_deck = 1 << number(g, "idea", "deus_vult")
    ideas.fetch(g, at, number(g, "idea", "deus_vult"))
    assert [g.start.names["idea"][idea] for idea in g.idea_row] == ["tolerance", "inquisition", "deus_vult"]
    g.ideas[at] = 0
    g.idea_deck = 1 << number(g, "idea", "bureaucracy")
    g.idea_row = g.idea_row[:2]
    ideas.fetch(g, at, number(g, "idea", "bureaucracy"))
    assert [g.start.names["idea"][idea] for idea in g.idea_row] == ["tolerance", "bureaucracy"]
    assert named(g, g.idea_deck, "idea") == {"inquisition"}


@pytest.mark.rule("europa:8")
def test_who_fetches_an_idea_picks_the_idle_one_that_goes_back() -> None:
    """Basic ideas and those of other kinds stay, and so does what somebody has."""
    g, at = turn_with("castile", "cannons", "glorious_arms", "serfdom", "noble_knights", "inquisition")
    known(g, seat(g, "france"), "serfdom")
    g.idea_deck = 1 << number(g, "idea", "tercios_janissaries")
    ideas.adopt(g, at, number(g, "idea", "tercios_janissaries"))
    assert offered(g, at) == ["put-back:glorious_arms", "put-back:noble_knights"]
    choose(g, at, "put-back:noble_knights")
    assert named(g, g.idea_deck, "idea") == {"noble_knights"}
    assert named(g, sum(1 << idea for idea in g.idea_row), "idea") == {
        "cannons", "glorious_arms", "serfdom", "tercios_janissaries", "inquisition",
    }  # fmt: skip


@pytest.mark.rule("europa:4.4", "europa:8")
def test_what_ideas_bring_in_a_round() -> None:
    g = begin()
    at = seat(g, "castile")
    ducats, power = accounts(g, at).net, gathered(g, at)
    known(g, at, "bureaucracy", "constitutional_monarchy", "glorious_arms")
    assert accounts(g, at).net == ducats + 3
    assert gathered(g, at) == [power[ADM], power[DIP] + 2, power[MIL] + 1]


@pytest.mark.rule("europa:4.4")
def test_pride_and_glory_brings_prestige_while_stability_is_positive() -> None:
    g = begin()
    at = seat(g, "castile")
    g.curia, g.rome, g.fought = (), NONE, ()
    known(g, at, "pride_and_glory")
    for level, points in ((0, 0), (1, 1)):
        g.stability[at], g.prestige[at] = level, 0
        Income().prestige(g)
        assert g.prestige[at] == points


@pytest.mark.rule("europa:8")
def test_scientific_revolution_and_church_attendance_spare_power() -> None:
    g, at = turn_with("castile", "bureaucracy")
    known(g, at, "scientific_revolution", "church_attendance_duty")
    assert ideas.cost(g, at, number(g, "idea", "bureaucracy")) == 4
    g.curia = ()
    g.power[3 * at + ADM] = 4
    choose(g, at, "stabilize")
    answer(g)
    assert (g.stability[at], g.power[3 * at + ADM]) == (1, 0)


@pytest.mark.rule("europa:8")
def test_every_idea_has_a_cost_and_brings_something_or_says_what_it_changes() -> None:
    lists = begin().start.lists
    for name, idea in zip(lists.ideas, lists.idea, strict=True):
        assert 4 <= idea.cost <= 6, name
        assert idea.price < idea.cost, name
        assert all(lists.idea[other].age <= idea.age for other in idea.needs)
