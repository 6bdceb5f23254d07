"""Imports go downwards only, and the engine names no title (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "theatrum"
MODULES = sorted(PACKAGE.rglob("*.py"))
TITLES = frozenset(folder.name for folder in PACKAGE.glob("titles/*") if folder.is_dir() and folder.name[0] not in "_.")
ROOT = "theatrum"  # theatrum/__init__.py, the public surface
BLOCKS = ("body", "orelse", "handlers", "finalbody", "cases")
"""Where a statement has others inside."""


class Layer(NamedTuple):
    """What the modules of one layer may import besides the standard library and their own layer."""

    below: frozenset[str] = frozenset()
    packages: frozenset[str] = frozenset()
    titles_by_name: bool = False


def layer(below: str = "", packages: str = "", titles_by_name: bool = False) -> Layer:
    return Layer(frozenset(below.split()), frozenset(packages.split()), titles_by_name)


# From the bottom. `titles` has one more rule in `complaint`: a title never imports another.
LAYERS = {
    "engine": layer(),
    "titles": layer("engine"),
    "language": layer("engine titles", packages="fluent", titles_by_name=True),
    ROOT: layer("engine titles language", titles_by_name=True),
    "bots": layer(f"engine titles language {ROOT}"),
    "arena": layer(f"engine titles language bots {ROOT}", packages="simplemma", titles_by_name=True),
    "server": layer(
        f"engine titles language bots arena {ROOT}",
        packages="alembic fastapi platformdirs psycopg pydantic sqlalchemy starlette uvicorn",
    ),
    "cli": layer(f"engine titles language bots arena server {ROOT}", packages="platformdirs rich", titles_by_name=True),
    "atlas": layer("engine titles", packages="PIL fontTools numpy pyproj scipy shapely"),
}

# Packages that one module may import beyond its layer's: optional extras.
EXTRAS = {"theatrum.arena.plot": frozenset({"matplotlib"})}


def layer_of(module: str) -> str:
    """`theatrum.engine.state` -> `engine`; `theatrum` -> the root; `theatrum.__main__` belongs to cli."""
    part = [*module.split("."), ROOT][1]
    return "cli" if part == "__main__" else part


def title_of(module: str, titles: Collection[str]) -> str | None:
    """The title a module belongs to; None for the registry of titles and for every other layer."""
    match module.split("."):
        case ["theatrum", "titles", name, *_] if name in titles:
            return name
    return None


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def parts(source: str) -> Iterator[ast.AST]:
    """Every statement of a module; its expressions too where one may import, since they take long to walk through."""
    tree = ast.parse(source)
    if "import_module" in source or "__import__" in source:
        yield from ast.walk(tree)
        return
    found: list[ast.AST] = [tree]
    for node in found:
        yield node
        for block in BLOCKS:
            found += getattr(node, block, ())


def imports(source: str, module: str, is_package: bool, titles: Collection[str]) -> Iterator[tuple[int, str]]:
    """Line and absolute name of all that a module imports: nested, for types only and by literal name too."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in parts(source):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                base = package[: len(package) - level + 1] if level else []
                origin = ".".join([*base, *([name] if name else [])])
                for alias in names:  # `from theatrum import engine` imports a layer, not a name of the root
                    full = f"{origin}.{alias.name}"
                    inner = origin == ROOT and alias.name in LAYERS
                    yield node.lineno, full if inner or title_of(full, titles) else origin
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def complaint(module: str, imported: str, titles: Collection[str]) -> str | None:
    """Why `module` may not import `imported`; None when it may."""
    top = imported.split(".")[0]
    if top in sys.stdlib_module_names:
        return None
    home = layer_of(module)
    if home not in LAYERS:
        return f"{home} is no known layer"
    if top != ROOT:
        allowed = LAYERS[home].packages | EXTRAS.get(module, frozenset())
        return None if top in allowed else f"{home} may not use the package {top}"
    target = layer_of(imported)
    if target != home and target not in LAYERS[home].below:
        return f"{home} may not import {'the root' if target == ROOT else target}"
    own, other = title_of(module, titles), title_of(imported, titles)
    if own is not None and target == "titles" and own != other:
        return f"the title {own} may import no other part of titles"
    if other is not None and home != "titles" and not LAYERS[home].titles_by_name:
        return f"{home} may name no title"
    return None


def broken(
    source: str, module: str, is_package: bool = False, titles: Collection[str] = TITLES
) -> list[tuple[int, str, str]]:
    """Line, import and reason of every import in `source` that goes the wrong way."""
    return [
        (line, imported, reason)
        for line, imported in imports(source, module, is_package, titles)
        if (reason := complaint(module, imported, titles))
    ]


def titles_named(text: str, titles: Collection[str] = TITLES) -> list[str]:
    """The titles whose id stands in a text as a word; an underscore or a digit ends a word."""
    letter = r"[^\W\d_]"
    return [
        name for name in sorted(titles) if re.search(f"(?<!{letter}){re.escape(name)}(?!{letter})", text, re.IGNORECASE)
    ]


def test_there_is_something_to_check() -> None:
    assert {layer_of(module_name(path)) for path in MODULES} >= {"engine", "titles", ROOT}
    assert TITLES


@pytest.mark.parametrize("layer", sorted({layer_of(module_name(path)) for path in MODULES}))
def test_imports_go_downwards_only(layer: str) -> None:
    modules = {path: name for path in MODULES if layer_of(name := module_name(path)) == layer}
    found = {name: broken(path.read_text("utf-8"), name, path.name == "__init__.py") for path, name in modules.items()}
    assert {name: faults for name, faults in found.items() if faults} == {}


SERVER = {
    "wire": set[str](),
    "tables": {"wire"},
    "store": {"tables", "wire"},
    "limits": {"tables", "wire"},
    "workers": {"store", "tables", "wire"},
    "requests": {"limits", "store", "tables", "wire", "workers"},
}
"""The parts of the server, and those that each may import."""


@pytest.mark.parametrize("part", SERVER)
def test_the_parts_of_the_server_import_downwards_only(part: str) -> None:
    used = {
        imported.split(".")[2]
        for path in (PACKAGE / "server" / part).rglob("*.py")
        for _, imported in imports(path.read_text("utf-8"), module_name(path), path.name == "__init__.py", TITLES)
        if imported.startswith("theatrum.server.")
    }
    assert used & {*SERVER} <= SERVER[part] | {part}


def test_the_engine_names_no_title() -> None:
    modules = {
        path: titles_named(path.read_text("utf-8")) for path in MODULES if path.is_relative_to(PACKAGE / "engine")
    }
    assert modules
    assert {path: titles for path, titles in modules.items() if titles} == {}


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("theatrum.engine.state", "import theatrum.titles", "engine may not import titles"),
        ("theatrum.engine.state", "from ..titles.alpha import rules", "engine may not import titles"),
        ("theatrum.engine.state", "from .. import bots", "engine may not import bots"),
        ("theatrum.engine.state", "from theatrum import new", "engine may not import the root"),
        ("theatrum.engine.state", "def f():\n    import numpy", "engine may not use the package numpy"),
        (
            "theatrum.engine.state",
            "try:\n    f()\nexcept OSError:\n    import numpy",
            "engine may not use the package numpy",
        ),
        ("theatrum.engine.state", "if f():\n    pass\nelse:\n    import numpy", "engine may not use the package numpy"),
        ("theatrum.engine.state", "try:\n    f()\nfinally:\n    import numpy", "engine may not use the package numpy"),
        (
            "theatrum.engine.state",
            "match f():\n    case 1:\n        import numpy",
            "engine may not use the package numpy",
        ),
        ("theatrum.engine.state", "import_module('theatrum.cli')", "engine may not import cli"),
        ("theatrum.titles.alpha.rules", "from theatrum.titles.beta import x", "the title alpha may import"),
        ("theatrum.titles.alpha.rules", "from theatrum.titles import find", "the title alpha may import"),
        ("theatrum.titles.alpha.rules", "import theatrum", "titles may not import the root"),
        ("theatrum.titles.alpha.rules", "import rich", "titles may not use the package rich"),
        ("theatrum.language.words", "from theatrum import bots", "language may not import bots"),
        ("theatrum.language.words", "import theatrum", "language may not import the root"),
        ("theatrum.bots.steward", "from theatrum.titles import alpha", "bots may name no title"),
        ("theatrum.bots.steward", "from theatrum.titles.alpha.bot import weigh", "bots may name no title"),
        ("theatrum.bots.steward", "import theatrum.arena", "bots may not import arena"),
        ("theatrum.arena.ladder", "from ..cli import main", "arena may not import cli"),
        ("theatrum.arena.ladder", "import rich.table", "arena may not use the package rich"),
        ("theatrum.arena.simulate", "import matplotlib", "arena may not use the package matplotlib"),
        ("theatrum.atlas.board", "from theatrum.titles import alpha", "atlas may name no title"),
        ("theatrum.atlas.board", "from theatrum import new", "atlas may not import the root"),
        ("theatrum.server.app", "from theatrum.titles.alpha import rules", "server may name no title"),
        ("theatrum.server.app", "from ..cli import main", "server may not import cli"),
        ("theatrum.server.app", "import rich", "server may not use the package rich"),
        ("theatrum.arena.ladder", "from theatrum import server", "arena may not import server"),
        ("theatrum.cli.screen", "from theatrum import atlas", "cli may not import atlas"),
        ("theatrum.cellar.barrel", "import theatrum.engine", "cellar is no known layer"),
    ],
)
def test_the_checker_reports_a_bad_import(module: str, source: str, reason: str) -> None:
    [(_, _, found)] = broken(source, module, titles={"alpha", "beta"})
    assert found.startswith(reason)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("theatrum.engine.state", "from __future__ import annotations\nimport json\nfrom . import frames"),
        ("theatrum.titles.alpha.rules", "from ...engine import Procedure\nfrom .content import load"),
        ("theatrum.titles.registry", "from theatrum.titles import alpha, beta"),
        ("theatrum.language.words", "from fluent.runtime import FluentBundle\nimport theatrum.titles.alpha"),
        ("theatrum.bots.steward", "from theatrum.titles import find\nfrom theatrum import new"),
        ("theatrum.arena.plot", "from matplotlib.figure import Figure"),
        ("theatrum.cli.screen", "from rich.console import Console\nfrom theatrum import arena, bots"),
        ("theatrum.cli.serve", "from ..server.app import create_app"),
        (
            "theatrum.server.app",
            "from fastapi import APIRouter\nfrom ..arena import rulebook\nfrom ..titles import TITLES",
        ),
        ("theatrum.__main__", "from theatrum.cli import main"),
        ("theatrum.atlas.board", "from ..titles import TITLES\nimport numpy, shapely"),
    ],
)
def test_the_checker_passes_a_good_import(module: str, source: str) -> None:
    assert broken(source, module, titles={"alpha", "beta"}) == []


def test_the_checker_finds_a_title_in_a_text() -> None:
    assert titles_named("# as in ALPHA_1618, not in alphabet", {"alpha", "beta"}) == ["alpha"]
    assert titles_named("alphabet, betas", {"alpha", "beta"}) == []
