"""18.1, 18.4, 18.8, 11.4: what Authority brings, free passage in the Empire, and who is never a vassal."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court.tracks import manpower
from theatrum.titles.europa.empire.round_end import end_of_round
from theatrum.titles.europa.faith.religion import CATHOLIC, DIVERSE, PROTESTANT, convert
from theatrum.titles.europa.peace.camps import camp
from theatrum.titles.europa.peace.imposing import impose
from theatrum.titles.europa.peace.names import ANNEXATION, VASSALIZATION
from theatrum.titles.europa.peace.terms import unmet
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.income import gathered
from theatrum.titles.europa.state import NONE, Europa
from theatrum.titles.europa.war.movement import access

from ..positions import seat
from ..wars import area, bit, calm, occupy, realm, war


def beaten(g: Europa, victor: str, *others: str) -> None:
    """One player holds everything of these realms."""
    war(g, victor, *others)
    for other in others:
        names = (g.start.names["province"][province] for province in members(lands(g, realm(g, other))))
        occupy(g, victor, " ".join(names))


@pytest.mark.rule("europa:18.7")
@pytest.mark.parametrize(("option", "age", "now"), [("yes", 3, DIVERSE), ("yes", 2, CATHOLIC), ("no", 3, CATHOLIC)])
def test_the_faith_of_the_empire_is_seen_to_at_the_end_of_a_round_from_the_third_age(
    option: str, age: int, now: int
) -> None:
    """Saxony has turned to the Reformation."""
    g = calm()
    g.options, g.age = {"talk": "no", "empire_religion": option}, age
    convert(g, area(g, "saxony"), PROTESTANT)
    end_of_round(g)
    assert g.empire_faith == now


@pytest.mark.rule("europa:18.1")
@pytest.mark.parametrize(
    ("level", "dip", "mil"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 1), (5, 1, 1), (6, 2, 1)]
)
def test_authority_brings_power_manpower_and_ducats_but_no_base_tax(level: int, dip: int, mil: int) -> None:
    g = calm()
    austria = seat(g, "austria")
    g.authority, g.emperor = level, NONE
    plain, men, rows = gathered(g, austria), manpower(g, austria), accounts(g, austria)
    g.emperor = g.realm[austria]
    assert [now - before for now, before in zip(gathered(g, austria), plain, strict=True)] == [0, dip, mil]
    assert manpower(g, austria) == min(20, men + level)
    assert accounts(g, austria).net == rows.net + level
    assert accounts(g, austria)[0] == rows[0]  # the base tax


@pytest.mark.rule("europa:18.4")
def test_in_defence_the_emperor_and_the_aggressor_pass_freely_through_the_empire() -> None:
    g = calm()
    austria, france, castile = seat(g, "austria"), seat(g, "france"), seat(g, "castile")
    saxony = area(g, "saxony")
    assert access.price(g, austria, saxony) == access.price(g, france, saxony) == 3
    war(g, "france", "austria")
    g.defence = bit(g, "france")
    assert access.price(g, austria, saxony) == access.price(g, france, saxony) == 0
    assert access.price(g, castile, saxony) == 3
    assert access.price(g, france, area(g, "aragon")) == 3  # outside


@pytest.mark.rule("europa:10")
@pytest.mark.rule("europa:18.4")
def test_peace_with_the_emperor_covers_those_he_defends_against_that_aggressor() -> None:
    g = calm()
    austria, bohemia = realm(g, "austria"), bit(g, "bohemia")
    war(g, "france", "austria", "bohemia")
    for aggressor in ("france", "castile"):
        g.defence = bit(g, aggressor)
        assert bool(camp(g, austria, realm(g, "france")) & bohemia) == (aggressor == "france")


@pytest.mark.rule("europa:18.8")
def test_an_emperor_whom_nobody_plays_is_no_vassal_and_the_empire_ends_with_him() -> None:
    g = calm()
    france = seat(g, "france")
    g.emperor = realm(g, "saxony")
    beaten(g, "france", "saxony")
    assert unmet(g, france, realm(g, "saxony"), VASSALIZATION)
    impose(g, france, realm(g, "saxony"), ANNEXATION)
    run(g)
    assert (g.emperor, g.authority) == (NONE, 0)


@pytest.mark.rule("europa:11.4")
def test_the_papal_states_are_nobodys_vassal_by_a_peace_either() -> None:
    g = calm()
    france = seat(g, "france")
    beaten(g, "france", "papal_states", "milan")
    assert unmet(g, france, realm(g, "milan"), VASSALIZATION) is None
    assert unmet(g, france, realm(g, "papal_states"), VASSALIZATION)
