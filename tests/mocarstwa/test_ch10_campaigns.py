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
