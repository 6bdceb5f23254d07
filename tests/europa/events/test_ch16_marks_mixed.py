"""15, 16.5: where faiths and revolutions spread and expansive realms conquer, where everything is mixed."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from theatrum.titles.europa.board.land import REVOLUTIONARY
from theatrum.titles.europa.board.ownership import strength
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.events import expansion, faiths
from theatrum.titles.europa.faith import religion
from theatrum.titles.europa.faith.religion import CATHOLIC, COUNTER_REFORMED, MUSLIM, ORTHODOX, PROTESTANT
from theatrum.titles.europa.state import NONE

from ..mixed_war import WarBook, at_war
from ..positions import begin

BOARDS = pytest.mark.parametrize("seed", range(1, 4))


def board(seed: int) -> WarBook:
    return _board(seed, tuple(begin().realm))


@cache
def _board(seed: int, _chairs: tuple[int, ...]) -> WarBook:
    """Two faiths hang together here and there, and a revolution in a few areas."""
    g, dice = at_war(seed).g.clone(), Random(seed + 3)
    land = g.start.board.land
    spaces = sorted({space for space in land.religion_space if space >= 0})
    for space in dice.sample(spaces, 14):
        g.faith[space] = dice.choice((PROTESTANT, PROTESTANT, COUNTER_REFORMED, CATHOLIC))
    g.revolution = bits(dice.sample(spaces, seed))
    g.first = dice.randrange(g.seats)
    return WarBook(g)


def creed(the: WarBook, area: int, below: bool = False) -> int:
    """A revolution lies on top of a token, a token on what is printed; overseas there is no religion."""
    g, space = the.g, the.land.religion_space[area]
    if space < 0:
        return 0
    if g.revolution >> space & 1 and not below:
        return REVOLUTIONARY
    return g.faith[space] if g.faith[space] >= 0 else the.land.religion[g.start.side.year][space]


def clusters(the: WarBook, faith: int) -> list[set[int]]:
    """Areas of a faith that hang together over land."""
    left, found = {area for area in the.areas if creed(the, area) == faith}, list[set[int]]()
    while left:
        cluster = {min(left)}
        while more := {a for a in left - cluster if the.beside(a) & cluster}:
            cluster |= more
        found.append(cluster)
        left -= cluster
    return found


def around(the: WarBook, some: set[int]) -> set[int]:
    """Areas beside these, by land or from port to port."""
    found = set[int]()
    for area in some:
        zones = {zone for port in the.inside(area) if the.serves(port) for zone in the.sea.faces[port]}
        ports = {p for p in the.provinces if the.serves(p) and zones & {*the.sea.faces[p]}}
        found |= the.beside(area) | the.area(ports)
    return found - some


@pytest.mark.rule("europa:15", "europa:16.5")
@BOARDS
def test_clusters_are_areas_of_a_faith_that_hang_together(seed: int) -> None:
    the = board(seed)
    for area in the.areas:
        assert religion.religion_of(the.g, area) == creed(the, area)
    for faith in (CATHOLIC, PROTESTANT, COUNTER_REFORMED, REVOLUTIONARY):
        found = [set(members(cluster)) for cluster in faiths.clusters(the.g, faith)]
        assert sorted(map(sorted, found)) == sorted(map(sorted, clusters(the, faith)))
        for cluster in found:
            assert set(members(faiths.beside(the.g, bits(cluster)))) == around(the, cluster)
        alike = {CATHOLIC, COUNTER_REFORMED} if faith in (CATHOLIC, COUNTER_REFORMED) else {faith}
        same = {area for area in the.areas if creed(the, area) in alike}
        assert set(members(religion.believers(the.g, faith))) == same
    dagger = {zone for zone in the.zones if the.sea.mark[zone] == 2}
    plain = {area for area in the.areas if creed(the, area) == CATHOLIC and not dagger & {*the.sea.coast[area]}}
    assert set(members(faiths.mixed_ground(the.g))) == plain


@pytest.mark.rule("europa:16.5")
@BOARDS
@pytest.mark.parametrize("counts", [(1, 0), (2, 1), (2, 2)])
def test_a_faith_spreads_beside_its_clusters_where_neither_orthodox_nor_muslims_live(
    seed: int, counts: tuple[int, int]
) -> None:
    """Not twice on a space; after two of a kind the other kind, if it can."""
    the = board(seed)
    g, frame = the.g, faiths.Spread(0)
    frame.begin(g)
    frame.placed, frame.counts = bits(range(0, 90, 5)), counts
    ways = set()
    for faith in (PROTESTANT, COUNTER_REFORMED):
        for cluster in clusters(the, faith):
            for area in around(the, cluster):
                space = the.land.religion_space[area]
                fresh = space >= 0 and not frame.placed >> space & 1
                if fresh and creed(the, area, True) not in (0, ORTHODOX, MUSLIM) and creed(the, area) != faith:
                    ways.add((faith, bits(cluster), area))
    full = {faith for faith, count in zip((PROTESTANT, COUNTER_REFORMED), counts, strict=True) if count >= 2}
    expected = {way for way in ways if way[0] not in full} or ways
    assert set(frame.open(g)) == expected
    if expected:
        turn = PROTESTANT if counts[0] <= counts[1] else COUNTER_REFORMED
        kind = {way for way in expected if way[0] == turn} or expected
        towns = the.area({p for p in the.provinces if the.town(p) >= 0})
        best = min((way[2] not in towns, -the.printed(the.inside(way[2])), way[2]) for way in kind)
        assert frame.automatic(g, frame.open(g))[2] == best[2]


@pytest.mark.rule("europa:16.5")
@BOARDS
def test_a_revolution_spreads_beside_its_clusters_and_breaks_out_in_capitals_away_from_them(seed: int) -> None:
    the = board(seed)
    g, frame = the.g, faiths.Revolution(0)
    frame.begin(g)
    found = clusters(the, REVOLUTIONARY)
    assert (frame.wanted, frame.fresh) == (max(0, 2 - len(found)), not found)
    frame.placed = bits(range(0, 90, 4))
    expected = {
        (bits(cluster), area)
        for cluster in found
        for area in around(the, cluster)
        if not frame.placed >> area & 1 and not the.land.distant >> area & 1 and creed(the, area) != REVOLUTIONARY
    }
    assert set(frame.open(g)) == expected
    taken = set().union(*(cluster if frame.fresh else cluster | around(the, cluster) for cluster in found))
    homes = {at: the.land.area_of[the.capital(g.realm[at])] for at in members(g.everyone)}
    order = [(g.first + step) % g.seats for step in range(g.seats)]
    assert frame.homes(g) == [at for at in order if at in homes and homes[at] not in taken]


@pytest.mark.rule("europa:13.3", "europa:16.5")
@BOARDS
@pytest.mark.parametrize("age", [1, 2])
def test_what_an_expansive_realm_conquers_is_beside_it(seed: int, age: int) -> None:
    """Never a capital but a realm's last province, a player's core, its ally's, or what is taken."""
    the = board(seed)
    g, land = the.g, the.land
    g.age, seen = age, set[bool]()
    for realm, mask, _, _ in g.tokens:
        mine = {p for p in the.owned_by[realm] if not the.taken(p)}
        near, mine_areas = set[int](), the.area(mine)
        for province in mine:
            near |= {p for a in {land.area_of[province]} | the.beside(land.area_of[province]) for p in the.inside(a)}
            if the.serves(province):
                zones = {*the.sea.faces[province]}
                near |= {p for p in the.provinces if the.serves(p) and zones & {*the.sea.faces[p]}}
        friend = next((at for at in range(g.seats) if g.allies[at] >> realm & 1), NONE)
        expected = set()
        for province in near - mine - set(members(mask)):
            owner = the.owner(province)
            if owner in (NONE, realm) or the.taken(province) or not g.start.side.printed >> province & 1:
                continue
            if the.played(the.core(province)) or the.flag(province) == realm:
                continue
            lord = the.overlord(owner) if the.overlord(owner) >= 0 else owner
            if friend >= 0 and lord == g.realm[friend]:
                continue
            if the.capital(owner) != province or the.owned_by[owner] == {province}:
                expected.add(province)
        ocean = any(the.sea.mark[zone] == 0 for port in mine if the.serves(port) for zone in the.sea.faces[port])
        ports = {p for p in the.provinces if the.sea.faces[p] and g.start.side.printed >> p & 1}
        empty = {p for p in ports if the.owner(p) < 0} if ocean else set()
        assert set(members(expansion.coasts(g, realm))) == empty
        expected |= empty if age >= 2 else set()
        assert set(members(expansion.targets(g, realm))) == expected
        beside = set().union(*(the.beside(area) for area in mine_areas))
        plain = {p for p in expected if the.owner(p) >= 0 and the.free(the.owner(p)) and the.owner(p) not in g.realm}
        plain = {p for p in plain if the.town(p) < 0 and the.vassal(p) < 0}
        ranked = [{p for p in plain if land.area_of[p] in where} for where in (mine_areas, beside)]
        best = next((some for some in ranked if some), set[int]())
        weakest = min(best, key=lambda p: (strength(g, the.owner(p)), the.owner(p), p), default=NONE)
        assert expansion.automatic(g, realm) == weakest
        seen.add(bool(expected))
    assert True in seen
