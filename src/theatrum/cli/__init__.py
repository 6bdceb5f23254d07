"""The command line: `theatrum serve`, `theatrum play`, and everything a program or a curious person may ask."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..engine.errors import ContentError, GameFileError, TheatrumError
from ..language import fault
from ..titles import TITLES
from . import bench, ladder, play, replay, rules, serve, simulate, titles, verify
from .arguments import Parser
from .locale import language

COMMANDS = (serve, play, titles, simulate, ladder, replay, verify, rules, bench)

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code. Bad input is one line on stderr and never a traceback."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(given or ["serve"])
        code: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except GameFileError as error:
        return _complain(error, 1)
    except ContentError as error:
        return _complain(fault(next(iter(TITLES.values())), error, language()), 2)
    except TheatrumError as error:
        return _complain(error, 2)
    except OSError as error:
        return _complain(error, 1)
    return code


def parser() -> Parser:
    """The parser of every command."""
    root = Parser(prog="theatrum", description="Heavy historical strategy board games. Without a command: serve.")
    commands = root.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for module in COMMANDS:
        module.add(commands)
    return root


def _complain(error: Exception | str, code: int) -> int:
    print("theatrum:", " ".join(str(error).split()), file=sys.stderr)
    return code
