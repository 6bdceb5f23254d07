"""Whichever religion, side, seat or card it is: each is counted for itself, while others stand beside it."""

from __future__ import annotations

from random import Random

import pytest

from theatrum.titles.paxren.agents import bring_bishop
from theatrum.titles.paxren.battle import campaigners
from theatrum.titles.paxren.expansion import faithful
from theatrum.titles.paxren.market import draw, end_by_patrons
from theatrum.titles.paxren.ops import Operate, no_op
from theatrum.titles.paxren.play import PlayCard, no_coronation
from theatrum.titles.paxren.state import Pax
from theatrum.titles.paxren.tokens import Shortage, sources
from theatrum.titles.paxren.turn import fair_offers, use_ops
from theatrum.titles.paxren.victory import bishops, conditions
from theatrum.titles.paxren.vocabulary import (
    BISHOP,
    GLOBALIZATION,
    KNIGHT,
    PAWN,
    RELIGIONS,
    RENAISSANCE,
    ROOK,
)

from ..cards.content import ABILITIES, CARDS, EMPIRES
from ..cards.proofs import position as with_all_cards
from ..positions import choose, open_, pax, position, question, tableau

RELIGION = pytest.mark.parametrize("religion", range(len(RELIGIONS)), ids=RELIGIONS)
SIDE = pytest.mark.parametrize("side", [0, 1], ids=["east", "west"])
MARY = "PREN044"


# -- religions


@pytest.mark.rule("paxren:E2.2")
@RELIGION
def test_a_bishop_of_any_religion_comes_from_its_own_reserve_and_dies_with_another(religion: int) -> None:
    for other in range(len(RELIGIONS)):
        g = pax(position(tableau={"medici": ["PREN001", "PREN005"]}))
        card, left = g.board.cards.index["PREN005"], list(g.reserve)
        bring_bishop(g, 0, card, religion)
        left[BISHOP + religion] -= 1
        assert (g.bishop(card), list(g.reserve)) == (religion, left)
        bring_bishop(g, 0, card, other)
        left[BISHOP + religion] += 1
        assert (g.bishop(card), list(g.reserve)) == (-1, left)
        assert bishops(g, 0) == [0, 0, 0]


@pytest.mark.rule("paxren:token-management")
@RELIGION
def test_a_bishop_that_is_missing_is_one_of_its_religion(religion: int) -> None:
    """Whoever takes none brings none."""
    cards = [f"PREN00{number}" for number in range(1, 7)]
    for answer in ("take-bishop:PREN003", "forgo"):
        game = position(tableau={"medici": [*cards, "PREN010"]})
        g = pax(game)
        place = {card: g.board.cards.index[card] for card in (*cards, "PREN010")}
        g.reserve[BISHOP + religion] = 0
        for number, card in enumerate(cards):
            g.add_bishop(place[card], (religion + number // 2) % 3)
        mine = {card for card in cards if g.bishop(place[card]) == religion}
        bring_bishop(g, 1, place["PREN010"], religion)
        shortage = g.stack[-1]
        assert isinstance(shortage, Shortage)
        assert {c.id for c, _ in shortage.offers(g, 1, False)} == {*(f"take-bishop:{card}" for card in mine), "forgo"}
        assert shortage.code == BISHOP + religion
        taken = f"take-bishop:{min(mine)}" if answer != "forgo" else answer
        game.choose(1, taken)
        assert g.bishop(place["PREN010"]) == (religion if answer != "forgo" else -1)
        assert g.reserve[BISHOP + religion] == 0


@pytest.mark.rule("paxren:token-management")
def test_a_missing_token_lies_among_the_repressed_or_anywhere_else_but_where_it_is_to_go() -> None:
    """Knights and pawns in cities, rooks and pawns in cities and on borders; bishops in no place of the map."""
    dice = Random(3)
    for _ in range(12):
        g = pax(position())
        g.repressed = [()] * len(g.repressed)
        g.city[:] = [dice.choice((0, KNIGHT, KNIGHT + 2, ROOK + 1)) for _ in g.city]
        g.border[:] = [dice.choice((0, ROOK + 1, ROOK + 2, PAWN, PAWN + 3)) for _ in g.border]
        spots = g.board.court_spot
        for code in range(KNIGHT, BISHOP + 3):
            for target in range(spots):
                found = [spot for spot in range(spots) if g.token(spot) == code and spot != target]
                assert sources(g, code, target) == found
        g.repressed = [(KNIGHT,) if empire == 4 else () for empire in range(len(g.repressed))]
        assert sources(g, KNIGHT, 0) == [spots + 4]


@pytest.mark.rule("paxren:M2")
@RELIGION
def test_an_empire_has_the_prestige_of_its_side_that_is_up(religion: int) -> None:
    """A Republic that of its own, a Monarchy its own; any other card that which is printed on it."""
    g = pax(with_all_cards())
    cards, empires = g.board.cards, len(g.board.land.empires)
    for republics in (0, (1 << empires) - 1, 0b0101100110, 0b1010011001):
        g.republic = republics
        for own in ((1 << empires) - 1, 0b1100110011 | 1 << 20 | 1 << 31 | 1 << 60):
            g.own[2] = own
            expected = [
                card
                for card in range(len(cards.ids))
                if own >> card & 1
                and (cards.republic_prestige if republics >> card & 1 else cards.prestige)[religion] >> card & 1
            ]
            assert faithful(g, 2, religion) == expected


# -- sides


@pytest.mark.rule("paxren:D2")
@SIDE
def test_a_row_whose_deck_is_empty_is_filled_from_the_other(side: int) -> None:
    g = pax(position())
    g.deck[3 * side : 3 * side + 3] = [0, 0, 0]
    left = sum(g.deck)
    card = draw(g, side)
    assert g.board.cards.side[card] == 1 - side
    assert sum(g.deck) == left - 1
    g.deck[:] = [0] * 6
    assert draw(g, side) == draw(g, 1 - side)
    assert not any(g.deck)


@pytest.mark.rule("paxren:C5")
@SIDE
def test_with_astrology_the_card_ahead_of_the_other_deck_comes_to_a_row_without_one(side: int) -> None:
    g = pax(position(options={"astrology": "yes"}))
    ahead = list(g.ahead)
    assert draw(g, side) == ahead[side]
    ahead = list(g.ahead)
    g.deck[3 * side : 3 * side + 3] = [0, 0, 0]
    assert draw(g, side) == ahead[side]  # the last of its own
    assert draw(g, side) == ahead[1 - side]
    assert g.ahead[1 - side] != ahead[1 - side]


@pytest.mark.rule("paxren:E4")
@SIDE
@pytest.mark.parametrize("joint", [False, True])
@pytest.mark.parametrize("before", [False, True])
def test_an_action_runs_both_sides_if_the_other_has_not_run_this_turn(side: int, joint: bool, before: bool) -> None:
    """By an ability; without it, its own side alone."""
    game = with_all_cards(tableau={"fugger": ["PREN110X", "PREN023"] if joint else ["PREN023", "PREN063"]})
    g = pax(game)
    if before:
        use = g.used
        use_ops(g, 0, 1 - side)
        first = g.stack.pop()
        assert isinstance(first, Operate)
        assert first.sides == (3 if joint else 1 << 1 - side)
        if joint:  # as if it had run before the ability was there
            g.used = use | _flag(1 - side)
    actions = g.actions
    use_ops(g, 0, side)
    frame = g.stack[-1]
    assert isinstance(frame, Operate)
    assert frame.sides == (3 if joint and not before else 1 << side)
    assert g.actions == actions - 1


def _flag(side: int) -> int:
    """How it is marked that a side has run."""
    twin = pax(position(tableau={"fugger": ["PREN023", "PREN063"]}))
    use_ops(twin, 0, side)
    return twin.used


@pytest.mark.rule("paxren:E5")
@SIDE
def test_each_fair_is_held_once_a_turn_whichever_was_held_first(side: int) -> None:
    game = position()
    names = ("east", "west")
    choose(game, f"fair:{names[side]}")
    while question(game) != "Act":
        choose(game, sorted(open_(game))[0])
    g = pax(game)
    assert {c.id: why is None for c, why in fair_offers(g, True)} == {
        f"fair:{names[side]}": False, f"fair:{names[1 - side]}": True,
    }  # fmt: skip


# -- seats and cards


@pytest.mark.rule("paxren:G6", "paxren:L2")
@pytest.mark.parametrize("left", range(4))
def test_of_banks_that_are_out_none_wins_when_the_decks_are_empty(left: int) -> None:
    g = pax(position(options={"bankruptcy": "yes"}))
    g.florins = [9, 9, 9, 9]
    g.florins[left] = 0
    g.out = 0b1111 & ~(1 << left)
    end_by_patrons(g)
    assert g.winner == left


@pytest.mark.rule("paxren:E4")
def test_a_card_has_worked_when_it_has_itself() -> None:
    """Whichever cards before and after it have."""
    g = pax(position(tableau={"fugger": ["PREN023", "PREN036"], "medici": ["PREN038"]}))
    card = g.board.cards.index["PREN036"]
    op = next(iter(range(21)))
    for others in (1 << card + 1 | 1 << card + 5, 1 << card - 1 | 1 << card + 30, 0):
        for worked in (False, True):
            g.worked = others | worked << card
            why = no_op(g, 0, card, op)
            assert (why is not None and why.key == "has-worked") == worked


@pytest.mark.rule("paxren:I")
@pytest.mark.parametrize("empire", ["england", "france", "hungary", "portugal", "ottoman"])
def test_a_republic_is_not_crowned_again_whoever_else_is_one(empire: str) -> None:
    """By the Star Chamber a king is taken from any tableau, but no Republic."""
    others = [name for name in ("byzantium", "aragon", "mamluk") if name != empire]
    for republics in (others, [*others, empire]):
        game = with_all_cards(
            hands={"fugger": ["PREN045"]}, tableau={"fugger": ["PREN006"], "medici": [empire, *others]},
            republics=republics,
        )  # fmt: skip
        g = pax(game)
        why = no_coronation(g, 0, g.board.land.index[empire])
        assert (why is None) == (empire not in republics)


@pytest.mark.rule("paxren:I2")
@pytest.mark.parametrize("beside", ["PREN001", "PREN060", "PREN067"])
def test_a_queen_without_a_king_is_an_old_maid_beside_any_card(beside: str) -> None:
    game = position(hands={"fugger": [MARY]}, tableau={"fugger": [beside]})
    choose(game, f"play:{MARY}")
    while question(game) != "Act":
        choose(game, next(c for c in sorted(open_(game)) if c.startswith(("no-", "leave-out", "single"))))
    assert game.view()["banks"][0]["old_maids"] == [MARY]
    assert tableau(game, "fugger") == {beside}


@pytest.mark.rule("paxren:I2")
def test_only_a_queen_becomes_an_old_maid_and_not_one_that_has_a_place_or_was_sold() -> None:
    for card in range(len(pax(with_all_cards()).board.cards.ids)):
        for own, sold in ((False, False), (True, False), (False, True)):
            g = pax(with_all_cards())
            others = (1 << len(g.board.cards.ids)) - 1 & ~(1 << card)
            g.own[1] = others | own << card
            g.maids[:] = [0] * g.seats
            PlayCard(1, card, sold=sold).old_maid(g)
            queen = g.board.cards.queens >> card & 1
            assert g.maids == [0, (queen and not own and not sold) << card, 0, 0]


@pytest.mark.rule("paxren:F1", "paxren:ability")
@pytest.mark.parametrize("seat", range(4))
def test_behind_the_kremlin_s_walls_nothing_at_all_is_silenced(seat: int) -> None:
    """And only for its owner."""
    g = pax(with_all_cards())
    kremlin = g.board.cards.index["PREN074"]
    assert g.board.cards.unsilenced >> kremlin & 1
    g.own[:] = [(1 << len(g.board.cards.ids)) - 1 & ~g.board.cards.unsilenced] * g.seats
    g.own[seat] |= 1 << kremlin
    for silent in (0, 1, 1 << kremlin, (1 << len(g.board.cards.ids)) - 1):
        g.silent = silent
        assert [g.mute(other) for other in range(g.seats)] == [silent * (other != seat) for other in range(g.seats)]


@pytest.mark.rule("paxren:ability")
def test_closed_passes_part_portugal_and_france_and_no_others() -> None:
    g = pax(with_all_cards())
    land, cards = g.board.land, g.board.cards
    (queen,) = [card for barrier, mask in cards.barriers for card in range(len(cards.ids)) if mask >> card & 1]
    portugal, france = land.index["portugal"], land.index["france"]
    for owned in (False, True):
        g.own[:] = [0, owned << queen, 0, 0]
        for empire in range(len(land.empires)):
            parted = {portugal: 1 << france, france: 1 << portugal}.get(empire, 0) if owned else 0
            assert land.near[portugal] >> france & 1
            assert g.near(empire) == land.near[empire] & ~parted


# -- what is added up for a victory


def have(g: Pax, victory: int) -> dict[str, int]:
    return {part.name: part.mine for part in conditions(g, 0, victory)}


@pytest.mark.rule("paxren:E6")
def test_what_counts_by_an_ability_is_added_to_what_one_has() -> None:
    two = {"england_france": "fugger-pawn", "aragon_france": "fugger-pawn"}
    game = with_all_cards(tableau={"fugger": ["PREN102X", "PREN055"]}, borders=two)
    assert have(pax(game), GLOBALIZATION)["concessions"] == 4
    game = with_all_cards(tableau={"fugger": ["PREN103X", "england"]}, republics=["england"])
    assert have(pax(game), RENAISSANCE)["republics"] == 2


# -- what stands somewhere


@pytest.mark.rule("paxren:F9")
@pytest.mark.parametrize("code", range(1, BISHOP))
def test_knights_alone_march_in_a_campaign(code: int) -> None:
    """Of whatever religion; no Rook and no pawn."""
    g = pax(position())
    land = g.board.land
    france, england = land.index["france"], land.index["england"]
    places = list(land.places[france])
    for slot in places:
        g.city[slot] = 0
    g.city[places[0]] = code
    found = campaigners(g, 0, england, france)
    assert found == ([(places[0], code)] if code < ROOK else [])


@pytest.mark.rule("paxren:C5")
@SIDE
def test_of_a_written_deck_the_other_stays_as_it_would_be(side: int) -> None:
    name, counts = ("east", "west")[side], [3, 5, 1]
    plain, written = pax(position()), pax(position(decks={name: counts}))
    other = 1 - side
    assert len(written.deck) == 6
    assert list(written.deck[3 * side : 3 * side + 3]) == counts
    assert list(written.deck[3 * other : 3 * other + 3]) == list(plain.deck[3 * other : 3 * other + 3])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_has_its_history_every_empire_its_rulers_and_every_ability_its_wording(language: str) -> None:
    cards = pax(with_all_cards()).board.cards
    prose = cards.prose(language)
    empires = [f"{side}-{row['id']}" for row in EMPIRES for side in ("king", "republic")]
    expected = {f"history-{name}" for name in cards.ids} | {*empires} | {f"ability-{row['key']}" for row in ABILITIES}
    assert set(prose) == expected
    for row in (*EMPIRES, *CARDS):
        assert prose[f"history-{row.get('id') or row['no']}"] == row[f"history_{language}"]
    assert all(prose[f"king-{row['id']}"] == row[f"king_name_{language}"] for row in EMPIRES)
    assert all(prose[f"ability-{row['key']}"] == row[language] for row in ABILITIES)
