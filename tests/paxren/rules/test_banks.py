"""C2 and C7: which banks play, who begins, and with how many florins."""

from __future__ import annotations

import pytest

import theatrum
from tests.common.tables import played
from theatrum.engine import record
from theatrum.engine.errors import ContentError, TheatrumError
from theatrum.engine.game import Game
from theatrum.language import LIBRARY
from theatrum.titles.paxren import PAXREN

from ..positions import SCENARIO, border, choose, pax, position, told

HOMES = {
    "fugger": "france_holy_roman_empire", "medici": "aragon_papal_states", "coeur": "mamluk_ottoman",
    "marchionni": "england_portugal",
}  # fmt: skip


def seated(banks: str, seats: int, *forced: int) -> Game:
    """A game with this option, the outcomes of its first draws given."""
    return Game(PAXREN, PAXREN.scenarios[0], seats, {"banks": banks}, 1, LIBRARY, forced=forced)


def banks(game: Game) -> list[str]:
    return [standing.side for standing in game.standing()]


def money(game: Game) -> list[int]:
    return [bank["florins"] for bank in game.view()["banks"]]


@pytest.mark.rule("paxren:C2")
@pytest.mark.rule("paxren:C3")
@pytest.mark.parametrize(("seats", "forced", "dealt"), [
    (2, (3, 1, 0), ["marchionni", "medici"]),
    (3, (1, 0, 0), ["medici", "fugger", "coeur"]),
    (4, (2, 2, 1, 0), ["coeur", "marchionni", "medici", "fugger"]),
])  # fmt: skip
def test_by_lot_every_seat_draws_one_of_the_four_banks(seats: int, forced: tuple[int, ...], dealt: list[str]) -> None:
    game = seated("lot", seats, *forced)
    assert banks(game) == dealt
    assert told(game, "drew-bank") == [{"bank": bank, "number": seat} for seat, bank in enumerate(dealt, 1)]
    homes = {bank: border(game, home) for bank, home in HOMES.items()}
    assert homes == {bank: f"{bank}-pawn" if bank in dealt else "none" for bank in HOMES}
    assert [bank["id"] for bank in game.view()["banks"]] == dealt
    assert game.view(1)["own_bank"] == dealt[1]
    reserve = game.view()["reserve"]
    assert [reserve.get(f"{bank}-pawn", 0) for bank in HOMES] == [9 if bank in dealt else 0 for bank in HOMES]


@pytest.mark.rule("paxren:C7")
def test_fugger_begins_wherever_he_sits_and_florins_follow_the_order_of_play() -> None:
    game = seated("medici,coeur,fugger", 3)
    assert game.to_act == (2,)
    assert money(game) == [4, 5, 3]
    choose(game, "pass", "pass")
    assert game.to_act == (0,)
    assert told(game, "first-drawn") == []


@pytest.mark.rule("paxren:C7")
@pytest.mark.parametrize(("drawn", "florins"), [(0, [3, 4, 5]), (1, [5, 3, 4]), (2, [4, 5, 3])])
def test_without_fugger_the_first_player_is_drawn(drawn: int, florins: list[int]) -> None:
    game = seated("medici,coeur,marchionni", 3, drawn)
    assert game.to_act == (drawn,)
    assert money(game) == florins
    assert told(game, "first-drawn") == [{"bank": banks(game)[drawn]}]


@pytest.mark.rule("paxren:L2")
def test_among_equals_who_began_earlier_wins_the_patron_victory() -> None:
    """Ruling P17: Coeur began, so Medici plays last."""
    last = {"market": {"east": [], "west": []}, "decks": {"east": [0, 0, 0], "west": [1, 0, 0]}}
    game = position(options={"banks": "medici,coeur"}, seats=2, forced=(1,), florins={"medici": 3, "coeur": 3}, **last)
    choose(game, "pass", "pass")
    assert (game.view()["winner"], game.view()["won_by"]) == ("coeur", "patron")
    assert game.result == (2, 1)


@pytest.mark.rule("paxren:C2")
def test_a_scenario_names_its_banks_and_their_seats() -> None:
    text = SCENARIO.replace('["fugger", "medici", "coeur", "marchionni"]', '["marchionni", "fugger", "coeur"]')
    scenario = PAXREN.scenario(text.replace("[2, 3, 4]", "[2, 3]"), "own.toml")
    game = Game(PAXREN, scenario, 2, {}, 1, LIBRARY)
    assert banks(game) == ["marchionni", "fugger"]
    assert game.to_act == (1,)
    drawn = Game(PAXREN, scenario, 2, {"banks": "lot"}, 1, LIBRARY, forced=(2, 0, 1))
    assert banks(drawn) == ["coeur", "marchionni"]
    assert drawn.to_act == (1,)


def test_a_written_position_is_dealt_among_the_banks_it_seats() -> None:
    game = position(2, {"banks": "lot"}, forced=(1, 0), florins={"medici": 9, "fugger": 8})
    assert banks(game) == ["medici", "fugger"]
    assert money(game) == [9, 8]


@pytest.mark.parametrize("fault", [["fugger", "fugger"], ["fugger", "rothschild"]])
def test_a_scenario_with_a_bank_twice_or_unknown_is_refused(fault: list[str]) -> None:
    text = SCENARIO.replace('["fugger", "medici", "coeur", "marchionni"]', str(fault).replace("'", '"'))
    with pytest.raises(ContentError, match="each once: fugger, medici, coeur, marchionni"):
        PAXREN.scenario(text.replace("[2, 3, 4]", "[2]"), "own.toml")


@pytest.mark.parametrize("value", ["medici", "medici,medici", "medici,rothschild", "medici,coeur,fugger", "", "order"])
def test_banks_that_do_not_fit_the_seats_are_refused_with_what_would_be_right(value: str) -> None:
    right = "book, lot, or 2 of fugger,medici,coeur,marchionni in the order of the seats"
    with pytest.raises(TheatrumError, match=right):
        theatrum.new("paxren", seats=2, options={"banks": value})


@pytest.mark.parametrize("options", ["lot", "coeur,marchionni,medici"])
def test_a_game_of_other_banks_is_kept_and_proved_like_any(options: str) -> None:
    game = played(theatrum.new("paxren", seats=3, seed=4, options={"banks": options}), 4)
    twin, seeded = record.verify(record.dumps(game), {"paxren": PAXREN}, LIBRARY)
    assert seeded
    assert (twin.log("pl"), twin.view(), banks(twin)) == (game.log("pl"), game.view(), banks(game))


def test_names_of_every_channel_are_those_of_the_banks_that_play() -> None:
    game = seated("marchionni,coeur", 2, 1)
    assert "Fugger" not in game.text(0, "en") + "\n".join(game.log("en"))
    assert game.prompt("en").startswith("Cœur")
    assert pax(game).lexicon.names["bank"][:2] == ("marchionni", "coeur")
