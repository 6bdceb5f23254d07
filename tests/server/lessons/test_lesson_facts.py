"""The numbers the texts of each lesson rely on, at the steps that tell them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import europa_lessons
from .taught import Taught, over_all


def raison_first(taught: Taught) -> None:
    def mine(expected: str, key: str) -> int:
        [britain] = [power for power in taught.before(expected).view(0)["powers"] if power["id"] == "britain"]
        number = britain[key]
        assert isinstance(number, int)
        return number

    def log(expected: str) -> list[str]:
        return taught.before(expected).log("en", taught.script.seat)

    assert [standing.points for standing in taught.at(0).standing()] == [4, 7, 5, 6]
    assert "Britain drew a battle card: 5." in log("discard:1")
    assert "France garrisoned Catalonia." in log("allow")
    assert mine("vote:britain", "money") == 7
    assert "Austria garrisoned Bavaria." in log("vote:britain")
    assert taught.before("place:nassau").view(0)["emperor"] == "britain"
    assert "Sweden garrisoned Denmark." in log("buy-fortress:hannover")
    assert mine("buy-troop:britain.3", "money") == 2
    assert mine("buy-card", "money") == 1
    assert "Britain took control of Russia for 2 Morale." in log("discard:*")
    assert mine("bid:0", "influence") == 14
    assert "Battle: Britain attacked Brabant, Strength 4 against 4." in log("support:britain.3")
    assert "Britain revealed a 5 in the pile of French General 1." in log("play-open:britain.2:3")
    assert "Britain won the battle of Brabant, 14 to 10." in log("garrison")
    assert "French General 1 returned to the Capital (Paris)." in log("garrison")
    assert "Britain gained 2 Influence from the victory." in log("garrison")
    *_, (end, _) = taught.stages()
    assert [standing.points for standing in end.standing()] == [16, 9, 7, 7]
    assert end.view(0)["decision"]["name"] == "ChooseStatus"


def paxren_first(taught: Taught) -> None:
    seat, steps = taught.script.seat, taught.script.steps
    views = {steps[stage.step].expect[0]: game.view(seat) for game, stage in taught.stages() if not stage.done}

    def florins(expected: str) -> list[int]:
        return [bank["florins"] for bank in views[expected]["banks"]]

    def in_market(expected: str, card: str) -> tuple[int, int]:
        """What a card of the western row costs, and the florins on it."""
        [place] = [place for place in views[expected]["market"][1]["places"] if place["card"] == card]
        return place["price"], place["florins"]

    def tokens(expected: str, empire: str) -> list[str]:
        [card] = [card for card in views[expected]["map"] if card["id"] == empire]
        return [token for token in card["cities"].values() if token]

    def kings(expected: str) -> list[tuple[str, str]]:
        return [(card["id"], card["bank"]) for card in views[expected]["map"] if card["bank"]]

    def offered(expected: str) -> set[str]:
        return {choice["id"] for choice in views[expected]["choices"]}

    def conditions(expected: str, victory: str) -> list[tuple[int, int]]:
        """What the learner has and what it takes; nobody else has as much."""
        [found] = [found for found in views[expected]["victories"] if found["id"] == victory]
        assert [all(part["mine"] >= part["needed"] for part in parts) for parts in found["banks"]] == [
            False,
            True,
            False,
        ]
        return [(part["mine"], part["needed"]) for part in found["banks"][seat]]

    knight = "catholic-knight"
    assert in_market("buy:PREN032", "PREN032") == (3, 1)
    assert florins("buy:PREN032")[seat] == 4
    assert ("mamluk", "coeur") in kings("play:PREN032")
    assert tokens("launch:aragon", "aragon") == [knight]
    assert kings("occupy:catholic-knight:algiers") == [("france", "fugger"), ("aragon", "medici"), ("mamluk", "coeur")]
    assert offered("occupy:catholic-knight:algiers") == {f"occupy:{knight}:valencia", f"occupy:{knight}:algiers"}
    assert views["fair:west"]["market"][1]["places"][0]["florins"] == 1
    assert florins("fair:west")[seat] == 2
    assert florins("play:PREN007")[:2] == [4, 5]
    assert tokens("play:PREN007", "aragon") == [knight] * 2
    assert tokens("play:PREN007", "france") == [knight] * 3
    assert [place["florins"] for place in views["ops:west"]["market"][1]["places"]] == [1, 0, 0, 0, 0, 0]
    assert offered("tax:france_holy_roman_empire:holy_roman_empire") == {
        "tax:france_holy_roman_empire:holy_roman_empire",
        "tax:aragon_portugal:portugal",
    }
    assert florins("use:aragon:campaign")[:2] == [3, 6]
    assert tokens("campaign:portugal", "portugal") == [knight]
    assert offered("stop") == {"use:PREN032:tax", "use:PREN032:siege", "stop"}
    assert [card["repressed"] for card in views["buy:PREN048"]["map"] if card["repressed"]] == [["medici-pawn"]]
    assert florins("buy:PREN048")[seat] == 4
    assert in_market("buy:PREN048", "PREN048") == (2, 0)
    assert offered("crown:holy_roman_empire") == {"crown:england", "crown:holy_roman_empire", "no-one-shot"}
    assert in_market("buy:COMET3", "COMET3") == (2, 0)
    assert florins("buy:COMET3")[seat] == 2
    assert conditions("buy:COMET3", "imperial") == [(3, 3)]
    assert conditions("buy:COMET3", "globalization") == [(4, 4), (1, 1)]
    wins = [end.view(seat) for *_, (end, _) in (taught.stages(len(steps) - 2, way) for way in range(2))]
    assert [(view["winner"], view["won_by"]) for view in wins] == [("medici", "imperial"), ("medici", "globalization")]


def mocarstwa_first(taught: Taught) -> None:
    def view(expected: str) -> Any:
        return taught.before(expected).view(0)

    def units(expected: str, place: str) -> dict[str, int]:
        [found] = [province for province in view(expected)["provinces"] if province["id"] == place]
        return found["units"]  # type: ignore[no-any-return]

    goods = view("buy:infantry:4")["players"][0]["goods"]
    assert (goods["ducats"], goods["ore"], goods["grain"]) == (12_000, 2, 1)
    assert taught.at(3).view(0)["players"][0]["goods"]["ducats"] == 1_000
    assert units("deploy:artillery:lubusz:2", "hanover") == {"infantry": 2}
    assert units("move:cavalry:gdansk:pomerania", "lubusz") == {"artillery": 2, "infantry": 1}
    assert units("move:cavalry:gdansk:pomerania", "berlin") == {"artillery": 1}
    assert len(view("lay:grand-battery")["assaults"]) == 4
    told = taught.before("lose:infantry:pomerania").log("en")
    assert "Cards: Russia “Grand Battery” and independents “Ambush”." in told
    assert "Berlin: attack 10, defence 7." in told
    assert "Russia held Berlin: turn 1." in taught.before("lay:line").log("en")
    assert "Berlin: attack 3, defence 9." in taught.before("move:cavalry:pomerania:hanover").log("en")
    assert units("move:cavalry:pomerania:hanover", "hanover") == {}
    *_, (end, _) = taught.stages()
    assert (end.ending, end.result) == ("hold", (1, 2))


FACTS: dict[tuple[str, str], Callable[[Taught], None]] = {
    ("raison", "first"): raison_first,
    ("paxren", "first"): paxren_first,
    ("mocarstwa", "first"): mocarstwa_first,
    **europa_lessons.FACTS,
}


@over_all
def test_the_texts_tell_what_is_on_the_table(taught: Taught) -> None:
    FACTS[taught.title, taught.script.id](taught)
