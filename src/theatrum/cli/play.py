"""`theatrum play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import TYPE_CHECKING

import theatrum

from .. import bots
from ..arena.simulate import deal
from ..bots import Bot
from ..engine.errors import TheatrumError
from ..engine.game import Game
from . import arguments, setup
from .boards import painter
from .locale import language
from .screen import console
from .sitting import Sitting

if TYPE_CHECKING:
    from .arguments import Commands

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history at the prompt

DEFAULT_BOT = "steward"


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__)
    parser.add_argument("title", nargs="?", type=arguments.title, metavar="TITLE", help="default: the first")
    arguments.add_scenario(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="POWER", help="which power, or seat number from 1, you play")
    who.add_argument("--all-human", action="store_true", help="people in all seats, at one keyboard")
    who.add_argument("--watch", action="store_true", help="bots in all seats")
    parser.add_argument("--bots", type=arguments.bot_list, default=(DEFAULT_BOT,), metavar="NAME[,NAME...]",
                        help=f"dealt to the others in order (default: {DEFAULT_BOT}); {arguments.OWN_BOT}")  # fmt: skip
    parser.add_argument("--seed", help="the same seed gives the same chance")
    arguments.add_options(parser)
    arguments.add_language(parser, default=None)
    arguments.add_budget(parser)
    parser.add_argument("--load", type=arguments.existing, metavar="FILE", help="go on with a saved game")
    parser.add_argument("--plain", action="store_true", help="text without colour and drawing, for screen readers")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    asking = sys.stdin.isatty()
    try:
        if asking and args.load is None:
            setup.ask(args)
        game = _game(args)
        humans = _humans(args, game, asking)
    except EOFError:
        print()
        return 0
    out = console(args.plain)
    plain = args.plain or not out.encoding.startswith("utf")
    Sitting(game, humans, _players(args, game, humans), out, painter(game.title.id, plain), args.load).run()
    return 0


def _game(args: argparse.Namespace) -> Game:
    spoken = args.language or language()
    if args.load is None:
        title = args.title or theatrum.titles()[0]
        return theatrum.new(title.id, args.scenario, args.seats, args.seed, dict(args.option), spoken)
    for name in ("title", "scenario", "seats", "seed", "option"):
        if getattr(args, name):
            raise TheatrumError(f"--load brings its own {name}; leave it out")
    return theatrum.load(args.load, spoken)


def _humans(args: argparse.Namespace, game: Game, asking: bool) -> frozenset[int]:
    if args.watch:
        return frozenset()
    if args.all_human:
        return frozenset(range(game.seats))
    if args.seat is None and asking:
        return frozenset({setup.side(game)})
    return frozenset({arguments.seat_of(game, args.seat or "1")})


def _players(args: argparse.Namespace, game: Game, humans: frozenset[int]) -> dict[int, Bot]:
    """A bot for every seat without a person."""
    seats = [seat for seat in range(game.seats) if seat not in humans]
    names = deal(args.bots, len(seats))
    return {seat: bots.make(name, f"{game.commitment}:{seat}", args.budget)
            for seat, name in zip(seats, names, strict=True)}  # fmt: skip
