"""16.3: what effects of cards can be done to, for every player, where everything is mixed, in want and in plenty."""

from __future__ import annotations

from random import Random

import pytest

from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.cards.conditions import GROUPS
from theatrum.titles.europa.cards.effects import CHOOSING, Deed, Resolve
from theatrum.titles.europa.cards.scene import Memory
from theatrum.titles.europa.diplomacy import relations
from theatrum.titles.europa.state import IMPERIAL, NONE, share
from theatrum.titles.europa.war.pieces import ships_left
from theatrum.titles.europa.war.realm_attacks import may_rise

from ..mixed_war import BOARDS, WarBook, with_means

assert GROUPS
NOTHING = Memory()
pytestmark = pytest.mark.rule("europa:16.3")


@pytest.fixture(params=[(seed, plenty) for seed in BOARDS for plenty in (False, True)], ids=str)
def the(request: pytest.FixtureRequest) -> WarBook:
    seed, plenty = request.param
    return with_means(seed, plenty)


def open_(the: WarBook, at: int, head: str, whole: int = -1, about: Memory = NOTHING) -> set[int]:
    """What a seat can do it to, of a set; of all there is unless told otherwise."""
    g = the.g
    kind = CHOOSING[head].of
    realms = len(the.realms)
    many = {"areas": len(g.influence), "provinces": len(the.provinces), "realms": realms, "who": realms}
    many |= {"zones": len(g.guards), "node": len(g.pirates), "army": 3, "power": 3, "deck": 3}
    deed = Deed(g, at, g.realm[at], about, Resolve(at, (), about))
    return set(members(CHOOSING[head].open(deed, whole & (1 << many[kind]) - 1)))


def both(the: WarBook, at: int, head: str, expected: set[int], about: Memory = NOTHING) -> None:
    """Of all there is and of every third."""
    assert open_(the, at, head, -1, about) == expected
    third = bits(range(at, 400, 3))
    assert open_(the, at, head, third, about) == expected & set(members(third))


def cubes(the: WarBook, at: int, area: int) -> int:
    return share(the.g.influence, area, at)


def cubes_left(the: WarBook, at: int) -> bool:
    """Thirty, of which power, influence, those who marked something and covered spaces take some."""
    g = the.g
    covered = sum(the.town(p) == at and the.taken(p) for p in the.provinces)
    return sum(g.power[3 * at : 3 * at + 3]) + sum(cubes(the, at, area) for area in the.areas) + covered < 30


def room(the: WarBook, area: int) -> bool:
    """Five at most."""
    return sum(share(the.g.influence, area, owner) for owner in range(IMPERIAL + 1)) < 5


def played(the: WarBook) -> list[int]:
    return sorted(members(the.g.everyone))


def test_influence_comes_where_there_is_room_or_an_opponent_s_cube(the: WarBook) -> None:
    """And a cube beside the mat, or one elsewhere."""
    closed = {area for area in the.areas if relations.closed_to_influence(the.g, area)}
    spacious = {area for area in the.areas if area not in closed and room(the, area)}
    for at in played(the):
        beside = cubes_left(the, at)
        rivals = {a for a in the.areas if any(cubes(the, other, a) for other in range(the.g.seats) if other != at)}
        mine = {a for a in the.areas if cubes(the, at, a)}
        expected = set()
        for area in the.areas:
            cube = beside or (area in spacious and bool(mine - {area}))
            if cube and (area in spacious or (area not in closed and area in rivals)):
                expected.add(area)
        both(the, at, "influence", expected)
        both(the, at, "drive_out_of", rivals)
        both(the, at, "swap_influence", rivals)
        both(the, at, "take_back", mine)
        both(the, at, "strip_influence", rivals | mine)


def test_claims_and_cores_come_where_there_are_none_as_long_as_there_are_tokens(the: WarBook) -> None:
    g = the.g
    for at in played(the):
        token = (g.claims[at] | g.cores[at]).bit_count() + g.casus[at].bit_count() < 8
        marked = set(members(g.claims[at] | g.cores[at]))
        inside = {a: {p for p in the.inside(a) if g.start.side.printed >> p & 1} for a in the.areas}
        mine = {a for a in the.areas if any(the.owner(p) == g.realm[at] and not the.taken(p) for p in inside[a])}
        whole = {a for a in mine if all(the.owner(p) == g.realm[at] for p in inside[a])}
        claimable = open_(the, at, "claim")
        assert claimable <= set(the.areas) - marked
        assert claimable == ({a for a in the.areas if a not in marked} - whole if token else set())
        both(the, at, "drop_claim", set(members(g.claims[at])))
        foreign = {a for a in the.areas if any(the.core(p) != g.realm[at] for p in inside[a])}
        cores = foreign - set(members(g.cores[at]))
        both(the, at, "core", cores if token else cores & set(members(g.claims[at])))


def test_allies_are_free_and_at_peace_and_nobody_s_with_more_influence(the: WarBook) -> None:
    g = the.g
    for at in played(the):
        full = g.allies[at].bit_count() >= 3 + (g.ideas[at] >> g.start.lists.ideas["cabinet"] & 1)
        spare = g.allies[at] & ~g.active_allies[at]
        expected = set()
        for realm in the.realms:
            if not the.free(realm) or realm in g.realm or relations.embattled(g, realm) or g.allies[at] >> realm & 1:
                continue
            holders = [other for other in range(g.seats) if g.allies[other] >> realm & 1]
            standing = [relations.standing(g, who, realm) for who in (at, *holders)]
            if not holders or standing[0] >= standing[1]:
                expected.add(realm)
        for head in ("ally", "ally_some"):
            both(the, at, head, set() if full and not spare else expected)


def test_spouses_are_who_can_wed_while_a_marriage_is_left_or_can_be_given_up(the: WarBook) -> None:
    g = the.g

    def full(at: int) -> bool:
        return g.weddings[at].bit_count() >= 3 + (g.ideas[at] >> g.start.lists.ideas["cabinet"] & 1)

    for at in played(the):
        able = {realm for realm in the.realms if relations.can_wed(g, at, realm)}
        none = full(at) and not g.weddings[at] & ~g.disputed[at]
        both(the, at, "marry", set() if none else able)
        both(the, at, "marry_some", set() if none else able)
        others = {r for r in able if the.played(r) and not full(at) and not full(g.realm.index(r))}
        nobodys = set() if none else {realm for realm in able if not the.played(realm)}
        both(the, at, "propose", others | nobodys)


def test_unrest_rises_and_falls_on_pieces_on_top(the: WarBook) -> None:
    g = the.g
    for at in played(the):
        own, anybody, any_restless = set(), set(), set()
        for province in the.provinces:
            owner = max(the.town(province), the.vassal(province))
            top = the.occupier(province) if the.occupier(province) >= 0 else NONE if the.taken(province) else owner
            stirred = (g.occupied_unrest if the.occupier(province) >= 0 else g.unrest) >> province & 1
            if top >= 0 and not stirred:
                anybody.add(province)
                own |= {province} if top == at else set()
            if (g.unrest | g.occupied_unrest) >> province & 1:
                any_restless.add(province)
        both(the, at, "unrest", own)
        both(the, at, "unrest_any", anybody)
        both(the, at, "calm", any_restless)


def test_rebels_and_revolutions(the: WarBook) -> None:
    g = the.g
    g.revolution = bits(range(3, 90, 7))
    risen = {area for area in the.areas if g.rebels[area]}
    near = {area for area in the.areas if not the.land.distant >> area & 1}
    changed = set(members(g.revolution)) & set(the.areas)
    for at in played(the):
        both(the, at, "march_from", risen)
        both(the, at, "remove_rebels", risen)
        both(the, at, "revolution", near - changed)
        both(the, at, "remove_revolution", changed)
        both(the, at, "rise_in", set(the.areas))
    keep = g.rebels[0]
    g.rebels[0] += g.start.box.components["npr_unit"].number
    assert not open_(the, 0, "rise_in")
    g.rebels[0] = keep
    g.revolution = 0


def test_towns_grow_and_shrink_while_there_are_pieces(the: WarBook) -> None:
    g, box = the.g, the.g.start.box.components
    for at in played(the):
        mine = {p for p in the.provinces if the.town(p) == at}
        large = {p for p in mine if g.large >> p & 1}
        occupying = {p for p in the.provinces if the.occupier(p) == at}
        placed = len(large) + len({p for p in occupying if g.occupied_large >> p & 1})
        both(the, at, "grow", mine - large if placed < box["large_town"].number else set())
        both(the, at, "shrink", large if left(g, at)[0] > 0 else set())
        both(the, at, "to_vassal", mine)


def test_realms_and_provinces_that_cards_buy_and_annex(the: WarBook) -> None:
    g = the.g
    for at in played(the):
        both(the, at, "annex", {r for r in the.realms if not the.played(r) and the.owned_by[r]})
        foreign = {p for p in the.provinces if the.owner(p) not in (NONE, g.realm[at])}
        both(the, at, "buy_province", {p for p in foreign if the.town(p) != at})
        for realm, mask, *_ in g.tokens:
            laid = set(members(mask))
            nobodys = {p for p in the.provinces if not the.played(the.core(p))}
            both(the, at, "lay", nobodys - laid, Memory(new_realm=realm))


def test_where_units_and_ships_come_and_are_lost(the: WarBook) -> None:
    """Never where a battle would follow; an army is there, or one is on the mat."""
    g = the.g
    for at in played(the):
        mine = {area for area in the.areas if at in the.units(area)}
        enemies = {other for other in range(g.seats) if g.wars[at] >> g.realm[other] & 1}
        met = {area for area in the.areas if the.units(area) & enemies}
        both(the, at, "fall_in", mine)
        both(the, at, "disband", mine)
        both(the, at, "rout", met)
        foes = the.hostile(at)
        hostile = {a for a in the.areas if g.rebels[a] or the.units(a) & enemies or the.inside(a) & foes}
        armies = g.army_at[3 * at : 3 * at + 3]
        both(the, at, "hire", {a for a in the.areas if a not in hostile and (a in armies or NONE in armies)})
        waters = set(the.zones) - the.hostile_waters(g.realm[at])
        assert ships_left(g, at) > 0
        both(the, at, "light_ships", waters)
        galleys = {zone for zone in waters if the.sea.galleys >> zone & 1}
        afloat = g.fleet_at[at] in the.zones
        both(the, at, "galleys", galleys & {g.fleet_at[at]} if afloat else galleys)
        both(the, at, "lose_ship", the.at_sea(at))
        prey = set().union(*(the.at_sea(other) for other in range(g.seats) if other != at))
        prey |= {zone for zone in the.zones if any(g.pirates[node] for node in the.sea.zone_nodes[zone])}
        both(the, at, "remove_ship", prey)


def test_power_advisors_and_generals(the: WarBook) -> None:
    g, dice = the.g.clone(), Random(7)
    the = WarBook(g)
    for at in played(the):
        for _ in range(8):
            g.power[3 * at : 3 * at + 3] = [dice.choice((0, 1, 5, 10)) for _ in range(3)]
            g.advisors[3 * at : 3 * at + 3] = [dice.choice((NONE, 4, 9)) for _ in range(3)]
            g.generals[3 * at : 3 * at + 3] = [dice.choice((NONE, 4, -2)) for _ in range(3)]
            power = dict(enumerate(g.power[3 * at : 3 * at + 3]))
            serving = {kind for kind in range(3) if g.advisors[3 * at + kind] != NONE}
            for kinds in range(1, 8):
                wanted = set(members(kinds))
                assert open_(the, at, "lose_some_power", kinds) == {k for k in wanted if power[k] > 0}
                assert open_(the, at, "gain_some_power", kinds) == {k for k in wanted if power[k] < 10}
                assert open_(the, at, "dismiss_kind", kinds) == (serving & wanted or serving)
            led = {army for army in range(3) if g.generals[3 * at + army] != NONE}
            assert open_(the, at, "dismiss_army") == led
    commanders = {g.realm[at] for at in played(the) if any(card >= 0 for card in g.generals[3 * at : 3 * at + 3])}
    assert open_(the, played(the)[0], "lure") == commanders


def test_realms_rise_against_the_player_who_was_chosen(the: WarBook) -> None:
    g = the.g
    for at in played(the)[:2]:
        for victim in played(the):
            expected = {realm for realm in the.realms if not the.played(realm) and may_rise(g, realm, victim)}
            both(the, at, "rise_one", expected, Memory(player=g.realm[victim]))
