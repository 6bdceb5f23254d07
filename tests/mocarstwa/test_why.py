"""What the steward's reasons name."""

from __future__ import annotations

import theatrum
from theatrum.bots import make, sight


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
                    assert game.teller("en").why(why).lower().endswith(f"{why.args[0]} % to win this battle")
                    told += 1
        game.choose(seat, steward.choose(seen))
