"""Where a page is played: at a desk and on a phone, in both languages."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import pytest

from .conftest import Visit
from .table.test_phone import PHONE
from .table_page import TablePage
from .visitor import Visitor

TALL = PHONE | {"viewport": {"width": 390, "height": 844}}
LOG = {"en": "Log", "pl": "Kronika"}


class Place(NamedTuple):
    """A device with its language."""

    phone: bool
    language: str

    def __str__(self) -> str:
        return f"{'phone' if self.phone else 'desk'}-{self.language}"

    def visitor(self, visit: Visit, device: dict[str, Any] = TALL) -> Visitor:
        return visit(**device if self.phone else {}, language=None if self.language == "en" else self.language)

    def log(self, table: TablePage) -> TablePage:
        """The log comes into sight: at a desk it is."""
        return table.tab(LOG[self.language]) if self.phone else table


PLACES = tuple(Place(*one) for one in product((False, True), ("en", "pl")))


def everywhere(*at_once: Place) -> pytest.MarkDecorator:
    """A test in all four places, of which `make test` takes some."""
    late = {place: [] if place in at_once else [pytest.mark.soak] for place in PLACES}
    places = [pytest.param(place, id=str(place), marks=late[place]) for place in PLACES]
    return pytest.mark.parametrize("place", places)


DESK, DESK_IN_POLISH, PHONE_IN_ENGLISH, PHONE_IN_POLISH = PLACES
