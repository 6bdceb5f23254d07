"""A war of Europa Universalis between two people, one at a desk and one with a phone in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from theatrum.engine.record import loads
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from . import europa
from .conftest import Visit
from .positions import Prepared
from .serving import Server
from .table_page import TablePage
from .test_phone import PHONE, fits
from .visitor import Visitor


def named(prepared: Prepared, verb: str) -> tuple[str, int]:
    """The choice of a kind that names another player's realm, and that player's seat."""
    game = loads(prepared.text, TITLES, LIBRARY)
    realms = [game.state.start.names["realm"][realm] for realm in game.state.realm]  # type: ignore[attr-defined]
    offered = (choice.id for choice in game.choices(prepared.seat) if choice.verb == verb)
    choice = next(choice for choice in offered if choice.split(":")[1] in realms)
    return choice, realms.index(choice.split(":")[1])


def seated(server: Server, visitors: tuple[Visitor, Visitor], prepared: Prepared, other: int) -> list[TablePage]:
    """Both sit down at a prepared game, each with the key of a seat; nobody else plays."""
    made = server.upload(prepared.text)
    keys = {key["seat"]: key["key"] for key in made["keys"]}
    seats = zip(visitors, (prepared.seat, other), strict=True)
    return [TablePage(visitor, f"/t/{made['id']}#key={keys[seat]}").arrived() for visitor, seat in seats]


@pytest.mark.xdist_group("people")
def test_two_people_go_to_war_and_sign_a_peace(server: Server, visit: Visit) -> None:
    ann, ben = visit(), visit(**PHONE, locale="pl-PL")

    # The declaration: what it would bring stands there before; the other hears of it at once.
    prepared = europa.before("attack", played=True)
    war, other = named(prepared, "attack")
    attacker, attacked = seated(server, (ann, ben), prepared, other)
    attacker.front().my_turn().choice(war).hover()
    drawn = attacker.page.locator(".foretold dl")
    expect(drawn).to_contain_text("Against you may come")
    ann.shot("declaration")
    attacker.choose(war).my_turn().choose(-1)  # what ends a question stands last
    attacked.front().tab("Kronika")
    expect(attacked.page.locator(".log")).to_contain_text("wojn")

    # The peace: laid out item by item, with what it is worth; the other reads it and signs.
    prepared = europa.before("negotiate-peace", played=True)
    talks, other = named(prepared, "negotiate-peace")
    victor, vanquished = seated(server, (ann, ben), prepared, other)
    victor.front().my_turn().choose(talks)
    victor.my_turn().choose("agree:status-quo").my_turn()
    worth = victor.page.locator(".focus .worth")
    expect(worth).to_contain_text("Worth in Prestige")
    before = worth.inner_text()
    item = next(choice for choice in victor.offered() if choice.startswith("sever-alliance:"))
    victor.choose(item)
    expect(worth).not_to_have_text(before)
    expect(victor.page.locator(".focus .table")).to_contain_text("alliance")
    ann.shot("laid_out")
    victor.choose("sign")

    vanquished.front().my_turn()
    expect(vanquished.page.locator(".focus .worth")).to_contain_text("Wartość w Prestiżu")
    fits(vanquished.page)
    ben.shot("to_be_signed")
    vanquished.choose("accept-deal").tab("Kronika")
    expect(vanquished.page.locator(".log")).to_contain_text("podpis")
    victor.front()
    expect(victor.page.locator(".log")).to_contain_text("signed")
    expect(victor.page.locator(".log")).to_contain_text("is over")
