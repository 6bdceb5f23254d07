"""16.3: whose pieces, people and ships words of cards mean, where several have some."""

from __future__ import annotations

import pytest

from theatrum.titles.europa.board import holding
from theatrum.titles.europa.board.ownership import lands
from theatrum.titles.europa.board.reading import bits, lowest, members
from theatrum.titles.europa.cards.effects import Deed, Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.cards.words.acts import _light
from theatrum.titles.europa.cards.words.stirring import stir
from theatrum.titles.europa.state import MIL, NONE, Europa

from ..cards import answer, carry_out
from ..positions import begin, named, number, offered, provinces, seat
from ..wars import bit, calm, cubes, cubes_of, occupy, realm

pytestmark = pytest.mark.rule("europa:16.3")
PLAYERS = ("france", "castile", "england", "austria", "poland", "ottomans")


def deed_of(g: Europa, who: str, **memory: object) -> Deed:
    """Something that a card does about a realm."""
    at = seat(g, who)
    frame = Resolve(at, (), Memory()._replace(**memory))  # type: ignore[arg-type]
    g.push(frame)
    return Deed(g, at, g.realm[at], frame.memory, frame)


# -- land


def test_one_s_own_towns_alone_become_vassals() -> None:
    """Of provinces of several realms those that one owns."""
    g = calm()
    at, foreign = seat(g, "castile"), provinces(g, "bordeaux lisboa")
    mine = bits(list(members(g.towns[at]))[:3])
    names = ", ".join(sorted(named(g, mine | foreign)))
    carry_out(g, "castile", f"you: to_vassal(1, {names})")
    assert {choice.partition(":")[2] for choice in offered(g, at) if ":" in choice} == named(g, mine)


def test_neither_a_player_s_realm_is_annexed_nor_one_without_land() -> None:
    """Of France, Granada and Aceh, which is not on the side of 1444, it can but be Granada."""
    g = calm()
    before, wanted = list(g.towns), lands(g, realm(g, "granada"))
    at = carry_out(g, "castile", "you: annex(either(france, granada, aceh))")
    assert not g.decision
    assert g.towns[at] & ~before[at] == wanted
    assert g.towns[seat(g, "france")] == before[seat(g, "france")]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_town_that_occupies_is_stirred_up_as_its_occupier_s(name: str) -> None:
    """Else a town or a vassal's token, as its owner's."""
    g = calm()
    at, lisboa = seat(g, name), number(g, "province", "lisboa")
    occupy(g, name, "lisboa")
    g.occupied_unrest = 0
    deed = deed_of(g, "castile" if name != "castile" else "france")
    stir(deed, lisboa)
    assert (deed.memory.stirred, deed.memory.targets) == (1 << lisboa, 1 << g.realm[at])
    stir(deed, lisboa)  # it is in unrest already
    assert deed.memory.stirred == 1 << lisboa == g.occupied_unrest
    g = calm()
    assert holding.vassalize(g, at, lisboa)
    town = lowest(g.towns[at])
    deed = deed_of(g, "castile")
    stir(deed, lisboa)
    stir(deed, town)
    assert (deed.memory.stirred, deed.memory.targets) == (1 << lisboa | 1 << town, 1 << g.realm[at])
    area = g.start.board.land.area_of
    assert deed.memory.affected == bits({area[lisboa], area[town]})


# -- people


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("deck", ["adm", "dip", "mil"])
def test_an_advisor_of_a_card_serves_the_power_he_is_best_at(name: str, deck: str) -> None:
    """And nobody else's court is changed."""
    g = begin()
    at, people, kind = seat(g, name), g.start.people, ("adm", "dip", "mil").index(deck)
    advisor = next(card for card in members(people.deck[kind]) if not people.all[card].leader)
    g.discards[kind] = (advisor,)
    g.advisors[3 * at : 3 * at + 3] = [NONE] * 3
    expected = [*g.advisors]
    expected[3 * at + kind] = advisor
    carry_out(g, name, f"you: appoint_from({deck}, discards)")
    answer(g)
    assert list(g.advisors) == expected


def test_the_newest_leader_of_a_pile_is_crowned() -> None:
    """Whoever is no leader stays where he lies, whatever his number."""
    g = begin()
    at, people = seat(g, "castile"), g.start.people
    cards = list(members(people.deck[MIL]))
    leaders = [card for card in cards if people.all[card].leader]
    plain = [card for card in cards if not people.all[card].leader]
    older, newer = leaders[3], leaders[5]
    g.discards[MIL] = (leaders[9], older, newer, plain[0], plain[-1])
    carry_out(g, "castile", "you: crown_from(mil)")
    assert g.ruler[at] == newer
    assert g.discards[MIL] == (leaders[9], older, plain[0], plain[-1])


@pytest.mark.parametrize(("old", "new"), [("tolerance", "mil"), ("mil", "tolerance")])
def test_tolerance_is_exchanged_for_an_idea_and_back(old: str, new: str) -> None:
    g = begin()
    at, ideas = seat(g, "england"), g.start.lists.ideas
    shown = next(idea for idea in g.start.lists.idea if idea.power == MIL)
    number_ = g.start.lists.idea.index(shown)
    g.idea_row = (number_,) if old == "tolerance" else (ideas["tolerance"], number_)
    g.ideas[at] = 1 << (ideas["tolerance"] if old == "tolerance" else number_)
    carry_out(g, "england", f"you: swap_idea({old}, {new})")
    answer(g)
    assert g.ideas[at] == 1 << (number_ if old == "tolerance" else ideas["tolerance"])


# -- who somebody is from now on


def test_who_plays_on_as_another_realm_keeps_his_ties_and_what_his_card_has_still_to_do() -> None:
    """Castile becomes Aragon: allies and enemies keep theirs with it; nobody else's are touched."""
    g = calm()
    at, france, england = seat(g, "castile"), seat(g, "france"), seat(g, "england")
    castile, aragon = bit(g, "castile"), bit(g, "aragon")
    g.allies[france] = castile | aragon
    g.truces[england] = castile | bit(g, "poland")
    g.weddings[england] = aragon
    g.prestige[at] = 5
    g.prestige[france] = 5
    carry_out(g, "castile", "you: play_as(aragon); gain(prestige(2))", "france: gain(prestige(1))")
    answer(g)
    assert g.realm[at] == realm(g, "aragon")
    assert g.allies[france] == aragon
    assert g.truces[england] == aragon | bit(g, "poland")
    assert g.weddings[england] == 0
    assert (g.prestige[at], g.prestige[france]) == (7, 6)


# -- influence


@pytest.mark.parametrize(("number_", "left"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_so_many_cubes_of_opponents_go_and_no_more(number_: int, left: int) -> None:
    g = calm()
    cubes(g, "france", "leon", 3)
    cubes(g, "england", "leon", 2)
    cubes(g, "castile", "leon", 2)
    carry_out(g, "castile", f"you: drive_out({number_}, leon)")
    answer(g)
    assert cubes_of(g, "france", "leon") + cubes_of(g, "england", "leon") == left
    assert cubes_of(g, "castile", "leon") == 2


# -- ships


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("loose", "guards"), [(1, 1), (2, 1), (1, 3), (3, 0), (0, 2), (0, 0)])
def test_a_light_ship_is_one_whether_it_protects_trade_or_not(name: str, loose: int, guards: int) -> None:
    """And another's is none."""
    g = calm()
    at = seat(g, name)
    g.ships[3], g.guards[3] = loose << 4 * at, guards << 4 * at
    for other in PLAYERS:
        assert _light(deed_of(g, other), 3) == (other == name and loose + guards > 0)
