"""Chapters 5, 6, 11, 18 and 21: just enough, one too few, and the card beside the one that is meant."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.cards import battle
from theatrum.titles.europa.cards.playing import use
from theatrum.titles.europa.empire import authority
from theatrum.titles.europa.empire.defence import Tribute
from theatrum.titles.europa.round.leaving import depart
from theatrum.titles.europa.round.peace import LEAST_INFLUENCE, _leads
from theatrum.titles.europa.state import ADM, MIL, Europa, add_share

from ..positions import begin, number, seat, zeros


def cards(g: Europa, uses: bool) -> list[int]:
    """Cards with a battle action that is used while displayed, or played from the hand."""
    people = g.start.people
    actions = [(n, battle.action_of(g, n)) for n in range(3, len(people.ids)) if people.ids[n].startswith("mil")]
    return [n for n, action in actions if action and bool(action.uses) == uses]


@pytest.mark.rule("europa:6.2")
def test_a_displayed_battle_action_needs_its_cubes_and_its_power() -> None:
    g = begin()
    at = seat(g, "castile")
    card = cards(g, True)[0]
    action = battle.action_of(g, card)
    assert action is not None
    g.hands[at] = ()
    for uses, able in ((action.uses - 1, False), (action.uses, True), (action.uses + 1, True)):
        g.shown[at] = ((card, uses),)
        assert [found for found, _ in battle.displayed(g, at)] == ([card] if able else [])
        for means in (action.power - 1, action.power, action.power + 1):
            g.power[3 * at + MIL] = means
            assert battle.could_play(g, at) == (able and means >= action.power)
    g.shown[at] = ((cards(g, False)[0], 3),)  # what is played from the hand does nothing there
    assert not list(battle.displayed(g, at))


@pytest.mark.rule("europa:6.2")
def test_cubes_go_off_the_card_that_is_used_and_the_last_takes_it_along() -> None:
    g = begin()
    at = seat(g, "castile")
    first, second, third = cards(g, True)[:3]
    for used in (first, second, third):
        action = battle.action_of(g, used)
        assert action is not None
        whole = dict.fromkeys((first, second, third), action.uses + 1)
        g.shown[at], g.discards[MIL], g.power[3 * at + MIL] = tuple(whole.items()), (), 9
        battle.pay(g, at, used, action)
        assert dict(g.shown[at]) == whole | {used: 1}
        assert g.power[3 * at + MIL] == 9 - action.power
        use(g, at, used, 1)
        assert dict(g.shown[at]) == {card: uses for card, uses in whole.items() if card != used}
        assert g.discards[MIL] == (used,)


@pytest.mark.rule("europa:18.1")
def test_authority_is_raised_for_one_more_than_it_is_up_to_what_the_electors_allow() -> None:
    g = begin()
    at = seat(g, "austria")
    most = authority.highest(g)
    for level in range(most + 1):
        for adm in (level, level + 1):
            g.authority, g.power[3 * at + ADM] = level, adm
            why = next(why for _, why in authority.offers(g, at, True))
            wanted = "authority-most" if level == most else "no-power" if adm <= level else ""
            assert (why.key if why else "") == wanted
    assert not list(authority.offers(g, seat(g, "castile"), False))


@pytest.mark.rule("europa:18.5")
@pytest.mark.parametrize("short", [0, 1])
def test_a_tribute_of_ducats_takes_all_of_them_if_need_be(short: int) -> None:
    g = begin()
    at = seat(g, "austria")
    question = Tribute(at, number(g, "realm", "france"))
    g.ducats[at] = question.ducats(g) - short
    open_ = [choice.verb for choice, why in question.offers(g, at, False) if why is None]
    assert ("tribute-ducats" in open_) == (not short)


@pytest.mark.rule("europa:10.4")
@pytest.mark.parametrize(
    ("mine", "other", "leads"), [(2, 0, True), (2, 1, True), (1, 0, False), (3, 3, False), (3, 2, True), (2, 3, False)]
)
def test_who_leads_in_a_realm_has_two_cubes_and_more_than_anybody(mine: int, other: int, leads: bool) -> None:
    assert LEAST_INFLUENCE == 2
    g = begin()
    where = number(g, "area", "portugal")
    g.influence[:], g.weddings[:] = zeros(g.influence), [0] * g.seats
    add_share(g.influence, where, seat(g, "castile"), mine)
    add_share(g.influence, where, seat(g, "france"), other)
    assert _leads(g, seat(g, "castile"), number(g, "realm", "portugal")) == leads


@pytest.mark.rule("europa:21")
@pytest.mark.parametrize("out", ["castile", "france", "ottomans"])
def test_the_ban_of_whoever_stays_is_not_lifted_by_one_who_leaves(out: str) -> None:
    g = begin()
    at = seat(g, "castile")
    g.excommunicated = seat(g, out)
    g.curia = (seat(g, "france"), at, seat(g, "austria"))
    depart(g, at)
    assert g.excommunicated == (-1 if out == "castile" else seat(g, out))
    assert at not in g.curia
