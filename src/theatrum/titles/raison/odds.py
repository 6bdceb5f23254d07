"""The odds of a battle, from what one seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ...engine.chance import Generator
from ...engine.choice import Choice
from .ask import Ask
from .battle import ATTACK_SUPPORT, ATTACKER, OPEN, Battle, ChooseTarget, supporters, targets
from .estimate import AVERAGE
from .march import Arrived, March
from .state import Piles, Raison, bits

MOVES = ("march", "sail", "strategic")
DEALS = 5
"""How often the unseen cards are shuffled; each shuffle is read from every one of its cards on."""


class Pile(NamedTuple):
    """Cards before a General, 0 where hidden, and how many more he can take."""

    cards: tuple[int, ...]
    room: int


class Force(NamedTuple):
    """What one Power brings to a battle: its hand (0: unseen), the cards it can still play, its piles."""

    attacks: bool
    hand: tuple[int, ...]
    plays: int
    piles: tuple[Pile, ...]

    @property
    def unseen(self) -> int:
        return self.hand.count(0) + sum(pile.cards.count(0) for pile in self.piles)


def forecast(veiled: Raison, seat: int, choice: Choice) -> dict[str, Any] | None:
    """How the battle that a choice begins or goes on with may end for the side of the Power that chooses.

    Hands and hidden cards that the seat has not seen are dealt anew from all it has not seen. Assumed of both sides:
    every Power in the battle brings its own Generals in support as long as it has not been asked, Allies support only
    once they said so; all play their highest cards face down, as many as Troops, Morale and hand allow, with as many
    pairs as they can. An open 3 takes the card that is worth most on average; other abilities are left out.
    """
    g = veiled.clone()
    decision = g.decision
    if not isinstance(decision, Ask):
        return None
    fight = _battle_after(g, decision, seat, choice)
    if fight is None:
        return None
    _bring_up(g, fight)
    forces = _forces(g, fight)
    attack, defence = fight.strengths(g)
    ahead, level, behind = _compare(g, attack - defence, forces)
    if not (decision.power == fight.attacker or g.ally[decision.power] >> fight.attacker & 1):
        ahead, behind = behind, ahead
    samples = ahead + level + behind
    return {
        "kind": "battle",
        "territory": g.board.land.ids[fight.territory],
        "attack": attack,
        "defence": defence,
        "attack_cards": _most_cards(forces, True),
        "defence_cards": _most_cards(forces, False),
        "win": round(ahead / samples, 4),
        "draw": round(level / samples, 4),
        "lose": round(behind / samples, 4),
        "samples": samples,
    }


# -- the battle a choice leads to


def _battle_after(g: Raison, decision: Ask, seat: int, choice: Choice) -> Battle | None:
    """Make the choice and return the battle it belongs to; None where there is none."""
    kind = choice.verb.removeprefix("garrison-")
    if kind in MOVES:
        general, to = choice.args
        March(general, to, kind, kind != choice.verb, 1).enter(g)
        return _begin(g, decision.power, to)
    if choice.verb == "go-on" and isinstance(decision, Arrived):
        March(decision.general, choice.args[0], "strategic", False, 1).enter(g)
        return _begin(g, decision.power, choice.args[0])
    if choice.verb == "fight":
        return _begin(g, decision.power, choice.args[0])
    fight = next((frame for frame in reversed(g.stack) if isinstance(frame, Battle)), None)
    if fight is not None:
        decision.taken(g, seat, choice)
        if choice.verb == "play-open" and choice.args[1] == 3:
            _remove_best(g, fight, seat)
    return fight


def _begin(g: Raison, power: int, territory: int) -> Battle | None:
    if not g.enemies(power, territory):
        return None
    fight = Battle.begin(g, territory, power)
    fight.total_strength(g)
    return fight


def _remove_best(g: Raison, fight: Battle, seat: int) -> None:
    question = g.stack[-1]
    assert isinstance(question, ChooseTarget)
    general, position = max(
        targets(fight, question.role, 3), key=lambda at: fight.piles[at[0]][at[1]] & ~OPEN or AVERAGE
    )
    question.taken(g, seat, g.lexicon["remove", general, position + 1])


def _bring_up(g: Raison, fight: Battle) -> None:
    """Support by the own Generals of Powers that have not been asked yet; `at` is the step under way."""
    asked_attack, asked_defence = Battle.steps.index("attackers_support"), Battle.steps.index("defenders_support")
    if fight.at < asked_attack:
        fight.attack_support |= sum(1 << general for general in supporters(g, fight, fight.attacker))
    if fight.at <= asked_defence:
        declared = fight.declared if fight.at == asked_defence else 0
        for power in bits(fight.defenders & ~declared):
            fight.defence_support |= sum(1 << general for general in supporters(g, fight, power))


# -- what each side has


def _forces(g: Raison, fight: Battle) -> list[Force]:
    armies: dict[tuple[int, bool], list[int]] = {}
    for power, role in fight.slots(g):
        armies.setdefault((power, role in (ATTACKER, ATTACK_SUPPORT)), []).extend(fight.army(g, power, role))
    forces = []
    for (power, attacks), army in armies.items():
        piles = tuple(_pile(g, fight, general) for general in army)
        plays = min(len(g.hands[power]), sum(pile.room for pile in piles), _payable(g, fight, power))
        forces.append(Force(attacks, g.hands[power], plays, piles))
    return forces


def _pile(g: Raison, fight: Battle, general: int) -> Pile:
    laid = fight.piles[general]
    return Pile(tuple(card & ~OPEN for card in laid if card >= 0), g.troops[general] - len(laid))


def _payable(g: Raison, fight: Battle, power: int) -> int:
    """The cards that a Power's Morale allows (raison:10.3.2)."""
    if fight.passed >> power & 1 or g.runs(power) < 0 or fight.no_morale(g, power):
        return 0
    return max(1, g.morale[power])


def _most_cards(forces: list[Force], attacks: bool) -> int:
    """How many cards a side can have in its piles at the end."""
    return sum(f.plays + sum(len(pile.cards) for pile in f.piles) for f in forces if f.attacks == attacks)


# -- dealing and comparing


def _compare(g: Raison, lead: int, forces: list[Force]) -> tuple[int, int, int]:
    """In how many deals the attack ends ahead, level and behind, from its lead before cards."""
    dim = [(force, force.unseen) for force in forces if force.unseen]
    lead += sum(_signed(force, (), g.pair_from) for force in forces if not force.unseen)
    ahead = level = behind = 0
    for deal in _deals(g, sum(unseen for _, unseen in dim)):
        margin, first = lead, 0
        for force, unseen in dim:
            margin += _signed(force, deal[first : first + unseen], g.pair_from)
            first += unseen
        if margin > 0:
            ahead += 1
        elif margin:
            behind += 1
        else:
            level += 1
    return ahead, level, behind


def _deals(g: Raison, count: int) -> Iterator[Sequence[int]]:
    """Ways in which this many cards may have come from those unseen; always the same for the same position."""
    if not count:
        yield ()
        return
    seen = list(g.discard)
    for zone in (*g.hands, *(pile for frame in g.stack if isinstance(frame, Piles) for pile in frame.face_values())):
        for card in zone:
            seen[card] += 1
    pool = [card for card in range(1, len(seen)) for _ in range(g.board.deck[card] - seen[card])]
    generator = Generator("odds")
    for _ in range(DEALS):
        generator.shuffle(pool)
        ring = pool + pool
        for first in range(len(pool)):
            yield ring[first : first + count]


def _signed(force: Force, deal: Sequence[int], pair_from: int) -> int:
    return strength(force, deal, pair_from) if force.attacks else -strength(force, deal, pair_from)


def strength(force: Force, deal: Sequence[int], pair_from: int) -> int:
    """What a Power's cards are worth when it plays its highest and pairs them well (raison:10.4.4, ruling R3).

    The highest cards are never the wrong ones: a lower card with the symbol gains at most the point it lacks.
    """
    cards = iter(deal)
    hand = sorted(card or next(cards) for card in force.hand)
    played = hand[len(hand) - force.plays :]
    total = sum(played)
    symbols = sum(pair_from <= card <= 4 for card in played)
    doubles = 0  # pairs for which there is room
    for pile in force.piles:
        laid = [card or next(cards) for card in pile.cards]
        single = sum(pair_from <= card <= 4 for card in laid)
        total += sum(laid) + single // 2
        room = pile.room
        if single % 2 and room and symbols:
            total += 1
            symbols -= 1
            room -= 1
        doubles += room // 2
    return total + min(symbols // 2, doubles)
