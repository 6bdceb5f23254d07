"""`theatrum simulate`: bots play many games; who wins and how, how long they last, how fast it goes."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import theatrum

from ..arena import plot, simulate
from ..arena.match import perform
from ..arena.pool import spread
from ..engine.title import Words
from ..language import LIBRARY
from . import arguments
from .locale import language
from .screen import console, emit, progress, table

if TYPE_CHECKING:
    from .arguments import Commands

GAMES = 100


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="bots play many games", description=__doc__)
    parser.add_argument("title", type=arguments.title, metavar="TITLE")
    parser.add_argument("--bots", type=arguments.bot_list, default=("random",), metavar="NAME[,NAME...]",
                        help=f"dealt to the seats in order (default: random); {arguments.OWN_BOT}")  # fmt: skip
    arguments.add_contest(parser, f"default: {GAMES}")
    parser.add_argument("--plot", type=_picture, metavar="FILE", help="draw wins and rounds (.png or .svg)")
    parser.add_argument("--save", type=Path, metavar="DIR", help="keep the file of every game in this folder")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.plot:
        plot.require()
    if args.save:
        args.save.mkdir(parents=True, exist_ok=True)
    sample = theatrum.new(args.title.id, args.scenario, args.seats, 0, dict(args.option))
    lineup = simulate.deal(args.bots, sample.seats)
    games = args.games or GAMES
    tally = simulate.Tally()
    start = time.perf_counter()
    options = tuple(args.option)
    todo = simulate.tasks(args.title.id, args.scenario, lineup, games, args.seed, args.budget, args.save, options)
    with progress("games", games) as advance:
        for outcome in spread(perform, todo, min(args.jobs, games)):
            tally.add(outcome)
            advance()
    seconds = time.perf_counter() - start
    data = {
        "title": args.title.id, "scenario": sample.scenario.id, "seats": sample.seats, "bots": list(lineup),
        "options": sample.options, "seed": args.seed, **tally.data(),
        "speed": {"seconds": seconds, "games_per_s": games / seconds, "decisions_per_s": tally.decisions / seconds},
    }  # fmt: skip
    emit(data) if args.json else _show(data, LIBRARY.words(args.title, language()))
    if args.plot:
        plot.draw(tally, args.plot, f"{args.title.name}, {sample.scenario.id}, {games} games")
    return 0


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix not in plot.FORMATS:
        raise argparse.ArgumentTypeError(f"'{text}' must end in {' or '.join(plot.FORMATS)}")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"no folder '{path.parent}'")
    return path


def _show(data: dict[str, Any], words: Words) -> None:
    out = console()
    out.print(f"{data['title']} {data['scenario']}, {data['seats']} seats, {data['games']} games, seed {data['seed']}")
    rows = table("power", "bot", "wins", "share", "95 % interval", "of fair share", "mean points")
    for (power, row), name in zip(data["powers"].items(), data["bots"], strict=True):
        low, high = row["interval"]
        rows.add_row(power, name, str(row["wins"]), f"{row['share']:.1%}", f"{low:.1%} - {high:.1%}",
                     f"× {row['ratio']:.2f}", f"{row['mean_points']:.1f}")  # fmt: skip
    out.print(rows)
    games = data["games"]
    ways = (f"{words.say(f'ending-{way}')} {count} ({count / games:.0%})" for way, count in data["endings"].items())
    out.print(f"won by: {'; '.join(ways)}")
    rounds, speed = data["rounds"], data["speed"]
    out.print(f"rounds: {rounds['min']} to {rounds['max']}, median {rounds['median']:g}; "
              f"{data['decisions_per_game']:.0f} decisions a game")  # fmt: skip
    out.print(f"{speed['seconds']:.1f} s: {speed['games_per_s']:.1f} games/s, "
              f"{speed['decisions_per_s']:,.0f} decisions/s")  # fmt: skip
