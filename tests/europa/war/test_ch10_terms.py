"""10, "Warunki pokoju": the eight terms of peace."""

from __future__ import annotations

import pytest

from theatrum.engine.flow import run
from theatrum.titles.europa.board.holding import take, vassalize
from theatrum.titles.europa.board.ownership import capital, lands, overlord
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.faith.religion import CATHOLIC, MUSLIM, religion_of
from theatrum.titles.europa.peace.imposing import impose
from theatrum.titles.europa.peace.names import (
    ANNEXATION,
    CONVERSION,
    HUMILIATION,
    STATUS_QUO,
    SUCCESSION,
    VASSALIZATION,
    WHITE,
)
from theatrum.titles.europa.peace.talks import Talks
from theatrum.titles.europa.peace.terms import closed as barred
from theatrum.titles.europa.peace.terms import unmet
from theatrum.titles.europa.realms.creeds import creed
from theatrum.titles.europa.state import Europa

from ..positions import choose, closed, number, offered, provinces, put, seat
from ..wars import ally, area, army, at_war, bit, calm, castilian, cubes, cubes_of, home, occupy, realm, war


def lay_down(g: Europa, name: str, other: str, term: int) -> None:
    """A victor imposes a term; the position is walked on to the next question."""
    impose(g, seat(g, name), realm(g, other), term)
    run(g)


# -- white peace


@pytest.mark.rule("europa:10")
def test_white_peace_is_imposed_only_after_a_total_victory() -> None:
    g = at_war("badajoz")
    france = seat(g, "france")
    why = barred(g, france, realm(g, "castile"), WHITE)
    assert why
    assert why.key == "total-victory-only"


# -- status quo


@pytest.mark.rule("europa:10")
def test_by_status_quo_each_side_keeps_what_it_holds_and_a_capital_goes_back_for_ten() -> None:
    g = calm()
    g.ducats = [20] * g.seats
    france, castile = seat(g, "france"), seat(g, "castile")
    small = castilian(g, 1)[0]
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", f"{home(g, 'castile')} {small}")
    occupy(g, "castile", "toulouse")
    lay_down(g, "france", "castile", STATUS_QUO)
    choose(g, france, "settle")
    assert provinces(g, small) & g.towns[france]
    assert provinces(g, "toulouse") & g.towns[castile]
    assert provinces(g, home(g, "castile")) & g.towns[castile]
    assert not any(g.occupied)
    assert (g.ducats[france], g.ducats[castile]) == (30, 10)
    assert g.unrest & provinces(g, small)  # the occupying town stays as it lies
    assert not any(g.wars)
    assert g.truces[france] == bit(g, "castile")


@pytest.mark.rule("europa:10")
def test_provinces_are_returned_for_three_and_six_and_nobody_pays_more_than_twice_his_taxes() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    g.ducats = [99 * (at == castile) for at in range(g.seats)]
    small, large = castilian(g, 1)[0], castilian(g, 2)[0]
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", f"{small} {large}")
    lay_down(g, "france", "castile", STATUS_QUO)
    choose(g, france, f"return-province:{small}", f"return-province:{large}")
    assert g.ducats[france] == 9
    assert not any(g.occupied)

    g = calm()
    navarra = realm(g, "navarra")
    war(g, "france", "navarra")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", "navarra")
    before = g.ducats[france]
    lay_down(g, "france", "navarra", STATUS_QUO)
    assert g.ducats[france] == before + 2  # ten for the capital, but Navarre's tax is 1
    assert lands(g, navarra) == provinces(g, "navarra")


@pytest.mark.rule("europa:10")
def test_provinces_are_exchanged_for_others_of_the_same_tax() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    small, large = castilian(g, 1)[0], castilian(g, 2)[0]
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", f"{small} {large}")
    occupy(g, "castile", "toulouse")
    assert g.start.side.tax[number(g, "province", "toulouse")] == 1
    lay_down(g, "france", "castile", STATUS_QUO)
    choose(g, france, "regain-province:toulouse", f"cede-province:{large}")
    assert closed(g, france)["settle"].key == "unequal-exchange"
    choose(g, france, "start-over", "regain-province:toulouse", f"cede-province:{small}", "settle")
    assert provinces(g, "toulouse") & g.towns[france]
    assert provinces(g, small) & g.towns[castile]
    assert provinces(g, large) & g.towns[france]


@pytest.mark.rule("europa:10")
def test_what_is_no_core_of_the_loser_can_be_liberated_for_prestige_and_friendship() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    for province in members(lands(g, realm(g, "granada"))):
        take(g, castile, province)
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    small = castilian(g, 1)[0]
    occupy(g, "france", f"granada gibraltar {small}")
    lay_down(g, "france", "castile", STATUS_QUO)
    assert closed(g, france)[f"liberate-province:{small}"].key == "no-liberation"
    choose(g, france, "liberate-province:granada", "liberate-province:gibraltar", "settle", "befriend:granada")
    assert lands(g, realm(g, "granada")) == provinces(g, "granada gibraltar")
    assert g.prestige[france] == 2
    assert g.allies[france] == bit(g, "granada")
    choose(g, france, "gain-influence:andalucia", "gain-influence:andalucia")
    assert cubes_of(g, "france", "andalucia") == 2
    assert provinces(g, small) & g.towns[france]


@pytest.mark.rule("europa:10")
def test_the_loser_claims_what_he_has_lost_and_the_victor_gives_up_claims_for_peace() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    small = castilian(g, 1)[0]
    where = g.start.names["area"][g.start.board.land.area_of[number(g, "province", small)]]
    g.claims[france] |= 1 << area(g, where)
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", small)
    lay_down(g, "france", "castile", STATUS_QUO)
    choose(g, france, "settle")
    choose(g, castile, f"claim:{where}")
    assert g.claims[castile] == 1 << area(g, where)
    choose(g, france, f"drop-claim:{where}")
    assert not g.unrest & provinces(g, small)
    assert not g.claims[france]


@pytest.mark.rule("europa:10.3")
def test_provinces_of_active_allies_are_kept_but_neither_liberated_nor_their_capital() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    ally(g, "castile", "portugal")
    g.active_allies[castile] |= bit(g, "portugal")
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", "porto lisboa")
    lay_down(g, "france", "castile", STATUS_QUO)
    assert closed(g, france)["liberate-province:porto"].key == "no-liberation"
    choose(g, france, "settle")
    assert g.towns[france] & provinces(g, "porto lisboa") == provinces(g, "porto")


# -- humiliation


@pytest.mark.rule("europa:10")
def test_humiliation_moves_twice_the_tax_returned_ten_at_most() -> None:
    for count, points in ((1, 6), (4, 10)):
        g = calm()
        france, castile = seat(g, "france"), seat(g, "castile")
        war(g, "france", "castile")
        army(g, "france", "aquitaine", 4)
        assert unmet(g, france, realm(g, "castile"), HUMILIATION)
        occupy(g, "france", " ".join([home(g, "castile"), *castilian(g, 1, count)]))
        assert g.start.side.tax[capital(g, realm(g, "castile"))] == 2
        lay_down(g, "france", "castile", HUMILIATION)
        assert (g.prestige[france], g.prestige[castile]) == (points, -points)
        assert not any(g.occupied)


@pytest.mark.rule("europa:10.3")
def test_humiliation_does_not_count_what_active_allies_get_back() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    ally(g, "castile", "portugal")
    g.active_allies[castile] |= bit(g, "portugal")
    war(g, "france", "castile")
    army(g, "france", "aquitaine", 4)
    occupy(g, "france", f"{home(g, 'castile')} porto lisboa")
    lay_down(g, "france", "castile", HUMILIATION)
    assert g.prestige[france] == 4
    assert not any(g.occupied)


# -- vassalization


@pytest.mark.rule("europa:10")
def test_vassalization_needs_the_capital_and_a_province_in_another_area() -> None:
    g = calm()
    england = seat(g, "england")
    war(g, "england", "savoy")
    army(g, "england", "burgundy", 4)
    occupy(g, "england", "savoie")
    assert unmet(g, england, realm(g, "savoy"), VASSALIZATION)
    occupy(g, "england", "piemonte")
    assert unmet(g, england, realm(g, "savoy"), VASSALIZATION) is None
    for other in ("france", "austria"):
        g.weddings[seat(g, other)] |= bit(g, "savoy")
    lay_down(g, "england", "savoy", VASSALIZATION)
    assert overlord(g, realm(g, "savoy")) == realm(g, "england")
    assert g.vassals[england] == provinces(g, "savoie geneve piemonte")
    assert g.unrest & g.vassals[england] == provinces(g, "geneve")  # nothing was occupied in Switzerland
    assert not any(g.occupied)
    assert not any(weddings & bit(g, "savoy") for weddings in g.weddings)
    assert not g.truces[england]
    choose(g, england, "gain-influence:lombardy", "gain-influence:switzerland")
    assert cubes_of(g, "england", "lombardy") == cubes_of(g, "england", "switzerland") == 1


@pytest.mark.rule("europa:11.4")
def test_neither_the_papal_states_nor_an_emperor_become_vassals() -> None:
    g = calm()
    castile = seat(g, "castile")
    g.emperor = realm(g, "bohemia")
    for name in ("papal_states", "bohemia", "siena"):
        war(g, "castile", name)
        occupy(g, "castile", " ".join(g.start.names["province"][p] for p in members(lands(g, realm(g, name)))))
        assert (unmet(g, castile, realm(g, name), VASSALIZATION) is None) == (name == "siena")


@pytest.mark.rule("europa:10")
def test_what_another_player_occupies_becomes_no_vassal() -> None:
    g = calm()
    england, france = seat(g, "england"), seat(g, "france")
    war(g, "england", "savoy")
    war(g, "france", "savoy")
    army(g, "england", "burgundy", 4)
    occupy(g, "england", "savoie piemonte")
    occupy(g, "france", "geneve")
    lay_down(g, "england", "savoy", VASSALIZATION)
    assert g.vassals[england] == provinces(g, "savoie piemonte")
    assert provinces(g, "geneve") & g.towns[france]
    assert not any(g.wars)


@pytest.mark.rule("europa:10.3")
def test_vassalization_falls_on_those_active_allies_whose_capitals_are_held() -> None:
    g = calm()
    england, france = seat(g, "england"), seat(g, "france")
    ally(g, "france", "navarra", "savoy")
    g.active_allies[france] |= bit(g, "navarra") | bit(g, "savoy")
    g.allied[france] = 3
    war(g, "england", "france")
    army(g, "england", "burgundy", 4)
    occupy(g, "england", "navarra savoie toulouse")
    lay_down(g, "england", "france", VASSALIZATION)
    assert g.vassals[england] == provinces(g, "navarra")
    assert not any(g.occupied)
    assert g.towns[france] & provinces(g, "toulouse")
    assert (g.prestige[england], g.prestige[france]) == (0, 0)
    assert g.allies[france] == bit(g, "savoy")


@pytest.mark.rule("europa:2.2")
def test_no_more_vassals_than_tokens() -> None:
    g = calm()
    england = seat(g, "england")
    war(g, "england", "savoy")
    army(g, "england", "burgundy", 4)
    occupy(g, "england", "savoie piemonte")
    for province in members(lands(g, realm(g, "muscovy")) | lands(g, realm(g, "lithuania"))):
        vassalize(g, england, province)
    tokens = left(g, england)[2]
    assert tokens < 2
    lay_down(g, "england", "savoy", VASSALIZATION)
    assert left(g, england)[2] >= 0
    assert provinces(g, "savoie") & g.vassals[england] if tokens else True


# -- forced conversion


@pytest.mark.rule("europa:10")
def test_a_forced_conversion_turns_the_realm_and_its_capital_s_area() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    army(g, "castile", "andalucia", 4)
    cubes(g, "castile", "andalucia", 1)
    occupy(g, "castile", "gibraltar")
    assert unmet(g, castile, realm(g, "granada"), CONVERSION)
    occupy(g, "castile", "granada")
    assert unmet(g, castile, realm(g, "granada"), CONVERSION) is None
    lay_down(g, "castile", "granada", CONVERSION)
    assert g.prestige[castile] == 3
    assert religion_of(g, area(g, "andalucia")) == CATHOLIC
    assert creed(g, realm(g, "granada")) == CATHOLIC
    assert not any(g.occupied)
    choose(g, castile, "gain-influence:andalucia", "done")
    assert cubes_of(g, "castile", "andalucia") == 2


@pytest.mark.rule("europa:10")
@pytest.mark.parametrize("name", ["castile", "france", "poland"])
def test_a_player_who_is_converted_loses_prestige_and_influence(name: str) -> None:
    g = calm()
    loser, ottomans = seat(g, name), seat(g, "ottomans")
    where = g.start.board.land.area_of[capital(g, realm(g, name))]
    war(g, "ottomans", name)
    army(g, "ottomans", g.start.names["area"][where], 4)
    names = g.start.names["province"]
    occupy(g, "ottomans", " ".join(names[p] for p in members(g.start.board.land.in_area[where])))
    cubes(g, name, "andalucia", 3)
    cubes(g, name, "portugal", 3)
    lay_down(g, "ottomans", name, CONVERSION)
    assert g.religion[loser] == MUSLIM
    assert religion_of(g, where) == MUSLIM
    assert (g.prestige[ottomans], g.prestige[loser]) == (3, -5)
    choose(g, loser, *["withdraw:andalucia"] * 3)
    assert (cubes_of(g, name, "andalucia"), cubes_of(g, name, "portugal")) == (0, 2)


@pytest.mark.rule("europa:10")
def test_nobody_is_converted_to_his_own_faith_nor_the_papal_states_to_another() -> None:
    g = calm()
    ottomans, castile = seat(g, "ottomans"), seat(g, "castile")
    occupy(g, "castile", "navarra")
    assert unmet(g, castile, realm(g, "navarra"), CONVERSION)
    names = g.start.names["province"]
    inside = g.start.board.land.in_area[area(g, "central_italy")]
    occupy(g, "ottomans", " ".join(names[p] for p in members(inside)))
    assert unmet(g, ottomans, realm(g, "papal_states"), CONVERSION)


# -- succession


@pytest.mark.rule("europa:10")
def test_a_secured_succession_drives_out_rivals() -> None:
    g = calm()
    castile, france, england = (seat(g, name) for name in ("castile", "france", "england"))
    for player in (castile, france, england):
        g.weddings[player] |= bit(g, "portugal")
        g.disputed[player] |= bit(g, "portugal")
    ally(g, "england", "portugal")
    war(g, "castile", "portugal")
    war(g, "france", "portugal")
    army(g, "castile", "portugal", 4)
    assert unmet(g, castile, realm(g, "portugal"), SUCCESSION)
    occupy(g, "castile", "lisboa porto")
    occupy(g, "france", "ceuta")
    lay_down(g, "castile", "portugal", SUCCESSION)
    tax_of_portugal = sum(g.start.side.tax[p] for p in members(lands(g, realm(g, "portugal"))))
    assert g.prestige[castile] == 3 + 3 + min(5, tax_of_portugal)
    assert (g.prestige[france], g.prestige[england]) == (-3 - 1, -3)  # and France's war ends as a white peace
    assert g.weddings[castile] == bit(g, "portugal")
    assert not g.disputed[castile]
    assert not (g.weddings[france] | g.weddings[england] | g.allies[england]) & bit(g, "portugal")
    assert not any(g.occupied)
    assert not any(g.wars)
    choose(g, castile, *["gain-influence:portugal"] * 4, "ally:portugal")
    assert cubes_of(g, "castile", "portugal") == 4
    assert g.allies[castile] == bit(g, "portugal")


@pytest.mark.rule("europa:10")
def test_a_player_whose_succession_is_secured_gets_a_ruler_from_the_discards() -> None:
    g = calm()
    france, castile = seat(g, "france"), seat(g, "castile")
    leader = next(card for card in range(3, 111) if g.start.people.all[card].leader)
    deck = g.start.people.kind[leader]
    g.discards[deck] = (leader,)
    g.weddings[france] |= bit(g, "castile")
    g.disputed[france] |= bit(g, "castile")
    war(g, "france", "castile")
    army(g, "france", "castile", 4)
    occupy(g, "france", home(g, "castile"))
    lay_down(g, "france", "castile", SUCCESSION)
    assert g.prestige[france] == 5
    choose(g, france, f"enthrone:{g.start.people.ids[leader]}")
    assert g.ruler[castile] == leader
    assert g.discards[deck] == ()
    choose(g, france, "ally:castile")
    assert g.allies[castile] == bit(g, "france")


@pytest.mark.rule("europa:10")
@pytest.mark.parametrize(("disputed", "prestige"), [("castile portugal", 5), ("portugal england", 0), ("aragon", 0)])
def test_prestige_for_a_secured_succession_is_for_the_dispute_in_that_realm(disputed: str, prestige: int) -> None:
    g = calm()
    france = seat(g, "france")
    g.weddings[france] |= bit(g, "castile")
    g.disputed[france] = sum(bit(g, name) for name in disputed.split())
    war(g, "france", "castile")
    army(g, "france", "castile", 4)
    occupy(g, "france", home(g, "castile"))
    lay_down(g, "france", "castile", SUCCESSION)
    assert g.prestige[france] == prestige
    assert g.disputed[france] == sum(bit(g, name) for name in disputed.split() if name != "castile")


@pytest.mark.rule("europa:10.3")
def test_a_succession_is_secured_in_an_active_ally_s_realm_apart() -> None:
    g = calm()
    castile, france = seat(g, "castile"), seat(g, "france")
    ally(g, "france", "portugal")
    g.active_allies[france] |= bit(g, "portugal")
    g.weddings[france] |= bit(g, "portugal")
    g.disputed[france] |= bit(g, "portugal")
    g.allied[france] = 3
    war(g, "castile", "france")
    army(g, "castile", "portugal", 4)
    occupy(g, "castile", "lisboa toulouse")
    g.first = castile
    put(g, Talks())
    assert "impose:portugal:succession" in offered(g, castile)
    choose(g, castile, "impose:portugal:succession", "done", "done")
    assert g.wars[castile] == bit(g, "france")
    assert not g.active_allies[france]
    assert g.truces[castile] == bit(g, "portugal")


# -- annexation


@pytest.mark.rule("europa:10")
def test_annexation_takes_every_province() -> None:
    g = calm()
    castile = seat(g, "castile")
    war(g, "castile", "granada")
    g.claims[castile] |= 1 << area(g, "andalucia")
    occupy(g, "castile", "granada gibraltar")
    lay_down(g, "castile", "granada", ANNEXATION)
    assert provinces(g, "granada gibraltar") & g.towns[castile] == provinces(g, "granada gibraltar")
    assert not any(g.wars)
    assert not g.truces[castile]
    choose(g, castile, "drop-claim:andalucia")
    assert not g.unrest & provinces(g, "granada gibraltar")


@pytest.mark.rule("europa:18.5")
def test_an_emperor_pays_for_annexing_a_subject_of_his_faith() -> None:
    g = calm()
    seat(g, "austria")
    war(g, "austria", "saxony")
    names = g.start.names["province"]
    occupy(g, "austria", " ".join(names[p] for p in members(lands(g, realm(g, "saxony")))))
    before = g.authority
    lay_down(g, "austria", "saxony", ANNEXATION)
    assert g.authority == before - 1


# -- the Empire


@pytest.mark.rule("europa:18.4")
def test_a_war_in_defence_of_the_empire_wins_or_loses_authority() -> None:
    for victor, loser, change in (("austria", "france", 1), ("france", "austria", -1)):
        g = calm()
        war(g, "france", "saxony", "austria")
        g.defence, g.guard = bit(g, "france"), 3
        before = g.authority
        occupy(g, victor, home(g, loser))
        army(g, victor, "saxony", 4)
        lay_down(g, victor, loser, HUMILIATION)
        assert g.authority == before + change
        assert not g.defence
        assert not any(g.wars)


@pytest.mark.rule("europa:18.4")
def test_a_victory_over_an_aggressor_that_nobody_plays_wins_authority_too() -> None:
    g = calm()
    war(g, "austria", "hungary")
    g.defence, g.guard = bit(g, "hungary"), 3
    before = g.authority
    names = g.start.names["province"]
    occupy(g, "austria", " ".join(names[p] for p in members(lands(g, realm(g, "hungary")))))
    lay_down(g, "austria", "hungary", HUMILIATION)
    assert (g.authority, g.defence) == (before + 1, 0)
