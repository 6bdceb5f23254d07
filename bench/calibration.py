"""Forecasts against what happened in games among stewards: `python bench/calibration.py --games 100 [--first 1000]`.

Of every battle the first forecast of each stage counts, for the choice that was then made. A table per kind of forecast
goes to standard output, as in docs/forecasts.md: within each tenth the share won should lie in it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Any, NamedTuple

import theatrum
from theatrum import bots
from theatrum.engine.chance import Draw
from theatrum.engine.game import Entry, Game
from theatrum.engine.state import Event
from theatrum.titles import TITLES
from theatrum.titles.europa.war.battle.clash import Clash
from theatrum.titles.mocarstwa.box.cards import CARDS, RETREAT

STAGES = {
    "MoveGenerals": "before the attack", "Arrived": "before the attack", "ChooseBattle": "before the attack",
    "DeclareSupport": "support", "PlayCard": "cards", "ChooseTarget": "cards",
}  # fmt: skip
DICE = {"reroll": "dice, a second throw", "let-stand": "dice, a second throw", "defend": "dice, who defends"}
WAR = "before the war"
TENTHS = 10


class Told(NamedTuple):
    """What was foretold and whether it came true."""

    kind: str
    share: float
    true: bool


class Band(NamedTuple):
    """The forecasts of a tenth: how many, what they said on average, the share that came true and its interval."""

    tenth: int
    forecasts: int
    said: float
    true: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Whether the share may lie in the tenth."""
        return self.low <= (self.tenth + 1) / TENTHS and self.high >= self.tenth / TENTHS


def bands(told: Iterable[Told]) -> list[Band]:
    """By tenths, with 95 % intervals (Wilson)."""
    found: dict[int, list[Told]] = {}
    for one in told:
        found.setdefault(min(TENTHS - 1, int(one.share * TENTHS)), []).append(one)
    return [_band(tenth, found[tenth]) for tenth in sorted(found)]


def _band(tenth: int, told: list[Told]) -> Band:
    count, true = len(told), sum(one.true for one in told)
    share, z = true / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    width = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    low, high = max(0.0, middle - width), min(1.0, middle + width)
    return Band(tenth, count, sum(one.share for one in told) / count, share, low, high)


# -- reading a game


def moves(full: Game) -> Iterator[tuple[Game, int, Any]]:
    """A finished game choice by choice: as it stood, who chose what."""
    game, entries = full.at(0), full.journal
    starts = [number for number, entry in enumerate(entries) if not isinstance(entry, Draw)]
    for here, there in zip(starts, [*starts[1:], len(entries)], strict=True):
        entry: Entry = entries[here]
        assert not isinstance(entry, Draw)
        yield game, *entry
        game.replay(entries[here:there])


def battles(full: Game) -> Iterator[Told]:
    """The odds of battles in Raison d'État, by stage, from the side of whoever chose."""
    waiting: dict[tuple[str, str], tuple[float, bool]] = {}
    seen = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(seen):
            yield from _ended(game, event, waiting)
        seen = len(game.state.events)
        stage = STAGES.get(type(game.decision).__name__)
        told = game.forecast(seat, choice) if stage else None
        if told and told["picture"] and stage:
            picture = told["picture"]
            waiting.setdefault((picture["territory"], stage), (picture["win"], picture["attacks"]))


def _ended(game: Game, event: Event, waiting: dict[tuple[str, str], tuple[float, bool]]) -> Iterator[Told]:
    """Battles that have ended; those that were never fought are forgotten."""
    if event.name in ("won", "held", "drawn"):
        territory = game.state.lexicon.name("territory", event.args[1 if event.name == "won" else 0])
        for key in [key for key in waiting if key[0] == territory]:
            share, attacked = waiting.pop(key)
            yield Told(key[1], share, event.name == ("won" if attacked else "held"))
    elif event.name in ("movement-turn", "turn"):
        waiting.clear()


def wars(full: Game) -> Iterator[Told]:
    """Wars of Pax Renaissance: whether each ended as foretold."""
    waiting: list[bool] = []
    seen = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(seen):
            if event.name in ("won", "lost") and waiting:
                yield Told("war", float(waiting.pop()), event.name == "won")
        seen = len(game.state.events)
        told = game.forecast(seat, choice)
        if told and told["picture"] and told["picture"]["kind"] == "battle":
            waiting = [told["picture"]["win"]]


class Fought:
    """The end of the battle with cards that is being fought in Mocarstwa, as events tell it."""

    def __init__(self) -> None:
        self.place = self.attacker = -1
        self.laid: list[tuple[int, ...]] = []

    def lead(self, g: Any, event: Event) -> int | None:
        """How far the attacker is ahead, if that is told now: who retreats leaves the field, at sea nobody has it."""
        if event.name == "battle":
            self.attacker, _, self.place, _ = event.args
            self.laid = []
        elif event.name == "points":
            return event.args[0] - event.args[1]
        elif event.name == "laid":
            self.laid.append(event.args)
            away = [power for power, card in self.laid if CARDS[card].type == RETREAT]
            if away and len(self.laid) > 1:
                return 0 if self.place >= len(g.fort) else -1 if self.attacker in away else 1
        return None


def fights(full: Game) -> Iterator[Told]:
    """Fights of Mocarstwa. With cards units are sent one by one: the last forecast before the battle counts."""
    return _by_cards(full) if full.options["battles"] == "cards" else _by_dice(full)


def _by_cards(full: Game) -> Iterator[Told]:
    waiting: dict[tuple[int, str, int], tuple[float, bool]] = {}
    fought, seen = Fought(), 0
    for game, seat, choice in moves(full):
        g: Any = game.state
        for event in g.events.since(seen):
            lead = fought.lead(g, event)
            for key in [key for key in waiting if lead is not None and key[0] == fought.place]:
                share, attacks = waiting.pop(key)
                yield Told(key[1], share, lead > 0 if attacks else lead < 0)  # type: ignore[operator]
        seen = len(g.events)
        told = game.forecast(seat, choice)
        if told and told["picture"] and choice.verb == "lay":
            power, stage = g.core[seat], "cards, a second one" if fought.laid else "cards, when they are laid"
            waiting[fought.place, stage, seat] = told["picture"]["win"], fought.attacker == power
        elif told and told["picture"]:
            waiting[choice.args[-1], "cards, when all are sent", seat] = told["picture"]["win"], True


def _by_dice(full: Game) -> Iterator[Told]:
    """The forecasts of every throw: of whoever attacks, defends, or may throw again."""
    waiting: dict[str, tuple[float, bool]] = {}
    seen = 0
    for game, seat, choice in moves(full):
        for event in game.state.events.since(seen):
            if event.name in ("repelled", "missed", "destroyed", "lost-masts", "lost-decks", "sunk"):
                hit = event.name not in ("repelled", "missed")
                yield from (Told(stage, share, hit == attacks) for stage, (share, attacks) in waiting.items())
                waiting = {}
        seen = len(game.state.events)
        told = game.forecast(seat, choice)
        if told and told["picture"]:
            waiting[DICE.get(choice.verb, "dice, before the throw")] = told["picture"]["win"], _attacks(game, choice)


def _attacks(game: Game, choice: Any) -> bool:
    """Whether whoever is asked about dice throws for the attack."""
    return choice.verb != "defend" and getattr(game.decision, "attacks", True)


def clashes(full: Game) -> Iterator[Told]:
    """Battles of Europa Universalis, from the side of whoever chose: of those that a war would begin, of those that a
    march begins, and of those that go on."""
    waiting: dict[tuple[bool, int, str, int], float] = {}
    sides: tuple[list[int], list[int]] = [], []
    place, seen = (False, -1), 0
    for game, seat, choice in moves(full):
        g: Any = game.state
        for event in g.events.since(seen):
            if event.name in ("battle", "sea-battle"):
                place, sides = (event.name == "sea-battle", event.args[0]), ([], [])
            elif event.name in ("attacks", "defends"):
                sides[event.name == "defends"].append(event.args[0])
            elif event.name in ("won-battle", "no-victor"):
                won = next((side for side in sides if side and event.args and event.args[0] in side), [])
                for key in [key for key in waiting if key[:2] == place]:
                    yield Told(key[2], waiting.pop(key), g.realm[key[3]] in won)
        seen = len(g.events)
        if g.active != seat:
            waiting = {key: share for key, share in waiting.items() if not key[2].endswith(WAR)}
        told = game.forecast(seat, choice)
        if not told or not told["picture"]:
            continue
        begun = any(isinstance(frame, Clash) for frame in g.stack)
        drawn = told["picture"]
        for battle in drawn["battles"] if drawn["kind"] == "war" else [drawn] if drawn["kind"] == "battle" else []:
            stage = WAR if drawn["kind"] == "war" else "in the battle" if begun else "before the battle"
            at = g.start.names["zone" if battle["sea"] else "area"].index(battle["place"])
            if battle["percent"] is not None:
                kind = f"{'at sea' if battle['sea'] else 'on land'}, {stage}"
                waiting.setdefault((battle["sea"], at, kind, seat), battle["percent"] / 100)


READERS = {"raison": battles, "paxren": wars, "mocarstwa": fights, "europa": clashes}


# -- playing

OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "mocarstwa": {"battles": ("cards", "dice")},
    "europa": {"ages": ("one",)},
}
"""What the games of a title are played with, in turn."""


def played(title_id: str, number: int) -> Game:
    """A game among stewards, on one table of the title after another."""
    tables = [(scenario.id, seats) for scenario in TITLES[title_id].scenarios for seats in scenario.seats]
    scenario, seats = tables[number % len(tables)]
    options = {name: values[number % len(values)] for name, values in OPTIONS.get(title_id, {}).items()}
    game = theatrum.new(title_id, scenario, seats, f"calibration:{number}", options=options)
    players = [bots.make("steward", f"{number}:{seat}") for seat in range(seats)]
    while not game.over:
        seat = game.to_act[0]
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))
    return game


def table(kind: str, told: list[Told]) -> str:
    """A table of Markdown."""
    lines = [f"### {kind}: {len(told)} forecasts", "", "| foretold | forecasts | on average | came true | 95 % | |"]
    lines.append("|---|---|---|---|---|---|")
    for band in bands(told):
        lines.append(
            f"| {10 * band.tenth}–{10 * band.tenth + 10} % | {band.forecasts} | {band.said:.0%} | {band.true:.0%} "
            f"| {band.low:.0%}–{band.high:.0%} | {'' if band.holds else 'off'} |"
        )
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=tuple(READERS), action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1000, help="number of the first game: other games, other battles")
    args = parser.parse_args()
    for title in args.title or READERS:
        told: list[Told] = []
        for number in range(args.first, args.first + args.games):
            told += READERS[title](played(title, number))
        print(f"## {TITLES[title].name}, {args.games} games\n")
        for kind in sorted({one.kind for one in told}):
            print(table(kind, [one for one in told if one.kind == kind]))


if __name__ == "__main__":
    main()
