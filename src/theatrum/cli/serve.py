"""`theatrum serve`: the games in the browser, for yourself, your network or the world."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from ..engine.errors import TheatrumError
from . import arguments

if TYPE_CHECKING:
    from .arguments import Commands

HOST, PORT = "127.0.0.1", 8377
LOCAL = ("127.0.0.1", "localhost", "::1")
TRIES = 20
"""Ports to try from the default one on, when it is taken."""
DATABASE = "THEATRUM_DATABASE"


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="play in the browser", description=__doc__)
    parser.add_argument("--host", default=HOST, help=f"address to listen on (default: {HOST}; 0.0.0.0: your network)")
    parser.add_argument("--port", type=arguments.count, help=f"default: {PORT}, or the next that is free")
    parser.add_argument("--database", default=os.environ.get(DATABASE), metavar="URL",
                        help=f"PostgreSQL or SQLite (default: {DATABASE}, or a file in the data folder)")  # fmt: skip
    parser.add_argument("--data", type=Path, default=Path(platformdirs.user_data_dir("theatrum")), metavar="FOLDER",
                        help="where games are kept (default: your own data folder)")  # fmt: skip
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help="open the browser")
    parser.add_argument("--workers-for-bots", type=arguments.count, default=2, metavar="N",
                        help="processes in which bots think (default: 2)")  # fmt: skip
    parser.add_argument("--allowance", type=arguments.whole, default=1, metavar="N",
                        help="how many times the usual anyone may ask for (default: 1; 0: no limit)")  # fmt: skip
    parser.add_argument("--lines", type=arguments.whole, default=1000, metavar="N",
                        help="lines of chat a table keeps of each seat (default: 1000; 0: no limit)")  # fmt: skip
    parser.add_argument("--keep-days", type=arguments.whole, default=0, metavar="N",
                        help="clear tables away that nobody has changed for N days (default: 0, never)")  # fmt: skip
    parser.add_argument("--keep-passing-days", type=arguments.whole, default=30, metavar="N",
                        help="the same for try-outs, lessons and tables nobody played at (default: 30)")  # fmt: skip
    parser.add_argument("--megabytes", type=arguments.whole, default=10_000, metavar="N",
                        help="open no new tables once the database has grown to N MB (default: 10000; 0: no limit)",
                        )  # fmt: skip
    parser.add_argument("--name", action="append", default=[],
                        help="a name under which the server is reached; requests to others are refused")  # fmt: skip
    parser.add_argument("--bot", type=arguments.bot, action="append", default=[], metavar="MODULE:CLASS",
                        help="a bot of your own that tables here may seat; repeat it for more")  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ..server.hall import Config  # here, so that the other commands start without a server's packages
    from ..server.running import run as serve

    listening = _listen(args.host, args.port)
    address = _address(args.host, listening)

    def ready() -> None:
        print(f"Theatrum: {address}  (Ctrl-C ends it)", flush=True)
        if args.open:
            webbrowser.open(address)

    config = Config(
        _database(args),
        thinkers=args.workers_for_bots,
        allowance=args.allowance,
        lines=args.lines,
        keep_days=args.keep_days,
        keep_passing_days=args.keep_passing_days,
        megabytes=args.megabytes,
        names=_names(args),
        bots=tuple(args.bot),
    )
    serve(config, listening, ready)
    return 0


def _names(args: argparse.Namespace) -> tuple[str, ...]:
    """The names to answer to; a server for this machine alone has none that another site could be given."""
    return tuple(args.name) or (LOCAL if args.host in LOCAL else ())


def _listen(host: str, port: int | None) -> socket.socket:
    """Take the port that was named, or the first free one from the default on."""
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        try:
            return socket.create_server((host, number), family=_family(host))
        except OverflowError:
            raise TheatrumError(f"'{number}' is not a port: they go up to 65535") from None
        except OSError as error:
            problem = error
    raise TheatrumError(f"cannot listen on {host}, port {number}: {problem.strerror}; choose another with --port")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _address(host: str, listening: socket.socket) -> str:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _database(args: argparse.Namespace) -> str:
    if args.database:
        return str(args.database)
    args.data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{args.data / 'theatrum.sqlite'}"
