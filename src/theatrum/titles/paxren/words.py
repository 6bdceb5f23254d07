"""What is said in Pax Renaissance: every choice, event, reason and question with its typed arguments."""

from __future__ import annotations

from ...engine.choice import REASONS as ENGINE_REASONS
from ...engine.choice import signatures
from ...engine.folding import Fold

VERBS = signatures(
    {
        # D1, E: actions
        "buy": "card",
        "play": "card",
        "sell": "card",
        "ops": "region",
        "fair": "region",
        "declare": "victory",
        "pass": "",
        "activate": "victory",
        "discard": "card",
        # E2: one-shots
        "launch": "empire",
        "crown": "empire",
        "shift": "spot",
        "apostasy": "religion against:religion",
        "no-one-shot": "",
        "put-out": "victory",
        "no-torch": "",
        # E2.2: agents
        "place-bishop": "card",
        "station": "spot",
        "moor": "border",
        "open-office": "border empire",
        "leave-out": "",
        "pacify": "token",
        "spare": "",
        "take-token": "spot",
        "take-bishop": "card",
        "forgo": "",
        "levy": "spot",
        # E4, F: operations
        "use": "card op",
        "stop": "",
        "preach": "from:card to:card",
        "collect": "region column:number",
        "behead": "card",
        "tax": "border empire",
        "pay": "",
        "give-up": "",
        "repress": "spot empire",
        "vote": "empire",
        "sail": "from:border to:border",
        "siege": "spot",
        "campaign": "empire",
        # battles and regime changes
        "fall": "token spot",
        "turn-map": "face",
        "keep-map": "",
        "occupy": "token spot",
        "no-office": "",
        "free": "empire token spot",
        "done": "",
        # abilities
        "provoke": "card",
        "preach-apostasy": "religion against:religion",
    }
)

EVENTS = signatures(
    {
        "drew-bank": "bank number",
        "first-drawn": "bank",
        "turn": "bank number",
        "passed": "bank",
        "turned-up": "region card",
        "bought": "bank card price:number found:number",
        "activated": "bank victory",
        "sold": "bank card price:number",
        "sold-from-hand": "bank price:number card",
        "let-go": "bank card",
        "discarded": "bank card",
        "queen-lost": "card empire",
        "to-stack": "empire",
        "played": "bank card",
        "old-maid": "bank card",
        "placed": "token spot",
        "levied": "token spot",
        "settled": "token spot",
        "crowded-out": "token spot",
        "token-taken": "token spot",
        "bishop-taken": "token card",
        "repressed": "token spot empire",
        "killed": "token spot",
        "bishop": "token card",
        "diet-of-worms": "card",
        "pacified": "token empire",
        "ops": "bank region",
        "op": "bank card op",
        "collected": "bank region column:number",
        "beheaded": "bank card",
        "assassin": "card",
        "taxed": "bank owner:bank border empire",
        "paid-tax": "bank",
        "voted": "bank empire price:number",
        "sailed": "token from:border to:border",
        "campaign": "bank by:empire empire price:number",
        "fair": "bank region number",
        "fair-pays": "bank number spot",
        "piracy": "border",
        "fair-ends": "region number",
        "shifted": "bank spot closed:spot",
        "battle": "bank war empire attack:number defence:number",
        "fell": "token spot",
        "won": "bank empire",
        "lost": "bank empire",
        "map-turned": "empire face",
        "monarchy": "bank empire",
        "republic": "bank empire",
        "vassal": "bank empire suzerain:empire",
        "crowned": "bank empire card",
        "freed": "token spot",
        "apostasy": "bank religion against:religion",
        "put-out": "bank victory",
        "bankrupt": "bank",
        "last-standing": "bank",
        "victory": "bank victory",
        "patron-victory": "bank prestige:number florins:number",
    }
)

FAIR = ("fair-pays", "levied", "piracy")
"""What a fair tells on its way: who earns, who robs, what is levied."""
FOLDS = {
    "drew-bank": Fold(lists=("bank", "number")),
    "passed": Fold(),
    "turned-up": Fold(lists=("card",)),
    "discarded": Fold(lists=("card",), past=("to-stack", "queen-lost")),
    "to-stack": Fold(lists=("empire",)),
    "placed": Fold(lists=("token", "spot")),
    "levied": Fold(lists=("token", "spot"), past=FAIR),
    "settled": Fold(lists=("token", "spot")),
    "freed": Fold(lists=("token", "spot")),
    "fair-pays": Fold(sums=("number",), lists=("spot",), past=FAIR),
    "piracy": Fold(lists=("border",), past=FAIR),
    "fell": Fold(lists=("token", "spot")),
}
"""What is told in one line: what a bank earns in a fair and where, levies, new cards, the fallen and the victors."""

CITES = {
    event: paragraph
    for paragraph, events in {
        "C2": "drew-bank",
        "C7": "first-drawn",
        "D1": "turn passed",
        "D2": "turned-up",
        "E1": "bought let-go",
        "E2": "played",
        "E2.2": "placed",
        "E3": "sold sold-from-hand",
        "E4": "ops op",
        "F1": "bishop diet-of-worms pacified",
        "F2": "collected",
        "F3": "beheaded assassin",
        "F4": "taxed paid-tax",
        "F6": "voted",
        "F7": "sailed",
        "F9": "campaign vassal",
        "G1": "fair",
        "G3": "fair-pays piracy",
        "G5": "fair-ends",
        "G6": "bankrupt last-standing",
        "H1": "shifted",
        "I": "crowned",
        "I1": "queen-lost",
        "I2": "old-maid",
        "K2": "map-turned",
        "L1": "activated",
        "L2": "victory patron-victory",
        "M2": "apostasy",
        "M3": "put-out",
        "battle": "battle fell won lost settled",
        "city": "crowded-out",
        "discard": "discarded to-stack",
        "kill": "killed",
        "levy": "levied",
        "emancipation": "freed",
        "regime-change": "monarchy republic",
        "repress": "repressed",
        "token-management": "token-taken bishop-taken",
    }.items()
    for event in events.split()
}

REASONS = ENGINE_REASONS | signatures(
    {
        "no-florins": "price:number florins:number",
        "florin-laid": "card",
        "hand-full": "number",
        "all-active": "",
        "is-active": "victory",
        "sold-together": "card",
        "once-a-turn": "",
        "has-worked": "card",
        "silenced": "card",
        "no-target": "",
        "no-coins": "",
        "no-such-bishop": "card",
        "saturated": "empire",
        "in-stack": "empire",
        "is-vassal": "empire",
        "no-majority": "number rivals:number",
        "land-border": "border",
        "same-pirate": "border",
        "convoy": "border bank",
        "pirate-there": "border",
        "blocked": "spot",
        "must-place": "card",
        "own-suzerain": "empire",
        "own-empire": "empire",
        "no-knights": "empire",
        "no-heretics": "empire",
        "no-attackers": "empire",
        "not-in-stack": "empire",
        "not-on-map": "spot",
        "emporium-open": "spot",
        "no-discovery": "",
        "no-apostates": "",
        "not-active": "victory",
        "two-actions": "victory",
        "not-met": "victory",
    }
)

ALERTS = signatures(
    {
        "may-declare": "bank victory",
        "near-victory": "bank victory",
        "two-near-victory": "bank second:bank victory",
        "three-near-victory": "bank second:bank third:bank victory",
        "all-near-victory": "bank second:bank third:bank fourth:bank victory",
        "comet-wins": "bank victory",
        "empire-attacked": "empire bank",
    }
)

PROMPTS = signatures(
    {
        "Act": "bank number",
        "Activate": "bank",
        "OverLimit": "bank",
        "Announce": "bank card",
        "Torch": "bank card",
        "PlaceAgent": "bank card token",
        "Pacify": "bank empire",
        "Shortage": "bank token",
        "Levy": "bank empire",
        "UseOp": "bank",
        "BorrowOp": "bank",
        "Inquisitor": "bank card op",
        "Commerce": "bank card op",
        "Behead": "bank card op",
        "Tax": "bank card op",
        "PayTax": "bank border empire",
        "Repress": "bank card op",
        "Vote": "bank card op",
        "Corsair": "bank card op",
        "Siege": "bank card op",
        "Campaign": "bank card op",
        "Casualty": "bank empire number",
        "Overthrow": "bank empire face",
        "ArrangeToken": "bank empire",
        "Occupy": "bank empire",
        "Concession": "bank empire",
        "Emancipate": "bank",
    }
)

FACTS = signatures(
    {
        # wars and money in a line of a list
        "war-won": "attack:number defence:number",
        "war-lost": "attack:number defence:number",
        "earns": "florins:number",
        "spends": "florins:number",
        # purses, victories, trade
        "purse": "bank now:number then:number",
        "reaches": "bank victory",
        "falls-short": "bank victory",
        "meets": "bank victory",
        "lacks": "bank victory number",
        "route": "bank now:number then:number",
        "pays-or-loses": "bank border",
        "ops-ready": "number",
    }
)
"""What forecasts tell."""

WHYS = signatures(
    {
        "price": "florins:number",
        "florins-on-it": "florins:number",
        "florins": "florins:number",
        "fair-own": "bank florins:number",
        "fair-rival": "bank florins:number",
        "card-prestige": "kind:number",
        "card-king": "empire",
        "card-op": "op",
        "card-agents": "number",
        "card-war": "empire",
        "lost-card": "card",
        "silence": "card",
        "diet-of-worms": "card",
        "freed-card": "card",
        "victim": "card bank",
        "empire": "empire",
        "war": "empire",
        "operation": "op",
        "operations": "number",
        "own-race": "victory number",
        "rival-race": "bank victory",
        "apostates": "bank",
        "office": "",
        "own-office": "bank",
        "rival-office": "bank",
        "faith": "religion",
    }
)
"""What the steward's reasons name."""
