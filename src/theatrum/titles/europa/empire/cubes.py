"""18.2, 4.5 B3: imperial influence, as many cubes as Authority; the Emperor places them anew each round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....engine.choice import Choice
from ....engine.flow import Offer, Procedure
from ..asked import Asked
from ..board.ownership import rightful
from ..board.reading import members
from ..diplomacy.relations import is_free
from ..diplomacy.ties import remove_imperial, room
from ..state import IMPERIAL, NONE, Europa, add_share, share
from .membership import areas, is_member, provinces


def placed(g: Europa) -> int:
    return sum(share(g.influence, area, IMPERIAL) for area, packed in enumerate(g.influence) if packed)


def open_to(g: Europa, area: int) -> bool:
    """An area with a province that a member owns whom nobody plays, and room for a cube."""
    inside = provinces(g) & g.start.board.land.in_area[area]
    return room(g, area) > 0 and any(_free_member(g, rightful(g, province)) for province in members(inside))


def _free_member(g: Europa, realm: int) -> bool:
    return realm != NONE and is_free(g, realm) and is_member(g, realm)


@dataclass(slots=True, eq=False)
class ImperialInfluence(Procedure[Europa]):
    """First as many as there may be, then each may be moved once."""

    steps = ("adjust", "move")
    lifted: int = 0

    def adjust(self, g: Europa) -> None:
        emperor, surplus = g.seat_of(g.emperor), placed(g) - g.authority
        if emperor < 0:
            return
        question = ImperialCube(emperor, surplus > 0, False)
        if surplus and question.choices(g, emperor):
            self.again()
            g.ask(question, 1 << emperor)

    def move(self, g: Europa) -> None:
        emperor = g.seat_of(g.emperor)
        if emperor >= 0 and self.lifted < g.authority and placed(g) == g.authority:
            g.ask(ImperialCube(emperor, True, True), 1 << emperor)


@dataclass(slots=True, eq=False)
class ImperialCube(Asked):
    """Where is an imperial cube placed, or taken from?"""

    rule = "18.2"
    lift: bool
    free: bool

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        if self.lift:
            for area, packed in enumerate(g.influence):
                if packed and share(g.influence, area, IMPERIAL):
                    yield g.lexicon["withdraw-imperial", area], None
        else:
            for area in members(areas(g)):
                if open_to(g, area):
                    yield g.lexicon["place-imperial", area], None
        if self.free:
            yield g.lexicon["done",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "place-imperial":
            add_share(g.influence, choice.args[0], IMPERIAL, 1)
            g.tell("imperial-influence-placed", choice.args[0])
        elif choice.verb == "withdraw-imperial":
            remove_imperial(g, choice.args[0], 1)
            frame = g.stack[-1]
            if self.free and isinstance(frame, ImperialInfluence):
                frame.lifted += 1
                frame.at = 0  # it is placed again, and another may be moved
