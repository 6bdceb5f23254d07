"""What tests of previews share."""

from __future__ import annotations

from pathlib import Path

import pytest

from theatrum.atlas.preview import FONTS, RANGES


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache with blank fonts in place of the fetched ones."""
    (tmp_path / "fonts").mkdir()
    for _, stem, _, _ in FONTS:
        for part in RANGES:
            (tmp_path / "fonts" / f"{stem.replace('@', part)}.woff2").write_bytes(b"")
    return tmp_path
