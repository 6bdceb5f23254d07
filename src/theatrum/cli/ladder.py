"""`theatrum ladder`: how strong a bot is among others."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import theatrum

from ..arena import ladder
from ..arena.bench import machine
from ..arena.ladder import RUNGS, Rung, rung_above
from ..arena.match import Outcome, perform
from ..arena.pool import spread
from ..arena.stats import Share
from ..engine.game import Game
from . import arguments
from .screen import console, emit, progress, table

if TYPE_CHECKING:
    from .arguments import Commands

GAMES = 200


def add(commands: Commands) -> None:
    steps = ", then ".join(f"{rung.bot} among {rung.among}" for rung in RUNGS)
    parser = commands.add_parser(
        "ladder",
        help="how strong a bot is",
        description=f"{__doc__} Without --bot and --among: {steps}. Without --scenario: in each scenario of the title.",
    )
    parser.add_argument("title", type=arguments.title, metavar="TITLE")
    parser.add_argument("--bot", type=arguments.bot, metavar="NAME", help=f"the bot to be judged; {arguments.OWN_BOT}")
    parser.add_argument("--among", type=arguments.bot, metavar="NAME", help="who sits in all other seats")
    arguments.add_contest(
        parser, f"default: {GAMES} for each rung and scenario; rounded up so that every seat comes equally often"
    )
    parser.add_argument("--write", action="store_true", help="write docs/ladder/TITLE.md, in the folder docs here")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rows = [row for scenario in _scenarios(args) for row in _rows(args, scenario)]
    if args.json:
        emit([{"bot": rung.bot, "among": rung.among, "where": where, **share.data()} for where, rung, share in rows])
    else:
        _show(rows)
    if args.write:
        _write(args, rows)
    return 0


def _scenarios(args: argparse.Namespace) -> list[str]:
    return [args.scenario] if args.scenario else [scenario.id for scenario in args.title.scenarios]


def _rows(args: argparse.Namespace, scenario: str) -> list[tuple[str, Rung, Share]]:
    sample = theatrum.new(args.title.id, scenario, args.seats, 0, dict(args.option))
    where = ", ".join([sample.scenario.id, f"{sample.seats} seats", *map("=".join, args.option)])
    return [(where, rung, _climb(args, rung, scenario, sample)) for rung in _rungs(args)]


def _rungs(args: argparse.Namespace) -> tuple[Rung, ...]:
    if args.bot is None and args.among is None:
        return RUNGS
    rung = rung_above(args.bot or "steward")
    return (Rung(rung.bot, args.among or rung.among),)


def _climb(args: argparse.Namespace, rung: Rung, scenario: str, sample: Game) -> Share:
    seats = sample.seats
    games = ladder.rounded(args.games or GAMES, seats)
    todo = ladder.tasks(args.title.id, scenario, seats, rung, games, args.seed, args.budget, tuple(args.option))
    with progress(f"{sample.scenario.id}: {rung.bot} among {rung.among}", games) as advance:

        def counted() -> Iterator[Outcome]:
            for outcome in spread(perform, todo, min(args.jobs, games)):
                advance()
                yield outcome

        return ladder.score(counted(), seats)


def _show(rows: list[tuple[str, Rung, Share]]) -> None:
    shown = table(
        "bot", "among", "where", "games", "wins", "share", "95 % interval", "fair", "of fair share", "differs"
    )
    for where, rung, share in rows:
        low, high = share.interval
        shown.add_row(rung.bot, rung.among, where, str(share.games), str(share.wins), f"{share.share:.1%}",
                      f"{low:.1%} - {high:.1%}", f"{share.fair:.1%}", f"× {share.ratio:.2f}",
                      "yes" if share.differs else "no")  # fmt: skip
    console().print(shown)


def _write(args: argparse.Namespace, rows: list[tuple[str, Rung, Share]]) -> None:
    path = Path("docs") / "ladder" / f"{args.title.id}.md"
    path.parent.mkdir(parents=True, exist_ok=True)
    hardware = f"{machine()['cpu']}, Python {machine()['python']}, {args.jobs} at once"
    text = ladder.page(args.title.name, rows, hardware, args.budget, _command(args))
    path.write_text(text, encoding="utf-8")


def _command(args: argparse.Namespace) -> str:
    """The command that repeats this ladder."""
    words = ["theatrum", "ladder", args.title.id]
    for name in ("scenario", "seats", "games", "bot", "among", "budget", "seed"):
        value = getattr(args, name)
        if value is not None:
            words += [f"--{name}", str(value)]
    for pair in args.option:
        words += ["--option", "=".join(pair)]
    return " ".join([*words, "--write"])
