"""3: what no scenario may ask, each fault beside what is just allowed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import theatrum
from theatrum.engine.errors import ContentError
from theatrum.titles import TITLES
from theatrum.titles.europa.board.ownership import any_of
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.board.stock import left
from theatrum.titles.europa.empire.authority import highest
from theatrum.titles.europa.setup.checking import _on_the_board
from theatrum.titles.europa.state import Europa, add_share
from theatrum.titles.europa.war.pieces import ships_left

from ..positions import begin

INTRODUCTION = next(scenario.text for scenario in TITLES["europa"].scenarios if scenario.id == "1-00")
EVENTS = '"11A-1", "12A-1", "13A-1", "14A-1", "153B", "102-1", "103-1", "104-1"'
CURIA = 'curia = ["", "castile", "france", "england"]'
PEACE = "\n[[variant.seat]]\n"
TOKENS = "\n[variant.expansive]\n"
FLAGS = "\n[variant.flags]\n"


def seats(text: str, *realms: str) -> str:
    """The scenario with these seats alone, and their cardinals."""
    head, *blocks = text.split(PEACE)
    held = ", ".join(f'"{realm}"' for realm in ("", *realms))
    return PEACE.join([head, *(b for b in blocks if b.partition('"')[2].partition('"')[0] in realms)]).replace(
        CURIA, f"curia = [{held}]"
    )


TWO = seats(INTRODUCTION, "france", "castile").replace("curia =", "events_per_round = 5\ncuria =")
MORE = '"101-1", "151B"'


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def opened(tmp_path: Path, text: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    theatrum.new("europa", path, text.count(PEACE), 1)


@pytest.mark.rule("europa:3")
@pytest.mark.parametrize(
    ("text", "old", "wrong", "right", "says"),
    [
        (INTRODUCTION, "ages = [1, 1]", "ages = [2, 1]", "ages = [1, 1]", "its last age comes before its first"),
        (seats(INTRODUCTION, "france"), "ages = [1, 1]", "ages = [1, 1]", "", "two realms at least must play"),
        (INTRODUCTION, 'colour = "yellow"', 'colour = "blue"', 'colour = "green"', "two seats have the same colour"),
        (
            INTRODUCTION, CURIA, f'{CURIA}\nremove = [{{ token = "influence", at = "bohemia" }}]',
            f'{CURIA}\nremove = [{{ token = "influence", at = "aragon" }}]', "no influence to remove in 'bohemia'",
        ),
        (
            INTRODUCTION, PEACE, f'{TOKENS}green_s = ["lisboa"]\npink_l = ["lisboa"]\n{PEACE}',
            f'{TOKENS}green_s = ["lisboa"]\npink_l = ["kobenhavn"]\n{PEACE}', "provinces of its own",
        ),
        (INTRODUCTION, '"12A-1"', '"11A-1"', '"12A-1"', "the event '11A-1' is listed twice"),
        (INTRODUCTION, EVENTS, '"11A-1", "12A-1"', '"11A-1", "12A-1", "13A-1"', "needs 3 events at least"),
        (INTRODUCTION, ', "102-1", "103-1", "104-1"]', ', "102-1"]', ', "102-1", "103-1"]', "needs 3 events at least"),
        (TWO, "events_per_round = 5", "events_per_round = 3", "events_per_round = 4", "needs 4 events at least"),
        (TWO, '"11A-1"', f'{MORE}, "157B", "11A-1"', f'{MORE}, "11A-1"', "needs 4 events at least"),
        (INTRODUCTION, 'economics = "cabinet"', 'economics = "sloth"', 'economics = "cabinet"', "no milestone 'sloth'"),
        (INTRODUCTION, '"castile", "france"', '"castile", "castile", "castile", "france"', '"france", "castile"',
         "one more than there are of them at most"),
        (INTRODUCTION, PEACE, f'{TOKENS}green_s = ["florida"]\n{PEACE}',
         f'{TOKENS}green_s = ["lisboa", "florida"]\n{PEACE}', "has no flag: name the realm"),
        (INTRODUCTION, PEACE, f'{FLAGS}castile = ["lisboa"]\n{PEACE}', f'{FLAGS}aragon = ["lisboa"]\n{PEACE}',
         "the flag of 'castile', who has no town there, is on lisboa: 'flags' says"),
        (INTRODUCTION, PEACE, f'{FLAGS}none = ["lisboa"]\n{PEACE}', f'{FLAGS}none = ["ural"]\n{PEACE}',
         "'lisboa' is no territory"),
        (INTRODUCTION, PEACE, f'{FLAGS}aragon = ["lisboa"]\ngenoa = ["lisboa"]\n{PEACE}',
         f'{FLAGS}aragon = ["lisboa"]\ngenoa = ["porto"]\n{PEACE}', "every flag needs provinces of its own"),
        (INTRODUCTION, PEACE, f'{FLAGS}aragon = []\n{PEACE}', f'{FLAGS}aragon = ["porto"]\n{PEACE}', "of its own"),
        (INTRODUCTION, PEACE, f'{FLAGS}sweden = ["osterode"]\n{PEACE}', f'{FLAGS}sweden = ["marienburg"]\n{PEACE}',
         "this side has no 'osterode'"),
        (INTRODUCTION, PEACE, f'{FLAGS}utopia = ["lisboa"]\n{PEACE}', f'{FLAGS}none = ["ural"]\n{PEACE}',
         "there is no realm 'utopia'"),
        (INTRODUCTION, 'curia = [""', 'curia = ["england"', 'curia = [""', "Rome is not held"),
    ],
)  # fmt: skip
def test_a_scenario_that_cannot_be_played_is_refused(
    tmp_path: Path, text: str, old: str, wrong: str, right: str, says: str
) -> None:
    with pytest.raises(ContentError, match=says):
        opened(tmp_path, swapped(text, old, wrong))
    if right:
        opened(tmp_path, swapped(text, old, right))


def faults(change: Callable[[Europa], None]) -> list[str]:
    """Of the grand campaign, changed on the board."""
    g = begin()
    change(g)
    return list(_on_the_board(g))


@pytest.mark.rule("europa:18.1")
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_authority_is_as_high_as_the_electors_allow(more: int) -> None:
    def change(g: Europa) -> None:
        g.authority = highest(g) + more

    assert bool(faults(change)) == (more > 0)


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_ships_and_vassal_tokens_come_out_of_the_box(at: int, more: int) -> None:
    def build(g: Europa) -> None:
        for ship in range(ships_left(g, at) + more):
            add_share(g.guards, ship % 4, at, 1)

    def bind(g: Europa) -> None:
        placed = any_of(g.towns) | any_of(g.vassals)
        free = [p for p, tax in enumerate(g.start.side.tax) if tax == 1 and not placed >> p & 1]
        g.vassals[at] |= bits(free[: left(g, at)[2] + more])

    for change in (build, bind):
        assert bool(faults(change)) == (more > 0)


@pytest.mark.rule("europa:2.2")
@pytest.mark.parametrize("piece", ["towns", "vassals"])
@pytest.mark.parametrize("at", [0, 2, 5])
def test_two_realms_have_no_pieces_in_one_province(piece: str, at: int) -> None:
    def change(g: Europa) -> None:
        taken = next(iter(members(g.towns[(at + 1) % g.seats])))
        getattr(g, piece)[at] |= 1 << taken

    assert "two realms have pieces in one province" in faults(change)
    assert not faults(lambda _: None)
