"""`theatrum bench`: how fast the titles are, with other engines beside them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import theatrum

from ..arena import bench
from . import arguments
from .screen import console, emit, progress, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..engine.title import Title
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure speed", description=__doc__)
    parser.add_argument("title", nargs="?", type=arguments.title, metavar="TITLE", help="one title (default: all)")
    parser.add_argument("--seconds", type=arguments.seconds, default=4.0, help="time of each measurement (default: 4)")
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")
    arguments.add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    titles = (args.title,) if args.title else theatrum.titles()
    with progress("bench", None) as advance:
        figures = {title.id: bench.measure(title, args.seconds, advance) for title in titles}
        advance("peers")
        module, note = (None, "left out") if args.no_peers else bench.peers()
        compared = {} if note else _compare(titles, module, args.seconds)
    data = {"titles": figures, "peers": None, "ratios": None, "peers_note": note, **bench.machine()} | compared
    emit(data) if args.json else _show(data)
    return 0


def _compare(titles: Sequence[Title], module: Any, seconds: float) -> dict[str, Any]:
    """Other engines: their own figures, and the ratios."""
    found = bench.beside(titles, module.plays(), seconds)
    peers = {name: row | {"decisions_per_s": found["decisions_per_s"][name]} for name, row in module.figures().items()}
    return {"peers": peers, "ratios": found["ratios"]}


def _show(data: dict[str, Any]) -> None:
    out = console()
    out.print(f"Python {data['python']}, {data['cpu']}")
    rows = table("", "decisions/s", "clone", "choices", "choices 99 %", "view", "load", "file")
    for name, row in data["titles"].items():
        rows.add_row(name, f"{row['decisions_per_s']:,.0f}", f"{row['clone_us']:.1f} µs", f"{row['choices_us']:.1f} µs",
                     f"{row['choices_us_max99']:.1f} µs", f"{row['view_us']:.0f} µs", f"{row['load_s']:.2f} s",
                     f"{row['bytes'] / 1000:.0f} kB")  # fmt: skip
    for name, row in (data["peers"] or {}).items():
        rows.add_row(f"{name} {row['version']}", f"{row['decisions_per_s']:,.0f}", f"{row['clone_us']:.1f} µs")
    out.print(rows)
    for title, ratios in (data["ratios"] or {}).items():
        for peer, row in ratios.items():
            between = f"half of {row['turns']} turns between {row['low']:.1f} and {row['high']:.1f}"
            out.print(f"{title} is {row['median']:.1f} times as fast as {peer} ({between})")
    if data["peers_note"]:
        out.print(f"peers: {data['peers_note']}", markup=False)
    for name, row in data["titles"].items():
        _show_growth(name, row["growth"])


def _show_growth(name: str, growth: dict[str, Any]) -> None:
    out = console()
    seats = table("scenario", "seats", "decisions/s", title=f"\n{name} by seats")
    for row in growth["seats"]:
        seats.add_row(row["scenario"], str(row["seats"]), f"{row['decisions_per_s']:,.0f}")
    journal = table("entries", "clone", "view", "file", title=f"\n{name} by length of the journal")
    for row in growth["journal"]:
        journal.add_row(str(row["entries"]), f"{row['clone_us']:.1f} µs", f"{row['view_us']:.0f} µs",
                        f"{row['bytes'] / 1000:.0f} kB")  # fmt: skip
    out.print(seats, journal)
