"""A war of Europa Universalis between two people, one at a desk and one with a phone in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .. import europa
from ..conftest import Visit
from ..everywhere import DESK, DESK_IN_POLISH, PHONE_IN_ENGLISH, PHONE_IN_POLISH, Place
from ..serving import Server
from ..table.test_phone import PHONE, fits
from ..table_page import TablePage
from ..visitor import Visitor

ITEMS = ("return-province:", "liberate-province:", "cede-province:", "sever-")
"""What can be laid on the table beside the terms."""


class War:
    """Two people at one table, each with the key of a seat; the third seat is played from elsewhere."""

    def __init__(self, server: Server, brink: europa.Brink, attacker: Visitor, attacked: Visitor) -> None:
        made = server.upload(brink.prepared.text)
        self._server, self._brink, self._id = server, brink, made["id"]
        self._keys = {key["seat"]: key["key"] for key in made["keys"]}
        people = ((brink.prepared.seat, attacker), (brink.attacked, attacked))
        self.pages = {seat: self._at(visitor, seat) for seat, visitor in people}

    def _at(self, visitor: Visitor, seat: int) -> TablePage:
        return TablePage(visitor, f"/t/{self._id}#key={self._keys[seat]}").arrived()

    @property
    def to_act(self) -> int:
        view = self._server.update(self._id, self._keys[0])["view"]
        return int(view["to_act"][0])

    def offered(self, seat: int) -> list[str]:
        view = self._server.update(self._id, self._keys[seat])["view"]
        return [choice["id"] for choice in view["choices"]]

    def choose(self, seat: int, choice: str) -> None:
        """On the page, or from elsewhere where nobody sits there."""
        if seat in self.pages:
            self.pages[seat].front().my_turn().choose(choice)
        else:
            stamp = self._server.update(self._id, self._keys[seat])["view"]["stamp"]
            self._server.choose(self._id, self._keys[seat], choice, stamp)

    def go_on(self) -> str:
        """The war takes its course, question by question, until one of the two can talk peace: how."""
        while (talk := europa.peace_with(self.offered(seat := self.to_act), self._brink)) is None:
            choice = europa.campaign(self.offered(seat), seat, self._brink)
            self.watched(seat, choice)
            self.choose(seat, choice)
        return talk

    def watched(self, seat: int, choice: str) -> None:
        """What both see of a battle, and one of his siege, before he goes on."""
        if choice.startswith("base-dice:"):
            for page in self.pages.values():
                expect(page.front().page.locator(".focus .battle section")).to_have_count(2)
                page.visitor.shot("battle")
        elif choice.startswith("besiege:"):
            expect(self.pages[seat].front().page.locator(".focus")).to_contain_text("Siege")
            self.pages[seat].visitor.shot("siege")


@pytest.mark.soak
@pytest.mark.xdist_group("people")
@pytest.mark.parametrize(
    ("here", "there"), [(DESK, PHONE_IN_POLISH), (PHONE_IN_ENGLISH, DESK_IN_POLISH)], ids=("desk-phone", "phone-desk")
)
def test_a_war_from_its_declaration_to_a_peace_that_both_have_worked_on(
    server: Server, visit: Visit, here: Place, there: Place
) -> None:
    ann, ben = here.visitor(visit, PHONE), there.visitor(visit, PHONE)
    brink = europa.brink()
    war = War(server, brink, ann, ben)
    attacker, attacked = war.pages[brink.prepared.seat], war.pages[brink.attacked]

    # The declaration: what it would bring stands there before; the other hears of it at once.
    attacker.front().my_turn().choose("declare-war").my_turn()
    drawn = (attacker.tap if here.phone else attacker.consider)(brink.attack).locator("dl")
    expect(drawn).to_contain_text("Against you may come")
    ann.shot("declaration")
    attacker.choose(brink.attack).my_turn().choose("done")  # on nobody else
    attacked.front().tab("Kronika")
    expect(attacked.page.locator(".log")).to_contain_text("wojn")
    if there.phone:
        attacked.tab("Wybór")

    # Calls, a battle, a siege, and the end of the round: each answers on his own page.
    talk = war.go_on()
    expect(here.log(attacker.front()).page.locator(".log")).to_contain_text("laid siege")
    if here.phone:
        attacker.tab("Choose")

    # One lays a peace out item by item and sees what it is worth; the other reads it and will not have it.
    first = war.to_act
    second = next(seat for seat in war.pages if seat != first)
    victor, vanquished = war.pages[first], war.pages[second]
    victor.front().my_turn().choose(talk).my_turn().choose("agree:status-quo").my_turn()
    worth = victor.page.locator(".focus .worth")
    expect(worth).to_be_visible()
    before = victor.page.locator(".focus .table").inner_text()
    item = next(choice for choice in victor.offered() if choice.startswith(ITEMS))
    victor.choose(item)
    expect(victor.page.locator(".focus .table")).not_to_have_text(before)
    victor.visitor.shot("laid_out")
    victor.choose("sign")
    vanquished.front().my_turn()
    expect(vanquished.page.locator(".focus .worth")).to_be_visible()
    if (there if vanquished is attacked else here).phone:
        fits(vanquished.page)
    vanquished.visitor.shot("to_be_signed")
    vanquished.choose("refuse-deal")

    # The other lays out another one, and that is signed: the war is over for both.
    victor.front().my_turn().choose("done")
    realm = brink.realms[first]
    vanquished.front().my_turn().choose(f"negotiate-peace:{realm}").my_turn().choose("agree:white-peace").my_turn()
    vanquished.visitor.shot("answered")
    vanquished.choose("sign")
    victor.front().my_turn().choose("accept-deal")
    for page, signed, over in ((attacker, "signed", "is over"), (attacked, "podpis", "Koniec wojny")):
        page.front().tab("Log" if page is attacker else "Kronika")
        expect(page.page.locator(".log")).to_contain_text(signed)
        expect(page.page.locator(".log")).to_contain_text(over)
