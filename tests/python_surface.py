"""The public names of Python with their types, as `docs/python.md` lists them.

`python -m tests.python_surface` writes them into the page.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import ForwardRef

PAGE = Path(__file__).parents[1] / "docs" / "python.md"
HEADING = "## Every public name\n"
BELOW = {
    "theatrum.engine.title": ("Option", "Standing"),
    "theatrum.engine.chance": ("Draw", "Dice", "Generator"),
    "theatrum.engine.chronicle": ("Deed", "Moment", "Turning"),
    "theatrum.engine.state": ("Event", "State"),
}
"""What one meets on the way without importing it, and where it comes from."""


def written() -> str:
    """The list, from the program itself."""
    parts = [_module("theatrum", importlib.import_module("theatrum").__all__)]
    parts.append(_module("theatrum.bots", importlib.import_module("theatrum.bots").__all__))
    parts += [_module(module, names) for module, names in BELOW.items()]
    return "\n".join(parts)


def _module(name: str, names: list[str] | tuple[str, ...]) -> str:
    module = importlib.import_module(name)
    lines = [line for public in sorted(names, key=str.lower) for line in _name(module, public)]
    return "\n".join([f"### `{name}`", "", *lines, ""])


def _name(module: ModuleType, name: str) -> Iterator[str]:
    found = getattr(module, name)
    if inspect.isclass(found):
        yield f"- **`{name}{_arguments(found)}`**{_said(found)}"
        yield from (f"  - {line}" for line in _members(found))
    elif inspect.isfunction(found):
        yield f"- **`{name}{_signature(found)}`**{_said(found)}"
    else:
        yield f"- **`{name} = {found!r}`**"


def _members(found: type) -> Iterator[str]:
    """Attributes, properties and methods that the class itself brings."""
    for name, kind in inspect.get_annotations(found).items():
        if not name.startswith("_"):
            yield f"`{name}: {_kind(kind)}`"
    for name, member in vars(found).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield f"`{name}: {inspect.get_annotations(member.fget)['return']}`{_said(member)}"
        elif inspect.isfunction(member):
            yield f"`{name}{_signature(member)}`{_said(member)}"


def _kind(annotation: str | ForwardRef) -> str:
    """A type as the source writes it, whether of the class or of its instances."""
    text = annotation if isinstance(annotation, str) else annotation.__forward_arg__
    return text.removeprefix("ClassVar[").removesuffix("]") if text.startswith("ClassVar[") else text


def _arguments(found: type) -> str:
    """How it is made; nothing for what only rules or the program itself make."""
    if "__init__" in vars(found):
        return _signature(vars(found)["__init__"]).removesuffix(" -> None")
    return ""


def _signature(function: object) -> str:
    """Arguments without `self`, and what comes back, as the source writes the types."""
    assert callable(function)
    signature = inspect.signature(function)
    kept = [one for one in signature.parameters.values() if one.name != "self"]
    returns = signature.return_annotation
    text = ", ".join(str(one).replace("'", "") if one.default is one.empty else _with_default(one) for one in kept)
    return f"({text})" + ("" if returns is signature.empty else f" -> {returns}")


def _with_default(one: inspect.Parameter) -> str:
    return f"{one.name}: {one.annotation} = {one.default!r}"


def _said(found: object) -> str:
    """The first sentence of its own docstring."""
    doc = getattr(found, "__doc__", None)
    if not doc:
        return ""
    first = " ".join(inspect.cleandoc(doc).split("\n\n")[0].split())
    return f": {first.split('. ')[0].rstrip('.')}."


if __name__ == "__main__":
    above = PAGE.read_text(encoding="utf-8").partition(HEADING)[0]
    PAGE.write_text(f"{above}{HEADING}\n{written()}", encoding="utf-8")
