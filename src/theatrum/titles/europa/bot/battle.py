"""What the steward thinks of in a battle: dice, cards, whom to lose, when to leave."""

from __future__ import annotations

from typing import Any

from ..board.ownership import worth
from ..cards.battle import action_of
from ..state import MIL
from ..war.battle.clash import Clash, fighting
from ..war.units import ALLIED, MERCENARY, SIEGE
from .balance import SIEGES, UNIT
from .estimate import Estimate, Reasons, Weights
from .host import Host
from .odds import odds

PRICES = (2, 5, 6)
"""Of the three arms, in ducats (5.5)."""
CLOSE = 0.85
"""A battle that is won with this chance needs no card."""
BESIEGES = 2
"""Power that is kept for the siege after a battle."""
WALLS = 0.4
"""What half a point of siege strength is worth that a siege will want."""
LEAVES = 0.33
"""Below this chance one retreats."""


def sides(e: Estimate) -> tuple[Clash, int, int, int]:
    """The battle, one's own side, and both numbers."""
    clash = fighting(e.g)
    side = clash.side_of(e.realm)
    return clash, side, clash.total(e.g, side), clash.total(e.g, 1 - side)


def lose(e: Host, _d: Any, _army: int, unit: int, category: int) -> Reasons:
    """The cheapest; mercenaries and allies before one's own. Where walls wait, who takes them is spared (9.8)."""
    dear = PRICES[unit] * (0.6 if category in (MERCENARY, ALLIED) else 1.0)
    yield -0.1 * dear, "cheapest"
    if besieging(e):
        yield -WALLS * SIEGE[unit], "cheapest"


def besieging(e: Host) -> bool:
    """Whether all that are left will be wanted for the sieges after the battle, as far as there is power for them."""
    if not any(isinstance(frame, Clash) for frame in e.g.stack):
        return False  # an event takes them
    clash, side, _, _ = sides(e)
    if clash.sea:
        return False
    walls = worth(e.g, e.hostile & e.g.start.board.land.in_area[clash.place])
    strength = sum(number * each for number, each in zip(clash.strength(e.g, side), SIEGE, strict=True)) // 2
    return 0 < strength <= min(walls, e.g.power[3 * e.seat + MIL] + 1) + 1


def lose_men(_e: Estimate, _d: Any, _army: int, unit: int, category: int) -> Reasons:
    """To a revolt: where idle manpower would do, no unit goes."""
    yield -UNIT - 0.1 * PRICES[unit] * (0.6 if category in (MERCENARY, ALLIED) else 1.0), "cheapest"


def lose_infantry(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield -UNIT - 0.2, "cheapest"


def lose_loose(_e: Estimate, _d: Any, *_args: int) -> Reasons:
    yield -0.2, "cheapest"


def die(e: Estimate, _d: Any, die: int) -> Reasons:
    """Dice of the arm that has the units to use them."""
    clash, side, _, _ = sides(e)
    if clash.sea:
        yield (0.4 if die == 2 else 0.0), "dice"
        return
    yield 0.1 * clash.strength(e.g, side)[die] + (0.05 if die == 0 else 0.0), "dice"


def leave_out(e: Estimate, _d: Any, die: int) -> Reasons:
    clash, side, _, _ = sides(e)
    yield 0.1 * clash.strength(e.g, 1 - side)[die], "dice"


def command(e: Host, _d: Any, army: int) -> Reasons:
    person = e.g.generals[3 * e.seat + army]
    ruler = e.g.ruler[e.seat] if person < 0 else person
    yield 0.1 * e.g.start.people.all[ruler].dice[1] - (0.1 if person < 0 else 0.0), "leads"


def card(e: Host, _d: Any, card: int) -> Reasons:
    """Dice for power, where the battle is open and decides something; the sieges after it want power too."""
    clash, _, mine, theirs = sides(e)
    action = action_of(e.g, card)
    assert action
    chance = odds(mine, theirs)
    yield (0.9 if chance < CLOSE and mine > 1 and theirs > 1 and not clash.sea else -0.2), "dice"
    short = bool(e.prizes) and e.g.power[3 * e.seat + MIL] - action.power < BESIEGES
    yield -(SIEGES if short else e.point) * action.power, "spends", action.power


def retreat(e: Host, _d: Any, place: int) -> Reasons:
    """Only from a battle that will be lost, to where one's own land is near."""
    _, _, mine, theirs = sides(e)
    yield UNIT * mine * (LEAVES - odds(mine, theirs)) - 0.2, "lost-battle"
    if not fighting(e.g).sea:
        yield -0.02 * min(8, min((e.steps[place][home] for home in e.homes), default=8)), "together"


def hit_first(e: Estimate, _d: Any, party: int) -> Reasons:
    yield (-0.3 if party == e.realm else 0.1), "rival", party


def main_defender(e: Estimate, _d: Any, party: int) -> Reasons:
    yield (0.1 if party == e.realm else 0.0), "leads"


WEIGHTS: Weights = {
    "lose": lose, "lose-loose": lose_loose, "lose-unit": lose_men, "lose-infantry": lose_infantry, "base-dice": die,
    "add-die": die, "leave-out": leave_out, "command": command, "play-in-battle": card, "use-in-battle": card,
    "retreat": retreat, "retreat-at-sea": retreat, "hit-first": hit_first, "main-defender": main_defender,
}  # fmt: skip
