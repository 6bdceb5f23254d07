"""Moves for tests: reach an action or a battle, read the log and the tracks, get the reason of a refusal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from theatrum.engine.game import Game

from .positions import asked, choose, position, power, question, quiet, raison, run_to, seat, territory

Powers = Mapping[str, Mapping[str, Any]]

ACTIONS = {
    "1618": ("drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement"),
    "1702": ("drill", "taxation", "leadership", "mobilisation", "influence", "movement"),
}
MOVERS = {
    "1618": ("spain", "sweden", "austria", "france", "poland", "ottoman", "protestants"),
    "1702": ("france", "austria", "sweden", "russia", "ottoman", "britain"),
}
"""Who takes the Movement action in the first turn of a round, in the second, and so on."""


def turn_of(action: str, of: str, scenario: str = "1618") -> int:
    """The turn, counted from 0, in which a Power takes an action."""
    actions = ACTIONS[scenario]
    return (MOVERS[scenario].index(of) - (len(actions) - 1 - actions.index(action))) % len(actions)


def at_action(
    action: str,
    of: str,
    powers: Powers,
    scenario: str = "1618",
    start: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    forced: Iterable[int] = (1,),
) -> Game:
    """The turn in which a Power takes an action, with no pieces but those given.

    Whoever drills draws a 1, unless told otherwise, and when played quietly throws it away again.
    """
    begin = {"turn": turn_of(action, of, scenario), **(start or {})}
    return position(scenario, powers=powers, start=begin, empty=True, options=options, forced=forced)


def at_movement(of: str, powers: Powers, **more: Any) -> Game:
    """The Power must choose its Arbiter; every hand is as given."""
    game = at_action("movement", of, powers, **more)
    run_to(game, "ChooseArbiter", of)
    for name, table in powers.items():
        if "hand" in table:
            assert raison(game).hands[power(game, name)] == tuple(sorted(table["hand"])), f"{name} drew cards"
    return game


def moving(of: str, powers: Powers, arbiter: str = "ottoman", **more: Any) -> Game:
    """The Power is in its first movement turn."""
    game = at_movement(of, powers, **more)
    choose(game, f"arbiter:{arbiter}")
    run_to(game, "MoveGenerals", of)
    return game


def attack(of: str, powers: Powers, *moves: str, **more: Any) -> Game:
    """The Power has made these moves and ended its first movement turn: the battles begin."""
    game = moving(of, powers, **more)
    choose(game, *moves, "end-turn")
    return game


def duel(mine: Mapping[str, Any], theirs: Mapping[str, Any], others: Powers | None = None, **more: Any) -> Game:
    """An Austrian General from Bohemia meets a Protestant one in Saxonia, two Troops each unless told otherwise."""
    powers = {
        "austria": {"generals": {"bohemia": 2}, "morale": 9} | dict(mine),
        "protestants": {"generals": {"saxonia": 2}, "morale": 9} | dict(theirs),
    }
    return attack("austria", {**powers, **(others or {})}, "march:austria.1:saxonia", **more)


def another_turn(game: Game) -> None:
    """Ask for the next movement turn and be allowed it."""
    choose(game, "request", "allow")


def finish(game: Game, *until: str) -> None:
    """Answer quietly up to one of these questions, or to the end of the battles."""
    stops = until or ("AskForTurn", "MoveGenerals", "Discard", "OverLimit", "Lead", "Gift")
    for _ in range(200):
        if question(game) in stops:
            return
        quiet(game)
    raise AssertionError(f"none of {stops} was asked; the game stands at {question(game)}")


def trail(game: Game, *until: str) -> list[tuple[str, str]]:
    """Answer quietly up to one of these questions; which question was put to whom on the way."""
    seen: list[tuple[str, str]] = []
    while question(game) not in until:
        seen.append((question(game), asked(game)))
        quiet(game)
    return seen


def told(game: Game, name: str) -> list[dict[str, Any]]:
    """Every event of this name in the log, with what it is about, secrets included."""
    teller = game.teller()
    return [teller.happening(event)["about"] for event in raison(game).events.since(0) if event.name == name]


def piles_seen(game: Game, viewer: str | None) -> dict[str, list[int | None]]:
    """The piles as a Power's player (None: a spectator) sees them: values, None face down."""
    battle = game.view(None if viewer is None else seat(game, viewer))["battle"]
    return {pile["general"]: [card.get("value") for card in pile["cards"]] for pile in battle["piles"]}


def closed(game: Game, choice: str) -> tuple[str, str]:
    """The key and the rule of the refusal the asked seat gets."""
    refused = game.why_not(game.to_act[0], choice)
    assert refused is not None, f"{choice} is open"
    return refused.key, refused.rule


def control(game: Game, place: str) -> str:
    holder = raison(game).control[territory(game, place)]
    return raison(game).board.powers[holder] if holder >= 0 else ""


def garrison(game: Game, place: str) -> str:
    owner = raison(game).garrison[territory(game, place)]
    return raison(game).board.powers[owner] if owner >= 0 else ""


def general_of(game: Game, name: str) -> tuple[str, int]:
    """Where a General stands ('' off board) and with how many Troops."""
    g = raison(game)
    number = g.lexicon.names["general"].index(name)
    return (g.board.land.ids[g.spot[number]] if g.spot[number] >= 0 else "", g.troops[number])


def morale(game: Game, name: str) -> int:
    return raison(game).morale[power(game, name)]


def money(game: Game, name: str) -> int:
    return raison(game).money[power(game, name)]


def influence(game: Game, name: str) -> int:
    return raison(game).influence[power(game, name)]


def hand(game: Game, name: str) -> tuple[int, ...]:
    return raison(game).hands[power(game, name)]
