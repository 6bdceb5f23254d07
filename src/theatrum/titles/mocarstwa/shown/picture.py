"""A veiled position as plain data, complete for drawing."""

from __future__ import annotations

from typing import Any

from ..box.board import FLEET, WORKS
from ..box.prices import CREW, DECKS, MASTS
from ..box.units import KINDS, size
from ..economy.finance import pay_of
from ..economy.ministries import ministry_of
from ..land.aftermath import Aftermath
from ..land.laying import Fight, Serving
from ..land.retreat import RetreatAttack, RetreatDefence
from ..land.rewards import Rewards
from ..land.settling import Settle
from ..land.strength import Force
from ..state import Mocarstwa
from ..victory.progress import progress
from ..vocabulary import AUTHORITY, COMMANDERS, CONTROL, FORTS, GOODS, GRAIN, INDEPENDENT, LEVELS, MINISTRIES, SHIPS

MOVING = (Fight, Aftermath, Settle, RetreatAttack, RetreatDefence)
"""Parts of a battle in which the attackers stand nowhere else."""


def picture(g: Mocarstwa, seat: int) -> dict[str, Any]:
    """Provinces, ships, players, cards in force, decks, wheel, goals, the battle under way."""
    names = g.lexicon.names
    return {
        "level": LEVELS[g.board.level],
        "limit": g.limit,
        "battles": "cards" if g.by_cards else "dice",
        "order": list(g.order),
        "active": g.active,
        "provinces": [_province(g, place) for place in range(len(g.fort))],
        "ships": [_ship(g, ship) for ship, hex_ in enumerate(g.hex) if hex_ >= 0],
        "players": [_seat(g, other, seat) for other in range(g.seats)],
        "coats": {g.board.powers[power]: holder for power, holder in enumerate(g.coat) if holder >= 0},
        "in_force": [{"card": names["information"][card], "seat": drawer} for card, drawer in g.lasting],
        "wheel": MINISTRIES[ministry_of(g.round)] if g.full else None,
        "decks": _decks(g),
        "bank": dict(zip(WORKS, g.shelf, strict=True)),
        "assaults": [_assault(g, entry) for entry in on_the_way(g)] if g.by_cards else [],
        "escort": names["place"][g.escort] if g.escort >= 0 else None,
        "battle": next((_battle(g, frame) for frame in reversed(g.stack) if isinstance(frame, Fight)), None),
    }


def _holder(g: Mocarstwa, holder: int) -> str | None:
    if holder == INDEPENDENT:
        return "independents"
    return g.board.powers[g.core[holder]] if holder >= 0 else None


def counted(units: int) -> dict[str, int]:
    """How many of each kind, those that are there."""
    if not units:  # as in most places
        return {}
    return {name: units >> 4 * kind & 15 for kind, name in enumerate(KINDS) if units >> 4 * kind & 15}


def _standing(g: Mocarstwa, place: int) -> dict[str, Any]:
    """What provinces and ships have in common."""
    return {
        "id": g.lexicon.names["place"][place],
        "holder": _holder(g, g.holder[place]),
        "units": counted(g.units[place]),
        "fresh": counted(g.fresh[place]),
        "riding": counted(g.riding[place]),
        "tired": counted(g.tired[place]),
        "commander": COMMANDERS[g.commander[place] - 1] if g.commander[place] else None,
        "captive": COMMANDERS[g.captive[place] - 1] if g.captive[place] else None,
    }


def _province(g: Mocarstwa, place: int) -> dict[str, Any]:
    fort = g.fort[place]
    return _standing(g, place) | {
        "fort": FORTS[fort - 1] if fort else None,
        "room": g.room(place),
        "spoils": bool(g.spoils >> place & 1),
    }


def _ship(g: Mocarstwa, ship: int) -> dict[str, Any]:
    kind = FLEET[ship]
    return _standing(g, len(g.fort) + ship) | {
        "kind": SHIPS[kind],
        "hex": g.board.land.hexes[g.hex[ship]],
        "banner": _holder(g, g.banner[ship]),
        "crew": CREW[kind],
        "masts": MASTS[kind] - g.masts[ship],
        "most_masts": MASTS[kind],
        "decks": DECKS[kind] - g.decks[ship],
        "most_decks": DECKS[kind],
        "sailed": bool(g.sailed >> ship & 1),
        "salvoes": g.salvoes[ship],
    }


def _seat(g: Mocarstwa, seat: int, viewer: int) -> dict[str, Any]:
    cards, information = g.lexicon.names["card"], g.lexicon.names["information"]
    hand = g.hands[seat]
    return {
        "power": g.board.powers[g.core[seat]] if g.core[seat] >= 0 else None,
        "out": bool(g.out >> seat & 1),
        "goods": {good: g.has(seat, number) for number, good in enumerate(GOODS)},
        "reserve": {name: g.kept(seat, thing) for thing, name in enumerate((*KINDS, *WORKS)) if g.kept(seat, thing)},
        "coats": [g.board.powers[power] for power, holder in enumerate(g.coat) if holder == seat],
        "hand": {"known": [cards[card] for card in hand if card], "unknown": hand.count(0)},
        "used": [cards[card] for card in g.used[seat]],
        "level": CONTROL[g.level[seat]] if g.full else None,
        "authority": [card for number, card in enumerate(AUTHORITY) if g.authority[seat] >> number & 1]
        if g.full
        else [],
        "experts": [information[card] for card in g.experts[seat]],
        "discoveries": [information[card] for card in g.discoveries[seat]],
        "points": g.points[seat],
        "goals": goals(g, seat),
        "own": seat == viewer,
    }


def goals(g: Mocarstwa, seat: int) -> list[dict[str, Any]]:
    """What a seat is after, and how far it has come."""
    if g.core[seat] < 0:
        return []
    return [
        {
            "kind": part.kind,
            "done": part.done,
            "wanted": part.wanted,
            "place": g.lexicon.names["place"][part.place] if part.place >= 0 else None,
            "target": g.board.powers[part.target] if part.target >= 0 else None,
        }
        for part in progress(g, seat)
    ]


def _decks(g: Mocarstwa) -> dict[str, int]:
    return {
        "players": sum(g.draw),
        "players_used": sum(g.discard),
        "independents": sum(g.wild),
        "independents_used": sum(g.wild_used),
        "state": sum(g.news),
        "state_used": sum(g.news_used),
        "european": sum(g.europe),
        "european_used": sum(g.europe_used),
    }


def _assault(g: Mocarstwa, entry: tuple[int, int, int]) -> dict[str, Any]:
    """A unit, or a commander, on its way into a battle."""
    to, place, thing = entry
    names = g.lexicon.names["place"]
    who = {"unit": KINDS[thing]} if thing >= 0 else {"commander": COMMANDERS[-2 - thing]}
    return {"to": names[to], "from": names[place]} | who


def remaining(g: Mocarstwa) -> Force:
    """Who of the attack of the battle under way still stands before the province: neither the fallen, nor who has gone
    back, nor who is in it by now."""
    moving = (frame for frame in reversed(g.stack) if isinstance(frame, (Rewards, *MOVING)))
    frame = next(moving, None)
    return frame.force if isinstance(frame, MOVING) else ()


def on_the_way(g: Mocarstwa) -> list[tuple[int, int, int]]:
    """(target, from, unit) of attacks with cards that are to come or under way."""
    fight = next((frame for frame in reversed(g.stack) if isinstance(frame, Fight)), None)
    if fight is None or fight.to >= len(g.fort) or fight.attacker == INDEPENDENT:
        return list(g.assaults)
    there = [(fight.to, place, kind) for place, kind in remaining(g)]
    return [entry for entry in g.assaults if entry[0] != fight.to or (entry[2] < 0 and there)] + there


def _battle(g: Mocarstwa, fight: Fight) -> dict[str, Any]:
    names, cards = g.lexicon.names["place"], g.lexicon.names["card"]
    ashore = fight.to < len(g.fort)
    force = remaining(g) if ashore else fight.force
    before = force if ashore and fight.attacker == INDEPENDENT else ()
    return {
        "place": names[fight.to],
        "attacker": _holder(g, fight.attacker),
        "defender": _holder(g, fight.defender),
        "force": [{"from": names[place], "unit": KINDS[kind]} for place, kind in force],
        "decided": ashore and any(isinstance(frame, (Rewards, *MOVING[1:])) for frame in g.stack),
        "cards": [[cards[card] for card in pair if card] for pair in zip(fight.first, fight.second, strict=True)],
        "sums": [_sum(g, *side) for side in zip(fight.base(g), fight.bonuses(g), fight.serving(g), strict=True)],
        "before": [KINDS[kind] for _, kind in before],
    }


def _sum(g: Mocarstwa, base: int, bonuses: tuple[int, int], serving: Serving) -> dict[str, Any]:
    """What a side is worth before the cards, by parts, and who may use the symbols of its card."""
    names = g.lexicon.names["place"]
    walls, commander = bonuses
    ashore = [*serving.engaged, *serving.ashore]
    return {
        "base": base,
        "walls": walls,
        "commander": commander,
        "serving": [
            {"unit": KINDS[kind], "from": names[place], "aboard": number >= len(ashore)}
            for number, (place, kind) in enumerate((*ashore, *serving.aboard))
        ],
    }


def summary(g: Mocarstwa, seat: int) -> dict[str, Any]:
    """What a seat wants to know at a glance."""
    cards = g.lexicon.names["card"]
    mouths = sum(size(g.units[place]) for place in g.of(seat))
    return {
        "power": g.board.powers[g.core[seat]] if g.core[seat] >= 0 else None,
        "goals": goals(g, seat),
        "coats": [g.board.powers[power] for power, holder in enumerate(g.coat) if holder == seat],
        "provinces": sum(place < len(g.fort) for place in g.of(seat)),
        "units": mouths,
        "fresh": sum(size(g.fresh[place]) for place in g.of(seat)),
        "goods": {good: g.has(seat, number) for number, good in enumerate(GOODS)},
        "hand": [cards[card] for card in g.hands[seat]],
        "next_pay": pay_of(g, seat) if g.full else 0,
        "grain_short": max(0, mouths - g.has(seat, GRAIN)) if g.full else 0,
    }
