"""11.4: the card Subjugation."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.court.tracks import town_tax
from theatrum.titles.europa.diplomacy import ties
from theatrum.titles.europa.diplomacy.subjugation import (
    Inherit,
    Subjugation,
    VassalProvince,
    can_subjugate,
    price,
    strong_enough,
)
from theatrum.titles.europa.state import IMPERIAL, Europa, add_share, share

from ..positions import choose, named, number, offered, put, seat
from .test_ch11_actions import influence
from .test_ch11_ties import bare


def allied(realm: str, area: str, cubes: int) -> tuple[Europa, int, int]:
    """France allied to a realm, with influence there."""
    g = bare()
    france, target = seat(g, "france"), number(g, "realm", realm)
    influence(g, france, area, cubes)
    ties.ally(g, france, target)
    return g, france, target


def small(g: Europa, realm: int) -> list[int]:
    """Provinces of other realms with a tax of 1."""
    side = g.start.side
    return [p for p, tax in enumerate(side.tax) if tax == 1 and not side.flags[realm] >> p & 1]


@pytest.mark.rule("europa:11.4")
def test_an_ally_becomes_a_vassal_and_then_a_part_of_the_realm() -> None:
    g, france, milan = allied("milan", "lombardy", 5)
    tax = g.start.side.worth(g.start.side.flags[milan])
    assert (price(g, france, milan), town_tax(g, france) >= 2 * tax) == (tax, True)
    put(g, Subjugation(france))
    choose(g, france, "subjugate:milan")
    lands = g.start.side.flags[milan]
    assert g.vassals[france] & lands == lands
    assert not g.allies[france]
    assert share(g.influence, number(g, "area", "lombardy"), france) == 5 - tax
    add_share(g.influence, number(g, "area", "lombardy"), france, tax)
    put(g, Subjugation(france))
    choose(g, france, "subjugate:milan")
    assert (g.towns[france] & lands, g.vassals[france] & lands) == (lands, 0)


@pytest.mark.rule("europa:11.4")
def test_opponents_influence_makes_it_dearer_and_a_marriage_spares_a_cube() -> None:
    g, france, milan = allied("milan", "lombardy", 4)
    tax = g.start.side.worth(g.start.side.flags[milan])
    assert tax == 4
    influence(g, seat(g, "castile"), "lombardy", 1)
    assert price(g, france, milan) == 5
    assert not can_subjugate(g, france, milan)
    ties.wed(g, france, milan)
    assert can_subjugate(g, france, milan)


@pytest.mark.rule("europa:11.4")
def test_a_realm_more_than_half_as_great_takes_a_marriage() -> None:
    g, france, milan = allied("milan", "lombardy", 5)
    g.towns[france] = sum(1 << number(g, "province", name) for name in ("paris", "lyon", "berry", "poitou"))
    assert 4 < town_tax(g, france) < 8
    assert not can_subjugate(g, france, milan)
    ties.wed(g, france, milan)
    assert can_subjugate(g, france, milan)


@pytest.mark.rule("europa:18.2", "europa:11.4")
def test_the_empires_cubes_do_not_pay_for_a_subjugation() -> None:
    """Saxony costs the Emperor two of his own cubes, however many of the Empire lie there."""
    g = bare()
    austria, saxony = seat(g, "austria"), number(g, "realm", "saxony")
    there = number(g, "area", "saxony")
    ties.ally(g, austria, saxony)
    tax = price(g, austria, saxony)
    influence(g, austria, "saxony", tax - 1)
    add_share(g.influence, there, IMPERIAL, 2)
    assert not can_subjugate(g, austria, saxony)
    add_share(g.influence, there, austria, 1)
    put(g, Subjugation(austria))
    choose(g, austria, "subjugate:saxony")
    assert [share(g.influence, there, whose) for whose in (austria, IMPERIAL)] == [0, 2]


@pytest.mark.rule("europa:11.4")
def test_neither_the_pope_nor_the_emperor_nor_distant_realms_are_subjugated() -> None:
    g, france, pope = allied("papal_states", "central_italy", 5)
    assert not can_subjugate(g, france, pope)
    g, france, milan = allied("milan", "lombardy", 5)
    g.emperor = milan
    assert not can_subjugate(g, france, milan)


@pytest.mark.rule("europa:11.4")
def test_an_ally_of_tax_one_is_annexed_at_once() -> None:
    g, france, siena = allied("siena", "central_italy", 1)
    assert price(g, france, siena) == 1
    put(g, Subjugation(france))
    choose(g, france, "subjugate:siena")
    assert g.towns[france] >> number(g, "province", "siena") & 1


@pytest.mark.rule("europa:11.4")
@pytest.mark.parametrize("answer", ["subjugate:silesia", "ally:silesia", "claim:wielkopolska", "done"])
def test_vassals_of_the_subjugated_are_paid_for_or_free(answer: str) -> None:
    """Bohemia has Silesia for a vassal: only a marriage opens it, and Silesia takes a cube of its own."""
    g, france, bohemia = allied("bohemia", "bohemia", 5)
    silesia, wielkopolska = number(g, "realm", "silesia"), influence(g, seat(g, "france"), "wielkopolska", 1)
    assert not can_subjugate(g, france, bohemia)
    ties.wed(g, france, bohemia)
    put(g, Subjugation(france))
    choose(g, france, "subjugate:bohemia", answer)
    assert g.vassals[france] & g.start.side.flags[bohemia] == g.start.side.flags[bohemia]
    vassal = answer.startswith("subjugate")
    assert bool(g.vassals[france] & g.start.side.flags[silesia]) == vassal
    assert share(g.influence, wielkopolska, france) == (0 if vassal else 1)
    assert bool(g.allies[france] >> silesia & 1) == answer.startswith("ally")
    assert bool(g.claims[france] >> wielkopolska & 1) == answer.startswith("claim")


@pytest.mark.rule("europa:11.4")
def test_without_tokens_for_all_some_provinces_become_vassals_but_not_the_capital() -> None:
    g, france, milan = allied("milan", "lombardy", 5)
    flags = g.start.side.flags[milan]
    others = [g.start.side.flags[number(g, "realm", realm)] for realm in ("sweden", "hungary", "brandenburg")]
    g.vassals[france] = sum(others)
    assert g.start.side.worth(sum(others)) == 18  # of nineteen tokens
    put(g, Subjugation(france))
    choose(g, france, "subjugate:milan")
    small = [name for name in offered(g, france) if name.startswith("vassalize")]
    assert "vassalize:milano" not in small
    choose(g, france, small[0])
    assert (g.vassals[france] & flags).bit_count() == 1
    g.vassals[france] = 0  # with tokens for all of them as well
    open_ = {choice.id for choice in VassalProvince(france, milan).choices(g, france)}
    assert open_ == {f"vassalize:{name}" for name in named(g, lands(g, milan)) - {"milano"}}


@pytest.mark.rule("europa:11.4")
def test_the_pope_with_a_base_tax_of_one_is_annexed_without_ever_being_a_vassal() -> None:
    """E207: he is never a vassal, and an ally with a tax of 1 does not become one."""
    g, france, pope = allied("papal_states", "central_italy", 5)
    rome = number(g, "province", "roma")
    rest = g.start.side.flags[pope] & ~(1 << rome)
    small = next(province for province in range(rest.bit_length()) if rest >> province & 1)
    assert g.start.side.tax[small] == 1
    g.towns[seat(g, "austria")] |= g.start.side.flags[pope] & ~(1 << small)
    put(g, Subjugation(france))
    choose(g, france, "subjugate:papal_states")
    assert g.towns[france] >> small & 1
    assert not g.vassals[france] >> small & 1


@pytest.mark.rule("europa:11.4")
@pytest.mark.parametrize("wed", [False, True])
def test_twice_the_base_tax_is_enough_and_with_a_marriage_a_point_more_than_it(wed: bool) -> None:
    """Milan has four: France needs eight, or five."""
    g, france, milan = allied("milan", "lombardy", 5)
    if wed:
        ties.wed(g, france, milan)
    ones = small(g, milan)
    enough = []
    for tax in range(11):
        g.towns = [0] * g.seats
        g.towns[france] = sum(1 << province for province in ones[:tax])
        assert town_tax(g, france) == tax
        if strong_enough(g, france, milan):
            enough.append(tax)
    assert enough == list(range(5 if wed else 8, 11))


@pytest.mark.rule("europa:11.4")
@pytest.mark.parametrize(("allies", "open_"), [(2, True), (3, False), (4, False)])
def test_a_vassal_that_is_inherited_becomes_an_ally_where_a_token_is_left(allies: int, open_: bool) -> None:
    g, france, milan = allied("milan", "lombardy", 5)
    others = [realm for realm, flags in enumerate(g.start.side.flags) if flags and realm not in (*g.realm, milan)]
    g.allies[france] = sum(1 << realm for realm in others[:allies])
    g.ask(Inherit(france, milan), 1 << france)
    assert ("ally:milan" in offered(g, france)) == open_


@pytest.mark.rule("europa:11.4")
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_an_inherited_realm_becomes_a_vassal_where_all_its_provinces_get_tokens(more: int) -> None:
    """Milan takes four."""
    g, france, milan = allied("milan", "lombardy", 5)
    left = 4 + more
    other = small(g, milan)
    g.vassals[france] = sum(1 << province for province in other[: g.start.box.components["vassal"].number - left])
    g.ask(Inherit(france, milan), 1 << france)
    assert ("subjugate:milan" in offered(g, france)) == (more >= 0)
