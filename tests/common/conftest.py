"""Tests of one table run in one worker, so that its games are played once."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        call = getattr(item, "callspec", None)
        if call is not None and "table" in call.params:
            item.add_marker(pytest.mark.xdist_group(str(call.params["table"])))
