"""A veiled position as plain data, complete for drawing."""

from __future__ import annotations

from typing import Any

from ..actions import influence_of_land, taxes
from ..battle import OPEN, Battle
from ..election import votes_of
from ..geography import KINDS
from ..state import FORTRESSES, Raison, bits
from ..turn import at_sector
from ..vocabulary import ACTIONS, STATUSES

IMPASSABLE = KINDS.index("impassable")


def picture(g: Raison, seat: int) -> dict[str, Any]:
    """Board, tracks, wheel, hands and the battle under way."""
    names = g.lexicon.names
    return {
        "turn": g.turn + 1,
        "victory": g.board.victory,
        "wheel": [
            {"action": ACTIONS[action], "power": g.board.powers[at_sector(g, sector)]}
            for sector, action in enumerate(g.board.actions)
        ],
        "emperor": g.board.powers[g.emperor] if g.emperor >= 0 else None,
        "powers": [_power(g, power) for power in range(g.board.size)],
        "territories": [_territory(g, t) for t in range(len(g.control)) if g.board.land.kind[t] != IMPASSABLE],
        "generals": [
            {
                "id": names["general"][general],
                "power": g.board.powers[owner],
                "at": names["territory"][g.spot[general]] if g.spot[general] >= 0 else None,
                "troops": g.troops[general],
            }
            for general, owner in enumerate(g.board.owner)
        ],
        "draw_pile": sum(g.draw),
        "discard_pile": [card for card, count in enumerate(g.discard) for _ in range(count)],
        "fortresses_left": FORTRESSES - g.fortress.bit_count(),
        "battle": next((_battle(g, frame) for frame in g.stack if isinstance(frame, Battle)), None),
        "own_powers": [g.board.powers[p] for p in range(g.board.size) if seat >= 0 and g.seat_of[p] == seat],
    }


def _power(g: Raison, power: int) -> dict[str, Any]:
    hand = g.hands[power]
    return {
        "id": g.board.powers[power],
        "seat": g.seat_of[power] if g.seat_of[power] >= 0 else None,
        "minor": bool(g.minor >> power & 1),
        "status": STATUSES[g.status[power]],
        "morale": g.morale[power],
        "influence": g.influence[power],
        "money": g.money[power],
        "hand": {"known": [card for card in hand if card], "unknown": hand.count(0)},
        "generals_off_board": len(g.off_board(power)),
        "at_war": [g.board.powers[other] for other in bits(g.war[power])],
        "allies": [g.board.powers[other] for other in bits(g.ally[power])],
    }


def _territory(g: Raison, territory: int) -> dict[str, Any]:
    powers, garrison, control = g.board.powers, g.garrison[territory], g.control[territory]
    return {
        "id": g.board.land.ids[territory],
        "control": powers[control] if control >= 0 else None,
        "garrison": powers[garrison] if garrison >= 0 else None,
        "fortress": bool(g.fortress >> territory & 1),
        "generals": [g.lexicon.names["general"][general] for general in bits(g.standing[territory])],
    }


def _battle(g: Raison, fight: Battle) -> dict[str, Any]:
    generals = g.lexicon.names["general"]
    attack, defence = fight.strengths(g)
    piles = [
        {"general": generals[general], "cards": [_card(card) for card in pile]}
        for general, pile in enumerate(fight.piles)
        if pile
    ]
    return {
        "territory": g.board.land.ids[fight.territory],
        "attacker": g.board.powers[fight.attacker],
        "general": generals[fight.general],
        "defenders": [g.board.powers[power] for power in bits(fight.defenders)],
        "attack": attack,
        "defence": defence,
        "attack_support": [generals[general] for general in bits(fight.attack_support)],
        "defence_support": [generals[general] for general in bits(fight.defence_support)],
        "piles": piles,
    }


def _card(card: int) -> dict[str, Any]:
    if card < 0:
        return {"removed": True}
    return {"value": card & ~OPEN or None, "open": bool(card & OPEN)}


def summary(g: Raison, seat: int) -> dict[str, Any]:
    """What a seat wants to know at a glance."""
    own = [power for power in range(g.board.size) if g.seat_of[power] == seat]
    major = g.major[seat]
    ranking = sorted(g.major, key=lambda power: (-g.influence[power], power))
    return {
        "power": g.board.powers[major],
        "holds": [g.board.powers[power] for power in own],
        "influence": g.influence[major],
        "place": ranking.index(major) + 1,
        "next_influence": sum(points for _, points in influence_of_land(g, major)) + 2 * (g.emperor in own),
        "next_taxes": {g.board.powers[power]: taxes(g, power) for power in own},
        "votes": {g.board.powers[power]: votes_of(g, power) for power in own},
        "hands": {g.board.powers[power]: list(g.hands[power]) for power in own},
        "money": {g.board.powers[power]: g.money[power] for power in own},
        "morale": {g.board.powers[power]: g.morale[power] for power in own},
    }
