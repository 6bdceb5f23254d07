"""2.2: how many pieces stand for provinces, and how many are left; 4.6: as many rounds as there are events."""

from __future__ import annotations

import math

import pytest

from theatrum.titles.europa.board.ownership import capital, free_realms
from theatrum.titles.europa.board.stock import LARGE, SMALL, TWO_SMALL, count, left, town_for
from theatrum.titles.europa.setup.scenarios import read_scenarios, rounds_of
from theatrum.titles.europa.state import Europa

from ..cards import carry_out
from ..positions import begin, named, number, provinces, seat, start_of, zeros

TOWNS = "galicia salamanca badajoz burgos madrid"


def marked(large: str = "", twins: str = "", occupied_large: str = "", occupied_twins: str = "") -> Europa:
    g = begin()
    g.large, g.twins = provinces(g, large), provinces(g, twins)
    g.occupied_large, g.occupied_twins = provinces(g, occupied_large), provinces(g, occupied_twins)
    return g


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize(
    ("marks", "pieces"),
    [
        ({}, (5 + 3, 0)),
        ({"large": "galicia madrid"}, (3 + 3, 2)),
        ({"twins": "galicia"}, (6 + 3, 0)),
        ({"occupied_large": "lisboa"}, (5 + 2, 1)),
        ({"occupied_twins": "lisboa porto beira"}, (5 + 6, 0)),
        ({"occupied_twins": "lisboa", "twins": "madrid burgos", "large": "galicia"}, (4 + 2 + 3 + 1, 1)),
    ],
)
def test_small_and_large_towns_and_two_small_ones_for_a_large(marks: dict[str, str], pieces: tuple[int, int]) -> None:
    g = marked(**marks)
    small, large, vassals = count(g, provinces(g, TOWNS), provinces(g, "lisboa porto beira"), 0)
    most = g.start.box.components["small_town"].number
    assert (small + vassals, large) == pieces
    assert small == min(pieces[0], most)


@pytest.mark.rule("europa:2.2")
def test_vassal_tokens_by_tax_and_for_towns_beyond_the_small_ones() -> None:
    g = marked()
    most = g.start.box.components["small_town"].number
    every = [p for p in range(len(g.start.side.tax)) if g.start.side.printed >> p & 1]
    for more in (0, 1, 3):
        towns = sum(1 << p for p in every[: most + more])
        assert count(g, towns, 0, 0) == (most, 0, more)
    tax = g.start.side.tax[number(g, "province", "lisboa")] + g.start.side.tax[number(g, "province", "porto")]
    assert count(g, 0, 0, provinces(g, "lisboa porto")) == (0, 0, tax)


@pytest.mark.rule("europa:2.2")
def test_what_can_still_stand_for_a_province() -> None:
    """A large town, else two small ones; vassal tokens serve as small towns."""
    g = marked()
    at, box = seat(g, "castile"), g.start.box.components
    big = next(p for p, tax in enumerate(g.start.side.tax) if tax == 2 and g.start.side.printed >> p & 1)
    tiny = next(p for p, tax in enumerate(g.start.side.tax) if tax == 1 and g.start.side.printed >> p & 1)
    g.occupied[at] = 0
    single = [p for p, tax in enumerate(g.start.side.tax) if tax == 1 and g.start.side.printed >> p & 1]
    for spare, wanted in ((2, TWO_SMALL), (1, 0), (0, 0)):
        used = box["small_town"].number + box["vassal"].number - spare
        g.towns[at] = sum(1 << p for p in single[: used + box["large_town"].number])
        g.large = sum(1 << p for p in single[: box["large_town"].number])
        g.vassals[at] = 0
        assert sum(left(g, at)) == spare
        assert town_for(g, at, big) == wanted
        assert town_for(g, at, tiny) == (SMALL if spare else 0)
    g.large = 0
    g.towns[at] = 0
    assert (town_for(g, at, big), town_for(g, at, tiny)) == (LARGE, SMALL)


@pytest.mark.rule("europa:4.6")
def test_there_are_as_many_rounds_as_there_are_events_for_them() -> None:
    for variant in read_scenarios():
        start = start_of(variant.scenario, variant.id)
        events = {name: cards for name, cards in variant.data["events"].items() if not name.endswith("_unused")}
        ages = sorted({name[:4] for name in events if name.startswith("age")})
        whole = [sum(len(cards) for name, cards in events.items() if name.startswith(age)) for age in ages]
        if not start.rounds:
            assert [start.rounds_in(int(age[3:])) for age in ages] == [
                math.ceil(number / start.events_a_round) for number in whole
            ]
            assert rounds_of(variant) == sum(start.rounds_in(int(age[3:])) for age in ages)


@pytest.mark.rule("europa:16.3")
@pytest.mark.rule("europa:13.4")
def test_manpower_is_laid_on_provinces_and_grows_to_twenty() -> None:
    g = begin()
    at = seat(g, "castile")
    g.plus = provinces(g, "porto")
    carry_out(g, "castile", "you: manpower_on(flags(portugal))")
    assert named(g, g.plus) >= {"porto", "lisboa", "beira"}
    assert len([event for event in g.events if event.name == "manpower-laid"]) == g.plus.bit_count() - 1
    g.infantry[:] = zeros(g.infantry)
    g.armies[3 * at : 3 * at + 3] = [0, 0, 0]
    for available, exhausted, gained in ((5, 4, 3), (12, 6, 2), (15, 5, 0)):
        g.available[at], g.exhausted[at], bonus = available, exhausted, g.bonus[at]
        carry_out(g, "castile", "you: manpower_up(3)")
        assert (g.available[at], g.bonus[at]) == (available + gained, bonus + 3)


@pytest.mark.rule("europa:13.1")
def test_a_realm_is_free_unless_the_capital_it_is_left_with_is_a_vassal() -> None:
    """Of every realm of several provinces that nobody plays Castile takes the printed capital; England has the next one
    for a vassal."""
    for name in (
        "portugal",
        "aragon",
        "venice",
        "bohemia",
        "hungary",
        "burgundy",
        "morocco",
        "mamluks",
        "crimea",
    ):
        g = begin()
        realm = number(g, "realm", name)
        assert free_realms(g) >> realm & 1, name
        g.towns[seat(g, "castile")] |= 1 << g.start.side.capital[realm]
        assert free_realms(g) >> realm & 1, name
        g.vassals[seat(g, "england")] |= 1 << capital(g, realm)
        assert not free_realms(g) >> realm & 1, name
