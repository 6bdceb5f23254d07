"""Fits the constants of battle odds in Raison d'État (`Fit`): `python -m bench.odds_fit --games 120`.

It plays games among stewards. Of each battle the first position of each stage counts in which nobody else can come any
more, so that its armies are known. The constants are those under which what happened was likeliest. Measured on other
games: `bench/calibration.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from math import log
from typing import NamedTuple

from theatrum.engine.game import Game
from theatrum.titles.raison.ask import Ask
from theatrum.titles.raison.bot.odds import FIT, Case, Fit, case, judged
from theatrum.titles.raison.shown.outlook import battle_after, other_battles, outlook
from theatrum.titles.raison.state import Raison

from .calibration import STAGES, moves, played

STEPS = (0.4, 0.2, 0.1, 0.05, 0.02)
LEAST = 1e-4
LEAST_SPREAD = 0.1


class Ended(NamedTuple):
    """A battle as it was seen, and whether the side won it."""

    seen: Case
    won: bool


def battles(full: Game) -> Iterator[Ended]:
    """The battles of a finished game."""
    waiting: dict[tuple[int, str], Case] = {}
    heard = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(heard):
            if event.name in ("won", "held", "drawn"):
                territory = event.args[1 if event.name == "won" else 0]
                for key in [key for key in waiting if key[0] == territory]:
                    seen = waiting.pop(key)
                    yield Ended(seen, event.name == ("won" if seen.attacks else "held"))
            elif event.name in ("movement-turn", "turn"):
                waiting.clear()
        heard = len(game.state.events)
        stage = STAGES.get(type(game.decision).__name__)
        if stage is None:
            continue
        g = game.state.veil(seat).clone()
        assert isinstance(g, Raison)
        question = g.stack[-1]
        assert isinstance(question, Ask)
        fight = battle_after(g, question, seat, choice)
        if fight is None:
            continue
        whole = outlook(g, seat, question.power, fight)
        if whole.helpers:
            continue
        found = case(g, whole.fight, seat, whole.attacks, other_battles(g, whole.fight))
        if isinstance(found, Case):
            waiting.setdefault((fight.territory, stage), found)


def surprise(told: Iterable[Ended], fit: Fit) -> float:
    """How unlikely all that happened is under the constants."""
    total = 0.0
    for seen, won in told:
        win = min(1 - LEAST, max(LEAST, judged(seen, fit).win))
        total -= log(win if won else 1 - win)
    return total


def fitted(told: list[Ended], fit: Fit) -> Fit:
    """Walk downhill, one constant after another, in smaller and smaller steps."""
    best = surprise(told, fit)
    for step in STEPS:
        better = True
        while better:
            better = False
            for name, value in fit._asdict().items():
                for by in (step, -step):
                    least = LEAST_SPREAD if name.endswith("spread") else float("-inf")
                    tried = fit._replace(**{name: max(least, round(value + by, 2))})
                    now = surprise(told, tried)
                    if now < best - 1e-9:
                        fit, best, better = tried, now, True
                        break
    return fit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    args = parser.parse_args()
    told = [one for number in range(args.first, args.first + args.games) for one in battles(played("raison", number))]
    found = fitted(told, FIT)
    print(f"{len(told)} battles; surprise before {surprise(told, FIT):.1f}, after {surprise(told, found):.1f}")
    for name, value in found._asdict().items():
        print(f"{name:>15} {value:6.2f}  (now {getattr(FIT, name):.2f})")


if __name__ == "__main__":
    main()
