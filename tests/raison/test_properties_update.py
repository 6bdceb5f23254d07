"""Changes of Diplomatic Status made up by chance on a random board: what must hold after the update."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from theatrum.engine.game import Game
from theatrum.titles.raison.geography import KINDS

from .positions import position, question, raison

EXAMPLES = [20, pytest.param(200, marks=pytest.mark.soak)]
FREE = ("sweden", "france", "poland", "ottoman")
"""Powers that choose their Status."""
GENERALS = {"protestants": 3, "spain": 4, "sweden": 3, "austria": 4, "france": 4, "poland": 3, "ottoman": 3}
STATUSES = ("first", "second", "neutral", "expansionist")
BOARD = raison(position()).board.land
HOME = {name: [*GENERALS][owner] if owner >= 0 else "" for name, owner in zip(BOARD.ids, BOARD.home, strict=True)}
LAND = [name for name in BOARD.ids if BOARD.kind[BOARD.index[name]] != KINDS.index("impassable")]
CROWDED = ["brandenburg", "pomerania", "prusy", "saxonia", "alsace", "livonia", "paris", "pfalz", "hungari"]
"""Few places, so that pieces often meet."""


def friends(statuses: dict[str, str], a: str, b: str) -> bool:
    return a == b or statuses[a] == statuses[b] in ("first", "second")


def at_peace(statuses: dict[str, str], a: str, b: str) -> bool:
    return friends(statuses, a, b) or "neutral" in (statuses[a], statuses[b])


def clash(statuses: dict[str, str], a: str, b: str, place: str) -> bool:
    """Whether pieces of two Powers cannot share a territory: at War, or a Neutral's abroad."""
    if friends(statuses, a, b):
        return False
    return not at_peace(statuses, a, b) or any(statuses[x] == "neutral" and HOME[place] != x for x in (a, b))


@st.composite
def boards(draw: st.DrawFn) -> dict[str, dict[str, Any]]:
    """Random Statuses, and random pieces where these allow them."""
    statuses = {"austria": "first", "spain": "first", "protestants": "second"}
    statuses |= {name: draw(st.sampled_from(STATUSES)) for name in FREE}
    powers: dict[str, dict[str, Any]] = {
        name: {"status": status, "generals": {}, "garrisons": []} for name, status in statuses.items()
    }
    here: dict[str, set[str]] = {place: set() for place in LAND}
    places = st.sampled_from(CROWDED * 6 + LAND)
    for name, place in draw(st.lists(st.tuples(st.sampled_from(sorted(GENERALS)), places), max_size=14)):
        taken = any(place in table["garrisons"] for table in powers.values())
        abroad = HOME[place] not in ("", name) and at_peace(statuses, name, HOME[place])
        if not taken and not abroad and not any(clash(statuses, name, other, place) for other in here[place]):
            powers[name]["garrisons"].append(place)
            here[place].add(name)
    for name, place, troops in draw(
        st.lists(st.tuples(st.sampled_from(sorted(GENERALS)), places, st.integers(0, 3)), min_size=20, max_size=40)
    ):
        table, home = powers[name], HOME[place]
        if len(table["generals"]) == GENERALS[name] or place in table["generals"]:
            continue
        holder = next((other for other, its in powers.items() if place in its["garrisons"]), home)
        if statuses[name] == "neutral" and holder != name:
            continue
        if home and home != name and statuses[home] == "neutral":
            continue
        if not any(clash(statuses, name, other, place) for other in here[place]):
            table["generals"][place] = troops
            here[place].add(name)
    return powers


class Change:
    """A Diplomacy phase answered at random up to the end of the update."""

    def __init__(self, data: st.DataObject) -> None:
        self.powers = data.draw(boards())
        for number, table in enumerate(self.powers.values()):
            table["money"] = number
        self.game: Game = position(powers=self.powers, start={"round": 2}, empty=True)
        self.start = raison(self.game).clone()
        while question(self.game) != "Discard":
            seat = self.game.to_act[0]
            offered = self.game.choices(seat)
            self.game.choose(seat, offered[data.draw(st.integers(0, len(offered) - 1))])
        self.g = raison(self.game)

    def statuses(self) -> dict[str, str]:
        return {name: STATUSES[status] for name, status in zip(GENERALS, self.g.status, strict=True)}

    def standing(self) -> list[tuple[str, str]]:
        """(power, territory) of every General on the board."""
        names = [*GENERALS]
        pairs = zip(self.g.board.owner, self.g.spot, strict=True)
        return [(names[owner], BOARD.ids[spot]) for owner, spot in pairs if spot >= 0]

    def garrisons(self) -> list[tuple[str, str]]:
        names = [*GENERALS]
        return [(names[owner], BOARD.ids[place]) for place, owner in enumerate(self.g.garrison) if owner >= 0]


def after_an_update_no_garrison_stands_in_a_home_at_peace(change: Change) -> None:
    statuses = change.statuses()
    for name, place in change.garrisons():
        assert HOME[place] in ("", name) or not at_peace(statuses, name, HOME[place]), (name, place)


def after_an_update_no_hostile_pieces_share_a_territory(change: Change) -> None:
    statuses = change.statuses()
    pieces = change.standing()
    for name, place in pieces:
        for other, there in pieces + change.garrisons():
            assert place != there or not clash(statuses, name, other, place), (name, other, place)


def after_an_update_no_neutral_general_stands_on_land_it_does_not_control(change: Change) -> None:
    statuses = change.statuses()
    keepers = {place: name for name, place in change.garrisons()}
    for name, place in change.standing():
        assert statuses[name] != "neutral" or keepers.get(place, HOME[place]) == name, (name, place)
        assert HOME[place] in ("", name) or statuses[HOME[place]] != "neutral", (name, place)


def an_update_never_puts_two_generals_of_a_power_in_one_territory(change: Change) -> None:
    standing = change.standing()
    assert len(standing) == len(set(standing))


def garrisons_become_troops_or_money_and_troops_are_lost_only_off_board(change: Change) -> None:
    troops, money, garrisons = list(change.start.troops), list(change.start.money), list(change.start.garrison)
    gone = {general for general, spot in enumerate(change.start.spot) if spot < 0}
    for event in change.g.events.since(0):
        if event.name == "garrison-returns":
            _, place, general = event.args
            garrisons[place], troops[general] = -1, troops[general] + 1
        elif event.name == "garrison-sold":
            power, place = event.args
            garrisons[place], money[power] = -1, money[power] + 1
        elif event.name == "went-off":
            gone.add(event.args[0])
            troops[event.args[0]] = 0
    assert (change.g.troops, change.g.money, change.g.garrison) == (troops, money, garrisons)
    assert {general for general, spot in enumerate(change.g.spot) if spot < 0} == gone
    assert max(change.g.troops) <= 3


def the_garrison_of_a_lone_neutral_outside_homes_stays(change: Change) -> None:
    statuses = change.statuses()
    shared = {BOARD.ids[spot] for spot in change.start.spot if spot >= 0}
    for place, owner in enumerate(change.start.garrison):
        name = BOARD.ids[place]
        if owner >= 0 and HOME[name] == "" and name not in shared and statuses[[*GENERALS][owner]] == "neutral":
            assert change.g.garrison[place] == owner, name


LAWS = (
    after_an_update_no_garrison_stands_in_a_home_at_peace,
    after_an_update_no_hostile_pieces_share_a_territory,
    after_an_update_no_neutral_general_stands_on_land_it_does_not_control,
    an_update_never_puts_two_generals_of_a_power_in_one_territory,
    garrisons_become_troops_or_money_and_troops_are_lost_only_off_board,
    the_garrison_of_a_lone_neutral_outside_homes_stays,
)


@pytest.mark.rule("11.1", "11.2", "11.3", "11", "11.3.1")
@pytest.mark.parametrize("examples", EXAMPLES)
def test_every_law_holds_after_an_update(examples: int) -> None:
    """Each random change is checked by all of them: to make one takes most of the time."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def hold(data: st.DataObject) -> None:
        change = Change(data)
        for law in LAWS:
            law(change)

    hold()
