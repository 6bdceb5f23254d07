"""Searching the rules: any form of a word finds every other, on the page of the rules and beside the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..conftest import Visit
from ..serving import Server
from ..table_page import TURN
from .test_languages import speak

SEARCHES: dict[str, list[tuple[str, str, str | None]]] = {
    "pl": [("arbiter", "9.7.2", "Arbitra"), ("święty cesarstwem", "5.5", "Święte")],
    "en": [("battles", "10", "Battle"), ("10.4", "10.4.2", None)],
}
"""What is typed, a paragraph that it finds, and what is marked there."""


@pytest.mark.parametrize("language", ["pl", pytest.param("en", marks=pytest.mark.soak)])
def test_a_search_finds_every_form_of_a_word_and_marks_it(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    visitor.go("/rules/raison")
    every = page.locator("article")
    expect(every.first).to_be_visible()
    count = every.count()
    for typed, paragraph, marked in SEARCHES[language]:
        page.get_by_role("searchbox").fill(typed)
        expect(every).not_to_have_count(count, timeout=TURN)  # the first search reads a dictionary
        found = page.locator(f"[id='rule-{paragraph}']")
        expect(found).to_be_visible()
        if marked is not None:
            expect(found.locator("mark", has_text=marked).first).to_be_visible()
        page.get_by_role("searchbox").fill("")
        expect(every).to_have_count(count)
        expect(page.locator("mark")).to_have_count(0)


def test_the_rules_beside_the_table_are_searched_alike(server: Server, visit: Visit) -> None:
    made = server.sit("me", "me", "me")
    visitor = visit()
    page = visitor.page
    speak(visitor, "pl")
    visitor.go(f"/t/{made['id']}#key={made['keys'][0]['key']}")
    page.get_by_role("tab", name="Zasady").click()
    page.get_by_role("textbox", name="Szukaj w zasadach").fill("arbiter")
    expect(page.locator(".rules article", has_text="§9.7.2")).to_be_visible()
    expect(page.locator(".rules article", has_text="§10.4.2")).to_have_count(0)
