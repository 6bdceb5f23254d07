"""16.3, 9.4, 4.5: of every three places on the mats each player's cards mean his own, whatever the others have."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.actions.appointing import transfers
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.cards.words.war import army_for
from theatrum.titles.europa.court.power import total
from theatrum.titles.europa.round.accounts import mercenaries
from theatrum.titles.europa.state import NONE, Europa
from theatrum.titles.europa.trade.merchants import standing
from theatrum.titles.europa.war.forces import land_units, regulars
from theatrum.titles.europa.war.units import ALLIED, HEAVY, INFANTRY, MERCENARY, REGULAR, one, ship

from ..cards import carry_out, condition, found
from ..positions import begin, named, number, offered, seat, zeros
from .test_ch16_words_sets import count

ARMY = one(INFANTRY, REGULAR) + 2 * one(INFANTRY, MERCENARY) + 4 * one(INFANTRY, ALLIED)
SEATS = range(6)


def others_have_all(at: int) -> tuple[Europa, str]:
    """All mats are full but one, which is empty; its realm."""
    g = begin()
    for column, full, empty in ((g.merchants, 0, NONE), (g.advisors, 0, NONE), (g.armies, ARMY, 0), (g.power, 9, 0),
                                (g.army_at, 0, NONE), (g.generals, 0, NONE)):  # fmt: skip
        column[:] = [empty if place // 3 == at else full for place in range(3 * g.seats)]
    g.infantry[:] = zeros(g.infantry)
    return g, g.start.names["realm"][g.realm[at]]


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize("at", SEATS)
def test_merchants_advisors_and_power_are_counted_on_one_s_own_mat(at: int) -> None:
    g, realm = others_have_all(at)
    first, other = g.start.names["node"][0], g.start.names["node"][1]
    words = ("merchants", "advisors", "most_power")
    assert not condition(g, realm, f"merchant_in({first})")
    assert [count(g, realm, word) for word in words] == [0, 0, 0]
    assert found(g, realm, "node", "merchant_nodes") == set()
    for place in range(3):
        g.merchants[3 * at + place], g.advisors[3 * at + place], g.power[3 * at + place] = 1, 1, 2 + place
        assert [count(g, realm, word) for word in words] == [place + 1, place + 1, place + 2]
        assert (condition(g, realm, f"merchant_in({first})"), condition(g, realm, f"merchant_in({other})")) == (
            False,
            True,
        )
        assert found(g, realm, "node", "merchant_nodes") == {other}
    assert total(g, at) == 2 + 3 + 4


@pytest.mark.rule("europa:16.3")
@pytest.mark.parametrize("at", SEATS)
def test_a_merchant_is_given_up_by_whom_he_serves_and_a_third_comes_to_who_has_two(at: int) -> None:
    g, realm = others_have_all(at)
    names = g.start.names["node"]
    for nodes, third in (([NONE, 4, NONE], False), ([1, NONE, 4], True), ([1, 4, 5], False)):
        g.merchants[3 * at : 3 * at + 3] = nodes
        fork = g.clone()
        carry_out(fork, realm, "you: merchant")
        assert (type(fork.decision).__name__ == "PlaceMerchant") == third, nodes
    carry_out(g, realm, "you: lose_merchant")
    assert set(offered(g, at)) == {f"pick-node:{names[node]}" for node in (1, 4, 5)}


@pytest.mark.rule("europa:4.5", "europa:10.2")
@pytest.mark.parametrize("at", SEATS)
def test_units_are_counted_in_one_s_own_armies(at: int) -> None:
    g, _ = others_have_all(at)
    for place in range(3):
        assert (regulars(g, at), mercenaries(g, at), land_units(g, at)) == (place, 2 * place, 7 * place)
        g.armies[3 * at + place] = ARMY


@pytest.mark.rule("europa:16.3", "europa:9.4")
@pytest.mark.parametrize("at", SEATS)
def test_armies_and_generals_are_one_s_own(at: int) -> None:
    g, _ = others_have_all(at)
    g.ruler[at] = NONE
    assert (army_for(g, at, 0), army_for(g, at, 1)) == (0, 0)
    g.army_at[3 * at] = 1
    assert (army_for(g, at, 0), army_for(g, at, 1)) == (1, 0)
    g.army_at[3 * at : 3 * at + 3] = [1, 2, 3]
    assert (army_for(g, at, 0), army_for(g, at, 3)) == (NONE, 2)
    assert not [*transfers(g, at)]
    g.generals[3 * at + 1] = 0
    assert {choice.id for choice, why in transfers(g, at) if not why} == {"move-general:2:1", "move-general:2:3"}


@pytest.mark.rule("europa:16.3", "europa:12.2")
@pytest.mark.parametrize("at", SEATS)
def test_the_first_area_zone_and_node_of_the_lists_count_as_any(at: int) -> None:
    """An army in Aceh, a fleet in the Southeastern Atlantic, a merchant in Alexandria."""
    g, realm = others_have_all(at)
    g.towns[at], g.ships[:], g.guards[:], g.tapped = 0, zeros(g.ships), zeros(g.guards), 0
    g.fleet[at], g.fleet_at[at] = ship(HEAVY), NONE
    assert [count(g, realm, "units(aceh)"), count(g, realm, "continents_present")] == [0, 0]
    assert standing(g, at) == []
    g.armies[3 * at + 1], g.army_at[3 * at + 1], g.fleet_at[at], g.merchants[3 * at + 2] = ARMY, 0, 0, 0
    assert [count(g, realm, "units(aceh)"), count(g, realm, "continents_present")] == [7, 1]
    assert standing(g, at) == [3 * at + 2]
    g.tapped = 1 << 3 * at + 2
    assert standing(g, at) == []


@pytest.mark.rule("europa:2.2", "europa:7.6")
@pytest.mark.parametrize(("elsewhere", "here", "core"), [(8, (), ""), (7, ("portugal",), "portugal"), (7, (), "any")])
def test_without_a_token_left_a_core_is_laid_only_where_a_claim_is_turned_over(
    elsewhere: int, here: tuple[str, ...], core: str
) -> None:
    """Of the eight tokens of Castile all lie elsewhere, or one in Portugal; or one is left for either area."""
    g = begin()
    at, area = seat(g, "castile"), {name: number(g, "area", name) for name in ("portugal", "burgundy")}
    g.cores[at], g.casus[at] = 0, 0
    g.claims[at] = bits(range(elsewhere)) | bits(area[name] for name in here)
    assert not bits(area.values()) & bits(range(elsewhere))
    carry_out(g, "castile", "you: core(1, portugal, burgundy)")
    assert named(g, g.cores[at], "area") == ({core} if core in area else set())
    assert (len(offered(g, at)) == 2 if g.decision else False) == (core == "any")
