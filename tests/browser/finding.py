"""Where a browser of the Chromium family is: under its usual names, in its usual places, or Playwright's own."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge", "microsoft-edge-stable", "msedge",
)  # fmt: skip
"""What it is called on the path; first the one without windows, which computes an eighth less."""
MAC = ("Google Chrome", "Microsoft Edge", "Chromium")
PLACES = (
    *(Path(f"{home}/Applications/{name}.app/Contents/MacOS/{name}") for home in ("", Path.home()) for name in MAC),
    Path("/opt/google/chrome/chrome"), Path("/opt/microsoft/msedge/msedge"), Path("/snap/bin/chromium"),
    Path("/usr/lib/chromium/chromium"), Path("/usr/lib64/chromium-browser/chromium-browser"),
)  # fmt: skip
"""Where it is when it is not on the path."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
"""With which it runs."""
PACKAGES, FONTS = ("chromium-headless-shell", "chromium"), "fonts-liberation"
"""What Debian calls it, in the order of our liking; not every release has the first."""
MISSING = (
    "the browser tests need Chromium, Chrome or Edge: install one (Debian, Ubuntu: apt install "
    f"{PACKAGES[-1]} {FONTS}), or Playwright's own: .venv/bin/playwright install chromium"
)


def found(own: Path, places: Iterable[Path] = PLACES) -> str | None:
    """The first browser there is; `own` is where Playwright keeps its download."""
    named = next(filter(None, map(shutil.which, NAMES)), None)
    return named or next((str(place) for place in (*places, own) if os.access(place, os.X_OK)), None)


def chromium(own: Path) -> str:
    """Where the browser is; installed first where there is none and that can be done."""
    with (Path(tempfile.gettempdir()) / "theatrum-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one worker installs, the others wait
        if found(own) is None and shutil.which("apt-get") and os.geteuid() == 0:
            _apt("update")
            any(_apt("install", "-y", package, FONTS) for package in PACKAGES)
    there = found(own)
    assert there, MISSING
    return there


def _apt(*arguments: str) -> bool:
    return subprocess.run(["apt-get", *arguments], stdout=subprocess.DEVNULL).returncode == 0
