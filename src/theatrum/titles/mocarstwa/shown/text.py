"""A veiled position as text: for terminals, screen readers, language models and golden tests."""

from __future__ import annotations

from ....engine.title import Words
from ..box.board import FLEET, WORKS
from ..box.prices import DECKS, MASTS
from ..box.units import KINDS
from ..economy.ministries import ministry_of
from ..land.laying import Fight
from ..state import Mocarstwa
from ..victory.progress import progress
from ..vocabulary import AUTHORITY, COMMANDERS, CONTROL, FORTS, GOODS, INDEPENDENT, MINISTRIES, NOBODY, RESOURCES


def text(g: Mocarstwa, seat: int, words: Words) -> str:
    """Head, goals, players, provinces by power, ships, battle, the seat's own cards."""
    parts = [_head(g, words), _goals(g, words), _seats(g, words), _land(g, words), _sea(g, words)]
    parts += [
        words.say("text-battle", place=_place(g, frame.to, words)) for frame in g.stack if isinstance(frame, Fight)
    ]
    if seat >= 0 and g.by_cards and g.core[seat] >= 0:
        parts.append(_hand(g, seat, words))
    return "\n\n".join(part for part in parts if part) + "\n"


def _place(g: Mocarstwa, place: int, words: Words) -> str:
    return g.board.place_names(words.language)[place]


def _power(g: Mocarstwa, holder: int, words: Words) -> str:
    if holder == INDEPENDENT:
        return words.say("text-independents")
    if holder == NOBODY or g.core[holder] < 0:
        return words.say("text-nobody")
    return words.thing("power", g.board.powers[g.core[holder]])


def _listed(items: list[str], words: Words) -> str:
    return ", ".join(items) or words.say("text-nothing")


def _counted(number: int, thing: str, words: Words) -> str:
    return words.say("text-counted", number=number, thing=thing)


def _units(units: int, words: Words) -> str:
    counts = ((kind, units >> 4 * kind & 15) for kind in range(len(KINDS)))
    return _listed([_counted(count, words.thing("unit", KINDS[kind]), words) for kind, count in counts if count], words)


def _head(g: Mocarstwa, words: Words) -> str:
    name = g.board.sheet.data["name"][words.language]
    lines = [words.say("text-head", scenario=name, round=g.round, limit=g.limit, battles=g.options["battles"],
                       draw=sum(g.draw), discard=sum(g.discard), wild=sum(g.wild))]  # fmt: skip
    if g.full:
        lines.append(words.say("text-wheel", ministry=words.thing("ministry", MINISTRIES[ministry_of(g.round)])))
    if g.lasting:
        cards = [words.thing("information", g.lexicon.names["information"][card]) for card, _ in g.lasting]
        lines.append(words.say("text-force", cards=", ".join(cards)))
    return "\n".join(lines)


def _goals(g: Mocarstwa, words: Words) -> str:
    lines = [words.say("text-goals")]
    for seat in range(g.seats):
        if g.core[seat] >= 0:
            for part in progress(g, seat):
                about = _power(g, seat, words)
                goal = words.say(f"text-goal-{part.kind}")
                if part.place >= 0:
                    goal += f" ({_place(g, part.place, words)})"
                if part.target >= 0:
                    goal += f" ({words.thing('power', g.board.powers[part.target])})"
                lines.append("  " + words.say("text-goal", power=about, goal=goal, done=part.done, wanted=part.wanted))
    return "\n".join(lines)


def _seats(g: Mocarstwa, words: Words) -> str:
    return "\n".join([words.say("text-seats"), *(f"  {_seat(g, seat, words)}" for seat in range(g.seats))])


def _seat(g: Mocarstwa, seat: int, words: Words) -> str:
    coats = [words.thing("power", g.board.powers[power]) for power, holder in enumerate(g.coat) if holder == seat]
    goods = {good: g.has(seat, number) for number, good in enumerate(GOODS)}
    parts = [words.say("text-seat", power=_power(g, seat, words), coats=_listed(coats, words), **goods)]
    if g.out >> seat & 1:
        parts.append(words.say("text-out"))
    if g.by_cards:
        parts.append(words.say("text-cards-in-hand", number=len(g.hands[seat])))
    kept = [
        _counted(g.kept(seat, thing), words.thing("unit" if thing < len(KINDS) else "work", name), words)
        for thing, name in enumerate((*KINDS, *WORKS))
        if g.kept(seat, thing)
    ]
    if kept:
        parts.append(words.say("text-reserve", things=", ".join(kept)))
    if g.full:
        parts += _court(g, seat, words)
    return "; ".join(parts)


def _court(g: Mocarstwa, seat: int, words: Words) -> list[str]:
    """The level of control and the cards that a seat has of the full game."""
    left = [words.thing("authority", card) for number, card in enumerate(AUTHORITY) if g.authority[seat] >> number & 1]
    level = words.thing("level", CONTROL[g.level[seat]])
    parts = [words.say("text-level", level=level, authority=_listed(left, words))]
    for message, cards in (("text-experts", g.experts[seat]), ("text-discoveries", g.discoveries[seat])):
        if cards:
            names = [words.thing("information", g.lexicon.names["information"][card]) for card in cards]
            parts.append(words.say(message, cards=", ".join(names)))
    return parts


def _land(g: Mocarstwa, words: Words) -> str:
    """Provinces where anything stands, by power."""
    blocks: dict[str, list[str]] = {}
    for place in range(len(g.fort)):
        if g.units[place] or g.fort[place] or g.captive[place]:
            power = g.board.land.power[place]
            name = words.thing("power", g.board.powers[power]) if power >= 0 else words.say("text-neutral")
            blocks.setdefault(name, []).append(_province(g, place, words))
    return "\n".join(
        [words.say("text-land"), *(f"  {name}\n    " + "\n    ".join(rows) for name, rows in blocks.items())]
    )


def _province(g: Mocarstwa, place: int, words: Words) -> str:
    marks = [words.thing("resource", RESOURCES[g.board.land.resource[place]])]
    if g.fort[place]:
        marks.append(words.thing("work", FORTS[g.fort[place] - 1]))
    pieces = [f"{_power(g, g.holder[place], words)}: {_units(g.units[place], words)}"] if g.units[place] else []
    return f"{_place(g, place, words)} ({', '.join(marks)}): " + "; ".join(pieces + _leaders(g, place, words))


def _leaders(g: Mocarstwa, place: int, words: Words) -> list[str]:
    found = []
    if g.commander[place]:
        found.append(words.thing("commander", COMMANDERS[g.commander[place] - 1]))
    if g.captive[place]:
        found.append(words.say("text-captive", commander=words.thing("commander", COMMANDERS[g.captive[place] - 1])))
    return found


def _sea(g: Mocarstwa, words: Words) -> str:
    lines = []
    for ship, hex_ in enumerate(g.hex):
        if hex_ >= 0:
            place, kind = len(g.fort) + ship, FLEET[ship]
            crew = _units(g.units[place], words) if g.units[place] else 0
            said = words.say("text-ship", ship=_place(g, place, words), power=_power(g, g.banner[ship], words),
                             hex=words.thing("hex", g.board.land.hexes[hex_]), crew=crew,
                             masts=MASTS[kind] - g.masts[ship], decks=DECKS[kind] - g.decks[ship])  # fmt: skip
            lines.append("  " + "; ".join([said, *_leaders(g, place, words)]))
    return "\n".join([words.say("text-sea"), *lines]) if lines else ""


def _hand(g: Mocarstwa, seat: int, words: Words) -> str:
    def named(cards: tuple[int, ...]) -> str:
        return _listed([words.thing("card", g.lexicon.names["card"][card]) for card in cards], words)

    lines = [words.say("text-hand", power=_power(g, seat, words), cards=named(g.hands[seat]))]
    if g.used[seat]:
        lines.append(words.say("text-used", cards=named(g.used[seat])))
    return "\n".join(lines)
