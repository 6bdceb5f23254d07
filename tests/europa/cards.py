"""Carrying out words of cards in a position."""

from __future__ import annotations

from theatrum.titles.europa.cards.conditions import GROUPS, scene
from theatrum.titles.europa.cards.effects import Resolve
from theatrum.titles.europa.cards.scene import Memory, Scene
from theatrum.titles.europa.state import Europa

from .positions import number, put, seat

assert GROUPS


def carry_out(g: Europa, who: str, *texts: str, memory: Memory | None = None) -> int:
    """A realm's player carries out these statements as far as the first question; his seat."""
    at = seat(g, who)
    g.active = at
    statements = tuple(g.start.lists.language.read(text) for text in texts)
    put(g, Resolve(at, statements, memory or Memory()))
    return at


def condition(g: Europa, who: str, text: str) -> bool:
    return look(g, who).holds(g.start.lists.language.condition(text))


def look(g: Europa, who: str) -> Scene:
    return scene(g, seat(g, who))


def found(g: Europa, who: str, kind: str, text: str) -> set[str]:
    """A set of places or realms, by their names."""
    term = g.start.lists.language.read(f"you: note({text})").effects[0][1] if kind == "areas" else _term(g, kind, text)
    mask = look(g, who).set_of(kind, term)
    names = {
        "areas": "area",
        "provinces": "province",
        "zones": "zone",
        "realms": "realm",
        "who": "realm",
        "node": "node",
    }
    return {g.start.names[names[kind]][member] for member in range(mask.bit_length()) if mask >> member & 1}


def _term(g: Europa, kind: str, text: str) -> object:
    carriers = {"provinces": "town", "zones": "lose_ship", "realms": "dispute", "who": "truce", "node": "develop"}
    return g.start.lists.language.read(f"you: {carriers[kind]}({text})").effects[0][1]  # type: ignore[index]


def area(g: Europa, name: str) -> int:
    return number(g, "area", name)


def answer(g: Europa, until: str = "") -> None:
    """Answer every question with its first choice, until a turn goes on or this question comes."""
    while g.decision and type(g.decision).__name__ not in ("Act", until):
        at = g.decision.waiting.bit_length() - 1
        g.answer(at, g.offered(at)[0])
