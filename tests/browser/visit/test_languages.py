"""Both languages: switched without a reload, and the same sentences as the engine's."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from theatrum.engine.record import loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from .. import positions
from ..conftest import Visit
from ..home_page import PAGES, look
from ..serving import Server
from ..table_page import TablePage
from ..visitor import Visitor

MOST = 4
"""A line of more words is a sentence."""


def speak(visitor: Visitor, code: str) -> None:
    """Change the language; the page stays as it is."""
    visitor.page.evaluate("window.stays = true")
    visitor.page.get_by_role("button", name=re.compile(f"^{code.upper()}")).click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", code)
    assert visitor.page.evaluate("() => { const { stays } = window; delete window.stays; return stays; }") is True


def told(visitor: Visitor) -> set[str]:
    """What the page says, line by line; what is marked as English stays so."""
    main = visitor.page.locator("main")
    marked = main.locator("[lang=en]").all_inner_texts()
    return {line for line in main.inner_text().split("\n") if not any(line in text for text in marked)}


def test_the_pages_in_both_languages(visit: Visit) -> None:
    visitor = visit()
    for path in PAGES:
        look(visitor, path)
        english = told(visitor)
        main, sentence = visitor.page.locator("main"), max(english, key=len)
        speak(visitor, "pl")
        expect(main).not_to_contain_text(sentence, use_inner_text=True)
        polish = told(visitor)
        # Names of people, files and licences read the same in both; sentences do not.
        assert {line for line in english & polish if len(line.split()) > MOST} == set()
        visitor.shot(f"polish_{path.strip('/').replace('/', '_') or 'home'}")
        speak(visitor, "en")
        expect(main).to_contain_text(sentence, use_inner_text=True)
        assert told(visitor) == english


def test_the_log_tells_what_the_engine_tells(server: Server, visit: Visit) -> None:
    visitor = visit()
    prepared = positions.asked("Beaten")
    game = loads(prepared.text, TITLES, LIBRARY)
    made = server.upload(prepared.text, prepared.seat)
    table = TablePage(visitor, f"/t/{made['id']}#key={made['keys'][0]['key']}").arrived().my_turn()
    assert table.log() == game.log("en", prepared.seat)
    assert table.question.inner_text().startswith(game.prompt("en"))
    visitor.shot("english")
    speak(visitor, "pl")
    assert table.log() == game.log("pl", prepared.seat)
    assert table.question.inner_text().startswith(game.prompt("pl"))
    offered = {choice.id: game.describe(choice, "pl") for choice in game.choices(prepared.seat)}
    for choice in table.choices.all():
        assert choice.locator(".unseen").inner_text() == offered[choice.get_attribute("data-choice") or ""]
    visitor.shot("polish")
