"""A veiled position as text: for terminals, screen readers, language models and golden tests."""

from __future__ import annotations

from ....engine.title import Words
from ..cards import EMPIRES
from ..fair import emporium
from ..land import REGIONS
from ..market import cards_left
from ..state import ROW, VACANT, Pax, bits
from ..tableau import vassals
from ..tokens import shown
from ..victory import conditions
from ..vocabulary import FACES, PRESTIGES, RELIGIONS, VICTORIES


def text(g: Pax, words: Words) -> str:
    """Turn, market, map, borders, banks, victories."""
    parts = [_head(g, words), *(_row(g, row, words) for row in range(2)), _map(g, words), _borders(g, words)]
    parts += [_bank(g, s, words) for s in range(g.seats)]
    parts.append(_victories(g, words))
    return "\n\n".join(parts) + "\n"


def _card(g: Pax, card: int, words: Words) -> str:
    return g.board.cards.names[words.language][card]


def _tokens(g: Pax, codes: tuple[int, ...], words: Words) -> str:
    return ", ".join(words.thing("token", g.board.tokens[code]) for code in codes)


def _head(g: Pax, words: Words) -> str:
    bank = words.thing("bank", g.board.banks[g.seat])
    return words.say("text-head", turn=g.turn, bank=bank, actions=max(0, g.actions))


def _row(g: Pax, row: int, words: Words) -> str:
    names = g.board.land.slot_names[words.language]
    lines = [
        words.say("text-row", region=words.thing("region", REGIONS[row]), cards=cards_left(g, row),
                  emporium=names[emporium(g, row)])
    ]  # fmt: skip
    for column in range(ROW):
        card, coins = g.market[row * ROW + column], g.coins[row * ROW + column]
        if card == VACANT:
            what = words.say("text-vacant")
        else:
            what = words.say("text-face-down") if column == 0 else _card(g, card, words)
        lines.append("  " + words.say("text-place", price=column, card=what, florins=coins))
    if g.ahead and g.ahead[row]:
        lines.append("  " + words.say("text-next", card=_card(g, g.ahead[row], words)))
    return "\n".join(lines)


def _map(g: Pax, words: Words) -> str:
    land = g.board.land
    lines = [words.say("text-map")]
    for empire, name in enumerate(land.empires):
        cities = []
        for slot in land.places[empire]:
            if g.city[slot]:
                token = words.thing("token", g.board.tokens[g.city[slot]])
                cities.append(f"{land.slot_names[words.language][slot]} {token}")
        face = words.thing("face", FACES[g.face[empire]])
        lines.append(f"  {words.thing('empire', name)} ({face}): " + ("; ".join(cities) or words.say("text-nothing")))
    return "\n".join(lines)


def _borders(g: Pax, words: Words) -> str:
    land = g.board.land
    lines = [words.say("text-borders")]
    for border, code in enumerate(g.border):
        if code:
            token = words.thing("token", g.board.tokens[shown(g, g.board.border_spot + border, code)])
            between = " – ".join(words.thing("empire", land.empires[empire]) for empire in land.sides[border])
            lines.append(f"  {land.border_names[words.language][border]} ({between}): {token}")
    return "\n".join(lines)


def _bank(g: Pax, seat: int, words: Words) -> str:
    prestige = ", ".join(
        f"{words.thing('prestige', name)} {g.prestige(seat, kind)}"
        for kind, name in enumerate(PRESTIGES)
        if g.prestige(seat, kind)
    )
    lines = [
        words.say("text-bank", bank=words.thing("bank", g.board.banks[seat]), florins=g.florins[seat],
                  concessions=g.concessions(seat))
    ]  # fmt: skip
    hand = ", ".join(_card(g, card, words) if card else "?" for card in g.hands[seat])
    lines.append("  " + words.say("text-hand", cards=hand or words.say("text-nothing")))
    for side, region in enumerate(REGIONS):
        cards = [_node(g, card, words) for card in g.tableau[2 * seat + side]]
        if cards:
            lines.append(f"  {words.thing('region', region)}: " + " | ".join(cards))
    if g.maids[seat]:
        maids = ", ".join(_card(g, card, words) for card in bits(g.maids[seat]))
        lines.append("  " + words.say("text-maids", cards=maids))
    if prestige:
        lines.append("  " + prestige)
    return "\n".join(lines)


def _node(g: Pax, card: int, words: Words) -> str:
    """A card with what stands on it and lies with it."""
    marks = []
    if card < EMPIRES:
        if g.republic >> card & 1:
            marks.append(words.say("text-republic"))
        if g.queen[card]:
            marks.append("+ " + _card(g, g.queen[card], words))
        if g.repressed[card]:
            marks.append(words.say("text-repressed", tokens=_tokens(g, g.repressed[card], words)))
        marks += [words.say("text-vassal", card=_node(g, vassal, words)) for vassal in vassals(g, card)]
    religion = g.bishop(card)
    if religion >= 0:
        marks.append(words.thing("token", f"{RELIGIONS[religion]}-bishop"))
    return _card(g, card, words) + (f" ({'; '.join(marks)})" if marks else "")


def _victories(g: Pax, words: Words) -> str:
    lines = [words.say("text-victories")]
    for victory, name in enumerate(VICTORIES):
        state = words.say("text-active" if g.active >> victory & 1 else "text-inactive")
        lines.append(f"  {words.thing('victory', name)} ({state})")
        for seat in range(g.seats):
            parts = ", ".join(
                f"{words.say(f'condition-{part.name}')} {part.mine}:{part.best}"
                for part in conditions(g, seat, victory)
            )
            lines.append(f"    {words.thing('bank', g.board.banks[seat])}: {parts}")
    return "\n".join(lines)
