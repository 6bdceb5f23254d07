"""Positions for the map's layout to be measured on (`python -m tests.web.ends` writes them): of every recorded game of
Raison its end, and the moment when most counters stood on the map."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.recorded import files
from tests.recorded.files import Recorded
from theatrum.engine.game import Game
from theatrum.titles.raison.state import Raison

FILE = Path(__file__).parents[2] / "web" / "src" / "map" / "ends.json"
TITLE = "raison"

Position = dict[str, Any]


def position(game: Game) -> Position:
    """What of a position stands on the map."""
    view = game.view()
    return {
        "board": game.scenario.board,
        "territories": [
            land for land in view["territories"] if land["garrison"] or land["fortress"] or land["generals"]
        ],
        "generals": [general for general in view["generals"] if general["at"]],
        "powers": [{name: power[name] for name in ("id", "status", "at_war", "allies")} for power in view["powers"]],
    }


def crowd(game: Game) -> int:
    state = game.state
    assert isinstance(state, Raison)
    return sum(place >= 0 for place in (*state.garrison, *state.spot)) + state.fortress.bit_count()


def positions(recorded: Recorded) -> list[Position]:
    """The most crowded position of a game, and its last one."""
    game = recorded.start()
    fullest, most = position(game), crowd(game)
    for move in recorded.moves:
        game.replay(files.entries(game, move, len(game.journal)))
        if (now := crowd(game)) > most:
            fullest, most = position(game), now
    return [fullest, position(game)]


def written() -> str:
    found = [each for game in files.kept(TITLE) for each in positions(game)]
    unique = {json.dumps(each, separators=(",", ":")) for each in found}
    return "[\n" + ",\n".join(sorted(unique)) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
