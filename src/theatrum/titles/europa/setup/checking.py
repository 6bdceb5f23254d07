"""Whether a scenario that somebody wrote can be played: what its shape alone does not tell (3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....engine.content import Sheet
from ..board.ownership import any_of, under_tokens
from ..board.reading import members
from ..board.stock import left
from ..cards.lists import AIMS
from ..court.tracks import manpower
from ..curia.cardinals import is_catholic, roman, slots
from ..empire.authority import highest
from ..state import NONE, Europa
from ..war.forces import deployed
from ..war.pieces import ships_left
from .placing import place
from .scenarios import NO_FLAG, Variant
from .start import Start

DUEL = 2


def check(sheet: Sheet, variant: Variant) -> None:
    """Raise the fault of a variant that has one."""
    for fault in _faults(variant):
        raise sheet.fault(f'id = "{variant.id}"', f"'{variant.id}': {fault}")


def _faults(variant: Variant) -> Iterator[str]:
    yield from _on_paper(variant)
    start = Start(variant)
    yield from _flags(start)
    yield from _events(start)
    yield from _cards(start)
    g = Europa(start, len(start.seats), {"talk": "no"})
    place(g)
    yield from _on_the_board(g)


def _on_paper(variant: Variant) -> Iterator[str]:
    """What can be seen before anything is placed."""
    first, last = variant.data["ages"]
    if first > last:
        yield "its last age comes before its first"
    if len(variant.seats) < DUEL:
        yield "two realms at least must play"
    if len({seat.data["colour"] for seat in variant.seats}) != len(variant.seats):
        yield "two seats have the same colour"
    hands = [card for seat in variant.seats for card in seat.data.get("hand", ())]
    if len(set(hands)) != len(hands):
        yield "a card is in two hands"
    for entry in variant.data.get("remove", ()):
        if entry["token"] == "influence" and not _has_influence(variant, entry["at"]):
            yield f"there is no influence to remove in '{entry['at']}'"
    named = [name for names in variant.data.get("expansive", {}).values() for name in names]
    if len(set(named)) != len(named) or not all(variant.data.get("expansive", {}).values()):
        yield "every set of expansive tokens needs provinces of its own"


def _flags(start: Start) -> Iterator[str]:
    """Land whose flag a scenario changes: once, and only a territory can be nobody's (2, E219)."""
    land, given = start.board.land, start.variant.data.get("flags", {})
    named = [name for names in given.values() for name in names]
    if len(set(named)) != len(named) or not all(given.values()):
        yield "every flag needs provinces of its own"
    for name in named:
        if not start.side.printed >> land.provinces[name] & 1:
            yield f"this side has no '{name}'"
    for name in given.get(NO_FLAG, ()):
        if not land.number[land.provinces[name]]:
            yield f"'{name}' is no territory: it belongs to somebody"


def _has_influence(variant: Variant, area: str) -> bool:
    return any(area in seat.setup.data.get("influence", {}) for seat in variant.seats)


def _events(start: Start) -> Iterator[str]:
    """Everybody takes an event in every round, two of two players."""
    listed = Counter(name for names in start.variant.data["events"].values() for name in names)
    if listed and listed.most_common(1)[0][1] > 1:
        yield f"the event '{listed.most_common(1)[0][0]}' is listed twice"
    wanted = len(start.seats) * (2 if len(start.seats) == DUEL else 1)
    halves = [start.deck(start.ages[0], half) for half in (1, 2)]
    if len(start.seats) == DUEL and not start.rounds:  # halves are filled up to two rounds (E166)
        last = [start.events_a_round if half.bit_count() <= 2 * start.events_a_round else 0 for half in halves]
    else:
        decks = start.rounds or (halves[0] | halves[1],)
        last = [(deck.bit_count() - 1) % start.events_a_round + 1 if deck else 0 for deck in decks]
    if min(start.events_a_round, *last) < wanted:
        yield f"every round of its first age needs {wanted} events at least"


def _cards(start: Start) -> Iterator[str]:
    for kind, key in start.variant.data.get("milestones", {}).items():
        if kind not in AIMS or f"{start.ages[0]}-{kind}-{key}" not in start.lists.milestones:
            yield f"there is no milestone '{key}' of the kind '{kind}' in its first age"
    for seat, called in zip(start.seats, start.missions_called, strict=True):
        missions = seat.data.get("missions", {})
        for key in missions.get("held", ()):
            if key not in called or key in missions.get("done", ()) or missions["held"].count(key) > 1:
                yield f"'{seat.data['realm']}' cannot hold the mission '{key}'"


def _on_the_board(g: Europa) -> Iterator[str]:
    """Every piece has a place of its own and comes out of the box."""
    whole = [*g.towns, *g.vassals]
    if sum(mask.bit_count() for mask in whole) != any_of(whole).bit_count():
        yield "two realms have pieces in one province"
    for seat in range(g.seats):
        if min(left(g, seat)) < 0:
            yield f"'{g.start.names['realm'][g.realm[seat]]}' has more towns or vassals than the box"
        chair = g.start.seats[seat]
        if "armies" in chair.data and deployed(g, seat) > manpower(g, seat):
            yield f"'{chair.data['realm']}' has more units than manpower"
        if any(area < 0 and any(units) for area, *units in chair.setup.armies):
            yield f"'{chair.data['realm']}' has an army that stands nowhere"
        if ships_left(g, seat) < 0:
            yield f"'{chair.data['realm']}' has more ships than the box"
    for realm in g.realm:
        bare = g.start.side.flags[realm] & ~any_of(whole) & ~under_tokens(g)
        names = ", ".join(g.start.names["province"][province] for province in members(bare))
        if bare:
            name = g.start.names["realm"][realm]
            yield f"the flag of '{name}', who has no town there, is on {names}: 'flags' says whose they are"
    if any(token[0] == NONE for token in g.tokens):
        yield "the first province of an expansive realm has no flag: name the realm"
    if any(seat == NONE or not is_catholic(g, seat) for seat in g.curia) or len(g.curia) > slots(g):
        yield "only Catholic players have cardinals, one more than there are of them at most"
    if g.rome != roman(g):
        yield "Rome is not held by the ally of the Papal States or the holder of their capital"
    if g.authority > highest(g):
        yield "Imperial Authority is higher than the electors allow"
