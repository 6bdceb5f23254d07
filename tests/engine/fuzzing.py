"""Scenario files and game files of every title with something wrong in them, from a seed: for fuzzing."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

from theatrum.engine.record import CHAINED, _digest
from theatrum.engine.title import Title
from theatrum.titles import TITLES


def _printed(title: str) -> str:
    return TITLES[title].scenarios[0].text


RICH = {
    "raison": _printed("raison")
    + """
[start]
round = 3
turn = 2
emperor = "spain"
holders = { poland = "france" }
""",
    "paxren": _printed("paxren")
    + """
[start]
clear = true
seat = "medici"
active = ["holy"]
open = ["trebizond"]
faces = { france = "catholic", england = "medieval" }
florins = { fugger = 3, medici = 4 }
hands = { fugger = ["PREN031"], medici = ["PREN019", "PREN007"] }
tableau = { fugger = ["PREN015", "france"], medici = ["hungary"] }
vassals = { england = "france" }
republics = ["hungary"]
bishops = { PREN015 = "catholic" }
repressed = { france = ["catholic-rook"] }
cities = { lyon = "catholic-knight", paris = "" }
borders = { england_france = "fugger-pawn" }
market = { east = ["", "PREN079", "PREN082"], west = ["", "PREN016", "PREN052"] }
coins = { west = [0, 0, 1] }
decks = { east = [9, 14, 2], west = [0, 13, 1] }
""",
    "mocarstwa": (Path(__file__).parent / "own_mocarstwa.toml").read_text(encoding="utf-8"),
    "europa": (Path(__file__).parent / "own_europa.toml").read_text(encoding="utf-8"),
}
"""Positions that use every key a player may write."""

ODD: list[Any] = [
    -1, 0, 1, 2, 3, 4, 6, 7, 9, 99, 100, 1000, 1_000_000, 10**30, 0.5, float("nan"), float("inf"), True, False,
    date(1618, 5, 23), "", " ", "x", "x" * 41, "y" * 5000, "\u0000", "\u202e", "\ud83d\ude00", "ż", "../1618", [], {},
    [[]], [1, "a"], {"a": 1}, {"": ""}, [0] * 500, {str(n): n for n in range(200)},
]  # fmt: skip

Node = tuple[Any, Any]
"""A container and a key or place in it."""


def sources(title: Title) -> list[str]:
    """Scenario files that are right: printed ones, those of lessons, one with everything a player may write."""
    lessons = [file.read_text(encoding="utf-8") for file in sorted(title.content.glob("lessons/*/scenario.toml"))]
    return [*(scenario.text for scenario in title.scenarios), *lessons, RICH[title.id]]


def scenario(rng: Random, texts: list[str]) -> str:
    """One of the files with one to three faults in its data or its text."""
    text = rng.choice(texts)
    if rng.random() < 0.25:
        return _scribbled(rng, text)
    data = tomllib.loads(text)
    for _ in range(rng.choice((1, 1, 2, 3))):
        mutate(rng, data)
    written = "\n".join(f"{_key(key)} = {toml(value)}" for key, value in data.items())
    return _scribbled(rng, written) if rng.random() < 0.1 else written


def game_file(rng: Random, text: str) -> str:
    """A game file with one to three faults; half the time its chain fits them all the same."""
    if rng.random() < 0.2:
        return _scribbled(rng, text)
    data = json.loads(text)
    for _ in range(rng.choice((1, 1, 2, 3))):
        mutate(rng, data)
    if rng.random() < 0.6:
        _chain(data)
    return json.dumps(data, default=str)


def _chain(data: dict[str, Any]) -> None:
    """Make the chain fit, as far as the file still has one."""
    try:
        check = _digest("", *(data[key] for key in CHAINED))
        for number, line in enumerate(data["journal"]):
            check = _digest(check, number, *line[1:3])
            line[:] = [number, *line[1:3], check]
    except (KeyError, TypeError, IndexError):
        return


def mutate(rng: Random, data: dict[str, Any]) -> None:
    """Change a value, a key or a place somewhere; more often than not to something of the right kind."""
    nodes = list(_nodes(data))
    if not nodes:
        return
    holder, key = rng.choice(nodes)
    alike = [(other, place) for other, place in nodes if type(other[place]) is type(holder[key])]
    other, place = rng.choice(alike if rng.random() < 0.7 else nodes)
    match rng.randrange(9):
        case 0:
            del holder[key]
        case 1:
            holder[key] = deepcopy(rng.choice(ODD))
        case 2 | 3:
            holder[key] = deepcopy(other[place])
        case 4 if isinstance(holder, list):
            holder.append(deepcopy(other[place]))
        case 4:
            holder[rng.choice(["foreign", "", "x" * 50, "a.b", str(place)])] = deepcopy(other[place])
        case 5 if isinstance(holder, dict):
            name = _renamed(rng, nodes)
            holder[name] = holder.pop(key)
        case 6 if isinstance(holder[key], list):
            holder[key] = holder[key][: rng.randrange(len(holder[key]) + 1)]
        case _ if type(holder[key]) is int:
            holder[key] = max(0, holder[key] + rng.choice((-3, -2, -1, 1, 2, 3, 10)))
        case _ if rng.random() < 0.2:
            holder[key] = _deep(rng.choice((2, 3, 60)))
        case _:
            holder[key], other[place] = deepcopy(other[place]), deepcopy(holder[key])


def _nodes(value: Any) -> Iterator[Node]:
    places: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in places:
        yield value, key
        yield from _nodes(item)


def _renamed(rng: Random, nodes: list[Node]) -> str:
    """A name that means something elsewhere."""
    names = [str(key) for holder, key in nodes if isinstance(holder, dict)]
    names += [holder[key] for holder, key in nodes if isinstance(holder[key], str)]
    return rng.choice(names)


def _deep(depth: int) -> Any:
    return [_deep(depth - 1)] if depth else "deep"


def _scribbled(rng: Random, text: str) -> str:
    """A text that lost or gained something on the way."""
    lines = text.split("\n")
    at, line = rng.randrange(len(text)), rng.randrange(len(lines))
    match rng.randrange(7):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + rng.choice("\"'[]{}=.,#\n\t\x00\x7f\\0-é:") + text[at + rng.randrange(2) :]
        case 2:
            return "\n".join([*lines[:line], *lines[line + 1 :]])
        case 3:
            return "\n".join([*lines[: line + 1], *lines[line:]])
        case 4:
            return text[:at] + rng.choice(("[" * 3000, "{a=" * 3000, "9" * 5000, "a." * 3000, "x" * 70_000)) + text[at:]
        case 5:
            return text[:at] + text[rng.randrange(len(text)) :]
        case _:
            rng.shuffle(lines)
            return "\n".join(lines)


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    return str(value).lower() if isinstance(value, (bool, float)) else str(value)


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)
