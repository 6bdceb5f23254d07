"""The content files of Pax Renaissance as plain tables, and what their cells may say."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
CONTENT = ROOT / "src/theatrum/titles/paxren/content"
RELIGIONS = {"catholic", "islamic", "reformist"}
FACES = ("medieval", "catholic", "islamic", "reformist")
REGIONS = {"east", "west"}
RELIGIOUS_WARS = {"crusade": "catholic", "jihad": "islamic", "reformation": "reformist"}
ONE_SHOTS = {*RELIGIOUS_WARS, "conspiracy", "peasant_revolt", "coronation", ""}
LONGEST_HISTORY = 140

Row = dict[str, str]


def table(name: str) -> list[Row]:
    lines = (CONTENT / f"{name}.csv").read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if line and not line.startswith("#")))


def parts(cell: str) -> list[str]:
    return cell.split(";") if cell else []


CARDS, ABILITIES, EMPIRES, CITIES = table("cards"), table("abilities"), table("empires"), table("cities")
BORDERS, ROUTES, BANKS, VICTORIES = table("borders"), table("routes"), table("banks"), table("victories")
SECOND = table("second")
SETUP = tomllib.loads((CONTENT / "setup.toml").read_text(encoding="utf-8"))
RULES = tomllib.loads((CONTENT / "rules.toml").read_text(encoding="utf-8"))["rule"]
TABLES = {path.stem: table(path.stem) for path in CONTENT.glob("*.csv")}
IDS = {empire["id"] for empire in EMPIRES}
TABLEAU = [card for card in CARDS if card["kind"] == "tableau"]
QUEENS = [card for card in CARDS if card["kind"] == "queen"]


def empire(name: str) -> Row:
    return next(row for row in EMPIRES if row["id"] == name)


def is_agent(text: str) -> bool:
    kind, _, religion = text.partition(":")
    return text == "pawn" or (kind in ("knight", "rook", "pirate", "bishop") and religion in RELIGIONS)


def is_op(text: str) -> bool:
    kind, _, about = text.partition(":")
    if kind in ("inquisitor", "corsair"):
        return about in RELIGIONS
    if kind in ("commerce", "vote"):
        return about in REGIONS
    if kind == "repress":
        return bool(about) and set(about.split("+")) <= {"pawn", "rook", "knight"}
    return kind in ("behead", "tax", "siege", "campaign") and not about


def is_one_shot(text: str) -> bool:
    if text.startswith("trade_shift_"):
        return text.removeprefix("trade_shift_") in ("spice", "novgorod", "timbuktu", "red_sea")
    if text.startswith("apostasy_"):
        first, second = text.split("_")[1:]
        return first != second and {first, second} <= RELIGIONS
    return text in ONE_SHOTS


def is_prestige(text: str) -> bool:
    return text in RELIGIONS | {"law", "discovery", "patron"}
