"""People talk among themselves: a coalition has a channel of its own, and each side's is one click from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ...raison.positions import position
from ..conftest import Visit
from ..positions import prepared
from ..serving import Server
from ..table_page import TablePage

pytestmark = pytest.mark.xdist_group("people")
COALITION = "Austrian coalition"
PLAN = "Madrid, before winter."


def test_a_coalition_talks_by_itself_and_a_side_is_one_click_away(server: Server, visit: Visit) -> None:
    statuses = {"britain": "first", "sweden": "first", "austria": "first", "france": "second"}
    game = position("1702", seats=4, powers={power: {"status": status} for power, status in statuses.items()})
    made = server.upload(prepared(game).text)
    links = {
        standing.side: f"/t/{made['id']}#key={key['key']}"
        for standing, key in zip(game.standing(), made["keys"], strict=True)
    }
    ann, ben = (TablePage(visit(), links[side]).arrived() for side in ("britain", "sweden"))
    enemy = TablePage(visit(), links["france"]).arrived()

    # The coalition is a channel with its own name; who is not in it has none, and hears nothing.
    ann.say(PLAN, to=COALITION)
    expect(ann.page.locator(".chat .lines")).to_contain_text(PLAN)
    expect(ben.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    ben.tab("Chat").page.locator(".channels").get_by_role("button", name=COALITION).click()
    expect(ben.page.locator(".chat .lines")).to_contain_text(PLAN)
    ben.visitor.shot("coalition")
    channels = enemy.tab("Chat").page.locator(".channels")
    expect(channels.get_by_role("button", name="Britain")).to_be_visible()
    expect(channels.get_by_role("button", name=COALITION)).to_have_count(0)

    # From a side on the boards to the channel with whoever plays it.
    enemy.page.locator(".tracks").get_by_role("button", name="Talk to Sweden").click()
    expect(channels.get_by_role("button", name="Sweden")).to_have_attribute("aria-pressed", "true")
    enemy.page.get_by_label("Say something").fill("Change sides?")
    enemy.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".tracks .talk.unread")).to_have_text("1")
    ben.page.locator(".tracks").get_by_role("button", name="Talk to France").click()
    expect(ben.page.locator(".chat .lines")).to_contain_text("Change sides?")
    expect(ann.page.locator(".chat")).not_to_contain_text("Change sides?")
    expect(enemy.page.locator(".chat")).not_to_contain_text(PLAN)
