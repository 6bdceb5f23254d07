"""Shared by the tests of chapters 3, 5, 7, 8, 11 and 12: Status and War, the log, Minor Powers and their auction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game
from theatrum.titles.raison.vocabulary import STATUSES

from .moves import Powers, turn_of
from .positions import choose, general, position, power, question, quiet, raison, run_to, territory

each_scenario = pytest.mark.parametrize("scenario", ["1618", "1702"])
CHOOSERS = {"1618": ["sweden", "france", "poland", "ottoman"], "1702": ["britain", "sweden", "russia", "ottoman"]}
"""Who chooses a Status."""
LEADING = {"1618": ["austria", "spain", "protestants"], "1702": ["austria", "france"]}
"""Whose Status never changes."""
ELECTORS = {
    "1618": {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg", "bavaria"},
    "1702": {"pfalz", "nassau", "lorraine", "bohemia", "saxonia", "brandenburg", "hannover"},
}
SMALL_TABLES = [("1618", 4), ("1618", 5), ("1618", 6), ("1702", 3), ("1702", 4), ("1702", 5)]
"""Scenarios and numbers of players with Minor Powers."""


def events(game: Game, name: str) -> list[tuple[int, ...]]:
    """Every event of this name in the log, by its numbers."""
    return [event.args for event in raison(game).events if event.name == name]


def until(game: Game, event: str, limit: int = 300) -> None:
    """Answer quietly until this has happened."""
    for _ in range(limit):
        if events(game, event):
            return
        quiet(game)
    raise AssertionError(f"'{event}' never happened; the game stands at {question(game)}")


def spot(game: Game, name: str) -> str:
    """Where a General stands, '' off board."""
    here = raison(game).spot[general(game, name)]
    return raison(game).board.land.ids[here] if here >= 0 else ""


def troops(game: Game, name: str) -> int:
    return raison(game).troops[general(game, name)]


def status(game: Game, name: str) -> str:
    return STATUSES[raison(game).status[power(game, name)]]


def at_war(game: Game, one: str, other: str) -> bool:
    return bool(raison(game).war[power(game, one)] >> power(game, other) & 1)


def allied(game: Game, one: str, other: str) -> bool:
    return bool(raison(game).ally[power(game, one)] >> power(game, other) & 1)


def value(game: Game, *lands: str) -> int:
    """What these territories are worth together."""
    return sum(raison(game).board.land.value[territory(game, land)] for land in lands)


def prize(game: Game, name: str) -> str:
    """A Contested territory in the Power's colour that is worth something and is no Elector."""
    land, own = raison(game).board.land, power(game, name)
    return next(
        land.ids[t]
        for t, colours in enumerate(land.colours)
        if colours >> own & 1 and land.value[t] and not land.elector[t]
    )


# -- movement on a cleared board


def mover(name: str, powers: Powers, scenario: str = "1618") -> Game:
    """A board cleared but for these pieces; `name` is about to move its Generals."""
    start = {"turn": turn_of("movement", name, scenario)}
    game = position(scenario, powers=powers, empty=True, start=start)
    run_to(game, "MoveGenerals", name)
    return game


def clash(defender: Mapping[str, Any], attacker: Mapping[str, Any] | None = None) -> Game:
    """Spain enters Nassau against the Protestants; nobody plays a card unless a hand is given."""
    spain = {"generals": {"brabant": 3}} | dict(attacker or {})
    game = mover("spain", {"spain": spain, "protestants": defender})
    choose(game, "march:spain.1:nassau", "end-turn")
    return game


# -- the Diplomacy phase


def phase(scenario: str = "1618", powers: Powers | None = None, **options: str) -> Game:
    """Round 2 opens: everybody is about to choose a Status."""
    return position(scenario, powers=powers, start={"round": 2}, options=options)


def declare(game: Game, **wishes: str) -> None:
    """All secret choices at once; whoever is not named keeps its Status."""
    g = raison(game)
    for player in game.to_act:
        name = g.board.powers[g.major[player]]
        game.choose(player, "status:" + wishes.get(name, STATUSES[g.status[g.major[player]]]))


def settle(game: Game) -> None:
    """The heads let everyone in and expel nobody."""
    while question(game) in ("Admission", "Expulsion"):
        quiet(game)


def change(powers: Powers, chance: tuple[int, ...] = (), **wishes: str) -> Game:
    """1618, a cleared board with these pieces; in round 2 the Powers named take a new Status, nobody is kept out."""
    game = position("1618", powers=powers, empty=True, start={"round": 2})
    game.force(*chance)
    declare(game, **wishes)
    settle(game)
    return game


def polish_ottomans(wish: str) -> Game:
    """1618, round 2, six players: Poland, in the Austrian coalition, holds the Ottomans and makes this choice."""
    powers = {"poland": {"status": "first"}, "ottoman": {"status": "first"}}
    start = {"round": 2, "holders": {"ottoman": "poland"}}
    game = position("1618", 6, powers, start, empty=True)
    declare(game, sweden="neutral", france="neutral", poland=wish)
    return game


# -- Minor Powers


def at(
    action: str,
    name: str,
    seats: int,
    powers: Powers | None = None,
    holders: Mapping[str, str] | None = None,
    scenario: str = "1618",
    emperor: str = "",
    options: Mapping[str, str] | None = None,
) -> Game:
    """A board cleared but for these pieces, at the start of the turn in which a Power comes to an action."""
    start: dict[str, Any] = {"turn": turn_of(action, name, scenario), "holders": dict(holders or {})}
    if emperor:
        start["emperor"] = emperor
    return position(scenario, seats, powers, start, empty=True, options=options)


def bid(game: Game, **points: int) -> None:
    """All secret bids; whoever is not named bids 0."""
    g = raison(game)
    assert question(game) == "Bid"
    for player in game.to_act:
        game.choose(player, f"bid:{points.get(g.board.powers[g.major[player]], 0)}")


def holder(game: Game, minor: str) -> str:
    """The Major Power that controls a Minor one, '' if none does."""
    g = raison(game)
    player = g.seat_of[power(game, minor)]
    return g.board.powers[g.major[player]] if player >= 0 else ""
