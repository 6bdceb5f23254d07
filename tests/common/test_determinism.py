"""The same seed gives the same game in every process, whatever the order of its sets and dictionaries."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .tables import PLAIN

ROOT = Path(__file__).parents[2]
SCRIPT = """
import hashlib
import sys
from tests.common.tables import ALL, LONG, played
from theatrum.engine.record import dumps
for table in ALL:
    game = played(table.start(71), 71, int(sys.argv[1 if table in LONG else 2]))
    print(table, hashlib.sha256(dumps(game).encode()).hexdigest())
"""


def digests(hash_seed: str, most: tuple[int, int]) -> list[str]:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", SCRIPT, *map(str, most)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("most", [(40, 120), pytest.param((2000, 2000), marks=pytest.mark.soak)], ids=["", "all"])
def test_two_processes_with_different_hash_seeds_play_the_same_games(most: tuple[int, int]) -> None:
    """So many choices of long games, and of others."""
    one, two = digests("1", most), digests("2", most)
    assert len(one) >= len(PLAIN)
    assert one == two
