"""2.2, 9.8, 11.4, 13.3, 14: pieces come to a province and leave it where everything is mixed; no other is touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from theatrum.titles.europa.board import holding, stock
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.court import tracks
from theatrum.titles.europa.round import accounts
from theatrum.titles.europa.state import NONE, Europa
from theatrum.titles.europa.unrest import rebels, unrest
from theatrum.titles.europa.war.units import INFANTRY, one

from ..mixed import Book, book

BOARDS = pytest.mark.parametrize("seed", [0, 3])
SMALL, LARGE, TWO = "small", "large", "two small"


class Piece(NamedTuple):
    """What lies on a province, of whom, and whether its unrest side is up."""

    seat: int = NONE
    size: str = ""
    unrest: bool = False


class Layers(NamedTuple):
    """A province from its flag upwards."""

    token: int
    owner: Piece  # a town or, without a size, a vassal
    occupier: Piece
    rebels: bool
    plus: bool


def layers(g: Europa) -> list[Layers]:
    every = range(len(g.start.side.owner))
    return [_layers(g, province) for province in every]


def _layers(g: Europa, province: int) -> Layers:
    def of(columns: list[int]) -> int:
        return next((seat for seat, mask in enumerate(columns) if mask >> province & 1), NONE)

    def has(mask: int) -> bool:
        return bool(mask >> province & 1)

    town, vassal, occupier = of(g.towns), of(g.vassals), of(g.occupied)
    token = next((realm for realm, mask, *_ in g.tokens if has(mask)), NONE)
    size = (LARGE if has(g.large) else TWO if has(g.twins) else SMALL) if town >= 0 else ""
    over = (LARGE if has(g.occupied_large) else TWO if has(g.occupied_twins) else SMALL) if occupier >= 0 else ""
    assert town < 0 or vassal < 0
    return Layers(
        token,
        Piece(max(town, vassal), size, has(g.unrest)),
        Piece(occupier, over, occupier >= 0 and has(g.occupied_unrest)),
        has(g.rebel_towns),
        has(g.plus),
    )


def town_for(g: Europa, found: list[Layers], seat: int, province: int) -> str:
    """What a seat has for a town there: one piece, on a large province a large one or two small."""
    box = g.start.box.components
    sizes = [p.owner.size for p in found if p.owner.seat == seat]
    sizes += [p.occupier.size for p in found if p.occupier.seat == seat]
    vassals = [n for n, p in enumerate(found) if p.owner.seat == seat and not p.owner.size]
    small = box["small_town"].number - sizes.count(SMALL) - 2 * sizes.count(TWO)
    small += box["vassal"].number - sum(g.start.side.tax[n] for n in vassals)  # tokens stand in for small towns
    if g.start.side.tax[province] < 2:
        return SMALL if small > 0 else ""
    return LARGE if box["large_town"].number > sizes.count(LARGE) else TWO if small > 1 else ""


def whole(g: Europa) -> list[int]:
    """All layers of all provinces."""
    marks = [g.large, g.twins, g.unrest, g.occupied_large, g.occupied_twins, g.rebel_towns, g.plus]
    return [*g.towns, *g.vassals, *g.occupied, *(mask for _, mask, *_ in g.tokens), *marks]


def changes(g: Europa, province: int, do: Callable[..., object], *about: int) -> tuple[Europa, Layers, Layers]:
    """The board after it, and what lies on the province before and after; nothing else has changed."""
    twin, others = g.clone(), ~(1 << province)
    do(twin, *about)
    assert [mask & others for mask in whole(twin)] == [mask & others for mask in whole(g)]
    return twin, _layers(g, province), _layers(twin, province)


def some(g: Europa, step: int = 7) -> list[tuple[int, int]]:
    """Provinces of all kinds, each with a seat that is at the table; those of players are all among them."""
    seats = sorted(members(g.everyone))
    found = sorted(members(g.start.side.printed))[::step]
    return [(province, seats[turn % len(seats)]) for turn, province in enumerate(found)]


NOBODY = Piece()


@pytest.mark.rule("europa:2.2", "europa:9.8")
@BOARDS
def test_a_province_that_is_taken_has_the_new_owner_s_town_and_nothing_else(seed: int) -> None:
    """An occupying town stays as it lies, with its unrest; on what one has nothing changes."""
    g = book(seed).g
    found = layers(g)
    for province, at in some(g):
        for stirred in (False, True):
            expected = town_for(g, found, at, province)
            _, old, new = changes(g, province, holding.take, at, province, stirred)
            if old.occupier.seat == at:
                assert new == Layers(old.token, old.occupier, NOBODY, False, False)
            elif old.owner.seat == at and old.owner.size:
                assert new == old
            elif expected:
                assert new == Layers(old.token, Piece(at, expected, stirred), NOBODY, False, False)
            else:
                assert new == old


@pytest.mark.rule("europa:9.8")
@BOARDS
def test_an_occupied_province_keeps_what_lies_beneath(seed: int) -> None:
    g = book(seed).g
    found = layers(g)
    for province, at in some(g):
        expected = town_for(g, found, at, province)
        twin, old, new = changes(g, province, holding.occupy, at, province)
        if old.occupier.seat == at or not expected:
            assert new == old
        else:
            assert new == old._replace(occupier=Piece(at, expected, True), rebels=False)
        twin, _, freed = changes(twin, province, holding.free, province)
        assert freed == old._replace(occupier=NOBODY, rebels=False)
        _, _, risen = changes(g, province, holding.rebel, province)
        assert risen == old._replace(occupier=NOBODY, rebels=True)


@pytest.mark.rule("europa:2.2", "europa:14.1")
@BOARDS
def test_what_a_seat_loses_lays_bare_what_is_beneath(seed: int) -> None:
    """His occupation, or his town or vassal."""
    g = book(seed).g
    for province in sorted(members(g.start.side.printed)):
        old = _layers(g, province)
        for at in {old.occupier.seat, old.owner.seat} - {NONE}:
            _, old, new = changes(g, province, holding.lose, at, province)
            if old.occupier.seat == at:
                assert new == old._replace(occupier=NOBODY)
            else:
                assert new == old._replace(owner=NOBODY)


@pytest.mark.rule("europa:16.1", "europa:16.3")
@BOARDS
def test_towns_grow_and_dwindle_by_a_piece(seed: int) -> None:
    g = book(seed).g
    for province in sorted(members(g.start.side.printed))[::2]:
        old = _layers(g, province)
        small, large, _ = stock.left(g, max(old.owner.seat, 0))
        twin, _, new = changes(g, province, holding.grow, province)
        able = bool(old.owner.size) and old.owner.size != LARGE and large > 0
        assert new == (old._replace(owner=old.owner._replace(size=LARGE)) if able else old)
        assert bool([event for event in twin.events if event.name == "town-grew"]) == able
        _, _, new = changes(g, province, holding.dwindle, province)
        able = old.owner.size == LARGE and small > 0
        assert new == (old._replace(owner=old.owner._replace(size=SMALL)) if able else old)


@pytest.mark.rule("europa:14.1")
@BOARDS
def test_unrest_comes_to_the_piece_on_top(seed: int) -> None:
    """To an occupier's town, else to a town or vassal that no rebels cover and no one has left; and goes from it."""
    g = book(seed).g
    for province in sorted(members(g.start.side.printed))[seed % 2 :: 2]:
        twin, old, new = changes(g, province, unrest.riot, province)
        assert bool([event for event in twin.events if event.name == "unrest-rose"]) == (new != old)
        left = old.owner.seat >= 0 and g.gone >> old.owner.seat & 1
        if old.occupier.seat >= 0:
            assert new == old._replace(occupier=old.occupier._replace(unrest=True))
        elif old.owner.seat >= 0 and not old.rebels and not left:
            assert new == old._replace(owner=old.owner._replace(unrest=True))
        else:
            assert new == old
        _, _, calm = changes(g, province, unrest.calm, province)
        if old.occupier.seat >= 0:
            assert calm == old._replace(occupier=old.occupier._replace(unrest=False))
        else:
            assert calm == old._replace(owner=old.owner._replace(unrest=False))


# -- what they bring


def row(g: Europa, kind: str, track: str, pieces: int) -> int:
    """What a track of the mat shows; that of small towns begins anew after its twentieth."""
    shown = getattr(g.start.box, kind)[track]
    if track == "small":
        return int(pieces // 20 * shown[20] + shown[pieces % 20])
    return int(shown[pieces])


@pytest.mark.rule("europa:7.5", "europa:9.3")
@BOARDS
def test_tracks_show_what_lies_on_the_board_and_in_nobody_else_s_hands(seed: int) -> None:
    """Towns, occupying ones too, and vassals; an Emperor has his Authority besides, and nobody more than twenty."""
    the = book(seed)
    g, found = the.g, layers(the.g)
    for at in range(g.seats):
        free = [(n, p) for n, p in enumerate(found) if p.owner.seat == at and p.occupier == NOBODY and not p.rebels]
        towns = [p.owner.size for _, p in free if p.owner.size]
        towns += [p.occupier.size for p in found if p.occupier.seat == at]
        vassals = sum(g.start.side.tax[n] for n, p in free if not p.owner.size)
        small, large = towns.count(SMALL) + 2 * towns.count(TWO), towns.count(LARGE)
        most = g.start.box.components["small_town"].number
        assert tracks.uncovered(g, at) == (min(small, most), large, vassals + max(0, small - most))
        small, vassals = min(small, most), vassals + max(0, small - most)
        tax = row(g, "income", "small", small) + row(g, "income", "large", large)
        assert tracks.town_tax(g, at) == tax
        assert tracks.vassal_tax(g, at) == row(g, "income", "vassal", vassals)
        assert tracks.tax(g, at) == tax + tracks.vassal_tax(g, at)
        pieces = {"small": small, "large": large, "vassal": vassals}
        men = sum(row(g, "manpower", track, number) for track, number in pieces.items())
        for g.bonus[at] in (0, 1, 30):
            crowned = g.authority if g.realm[at] == g.emperor else 0
            assert tracks.manpower(g, at) == min(20, men + g.bonus[at] + crowned)
        g.bonus[at] = 0


@pytest.mark.rule("europa:16.5", "europa:4.4")
@BOARDS
def test_plague_takes_half_of_the_tax_area_by_area(seed: int) -> None:
    """Of a vassal a quarter; of what an occupier holds it is his."""
    the = book(seed)
    g, found = the.g, layers(the.g)
    every = (1 << len(g.influence)) - 1
    for plague in (0, every, every // 3, every // 7):
        g.plague = plague
        for at in range(g.seats):
            total = 0
            for area in members(plague):
                quarters = 0
                for province in the.inside(area):
                    p, printed = found[province], g.start.side.tax[province]
                    grown = 2 if p.owner.size in (LARGE, TWO) else printed
                    if p.occupier.seat == at:
                        quarters += 2 * printed
                    elif p.owner.seat == at and p.occupier == NOBODY and not p.rebels:
                        quarters += 2 * grown if p.owner.size else printed
                total += -(-quarters // 4)
            assert accounts.plague(g, at) == total
    g.plague = 0


# -- 14.3: rebels


@pytest.mark.rule("europa:14.3")
@BOARDS
@pytest.mark.parametrize("strength", range(5))
def test_rebels_besiege_the_largest_that_they_are_strong_enough_for(seed: int, strength: int) -> None:
    the = book(seed)
    g, restless = the.g, set(members(unrest.all_unrest(the.g)))
    for area in range(len(g.rebels)):
        inside = sorted(the.inside(area) & restless)
        for had in (set[int](), set(inside[:1])):
            fit = {p: _value(the, p) for p in inside if p not in had and _value(the, p) <= strength}
            siege = rebels.RebelSiege(area, strength, bits(had))
            assert set(members(siege.targets(g))) == {p for p, tax in fit.items() if tax == max(fit.values())}


def _value(the: Book, province: int) -> int:
    grown = (the.g.large | the.g.twins) >> province & 1
    return 2 if grown else the.g.start.side.tax[province]


@pytest.mark.rule("europa:14.3")
@BOARDS
def test_of_several_who_have_unrest_the_one_who_draws_least_there_chooses(seed: int) -> None:
    the = book(seed)
    g, found, seen = the.g, layers(the.g), set[bool]()
    for area in range(len(g.rebels)):
        drawn = dict[int, int]()
        for at in range(g.seats):
            if unrest.own_unrest(g, at) & bits(the.inside(area)):
                drawn[at] = 0
                for province in the.inside(area):
                    p = found[province]
                    if p.occupier.seat == at:
                        drawn[at] += 2 * g.start.side.tax[province]
                    elif p.owner.seat == at and p.occupier == NOBODY and not p.rebels:
                        drawn[at] += 2 * _value(the, province) if p.owner.size else g.start.side.tax[province]
        least = [at for at, tax in drawn.items() if tax == min(drawn.values())]
        assert rebels.chooser(g, area) == (least[0] if len(drawn) > 1 and len(least) == 1 else NONE)
        seen.add(len(drawn) > 1)
    assert seen == {False, True}


@pytest.mark.rule("europa:14.3")
@BOARDS
def test_the_garrison_of_an_area_is_everybody_s_units_there(seed: int) -> None:
    g = book(seed).g
    for area in range(len(g.rebels)):
        armies = sum(units // one(INFANTRY) for at, units in zip(g.army_at, g.armies, strict=True) if at == area)
        loose = sum(g.infantry[area] >> 4 * at & 15 for at in range(g.seats))
        assert rebels.garrison(g, area) == armies + loose
