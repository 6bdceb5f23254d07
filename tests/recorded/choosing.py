"""Which games are kept: one of stewards and one of random players at every table, and a few more that together meet
everything there is to meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.common.tables import BY_STEWARDS, RECORDED, VARIANTS, Table, long, played
from theatrum import bots
from theatrum.arena import match
from theatrum.engine.chance import Generator
from theatrum.engine.errors import GameFileError
from theatrum.engine.title import Title

from . import facts, files
from .files import Recorded
from .looks import marked
from .wanted import Fact, Played

SHORT = 8
"""Random games of a table of which the shortest is kept: some are ten times as long as others."""
STEWARDS, MOST = 12, 400
"""Further games of a table by stewards, and by the curious, after which whatever is missing is missed."""
DENSE = 0.01
"""Rare facts a move for which a game is kept that shows nothing else."""
PATIENCE = {"mocarstwa": 3, "europa": 2}
"""Instead of MOST, where a title has many tables."""

Say = Callable[[str], None]
Candidate = tuple[Recorded, frozenset[Fact]]


def choose(title: Title, old: list[Recorded], say: Say) -> list[Candidate]:
    """The games that shall be kept of a title: the old ones that can still be played, and what they lack."""
    kept = [*_still(old, say)]
    kept += [marked(files.of(*game)) for game in _lacking(title, {(game.table, game.players) for game, _ in kept})]
    missing = facts.due(title) - _met(kept)
    more: list[Candidate] = []
    for game in _further(title, missing):
        if facts.glance(game.game) & missing or not all(map(facts.glanced, missing)):
            more.append(marked(files.of(*game)))
            missing -= more[-1][1]
            say(f"{title.id}: {len(kept) + len(more)} games, {len(missing)} facts missing")
    say(f"{title.id}: never met: {sorted(missing)}" if missing else f"{title.id}: everything was met")
    needed = _fewest(more, facts.due(title) - _met(kept))
    besides = _fewest(more, facts.rare(title) - _met(kept + needed), DENSE)
    return kept + needed + besides


def later(title: Title, games: list[Candidate]) -> list[str]:
    """Names of the games that `make soak` alone replays: `make test` needs one of each table, the shortest, and so many
    more that together they meet everything. Of tables that differ by an option it needs every other."""
    if any(long(game.table) for game, _ in games):  # of which `make test` replays those of the shortest table
        return []
    first: dict[Table, Candidate] = {}
    for candidate in sorted(games, key=lambda candidate: len(candidate[0].moves)):
        first.setdefault(candidate[0].table, candidate)
    now = [candidate for table, candidate in first.items() if at_once(table)]
    now += _fewest([candidate for candidate in games if candidate not in now], facts.due(title) - _met(now))
    needed = {game.name for game, _ in now}
    return sorted({game.name for game, _ in games} - needed)


def at_once(table: Table) -> bool:
    """Whether `make test` replays a game of the table in any case."""
    return table not in VARIANTS or VARIANTS.index(table) % 2 == 0


def _still(old: list[Recorded], say: Say) -> Iterator[Candidate]:
    for recorded in old:
        try:
            yield marked(recorded)
        except GameFileError as error:
            say(f"{recorded.name}, {error}")


def _lacking(title: Title, there: set[tuple[Table, str]]) -> Iterator[Played]:
    for table in _tables(title):
        if (table, "steward") not in there:
            yield _by_stewards(table, 0)
        if (table, "random") not in there:
            games = (_at_random(table, number) for number in range(SHORT))
            yield min(games, key=lambda game: len(game.game.journal))
    for table in BY_STEWARDS:
        if table.title == title.id and (table, "steward") not in there:
            yield _by_stewards(table, 0)


def _further(title: Title, missing: set[Fact]) -> Iterator[Played]:
    """Games in which something missing may come up, until nothing is."""
    yield from facts.WANTED[title.id].seek(missing)
    for number in range(PATIENCE.get(title.id, MOST)):
        for table in _tables(title):
            if not missing:
                return
            yield _curious(table, number, missing)
            if number < STEWARDS:
                yield _by_stewards(table, number + 1)


def _tables(title: Title) -> list[Table]:
    return [table for table in RECORDED if table.title == title.id]


def _at_random(table: Table, number: int) -> Played:
    seed = f"{table} {number}"
    return Played(played(table.start(seed), seed), table, "random", seed)


def _by_stewards(table: Table, number: int) -> Played:
    game = table.start(f"{table} {number}")
    match.play(game, [bots.make("steward", f"{number}:{seat}") for seat in range(game.seats)])
    return Played(game, table, "steward", str(game.seed))


def _curious(table: Table, number: int, missing: set[Fact]) -> Played:
    """A random game in which whatever is missing is chosen where it is offered."""
    game = table.start(f"{table} {number}")
    generator, shown = Generator(number), facts.Facts(game).of_choice
    while not game.over:
        seat = game.to_act[0]
        choices = game.choices(seat)
        liked = [choice for choice in choices if not missing.isdisjoint(shown(choice))] or choices
        game.choose(seat, liked[generator.below(len(liked))])
    return Played(game, table, "curious", str(game.seed))


def _met(candidates: list[Candidate]) -> set[Fact]:
    return {fact for _, found in candidates for fact in found}


def _fewest(more: list[Candidate], wish: set[Fact], dense: float = 0) -> list[Candidate]:
    """A few games that show all that any of them shows: always next the one that adds most for its length, as long as
    that is something, and no less than `dense`."""
    chosen: list[Candidate] = []
    while best := max((game for game in more if game[1] & wish), key=lambda game: _gain(game, wish), default=None):
        if _gain(best, wish) < dense:
            break
        chosen.append(best)
        wish = wish - best[1]
    return chosen


def _gain(candidate: Candidate, wish: set[Fact]) -> float:
    recorded, found = candidate
    return len(found & wish) / len(recorded.moves)
