"""10: negotiated peace: a treaty that both sides build and sign."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.holding import take
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.court.tracks import tax
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.peace.treaty import Treaty
from theatrum.titles.europa.state import Europa

from ..positions import choose, closed, number, offered, provinces, put, seat
from ..wars import ally, area, bit, calm, castilian, home, occupy, realm, told, war


def negotiate(g: Europa) -> None:
    put(g, Treaty(seat(g, "france"), seat(g, "castile")))


@pytest.mark.rule("europa:10")
def test_a_treaty_is_built_item_by_item_and_signed_as_a_whole() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    g.ducats = [30] * g.seats
    ally(g, "castile", "portugal")
    small, large = castilian(g, 1)[0], castilian(g, 2)[0]
    war(g, "france", "castile")
    occupy(g, "france", f"{small} {large}")
    occupy(g, "castile", "toulouse")
    negotiate(g)
    assert "agree-victor:humiliation:france" not in offered(g, france)
    choose(g, france, "agree:status-quo")
    choose(
        g,
        france,
        f"return-province:{large}",
        "return-province:toulouse",
        "sever-alliance:castile:portugal",
        "deal-give:5",
        "sign",
    )
    # One deal is told once.
    assert [len(told(g, name)) for name in ("treaty-proposed", "proposed-ducats", "proposed")] == [1, 1, 0]
    choose(g, castile, "accept-deal")
    assert g.towns[castile] & provinces(g, large)
    assert g.towns[france] & provinces(g, f"{small} toulouse") == provinces(g, f"{small} toulouse")
    assert (g.ducats[france], g.ducats[castile]) == (30 + 6 - 3 - 5, 30 - 6 + 3 + 5)
    assert not g.allies[castile]
    assert g.truces[castile] == bit(g, "portugal") | bit(g, "france")
    assert not any(g.wars)
    assert g.stability[castile] == 0


@pytest.mark.rule("europa:10")
def test_a_treaty_that_is_refused_changes_nothing_and_is_not_proposed_again() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    war(g, "france", "castile")
    occupy(g, "france", castilian(g, 1)[0])
    g.first = france
    put(g, Talks())
    choose(g, france, "negotiate-peace:castile", "agree:white-peace", "sign")
    choose(g, castile, "refuse-deal")
    assert g.wars[france] == bit(g, "castile")
    assert offered(g, france) == ["capitulate:castile", "done"]
    assert closed(g, france)["negotiate-peace:castile"].key == "treaty-refused"


@pytest.mark.rule("europa:10")
def test_players_agree_on_a_victor() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    war(g, "france", "castile")
    occupy(g, "castile", home(g, "france"))
    negotiate(g)
    choose(g, france, "agree-victor:humiliation:castile", "sign")
    choose(g, castile, "accept-deal")
    assert (g.prestige[castile], g.prestige[france]) == (4, -4)
    assert not any(g.occupied)


@pytest.mark.rule("europa:10")
def test_nobody_gains_prestige_by_what_both_agree_to_liberate() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    for province in members(lands(g, realm(g, "granada"))):
        take(g, castile, province)
    war(g, "france", "castile")
    occupy(g, "france", "granada")
    negotiate(g)
    choose(g, france, "agree:status-quo", "liberate-province:granada", "sign")
    choose(g, castile, "accept-deal")
    assert lands(g, realm(g, "granada")) == provinces(g, "granada")
    assert g.prestige[france] == 0
    assert tax(g, castile) > 0


@pytest.mark.rule("europa:10")
def test_who_proposes_that_he_has_lost_may_claim_what_he_cedes_and_the_victor_gives_up_claims() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    small = castilian(g, 1)[0]
    where = g.start.names["area"][g.start.board.land.area_of[number(g, "province", small)]]
    g.claims[france] |= 1 << area(g, where)
    war(g, "france", "castile")
    occupy(g, "france", small)
    put(g, Treaty(castile, france))
    choose(g, castile, "agree-victor:status-quo:france", "sign")
    choose(g, france, "accept-deal")
    choose(g, castile, f"claim:{where}")
    choose(g, france, f"drop-claim:{where}")
    assert provinces(g, small) & g.towns[france] & ~g.unrest
    assert (g.claims[castile], g.claims[france]) == (1 << area(g, where), 0)


@pytest.mark.rule("europa:10")
def test_what_the_loser_proposes_to_exchange_goes_back_to_both() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    small, large = castilian(g, 1)[0], castilian(g, 2)[0]
    war(g, "france", "castile")
    occupy(g, "france", f"{small} {large}")
    occupy(g, "castile", "toulouse")
    put(g, Treaty(castile, france))
    choose(g, castile, "agree-victor:status-quo:france", "cede-province:toulouse", f"regain-province:{small}", "sign")
    choose(g, france, "accept-deal")
    assert provinces(g, small) & g.towns[castile]
    assert provinces(g, f"{large} toulouse") & ~g.towns[france] == 0


@pytest.mark.rule("europa:10")
def test_players_agree_neither_on_a_vassal_nor_on_an_annexation() -> None:
    """Nor do both sides humiliate each other: a term has one victor."""
    g = calm()
    france = seat(g, "france")
    war(g, "france", "castile")
    occupy(g, "france", home(g, "castile"))
    occupy(g, "castile", home(g, "france"))
    negotiate(g)
    assert {choice for choice in offered(g, france) if choice.startswith("agree")} == {
        "agree:white-peace", "agree:status-quo", "agree-victor:status-quo:france", "agree-victor:status-quo:castile",
        "agree-victor:humiliation:france", "agree-victor:humiliation:castile",
    }  # fmt: skip
