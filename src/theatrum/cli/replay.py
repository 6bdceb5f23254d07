"""`theatrum replay`: the log of a game file, and the position at any entry."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import theatrum

from ..engine.errors import TheatrumError
from ..engine.game import Game
from . import arguments, log
from .boards import painter
from .locale import language
from .screen import console, emit, progress

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="read a game file", description=__doc__)
    parser.add_argument("file", type=arguments.existing, metavar="FILE")
    parser.add_argument("--to", type=arguments.whole, metavar="N", help="only up to entry N, and the position there")
    parser.add_argument("--seat", metavar="POWER", help="as this power, or seat number from 1, may know it")
    arguments.add_language(parser, default=None)
    arguments.add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with progress("replay", None):
        game = theatrum.load(args.file, args.language or language())
    seat = None if args.seat is None else arguments.seat_of(game, args.seat)
    if args.to is not None:
        if args.to >= len(game.journal):
            raise TheatrumError(f"no entry {args.to}; the last is {len(game.journal) - 1}")
        game = game.at(args.to + 1)
    if args.json:
        emit(_data(game, seat))
    else:
        _show(game, seat, with_position=args.to is not None)
    return 0


def _data(game: Game, seat: int | None) -> dict[str, object]:
    view, teller = game.view(seat), game.teller()
    viewer = -1 if seat is None else seat
    for event, told in zip(view["events"], game.state.events, strict=True):
        event["text"] = teller.sentence(told.seen_by(viewer))
    return view


def _show(game: Game, seat: int | None, with_position: bool) -> None:
    out = console()
    artist = painter(game.title.id, plain=False)
    for entry, line in log.lines(game, seat, artist):
        out.print(f"[dim]{entry:>5}[/] ", line, sep="")
    if with_position:
        out.rule()
        out.print(artist.position(game, seat, out.width))
        out.print("\n", game.prompt(), sep="", markup=False)
