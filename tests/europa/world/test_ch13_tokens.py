"""13.2, 13.3, 13.4, 4.5: realms with vassals, expansive realms, and the tokens that make a realm stronger."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.holding import expand, liberate, take, vassalize
from theatrum.titles.europa.board.ownership import base_tax, capital, core_of, lands, overlord, rightful
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.peace.imposing import impose
from theatrum.titles.europa.peace.names import VASSALIZATION
from theatrum.titles.europa.peace.terms import unmet
from theatrum.titles.europa.realms.invasion import host
from theatrum.titles.europa.round.tidying import Tidying
from theatrum.titles.europa.state import NONE
from theatrum.titles.europa.war.battle.defenders import number as units

from ..positions import number, provinces, put, seat
from ..wars import ally, bit, calm, occupy, realm, war


@pytest.mark.rule("europa:13.2")
def test_the_vassals_of_a_realm_go_with_it_when_a_peace_makes_it_a_vassal() -> None:
    g = calm()
    france, aragon, naples = seat(g, "france"), realm(g, "aragon"), realm(g, "naples")
    war(g, "france", "aragon")
    occupy(g, "france", "valencia")
    assert unmet(g, france, aragon, VASSALIZATION)
    occupy(g, "france", "napoli")  # a vassal's province in another area will do
    assert unmet(g, france, aragon, VASSALIZATION) is None
    whole = lands(g, aragon) | lands(g, naples)
    impose(g, france, aragon, VASSALIZATION)
    assert overlord(g, aragon) == overlord(g, naples) == g.realm[france]
    assert g.vassals[france] & whole == whole
    assert g.unrest & provinces(g, "palermo barcelona napoli bari") == provinces(g, "palermo")
    assert not any(g.occupied)


@pytest.mark.rule("europa:4.5", "europa:11.3")
@pytest.mark.parametrize(("tax", "kept"), [(9, True), (10, False)])
def test_an_expansive_realm_of_ten_tax_is_nobodys_ally_at_the_end_of_the_round(tax: int, kept: bool) -> None:
    g = calm()
    france, milan = seat(g, "france"), realm(g, "milan")
    small = [p for p in members(lands(g, realm(g, "aragon"))) if g.start.side.tax[p] == 1]
    small += [p for p in members(lands(g, realm(g, "venice"))) if g.start.side.tax[p] == 1]
    g.tokens = ((milan, sum(1 << p for p in small[: tax - base_tax(g, milan)]), small[0], 0),)
    ally(g, "france", "milan", "scotland")
    g.emperor = NONE
    g.passed = tuple(range(g.seats))
    assert base_tax(g, milan) == tax
    put(g, Tidying())
    assert g.allies[france] == bit(g, "scotland") | bit(g, "milan") * kept


@pytest.mark.rule("europa:13.3")
def test_a_token_stays_under_a_town_and_has_the_province_when_it_is_freed() -> None:
    g = calm()
    france, milan = seat(g, "france"), realm(g, "milan")
    parma = number(g, "province", "parma")
    g.tokens = ((milan, 1 << number(g, "province", "milano"), number(g, "province", "milano"), 0),)
    expand(g, milan, parma)
    assert take(g, france, parma)
    assert (rightful(g, parma), core_of(g, parma)) == (g.realm[france], milan)
    assert liberate(g, parma) == milan
    assert rightful(g, parma) == milan


@pytest.mark.rule("europa:13.2", "europa:13.3")
def test_a_printed_vassal_is_free_once_a_token_lies_on_its_capital() -> None:
    g = calm()
    burgundy, brabant = realm(g, "burgundy"), realm(g, "brabant")
    home, other = capital(g, brabant), number(g, "province", "milano")
    assert overlord(g, brabant) == burgundy
    for place, lord in ((other, burgundy), (home, NONE)):
        g.tokens = ((brabant, 1 << place, home, 0),)
        assert overlord(g, brabant) == lord


@pytest.mark.rule("europa:13.4")
def test_a_manpower_token_counts_for_the_realm_in_whose_province_it_lies() -> None:
    g = calm()
    granada, castile = realm(g, "granada"), seat(g, "castile")
    mine, elsewhere = lands(g, granada), g.towns[castile]
    g.plus = elsewhere
    alone = host(g, granada)
    assert alone == (g.start.side.worth(mine) + 1) // 2
    g.plus = elsewhere | mine
    assert host(g, granada) == (g.start.side.worth(mine) + mine.bit_count() + 1) // 2 > alone


@pytest.mark.rule("europa:13.4")
def test_a_manpower_token_goes_when_a_player_annexes_or_vassalizes_its_province() -> None:
    g = calm()
    castile = seat(g, "castile")
    g.plus = provinces(g, "granada gibraltar navarra")
    assert take(g, castile, number(g, "province", "granada"))
    assert vassalize(g, castile, number(g, "province", "gibraltar"))
    assert g.plus == provinces(g, "navarra")


@pytest.mark.rule("europa:13.4")
def test_defenders_are_not_limited_by_the_pieces_of_the_box() -> None:
    g = calm()
    mamluks, pieces = realm(g, "mamluks"), g.start.box.components["npr_unit"].number
    g.rebels[0] = pieces
    assert units(g, mamluks, provinces(g, "granada gibraltar"), False) == 2
