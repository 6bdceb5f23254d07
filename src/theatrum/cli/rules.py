"""`theatrum rules`: the rules in our own words, searched; and which code and tests hold each paragraph."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..arena import rulebook
from ..arena.coverage import Covered, coverage
from ..arena.rulebook import Rule
from ..engine.errors import TheatrumError
from . import arguments
from .locale import language
from .screen import console, emit, table

if TYPE_CHECKING:
    from .arguments import Commands

TESTS = Path("tests")


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="search the rules", description=__doc__)
    parser.add_argument("title", type=arguments.title, metavar="TITLE")
    parser.add_argument(
        "words", nargs="*", metavar="WORDS", help="all of them must occur, in any form; 9.7.1 finds a paragraph"
    )
    arguments.add_language(parser, default=None)
    arguments.add_json(parser)
    parser.add_argument("--coverage", action="store_true",
                        help="each paragraph with its code and tests (run in the repository)")  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        return _coverage(args)
    spoken = args.language or language()
    found = rulebook.search(rulebook.read(args.title, spoken), args.words, spoken)
    if args.json:
        emit([rule._asdict() for rule in found])
    elif found:
        show(console(), found, headings_only=not args.words)
    else:
        print(f"theatrum: no rule has: {' '.join(args.words)}", file=sys.stderr)
    return 0 if found else 1


def show(out: Console, rules: list[Rule], headings_only: bool = False) -> None:
    """Paragraphs for people."""
    for rule in rules:
        out.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")))
        if not headings_only:
            out.print(Padding(Text(rulebook.without_maps(rule.text)), (0, 0, 1, 4), expand=False))


def _coverage(args: argparse.Namespace) -> int:
    if not TESTS.is_dir():
        raise TheatrumError("no folder 'tests' here: run this in the repository")
    rows = coverage(args.title, TESTS)
    open_ = [row for row in rows if not row.held]
    if args.json:
        emit([row._asdict() for row in rows])
    else:
        _show_coverage(rows, open_)
    return 1 if open_ else 0


def _show_coverage(rows: list[Covered], open_: list[Covered]) -> None:
    out = console()
    shown = table("rule", "code", "tests, or why there is none")
    for column in shown.columns:
        column.justify = "left"
        column.overflow = "fold"
    for row in rows:
        tests = [Text(test) for test in row.tests] or [Text(row.exception, "yellow")]
        held = Text("\n").join(tests) if row.held else Text("no test", "bold red")
        shown.add_row(f"[bold]{row.id}[/] {row.title}", "\n".join(row.code) or "[dim]-[/]", held)
    out.print(shown)
    out.print(f"{len(rows)} paragraphs: {sum(bool(row.tests) for row in rows)} with tests, "
              f"{sum(bool(row.exception) for row in rows)} exceptions, {len(open_)} without either")  # fmt: skip
