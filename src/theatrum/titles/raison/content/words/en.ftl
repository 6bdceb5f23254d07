# source: authored; terms as in rules.toml
# The words of Raison d'État; names and their forms are in names_en.csv, a card comes as its value.

## statuses, actions, lands

action-drill = Drill
action-taxation = Taxation
action-subsidies = Subsidies and Mercenaries
action-leadership = Leadership
action-mobilisation = Mobilisation
action-influence = Extend Influence
action-movement = Movement
region-british_isles = British Isles
region-france = France
region-iberia = Iberia
region-low_countries = Low Countries
region-empire = Holy Roman Empire
region-italy = Italy
region-north = The North
region-poland = Poland and Lithuania
region-russia = Russia
region-danube = Danube lands
region-ottoman = Ottoman lands
kind-home = Home
kind-contested = Contested
kind-uncontested = Uncontested
kind-impassable = Impassable
sign-rock = rock
sign-paper = paper
sign-scissors = scissors

## the end: figures, and who did what to whom

figure-influence = Influence
figure-territories = Territories
figure-troops = Troops
figure-money = Money
figure-cards = battle cards
figure-morale = Morale
deed-battle = { $times ->
    [one] attacked once
   *[other] attacked { $times } times
}
deed-won = { $times ->
    [one] won one battle
   *[other] won { $times } battles
}
deed-gave-money = gave { $times } Money
deed-gave-card = { $times ->
    [one] gave one card
   *[other] gave { $times } cards
}
deed-voted = { $times ->
    [one] voted for them once
   *[other] voted for them { $times } times
}
deed-expelled = { $times ->
    [one] expelled them once
   *[other] expelled them { $times } times
}
deed-denied = { $times ->
    [one] refused one movement turn
   *[other] refused { $times } movement turns
}

## options

option-talk = Pauses for talk
    .no = none
    .yes = before Statuses, votes and consents
    .note = Before Statuses are chosen, votes are cast and consents given, the game waits until everyone says they are ready: time to bargain.
option-pairs = Which cards carry the pair symbol
    .threes-and-fours = every 3 and every 4
    .fours = only the 4s
    .note = Two cards with the symbol in one General’s pile add 1 Strength; with fewer symbols there are fewer pairs.
option-crown = The crown after an election without a result
    .vacant = stays vacant
    .kept = stays with the last Emperor
    .note = Who is Emperor, with his Influence, when nobody wins the vote.
option-habsburg_gifts = Unlimited gifts between Austria and Spain
    .one-player = only when one player leads both
    .always = always
    .note = Whether the two Habsburg courts may support each other without the usual limit.
option-actions = The actions of a turn
    .in-order = one after another, Movement last
    .at-once = all at once, then Movement
    .note = Whether the Powers of a turn act one after another, seeing what came before, or all at once.
option-decline = Which actions a Power may forgo
    .mobilisation = Mobilisation, so Money can be saved
    .three = Drill, Taxation and Mobilisation
    .none = none
    .note = What a Power may leave undone; who may skip Mobilisation can save up for the next.
option-votes = Votes of a player with several Powers
    .player = all for one candidate
    .power = each Power for its own candidate
    .note = Whether a player with several Powers may split their votes among candidates.
option-gifts = Subsidies and Mercenaries
    .given = are simply given
    .offered = the Ally may decline
    .note = Whether an Ally must take what is given, or is asked first.
option-home_garrisons = A Garrison in an own Home
    .staying = also by a General who stays there, one in a Movement
    .moving = only on entering or leaving
    .note = How easily one’s own Homes are garrisoned: without moving, or only by a General on the march.
option-victors_garrison = Who may garrison after a won battle
    .attacker = the attacker
    .both = the attacker or the defenders
    .note = Whether defenders who hold a Territory may also leave a Garrison there.
option-minor_support = Allies in the battle of a Minor Power that nobody controls
    .attacker = support the attacker only
    .both = may support the defence too
    .note = Whether a Minor Power without a master can be helped against its attacker.
option-wheel = Where Austria and Sweden begin on the Wheel of 1702
    .by-money = Sweden on Mobilisation, as its Money suggests
    .as-listed = Austria on Mobilisation, as the book lists the symbols
    .note = The book’s starting Money and its list of symbols disagree; this says which is followed in the first turn.

## choices: Diplomacy and Election

choice-status = Choose: { $status }
choice-admit = Admit { $power_the } to the coalition
choice-refuse = Turn { $power_the } away
choice-keep = Keep { $power_the } in the coalition
choice-expel = Expel { $power_the } from the coalition
choice-vote = Vote for { $power_the }

## choices: actions

choice-perform = Perform the action
choice-forgo = Forgo the action
choice-discard = Discard a { $card }
choice-offer-money = Offer { $power_the } Money
choice-offer-cards = Offer { $power_the } battle cards
choice-accept = Accept the gift
choice-decline = Decline the gift
choice-give-money = Give { $power_the } 1 Money
choice-give-card = Give { $power_the } a { $card }
choice-place = Place a General in { $territory_the }
choice-withdraw = Take off the board: { $general }
choice-draw-card = Draw a battle card
choice-raise-morale = Gain 1 Morale
choice-buy-troop = Buy a Troop (1 Money): { $general }
choice-buy-card = Buy a battle card (1 Money)
choice-buy-morale = Buy 1 Morale (1 Money)
choice-buy-fortress = Build a Fortress in { $territory_the } (5 Money)
choice-done = Done, nothing more

## choices: Movement

choice-arbiter = Make { $power_the } the Arbiter
choice-disband = Disband the Garrison in { $territory_the }
choice-march = March: { $general_the } → { $territory }
choice-garrison-march = Leave a Garrison and March: { $general_the } → { $territory }
choice-sail = Sea Move: { $general_the } → { $territory }
choice-garrison-sail = Leave a Garrison and sail: { $general_the } → { $territory }
choice-strategic = Strategic Move: { $general_the } → { $territory }
choice-garrison-strategic = Leave a Garrison, Strategic Move: { $general_the } → { $territory }
choice-post-garrison = Stay and turn a Troop into a Garrison: { $general_the }
choice-go-on = Go on to { $territory_the }
choice-garrison = Turn a Troop into a Garrison here
choice-stop = Stay here, nothing more
choice-end-turn = End the movement turn
choice-request = Ask the Arbiter for another movement turn
choice-allow = Agree
choice-deny = Refuse

## choices: battles

choice-fight = Fight here next: { $territory }
choice-support = Send support: { $general }
choice-play = Play a { $card } face down: { $general }
choice-play-open =
    Play a { $card } face up and { $card ->
        [2] reveal
        [3] discard
       *[other] pick
    } an enemy card: { $general }
choice-pass = Pass for the rest of the battle
choice-reveal = Reveal card { $position } in the pile of { $general_the }
choice-remove = Discard card { $position } from the pile of { $general_the }
choice-retreat = Retreat to { $territory_the }
choice-off-board = Leave the board
choice-capital = Return to the Capital

## choices: update of the board, Minor Powers

choice-reinforce = Take in the Troop: { $general }
choice-show = Show { $sign }
choice-lot = Let the lot decide
choice-bid = Bid { $morale } Morale

## events: rounds, Diplomacy, Election

event-round = Round { $round } begins.
event-turn = Turn { $turn } of the War Wheel.
event-reshuffled = The discards were shuffled into a new draw pile.
event-victory = Victory: { $power_the } reached { $influence } Influence and won the game.
ending-influence = Influence reached
event-declared = { $status } this round: { $power_the }.
    .many = { $status } this round: { $power_the }.
event-applied = { $power_the } chose: { $status }.
    .many = { $power_the } chose: { $status }.
event-admitted = { $leader_the } admitted { $power_the } to the coalition.
    .many = { $leader_the } admitted { $power_the } to the coalition.
event-refused = { $leader_the } turned { $power_the } away from the coalition.
event-expelled = { $leader_the } expelled { $power_the } from the coalition.
event-voted =
    { $power_the } cast { $votes } { $votes ->
        [one] vote
       *[other] votes
    } for { $candidate_the }.
event-elected =
    { $power_the } took the imperial crown with { $votes } { $votes ->
        [one] vote
       *[other] votes
    }.
event-no-emperor = No candidate reached four votes: nobody was elected Emperor.

## events: actions

event-forwent = { $power_the } did without an action: { $action }.
event-offered-money = { $power_the } offered { $ally_the } Money.
event-offered-cards = { $power_the } offered { $ally_the } battle cards.
event-accepted = { $power_the } accepted the gift of { $giver_the }.
event-declined = { $power_the } declined the gift of { $giver_the }.
event-drew = { $power_the } drew a battle card: { $card }.
    .hidden = { $power_the } drew a battle card.
    .many = { $power_the } drew { $times } battle cards: { $card }.
    .hidden-many =
        { $power_count ->
            [one] { $power_the } drew { $times } battle cards.
           *[other]
                { $power_each ->
                    [0] Battle cards drawn: { $power_tally }.
                    [one] { $power_the } drew a battle card each.
                   *[other] { $power_the } drew { $power_each } battle cards each.
                }
        }
event-discarded = { $power_the } discarded a { $card }.
    .many = { $power_the } discarded { $times } cards: { $card }.
event-taxed = { $power_the } collected { $money } Money in taxes.
event-gave-money = { $power_the } gave { $ally_the } 1 Money.
    .many = { $power_the } gave { $ally_the } { $times } Money.
event-gave-card = { $power_the } gave { $ally_the } a battle card: { $card }.
    .hidden = { $power_the } gave { $ally_the } a battle card.
    .many = { $power_the } gave { $ally_the } { $times } battle cards: { $card }.
    .hidden-many = { $power_the } gave { $ally_the } { $times } battle cards.
event-placed = { $general_the } took the field in { $territory_the }.
event-withdrew = { $general_the } was called off the board.
    .many = { $general_the } were called off the board.
event-gained-morale = { $power_the } gained 1 Morale.
event-bought-troop = { $power_the } bought a Troop for { $general_the }.
    .many =
        { $power_the } bought { $times } Troops{ $general_count ->
            [one] { " " }for { $general_the }
           *[other] : { $general_tally }
        }.
event-bought-card = { $power_the } bought a battle card: { $card }.
    .hidden = { $power_the } bought a battle card.
    .many = { $power_the } bought { $times } battle cards: { $card }.
    .hidden-many = { $power_the } bought { $times } battle cards.
event-bought-morale = { $power_the } bought 1 Morale.
    .many = { $power_the } bought { $times } Morale.
event-bought-fortress = { $power_the } built a Fortress in { $territory_the }.
event-corruption = Corruption: { $power_the } lost { $money } Money.
event-influence = { $power_the } gained { $influence } Influence from { $territory_the }.
    .many = { $power_the } gained { $influence } Influence from { $territory_the }.
event-emperor-influence = The imperial crown ({ $power }) brought { $major_the } 2 Influence.

## events: Movement

event-arbiter = { $arbiter_the } became Arbiter for { $power_the } and gained 1 Morale.
event-no-arbiter = Nobody can be the Arbiter for { $power_the }: there will be one movement turn only.
event-disbanded = { $power_the } disbanded the Garrison in { $territory_the }.
    .many = { $power_the } disbanded the Garrisons in { $territory_the }.
event-movement-turn = Movement turn { $number }: { $power }.
event-requested = { $power_the } asked { $arbiter_the } for movement turn { $number }.
event-allowed = { $arbiter_the } granted { $power_the } movement turn { $number } and gained { $number } Morale.
event-denied = { $arbiter_the } refused { $power_the } movement turn { $number }.
event-asked-passage = { $power_the } asked { $ally_the } for passage to { $territory_the }.
event-passage = { $ally_the } granted { $power_the } passage to { $territory_the }.
event-no-passage = { $ally_the } refused { $power_the } passage to { $territory_the }.
event-marched = March: { $general_the }, { $from } → { $to }.
    .many = March: { $general_the }, { $from } → { $to }.
event-sailed = Sea Move: { $general_the }, { $from } → { $to }.
    .many = Sea Move: { $general_the }, { $from } → { $to }.
event-strategic = Strategic Move: { $general_the }, { $from } → { $to }.
    .many = Strategic Move: { $general_the }, { $from } → { $to }.
event-garrisoned = { $power_the } garrisoned { $territory_the }.

## events: battles

event-battle = Battle: { $power_the } attacked { $territory_the }, Strength { $attack } against { $defence }.
event-regent = Nobody controls { $minor_the } yet: { $power_the } took command for this battle.
event-supports-attack = { $general_the } backed the attack.
    .many = { $general_the } backed the attack.
event-supports-defence = { $general_the } backed the defence.
    .many = { $general_the } backed the defence.
event-played = { $general_the } played a { $card } face down.
    .hidden = { $general_the } played a card face down.
event-played-open = { $general_the } played a { $card } face up.
event-passed = { $power_the } passed.
    .many = { $power_the } passed.
event-revealed = { $power_the } revealed a { $card } in the pile of { $general_the }.
event-removed = { $power_the } discarded a { $card } from the pile of { $general_the }.
event-pile = Pile of { $general_the }: { $cards }, worth { $strength }.
event-won = { $power_the } won the battle of { $territory_the }, { $strength } to { $against }.
event-held = The defenders held { $territory_the }, { $strength } to { $against }.
event-drawn = A draw in { $territory_the }, { $strength } all: the defenders stayed.
event-lost-troop = { $general_the } lost a Troop.
    .many = { $general_the } lost a Troop each.
event-battle-influence = { $power_the } gained { $influence } Influence from the victory.
    .many =
        { $power_count ->
            [one] { $power_the } gained { $influence } Influence from the victory.
           *[other] Influence from the victory: { $items }.
        }
    .each = { $power } ({ $influence })
event-lost-morale =
    { $power_the } lost { $morale } Morale for the { $morale ->
        [one] 5
       *[other] 5s
    } played in the lost battle.
event-beaten = { $general_the } was beaten and lost every Troop.
event-garrison-lost = { $power_the } lost the Garrison in { $territory_the }.
event-retreated = { $general_the } fell back to { $territory_the }.
event-went-off = { $general_the } left the board.
event-to-capital = { $general_the } returned to the Capital ({ $territory }).

## events: update of the board, Minor Powers

event-garrison-returns = { $power_the } gave up { $territory_the }: the Garrison became a Troop of { $general_the }.
event-garrison-sold = { $power_the } gave up { $territory_the }: the Garrison was exchanged for 1 Money.
    .many = { $power_the } gave up { $territory_the }: the Garrisons were exchanged for { $times } Money.
event-may-stay = { $general_the } may stay in { $territory_the }.
event-must-leave = { $general_the } must leave { $territory_the }.
event-showed = { $power_the } showed { $sign }.
event-stronger = Face-off in { $territory_the }: the stronger side stayed ({ $power }).
event-bid = { $power_the } bid { $morale } Morale.
    .many = Morale bid: { $items }.
    .each = { $power } ({ $morale })
event-control = { $power_the } took control of { $minor_the } for { $morale } Morale.
event-control-capital = No auction for { $minor_the }: with the Capital in hand, { $power_the } took control.

## alerts

alert-near-victory = { $power_the } may win as soon as Influence is extended: { $missing } missing.
alert-capital-attacked = Your Capital is attacked: { $power_the } { $power_number ->
        [pl] stand
       *[sg] stands
    } in { $territory_the }.
alert-deciding-vote =
    Your { $votes ->
        [one] vote ({ $power }) decides: it makes
       *[other] { $votes } votes ({ $power }) decide: they make
    } { $candidate_the } Emperor.

## reasons: Diplomacy and Election

reason-refused-by = { $power_the } shut you out of that coalition in this phase.
reason-at-war = You are at War with { $power_the }.
reason-no-elector = { $power_the } cannot stand for election: no votes without an Elector territory.

## reasons: actions

reason-not-in-hand = There is no { $card } in the hand.
reason-no-money = It costs { $price } Money and you have { $money }.
reason-not-ally = Gifts go to Allies only, not to { $power_the }.
reason-gift-limit = Three gifts in one action is the limit.
reason-gift-declined = { $power_the } has declined your gifts in this action.
reason-no-cards = You have no battle cards.
reason-one-kind-of-gift = In one action you give either Money or cards, not both.
reason-nobody-holds = Nobody controls { $power_the } yet, so nobody can accept or agree.
reason-not-controlled = You do not control { $territory_the }.
reason-own-general-there = Your own General already stands in { $territory_the }.
reason-hostile-general-there = A hostile General stands in { $territory_the }.
reason-no-general-off-board = All your Generals are on the board.
reason-placing-or-withdrawing = In one action you either place Generals or take them off, not both.
reason-general-off-board = { $general_the } is off the board.
reason-morale-full = { $power_the } cannot rise above 15 Morale.
reason-deck-empty = There are no cards left to draw.
reason-three-troops = { $general_the } already leads three Troops.
reason-no-tokens = All your Troop tokens are in use.
reason-no-own-garrison = You have no Garrison in { $territory_the }.
reason-fortress-there = A Fortress already stands in { $territory_the }.
reason-no-fortress-left = All six Fortresses are on the board.

## reasons: Movement

reason-same-coalition = An Ally cannot be your Arbiter: { $power }.
reason-uncontrolled-minor = { $power_the } cannot be Arbiter while nobody controls that Power.
reason-yourself = You cannot be your own Arbiter.
reason-has-moved = { $general_the } has already moved in this movement turn.
reason-not-adjacent =
    { $territory_the } { $territory_number ->
        [pl] are
       *[other] is
    } not adjacent.
reason-no-lane = No sea lane leads to { $territory_the } from here.
reason-lane-owner = The sea lane belongs to { $power_the }: only the owner and consenting Allies may sail it.
reason-grey-lane = A grey sea lane is open only from land you control or nobody controls, unlike { $territory_the }.
reason-impassable =
    { $territory_the } { $territory_number ->
        [pl] are
       *[other] is
    } Impassable.
reason-neutral-home =
    { $territory_the } { $territory_number ->
        [pl] are
       *[other] is
    } closed: a Home of { $power_the }, at Peace with everyone as Neutral.
reason-neutral-limits = A Neutral may enter only land under its own control, unlike { $territory_the }.
reason-passage-refused = { $power_the } refused passage to { $territory_the } in this movement turn.
reason-three-steps = The move is used up: a Strategic Move covers up to three territories, any other move one.
reason-no-troops = { $general_the } has no Troops.
reason-garrison-there = A Garrison already stands in { $territory_the }.
reason-ally-home = No Garrison in { $territory_the }: it is a Home of an Ally ({ $power }).
reason-only-on-the-move = { $general_the } can leave a Garrison here only when he leaves.
reason-one-post = In one Movement, only one Garrison may be set in a Home without moving.
reason-may-not-end-here = Another of your Generals stands in { $territory_the }: the move cannot end there.
reason-arbiter-full = Movement turn { $number } would lift the Arbiter ({ $power }) above 15 Morale.

## reasons: battles, Minor Powers

reason-supporting-elsewhere = { $general_the } is tied to another battle in this movement turn.
reason-sea-no-support = No support across a sea lane: { $general_the }.
reason-pile-full = { $general_the } has played a card for every Troop.
reason-no-morale = { $power_the } cannot play: no Morale to pay with.
reason-no-target = There is no enemy card to aim at.
reason-capital-lost = The Capital ({ $territory }) is under foreign control.
reason-capital-taken = A General already stands in the Capital ({ $territory }).
reason-no-retreat =
    { $territory_the } { $territory_number ->
        [pl] are
       *[other] is
    } not among the nearest territories open to a retreat.
reason-bid-morale = You have only { $morale } Morale to bid.

## prompts: Diplomacy and Election

prompt-ChooseStatus = In secret: which Diplomatic Status for this round?
prompt-Admission = { $power }: admit { $applicant_the } to the coalition?
prompt-Expulsion = { $power }: keep { $member_the } in the coalition?
prompt-ChooseAgain = { $power }: that coalition is closed. Which Status instead?
prompt-Vote = { $power }: who gets the votes for Emperor?

## prompts: actions

prompt-AtOnce = All act at once: everyone decides, then the answers are opened
prompt-Perform = { $power }, { $action }: perform the action?
prompt-AcceptGift = { $power }: accept gifts from { $giver }?
prompt-Discard = { $power }: which card to discard?
prompt-OverLimit =
    { $power_the } { $power_number ->
        [pl] hold
       *[other] holds
    } more than six cards: which one goes?
prompt-Gift = { $power }, Subsidies and Mercenaries: what to give, and to whom?
prompt-Lead = { $power }, Leadership: Generals, a card or Morale?
prompt-Deploy = { $power }, Leadership: place another General?
prompt-Recall = { $power }, Leadership: take another General off the board?
prompt-Mobilise = { $power }, Mobilisation: what to buy? Money left: { $money }

## prompts: Movement

prompt-ChooseArbiter = { $power }, Movement: who is to be the Arbiter?
prompt-Disband = { $power }, Movement: disband any Garrisons?
prompt-MoveGenerals = { $power }, movement turn { $number }: which General moves?
prompt-Arrived = { $power }: { $general_the } has reached { $territory_the }. What now?
prompt-Passage = { $ally }: grant { $power_the } passage to { $territory_the }?
prompt-AskForTurn = { $power }: ask { $arbiter_the } for movement turn { $number } (+{ $number } Morale for the Arbiter)?
prompt-AllowTurn = { $arbiter }: grant { $power_the } movement turn { $number } (+{ $number } Morale)?

## prompts: battles

prompt-ChooseBattle = { $power }: which battle next?
prompt-DeclareSupport = { $power }: send support to the battle of { $territory_the }?
prompt-PlayCard = { $power }, battle of { $territory_the }: play a card or pass?
prompt-ChooseTarget =
    { $power }: which enemy card is the { $card } to { $card ->
        [2] reveal
        [3] discard
       *[other] hit
    }?
prompt-Conquest = { $power }: leave a Garrison in { $territory_the }?
prompt-Retreat = { $power }: where does { $general_the } retreat?
prompt-Beaten = { $power }: where does the beaten { $general_the } go?

## prompts: update of the board, Minor Powers

prompt-AssignTroop = { $power }: which General takes in the Garrison of { $territory_the }?
prompt-MayStay = { $ally }: may { $general_the } stay in { $territory_the }?
prompt-ShowSign = In secret: equal Strength in { $territory_the }. Rock, paper, scissors, or the lot?
prompt-Bid = In secret: how much Morale for control of { $minor_the }?

## the position as text

text-nobody = nobody
text-nothing = none
text-head = Round { $round }, turn { $turn } of { $turns }. Victory at { $victory } Influence. Emperor: { $emperor }. Draw pile: { $draw }, discards: { $discard }.
text-wheel = War Wheel
text-tracks = Powers
text-power =
    { $power }, { $status }: { $minor ->
        [yes] Minor Power, control: { $holder }
       *[no] Influence { $influence }
    }, Morale { $morale }, Money { $money }, cards { $cards }, Generals off board { $off }
text-capital = Capital
text-elector = Elector
text-garrison = Garrison: { $power }
text-fortress = Garrison with Fortress: { $power }
text-empty-fortress = empty Fortress
text-general =
    { $general } with { $troops } { $troops ->
        [one] Troop
       *[other] Troops
    }
text-battle = Battle: { $territory }, Strength { $attack } against { $defence }
text-hand = Hand, { $power }: { $cards }
text-known = Cards you know, { $power }: { $cards }

## forecasts: what a choice may lead to

fact-sure-win = Victory is certain, whatever the others hold.
fact-sure-no-win = It cannot be won any more.
fact-alone = { $percent }% if nobody else comes.
fact-with-friend =
    { $percent }% if { $power_the } { $power_number ->
        [pl] come
       *[other] comes
    } to your side (at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
fact-with-foe =
    { $percent }% if { $power_the } { $power_number ->
        [pl] come
       *[other] comes
    } against you (at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
fact-all-against = { $percent }% if all of them come and nobody helps you.
fact-prize = Victory brings { $power_the } { $influence } Influence.
fact-prize-game = Victory brings { $power_the } { $influence } Influence and wins the game.
fact-defeat =
    Defeat costs { $general_the } { $troops ->
        [0] the field
        [one] the last Troop
       *[other] all { $troops } Troops
    }.
fact-battle-at = Battle of { $territory_the }: { $percent }%.
fact-battle-at-range = Battle of { $territory_the }: { $percent }% ({ $low }–{ $high }%, by who comes).
fact-left-open =
    { $territory_the } { $territory_number ->
        [pl] are
       *[other] is
    } left open: { $general_the } stands beside it.
fact-taxes = Taxes of { $power_the }: { $then } Money instead of { $now }.
fact-land = Influence from land for { $power_the }: { $then } instead of { $now }.
fact-stronger =
    { $general_the }: Strength { $strength }, up to { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in battle.
fact-walls = The Garrison in { $territory_the } defends with { $then } instead of { $now }.
fact-votes = { $power_the }: { $votes } of the { $needed } votes needed, these included.
fact-elected =
    { $power_the } { $power_number ->
        [pl] are
       *[other] is
    } elected Emperor.
fact-out-of-reach = Four votes are out of reach: nobody who is left can give enough.
fact-may-vote =
    { $power_the } may add { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
fact-status-taxes = Taxes with this Status: { $money } Money.
fact-war-with =
    War with { $power_the }.
fact-ally-of =
    { $power_the } { $power_number ->
        [pl] become
       *[other] becomes
    } your Ally.
fact-chooses-again =
    { $power_the } { $power_number ->
        [pl] choose
       *[other] chooses
    } another Status.
fact-forgone-taxes = Taxes forgone: { $money } Money.
fact-kept-money = Money kept: { $money }.
fact-arbiter-turns =
    With this Arbiter at most { $number ->
        [one] 1 movement turn
       *[other] { $number } movement turns
    }.
fact-arbiter-gains = If granted, { $power_the } gains { $gain } Morale and has { $morale }.
fact-minor-brings =
    { $power_the }: { $troops ->
        [one] 1 Troop
       *[other] { $troops } Troops
    } on the board, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
fact-bid-costs = If it wins, { $left } Morale is left.
fact-bid-sure = Nobody can outbid this.
fact-outbid =
    { $power_the } can outbid it, with { $morale } Morale.
brief-gifts-left = { $number ->
    [0] the last
   *[other] then { $number } more
}
brief-odds = { $attack }:{ $defence }, { $percent }%
brief-odds-range = { $attack }:{ $defence }, { $low }–{ $high }%

ahead-taxed = { $power_the } will collect { $money } Money in taxes.
ahead-corruption = { $power_the } will lose { $money } Money to corruption.
ahead-influence = { $power_the } will gain { $influence } Influence from { $territory_the }.
    .many = { $power_the } will gain { $influence } Influence from { $territory_the }.
ahead-emperor-influence = The imperial crown ({ $power }) will bring { $major_the } 2 Influence.
ahead-victory = Victory: { $power_the } will reach { $influence } Influence and win the game.
ahead-elected =
    { $power_the } will take the imperial crown with { $votes } { $votes ->
        [one] vote
       *[other] votes
    }.
ahead-no-emperor = Nobody will be elected Emperor.
ahead-arbiter = { $arbiter_the } will gain 1 Morale as Arbiter for { $power_the }.
ahead-allowed = { $arbiter_the } will gain { $number } Morale, and { $power_the } will move again.
ahead-denied = { $power_the } will not get movement turn { $number } from { $arbiter_the }, and the Movement ends.
ahead-passage = With leave of { $ally_the }, { $power_the } will enter { $territory_the }.
ahead-no-passage = Refused by { $ally_the }, { $power_the } will not enter { $territory_the }.
ahead-went-off = { $general_the } will leave the board with every Troop.
ahead-garrison-sold = { $power_the } will give up { $territory_the } for 1 Money.
    .many = { $power_the } will give up { $territory_the } for { $times } Money.
ahead-garrison-returns = { $power_the } will give up { $territory_the }: the Garrison becomes a Troop of { $general_the }.

## The steward's reasons

why-action = an action is worth taking
why-card =
    a card for the hand (now { $cards })
why-card-value =
    { $card ->
        [0] a hidden card, worth about 3
       *[other] a card worth { $card }
    }
    .against = a { $card } is given up
why-cards-unpaid =
    { $morale } Morale would be left for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
why-corruption = { $money } Money not spent is lost
why-cost-of-battle = a battle costs Troops and Morale
why-cost-of-card = a { $card } and 1 of { $morale } Morale are spent
why-crowns-rival = crowns { $power_the }, at { $influence } Influence
why-danger = { $power_the } would no longer threaten you
    .against =
        { $power_the } { $power_number ->
            [pl] threaten
           *[other] threatens
        } your land
why-dear = it is dear
why-double-taxes = a Neutral's taxes are doubled: { $money } Money
why-even-odds = an even chance either way
why-exposed = stands in { $territory_the } without Troops
why-family = helps the Powers you hold
    .against = the crown is better worn by your first Power
why-feeds-arbiter = gives { $power_the } { $morale } Morale
why-feeds-enemy = strengthens an enemy: { $power }
why-feeds-leader = strengthens { $power_the }, at { $influence } Influence
why-five-if-lost = a 5 costs Morale if the battle is lost
why-friends = friends at your side
why-general-lost = { $general_the } leaves the board with { $troops ->
        [one] 1 Troop
       *[other] { $troops } Troops
    }
why-general-on-board = a General on the board
why-gift = a gift costs nothing
why-gift-to-rival = { $power_the }, at { $influence } Influence, would win the game
why-gives-up-land = gives up { $territory_the } (worth { $value })
why-guards = guards { $territory_the }
why-idle = nothing to win while Neutral
why-keep-cards = the cards are better kept
why-keep-money = Money is better kept ({ $money })
    .against = { $money } Money could be put to use
why-keeps-troops = keeps { $general_the } and { $troops ->
        [one] 1 Troop
       *[other] { $troops } Troops
    }
why-leader-is-no-friend = no friend: { $power } leads with { $influence } Influence
why-leaves-guard = leaves { $territory_the } without a General
why-minor-power =
    { $power_the } with { $troops ->
        [one] 1 Troop
       *[other] { $troops } Troops
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
why-morale = { $morale } Morale gained
    .against = { $morale } Morale spent
why-no-expansion = a Neutral cannot expand
why-no-second-turn = { $power_the }, at { $morale } Morale, can hardly grant a second turn
why-not-an-enemy = no enemy: { $power }
why-own-crown = the crown for { $power_the }: 2 Influence at every Extend Influence
why-own-land-anyway = { $territory } is yours without a Garrison
why-prey = land to be taken from { $power_the }
    .against = { $power_the } could no longer be robbed
why-prize = { $percent }% to win { $territory_the }
why-risk =
    { $percent }% to lose the battle and { $troops ->
        [one] the Troop
       *[other] { $troops } Troops
    } of { $general_the }
why-sees-more = shows more of the enemy
why-share-of-glory = a share of the Influence: { $influence }
why-steady = no turn of coat
why-stop-leader = stops { $power_the }, at { $influence } Influence
    .against = helps { $power_the }, at { $influence } Influence
why-sure-first = the surer battle first: { $percent }%
why-takes-land = takes { $territory_the } (worth { $value })
why-targets-near = with an eye on { $territory_the }
    .against = away from { $territory_the }
why-tips-the-scale = the battle: { $then }% instead of { $now }%
    .against = the battle gains nothing: { $then }% instead of { $now }%
why-troop = one more Troop: { $general } has { $troops }
why-wants-morale = { $power_the }, at { $morale } Morale, wants more and will say yes
why-weak-general = { $general } is weak, with { $troops ->
        [0] no Troops
        [one] 1 Troop
       *[other] { $troops } Troops
    }
why-only-passing = { $territory } is only a way through
why-too-many-friends = one Ally more, one prey less: { $power }
why-votes = votes that are sure: { $votes }

## The board in the terminal

cli-raison-power = Power
cli-raison-influence = Infl.
cli-raison-morale = Morale
cli-raison-money = Money
cli-raison-cards = Cards
cli-raison-off = Off
cli-raison-legend = ♞2 General, 2 Troops · ■ Garrison · ▣ Fortress · ♔ Elector · underlined: Capital · digit: value
cli-raison-attack_support = + attack: { $general }
cli-raison-defence_support = + defence: { $general }

## The page: what the game is, headings and labels of its panels

title-blurb = Europe goes to war, and no alliance is forever. Lead a great Power of the Thirty Years' War or of the War of the Spanish Succession: raise armies as the War Wheel turns, bargain for Allies, Electors and Arbiters, and settle your quarrels with hidden battle cards. Influence wins; every promise may be broken.
panel-round = Round { $round }
panel-from =
    { $territory }, { $number ->
        [0] no Troops
        [one] 1 Troop
       *[other] { $number } Troops
    }
panel-wheel = War Wheel
panel-boards = Boards
panel-tracks = The Powers
panel-statuses = War and Peace
panel-hand = Battle cards
panel-battle = Battle: { $territory }
panel-turn = Round { $round }, turn { $turn } of { $turns }
panel-acting = acting now
panel-power = Power
panel-influence = Influence
panel-morale = Morale
panel-money = Money
panel-cards = Cards
panel-off-board = Off board
panel-strength = Strength
panel-victory = victory at { $victory }
panel-deck = Draw pile
panel-discards = Discards
panel-fortresses = Fortresses left
panel-run-by = control: { $power }
panel-uncontrolled = nobody controls it
panel-emperor = Emperor: { $power }
panel-arbiter = Arbiter
panel-crown = Imperial crown
panel-no-emperor = No Emperor
panel-nobody = nobody
panel-relation =
    { $power } and { $other }: { $relation ->
        [war] at War
        [allies] Allies
       *[peace] at Peace
    }
panel-relations = Who is at War with whom
panel-war = War
panel-allies = Allies
panel-peace = Peace
panel-no-cards = no cards
panel-known-cards = Cards you have seen in other hands
panel-card = Battle card { $card }
panel-ability-2 = Reveal
panel-ability-3 = Discard
panel-ability-4 = Pair
panel-ability-5 = Risk
panel-attack = Attack
panel-defence = Defence
panel-support = in support
panel-garrison = Garrison
panel-fortress = Garrison in a Fortress
panel-pile =
    Card { $position }: { $card ->
        [removed] discarded
        [hidden] face down
       *[other] { $card }
    }
panel-aim = Choose this card

## The page: odds of a battle

odds-win = win
odds-draw = draw
odds-lose = lose
odds-strength = Strength { $attack } against { $defence }
odds-cards = Cards: at most { $attack } against { $defence }
odds-after-pass = If you pass now
odds-range = { $low }–{ $high }%, by who comes
odds-note = Counted over the cards you have not seen, and over how bots come to battles and play.

## The page: what a thing is

help-kind-home = Home: { $power }
help-kind-contested = Contested: { $powers }
help-kind-uncontested = Uncontested: it pays taxes, never Influence
help-kind-impassable = Impassable: no General may enter
help-worth-home = Worth { $value } Money in taxes to its owner, { $value } Influence to a rival who garrisons it
help-worth-contested = Worth { $value } Influence to the Powers whose colours it bears, { $value } Money in taxes to any other
help-worth-uncontested = Worth { $value } Money in taxes
help-for-you = { $held ->
        [yes] For you each round:
       *[no] In your hands, each round:
    } { $money ->
        [0] no Money
       *[other] { $money } Money
    }, { $influence ->
        [0] no Influence
       *[other] { $influence } Influence
    }
help-elector = Elector: one vote for the imperial crown
help-capital = Capital: { $power }
help-control = Control: { $power }
help-nobody = Nobody controls it
help-at = Place: { $territory }
help-off-board = Off the board
help-troops =
    { $troops ->
        [0] No Troops
        [one] 1 Troop of at most 3
       *[other] { $troops } Troops of at most 3
    }
help-general-strength = Strength in battle: { $strength }. One battle card for each Troop
help-wars = At War with: { $powers }
help-allies = Allies: { $powers }
help-at-peace = At Peace with everyone
help-holdings = Influence { $influence }, Morale { $morale }, Money { $money }, cards { $cards }
help-minor = Minor Power, control: { $power }
help-minor-free = Minor Power: nobody controls it yet
help-emperor = Holy Roman Emperor: 2 more Influence at Extend Influence
help-action = Action this turn: { $action }
help-card-strength = Adds { $card } Strength. Playing it costs 1 Morale
help-card-1 = No ability
help-card-2 = Reveal: played face up, it turns over one enemy card
help-card-3 = Discard: played face up, it takes one enemy card out of the battle
help-card-4 = Pair: two pair cards in one pile add 1 Strength
help-card-5 = Risk: costs 1 more Morale if the battle is lost
help-card-6 = No ability
help-card-pair = It bears the pair symbol: two such cards in one pile add 1 Strength
help-action-drill = Draw a battle card, then discard one
help-action-taxation = Take Money from your Homes, from Uncontested land and from Contested land without your colour; doubled for a Neutral
help-action-subsidies = Give Allies up to 3 Money or up to 3 battle cards
help-action-leadership = Place Generals or take them off; or draw a card; or gain 1 Morale
help-action-mobilisation = Buy Troops, cards and Morale for 1 Money each, a Fortress for 5; what is left is lost
help-action-influence = Score Contested land of your colour and other Powers' Homes under your control; the Emperor scores 2 more
help-action-movement = Name an Arbiter, then move your Generals and fight, up to three times
help-status-first = Allies of Austria; at War with the other coalition and with Expansionists
help-status-second = At War with Austria's coalition and with Expansionists; its members are Allies
help-status-neutral = At Peace with everyone; Homes are safe and taxes doubled, but Generals keep to own land
help-status-expansionist = At War with everyone but Neutrals; no Allies
help-track-influence = The first Power to reach { $victory } wins at once. Influence comes from land, battles and the imperial crown
help-track-morale = From 0 to 15. Each battle card costs 1; Arbiters gain it, Leadership and Mobilisation bring it
help-track-money = Comes from Taxation, is spent at Mobilisation; what is left then is lost
help-track-cards = Battle cards in hand, at most 6 at the end of an action
help-track-off-board = Generals waiting beside the board; each draws a free card at Mobilisation
help-track-strength = 1 for each General, Troop and Garrison; 4 for a Garrison in a Fortress. Cards are added at the end
help-track-deck = 52 battle cards; when the last is drawn, the discards are shuffled anew
help-track-fortresses = Six in all; each is built for 5 Money where the Power has a Garrison
help-track-arbiter = The Power that moves names an Arbiter, who gains Morale for every movement turn
help-track-crown = The Emperor is elected once a round, with at least four of the seven votes
help-panel-wheel = Each Power performs the action its token points at. After every turn the disc moves one step clockwise
help-panel-tracks = Influence, Morale and what each Power has in store
help-panel-statuses = A Status decides who is at War with whom
help-panel-hand = Your battle cards. Each Troop in a battle allows one card, and each card costs 1 Morale
help-panel-battle = Higher Strength with cards wins; on a draw the defenders stay
