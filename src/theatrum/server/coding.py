"""Plain data as JSON bytes, short and in UTF-8."""

from __future__ import annotations

import json
from typing import Any


def encode(data: Any) -> bytes:
    """Half a character, which JSON can carry but UTF-8 cannot, becomes a question mark."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
