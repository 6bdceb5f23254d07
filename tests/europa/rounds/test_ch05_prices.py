"""5.3, 5.4, 6, 7.3, 8: what things cost, at every level and with all that makes them cheaper at once."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from theatrum.titles.europa.actions import stability as raising
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.cards import ideas, pricing
from theatrum.titles.europa.cards.scene import BEFORE, Scene
from theatrum.titles.europa.court import stability
from theatrum.titles.europa.faith import converting
from theatrum.titles.europa.faith.religion import CATHOLIC, PROTESTANT
from theatrum.titles.europa.state import ADM, Europa

from ..cards import answer, carry_out
from ..positions import begin, seat
from ..wars import calm


def knowing(g: Europa, at: int, name: str, knows: bool = True) -> None:
    g.ideas[at] = knows << g.start.lists.ideas[name]


@pytest.mark.rule("europa:5.3", "europa:15", "europa:19.2")
def test_a_level_of_stability_costs_five_and_itself_less_what_faith_and_ideas_spare() -> None:
    g = calm()
    at, orthodox = seat(g, "poland"), RELIGIONS.index("orthodox")
    for level, believes, dutiful, controls in product(range(-3, 4), (False, True), (False, True), (False, True)):
        g.stability[at] = level
        g.religion[at] = orthodox if believes and not controls else CATHOLIC
        g.curia = (at,) * (2 * controls)
        knowing(g, at, "church_attendance_duty", dutiful)
        eased = believes and not controls and level in (-1, 0)
        assert raising.cost(g, at) == 5 + level - eased - dutiful - controls


@pytest.mark.rule("europa:7.3")
@pytest.mark.parametrize("level", range(-3, 4))
@pytest.mark.parametrize("change", range(-6, 7))
def test_each_level_beyond_the_ends_is_two_points_of_administrative_power(level: int, change: int) -> None:
    g = calm()
    at = seat(g, "poland")
    start = 4 if change > 0 else 10  # of ten at most
    g.stability[at], g.power[3 * at : 3 * at + 3] = level, [start, 0, 0]
    stability.change(g, at, change)
    now = min(max(level + change, -3), 3)
    assert g.stability[at] == now
    moved = [event for event in g.events if event.name in ("stability-rose", "stability-fell")]
    assert [event.args[1] for event in moved] == ([abs(now - level)] if now != level else [])
    assert all((event.name == "stability-rose") == (change > 0) for event in moved)
    assert g.power[3 * at + ADM] == min(max(start + 2 * (level + change - now), 0), 10)


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize("before", range(-3, 4))
@pytest.mark.parametrize("level", range(-3, 4))
def test_a_card_sets_stability_from_any_level_to_any(before: int, level: int) -> None:
    g = calm()
    at = seat(g, "castile")
    g.stability[at] = before
    carry_out(g, "castile", f"you: set_stability({level})")
    answer(g)
    assert g.stability[at] == level


@pytest.mark.rule("europa:8")
def test_every_idea_costs_a_point_less_with_the_scientific_revolution() -> None:
    g = calm()
    at = seat(g, "poland")
    for number, idea in enumerate(g.start.lists.idea):
        for knows in (False, True):
            knowing(g, at, "scientific_revolution", knows)
            assert ideas.cost(g, at, number) == idea.cost - knows


@pytest.mark.rule("europa:6", "europa:8")
def test_efficient_spies_spare_diplomatic_power_of_covert_cards_alone() -> None:
    g = calm()
    at = seat(g, "poland")
    scene, seen = Scene(g, at, g.realm[at], BEFORE), set[bool]()
    for deed, act in enumerate(g.start.lists.deeds):
        amounts: tuple[Any, ...] = act.cost
        for spies in (False, True):
            knowing(g, at, "efficient_spies", spies)
            less = spies and act.covert
            due = [(kind, max(0, scene.number(term) - (less and kind == "dip"))) for kind, term in amounts]
            assert list(pricing.cost(g, at, deed)) == due
            seen.add(less and any(kind == "dip" for kind, _ in due))
    assert seen == {False, True}


@pytest.mark.rule("europa:5.3", "europa:15", "europa:8")
@pytest.mark.parametrize("protestant", [False, True])
@pytest.mark.parametrize("inquisition", [False, True])
def test_converting_costs_two_and_a_point_less_for_protestants_and_inquisitors(
    protestant: bool, inquisition: bool
) -> None:
    g = begin()
    at = seat(g, "england")
    g.religion[at] = PROTESTANT if protestant else CATHOLIC
    knowing(g, at, "inquisition", inquisition)
    assert converting.cost(g, at) == 2 - protestant - inquisition
