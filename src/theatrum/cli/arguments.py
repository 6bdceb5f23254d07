"""What the commands' arguments have in common: one-line errors, titles, numbers, bots, files."""

from __future__ import annotations

import argparse
import os
import sys
from argparse import ArgumentTypeError
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import theatrum

from .. import bots
from ..arena.pool import cores
from ..engine.errors import TheatrumError
from ..engine.game import Game
from ..engine.title import Title
from .locale import language

OWN_BOT = "module:Class is one of your own"

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction["Parser"]


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def title(text: str) -> Title:
    """A title by id."""
    known = {found.id: found for found in theatrum.titles()}
    if text not in known:
        raise ArgumentTypeError(f"no title '{text}'; there are: {', '.join(known)}")
    return known[text]


def number(text: str) -> int | None:
    """What a person typed, if it is a plain number of reasonable length."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def count(text: str) -> int:
    """A whole number from 1 up."""
    value = number(text)
    if not value:
        raise ArgumentTypeError(f"'{text}' is not a number from 1 up")
    return value


def whole(text: str) -> int:
    """A whole number from 0 up."""
    value = number(text)
    if value is None:
        raise ArgumentTypeError(f"'{text}' is not a number from 0 up")
    return value


def seconds(text: str) -> float:
    """A time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise ArgumentTypeError(f"'{text}' is not a number of seconds")
    return value


def budget(text: str) -> float | bots.Lines:
    """Seconds, or '40-lines'."""
    return bots.Lines(count(text.removesuffix("-lines"))) if text.endswith("-lines") else seconds(text)


def bot_list(text: str) -> tuple[str, ...]:
    """Names of bots, with commas between them."""
    return tuple(bot(name) for name in text.split(","))


def bot(text: str) -> str:
    """The name of a bot, or `module:Class`: an installed module, or one in the current folder."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # the processes that play the games inherit it
    try:
        bots.kind(text)
    except bots.NoBot as error:
        raise ArgumentTypeError(error.told(language())) from None
    return text


def existing(text: str) -> Path:
    """A file that is there."""
    path = Path(text)
    if not path.is_file():
        raise ArgumentTypeError(f"no file '{text}'")
    return path


def pair(text: str) -> tuple[str, str]:
    """An option of the game: key=value."""
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise ArgumentTypeError(f"'{text}' is not key=value")
    return key, value


def add_language(parser: Parser, default: str | None) -> None:
    parser.add_argument("--language", choices=theatrum.LANGUAGES, default=default, help="en or pl")


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_scenario(parser: Parser) -> None:
    parser.add_argument("--scenario", help="an id, or the path of a scenario file (default: the title's first)")
    parser.add_argument("--seats", type=count, help="how many players (default: as many as the scenario allows)")


def add_options(parser: Parser) -> None:
    parser.add_argument("--option", type=pair, action="append", default=[], metavar="KEY=VALUE",
                        help="a rule that tables play differently; `theatrum titles` lists them")  # fmt: skip


def add_contest(parser: Parser, games: str) -> None:
    """Arguments of commands in which bots play many games."""
    add_scenario(parser)
    add_options(parser)
    parser.add_argument("--games", type=count, help=f"how many games ({games})")
    parser.add_argument("--jobs", type=count, default=cores(), help="processes (default: one per core)")
    parser.add_argument("--seed", default="1", help="game number i has the seed SEED:i (default: 1)")
    add_budget(parser)
    add_json(parser)


def add_budget(parser: Parser) -> None:
    parser.add_argument("--budget", type=budget, default=0.3, metavar="SECONDS",
                        help="the marshal's time for a decision (default: 0.3); 40-lines: so many lines of play "
                             "instead, which repeats a game exactly")  # fmt: skip


def seat_of(game: Game, wanted: str) -> int:
    """A seat by its number from 1 up, or by the power it begins with, in any language."""
    standing = game.standing()
    place = number(wanted)
    if place is not None and 1 <= place <= game.seats:
        return place - 1
    for seat, (kind, side, _) in enumerate(standing):
        names = [side, *(game.teller(language).words.thing(kind, side) for language in theatrum.LANGUAGES)]
        if wanted.casefold() in (name.casefold() for name in names):
            return seat
    raise TheatrumError(f"no seat '{wanted}'; there are: {', '.join(at.side for at in standing)}, or 1 to {game.seats}")
