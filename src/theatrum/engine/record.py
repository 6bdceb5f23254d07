"""The game file: JSON, versioned, each entry chained to the one before, so that a changed file is noticed and named."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .chance import Draw, commitment
from .choice import Lexicon
from .content import MOST_TEXT
from .errors import ContentError, GameFileError, Refused
from .game import Entry, Game
from .title import Library, Scenario, Title

VERSION = 1
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How to lift a file of an older version to the next."""

CHAINED = ("title", "scenario", "scenario_text", "seats", "options", "commitment")
"""What the first link of the chain holds."""


def write(game: Game, path: Path, reveal: bool) -> None:
    """Write the file whole or not at all."""
    text = dumps(game, reveal)
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def dumps(game: Game, reveal: bool = True) -> str:
    """The game file as text, one journal entry a line."""
    head = {
        "format": "theatrum", "version": VERSION, "title": game.title.id, "scenario": game.scenario.id,
        "scenario_text": game.scenario.text if game.scenario.own else None,
        "seats": game.seats, "options": game.options, "commitment": game.commitment,
        "seed": game.seed if reveal or game.over else None, "result": list(game.result),
    }  # fmt: skip
    lines = []
    check = _digest("", *(head[key] for key in CHAINED))
    for number, entry in enumerate(game.journal):
        actor, what = as_text(entry)
        check = _digest(check, number, actor, what)
        lines.append("    " + json.dumps([number, actor, what, check], ensure_ascii=False))
    body = json.dumps(head, ensure_ascii=False, indent=1)
    return body[:-2] + ',\n "journal": [\n' + ",\n".join(lines) + "\n ]\n}\n"


def as_text(entry: Entry) -> tuple[int | str, str]:
    """An entry as a file keeps it: who (a seat, or "chance") and what."""
    if isinstance(entry, Draw):
        return "chance", f"{entry.purpose}:{entry.subject}:{entry.outcome}"
    return entry[0], entry[1].id


def _digest(before: str, *parts: object) -> str:
    text = json.dumps([before, *parts], sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def read(path: Path, titles: Mapping[str, Title], library: Library, language: str = "en") -> Game:
    """Open a game file and replay it; raises GameFileError where it is damaged or breaks the rules."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GameFileError(f"cannot read {path.name}: {getattr(error, 'strerror', None) or error}") from None
    return loads(text, titles, library, language)


def opened(text: str, titles: Mapping[str, Title], library: Library) -> Game:
    """The game of a file as its set-up left it, with nothing played."""
    data = parse(text)
    return _start(data, chained(data), titles, library, "en")


def loads(text: str, titles: Mapping[str, Title], library: Library, language: str = "en") -> Game:
    data = parse(text)
    entries = chained(data)
    game = _start(data, entries, titles, library, language)
    game.replay(_played(entries, game.state.lexicon)[_first_move(entries) :])
    if data["result"] != list(game.result):
        raise GameFileError("the result in the file is not the result of its journal")
    return game


def parse(text: str) -> dict[str, Any]:
    """Check the shape of a file and lift it to the present version."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise GameFileError(f"this is not a whole game file: line {error.lineno} does not parse") from None
    except (ValueError, RecursionError):
        raise GameFileError("this is not a Theatrum game file") from None
    if not isinstance(data, dict) or data.get("format") != "theatrum":
        raise GameFileError("this is not a Theatrum game file")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise GameFileError("the file does not say of which version it is")
    if version > VERSION:
        raise GameFileError(f"the file is of version {version}; this Theatrum reads up to {VERSION}: update it")
    while version < VERSION:
        if version not in MIGRATIONS:
            raise GameFileError(f"files of version {version} can no longer be read")
        data = MIGRATIONS[version](data)
        version = data["version"]
    return _shaped(data)


MOST_ENTRIES = 50_000
"""Entries of a journal; the longest games have a tenth of that."""
MOST_ENTRY = 200
"""Characters of what an entry says."""

SHAPE: dict[str, tuple[type, ...]] = {
    "title": (str,), "scenario": (str,), "scenario_text": (str, type(None)), "seats": (int,), "options": (dict,),
    "commitment": (str,), "seed": (int, str, type(None)), "result": (list,), "journal": (list,),
}  # fmt: skip
MOST = {"title": 40, "scenario": 40, "scenario_text": MOST_TEXT, "commitment": 64, "seed": 200, "options": 99,
        "result": 99, "journal": MOST_ENTRIES}  # fmt: skip
"""How long each part may be, in characters or things."""


def _shaped(data: dict[str, Any]) -> dict[str, Any]:
    for key, kinds in SHAPE.items():
        if key not in data or type(data[key]) not in kinds or not _whole(data[key]):
            raise GameFileError(f"'{key}' is missing from the file or damaged")
        if len(data[key] if isinstance(data[key], (str, dict, list)) else str(data[key])) > MOST.get(key, 9):
            raise GameFileError(f"'{key}' is too long: at most {MOST.get(key, 9)}")
    if not all(isinstance(value, str) for value in data["options"].values()):
        raise GameFileError("the file has an option this title does not know")
    return data


def _whole(value: object) -> bool:
    """Whether a text is one that can be kept: no half characters, no zeros."""
    return not isinstance(value, str) or not any(letter == "\0" or "\ud800" <= letter <= "\udfff" for letter in value)


Line = tuple[int, int | str, str, str]


def chained(data: dict[str, Any]) -> list[Line]:
    """The journal's lines, each checked against the one before; the first that does not fit is named."""
    lines: list[Line] = []
    check = _digest("", *(data[key] for key in CHAINED))
    for place, line in enumerate(data["journal"]):
        if not (isinstance(line, list) and len(line) == 4 and type(line[0]) is int and isinstance(line[2], str)):
            raise GameFileError(f"entry {place} is damaged", place)
        number, actor, what, claimed = line
        if not (type(actor) is int or actor == "chance") or len(what) > MOST_ENTRY:
            raise GameFileError(f"entry {place} is damaged", place)
        if number != place:
            verb = "is missing" if number > place else "stands there twice"
            raise GameFileError(f"entry {min(number, place)} {verb}", min(number, place))
        check = _digest(check, number, actor, what)
        if check != claimed:
            raise GameFileError(f"entry {place} ('{what}') was changed, or one before it was", place)
        lines.append((number, actor, what, claimed))
    return lines


def _first_move(lines: list[Line]) -> int:
    return next((i for i, line in enumerate(lines) if line[1] != "chance"), len(lines))


def _played(lines: list[Line], lexicon: Lexicon) -> list[Entry]:
    return [from_text(number, actor, what, lexicon) for number, actor, what, _ in lines]


def from_text(number: int, actor: int | str, what: str, lexicon: Lexicon) -> Entry:
    """An entry from what a file keeps of it; raises GameFileError with the entry's number."""
    if actor == "chance":
        return draw_from_text(number, what)
    try:
        if not isinstance(actor, int) or isinstance(actor, bool):
            raise Refused(f"'{actor}' is no seat", "")
        return actor, lexicon.parse(what)
    except Refused as error:
        raise GameFileError(f"entry {number}: {error}", number) from None


def draw_from_text(number: int, what: str) -> Draw:
    """An outcome of chance from what a file keeps of it."""
    purpose, _, rest = what.partition(":")
    subject, _, outcome = rest.partition(":")
    try:
        draw = Draw(purpose, int(subject), int(outcome))
    except ValueError:
        draw = None
    if draw is None or as_text(draw)[1] != what:  # int reads more than one spelling of a number
        raise GameFileError(f"entry {number}: '{what[:MOST_ENTRY]}' is not an outcome of chance", number)
    return draw


def _start(
    data: dict[str, Any], lines: list[Line], titles: Mapping[str, Title], library: Library, language: str
) -> Game:
    title = titles.get(data["title"])
    if title is None:
        raise GameFileError(f"the file is of a title '{data['title']}' that is not here")
    scenario = _scenario(data, title)
    if data["seats"] not in scenario.seats:
        raise GameFileError(f"{scenario.id} cannot be played with {data['seats']} seats")
    known = {option.id: option for option in title.options}
    given = data["options"].items()
    if any(key not in known or not known[key].allows(value, data["seats"], scenario) for key, value in given):
        raise GameFileError("the file has an option this title does not know")
    opening = [draw_from_text(number, what) for number, _, what, _ in lines[: _first_move(lines)]]
    try:
        game = Game(title, scenario, data["seats"], data["options"], data["seed"], library, language, forced=opening)
    except GameFileError as error:
        raise GameFileError(f"the opening chance of the file does not fit its scenario: {error}", 0) from None
    except ContentError as error:
        raise GameFileError(f"the scenario in the file is faulty: {error}") from error
    if len(game.journal) != len(opening):
        raise GameFileError("the opening chance of the file does not fit its scenario", 0)
    game.commitment = data["commitment"]
    return game


def _scenario(data: dict[str, Any], title: Title) -> Scenario:
    if data["scenario_text"] is not None:
        try:
            return title.scenario(data["scenario_text"], data["scenario"])
        except ContentError as error:
            raise GameFileError(f"the scenario in the file is faulty: {error}") from error
    for scenario in title.scenarios:
        if scenario.id == data["scenario"]:
            return scenario
    raise GameFileError(f"{title.id} has no scenario '{data['scenario']}'")


def verify(text: str, titles: Mapping[str, Title], library: Library) -> tuple[Game, bool]:
    """Prove a game: its chain, its rules, and its chance if the seed is known; returns the game and whether it is."""
    data = parse(text)
    game = loads(text, titles, library)
    seed = data["seed"]
    if seed is None:
        return game, False
    if commitment(seed) != data["commitment"]:
        raise GameFileError("the revealed seed does not match the commitment made at the start")
    _check_chance(game, seed)
    return game, True


def _check_chance(game: Game, seed: int | str) -> None:
    """Play the game anew on the seed: every outcome must come out again."""
    fresh = Game(game.title, game.scenario, game.seats, game.options, seed, game.library)
    entries = game.journal
    for place, entry in enumerate(entries):
        if isinstance(entry, Draw):
            drawn = fresh.journal[place : place + 1]
            if drawn != [entry]:
                raise GameFileError(f"entry {place}: chance was {entry.outcome}, the seed gives another", place)
        else:
            fresh.choose(*entry)
