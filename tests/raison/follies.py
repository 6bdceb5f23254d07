"""Follies of Raison d'État."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from theatrum.engine.state import Event
from theatrum.titles.raison.actions import Discard, Mobilise
from theatrum.titles.raison.battle import OPEN, Battle, PlayCard, battle, supporters
from theatrum.titles.raison.election import NEEDED, Vote, votes_of
from theatrum.titles.raison.state import HAND_LIMIT, Raison, bits

from ..common.follies import Folly, Step, Story, each

MOVES = ("marched", "sailed", "strategic")
ENDS = ("won", "held", "drawn")
HIGHEST = 6


# -- 8 Election


def elections(story: Story) -> Iterator[tuple[list[int], int]]:
    """The votes of each Election, as numbers of steps, and who was elected; -1 nobody."""
    votes: list[int] = []
    for number, step in enumerate(story):
        if isinstance(step.question, Vote):
            votes.append(number)
        for event in step.events:
            if votes and event.name in ("elected", "no-emperor"):
                yield votes, event.args[0] if event.name == "elected" else -1
                votes = []


def split_votes(story: Story) -> Iterator[int]:
    """Two Powers of one player vote for different candidates though both could vote for the same (raison:8.5)."""
    for votes, _ in elections(story):
        for seat in {story[number].seat for number in votes}:
            own = [number for number in votes if story[number].seat == seat]
            common = set.intersection(*({*story[number].open} for number in own))
            if common and len({story[number].choice for number in own}) > 1:
                yield own[-1]


def crown_thrown_away(story: Story) -> Iterator[int]:
    """A player whose votes alone would have crowned a Power of its own crowns nobody of its own (raison:8.7)."""
    for votes, elected in elections(story):
        for number in votes:
            step = story[number]
            g: Raison = step.before
            if elected >= 0 and g.scorer(elected) == g.major[step.seat]:
                continue
            tally = g.stack[-2].tally  # type: ignore[attr-defined]
            own = [vote.args[0] for vote in step.open if g.seat_of[vote.args[0]] == step.seat]
            if any(tally[candidate] + votes_of(g, step.question.power) >= NEEDED for candidate in own):
                yield number


def crowned_the_leader(story: Story) -> Iterator[int]:
    """The decisive vote goes to another player who leads by Influence, though other candidates were open."""
    for votes, elected in elections(story):
        for number in votes:
            step = story[number]
            g: Raison = step.before
            if elected < 0 or step.choice.args[0] != elected or len(step.open) < 2:
                continue
            others = [g.influence[major] for major in g.major if major != g.scorer(elected)]
            leads = g.seat_of[elected] != step.seat and g.influence[g.scorer(elected)] > max(others)
            before = g.stack[-2].tally[elected]  # type: ignore[attr-defined]
            if leads and before < NEEDED <= before + votes_of(g, step.question.power):
                yield number


def hopeless_candidate(story: Story) -> Iterator[int]:
    """The last votes go to one who cannot win with them, though they would crown a rival that trails all others."""
    for votes, elected in elections(story):
        step = story[votes[-1]]
        g: Raison = step.before
        tally, mine = g.stack[-2].tally, votes_of(g, step.question.power)  # type: ignore[attr-defined]
        last = min(g.influence[major] for major in g.major)
        possible = [c.args[0] for c in step.open if tally[c.args[0]] + mine >= NEEDED]
        if elected < 0 and any(g.scorer(c) >= 0 and g.influence[g.scorer(c)] == last for c in possible):
            yield votes[-1]


# -- 10 battles


class Fight(NamedTuple):
    """A battle as told: the step that began it and the one that ended it, both Strengths, all that was said."""

    first: int
    last: int
    attacker: int
    attack: int
    defence: int
    events: list[Event]

    def called(self, name: str) -> list[int]:
        return [event.args[0] for event in self.events if event.name == name]

    def played(self) -> list[int]:
        """The Generals for whom cards were played, once for each card."""
        return [event.args[0] for event in self.events if event.name in ("played", "played-open")]


def fights(story: Story) -> Iterator[Fight]:
    first, head, told = 0, (0, 0, 0, 0), list[Event]()
    for number, step in enumerate(story):
        for event in step.events:
            told.append(event)
            if event.name == "battle":
                first, head, told = number, event.args, []  # type: ignore[assignment]
            elif event.name in ENDS:
                yield Fight(first, number, head[0], head[2], head[3], told)


def hopeless_attack(story: Story) -> Iterator[int]:
    """A battle begun at equal or lower Strength in which the attack plays no card (raison:10.1)."""
    for fight in fights(story):
        owner = story[0].before.board.owner
        friends = {*fight.called("supports-attack")}
        cards = [general for general in fight.played() if owner[general] == fight.attacker or general in friends]
        if fight.attack <= fight.defence and not cards:
            yield fight.first


def silent_support(story: Story) -> Iterator[int]:
    """A Power in a battle calls its own Generals, who lose a Troop each, and then plays no card (raison:10.5.1)."""
    owner = story[0].before.board.owner
    for fight in fights(story):
        playing = {owner[general] for general in fight.played()}
        for number in range(fight.first + 1, fight.last + 1):
            step = story[number]
            if step.choice.verb == "support" and fighting(step) and step.question.power not in playing:
                yield number


def fighting(step: Step) -> bool:
    """Whether the Power that is asked is in the battle itself, not a friend beside it."""
    fight, power = battle(step.before), step.question.power
    return bool(power == fight.attacker or fight.defenders >> power & 1)


def needless_support(story: Story) -> Iterator[int]:
    """A Power ahead by Strength calls its own Generals against a side that cannot play a card (raison:10.2)."""
    for number, step in enumerate(story):
        if step.choice.verb == "support" and fighting(step):
            g, fight = step.before, battle(step.before)
            attacks = step.question.power == fight.attacker
            attack, defence = fight.strengths(g)
            ahead = attack > defence if attacks else defence >= attack
            if ahead and not any(cards_to_come(g, fight, not attacks).values()):
                yield number


def cards_to_come(g: Raison, fight: Battle, attacks: bool) -> dict[int, int]:
    """How many cards each Power of a side could still play, with all the support it could still get."""
    asked = fight.at > Battle.steps.index("attackers_support" if attacks else "defenders_support")
    side = 1 << fight.attacker if attacks else fight.defenders
    friends = side
    for power in bits(side):
        friends |= g.ally[power]
    cards: dict[int, int] = {}
    for power in bits(friends):
        if fight.passed >> power & 1 or g.runs(power) < 0 or fight.no_morale(g, power):
            continue
        army = [x for p, role in fight.slots(g) if p == power and role % 2 != attacks for x in fight.army(g, p, role)]
        free = sum(g.troops[x] - len(fight.piles[x]) for x in army)
        free += 0 if asked else sum(g.troops[x] for x in supporters(g, fight, power))
        cards[power] = min(free, len(g.hands[power]), max(1, g.morale[power]))
    return cards


def known(g: Raison, fight: Battle, seat: int, general: int) -> list[int]:
    """The cards of a pile that a seat can know: its own, and those that lie open."""
    own = g.runs(g.board.owner[general]) == seat
    return [card & ~OPEN for card in fight.piles[general] if card >= 0 and (own or card & OPEN)]


def margins(g: Raison, fight: Battle, seat: int, attacks: bool) -> tuple[int, int]:
    """By how much a side is ahead at least and at most by the cards that lie, as far as a seat can know."""
    attack, defence = fight.strengths(g)
    least = most = attack - defence if attacks else defence - attack
    for general, pile in enumerate(fight.piles):
        cards = known(g, fight, seat, general)
        hidden = sum(card >= 0 for card in pile) - len(cards)
        low, high = sum(cards) + hidden, sum(cards) + HIGHEST * hidden + (len(cards) + hidden) // 2
        if fight.attacks(general) == attacks:
            least, most = least + low, most + high
        else:
            least, most = least - high, most - low
    return least, most


def worth_to_come(g: Raison, fight: Battle, seat: int, attacks: bool) -> int:
    """What the cards still to come could bring a side at most, for a seat that sees its own hands alone.

    A 3 may take away the best card that lies against it; a 3 or a 4 may complete a pair (raison:10.4).
    """
    against = [general for general in range(len(fight.piles)) if fight.attacks(general) != attacks]
    prey = max((card for general in against for card in known(g, fight, seat, general)), default=1)
    brings = [0, 1, 2, 3 + prey, 5, 5, HIGHEST]
    worth = 0
    for power, many in cards_to_come(g, fight, attacks).items():
        hand = g.hands[power] if g.runs(power) == seat else [brings.index(max(brings))] * many
        worth += sum(sorted((brings[card] for card in hand), reverse=True)[:many])
    return worth


def cards_played(story: Story) -> Iterator[tuple[int, Step, bool]]:
    for number, step in enumerate(story):
        if isinstance(step.question, PlayCard) and step.choice.verb != "pass":
            yield number, step, step.question.role % 2 == 0


def gilded_victory(story: Story) -> Iterator[int]:
    """A card of 3 or more is played in a battle already won whatever the others do (raison:10.3)."""
    for number, step, attacks in cards_played(story):
        g, fight = step.before, battle(step.before)
        least, _ = margins(g, fight, step.seat, attacks)
        if step.choice.args[1] >= 3 and least > worth_to_come(g, fight, step.seat, not attacks):
            yield number


def lost_cause(story: Story) -> Iterator[int]:
    """A card of 3 or more is played in a battle that no card can save (raison:10.3)."""
    for number, step, attacks in cards_played(story):
        g, fight = step.before, battle(step.before)
        _, most = margins(g, fight, step.seat, attacks)
        if step.choice.args[1] >= 3 and most + worth_to_come(g, fight, step.seat, attacks) < 0:
            yield number


def wins_for_another(story: Story) -> Iterator[int]:
    """A Power supports another player's battle, which wins that player the game (raison:4.1, raison:10.2)."""
    if not story[-1].after.over:
        return
    for fight in fights(story):
        if not story[fight.last].after.over:
            continue
        for number in range(fight.first + 1, fight.last + 1):
            step = story[number]
            winner = story[-1].after.winner
            if step.choice.verb == "support" and not fighting(step) and step.before.seat_of[winner] != step.seat:
                yield number


# -- 9 actions


def movements(story: Story) -> Iterator[tuple[int, int, int, list[Event]]]:
    """Each movement turn: the step that began it, whose it is, which it is, and all that was told in it."""
    current: tuple[int, int, int, list[Event]] | None = None
    for number, step in enumerate(story):
        for event in step.events:
            if event.name in ("movement-turn", "turn", "round"):
                if current:
                    yield current
                current = (number, *event.args, []) if event.name == "movement-turn" else None  # type: ignore[assignment]
            elif current:
                current[3].append(event)
    if current:
        yield current


def idle_turn(story: Story) -> Iterator[int]:
    """Another movement turn is asked for, the Arbiter paid for it, and nobody moves (raison:9.7.3)."""
    for number, _, turn, told in movements(story):
        if turn > 1 and not any(event.name in MOVES for event in told):
            yield number


def there_and_back(story: Story) -> Iterator[int]:
    """A General moves in two movement turns of one action and ends where he began; no battle, no Garrison."""
    begun: dict[int, int] = {}  # where each General set out
    for number, _, turn, told in movements(story):
        if turn == 1 or any(event.name in ("battle", "garrisoned") for event in told):
            begun = {}
        moves = [event.args for event in told if event.name in MOVES]
        ends = {general: to for general, _, to in moves}
        if any(begun.get(general) == to for general, to in ends.items()):
            yield number
        if not any(event.name in ("battle", "garrisoned") for event in told):
            begun = {general: here for general, here, _ in reversed(moves)} | begun


def kingmaker(story: Story) -> Iterator[int]:
    """An Arbiter lets a rival move on, who wins the game by that movement turn (raison:4.1, raison:9.7.3)."""
    over = story[-1].after
    for number, power, turn, told in movements(story):
        if turn > 1 and any(event.name == "victory" for event in told) and over.scorer(power) == over.winner:
            yield number


@each
def corruption(step: Step) -> bool:
    """Money is lost to Corruption though something useful was for sale (raison:9.5.5)."""
    if not isinstance(step.question, Mobilise) or step.choice.verb != "done":
        return False
    wanted = ("buy-troop", "buy-morale", "buy-card")[: 2 + (len(hand(step)) < HAND_LIMIT)]
    return step.offers(*wanted) and any(event.name == "corruption" and event.args[1] for event in step.events)


def hand(step: Step) -> tuple[int, ...]:
    """The cards of the Power that is asked."""
    return step.before.hands[step.question.power]  # type: ignore[no-any-return]


@each
def card_over_the_limit(step: Step) -> bool:
    """A card is bought on a full hand while a General wants Troops (raison:5.10.1)."""
    return step.choice.verb == "buy-card" and len(hand(step)) >= HAND_LIMIT and step.offers("buy-troop")


@each
def best_card_discarded(step: Step) -> bool:
    """A 4 or more is discarded while a 1 stays in hand (raison:9.1)."""
    return isinstance(step.question, Discard) and step.choice.args[0] >= 4 and 1 in hand(step)


@each
def gift_to_rival(step: Step) -> bool:
    """Money or a card is given to another player for nothing (raison:9.3)."""
    given = step.choice.verb in ("give-money", "give-card")
    return given and not step.before.family(step.question.power, step.choice.args[0])


@each
def troops_thrown_away(step: Step) -> bool:
    """A General with Troops leaves the board though he could stay, or retreat with them (raison:9.4, raison:10.5.2)."""
    if step.choice.verb == "withdraw":
        return step.before.troops[step.choice.args[0]] > 0
    return step.choice.verb == "off-board" and step.offers("retreat") and step.before.troops[step.question.general] > 0


@each
def prize_passed_by(step: Step) -> bool:
    """A General with Troops to spare leaves no Garrison on land worth 2 Influence (raison:9.6, raison:9.7.10)."""
    question: Any = step.question
    if step.choice.verb != "stop" or not step.offers("garrison"):
        return False
    g: Raison = step.before
    land, here, power = g.board.land, g.spot[question.general], question.power
    holder = g.control[here]
    taken = holder >= 0 and (holder == power or g.ally[power] >> holder & 1)
    scores = land.colours[here] >> power & 1 and not g.minor >> power & 1 and land.value[here] >= 2
    return bool(scores and not taken and g.troops[question.general] >= 2)


@each
def last_morale_bid(step: Step) -> bool:
    """All the Morale of a Power is bid for a Minor: no card of its hand could be paid for (raison:10.3.2, 12.3)."""
    return step.choice.verb == "bid" and 1 < step.choice.args[0] == step.before.morale[step.before.major[step.seat]]


@each
def leader_made_arbiter(step: Step) -> bool:
    """Morale for an enemy that leads and is near the end, though another could be Arbiter (raison:9.7.1)."""
    if step.choice.verb != "arbiter":
        return False
    g: Raison = step.before
    arbiter, best = step.choice.args[0], max(g.influence[major] for major in g.major)
    others = any(g.influence[g.scorer(choice.args[0])] < best for choice in step.open)
    near = g.influence[g.scorer(arbiter)] == best and 4 * best >= 3 * g.board.victory
    return bool(near and others and g.war[step.question.power] >> arbiter & 1)


BOUNDS: dict[Folly, int] = {
    split_votes: 4,
    crown_thrown_away: 0,
    crowned_the_leader: 2,
    hopeless_candidate: 4,
    hopeless_attack: 8,
    silent_support: 30,
    needless_support: 0,
    gilded_victory: 8,
    lost_cause: 4,
    wins_for_another: 2,
    idle_turn: 4,
    there_and_back: 4,
    kingmaker: 2,
    corruption: 0,
    card_over_the_limit: 0,
    best_card_discarded: 0,
    gift_to_rival: 0,
    troops_thrown_away: 0,
    prize_passed_by: 0,
    last_morale_bid: 16,
    leader_made_arbiter: 8,
}
"""The most of each that 24 steward games may show; 0 is never."""
