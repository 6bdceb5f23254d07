"""Room for what matters: names in the bar, answers below warnings and recaps, the map while something is told, what is
asked beside a battle that is over."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from theatrum.engine.game import Game
from theatrum.engine.record import dumps

from ...raison.moves import at_movement, attack, moving, turn_of
from ...raison.positions import position, run_to
from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import FILLED, TablePage
from ..visitor import Visitor

LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
CUT = """(one) => {
  const [name, bar] = [one.getBoundingClientRect(), one.closest('.bar').getBoundingClientRect()];
  return one.scrollWidth > one.clientWidth + 1 || name.top < bar.top || name.bottom > bar.bottom;
}"""
"""A name in the bar ends in dots, or sticks out."""
UNDER = """(one) => {
  const box = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
"""The middle of a thing is out of the window, or under something else."""
READ = """() => {
  const room = document.querySelector('.choices .list').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.choices .list .choice')].map((one) => one.getBoundingClientRect());
  return boxes.filter((box) => box.top >= room.top - 1 && box.bottom <= room.bottom + 1).length;
}"""
"""How many answers of the list are read whole."""
EMPTY = """() => {
  const all = [...document.querySelectorAll('.choose > *, .told > *')].map((one) => one.getBoundingClientRect());
  const { top } = document.querySelector('.content .tools').getBoundingClientRect();
  return top - Math.max(...all.map((box) => box.bottom));
}"""
"""Pixels of a phone's sheet in which nothing is."""


def seated(server: Server, visitor: Visitor, game: Game, side: str) -> tuple[TablePage, dict[int, str]]:
    """Sit down for one Power; the others are people elsewhere, of whom the keys are given back."""
    made = server.upload(dumps(game))
    keys = {place["seat"]: place["key"] for place in made["keys"]}
    seat = next(seat for seat, stand in enumerate(game.standing()) if stand.side == side)
    return TablePage(visitor, f"/t/{made['id']}#key={keys[seat]}").arrived(), keys


@pytest.mark.parametrize(
    "device",
    [
        pytest.param({}, id="desk", marks=pytest.mark.soak),
        pytest.param(LOW, id="low"),
        pytest.param(PHONE, id="phone"),
    ],
)
def test_the_name_of_the_game_is_read_whole_whoever_is_waited_for(
    server: Server, visit: Visit, device: dict[str, Any]
) -> None:
    visitor = visit(**device, language="pl")
    game = position("1702", seats=6, start={"turn": turn_of("drill", "ottoman", "1702")})
    run_to(game, "Discard", "ottoman")
    table, _ = seated(server, visitor, game, "britain")
    bar = table.page.locator(".bar")
    expect(bar.locator(".turn")).to_contain_text("Imperium")
    expect(bar.get_by_role("heading")).to_contain_text("1702")
    assert not bar.locator("h1").evaluate(CUT)
    for button in bar.get_by_role("button").all():
        assert not button.evaluate(UNDER)
    visitor.shot("bar")


def test_on_a_phone_many_warnings_leave_the_answer_in_reach(server: Server, visit: Visit) -> None:
    """Everybody else is about to win: what is asked can be answered all the same."""
    others = ("france", "sweden", "austria", "russia", "ottoman")
    game = position("1702", seats=6, powers={name: {"influence": 24} for name in others}, start={"round": 2})
    visitor = visit(**PHONE, language="pl")
    table, _ = seated(server, visitor, game, "britain")
    page = table.page
    assert page.locator(".alerts li").count() > 2
    table.tap(table.offered()[0])
    answers = page.locator(".confirm").get_by_role("button")
    for answer in answers.all():
        assert not answer.evaluate(UNDER)
    visitor.shot("warned")
    answers.last.tap()
    expect(page.locator(".confirm")).to_have_count(0)


def test_on_a_phone_an_open_recap_leaves_answers_to_read(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = TablePage.at(server, visitor, positions.asked("Lead"))
    recap = visitor.page.locator(".recap")
    if not recap.locator(".lines").count():
        recap.locator(".heading").tap()
    expect(recap.locator(".lines")).to_be_visible()
    assert len(table.offered()) > 3
    visitor.page.wait_for_function(f"() => ({READ})() >= 2")
    visitor.shot("recap")


def test_on_a_phone_the_map_has_the_room_that_telling_leaves(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 390, "height": 844}}, pace="calm")
    table = TablePage.at(server, visitor, positions.asked("Discard"))
    page = table.page
    table.touch(table.choices.first)
    table.touch(page.locator(".confirm .main"))
    page.locator(".telling").get_by_role("button", name="Pause").tap()
    expect(page.locator(".climax, .focus")).to_have_count(0)
    assert page.evaluate(EMPTY) < 24
    visitor.shot("telling")


def test_advice_leaves_answers_to_read(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = TablePage.at(server, visitor, positions.asked("Lead"))
    table.page.keyboard.press("w")
    expect(table.page.locator(".recap .lines")).to_be_visible()
    assert len(table.offered()) > 3
    table.page.keyboard.press("h")
    expect(table.page.locator(".hints li").first).to_be_visible()
    assert table.page.evaluate(READ) >= 3
    visitor.shot("advised")


def after_another(server: Server, visitor: Visitor) -> TablePage:
    """Austria takes a Garrison of the Protestants and at once attacks their General next door."""
    powers = {
        "austria": {"generals": {"bohemia": 3, "bavaria": 3}, "hand": [1, 1], "morale": 9},
        "protestants": {"generals": {"franconia": 2}, "garrisons": ["saxonia"], "hand": [2, 5], "morale": 9},
    }
    game = moving("austria", powers)
    for choice in ("march:austria.1:saxonia", "march:austria.2:franconia", "end-turn"):
        game.choose(game.to_act[0], choice)
    table, keys = seated(server, visitor, game, "protestants")
    attacker = game.standing()[game.to_act[0]]
    assert attacker.side == "austria"
    for choice in ("fight:saxonia", "pass", "stop", "play:austria.2:1"):
        _choose(server, table.id, keys[game.to_act[0]], choice)
    return table.my_turn()


def test_a_battle_that_is_over_leaves_the_next_one_in_sight(server: Server, visit: Visit) -> None:
    """What became of the first battle is a headline, which can be unfolded."""
    visitor = visit()
    table = after_another(server, visitor)
    climax = table.page.locator(".climax")
    expect(climax).to_be_visible()
    expect(climax.locator(".sum")).to_have_count(0)
    expect(table.page.locator(".focus .battle")).to_be_visible()
    assert not _hidden(table, "territory:franconia")
    visitor.shot("headline")
    climax.get_by_role("button", name="Unfold this card").click()
    expect(climax.locator(".total")).to_have_count(2)


def test_on_a_phone_a_battle_that_is_over_takes_one_line(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE, language="pl")
    table = after_another(server, visitor)
    climax = table.page.locator(".climax")
    expect(climax).to_be_visible()
    lines = climax.locator("h2").evaluate("(one) => one.getClientRects().length")
    assert climax.evaluate("(one) => one.clientHeight") < 50 * lines
    visitor.shot("headline")
    table.touch(climax.get_by_role("button", name="Rozwiń tę kartę"))
    expect(climax.locator(".total")).to_have_count(2)


def test_on_a_phone_warnings_leave_a_battle_its_room(server: Server, visit: Visit) -> None:
    """One of them is read, the others when they are asked for."""
    near = {"france": ["lorraine", "nassau"], "russia": ["livonia"], "ottoman": ["azov", "transylvania"]}
    powers: dict[str, dict[str, Any]] = {name: {"influence": 24, "garrisons": land} for name, land in near.items()}
    powers["austria"] = {"generals": {"bohemia": 3}, "hand": [1, 1, 4], "morale": 9}
    powers["france"] |= {"generals": {"bavaria": 2}, "hand": [2, 5, 6], "morale": 9}
    game = attack("austria", powers, "march:austria.1:bavaria", scenario="1702")
    visitor = visit(**PHONE, language="pl")
    table, _ = seated(server, visitor, game, "austria")
    page = table.page
    expect(page.locator(".focus .battle")).to_be_visible()
    warnings = page.locator(".alerts .warning")
    expect(warnings).to_have_count(1)
    visitor.shot("folded")
    warnings.get_by_role("button").tap()
    expect(warnings).to_have_count(3)


@pytest.mark.parametrize("question", ["MoveGenerals", "Mobilise", "Lead"])
def test_on_a_phone_what_ends_a_list_is_in_reach(server: Server, visit: Visit, question: str) -> None:
    """However much is to be read above it, however long the list, at every step of it."""
    visitor = visit(**PHONE, language="pl")
    table = TablePage.at(server, visitor, positions.asked(question))
    page, steps = table.page, table.page.locator(".choice.step")
    recap = page.locator(".recap")
    if recap.count() and not recap.locator(".lines").count():
        recap.locator(".heading").tap()
    page.wait_for_function(FILLED)
    end = page.locator(".ends .choice").last
    assert not end.evaluate(UNDER)
    # A few lines need nobody to look for one by its letters.
    expect(page.locator(".search")).to_be_hidden()
    while steps.count():
        table.touch(steps.last)
        assert not end.evaluate(UNDER)
    visitor.shot("end")
    table.touch(end)
    answer = page.locator(".confirm .main")
    assert not answer.evaluate(UNDER)
    at = table.question.inner_text()
    table.touch(answer)
    page.wait_for_function("(at) => document.querySelector('.prompt .question').innerText !== at", arg=at)


def test_on_a_phone_the_hand_lies_below_a_few_answers(server: Server, visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 390, "height": 844}}, language="pl")
    powers = {"austria": {"generals": {"bohemia": 3}, "hand": [1, 2, 3, 4, 5, 6]}}
    table, _ = seated(server, visitor, at_movement("austria", powers, scenario="1702"), "austria")
    page = table.page
    hand = page.locator(".spare .hand")
    expect(hand).to_be_visible()
    assert hand.locator("li").count() == 6
    for card in hand.locator("li").all():
        expect(card).to_be_in_viewport(ratio=1)
        assert not card.evaluate(UNDER)
    visitor.shot("hand")
    # The room is there for what is foretold and for the second tap.
    table.touch(table.choices.first)
    expect(page.locator(".confirm")).to_be_visible()
    expect(hand).to_have_count(0)
    for answer in page.locator(".confirm").get_by_role("button").all():
        assert not answer.evaluate(UNDER)
    visitor.shot("asked")


def _choose(server: Server, table: str, key: str, choice: str) -> None:
    server.choose(table, key, choice, server.update(table, key)["view"]["stamp"])


def _hidden(table: TablePage, target: str) -> bool:
    return table.place(target) is None
