"""The words of Mocarstwa: every choice, event, reason and question with its typed arguments."""

from __future__ import annotations

from ...engine.choice import REASONS as ENGINE_REASONS
from ...engine.choice import signatures
from ...engine.folding import Fold

LEVELS = ("scenario", "campaign", "full")
SCENARIO, CAMPAIGN, FULL = range(3)
RESOURCES = ("none", "farmland", "sawmill", "copper", "silver", "gold", "city", "capital")
NOTHING, FARMLAND, SAWMILL, COPPER, SILVER, GOLD, CITY, CAPITAL = range(8)
GOODS = ("ducats", "ore", "grain", "wood", "goods")
DUCATS, ORE, GRAIN, WOOD, TRADE = range(5)
SHIPS = ("corvette", "frigate", "ship-of-the-line")
CORVETTE, FRIGATE, LINER = range(3)
FORTS = ("fort", "fortress")
FORT, FORTRESS = 1, 2
COMMANDERS = ("marshal", "hetman", "general-infantry", "general-grenadiers", "general-cavalry", "general-artillery",
              "admiral")  # fmt: skip
MARSHAL, HETMAN, OF_INFANTRY, OF_GRENADIERS, OF_CAVALRY, OF_ARTILLERY, ADMIRAL = range(7)
MINISTRIES = ("agriculture", "economy", "trade", "finance", "construction", "war")
CONTROL = ("podkomorzy", "castellan", "chancellor", "marshal")
"""The four levels of control (poziomy kontroli), the lowest first."""
AUTHORITY = ("chancellor", "castellan", "chamberlain")
"""The Authority cards (karty władzy) of every player, each used once in a game."""
INFORMATION = ("", "state", "european")
GOALS = ("hold", "conquer", "clear", "survive", "forts", "take", "enemy-fort", "points", "powers", "eliminate")
"""What a scenario is about; see goals.py."""
ENDINGS = (*GOALS, "limit")

NOBODY = -1
INDEPENDENT = 7
"""Who holds a place: a seat, nobody, or the independent units (oddziały niezależne)."""

VERBS = signatures(
    {
        "ready": "",
        # 3 set-up
        "power": "power",
        # 4 first purchases
        "buy": "unit number",
        "build": "work",
        "deploy": "unit place number",
        "erect": "work place",
        "swap-forts": "",
        "launch": "work hex",
        "done": "",
        # 5.2 independents
        "assail": "unit from:place to:place",
        # 7 land
        "move": "unit from:place to:place",
        "ride": "unit from:place to:place",
        "attack": "unit from:place to:place",
        "leap": "unit from:place to:place",
        "defend": "unit",
        "enter": "unit from:place",
        "reroll": "",
        "let-stand": "",
        "accompany": "place",
        "end-phase": "",
        # 7.5 battles with cards
        "fight": "place",
        "lay": "card",
        "lose": "unit from:place",
        "go-back": "unit from:place",
        "drive": "place",
        "press": "unit",
        "train": "unit",
        "promote": "commander",
        "put-aside": "card",
        # 8 fleet
        "embark": "unit from:place ship:place",
        "disembark": "unit ship:place to:place",
        "sail": "unit ship:place hex",
        "repair": "ship:place",
        "salvo": "unit ship:place to:place",
        "board": "unit ship:place to:place",
        "shell": "unit ship:place to:place",
        "land": "unit ship:place to:place",
        "attack-ship": "unit from:place to:place",
        "hit": "ship:place",
        # 5.4, 11 economy
        "sell": "good number",
        "recruit": "unit place number",
        "exchange": "number",
        "extend": "place",
        "dismiss": "unit place",
        "appoint": "commander place",
        "take-back": "card",
        # 5.5 politics
        "authority": "authority",
        "choose-card": "information",
        "use": "information",
        "refresh": "unit place",
        "sail-again": "ship:place",
    }
)

EVENTS = signatures(
    {
        "round": "round:number",
        "rolled-choice": "seat:number die:number",
        "took-power": "seat:number power",
        "first-player": "power",
        "independents-phase": "",
        "military-phase": "power",
        # 4
        "bought": "power unit number",
        "built": "power work",
        "deployed": "power unit place number",
        "erected": "power work place",
        "launched": "power ship:place hex",
        "returned-resources": "power",
        "swapped-forts": "power",
        # 7
        "moved": "power unit from:place to:place",
        "rode": "power unit from:place to:place",
        "attacked": "power unit from:place to:place",
        "leapt": "power unit from:place to:place",
        "defended": "power unit place",
        "roll-attack": "dice:digits bonus:number total:number",
        "roll-defence": "dice:digits bonus:number total:number",
        "destroyed": "power unit place",
        "repelled": "place",
        "fell-back": "unit from:place to:place",
        "rerolled": "power",
        "annexed": "power unit from:place to:place",
        # 7.5
        "drew": "power card",
        "reshuffled": "",
        "battle": "power defender:power place number",
        "laid": "power card",
        "points": "attack:number defence:number place",
        "battle-won": "power place lead:number",
        "battle-lost": "power place lead:number",
        "battle-drawn": "place",
        "raged": "power number place",
        "saved": "power number place",
        "retreated-attack": "power place",
        "withdrew": "power number from:place to:place",
        "went-back": "power unit from:place to:place",
        "occupied": "power number place",
        "pressed": "power unit place",
        "trained": "power unit better:unit place",
        "promoted": "power commander place",
        "put-aside": "power card",
        # 8
        "embarked": "power unit from:place ship:place",
        "disembarked": "power unit ship:place to:place",
        "sailed": "power ship:place from:hex to:hex",
        "repaired": "power ship:place",
        "ship-gone": "ship:place hex",
        "fired": "power unit ship:place to:place",
        "boarded": "power unit ship:place to:place",
        "shelled": "power unit ship:place to:place",
        "landed": "power unit ship:place to:place",
        "attacked-ship": "power unit from:place to:place",
        "lost-masts": "ship:place number",
        "lost-decks": "ship:place number",
        "sunk": "ship:place",
        "missed": "ship:place",
        "evaded": "ship:place",
        # 5.4, 11
        "sold": "power good number money:number",
        "recruited": "power unit place number",
        "exchanged": "power number",
        "ministry": "ministry",
        "harvested": "power good number",
        "level-bonus": "power good number",
        "taxed": "power money:number",
        "paid": "power money:number",
        "fed": "power number",
        "dismissed": "power unit place",
        "extended": "power place",
        "appointed": "power commander place",
        "took-back": "power card",
        # 5.5
        "authority-die": "power level",
        "authority-card": "power authority",
        "information": "power information",
        "expired": "information",
        "gained": "power good number",
        "lost": "power good number",
        "levied": "power unit number",
        "revolted": "power place",
        "used-expert": "power information",
        "refreshed": "power unit place",
        "sails-again": "power ship:place",
        "collected": "power good number place",
        "freed": "power commander place",
        # 6
        "took-coat": "power conquered:power",
        "lost-coat": "power conquered:power",
        "eliminated": "power",
        "holding": "power place turn:number",
        "won": "power",
        "nobody-won": "",
    }
)

FOLDS = {
    "rolled-choice": Fold(lists=("seat", "die")),
    "took-power": Fold(lists=("seat", "power")),
    "bought": Fold(lists=("unit",), sums=("number",)),
    "built": Fold(lists=("work",)),
    "deployed": Fold(lists=("unit", "place"), sums=("number",)),
    "erected": Fold(lists=("work", "place")),
    "launched": Fold(lists=("ship", "hex")),
    "returned-resources": Fold(lists=("power",)),
    "moved": Fold(lists=("unit",)),
    "rode": Fold(lists=("unit",)),
    "attacked": Fold(lists=("unit", "from")),
    "leapt": Fold(lists=("unit", "from")),
    "destroyed": Fold(lists=("unit",)),
    "fell-back": Fold(lists=("unit",)),
    "annexed": Fold(lists=("unit",)),
    "drew": Fold(lists=("card",), past=("drew",)),
    "drew.hidden": Fold(lists=("power",), past=("drew",)),
    "laid": Fold(lists=("power", "card")),
    "went-back": Fold(lists=("unit",)),
    "put-aside": Fold(lists=("card",)),
    "embarked": Fold(lists=("unit",)),
    "disembarked": Fold(lists=("unit",)),
    "fired": Fold(lists=("unit",)),
    "landed": Fold(lists=("unit", "ship")),
    "attacked-ship": Fold(lists=("unit", "from")),
    "sold": Fold(lists=("good",), sums=("number", "money")),
    "recruited": Fold(lists=("unit", "place"), sums=("number",)),
    "harvested": Fold(lists=("good", "number")),
    "dismissed": Fold(lists=("unit", "place")),
    "took-back": Fold(lists=("card",)),
    "gained": Fold(lists=("good", "number")),
    "collected": Fold(lists=("good", "number")),
    "revolted": Fold(lists=("place",)),
}
"""What is told in one line: purchases, deployments, moves, losses, harvests."""

CITES = {
    event: paragraph
    for paragraph, events in {
        "3.2": "rolled-choice took-power",
        "4.1": "first-player",
        "4.2": "bought built",
        "4.3": "deployed erected launched",
        "4.4": "returned-resources",
        "9.4": "swapped-forts",
        "5.1": "round",
        "5.2": "independents-phase",
        "5.3": "military-phase",
        "6.1": "won nobody-won holding",
        "6.2": "took-coat lost-coat",
        "6.4": "eliminated",
        "7.3": "moved rode",
        "7.7.1": "attacked",
        "7.7.2": "defended",
        "7.7.3": "roll-attack",
        "7.7.4": "roll-defence",
        "7.7.5": "destroyed repelled",
        "7.8": "annexed went-back",
        "5.3.2": "drew reshuffled",
        "7.5.1": "battle",
        "7.5.3": "laid",
        "7.5.8": "points",
        "7.5.9": "battle-won battle-lost battle-drawn occupied",
        "7.5.11": "raged saved",
        "7.6": "retreated-attack withdrew pressed trained promoted put-aside",
        "5.2.4": "fell-back",
        "8.3": "embarked disembarked",
        "8.2": "sailed",
        "8.7": "repaired",
        "8.8": "ship-gone",
        "8.5": "fired boarded shelled landed attacked-ship missed evaded",
        "8.6": "lost-masts lost-decks sunk",
        "5.4": "sold recruited",
        "10.8": "exchanged",
        "5.7": "ministry",
        "11.1": "harvested level-bonus",
        "11.4": "taxed paid",
        "11.6": "fed dismissed took-back",
        "7.10": "extended",
        "12.2": "appointed",
        "5.5": "authority-die authority-card",
        "5.6": "information expired gained lost levied revolted used-expert refreshed sails-again",
        "5.3.3": "collected",
        "10.3": "freed",
        "12.4": "rerolled",
        "7.9.1": "leapt",
    }.items()
    for event in events.split()
}

REASONS = ENGINE_REASONS | signatures(
    {
        "not-in-a-row": "power",
        "power-taken": "power",
        "too-dear": "price:number money:number",
        "no-resource": "good need:number have:number",
        "none-in-the-box": "unit",
        "no-work-left": "work",
        "not-deployment": "place",
        "full-province": "place",
        "full-ship": "place",
        "nobody-placed": "",
        "ships-limit": "number",
        "not-adjacent": "place",
        "enemy-there": "place",
        "enemy-ship-there": "hex",
        "nobody-there": "place",
        "has-acted": "unit place",
        "fort-no-leap": "place",
        "needs-a-unit": "place",
        "fort-there": "place",
        "fresh-first": "unit",
        "must-enter": "place",
        "moves-first": "",
        "truce": "place",
        "apart": "place",
        "fog": "",
        "has-led": "commander",
        "nobody-to-lead": "place",
        "has-sailed": "ship:place",
        "repair-only": "ship:place",
        "no-guns": "ship:place",
        "only-artillery": "unit",
        "building-limit": "money:number",
    }
)

FACTS = signatures(
    {
        "battle-points": "attack:number defence:number place",
        "battle-odds": "win:number draw:number lose:number",
        "sure-win": "",
        "sure-no-win": "",
        "all-fall": "number",
        "moves-over": "number",
        "withdraws": "",
        "odds": "percent:number",
        "throw": "dice:number bonus:number shelter:number",
        "hit": "percent:number",
        "held": "percent:number",
        "province-lost": "place",
        "salvo": "miss:number mast:number crew:number deck:number sinks:number",
        "price": "ducats:number ore:number grain:number wood:number",
        "earns": "money:number",
        "left": "money:number",
        "pay-due": "pay:number money:number",
        "hungry": "number",
        "left-empty": "place",
        "can-enter": "power place",
        "saves-pay": "money:number",
        "rolls-again": "",
        "field-none": "level",
        "field-state": "level",
        "field-european": "level",
        "level-agriculture": "level number",
        "level-economy": "level number",
        "level-trade": "level money:number",
        "level-finance": "level money:number",
        "level-construction": "level money:number",
        "level-war": "level number",
    }
)
"""What forecasts tell."""

ALERTS = signatures(
    {
        "near-goal": "power",
        "last-round": "",
        "force-congress": "",
        "force-mud": "",
        "force-gales": "",
        "force-fog": "",
        "force-plague": "",
        "force-trade-war": "",
        "force-booming-trade": "",
        "force-independents-waver": "",
        "force-independents-rise": "",
        "attacked": "power place",
        "capital-threatened": "power place",
        "pay-short": "round:number money:number",
        "grain-short": "round:number number",
    }
)

PROMPTS = signatures(
    {
        "Talk": "",
        "ChoosePower": "",
        "SwapForts": "power",
        "Buy": "power",
        "Deploy": "power",
        "Independents": "power attacked:power",
        "Orders": "power",
        "Defend": "power attacker:power unit place",
        "Reroll": "power place total:number",
        "Enter": "power place",
        "CrewLoss": "power ship:place",
        "HitShip": "power ship:place",
        "CrossOver": "power ship:place",
        "ChooseBattle": "power",
        "LayCards": "place",
        "LaySecond": "place",
        "Casualty": "power place",
        "GoBack": "power place",
        "Drive": "power beaten:power place",
        "PressGang": "power place",
        "Elite": "power place",
        "Promotion": "power place",
        "Exchange": "power",
        "BasicEconomy": "power",
        "Sell": "power",
        "Shortage": "power",
        "Build": "power",
        "Enlist": "power",
        "Hunger": "power",
        "TakeCommander": "power",
        "TakeBack": "power",
        "OverLimit": "power",
        "Authority": "power level",
        "PlaceWorks": "power",
        "ChooseCard": "power",
        "UseExpert": "power",
        "Refresh": "power",
        "SailAgain": "power",
        "Deserters": "power",
    }
)
