"""4.4-4.7: income and upkeep, corruption, power, Prestige, tidying up, the end of an age, the final scoring."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.land import RELIGIONS
from theatrum.titles.europa.board.ownership import base_tax
from theatrum.titles.europa.cards.ideas import lay_ideas
from theatrum.titles.europa.curia.controller import controller, trusted
from theatrum.titles.europa.round.accounts import accounts
from theatrum.titles.europa.round.ages import EndOfAge, is_last
from theatrum.titles.europa.round.income import Corruption, Income, corruption
from theatrum.titles.europa.round.reducing import Reduce
from theatrum.titles.europa.round.scoring import all_placed, far_ahead, last_points, score
from theatrum.titles.europa.round.tidying import Tidying
from theatrum.titles.europa.state import ADM, DIP, MIL, NONE, Europa
from theatrum.titles.europa.voyages.colonizing import colonial
from theatrum.titles.europa.war.units import ALLIED, CAVALRY, DAMAGED, HEAVY, INFANTRY, MERCENARY, REGULAR, one, ship

from ..positions import begin, choose, closed, number, offered, provinces, put, seat, without_goals, zeros


def castile_of_the_book() -> tuple[Europa, int]:
    """Two deployed units, advisors for 2 and 4 ducats, Stability above 0, no ships at sea (4.4, L1699)."""
    g = begin()
    at = seat(g, "castile")
    g.guards = zeros(g.guards)
    g.curia = ()
    g.stability[at] = 1
    g.advisors[3 * at + DIP] = g.start.people.number["dip-02-1"]
    g.advisors[3 * at + MIL] = g.start.people.number["mil-02-1"]
    g.ducats = [0] * 6
    g.power = [0] * 18
    g.exhausted[at] = 2
    return g, at


@pytest.mark.rule("europa:4.4")
def test_income_and_power_of_the_books_castile() -> None:
    """14 ducats come in, 8 are paid; 1, 4 and 4 power."""
    g, at = castile_of_the_book()
    rows = accounts(g, at)
    assert rows.towns + rows.vassals + rows.stability == 14
    assert (rows.pay, rows.advisors, rows.net) == (-2, -6, 6)
    put(g, Income())
    for other in g.clockwise(g.first):
        choose(g, other, "done")
    assert g.ducats[at] == 6
    assert g.power[3 * at : 3 * at + 3] == [1, 4, 4]


@pytest.mark.rule("europa:4.5")
def test_the_books_castile_restores_its_two_exhausted_units() -> None:
    g, at = castile_of_the_book()
    g.passed = tuple(range(6))
    g.available[at] = 2
    put(g, Tidying())
    assert (g.exhausted[at], g.available[at]) == (0, 4)


@pytest.mark.rule("europa:4.4")
def test_every_row_of_the_table() -> None:
    g = begin()
    at = seat(g, "austria")
    g.advisors[3 * at + ADM] = g.start.people.number["adm-06-1"]
    g.armies[3 * at] = 2 * one(INFANTRY) + one(CAVALRY, MERCENARY) + 3 * one(INFANTRY, ALLIED)
    g.infantry[number(g, "area", "austria")] = 1 << 4 * at
    g.guards[0] = 2 << 4 * at
    g.fleet_at[at], g.fleet[at] = 1, ship(HEAVY) + ship(DAMAGED)
    g.interest[at] = 4
    g.stability[at] = -2
    g.plague = 1 << number(g, "area", "austria")
    g.curia = (at,)
    rows = accounts(g, at)
    assert rows.advisors == -3  # a ducat less for the Papal Controller
    assert rows.pay == -(2 + 1 + 2)
    assert rows.ships == -2  # three halves
    assert rows.interest == -4
    assert rows.stability == -2
    assert rows.authority == 3
    taxed = [
        g.start.side.tax[province]
        for province in g.start.board.land.within[number(g, "area", "austria")]
        if g.towns[at] >> province & 1
    ]
    assert sum(taxed) > 1
    assert rows.plague == -((sum(taxed) + 1) // 2)


@pytest.mark.rule("europa:4.4")
def test_plague_costs_half_of_the_tax_rounded_up_a_quarter_for_vassals() -> None:
    g = begin()
    at = seat(g, "castile")
    g.plague = 1 << number(g, "area", "andalucia")  # Sevilla and Cordoba: 3
    assert accounts(g, at).plague == -2
    g.vassals[at] = provinces(g, "granada gibraltar")  # vassals bring 1 for 2
    assert accounts(g, at).plague == -2
    g.rebel_towns = provinces(g, "sevilla")
    assert accounts(g, at).plague == -1
    g.vassals[at], g.rebel_towns, g.large = 0, 0, provinces(g, "sevilla cordoba")
    assert accounts(g, at).plague == -2  # 4, for the town decides (E176)
    g.occupied[at] = provinces(g, "granada")  # the tax is the occupier's (E80)
    assert accounts(g, at).plague == -3
    g.plague |= 1 << number(g, "area", "macaronesia")  # each area by itself (E48): halves of 5 and of 1
    assert accounts(g, at).plague == -3 - 1


@pytest.mark.rule("europa:4.4")
def test_costs_are_reduced_before_they_are_due() -> None:
    g = begin()
    at = seat(g, "castile")
    g.advisors[3 * at + DIP] = g.start.people.number["dip-02-1"]
    g.armies[3 * at] = one(INFANTRY) + one(CAVALRY, MERCENARY)
    before = g.available[at]
    g.interest[at], g.ducats[at] = 1, 9
    g.ask(Reduce(at), 1 << at)
    assert "borrow" in offered(g, at)
    assert "repay" not in {*offered(g, at), *closed(g, at)}  # loans are taken in this phase, not paid back
    choose(g, at, "dismiss:dip", "disband:1:infantry:regular")
    assert (g.available[at], g.discards[DIP]) == (before + 1, (g.start.people.number["dip-02-1"],))
    g.fleet[at], g.fleet_at[at] = 2 * ship(HEAVY) + ship(DAMAGED), 0
    choose(g, at, "disband-ship:heavy-ship")
    assert g.fleet[at] == ship(HEAVY)  # the damaged one went
    choose(g, at, "disband-ship:heavy-ship")
    assert (g.fleet[at], g.fleet_at[at]) == (0, -1)
    choose(g, at, "disband:1:cavalry:mercenary", "disband-guard:western_mediterranean", "done")
    assert (g.available[at], g.army_at[3 * at]) == (before + 1, -1)
    assert accounts(g, at)[2:5] == (0, 0, -1)


@pytest.mark.rule("europa:7.4")
def test_what_cannot_be_paid_must_go_before_the_realm_is_bankrupt() -> None:
    g = begin()
    at = seat(g, "castile")
    g.ducats[at], g.interest[at] = 0, 5
    g.towns[at] = 0
    g.ask(Reduce(at), 1 << at)
    assert closed(g, at)["done"].key == "cannot-pay"
    choose(g, at, "disband:1:infantry:regular", "disband:1:infantry:regular")
    choose(g, at, "disband-guard:western_mediterranean", "disband-guard:central_atlantic")
    choose(g, at, "done")  # the interest alone makes it bankrupt


@pytest.mark.rule("europa:4.4")
@pytest.mark.parametrize(("ducats", "cost"), [(49, 0), (50, 1), (59, 1), (60, 2), (70, 3), (79, 3), (80, 4), (95, 5)])
def test_the_table_of_corruption(ducats: int, cost: int) -> None:
    assert corruption(begin(), ducats) == cost


@pytest.mark.rule("europa:4.4")
def test_corruption_is_paid_in_power_or_interest_or_the_ducats_are_thrown_away() -> None:
    g = begin()
    g.ducats[0], g.power[0] = 75, 1
    g.ask(Corruption(0), 1)
    assert offered(g, 0) == ["pay-corruption:1", "pay-corruption:0", "waste:6", "waste:16", "waste:26"]
    choose(g, 0, "waste:6", "pay-corruption:1")
    assert (g.ducats[0], g.power[0], g.interest[0]) == (69, 0, 1)


@pytest.mark.rule("europa:4.4")
def test_the_ends_of_the_scale_of_stability_bring_and_cost_power() -> None:
    g = begin()
    g.ducats = [0] * 6
    g.power = [0] * 18
    g.curia = ()
    g.stability[0], g.stability[1] = 3, -3
    put(g, Income())
    for at in g.clockwise(g.first):
        choose(g, at, "done")
    before = list(g.power)
    for at in (at for at in g.clockwise(g.first) if at in (0, 1)):
        if at == 0:
            for left, kind in ((2, "mil"), (1, "adm")):
                assert g.decision.subject(g) == (g.realm[0], left)  # a point at a time
                choose(g, 0, f"gain-power:{kind}")
        else:
            choose(g, 1, "forfeit:adm")
    assert [after - old for after, old in zip(g.power[:6], before[:6], strict=True)] == [1, 0, 1, -1, 0, 0]


@pytest.mark.rule("europa:4.4")
def test_prestige_of_the_books_controller_and_of_an_absolute_monarchy() -> None:
    """France has 3 cardinals, Rome's too; with Castile and Austria Catholic it gains 2; Austria gains 1 (L1868)."""
    g = begin()
    france, castile, austria = seat(g, "france"), seat(g, "castile"), seat(g, "austria")
    g.religion[seat(g, "england")] = g.religion[seat(g, "poland")] = RELIGIONS.index("protestant")
    g.rome, g.curia = france, (castile, france, austria, france)
    g.authority = 4
    g.ideas[austria] = 1 << g.start.lists.ideas["absolute_monarchy"]
    g.stability[austria] = 1
    before = g.power[3 * france + DIP]
    put(g, Income())
    for at in g.clockwise(g.first):
        choose(g, at, "done")
    assert (g.prestige[france], g.prestige[austria], g.prestige[castile]) == (2, 1, 0)
    assert g.power[3 * france + DIP] == before + 2 + 1  # Charles VII, and the Curia


@pytest.mark.rule("europa:19.1")
def test_a_tie_of_cardinals_makes_a_controller_without_prestige() -> None:
    g = begin()
    g.rome, g.curia = -1, (1, 0, 0, 1)
    assert (controller(g), trusted(g)) == (1, -1)  # his stands leftmost
    g.curia = (0, 0, 1)
    g.rome = 1
    assert controller(g) == 1  # Rome is further left than any
    put(g, Income())
    for at in g.clockwise(g.first):
        choose(g, at, "done")
    assert g.prestige == [0] * 6


@pytest.mark.rule("europa:4.5")
def test_colonists_of_the_books_phase_5() -> None:
    """Castile has five colonial claims and gains four colonists; England and France have two and gain two."""
    g = begin()
    castile, england, france = seat(g, "castile"), seat(g, "england"), seat(g, "france")
    g.passed = tuple(range(6))
    before = list(g.colonists)
    for area in ["amazonas", "angola", "antilles", "bahia", "florida", "andalucia"]:
        g.claims[castile] |= 1 << number(g, "area", area)
    g.claims[england] = 1 << number(g, "area", "canada") | 1 << number(g, "area", "guyana")
    g.claims[france] = 1 << number(g, "area", "canada") | 1 << number(g, "area", "florida")
    assert (len(colonial(g, castile)), len(colonial(g, england))) == (5, 2)
    put(g, Tidying())
    assert g.colonists[france] - before[france] == 2
    assert (g.colonists[castile] - before[castile], g.colonists[england] - before[england]) == (4, 2)
    assert g.colonists[seat(g, "austria")] == before[seat(g, "austria")]


@pytest.mark.rule("europa:4.5")
def test_portugal_grown_from_nine_to_ten_is_nobodys_ally() -> None:
    g = begin("1-01", "3_players")
    castile, portugal = seat(g, "castile"), number(g, "realm", "portugal")
    g.passed = (0, 1, 2)
    g.allies[castile] = 1 << portugal
    tokens = next(tokens for tokens in g.tokens if tokens[0] == portugal)
    others = tuple(tokens for tokens in g.tokens if tokens[0] != portugal)
    added = tokens[1] | provinces(g, "antilles bahia angola")
    g.tokens = (*others, (portugal, added, tokens[2], tokens[3]))
    assert base_tax(g, portugal) == 9
    put(g, Tidying())
    assert g.allies[castile]
    g.passed = (0, 1, 2)
    g.tokens = (*others, (portugal, added | provinces(g, "florida"), tokens[2], tokens[3]))
    put(g, Tidying())
    assert (base_tax(g, portugal), g.allies[castile]) == (10, 0)


@pytest.mark.rule("europa:4.5")
@pytest.mark.parametrize(
    ("exhausted", "restored"), [(2, 2), (3, 3), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5), (11, 6), (14, 6)]
)
def test_half_of_the_exhausted_manpower_comes_back(exhausted: int, restored: int) -> None:
    g = begin()
    at = seat(g, "england")
    g.bonus[at] = 12
    g.passed = tuple(range(6))
    g.available[at], g.exhausted[at] = 0, exhausted
    g.armies[3 * at : 3 * at + 3] = [0, 0, 0]
    put(g, Tidying())
    assert g.exhausted[at] == exhausted - restored


@pytest.mark.rule("europa:4.5")
def test_manpower_follows_the_tracks() -> None:
    g = begin()
    g.emperor = NONE  # else his cubes are asked about
    at = seat(g, "castile")
    g.passed = tuple(range(6))
    g.available[at], g.exhausted[at] = 5, 5  # with two in the army six more than the six of its tracks
    put(g, Tidying())
    assert (g.available[at], g.exhausted[at]) == (4, 0)
    g.passed = tuple(range(6))
    g.rebel_towns = g.towns[at]
    put(g, Tidying())
    assert g.available[at] == 0
    choose(g, at, "disband:1:infantry:regular", "disband:1:infantry:regular")
    assert (g.available[at], g.army_at[3 * at], g.stack) == (0, -1, [])


@pytest.mark.rule("europa:4.5")
def test_allied_units_leave_their_armies_and_damaged_ships_are_repaired_in_port() -> None:
    g = begin()
    g.passed = tuple(range(6))
    g.armies[0] = one(INFANTRY, REGULAR) + 2 * one(INFANTRY, ALLIED)
    port = len(g.guards) + number(g, "province", "sevilla")
    g.fleet[0], g.fleet_at[0] = 2 * ship(HEAVY) + ship(DAMAGED), port
    g.fleet[1], g.fleet_at[1] = 2 * ship(HEAVY) + ship(DAMAGED), 0
    g.tapped = 7
    put(g, Tidying())
    assert (g.allied[0], g.armies[0], g.tapped) == (2, one(INFANTRY, REGULAR), 0)
    assert g.fleet[:2] == [2 * ship(HEAVY), 2 * ship(HEAVY) + ship(DAMAGED)]


def age_end() -> Europa:
    g = begin()
    g.dice = Dice(Generator(1))
    lay_ideas(g)
    g.prestige = [5] * 6
    g.weddings = [0] * 6
    return g


@pytest.mark.rule("europa:4.6")
def test_a_new_age_has_new_events_milestones_and_ideas() -> None:
    g = age_end()
    known = next(idea for idea in g.idea_row if not g.start.lists.idea[idea].basic)
    g.ideas[0] = 1 << known
    old = {idea for idea in g.idea_row if not g.start.lists.idea[idea].basic and idea != known}
    put(g, EndOfAge())
    assert (g.age, g.round, g.stack) == (2, 1, [])
    assert known in g.idea_row
    assert not old & set(g.idea_row)
    assert all(g.idea_deck >> idea & 1 for idea in old)
    assert len(g.idea_row) == 9
    assert all(g.start.names["milestone"][milestone].startswith("2-") for milestone in g.milestones)
    assert g.event_deck == (g.start.deck(2, 1), g.start.deck(2, 2))


@pytest.mark.rule("europa:4.6")
def test_the_last_on_the_track_exchanges_a_new_card() -> None:
    g = age_end()
    g.prestige[3] = 1
    put(g, EndOfAge())
    choose(g, 3, next(choice for choice in offered(g, 3) if choice.startswith("exchange-milestone")))
    assert [g.start.names["milestone"][milestone][:4] for milestone in g.milestones] == ["2-ec", "2-ex", "2-po", "2-wa"]
    assert not g.stack


@pytest.mark.rule("europa:4.6")
def test_an_idea_that_is_new_may_be_exchanged_for_any_of_its_kind_in_the_deck() -> None:
    g = age_end()
    g.prestige[3] = 1
    put(g, EndOfAge())
    ideas, names = g.start.lists.idea, g.start.names["idea"]
    pairs = [choice.split(":")[1:] for choice in offered(g, 3) if choice.startswith("exchange-idea")]
    assert {old for old, _ in pairs} == {names[idea] for idea in g.idea_row if not ideas[idea].basic}
    assert all(ideas[names.index(old)].power == ideas[names.index(new)].power for old, new in pairs)
    old, new = (names.index(name) for name in pairs[0])
    row, deck = list(g.idea_row), g.idea_deck
    choose(g, 3, f"exchange-idea:{names[old]}:{names[new]}")
    assert list(g.idea_row) == [new if idea == old else idea for idea in row]
    assert (g.idea_deck ^ deck) == 1 << old | 1 << new
    assert not g.stack


@pytest.mark.rule("europa:4.6")
def test_of_several_who_are_last_nobody_exchanges_a_card() -> None:
    g = age_end()
    g.prestige[3] = g.prestige[4] = 1
    put(g, EndOfAge())
    assert not g.stack


@pytest.mark.rule("europa:4.5")
def test_plague_leaves_the_board_and_characters_stay_weak() -> None:
    g = begin()
    g.passed = tuple(range(6))
    g.plague, g.ill[0] = 7, 1
    put(g, Tidying())
    assert (g.plague, g.ill[0]) == (0, 1)


@pytest.mark.rule("europa:4.6")
def test_marriages_bring_prestige_and_one_ends_or_power_is_paid() -> None:
    """A marriage that another's choice has ended does not count as one's own."""
    g = age_end()
    g.first, mine, his = 0, 1 << g.realm[0], 1 << g.realm[1]
    aragon = 1 << number(g, "realm", "aragon")
    g.weddings[0], g.weddings[1] = his, mine | aragon
    g.power[4] = 2
    put(g, EndOfAge())
    assert g.prestige[:2] == [6, 6]
    choose(g, 0, f"end-marriage:{g.start.names['realm'][g.realm[1]]}")
    assert g.weddings[:2] == [0, aragon]
    choose(g, 1, "keep-marriages")
    assert (g.weddings[1], g.power[4]) == (aragon, 0)


@pytest.mark.rule("europa:4.6")
def test_a_marriage_with_a_non_player_realm_ends_first() -> None:
    g = age_end()
    g.weddings[1] = 1 << g.realm[0] | 1 << number(g, "realm", "aragon")
    g.weddings[0] = 1 << g.realm[1]
    g.first = 1
    put(g, EndOfAge())
    assert closed(g, 1)[f"end-marriage:{g.start.names['realm'][g.realm[0]]}"].key == "marriage-of-realm-first"


@pytest.mark.rule("europa:4.7")
def test_the_books_last_scoring() -> None:
    """17 Prestige, 2 of them for a mission (17): 14 from taxes, -2, +1, +2, +1, -4 and +3."""
    g = without_goals()
    at, other = seat(g, "castile"), seat(g, "france")
    g.religion[seat(g, "england")] = g.religion[seat(g, "poland")] = RELIGIONS.index("protestant")
    g.towns[at] |= provinces(g, "navarra granada")
    g.vassals[at] = provinces(g, "barcelona baleares zaragoza valencia")
    g.occupied[other] = provinces(g, "barcelona navarra")
    g.rebel_towns = provinces(g, "galicia")
    g.weddings[at] = g.allies[at] = 1 << number(g, "realm", "portugal")
    g.cores[at] = 1 << number(g, "area", "andalucia")
    g.stability[at] = -2
    g.curia = (at, at)
    g.prestige[at] = 23
    assert [points for _, points in last_points(g, at)] == [14, 1, 1, 2, 3, 0, -4, -2, 0]
    score(g)
    assert g.prestige[at] == 40 - 2


@pytest.mark.rule("europa:4.7")
def test_the_game_ends_early_for_who_is_far_ahead_or_has_all_on_the_board() -> None:
    g = begin()
    g.prestige = [100, 81, 0, 0, 0, 0]
    assert not far_ahead(g)
    g.prestige[1] = 80
    assert far_ahead(g)
    assert not all_placed(g, 0)
    small = [province for province, tax in enumerate(g.start.side.tax) if tax == 1]
    large = [province for province, tax in enumerate(g.start.side.tax) if tax == 2]
    g.large = sum(1 << province for province in large[:8])
    g.towns[0] = g.large | sum(1 << province for province in small[:40])
    g.vassals[0] = sum(1 << province for province in small[40:59])
    assert all_placed(g, 0)
    g.vassals[0] &= ~(1 << small[40])
    assert not all_placed(g, 0)


@pytest.mark.rule("europa:4.7")
def test_the_last_age_is_the_scenarios_or_the_one_agreed_on() -> None:
    g = begin("1-01", "3_players")
    g.age = 2
    assert not is_last(g)
    g.options = {"talk": "no", "ages": "two"}
    assert is_last(g)


@pytest.mark.rule("europa:4.4")
@pytest.mark.parametrize(("ducats", "wastes"), [(59, [10]), (60, [1, 11]), (79, [10, 20, 30]), (80, [1, 11, 21, 31])])
def test_so_many_ducats_are_wasted_as_bring_the_cost_down_never_none(ducats: int, wastes: list[int]) -> None:
    g = begin()
    at = seat(g, "castile")
    g.ducats[at] = ducats
    g.ask(Corruption(at), 1 << at)
    assert [choice for choice in offered(g, at) if choice.startswith("waste")] == [
        f"waste:{number}" for number in wastes
    ]
