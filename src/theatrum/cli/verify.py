"""`theatrum verify`: prove that a game file was not changed, follows the rules, and that its chance was honest."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ..engine.errors import GameFileError
from ..engine.record import verify
from ..language import LIBRARY
from ..titles import TITLES
from . import arguments
from .screen import console, emit, progress

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("verify", help="prove a game file", description=__doc__)
    parser.add_argument("file", type=arguments.existing, metavar="FILE")
    arguments.add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        with progress("verify", None):
            game, seeded = verify(_text(args), TITLES, LIBRARY)
    except GameFileError as error:
        if not args.json:
            raise
        emit({"ok": False, "error": str(error), "entry": error.entry})
        return 1
    data = {
        "ok": True, "title": game.title.id, "scenario": game.scenario.id, "seats": game.seats, "over": game.over,
        "entries": len(game.journal), "chain": True, "rules": True, "chance": seeded,
    }  # fmt: skip
    emit(data) if args.json else _show(data)
    return 0


def _text(args: argparse.Namespace) -> str:
    try:
        text: str = args.file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise GameFileError("this is not a game file: it is not text") from None
    return text


def _show(data: dict[str, Any]) -> None:
    out = console()
    state = "finished" if data["over"] else "unfinished"
    out.print(f"{data['title']} {data['scenario']}, {data['seats']} seats, {data['entries']} entries, {state}")
    out.print("[green]proved[/] chain: no entry was changed, left out or added")
    out.print("[green]proved[/] rules: every choice was on offer to the seat that made it")
    if data["chance"]:
        out.print("[green]proved[/] chance: every outcome follows from the seed, and the seed fits the commitment")
    else:
        out.print("[yellow]not proved[/] chance: the seed has not been revealed")
