"""What need not come up in the recorded games of Europa, each with the reason: most of them are of one age."""

from __future__ import annotations

import tomllib
from pathlib import Path

from theatrum.engine.state import State
from theatrum.titles.europa.state import Europa

UNMET: dict[str, dict[str, str]] = {"verbs": {}, "events": {}, "prompts": {}, "reasons": {}}

TALK = "needs the option of pauses for talk"
MANY = {
    "province": "one of 418: games go where wars, rebels and colonists do",
    "area": "one of 194, most of them beyond the reach of the players",
    "water": "a port or a zone that somebody has to sail to",
    "zone": "one of thirty, half of them on distant maps",
    "realm": "one of 183, most of which nobody deals with in an age",
    "node": "one of 26, some of them on continents that are not discovered",
    "continent": "needs a first claim on it",
    "person": "of a card that has to be drawn, or of a later age or another side of the board",
    "card": "one of 108 that has to be drawn; those of events and starts are told as persons",
    "event": "one of 221: of a later age, or of realms that are not in the game",
    "trade": "one of 44, some of them of continents that are not discovered",
    "idea": "of a later age, or left in the deck",
    "milestone": "three of four of each kind are not laid out, and later ages are to come",
    "struggle": "power struggles begin with marks of later ages",
    "mission": "needs a realm in the game, and other missions completed",
    "effect": "a step of a card at which somebody chooses: one card of many",
    "deed": "needs one kind of action card and what it costs",
    "source": "needs one of many ways to gain or lose Prestige",
    "religion": "Protestants, the Counter-Reformation and revolution come with later ages",
    "term": "needs a war that is won",
    "place": "an alternative of a card that offers so many",
    "slot": "a cardinal's slot that only many Catholics have",
    "crown": "a name of the side of 1618, or one that an event gives",
    "mark": "a mark of later ages, or of an event that nobody takes",
}
"""Things of which games meet a part, by kind."""


LATER = 1618
LATE = {
    "category": {"allied": "on the side of 1618 games are few, and allies seldom fight"},
    "ship": {"galley": "on the side of 1618 games are few, and galleys fight in few seas"},
}


def _rare() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {
        "verbs": {"ready": TALK},
        "events": {},
        "prompts": {"Talk": TALK},
        "reasons": {},
    }
    for entry in tomllib.loads((Path(__file__).parent / "rare.toml").read_text(encoding="utf-8"))["rare"]:
        for table, words in found.items():
            words |= dict.fromkeys(entry.get(table, ()), entry["reason"])
    return found


RARE = _rare()


def idle(_: State) -> dict[str, dict[str, str]]:
    """Things that never come up in play, by kind."""
    return {}


def seldom(state: State) -> dict[str, dict[str, str]]:
    """Things that chance may leave out of play."""
    assert isinstance(state, Europa)
    found = {kind: dict.fromkeys(state.lexicon.names[kind], reason) for kind, reason in MANY.items()}
    return found | (LATE if state.start.variant.side == LATER else {})
