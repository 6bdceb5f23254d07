"""The tables of the common suite: every title, scenario and number of seats, and every other value of an option.

A title with many scenarios is looked at closely at a few tables; all of them are played to their end under the laws."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import theatrum
from theatrum.engine.choice import Choice
from theatrum.engine.flow import Together
from theatrum.engine.game import Game
from theatrum.engine.title import Title

LONGEST = 40_000
"""Choices after which a random game counts as endless."""
MANY = 64
"""Positions that are enough to look at."""
NAMED = ""
"""For the value of an option that names the side of each seat: the last ones, from the end."""


class Table(NamedTuple):
    """A way to set up a game."""

    title: str
    scenario: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        words = [self.title, self.scenario, str(self.seats), *(f"{key}={value}" for key, value in self.options)]
        return "-".join(words)

    def start(self, seed: int | str) -> Game:
        return theatrum.new(self.title, self.scenario, self.seats, seed, dict(self.options))


CLOSELY: dict[str, tuple[tuple[str, int], ...]] = {
    "mocarstwa": (("berlin", 2), ("spring", 1), ("ports", 3), ("annexation", 3), ("iceland", 2), ("full", 4)),
}
"""Of titles with many scenarios: a scenario and a solo one, one at sea, two campaigns, the full game."""
BOTH = {"mocarstwa": ("battles",)}
"""Options that make another game of every scenario."""


def _plain() -> Iterator[Table]:
    for title in theatrum.titles():
        every = ((scenario.id, seats) for scenario in title.scenarios for seats in scenario.seats)
        yield from (Table(title.id, *table) for table in CLOSELY.get(title.id, every))


def _every() -> Iterator[Table]:
    """All scenarios with all numbers of seats, in each of the games that an option makes of them, and the rows."""
    for title in theatrum.titles():
        known = {option.id: option for option in title.options}
        for scenario in title.scenarios:
            for seats in scenario.seats:
                table = Table(title.id, scenario.id, seats)
                yield table
                for option in BOTH.get(title.id, ()):
                    yield from (table._replace(options=((option, value),)) for value in known[option].values[1:])
    yield from ROWS


def _variants() -> Iterator[Table]:
    """Every value that is no default, each once, going round the plain tables: those in which it changes something."""
    number = 0
    for title in theatrum.titles():
        own = [table for table in PLAIN if table.title == title.id]
        for option in title.options:
            for value in (*option.values[1:], *((NAMED,) if option.sides else ())):
                felt = [table for table in own if table.scenario in option.scenarios]
                table = (felt or own)[number % len(felt or own)]
                if value == NAMED:
                    value = ",".join(_named(title, table, option.sides))
                yield table._replace(options=((option.id, value),))
                number += 1


def _rows(title: str, scenario: str, option: str) -> Iterator[Table]:
    """A table for each row of sides that may play together, but for the first, which is the plain one."""
    rows = next(known for known in theatrum.titles() if known.id == title)
    for seats, found in next(known.rows for known in rows.scenarios if known.id == scenario).items():
        yield from (Table(title, scenario, seats, ((option, ",".join(row)),)) for row in found[1:])


def _once(title: str, option: str) -> Iterator[Table]:
    found = next(known for known in theatrum.titles() if known.id == title)
    values = next(known.values for known in found.options if known.id == option)
    for number, scenario in enumerate(found.scenarios):
        yield Table(title, scenario.id, scenario.seats[-1], ((option, values[(number + 1) % len(values)]),))


def _ends(title: str, scenario: str) -> tuple[int, int]:
    """The fewest and the most who play a scenario."""
    found = next(known for known in theatrum.titles() if known.id == title)
    seats = next(known.seats for known in found.scenarios if known.id == scenario)
    return min(seats), max(seats)


def _named(title: Title, table: Table, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Sides that may play together, in another order than the first."""
    scenario = next(scenario for scenario in title.scenarios if scenario.id == table.scenario)
    rows = scenario.rows.get(table.seats)
    return rows[-1][::-1] if rows else sides[: -table.seats - 1 : -1]


ROWS = (
    *_rows("mocarstwa", "full", "powers"),
    *(table for scenario in ("2-01", "2-02", "2-07") for table in _rows("europa", scenario, "realms")),
    *(Table("europa", "1-06", seats, (("start", "second"),)) for seats in (3, 4)),
)
"""The starting rows of scenarios that have many, and the second starts."""
PLAIN = tuple(_plain())
VARIANTS = tuple(_variants())
ALL = PLAIN + VARIANTS
AN_AGE = (("ages", "one"),)
BY_STEWARDS = (
    *_once("mocarstwa", "battles"),
    Table("mocarstwa", "full", 2, (("powers", "france,hungary"), ("commanders", "yes"))),
    Table("mocarstwa", "full", 3, (("powers", "poland,hungary,britain"), ("battles", "dice"))),
    *(
        Table("europa", scenario, seats, AN_AGE)
        for scenario, seats in (
            ("evening", 4), ("1-02", 5), ("1-03", 4), ("1-04", 4), ("1-05", 4), ("1-05", 6), ("1-06", 4), ("2-03", 5),
            ("2-03", 6), ("2-04", 6), ("2-05", 6), ("2-06", 3), ("2-07", 3),
        )
    ),
    Table("europa", "1-01", 3),
)  # fmt: skip
"""Tables of which only a game of stewards is recorded: every scenario once, with the values of an option in turn, or
for an age; one at full length."""
EVERY = tuple(dict.fromkeys((*ALL, *_every())))
"""Also those that are not looked at closely."""


def long(table: Table) -> bool:
    """Whether a game is so long that only `make soak` puts it through the whole suite: see `test_long_games`."""
    return table.title == "europa" and table != Table("europa", "1-00", 3)


LONG = tuple(filter(long, EVERY))
FIRST_AGES = tuple(
    table._replace(options=AN_AGE) for table in PLAIN if table.scenario in ("1-01", "2-01", "2-02") and long(table)
)
FEWER = tuple(table for table in LONG if not table.options and table.seats < _ends(table.title, table.scenario)[1])
"""Of these the tables with fewer seats than a scenario can have."""
BETWEEN = tuple(
    table for table in PLAIN if table.title == "raison" and table.seats not in _ends(table.title, table.scenario)
)
"""Of tables that differ by a seat: `make test` puts the least and the largest through the whole suite."""
RECORDED = (*(table for table in ALL if not long(table)), *FIRST_AGES)
"""Tables of which games are kept."""


def pick(game: Game, seed: int | str) -> tuple[int, Choice]:
    """A random player without memory: seed and place in the journal decide, so that any copy plays on alike."""
    digest = hashlib.blake2b(f"{seed}:{game.state.entry}:{len(game.to_act)}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    seats = game.to_act
    number, turn = divmod(number, len(seats))
    choices = game.choices(seats[turn])
    return seats[turn], choices[number % len(choices)]


def play(game: Game, seed: int | str, most: int | None = None) -> Iterator[tuple[int, Choice]]:
    """Play at random to the end, or for so many choices; yields each seat and choice before it is made."""
    for _ in range(LONGEST if most is None else most):
        if game.over:
            return
        seat, choice = pick(game, seed)
        yield seat, choice
        game.choose(seat, choice)
    assert most is not None, f"no end after {LONGEST} choices"


def played(game: Game, seed: int | str, most: int | None = None) -> Game:
    """The game after so many random choices, or at its end."""
    for _ in play(game, seed, most):
        pass
    return game


@cache
def moments(table: Table, sparse: bool = False) -> tuple[Game, ...]:
    """Positions of as many random games as it takes to have many: where games are short, one has few shapes.

    Where `sparse`: the ends of games, and every fourth besides; every eighth where the table differs from a plain one
    by an option.
    """
    found: list[Game] = []
    for seed in range(1, 9):
        found += positions(table, seed)
        if len(found) >= MANY:
            break
    step = (8 if table.options else 4) if sparse else 1
    return tuple(game for number, game in enumerate(found) if game.over or number % step == 0)


def shape(game: Game) -> tuple[str, ...]:
    """Where a game stands: the names of its frames, and who has answered a secret question."""
    names = [type(frame).__name__ for frame in game.state.stack]
    top = game.decision
    if isinstance(top, Together):
        names.append("some" if top.waiting != top.asked else "none")
    return tuple(dict.fromkeys(names))


@cache
def positions(table: Table, seed: int = 1) -> tuple[Game, ...]:
    """One position of each shape a random game has, at a random moment of those, and the end."""
    game = table.start(seed)
    kept: dict[tuple[str, ...], tuple[int, Game]] = {}
    for number, _ in enumerate(play(game, seed)):
        where = shape(game)
        times = kept[where][0] + 1 if where in kept else 1
        lucky = times == 1 or number * 2654435761 % 2**32 < 2**32 // times  # the n-th of a shape replaces with 1/n
        kept[where] = (times, game.clone() if lucky else kept[where][1])
    return (*(found for _, found in kept.values()), game)
