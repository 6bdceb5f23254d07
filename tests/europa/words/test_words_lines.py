"""Small events that one line tells: sums, whoever it happens to, commanders once."""

from __future__ import annotations

import pytest

from theatrum.engine.state import Event
from theatrum.engine.telling import Teller
from theatrum.language import LIBRARY
from theatrum.titles import TITLES

from ..places import area, realm
from ..positions import begin

FRANCE, POLAND, ENGLAND = realm("france"), realm("poland"), realm("england")


def told(language: str, *events: tuple[str | int, ...]) -> list[str]:
    title = TITLES["europa"]
    teller = Teller(title, begin(), LIBRARY.words(title, language))
    log = [Event(0, str(name), tuple(map(int, args))) for name, *args in events]
    return [teller.line(line) for line in teller.lines(log)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "France gained 5 military power."), ("pl", "Francja zyskuje 5 punktów władzy wojskowej.")],
)
def test_what_adds_up_to_one_is_told_as_one(language: str, sentence: str) -> None:
    assert told(language, ("gained-power", FRANCE, 2, 2), ("gained-power", FRANCE, 2, 3)) == [sentence]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "France gained 2 administrative power and 4 military power."),
        ("pl", "Francja zyskuje punkty: 2 władzy administracyjnej i 4 władzy wojskowej."),
    ],
)
def test_what_differs_is_listed_with_its_sums(language: str, sentence: str) -> None:
    events = [("gained-power", FRANCE, 0, 2), ("gained-power", FRANCE, 2, 3), ("gained-power", FRANCE, 2, 1)]
    assert told(language, *events) == [sentence]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Stability of France, Poland and England fell by 1."),
        ("pl", "Stabilność Francji, Polski i Anglii spada o 1."),
    ],
)
def test_all_whose_stability_falls_alike_stand_in_one_line(language: str, sentence: str) -> None:
    events = [("stability-fell", each, 1) for each in (FRANCE, POLAND, ENGLAND)]
    assert told(language, *events) == [sentence]
    assert len(told(language, *events, ("stability-fell", FRANCE, 2))) == 2


@pytest.mark.parametrize(
    ("language", "rebels", "plague"),
    [
        ("en", "4 units of rebels rose in Bohemia.", "The plague came to Bohemia and the Rhineland."),
        ("pl", "Buntownicy w Bohemii: 4 jednostki.", "Zaraza wybucha w Bohemii i w Nadrenii."),
    ],
)
def test_rebels_are_counted_and_plagues_listed(language: str, rebels: str, plague: str) -> None:
    bohemia, rhineland = area("bohemia"), area("rhineland")
    assert told(language, ("rebels-rose", bohemia, 3), ("rebels-rose", bohemia, 1)) == [rebels]
    assert told(language, ("plague", bohemia), ("plague", rhineland)) == [plague]
