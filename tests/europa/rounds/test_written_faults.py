"""3: what no scenario may ask, each fault beside what is just allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

import theatrum
from theatrum.engine.errors import ContentError
from theatrum.titles import TITLES

INTRODUCTION = next(scenario.text for scenario in TITLES["europa"].scenarios if scenario.id == "1-00")
EVENTS = '"11A-1", "12A-1", "13A-1", "14A-1", "153B", "102-1", "103-1", "104-1"'
CURIA = 'curia = ["", "castile", "france", "england"]'
PEACE = "\n[[variant.seat]]\n"
TOKENS = "\n[variant.expansive]\n"


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
