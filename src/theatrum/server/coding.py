"""Plain data as JSON bytes, short and in UTF-8."""

from __future__ import annotations

import json
from typing import Any

_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def encode(data: Any) -> bytes:
    """Half a character, which JSON can carry but UTF-8 cannot, becomes a question mark."""
    return _text(data).encode("utf-8", "replace")
