"""Chapters 5.1, 5.2, 5.4 and 11: the diplomatic actions of a turn."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.diplomacy import ties
from theatrum.titles.europa.diplomacy.alliances import cost
from theatrum.titles.europa.diplomacy.relations import crowd, troops
from theatrum.titles.europa.diplomacy.removing import can_pay, pay_influence
from theatrum.titles.europa.round.turn import Turn
from theatrum.titles.europa.state import ADM, DIP, IMPERIAL, NONE, Europa, add_share, share

from ..positions import choose, closed, hold, named, number, offered, provinces, put, seat
from .test_ch11_ties import bare


def influence(g: Europa, at: int, area: str, cubes: int) -> int:
    """Cubes of a seat in an area; the area."""
    where = number(g, "area", area)
    add_share(g.influence, where, at, cubes)
    return where


def in_turn(g: Europa, realm: str, dip: int = 10, ducats: int = 15) -> int:
    """A turn of this realm; its seat."""
    at = seat(g, realm)
    g.power[3 * at + DIP], g.ducats[at] = dip, ducats
    put(g, Turn(at))
    return at


# -- influence


@pytest.mark.rule("europa:5.4")
def test_the_books_example_of_influence() -> None:
    """France fills Lombardy to five and goes on to two areas beside it, for 2 power and 6 ducats."""
    g = bare()
    france, austria, castile = (seat(g, realm) for realm in ("france", "austria", "castile"))
    lombardy = influence(g, france, "lombardy", 1)
    influence(g, france, "languedoc", 1)
    add_share(g.influence, lombardy, austria, 1)
    add_share(g.influence, lombardy, castile, 1)
    in_turn(g, "france", dip=2, ducats=6)
    choose(g, france, "influence")
    assert not any(choice.startswith("buy-influence") for choice in offered(g, france))  # power pays for the first
    choose(g, france, "place-influence:lombardy", "place-influence:lombardy")
    assert crowd(g, lombardy) == 5
    assert closed(g, france)["buy-influence:lombardy"].key == "two-cubes-a-time"
    choose(g, france, "buy-influence:central_italy", "buy-influence:corsica_sardinia")
    assert (g.power[3 * france + DIP], g.ducats[france]) == (0, 0)
    known = set(offered(g, france)) | set(closed(g, france))
    assert not {"buy-influence:naples", "buy-influence:dalmatia"} & known  # out of reach, also over the new cubes
    choose(g, france, "done")
    assert "end-turn" in offered(g, france)


@pytest.mark.rule("europa:5.4")
def test_a_full_area_and_one_that_players_own_are_closed() -> None:
    g = bare()
    lombardy = influence(g, seat(g, "castile"), "lombardy", 5)
    france = seat(g, "france")
    influence(g, france, "switzerland", 1)
    g.towns[france] |= g.start.board.land.in_area[number(g, "area", "loire")]
    in_turn(g, "france")
    choose(g, france, "influence")
    why = closed(g, france)
    assert (why["place-influence:lombardy"].key, why["place-influence:loire"].key) == ("area-full", "players-own-area")
    assert crowd(g, lombardy) == 5


@pytest.mark.rule("europa:5.4")
def test_without_diplomatic_power_there_is_no_first_cube() -> None:
    g = bare()
    at = in_turn(g, "france", dip=0)
    assert closed(g, at)["influence"].key == "no-power"


@pytest.mark.rule("europa:5.4")
def test_ducats_for_influence_may_be_borrowed() -> None:
    g = bare()
    at = seat(g, "france")
    influence(g, at, "lombardy", 1)
    in_turn(g, "france", dip=1, ducats=0)
    choose(g, at, "influence", "place-influence:lombardy")
    assert offered(g, at) == ["borrow", "done"]
    choose(g, at, "borrow", "buy-influence:central_italy")
    assert (g.ducats[at], g.interest[at]) == (2, 1)


@pytest.mark.rule("europa:5.4")
def test_what_stood_when_the_turn_began_reaches_areas_even_if_it_is_given_up() -> None:
    g = bare()
    france = seat(g, "france")
    influence(g, france, "saxony", 1)
    in_turn(g, "france")
    choose(g, france, "sever", "withdraw:saxony", "done", "influence", "place-influence:bohemia")
    assert share(g.influence, number(g, "area", "bohemia"), france) == 1


# -- influence that is paid


@pytest.mark.rule("europa:11.2")
def test_a_marriage_spares_a_cube_of_what_an_action_removes() -> None:
    g = bare()
    france, milan = seat(g, "france"), number(g, "realm", "milan")
    lombardy = influence(g, france, "lombardy", 1)
    assert not can_pay(g, france, milan, 2)
    ties.wed(g, france, milan)
    assert can_pay(g, france, milan, 2)
    pay_influence(g, france, milan, 2)
    assert (share(g.influence, lombardy, france), g.weddings[france]) == (0, 1 << milan)


@pytest.mark.rule("europa:18.2")
def test_the_emperor_may_pay_with_imperial_cubes_but_not_for_subjugation() -> None:
    g = bare()
    austria, milan = seat(g, "austria"), number(g, "realm", "milan")
    lombardy = influence(g, austria, "lombardy", 1)
    add_share(g.influence, lombardy, IMPERIAL, 1)
    assert can_pay(g, austria, milan, 2)
    assert not can_pay(g, austria, milan, 2, imperial=False)
    pay_influence(g, austria, milan, 1)
    assert offered(g, austria) == ["withdraw:lombardy", "withdraw-imperial:lombardy"]
    choose(g, austria, "withdraw-imperial:lombardy")
    assert (share(g.influence, lombardy, austria), share(g.influence, lombardy, IMPERIAL)) == (1, 0)


# -- alliances


@pytest.mark.rule("europa:13.1")
@pytest.mark.rule("europa:5.4")
def test_an_alliance_costs_half_the_tax_and_brings_a_cube_in_the_capital() -> None:
    g = bare()
    france, milan = seat(g, "france"), number(g, "realm", "milan")
    lombardy = influence(g, france, "lombardy", 2)
    in_turn(g, "france")
    due = cost(g, milan)
    assert due == min(3, (g.start.side.worth(g.start.side.flags[milan]) + 1) // 2)
    choose(g, france, "ally:milan")
    assert g.allies[france] == 1 << milan
    assert (g.power[3 * france + DIP], share(g.influence, lombardy, france)) == (10 - due, 3)


@pytest.mark.rule("europa:5.4")
def test_what_closes_an_alliance() -> None:
    g = bare()
    france, castile, milan = seat(g, "france"), seat(g, "castile"), number(g, "realm", "milan")
    lombardy = influence(g, france, "lombardy", 1)
    in_turn(g, "france")
    assert closed(g, france)["ally:milan"].key == "too-little-influence"
    add_share(g.influence, lombardy, france, 1)
    add_share(g.influence, lombardy, castile, 2)
    ties.ally(g, castile, milan)
    assert closed(g, france)["ally:milan"].key == "rival-has-as-much"
    add_share(g.influence, lombardy, castile, -1)
    g.active_allies[castile] = 1 << milan
    assert closed(g, france)["ally:milan"].key == "realm-at-war"
    g.active_allies[castile] = 0
    assert "ally:milan" in offered(g, france)
    g.wars[france] = 1 << g.realm[castile]
    assert closed(g, france)["ally:milan"].key == "at-war"
    g.wars[france] = 0
    g.allies[france] = sum(1 << number(g, "realm", realm) for realm in ("scotland", "genoa", "naples"))
    assert closed(g, france)["ally:milan"].key == "alliances-most"
    g.ideas[france] = 1 << g.start.lists.ideas["cabinet"]
    assert "ally:milan" in offered(g, france)
    choose(g, france, "ally:milan")
    assert not g.allies[castile]


@pytest.mark.rule("europa:5.4")
def test_a_distant_ally_takes_a_claim_and_colonists() -> None:
    g = bare()
    castile, aztec = seat(g, "castile"), number(g, "realm", "aztec")
    home = g.start.board.land.area_of[g.start.side.capital[aztec]]
    g.colonists[castile] = 2
    in_turn(g, "castile")
    assert "ally:aztec" not in offered(g, castile)
    g.claims[castile] = 1 << home
    assert "ally:aztec" in offered(g, castile)
    g.colonists[castile] = 1
    assert closed(g, castile)["ally:aztec"].key == "too-little-influence"


# -- claims


@pytest.mark.rule("europa:5.4")
def test_claims_cost_two_each_and_one_where_power_is_fought_over() -> None:
    g = bare()
    g.fought = g.struggles = ()
    france = in_turn(g, "france", dip=4)
    choose(g, france, "fabricate", "claim:aragon", "claim:burgundy")
    assert offered(g, france) == ["done"]
    choose(g, france, "done")
    assert g.claims[france] == 1 << number(g, "area", "aragon") | 1 << number(g, "area", "burgundy")
    assert g.power[3 * france + DIP] == 0
    choose(g, france, "end-turn")
    lombardy = number(g, "area", "lombardy")
    fought = next(n for n, one in enumerate(g.start.lists.struggles.values()) if lombardy in one.areas)
    for g.fought, g.struggles in (((), (fought,)), ((fought,), ())):  # the coming one, and the active one
        in_turn(g, "france", dip=1)
        choose(g, france, "fabricate")
        assert "claim:lombardy" in offered(g, france)
        assert "claim:aquitaine" not in offered(g, france)


@pytest.mark.rule("europa:5.4")
@pytest.mark.parametrize("countered", [True, False])
def test_claims_are_a_covert_action_that_counterespionage_stops(countered: bool) -> None:
    """What was paid stays paid; only who might hold such a card is asked."""
    g = bare()
    g.deck = sum(g.start.people.deck)
    kind = g.start.lists.actions["counterespionage"]
    card = next(name for name, one in g.start.lists.characters.items() if one.type == kind)
    castile = seat(g, "castile")
    hold(g, castile, card)
    g.power[3 * castile + DIP] = 5
    france = in_turn(g, "france", dip=2)
    choose(g, france, "fabricate", "claim:aragon")
    choose(g, france, "done")
    choose(g, castile, f"counter:{card}" if countered else "decline")
    assert bool(g.claims[france]) != countered
    assert g.power[3 * france + DIP] == 0
    assert (g.power[3 * castile + DIP], len(g.hands[castile])) == ((3, 0) if countered else (5, 1))


@pytest.mark.rule("europa:5.4")
def test_no_claims_at_war_nor_on_what_is_ones_own() -> None:
    g = bare()
    france = in_turn(g, "france")
    g.wars[france] = 1
    assert closed(g, france)["fabricate"].key == "at-war"
    g.wars[france] = 0
    loire = number(g, "area", "loire")
    g.towns[france] |= g.start.board.land.in_area[loire]
    g.claims[france] = 1 << number(g, "area", "burgundy")
    choose(g, france, "fabricate")
    assert closed(g, france)["claim:loire"].key == "owns-area"
    assert closed(g, france)["claim:burgundy"].key == "claimed-already"
    assert "claim:mexico" not in offered(g, france)


# -- severing


@pytest.mark.rule("europa:5.2")
def test_an_alliance_is_severed_for_five_cubes_and_a_truce() -> None:
    g = bare()
    france, milan = seat(g, "france"), number(g, "realm", "milan")
    lombardy = influence(g, france, "lombardy", 3)
    ties.ally(g, france, milan)
    in_turn(g, "france")
    choose(g, france, "sever", "end-alliance:milan", "done")
    assert (g.allies[france], share(g.influence, lombardy, france)) == (0, 0)
    assert g.truces[france] >> milan & 1
    assert g.stability[france] == 0


@pytest.mark.rule("europa:11.3")
def test_leaving_an_active_ally_costs_stability_units_and_all_influence() -> None:
    g = bare()
    france, castile, milan = seat(g, "france"), seat(g, "castile"), number(g, "realm", "milan")
    lombardy = influence(g, france, "lombardy", 5)
    ties.ally(g, france, milan)
    g.active_allies[france] = 1 << milan
    g.allied[france] = troops(g, milan)
    g.wars[france], g.wars[castile] = 1 << g.realm[castile], 1 << g.realm[france]
    in_turn(g, "france")
    choose(g, france, "sever", "end-alliance:milan")
    assert (g.stability[france], g.allied[france], share(g.influence, lombardy, france)) == (-2, 0, 0)
    assert g.wars[castile] >> milan & 1


@pytest.mark.rule("europa:5.2")
def test_cubes_and_claims_may_be_taken_back() -> None:
    g = bare()
    france = seat(g, "france")
    lombardy = influence(g, france, "lombardy", 2)
    g.claims[france] = 1 << lombardy
    in_turn(g, "france")
    choose(g, france, "sever", "withdraw:lombardy", "drop-claim:lombardy", "done")
    assert (share(g.influence, lombardy, france), g.claims[france]) == (1, 0)


# -- diplomacy between players


@pytest.mark.rule("europa:5.1")
def test_players_ally_and_marry_for_a_point_each_and_both_draw() -> None:
    g = bare()
    g.deck = sum(g.start.people.deck)
    france = in_turn(g, "france", dip=2)
    castile = seat(g, "castile")
    choose(g, france, "negotiate:castile", "deal-alliance", "deal-marriage:military")
    assert closed(g, france)["deal-give:1"].key == "no-power"
    choose(g, france, "sign")
    choose(g, castile, "accept-deal")
    assert g.allies[france] == g.weddings[france] == 1 << g.realm[castile]
    assert g.allies[castile] == g.weddings[castile] == 1 << g.realm[france]
    assert (len(g.hands[france]), len(g.hands[castile]), g.power[3 * france + DIP]) == (1, 1, 0)
    assert "end-turn" in offered(g, france)


@pytest.mark.rule("europa:5.1")
@pytest.mark.parametrize(("ducats", "due"), [(10, 1), (11, 2), (1, 1)])
def test_support_costs_a_point_for_every_ten_ducats_begun(ducats: int, due: int) -> None:
    g = bare()
    france = in_turn(g, "france", dip=2, ducats=20)
    castile = seat(g, "castile")
    g.ducats[castile] = 0
    choose(g, france, "negotiate:castile")
    assert closed(g, france)["deal-ask:1"].key == "no-ducats"
    for step in [10] * (ducats // 10) + [1] * (ducats % 10):
        choose(g, france, f"deal-give:{step}")
    choose(g, france, "sign")
    choose(g, castile, "accept-deal")
    assert (g.ducats[france], g.ducats[castile], g.power[3 * france + DIP]) == (20 - ducats, ducats, 2 - due)


@pytest.mark.rule("europa:5.1")
def test_a_province_is_sold_to_who_has_a_claim() -> None:
    g = bare()
    france = in_turn(g, "france", ducats=15)
    castile = seat(g, "castile")
    province = number(g, "province", "toulouse")
    g.large |= 1 << province
    g.ducats[castile] = 14
    choose(g, france, "negotiate:castile")
    assert "deal-sell:toulouse" not in offered(g, france)
    g.claims[castile] = 1 << number(g, "area", "languedoc")
    choose(g, france, "deal-sell:toulouse")
    assert offered(g, france) == [f"price:{number_}" for number_ in range(3, 15)]
    choose(g, france, "price:12")
    assert closed(g, france)["deal-give:1"].key == "sale-or-support"
    before = g.prestige[france]
    choose(g, france, "sign")
    choose(g, castile, "accept-deal")
    assert g.towns[castile] >> province & 1
    assert not g.towns[france] >> province & 1
    assert (g.ducats[france], g.ducats[castile]) == (27, 2)
    assert (g.power[3 * france + ADM], g.power[3 * castile + ADM]) == (2, 2)
    assert g.prestige[france] == before - 2 * 2  # it is a core of France, with a large town


@pytest.mark.rule("europa:5.1")
def test_who_sells_what_is_no_core_loses_no_prestige() -> None:
    """Austria, the fourth seat, buys Porto from Castile, the second."""
    g = bare()
    castile, austria = in_turn(g, "castile", ducats=1), seat(g, "austria")
    g.towns[castile] |= provinces(g, "porto")
    g.claims[austria] = 1 << number(g, "area", "portugal")
    g.ducats[austria] = 6
    before = g.prestige[castile]
    choose(g, castile, "negotiate:austria", "deal-sell:porto")
    assert offered(g, castile) == [f"price:{price}" for price in range(3, 7)]
    choose(g, castile, "price:5", "sign")
    told = [event.args for event in g.events if event.name == "proposed-sale"]
    assert told == [(g.realm[castile], g.realm[austria], number(g, "province", "porto"), 5)]
    choose(g, austria, "accept-deal")
    assert g.towns[austria] & provinces(g, "porto")
    assert (g.ducats[castile], g.ducats[austria], g.prestige[castile]) == (6, 1, before)


@pytest.mark.rule("europa:5.1")
def test_two_players_talk_in_secret_for_a_point_if_the_table_wants_that() -> None:
    """Optional rule 1: once in a deal, paid besides what is agreed on; both say when they have done."""
    g = bare()
    france, castile = in_turn(g, "france", dip=2), seat(g, "castile")
    choose(g, france, "negotiate:castile")
    assert "talk-aside" not in offered(g, france)
    g.options = {"talk": "no", "secret_talks": "yes"}
    choose(g, france, "deal-alliance", "talk-aside")
    assert g.power[3 * france + DIP] == 1
    assert offered(g, france) == offered(g, castile) == ["ready"]
    assert not offered(g, seat(g, "england"))
    choose(g, castile, "ready")
    choose(g, france, "ready")
    assert "talk-aside" not in offered(g, france)
    choose(g, france, "sign")
    choose(g, castile, "accept-deal")
    assert g.power[3 * france + DIP] == 0


@pytest.mark.rule("europa:5.1")
def test_who_has_no_power_left_for_it_does_not_talk_in_secret() -> None:
    g = bare()
    g.options = {"talk": "no", "secret_talks": "yes"}
    france = in_turn(g, "france", dip=1)
    choose(g, france, "negotiate:castile", "deal-alliance")
    assert closed(g, france)["talk-aside"].key == "no-power"


@pytest.mark.rule("europa:5.1", "europa:21")
def test_nobody_sells_his_capital() -> None:
    g = bare()
    france = in_turn(g, "france", ducats=15)
    g.claims[seat(g, "castile")] = 1 << number(g, "area", "seine")
    choose(g, france, "negotiate:castile")
    assert closed(g, france)["deal-sell:paris"].key == "capital-unsold"


@pytest.mark.rule("europa:5.1", "europa:2.2")
def test_who_has_no_town_left_pays_nothing() -> None:
    """Two provinces are agreed on, and the buyer's last piece goes to the first of them."""
    g = bare()
    france = in_turn(g, "france", ducats=15)
    castile = seat(g, "castile")
    g.ducats[castile], g.claims[castile] = 20, 1 << number(g, "area", "languedoc")
    others = [
        one for one in range(len(g.start.side.tax)) if g.start.side.tax[one] == 1 and not g.towns[france] >> one & 1
    ]
    g.towns[castile] = bits(others[:40])
    g.vassals[castile] = bits(others[40:58])
    choose(g, france, "negotiate:castile", "deal-sell:toulouse", "price:5", "deal-sell:montpellier", "price:5", "sign")
    choose(g, castile, "accept-deal")
    assert (g.ducats[castile], g.ducats[france]) == (15, 20)
    assert named(g, g.towns[castile] & provinces(g, "toulouse montpellier")) == {"toulouse"}


@pytest.mark.rule("europa:5.1")
def test_at_war_only_money_changes_hands() -> None:
    g = bare()
    france = in_turn(g, "france")
    castile = seat(g, "castile")
    g.wars[castile] = 1 << number(g, "realm", "granada")
    g.claims[castile] = 1 << number(g, "area", "languedoc")
    choose(g, france, "negotiate:castile")
    why = closed(g, france)
    assert {why[choice].key for choice in ("deal-alliance", "deal-marriage:military", "deal-sell:toulouse")} == {
        "at-war"
    }
    assert "deal-give:1" in offered(g, france)


@pytest.mark.rule("europa:11.2")
def test_who_has_three_marriages_or_no_ruler_cannot_wed() -> None:
    g = bare()
    france, castile = in_turn(g, "france"), seat(g, "castile")
    choose(g, france, "negotiate:castile")
    g.weddings[castile] = sum(1 << number(g, "realm", realm) for realm in ("portugal", "naples", "milan"))
    assert closed(g, france)["deal-marriage:military"].key == "marriages-most"
    g.weddings[castile] = 0
    g.ruler[castile] = NONE
    assert closed(g, france)["deal-marriage:military"].key == "cannot-wed"


@pytest.mark.rule("europa:5.1")
def test_a_refused_deal_leaves_the_turn() -> None:
    g = bare()
    france = in_turn(g, "france")
    castile = seat(g, "castile")
    choose(g, france, "negotiate:castile", "deal-alliance", "sign")
    choose(g, castile, "refuse-deal")
    assert g.power[3 * france + DIP] == 10
    assert closed(g, france)["negotiate:castile"].key == "one-proposal"
    assert "influence" in offered(g, france)
    choose(g, france, "influence", "place-influence:aragon", "done", "end-turn")
    in_turn(g, "france")
    choose(g, france, "negotiate:castile", "drop-deal")
    assert closed(g, france)["negotiate:castile"].key == "one-proposal"
