"""What the steward's reasons name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import theatrum
from theatrum.bots import make, sight
from theatrum.engine.game import Game

from .positions import at, position


def test_the_odds_of_a_card_are_those_of_its_forecast() -> None:
    """A hint and the list beside it say the same per cent."""
    game = theatrum.new("mocarstwa", "berlin", seats=2, seed="odds", options={"battles": "cards"})
    steward, told = make("steward", "odds"), 0
    while told < 5:
        seat = game.to_act[0]
        seen = sight(game, seat)
        for choice in seen.choices if any(choice.verb == "lay" for choice in seen.choices) else ():
            for why in game.title.explain(seen.state, seat, choice):
                if why.key == "battle-odds":
                    forecast = game.forecast(seat, choice)
                    assert forecast is not None
                    assert why.args == tuple(forecast["brief"]["about"].values())
                    assert game.teller("en").why(why).lower().endswith(f"{why.args[0]}% to win this battle")
                    told += 1
        game.choose(seat, steward.choose(seen))


def told(game: Game, said: str, key: str) -> list[str]:
    """What a reason says of a choice, in English."""
    seat = game.to_act[0]
    seen = sight(game, seat)
    choice = next(choice for choice in seen.choices if choice.id == said)
    whys = game.title.explain(seen.state, seat, choice)
    return [game.teller("en").why(why) for why in whys if why.key.startswith(key)]


def test_a_march_names_the_goal_and_how_far_it_is() -> None:
    pieces = [at("bavaria", "2 infantry", "spain"), at("moscow", "1 infantry", "russia")]
    game = position("spain,russia", pieces, goals=[{"kind": "hold", "place": "berlin", "turns": 3}])
    assert told(game, "move:infantry:bavaria:saxony", "nearer") == ["Nearer to the goal: Berlin is the next province"]
    assert told(game, "move:infantry:bavaria:tyrol", "nearer") == [
        "Farther from the goal: Berlin would be 3 provinces on"
    ]
    assert told(game, "move:infantry:bavaria:tyrol", "together") == [
        "2 units of ours in or beside Tyrol, 2 where it stands"
    ]


def test_an_attack_names_odds_or_points() -> None:
    pieces = [
        at("bavaria", "1 artillery", "spain"), at("moscow", "1 infantry", "russia"),
        at("saxony", "1 infantry"), at("vienna", "3 artillery"),
    ]  # fmt: skip
    game = position("spain,russia", pieces, goals=[{"kind": "hold", "place": "berlin", "turns": 3}], battles="cards")
    [prize] = told(game, "attack:artillery:bavaria:saxony", "prize")
    assert prize.endswith("% to take Saxony")
    [weak] = told(game, "attack:artillery:bavaria:vienna", "too-weak")
    assert weak == "Too weak for Vienna: 3 points of attack against 9"


@pytest.mark.parametrize(
    ("scenario", "verb", "said"),
    [
        ("berlin", "drive", r"Drives them to .+, (one province|\d+ provinces) from the goal: Berlin"),
        ("iceland", "embark", r"The way leads over the sea: (one unit|\d+ units) ashore, free berths: \d+"),
        ("full", "recruit", r".+: (one point|\d+ points) of attack for [\d,]+ ducats"),
    ],
)
def test_a_reason_tells_how_much(scenario: str, verb: str, said: str) -> None:
    """Where the beaten are driven, who waits for ships, what recruits bring and cost: in some games of stewards."""
    assert any(re.fullmatch(said, why) for seed in range(6) for why in reasons(scenario, verb, seed))


def reasons(scenario: str, verb: str, seed: int) -> Iterator[str]:
    """The reasons of all choices with a verb in a game of stewards."""
    game = theatrum.new("mocarstwa", scenario, seats=2, seed=seed, options={"battles": "cards"})
    steward = make("steward", str(seed))
    while not game.over:
        seat = game.to_act[0]
        seen = sight(game, seat)
        for choice in (choice for choice in seen.choices if choice.verb == verb):
            yield from (game.teller("en").why(why) for why in game.title.explain(seen.state, seat, choice))
        game.choose(seat, steward.choose(seen))
