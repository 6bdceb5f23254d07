"""Where output goes: people get tables in colour, programs get JSON, waiting gets a progress bar on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

PIPED_WIDTH = 120
"""Columns when nobody looks at a terminal."""


def console(plain: bool = False) -> Console:
    """Standard output for people; `plain` is without colour."""
    width = None if sys.stdout.isatty() else PIPED_WIDTH
    return Console(highlight=False, no_color=plain or None, width=width)


def table(*headings: str, title: str | None = None) -> Table:
    """A table whose columns are numbers, set right, but for the first."""
    made = Table(title=title, title_justify="left", header_style="bold", box=None, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        made.add_column(heading, justify="right" if place else "left")
    return made


def emit(data: Any) -> None:
    """Print JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[..., None]]:
    """A bar on stderr where that is a terminal; call the result to advance it, or with a text to rename it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)

        def advance(step: str | None = None) -> None:
            bar.update(task, advance=1, description=step or what)

        yield advance
