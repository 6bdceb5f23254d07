"""Towns, vassals, tokens of expansive realms, manpower on the board (16.3, 7.5, 13.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....engine.choice import Choice, Reason
from .....engine.flow import Offer
from ...asked import Asked
from ...board import holding
from ...board.ownership import any_of, controller, core_of, lands, rightful, subjects, tokens_of
from ...board.reading import bits, lowest, members
from ...board.stock import left, tokens_left
from ...court import treasury
from ...empire.border import leave
from ...setup.placing import COLOURS
from ...state import NONE, Europa
from ...unrest.unrest import add_rebels
from ...war.forces import regulars
from ..effects import CHOOSING, REFUSED, Choosing, Deed, deed_of
from ..language import Term
from ..scene import GIVEN, word
from .stirring import stir

# -- towns


def _small(deed: Deed, provinces: int) -> int:
    g, seat = deed.g, deed.seat
    return provinces & g.towns[seat] & ~g.large if left(g, seat)[1] else 0


def _large(deed: Deed, provinces: int) -> int:
    return provinces & deed.g.towns[deed.seat] & deed.g.large if left(deed.g, deed.seat)[0] else 0


def _towns(deed: Deed, provinces: int) -> int:
    return provinces & deed.g.towns[deed.seat]


CHOOSING |= {
    "grow": Choosing(
        "provinces", "province", _small, lambda deed, province: holding.grow(deed.g, province), once=True,
        why="no-small-town",
    ),
    "shrink": Choosing(
        "provinces", "province", _large, lambda deed, province: holding.dwindle(deed.g, province), once=True
    ),
    "to_vassal": Choosing(
        "provinces", "province", _towns, lambda deed, province: holding.vassalize(deed.g, deed.seat, province),
        once=True,
    ),
}  # fmt: skip


def open_to(g: Europa, seat: int, province: int) -> bool:
    """16.3: no other player owns it, has it for a vassal or occupies it."""
    realm = controller(g, province)
    owner = g.seat_of(rightful(g, province)) if rightful(g, province) >= 0 else NONE
    return owner in (NONE, seat) and (realm < 0 or g.seat_of(realm) in (NONE, seat))


@word("effect")
def town(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces)):
        if open_to(deed.g, deed.seat, province):
            holding.take(deed.g, deed.seat, province)


@word("effect")
def to_town(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces) & deed.g.vassals[deed.seat]):
        holding.take(deed.g, deed.seat, province)


@word("effect")
def vassal(deed: Deed, *provinces: Term) -> None:
    """In place of what stands there: the capital first, so that the realm bows at once."""
    g, seat = deed.g, deed.seat
    for province in members(deed.provinces(*provinces)):
        if rightful(g, province) >= 0 and not g.towns[seat] >> province & 1 and open_to(g, seat, province):
            holding.vassalize(g, seat, province)


@word("effect")
def release(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces)):
        holding.lose(deed.g, deed.seat, province)


@word("effect")
def clear(deed: Deed, *provinces: Term) -> None:
    for province in members(deed.provinces(*provinces)):
        for seat in range(deed.g.seats):
            if (deed.g.towns[seat] | deed.g.vassals[seat]) >> province & 1:
                holding.lose(deed.g, seat, province)


@word("effect")
def cede(deed: Deed, provinces: Term, who: Term) -> None:
    """To another player; a realm nobody plays gets what bears its flag."""
    g = deed.g
    taker = lowest(deed.who(who))
    mine = deed.provinces(provinces) & lands(g, deed.realm)
    deed.note(done=bool(mine) and taker >= 0)
    for province in members(mine if taker >= 0 else 0):
        if g.seat_of(taker) >= 0:
            holding.take(g, g.seat_of(taker), province)
        else:
            holding.lose(g, deed.seat, province)


REFUSED["cede"] = lambda deed, provinces, _: (
    None if deed.provinces(provinces) & lands(deed.g, deed.realm) else Reason("no-target", "16.3")
)

# -- whole realms


def _annex(deed: Deed, realm: int) -> None:
    for province in members(lands(deed.g, realm)):
        if open_to(deed.g, deed.seat, province):
            holding.take(deed.g, deed.seat, province)


CHOOSING["annex"] = Choosing(
    "realms", "realm",
    lambda deed, realms: bits(
        realm for realm in members(realms) if deed.g.seat_of(realm) < 0 and lands(deed.g, realm)
    ),
    _annex, counted=False,
)  # fmt: skip


@word("effect")
def inherit(deed: Deed, realms: Term) -> None:
    """What is left of a realm, and its vassals, which are in unrest."""
    for realm in members(deed.realms(realms)):
        if deed.g.seat_of(realm) >= 0:
            continue
        mine, vassals = lands(deed.g, realm), subjects(deed.g, realm)
        for province in members(mine | vassals):
            if open_to(deed.g, deed.seat, province):
                holding.take(deed.g, deed.seat, province, unrest=bool(vassals >> province & 1))


# -- offers of land


@word("effect")
def offer_purchase(deed: Deed, ducats: Term, *provinces: Term) -> None:
    deed.note(done=False)
    deed.next(("buy_province", (GIVEN, deed.provinces(*provinces))), ("bid", deed.number(ducats)))


def _buyable(deed: Deed, provinces: int) -> int:
    return bits(
        province
        for province in members(provinces & ~deed.g.towns[deed.seat])
        if rightful(deed.g, province) >= 0 and rightful(deed.g, province) != deed.realm
    )


CHOOSING["buy_province"] = Choosing(
    "provinces", "province", _buyable, lambda deed, province: deed.note(placed=1 << province), counted=False
)


@word("effect")
def bid(deed: Deed, ducats: int) -> None:
    """The owner is asked; realms nobody plays accept."""
    for province in members(deed.memory.placed):
        owner = rightful(deed.g, province)
        deed.note(answerer=owner)
        if treasury.means(deed.g, deed.seat) < ducats:
            return
        if deed.g.seat_of(owner) >= 0:
            deed.g.ask(Bid(deed.g.seat_of(owner), deed.realm, province, ducats), 1 << deed.g.seat_of(owner))
        else:
            buy(deed, province, ducats)


def buy(deed: Deed, province: int, ducats: int) -> None:
    seller = deed.g.seat_of(rightful(deed.g, province))
    treasury.owe(deed.g, deed.seat, ducats)
    if seller >= 0:
        treasury.gain(deed.g, seller, ducats)
    holding.take(deed.g, deed.seat, province)
    deed.note(done=True)


@dataclass(slots=True, eq=False)
class Bid(Asked):
    """Does the owner sell a province that a card offers to buy?"""

    rule = "16.3"
    by: int
    province: int
    ducats: int

    def subject(self, g: Europa) -> tuple[int, ...]:
        return (g.realm[self.seat], self.by, self.province, self.ducats)

    def offers(self, g: Europa, seat: int, every: bool) -> Iterator[Offer]:
        yield g.lexicon["do",], None
        yield g.lexicon["decline",], None

    def taken(self, g: Europa, seat: int, choice: Choice) -> None:
        if choice.verb == "do":
            buy(deed_of(g, g.seat_of(self.by)), self.province, self.ducats)


# -- expansive realms


def _token_left(g: Europa, realm: int) -> bool:
    """Of the realm's colour (2.2)."""
    return any(tokens[0] == realm and tokens_left(g, tokens[3]) for tokens in g.tokens)


def lay_token(g: Europa, realm: int, province: int) -> bool:
    """13.3, 16.3: a token, below what stands there; never on a core of a player."""
    if g.seat_of(core_of(g, province)) >= 0 or tokens_of(g, realm) >> province & 1 or not _token_left(g, realm):
        return False
    holding.underlay(g, realm, province)
    return True


def _arise(deed: Deed, realm: int, home: int, colour: int) -> None:
    if not any(tokens[0] == realm for tokens in deed.g.tokens):
        deed.g.tokens += ((realm, 0, home, colour),)
    deed.note(new_realm=realm)


def _lay(deed: Deed, realm: int, province: int) -> None:
    if lay_token(deed.g, realm, province):
        area = deed.g.start.board.land.area_of[province]
        deed.note(placed=deed.memory.placed | 1 << province, affected=deed.memory.affected | 1 << area)


@word("effect")
def expansive(deed: Deed, colour: Term, *provinces: Term) -> None:
    """The first is its capital, whose flag tells the realm."""
    home = lowest(deed.provinces(provinces[0]))
    realm = deed.g.start.side.owner[home]
    _arise(deed, realm, home, COLOURS.index(colour[0]))  # type: ignore[index]
    for province in (home, *members(deed.provinces(*provinces) & ~(1 << home))):
        _lay(deed, realm, province)


@word("effect")
def expand(deed: Deed, colour: Term, number: Term, *provinces: Term) -> None:
    """Of the realm that this card has brought, else of the first of that colour."""
    shade = COLOURS.index(colour[0])  # type: ignore[index]
    realm = deed.memory.new_realm
    if realm < 0:
        realm = next((tokens[0] for tokens in deed.g.tokens if tokens[3] == shade), NONE)
    if realm >= 0:
        deed.note(new_realm=realm)
        deed.next(("lay", number, *provinces))


def _layable(deed: Deed, provinces: int) -> int:
    g = deed.g
    mine = tokens_of(g, deed.memory.new_realm)
    return bits(province for province in members(provinces & ~mine) if g.seat_of(core_of(g, province)) < 0)


CHOOSING["lay"] = Choosing(
    "provinces", "province", _layable, lambda deed, province: _lay(deed, deed.memory.new_realm, province), once=True
)


@word("effect")
def secession(deed: Deed, colour: Term, *areas: Term) -> None:
    """A realm arises around these areas: towns in unrest fall to it, the others are put in unrest with a rebel each."""
    g, land = deed.g, deed.g.start.board.land
    whole = deed.areas(*areas)
    whole |= deed.areas(("by_land", (GIVEN, whole)))
    held = any_of(g.towns) & deed.provinces(("in", (GIVEN, whole)))
    homes = held or deed.provinces(("in", *areas))
    home = lowest(homes)
    if home < 0:
        return
    realm = g.start.board.realms.realms["usa"]  # the card names no realm: it lies around the North American node
    _arise(deed, realm, home, COLOURS.index(colour[0]))  # type: ignore[index]
    for province in members(held):
        if g.unrest >> province & 1:
            holding.expand(g, realm, province)
            deed.note(placed=deed.memory.placed | 1 << province)
        else:
            stir(deed, province)
            add_rebels(g, land.area_of[province], 1)


# -- manpower, the Empire


@word("effect")
def manpower_up(deed: Deed, number: Term) -> None:
    """Tokens of 1 manpower for good, with the units as far as there are any: twenty (9.3)."""
    g, seat, gained = deed.g, deed.seat, deed.number(number)
    g.bonus[seat] += gained
    pool = regulars(g, seat) + g.exhausted[seat] + g.available[seat]
    units = min(gained, max(0, g.start.box.limits["manpower_most"] - pool))
    g.available[seat] += units
    if units:
        g.tell("manpower-grew", deed.realm, units)


@word("effect")
def manpower_on(deed: Deed, provinces: Term) -> None:
    """A token of 1 manpower on a province of a realm nobody plays (13.4)."""
    for province in members(deed.provinces(provinces) & ~deed.g.plus):
        deed.g.plus |= 1 << province
        deed.g.tell("manpower-laid", province)


@word("effect")
def leave_empire(deed: Deed, *areas: Term) -> None:
    """What it costs in authority stands on the card (16.3)."""
    for area in members(deed.areas(*areas) & deed.areas(("empire",))):
        leave(deed.g, area)
