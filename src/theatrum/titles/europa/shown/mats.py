"""The mats of the realms that somebody plays: means, court, forces in hand, ideas, and ties to other realms."""

from __future__ import annotations

from collections.abc import Iterator

from ..board.ownership import capital
from ..board.reading import members
from ..bot.characters import leaning
from ..court.characters import ADMIRAL, ADVISOR, GENERAL, RULER, THE_RULER, holder
from ..court.tracks import manpower, tax
from ..diplomacy.ties import claim_tokens_left, cubes_left
from ..round.accounts import accounts
from ..round.income import corruption, gathered
from ..round.once import FOCUS, events_owed, marked
from ..state import NONE
from .names import called
from .scribe import Scribe

POWERS = ("adm", "dip", "mil")
OFFICES = (RULER, *range(ADVISOR, ADVISOR + 3), *range(GENERAL, GENERAL + 3), ADMIRAL)


def means(s: Scribe, seat: int) -> str:
    """Prestige, Stability, ducats and power, with what a round brings."""
    g = s.g
    points = dict(zip(POWERS, g.power[3 * seat : 3 * seat + 3], strict=True))
    comes = {f"{power}_comes": number for power, number in zip(POWERS, gathered(g, seat), strict=True)}
    return s.say(
        "means",
        prestige=g.prestige[seat],
        stability=signed(g.stability[seat]),
        ducats=g.ducats[seat],
        net=signed(accounts(g, seat).net),
        tax=tax(g, seat),
        interest=g.interest[seat],
        **points,
        **comes,
    )


def pieces(s: Scribe, seat: int) -> str:
    """Manpower and what else lies beside the mat."""
    g = s.g
    return s.say(
        "pieces",
        available=g.available[seat],
        exhausted=g.exhausted[seat],
        manpower=manpower(g, seat),
        allied=g.allied[seat],
        colonists=g.colonists[seat],
        cubes=cubes_left(g, seat),
        claims=claim_tokens_left(g, seat),
    )


def marks(s: Scribe, seat: int) -> list[str]:
    """What is to be known of a seat in this round."""
    g = s.g
    found = []
    if seat == g.first:
        found.append(s.say("first"))
    if seat in g.passed:
        found.append(s.say("passed"))
    if events_owed(g, seat) and not g.over:
        found.append(s.say("owes-event"))
    if marked(g, seat, FOCUS):
        found.append(s.say("focused"))
    if g.excommunicated == seat:
        found.append(s.say("excommunicated"))
    if leans := leaning(g, seat):
        found.append(s.say(f"leans-{leans}"))
    if mates := [s.side(mate) for mate in members(g.start.mates[seat]) if mate != seat]:
        found.append(s.say("team", realms=s.listed(mates)))
    return found


def head(s: Scribe, seat: int) -> str:
    """Whose mat it is: realm, religion, capital."""
    g = s.g
    home = capital(g, g.realm[seat])
    return s.say(
        "mat",
        realm=s.side(seat),
        religion=s.thing("religion", g.religion[seat]),
        capital=s.thing("province", home) if home != NONE else s.say("none"),
        marks="".join(f"; {mark}" for mark in marks(s, seat)),
    )


def court(s: Scribe, seat: int) -> str:
    """Who serves in which office."""
    people = [
        s.say("office", office=s.say(f"office-{office}"), person=person(s, seat, office))
        for office in OFFICES
        if holder(s.g, seat, office) != NONE
    ]
    if s.g.ruler[seat] == NONE:
        people.insert(0, s.say("interregnum"))
    return s.say("court", people="; ".join(people))


def person(s: Scribe, seat: int, office: int) -> str:
    """Somebody in an office, with what he can do."""
    who = holder(s.g, seat, office)
    if who == THE_RULER:
        return s.say("the-ruler")
    return character(s, who, bool(s.g.ill[seat] >> office & 1))


def character(s: Scribe, who: int, ill: bool = False) -> str:
    """Name, skills, dice, the sign under which he dies."""
    card = s.g.start.people.all[who]
    skills = dict(zip(POWERS, card.skills, strict=True))
    own = [s.say("skill", power=s.say(power), number=f"+{number}") for power, number in skills.items() if number]
    parts = [s.say("skills", **skills)] if card.leader or card.commander else own
    if card.dice[1]:
        parts.append(die(s, *card.dice))
    if card.symbol >= 0:
        parts.append(s.thing("symbol", card.symbol))
    if ill:
        parts.append(s.say("weak"))
    return f"{called(card.name, s.words.language)} ({', '.join(parts)})"


def die(s: Scribe, kind: int, number: int) -> str:
    """So many dice of a kind; of any kind after the three."""
    return s.say("dice", die=s.thing("die", kind), number=number) if kind < 3 else s.say("dice-any", number=number)


def cards(s: Scribe, seat: int) -> str:
    """Cards in hand by their backs, displayed ones with uses left, missions."""
    g = s.g
    kinds = [g.start.people.kind[card] for card in (*g.hands[seat], *g.unpaid[seat])]
    hand = [
        s.say("counted", thing=s.thing("deck", deck), number=kinds.count(deck)) for deck in range(3) if deck in kinds
    ]
    shown = [s.say("uses", card=s.thing("deed", deed(s, card)), number=left) for card, left in g.shown[seat]]
    return s.say(
        "cards",
        hand=s.listed(hand),
        shown=s.listed(shown),
        held=len(g.missions[seat]),
        done=s.mask("mission", g.missions_done[seat]),
    )


def deed(s: Scribe, card: int) -> int:
    """What an action card does, as a number of the table of deeds."""
    start = s.g.start
    return start.deed_of_card[card]


def ties(s: Scribe, seat: int) -> Iterator[str]:
    """Wars, truces, alliances, marriages, claims: those that there are."""
    g = s.g
    realm = g.realm[seat]
    if g.wars[seat]:
        foes = [
            s.say("began", realm=s.realm(foe)) if g.aggressor[seat] >> foe & 1 else s.realm(foe)
            for foe in members(g.wars[seat])
        ]
        yield s.say("wars", realms=s.listed(foes))
    for message, mask in (("truces", g.truces[seat]), ("casus", g.casus[seat])):
        if mask:
            yield s.say(message, realms=s.mask("realm", mask))
    if g.allies[seat]:
        friends = [
            s.say("active", realm=s.realm(ally)) if g.active_allies[seat] >> ally & 1 else s.realm(ally)
            for ally in members(g.allies[seat])
        ]
        yield s.say("allies", realms=s.listed(friends))
    if g.weddings[seat]:
        spouses = [
            s.say("disputed", realm=s.realm(other)) if g.disputed[seat] >> other & 1 else s.realm(other)
            for other in members(g.weddings[seat])
        ]
        yield s.say("weddings", realms=s.listed(spouses))
    for message, mask in (("claims", g.claims[seat]), ("cores", g.cores[seat])):
        if mask:
            yield s.say(message, areas=s.mask("area", mask))
    if g.defence >> realm & 1:
        yield s.say("against-empire")


def budget(s: Scribe, seat: int) -> str:
    """The rows of income and upkeep, as they would be now."""
    rows = accounts(s.g, seat)
    parts = [f"{s.say(f'account-{name}')} {signed(number)}" for name, number in rows._asdict().items() if number]
    due = corruption(s.g, s.g.ducats[seat])
    return s.say("budget", rows=s.listed(parts), net=signed(rows.net)) + (
        s.say("corruption", number=due) if due else ""
    )


def mat(s: Scribe, seat: int) -> Iterator[str]:
    """Everything about one seat; its own reader is told the budget too."""
    yield head(s, seat)
    rows = [means(s, seat), pieces(s, seat), court(s, seat)]
    if s.g.ideas[seat]:
        rows.append(s.say("ideas", ideas=s.mask("idea", s.g.ideas[seat])))
    rows.append(cards(s, seat))
    rows += ties(s, seat)
    if seat == s.seat:
        rows.append(budget(s, seat))
    yield from (f"  {row}" for row in rows)


def signed(number: int) -> str:
    """With its sign: '+2', '0'."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
