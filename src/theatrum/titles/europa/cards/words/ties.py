"""Influence, claims, alliances, marriages, truces (16.3, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...asked import Asked
from ...board.reading import bits, lowest, members
from ...diplomacy import ties
from ...diplomacy.moving import has_cube, place
from ...diplomacy.relations import (
    can_wed,
    closed_to_influence,
    embattled,
    is_free,
    standing,
    tokens_left,
    weddable,
)
from ...diplomacy.subjugation import Subjugation, targets
from ...state import Europa, share
from ..effects import CHOOSING, REFUSED, Choosing, Deed, deed_of
from ..language import Term
from ..scene import GIVEN, word

# -- influence


def others_in(g: Europa, seat: int, area: int) -> int:
    """The seats with influence there but for one."""
    if not g.influence[area]:
        return 0
    return bits(other for other in range(g.seats) if other != seat and share(g.influence, area, other))


def _room(deed: Deed, areas: int) -> int:
    """Where a cube finds a place: a full area gives up one of an opponent's (16.3)."""
    g, seat = deed.g, deed.seat
    return bits(
        area
        for area in members(areas)
        if has_cube(g, seat, area)
        and (ties.room(g, area) > 0 or (not closed_to_influence(g, area) and others_in(g, seat, area)))
    )


def _full(deed: Deed, areas: int) -> bool:
    """Nobody must take an opponent's cube away (16.3), or one of his own from elsewhere (11.1)."""
    return not ties.cubes_left(deed.g, deed.seat) or not any(ties.room(deed.g, area) > 0 for area in members(areas))


def _place(deed: Deed, area: int) -> None:
    if ties.room(deed.g, area) > 0:
        place(deed.g, deed.seat, area)
    else:
        deed.next(("make_room", (GIVEN, 1 << area)))


def _rivals_cubes(deed: Deed, areas: int) -> int:
    """The realms of opponents with influence there."""
    seats = 0
    for area in members(areas):
        seats |= others_in(deed.g, deed.seat, area)
    return bits(deed.g.realm[seat] for seat in members(seats))


@word("effect")
def drive_out(deed: Deed, number: Term, *areas: Term) -> None:
    """Opponents' cubes, one after another: where, then whose."""
    whole = deed.areas(*areas)
    if deed.number(number) > 0 and _others_cubes(deed, whole):
        deed.next(("drive_out_of", (GIVEN, whole)), ("drive_out", deed.number(number) - 1, (GIVEN, whole)))


def _drive(deed: Deed, area: int) -> None:
    deed.note(spot=1 << area)
    deed.next(("banish", (GIVEN, _rivals_cubes(deed, 1 << area))))


def _banish(deed: Deed, realm: int) -> None:
    ties.remove_influence(deed.g, deed.g.seat_of(realm), lowest(deed.memory.spot), 1)


@word("effect")
def make_room(deed: Deed, area: Term) -> None:
    """Whose cube makes room is the subject's choice."""
    deed.note(spot=deed.areas(area))
    deed.next(("oust", (GIVEN, _rivals_cubes(deed, deed.areas(area)))))


def _oust(deed: Deed, realm: int) -> None:
    area = lowest(deed.memory.spot)
    ties.remove_influence(deed.g, deed.g.seat_of(realm), area, 1)
    ties.add_influence(deed.g, deed.seat, area, 1)


def _mine(deed: Deed, areas: int) -> int:
    return bits(area for area in members(areas) if share(deed.g.influence, area, deed.seat))


def _remove(deed: Deed, area: int) -> None:
    ties.remove_influence(deed.g, deed.seat, area, 1)


def _anybodys(deed: Deed, areas: int) -> int:
    g = deed.g
    return bits(area for area in members(areas) if any(share(g.influence, area, seat) for seat in range(g.seats)))


def _strip(deed: Deed, area: int) -> None:
    """One cube of everybody; who loses one is struck."""
    for seat in range(deed.g.seats):
        if ties.remove_influence(deed.g, seat, area, 1):
            deed.note(targets=deed.memory.targets | 1 << deed.g.realm[seat])


def _others_cubes(deed: Deed, areas: int) -> int:
    return bits(area for area in members(areas) if others_in(deed.g, deed.seat, area))


def _swappable(deed: Deed, areas: int) -> int:
    return _others_cubes(deed, areas) if ties.cubes_left(deed.g, deed.seat) else 0


@word("effect")
def remove_influence(deed: Deed, number: Term, *areas: Term) -> None:
    """Whether all of it was there is remembered."""
    whole, wanted = deed.areas(*areas), deed.number(number)
    there = sum(share(deed.g.influence, area, deed.seat) for area in members(whole))
    deed.note(done=there >= wanted)
    deed.next(("take_back", min(wanted, there), (GIVEN, whole)))


CHOOSING |= {
    "influence": Choosing("areas", "area", _room, _place, why="no-room", may=_full),
    "drive_out_of": Choosing("areas", "area", _others_cubes, _drive, counted=False),
    "banish": Choosing("who", "realm", lambda _, realms: realms, _banish, counted=False),
    "oust": Choosing("who", "realm", lambda _, realms: realms, _oust, counted=False),
    "take_back": Choosing("areas", "area", _mine, _remove),
    "strip_influence": Choosing("areas", "area", _anybodys, _strip),
    "swap_influence": Choosing(
        "areas", "area", _others_cubes, lambda deed, area: deed.next(("make_room", (GIVEN, 1 << area)))
    ),
}

# -- claims


def _claimable(deed: Deed, areas: int) -> int:
    g, seat = deed.g, deed.seat
    if not ties.claim_tokens_left(g, seat):
        return 0
    return areas & ~g.claims[seat] & ~g.cores[seat] & ~deed.areas(("own_whole",))


def _claim(deed: Deed, area: int) -> None:
    ties.add_claim(deed.g, deed.seat, area)
    deed.note(claimed=deed.memory.claimed | 1 << area)


def _core_able(deed: Deed, areas: int) -> int:
    """7.6: not where every province is a core already; without a token left only where a claim is turned over."""
    g = deed.g
    mine = deed.provinces(("cores", ("self",)))
    inside = (g.start.board.land.in_area[area] & g.start.side.printed for area in members(areas))
    foreign = bits(area for area, provinces in zip(members(areas), inside, strict=True) if provinces & ~mine)
    open_ = foreign & ~g.cores[deed.seat]
    return open_ if ties.claim_tokens_left(g, deed.seat) else open_ & g.claims[deed.seat]


def _core(deed: Deed, area: int) -> None:
    """Another's core token and tokens of expansive realms leave the area; a claim there is turned over."""
    g = deed.g
    g.claims[deed.seat] &= ~(1 << area)
    for seat in range(g.seats):
        g.cores[seat] &= ~(1 << area)
    inside = g.start.board.land.in_area[area]
    g.tokens = tuple((realm, mask & ~inside, home, colour) for realm, mask, home, colour in g.tokens)
    g.cores[deed.seat] |= 1 << area
    g.tell("core-placed", deed.realm, area)


CHOOSING |= {
    "claim": Choosing("areas", "area", _claimable, _claim, once=True, why="no-claim"),
    "drop_claim": Choosing(
        "areas", "area", lambda deed, areas: areas & deed.g.claims[deed.seat],
        lambda deed, area: ties.drop_claim(deed.g, deed.seat, area), once=True,
    ),
    "core": Choosing("areas", "area", _core_able, _core, once=True),
}  # fmt: skip

# -- alliances


def _ally_able(deed: Deed, realms: int) -> int:
    """16.3: at peace and nobody's vassal; another's ally only with as much influence as he has."""
    g, seat = deed.g, deed.seat
    if not tokens_left(g, seat, g.allies, "alliances") and not spare(g, seat):
        return 0
    return bits(realm for realm in members(realms) if _may_ally(g, seat, realm))


def _may_ally(g: Europa, seat: int, realm: int) -> bool:
    if not is_free(g, realm) or embattled(g, realm) or g.allies[seat] >> realm & 1:
        return False
    holder = next((other for other in range(g.seats) if g.allies[other] >> realm & 1), -1)
    return holder < 0 or standing(g, seat, realm) >= standing(g, holder, realm)


def spare(g: Europa, seat: int) -> int:
    """16.3: alliances that may be given up for a new one, without penalty: no active ally's."""
    return g.allies[seat] & ~g.active_allies[seat]


def _always(_: Deed, __: int) -> bool:
    """So many at most."""
    return True


def _ally_dear(deed: Deed, _: int) -> bool:
    """Nobody must give up an alliance for another."""
    return not tokens_left(deed.g, deed.seat, deed.g.allies, "alliances")


def _ally(deed: Deed, realm: int) -> None:
    g, seat = deed.g, deed.seat
    if tokens_left(g, seat, g.allies, "alliances"):
        ties.ally(g, seat, realm)
    else:
        deed.next(("give_up_ally", (GIVEN, spare(g, seat))), ("ally", (GIVEN, 1 << realm)))


def _wed_able(deed: Deed, realms: int) -> int:
    g, seat = deed.g, deed.seat
    if not tokens_left(g, seat, g.weddings, "marriages") and not g.weddings[seat] & ~g.disputed[seat]:
        return 0
    return weddable(g, seat, realms)


def _wedding_dear(deed: Deed, _: int) -> bool:
    return not tokens_left(deed.g, deed.seat, deed.g.weddings, "marriages")


def _marry(deed: Deed, realm: int) -> None:
    g, seat = deed.g, deed.seat
    if tokens_left(g, seat, g.weddings, "marriages"):
        ties.wed(g, seat, realm)
    else:
        spares = g.weddings[seat] & ~g.disputed[seat]
        deed.next(("give_up_marriage", (GIVEN, spares)), ("marry", (GIVEN, 1 << realm)))


CHOOSING |= {
    "ally": Choosing("realms", "realm", _ally_able, _ally, counted=False, why="no-ally", may=_ally_dear),
    "ally_some": Choosing("realms", "realm", _ally_able, _ally, once=True, why="no-ally", may=_always),
    "give_up_ally": Choosing(
        "realms", "realm", lambda _, realms: realms,
        lambda deed, realm: ties.break_alliance(deed.g, deed.seat, realm), counted=False,
    ),
    "marry": Choosing("realms", "realm", _wed_able, _marry, counted=False, why="no-marriage", may=_wedding_dear),
    "marry_some": Choosing("realms", "realm", _wed_able, _marry, once=True, why="no-marriage", may=_always),
    "give_up_marriage": Choosing(
        "realms", "realm", lambda _, realms: realms,
        lambda deed, realm: ties.unwed(deed.g, deed.seat, realm), counted=False,
    ),
}  # fmt: skip


@word("effect")
def leave_ally(deed: Deed, who: Term) -> None:
    for realm in members(deed.who(who)):
        ties.break_alliance(deed.g, deed.seat, realm)


@word("effect")
def strip_alliances(deed: Deed, *areas: Term) -> None:
    """Every alliance with realms whose capital lies there."""
    whole = deed.areas(*areas)
    for seat in range(deed.g.seats):
        for realm in members(deed.g.allies[seat]):
            if deed.areas(("capital_area", (GIVEN, 1 << realm))) & whole:
                ties.break_alliance(deed.g, seat, realm)


@word("effect")
def dispute(deed: Deed, *realms: Term) -> None:
    for realm in members(deed.realms(*realms)):
        ties.dispute(deed.g, realm)


@word("effect")
def truce(deed: Deed, who: Term) -> None:
    """Not with those with whom one is at war."""
    for realm in members(deed.who(who) & ~deed.g.wars[deed.seat]):
        ties.add_truce(deed.g, deed.seat, realm)


@word("effect")
def end_truce(deed: Deed, who: Term) -> None:
    g = deed.g
    for realm in members(deed.who(who)):
        other = g.seat_of(realm)
        g.truces[deed.seat] &= ~(1 << realm)
        if other >= 0:
            g.truces[other] &= ~(1 << deed.realm)
        g.tell("truce-ended", deed.realm, realm)


@word("effect")
def casus_belli(deed: Deed, who: Term) -> None:
    for realm in members(deed.who(who)):
        ties.add_casus(deed.g, deed.seat, realm)


# -- offers to others


@word("effect")
def offer_ally(deed: Deed, number: Term, who: Term, *effects: Any) -> None:
    """To players, or to realms that always accept; who accepts and who offered both get what follows."""
    open_ = bits(realm for realm in members(deed.who(who)) if _offered_alliance(deed, realm))
    deed.note(done=False)
    if open_ and deed.number(number):
        deed.next(
            ("offer_one", (GIVEN, open_), ("do", *effects)),
        )


def _offered_alliance(deed: Deed, realm: int) -> bool:
    """Nobody is the ally of an enemy; between players both need an alliance to give (11.3)."""
    other = deed.g.seat_of(realm)
    if realm == deed.realm or (deed.g.allies[deed.seat] | deed.g.wars[deed.seat]) >> realm & 1:
        return False
    if other < 0:
        return bool(_ally_able(deed, 1 << realm))
    return all(tokens_left(deed.g, seat, deed.g.allies, "alliances") for seat in (deed.seat, other))


@word("effect")
def offer_one(deed: Deed, realms: Term, effect: Any) -> None:
    """The first of them is asked; the next one when he declines."""
    for realm in deed.in_order(deed.realms(realms)):
        rest = deed.realms(realms) & ~(1 << realm)
        seat = deed.g.seat_of(realm)
        if seat >= 0:
            deed.g.ask(Offered(seat, deed.realm, rest, effect), 1 << seat)
        elif tokens_left(deed.g, deed.seat, deed.g.allies, "alliances"):
            _allied(deed, realm, effect)
        else:  # 16.3: one of his own may be taken from elsewhere
            spares = ("give_up_ally", (GIVEN, spare(deed.g, deed.seat)))
            deed.next(("may", spares, ("offer_one", (GIVEN, 1 << realm), effect)))
        return


def _allied(deed: Deed, realm: int, effect: Any) -> None:
    ties.ally(deed.g, deed.seat, realm)
    deed.note(done=True, answerer=realm)
    deed.frame.to_come = ((deed.realm, effect), (realm, effect), *deed.frame.to_come)


@dataclass(slots=True, eq=False)
class Offered(Asked):
    """Does a player accept an alliance that a card offers?"""

    rule = "16.3"
    by: int
    rest: int
    effect: Any

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.by)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["do",], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        deed = deed_of(g, g.seat_of(self.by))
        if choice.verb == "do":
            _allied(deed, g.realm[seat], self.effect)
        elif self.rest:
            deed.next(("offer_one", (GIVEN, self.rest), self.effect))


@word("effect")
def offer_marriage(deed: Deed, number: Term, who: Term) -> None:
    """To so many of these; realms nobody plays accept."""
    deed.note(done=False, spouses=0)
    deed.next(("propose", number, who))


def _suitors(deed: Deed, realms: int) -> int:
    """A realm nobody plays, also for a marriage given up; between players both need one to give (11.2)."""
    g = deed.g
    played = bits(g.crowns) if tokens_left(g, deed.seat, g.weddings, "marriages") else 0
    return _wed_able(deed, realms & ~bits(g.crowns)) | bits(
        realm
        for realm in members(realms & played)
        if can_wed(g, deed.seat, realm) and tokens_left(g, g.seat_of(realm), g.weddings, "marriages")
    )


def _propose(deed: Deed, realm: int) -> None:
    seat = deed.g.seat_of(realm)
    if seat >= 0:
        deed.g.ask(Proposal(seat, deed.realm), 1 << seat)
    elif tokens_left(deed.g, deed.seat, deed.g.weddings, "marriages"):
        _wed(deed, realm)
    else:
        spares = ("give_up_marriage", (GIVEN, deed.g.weddings[deed.seat] & ~deed.g.disputed[deed.seat]))
        deed.next(("may", spares, ("propose", 1, (GIVEN, 1 << realm))))


def _wed(deed: Deed, realm: int) -> None:
    ties.wed(deed.g, deed.seat, realm)
    deed.note(done=True, spouses=deed.memory.spouses | 1 << realm)


@dataclass(slots=True, eq=False)
class Proposal(Asked):
    """Does a player accept a marriage that a card offers?"""

    rule = "16.3"
    by: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.by)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["do",], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "do":
            _wed(deed_of(g, g.seat_of(self.by)), g.realm[seat])


CHOOSING["propose"] = Choosing("who", "realm", _suitors, _propose, once=True, why="no-marriage")


@word("effect")
def subjugate(deed: Deed) -> None:
    """11.4: the card Subjugation."""
    deed.g.push(Subjugation(deed.seat))


REFUSED["subjugate"] = lambda deed: None if targets(deed.g, deed.seat) else Reason("nobody-to-subjugate", "11.4")
REFUSED["offer_marriage"] = lambda deed, _, who: (
    None if _suitors(deed, deed.who(who)) else Reason("no-marriage", "11.2")
)
REFUSED["drive_out"] = lambda deed, _, *areas: (
    None if _others_cubes(deed, deed.areas(*areas)) else Reason("no-target", "16.3")
)
