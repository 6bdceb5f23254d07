"""With what the frames of a title begin: with nothing done, counted, chosen or remembered, but for a few."""

from __future__ import annotations

import dataclasses
import inspect
import pkgutil
import sys
from importlib import import_module
from typing import Any

from theatrum.engine.flow import Decision, Procedure

NOTHING = (0, (), (0, 0), (0, 0, 0), ((), ()), ((0, 0, 0), (0, 0, 0)), (0,) * 6)


def beginnings(title: str) -> dict[str, Any]:
    """The fields of a title's frames that begin with anything but nothing, as `Frame.field`."""
    package = import_module(f"theatrum.titles.{title}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if "__main__" not in module.name:
            import_module(module.name)
    found = {}
    for frame in (*_below(Procedure), *_below(Decision)):
        if frame.__module__.startswith(f"{package.__name__}.") and dataclasses.is_dataclass(frame):
            own = inspect.get_annotations(frame)
            if getattr(sys.modules[frame.__module__], frame.__name__) is frame:  # as it was read last
                for field in dataclasses.fields(frame):
                    if field.name in own and not _nothing(field.default):
                        found[f"{frame.__name__}.{field.name}"] = field.default
    return found


def _nothing(default: object) -> bool:
    return default is dataclasses.MISSING or default in NOTHING


def _below(kind: type[Any]) -> list[type[Any]]:
    return [one for below in kind.__subclasses__() for one in (below, *_below(below))]
