"""B3, B4 and B6: what is printed on the cards, as tables over one numbering: empires first, then all other cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_

from ...engine.content import Row, read_table
from .land import CONTENT, REGIONS, Land, read_land
from .vocabulary import (
    BISHOP,
    COLOURED_OPS,
    COLOURLESS_OPS,
    ONE_SHOTS,
    OPS,
    PAWN,
    PIRATE,
    PRESTIGES,
    RELIGIONS,
    TOKENS,
    VICTORIES,
)

CARD_COLUMNS = (
    "no", "name_en", "name_pl", "deck", "set", "kind", "location", "agents", "one_shot", "ops", "prestige", "suitors",
    "ability", "history_en", "history_pl",
)  # fmt: skip
SETS = ("core", "expansion", "promo", "comet")
KINDS = ("tableau", "queen", "comet")
EMPIRES = 10
ALL_EMPIRES = (1 << EMPIRES) - 1


class Cards:
    """Columns by card number; masks have a bit a card."""

    def __init__(self, land: Land, second: bool) -> None:
        self.land = land
        self.rows = read_table(CONTENT / "cards.csv", CARD_COLUMNS)
        self.ids = land.empires + tuple(row.text("no") for row in self.rows)
        self.index = {name: card for card, name in enumerate(self.ids)}
        if len(self.index) != len(self.ids):
            raise self.rows[0].fault("two cards have one number")
        self.names = {
            lang: tuple(row.text(f"name_{lang}") for row in (*land.rows, *self.rows)) for lang in ("en", "pl")
        }
        self.side = land.region + tuple(REGIONS.index(row.one_of("deck", REGIONS)) for row in self.rows)
        self.location = (*(1 << e for e in range(EMPIRES)), *(self._location(row) for row in self.rows))
        nobody: tuple[tuple[int, ...], ...] = ((),) * EMPIRES
        self.agents = nobody + tuple(self._agents(row) for row in self.rows)
        changed = read_table(CONTENT / "second.csv", ("no", "one_shot")) if second else []
        other = {row.text("no"): row for row in changed}
        shots = [self._one_shot(other.get(row.text("no"), row)) for row in self.rows]
        self.one_shot = ("",) * EMPIRES + tuple(shot for shot, _ in shots)
        self.shot_target = (-1,) * EMPIRES + tuple(target for _, target in shots)
        self.ops = tuple(_ops(row, "king_ops") for row in land.rows) + tuple(_ops(row, "ops") for row in self.rows)
        self.republic_ops = tuple(_ops(row, "republic_ops") for row in land.rows)
        self.prestige = self._prestige((*((row, "king_prestige") for row in land.rows),
                                        *((row, "prestige") for row in self.rows)))  # fmt: skip
        self.republic_prestige = self._prestige(tuple((row, "republic_prestige") for row in land.rows))
        self.suitors = (0,) * EMPIRES + tuple(self._suitors(row) for row in self.rows)
        kinds = ["empire"] * EMPIRES + [row.one_of("kind", KINDS) for row in self.rows]
        self.queens = sum(1 << card for card, kind in enumerate(kinds) if kind == "queen")
        self.comets = tuple(
            tuple(c for c, kind in enumerate(kinds) if kind == "comet" and self.side[c] == side) for side in range(2)
        )
        self.comet_mask = sum(1 << card for side in self.comets for card in side)
        sets = [""] * EMPIRES + [row.one_of("set", SETS) for row in self.rows]
        self.of_set = {
            name: tuple(tuple(c for c, s in enumerate(sets) if s == name and self.side[c] == side) for side in range(2))
            for name in SETS
        }
        self.pools = tuple(
            tuple(tuple(sorted(c for name in SETS[: most + 1] for c in self.of_set[name][side])) for side in range(2))
            for most in range(3)
        )
        self.gifts = self._gifts()
        self._sort_gifts()

    # -- cells

    def _location(self, row: Row) -> int:
        name = row.cells["location"]
        if name in REGIONS:
            return self.land.within[REGIONS.index(name)]
        return 1 << self.land.empire(row, name) if name else 0

    def _agents(self, row: Row) -> tuple[int, ...]:
        return tuple(self._agent(row, text) for text in row.cells["agents"].split(";") if text)

    def _agent(self, row: Row, text: str) -> int:
        kind, _, religion = text.partition(":")
        if text == "pawn":
            return PAWN
        if religion not in RELIGIONS or kind not in ("knight", "rook", "bishop", "pirate"):
            raise row.fault(f"'{text}' is no agent")
        if kind in ("bishop", "pirate"):
            return (BISHOP if kind == "bishop" else PIRATE) + RELIGIONS.index(religion)
        return TOKENS.index(f"{religion}-{kind}")

    def _one_shot(self, row: Row) -> tuple[str, int]:
        """The kind of one-shot, and what it is about: an emporium, or a pair of religions as a mask."""
        text = row.cells["one_shot"]
        if text.startswith("trade_shift_"):
            name = text.removeprefix("trade_shift_")
            found = [slot for slot in self.land.routes if self.land.slots[slot].startswith(name)]
            if not found:
                raise row.fault(f"no emporium is called '{name}'")
            return "trade_shift", found[0]
        if text.startswith("apostasy_"):
            return "apostasy", sum(1 << RELIGIONS.index(name) for name in text.split("_")[1:])
        if text and text not in ONE_SHOTS:
            raise row.fault(f"'{text}' is no one-shot")
        return text, -1

    def _prestige(self, cells: tuple[tuple[Row, str], ...]) -> tuple[int, ...]:
        masks = [0] * len(PRESTIGES)
        for card, (row, column) in enumerate(cells):
            for name in filter(None, row.cells[column].split(";")):
                if name not in PRESTIGES:
                    raise row.fault(f"'{name}' is no prestige")
                masks[PRESTIGES.index(name)] |= 1 << card
        return tuple(masks)

    def _suitors(self, row: Row) -> int:
        names = filter(None, row.cells["suitors"].split(";"))
        return sum(1 << self.land.empire(row, name) for name in names)

    def prose(self, language: str) -> dict[str, str]:
        """The history of every card, who rules an empire, and the wording of every ability, by message id."""
        rows = (*self.land.rows, *self.rows)
        histories = {f"history-{id}": row.cells[f"history_{language}"] for id, row in zip(self.ids, rows, strict=True)}
        abilities = {f"ability-{row.text('key')}": row.text(language) for row in _abilities()}
        rulers = {
            f"{side}-{row.text('id')}": row.text(f"{side}_name_{language}")
            for row in self.land.rows
            for side in ("king", "republic")
        }
        return histories | rulers | abilities

    # -- abilities

    def _gifts(self) -> dict[tuple[str, str, str], int]:
        """The cards with each effect, by (hook, value, where) of abilities.csv."""
        effects: dict[str, tuple[str, str, str]] = {}
        for row in _abilities():
            effects[row.text("key")] = (row.text("hook"), row.text("value"), row.cells["where"])
        gifts = dict.fromkeys(effects.values(), 0)
        for card, row in enumerate(self.rows, EMPIRES):
            for key in filter(None, row.cells["ability"].split(";")):
                if key not in effects:
                    raise row.fault(f"'{key}' is not in abilities.csv")
                gifts[effects[key]] |= 1 << card
        return gifts

    def gift(self, hook: str, value: str = "", where: str = "") -> int:
        """The cards with an effect; an empty word fits all."""
        return _union(
            mask
            for (its_hook, its_value, its_where), mask in self.gifts.items()
            if its_hook == hook and value in ("", its_value) and where in ("", its_where)
        )

    def _sort_gifts(self) -> None:
        """Every effect under the name by which the rules ask for it."""
        gift = self.gift
        self.no_limit = gift("hand_limit", "none")
        self.ransom = gift("sale_price", "4", "self")
        self.unsilenced = gift("silence", "immune")
        self.apostasy_proof = gift("apostasy", "immune")
        self.convoy = gift("pirates", "immune")
        self.double_spice = gift("fair_factor", "2", "spice_islands")
        self.double_pay = gift("fair_factor", "2", "any")
        self.double_votes = gift("vote_factor", "2", "any")
        self.condottiere = gift("city_slots", "2", "venice:catholic")
        self.any_king = gift("coronation", "any_king")
        self.crusading_rooks = gift("crusade_rooks", "knights")
        self.behead_only = {
            card: (sum(1 << RELIGIONS.index(name) for name in value.split("+")), self.land.within[REGIONS.index(where)])
            for (hook, value, where), mask in self.gifts.items()
            if hook == "behead_only"
            for card in range(len(self.ids))
            if mask >> card & 1
        }
        self.provoke = gift("action", "peasant_revolt", "self")
        self.preach = gift("action", "apostasy", "any")
        self.free_fair = gift("free_action", "fair", "any")
        self.free_ops = tuple(gift("free_action", "ops", region) for region in REGIONS)
        self.joint_ops = gift("joint_ops", "ops", "any")
        self.patrons_of_trade = gift("count_patrons", "concession", "globalization")
        self.patrons_of_law = gift("count_patrons", "law", "renaissance")
        self.patrons_of_islam = gift("count_patrons", "bishop:islamic", "holy")
        self.patrons_of_votes = gift("vote_discount", "patron", "any")
        self.letters = gift("count_card", "republic", "renaissance")
        self.torches = tuple(gift("torch", victory, "everybody") for victory in VICTORIES)
        self.torch = _union(self.torches)
        self.barriers = tuple(
            (sum(1 << self.land.index[name] for name in value.split(":")), mask)
            for (hook, value, _), mask in self.gifts.items()
            if hook == "not_adjacent"
        )
        self.borrow_op = gift("on_sale", "borrow_op", "self")
        self.sell_one_shot = gift("on_sale", "one_shot", "tableau")
        self.evictions = gift("on_sale", "emancipate", "west")
        self.slave_recruits = gift("campaign_repressed", "mamluk", "east")
        self.pirate_preachers = gift("count_pirates", "islamic:bishop:reformist", "holy")
        self.pirate_army = gift("count_pirates", "islamic:unit:reformist", "holy")
        self.double_embark = gift("fair_embark", "2", "any")


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _abilities() -> tuple[Row, ...]:
    return tuple(read_table(CONTENT / "abilities.csv", ("key", "hook", "value", "where", "en", "pl")))


def _ops(row: Row, column: str) -> tuple[int, ...]:
    return tuple(_op(row, text) for text in row.cells[column].split(";") if text)


def _op(row: Row, text: str) -> int:
    kind, _, rest = text.partition(":")
    name = kind if kind in COLOURLESS_OPS else f"{kind}-{rest.replace('+', '-')}" if kind in COLOURED_OPS else ""
    if name not in OPS:
        raise row.fault(f"'{text}' is no operation")
    return OPS.index(name)


@cache
def read_cards(second: bool) -> Cards:
    """The cards as printed, or with what the second edition reads otherwise."""
    return Cards(read_land(), second)
