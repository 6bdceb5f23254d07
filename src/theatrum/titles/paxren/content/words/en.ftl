# source: authored; terms as in rules.toml
# The words of Pax Renaissance. Cards, cities, borders and abilities carry their names in their tables.

## banks

bank-fugger = Fugger
bank-medici = Medici
bank-coeur = Cœur
bank-marchionni = Marchionni

## Empires and regions

empire-england = England
empire-france = France
empire-holy_roman_empire = Holy Roman Empire
empire-hungary = Hungary
empire-byzantium = Byzantium
empire-portugal = Portugal
empire-aragon = Aragon
empire-papal_states = Papal States
empire-ottoman = Ottoman Empire
empire-mamluk = Mamluk Sultanate
region-east = East
region-west = West

## religions and faces of map cards

religion-catholic = Catholicism
religion-islamic = Islam
religion-reformist = Reformation
face-medieval = secular
face-catholic = Catholic Theocracy
face-islamic = Islamic Theocracy
face-reformist = Reformed Theocracy

## tokens

token-none = nothing
token-catholic-knight = Catholic Knight
token-islamic-knight = Islamic Knight
token-reformist-knight = Reformed Knight
token-catholic-rook = Catholic Rook
token-islamic-rook = Islamic Rook
token-reformist-rook = Reformed Rook
token-fugger-pawn = Fugger Pawn
token-medici-pawn = Medici Pawn
token-coeur-pawn = Cœur Pawn
token-marchionni-pawn = Marchionni Pawn
token-catholic-bishop = Catholic Bishop
token-islamic-bishop = Islamic Bishop
token-reformist-bishop = Reformed Bishop
token-catholic-pirate = Catholic Pirate
token-islamic-pirate = Islamic Pirate
token-reformist-pirate = Reformed Pirate

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

## wars and other one-shots

war-campaign = Campaign
war-conspiracy = Conspiracy
war-peasant_revolt = Peasant Revolt
war-crusade = Crusade
war-jihad = Jihad
war-reformation = Reformation
shot-coronation = Coronation
shot-trade_shift = Trade Shift
shot-apostasy = Apostasy
shot-torch = Torch

## victories

victory-holy = Holy Victory
victory-imperial = Imperial Victory
victory-globalization = Globalization Victory
victory-renaissance = Renaissance Victory
victory-patron = Patron Victory

ending-holy = { victory-holy }
ending-imperial = { victory-imperial }
ending-globalization = { victory-globalization }
ending-renaissance = { victory-renaissance }
ending-patron = { victory-patron }
ending-bankruptcy = Last bank standing

## options

option-cards = Cards
    .core = the 88 of the base game
    .expansion = with the expansion
    .promo = with the expansion and the promotional cards
option-map = Map
    .first = two faces to a card, as in the book
    .second = second edition: four faces, Kyiv and the Red Sea
option-readings = Where the editions differ
    .book = the rule of the book
    .second = in nine points the rule of the second edition
option-hands = Cards in hand
    .hidden = hidden
    .open = open
option-astrology = Astrology: the next card of each deck is seen
    .no = no
    .yes = yes
option-bankruptcy = Bankruptcy: a bank can fail
    .no = no
    .yes = yes

# --- sentences of the rules below ---

## choices: actions

choice-buy = Buy { $card }
choice-play = Play { $card }
choice-sell = Sell { $card }
choice-ops = Carry out operations of the { $region }
choice-fair = Start a trade fair of the { $region }
choice-declare = Declare the { $victory }
choice-pass = Pass
choice-activate = Activate the { $victory }
choice-discard = Discard { $card }

## choices: one-shots and agents

choice-launch = One-shot against { $empire }
choice-crown = Marry the King of { $empire }
choice-shift = Open the emporium: { $spot }
choice-apostasy = Apostasy: { $religion } against { $against }
choice-no-one-shot = No one-shot
choice-put-out = Put out the { $victory }
choice-no-torch = Let all victories stand
choice-place-bishop = Bishop to { $card }
choice-station = Place it: { $spot }
choice-moor = Pirate to { $border }
choice-open-office = Concession at { $border } ({ $empire })
choice-leave-out = Leave this agent out
choice-pacify = Kill: { $token }
choice-spare = Spare the repressed
choice-take-token = Take it from: { $spot }
choice-take-bishop = Take the Bishop from { $card }
choice-forgo = Go without
choice-levy = Levy in { $spot }

## choices: operations

choice-use = { $card }: { $op }
choice-stop = No more operations
choice-preach = Bishop from { $from } to { $to }
choice-collect = Take a florin from the { $region } row, place { $column }
choice-behead = Behead { $card }
choice-tax = Tax the Concession at { $border } for { $empire }
choice-pay = Pay 1 florin
choice-give-up = Let the Concession be repressed
choice-repress = Repress at { $spot } ({ $empire })
choice-vote = Vote in { $empire }
choice-sail = Sail from { $from } to { $to }
choice-siege = Besiege { $spot }
choice-campaign = March on { $empire }

## choices: battles and regime changes

choice-fall = Falls: { $token } ({ $spot })
choice-turn-map = Turn the map card: { $face }
choice-keep-map = Leave the map card as it is
choice-occupy = { $token } to { $spot }
choice-no-office = No Concession
choice-free = Emancipate in { $empire }: { $token } to { $spot }
choice-done = Done
choice-provoke = Discard { $card } for a Peasant Revolt
choice-preach-apostasy = Preach apostasy: { $religion } against { $against }

## events

event-turn = Turn { $number }: { $bank }
event-passed = { $bank } passed.
event-turned-up = New in the { $region } row: { $card }.
event-bought = { $bank } bought { $card } for { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    }{ $found ->
        [0] .
       *[other] , and took { $found } that lay on it.
    }
event-activated = { $bank } activated the { $victory }.
event-sold =
    { $bank } sold { $card } for { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }.
event-sold-from-hand =
    { $bank } sold { $card } from hand for { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }.
    .hidden =
        { $bank } sold a card from hand for { $price ->
            [one] 1 florin
           *[other] { $price } florins
        }.
event-let-go = { $bank } discarded { $card }.
event-discarded = { $card } is discarded.
event-queen-lost = { $card }, Queen of { $empire }, is gone.
event-to-stack = { $empire } returns to the stack.
event-played = { $bank } played { $card }.
event-old-maid = { $card } stays unmarried with { $bank }.
event-placed = { $token }: { $spot }
event-token-taken = { $token } taken from { $spot }.
event-bishop-taken = { $token } taken from { $card }.
event-repressed = { $token } ({ $spot }) repressed in { $empire }.
event-killed = { $token } killed ({ $spot }).
event-bishop = { $token } on { $card }.
event-diet-of-worms = Diet of Worms on { $card }: both Bishops die.
event-pacified = { $token } pacified in { $empire }.
event-ops = { $bank }: operations of the { $region }.
event-op = { $card }: { $op }
event-collected = { $bank } took a florin from the { $region } row, place { $column }.
event-beheaded = { $bank } beheaded { $card }.
event-assassin = { $card } dies as an assassin.
event-taxed = { $bank } taxed { $owner } at { $border } for { $empire }.
event-paid-tax = { $bank } paid 1 florin.
event-voted =
    { $bank } won the vote in { $empire } for { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }.
event-sailed = { $token } sailed from { $from } to { $to }.
event-campaign =
    { $bank }: { $by } marches on { $empire } for { $price ->
        [one] 1 florin
       *[other] { $price } florins
    }.
event-fair =
    { $bank } started a fair of the { $region } with { $number ->
        [one] 1 florin
       *[other] { $number } florins
    }.
event-fair-pays = { $bank } received { $number } from the fair.
event-piracy = Pirates at { $border } took 1 florin.
event-fair-ends = The fair of the { $region } is over; florins left: { $number }.
event-shifted = { $bank } opened { $spot }; { $closed } is blocked.
event-battle = { $war } in { $empire } by { $bank }: { $attack } against { $defence }
event-fell = { $token } fell ({ $spot }).
event-won = { $bank } won in { $empire }.
event-lost = { $bank } failed in { $empire }.
event-map-turned = { $empire } is now: { $face }
event-monarchy = { $empire } is a Monarchy of { $bank }.
event-republic = { $empire } is a Republic of { $bank }.
event-vassal = { $empire } is a Vassal of { $suzerain }, held by { $bank }.
event-crowned = { $card } married the King of { $empire } for { $bank }.
event-freed = { $token } emancipated in { $empire }.
event-apostasy = { $bank } called for apostasy: { $religion } against { $against }.
event-put-out = { $bank } put out the { $victory }.
event-bankrupt = { $bank } is bankrupt.
event-last-standing = { $bank } is the last bank standing and wins.
event-victory = { $bank } wins: { $victory }
event-patron-victory =
    The decks are empty. { $bank } wins by Patron Prestige { $prestige } with { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.

## reasons

reason-no-florins = It takes { $price } florins; you have { $florins }.
reason-florin-laid = You laid a florin on { $card } this turn.
reason-hand-full = You hold { $number } cards already.
reason-all-active = Every victory is active already.
reason-is-active = The { $victory } is active already.
reason-sold-together = { $card } is sold together with her King.
reason-once-a-turn = You have done that this turn.
reason-has-worked = { $card } has acted this turn.
reason-silenced = A Bishop silences { $card }.
reason-no-target = There is no target for that.
reason-no-coins = There is no florin.
reason-no-such-bishop = { $card } is not under a Bishop of the right religion.
reason-saturated = { $empire } has no empty city.
reason-in-stack = { $empire } is still in the stack.
reason-is-vassal = { $empire } is a Vassal.
reason-no-majority = You have { $number } there, a rival { $rivals }.
reason-land-border = { $border } is no sea border.
reason-same-pirate = A Pirate of this religion is at { $border } already.
reason-convoy = The Concession of { $bank } at { $border } is safe from Pirates.
reason-pirate-there = There is a Pirate at { $border }.
reason-blocked = No token may stand there: { $spot }.
reason-must-place = The one-shot of { $card } has run: its agents must be placed.
reason-own-suzerain = { $empire } is its Suzerain.
reason-own-empire = { $empire } is in your own tableau.
reason-no-knights = There is no Knight in { $empire }.
reason-no-heretics = There are no heretics in { $empire }.
reason-no-attackers = Nobody would attack in { $empire }.
reason-not-in-stack = The King of { $empire } is not in the stack.
reason-not-on-map = This map does not have { $spot }.
reason-emporium-open = { $spot } is open already.
reason-no-discovery = You need Discovery Prestige in your tableau, this card apart.
reason-no-apostates = Nobody has Prestige of both religions.
reason-not-active = The { $victory } is not active.
reason-two-actions = A torch makes the { $victory } cost two actions.
reason-not-met = You do not meet the { $victory } yet.

## prompts

prompt-Act = { $bank }: choose an action ({ $number ->
        [one] { $number } left
       *[other] { $number } left
    }).
prompt-Activate = { $bank }: which victory does the Comet activate?
prompt-OverLimit = { $bank }: discard down to the hand limit.
prompt-Announce = { $bank }: the one-shot of { $card }?
prompt-Torch = { $bank }: does { $card } put out a victory?
prompt-PlaceAgent = { $bank }: where does the agent of { $card } go ({ $token })?
prompt-Pacify = { $bank }: does the Bishop pacify { $empire }?
prompt-Shortage = { $bank }: none is left ({ $token }). From where?
prompt-Levy = { $bank }: which city of { $empire } raises the levy?
prompt-UseOp = { $bank }: which card acts?
prompt-BorrowOp = { $bank }: which operation of an opponent do you carry out?
prompt-Inquisitor = { $card }, { $op }: { $bank } moves which Bishop, and where?
prompt-Commerce = { $card }, { $op }: from where does { $bank } take a florin?
prompt-Behead = { $card }, { $op }: whom does { $bank } behead?
prompt-Tax = { $card }, { $op }: which Concession does { $bank } tax?
prompt-PayTax = { $bank }: pay for { $border }, or let { $empire } repress it?
prompt-Repress = { $card }, { $op }: which token does { $bank } repress?
prompt-Vote = { $card }, { $op }: where does { $bank } call the vote?
prompt-Corsair = { $card }, { $op }: which Pirate does { $bank } send, and where?
prompt-Siege = { $card }, { $op }: what does { $bank } besiege?
prompt-Campaign = { $card }, { $op }: on whom does { $bank } march?
prompt-Casualty = { $bank }: who falls in { $empire } ({ $number } to go)?
prompt-Overthrow = { $bank }: turn the map card of { $empire } ({ $face })?
prompt-ArrangeToken = { $bank }: on which place of the capital of { $empire } does a token stand now?
prompt-Occupy = { $bank }: where do the victors settle in { $empire }?
prompt-Concession = { $bank }: where is your new Concession in { $empire }?
prompt-Emancipate = { $bank }: which repressed tokens do you emancipate?

## conditions of victories

condition-kings = Monarchies
condition-concessions = Concessions
condition-discovery = Discovery
condition-republics = Republics
condition-law = Law
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
text-row = { $region } market (cards left: { $cards }; open emporium: { $emporium })
text-place = { $price }: { $card } ({ $florins })
text-vacant = vacant
text-face-down = face down
text-next = next: { $card }
text-map = Map
text-borders = Borders
text-nothing = nothing
text-bank = { $bank }: florins { $florins }, Concessions { $concessions }
text-hand = Hand: { $cards }
text-maids = Unmarried: { $cards }
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
cli-paxren-legend = ♞ Knight · ♜ Rook · ☠ Pirate · ♝ Bishop · ♟ Pawn, with the first letters of religion or bank · in brackets: empty, what a levy raises · ★ open emporium · ▒ blocked · ≈ sea

## the steward's reasons

why-win = this wins the game
why-price = what it costs
why-florins-on-it = florins lie on it
why-card = what the card brings
why-empty-purse = an empty purse
why-win-in-sight = victory is in reach
why-own-race = our own race for a victory
why-comet = a Comet helps others too
why-gift-to-rival = a rival could win with it
why-slows-rival = it makes a rival's victory harder
why-stops-rival = it keeps a rival from winning
why-rival-race = a rival's race for a victory
why-florins = florins
why-lost-card = the card is lost
why-operations = what the operations bring
why-operation = what the operation brings
why-fair = who earns from the fair
why-idle = time is wasted
why-war = how the war would end
why-empire = an empire gained
why-route = on a trade route
why-apostates = who loses cards
why-faith = the standing of a religion
why-diet-of-worms = Bishops that kill each other
why-silence = a card falls silent
why-freed-card = a card can work again
why-guard = tokens on our land
why-rival-guard = tokens on a rival's land
why-presence = a token more on the map
why-office = a Concession of our own
why-own-office = our Concession suffers
why-rival-office = a rival's Concession
why-repressed = repressed tokens
why-enough = nothing better to do
why-victim = who is beheaded

## The page: panels

title-blurb = Lead a bank of the Renaissance. Buy the age's great men and women, open and close the trade routes between East and West, raise kings, republics and heretics in other people's realms, and decide in whose name the modern world begins.
panel-round = Turn { $round }
panel-market = Markets
panel-tableaux = The banks
panel-victories = Victories
panel-hand = Cards in hand
panel-china = China
panel-place = price { $price }, florins on it: { $florins }
panel-florins = Florins
panel-concessions = Concessions
panel-deck = Cards left in the deck
panel-comets = Comets still in the deck
panel-price = Price
panel-maids = Old maids
panel-acts = actions left: { $actions }
panel-bankrupt = bankrupt
panel-silenced = silenced by a Bishop
panel-worked = has acted this turn
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
panel-bishop-here = Silenced: { $bishop }
panel-sells = { $bank }; sells for { $price }
panel-condition = { $name }: { $mine }, needed { $needed }
panel-faith-bishops = Bishops
panel-faith-tokens = Faithful
panel-faith-prestige = Prestige
panel-two-actions = costs two actions
panel-at-end = when the decks end
verdict-declared = Declared: { $victory }
verdict-patron = Both decks have run out: the greatest Patron Prestige wins, of equals the most florins.
verdict-count = Patron Prestige: { $prestige }, florins: { $florins }
verdict-bankruptcy = Every other bank is bankrupt.
panel-attack = Attack
panel-defence = Defence
panel-still-fall = { $number ->
        [one] One token has still to fall.
       *[other] { $number } tokens have still to fall.
    }

## The page: what a war would do

odds-heading = { $war }: { $empire }
odds-won = succeeds
odds-lost = fails
odds-against = { $attack } against { $defence }
odds-fall = { $number ->
        [0] Nobody falls
        [one] One token of each side falls
       *[other] { $number } tokens of each side fall
    }
odds-cost = { $number ->
        [one] Costs { $number } florin
       *[other] Costs { $number } florins
    }
odds-missing = { $number ->
        [one] One attacker is missing
       *[other] { $number } attackers are missing
    }
odds-becomes-monarchy = { $empire } becomes your Monarchy
odds-becomes-republic = { $empire } becomes your Republic
odds-becomes-vassal = { $empire } becomes your Vassal
odds-becomes-unchanged = { $empire } stays your Vassal
odds-from = { $bank } loses it
odds-map = The map card turns: { $face }
odds-frees = Set free from it: { $empires }
odds-queen = The Queen is lost: { $card }
odds-no-target = There is no target now: the one-shot would be lost.
odds-closed = { $number ->
        [one] { $number } target
       *[other] { $number } targets
    }

## The page: help

help-face = Map card: { $face }
help-king = Monarchy of { $bank }
help-republic = Republic of { $bank }
help-in-stack = In the stack: no bank holds it yet
help-vassal = Vassal of { $empire }
help-court = Repressed tokens wait here. They fight in Conspiracies (Knights and Rooks) or Peasant Revolts (Pawns), and make Votes dearer
help-capital = Capital
help-emporium = Open emporium: fairs of the { $region } start here
help-emporium-closed = Emporium of the { $region }, closed by a disk: no token, no levy
help-levy = Empty. A levy raises: { $token }
help-sea-border = Sea border: { $one } and { $other }. Fairs cross it, Pirates lurk on it
help-land-border = Land border: { $one } and { $other }
help-bank = Florins { $florins }, Concessions { $concessions }, cards in hand { $cards }, Pawns in reserve { $pawns }
help-region = Choose it for operations of this half of your tableau, or for a trade fair from its emporium
help-piece-knight = Fights in Campaigns and religious wars; defends its city against every attack
help-piece-rook = Defends its city; a Rook at sea is a Pirate
help-piece-bishop = Silences the card it stands on: only religious operations remain. Two Bishops on one card kill each other
help-piece-pirate = Robs every passing fair of a florin, kills Concessions, joins civil wars and religious wars
help-piece-pawn = Concession: earns a florin from every fair that crosses its border, votes, and joins its owner's Peasant Revolts
help-op-inquisitor = Move one Bishop of this religion: to a neighbouring card, or to a card of the same Location
help-op-commerce = Take a florin from any card of this market row
help-op-behead = Discard a card of any tableau with the same Location. If it is an Empire, the beheader goes too
help-op-tax = The owner of a Concession there pays a florin or has it repressed; then a levy is raised
help-op-repress = Take one such token off the map to the court of its Empire, and a florin from China
help-op-vote = With the most Concessions around an Empire, bring about a regime change there. Repressed tokens make it dearer
help-op-corsair = Move a Pirate of this religion to a nearby sea border; whoever is there dies
help-op-siege = Kill a Rook, Knight or Pirate in the Location
help-op-campaign = The King's Knights march on an adjacent card, a florin each. A victory makes it a Vassal
help-shot-conspiracy = Agents, repressed Knights and Rooks, and Pirates against the garrison. A victory is a regime change
help-shot-peasant_revolt = Agents, serfs, your Concessions and Pirates against the garrison. A victory is a regime change
help-shot-crusade = Catholics against all heretics there. A victory makes a Catholic Theocracy
help-shot-jihad = Muslims against all heretics there. A victory makes an Islamic Theocracy
help-shot-reformation = The Reformed against all heretics there. A victory makes a Reformed Theocracy
help-shot-coronation = The Queen marries one of her suitors from the stack: his Empire is yours
help-shot-trade_shift = Open another emporium of the same colour: the route starts there from now on
help-shot-apostasy = Whoever has Prestige of both religions loses cards of one
help-shot-torch = May turn an active victory back; while it lies there, declaring that victory costs two actions
help-prestige-catholic = For the Holy Victory, while Catholicism is supreme
help-prestige-islamic = For the Holy Victory, while Islam is supreme
help-prestige-reformist = For the Holy Victory, while the Reformation is supreme
help-prestige-law = For the Renaissance Victory, with Republics
help-prestige-discovery = For the Globalization Victory, with Concessions; opens the Spice Islands
help-prestige-patron = Decides the game when both decks run out
help-victory-holy = More Prestige of the supreme religion than anyone else. Supreme: more Bishops, and more tokens in its own Theocracies, than the two others together
help-victory-imperial = Two Monarchies more than anyone else (three with two banks), Vassals included
help-victory-globalization = Two Concessions more, and more Discovery, than anyone else
help-victory-renaissance = More Republics, and two more Law, than anyone else
help-victory-patron = When both decks are empty: most Patron Prestige, then most florins
help-track-florins = Money. What you pay for cards lies on cheaper cards of the row; whoever buys those takes it
help-track-hand = Cards in hand, as a rule at most two
help-track-concessions = Pawns on borders: they earn in fairs, vote and revolt
help-track-deck = When both decks are used up, Patron Prestige decides
help-track-comets = Whoever buys a Comet activates a victory
help-track-price = What it costs to buy: one florin on each cheaper card of the row
help-track-china = The face-down card: its florins are the next fair's profit
help-track-maids = Queens played without a coronation: only their Prestige counts
help-panel-market = Two rows, East and West. The farther to the right, the dearer
help-panel-tableaux = Each bank's cards of the West and of the East
help-panel-victories = Mine against what is needed, for every bank
help-panel-hand = Play a card for its agents, one-shot and operations, or sell it for two florins

## The page: signs of the map

key-knight = Knight
key-rook = Rook
key-bishop = Bishop, on cards of tableaux
key-pirate = Pirate
key-pawn = Pawn of a bank: a Concession
key-levy = empty: what a levy raises
key-open = open emporium
key-closed = closed emporium
key-monarchy = Monarchy
key-republic = Republic
key-vassal = Vassal
key-court = repressed, in the ring of its Empire
