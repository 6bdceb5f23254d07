"""The tableaux of Pax Renaissance: all readable at once, one of them in words, and every pile spread out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from theatrum.engine.content import read_table
from theatrum.engine.record import loads
from theatrum.language import LIBRARY, speech
from theatrum.titles import TITLES
from theatrum.titles.paxren import PAXREN
from theatrum.titles.paxren.land import CONTENT, EMPIRE_COLUMNS

from .. import positions
from ..conftest import Visit
from ..serving import Server
from ..table.test_phone import PHONE
from ..table_page import TablePage
from ..visit.test_languages import speak
from .test_pax_everywhere import SMALLEST

RULERS = {
    row.cells["id"]: (row.cells["king_name_en"], row.cells["republic_name_en"])
    for row in read_table(CONTENT / "empires.csv", EMPIRE_COLUMNS)
}
CAPITAL = {"en": "Paris", "pl": "Paryż"}
WHOLE = """(one) => {
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), broken = [];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (text.parentElement.closest('.unseen')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""The words of a text that are broken at the end of a line."""
SEEN = """(parts) => parts.map((one) => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  // What lies on top in the middle of the part is the part itself, or something on it.
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return { text: one.innerText.trim(), size: parseFloat(style.fontSize), colour: style.backgroundColor,
           cut: one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3,
           seen: box.bottom <= innerHeight && box.right <= innerWidth && (one.contains(top) || top?.contains(one)) };
})"""
OVERLAP = """(tiles) => {
  const boxes = tiles.map((one) => one.getBoundingClientRect());
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}"""


def view_of(prepared: positions.Prepared) -> dict[str, Any]:
    return loads(prepared.text, TITLES, LIBRARY).view(prepared.seat)


def cards_of(bank: dict[str, Any]) -> set[str]:
    """Every card of a tableau: Queens and Vassals too."""
    found: set[str] = set()
    rest = [*bank["west"], *bank["east"]]
    while rest:
        node = rest.pop()
        found |= {node["card"], *filter(None, [node.get("queen")])}
        rest += node.get("vassals", [])
    return found


@pytest.mark.parametrize("code", ["pl", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    "size", [pytest.param((1366, 768), id="low"), pytest.param((1440, 900), id="wide", marks=pytest.mark.soak)]
)
def test_pax_four_long_tableaux_are_read_at_once(
    server: Server, visit: Visit, code: str, size: tuple[int, int]
) -> None:
    prepared = positions.pax_full()
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    table = TablePage.at(server, visitor, prepared)
    speak(visitor, code)
    page = table.page
    for bank in view_of(prepared)["banks"]:
        section = page.locator(f".tableaux > section[data-side={bank['id']}]")
        shown = section.locator("[data-target^='card:']").evaluate_all("all => all.map((one) => one.dataset.target)")
        assert set(shown) == {f"card:{card}" for card in cards_of(bank)}
        names = section.locator(".who .name").evaluate_all(SEEN)
        assert [one for one in names if not one["seen"] or one["cut"] or one["size"] < SMALLEST] == []
        # Where a card takes effect is written on the colour of that empire; an empire's own card has its colour whole.
        lands = section.locator(".land").evaluate_all(SEEN)
        assert len(lands) == len([card for card in cards_of(bank) if card.startswith("PREN") and card != "PREN047"])
        assert [one for one in lands if not one["seen"] or one["size"] < SMALLEST] == []
        assert all(one["text"] and one["colour"] != "rgba(0, 0, 0, 0)" for one in lands)
    assert page.locator(".tableaux .name").evaluate_all(f"all => all.flatMap({WHOLE})") == []
    assert page.locator(".tableaux .node").evaluate_all(OVERLAP) == 0
    france = page.locator(".node:has([data-target='card:france'])")
    expect(france.locator(".jailed")).to_have_text("2")
    expect(page.locator(".node:has([data-target='card:papal_states']) .unseen").first).not_to_be_empty()
    # The map beside them keeps the names of cities that the choices speak of.
    assert page.locator(".window").get_by_text(CAPITAL[code], exact=True).count() > 0
    visitor.shot(f"all_{code}_{size[0]}")


def test_pax_a_queen_beside_her_king_shows_her_prestige(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_couple())
    couple = table.page.locator(".tableaux .node:has([data-target='card:france'])")
    expect(couple.locator("[data-target='card:PREN044']")).to_be_visible()
    expect(couple.locator(".prestige")).to_have_count(1)  # the King of France has none


def test_pax_one_bank_is_looked_at_closely(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_full())
    page = table.page
    cards = page.locator(".tableaux .node")
    every = cards.count()
    page.locator("[data-focus=coeur]").click()
    own = page.locator(".tableaux > section[data-side=coeur]")
    expect(cards).to_have_count(len(positions.FULL["coeur"]))
    expect(own).to_contain_text(RULERS["france"][0])
    expect(own.locator(".node:has([data-target='card:PREN040'])")).to_contain_text("Aragon")
    expect(own.locator(".node:has([data-target='card:france'])")).to_contain_text("Campaign")
    letters = own.locator(":is(.name, .word, .land)").evaluate_all(SEEN)
    assert [one for one in letters if one["size"] < 13] == []
    # The others keep their lines: florins, hands, prestige.
    assert page.locator(".tableaux .purse").count() == 4
    table.visitor.shot("close")
    page.locator("[data-focus=medici]").click()
    expect(cards).to_have_count(len(positions.FULL["medici"]))
    page.locator("[data-focus=medici]").click()
    expect(cards).to_have_count(every)


@pytest.mark.parametrize("device", ["desktop", pytest.param("phone", marks=pytest.mark.soak)])
def test_pax_every_pile_can_be_spread_out(server: Server, visit: Visit, device: str) -> None:
    prepared = positions.pax_late()
    view = view_of(prepared)
    visitor = visit(**(PHONE if device == "phone" else {}))
    table = TablePage.at(server, visitor, prepared)
    page = table.page
    if device == "phone":
        table.tab("Boards")
    dialog = page.get_by_role("dialog")
    face = dialog.locator(".face")

    def spread(pile: str) -> list[str]:
        page.locator(f"[data-pile={pile}]").first.click()
        cards: list[str] = dialog.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
        visitor.shot(pile)
        return cards

    def close() -> None:
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

    # An empire's card has a King on one face, a Republic on the other; the one that lies up is marked.
    assert sorted(spread("empires")) == sorted(empire["id"] for empire in view["map"])
    say = speech(PAXREN, "en").say
    for empire in view["map"]:
        tile = dialog.locator(f"[data-card={empire['id']}]")
        for ruler in RULERS[empire["id"]]:
            expect(tile).to_contain_text(ruler)
        assert tile.locator(".up").count() == (1 if empire["bank"] else 0)
    dialog.locator("[data-card=portugal]").click()
    for side in ("king", "republic"):
        expect(face).to_contain_text(say(f"panel-side-{side}"))
    close()

    gone = {card for card in view["gone"] if not card.startswith("COMET")}
    discards = spread("discards")
    assert gone
    assert set(discards) == gone
    dialog.locator(f"[data-card={discards[-1]}]").click()
    expect(face.get_by_role("heading")).not_to_be_empty()
    close()

    comets = spread("comets")
    assert len(comets) == 4
    assert all(card.startswith("COMET") for card in comets)
    close()

    unseen = set(spread("decks"))
    held = {card for bank in view["banks"] for card in (*cards_of(bank), *bank["hand"]["known"])}
    lying = {place["card"] for row in view["market"] for place in row["places"]}
    assert unseen
    assert not unseen & (held | lying | set(view["gone"]))
    assert len(unseen) >= sum(row["deck"] - row["comets"] for row in view["market"])
    close()


def test_pax_an_empire_on_the_map_shows_both_its_faces(server: Server, visit: Visit) -> None:
    table = TablePage.at(server, visit(), positions.pax_full())
    place = table.place("empire:hungary")
    assert place is not None
    table.page.mouse.move(place[0], place[1] + 12)
    told = table.page.get_by_role("tooltip")
    say = speech(PAXREN, "en").say
    for words in (*RULERS["hungary"], say("panel-side-king"), say("panel-side-republic")):
        expect(told).to_contain_text(words)
    table.visitor.shot("both_faces")


MAP = """() => {
  const map = document.querySelector('.sheet').getBoundingClientRect();
  const over = [...document.querySelectorAll('.leaves, .corner > *')].map((one) => one.getBoundingClientRect());
  return { width: map.width, clear: over.every((box) => box.bottom <= map.top + 1) };
}"""
"""How wide the map is, and whether the tabs and tools stand above it."""


@pytest.mark.parametrize(
    "size", [pytest.param((1366, 768), id="low"), pytest.param((1440, 900), id="wide", marks=pytest.mark.soak)]
)
def test_pax_the_map_has_the_room_that_the_tableaux_do_not_need(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    widths = []
    for prepared in (positions.pax_conspiracy(), positions.pax_full()):  # short tableaux, long ones
        table = TablePage.at(server, visitor, prepared).still()
        seen = table.page.evaluate(MAP)
        assert seen["clear"]
        widths.append(seen["width"])
        visitor.shot("map")
    assert widths[0] > widths[1] * 1.1


TOOLS = "() => document.querySelector('.corner.aloft').clientHeight"


def test_pax_the_small_map_takes_no_room_from_the_map(server: Server, visit: Visit) -> None:
    """It comes when some of the map is out of sight; did the map give way to it, some of it would be so for good."""
    table = TablePage.at(server, visit(), positions.pax_conspiracy()).still()
    page = table.page
    tools = page.evaluate(TOOLS)
    page.get_by_role("button", name="Zoom in").click()
    expect(page.locator(".overview")).to_be_visible()
    assert page.evaluate(TOOLS) == tools
    table.visitor.shot("near")
    page.get_by_role("button", name="Whole map").click()
    expect(page.locator(".overview")).to_have_count(0)


CUT = """(parts) => parts.filter((one) => one.checkVisibility() && one.clientWidth > 2
  && (one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 1)).map((one) => one.innerText)"""


@pytest.mark.parametrize("code", ["en", "pl"])
def test_pax_where_a_card_of_the_market_works_is_read_whole(server: Server, visit: Visit, code: str) -> None:
    """Beside two tokens, beside one in a narrow card, and of Queens with four suitors."""
    visitor = visit(viewport={"width": 1366, "height": 768})
    table = TablePage.at(server, visitor, positions.pax_crowded_market())
    speak(visitor, code)
    assert table.page.locator(".below .place").count() > 0
    assert table.page.locator(".below .place").evaluate_all(CUT) == []
    # The map beside it is small: an Empire whose name has no room bears the short one.
    names = table.page.locator(".window .names text").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)"
    )
    assert {"en": "Holy Roman Empire", "pl": "ŚCR"}[code] in names
    visitor.shot(f"market_{code}")
