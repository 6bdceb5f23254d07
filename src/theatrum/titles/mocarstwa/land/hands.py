"""5.3.2: hands of battle cards, their limits and decks."""

from __future__ import annotations

from ..box.cards import CARDS, PLAYER
from ..box.information import known
from ..state import Mocarstwa
from ..vocabulary import HETMAN, MARSHAL

LIMIT = 7
LEAST = 3


def limit(g: Mocarstwa, seat: int) -> int:
    """7, and one more for a Marshal and a Hetman on the map."""
    here = g.commanders_of(seat)
    return LIMIT + known(g, seat, "hand") + (MARSHAL in here) + (HETMAN in here)


def draw_card(g: Mocarstwa, seat: int) -> bool:
    """A card of the players' deck; False if there is none. Used cards are shuffled when it runs out (ruling M17)."""
    if not any(g.draw):
        g.draw, g.discard = g.discard, g.draw
        if not any(g.draw):
            return False
        g.tell("reshuffled")
    card = g.dice.pick("card", seat, g.draw)
    g.draw[card] -= 1
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    g.whisper(1 << seat, "drew", (g.core[seat],), (card,))
    return True


def draw_up_to(g: Mocarstwa, seat: int, most: int, number: int) -> None:
    for _ in range(number):
        if len(g.hands[seat]) >= most or not draw_card(g, seat):
            return


def refill(g: Mocarstwa, seat: int) -> None:
    """Nobody ever has fewer than three."""
    draw_up_to(g, seat, LEAST, LEAST)


def put_aside(g: Mocarstwa, seat: int, card: int) -> None:
    """A card leaves a hand: a power's own until the Ministry of War, another onto the used ones."""
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat] = tuple(hand)
    if CARDS[card].deck == PLAYER:
        g.discard[card] += 1
    else:
        g.used[seat] = tuple(sorted((*g.used[seat], card)))


def draw_independent(g: Mocarstwa, place: int) -> int:
    """The top card of the independents' deck, for the player to the left of the one they fight."""
    if not any(g.wild):
        g.wild, g.wild_used = g.wild_used, g.wild
        g.tell("reshuffled")
    card = g.dice.pick("independent", place, g.wild)
    g.wild[card] -= 1
    g.wild_used[card] += 1
    return card
