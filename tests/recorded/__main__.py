"""Record the games anew: `make record ARGS="--reason 'what has changed'"`.

The games that are kept are replayed and marked as they look now; one that the rules no longer allow is left out, and
games are added for what the rest lack. With --anew all are played anew. The reason goes into the changelog.
"""

from __future__ import annotations

import argparse
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from theatrum.titles import TITLES

from . import files
from .choosing import choose, later
from .files import FOLDER, LATER, SUFFIX, Recorded

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
HEADING = "### Recorded anew"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.recorded", description=__doc__)
    parser.add_argument("--reason", required=True, help="what has changed, for the changelog")
    parser.add_argument("--anew", action="store_true", help="choose and play all games anew")
    args = parser.parse_args()
    before = {path.name: path.read_bytes() for path in FOLDER.glob(f"*{SUFFIX}")}
    with ProcessPoolExecutor() as pool:
        found = [*pool.map(_record, TITLES, [args.anew] * len(TITLES))]
    for games, _ in found:  # not before all have been read
        _keep(games)
    LATER.write_text("".join(f"{name}\n" for _, names in found for name in names), encoding="utf-8")
    after = {path.name: path.read_bytes() for path in FOLDER.glob(f"*{SUFFIX}")}
    if before == after:
        print("nothing differs: the recorded games stay as they are")
        return 0
    _tell(before, after)
    _note(args.reason)
    return 0


def _record(title: str, anew: bool) -> tuple[list[Recorded], list[str]]:
    chosen = choose(TITLES[title], [] if anew else [*files.kept(title)], _say)
    return [recorded for recorded, _ in chosen], later(TITLES[title], chosen)


def _keep(games: list[Recorded]) -> None:
    title = games[0].table.title
    for path in FOLDER.glob(f"{title}-*{SUFFIX}"):
        path.unlink()
    for recorded in games:
        files.write(recorded)


def _tell(before: dict[str, bytes], after: dict[str, bytes]) -> None:
    gone, new = before.keys() - after.keys(), after.keys() - before.keys()
    changed = [name for name in before.keys() & after.keys() if before[name] != after[name]]
    size = sum(map(len, after.values())) // 1000
    print(f"{len(after)} games in {size} kB: {len(changed)} changed, {len(new)} new, {len(gone)} gone")


def _note(reason: str) -> None:
    """A line in the changelog, under the release at its top."""
    text = CHANGELOG.read_text(encoding="utf-8")
    line = f"- {reason}\n"
    if HEADING in text:
        text = text.replace(f"{HEADING}\n\n", f"{HEADING}\n\n{line}", 1)
    else:
        place = [found.start() for found in re.finditer(r"^## ", text, re.MULTILINE)]
        end = place[1] if len(place) > 1 else len(text)
        text = f"{text[:end].rstrip()}\n\n{HEADING}\n\n{line}{text[end:] and chr(10)}{text[end:]}"
    CHANGELOG.write_text(text, encoding="utf-8")


def _say(line: str) -> None:
    print(f"\r\x1b[K{line}", end="" if line.endswith("missing") else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
