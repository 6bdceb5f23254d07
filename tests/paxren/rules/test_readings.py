"""Where the editions differ and an option gives the other reading: the book and the second edition side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from theatrum.engine.game import Game

from .. import positions
from ..cards.content import CARDS, SECOND, is_one_shot
from ..positions import (
    bishop,
    border,
    choose,
    closed,
    florins,
    holder,
    open_,
    question,
    suzerain,
    tableau,
    told,
)

WEST = ["PREN001", "PREN002", "PREN003", "PREN004", "PREN005", "PREN006"]
EAST = ["PREN058", "PREN059", "PREN060", "PREN061", "PREN062", "PREN063"]
UNION, BANK, HANSA, PENCE, JESUITS = "PREN154X", "PREN166X", "PREN015", "PREN007", "PREN008"
ISABELLA, JOANNA = "PREN044", "PREN046"

pytestmark = pytest.mark.rule("paxren:second-edition")


def both(options: Mapping[str, str] | None = None, **start: Any) -> tuple[Game, Game]:
    """One position with the readings of the book, and with those of the second edition."""
    book, second = (
        positions.position(options=dict(options or {}) | {"readings": readings}, **start)
        for readings in ("book", "second")
    )
    return book, second


def test_what_the_second_edition_prints_otherwise_is_a_known_one_shot_of_a_card() -> None:
    shots = {card["no"]: card["one_shot"] for card in CARDS}
    assert SECOND
    for row in SECOND:
        assert is_one_shot(row["one_shot"])
        assert shots[row["no"]] != row["one_shot"]


def test_european_union_brings_apostasy_or_a_trade_shift() -> None:
    """P31."""
    torn = {"medici": ["PREN004", "PREN058"]}
    book, second = both({"cards": "expansion"}, hands={"fugger": [UNION]}, tableau=torn)
    faces = [game.printed()["cards"][UNION] for game in (book, second)]
    assert [(face["one_shot"], face["about"]) for face in faces] == [
        ("apostasy", ["islamic", "reformist"]), ("trade_shift", ["novgorod"]),
    ]  # fmt: skip
    for game in (book, second):
        choose(game, f"play:{UNION}")
    assert open_(book) == {"apostasy:islamic:reformist", "no-one-shot"}
    assert open_(second) == {"shift:novgorod", "no-one-shot"}
    choose(second, "shift:novgorod")
    assert told(second, "shifted")
    assert tableau(second, "medici") == set(torn["medici"])


def test_apostasy_of_a_core_card_needs_the_expansion_or_not() -> None:
    """P32."""
    book, second = both(hands={"fugger": [PENCE]}, tableau={"medici": ["PREN003", "PREN004"]})
    for game in (book, second):
        choose(game, f"play:{PENCE}")
    assert question(book) == "PlaceAgent"
    choose(second, "apostasy:catholic:reformist")
    assert tableau(second, "medici") == set()
    assert tableau(book, "medici") == {"PREN003", "PREN004"}


def test_a_pawn_attacks_in_a_conspiracy_or_waits_for_its_end() -> None:
    """P39."""
    start = {
        "hands": {"fugger": [BANK]}, "cities": {"tana": "catholic-knight", "caffa": ""},
        "borders": {"byzantium_hungary": "catholic-pirate"},
    }  # fmt: skip
    book, second = both({"cards": "expansion"}, **start)
    for game in (book, second):
        choose(game, f"play:{BANK}", "launch:byzantium")
    assert told(book, "battle")[0]["attack"] == 1
    assert (holder(book, "byzantium"), question(book)) == ("", "PlaceAgent")
    assert told(second, "battle")[0]["attack"] == 2
    choose(second, "fall:catholic-pirate:byzantium_hungary")
    assert holder(second, "byzantium") == "fugger"
    choose(second, "occupy:fugger-pawn:byzantium_mamluk", "no-office")
    assert border(second, "byzantium_mamluk") == "fugger-pawn"
    assert question(second) == "Act"


def test_only_the_book_has_campaigns_against_one_s_own_empires() -> None:
    """P41."""
    own = {"tableau": {"fugger": ["france", "england"]}, "vassals": {"aragon": "france"}}
    book, second = both(**own, cities={"london": "", "valencia": ""}, florins={"fugger": 5})
    for game in (book, second):
        choose(game, "ops:west", "use:france:campaign")
    foreign = {"campaign:holy_roman_empire", "campaign:papal_states", "campaign:portugal"}
    assert open_(book) == foreign | {"campaign:england", "campaign:aragon"}
    assert open_(second) == foreign
    for empire in ("england", "aragon"):
        assert closed(second, f"campaign:{empire}") == ("own-empire", "paxren:second-edition")
    choose(book, "campaign:england")
    assert suzerain(book, "england") == "france"


def test_the_game_ends_with_the_last_card_or_with_the_first_that_is_missing() -> None:
    """P43."""
    last = {"market": {"east": EAST, "west": WEST}, "decks": {"east": [0, 0, 0], "west": [1, 0, 0]}}
    book, second = both(**last, florins={"marchionni": 6})
    for game in (book, second):
        choose(game, "buy:PREN059", "pass")
    assert book.over
    assert not second.over
    choose(second, "pass", "pass")
    assert not second.over
    choose(second, "buy:PREN002", "pass")
    assert second.over
    assert told(second, "patron-victory") == [{"bank": "marchionni", "prestige": 0, "florins": 6}]


def test_agents_of_a_one_shot_without_a_battle_may_or_must_be_placed() -> None:
    """P45."""
    book, second = both(hands={"fugger": [HANSA]})
    for game in (book, second):
        choose(game, f"play:{HANSA}", "shift:novgorod")
    assert open_(book) == open_(second) | {"leave-out"}
    assert closed(second, "leave-out") == ("must-place", "paxren:second-edition")
    choose(second, "open-office:england_france:france")
    assert border(second, "england_france") == "fugger-pawn"


def test_agents_of_a_one_shot_that_did_not_run_may_stay_out_in_both_readings() -> None:
    """P45."""
    for game in both(hands={"fugger": [HANSA]}):
        choose(game, f"play:{HANSA}", "no-one-shot", "leave-out")
        assert question(game) == "Act"


def test_agents_without_a_place_are_left_out_in_both_readings() -> None:
    """P45."""
    full = dict.fromkeys(("aragon_france", "england_france", "france_holy_roman_empire"), "coeur-pawn")
    for game in both(hands={"fugger": [HANSA]}, borders=full, florins={"fugger": 0}):
        choose(game, f"play:{HANSA}", "shift:novgorod")
        assert question(game) == "Act"


def test_a_bishop_without_a_foreign_target_may_or_must_take_his_own_card() -> None:
    """P46."""
    knights = {"paris": "catholic-knight", "valencia": "islamic-knight"}
    book, second = both(hands={"fugger": [JESUITS]}, clear=True, cities=knights)
    for game in (book, second):
        choose(game, f"play:{JESUITS}", "launch:aragon")
    assert open_(book) == {f"place-bishop:{JESUITS}", "leave-out"}
    assert open_(second) == {f"place-bishop:{JESUITS}"}
    choose(second, f"place-bishop:{JESUITS}")
    assert bishop(second, JESUITS) == "catholic"


def test_an_old_maid_stays_or_sells_for_two() -> None:
    """P47."""
    book, second = both(maids={"fugger": [ISABELLA]}, florins={"fugger": 0})
    assert closed(book, f"sell:{ISABELLA}")[0] == "not-offered"
    choose(second, f"sell:{ISABELLA}")
    assert florins(second, "fugger") == 2
    assert second.view()["banks"][0]["old_maids"] == []
    assert ISABELLA in second.view()["gone"]


def test_a_queen_marries_a_king_of_the_stack_or_a_single_one_of_one_s_own() -> None:
    """P75."""
    suitors = {"tableau": {"fugger": ["france"], "medici": ["holy_roman_empire"]}, "vassals": {"portugal": "france"}}
    book, second = both(hands={"fugger": [JOANNA]}, **suitors, bishops={"portugal": "islamic"})
    for game in (book, second):
        choose(game, f"play:{JOANNA}")
    assert open_(book, "crown") == {"crown:aragon"}
    assert open_(second, "crown") == {"crown:aragon", "crown:portugal"}
    assert closed(second, "crown:holy_roman_empire") == ("not-in-stack", "paxren:I")
    choose(second, "crown:portugal")
    assert question(second) == "Concession"
    assert (suzerain(second, "portugal"), bishop(second, "portugal")) == ("france", "islamic")
    assert tableau(second, "fugger") == {"france", "portugal", JOANNA}


def test_republics_and_husbands_are_no_suitors_in_either_reading() -> None:
    """P75."""
    own = {"tableau": {"fugger": ["aragon", "france"]}, "republics": ["france"], "queens": {"aragon": JOANNA}}
    for game in both(hands={"fugger": [ISABELLA]}, **own):
        choose(game, f"play:{ISABELLA}")
        assert open_(game, "crown") == {"crown:portugal", "crown:holy_roman_empire"}
