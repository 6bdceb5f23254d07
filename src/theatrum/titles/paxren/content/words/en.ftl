# source: authored; terms as in rules.toml
# The words of Pax Renaissance. Names stand in names_en.csv; cards, cities, borders and abilities carry theirs in their tables.
# The log is told in the past tense. Cards have no number: sentences about them use verbs that need none.

## operations

op-inquisitor-catholic = Catholic Inquisitor
op-inquisitor-islamic = Islamic Inquisitor
op-inquisitor-reformist = Reformed Inquisitor
op-commerce-east = Commerce in the East
op-commerce-west = Commerce in the West
op-behead = Behead
op-tax = Tax
op-repress-pawn = Repress a Pawn
op-repress-rook = Repress a Rook
op-repress-pawn-rook = Repress a Pawn or Rook
op-repress-knight = Repress a Knight
op-repress-pawn-knight = Repress a Pawn or Knight
op-repress-rook-knight = Repress a Rook or Knight
op-repress-pawn-rook-knight = Repress a Pawn, Rook or Knight
op-vote-east = Vote in the East
op-vote-west = Vote in the West
op-corsair-catholic = Catholic Corsair
op-corsair-islamic = Islamic Corsair
op-corsair-reformist = Reformed Corsair
op-siege = Siege
op-campaign = Campaign

## prestige

prestige-catholic = Catholic Prestige
prestige-islamic = Islamic Prestige
prestige-reformist = Reformation Prestige
prestige-law = Law Prestige
prestige-discovery = Discovery Prestige
prestige-patron = Patron Prestige

## one-shots that are no wars

shot-coronation = Coronation
shot-trade_shift = Trade Shift
shot-apostasy = Apostasy
shot-torch = Torch

## ways to win

ending-holy = { victory-holy }
ending-imperial = { victory-imperial }
ending-globalization = { victory-globalization }
ending-renaissance = { victory-renaissance }
ending-patron = { victory-patron }
ending-bankruptcy = Last bank standing

## the end: figures, and who did what to whom

figure-patrons = Patron Prestige
figure-florins = Florins
figure-empires = Empires
figure-tableau = cards in the Tableau
figure-concessions = Concessions
figure-law = Law Prestige
figure-discoveries = Discovery Prestige
deed-battle = { $times ->
    [one] attacked one of their Empires
   *[other] attacked their Empires { $times } times
}
deed-won = { $times ->
    [one] won one of their Empires in battle
   *[other] won { $times } of their Empires in battle
}
deed-voted = { $times ->
    [one] voted away one of their Empires
   *[other] voted away { $times } of their Empires
}
deed-beheaded = { $times ->
    [one] beheaded one of their cards
   *[other] beheaded { $times } of their cards
}
deed-taxed = { $times ->
    [one] taxed them once
   *[other] taxed them { $times } times
}

## options

option-cards = Cards
    .core = the 88 of the base game
    .expansion = with the expansion
    .promo = with the expansion and the promotional cards
    .note = More cards bring Apostasy, torches and stronger Abilities into play; the decks are dealt from all of them.
option-map = Map
    .first = two faces to a card, as in the book
    .second = second edition: four faces, and the Red Sea
    .note = How many religions a map card can turn to, and whether trade may reach the Red Sea.
option-readings = Where the editions differ
    .book = the rule of the book
    .second = in nine points the rule of the second edition
    .note = Nine points in which the second edition rules otherwise than the book.
option-readings-agents = Agents after a One-shot
    .note = once a card’s One-shot was fired, all its Agents that did not fight must be placed if they have a place (E2.1, E2.2).
option-readings-bishop = The Bishop’s own card
    .note = a Bishop whom no other card can take goes onto the card that brought him (F1).
option-readings-pawns = Pawns in a Conspiracy
    .note = a Pawn among the Agents attacks in a Conspiracy too (J1).
option-readings-campaign = Campaigns at home
    .note = you may not campaign against Empires of your own Tableau (F9).
option-readings-coronation = Kings of one’s own
    .note = a Queen may also marry a single King of your own Tableau, a Vassal too; he stays what he was (I1).
option-readings-old-maid = Old maids for sale
    .note = an old maid can be sold for 2 Florins (E3, I2).
option-readings-apostasy = Apostasy in the base game
    .note = Apostasy works on the cards of the base game too, without the expansion (M2).
option-readings-european-union = European Union
    .note = the card has a Trade Shift to Novgorod instead of its Apostasy (H1).
option-readings-exhausted-decks = Exhausted decks
    .note = the game ends when a refresh cannot fill a row, not when both decks are empty (D2, L2).
option-banks = Banks
    .book = in the order of the book
    .lot = by lot
    .note = Who plays which bank, and so with how many Florins and in which order.
option-hands = Cards in hand
    .hidden = hidden
    .open = open
    .note = What was bought is seen by all; this says whether hands stay open or have to be remembered.
option-astrology = Astrology: the next card of each deck is seen
    .no = no
    .yes = yes
    .note = The top card of each deck lies open, so the next refresh can be planned.
option-bankruptcy = Bankruptcy: a bank can fail
    .no = no
    .yes = yes
    .note = A bank without Florins, cards and Concessions is out; the last one standing wins.

# --- sentences of the rules below ---

## choices: actions

choice-buy = Buy “{ $card }”
choice-play = Play “{ $card }”
choice-sell = Sell “{ $card }”
choice-ops = Carry out Ops in { $region_the }
choice-fair = Start a Trade Fair in { $region_the }
choice-declare = Declare { $victory_the }
choice-pass = Pass
choice-activate = Activate { $victory_the }
choice-discard = Discard “{ $card }”

## choices: one-shots and agents

choice-launch = Fire the One-shot against { $empire_the }
choice-crown = Marry the King of { $empire_the }
choice-shift = Open the Emporium at { $spot_the }
choice-apostasy = Apostasy between { $religion_the } and { $against_the }
choice-no-one-shot = Do not fire the One-shot
choice-put-out = Put out { $victory_the }
choice-no-torch = Let all victories stand
choice-place-bishop = Bishop to “{ $card }”
choice-station = Place it here: { $spot }
choice-moor = Pirate to { $border_the }
choice-open-office = Concession at { $border_the } ({ $empire })
choice-leave-out = Leave this Agent out
choice-pacify = Kill { $token_the }
choice-spare = Spare the repressed
choice-take-token = Take it from here: { $spot }
choice-take-bishop = Take the Bishop from “{ $card }”
choice-forgo = Go without
choice-levy = Raise the Levy here: { $spot }

## choices: operations

choice-use = “{ $card }”: { $op }
choice-stop = No more Ops
choice-preach = Bishop from “{ $from }” to “{ $to }”
choice-collect = Take 1 Florin from { $column ->
        [1] the face-down card
        [2] place 1
        [3] place 2
        [4] place 3
        [5] place 4
       *[other] place 5
    } of the Market in { $region_the }
choice-behead = Behead “{ $card }”
choice-tax = Tax the Concession at { $border_the } for { $empire_the }
choice-pay = Pay 1 Florin
choice-give-up = Let the Concession be repressed
choice-repress = Repress here: { $spot } ({ $empire })
choice-vote = Call a Vote in { $empire_the }
choice-sail = Sail from { $from_the } to { $to_the }
choice-siege = Lay siege here: { $spot }
choice-campaign = March on { $empire_the }

## choices: battles and regime changes

choice-fall = { $token_the } falls here: { $spot }
choice-turn-map = Turn the map card to { $face_a }
choice-keep-map = Leave the map card as it is
choice-occupy = { $token_the } settles here: { $spot }
choice-no-office = No Concession
choice-free = Emancipate { $token_the } in { $empire_the }: { $spot }
choice-done = Done
choice-provoke = Discard “{ $card }” for a Peasant Revolt
choice-preach-apostasy = Preach an Apostasy between { $religion_the } and { $against_the }

## events

event-drew-bank = The lot gave { $bank } to seat { $number }.
    .each = { $bank } to seat { $number }
    .many = The lot gave { $items }.
event-first-drawn = The lot fell on { $bank } to play first.
event-turn = Turn { $number }: { $bank }
event-passed = { $bank } passed.
    .many = { $bank } passed { $times ->
        [2] twice
       *[other] { $times } times
    }.
event-turned-up = “{ $card }” came up in { $region_the }.
    .each = “{ $card }”
    .many = { $items } came up in { $region_the }.
event-bought = { $bank } bought “{ $card }” for { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }{ $found ->
        [0] .
        [one] {" "}and took the Florin that lay on it.
       *[other] {" "}and took the { $found } Florins that lay on it.
    }
event-activated = { $bank } activated { $victory_the }.
event-sold =
    { $bank } sold “{ $card }” for { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }.
event-sold-from-hand =
    { $bank } sold “{ $card }” from hand for { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }.
    .hidden =
        { $bank } sold a card from hand for { $price ->
            [one] 1 Florin
           *[other] { $price } Florins
        }.
event-let-go = { $bank } discarded “{ $card }” from hand.
event-discarded = { $bank } lost “{ $card }”.
    .each = “{ $card }”
    .many = { $bank } lost { $items }.
event-queen-lost = The Queen of { $empire_the }, “{ $card }”, left the game.
event-to-stack = { $empire_the } returned to the Empire stack.
    .each = { $empire_the }
    .many = { $items } returned to the Empire stack.
event-played = { $bank } played “{ $card }”.
event-old-maid = { $bank } set “{ $card }” aside as an old maid.
event-placed = { $token_a } took its place at { $spot_the }.
    .each = { $token_a } at { $spot_the }
    .many = { $items } took their places.
event-office = { $token_a } opened a Concession at { $spot_the }.
event-levied = A Levy raised { $token_a } at { $spot_the }.
    .each = { $token_a } at { $spot_the }
    .many = Levies raised { $items }.
event-settled = The victorious { $token } settled at { $spot_the }.
    .each = { $token_a } at { $spot_the }
    .many = The victors settled: { $items }.
event-crowded-out = Venice had room for one token only: { $token_the } left { $spot_the }.
event-token-taken = The reserve was empty: { $token_the } was taken from { $spot_the }.
event-bishop-taken = The reserve was empty: { $token_the } was taken from “{ $card }”.
event-repressed = { $token_the } at { $spot_the } was repressed in { $empire_the }.
event-went-home = { $token_the } at { $spot_the } left the map, since no bank holds { $empire_the }.
event-killed = { $token_the } at { $spot_the } was killed.
event-bishop = { $token_a } came to “{ $card }”.
event-diet-of-worms = At the Diet of Worms on “{ $card }” both Bishops died.
event-pacified = The Bishop pacified { $empire_the }: { $token_the } was killed.
event-ops = { $bank } began Ops in { $region_the }.
event-op = { $bank } used “{ $card }”: { $op }.
event-collected = { $bank } took 1 Florin from { $column ->
        [1] the face-down card
        [2] place 1
        [3] place 2
        [4] place 3
        [5] place 4
       *[other] place 5
    } of the Market in { $region_the }.
event-beheaded = { $bank } beheaded “{ $card }”.
event-assassin = “{ $card }” died as an assassin.
event-taxed = { $bank } taxed the { $owner } Concession at { $border_the } for { $empire_the }.
event-paid-tax = { $bank } paid 1 Florin of Tax.
event-voted =
    { $bank } won the Vote in { $empire_the } { $price ->
        [0] at no cost
        [one] for 1 Florin
       *[other] for { $price } Florins
    }.
event-sailed = { $token_the } sailed from { $from_the } to { $to_the }.
event-campaign =
    { $bank } sent the Knights of { $by_the } against { $empire_the } for { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }.
event-fair =
    { $bank } started a Trade Fair in { $region_the } with { $number ->
        [one] 1 Florin
       *[other] { $number } Florins
    }.
event-fair-pays =
    { $bank } earned { $number ->
        [one] 1 Florin
       *[other] { $number } Florins
    } in the Fair at { $spot_the }.
    .many =
        { $bank } earned { $number ->
            [one] 1 Florin
           *[other] { $number } Florins
        } in the Fair at { $spot_the }.
event-piracy = Pirates at { $border_the } took 1 Florin.
    .many = Pirates at { $border_the } took { $times } Florins.
event-fair-ends =
    The Trade Fair in { $region_the } ended{ $number ->
        [0] .
        [one] {" "}with 1 Florin left.
       *[other] {" "}with { $number } Florins left.
    }
event-shifted = { $bank } opened the Emporium at { $spot_the } and closed the one at { $closed_the }.
event-battle =
    { $bank } began a { $war } in { $empire_the }: { $attack ->
        [one] 1 attacker
       *[other] { $attack } attackers
    }{ $defence ->
        [0] , no defenders
        [one] {" "}against 1 defender
       *[other] {" "}against { $defence } defenders
    }.
event-fell = { $token_the } at { $spot_the } fell.
    .each = { $token_the } at { $spot_the }
    .many = { $items } fell.
event-won = { $bank } won in { $empire_the }.
event-lost = { $bank } failed in { $empire_the }.
event-map-turned = The map card of { $empire_the } turned to { $face_a }.
event-monarchy = { $empire_the } became a { $bank } Monarchy.
event-republic = { $empire_the } became a { $bank } Republic.
event-vassal = { $empire_the } became a Vassal of { $suzerain_the } under { $bank }.
event-crowned = { $bank } married Queen “{ $card }” to the King of { $empire_the }.
event-freed = Emancipation brought { $token_the } to { $spot_the }.
    .each = { $token_the } to { $spot_the }
    .many = Emancipation brought { $items }.
event-apostasy = { $bank } carried out an Apostasy between { $religion_the } and { $against_the }.
event-put-out = { $bank } put out { $victory_the }.
event-bankrupt = { $bank } went bankrupt.
event-last-standing = { $bank } won as the last bank standing.
event-victory = { $bank } declared { $victory_the } and won the game.
event-patron-victory =
    The decks ran out. { $bank } won with Patron Prestige { $prestige } and { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }.

## alerts

alert-may-declare = { $bank } can declare { $victory_the } in its turn.
alert-near-victory = { $bank } is one step from { $victory_the }.
alert-two-near-victory = { $bank } and { $second } are one step from { $victory_the } each.
alert-three-near-victory = { $bank }, { $second } and { $third } are one step from { $victory_the } each.
alert-all-near-victory = All four banks are one step from { $victory_the }.
alert-comet-wins = { $bank } can pay for the Comet in the market, activate and declare { $victory_the }.
alert-empire-attacked = Your empire is attacked: { $bank } fights for { $empire_the }.

## reasons

reason-no-florins = It takes { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }; you have { $florins }.
reason-florin-laid = You laid a Florin on “{ $card }” this turn.
reason-hand-full = You hold { $number ->
        [one] 1 card
       *[other] { $number } cards
    } already.
reason-all-active = Every victory is active already.
reason-is-active = { $victory_the } is active already.
reason-sold-together = “{ $card }” can only be sold together with her King.
reason-once-a-turn = You have done that this turn.
reason-has-worked = You have used “{ $card }” this turn.
reason-silenced = A Bishop silences “{ $card }”.
reason-no-target = There is no target for that.
reason-no-coins = There is no Florin.
reason-no-such-bishop = There is no Bishop of the right religion on “{ $card }”.
reason-saturated = There is no empty city in { $empire_the }.
reason-in-stack = The card of { $empire_the } is still in the Empire stack.
reason-is-vassal = { $empire_the } { $empire_number ->
        [pl] are
       *[sg] is
    } a Vassal.
reason-no-majority = You have { $number ->
        [0] no Concession
        [one] 1 Concession
       *[other] { $number } Concessions
    } there; a rival has { $rivals }.
reason-land-border = { $border_the } is no Sea Border.
reason-same-pirate = A Pirate of this religion is at { $border_the } already.
reason-convoy = The { $bank } Concession at { $border_the } is safe from Pirates.
reason-pirate-there = There is a Pirate at { $border_the }.
reason-blocked = No token may stand at { $spot_the }.
reason-must-place = The One-shot of “{ $card }” has been fired: its Agents must be placed.
reason-own-suzerain = { $empire_the } { $empire_number ->
        [pl] are
       *[sg] is
    } the Suzerain of this Vassal.
reason-own-empire = { $empire_the } { $empire_number ->
        [pl] are
       *[sg] is
    } in your own Tableau.
reason-no-knights = There is no Knight in { $empire_the }.
reason-no-heretics = There are no Heretics in { $empire_the }.
reason-no-attackers = Nobody would attack in { $empire_the }.
reason-not-in-stack = The King of { $empire_the } is not in the Empire stack.
reason-not-on-map = This map does not have { $spot_the }.
reason-emporium-open = The Emporium at { $spot_the } is open already.
reason-no-discovery = You need Discovery Prestige in your Tableau, this card apart.
reason-no-apostates = Nobody has Prestige of both religions.
reason-not-active = { $victory_the } is not active.
reason-two-actions = A torch makes { $victory_the } cost two actions.
reason-not-met = You do not meet the conditions of { $victory_the } yet.

## prompts

prompt-Act = { $bank }: which action ({ $number } left)?
prompt-Activate = { $bank }: which victory does the Comet activate?
prompt-OverLimit = { $bank }: which card goes, down to the hand limit?
prompt-Announce = { $bank }: fire the One-shot of “{ $card }”?
prompt-Torch = { $bank }: which victory is put out with “{ $card }”?
prompt-PlaceAgent = { $bank }: where does an Agent of “{ $card }” go ({ $token })?
prompt-Pacify = { $bank }: does the Bishop pacify { $empire_the }?
prompt-Shortage = { $bank }: the reserve is empty ({ $token }). Where does one come from?
prompt-Levy = { $bank }: which city of { $empire_the } raises the Levy?
prompt-UseOp = { $bank }: which card is used?
prompt-BorrowOp = { $bank }: which Op of an opponent is carried out?
prompt-Inquisitor = { $bank }, “{ $card }” ({ $op }): which Bishop moves, and where to?
prompt-Commerce = { $bank }, “{ $card }” ({ $op }): from where is a Florin taken?
prompt-Behead = { $bank }, “{ $card }” ({ $op }): who is beheaded?
prompt-Tax = { $bank }, “{ $card }” ({ $op }): which Concession is taxed?
prompt-PayTax = { $bank }: pay for the Concession at { $border_the }, or let { $empire_the } repress it?
prompt-Repress = { $bank }, “{ $card }” ({ $op }): which token is repressed?
prompt-Vote = { $bank }, “{ $card }” ({ $op }): where is the Vote called?
prompt-Corsair = { $bank }, “{ $card }” ({ $op }): which Pirate sails, and where to?
prompt-Siege = { $bank }, “{ $card }” ({ $op }): what is besieged?
prompt-Campaign = { $bank }, “{ $card }” ({ $op }): on whom do the Knights march?
prompt-Casualty = { $bank }: who falls in { $empire_the } ({ $number } to go)?
prompt-Overthrow = { $bank }: turn the map card of { $empire_the } to { $face_a }?
prompt-ArrangeToken = { $bank }: which place of the capital of { $empire_the } does the token take?
prompt-Occupy = { $bank }: where do the victors settle in { $empire_the }?
prompt-Concession = { $bank }: where does the new Concession in { $empire_the } go?
prompt-Emancipate = { $bank }: which repressed tokens are emancipated?

## conditions of victories

condition-kings = Monarchies
condition-concessions = Concessions
condition-discovery = Discovery Prestige
condition-republics = Republics
condition-law = Law Prestige
condition-catholic = Catholic Prestige
condition-islamic = Islamic Prestige
condition-reformist = Reformation Prestige
condition-catholic-bishops = Catholic Bishops
condition-islamic-bishops = Islamic Bishops
condition-reformist-bishops = Reformed Bishops
condition-catholic-tokens = Catholics in Catholic Theocracies
condition-islamic-tokens = Muslims in Islamic Theocracies
condition-reformist-tokens = Reformed in Reformed Theocracies

## the position as text

text-head = Turn { $turn }: { $bank }, actions left: { $actions }
text-row = { $region } market (cards left: { $cards }; open Emporium: { $emporium })
text-place = { $price }: { $card } ({ $florins })
text-vacant = vacant
text-face-down = face down
text-next = next: { $card }
text-map = Map
text-borders = Borders
text-nothing = nothing
text-bank = { $bank }: Florins { $florins }, Concessions { $concessions }
text-hand = Hand: { $cards }
text-maids = Old maids: { $cards }
text-republic = Republic
text-repressed = repressed: { $tokens }
text-vassal = Vassal { $card }
text-victories = Victories
text-active = active
text-inactive = not active

## the board in the terminal

cli-paxren-stack = in the stack
cli-paxren-hand = Hand
cli-paxren-race = Victories (own : best of the others)
cli-paxren-legend = ♞ Knight · ♜ Rook · ☠ Pirate · ♝ Bishop · ♟ Pawn, with the first letters of religion or bank · in brackets: empty, what a Levy raises · ★ open Emporium · ▒ blocked · ≈ sea

## forecasts: what a choice would do

fact-purse =
    Purse of { $bank }: { $then ->
        [one] 1 Florin
       *[other] { $then } Florins
    } instead of { $now }.
fact-reaches = { $bank } could then declare { $victory_the }.
fact-falls-short = { $bank } could no longer declare { $victory_the }.
fact-meets = { $victory_the }: { $bank } already meets its conditions.
fact-lacks = { $victory_the }: { $bank } lacks { $number }.
fact-levies =
    { $number ->
        [one] A Levy will be raised in { $first_the }.
       *[other] { $number } Levies will be raised, from { $first_the } to { $last_the }.
    }
fact-route =
    A Fair on the new route pays { $bank } { $then ->
        [one] 1 Florin
       *[other] { $then } Florins
    } on the way instead of { $now }.
fact-pays-or-loses = { $bank } pays 1 Florin or loses the Concession at { $border_the }.
fact-ops-ready =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    } can act now.
brief-war-won = { $attack }:{ $defence } ✓
brief-war-lost = { $attack }:{ $defence } ✗
brief-earns = +{ $florins } ƒ
brief-spends =
    { $florins ->
        [0] ±0 ƒ
       *[other] −{ $florins } ƒ
    }

ahead-fair-pays =
    { $bank } will earn { $number ->
        [one] 1 Florin
       *[other] { $number } Florins
    } at { $spot_the }.
    .many =
        { $bank } will earn { $number ->
            [one] 1 Florin
           *[other] { $number } Florins
        } at { $spot_the }.
ahead-piracy = Pirates at { $border_the } will take 1 Florin.
    .many = Pirates at { $border_the } will take { $times } Florins.
ahead-shifted = The Emporium at { $closed_the } will close.
ahead-fair-ends =
    { $number ->
        [0] No Florin will be left.
        [one] 1 Florin will be left on the first card.
       *[other] { $number } Florins will be left on the first card.
    }
ahead-discarded = { $bank } will lose “{ $card }”.
    .each = “{ $card }”
    .many = { $bank } will lose { $items }.
ahead-queen-lost = The Queen “{ $card }” will leave the game.
ahead-to-stack = { $empire_the } will return to the Empire stack.
    .each = { $empire_the }
    .many = { $items } will return to the Empire stack.
ahead-repressed = { $token_the } at { $spot_the } will be repressed in { $empire_the }.
ahead-went-home = { $token_the } at { $spot_the } will leave the map, since no bank holds { $empire_the }.
ahead-killed = { $token_the } at { $spot_the } will be killed.
ahead-diet-of-worms = Both Bishops on “{ $card }” will die.
ahead-pacified = { $token_the } in the court of { $empire_the } will be killed.
ahead-assassin = “{ $card }” will die as an assassin.
ahead-crowned = Queen “{ $card }” will bring { $empire_the } to { $bank }.
ahead-bishop = { $token_a } will silence “{ $card }”.
ahead-monarchy = { $empire_the } will become a { $bank } Monarchy.
ahead-republic = { $empire_the } will become a { $bank } Republic.
ahead-vassal = { $empire_the } will become a Vassal of { $suzerain_the } under { $bank }.
ahead-map-turned = The map card of { $empire_the } will turn to { $face_a }.
ahead-victory = { $bank } will win the game with { $victory_the }.
ahead-old-maid = “{ $card }” will be set aside as an old maid.
ahead-crowded-out = { $token_the } will have to leave { $spot_the }.
ahead-token-taken = The reserve is empty: { $token_the } will be taken from { $spot_the }.
ahead-bankrupt = { $bank } will go bankrupt.

## the steward's reasons

why-fair-own = you earn { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
why-fair-rival = { $bank } earns { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
why-card-prestige = { $kind ->
        [0] { prestige-catholic }
        [1] { prestige-islamic }
        [2] { prestige-reformist }
        [3] { prestige-law }
        [4] { prestige-discovery }
       *[other] { prestige-patron }
    }
why-card-king = marries the King of { $empire_the }
why-card-op = its Op: { $op }
why-card-agents = { $number ->
        [one] 1 Agent
       *[other] { $number } Agents
    } for the map
why-card-war = a war won in { $empire_the }
    .against = its war in { $empire_the } would fail
why-other = smaller gains together
    .against = smaller costs together
why-win = this wins the game
why-price = costs { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
why-florins-on-it = { $florins ->
        [one] 1 Florin lies
       *[other] { $florins } Florins lie
    } on it
why-empty-purse = fills an empty purse
    .against = leaves an empty purse
why-win-in-sight = victory is in reach
why-own-race = { $number ->
        [0] you could declare { $victory_the }
       *[other] you lack { $number } for { $victory_the }
    }
    .against = it sets back your own race: { $victory }
why-comet = a Comet helps others too
why-gift-to-rival = a rival could win with it
why-slows-rival = it makes a rival's victory harder
why-stops-rival = it keeps a rival from winning
why-rival-race = holds { $bank } back: { $victory }
    .against = helps { $bank }: { $victory }
why-florins = brings { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
why-lost-card = “{ $card }” is lost
why-operations = { $number ->
        [one] 1 card
       *[other] { $number } cards
    } can act
    .against = { $number ->
            [one] 1 card
           *[other] { $number } cards
        } can act, with little gain
why-operation = { $op }: the best target is worth it
    .against = { $op }: no target is worth it
why-idle = time is wasted
why-war = the war in { $empire_the } is won
    .against = the war in { $empire_the } brings nothing
why-empire = gains { $empire_the }
why-route = on a Trade Route of yours
    .against = the new route serves rivals
why-apostates = { $bank } loses cards
    .against = you lose cards
why-faith = strengthens { $religion_the }
    .against = weakens { $religion_the }
why-diet-of-worms = frees “{ $card }”: both Bishops die
    .against = frees a rival: both Bishops on “{ $card }” die
why-silence = silences a rival: “{ $card }”
    .against = silences your own “{ $card }”
why-freed-card = your “{ $card }” can work again
    .against = a rival can use “{ $card }” again
why-guard = tokens on your land
    .against = your land loses a token
why-rival-guard = a rival's land loses a token
    .against = strengthens a rival's land
why-presence = one more token on the map
why-office = a Concession of your own
why-own-office = spares your Concession
    .against = your Concession suffers
why-rival-office = hurts a { $bank } Concession
    .against = helps a { $bank } Concession
why-repressed = clears the court of your Empire
    .against = repressed tokens may rise
why-enough = nothing better to do
why-victim = { $bank } loses “{ $card }”
    .against = you lose “{ $card }”

## The page: panels

title-blurb = Lead a bank of the Renaissance. Buy the age's great men and women, open and close the trade routes between East and West, raise kings, republics and heretics in other people's realms, and decide in whose name the modern world begins.
victory-patron = Patron Victory
panel-round = Turn { $round }
panel-market = Markets
panel-tableaux = The banks
panel-victories = Victories
panel-hand = Cards in hand
panel-china = China
panel-lying = { $card }: { $florins ->
        [one] 1 Florin
       *[other] { $florins } Florins
    }
panel-standing = { $bank }: { $missing ->
        [0] reached
       *[other] { $missing } missing
    }
panel-place =
    price { $price }, { $florins ->
        [0] no Florins
        [one] 1 Florin
       *[other] { $florins } Florins
    } on it
panel-florins = Florins
panel-concessions = Concessions
panel-deck = Cards left in the deck
panel-comets = Comets still in the deck
panel-price = Price
panel-maids = Old maids
panel-acts =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
pile-empires = Empires
pile-discards = Discards
pile-comets = Comets
pile-decks = Decks
pile-none = none
pile-stack = in the stack
pile-up = this side is up
pile-comets-open = In the market
pile-comets-unseen = Still to come
pile-comets-gone = Bought: a victory was activated
pile-deck =
    { $region }: { $deck ->
        [0] no cards left
        [one] 1 card left
       *[other] { $deck } cards left
    }, { $comets ->
        [0] no Comet among them
        [one] 1 Comet among them
       *[other] { $comets } Comets among them
    }
pile-note-empires = Both faces of every Empire: King at the left, Republic at the right. The frame shows the face that is up.
pile-note-discards = Cards known to be out of the game.
pile-note-comets = They lie among the last cards of the decks. Whoever buys one activates a victory.
pile-note-decks = Cards that nobody has seen yet: each is in its deck, or was left in the box.
panel-focus = { $bank }: look closer
panel-focused = { $bank }: all banks again
short-england = Eng
short-france = Fra
short-holy_roman_empire = HRE
short-hungary = Hun
short-byzantium = Byz
short-portugal = Por
short-aragon = Ara
short-papal_states = Pap
short-ottoman = Ott
short-mamluk = Mam
short-west = West
short-east = East
panel-bankrupt = bankrupt
panel-silenced = silenced by a Bishop
panel-worked = used this turn
panel-no-cards = no cards in hand
panel-known-cards = Cards known in other hands
panel-may-hold = { $number ->
        [one] one unknown card, among: { $cards }
       *[other] { $number } unknown cards, among: { $cards }
    }
panel-pawn = Pawn of the bank that plays the card
panel-kind-empire = Empire
panel-kind-tableau = Card
panel-kind-queen = Queen
panel-kind-comet = Comet
panel-side-king = As a Monarchy
panel-side-republic = As a Republic
panel-suitors = Suitors: { $empires }
panel-one-shot = One-shot: { $shot }
panel-bishop-here = Silenced by { $bishop_the }
panel-sells =
    { $bank }; sells for { $price ->
        [one] 1 Florin
       *[other] { $price } Florins
    }
panel-condition = { $name }: { $mine }, needed { $needed }
panel-faith-bishops = Bishops
panel-faith-tokens = Faithful
panel-faith-prestige = Prestige
panel-two-actions = costs two actions
panel-at-end = when the decks end
verdict-declared = { $victory } declared
verdict-patron = Both decks have run out: the greatest Patron Prestige wins, of equals the most Florins.
verdict-count =
    Patron Prestige { $prestige }, { $florins ->
        [0] no Florins
        [one] 1 Florin
       *[other] { $florins } Florins
    }
verdict-bankruptcy = Every other bank is bankrupt.
panel-attack = Attack
panel-defence = Defence
panel-still-fall = { $number ->
        [one] One token has still to fall.
       *[other] { $number } tokens have still to fall.
    }

## The page: what a war would do

odds-heading = { $war } in { $empire_the }
odds-won = succeeds
odds-lost = fails
odds-against = { $attack } against { $defence }
odds-fall = { $number ->
        [0] Nobody falls
        [one] One token of each side falls
       *[other] { $number } tokens of each side fall
    }
odds-cost = { $number ->
        [one] Costs { $number } Florin
       *[other] Costs { $number } Florins
    }
odds-missing = { $number ->
        [one] One attacker is missing
       *[other] { $number } attackers are missing
    }
odds-becomes-monarchy = { $empire_the } { $empire_number ->
        [pl] become
       *[sg] becomes
    } your Monarchy
odds-becomes-republic = { $empire_the } { $empire_number ->
        [pl] become
       *[sg] becomes
    } your Republic
odds-becomes-vassal = { $empire_the } { $empire_number ->
        [pl] become
       *[sg] becomes
    } your Vassal
odds-becomes-unchanged = { $empire_the } { $empire_number ->
        [pl] stay
       *[sg] stays
    } your Vassal
odds-from = Taken from { $bank }
odds-map = The map card turns to { $face_a }
odds-frees = Vassals set free: { $empires }
odds-queen = The Queen is lost: { $card }
odds-no-target = There is no target now: the One-shot would be lost.
odds-closed = { $number ->
        [one] { $number } target
       *[other] { $number } targets
    }

## The page: help

help-face = Map card: { $face }. { $count ->
        [one] On its back
       *[other] Its other sides
    }: { $others }
help-king = { $bank } Monarchy
help-republic = { $bank } Republic
help-in-stack = In the Empire stack: no bank holds it yet
help-vassal = Vassal of { $empire_the }
help-court = Repressed tokens wait here. They fight in Conspiracies (Knights and Rooks) or Peasant Revolts (Pawns), and make Votes dearer
help-capital = Capital
help-emporium = Open Emporium: Trade Fairs in { $region_the } start here
help-emporium-closed = Emporium of { $region_the }, closed by a disc: no token, no Levy
help-levy = Empty. A Levy raises { $token_a }
help-sea-border = Sea Border between { $one_the } and { $other_the }. Fairs cross it, Pirates lurk on it
help-land-border = Land border between { $one_the } and { $other_the }
help-bank = Florins { $florins }, Concessions { $concessions }, cards in hand { $cards }, Pawns in reserve { $pawns }
help-region = Choose it for Ops of this half of your Tableau, or for a Trade Fair from its Emporium
help-piece-knight = Fights in Campaigns and Religious Wars; defends its city against every attack
help-piece-rook = Defends its city; a Rook at sea is a Pirate
help-piece-bishop = Silences the card it stands on: only religious Ops remain. Two Bishops on one card kill each other
help-piece-pirate = Robs every passing Fair of 1 Florin, kills Concessions, joins Civil Wars and Religious Wars
help-piece-pawn = Concession: earns 1 Florin from every Fair that crosses its Border, votes, and joins its owner's Peasant Revolts
help-op-inquisitor = Move one Bishop of this religion: to a neighbouring card, or to a card of the same Location
help-op-commerce = Take 1 Florin from any card of this row of the Market
help-op-behead = Discard a card of any Tableau with the same Location. If it is an Empire, the beheader goes too
help-op-tax = The owner of a Concession there pays 1 Florin or has it repressed; then a Levy is raised
help-op-repress = Take one such token off the map to the court of its Empire, and 1 Florin from China
help-op-vote = With the most Concessions around an Empire, bring about a Regime Change there. Repressed tokens make it dearer
help-op-corsair = Move a Pirate of this religion to a nearby Sea Border; whoever is there dies
help-op-siege = Kill a Rook, Knight or Pirate in the Location
help-op-campaign = The King's Knights march on an adjacent card, 1 Florin each. A victory makes it a Vassal
help-shot-conspiracy = Agents, repressed Knights and Rooks, and Pirates against the garrison. A victory is a Regime Change
help-shot-peasant_revolt = Agents, Serfs, your Concessions and Pirates against the garrison. A victory is a Regime Change
help-shot-crusade = Catholics against all Heretics there. A victory makes a Catholic Theocracy
help-shot-jihad = Muslims against all Heretics there. A victory makes an Islamic Theocracy
help-shot-reformation = The Reformed against all Heretics there. A victory makes a Reformed Theocracy
help-shot-coronation = The Queen marries one of her suitors from the Empire stack: his Empire is yours
help-shot-trade_shift = Open another Emporium of the same colour: the route starts there from now on
help-shot-apostasy = Whoever has Prestige of both religions loses the cards with either
help-shot-torch = May turn an active victory back; while it lies there, declaring that victory costs two actions
help-prestige-catholic = For the Holy Victory, while Catholicism is supreme
help-prestige-islamic = For the Holy Victory, while Islam is supreme
help-prestige-reformist = For the Holy Victory, while the Reformation is supreme
help-prestige-law = For the Renaissance Victory, with Republics
help-prestige-discovery = For the Globalization Victory, with Concessions; opens the Spice Islands
help-prestige-patron = Decides the game when both decks run out
help-victory-holy = More Prestige of the supreme religion than anyone else. Supreme: more Bishops, and more tokens in its own Theocracies, than the two others together
help-victory-imperial = Two Monarchies more than anyone else (three with two banks), Vassals included
help-victory-globalization = Two Concessions more, and more Discovery Prestige, than anyone else
help-victory-renaissance = More Republics, and two more Law Prestige, than anyone else
help-victory-patron = When both decks are empty: most Patron Prestige, then most Florins
help-track-florins = Money. What you pay for cards lies on cheaper cards of the row; whoever buys those takes it
help-track-hand = Cards in hand, as a rule at most two
help-track-concessions = Pawns on Borders: they earn in Fairs, vote and revolt
help-track-deck = When both decks are used up, Patron Prestige decides
help-track-comets = Whoever buys a Comet activates a victory
help-track-price = What it costs to buy: 1 Florin on each cheaper card of the row
help-track-china = The face-down card: its Florins are the next Fair's Profit
help-track-maids = Queens played without a Coronation: only their Prestige counts
help-panel-market = Two rows, East and West. The farther to the right, the dearer
help-panel-tableaux = Each bank's cards of the West and of the East
help-panel-victories = Mine against what is needed, for every bank
help-panel-hand = Play a card for its Agents, One-shot and Ops, or sell it for 2 Florins

## The page: signs of the map

key-knight = Knight
key-rook = Rook
key-bishop = Bishop, on cards of Tableaux
key-pirate = Pirate
key-pawn = Pawn of a bank: a Concession
key-levy = empty: what a Levy raises
key-open = open Emporium
key-closed = closed Emporium
key-monarchy = Monarchy
key-republic = Republic
key-vassal = Vassal
key-court = repressed, in the ring of its Empire
