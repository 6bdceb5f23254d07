"""Whoever looks elsewhere is called when it is their turn: tab, icon, and if they wish a sound and a notification."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..conftest import Visit
from ..serving import Server
from ..story.test_sharing import hosted

PRETEND = """
window.asked = 0; window.notes = []; window.tones = 0;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; return (this.permission = 'granted'); }
  constructor(heading, options) { window.notes.push([heading, options.body]); }
  close() {}
};
const Tone = window.OscillatorNode;
window.OscillatorNode = class extends Tone { constructor(...given) { super(...given); window.tones += 1; } };
let elsewhere = false;
Object.defineProperty(document, 'hidden', { get: () => elsewhere });
window.look = (away) => { elsewhere = away; document.dispatchEvent(new Event('visibilitychange')); };
"""


def icon(page: Page) -> str:
    return str(page.evaluate("document.querySelector('link[rel=icon]').href"))


def test_the_reader_is_called_who_looks_elsewhere(server: Server, visit: Visit) -> None:
    visitor = visit()
    table = hosted(server, visitor, "steward", "steward").my_turn()
    page = table.page
    page.evaluate(PRETEND)
    usual = icon(page)
    expect(page).to_have_title("Table · Theatrum")

    # Nothing is asked or heard unless one wishes it.
    page.evaluate("look(true)")
    expect(page).to_have_title("● Your turn: 1702: The Spanish Succession and the Great Northern War · Theatrum")
    assert icon(page) != usual
    table.choose().my_turn()
    assert page.evaluate("[asked, notes.length, tones]") == [0, 0, 0]
    page.evaluate("look(false)")
    expect(page).to_have_title("Table · Theatrum")
    assert icon(page) == usual

    page.get_by_role("button", name="Menu").click()
    page.get_by_label("A soft sound").check()
    page.wait_for_function("tones === 2")  # it is heard at once
    page.get_by_label("A notification").check()
    page.wait_for_function("asked === 1")
    visitor.shot("settings")
    page.get_by_role("button", name="Menu").click()

    # Once for each question, and not while one looks.
    table.choose().my_turn()
    assert page.evaluate("[notes.length, tones]") == [0, 2]
    page.evaluate("look(true)")
    table.choose().my_turn()
    page.wait_for_function("notes.length === 1 && tones === 4")
    heading, question = page.evaluate("notes[0]")
    assert heading.startswith("Your turn: 1702")
    assert question in table.question.inner_text()
    assert page.evaluate("asked") == 1

    # What was wished is kept.
    page.reload()
    table.arrived().my_turn()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("A soft sound")).to_be_checked()
