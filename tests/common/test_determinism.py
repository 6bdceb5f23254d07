"""The same seed gives the same game in every process, whatever the order of its sets and dictionaries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .tables import PLAIN

ROOT = Path(__file__).parents[2]
SCRIPT = """
import hashlib
from tests.common.tables import ALL, played
from theatrum.engine.record import dumps
for table in ALL:
    print(table, hashlib.sha256(dumps(played(table.start(71), 71, 2000)).encode()).hexdigest())
"""


def digests(hash_seed: str) -> list[str]:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_two_processes_with_different_hash_seeds_play_the_same_games() -> None:
    one, two = digests("1"), digests("2")
    assert len(one) >= len(PLAIN)
    assert one == two
