"""Positions for tests, written as players write scenarios: the printed set-up with changes, and short ways to play."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.paxren import PAXREN
from theatrum.titles.paxren.land import CONTENT
from theatrum.titles.paxren.state import Pax

SCENARIO = (CONTENT / "standard" / "scenario.toml").read_text(encoding="utf-8")
BANKS = ["fugger", "medici", "coeur", "marchionni"]


class Chairs:
    """How many places round from the printed chairs the banks sit (`conftest.py`)."""

    turned = 0


def position(
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    seed: int | str = 1,
    forced: Iterable[int] = (),
    **start: Any,
) -> Game:
    """The printed set-up with a start table laid over it, such as
    tableau={"fugger": ["PREN036"]}, cities={"paris": ""}, borders={"england_france": "medici-pawn"}."""
    lines = [f"{key} = {_toml(value)}" for key, value in start.items()]
    own = PAXREN.scenario("\n".join([_seated(seats), "[start]", *lines]), "test.toml")
    return Game(PAXREN, own, seats, options or {}, seed, LIBRARY, forced=forced)


def _seated(seats: int) -> str:
    """The scenario with its banks on other chairs."""
    way = Chairs.turned % seats
    banks = [*BANKS[way:seats], *BANKS[:way], *BANKS[seats:]]
    return SCENARIO.replace(f"banks = {json.dumps(BANKS)}", f"banks = {json.dumps(banks)}")


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def pax(game: Game) -> Pax:
    assert isinstance(game.state, Pax)
    return game.state


# -- playing


def choose(game: Game, *choices: str) -> None:
    """Make these choices, whoever is asked."""
    for choice in choices:
        game.choose(game.to_act[0], choice)


def open_(game: Game, verb: str = "") -> set[str]:
    """The open choices, of one verb if it is named."""
    return {c.id for c in game.choices(game.to_act[0]) if not verb or c.verb == verb}


def closed(game: Game, choice: str) -> tuple[str, str]:
    """The key and the rule of the refusal the asked seat gets."""
    refused = game.why_not(game.to_act[0], choice)
    assert refused is not None, f"{choice} is open"
    return refused.key, refused.rule


def question(game: Game) -> str:
    return type(game.decision).__name__


def asked(game: Game) -> str:
    return pax(game).board.banks[game.to_act[0]]


def told(game: Game, name: str) -> list[dict[str, Any]]:
    """Every event of this name in the log, with what it is about, secrets included."""
    teller = game.teller()
    return [teller.happening(event)["about"] for event in game.state.events.since(0) if event.name == name]


# -- looking


def bank(game: Game, name: str) -> dict[str, Any]:
    """What everybody sees of a bank."""
    found: dict[str, Any] = game.view()["banks"][pax(game).board.banks.index(name)]
    return found


def florins(game: Game, bank: str) -> int:
    return pax(game).florins[pax(game).board.banks.index(bank)]


def city(game: Game, name: str) -> str:
    g = pax(game)
    return g.board.tokens[g.city[g.board.land.slots.index(name)]]


def border(game: Game, name: str) -> str:
    g = pax(game)
    return g.board.tokens[g.border[g.board.land.borders.index(name)]]


def repressed(game: Game, empire: str) -> list[str]:
    g = pax(game)
    return [g.board.tokens[code] for code in g.repressed[g.board.land.index[empire]]]


def tableau(game: Game, bank: str) -> set[str]:
    """All cards of a tableau, Vassals and Queens included."""
    g = pax(game)
    return {name for card, name in enumerate(g.board.cards.ids) if g.own[g.board.banks.index(bank)] >> card & 1}


def hand(game: Game, bank: str) -> list[str]:
    g = pax(game)
    return [g.board.cards.ids[card] for card in g.hands[g.board.banks.index(bank)]]


def holder(game: Game, empire: str) -> str:
    g = pax(game)
    seat = g.holder[g.board.land.index[empire]]
    return g.board.banks[seat] if seat >= 0 else ""


def suzerain(game: Game, empire: str) -> str:
    g = pax(game)
    lord = g.suzerain[g.board.land.index[empire]]
    return g.board.land.empires[lord] if lord >= 0 else ""


def is_republic(game: Game, empire: str) -> bool:
    g = pax(game)
    return bool(g.republic >> g.board.land.index[empire] & 1)


def bishop(game: Game, card: str) -> str:
    g = pax(game)
    religion = g.bishop(g.board.cards.index[card])
    return ("", "catholic", "islamic", "reformist")[religion + 1]
