"""A game told in brief: how the seats stood over time, where that turned, and who did what to whom.

Worked out from the journal when it is asked for; it looks at the full position, so it is for games that are over.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from .chance import Draw
from .folding import Line, fold
from .game import Entry, Game
from .state import Event, State
from .title import Title

TURNINGS = 5
"""Turning points of a story; the last is how it was decided."""
MOMENTS = 200
"""Points of a curve: a longer game shows every second, third, ... beat."""
LINES = 3
"""Lines of the log that tell of a turning point."""


class Moment(NamedTuple):
    """How the seats stood before an entry: their share of the prospects of victory, and the title's figures."""

    entry: int
    round: int
    shares: tuple[float, ...]
    figures: tuple[tuple[int, ...], ...]
    """For each seat, the figures in the title's order."""


class Turning(NamedTuple):
    """A beat of the game in which the standing changed: the entries from `entry` up to `until`."""

    entry: int
    until: int
    round: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    events: tuple[Event, ...]
    """The gravest of what happened, in whole lines of the log."""

    @property
    def change(self) -> float:
        """How far any seat rose or fell."""
        return max(abs(new - old) for old, new in zip(self.before, self.after, strict=True))


class Deed(NamedTuple):
    """How often one seat did something to another; `name` is the event."""

    name: str
    doer: int
    other: int
    times: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The story of a game."""

    moments: tuple[Moment, ...]
    turnings: tuple[Turning, ...]
    deeds: tuple[Deed, ...]


def chronicle(game: Game) -> Chronicle:
    """The story of a game so far. Plays the journal again, once."""
    title = game.title
    now = game.at(0)
    moments = [_moment(now)]
    deeds: Counter[tuple[str, int, int]] = Counter()
    clock = title.clock(now.state)
    for step in _choices(game.since(now.entry)):
        before, told = now.state.clone(), len(now.state.events)
        now.replay(step)
        for event in now.state.events.since(told):
            deeds.update(_deed(title, before, event))
        if title.clock(now.state) != clock or now.over:
            clock = title.clock(now.state)
            moments.append(_moment(now))
    if moments[-1].entry != now.entry:
        moments.append(_moment(now))
    turnings = _turnings([_turning(game, old, new) for old, new in pairwise(moments)])
    order = list(title.deeds)
    counted = sorted(Deed(*deed, times) for deed, times in deeds.items())
    return Chronicle(_thinned(moments), turnings, tuple(sorted(counted, key=lambda deed: order.index(deed.name))))


def _choices(entries: list[Entry]) -> list[list[Entry]]:
    """The entries choice by choice, each with the chance that follows it."""
    steps: list[list[Entry]] = []
    for entry in entries:
        if isinstance(entry, Draw):
            steps[-1].append(entry)
        else:
            steps.append([entry])
    return steps


def _moment(game: Game) -> Moment:
    return Moment(game.entry, game.title.round(game.state), _shares(game), game.title.tally(game.state))


def _shares(game: Game) -> tuple[float, ...]:
    """The prospects of the seats; once somebody has won there are no others."""
    if winners := game.result.count(1):
        return tuple(round(1 / winners, 4) if place == 1 else 0.0 for place in game.result)
    worths = [game.title.worth(game.state, seat) for seat in range(game.seats)]
    whole = sum(worths) or 1.0 if game.seats > 1 else 1.0  # alone against the map, the prospects are one's own
    return tuple(round(worth / whole, 4) for worth in worths)


def _deed(title: Title, before: State, event: Event) -> list[tuple[str, int, int]]:
    """What an event says that one seat did to another, as things stood before it."""
    if event.name not in title.deeds:
        return []
    args = {name: (kind, arg) for (name, kind), arg in zip(title.events[event.name], event.args, strict=False)}
    doer, other = (title.belongs(before, *args[name]) for name in title.deeds[event.name])
    return [(event.name, doer, other)] if doer >= 0 and other >= 0 and doer != other else []


def _turning(game: Game, old: Moment, new: Moment) -> Turning:
    log, title = game.state.events, game.title
    told = log.since(log.before(old.entry))[: log.before(new.entry) - log.before(old.entry)]
    if new.entry == game.entry:
        told = log.since(log.before(old.entry))
    lines = [line for line in fold(title.folds, title.events, told) if line[0].name in title.tidings]
    events = (event for line in _gravest(title, lines) for event in line)
    return Turning(old.entry, new.entry, old.round, old.shares, new.shares, tuple(events))


def _gravest(title: Title, lines: list[Line]) -> list[Line]:
    """A few whole lines, in the order of play: of each kind of tidings the greatest, before any further ones."""
    seen: Counter[str] = Counter()
    ranked: list[tuple[int, int, int]] = []
    for place in sorted(range(len(lines)), key=lambda place: -_amount(title, lines[place])):
        name = lines[place][0].name
        ranked.append((seen[name], title.tidings.index(name), place))
        seen[name] += 1
    return [lines[place] for place in sorted(place for *_, place in sorted(ranked)[:LINES])]


def _amount(title: Title, line: Line) -> int:
    """What the numbers of a line add up to."""
    return sum(
        arg
        for event in line
        for (_, kind), arg in zip(title.events[event.name], event.args, strict=False)
        if kind == "number"
    )


def _turnings(beats: list[Turning]) -> tuple[Turning, ...]:
    """Where the standing changed most and something can be told, in the order of play; the end is always among them."""
    if not beats:
        return ()
    *earlier, last = beats
    most = sorted((beat for beat in earlier if beat.events), key=lambda beat: -beat.change)[: TURNINGS - 1]
    return (*sorted(most, key=lambda beat: beat.entry), last)


def _thinned(moments: list[Moment]) -> tuple[Moment, ...]:
    """Few enough moments for a curve; first and last stay."""
    step = -(-len(moments) // MOMENTS)
    return (*moments[:-1:step], moments[-1])
