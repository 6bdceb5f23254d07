"""The odds of a battle: known positions, cards counted by hand, and nothing that a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

import theatrum
from theatrum import bots
from theatrum.engine.chance import Generator
from theatrum.engine.game import Game
from theatrum.titles.raison.forces import Force, Pile, strength
from theatrum.titles.raison.outcome import pile_strength

from ..moves import attack, duel, moving
from ..positions import choose, question, raison

MARCH = "march:austria.1:saxonia"


def odds(game: Game, choice: str) -> dict[str, Any]:
    found = no_odds(game, choice)
    assert found is not None, f"{choice} leads to no battle"
    return found


def facts(game: Game, choice: str) -> dict[str, list[dict[str, Any]]]:
    """What a forecast tells, by key."""
    told = game.forecast(game.to_act[0], raison(game).lexicon.parse(choice))
    assert told is not None
    found: dict[str, list[dict[str, Any]]] = {}
    for fact in told["facts"]:
        found.setdefault(fact["key"], []).append(fact["about"])
    return found


def no_odds(game: Game, choice: str) -> dict[str, Any] | None:
    told = game.forecast(game.to_act[0], raison(game).lexicon.parse(choice))
    return told["picture"] if told else None


def verdict(found: dict[str, Any]) -> tuple[float, float, float]:
    return found["win"], found["draw"], found["lose"]


def before(mine: dict[str, Any], theirs: dict[str, Any], others: dict[str, Any] | None = None, **more: Any) -> Game:
    """An Austrian General in Bohemia may march against a Protestant one in Saxonia; nobody else is there."""
    powers = {
        "austria": {"generals": {"bohemia": 2}, "morale": 9} | mine,
        "protestants": {"generals": {"saxonia": 2}, "morale": 9} | theirs,
    }
    return moving("austria", powers | (others or {}), **more)


def unseen(game: Game) -> list[int]:
    """The cards that the asked seat, who alone holds any, has not seen; by hand, from the deck."""
    g = raison(game)
    own = [card for power, hand in enumerate(g.hands) if g.runs(power) == game.to_act[0] for card in hand]
    left = [g.board.deck[card] - g.discard[card] - own.count(card) for card in range(len(g.board.deck))]
    return [card for card, count in enumerate(left) for _ in range(count)]


# -- certain ends


@pytest.mark.rule("10.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [(3, 0, (1.0, 0.0, 0.0)), (1, 1, (0.0, 1.0, 0.0)), (0, 3, (0.0, 0.0, 1.0))],
)
def test_without_cards_the_higher_strength_wins(mine: int, theirs: int, expected: tuple[float, ...]) -> None:
    found = odds(before({"generals": {"bohemia": mine}}, {"generals": {"saxonia": theirs}}), MARCH)
    assert verdict(found) == expected
    assert (found["kind"], found["territory"]) == ("battle", "saxonia")
    assert (found["attack"], found["defence"], found["certain"]) == (1 + mine, 1 + theirs, True)


def test_a_hand_that_wins_against_any_other_is_sure() -> None:
    found = odds(before({"generals": {"bohemia": 3}, "hand": [6, 6, 6]}, {"hand": [6]}), MARCH)
    assert verdict(found) == (1.0, 0.0, 0.0)
    assert (found["attack_cards"], found["defence_cards"]) == (3, 1)


@pytest.mark.rule("10.4.3")
def test_two_unseen_threes_could_still_level_it() -> None:
    """Two open 3s take two of the 6s away: 4 and 6 against 3, 3, 3 and their pair."""
    found = odds(before({"generals": {"bohemia": 3}, "hand": [6, 6, 6]}, {"hand": [6, 6]}), MARCH)
    assert not found["certain"]
    assert 0.9 < found["win"] < 1


@pytest.mark.rule("10.1")
def test_a_fortress_is_four() -> None:
    theirs = {"generals": {}, "garrisons": ["saxonia"], "fortresses": ["saxonia"]}
    found = odds(before({"generals": {"bohemia": 2}}, theirs), MARCH)
    assert (found["attack"], found["defence"], verdict(found)) == (3, 4, (0.0, 0.0, 1.0))


@pytest.mark.rule("9.7.10")
def test_a_garrison_left_behind_is_missed_in_the_battle() -> None:
    game = before({"generals": {"bohemia": 2}}, {"generals": {"saxonia": 1}})
    assert verdict(odds(game, MARCH)) == (1.0, 0.0, 0.0)
    assert verdict(odds(game, f"garrison-{MARCH}")) == (0.0, 1.0, 0.0)


# -- counted by hand


def test_a_card_that_lies_face_down_is_counted_exactly() -> None:
    """4 and a 1 against 3 and a card that Austria has not seen; nobody can play another."""
    theirs = {"generals": {"saxonia": 1}, "garrisons": ["saxonia"], "hand": [5]}
    game = duel({"generals": {"bohemia": 3}, "hand": [1, 1]}, theirs)
    choose(game, "play:austria.1:1", "play:protestants.1:5")
    g = raison(game)
    left = [count - gone for count, gone in zip(g.board.deck, g.discard, strict=True)]
    left[1] -= 2  # his own
    expected = (left[1], left[2], sum(left[3:]))
    assert verdict(odds(game, "pass")) == tuple(round(count / sum(left), 4) for count in expected)
    assert sum(left) == 49


def test_what_can_still_be_played_makes_the_odds_less_sure() -> None:
    """The same margin of best against best: known cards that lie are surer than cards that may be kept."""
    game = before({"generals": {"bohemia": 2}, "hand": [4]}, {"generals": {"saxonia": 1}, "hand": [2, 5]})
    found = odds(game, MARCH)
    assert found["defence_cards"] == 1
    assert 0.1 < found["win"] < 0.6
    assert not found["certain"]


def test_equal_sides_are_equally_likely_to_win() -> None:
    """Neither army's hand is known to the Ally who is asked to support: the odds are level."""
    others = {"sweden": {"generals": {"brandenburg": 1}, "morale": 9}}
    game = before({"hand": [1, 6]}, {"hand": [1, 6]}, others)
    choose(game, MARCH, "end-turn")
    assert question(game) == "DeclareSupport"
    found = odds(game, "done")
    assert found["win"] == pytest.approx(found["lose"], abs=0.35)
    assert not found["certain"]


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(("morale", "cards"), [(9, 2), (1, 1), (0, 1)])
def test_morale_limits_the_cards(morale: int, cards: int) -> None:
    found = odds(before({"hand": [5, 6], "morale": morale}, {}), MARCH)
    assert found["attack_cards"] == cards


@pytest.mark.rule("10.3")
def test_troops_limit_the_cards() -> None:
    found = odds(before({"hand": [1, 2, 3, 4], "generals": {"bohemia": 1}}, {}), MARCH)
    assert found["attack_cards"] == 1


@pytest.mark.rule("10.4.4")
@pytest.mark.parametrize(("pairs", "expected"), [("threes-and-fours", (1.0, 0.0, 0.0)), ("fours", (0.0, 1.0, 0.0))])
def test_a_pair_counts_as_the_table_plays_it(pairs: str, expected: tuple[float, ...]) -> None:
    """3 and two cards of 3 against 9."""
    theirs = {"generals": {"saxonia": 3}, "garrisons": ["saxonia"]}
    game = before({"hand": [3, 3]}, theirs, {"sweden": {"generals": {"saxonia": 3}}}, options={"pairs": pairs})
    found = odds(game, MARCH)
    assert (found["attack"], found["defence"]) == (3, 9)
    assert verdict(found) == expected


# -- support


@pytest.mark.rule("10.2")
def test_own_generals_come_and_what_others_may_send_is_a_range() -> None:
    mine = {"generals": {"bohemia": 1, "silesia": 2}, "hand": [2, 2, 2]}
    theirs = {"generals": {"saxonia": 1, "hannover": 3}, "hand": [1, 1, 1, 1]}
    others = {"spain": {"generals": {"brandenburg": 3}, "hand": [6, 6, 6], "morale": 9}}
    game = before(mine, theirs, others)
    found, told = odds(game, MARCH), facts(game, MARCH)
    assert (found["attack_cards"], found["defence_cards"]) == (3, 1)  # with his own second General; nobody else yet
    assert found["low"] < found["win"] < found["high"]
    assert [fact["power"] for fact in told["with-friend"]] == ["spain"]
    assert [(fact["power"], fact["cards"]) for fact in told["with-foe"]] == [("protestants", 3)]
    assert told["all-against"][0]["percent"] < told["alone"][0]["percent"] < told["with-friend"][0]["percent"]
    assert told["with-foe"][0]["percent"] == told["all-against"][0]["percent"]


@pytest.mark.rule("10.2")
def test_a_support_that_can_still_come_is_foretold_before_the_attack() -> None:
    """Nobody but a neighbour's General can turn this battle: alone it is won for certain, and with him it is lost."""
    neighbour = {"sweden": {"generals": {"brandenburg": 3}, "hand": [6, 6, 6], "morale": 9}}
    game = before({"generals": {"bohemia": 2}}, {"generals": {"saxonia": 1}}, neighbour)
    found, told = odds(game, MARCH), facts(game, MARCH)
    assert (found["low"] < 0.05, found["high"]) == (True, 1.0)
    assert told["alone"] == [{"percent": 100}]
    assert [(fact["power"], fact["cards"]) for fact in told["with-foe"]] == [("sweden", 3)]
    assert told["with-foe"][0]["percent"] <= 5
    assert not found["certain"]


@pytest.mark.rule("10.5.3")
def test_what_hangs_on_a_battle_is_told() -> None:
    game = before({"generals": {"bohemia": 2}, "influence": 3}, {"generals": {"saxonia": 2}})
    told = facts(game, MARCH)
    assert told["prize"] == [{"power": "austria", "influence": 2}]
    assert told["defeat"] == [{"general": "austria.1", "troops": 2}]
    victory = raison(game).board.victory
    near = before({"generals": {"bohemia": 2}, "influence": victory - 2}, {"generals": {"saxonia": 2}})
    assert facts(near, MARCH)["prize-game"] == [{"power": "austria", "influence": 2}]


@pytest.mark.rule("10.5.3")
def test_what_a_victory_brings_to_a_supporter_is_told() -> None:
    """Spain may back the Austrian attack with a General of its own: it would gain as much."""
    neighbour = {"spain": {"generals": {"brandenburg": 2}, "hand": [6]}}
    game = before({"generals": {"bohemia": 1}}, {"generals": {"saxonia": 2}}, neighbour)
    choose(game, MARCH, "end-turn")
    assert question(game) == "DeclareSupport"
    alone = [{"power": "austria", "influence": 2}]
    assert facts(game, "done")["prize"] == alone
    assert facts(game, "support:spain.1")["prize"] == [{"power": "spain", "influence": 2}, *alone]


@pytest.mark.rule("9.7.5")
def test_of_several_battles_each_is_foretold_with_its_range_only_where_supports_matter() -> None:
    generals = {"bohemia": 3, "bavaria": 3}
    neighbour = {"sweden": {"generals": {"brandenburg": 3}, "hand": [6, 6, 6], "morale": 9}}
    game = before({"generals": generals}, {"generals": {"saxonia": 1, "franconia": 0}}, neighbour)
    choose(game, MARCH, "march:austria.2:franconia")
    told = facts(game, "end-turn")
    assert told["battle-at"] == [{"territory": "franconia", "percent": 100}]
    (open_,) = told["battle-at-range"]
    assert open_["territory"] == "saxonia"
    assert open_["low"] < open_["high"]


@pytest.mark.rule("9.7.5")
def test_a_move_says_what_it_leaves_open() -> None:
    game = before({"generals": {"bavaria": 2}}, {"generals": {"franconia": 2}})
    assert facts(game, "march:austria.1:tyrol")["left-open"] == [{"territory": "bavaria", "general": "protestants.1"}]
    assert game.forecast(game.to_act[0], raison(game).lexicon.parse("garrison-march:austria.1:tyrol")) is None


@pytest.mark.rule("10.2")
def test_support_is_weighed_against_none() -> None:
    game = before({"generals": {"bohemia": 1, "silesia": 2}, "hand": [5, 6, 6]}, {"generals": {"saxonia": 3}})
    choose(game, MARCH, "end-turn")
    assert question(game) == "DeclareSupport"
    assert verdict(odds(game, "support:austria.2")) == (1.0, 0.0, 0.0)
    assert odds(game, "done")["attack_cards"] == 1


# -- cards on the table


def test_the_defender_reads_the_odds_from_its_own_side() -> None:
    game = duel({"hand": [1]}, {"hand": [5, 6]})
    choose(game, "play:austria.1:1")
    assert question(game) == "PlayCard"
    assert verdict(odds(game, "play:protestants.1:6")) == (1.0, 0.0, 0.0)


@pytest.mark.rule("10.3.4")
def test_passing_leaves_the_hand_unplayed() -> None:
    game = duel({"hand": [5, 6]}, {})
    assert odds(game, "pass")["attack_cards"] == 0
    assert verdict(odds(game, "pass")) == (0.0, 1.0, 0.0)
    assert verdict(odds(game, "play:austria.1:5")) == (1.0, 0.0, 0.0)


@pytest.mark.rule("10.4.3")
def test_an_open_three_takes_the_only_card_of_the_enemy() -> None:
    game = duel({"generals": {"bohemia": 1}, "hand": [6]}, {"generals": {"saxonia": 1}, "hand": [3]})
    choose(game, "play:austria.1:6")
    assert verdict(odds(game, "play-open:protestants.1:3")) == (1.0, 0.0, 0.0)
    assert odds(game, "play:protestants.1:3")["win"] < 0.5


@pytest.mark.rule("10.4.3")
def test_removing_an_open_five_is_better_than_a_hidden_card() -> None:
    walls = {"generals": {"saxonia": 3}, "garrisons": ["saxonia"], "fortresses": ["saxonia"], "hand": [4, 5]}
    game = duel({"generals": {"bohemia": 3}, "hand": [1, 2, 3]}, walls)
    choose(game, "play:austria.1:1", "play:protestants.1:5", "play-open:austria.1:2", "reveal:protestants.1:1")
    choose(game, "play:protestants.1:4", "play-open:austria.1:3")
    assert question(game) == "ChooseTarget"
    # 10 against 8 and the hidden card. Seen are a 1 in the discard pile, his own 1, 2 and 3, and the 5: 47 are left.
    expected = (round(4 / 47, 4), round(10 / 47, 4), round(33 / 47, 4))
    assert verdict(odds(game, "remove:protestants.1:1")) == expected
    assert verdict(odds(game, "remove:protestants.1:2")) == (0.0, 0.0, 1.0)


# -- where there is no battle


def test_no_battle_no_odds() -> None:
    game = before({}, {"generals": {"hesse": 2}})
    assert no_odds(game, MARCH) is None
    assert no_odds(game, "end-turn") is None


@pytest.mark.rule("10.5.3")
def test_after_the_battle_there_is_nothing_to_forecast() -> None:
    game = attack(
        "austria", {"austria": {"generals": {"bohemia": 3}}, "protestants": {"garrisons": ["saxonia"]}}, MARCH
    )
    assert question(game) == "Conquest"
    assert no_odds(game, "garrison") is None


# -- cards well played


def best_by_trying(force: Force, game: Game) -> int:
    """The most that any way to play the hand is worth, tried one by one."""
    best = 0
    for chosen in combinations(force.hand, force.plays):
        for places in product(range(len(force.piles)), repeat=force.plays):
            piles = [list(pile.cards) for pile in force.piles]
            for card, place in zip(chosen, places, strict=True):
                piles[place].append(card)
            if all(len(p) - len(q.cards) <= q.room for p, q in zip(piles, force.piles, strict=True)):
                best = max(best, sum(pile_strength(raison(game), tuple(pile)) for pile in piles))
    return best


@pytest.mark.rule("10.4.4")
@pytest.mark.parametrize("pairs", ["threes-and-fours", "fours"])
def test_highest_cards_well_paired_are_the_best_of_all_ways_to_play(pairs: str) -> None:
    game = before({}, {}, options={"pairs": pairs})
    pair_from = raison(game).pair_from
    random = Random(7)
    for _ in range(150):
        piles = tuple(
            Pile(tuple(random.randint(1, 6) for _ in range(random.randint(0, 2))), random.randint(0, 3))
            for _ in range(random.randint(1, 2))
        )
        hand = tuple(sorted(random.randint(1, 6) for _ in range(random.randint(0, 5))))
        plays = random.randint(0, min(len(hand), sum(pile.room for pile in piles)))
        force = Force(True, hand, plays, piles)
        assert strength(force, (), pair_from) == best_by_trying(force, game), force


# -- nothing leaks, nothing changes


def battles(seed: int) -> Iterator[tuple[Game, int]]:
    """Positions of a game among stewards in which the seat to act has a choice that leads to a battle."""
    game = theatrum.new("raison", "1702", seats=4, seed=seed)
    players = [bots.make("steward", seat) for seat in range(game.seats)]
    for _ in range(250):
        seat = game.to_act[0]
        told = [game.forecast(seat, choice) for choice in game.choices(seat)[:3]]
        if any(found and found["picture"] for found in told):
            yield game, seat
        game.choose(seat, players[seat].choose(bots.sight(game, seat)))


def test_two_positions_that_look_alike_have_the_same_odds() -> None:
    looked = 0
    for game, seat in battles(3):
        veiled = game.state.veil(seat)
        others = [veiled.resample(seat, Generator(number)).veil(seat) for number in (1, 2)]
        for choice in game.choices(seat)[:3]:
            here = game.title.forecast(veiled, seat, choice)
            assert [game.title.forecast(other, seat, choice) for other in others] == [here, here]
            looked += here.picture is not None
    assert looked > 40


def test_asking_changes_nothing_and_the_parts_make_a_whole() -> None:
    for game, seat in battles(4):
        veiled = game.state.veil(seat)
        as_it_was = veiled.to_bytes()
        for choice in game.choices(seat):
            found = game.title.forecast(veiled, seat, choice).picture
            if found is not None:
                assert sum(verdict(found)) == pytest.approx(1, abs=0.001)
                assert found["low"] <= found["win"] + 1e-9
                assert found["win"] <= found["high"] + 1e-9
        assert veiled.to_bytes() == as_it_was
