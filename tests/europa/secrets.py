"""What a seat knows of the cards and missions of Europa, and what it cannot know."""

from __future__ import annotations

from collections import Counter

from tests.common.knowledge import Cards, gained
from theatrum.engine.chance import Generator
from theatrum.engine.state import State
from theatrum.titles.europa.aims.missions import NewMissions
from theatrum.titles.europa.board.reading import bits, members
from theatrum.titles.europa.court.people import BACKS
from theatrum.titles.europa.state import Europa

MISSIONS = 1000
"""Missions are counted beside cards, from this number on."""


def known(veiled: State) -> dict[object, Cards]:
    """The action cards and missions that a veiled position shows, by where they are."""
    assert isinstance(veiled, Europa)
    serving = (*veiled.ruler, *veiled.advisors, *veiled.generals, *veiled.admiral)
    zones: dict[object, Cards] = {
        "discards": [card for pile in veiled.discards for card in pile],
        "serving": [person for person in serving if BACKS <= person < BACKS + veiled.start.people.cards],
        "shown": [card for cards in veiled.shown for card, _ in cards],
    }
    for seat in range(veiled.seats):
        zones["hand", seat] = [card for card in veiled.hands[seat] + veiled.unpaid[seat] if card >= BACKS]
        done = tuple(members(veiled.missions_done[seat]))
        zones["missions", seat] = [MISSIONS + mission for mission in veiled.missions[seat] + done if mission >= 0]
    return zones


def learned(before: State, after: State) -> Counter[int]:
    """What the later of two veiled positions shows and the earlier did not, wherever it was."""
    return gained(known(before), known(after))


def shuffled(state: State, seat: int, generator: Generator) -> Europa:
    """The position with hidden hands, decks and missions dealt anew; written without the veil, to judge it."""
    assert isinstance(state, Europa)
    twin = state.clone()
    others = [other for other in range(state.seats) if other != seat]
    kind = state.start.people.kind
    hidden = [*members(state.deck), *(card for other in others for card in state.hands[other] + state.unpaid[other])]
    generator.shuffle(hidden)
    pools = [[card for card in hidden if kind[card] == deck] for deck in range(3)]
    for column in (twin.hands, twin.unpaid):
        for other in others:
            column[other] = tuple(sorted(pools[kind[card]].pop() for card in column[other]))
    twin.deck = bits(card for pool in pools for card in pool)
    for other in others:
        _other_missions(twin, other, generator)
    return twin


def _other_missions(g: Europa, seat: int, generator: Generator) -> None:
    """Others of the realm in place of those in the hand, also where one was just chosen."""
    pool = [mission for mission in g.start.missions[seat] if not g.missions_done[seat] >> mission & 1]
    generator.shuffle(pool)
    new = dict(zip(g.missions[seat], pool, strict=False))
    g.missions[seat] = tuple(sorted(new.values()))
    for frame in g.stack:
        if isinstance(frame, NewMissions) and g.clockwise(g.first)[frame.turn] == seat:
            frame.fresh = tuple(new[mission] for mission in frame.fresh)
