"""A veiled position as plain data, complete for drawing."""

from __future__ import annotations

import json
from typing import Any

from ..state import Europa


def picture(veiled: Europa, seat: int) -> dict[str, Any]:  # noqa: ARG001
    """The columns of the position."""
    position = {name: column for name, column in veiled.dump().items() if name != "stack"}
    return {"age": veiled.age, "position": json.loads(json.dumps(position))}
