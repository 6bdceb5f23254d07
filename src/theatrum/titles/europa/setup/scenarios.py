"""Scenarios and their variants: seats, decks, curia, Empire, expansive realms (3)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ....engine.content import Sheet
from ....engine.schema import NAME, Each, Flag, Items, Number, OneOf, Table, Text, scenario
from ..board.board import Board, read_board
from ..board.land import SIDES
from ..board.reading import CONTENT
from ..cards.lists import Lists, read_lists
from .goals import ESTEEM, GOAL, TOLD, Goal, read_esteem, read_goals
from .realms import ARMY, Setup, read_setups

COLOURS = ("blue", "green", "purple", "red", "white", "yellow")
EXPANSIVE = tuple(f"{colour}_{pattern}" for colour in ("blue", "green", "orange", "pink") for pattern in "ls")
HALVES = tuple(f"age{age}_half{half}" for age in range(1, 5) for half in (1, 2))
ROUNDS = tuple(f"round{number}" for number in range(1, 5))
"""One scenario deals its events round by round."""
NO_FLAG = "none"
"""Provinces that the scenario leaves to nobody: territories on distant continents."""
LIST = Items(NAME, 40)
SEAT = Table(
    {
        "realm": NAME,
        "crown?": NAME,
        "chair": Number(1, 6),
        "colour": OneOf(COLOURS),
        "setup": NAME,
        "first?": Flag(),
        "bot?": Flag(),
        "waits?": Flag(),
        "prestige?": Number(0, 60),
        "power?": Number(0, 9),
        "powers?": Items(Number(0, 10), 3, 3),
        "stability?": Number(-3, 3),
        "hand?": Items(NAME, 5),
        "armies?": Items(ARMY, 3),
        "ships?": Each(Number(1, 3), 30),
        "missions?": Table(
            {"none?": Flag(), "held?": Items(NAME, 2), "start?": LIST, "done?": LIST, "add?": LIST, "remove?": LIST}
        ),
    }
)
VARIANT = Table(
    {
        "id": NAME,
        "side": Number(*SIDES),
        "ages": Items(Number(1, 4), 2, 2),
        "events_per_round?": Number(3, 8),
        "two?": Items(NAME, 2, 2),
        "teams?": Items(Items(NAME, 5, 2), 3, 2),
        "curia": Items(Text(40, 0), 8),
        "empire?": Table({"emperor?": NAME, "authority": Number(0, 6), "imperial_influence?": LIST}),
        "milestones?": Each(NAME, 4),
        "ideas?": Each(LIST, 30),
        "struggles?": Items(NAME, 10),
        "trade?": Table({"all?": Flag(), "asterisk?": Flag(), "continents?": LIST, "add?": LIST, "remove?": LIST}),
        "manpower_tokens?": LIST,
        "remove?": Items(Table({"token": OneOf(("influence", "ally", "small")), "at": NAME}), 9),
        "options?": Each(Table({"values": LIST, "default": NAME}), 9),
        "events": Table(
            {f"{half}{also}?": LIST for half in HALVES for also in ("", "_unused")}
            | {f"{part}?": LIST for part in ROUNDS}
        ),
        "flags?": Each(LIST, 4),
        "esteem?": ESTEEM,
        "esteem_of_two?": ESTEEM,
        "expansive?": Each(LIST, 8),
        "expansive_realms?": Each(NAME, 8),
        "seat": Items(SEAT, 6, 1),
    }
)
SCENARIO = scenario(
    {
        "booklet": Number(0, 2),
        "about?": TOLD,
        "rules?": Each(NAME, 20),
        "goal?": Items(GOAL, 12),
        "variant": Items(VARIANT, 8, 1),
    }
)


class Seat(NamedTuple):
    """Who sits where, with which set-up."""

    realm: int
    setup: Setup
    data: dict[str, Any]


class Variant(NamedTuple):
    """One way to play a scenario."""

    scenario: str
    id: str
    side: int
    seats: tuple[Seat, ...]
    data: dict[str, Any]
    goals: tuple[Goal, ...] = ()


def read_file(path: Path, board: Board, lists: Lists) -> list[Variant]:
    return read_sheet(Sheet(path.read_text(encoding="utf-8"), path.name, SCENARIO), board, lists)


def read_sheet(sheet: Sheet, board: Board, lists: Lists) -> list[Variant]:
    goals = read_goals(sheet, board, lists.language)
    variants = [_variant(sheet, data, board, lists) for data in sheet.data["variant"]]
    variants += [for_two(variant) for variant in variants if "two" in variant.data]
    return [variant._replace(goals=goals + read_esteem(variant.data, board)) for variant in variants]


def mission_key(name: str) -> str:
    """Of a mission that may bear a word of its name, too: "2H - Fight"."""
    return name.partition(" ")[0]


EVENTS_OF_TWO = 5
"""Two players lay out as many events as four do (20.2)."""


def for_two(variant: Variant) -> Variant:
    """20.2: two of the realms of a variant without the others, and without bots; `build` sees to the events (E166)."""
    data, two = variant.data, variant.data["two"]
    seats = [seat for seat in variant.seats if seat.data["realm"] in two]
    if not any(seat.data.get("first") for seat in seats):
        seats[0] = seats[0]._replace(data={**seats[0].data, "first": True})
    rome, *cardinals = data["curia"]
    changed: dict[str, Any] = {
        "events_per_round": EVENTS_OF_TWO,
        "esteem": data.get("esteem_of_two", {}),
        "curia": [rome if rome in two else "", *(name for name in cardinals if name in two)],
    }
    if "empire" in data and data["empire"].get("emperor") not in two:  # nobody plays its Emperor (18.8)
        changed["empire"] = {**data["empire"], "imperial_influence": []}
    return variant._replace(id="2_players_no_bots", seats=tuple(seats), data=data | changed)


def rounds_of(variant: Variant) -> int:
    """How many rounds it lasts: as long as there are events (4.6)."""
    a_round = variant.data.get("events_per_round", len(variant.seats) + 1)
    decks = {name: len(cards) for name, cards in variant.data["events"].items() if not name.endswith("_unused")}
    ages = {name.partition("_")[0] for name in decks}
    return sum(-(-sum(count for name, count in decks.items() if name.startswith(age)) // a_round) for age in ages)


def _variant(sheet: Sheet, data: dict[str, Any], board: Board, lists: Lists) -> Variant:
    for kind, names in _named(data):
        known = _known(kind, board, lists)
        for name in names:
            if name not in known:
                raise sheet.fault(f'"{name}"', f"there is no {kind} '{name}'")
    seats = tuple(_seat(sheet, seat, data["side"], board) for seat in data["seat"])
    if len({seat.data["chair"] for seat in seats}) != len(seats) or len({seat.realm for seat in seats}) != len(seats):
        raise sheet.fault(f'id = "{data["id"]}"', "two seats have the same chair or the same realm")
    if not set(data.get("two", ())) <= {seat.data["realm"] for seat in seats}:
        raise sheet.fault("two =", "only realms of the variant can play without the others")
    if "teams" in data and not _paired_off(data):
        raise sheet.fault("teams =", "every realm of the variant must be in one team, and all teams be of one size")
    playing = tuple(seat for seat in seats if not seat.data.get("waits"))  # who waits is not at the table (E165)
    return Variant(sheet.data["id"], data["id"], data["side"], playing, data)


def _paired_off(data: dict[str, Any]) -> bool:
    named = sorted(realm for team in data["teams"] for realm in team)
    return named == sorted(seat["realm"] for seat in data["seat"]) and len(set(map(len, data["teams"]))) == 1


def _seat(sheet: Sheet, data: dict[str, Any], side: int, board: Board) -> Seat:
    realm = board.realms.realms[data["realm"]]
    setup = read_setups().get((realm, data["setup"]))
    if setup is None or setup.side != side:
        raise sheet.fault(
            f'realm = "{data["realm"]}"', f"'{data['realm']}' has no set-up '{data['setup']}' on this side"
        )
    own = {key: data[key] for key in ("armies", "ships") if key in data}
    if own:
        setup = Setup(sheet, realm, setup.data | own, board)
    crown = data.get("crown")
    if crown and board.realms.crown_of[board.realms.crowns.get(crown, 0)] != realm:
        raise sheet.fault(f'crown = "{crown}"', f"'{crown}' is no name of '{data['realm']}'")
    return Seat(realm, setup, data)


def _named(data: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """All that a variant names, by kind."""
    yield "realm", [seat["realm"] for seat in data["seat"]]
    yield "realm", [name for name in data["curia"] if name not in ("", "blocked")]
    empire = data.get("empire", {})
    yield "realm", [empire["emperor"]] if "emperor" in empire else []
    yield "area", empire.get("imperial_influence", [])
    yield "idea", list(data.get("ideas", {}))
    yield "realm", [name for names in data.get("ideas", {}).values() for name in names]
    yield "struggle", data.get("struggles", [])
    yield "general mission", [key for seat in data["seat"] for key in seat.get("missions", {}).get("add", [])]
    yield "action card", [card for seat in data["seat"] for card in seat.get("hand", [])]
    yield "province", data.get("manpower_tokens", [])
    yield "realm", [name for name in data.get("flags", {}) if name != NO_FLAG]
    yield "province", [name for names in data.get("flags", {}).values() for name in names]
    yield "set of tokens", list(data.get("expansive", {}))
    yield "province", [name for names in data.get("expansive", {}).values() for name in names]
    yield "realm", list(data.get("expansive_realms", {}).values())
    yield "realm", [*data.get("esteem", {}), *data.get("esteem_of_two", {})]
    yield "event", [card for cards in data["events"].values() for card in cards]
    trade = data.get("trade", {})
    yield "trade card", trade.get("add", []) + trade.get("remove", [])
    yield "continent", trade.get("continents", [])
    for token in data.get("remove", []):
        yield "area" if token["token"] == "influence" else "province", [token["at"]]


def _known(kind: str, board: Board, lists: Lists) -> Container[str]:
    known: dict[str, Container[str]] = {
        "realm": board.realms.realms,
        "area": board.land.areas,
        "province": board.land.provinces,
        "continent": board.land.continents,
        "set of tokens": EXPANSIVE,
        "idea": lists.ideas,
        "struggle": lists.struggles,
        "general mission": lists.general,
        "action card": lists.characters,
        "event": lists.events,
        "trade card": lists.trade,
    }
    return known[kind]


@cache
def read_scenarios() -> tuple[Variant, ...]:
    """Every variant of every scenario, in the order of the booklets."""
    board, lists = read_board(), read_lists()
    files = sorted((CONTENT / "scenarios").glob("*.toml"))
    return tuple(variant for path in files for variant in read_file(path, board, lists))


@cache
def read_abouts() -> dict[str, dict[str, str]]:
    """What the scenarios are about, by their ids, in each language."""
    files = sorted((CONTENT / "scenarios").glob("*.toml"))
    sheets = [Sheet(path.read_text(encoding="utf-8"), path.name, SCENARIO) for path in files]
    return {sheet.data["id"]: sheet.data["about"] for sheet in sheets}


def read_variants(text: str, source: str) -> list[Variant]:
    """The variants of one scenario, such as a player's own."""
    return read_sheet(Sheet(text, source, SCENARIO), read_board(), read_lists())
