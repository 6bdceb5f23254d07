"""Whether nothing has to be fought out or put to sea before a turn goes on."""

from __future__ import annotations

from ..state import Europa
from .meeting import shared
from .movement.homecoming import shut_out


def is_quiet(g: Europa) -> bool:
    """As a rule no enemies meet, and no port is lost."""
    return not (shared(g, True) or shared(g, False) or shut_out(g))
