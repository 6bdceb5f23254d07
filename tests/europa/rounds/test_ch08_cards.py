"""Chapter 8: every idea is developed: what it costs, what it brings at once and in every round."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards.ideas import cost
from theatrum.titles.europa.cards.lists import read_lists
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.income import gathered
from theatrum.titles.europa.state import Europa

from ..cards import answer, carry_out
from ..positions import begin, choose, seat
from .test_ch08_ideas import turn_with

LISTS = read_lists()
AT_ONCE = {
    "colonization_policy": {"colonists": 2},
    "trade_companies": {"colonists": 2},
    "national_bank": {"interest": -2},
    "serfdom": {"manpower": 2},
    "mass_conscription": {"manpower": 3},
    "free_trade": {"merchants": 1},
    "industrial_revolution": {"large": 1},
}


def standing(g: Europa, at: int) -> dict[str, int]:
    return {
        "colonists": g.colonists[at],
        "interest": g.interest[at],
        "manpower": g.available[at] + g.exhausted[at],
        "merchants": sum(node >= 0 for node in g.merchants[3 * at : 3 * at + 3]),
        "large": (g.towns[at] & g.large).bit_count(),
    }


@pytest.mark.rule("europa:8")
@pytest.mark.parametrize("name", LISTS.ideas)
def test_an_idea_is_paid_for_and_brings_what_its_card_says(name: str) -> None:
    number = LISTS.ideas[name]
    idea = LISTS.idea[number]
    g, at = turn_with("france", name)
    for needed in idea.needs:
        g.ideas[at] |= 1 << needed
        g.idea_row += (needed,)
    g.interest[at] = 2
    price, before = cost(g, at, number), standing(g, at)
    power, ducats, gained = g.power[3 * at + idea.power], accounts(g, at).net, gathered(g, at)
    prestige = g.prestige[at]
    choose(g, at, f"develop:{name}")
    answer(g)
    assert g.ideas[at] >> number & 1
    assert power - g.power[3 * at + idea.power] == price == idea.cost - ("scientific_revolution" in needs(name))
    assert g.prestige[at] == prestige + 2
    after = standing(g, at)
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == AT_ONCE.get(name, {})
    assert [now - then for now, then in zip(gathered(g, at), gained, strict=True)] == [*idea.brings]
    if name not in AT_ONCE:
        assert accounts(g, at).net - ducats == idea.ducats


def needs(name: str) -> list[str]:
    names = tuple(LISTS.ideas)
    return [names[needed] for needed in LISTS.idea[LISTS.ideas[name]].needs]


@pytest.mark.rule("europa:8")
def test_an_idea_that_is_exchanged_for_a_government_ends_the_one_before() -> None:
    """Event 411-1 of the Netherlands: Tolerance for a military idea on display; no Prestige is gained."""
    g = begin("1-05", "6_players_team")
    at, names = seat(g, "netherlands"), g.start.lists.ideas
    tolerance, before, after = (names[name] for name in ("tolerance", "absolute_monarchy", "revolutionary_regime"))
    prestige = g.prestige[at]
    g.idea_row = (tolerance, before, after)
    g.ideas[at] = 1 << tolerance | 1 << before
    g.authority = 3  # a strong Emperor forbids members to change their government (18.3)
    carry_out(g, "netherlands", "you: swap_idea(tolerance, mil)")
    assert g.ideas[at] == 1 << tolerance | 1 << before
    g.authority = 2
    carry_out(g, "netherlands", "you: swap_idea(tolerance, mil)")
    answer(g)
    assert g.ideas[at] == 1 << after
    assert g.prestige[at] == prestige
