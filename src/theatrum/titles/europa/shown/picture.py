"""A veiled position as plain data, complete for drawing."""

from __future__ import annotations

from typing import Any

from ..state import Europa


def picture(veiled: Europa, seat: int) -> dict[str, Any]:
    """The columns of the position."""
    position = veiled.dump()
    del position["stack"]
    return {"age": veiled.age, "position": position}
