"""16.3: what words of cards do to courts, ideas, land, ships and merchants, to the last of each."""

from __future__ import annotations

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.reading import bits
from theatrum.titles.europa.court.treasury import means
from theatrum.titles.europa.state import DIP, MIL, Europa, add_share, share

from ..cards import answer, carry_out
from ..marches import clear, war
from ..positions import begin, choose, named, number, provinces, seat

pytestmark = pytest.mark.rule("europa:16.3")


def people(g: Europa, leader: bool) -> list[int]:
    return [n for n, person in enumerate(g.start.people.all) if person.leader == leader and person.commander]


# -- courts


@pytest.mark.parametrize(("mine", "army_"), [((-1, -1, -1), 0), ((5, -1, -1), 1), ((5, 6, 7), 0)])
def test_a_general_who_is_no_ruler_comes_over_to_a_free_army(mine: tuple[int, ...], army_: int) -> None:
    """France's first army has the King himself (-2), the second a general. Where all of Castile's have one, the first
    gives way."""
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    leaders = people(g, True)
    given = [leaders[n] if n >= 0 else -1 for n in mine]
    stolen = leaders[9]
    g.generals[3 * at : 3 * at + 3] = given
    g.generals[3 * other : 3 * other + 3] = [-2, stolen, -1]
    war(g, at, "france", "portugal")
    carry_out(g, "castile", "you: steal_general")
    answer(g, "Activate")
    given[army_] = stolen
    assert list(g.generals[3 * at : 3 * at + 3]) == given
    assert list(g.generals[3 * other : 3 * other + 3]) == [-2, -1, -1]


def test_there_is_no_general_to_win_over_where_the_ruler_alone_commands() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    g.generals[3 * other : 3 * other + 3] = [-1, -1, -2]
    war(g, at, "france")
    carry_out(g, "castile", "you: steal_general")
    assert list(g.generals[3 * other : 3 * other + 3]) == [-1, -1, -2]
    assert not [event for event in g.events if event.name == "general-stolen"]


def test_all_advisors_go_and_an_advisor_of_the_kind_first() -> None:
    g = begin()
    at = seat(g, "castile")
    advisors = [n for n, person in enumerate(g.start.people.all) if not person.leader and person.commander is False]
    g.advisors[3 * at : 3 * at + 3] = advisors[:3]
    carry_out(g, "castile", "you: dismiss_all")
    assert list(g.advisors[3 * at : 3 * at + 3]) == [-1, -1, -1]
    g.advisors[3 * at : 3 * at + 3] = [-1, advisors[1], advisors[2]]
    carry_out(g, "castile", "you: dismiss(dip)")
    answer(g)
    assert list(g.advisors[3 * at : 3 * at + 3]) == [-1, -1, advisors[2]]


def test_military_reforms_come_back_from_the_discards_where_there_is_room_for_them() -> None:
    g = begin()
    at = seat(g, "castile")
    kind = g.start.lists.actions["military_reforms"]
    of_kind = [
        n for n, name in enumerate(g.start.people.ids)
        if name in g.start.lists.characters and g.start.lists.characters[name].type == kind
    ]  # fmt: skip
    others = [
        n for n, name in enumerate(g.start.people.ids)
        if name in g.start.lists.characters and g.start.lists.characters[name].type not in (kind, "")
    ]  # fmt: skip
    old, new = of_kind[:2]
    two = (others[0], 1), (others[1], 1)
    for shown, back in (((), True), (two[:1], True), (two, False), (((old, 1),), False)):
        g.discards[MIL] = (old, new, others[2])
        g.shown[at] = shown
        carry_out(g, "castile", "you: military_reforms")
        assert (new in [card for card, _ in g.shown[at]]) == back
        assert g.discards[MIL] == ((old, others[2]) if back else (old, new, others[2]))
    assert [event.args[:2] for event in g.events if event.name == "card-played"] == 2 * [(g.realm[at], new)]


# -- ideas


def displayed(g: Europa) -> list[int]:
    """Two ideas of each power lie open, all others are in the deck; nobody has any."""
    ideas = [
        [n for n, idea in enumerate(g.start.lists.idea) if idea.power == kind and not idea.basic] for kind in range(3)
    ]
    g.idea_row = tuple(idea for kind in ideas for idea in kind[:2])
    g.idea_deck = bits(idea for kind in ideas for idea in kind[2:])
    g.ideas[:] = [0] * g.seats
    g.dice = Dice(Generator(1))
    return list(g.idea_row)


def test_an_idea_that_an_opponent_has_is_copied_and_one_is_forgotten() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "france")
    first, second = displayed(g)[2:4]
    g.ideas[other] = 1 << first
    carry_out(g, "castile", "you: steal_idea")
    answer(g)
    assert g.ideas[at] == 1 << first
    name = next(name for name, n in g.start.lists.ideas.items() if n == first)
    g.ideas[at] |= 1 << second
    carry_out(g, "castile", f"you: forget({name})")
    assert g.ideas[at] == 1 << second


def test_an_idea_is_bought_cheaper() -> None:
    g = begin()
    at = seat(g, "castile")
    shown = [idea for idea in displayed(g) if g.start.lists.idea[idea].power == DIP]
    cost = min(g.start.lists.idea[idea].cost for idea in shown)
    for power, able in ((cost - 3, False), (cost - 2, True)):
        g.ideas[at] = 0
        g.power[3 * at + DIP] = power
        carry_out(g, "castile", "you: research_cheaper(dip, 2)")
        answer(g)
        assert (g.ideas[at].bit_count(), g.power[3 * at + DIP]) == ((1, 0) if able else (0, power))


def test_one_more_idea_of_each_power_is_displayed() -> None:
    g = begin()
    before = displayed(g)
    power = [g.start.lists.idea[idea].power for idea in before]
    carry_out(g, "castile", "you: display_row")
    after = [g.start.lists.idea[idea].power for idea in g.idea_row]
    assert [after.count(kind) - power.count(kind) for kind in range(3)] == [1, 1, 1]


# -- land


def test_a_realm_nobody_plays_is_annexed_but_for_what_another_player_occupies() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    war(g, other, "portugal")
    g.occupied[other] |= provinces(g, "porto")
    carry_out(g, "castile", "you: annex(portugal)")
    answer(g)
    assert named(g, g.towns[at]) & {"lisboa", "porto", "beira", "ceuta", "madeira"} == {
        "lisboa",
        "beira",
        "ceuta",
        "madeira",
    }


def test_a_player_s_realm_is_not_inherited() -> None:
    g = begin()
    before = list(g.towns)
    carry_out(g, "castile", "you: inherit(france)")
    assert g.towns == before


@pytest.mark.parametrize(("more", "sold"), [(0, True), (1, False)])
def test_a_province_is_bought_from_a_realm_that_nobody_plays_for_all_that_one_has(more: int, sold: bool) -> None:
    g = begin()
    at = seat(g, "castile")
    carry_out(g, "castile", f"you: offer_purchase({means(g, at) + more}, lisboa, madrid)")
    assert not g.decision  # Madrid is her own already
    assert bool(g.towns[at] & provinces(g, "lisboa")) == sold


@pytest.mark.parametrize(("says", "sold"), [("do", True), ("decline", False)])
def test_a_player_is_asked_for_his_province_and_gets_the_ducats(says: str, sold: bool) -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "austria")
    g.ducats[at], g.ducats[other] = 10, 1
    carry_out(g, "castile", "you: offer_purchase(5, lienz)")
    assert g.decision
    assert g.decision.waiting == 1 << other
    choose(g, other, says)
    assert bool(g.towns[at] & provinces(g, "lienz")) == sold
    assert (g.ducats[at], g.ducats[other]) == ((5, 6) if sold else (10, 1))


# -- merchants, pirates, ships


def test_merchants_are_recalled_closed_and_pirates_moved() -> None:
    g = begin()
    at, other = seat(g, "castile"), seat(g, "england")
    sevilla, channel = number(g, "node", "sevilla"), number(g, "node", "english_channel")
    g.merchants[:] = [-1] * len(g.merchants)
    g.merchants[3 * at + 1], g.merchants[3 * other] = sevilla, sevilla
    g.merchants[3 * other + 2] = channel
    g.tapped = 0
    carry_out(g, "france", "you: exhaust_merchants(sevilla)")
    answer(g)
    assert g.tapped == 1 << 3 * at + 1 | 1 << 3 * other
    carry_out(g, "castile", "you: lose_merchant")
    answer(g)
    assert sorted(node for node in g.merchants if node >= 0) == sorted((sevilla, channel))
    assert list(g.merchants[3 * at : 3 * at + 3]) == [-1, -1, -1]
    g.pirates[:] = [0] * len(g.pirates)
    g.pirates[channel] = 1
    carry_out(g, "castile", "you: move_pirate")
    answer(g)
    assert g.pirates[channel] == 0
    assert sum(g.pirates) == 1


def test_a_trade_in_a_closed_node_stands_one_s_own_merchants_up_and_nobody_else_s() -> None:
    g = begin()
    g.dice = Dice(Generator(1))
    at = seat(g, "england")
    g.tapped = (1 << 3 * g.seats) - 1
    carry_out(g, "england", "you: trade_closed")
    assert g.tapped & 7 << 3 * at != 7 << 3 * at
    assert g.tapped | 7 << 3 * at == (1 << 3 * g.seats) - 1


def test_privateers_find_no_merchant_who_lies_down_already() -> None:
    g = begin()
    at = seat(g, "castile")
    g.trade, g.trade_used = 1 << 3, 0
    before = g.tapped = (1 << 3 * g.seats) - 1
    ducats = g.ducats[at]
    carry_out(g, "castile", "you: privateer")
    answer(g)
    assert (g.tapped, g.ducats[at], sum(g.pirates)) == (before, ducats, 0)


def test_pirates_are_hunted_before_an_opponent_s_ships() -> None:
    g = begin()
    clear(g)
    at, other = seat(g, "castile"), seat(g, "england")
    zone = number(g, "zone", "north_sea")
    node = g.start.board.sea.zone_nodes[zone][0]
    g.pirates[:] = [0] * len(g.pirates)
    g.pirates[node] = 1
    add_share(g.ships, zone, other, 1)
    add_share(g.ships, zone, at, 1)
    carry_out(g, "castile", "you: remove_ship(north_sea, baltic_sea)")
    answer(g)
    assert (g.pirates[node], share(g.ships, zone, other)) == (0, 1)
    carry_out(g, "castile", "you: remove_ship(north_sea, baltic_sea)")
    answer(g)
    assert (share(g.ships, zone, other), share(g.ships, zone, at)) == (0, 1)
