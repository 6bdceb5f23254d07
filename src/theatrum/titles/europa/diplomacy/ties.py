"""11: every change of the ties between realms: influence, claims, casus belli, alliances, marriages.

What an action costs and whom it is open to is said where the action is; here is what happens on the board.
"""

from __future__ import annotations

from ..board.ownership import departed, taken
from ..board.reading import members
from ..curia.cardinals import settle as settle_curia
from ..round.once import FOCUS, marked
from ..state import IMPERIAL, NONE, Europa, add_share, held, share, total
from ..trade.deck import discover
from ..war.units import ALLIED, UNITS, count, one
from .relations import closed_to_influence, crowd, troops

# -- cubes


def cubes_left(g: Europa, seat: int) -> int:
    """2.2: cubes that lie beside the mat: power, influence, colonists, cardinals, uses of cards and covered spaces
    take them up."""
    used = sum(g.power[3 * seat : 3 * seat + 3]) + total(g.influence, seat)
    used += g.colonists[seat] + g.curia.count(seat) + (g.rome == seat) + marked(g, seat, FOCUS)
    used += sum(uses for _, uses in g.shown[seat]) + (g.towns[seat] & taken(g)).bit_count()
    return max(0, g.start.box.components["cube"].number - used)


def spheres(g: Europa, seat: int) -> tuple[int, ...]:
    """The areas with influence of a seat."""
    return tuple(members(held(g.influence, seat)))


def room(g: Europa, area: int) -> int:
    """Cubes that still find a place in an area: five at most, and none where players own everything (11.1)."""
    most: int = g.start.box.limits["influence_in_area"]
    return 0 if closed_to_influence(g, area) else most - crowd(g, area)


def add_influence(g: Europa, seat: int, area: int, number: int) -> int:
    """Place cubes as far as there are room and cubes; how many."""
    placed = min(number, room(g, area), cubes_left(g, seat))
    if placed > 0:
        add_share(g.influence, area, seat, placed)
        g.tell("influence-placed", g.realm[seat], area, placed)
    return max(0, placed)


def elsewhere(g: Europa, seat: int, area: int) -> tuple[int, ...]:
    """The other areas with influence of a seat: where a cube can be taken from (11.1)."""
    return tuple(other for other in spheres(g, seat) if other != area)


def move_influence(g: Europa, seat: int, start: int, to: int) -> None:
    """2.2: without a cube beside the mat, one from another area."""
    remove_influence(g, seat, start, 1)
    add_share(g.influence, to, seat, 1)
    g.tell("influence-placed", g.realm[seat], to, 1)


def remove_influence(g: Europa, seat: int, area: int, number: int) -> int:
    """Take back a seat's cubes; how many there were."""
    removed = min(number, share(g.influence, area, seat))
    if removed:
        add_share(g.influence, area, seat, -removed)
        g.tell("influence-removed", g.realm[seat], area, removed)
    return removed


def remove_imperial(g: Europa, area: int, number: int) -> int:
    """Take imperial cubes off an area; how many there were."""
    removed = min(number, share(g.influence, area, IMPERIAL))
    if removed:
        add_share(g.influence, area, IMPERIAL, -removed)
        g.tell("imperial-influence-removed", area, removed)
    return removed


def clear_influence(g: Europa, seat: int, areas: int) -> None:
    """All cubes of a seat leave these areas."""
    for area in members(areas):
        remove_influence(g, seat, area, share(g.influence, area, seat))


# -- claims and casus belli


def claim_tokens_left(g: Europa, seat: int) -> int:
    """2.2: eight tokens are a claim on one side; six of them a core on the other, two a casus belli."""
    used = g.claims[seat].bit_count() + g.cores[seat].bit_count() + g.casus[seat].bit_count()
    return g.start.box.components["claim"].number - used


def add_claim(g: Europa, seat: int, area: int) -> bool:
    """A claim (roszczenie) on an area; one at most, and a core counts as one (7.6)."""
    if (g.claims[seat] | g.cores[seat]) >> area & 1 or not claim_tokens_left(g, seat):
        return False
    g.claims[seat] |= 1 << area
    g.tell("claim-placed", g.realm[seat], area)
    discover(g, area)
    return True


def drop_claim(g: Europa, seat: int, area: int) -> None:
    g.claims[seat] &= ~(1 << area)
    g.tell("claim-dropped", g.realm[seat], area)


def can_add_casus(g: Europa, seat: int, realm: int) -> bool:
    """Whether a casus belli token is left for another's capital on which none lies yet (2.2)."""
    if g.casus[seat] >> realm & 1 or realm == g.realm[seat] or not claim_tokens_left(g, seat):
        return False
    return g.casus[seat].bit_count() < g.start.box.components["casus_belli"].number


def add_casus(g: Europa, seat: int, realm: int) -> None:
    """A casus belli token on a realm's capital; no more than the two there are (9.1)."""
    if can_add_casus(g, seat, realm):
        g.casus[seat] |= 1 << realm
        g.tell("casus-placed", g.realm[seat], realm)


def add_truce(g: Europa, seat: int, realm: int) -> None:
    """A truce (rozejm) until phase 3 of the next round, on both sides; not between those who are at war."""
    if g.wars[seat] >> realm & 1:
        return
    g.truces[seat] |= 1 << realm
    other = g.seat_of(realm)
    if other >= 0:
        g.truces[other] |= 1 << g.realm[seat]
    g.tell("truce", g.realm[seat], realm)


# -- alliances


def ally(g: Europa, seat: int, realm: int) -> None:
    """An alliance (sojusz); a non-player realm has one with a single player, so that another's ends (11.3); one whose
    player has left has none (21)."""
    other = g.seat_of(realm)
    if departed(g, realm):
        return
    if other < 0:
        for rival in range(g.seats):
            if rival != seat and g.allies[rival] >> realm & 1:
                break_alliance(g, rival, realm)
    else:
        g.allies[other] |= 1 << g.realm[seat]
    g.allies[seat] |= 1 << realm
    g.tell("allied", g.realm[seat], realm)
    settle_curia(g)


def break_alliance(g: Europa, seat: int, realm: int) -> None:
    """The tokens go. An active ally takes its units along and stays at war, now by itself (11.3, 16.3)."""
    if not g.allies[seat] >> realm & 1:
        return
    g.allies[seat] &= ~(1 << realm)
    other = g.seat_of(realm)
    if other >= 0:
        g.allies[other] &= ~(1 << g.realm[seat])
    g.tell("alliance-ended", g.realm[seat], realm)
    settle_curia(g)
    if g.active_allies[seat] >> realm & 1:
        _left_alone(g, seat, realm)


def _left_alone(g: Europa, seat: int, realm: int) -> None:
    g.active_allies[seat] &= ~(1 << realm)
    lose_allied(g, seat, troops(g, realm))
    for enemy in range(g.seats):
        if g.wars[enemy] >> g.realm[seat] & 1 and not g.wars[enemy] >> realm & 1:
            fight_on(g, enemy, realm)


def fight_on(g: Europa, seat: int, realm: int) -> None:
    """A former active ally of an enemy is in a war of its own with a seat; a truce between them is over."""
    g.wars[seat] |= 1 << realm
    g.truces[seat] &= ~(1 << realm)
    g.tell("war-goes-on", g.realm[seat], realm)


def lose_allied(g: Europa, seat: int, number: int) -> None:
    """Allied units go home: those that wait first, then from the armies, infantry first."""
    waiting = min(number, g.allied[seat])
    g.allied[seat] -= waiting
    left = number - waiting
    for army in range(3 * seat, 3 * seat + 3):
        for kind in range(len(UNITS)):
            gone = min(left, count(g.armies[army], kind, ALLIED))
            g.armies[army] -= gone * one(kind, ALLIED)
            left -= gone
        if not g.armies[army]:
            g.army_at[army] = NONE
    if number - left:
        g.tell("allied-left", g.realm[seat], number - left)


# -- marriages


def wed(g: Europa, seat: int, realm: int) -> None:
    """A royal marriage (mariaż królewski), on both sides if players rule both."""
    g.weddings[seat] |= 1 << realm
    other = g.seat_of(realm)
    if other >= 0:
        g.weddings[other] |= 1 << g.realm[seat]
    g.tell("wed", g.realm[seat], realm)


def unwed(g: Europa, seat: int, realm: int) -> None:
    """A marriage goes, disputed or not, on both sides."""
    for one_seat, partner in ((seat, realm), (g.seat_of(realm), g.realm[seat])):
        if one_seat >= 0:
            g.weddings[one_seat] &= ~(1 << partner)
            g.disputed[one_seat] &= ~(1 << partner)
    g.tell("unwed", g.realm[seat], realm)


def dispute(g: Europa, realm: int) -> None:
    """All marriages in a realm's capital are turned to disputed succession (sporna sukcesja)."""
    for seat in range(g.seats):
        if g.weddings[seat] >> realm & 1 and not g.disputed[seat] >> realm & 1:
            g.disputed[seat] |= 1 << realm
            g.tell("marriage-disputed", g.realm[seat], realm)
