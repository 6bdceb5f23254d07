"""What a choice would do, exactly: wars have no luck in them, fairs pay along the route, purses are counted."""

from __future__ import annotations

from typing import Any

from ....engine.choice import Choice, Reason
from ....engine.forecast import CERTAIN, Fact, Forecast, after
from ..battle import (
    CAMPAIGN_WAR,
    CONSPIRACY,
    CRUSADE,
    REVOLT,
    WAR_RULE,
    Force,
    attackers,
    defenders,
    field_of,
)
from ..ops_power import Campaign
from ..play import Announce, shots
from ..state import Pax
from ..tableau import enter, vassals
from ..tokens import shown
from ..turn import Act
from ..turning import MEDIEVAL, other_faces, turned_by
from ..vocabulary import CAMPAIGN, FACES, OP_KIND, WARS
from ..words import REASONS
from .forecast_trade import FACTS, consequences, settle


def forecast(g: Pax, seat: int, choice: Choice) -> Forecast:
    """All that can be told of a choice; what others know and this seat does not is left out."""
    war = _war(g, seat, choice)
    later, events = after(g, seat, choice, settle)
    facts = [*FACTS[choice.verb](g, seat, choice)] if choice.verb in FACTS else []
    if war is None or war["kind"] != "battle":
        facts += consequences(g, later, {event.name for event in events})
    return Forecast(events if war is None else (), tuple(facts), _brief(g, seat, choice, later, war), war)


def _brief(g: Pax, seat: int, choice: Choice, later: Pax, war: dict[str, Any] | None) -> Fact | None:
    if war is not None and war["kind"] == "battle":
        strengths = len(war["attack"]), len(war["defence"])
        return Fact(CERTAIN, "war-won" if war["win"] else "war-lost", strengths)
    gain = later.florins[seat] - g.florins[seat]
    if war is None and (gain or choice.verb == "buy"):  # whoever finds as much as a card costs is told so
        return Fact(CERTAIN, "earns" if gain > 0 else "spends", (abs(gain),))
    return None


def _war(g: Pax, seat: int, choice: Choice) -> dict[str, Any] | None:
    """The battle that a choice begins, or what the one-shot of a card to play or a Campaign could do."""
    decision = g.decision
    if choice.verb == "play":
        return one_shot(g, seat, choice.args[0])
    if choice.verb == "launch" and isinstance(decision, Announce):
        war = WARS.index(g.board.cards.one_shot[decision.card])
        return preview(g, seat, war, choice.args[0], decision.card)
    if choice.verb == "campaign" and isinstance(decision, Campaign):
        return preview(g, seat, CAMPAIGN_WAR, choice.args[0], by=decision.card)
    if choice.verb == "use" and OP_KIND[choice.args[1]] == CAMPAIGN:
        return campaign(g, seat, *choice.args)
    if choice.verb == "provoke" and isinstance(decision, Act):
        return preview(g, seat, REVOLT, g.queen.index(choice.args[0]))
    return None


def one_shot(g: Pax, seat: int, card: int) -> dict[str, Any] | None:
    """Every target of a card's one-shot: open or why not, and how its battle would go."""
    after = g.clone()
    after.show(seat, card)
    if not g.board.cards.queens >> card & 1:
        enter(after, seat, card)
    shot = g.board.cards.one_shot[card]
    war = WARS.index(shot) if shot in WARS else None
    targets = [
        _target(g, choice, why, None if war is None else preview(after, seat, war, choice.args[0], card))
        for choice, why in shots(after, seat, card)
    ]
    return {"kind": "targets", "of": shot, "targets": targets} if targets else None


def campaign(g: Pax, seat: int, card: int, op: int) -> dict[str, Any]:
    """The battle for the one target that is open, since nobody will be asked; else every target as of a one-shot."""
    offers = list(Campaign(seat, card, op).offers(g, seat, True))
    battles = [preview(g, seat, CAMPAIGN_WAR, choice.args[0], by=card) for choice, _ in offers]
    open_ = [battle for battle, (_, why) in zip(battles, offers, strict=True) if why is None]
    if len(open_) == 1:
        return open_[0]
    targets = [_target(g, choice, why, battle) for battle, (choice, why) in zip(battles, offers, strict=True)]
    return {"kind": "targets", "of": WARS[CAMPAIGN_WAR], "targets": targets}


def _target(g: Pax, choice: Choice, why: Reason | None, battle: dict[str, Any] | None) -> dict[str, Any]:
    return {"choice": choice.id, "closed": _reason(g, why) if why else None, "battle": battle}


def _reason(g: Pax, why: Reason) -> dict[str, Any]:
    names = g.lexicon
    about = {
        name: names.name(kind, arg) if kind in names.names else arg
        for (name, kind), arg in zip(REASONS[why.key], why.args, strict=True)
    }
    return {"key": why.key, "rule": why.rule, "about": about}


def preview(g: Pax, seat: int, war: int, empire: int, card: int = -1, by: int = -1) -> dict[str, Any]:
    """A war against an empire as it would go now."""
    attack = attackers(g, seat, war, empire, by, field_of(g, seat, card, war, empire))
    defence = defenders(g, war, empire)
    won = len(attack) > len(defence)
    holder = g.holder[empire]
    land = g.board.land
    return {
        "kind": "battle",
        "war": WARS[war],
        "rule": WAR_RULE[war],
        "empire": land.empires[empire],
        "attack": _forces(g, attack),
        "defence": _forces(g, defence),
        "fall": min(len(attack), len(defence)),
        "win": won,
        "cost": len(attack) if war == CAMPAIGN_WAR else 0,
        "from": g.board.banks[holder] if holder >= 0 else None,
        "becomes": becomes(g, seat, war, empire, by) if won else None,
        "map": _map(g, war, empire, card) if won else None,
        "frees": [land.empires[vassal] for vassal in vassals(g, empire)] if won else [],
        "queen": g.board.cards.ids[g.queen[empire]] if won and g.queen[empire] else None,
    }


def becomes(g: Pax, seat: int, war: int, empire: int, by: int) -> str:
    """What an empire is after a won war: vassal, monarchy, republic, or unchanged."""
    if war == CAMPAIGN_WAR:
        root = g.suzerain[by] if g.suzerain[by] >= 0 else by
        return "unchanged" if g.suzerain[empire] == root else "vassal"
    if g.holder[empire] == seat and not g.republic >> empire & 1:
        return "republic"
    return "monarchy"


def _map(g: Pax, war: int, empire: int, card: int) -> str | None:
    """The face the map card is turned to; by a conspiracy only if its winner likes."""
    if war >= CRUSADE:
        face = turned_by(g, empire, war - CRUSADE, card)
        return FACES[face] if face >= 0 else None
    if war == CONSPIRACY and g.face[empire] != MEDIEVAL:
        others = other_faces(g, empire)
        return FACES[MEDIEVAL if MEDIEVAL in others else others[0]]
    return None


def _forces(g: Pax, forces: list[Force]) -> list[dict[str, str]]:
    spots = g.lexicon.names["spot"]
    return [{"spot": spots[spot], "token": g.board.tokens[shown(g, spot, token)]} for spot, token in forces]
