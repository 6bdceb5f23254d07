"""16.3, 5.5: what cards give at no cost: a land activation is a march or a siege, and what an `if` leaves out bars
nothing of what follows."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards.effects import Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.state import DIP, Europa
from theatrum.titles.europa.voyages.exploring import SetSail
from theatrum.titles.europa.war.free_action import FreeAction

from ..cards import answer, carry_out
from ..positions import choose, number, provinces, put, seat
from ..wars import army, calm, ships, turn, war

pytestmark = pytest.mark.rule("europa:16.3")
COLUMBUS = (
    "castile: may(pay(ducats(4), if(not(has_idea(quest_for_the_new_world)), pay(dip(2), "
    "research(quest_for_the_new_world))), free(explore)))"
)


@pytest.mark.rule("europa:5.5")
def test_a_land_activation_at_no_cost_may_lay_siege() -> None:
    """Its first unit costs nothing."""
    g = calm()
    castile = turn(g, "castile")
    army(g, "castile", "andalucia", 3)
    war(g, "castile", "granada")
    g.power[3 * castile : 3 * castile + 3] = [0, 0, 0]
    carry_out(g, "castile", "you: free(activate_land)")
    assert isinstance(g.decision, FreeAction)
    assert {choice.verb for choice in g.offered(castile)} == {"march", "siege", "done"}
    choose(g, castile, "siege:andalucia", "besiege:granada", "done")
    assert g.occupied[castile] == provinces(g, "granada")


@pytest.mark.rule("europa:5.5")
def test_without_anything_to_besiege_the_army_marches_at_once() -> None:
    g = calm()
    castile = turn(g, "castile")
    army(g, "castile", "castile", 3)
    carry_out(g, "castile", "you: free(activate_land)")
    assert {choice.verb for choice in g.offered(castile)} == {"march-army"}


def test_castile_sails_once_when_it_takes_columbus_itself() -> None:
    """Whoever takes the event sails in its place only where Castile has taken another one before."""
    g = calm()
    castile = turn(g, "castile")
    ships(g, "castile", "central_atlantic", 1)
    g.ideas[castile] = 1 << g.start.lists.ideas["quest_for_the_new_world"]
    g.ducats[castile] = 8
    g.took_event |= 1 << castile
    event = next(event for event in g.start.events if event.id == "102-2")
    put(g, Resolve(castile, event.options[0], Memory(number(g, "event", "102-2"))))
    choose(g, castile, "do")
    answer(g)
    assert g.ducats[castile] == 4


def explored(g: Europa, known: bool, power: int) -> bool:
    """Whether Castile may explore by the event."""
    castile = seat(g, "castile")
    idea = g.start.lists.ideas["quest_for_the_new_world"]
    g.ideas[castile] = known << idea
    g.ducats[castile], g.power[3 * castile + DIP] = 4, power
    carry_out(g, "castile", COLUMBUS)
    if g.decision is None or "do" not in [choice.verb for choice in g.offered(castile)]:
        return False
    choose(g, castile, "do")
    return isinstance(g.decision, SetSail)


@pytest.mark.parametrize(("known", "power", "may"), [(True, 0, True), (False, 2, True), (False, 1, False)])
def test_columbus_sails_for_a_castile_that_knows_the_way_already(known: bool, power: int, may: bool) -> None:
    """Only where the idea is missing must it be paid for first."""
    g = calm()
    turn(g, "castile")
    ships(g, "castile", "central_atlantic", 1)
    assert explored(g, known, power) == may
