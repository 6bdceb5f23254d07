"""16.3: words of cards for sets and conditions, of every player and of realms nobody plays, on boards where everything
is mixed."""

from __future__ import annotations

from random import Random

import pytest

from theatrum.titles.europa.board import nearness
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.cards.conditions import GROUPS
from theatrum.titles.europa.cards.scene import GIVEN, Memory, Scene
from theatrum.titles.europa.diplomacy import relations
from theatrum.titles.europa.faith.religion import (
    CATHOLIC,
    COUNTER_REFORMED,
    MUSLIM,
    PROTESTANT,
    religion_of,
    same_faith,
)
from theatrum.titles.europa.state import share
from theatrum.titles.europa.war.units import size

from ..mixed import SEEDS, Book, book

assert GROUPS
pytestmark = pytest.mark.rule("europa:16.3")
SELF = ("self",)


@pytest.fixture(params=SEEDS)
def the(request: pytest.FixtureRequest) -> Book:
    return book(request.param)


def view(the: Book, realm: int, **memory: object) -> Scene:
    """The words of a card that the first player has taken, about a realm."""
    return Scene(the.g, 0, realm, Memory()._replace(**memory))  # type: ignore[arg-type]


def given(some: set[int]) -> tuple[str, int]:
    return GIVEN, bits(some)


def shape(the: Book, kind: str, *term: object, realm: int = -1, **memory: object) -> set[int]:
    """A set of places or realms, about the first player's realm unless told otherwise."""
    scene = view(the, the.g.realm[0] if realm < 0 else realm, **memory)
    return set(members(scene.set_of(kind, term)))


# -- provinces


def test_provinces_of_a_realm(the: Book) -> None:
    printed = set(members(the.g.start.side.printed))
    flags, cores = ({realm: set[int]() for realm in (-1, *the.realms)} for _ in range(2))
    for province in printed:
        flags[the.flag(province)].add(province)
        cores[the.core(province)].add(province)
    homes = {realm: home for realm, home in enumerate(the.g.start.side.capital) if home >= 0}
    for realm in the.realms:
        who = ("realms", realm)
        assert shape(the, "provinces", "towns", who) == the.owned_by[realm]
        assert shape(the, "provinces", "vassals", who) == the.subjects(realm)
        assert shape(the, "provinces", "holdings", who) == the.owned_by[realm] | the.subjects(realm)
        assert shape(the, "provinces", "flags", who) == flags[realm]
        assert shape(the, "provinces", "cores", who) == cores[realm]
        assert shape(the, "provinces", "capital", who) == {the.capital(realm)} - {-1}
        assert shape(the, "provinces", "capitals", realm=realm) == set(homes.values()) - {homes.get(realm)}
        occupied = {p for p in the.provinces if the.played(realm) and the.occupier(p) == the.g.realm.index(realm)}
        assert shape(the, "provinces", "occupied", who) == occupied


def test_provinces_of_several_realms(the: Book) -> None:
    for first in range(0, len(the.realms), 12):
        some = set(the.realms[first : first + 12])
        who = given(some)
        lands = set[int]().union(*(the.owned_by[realm] for realm in some))
        assert shape(the, "provinces", "towns", who) == lands
        assert shape(the, "provinces", "capital", who) == {the.capital(realm) for realm in some} - {-1}
        assert shape(the, "areas", "areas_of", who) == the.area(lands)
        assert shape(the, "areas", "capital_area", who) == the.area({the.capital(realm) for realm in some} - {-1})


def test_provinces_of_all(the: Book) -> None:
    printed = set(members(the.g.start.side.printed))
    played = {realm for realm in the.g.realm if the.played(realm)}
    assert shape(the, "provinces", "not_core") == {
        p for p in the.provinces if the.owner(p) in played and the.core(p) != the.owner(p)
    }
    assert shape(the, "provinces", "npr_owned") == {
        p for p in printed if the.owner(p) >= 0 and not the.played(the.owner(p)) and the.free(the.owner(p))
    }
    assert shape(the, "provinces", "vacant") == {
        p for p in printed if the.g.start.side.owner[p] < 0 and the.token(p) < 0 and the.town(p) < 0
    }
    assert shape(the, "provinces", "in_unrest") == set(members(the.g.unrest)) | set(members(the.g.occupied_unrest))
    for area in range(0, len(the.g.influence), 3):
        homes = the.inside(area) & printed
        owners = {realm for realm in the.realms if the.capital(realm) in homes}
        held = set[int]().union(*(the.owned_by[realm] for realm in owners))
        assert shape(the, "provinces", "held_from", ("areas", area)) == held


# -- realms and players


def test_sets_of_realms(the: Book) -> None:
    free = {realm for realm in the.realms if the.free(realm) and realm not in the.g.realm}
    assert shape(the, "realms", "nprs") == free
    wed = {realm for at in range(the.g.seats) for realm in members(the.g.weddings[at])}
    assert shape(the, "realms", "married_realms") == {realm for realm in wed if the.overlord(realm) < 0}
    land = the.g.start.board.land
    homes = {realm: land.area_of[the.capital(realm)] for realm in free}
    assert shape(the, "realms", "distant_realms") == {realm for realm in free if land.distant >> homes[realm] & 1}
    for area in range(len(the.g.influence)):
        assert shape(the, "realms", "nprs_in", ("areas", area)) == {r for r in free if homes[r] == area}
    own = {realm: the.worth({p for p in the.owned_by[realm] if not the.taken(p)}) for realm in the.realms}
    for most in range(6):
        assert shape(the, "realms", "up_to_tax", most, ("nprs",)) == {r for r in free if own[r] <= most}
    for realm in (realm for realm in the.g.realm if the.played(realm)):
        allies = {r for r in members(the.g.allies[the.g.realm.index(realm)]) if not the.played(r)}
        strong = {r for r in allies if own[r] == max(own[other] for other in allies)}
        assert shape(the, "realms", "strongest_ally", realm=realm) == strong


def test_friends_are_allies_and_vassals(the: Book) -> None:
    for realm in the.realms:
        friends = {the.flag(province) for province in the.subjects(realm)}
        friends |= set(members(the.g.allies[the.g.realm.index(realm)])) if the.played(realm) else set()
        assert shape(the, "realms", "friends_of", ("realms", realm)) == friends


def test_whom_a_card_remembers_may_be_any_realm(the: Book) -> None:
    """The first of the list, too."""
    for realm in the.realms:
        assert shape(the, "realms", "new_realm", new_realm=realm) == {realm}
        assert shape(the, "who", "chosen_player", player=realm) == {realm}
        assert shape(the, "who", "answerer", answerer=realm) == {realm}
        assert shape(the, "who", "owners", given(the.owned_by[realm])) == ({realm} if the.owned_by[realm] else set())
    for word in ("new_realm", "chosen_player", "answerer"):
        assert shape(the, "who", word) == set()
    for node in range(len(the.g.pirates)):
        assert shape(the, "node", "traded_node", node=node) == {node}
    assert shape(the, "node", "traded_node") == set()


def test_sets_of_players(the: Book) -> None:
    crowns = {realm for realm in the.g.realm if the.played(realm)}
    touching = {(a, b) for a in crowns for b in crowns if a != b and nearness.adjacent(the.g, a, b)}
    for realm in crowns:
        assert shape(the, "who", "others", realm=realm) == crowns - {realm}
        allies = set(members(the.g.allies[the.g.realm.index(realm)])) & crowns
        assert shape(the, "who", "allies_or_others", realm=realm) == (allies or crowns - {realm})
        assert shape(the, "who", "neighbours", ("realms", realm)) == {a for a, b in touching if b == realm}
        member = {other for other in crowns if the.member(other)}
        assert shape(the, "who", "each", ("member",), realm=realm) == member
    before = tuple(towns | vassals for towns, vassals in zip(the.g.towns, the.g.vassals, strict=True))
    for first in range(0, len(the.provinces), 9):
        some = set(the.provinces[first : first + 9])
        holders = {the.g.realm[max(the.town(p), the.vassal(p))] for p in some if max(the.town(p), the.vassal(p)) >= 0}
        assert shape(the, "who", "holders_before", given(some), before=before) == holders


# -- areas


def test_areas_of_a_player(the: Book) -> None:
    g, printed = the.g, set(members(the.g.start.side.printed))
    for at in members(g.everyone):
        realm = g.realm[at]
        own = {province for province in the.owned_by[realm] if not the.taken(province)}
        assert shape(the, "areas", "own", realm=realm) == the.area(own)
        whole = {area for area in the.area(own) if the.inside(area) & printed <= the.owned_by[realm]}
        assert shape(the, "areas", "own_whole", realm=realm) == whole
        for least in (1, 2, 3):
            swayed = {area for area in range(len(g.influence)) if relations.influence_at(g, at, 1 << area) >= least}
            assert shape(the, "areas", "influenced", least, realm=realm) == swayed
        stands = {area for area in range(len(g.influence)) if at in the.units(area)}
        hostile = {area for area in stands if nearness.hostile_area(g, at, area)}
        assert shape(the, "areas", "hostile_with_units", realm=realm) == hostile


def test_areas_beside_others(the: Book) -> None:
    land = the.g.start.board.land
    for area in range(len(the.g.influence)):
        around = set(members(land.beside[area]))
        assert shape(the, "areas", "by_land", ("areas", area)) == around - {area}
    for realm in the.realms:
        mine = the.area({province for province in the.owned_by[realm] if not the.taken(province)})
        around = set[int]().union(*(members(land.beside[area]) for area in mine))
        assert shape(the, "areas", "by_land_realm", ("realms", realm)) == around - mine
    towns = the.area({province for province in the.provinces if the.town(province) >= 0})
    held = {area for area in range(len(the.g.influence)) if land.distant >> area & 1}
    held &= towns | {area for claims in the.g.claims for area in members(claims)}
    around = set[int]().union(*(members(land.beside[area]) for area in held))
    assert shape(the, "areas", "near_colonies") == around - held


# -- what holds


def test_ties_that_hold(the: Book) -> None:
    g = the.g
    for at in members(g.everyone):
        realm = g.realm[at]
        scene = view(the, realm)
        for other in the.realms:
            who = ("realms", other)
            assert scene.holds(("allied", who)) == bool(g.allies[at] >> other & 1)
            assert scene.holds(("married", who)) == bool(g.weddings[at] >> other & 1)
            for word, ties in (("at_war_with", g.wars), ("truce_with", g.truces)):
                mine = ties[at] >> other & 1
                theirs = the.played(other) and ties[g.realm.index(other)] >> realm & 1
                assert scene.holds((word, who)) == bool(mine or theirs)
            assert scene.holds(("at_peace_with", who)) != scene.holds(("at_war_with", who))
            assert scene.holds(("npr", who)) == (the.free(other) and not the.played(other))
        assert scene.holds(("any_ally",)) == any(not the.played(other) for other in members(g.allies[at]))
        assert scene.holds(("member",)) == the.member(realm)


def test_what_holds_in_an_area(the: Book) -> None:
    g = the.g
    everywhere = range(len(g.influence))
    present = {at: {area for area in everywhere if _present(the, at, area)} for at in range(g.seats)}
    for at in members(g.everyone):
        scene = view(the, g.realm[at])
        for area in (0, *everywhere[at % 3 :: 3]):
            where, inside = ("areas", area), the.inside(area) & set(members(g.start.side.printed))
            sway = [relations.influence_at(g, other, 1 << area) for other in range(g.seats)]
            for least in (1, 2, 3):
                assert scene.holds(("has_influence", least, where)) == (sway[at] >= least)
            rivals = [number for other, number in enumerate(sway) if other != at]
            assert scene.holds(("most_influence", where)) == (sway[at] > max(rivals))
            assert scene.holds(("has_claim", where)) == bool((g.claims[at] | g.cores[at]) >> area & 1)
            assert scene.holds(("holds_town", where)) == any(the.town(p) == at for p in inside)
            assert scene.holds(("holds", where)) == any(at in (the.town(p), the.vassal(p)) for p in inside)
            assert scene.holds(("occupies", where)) == any(the.occupier(p) == at for p in inside)
            assert scene.holds(("present", where)) == (area in present[at])
            assert scene.holds(("rival_present", where)) == any(
                area in present[other] for other in range(g.seats) if other != at
            )


def _present(the: Book, at: int, area: int) -> bool:
    """Units, towns, vassals, influence, claims or cores, or the capital of an ally or of a spouse's realm."""
    g, inside = the.g, the.inside(area)
    if at in the.units(area) or share(g.influence, area, at) or (g.claims[at] | g.cores[at]) >> area & 1:
        return True
    homes = {the.capital(realm) for realm in members(g.allies[at] | g.weddings[at])}
    return any(at in (the.town(p), the.vassal(p)) for p in inside) or bool(homes & inside)


def test_all_of_some_provinces_are_a_realm_s(the: Book) -> None:
    dice = Random(7)
    for realm in the.realms:
        scene, own, vassals = view(the, realm), the.owned_by[realm], the.subjects(realm)
        for some in (own, vassals, own | vassals, own | {dice.choice(the.provinces)}, vassals | own | {5}):
            assert scene.holds(("owns", given(some))) == (some <= own)
            assert scene.holds(("dominates", given(some))) == (some <= own | vassals)
            assert scene.holds(("overlord_of", given(some))) == (some <= vassals)
    for first in range(0, len(the.provinces), 2):
        some = set(the.provinces[first : first + 2])
        owners = {the.owner(province) for province in some}
        peaceful = all(
            realm >= 0 and not the.played(realm) and the.free(realm) and not relations.embattled(the.g, realm)
            for realm in owners
        )
        assert view(the, 0).holds(("peaceful_npr", given(some))) == peaceful


# -- numbers


def test_what_is_counted_in_provinces_and_areas(the: Book) -> None:
    g, scene = the.g, view(the, the.g.realm[0])
    for first in range(0, len(the.provinces), 9):
        some = set(the.provinces[first : first + 9])
        assert scene.number(("count", given(some))) == len(some)
        assert scene.number(("tax_of", given(some))) == sum(g.start.side.tax[p] for p in some)
        there = given(the.area(some))
        assert scene.number(("count_areas", there)) == len(the.area(some))
        assert scene.number(("rebels_in", there)) == sum(g.rebels[area] for area in the.area(some))
        unrest = {p for area in the.area(some) for p in the.inside(area) if g.unrest >> p & 1}
        assert scene.number(("unrest_in", there)) == len(unrest)
    for first in range(0, len(the.realms), 6):
        realms = set(the.realms[first : first + 6])
        own = [the.worth({p for p in the.owned_by[realm] if not the.taken(p)}) for realm in realms]
        assert scene.number(("base_tax", given(realms))) == sum(own)


def test_what_is_counted_of_a_player(the: Book) -> None:
    g = the.g
    for at in members(g.everyone):
        scene = view(the, g.realm[at])
        assert scene.number(("large_towns",)) == (g.towns[at] & g.large).bit_count()
        pieces = {p for p in the.provinces if at in (the.town(p), the.vassal(p))}
        assert scene.number(("own_unrest",)) == len({p for p in pieces if g.unrest >> p & 1})
        assert scene.number(("claims_held",)) == len([*members(g.claims[at]), *members(g.cores[at])])
        assert scene.number(("marriages",)) == len([*members(g.weddings[at])])
        assert scene.number(("alliances",)) == len([*members(g.allies[at])])
        for area in range(len(g.influence)):
            armies = (army for army in range(3 * at, 3 * at + 3) if g.army_at[army] == area)
            here = share(g.infantry, area, at) + sum(size(g.armies[army]) for army in armies)
            assert scene.number(("units", ("areas", area))) == here


# -- printed


def test_what_the_board_prints(the: Book) -> None:
    land, sea = the.g.start.board.land, the.g.start.board.sea
    printed = set(members(the.g.start.side.printed))
    distant = {province for province in printed if land.distant >> land.area_of[province] & 1}
    assert shape(the, "provinces", "distant") == distant
    assert shape(the, "provinces", "main_map") == printed - distant
    assert shape(the, "provinces", "coastal") == {province for province in printed if sea.faces[province]}
    assert shape(the, "provinces", "gold") == {province for province in printed if land.gold >> province & 1}
    assert shape(the, "provinces", "dutch") == {province for province in printed if land.dutch >> province & 1}
    assert shape(the, "areas", "empire") == the.area(the.empire())
    for area in range(len(the.g.influence)):
        assert shape(the, "provinces", "in", ("areas", area)) == the.inside(area) & printed
    for zone in range(len(the.g.guards)):
        facing = {province for province in printed if zone in sea.faces[province]}
        assert shape(the, "provinces", "facing", ("zones", zone)) == facing
        assert shape(the, "areas", "beside_zone", ("zones", zone)) == set(members(sea.shores[zone]))
    for node, zones in enumerate(sea.node_zones):
        facing = {province for province in printed if set(sea.faces[province]) & set(zones)}
        assert shape(the, "provinces", "at_node", ("node", node)) == facing
        assert shape(the, "zones", "zones_at", ("node", node)) == set(zones)
        shores = set[int]().union(*(members(sea.shores[zone]) for zone in zones))
        assert shape(the, "areas", "beside_node", ("node", node)) == shores


def test_faiths_of_areas(the: Book) -> None:
    """Those of one's own that believe something else; those of each faith; where Catholics and Protestants meet."""
    g = the.g
    everywhere = range(len(g.influence))
    faith = {area: religion_of(g, area) for area in everywhere}
    old = {CATHOLIC, COUNTER_REFORMED}
    for word, religions in (("catholic", old), ("protestant", {PROTESTANT}), ("muslim", {MUSLIM})):
        assert shape(the, "areas", "faith_is", (word,)) == {area for area in everywhere if faith[area] in religions}
    for at in members(g.everyone):
        own = the.area({p for p in the.owned_by[g.realm[at]] if not the.taken(p)})
        other = {area for area in own if faith[area] and not same_faith(faith[area], g.religion[at])}
        assert shape(the, "areas", "dissenting", realm=g.realm[at]) == other
    towns = the.area({province for province in the.provinces if the.town(province) >= 0})
    beside = {area: {faith[near] for near in members(g.start.board.land.beside[area])} for area in everywhere}
    meeting = {religion: {PROTESTANT} for religion in old} | {PROTESTANT: old}
    border = {area for area in towns if meeting.get(faith[area], set()) & beside[area]}
    assert shape(the, "areas", "faith_border") == border
