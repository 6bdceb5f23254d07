"""The scenarios of the book, begun; for tests."""

from __future__ import annotations

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.mocarstwa import MOCARSTWA
from theatrum.titles.mocarstwa.box.board import read_board
from theatrum.titles.mocarstwa.box.geography import FAR, read_geography

from .positions import state

LAND = read_geography()
SCENARIOS = {scenario.id: scenario for scenario in MOCARSTWA.scenarios}


def begin(name: str, powers: str, **options: str) -> Game:
    """A scenario before its first purchase."""
    seats = len(powers.split(","))
    chosen = {"battles": "dice", "powers": powers} | options
    return Game(MOCARSTWA, SCENARIOS[name], seats, chosen, 1, LIBRARY)


def rows() -> list[tuple[str, str]]:
    found = []
    for name, scenario in SCENARIOS.items():
        board = read_board(scenario.text, name)
        for seats in board.rows.values():
            found += [(name, ",".join(board.powers[power] for power in row)) for row in seats]
    return found


def sailing(start: tuple[int, ...]) -> list[int]:
    steps = [FAR] * len(LAND.hexes)
    queue = list(start)
    for hex_ in start:
        steps[hex_] = 0
    for here in queue:
        for there in LAND.hex_neighbours[here]:
            if steps[there] == FAR and not LAND.shoal[there]:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def goods(game: Game, seat: int) -> list[int]:
    """Ducats, ore, grain, wood, trade goods."""
    return state(game).goods[5 * seat : 5 * seat + 5]


def deployments(game: Game) -> tuple[set[str], set[str]]:
    """Where a unit that was bought and a ship can be put."""
    offers = [choice.id.split(":") for choice in game.choices(game.to_act[0])]
    return {o[2] for o in offers if o[0] == "deploy"}, {o[2] for o in offers if o[0] == "launch"}
