"""What lies before the table just now, as data: an event, a card that is played, a trade, a deal, a war that begins, a
siege, peace talks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..board.ownership import tax_of
from ..board.reading import members
from ..cards.effects import Resolve
from ..cards.playing import Playing
from ..cards.trade import Offer
from ..diplomacy.deals import Deal
from ..peace.camps import spoils
from ..peace.names import TERMS
from ..peace.outcome import enemies, fielded, is_total, victory
from ..peace.talks import MakePeace
from ..peace.terms import closed
from ..peace.treaty import ALLIANCE, CLAIM, Treaty
from ..state import NONE, Europa
from ..trade.market import offer_of, settled
from ..trade.strength import key_power, rivals, row_of, squeezed, trade_power
from ..trade.trading import HIGHEST, Trade
from ..war.declaring import Declaration
from ..war.siege import Siege, besiegers
from .bargains import standing
from .options import both

VICTORIES = ("undecided", "partial", "total")


def scene(g: Europa, seat: int) -> dict[str, Any]:
    """By kind; the innermost of each. Whoever is to choose an option, or may sign, sees what it would bring."""
    found: dict[str, Any] = {}
    for frame in g.stack:
        if isinstance(frame, Resolve) and frame.memory.event != NONE:
            card = {"event": g.start.names["event"][frame.memory.event], "realm": realm(g, frame.seat)}
            found["event"] = card | {"options": both(g, seat)}
        elif isinstance(frame, Playing):
            names = g.start.names
            found["card"] = {
                "card": names["card"][frame.card],
                "deed": names["deed"][frame.deed],
                "realm": realm(g, frame.seat),
            }
        elif isinstance(frame, Trade):
            found["trade"] = trade(g, frame)
        elif isinstance(frame, Deal):
            found["deal"] = deal(g, frame) | standing(g, seat)
        elif isinstance(frame, Declaration) and frame.chosen:
            found["war"] = {"realm": realm(g, frame.seat), "targets": ids(g, "realm", frame.chosen)}
        elif isinstance(frame, Siege):
            found["siege"] = siege(g, frame)
    if isinstance(g.decision, MakePeace):
        found["peace"] = {"realm": realm(g, g.decision.seat), "wars": [*wars(g, g.decision.seat)]}
    return found


def realm(g: Europa, seat: int) -> str:
    return g.start.names["realm"][g.realm[seat]]


def ids(g: Europa, kind: str, numbers: tuple[int, ...] | Iterator[int]) -> list[str]:
    return [g.start.names[kind][number] for number in numbers]


# -- trade


def trade(g: Europa, frame: Trade) -> dict[str, Any]:
    """The cards that lie open; once one is traded with, who is paid from which row."""
    names = g.start.names
    return {
        "realm": realm(g, frame.seat),
        "cards": [names["trade"][card] for card in frame.cards],
        "card": names["trade"][frame.card] if frame.card != NONE else None,
        "node": names["node"][frame.node] if frame.node != NONE else None,
        "rows": rows(g, frame.seat, frame.card, frame.node) if frame.card != NONE else None,
    }


def rows(g: Europa, seat: int, card: int, node: int) -> list[dict[str, Any]]:
    """12.5: who would be paid from each row of a card, the highest first; where power is equal, all of them."""
    offer = offer_of(g, card, node)
    main = node == offer.node
    powers = {other: trade_power(g, other, offer) for other in rivals(g, seat, offer.node)} if settled(g, offer) else {}
    if main and settled(g, offer):
        powers[seat] = trade_power(g, seat, offer)
    left, found = dict(powers), []
    for row in range(HIGHEST, -1, -1):
        able = {other: power for other, power in left.items() if row_of(power) >= row}
        best = [other for other, power in able.items() if power == max(able.values())]
        for other in best[: 1 if len(best) == 1 else 0]:
            del left[other]
        found.append(_row(g, card, offer, row, best, tuple(powers)))
    if not main:
        ducats = g.start.trade[card].income[g.developed >> node & 1][0]
        found.append({"ducats": ducats, "paid": ducats, "realms": [realm(g, seat)], "second": True})
    for entry in found:
        entry["powers"] = {realm(g, other): _made_of(g, other, offer) for other in powers}
    return found


def paid(g: Europa, seat: int, card: int, node: int) -> int:
    """What a seat that trades with a card in a node would be paid; of equals the trader comes first."""
    mine = realm(g, seat)
    return next((row["paid"] for row in rows(g, seat, card, node) if mine in row["realms"]), 0)


def _row(g: Europa, card: int, offer: Offer, row: int, seats: list[int], traders: tuple[int, ...]) -> dict[str, Any]:
    """Pirates and Mercantilism lower what is paid."""
    income = g.start.trade[card].income[g.developed >> offer.node & 1]
    lower = g.pirates[offer.node] + (squeezed(g, seats[0], offer, traders) if seats else 0)
    return {
        "ducats": income[row],
        "paid": income[row - lower] if row >= lower else 0,
        "realms": [realm(g, seat) for seat in seats],
        "second": False,
    }


def _made_of(g: Europa, seat: int, offer: Offer) -> list[int]:
    """Trade power: of the merchant, of key provinces, of ships."""
    keys = key_power(g, seat, offer)
    return [1, keys, trade_power(g, seat, offer) - 1 - keys]


# -- deals and treaties


def deal(g: Europa, frame: Deal) -> dict[str, Any]:
    names = g.start.names
    found = {
        "realm": realm(g, frame.seat),
        "other": realm(g, frame.other),
        "alliance": frame.alliance,
        "marriage": names["deck"][frame.deck] if frame.deck != NONE else None,
        "ducats": frame.ducats,
        "sales": [
            {"province": names["province"][province], "price": price, "seller": realm(g, seller)}
            for province, price, seller in frame.sales
        ],
        "dip": frame.dip,
        "treaty": None,
    }
    return found | {"treaty": treaty(g, frame)} if isinstance(frame, Treaty) else found


def treaty(g: Europa, frame: Treaty) -> dict[str, Any]:
    names = g.start.names
    kinds = {ALLIANCE: ("alliance", "realm"), CLAIM: ("claim", "area")}
    severed = []
    for kind, tie in frame.severed:
        what, of = kinds.get(kind, ("influence", "area"))
        severed.append({"tie": what, "of": names[of][tie]})
    return {
        "term": TERMS[frame.term] if frame.term != NONE else None,
        "victor": names["realm"][frame.victor] if frame.victor != NONE else None,
        "returned": ids(g, "province", members(frame.returned)),
        "exchanged": ids(g, "province", members(frame.ceded | frame.regained)),
        "freed": ids(g, "province", members(frame.freed)),
        "severer": realm(g, frame.severer) if frame.severer != NONE else None,
        "severed": severed,
    }


# -- war


def siege(g: Europa, frame: Siege) -> dict[str, Any]:
    return {
        "realm": realm(g, frame.seat),
        "area": g.start.names["area"][frame.area],
        "provinces": ids(g, "province", members(frame.chosen)),
        "units": besiegers(g, frame.seat, frame.area, frame.chosen),
        "free": int(frame.free),
    }


def wars(g: Europa, seat: int) -> Iterator[dict[str, Any]]:
    """How the wars of a seat stand: units on the board, what either side holds of the other (10.2), and the terms that
    the seat could dictate now."""
    mine, own = g.realm[seat], enemies(g, seat)
    # An active ally that is wholly held settles apart from its player.
    apart = [realm for realm in members(g.wars[seat]) if realm not in own and is_total(g, seat, realm)]
    for enemy in own + apart:
        other = g.seat_of(enemy)
        yield {
            "realm": g.start.names["realm"][enemy],
            "victory": VICTORIES[victory(g, seat, enemy)],
            "units": [fielded(g, seat, enemy), fielded(g, other, mine) if other >= 0 else None],
            "holds": [
                ids(g, "province", members(spoils(g, mine, enemy))),
                ids(g, "province", members(spoils(g, enemy, mine))),
            ],
            "tax": [tax_of(g, spoils(g, mine, enemy)), tax_of(g, spoils(g, enemy, mine))],
            "terms": [name for term, name in enumerate(TERMS) if closed(g, seat, enemy, term) is None],
        }
