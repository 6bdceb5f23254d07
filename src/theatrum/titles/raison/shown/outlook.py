"""The battle that a choice begins or goes on with: its odds, who can still come to it, and what hangs on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ....engine.choice import Choice
from ..ask import Ask
from ..battle import OPEN, Battle, ChooseTarget, supporters, targets
from ..bot.estimate import AVERAGE
from ..bot.odds import Odds, odds
from ..march import Arrived, March
from ..movement import battlefields
from ..state import Raison, bits

MOVES = ("march", "sail", "strategic")
MOST_HELPERS = 4
"""Powers whose coming is weighed one by one; of more, those with the fewest Troops are left out."""
COMES = {(True, True): 0.35, (True, False): 0.97, (False, True): 0.88, (False, False): 0.97}
"""How often a Power that may send support does, by (attacks, is in the battle itself): so do stewards."""


class Helper(NamedTuple):
    """A Power that can still be asked for support, and the Generals it can send."""

    power: int
    attacks: bool
    generals: int
    troops: int


class Outlook(NamedTuple):
    """A battle as one seat sees it: `likely` with supports as they mostly come, `alone` without anyone else's, `low`
    with all that can come against the side and none for it, `high` the other way round."""

    fight: Battle
    attacks: bool
    helpers: tuple[Helper, ...]
    likely: Odds
    alone: Odds
    low: Odds
    high: Odds


def outlook(g: Raison, seat: int, power: int, fight: Battle) -> Outlook:
    """A battle that has just begun, or is under way, in a veiled position."""
    attacks = power == fight.attacker or bool(g.ally[power] >> fight.attacker & 1)
    everyone = list(_helpers(g, fight))
    for helper in everyone:
        if g.runs(helper.power) == seat and helper.attacks == attacks:
            fight = _with(fight, (helper,))
    others = [helper for helper in everyone if not (g.runs(helper.power) == seat and helper.attacks == attacks)]
    others.sort(key=lambda helper: -helper.troops)
    del others[MOST_HELPERS:]
    more = other_battles(g, fight)
    ends = {}
    for coming in product((False, True), repeat=len(others)):
        came = tuple(helper for helper, comes in zip(others, coming, strict=True) if comes)
        ends[coming] = odds(g, _with(fight, came), seat, attacks, more)
    friends = tuple(helper.attacks == attacks for helper in others)
    return Outlook(
        fight, attacks, tuple(others), _weighed(fight, others, ends), ends[(False,) * len(others)],
        ends[tuple(not friend for friend in friends)], ends[friends],
    )  # fmt: skip


def other_battles(g: Raison, fight: Battle) -> int:
    """How many more the attacker of a battle that has not begun has to fight."""
    return 0 if fight.at else max(0, len(battlefields(g, fight.attacker)) - 1)


def _weighed(fight: Battle, others: list[Helper], ends: dict[tuple[bool, ...], Odds]) -> Odds:
    """The odds over all ways in which the others may come."""
    win = lose = 0.0
    for coming, end in ends.items():
        share = 1.0
        for helper, comes in zip(others, coming, strict=True):
            own = helper.power == fight.attacker or bool(fight.defenders >> helper.power & 1)
            often = COMES[helper.attacks, own]
            share *= often if comes else 1 - often
        win += share * end.win
        lose += share * end.lose
    return Odds(win, max(0.0, 1 - win - lose), lose, all(end.certain for end in ends.values()) and win in (0.0, 1.0))


def with_helper(g: Raison, seat: int, seen: Outlook, helper: Helper) -> Odds:
    """The odds if this one Power comes and no other."""
    return odds(g, _with(seen.fight, (helper,)), seat, seen.attacks, other_battles(g, seen.fight))


def _with(fight: Battle, helpers: tuple[Helper, ...]) -> Battle:
    twin = fight.copy()
    for helper in helpers:
        if helper.attacks:
            twin.attack_support |= helper.generals
        else:
            twin.defence_support |= helper.generals
    return twin


def _helpers(g: Raison, fight: Battle) -> Iterator[Helper]:
    """Powers that have still to declare support (raison:10.2); `at` is the step under way."""
    for name, side, attacks in (
        ("attackers_support", 1 << fight.attacker, True),
        ("defenders_support", fight.defenders, False),
    ):
        step = Battle.steps.index(name)
        if fight.at > step:
            continue
        friends = fight.friends(g, side) & ~(fight.declared if fight.at == step else 0)
        for power in bits(friends):
            generals = tuple(supporters(g, fight, power)) if g.runs(power) >= 0 else ()
            if generals:
                mask = sum(1 << general for general in generals)
                yield Helper(power, attacks, mask, sum(g.troops[general] for general in generals))


# -- the battle a choice leads to; the position is a copy and is changed


def battle_after(g: Raison, decision: Ask, seat: int, choice: Choice) -> Battle | None:
    """Make the choice and return the battle it belongs to; None where there is none."""
    kind = choice.verb.removeprefix("garrison-")
    if kind in MOVES:
        general, to = choice.args
        March(general, to, kind, kind != choice.verb, 1).enter(g)
        return begin(g, decision.power, to)
    if choice.verb == "go-on" and isinstance(decision, Arrived):
        March(decision.general, choice.args[0], "strategic", False, 1).enter(g)
        return begin(g, decision.power, choice.args[0])
    if choice.verb == "fight":
        return begin(g, decision.power, choice.args[0])
    if choice.verb == "end-turn":
        fields = battlefields(g, decision.power)
        return begin(g, decision.power, fields[0]) if len(fields) == 1 else None
    fight = next((frame for frame in reversed(g.stack) if isinstance(frame, Battle)), None)
    if fight is not None:
        g.stack.pop()
        decision.taken(g, seat, choice)
        if choice.verb == "play-open" and choice.args[1] == 3:
            _remove_best(g, fight, seat)
    return fight


def begin(g: Raison, power: int, territory: int) -> Battle | None:
    """The battle for a territory if its Power fights there now."""
    if not g.enemies(power, territory):
        return None
    fight = Battle.begin(g, territory, power)
    fight.total_strength(g)
    return fight


def _remove_best(g: Raison, fight: Battle, seat: int) -> None:
    question = g.stack[-1]
    assert isinstance(question, ChooseTarget)
    general, position = max(
        targets(fight, question.role, 3), key=lambda at: fight.piles[at[0]][at[1]] & ~OPEN or AVERAGE
    )
    question.taken(g, seat, g.lexicon["remove", general, position + 1])
