"""16.3: one after another, so many and no more: from none to more than there are."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court import any_power
from theatrum.titles.europa.faith.religion import PROTESTANT, religion_of
from theatrum.titles.europa.unrest.stirring import stir

from ..cards import answer, area, carry_out
from ..positions import begin, choose, offered, seat
from ..wars import calm

pytestmark = pytest.mark.rule("europa:16.3")
NUMBERS = pytest.mark.parametrize("number", range(6))


@NUMBERS
def test_so_many_cardinals_are_lost(number: int) -> None:
    """Castile has four, France one between them."""
    g = calm()
    at, other = seat(g, "castile"), seat(g, "france")
    g.rome = -1
    g.curia = (at, at, other, at, at)
    carry_out(g, "castile", f"you: lose(cardinal({number}))")
    answer(g)
    assert (g.curia.count(at), g.curia.count(other)) == (max(0, 4 - number), 1)


@pytest.mark.parametrize("which", [1, 2, 4, 5])
def test_the_cardinal_that_is_named_goes(which: int) -> None:
    g = calm()
    at, other, third = seat(g, "castile"), seat(g, "france"), seat(g, "poland")
    g.rome = -1
    g.curia = (at, at, other, at, at, third)
    carry_out(g, "castile", "you: lose(cardinal(1))")
    places = [choice for choice in offered(g, at) if choice.startswith("lose-cardinal")]
    assert places == [f"lose-cardinal:{slot}" for slot in (1, 2, 4, 5)]
    choose(g, at, f"lose-cardinal:{which}")
    left = [at, at, other, at, at, third]
    del left[which - 1]
    assert g.curia == tuple(left)


@NUMBERS
@pytest.mark.parametrize("most", [1, 2, 3])
def test_so_many_rebels_rise_and_so_many_of_them_in_one_area(number: int, most: int) -> None:
    g = calm()
    before = list(g.rebels)
    carry_out(g, "castile", f"you: rebels_spread({number}, {most}, leon, castile)")
    answer(g)
    risen = [now - was for now, was in zip(g.rebels, before, strict=True)]
    assert sum(risen) == min(number, 2 * most)
    assert max(risen) <= most
    assert {at for at, units in enumerate(risen) if units} <= {area(g, "leon"), area(g, "castile")}


@NUMBERS
def test_so_many_areas_are_converted(number: int) -> None:
    g = calm()
    where = [area(g, name) for name in ("saxony", "brandenburg", "bohemia", "rhineland")]
    carry_out(g, "castile", f"you: religion_on({number}, protestant, saxony, brandenburg, bohemia, rhineland)")
    answer(g)
    assert sum(religion_of(g, there) == PROTESTANT for there in where) == min(number, 4)


@pytest.mark.rule("europa:14.1")
@NUMBERS
def test_so_many_provinces_are_stirred_up(number: int) -> None:
    g = calm()
    at = seat(g, "castile")
    some = sum(1 << province for province in list(members(g.towns[at]))[:4])
    stir(g, at, some, number)
    answer(g)
    assert (g.unrest & some).bit_count() == min(number, 4)
    assert g.unrest & ~some == calm().unrest


@pytest.mark.rule("europa:7.1")
@pytest.mark.parametrize("number", range(8))
def test_so_much_power_of_any_kind_is_paid(number: int) -> None:
    g = begin()
    at = seat(g, "poland")
    g.power[3 * at : 3 * at + 3] = [2, 3, 1]
    any_power.charge(g, at, number)
    answer(g)
    assert sum(g.power[3 * at : 3 * at + 3]) == max(0, 6 - number)
