"""Positions for tests, written as players write scenarios: nothing on the map but what is given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.state import Mocarstwa

Piece = dict[str, Any]


def at(place: str, units: str = "", power: str = "", **more: Any) -> Piece:
    """What stands in a province; nobody's power: the independents."""
    return {"place": place, "units": units} | ({"power": power} if power else {}) | more


def ship(kind: str, hex_: str, units: str = "", power: str = "", **more: Any) -> Piece:
    return {"ship": kind, "hex": hex_, "units": units} | ({"power": power} if power else {}) | more


def position(
    powers: str,
    pieces: Iterable[Piece] = (),
    *,
    level: str = "scenario",
    battles: str = "dice",
    turn: str = "",
    phase: str = "military",
    round_: int = 1,
    seats: Mapping[str, Mapping[str, Any]] | None = None,
    goals: Iterable[Mapping[str, Any]] = ({"kind": "powers", "number": 9},),
    options: Mapping[str, str] | None = None,
    forced: Iterable[int] = (),
    more: Mapping[str, Any] | None = None,
) -> Game:
    """A game of these powers ('spain,russia', in the order of the seats), deployed as given."""
    names = powers.split(",")
    data: dict[str, Any] = {
        "id": "test",
        "name": {"en": "Test", "pl": "Test"},
        "number": 99,
        "level": level,
        "rows": {str(len(names)): [names]},
        "goals": list(goals),
        "pieces": list(pieces),
        "start": {"deployed": True, "turn": turn or names[0], "phase": phase, "round": round_}
        | ({"seats": seats} if seats else {}),
    } | dict(more or {})
    text = "\n".join(f"{key} = {_toml(value)}" for key, value in data.items())
    own = MOCARSTWA.scenario(text, "test.toml")
    chosen = {"powers": powers, "battles": battles} | dict(options or {})
    return Game(MOCARSTWA, own, len(names), chosen, 1, LIBRARY, forced=forced)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f'"{key}" = {_toml(item)}' for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value) if isinstance(value, int) else f'"{value}"'


def state(game: Game) -> Mocarstwa:
    assert isinstance(game.state, Mocarstwa)
    return game.state


def place(game: Game, name: str) -> int:
    """The number of a province or ship."""
    return state(game).lexicon.names["place"].index(name)


def units(game: Game, name: str) -> dict[str, int]:
    """What stands in a place."""
    g = state(game)
    kinds = g.lexicon.names["unit"]
    packed = g.units[place(game, name)]
    return {kind: packed >> 4 * i & 15 for i, kind in enumerate(kinds) if packed >> 4 * i & 15}


def holder(game: Game, name: str) -> str:
    """Whose units stand in a place."""
    g = state(game)
    who = g.holder[place(game, name)]
    return "" if who < 0 else g.lexicon.names["power"][g.power_of(who)]


def question(game: Game) -> str:
    return type(game.state.decision).__name__


def choose(game: Game, *choices: str) -> Game:
    """Whoever may make these choices makes them."""
    for text in choices:
        seat = next(seat for seat in game.to_act if text in offered(game, seat))
        game.choose(seat, text)
    return game


def offered(game: Game, seat: int | None = None) -> list[str]:
    seats = game.to_act if seat is None else (seat,)
    return [choice.id for one in seats for choice in game.choices(one)]


def why_not(game: Game, text: str) -> str:
    """The key of the reason that closes a choice."""
    decision = game.state.decision
    assert decision is not None
    found = {choice.id: why for choice, why in decision.offers(game.state, game.to_act[0], True)}
    why = found[text]
    assert why is not None, f"{text} is open"
    return str(why.key)


def told(game: Game, name: str) -> list[tuple[int, ...]]:
    """The arguments of every event of a name."""
    return [event.args for event in state(game).events if event.name == name]
