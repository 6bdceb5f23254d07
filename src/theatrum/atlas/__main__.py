"""Command line of the atlas: `python -m theatrum.atlas {fetch,build,check,preview} TITLE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from .board import LANGUAGES, board_ids, drawn_titles, heading, maps
from .cards.grid import CARD_BOARD, has_cards
from .cards.preview import CardPreview
from .fetch import CACHE, fetch
from .hexes.grid import HEX_BOARD, has_hexes
from .hexes.preview import HexPreview
from .preview import Preview
from .provinces.preview import LEVELS, ProvincePreview
from .provinces.world import SHEETS, has_provinces, read_world


def main(arguments: list[str] | None = None) -> int:
    """Run one step."""
    parser = argparse.ArgumentParser(prog="python -m theatrum.atlas", description="Draws the maps of a title's boards.")
    parser.add_argument("step", choices=sorted(STEPS), help="what to do")
    parser.add_argument("title", choices=drawn_titles(), help="the title")
    parser.add_argument("--cache", type=Path, default=CACHE, help="folder of fetched geography (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=Path("build/preview"), help="folder of previews")
    parser.add_argument("--slots", action="store_true", help="show the places of counters in previews")
    options = parser.parse_args(arguments)
    try:
        return STEPS[options.step](options)
    except ModuleNotFoundError as error:
        print(f"{error}: install the extra first (pip install -e '.[atlas]')", file=sys.stderr)
    except FileNotFoundError as error:
        print(f"{error}: run the step 'fetch' (and for a preview 'build') first", file=sys.stderr)
    return 2


def _fetch(options: argparse.Namespace) -> int:
    for path in fetch(options.cache):
        print(path)
    return 0


def _files(options: argparse.Namespace) -> Iterator[tuple[str, bytes]]:
    """Every file of a title's maps, of whichever kind they are."""
    from .build import build
    from .cards.build import build_cards
    from .cover import covered
    from .hexes.build import build_hexes
    from .provinces.build import build_provinces

    kinds = ((has_cards, build_cards), (has_hexes, build_hexes), (has_provinces, build_provinces))
    kind = next((make for fits, make in kinds if fits(options.title)), build)
    owners = read_world(options.title).owners if has_provinces(options.title) else {}
    return covered(kind(options.title, options.cache), next(iter(owners.values()), {}))


def _build(options: argparse.Namespace) -> int:
    from .build import Unexplained

    try:
        for name, data in _files(options):
            (maps(options.title) / name).write_bytes(data)
            print(f"{name}: {len(data) / 1000:.0f} kB", flush=True)
    except Unexplained as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _check(options: argparse.Namespace) -> int:
    """Build again and compare with what is there, byte by byte."""
    from .build import Unexplained

    stale = []
    try:
        for name, data in _files(options):
            path = maps(options.title) / name
            same = path.exists() and path.read_bytes() == data
            print(f"{name}: {'the same' if same else 'DIFFERENT'}", flush=True)
            stale += [] if same else [name]
    except Unexplained as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if stale else 0


def _preview(options: argparse.Namespace) -> int:
    options.out.mkdir(parents=True, exist_ok=True)
    title = options.title
    if has_provinces(title):
        return _preview_levels(options)
    kind, boards = _previews(title)
    for board in boards:
        for language in LANGUAGES:
            preview = kind(maps(title), board, language, options.cache / "fonts", options.slots)
            path = options.out / f"{title}_{board}_{language}.svg"
            path.write_text(preview.svg(heading(title)), "utf-8")
            print(path)
    return 0


def _preview_levels(options: argparse.Namespace) -> int:
    """Sheets of a map of provinces, each as seen from every distance."""
    world = read_world(options.title)
    for sheet in SHEETS:
        for language in LANGUAGES:
            for level in LEVELS:
                preview = ProvincePreview(maps(options.title), sheet, language, level, options.cache / "fonts", world)
                preview.slots = options.slots
                path = options.out / f"{options.title}_{sheet}_{level}_{language}.svg"
                path.write_text(preview.svg(heading(options.title)), "utf-8")
                print(path)
    return 0


def _previews(title: str) -> tuple[type[Preview] | type[CardPreview], list[str]]:
    """How the maps of a title are shown, and its boards."""
    if has_cards(title):
        return CardPreview, [CARD_BOARD]
    return (HexPreview, [HEX_BOARD]) if has_hexes(title) else (Preview, board_ids(title))


STEPS = {"fetch": _fetch, "build": _build, "check": _check, "preview": _preview}

if __name__ == "__main__":
    raise SystemExit(main())
