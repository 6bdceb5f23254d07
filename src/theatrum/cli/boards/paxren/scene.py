"""What the parts of the drawing share: the veiled position, names of things, tokens as signs, a card in brief."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from rich.text import Text

from ....engine.game import Game
from ....engine.title import Words
from ....titles.paxren.cards import EMPIRES
from ....titles.paxren.land import REGIONS
from ....titles.paxren.state import Pax, bits
from ....titles.paxren.vocabulary import BANKS, OPS, PAWN, PRESTIGES, RELIGIONS

COLOURS = {
    "fugger": "dark_orange", "medici": "yellow", "coeur": "royal_blue1", "marchionni": "green",
    "catholic": "bright_white", "islamic": "grey62", "reformist": "red",
}  # fmt: skip
SIGNS = {"knight": "♞", "rook": "♜", "bishop": "♝", "pirate": "☠", "pawn": "♟"}
DOT = " · "


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as a seat (-1: a spectator) sees it, with the words to draw it."""

    g: Pax
    seat: int
    words: Words
    prose: Mapping[str, str]  # the wording of abilities

    @classmethod
    def of(cls, game: Game, seat: int | None) -> Scene:
        viewer = -1 if seat is None else seat
        veiled = game.state.veil(viewer)
        assert isinstance(veiled, Pax)
        return cls(veiled, viewer, game.teller().words, game.title.prose(game.language))

    # -- things

    def bank(self, seat: int) -> Text:
        return Text(self.words.thing("bank", self.g.board.banks[seat]), f"bold {self.colour(seat)}")

    def colour(self, seat: int) -> str:
        return COLOURS[self.g.board.banks[seat]]

    def empire(self, empire: int) -> str:
        return self.words.thing("empire", self.g.board.land.empires[empire])

    def named(self, name: str, kind: str, text_id: str) -> dict[str, str]:
        """A thing as an argument of a sentence: its name, and its other forms."""
        forms = self.words.forms(kind, text_id)
        return {name: self.words.thing(kind, text_id)} | {f"{name}_{form}": said for form, said in forms.items()}

    def region(self, region: int) -> str:
        return self.words.thing("region", REGIONS[region])

    def card(self, card: int) -> str:
        return self.g.board.cards.names[self.words.language][card]

    def spot(self, spot: int) -> str:
        return self.g.board.things(self.words.language)["spot"][spot]

    def token(self, code: int) -> Text:
        """A sign and whose it is: the first letter of a religion, two letters of a bank."""
        side, kind = self.g.board.tokens[code].split("-")
        owner = self.words.thing("bank", side)[:2] if side in BANKS else self.words.thing("religion", side)[:1].upper()
        return Text(SIGNS[kind] + owner, COLOURS[side])

    def tokens(self, codes: Iterable[int]) -> Text:
        return Text(" ").join(self.token(code) for code in codes)

    # -- cards in brief

    def offered(self, card: int) -> Text:
        """All that a card would bring: location, agents, one-shot and what it goes on doing."""
        parts = [*map(Text, self._where(card)), *self._agents(card)]
        if self.g.board.cards.one_shot[card]:
            parts.append(Text(self._one_shot(card), "italic"))
        return Text(DOT).join([*parts, *map(Text, self._lasting(card))])

    def working(self, card: int) -> Text:
        """What a card of a tableau goes on doing."""
        return Text(DOT).join(map(Text, self._lasting(card)))

    def _where(self, card: int) -> Iterator[str]:
        """Its empire or region; for a Queen, who may marry her; of a Comet, that it is one."""
        cards = self.g.board.cards
        if cards.comet_mask >> card & 1:
            yield self.words.say("panel-kind-comet")
        where = cards.location[card]
        if where in cards.land.within:
            yield self.region(cards.land.within.index(where))
        elif where:
            yield self.empire(where.bit_length() - 1)
        if cards.suitors[card]:
            yield self.words.say("panel-suitors", empires=", ".join(map(self.empire, bits(cards.suitors[card]))))

    def _agents(self, card: int) -> Iterator[Text]:
        agents = self.g.board.cards.agents[card]
        if agents:  # the Pawn of a card is of the bank that plays it
            yield Text(" ").join(Text(SIGNS["pawn"]) if code == PAWN else self.token(code) for code in agents)

    def _one_shot(self, card: int) -> str:
        """By name, with the emporium it opens or the religions it sets against each other."""
        cards = self.g.board.cards
        shot, target = cards.one_shot[card], cards.shot_target[card]
        name = self.words.thing("war" if self.words.has(f"war-{shot}") else "shot", shot)
        if shot == "trade_shift":
            return f"{name} ({self.spot(target)})"
        if shot == "apostasy":
            return f"{name} ({' – '.join(self.words.thing('religion', RELIGIONS[r]) for r in bits(target))})"
        return name

    def _lasting(self, card: int) -> Iterator[str]:
        """Operations, prestige and abilities of the side that lies up."""
        g, cards, words = self.g, self.g.board.cards, self.words
        republic = card < EMPIRES and g.republic >> card & 1
        ops = cards.republic_ops[card] if republic else cards.ops[card]
        prestige = cards.republic_prestige if republic else cards.prestige
        if ops:
            yield ", ".join(words.thing("op", OPS[op]) for op in ops)
        yield from (
            words.thing("prestige", name) for name, mask in zip(PRESTIGES, prestige, strict=True) if mask >> card & 1
        )
        if card >= EMPIRES:
            keys = filter(None, cards.rows[card - EMPIRES].cells["ability"].split(";"))
            yield from (self.prose[f"ability-{key}"] for key in keys)


def heading(text: str) -> Text:
    return Text(text, "bold underline")
