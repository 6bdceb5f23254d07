"""What many games of a title meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from theatrum import bots
from theatrum.engine.choice import Choice, Signature
from theatrum.engine.game import Game

from .tables import ALL, PLAIN, Table, play

SEEDS = (81, 260)
"""The first game's and the last one's."""
LEAST, ENOUGH = 4, 26_000
"""Seeds of each table, and entries after which no more are played: short games are played more often."""
STEWARDS = 8
"""Seeds of a table without options that stewards play as well."""


@dataclass
class Met:
    """The words of a title and the things of its scenarios that came up in play."""

    verbs: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    reasons: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    things: dict[str, set[tuple[str, int]]] = field(default_factory=dict)  # (kind, number) by scenario

    def mention(self, scenario: str, kinds: Signature, args: tuple[int, ...]) -> None:
        pairs = ((kind, arg) for (_, kind), arg in zip(kinds, args, strict=False))
        self.things.setdefault(scenario, set()).update(pairs)


def gather(title: str) -> Met:
    """From games of all its tables: random players meet what nobody would do, stewards what takes some sense."""
    met = Met()
    for table in ALL:
        if table.title == title:
            _play(met, table)
    return met


def _play(met: Met, table: Table) -> None:
    entries = 0
    for seed in range(SEEDS[0], SEEDS[-1] + 1):
        if seed >= SEEDS[0] + LEAST and entries >= ENOUGH:
            break
        sensible = seed < SEEDS[0] + (STEWARDS if table in PLAIN else LEAST)
        for moves in (play, _stewards) if sensible else (play,):
            game = table.start(seed)
            _note(met, table, game, moves(game, seed))
            entries += len(game.journal)


def _stewards(game: Game, seed: int) -> Iterator[tuple[int, Choice]]:
    players = [bots.Steward(f"{seed}:{seat}") for seat in range(game.seats)]
    while not game.over:
        seat = game.to_act[0]
        choice = players[seat].choose(bots.sight(game, seat))
        yield seat, choice
        game.choose(seat, choice)


def _note(met: Met, table: Table, game: Game, moves: Iterator[tuple[int, Choice]]) -> None:
    asked: Counter[str] = Counter()
    for seat, choice in moves:
        question = type(game.decision).__name__
        asked[question] += 1
        met.verbs.add(choice.verb)
        met.prompts.add(question)
        met.mention(table.scenario, game.title.verbs[choice.verb], choice.args)
        if asked[question] < 40 or asked[question] % 10 == 0:
            assert game.decision is not None
            offers = game.decision.offers(game.state, seat, True)
            met.reasons.update(why.key for _, why in offers if why is not None)
    for event in game.state.events:
        met.events.add(event.name)
        met.mention(table.scenario, game.title.events[event.name], event.args + event.secret)
