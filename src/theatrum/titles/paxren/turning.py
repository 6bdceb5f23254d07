"""J1 and K2: turning a map card to another face, and the tokens on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...engine.choice import Choice
from ...engine.flow import Offer, Procedure, Question
from .hands import without
from .state import Pax
from .vocabulary import FACES

RESTORERS = ("PREN094X", "PREN128X")
"""Cards whose religious war turns a foreign theocracy back to its medieval side (K2)."""
MEDIEVAL = 0


def other_faces(g: Pax, empire: int) -> tuple[int, ...]:
    """The faces a map card can be turned to: its other side, or on the second map any."""
    faces = range(len(FACES)) if g.second_map else g.board.land.faces[empire]
    return tuple(face for face in faces if face != g.face[empire])


def turned_by(g: Pax, empire: int, religion: int, card: int) -> int:
    """The face to which a religious war turns a map card, -1 none (K2)."""
    others = other_faces(g, empire)
    if religion + 1 in others:
        return religion + 1
    restores = card >= 0 and g.board.cards.ids[card] in RESTORERS
    return MEDIEVAL if restores and MEDIEVAL in others and g.face[empire] != religion + 1 else -1


def turn_map(g: Pax, seat: int, empire: int, face: int) -> None:
    """Turn a map card; tokens stay in their cities, in Constantinople on icons of the seat's choice."""
    g.face[empire] = face
    g.tell("map-turned", empire, face)
    g.review()
    if empire == g.board.land.index["ottoman"]:
        tokens = tuple(sorted(g.city[slot] for slot in g.board.land.capitals[empire] if g.city[slot]))
        if tokens:
            for slot in g.board.land.capitals[empire]:
                g.city[slot] = 0
            g.push(Arrange(seat, empire, tokens))


@dataclass(slots=True, eq=False)
class Overthrow(Question[Pax]):
    """Whether a conspiracy turns a theocracy's map card over (J1)."""

    rule = "J1"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire, g.face[self.empire])

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        others = other_faces(g, self.empire)
        yield g.lexicon["turn-map", MEDIEVAL if MEDIEVAL in others else others[0]], None
        yield g.lexicon["keep-map",], None

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        if choice.verb == "turn-map":
            turn_map(g, seat, self.empire, choice.args[0])


@dataclass(slots=True, eq=False)
class Arrange(Procedure[Pax]):
    """The tokens of a capital with several places are set on its new icons, one by one."""

    steps = ("next_token",)
    seat: int
    empire: int
    field: tuple[int, ...]

    def next_token(self, g: Pax) -> None:
        while self.field:
            ways = self.ways(g)
            if len(ways) > 1:
                self.again()
                g.ask(ArrangeToken(self.seat, self.empire), 1 << self.seat)
                return
            self.set_down(g, *ways[0])

    def ways(self, g: Pax) -> list[tuple[int, int]]:
        """(token, place) pairs that differ: places with the same icon are alike."""
        land, face = g.board.land, g.face[self.empire]
        free = [slot for slot in land.capitals[self.empire] if not g.city[slot]]
        unlike: Iterable[int] = {land.icons[slot][face]: slot for slot in reversed(free)}.values()
        if len(set(self.field)) == 1 and len(self.field) == len(free):
            unlike = free[:1]  # all alike, and all places filled: any order is the same
        return [(token, slot) for token in dict.fromkeys(self.field) for slot in sorted(unlike)]

    def set_down(self, g: Pax, token: int, slot: int) -> None:
        self.field = without(self.field, token)
        g.city[slot] = token


@dataclass(slots=True, eq=False)
class ArrangeToken(Question[Pax]):
    """On which icon a token of Constantinople stands (J1, K2)."""

    rule = "K2"
    seat: int
    empire: int

    def subject(self, g: Pax) -> tuple[int, ...]:
        return (self.seat, self.empire)

    def offers(self, g: Pax, seat: int, every: bool) -> Iterator[Offer]:
        for token, slot in self.frame(g).ways(g):
            yield g.lexicon["occupy", token, slot], None

    def frame(self, g: Pax) -> Arrange:
        for frame in reversed(g.stack):
            if isinstance(frame, Arrange):
                return frame
        raise AssertionError("no map card is being turned")

    def taken(self, g: Pax, seat: int, choice: Choice) -> None:
        self.frame(g).set_down(g, *choice.args)
