"""The static side of a game: land, cards, the numbers of the set-up, the scenario's seats and start."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...engine.choice import Lexicon
from ...engine.content import Sheet, read_table
from ...engine.memory import remembered
from .cards import EMPIRES, read_cards
from .land import CONTENT, REGIONS
from .shape import SCENARIO
from .vocabulary import BANKS, FACES, OPS, RELIGIONS, TOKENS, VICTORIES, WARS, tokens
from .words import VERBS

FIELD = "field"
"""The spot beside a map card where agents wait for a battle."""
BESIDE = {"en": "edge of the map", "pl": "skraj mapy"}


class Board:
    """All that never changes in a game. A spot is a place for a token: in a city, on a border, at a court."""

    def __init__(self, sheet: Sheet, second: bool, seated: tuple[str, ...]) -> None:
        self.sheet = sheet
        self.second = second  # the readings of the second edition
        self.cards = cards = read_cards(second)
        self.land = land = cards.land
        self.roster = tuple(sheet.data["banks"])
        """The banks of the scenario, in the order in which seats are given one."""
        if len(set(self.roster)) != len(self.roster) or any(bank not in BANKS for bank in self.roster):
            raise sheet.fault("banks", f"'banks' lists some of these, each once: {', '.join(BANKS)}")
        self.seats = tuple(sheet.data["seats"])
        if self.seats != tuple(sorted(set(self.seats))) or self.seats[-1] > len(self.roster):
            raise sheet.fault("seats", f"'seats' lists numbers from 2 to {len(self.roster)}, the number of its banks")
        first = seated or self.roster
        self.banks = (*first, *(bank for bank in BANKS if bank not in first))
        """The bank of each seat; last those that do not play."""
        self.tokens = tokens(self.banks)
        self.start: dict[str, Any] = sheet.data.get("start", {})
        self.numbers = read_numbers()
        self.leads = {seats: (1, lead, 1, 1) for seats, lead in self.numbers["lead"].items()}
        """The least with which each victory can be met, by seats: of Kings for the Imperial one, else of anything."""
        self.border_spot = len(land.slots)
        self.court_spot = self.border_spot + len(land.borders)
        self.field_spot = self.court_spot + EMPIRES
        self.home = tuple(land.borders.index(self.numbers["homes"][bank]) for bank in self.banks)
        self.lexicon = lexicon = Lexicon(VERBS, self.names())
        cards_ = range(len(cards.ids))
        comet = [bool(cards.comet_mask >> card & 1) for card in cards_]
        self.wanted = [
            [[*((not lit) if one else (not full) for one in comet), False] for lit in (False, True)]
            for full in (False, True)
        ]
        """Which cards one may want to buy, with a full hand, with all victories active; last, a vacant place."""
        self.buy = [lexicon["buy", card] for card in cards_]
        self.play = [lexicon["play", card] for card in cards_]
        self.sell = [lexicon["sell", card] for card in cards_]
        self.ops = [lexicon["ops", side] for side in range(2)]
        self.fairs = [[lexicon["fair", region] for region in range(2) if not held >> region & 1] for held in range(4)]
        """The fairs that are left, by the mask of those that were held this turn."""
        self.pass_ = lexicon["pass",]

    def seat(self, banks: tuple[str, ...]) -> Board:
        """The same with other banks."""
        return read_board(self.sheet.text, self.sheet.source, self.second, banks)

    def names(self) -> dict[str, tuple[str, ...]]:
        """The text ids of all things, by kind."""
        land = self.land
        return {
            "bank": self.banks, "empire": land.empires, "card": self.cards.ids, "border": land.borders,
            "spot": (*land.slots, *land.borders, *land.empires, FIELD), "token": self.tokens, "op": OPS,
            "religion": RELIGIONS, "face": FACES, "victory": VICTORIES, "region": REGIONS, "war": WARS,
        }  # fmt: skip

    def things(self, language: str) -> dict[str, tuple[str, ...]]:
        """Names that the tables carry themselves."""
        land = self.land
        empires = tuple(row.text(f"name_{language}") for row in land.rows)
        borders = land.border_names[language]
        return {
            "card": self.cards.names[language],
            "border": borders,
            "spot": (*land.slot_names[language], *borders, *empires, BESIDE[language]),
        }


@remembered(16)
def read_board(text: str, source: str, second: bool, seated: tuple[str, ...] = ()) -> Board:
    """The board of a scenario; `seated` names the bank of each seat where the scenario does not."""
    return Board(Sheet(text, source, SCENARIO), second, seated)


@cache
def read_numbers() -> dict[str, Any]:
    """setup.toml in the form the rules want it, with the home border of each bank (C2)."""
    path = CONTENT / "setup.toml"
    sheet = Sheet(path.read_text(encoding="utf-8"), path.name)
    data = sheet.data
    decks, fair, tokens = (sheet.table_at(data, key) for key in ("decks", "fair", "tokens"))
    reserve = [0] * len(TOKENS)
    for code, name in enumerate(TOKENS):
        side, _, kind = name.partition("-")
        if kind in tokens:
            reserve[code] = tokens[kind] if kind == "pawn" else tokens[kind][side]
    columns = ("id", "name_en", "name_pl", "colour", "border", "history_en", "history_pl")
    banks = {row.text("id"): row.text("border") for row in read_table(CONTENT / "banks.csv", columns)}
    return {
        "florins": tuple(data["florins"]), "bottom": decks["bottom"], "comets": decks["comets"],
        "top": _by_seats(decks["top"]), "profit": _by_seats(fair["profit"]), "embark": fair["embark"],
        "reserve": tuple(reserve), "blocked": data["blocked"], "homes": banks,
        "lead": _by_seats(data["lead"]["imperial"]), "lead_concessions": data["lead"]["concessions"],
        "lead_law": data["lead"]["law"], "actions": data["actions"], "hand_limit": data["hand_limit"],
        "sale_price": data["sale_price"],
    }  # fmt: skip


def _by_seats(table: dict[str, int]) -> dict[int, int]:
    return {int(count): value for count, value in table.items()}
