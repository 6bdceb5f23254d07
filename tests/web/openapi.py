"""The server's schema, from which the page's types are made.

`python -m tests.web.openapi` writes it; `npm --prefix web run types` makes the types of it.
"""

from __future__ import annotations

import json
from pathlib import Path

from theatrum.server.app import create_app
from theatrum.server.hall import Config

FILE = Path(__file__).parents[2] / "web" / "src" / "api" / "openapi.json"


def written() -> str:
    schema = create_app(Config("sqlite://")).openapi()
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
