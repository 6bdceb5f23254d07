"""How strong a bot is: one of it among others, in every seat equally often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..bots import Lines
from .match import Outcome, Task
from .stats import Share


class Rung(NamedTuple):
    """A comparison: one `bot` among bots of another kind."""

    bot: str
    among: str


RUNGS = (Rung("steward", "random"), Rung("marshal", "steward"))
"""The ladder, from the bottom."""


def rung_above(bot: str) -> Rung:
    """Where a bot stands on the ladder; one that is not on it is compared with the random bot."""
    return next((rung for rung in RUNGS if rung.bot == bot), Rung(bot, "random"))


def rounded(games: int, seats: int) -> int:
    """The least number of games, from `games` up, in which every seat comes equally often."""
    return -(-games // seats) * seats


def tasks(
    title: str, scenario: str | None, seats: int, rung: Rung, games: int, seed: str, budget: float | Lines,
    options: tuple[tuple[str, str], ...] = (),
) -> Iterator[Task]:  # fmt: skip
    """The games of a rung, the bot's seat moving on by one with each."""
    for number in range(games):
        lineup = tuple(rung.bot if seat == number % seats else rung.among for seat in range(seats))
        yield Task(title, scenario, f"{seed}:{number}", lineup, budget, options=options)


def score(outcomes: Iterable[Outcome], seats: int) -> Share:
    """How often the bot won the games of a rung, given in order."""
    wins = games = 0
    for number, outcome in enumerate(outcomes):
        wins += number % seats in outcome.winners
        games += 1
    return Share(wins, games, 1 / seats)


def _spent(budget: float | Lines) -> str:
    return f"{int(budget)} lines of play" if isinstance(budget, Lines) else f"{budget:g} s"


def page(title: str, rows: list[tuple[str, Rung, Share]], hardware: str, budget: float | Lines, command: str) -> str:
    """The ladder as a document: what was played on what, what came out, and the command that repeats it."""
    lines = [
        f"# Ladder: {title}",
        "",
        "One bot among others of another kind, in every seat equally often. A share whose 95 % interval (Wilson)",
        "excludes the fair share shows a difference in strength.",
        "",
        f"A marshal had {_spent(budget)} for a decision, on this machine: {hardware}.",
        "",
        "| bot | among | games | where | wins | share | 95 % interval | fair share | ratio | shown |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for where, rung, share in rows:
        low, high = share.interval
        lines.append(
            f"| {rung.bot} | {rung.among} | {share.games} | {where} | {share.wins} | {share.share:.1%} "
            f"| {low:.1%} to {high:.1%} | {share.fair:.1%} | {share.ratio:.2f} | {'yes' if share.differs else 'no'} |"
        )
    return "\n".join([*lines, "", "To repeat it:", "", "```sh", command, "```", ""])
