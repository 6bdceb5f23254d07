"""Positions for tests, written as players write scenarios: the printed set-up with changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.raison import RAISON
from theatrum.titles.raison.geography import CONTENT
from theatrum.titles.raison.state import Raison

QUIET = (
    "perform", "done", "stop", "end-turn", "pass", "deny", "off-board", "keep", "admit", "discard", "status", "bid",
    "vote", "accept", "lot",
)  # fmt: skip
"""Verbs that move a game on without much happening, in order of preference."""

EMPTY: dict[str, Any] = {"generals": {}, "garrisons": [], "fortresses": [], "hand": [], "money": 0}


def position(
    scenario: str = "1618",
    seats: int | None = None,
    powers: Mapping[str, Mapping[str, Any]] | None = None,
    start: Mapping[str, Any] | None = None,
    empty: bool = False,
    options: Mapping[str, str] | None = None,
    seed: int | str = 1,
    forced: Iterable[int] = (),
    **rest: Any,
) -> Game:
    """The printed scenario with some entries replaced; `empty` first takes all pieces and cards away.

    powers: {"austria": {"generals": {"wien": 3}, "hand": [2, 5], "morale": 7, "status": "first", ...}}
    start: {"round": 2, "turn": 6, "emperor": "sweden", "holders": {"russia": "austria"}}
    A power's Generals beyond those named are off board. `turn` counts from 0. `rest` replaces whole keys of the file.
    """
    data = tomllib.loads((CONTENT / scenario / "scenario.toml").read_text(encoding="utf-8"))
    for power, table in data["powers"].items():
        generals = len(table["generals"]) + table["off_board"]
        if empty:
            table.update(EMPTY)
        table.update((powers or {}).get(power, {}))
        table["off_board"] = generals - len(table["generals"])
    count = str(seats or max(map(int, data["minors"])))
    data["minors"] = {count: data["minors"][count]}
    if start:
        data["start"] = dict(start)
    data |= rest
    text = "\n".join(f"{key} = {_toml(value)}" for key, value in data.items())
    own = RAISON.scenario(text, "test.toml")
    return Game(RAISON, own, own.seats[0], options or {}, seed, LIBRARY, forced=forced)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {_toml(item)}' for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def raison(game: Game) -> Raison:
    state = game.state
    assert isinstance(state, Raison)
    return state


def power(game: Game, name: str) -> int:
    return raison(game).board.powers.index(name)


def territory(game: Game, name: str) -> int:
    return raison(game).board.land.index[name]


def general(game: Game, name: str) -> int:
    """'austria.2' as a number."""
    return raison(game).lexicon.names["general"].index(name)


def seat(game: Game, name: str) -> int:
    """Who decides for a Power."""
    return raison(game).runs(power(game, name))


def question(game: Game) -> str:
    decision = game.decision
    return "" if decision is None else type(decision).__name__


def asked(game: Game) -> str:
    """The Power a decision is put to, where it is put to one."""
    return raison(game).board.powers[getattr(game.decision, "power", -1)] if hasattr(game.decision, "power") else ""


def ids(game: Game, of: int | None = None) -> list[str]:
    """What the asked seat (or the seat given) may choose, as text ids."""
    return [choice.id for choice in game.choices(game.to_act[0] if of is None else of)]


def choose(game: Game, *choices: str) -> None:
    """Make choices one after another, each by the first seat that is asked."""
    for choice in choices:
        game.choose(game.to_act[0], choice)


def run_to(game: Game, name: str, of: str | None = None, limit: int = 500) -> None:
    """Answer quietly until this question is put (to this Power)."""
    for _ in range(limit):
        if question(game) == name and (of is None or asked(game) == of):
            return
        quiet(game)
    raise AssertionError(f"{name} was never asked; the game stands at {question(game)}")


def quiet(game: Game) -> None:
    """Answer the question before the table in the least eventful way."""
    player = game.to_act[0]
    offered = game.choices(player)
    for verb in QUIET:
        for choice in offered:
            if choice.verb == verb and not (verb == "status" and choice.args[0] != _present(game, player)):
                game.choose(player, choice)
                return
    game.choose(player, offered[-1])


def _present(game: Game, player: int) -> int:
    g = raison(game)
    return g.status[g.major[player]]


def reason(game: Game, choice: str, of: int | None = None) -> str:
    """The key of the reason that closes a choice, '' if it is open."""
    refused = game.why_not(game.to_act[0] if of is None else of, choice)
    return "" if refused is None else refused.key
