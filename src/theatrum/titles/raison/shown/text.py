"""A veiled position as text: for terminals, screen readers, language models and golden tests."""

from __future__ import annotations

from ....engine.title import Words
from ..battle import OPEN, Battle
from ..geography import KINDS
from ..state import Raison, bits
from ..turn import at_sector
from ..vocabulary import ACTIONS

IMPASSABLE = KINDS.index("impassable")


def text(g: Raison, seat: int, words: Words) -> str:
    """Wheel, tracks, board by region, battle, hands."""
    parts = [_head(g, words), _wheel(g, words), _tracks(g, words), _board(g, words)]
    parts += [_battle(g, frame, words) for frame in g.stack if isinstance(frame, Battle)]
    if seat >= 0:
        parts.append(_hands(g, seat, words))
    return "\n\n".join(parts) + "\n"


def _head(g: Raison, words: Words) -> str:
    crown = words.thing("power", g.board.powers[g.emperor]) if g.emperor >= 0 else words.say("text-nobody")
    return words.say("text-head", round=g.round, turn=g.turn + 1, turns=len(g.board.actions), emperor=crown,
                     victory=g.board.victory, draw=sum(g.draw), discard=sum(g.discard))  # fmt: skip


def _wheel(g: Raison, words: Words) -> str:
    pairs = (
        f"{words.thing('action', ACTIONS[action])}: {words.thing('power', g.board.powers[at_sector(g, sector)])}"
        for sector, action in enumerate(g.board.actions)
    )
    return words.say("text-wheel") + "\n  " + "\n  ".join(pairs)


def _tracks(g: Raison, words: Words) -> str:
    lines, statuses = [words.say("text-tracks")], g.board.status_names[words.language]
    for power, name in enumerate(g.board.powers):
        seat = g.seat_of[power]
        lines.append("  " + words.say(
            "text-power", power=words.thing("power", name), status=statuses[g.status[power]],
            influence=g.influence[power], morale=g.morale[power], money=g.money[power], cards=len(g.hands[power]),
            off=len(g.off_board(power)), minor="yes" if g.minor >> power & 1 else "no",
            holder=words.thing("power", g.board.powers[g.major[seat]]) if seat >= 0 else words.say("text-nobody"),
        ))  # fmt: skip
    return "\n".join(lines)


def _board(g: Raison, words: Words) -> str:
    land = g.board.land
    regions: dict[str, list[str]] = {}
    for territory, region in enumerate(land.region):
        if land.kind[territory] != IMPASSABLE:
            regions.setdefault(region, []).append(_territory(g, territory, words))
    blocks = (f"{words.thing('region', region)}\n  " + "\n  ".join(lines) for region, lines in regions.items())
    return "\n".join(blocks)


def _territory(g: Raison, territory: int, words: Words) -> str:
    land, powers = g.board.land, g.board.powers
    marks = [words.thing("kind", KINDS[land.kind[territory]])]
    if land.home[territory] >= 0:
        marks = [words.thing("power", powers[land.home[territory]])]
    if land.colours[territory]:
        marks = ["/".join(words.thing("power", powers[power]) for power in bits(land.colours[territory]))]
    marks.append(str(land.value[territory]))
    if territory in land.capital:
        marks.append(words.say("text-capital"))
    if land.elector[territory]:
        marks.append(words.say("text-elector"))
    line = f"{land.names[words.language][territory]} ({', '.join(marks)})"
    pieces = []
    if g.garrison[territory] >= 0:
        form = "text-fortress" if g.fortress >> territory & 1 else "text-garrison"
        pieces.append(words.say(form, power=words.thing("power", powers[g.garrison[territory]])))
    elif g.fortress >> territory & 1:
        pieces.append(words.say("text-empty-fortress"))
    for general in bits(g.standing[territory]):
        name = words.thing("general", g.lexicon.names["general"][general])
        pieces.append(words.say("text-general", general=name, troops=g.troops[general]))
    return line + (": " + "; ".join(pieces) if pieces else "")


def _battle(g: Raison, fight: Battle, words: Words) -> str:
    attack, defence = fight.strengths(g)
    lines = [words.say("text-battle", territory=g.board.land.names[words.language][fight.territory],
                       attack=attack, defence=defence)]  # fmt: skip
    for general, pile in enumerate(fight.piles):
        if pile:
            name = words.thing("general", g.lexicon.names["general"][general])
            lines.append(f"  {name}: " + " ".join(_card(card) for card in pile))
    return "\n".join(lines)


def _card(card: int) -> str:
    if card < 0:
        return "x"
    value = str(card & ~OPEN) if card & ~OPEN else "?"
    return f"[{value}]" if card & OPEN else value


def _hands(g: Raison, seat: int, words: Words) -> str:
    lines = []
    for power, hand in enumerate(g.hands):
        if g.runs(power) == seat:
            cards = " ".join(map(str, hand)) or words.say("text-nothing")
            lines.append(words.say("text-hand", power=words.thing("power", g.board.powers[power]), cards=cards))
        elif any(hand):
            cards = " ".join(str(card) for card in hand if card)
            lines.append(words.say("text-known", power=words.thing("power", g.board.powers[power]), cards=cards))
    return "\n".join(lines)
