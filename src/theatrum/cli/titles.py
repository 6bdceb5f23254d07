"""`theatrum titles`: what can be played, and where the content comes from."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import theatrum

from ..engine.content import provenance
from ..engine.title import Option, Title
from . import arguments
from .screen import console, emit, table

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("titles", help="titles, scenarios and options", description=__doc__)
    parser.add_argument("name", nargs="?", type=arguments.title, metavar="NAME",
                        help="one title, with the provenance of its content")  # fmt: skip
    arguments.add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.name is not None:
        data = describe(args.name) | {"content": sources(args.name)}
        emit(data) if args.json else _show(data)
        return 0
    listed = [describe(title) for title in theatrum.titles()]
    if args.json:
        emit(listed)
    else:
        for data in listed:
            _show(data)
    return 0


def describe(title: Title) -> dict[str, Any]:
    """A title as plain data; the powers of a scenario are those of its seats, in order, by number of seats."""
    return {
        "id": title.id,
        "name": dict(title.names),
        "scenarios": [
            {
                "id": scenario.id,
                "name": dict(scenario.names),
                "seats": {str(seats): _powers(title, scenario.id, seats) for seats in scenario.seats},
            }
            for scenario in title.scenarios
        ],
        "options": {option.id: _values(option) for option in title.options},
    }


def _values(option: Option) -> list[str]:
    """What an option may be; a list of sides, one a seat, as an example."""
    return [*option.values, ",".join(option.sides)] if option.sides else list(option.values)


def sources(title: Title) -> dict[str, list[str]]:
    """Where the facts of every content file come from."""
    files = sorted(path for path in title.content.rglob("*") if path.suffix in (".csv", ".toml", ".ftl"))
    return {_name(title, path): provenance(path.read_text(encoding="utf-8")) for path in files}


def _name(title: Title, path: Path) -> str:
    return path.relative_to(title.content).as_posix()


def _powers(title: Title, scenario: str, seats: int) -> list[str]:
    return [standing.side for standing in theatrum.new(title.id, scenario, seats, seed=0).standing()]


def _show(data: dict[str, Any]) -> None:
    out = console()
    out.print(f"[bold]{data['id']}[/]  {data['name']['en']} / {data['name']['pl']}")
    for scenario in data["scenarios"]:
        out.print(f"\n  [bold]{scenario['id']}[/]  {scenario['name']['en']} / {scenario['name']['pl']}")
        for seats, powers in scenario["seats"].items():
            out.print(f"    {seats} seats: {', '.join(powers)}")
    out.print("\n  options (the first value is the default)")
    for option, values in data["options"].items():
        out.print(f"    --option {option}={'|'.join(values)}", markup=False)
    if "content" in data:
        out.print("\n  content")
        rows = table("file", "source")
        rows.columns[1].justify = "left"
        for file, lines in data["content"].items():
            rows.add_row(f"    {file}", "\n".join(lines) or "[red]not stated[/]")
        out.print(rows)
