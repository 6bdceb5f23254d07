"""9.1, 9.7, 9.8: who commands where several could, what a war costs, and what all arms do together."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.court.characters import GENERAL, RULER, THE_RULER
from theatrum.titles.europa.state import NONE, share
from theatrum.titles.europa.war.battle.aftermath import _rules, wound
from theatrum.titles.europa.war.battle.clash import ATTACK, DEFENCE
from theatrum.titles.europa.war.battle.command import moves
from theatrum.titles.europa.war.battle.dice import hits
from theatrum.titles.europa.war.battle.losses import Casualties, Losses, pending
from theatrum.titles.europa.war.declaring import Declaration, penalty
from theatrum.titles.europa.war.forces import deployed
from theatrum.titles.europa.war.siege import why_not
from theatrum.titles.europa.war.units import size

from ..battles import army, attack, field, general, know, light, loose, war
from ..positions import choose, number, put, seat
from ..wars import army as army_of
from ..wars import bit, calm, realm

CAVALIER, OTHER = "mil-05-3", "mil-01-1"


@pytest.mark.rule("europa:9.7")
@pytest.mark.parametrize("led", [0, 1, 2])
def test_a_general_comes_to_the_battle_from_an_army_elsewhere_alone(led: int) -> None:
    """Two armies fight, one is far away; its general may come to either, none may leave, and none changes between
    the two."""
    g = field()
    war(g, "castile", "granada")
    for which in (0, 1):
        army(g, "castile", "andalucia", "infantry 3", which)
    army(g, "castile", "leon", "infantry 1", 2)
    general(g, "castile", CAVALIER, led)
    battle = attack(g, "castile", "andalucia")
    found = [choice.id for choice, why in moves(g, battle, seat(g, "castile")) if why is None]
    assert found == (["move-general:3:1", "move-general:3:2"] if led == 2 else [])


@pytest.mark.rule("europa:9.4")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_the_ruler_may_lead_any_army_of_the_battle_himself(which: int) -> None:
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", "infantry 3", which)
    g.ruler[seat(g, "castile")] = g.start.people.number[CAVALIER]
    battle = attack(g, "castile", "andalucia")
    found = [choice.id for choice, why in moves(g, battle, seat(g, "castile")) if why is None]
    assert found == [f"lead:{which + 1}"]


@pytest.mark.rule("europa:9.7")
@pytest.mark.parametrize("name", ["france", "castile", "england", "poland"])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_ruler_who_commands_is_wounded_as_a_ruler_a_general_as_a_general(name: str, which: int) -> None:
    g = field()
    at = seat(g, name)
    war(g, name, "granada")
    army(g, name, "andalucia", "infantry 4", which)
    g.ruler[at] = g.start.people.number[CAVALIER]
    g.generals[3 * at + which] = THE_RULER
    g.ill[at] = 0
    battle = attack(g, name, "andalucia")
    battle.office = (GENERAL + which, NONE)
    assert [_rules(g, at, GENERAL + army) for army in range(3)] == [army == which for army in range(3)]
    wound(g, battle, ATTACK)
    assert g.ill[at] == 1 << RULER
    general(g, name, OTHER, which)
    g.ill[at] = 0
    wound(g, battle, ATTACK)
    assert g.ill[at] == 1 << GENERAL + which


@pytest.mark.rule("europa:9.7")
def test_hits_of_all_arms_are_added_up() -> None:
    """Two infantry, one cavalry, one artillery; a symbol without a unit hits nobody."""
    g = field()
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", "infantry 2 cavalry 1 artillery 1")
    battle = attack(g, "castile", "andalucia")
    made = {}
    for infantry in range(4):
        for cavalry in range(3):
            for artillery in range(3):
                shown = (infantry, 0, cavalry, artillery, 0)
                made[infantry, cavalry, artillery] = hits(g, battle, ATTACK, shown)
    assert made == {(i, c, a): min(i, 2) + min(c, 1) + min(a, 1) for i, c, a in made}


@pytest.mark.rule("europa:9.7.5")
def test_knights_of_either_side_strike_the_other() -> None:
    """Castile attacks or is attacked: its three horsemen cost the enemy as many, and itself none."""
    for attacker in ("castile", "england"):
        g = field()
        war(g, "castile", "england")
        army(g, "castile", "leon", "cavalry 3")
        loose(g, "england", "leon", 3)
        know(g, "castile", "noble_knights")
        attack(g, attacker, "leon", "cavalry: cavalry cavalry cavalry")
        assert size(g.armies[3 * seat(g, "castile")]) == 3
        assert share(g.infantry, number(g, "area", "leon"), seat(g, "england")) == 0


@pytest.mark.rule("europa:9.7")
def test_hits_that_a_side_has_still_to_take() -> None:
    """Those that are being given out, and those to come; not those of the other side or of what is over."""
    g = field()
    war(g, "castile", "england")
    army(g, "castile", "leon", "infantry 4")
    army(g, "england", "leon", "infantry 4")
    battle = attack(g, "castile", "leon")
    kept = list(g.stack)
    for mine, side in (("castile", ATTACK), ("england", DEFENCE)):
        g.stack[:] = kept
        g.stack.append(Losses(side, 2))
        g.stack.append(Losses(1 - side, 7))
        over = Losses(side, 5)
        over.at = len(over.steps)
        g.stack += [over, Casualties(seat(g, mine), False, battle.place, 3)]
        assert pending(g, battle, side) == 5
        assert pending(g, battle, 1 - side) == 7


@pytest.mark.rule("europa:9.1")
@pytest.mark.parametrize(("cause", "wed", "disputed", "price"), [
    (False, False, False, 2), (True, False, False, 0), (False, True, False, 3), (True, True, False, 1),
    (True, True, True, 0), (False, True, True, 0),
])  # fmt: skip
def test_war_costs_stability_without_a_cause_and_for_a_marriage(
    cause: bool, wed: bool, disputed: bool, price: int
) -> None:
    """A disputed marriage is a cause, and costs nothing."""
    g = calm()
    at, granada = seat(g, "castile"), realm(g, "granada")
    g.disputed = [0] * g.seats
    g.casus[at] = bit(g, "granada") * cause
    g.weddings[at] = bit(g, "granada") * wed
    g.disputed[at] = bit(g, "granada") * disputed
    declaration = Declaration(at)
    put(g, declaration)
    assert penalty(g, declaration, granada) == price
    before = g.stability[at]
    choose(g, at, "attack:granada", "done")
    assert before - g.stability[at] == price


@pytest.mark.rule("europa:4.4")
def test_manpower_is_used_for_units_on_the_board_and_for_what_is_exhausted() -> None:
    g = calm()
    at = seat(g, "poland")
    army_of(g, "poland", "leon", 3)
    for exhausted in range(4):
        g.exhausted[at] = exhausted
        assert deployed(g, at) == 3 + exhausted


@pytest.mark.rule("europa:9.8")
@pytest.mark.parametrize("free", [False, True])
def test_a_siege_costs_a_point_for_each_unit_but_for_the_first_of_a_free_activation(free: bool) -> None:
    """A province with a tax of 2 and one of 1 take three infantry."""
    g = field()
    at = seat(g, "castile")
    war(g, "castile", "granada")
    loose(g, "castile", "andalucia", 9)
    granada, almeria = (number(g, "province", name) for name in ("granada", "gibraltar"))
    g.large |= 1 << granada
    light(g, "castile", g.start.names["zone"][g.start.board.sea.faces[almeria][0]], 1)
    enough = []
    for mil in range(6):
        g.power[3 * at : 3 * at + 3] = [0, 0, mil]
        if why_not(g, at, number(g, "area", "andalucia"), 1 << granada, almeria, free) is None:
            enough.append(mil)
    assert enough == list(range(3 - free, 6))
