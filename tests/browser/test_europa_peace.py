"""A war of Europa Universalis between two people, one at a desk and one with a phone in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from theatrum.engine.game import Game
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


def enemy(game: Game, seat: int) -> bool:
    """War can be declared on another player."""
    return europa.named(game, seat, "attack") is not None


def talks(game: Game, seat: int) -> bool:
    """Peace can be talked about with another player, and an alliance be severed by it."""
    found = europa.named(game, seat, "negotiate-peace")
    return found is not None and any(
        choice.startswith("sever-alliance:") for choice in europa.after(game, seat, found[0], "agree:status-quo")
    )


def named(prepared: Prepared, verb: str) -> tuple[str, int]:
    """The choice of a kind that names another player's realm, and that player's seat."""
    found = europa.named(loads(prepared.text, TITLES, LIBRARY), prepared.seat, verb)
    assert found is not None
    return found


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
    prepared = europa.before("attack", enemy)
    war, other = named(prepared, "attack")
    attacker, attacked = seated(server, (ann, ben), prepared, other)
    drawn = attacker.front().my_turn().consider(war).locator("dl")
    expect(drawn).to_contain_text("Against you may come")
    ann.shot("declaration")
    attacker.choose(war).my_turn().choose(-1)  # what ends a question stands last
    attacked.front().tab("Kronika")
    expect(attacked.page.locator(".log")).to_contain_text("wojn")

    # The peace: laid out item by item, with what it is worth; the other reads it and signs.
    prepared = europa.before("negotiate-peace", talks)
    talk, other = named(prepared, "negotiate-peace")
    victor, vanquished = seated(server, (ann, ben), prepared, other)
    victor.front().my_turn().choose(talk)
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
