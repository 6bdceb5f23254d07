"""2, 9, 10, 11, 13, 16.3: what is first in a list counts as any other: Aceh of the realms and areas (on the side of
1618), Aberdeen of the provinces."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import capital, lands, overlord
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.events.expansion import conquer
from theatrum.titles.europa.realms.invasion import Invasions, target
from theatrum.titles.europa.state import NONE, Europa

from ..cards import answer, carry_out
from ..positions import begin, number, provinces, put
from ..wars import calm, realm

SEATS = range(6)
ACEH = 0


def later() -> Europa:
    """A start on the side of 1618."""
    g = calm("2-04", "6_players")
    assert (number(g, "realm", "aceh"), number(g, "area", "aceh"), number(g, "province", "aberdeen")) == (0, 0, 0)
    return g


def tied() -> Europa:
    """Every player has a tie to Aceh."""
    g = later()
    for at, ties in enumerate((g.allies, g.weddings, g.truces, g.casus, g.wars)):
        ties[at] |= 1 << ACEH
    return g


def name(g: Europa, at: int) -> str:
    return g.start.names["realm"][g.realm[at]]


def ties_of(g: Europa, realm_: int) -> int:
    columns = (g.allies, g.active_allies, g.weddings, g.disputed, g.wars, g.aggressor, g.truces, g.casus)
    return sum(ties >> realm_ & 1 for column in columns for ties in column)


@pytest.mark.rule("europa:13.2")
@pytest.mark.parametrize("at", SEATS)
def test_the_first_realm_is_gone_with_its_last_province(at: int) -> None:
    g = tied()
    mine = lands(g, ACEH)
    for province in range(len(g.start.side.owner)):
        if mine >> province & 1:
            assert ties_of(g, ACEH) == 5
            assert holding.take(g, at, province)
    assert not ties_of(g, ACEH)
    assert [event.args for event in g.events if event.name == "realm-gone"] == [(ACEH,)]


@pytest.mark.rule("europa:11.4")
def test_the_first_realm_bows_and_is_free_again() -> None:
    g = tied()
    at, mine = 3, lands(g, ACEH)
    home = capital(g, ACEH)
    for province in (home, *(p for p in range(len(g.start.side.owner)) if mine >> p & 1 and p != home)):
        assert holding.vassalize(g, at, province)
    assert overlord(g, ACEH) == g.realm[at]
    assert ties_of(g, ACEH) == 0
    holding.liberate(g, home)
    assert overlord(g, ACEH) < 0
    assert lands(g, ACEH) >> home & 1


@pytest.mark.rule("europa:14.3")
@pytest.mark.parametrize("province", ["aceh", "aberdeen"])
def test_what_was_taken_from_it_comes_back(province: str) -> None:
    g = later()
    at, here = 2, number(g, "province", province)
    owner = g.start.side.owner[here]
    assert holding.take(g, at, here)
    assert not lands(g, owner) >> here & 1
    assert holding.liberate(g, here) == owner
    assert lands(g, owner) >> here & 1


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize(
    ("text", "town", "vassal"),
    [
        ("town(aceh)", "aceh", ""),
        ("town(aberdeen)", "aberdeen", ""),
        ("vassal(aceh)", "", "aceh"),
        ("vassal(aberdeen)", "", "aberdeen"),
        ("annex(aceh)", "aceh", ""),
        ("inherit(aceh)", "aceh", ""),
        ("offer_purchase(5, aceh)", "aceh", ""),
        ("offer_purchase(5, aberdeen)", "aberdeen", ""),
    ],
)
def test_words_of_cards_take_it(text: str, town: str, vassal: str) -> None:
    g = calm() if "aberdeen" in text else later()
    g.ducats = [20] * g.seats
    towns, vassals = list(g.towns), list(g.vassals)
    at = carry_out(g, name(g, 4), f"you: {text}")
    answer(g)
    assert g.towns[at] & ~towns[at] == provinces(g, town)
    assert g.vassals[at] & ~vassals[at] == provinces(g, vassal)


@pytest.mark.rule("europa:16.3")
def test_a_card_cedes_to_the_first_realm_what_bears_its_flag() -> None:
    g = later()
    at, aceh = 1, number(g, "province", "aceh")
    assert holding.take(g, at, aceh)
    carry_out(g, name(g, at), "you: cede(aceh, aceh)")
    assert not g.towns[at] >> aceh & 1
    assert lands(g, ACEH) >> aceh & 1


@pytest.mark.rule("europa:16.3")
def test_the_first_realm_makes_war_and_offers_an_alliance() -> None:
    g = later()
    at = carry_out(g, name(g, 3), f"aceh: war({name(g, 3)})")
    answer(g)
    assert g.wars[at] & 1
    g = later()
    at = carry_out(g, name(g, 3), "you: offer_ally(1, aceh, gain(dip(1)))")
    answer(g)
    assert g.allies[at] == 1 << ACEH


@pytest.mark.rule("europa:16.5")
@pytest.mark.parametrize("at", SEATS)
def test_an_expansive_realm_that_robs_the_first_realm_gives_its_ally_a_cause(at: int) -> None:
    g = later()
    bigger = realm(g, "adal")
    g.tokens = ((bigger, 0, g.start.side.capital[bigger], 1),)
    g.allies[at] = 1 << ACEH
    conquer(g, bigger, number(g, "province", "aceh"))
    assert g.decision
    assert g.decision.waiting == 1 << at
    assert lands(g, bigger) & provinces(g, "aceh")


@pytest.mark.rule("europa:13.5")
def test_a_realm_invades_the_first_area() -> None:
    """An enemy holds Aceh's capital: it comes back from what else it has."""
    g = later()
    g.options, g.dice = {"talk": "no", "invasions": "yes"}, Dice(Generator(1))
    aceh = number(g, "province", "aceh")
    land = g.start.board.land
    near = next(p for p in members(g.start.side.printed) if land.beside[0] >> land.area_of[p] & 1)
    g.tokens = ((ACEH, 1 << near, aceh, 0),)
    g.wars[2] = 1 << ACEH
    assert holding.occupy(g, 2, aceh)
    assert target(g, ACEH) == 0
    put(g, Invasions())
    assert [event.args[:2] for event in g.events if event.name == "invaded"] == [(ACEH, 0)]


# -- crowns


@pytest.mark.rule("europa:3")
def test_realms_of_the_later_side_bear_the_crowns_that_it_prints() -> None:
    """The first crown of the list, too; a player's set-up goes before it."""
    start = begin("1-05", "4_players").start
    board = start.board.realms
    crowns, names = tuple(board.crowns), tuple(board.realms)
    expected = {names[realm_]: crowns[crown] for realm_, crown in enumerate(board.crown_1618) if crown != NONE}
    expected |= {names[one.realm]: one.data["crown"] for one in start.seats if "crown" in one.data}
    assert start.side.year == 1618
    assert start.called == {("realm", name_): ("crown", crown) for name_, crown in expected.items()}
    assert start.called["realm", "brandenburg"] == ("crown", crowns[0])
