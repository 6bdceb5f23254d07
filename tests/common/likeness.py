"""What a game shows, in a form that can be compared."""

from __future__ import annotations

import json
from typing import Any

from theatrum import bots
from theatrum.engine.game import Game
from theatrum.engine.state import Event
from theatrum.language import LANGUAGES

LINES = 10
"""Sentences are slow and events decide them: only the end of a log is compared as sentences."""


def likeness(game: Game, everyone: bool = False) -> dict[str, Any]:
    """All that a game is and shows: to everyone, or to a spectator or a seat in turn. What it shows comes of what it
    is, and takes longer."""
    late = max(0, len(game.state.events) - LINES)
    viewers = [None, *range(game.seats)]
    if not everyone:
        viewers = [viewers[game.entry % len(viewers)]]
    return {
        "state": game.state.to_bytes(),
        "events": plain_events(game),
        "views": [json.dumps(game.view(seat, since=late)) for seat in viewers],
        "logs": [game.log(language, since=late) for language in LANGUAGES],
        "journal": game.journal,
        "undo": [(game.can_undo(seat), game.undo_needs(seat)) for seat in range(game.seats)],
        "result": game.result,
    }


def plain_events(game: Game) -> list[tuple[Any, ...]]:
    """The whole log as it is kept: reading all of it as events takes longer than all else."""
    return game.state.events.items[: len(game.state.events)]


def channels(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything that reaches one seat (None: a spectator), by the way it takes. An event stays what it was, so that
    the whole log is looked at once, when the game is over."""
    late = max(0, len(game.state.events) - LINES)
    viewer = -1 if seat is None else seat
    told = plain_events(game)[0 if game.over else late :]
    shown: dict[str, Any] = {
        "view": json.dumps(game.view(seat, since=late)),
        "events": [event.seen_by(viewer) if isinstance(event, Event) else event for event in told],
        "prompt": [game.prompt(language, seat) for language in LANGUAGES],
        "text": game.text(seat, LANGUAGES[game.entry % len(LANGUAGES)]),  # it is long: in turn
        "log": [game.log(language, seat, since=late) for language in LANGUAGES],
        "to_act": game.to_act,
        "over": (game.over, game.result),
    }
    if seat is not None:
        shown |= {
            "choices": [choice.id for choice in game.choices(seat)],
            "closed": [(choice.id, why.key, why.reason) for choice, why in game.closed(seat)],
            "undo": (game.can_undo(seat), game.undo_needs(seat)),
            "summary": json.dumps(game.summary(seat)),
            "bot": bots.sight(game, seat).state.to_bytes(),
        }
    return shown
