"""What single campaigns add."""

from __future__ import annotations

import pytest

from .positions import at, position


@pytest.mark.rule("mocarstwa:10.6")
@pytest.mark.parametrize("battles", ["cards", "dice"])
def test_in_the_annexation_players_leave_each_other_alone(battles: str) -> None:
    pieces = [
        at("madrid", "1 infantry", "spain"),
        at("aragon", "1 infantry", "poland"),
        at("valencia", "1 infantry"),
    ]
    apart = position("spain,poland", pieces, level="campaign", battles=battles, more={"apart": True})
    refused = apart.why_not(0, "attack:infantry:madrid:aragon")
    assert refused is not None
    assert refused.rule == "mocarstwa:10.6"
    attacks = [choice.id for choice in apart.choices(0) if choice.verb == "attack"]
    assert attacks == ["attack:infantry:madrid:valencia"]
    free = position("spain,poland", pieces, level="campaign", battles=battles)
    assert free.why_not(0, "attack:infantry:madrid:aragon") is None


@pytest.mark.rule("mocarstwa:12.2")
@pytest.mark.parametrize(("taken", "commander"), [("paris", True), ("lyon", False)])
def test_who_takes_a_capital_in_a_campaign_takes_a_commander(taken: str, commander: bool) -> None:
    """A die of 6 against one of 1: the only defender falls, and the infantry enters."""
    pieces = [at("madrid", "1 infantry", "spain"), at("burgundy", "1 infantry", "spain"), at(taken, "1 infantry")]
    pieces.append(at("warsaw", "1 infantry", "poland"))
    game = position("spain,poland", pieces, level="campaign", forced=(5, 5, 0, 0))
    game.choose(0, f"attack:infantry:burgundy:{taken}")
    assert (type(game.decision).__name__ == "TakeCommander") == commander
    if commander:
        game.choose(0, "appoint:marshal:madrid")
        assert type(game.decision).__name__ == "Orders"
