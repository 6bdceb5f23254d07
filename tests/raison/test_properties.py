"""Battles made up by chance: what must hold in all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .moves import attack, garrison, general_of, influence, told
from .positions import question, raison

EXAMPLES = [20, pytest.param(200, marks=pytest.mark.soak)]
TROOPS = st.sampled_from([2, 3, 1, 0, 3])
LAST = ("pass", "done")
"""Verbs chosen less often than others, so that battles are long."""
DECK = {1: 6, 2: 11, 3: 12, 4: 11, 5: 7, 6: 5}

ATTACK = {
    "austria": {"austria": ("bohemia", "brandenburg"), "spain": ("silesia",)},
    "poland": {"poland": ("bohemia", "brandenburg", "silesia")},
}
"""Who attacks Saxonia and from where: a coalition, or an Expansionist alone."""
DEFENCE = {"protestants": ("saxonia", "hesse", "franconia"), "sweden": ("saxonia", "hannover", "ingria")}
ELSEWHERE = {"protestants": "holland", "sweden": "estonia"}


@st.composite
def hands(draw: st.DrawFn, names: list[str]) -> dict[str, list[int]]:
    """Hands that the deck allows; one 1 is left for the Drill."""
    stock = Counter(DECK) - Counter([1])
    dealt: dict[str, list[int]] = {name: [] for name in names}
    for name in names:
        for card in draw(st.lists(st.sampled_from([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]), min_size=2, max_size=6)):
            if stock[card]:
                stock[card] -= 1
                dealt[name].append(card)
    return dealt


@st.composite
def fields(draw: st.DrawFn) -> tuple[str, dict[str, dict[str, Any]]]:
    """An attacker and the pieces, hands and Morale of all who may fight or support."""
    mover = draw(st.sampled_from(sorted(ATTACK)))
    places = ATTACK[mover] | DEFENCE
    keeper = draw(st.sampled_from(["", *DEFENCE]))
    away = draw(st.sets(st.sampled_from(sorted(DEFENCE)), max_size=2 if keeper else 1))
    dealt = draw(hands(list(places)))
    powers: dict[str, dict[str, Any]] = {}
    for name, spots in places.items():
        spots = (ELSEWHERE[name], *spots[1:]) if name in away else spots
        powers[name] = {
            "generals": {spot: draw(TROOPS) for spot in spots},
            "garrisons": ["saxonia"] if name == keeper else [],
            "hand": dealt[name],
            "morale": draw(st.sampled_from([9, 9, 9, 2, 1, 0])),
        }
    powers["protestants"]["fortresses"] = draw(st.sampled_from([[], ["saxonia"]]))
    if mover == "poland":
        powers["poland"]["status"] = "expansionist"
    return mover, powers


class Fight:
    """A battle of Saxonia played from the offered lists at random, and its log read by hand."""

    def __init__(self, data: st.DataObject) -> None:
        self.mover, self.powers = data.draw(fields())
        self.game = attack(self.mover, self.powers, f"march:{self.mover}.1:saxonia")
        while question(self.game) != "AskForTurn":
            offered = self.game.choices(self.game.to_act[0])
            verbs = sorted({choice.verb for choice in offered}, key=lambda verb: verb in LAST)
            verb = data.draw(st.sampled_from([verb for verb in verbs for _ in range(1 if verb in LAST else 4)]))
            options = [choice for choice in offered if choice.verb == verb]
            self.game.choose(self.game.to_act[0], data.draw(st.sampled_from(options)))
        self.attacker = f"{self.mover}.1"
        self.before = {
            f"{name}.{number}": item
            for name, table in self.powers.items()
            for number, item in enumerate(table["generals"].items(), 1)
        }
        self.standing = {name for name, (place, _) in self.before.items() if place == "saxonia"}
        self.attackers = {self.attacker} | {event["general"] for event in told(self.game, "supports-attack")}
        self.defenders = self.standing | {event["general"] for event in told(self.game, "supports-defence")}
        self.keeper = next((name for name, table in self.powers.items() if table["garrisons"]), "")
        self.sums = self._sums()
        mine, theirs = self.sums
        self.verdict = "drawn" if mine == theirs else "won" if mine > theirs else "held"
        self.fallen = {"won": self.standing, "held": {self.attacker}, "drawn": set()}[self.verdict]

    def _sums(self) -> tuple[int, int]:
        """Both totals: the pieces as they stood, and the cards of the log."""
        mine = 1 + self.before[self.attacker][1]
        theirs = sum(1 + self.before[name][1] for name in self.standing)
        if self.keeper:
            theirs += 4 if self.powers["protestants"]["fortresses"] else 1
        piles: dict[str, Counter[int]] = {}
        for event in (*told(self.game, "played"), *told(self.game, "played-open")):
            piles.setdefault(event["general"], Counter())[event["card"]] += 1
        for event in told(self.game, "removed"):
            piles[event["general"]][event["card"]] -= 1
        for name, pile in piles.items():
            worth = sum(pile.elements()) + (pile[3] + pile[4]) // 2
            mine, theirs = (mine + worth, theirs) if name in self.attackers else (mine, theirs + worth)
        return mine, theirs


def owners(generals: set[str]) -> set[str]:
    return {name.split(".")[0] for name in generals}


def the_verdict_of_a_battle_equals_both_sums_recomputed_from_the_log(fight: Fight) -> None:
    mine, theirs = fight.sums
    expected = {
        "won": {"power": fight.mover, "territory": "saxonia", "strength": mine, "against": theirs},
        "held": {"territory": "saxonia", "strength": theirs, "against": mine},
        "drawn": {"territory": "saxonia", "strength": mine},
    }
    for name, event in expected.items():
        assert told(fight.game, name) == ([event] if name == fight.verdict else [])


def no_card_is_lost_or_made_in_a_battle(fight: Fight) -> None:
    g = raison(fight.game)
    held = Counter(card for hand in g.hands for card in hand)
    assert {card: held[card] + g.draw[card] + g.discard[card] for card in DECK} == DECK


def influence_is_gained_by_every_winner_for_every_beaten_general_and_by_nobody_else(fight: Fight) -> None:
    winners = {
        "won": owners(fight.attackers),
        "held": owners(fight.defenders) | ({fight.keeper} - {""}),
        "drawn": set(),
    }[fight.verdict]
    each = len(fight.fallen) * (1 if fight.mover == "poland" else 2)
    expected = {name: each if name in winners else 0 for name in fight.powers}
    assert {name: influence(fight.game, name) for name in fight.powers} == expected


def every_general_in_a_battle_loses_one_troop_and_the_beaten_lose_all(fight: Fight) -> None:
    flipped = {fight.attacker} if told(fight.game, "garrisoned") else set()
    gone = {event["general"] for event in told(fight.game, "went-off")}
    for name, (_, troops) in fight.before.items():
        left = troops
        if name in fight.attackers | fight.defenders:
            left = max(0, troops - 1)
        if name in fight.fallen | gone:
            left = 0
        assert general_of(fight.game, name)[1] == left - (name in flipped), name


def after_a_battle_only_one_side_stands_in_the_territory(fight: Fight) -> None:
    here = {name for name in fight.before if general_of(fight.game, name)[0] == "saxonia"}
    assert here == ({fight.attacker} if fight.verdict == "won" else fight.standing)
    if fight.verdict == "won":
        assert garrison(fight.game, "saxonia") in ("", fight.mover)
    else:
        assert garrison(fight.game, "saxonia") == fight.keeper


def nobody_plays_more_cards_than_troops_or_morale_allow(fight: Fight) -> None:
    played = Counter(event["general"] for name in ("played", "played-open") for event in told(fight.game, name))
    assert all(count <= fight.before[name][1] for name, count in played.items())
    fighters = owners({fight.attacker} | fight.standing) | {fight.keeper}
    for name, table in fight.powers.items():
        cards = sum(count for general, count in played.items() if general.startswith(f"{name}."))
        assert cards <= (table["morale"] or int(name in fighters)), name


LAWS = (
    the_verdict_of_a_battle_equals_both_sums_recomputed_from_the_log,
    no_card_is_lost_or_made_in_a_battle,
    influence_is_gained_by_every_winner_for_every_beaten_general_and_by_nobody_else,
    every_general_in_a_battle_loses_one_troop_and_the_beaten_lose_all,
    after_a_battle_only_one_side_stands_in_the_territory,
    nobody_plays_more_cards_than_troops_or_morale_allow,
)


@pytest.mark.rule("10.5", "10.5.3", "10.5.1", "10.5.4", "10.5.2", "10.3", "10.3.2")
@pytest.mark.parametrize("examples", EXAMPLES)
def test_every_law_holds_after_a_battle(examples: int) -> None:
    """Each random battle is checked by all of them: to play one takes most of the time."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def hold(data: st.DataObject) -> None:
        fight = Fight(data)
        for law in LAWS:
            law(fight)

    hold()
