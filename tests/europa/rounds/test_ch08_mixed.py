"""8, 16.3: ideas on grids dealt by chance, known to anybody: who may have which, what cards do with them."""

from __future__ import annotations

from random import Random

import pytest

from theatrum.engine.chance import Dice, Generator
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.cards import ideas
from theatrum.titles.europa.state import Europa

from ..cards import carry_out
from ..positions import begin, choose, offered, seat

pytestmark = pytest.mark.rule("europa:8", "europa:16.3")

POWERS = {"adm": 0, "dip": 1, "mil": 2}
SEEDS = range(6)


def grid(seed: int) -> Europa:
    """Three or four ideas of each power lie open, the others are in the deck; everybody has some of them."""
    g, dice = begin(), Random(seed)
    g.dice = Dice(Generator(1))
    every = range(len(g.start.lists.idea))
    g.idea_row = tuple(
        idea for kind in range(3) for idea in dice.sample([n for n in every if power(g, n) == kind], 3 + seed % 2)
    )
    g.idea_deck = bits(every) & ~bits(g.idea_row)
    g.ideas[:] = [bits(dice.sample(g.idea_row, dice.randint(0, 3))) for _ in range(g.seats)]
    g.authority = 2 + seed % 2
    return g


def power(g: Europa, idea: int) -> int:
    return g.start.lists.idea[idea].power


def name(g: Europa, idea: int) -> str:
    return g.start.names["idea"][idea]


def realms(g: Europa) -> list[str]:
    return [g.start.names["realm"][realm] for realm in g.realm]


def refused(g: Europa, at: int, idea: int) -> str:
    """By the book: known, without what it builds on, or a government that a strong Emperor forbids a member."""
    card = g.start.lists.idea[idea]
    if g.ideas[at] >> idea & 1:
        return "idea-known"
    if card.needs and not any(g.ideas[at] >> other & 1 for other in card.needs):
        return "idea-needs"
    if card.government and g.authority >= 3 and ideas.bound_by_emperor(g, at):
        return "emperor-forbids"
    return ""


def open_to(g: Europa, at: int, kinds: set[int]) -> set[str]:
    return {name(g, idea) for idea in g.idea_row if power(g, idea) in kinds and not refused(g, at, idea)}


def picked(g: Europa, at: int, kind: str) -> set[str]:
    return {choice.partition(":")[2] for choice in offered(g, at) if choice.startswith(f"pick-{kind}")}


@pytest.mark.parametrize("seed", SEEDS)
def test_who_may_have_which_idea(seed: int) -> None:
    g = grid(seed)
    known = {idea for held in g.ideas for idea in members(held)}
    for at in range(g.seats):
        for idea in range(len(g.start.lists.idea)):
            why = ideas.lacking(g, at, idea)
            assert (why.key if why else "") == refused(g, at, idea)
        assert [*ideas.known(g, at)] == [g.start.lists.idea[idea] for idea in members(g.ideas[at])]
    for kind in range(3):
        plain = [idea for idea in g.idea_row if power(g, idea) == kind and not g.start.lists.idea[idea].basic]
        assert ideas.idle(g, kind) == tuple(idea for idea in plain if idea not in known)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_gives_an_idea_that_lies_open(seed: int) -> None:
    """Of its power, or of any; the only one there is without a question."""
    for at, who in enumerate(realms(grid(seed))):
        for deck, kinds in (*((deck, {kind}) for deck, kind in POWERS.items()), ("any", {0, 1, 2})):
            g = grid(seed)
            free, before = open_to(g, at, kinds), g.ideas[at]
            carry_out(g, who, f"you: research_one({deck})")
            if len(free) > 1:
                assert picked(g, at, "idea") == free
            else:
                assert {name(g, idea) for idea in members(g.ideas[at] & ~before)} == free


@pytest.mark.parametrize("seed", SEEDS)
def test_an_idea_is_copied_from_any_opponent(seed: int) -> None:
    for at, who in enumerate(realms(grid(seed))):
        g = grid(seed)
        theirs = {name(g, idea) for other in range(g.seats) if other != at for idea in members(g.ideas[other])}
        free, before = open_to(g, at, {0, 1, 2}) & theirs, g.ideas[at]
        carry_out(g, who, "you: steal_idea")
        if len(free) > 1:
            assert picked(g, at, "idea") == free
        else:
            assert {name(g, idea) for idea in members(g.ideas[at] & ~before)} == free


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("less", [1, 3])
def test_a_rebate_opens_what_power_is_enough_for(seed: int, less: int) -> None:
    """And so much less is paid; Scientific Revolution spares a point more."""
    for at, who in enumerate(realms(grid(seed))):
        for purse in range(6):
            g = grid(seed)
            g.power[3 * at : 3 * at + 3] = [purse] * 3
            spared = g.ideas[at] >> g.start.lists.ideas["scientific_revolution"] & 1
            price = {name(g, n): max(0, idea.cost - spared - less) for n, idea in enumerate(g.start.lists.idea)}
            free = {idea for idea in open_to(g, at, {0, 1, 2}) if price[idea] <= purse}
            carry_out(g, who, f"you: research_cheaper(any, {less})")
            if len(free) > 1:
                assert picked(g, at, "idea") == free
                one = sorted(free)[purse % len(free)]
                idea = g.start.names["idea"].index(one)
                choose(g, at, f"pick-idea:{one}")
                assert g.ideas[at] >> idea & 1
                if not g.start.lists.idea[idea].instant:
                    spent = [price[one] if kind == power(g, idea) else 0 for kind in range(3)]
                    assert g.power[3 * at : 3 * at + 3] == [purse - points for points in spent]


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_had_an_idea_before_gains_a_point_and_the_new_one_two(seed: int) -> None:
    """Unless more than two had it."""
    for at in range(grid(seed).seats):
        for idea in grid(seed).idea_row:
            g = grid(seed)
            if g.ideas[at] >> idea & 1:
                continue
            earlier = {other for other in range(g.seats) if g.ideas[other] >> idea & 1}
            old = g.ideas[at]
            g.prestige = [10] * g.seats
            ideas.adopt(g, at, idea)
            assert g.prestige == [
                12 if other == at else 10 + (other in earlier and len(earlier) <= 2) for other in range(g.seats)
            ]
            governs = g.start.lists.idea[idea].government
            left = bits(n for n in members(old) if not (governs and g.start.lists.idea[n].government))
            assert g.ideas[at] == left | 1 << idea


@pytest.mark.parametrize("seed", SEEDS)
def test_an_idle_idea_is_replaced_by_another_of_its_power(seed: int) -> None:
    for idea in grid(seed).idea_row:
        g = grid(seed)
        kind, row, deck = power(g, idea), set(g.idea_row), g.idea_deck
        ideas.discard(g, idea)
        (new,) = set(g.idea_row) - row
        assert row - set(g.idea_row) == {idea}
        assert power(g, new) == kind
        assert deck >> new & 1
        assert g.idea_deck == deck & ~(1 << new) | 1 << idea
    g = grid(seed)
    idea = g.idea_row[0]
    g.idea_deck &= ~bits(n for n in range(len(g.start.lists.idea)) if power(g, n) == power(g, idea))
    row = g.idea_row
    ideas.discard(g, idea)
    assert g.idea_row == row  # nothing else of its power is left


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("age", [2, 3, 4])
def test_a_new_age_replaces_what_nobody_has_but_for_basic_ideas(seed: int, age: int) -> None:
    g = grid(seed)
    lists = g.start.lists.idea
    g.idea_row = tuple(idea for idea in g.idea_row if lists[idea].age < age)
    g.idea_deck = bits(n for n, idea in enumerate(lists) if idea.age < age and n not in g.idea_row)
    g.ideas[:] = [held & bits(g.idea_row) for held in g.ideas]
    g.age = age
    held = {idea for known in g.ideas for idea in members(known)}
    kept = {idea for idea in g.idea_row if lists[idea].basic or idea in held}
    columns = [sum(power(g, idea) == kind for idea in g.idea_row) for kind in range(3)]
    before, whole = {*g.idea_row}, {n for n, idea in enumerate(lists) if idea.age <= age}
    new = set(members(ideas.renew(g)))
    assert new == set(g.idea_row) - before
    assert kept <= set(g.idea_row)
    assert [sum(power(g, idea) == kind for idea in g.idea_row) for kind in range(3)] == columns
    assert set(members(g.idea_deck)) == whole - set(g.idea_row)


def test_a_member_of_the_empire_is_bound_by_a_strong_emperor_who_is_another() -> None:
    g = begin("1-01", "5_players")
    austria = seat(g, "austria")
    for authority in range(7):
        for emperor in (-1, g.realm[austria], g.start.names["realm"].index("bohemia")):
            g.authority, g.emperor = authority, emperor
            bound = authority >= 3 and emperor not in (-1, g.realm[austria])
            assert ideas.bound_by_emperor(g, austria) == bound
            others = [at for at in range(g.seats) if at != austria]
            assert not any(ideas.bound_by_emperor(g, at) for at in others)


@pytest.mark.parametrize("seed", SEEDS)
def test_columns_are_filled_to_three(seed: int) -> None:
    g, dice = grid(seed), Random(seed + 9)
    g.idea_row = tuple(dice.sample(g.idea_row, 5))
    g.idea_deck = bits(range(len(g.start.lists.idea))) & ~bits(g.idea_row)
    before, deck = g.idea_row, g.idea_deck
    ideas.fill(g)
    assert g.idea_row[:5] == before
    counts = [sum(power(g, idea) == kind for idea in before) for kind in range(3)]
    assert [sum(power(g, idea) == kind for idea in g.idea_row) for kind in range(3)] == [max(3, n) for n in counts]
    assert g.idea_deck == deck & ~bits(g.idea_row)
