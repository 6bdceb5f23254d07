"""3: how much a written scenario may hold: just so much is allowed, one more or less is not."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import Any

import pytest

from tests import holding
from tests.each import each
from theatrum.engine.schema import Misfit
from theatrum.titles import TITLES
from theatrum.titles.europa.setup.scenarios import SCENARIO

pytestmark = pytest.mark.rule("europa:3")

TEXT = next(scenario.text for scenario in TITLES["europa"].scenarios if scenario.id == "1-00")
PLAIN = tomllib.loads(TEXT)
ARMY = {"area": "leon", "infantry": 1, "cavalry": 0, "artillery": 0}
GOAL = {"id": "a", "name": {"en": "A", "pl": "A"}, "asks": {"en": "A", "pl": "A"}, "prestige": 1}
VARIANT, SEAT = PLAIN["variant"][0], PLAIN["variant"][0]["seat"][0]
NUMBERS = {
    "booklet": (0, 2),
    "variant.0.events_per_round": (3, 8),
    "variant.0.seat.0.chair": (1, 6),
    "variant.0.seat.0.prestige": (0, 60),
    "variant.0.seat.0.power": (0, 9),
    "variant.0.seat.0.powers.0": (0, 10),
    "variant.0.seat.0.stability": (-3, 3),
    "variant.0.seat.0.ships.baltic_sea": (1, 3),
    "variant.0.seat.0.armies.0.infantry": (0, 20),
    "variant.0.seat.0.armies.0.cavalry": (0, 20),
    "variant.0.seat.0.armies.0.artillery": (0, 20),
    "variant.0.ages.0": (1, 4),
    "variant.0.empire.authority": (0, 6),
    "variant.0.esteem.castile.0": (0, 90),
    "goal.0.most": (1, 30),
    "goal.0.prestige": (1, 40),
}
LISTS: dict[str, tuple[Any, int, int]] = {
    "goal": (GOAL, 0, 12),
    "goal.0.realms": ("castile", 1, 6),
    "variant": (VARIANT, 1, 8),
    "variant.0.ages": (1, 2, 2),
    "variant.0.two": ("castile", 2, 2),
    "variant.0.teams": (["castile", "france"], 2, 3),
    "variant.0.teams.0": ("castile", 2, 5),
    "variant.0.curia": ("", 0, 8),
    "variant.0.esteem.castile": (1, 1, 4),
    "variant.0.esteem_of_two.castile": (1, 1, 4),
    "variant.0.struggles": ("a", 0, 10),
    "variant.0.manpower_tokens": ("leon", 0, 40),
    "variant.0.remove": ({"token": "ally", "at": "leon"}, 0, 9),
    "variant.0.empire.imperial_influence": ("leon", 0, 40),
    "variant.0.trade.continents": ("asia", 0, 40),
    "variant.0.events.age1_half1": ("101-1", 0, 40),
    "variant.0.seat": (SEAT, 1, 6),
    "variant.0.seat.0.powers": (1, 3, 3),
    "variant.0.seat.0.hand": ("adm-01-2", 0, 5),
    "variant.0.seat.0.armies": (ARMY, 0, 3),
    "variant.0.seat.0.missions.held": ("1A", 0, 2),
    "variant.0.seat.0.missions.start": ("1A", 0, 40),
}
TABLES: dict[str, tuple[Any, int]] = {
    "rules": ("a", 20),
    "variant.0.milestones": ("a", 4),
    "variant.0.ideas": (["castile"], 30),
    "variant.0.options": ({"values": ["a"], "default": "a"}, 9),
    "variant.0.esteem": ([1], 6),
    "variant.0.esteem_of_two": ([1], 6),
    "variant.0.expansive": (["leon"], 8),
    "variant.0.expansive_realms": ("aragon", 8),
    "variant.0.seat.0.ships": (1, 30),
}
TEXTS = {
    "variant.0.id": (1, 40),
    "variant.0.curia.0": (0, 40),
    "name.pl": (1, 120),
    "about.en": (1, 900),
    "goal.0.name.en": (1, 80),
    "goal.0.asks.pl": (1, 900),
    "goal.0.condition": (1, 300),
    "goal.0.counts": (1, 300),
}


def fits(path: str, value: object) -> bool:
    """Whether the scenario with this value there has the shape of one; what leads there is put in its place."""
    data = deepcopy(PLAIN)
    data["about"] = {"en": "A", "pl": "A"}
    data["goal"] = [deepcopy(GOAL)]
    variant = data["variant"][0]
    variant["empire"], variant["trade"], variant["teams"] = {"authority": 1}, {}, [["castile", "france"]] * 2
    variant["esteem"], variant["esteem_of_two"] = {"castile": [1]}, {}
    seat = variant["seat"][0]
    seat["armies"], seat["powers"], seat["missions"], seat["ships"] = [dict(ARMY)], [1, 1, 1], {}, {}
    SCENARIO.check(data, ())
    at: Any = data
    *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
    for key in way:
        at = at[key]
    at[last] = value
    try:
        SCENARIO.check(data, ())
    except Misfit:
        return False
    return True


@each("path", NUMBERS)
def test_a_number_lies_between_its_bounds(path: str) -> None:
    holding.number(fits, path, *NUMBERS[path])


@each("path", LISTS)
def test_a_list_is_no_longer_or_shorter_than_allowed(path: str) -> None:
    holding.items(fits, path, *LISTS[path])


@each("path", TABLES)
def test_a_table_has_no_more_entries_than_allowed(path: str) -> None:
    holding.entries(fits, path, *TABLES[path])


@each("path", TEXTS)
def test_a_text_is_no_longer_than_allowed(path: str) -> None:
    holding.text(fits, path, *TEXTS[path])
