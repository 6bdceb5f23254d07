"""What is foretold never lies over what it speaks of: lands, cities, borders and routes of Pax Renaissance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import TimeoutError

from tests.recorded import files
from theatrum.engine.choice import Choice
from theatrum.engine.game import Game

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_stage import SIZES, SMALLEST
from ..table_page import TablePage
from ..visitor import Visitor

VERBS = ("crown", "fair", "launch", "moor", "play", "repress", "shift", "siege", "station", "tax", "use", "campaign")
"""Verbs whose choices foretell something that happens at a place."""
FEW = 3
"""So many choices of a verb are looked at in a position."""
SOON = 1_500
"""Milliseconds after which nothing is foretold that has not been."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestIdleCallback(drawn)))"
COVERED = """(named) => {
  const odds = document.querySelector('.card.odds');
  if (!odds?.checkVisibility()) return null;
  const card = odds.getBoundingClientRect();
  const hit = ({ left, top, right, bottom }) =>
    left < card.right && right > card.left && top < card.bottom && bottom > card.top;
  const places = named.flatMap((target) => [...document.querySelectorAll(`.sheet [data-target="${target}"]`)]);
  const hidden = places.filter((one) => hit(one.getBoundingClientRect())).map((one) => one.dataset.target);
  const halo = document.querySelector('.sheet .asked .halo');
  if (!halo) return hidden;
  const sheet = halo.closest('.sheet'), seen = sheet.getBoundingClientRect(), scale = seen.width / sheet.offsetWidth;
  for (let n = 0; n < halo.getTotalLength(); n += 8) {
    const { x, y } = halo.getPointAtLength(n), [left, top] = [seen.x + x * scale, seen.y + y * scale];
    if (hit({ left, top, right: left, bottom: top })) return [...hidden, 'route'];
  }
  return hidden;
}"""
"""Which places of a choice lie under what is foretold of it; null: nothing is foretold."""
OUTSIDE = """() => {
  const { left, top, right, bottom } = document.querySelector('.card.odds').getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""


def named(game: Game, choice: Choice) -> list[str]:
    """The places that a choice names, as the map calls them."""
    names, kinds = game.state.lexicon.names, game.title.verbs[choice.verb]
    placed = [
        (kind, arg) for (_, kind), arg in zip(kinds, choice.args, strict=True) if kind in ("empire", "spot", "border")
    ]
    return [f"{kind}:{names[kind][arg]}" for kind, arg in placed]


Told = tuple[positions.Prepared, dict[str, list[str]]]
"""A position, and the choices of a verb that are looked at in it, each with the places it names."""


@cache
def met(seats: int) -> dict[str, Told]:
    """For each verb the middle one of the positions of a recorded game of stewards in which it is open."""
    head = next(
        head
        for head in files.heads()
        if head.players == "steward" and head.table[:3] == ("paxren", "standard", seats) and not head.table.options
    )
    recorded = files.read(head.path)
    game = recorded.start()
    found: dict[str, list[int]] = {verb: [] for verb in VERBS}
    at = game.entry
    for move in recorded.moves:
        for verb in {choice.verb for choice in game.choices(move.seat)} & found.keys():
            found[verb].append(at)
        game.replay(files.entries(game, move, at))
        at = game.entry
    return {verb: told(game.at(all[len(all) // 2]), verb) for verb, all in found.items() if all}


def told(game: Game, verb: str) -> Told:
    choices = [choice for choice in game.choices(game.to_act[0]) if choice.verb == verb]
    return positions.prepared(game), {choice.id: named(game, choice) for choice in choices[:FEW]}


def looked_at(server: Server, visitor: Visitor, told: Told, size: tuple[int, int]) -> Iterator[list[str]]:
    """What is wrong with the card of each choice that has one: what it covers of the choice's places, say."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    prepared, choices = told
    table = TablePage.at(server, visitor, prepared)
    for choice, places in choices.items():
        table.consider(choice)
        try:
            visitor.page.wait_for_selector(".card.odds", state="visible", timeout=SOON)
        except TimeoutError:
            continue  # nothing is foretold
        visitor.page.evaluate(DRAWN)
        covered = visitor.page.evaluate(COVERED, places)
        visitor.shot(f"{choice.replace(':', '_')}_{size[0]}")
        outside = visitor.page.evaluate(OUTSIDE)
        yield [f"{choice}: {covered}"] * bool(covered) + [f"{choice}: out of the window"] * bool(outside)


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        pytest.param(seats, size, marks=[] if (seats, size) == (2, SMALLEST) else pytest.mark.soak)
        for seats in (2, 3, 4)
        for size in SIZES
    ],
)
def test_pax_what_is_foretold_hides_no_place_in_question(server: Server, visit: Visit, seats: int, size: str) -> None:
    visitor = visit()
    cards = [card for verb in met(seats).values() for card in looked_at(server, visitor, verb, SIZES[size])]
    assert len(cards) > 5
    assert [line for card in cards for line in card] == []
