"""5.1: deals between players: what each item costs, who pays it, and what keeps it out of a deal."""

from __future__ import annotations

from itertools import product

import pytest

from tests.each import each
from theatrum.titles.europa.board.ownership import capital, lands
from theatrum.titles.europa.board.reading import members
from theatrum.titles.europa.diplomacy.deals import Deal
from theatrum.titles.europa.state import ADM, DIP, NONE, Europa

from ..positions import choose, closed, named, number, offered, put, seat
from ..wars import ally, area, bit, calm, realm, told

pytestmark = pytest.mark.rule("europa:5.1")

MANY = (-21, -20, -11, -10, -9, -1, 0, 1, 9, 10, 11, 20, 21)
DECKS = "administrative", "diplomatic", "military"


def table(dip: int = 9, mine: int = 30, theirs: int = 30) -> tuple[Europa, int, int]:
    """France lays a deal before Castile; everybody else is rich, and bound to realms far away."""
    g = calm()
    g.deck = sum(g.start.people.deck)
    france, castile = seat(g, "france"), seat(g, "castile")
    g.power, g.ducats = [9] * (3 * g.seats), [99] * g.seats
    g.power[3 * france + DIP], g.power[3 * castile + DIP] = dip, 0
    g.ducats[france], g.ducats[castile] = mine, theirs
    g.claims = [0] * g.seats
    return g, france, castile


def tens(ducats: int) -> int:
    """A point for every ten ducats begun."""
    return len(range(0, abs(ducats), 10))


@each("alliance deck ducats", product((False, True), (NONE, 0, 2), MANY))
def test_each_item_costs_its_point_of_the_proposer(alliance: bool, deck: int, ducats: int) -> None:
    """At every stage of a deal, with every amount of power."""
    for dip in range(6):
        g, france, castile = table(dip)
        put(g, Deal(france, castile, alliance=alliance, deck=deck, ducats=ducats))
        spent = alliance + (deck != NONE) + tens(ducats)
        open_ = {choice for choice in offered(g, france) if not choice.startswith(("deal-give", "deal-ask"))}
        expected = {"drop-deal"}
        if alliance or deck != NONE or ducats:
            expected.add("sign")
        if not alliance and dip > spent:
            expected.add("deal-alliance")
        for other, name in enumerate(DECKS):
            if other != deck and (deck != NONE or dip > spent):
                expected.add(f"deal-marriage:{name}")
        assert {choice.replace("admin:", "") for choice in open_} == expected
        ways = {choice for choice in offered(g, france) if choice.startswith(("deal-give", "deal-ask"))}
        ties = spent - tens(ducats)
        assert ways == {
            f"{verb}:{step}"
            for verb, sign in (("deal-give", 1), ("deal-ask", -1))
            for step in (1, 5, 10)
            if ducats * sign >= 0 and abs(ducats) + step <= 30 and ties + tens(abs(ducats) + step) <= dip
        }


@each("giver", (False, True))
def test_nobody_gives_more_ducats_than_he_has(giver: bool) -> None:
    verb, sign = ("deal-give", 1) if giver else ("deal-ask", -1)
    for purse in range(13):
        g, france, castile = table(9, *((purse, 99) if giver else (99, purse)))
        put(g, Deal(france, castile, ducats=2 * sign))
        assert [f"{verb}:{step}" in offered(g, france) for step in (1, 5, 10)] == [purse >= 3, purse >= 7, purse >= 12]
        if purse < 3:
            assert closed(g, france)[f"{verb}:1"].args == (3,)


@each("ducats", MANY)
def test_a_deal_that_is_signed_is_carried_out_and_one_that_is_refused_is_not(ducats: int) -> None:
    for signed in (True, False):
        g, france, castile = table()
        put(g, Deal(france, castile, alliance=True, deck=2, ducats=ducats))
        choose(g, france, "sign")
        choose(g, castile, "accept-deal" if signed else "refuse-deal")
        bound = [bit(g, "castile"), bit(g, "france")] if signed else [0, 0]
        for ties in (g.allies, g.weddings):
            assert [ties[france], ties[castile]] == bound
            assert sum(ties) == sum(bound)
        assert [g.ducats[france], g.ducats[castile]] == [30 - ducats * signed, 30 + ducats * signed]
        assert g.power[3 * france + DIP] == 9 - (2 + tens(ducats)) * signed
        assert g.power[3 * castile + DIP] == 0
        military = g.start.people.deck[2]
        assert [[military >> card & 1 for card in g.hands[at]] for at in (france, castile)] == [[1] * signed] * 2


def test_who_pays_whom_is_told() -> None:
    for ducats in (-3, 3):
        g, france, castile = table()
        put(g, Deal(france, castile, ducats=ducats))
        choose(g, france, "sign")
        both = [g.realm[france], g.realm[castile]]
        assert told(g, "proposed-ducats") == [(*(both if ducats > 0 else both[::-1]), 3)]
        assert not told(g, "proposed-alliance") + told(g, "proposed-marriage") + told(g, "proposed-sale")


def test_an_empty_deal_is_not_laid_before_anybody() -> None:
    g, france, castile = table()
    put(g, Deal(france, castile, alliance=True, deck=1, ducats=3))
    choose(g, france, "drop-deal")
    assert not told(g, "proposed")
    assert not g.decision
    assert not g.allies[france] | g.allies[castile]


@pytest.mark.rule("europa:11.2", "europa:11.3")
@each("who cabinet", product(("france", "castile"), (False, True)))
def test_nobody_has_more_than_three_alliances_and_marriages_and_one_more_with_cabinet(who: str, cabinet: bool) -> None:
    """Of either; the tokens of others are theirs."""
    most = 3 + cabinet
    for column, choice, key in (
        ("allies", "deal-alliance", "alliances-most"),
        ("weddings", "deal-marriage:military", "marriages-most"),
    ):
        for many in range(6):
            g, france, castile = table()
            ties, far = getattr(g, column), [realm(g, name) for name in ("venice", "papal_states", "hungary", "tunis")]
            ties[:] = [sum(1 << one for one in far)] * g.seats
            ties[france] = ties[castile] = 0
            ties[seat(g, who)] = sum(1 << one for one in (*far, 0)[:many])
            g.ideas[:] = [0] * g.seats
            g.ideas[seat(g, who)] = cabinet << g.start.lists.ideas["cabinet"]
            put(g, Deal(france, castile))
            assert (choice in offered(g, france)) == (many < most)
            if many >= most:
                why = closed(g, france)[choice]
                assert (why.key, why.args) == (key, (many,))


def test_allies_do_not_ally_and_spouses_do_not_wed_again() -> None:
    g, france, castile = table()
    ally(g, "france", "castile")
    ally(g, "castile", "france")
    put(g, Deal(france, castile))
    assert closed(g, france)["deal-alliance"].key == "allied-already"
    assert "deal-marriage:military" in offered(g, france)
    g, france, castile = table()
    g.weddings[france], g.weddings[castile] = bit(g, "castile"), bit(g, "france")
    put(g, Deal(france, castile))
    assert closed(g, france)["deal-marriage:military"].key == "cannot-wed"
    assert "deal-alliance" in offered(g, france)


@each("who peace", product(("france", "castile", "england", ""), (False, True)))
def test_who_is_at_war_deals_in_ducats_alone_unless_it_is_a_peace(who: str, peace: bool) -> None:
    g, france, castile = table()
    g.claims[castile] = 1 << area(g, "languedoc")
    if who:
        g.wars[seat(g, who)] = bit(g, "venice")
    put(g, Deal(france, castile, at_peace=peace))
    bound = who in ("france", "castile") and not peace
    for choice in ("deal-alliance", "deal-marriage:military", "deal-sell:toulouse"):
        assert (choice in offered(g, france)) != bound
    assert {"deal-give:1", "deal-ask:10"} <= set(offered(g, france))


# -- provinces


def sellable(g: Europa, name: str) -> list[int]:
    home = capital(g, realm(g, name))
    return [province for province in members(lands(g, realm(g, name))) if province != home]


def names(g: Europa, found: list[int]) -> list[str]:
    return [g.start.names["province"][province] for province in found]


@each("buys", (False, True))
def test_a_buyer_has_a_claim_or_core_where_the_province_lies(buys: bool) -> None:
    """Each other province stays unsold, the capital as well."""
    seller = "castile" if buys else "france"
    for token in ("claims", "cores"):
        for where in {lie(calm(), province) for province in sellable(calm(), seller)}:
            g, france, castile = table()
            getattr(g, token)[france if buys else castile] = 1 << where
            put(g, Deal(france, castile))
            verb = "deal-buy" if buys else "deal-sell"
            here = [province for province in sellable(g, seller) if lie(g, province) == where]
            assert {choice for choice in offered(g, france) if choice.startswith(("deal-buy", "deal-sell"))} == {
                f"{verb}:{name}" for name in names(g, here)
            }


def lie(g: Europa, province: int) -> int:
    return g.start.board.land.area_of[province]


@each("purse", range(1, 18))
def test_a_province_costs_three_to_fifteen_ducats_that_its_buyer_has(purse: int) -> None:
    for buys in (False, True):
        g, france, castile = table(9, *((purse, 0) if buys else (0, purse)))
        seller = "castile" if buys else "france"
        province = sellable(g, seller)[0]
        g.claims[france if buys else castile] = 1 << lie(g, province)
        put(g, Deal(france, castile))
        choice = f"{'deal-buy' if buys else 'deal-sell'}:{names(g, [province])[0]}"
        assert (choice in offered(g, france)) == (purse >= 3)
        if purse < 3:
            assert closed(g, france)[choice].key == "no-ducats"
            continue
        choose(g, france, choice)
        assert offered(g, france) == [f"price:{price}" for price in range(3, min(purse, 15) + 1)]
        assert [why.key for why in closed(g, france).values()] == ["no-ducats"] * (15 - min(purse, 15))


def test_provinces_go_both_ways_and_each_buyer_pays_his_own() -> None:
    """France buys two for three and four and sells one for five; the prices of others are no burden of his."""
    g, france, castile = table(9, 7, 5)
    mine, theirs = sellable(g, "france")[:2], sellable(g, "castile")[:3]
    g.cores = [0] * g.seats
    g.claims[castile] = sum({1 << lie(g, province) for province in mine})
    g.claims[france] = sum({1 << lie(g, province) for province in theirs})
    core = [2 * g.start.side.tax[province] for province in (mine[0], theirs[0], theirs[1])]
    put(g, Deal(france, castile))
    (sold, kept), (first, second, third) = names(g, mine), names(g, theirs)
    choose(g, france, f"deal-buy:{first}", "price:3", f"deal-sell:{sold}", "price:5", f"deal-buy:{second}", "price:4")
    why = closed(g, france)
    assert [why[f"deal-{choice}"].key for choice in (f"sell:{sold}", f"sell:{kept}", f"buy:{third}", "give:1")] == [
        "in-the-deal", "no-ducats", "no-ducats", "sale-or-support",
    ]  # fmt: skip
    g.prestige = [40] * g.seats
    choose(g, france, "sign")
    both = (g.realm[castile], g.realm[france])
    assert told(g, "proposed-sale") == [
        (*both, theirs[0], 3), (*both[::-1], mine[0], 5), (*both, theirs[1], 4),
    ]  # fmt: skip
    choose(g, castile, "accept-deal")
    assert (g.ducats[france], g.ducats[castile]) == (7 - 3 - 4 + 5, 5 + 3 + 4 - 5)
    assert named(g, g.towns[france]) >= {first, second}
    assert named(g, g.towns[castile]) >= {sold, third}
    assert (g.power[3 * france + ADM], g.power[3 * castile + ADM], g.power[3 * france + DIP]) == (8, 8, 9)
    assert (g.prestige[france], g.prestige[castile]) == (40 - core[0], 40 - core[1] - core[2])


def test_money_or_provinces() -> None:
    g, france, castile = table()
    g.claims[castile] = 1 << area(g, "languedoc")
    put(g, Deal(france, castile, ducats=1))
    assert closed(g, france)["deal-sell:toulouse"].key == "sale-or-support"
    put(g, Deal(france, castile, alliance=True, deck=1))
    assert "deal-sell:toulouse" in offered(g, france)
    g.stack.clear()
    put(g, Deal(france, castile, sales=((number(g, "province", "toulouse"), 3, france),)))
    assert {closed(g, france)[f"{verb}:{n}"].key for verb in ("deal-give", "deal-ask") for n in (1, 5, 10)} == {
        "sale-or-support"
    }
    assert {"deal-alliance", "deal-marriage:military", "sign", "deal-sell:montpellier"} <= set(offered(g, france))
