"""Forecasts against what happened in games among stewards: `python bench/calibration.py --games 100 [--first 1000]`.

Of every battle the first forecast of each stage counts, for the choice that was then made. A table per kind of forecast
goes to standard output, as in docs/forecasts.md: within each tenth the share won should lie in it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, NamedTuple

import theatrum
from theatrum import bots
from theatrum.engine.chance import Draw
from theatrum.engine.game import Entry, Game
from theatrum.engine.state import Event
from theatrum.titles import TITLES

STAGES = {
    "MoveGenerals": "before the attack", "Arrived": "before the attack", "ChooseBattle": "before the attack",
    "DeclareSupport": "support", "PlayCard": "cards", "ChooseTarget": "cards",
}  # fmt: skip
TENTHS = 10


class Told(NamedTuple):
    """What was foretold and whether it came true."""

    kind: str
    share: float
    true: bool


class Band(NamedTuple):
    """The forecasts of a tenth: how many, what they said on average, the share that came true and its interval."""

    tenth: int
    forecasts: int
    said: float
    true: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Whether the share may lie in the tenth."""
        return self.low <= (self.tenth + 1) / TENTHS and self.high >= self.tenth / TENTHS


def bands(told: Iterable[Told]) -> list[Band]:
    """By tenths, with 95 % intervals (Wilson)."""
    found: dict[int, list[Told]] = {}
    for one in told:
        found.setdefault(min(TENTHS - 1, int(one.share * TENTHS)), []).append(one)
    return [_band(tenth, found[tenth]) for tenth in sorted(found)]


def _band(tenth: int, told: list[Told]) -> Band:
    count, true = len(told), sum(one.true for one in told)
    share, z = true / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    width = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Band(tenth, count, sum(one.share for one in told) / count, share, middle - width, middle + width)


# -- reading a game


def moves(full: Game) -> Iterator[tuple[Game, int, Any]]:
    """A finished game choice by choice: as it stood, who chose what."""
    game, entries = full.at(0), full.journal
    starts = [number for number, entry in enumerate(entries) if not isinstance(entry, Draw)]
    for here, there in zip(starts, [*starts[1:], len(entries)], strict=True):
        entry: Entry = entries[here]
        assert not isinstance(entry, Draw)
        yield game, *entry
        game.replay(entries[here:there])


def battles(full: Game) -> Iterator[Told]:
    """The odds of battles in Raison d'État, by stage, from the side of whoever chose."""
    waiting: dict[tuple[str, str], tuple[float, bool]] = {}
    seen = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(seen):
            yield from _ended(game, event, waiting)
        seen = len(game.state.events)
        stage = STAGES.get(type(game.decision).__name__)
        told = game.forecast(seat, choice) if stage else None
        if told and told["picture"] and stage:
            picture = told["picture"]
            waiting.setdefault((picture["territory"], stage), (picture["win"], picture["attacks"]))


def _ended(game: Game, event: Event, waiting: dict[tuple[str, str], tuple[float, bool]]) -> Iterator[Told]:
    """Battles that have ended; those that were never fought are forgotten."""
    if event.name in ("won", "held", "drawn"):
        territory = game.state.lexicon.name("territory", event.args[1 if event.name == "won" else 0])
        for key in [key for key in waiting if key[0] == territory]:
            share, attacked = waiting.pop(key)
            yield Told(key[1], share, event.name == ("won" if attacked else "held"))
    elif event.name in ("movement-turn", "turn"):
        waiting.clear()


def wars(full: Game) -> Iterator[Told]:
    """Wars of Pax Renaissance: whether each ended as foretold."""
    waiting: list[bool] = []
    seen = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(seen):
            if event.name in ("won", "lost") and waiting:
                yield Told("war", float(waiting.pop()), event.name == "won")
        seen = len(game.state.events)
        told = game.forecast(seat, choice)
        if told and told["picture"] and told["picture"]["kind"] == "battle":
            waiting = [told["picture"]["win"]]


READERS = {"raison": battles, "paxren": wars}


# -- playing


def played(title_id: str, number: int) -> Game:
    """A game among stewards, on one table of the title after another."""
    tables = [(scenario.id, seats) for scenario in TITLES[title_id].scenarios for seats in scenario.seats]
    scenario, seats = tables[number % len(tables)]
    game = theatrum.new(title_id, scenario, seats, f"calibration:{number}")
    players = [bots.make("steward", f"{number}:{seat}") for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))
    return game


def table(kind: str, told: list[Told]) -> str:
    """A table of Markdown."""
    lines = [f"### {kind}: {len(told)} forecasts", "", "| foretold | forecasts | on average | came true | 95 % | |"]
    lines.append("|---|---|---|---|---|---|")
    for band in bands(told):
        lines.append(
            f"| {10 * band.tenth}–{10 * band.tenth + 10} % | {band.forecasts} | {band.said:.0%} | {band.true:.0%} "
            f"| {band.low:.0%}–{band.high:.0%} | {'' if band.holds else 'off'} |"
        )
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=tuple(READERS), action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1000, help="number of the first game: other games, other battles")
    args = parser.parse_args()
    for title in args.title or READERS:
        told: list[Told] = []
        for number in range(args.first, args.first + args.games):
            told += READERS[title](played(title, number))
        print(f"## {TITLES[title].name}, {args.games} games\n")
        for kind in sorted({one.kind for one in told}):
            print(table(kind, [one for one in told if one.kind == kind]))


if __name__ == "__main__":
    main()
