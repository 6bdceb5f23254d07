# source: authored; terms as in rules.toml
# The words of Mocarstwa; names and their forms are in names_en.csv.

title-blurb = Nine rulers of the eighteenth century dream of one Europe. Raise infantry, cavalry and guns, launch a fleet, win over generals, and take the capitals of your neighbours: in a scenario of half an hour, in a campaign with its own small economy, or in the full game of ministries, intrigue and three long years of war.

## levels, resources, ministries

kind-scenario = Scenario
kind-campaign = Campaign
kind-full = Full game
resource-none = no resources
resource-farmland = farmland
resource-sawmill = sawmill
resource-copper = copper mine
resource-silver = silver mine
resource-gold = gold mine
resource-city = city
resource-capital = capital
ministry-agriculture = Ministry of Agriculture
ministry-economy = Ministry of Economy
ministry-trade = Ministry of Trade
ministry-finance = Ministry of Finance
ministry-construction = Ministry of Construction
ministry-war = Ministry of War
level-podkomorzy = Podkomorzy
level-castellan = Castellan
level-chancellor = Chancellor
level-marshal = Marshal
authority-chancellor = Chancellor
authority-castellan = Castellan
authority-chamberlain = Chamberlain
deck-state = State Information
deck-european = European Information
type-assault = Assault
type-fire = Fire
type-formation = Formation
type-retreat = Retreat
type-spy = Spy
type-lost-orders = Lost Orders
sign-fury = Battle Frenzy
sign-cannonade = Cannonade
sign-cross = Cross of Valour
sign-bugle = Bugle
sign-promotion = Promotion
sign-elite = Elite Units
sign-press_gang = Press-gang

## options

option-talk = Pauses for talk
    .no = none
    .yes = before each round
    .note = A pause in which players bargain; it ends when all are ready.
option-powers = Who plays which power
    .row = the first row of the scenario, in its order
    .lot = a row and its powers by lot
    .book = by a throw and by choice, as the book has it
    .note = Each scenario lists the powers that may play together; who chooses last begins.
option-battles = Battles
    .cards = with battle cards: whole armies, hidden cards
    .dice = with dice: unit against unit, quicker and more by luck
    .note = With cards all attacks of a turn are declared first and each side lays a card in secret; with dice every unit rolls at once.
option-commanders = Commanders
    .book = in campaigns only
    .yes = always
    .no = never
    .note = Marshals, Hetmans, Generals and Admirals go with the troops and help them in battle.
option-fatigue = Fatigue (dice only)
    .no = units never tire
    .yes = who has repelled an attack defends at -1 for the rest of the turn
    .note = A garrison can be worn down by one attack after another.
option-goal = Powers that win the full game
    .every = all that one holds, one's own too
    .conquered = those one has conquered; one's own does not count
    .note = The book does not say which. Where one's own does not count, a game takes about twice as long.

## scenarios: the goal in a sentence

scenario-berlin = Take the fortress of Berlin and hold it for three turns, or drive every rival off the map.
scenario-race = Be the first to conquer your own prey: France takes Germany, the Ottoman Empire takes Hungary, Russia takes Poland.
scenario-gold = Nine cavalry ride for the gold of Benghazi: hold its fort for three turns.
scenario-partitions = Poland must survive to the end; her neighbours must take all of her.
scenario-spring = Free every province of your own power from the independents before the others free theirs.
scenario-germany = Hold three of the German forts at once.
scenario-rome = Take the fortress of Rome and hold it for three turns.
scenario-england = Land in Britain and conquer her: London, and no foreign unit left in the country.
scenario-ports = Take one fort of an enemy, across the sea.
scenario-mediterranean = Sink or capture enemy ships for six points: a corvette is worth 1, a frigate 2, a ship of the line 3.
scenario-russia = The throne of Russia stands empty: be the first to control all of the country.
scenario-neighbours = Conquer a second power beside your own.
scenario-hetman = Alone against Europe: march to Moscow and free the Hetman; generals wait in prison on the way.
scenario-stockholm = Cross Europe, take the ship that lies at Gdańsk and storm the fortress of Stockholm.
scenario-vienna = Take the fortress of Vienna before anybody else; alone you have 9 to 24 rounds, by how far you have to go.
scenario-annexation = Each power has a prey of its own: be the first to annex it whole.
scenario-throne = Take the fortress of Berlin and hold it for three turns: the imperial throne is the prize.
scenario-iceland = Build a fleet and take the gold of Iceland.
scenario-full = Rule two or three powers at once, more with fewer players; after eighteen rounds the greatest realm wins.

## choices: set-up and purchases

choice-power = Play { $power_the }
choice-buy = Buy { $number } { $unit }
choice-build = Build { $work_a }
choice-deploy = Place { $number } { $unit }: { $place }
choice-erect = Put up { $work_the }: { $place }
choice-swap-forts = Take one fortress for the two forts
choice-launch = Launch { $work_the }: { $hex }
choice-done = Done, nothing more
step-deploy = Place units
step-recruit = Recruit
step-erect = Put up fortifications

## choices: on land

choice-assail = Independents: { $unit }, { $from } → { $to }
choice-move = Move { $unit }: { $from } → { $to }
choice-ride = Ride on with { $unit }: { $from } → { $to }
choice-attack = Attack with { $unit }: { $from } → { $to }
choice-leap = Charge at the gallop with { $unit }: { $from } → { $to }
choice-defend = Defend with { $unit_the }
choice-enter = Enter with { $unit_the } from { $from_the }
choice-reroll = Throw all the dice again
choice-let-stand = Let the throw stand
choice-accompany = The commander goes with the next unit to leave: { $place }
choice-end-phase = End the military phase

## choices: battles with cards

choice-fight = Fight here next: { $place }
choice-lay = Lay: { $card }
choice-lose = Give up { $unit } ({ $from })
choice-go-back = Send back { $unit } to { $from_the }
choice-drive = Drive them to { $place_the }
choice-press = Press into service: { $unit }
choice-train = Train to something better: { $unit }
choice-promote = Promote: { $commander }
choice-put-aside = Put aside: { $card }

## choices: at sea

choice-embark = Embark { $unit }: { $from } → { $ship }
choice-disembark = Disembark { $unit }: { $ship } → { $to }
choice-sail = Sail { $ship } to { $hex } ({ $unit } at the helm)
choice-repair = Repair the masts: { $ship }
choice-salvo = Broadside by { $unit } of { $ship_the } at { $to_the }
choice-board = Board with { $unit }: { $ship } → { $to }
choice-shell = Shell the shore with { $unit } of { $ship_the }: { $to }
choice-land = Land and attack with { $unit }: { $ship } → { $to }
choice-attack-ship = Attack the ship with { $unit }: { $from } → { $to }
choice-hit = This ship is hit: { $ship }

## choices: economy and politics

choice-sell = Sell { $number } { $good }
choice-recruit = Recruit { $number } { $unit }: { $place }
choice-exchange = Change { $number } wood for as much grain
choice-extend = Extend the fort to a fortress: { $place }
choice-dismiss = Dismiss { $unit }: { $place }
choice-appoint = Appoint { $commander_the }: { $place }
choice-take-back = Take back: { $card }
choice-authority = Use the Authority card: { $authority }
choice-choose-card = Bring into play: { $information }
choice-use = Use the expert: { $information }
choice-refresh = Let it act once more: { $unit }, { $place }
choice-sail-again = Let her sail once more: { $ship }

## events: set-up and purchases

event-round = Round { $round } begins.
event-rolled-choice = Player { $seat } threw { $die } for the choice of powers.
    .each = player { $seat } – { $die }
    .many = Throws for the choice of powers: { $items }.
event-took-power = Player { $seat } plays { $power_the }.
    .each = player { $seat } plays { $power_the }
    .many = { $items }.
event-first-player = { $power_the } goes first.
event-independents-phase = The independent powers stir.
event-military-phase = Military phase: { $power }.
event-bought = { $power_the } bought { $number } { $unit }.
    .each = { $number } { $unit }
    .many = { $power_the } bought { $items }.
event-built = { $power_the } built { $work_a }.
    .many = { $power_the } built: { $work_tally }.
event-deployed = { $power_the } deployed { $number } { $unit }: { $place }.
    .each = { $number } { $unit } ({ $place })
    .many = { $power_the } deployed { $items }.
event-erected = { $power_the } put up { $work_a }: { $place }.
    .each = { $work_a } ({ $place })
    .many = { $power_the } put up { $items }.
event-launched = { $power_the } launched { $ship_the } on { $hex_the }.
    .each = { $ship_the } ({ $hex })
    .many = { $power_the } launched { $items }.
event-returned-resources = { $power_the } returned what was left to the bank.
    .many = { $power_the } returned what was left to the bank.
event-swapped-forts = { $power_the } took one fortress for two forts.

## events: on land

event-moved = { $power_the } moved { $unit } from { $from_the } to { $to_the }.
    .many = { $power_the } moved units from { $from_the } to { $to_the }: { $unit_tally }.
event-rode = { $power_the } rode on with { $unit } from { $from_the } to { $to_the }.
    .many = { $power_the } rode on from { $from_the } to { $to_the }: { $unit_tally }.
event-attacked = { $power_the } attacked { $to_the } from { $from_the } with { $unit }.
    .many = { $power_the } attacked { $to_the } from { $from_the }: { $unit_tally }.
event-leapt = { $power_the } charged { $to_the } at the gallop from { $from_the } with { $unit }.
    .many = { $power_the } charged { $to_the } at the gallop from { $from_the }: { $unit_tally }.
event-defended = { $unit_the } of { $power_the } defended { $place_the }.
event-roll-attack = Attack: { $dice }, bonus { $bonus }, total { $total }.
event-roll-defence = Defence: { $dice }, bonus { $bonus }, total { $total }.
event-destroyed = { $place }: { $power_the } lost { $unit }.
    .many = { $place }: { $power_the } lost { $times } units, { $unit_tally }.
event-repelled = The attack on { $place_the } was beaten off.
event-fell-back = Independent { $unit } fell back from { $from_the } to { $to_the }.
    .many = independents fell back from { $from_the } to { $to_the }: { $unit_tally }.
event-rerolled = { $power_the } threw the dice again.
event-annexed = { $power_the } entered { $to_the } with { $unit } from { $from_the }.
    .many = { $power_the } entered { $to_the } from { $from_the }: { $unit_tally }.

## events: battles with cards

event-drew = { $power_the } drew a battle card: { $card }.
    .hidden = { $power_the } drew a battle card.
    .each = { $card }
    .many = { $power_the } drew { $times } battle cards: { $items }.
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
event-reshuffled = The used cards were shuffled into a new deck.
event-battle =
    Battle: { $power_the } fell on { $place_the }, held by { $defender_the }, with { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-laid = { $power_the } laid a card: { $card }.
    .each = { $power } “{ $card }”
    .many = Cards: { $items }.
event-points = { $place }: attack { $attack }, defence { $defence }.
event-battle-won = { $power_the } won the battle of { $place_the } by { $lead }.
event-battle-lost = { $power_the } lost the battle of { $place_the } by { $lead }.
event-battle-drawn = A draw at { $place_the }.
event-raged =
    Battle Frenzy: { $power_the } { $power_number ->
        [pl] lose
       *[other] loses
    } { $number } more { $number ->
        [one] unit
       *[other] units
    } at { $place_the }.
event-saved =
    Cross of Valour: { $power_the } { $power_number ->
        [pl] keep
       *[other] keeps
    } { $number } { $number ->
        [one] unit that would
       *[other] units that would
    } have fallen at { $place_the }.
event-retreated-attack = { $power_the } broke off the attack on { $place_the }.
event-withdrew =
    { $power_the } withdrew { $number } { $number ->
        [one] unit
       *[other] units
    } from { $from_the } to { $to_the }.
event-went-back = { $power_the } sent { $unit } back from { $from_the } to { $to_the }.
    .many = { $power_the } sent units back from { $from_the } to { $to_the }: { $unit_tally }.
event-occupied =
    { $power_the } occupied { $place_the } with { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-pressed = { $power_the } pressed beaten { $unit } into service: { $place }.
event-trained = { $power_the } trained { $unit } into { $better }: { $place }.
event-promoted = { $power_the } promoted an officer to { $commander }: { $place }.
event-put-aside = { $power_the } put aside a card: { $card }.
    .many = { $power_the } put aside cards: { $card }.

## events: at sea

event-embarked = { $power_the } embarked { $unit } from { $from_the } on { $ship_the }.
    .many = { $power_the } embarked units from { $from_the } on { $ship_the }: { $unit_tally }.
event-disembarked = { $power_the } put { $unit } ashore from { $ship_the }: { $to }.
    .many = { $power_the } put units ashore from { $ship_the }: { $to } ({ $unit_tally }).
event-sailed = { $ship_the } of { $power_the } sailed from { $from_the } to { $to_the }.
event-repaired = { $power_the } repaired the masts of { $ship_the }.
event-ship-gone = { $ship_the } was lost: { $hex }.
event-fired = { $ship_the } of { $power_the } fired a broadside at { $to_the } ({ $unit }).
    .many = { $ship_the } of { $power_the } fired { $times } broadsides at { $to_the }.
event-boarded = { $power_the } boarded { $to_the } from { $ship_the } with { $unit }.
event-shelled = { $ship_the } of { $power_the } shelled { $to_the } ({ $unit }).
event-landed = { $power_the } landed in { $to_the } from { $ship_the } with { $unit }.
    .many = { $power_the } landed in { $to_the } from { $ship_the }: { $unit_tally }.
event-attacked-ship = { $power_the } attacked { $to_the } from { $from_the } with { $unit }.
    .many = { $power_the } attacked { $to_the } from { $from_the }: { $unit_tally }.
event-lost-masts =
    { $ship_the } lost { $number } { $number ->
        [one] mast
       *[other] masts
    }.
event-lost-decks =
    { $ship_the } lost { $number } gun { $number ->
        [one] deck
       *[other] decks
    }.
event-sunk = { $ship_the } went down with all hands.
event-missed = The shots at { $ship_the } missed.
event-evaded = { $ship_the }: a clever turn, and the fight was avoided.

## events: economy and politics

event-sold = { $power_the } sold { $number } { $good } for { $money } ducats.
    .each = { $number } { $good }
    .many = { $power_the } sold { $items } for { $money } ducats.
event-recruited = { $power_the } recruited { $number } { $unit }: { $place }.
    .each = { $number } { $unit } ({ $place })
    .many = { $power_the } recruited { $items }.
event-exchanged = { $power_the } changed { $number } wood for grain.
event-ministry = Economic phase: { $ministry }.
event-harvested = { $power_the } gathered { $number } { $good }.
    .each = { $number } { $good }
    .many = { $power_the } gathered { $items }.
event-level-bonus = { $power_the } received { $number } { $good } for the level of control.
event-taxed = { $power_the } collected { $money } ducats in taxes.
event-paid = { $power_the } paid { $money } ducats to the soldiers.
event-fed = { $power_the } fed the army: { $number } grain.
event-dismissed = { $power_the } let { $unit } go: { $place }.
    .each = { $unit } ({ $place })
    .many = { $power_the } let units go: { $items }.
event-extended = { $power_the } extended the fort to a fortress: { $place }.
event-appointed = { $power_the } appointed { $commander_a }: { $place }.
event-took-back = { $power_the } took back a card: { $card }.
    .many = { $power_the } took back cards: { $card }.
event-authority-die = Authority die: { $power }, level { $level }.
event-authority-card = { $power_the } used the Authority card “{ $authority }”.
event-information = { $power_the } turned up a card: { $information }.
event-expired = No longer in force: { $information }.
event-gained = { $power_the } gained { $number } { $good }.
    .each = { $number } { $good }
    .many = { $power_the } gained { $items }.
event-lost =
    { $number ->
        [0] { $power_the } had no { $good } to lose.
       *[other] { $power_the } lost { $number } { $good }.
    }
event-levied = { $power_the } got { $number } { $unit } for nothing.
event-revolted = Revolt in the realm of { $power_the }: { $place }.
    .many = Revolt in the realm of { $power_the }: { $place }.
event-used-expert = { $power_the } used an expert: { $information }.
event-refreshed = { $power_the } may use { $unit } once more: { $place }.
event-sails-again = { $ship_the } of { $power_the } may sail once more.
event-collected = { $power_the } found { $number } { $good }: { $place }.
    .each = { $number } { $good }
    .many = { $power_the } found { $items }: { $place }.
event-freed = { $power_the } freed { $commander_the }: { $place }.

## events: control and the end

event-took-coat = { $power_the } took the coat of arms of { $conquered_the }.
event-lost-coat = { $power_the } lost the coat of arms of { $conquered_the }.
event-eliminated = { $power_the } is out of the game.
event-holding = { $power_the } held { $place_the }: turn { $turn }.
event-won = Victory for { $power_the }.
event-nobody-won = Nobody reached the goal: nobody won.

ending-hold = the place was held
ending-conquer = the prey was conquered
ending-clear = the power was freed
ending-survive = survived to the end
ending-forts = the forts were held
ending-take = the place was taken
ending-enemy-fort = an enemy's fort was taken
ending-points = the points were reached
ending-powers = rule over enough powers
ending-eliminate = the last one on the map
ending-limit = the last round

## reasons

reason-not-in-a-row = { $power_the } is in no row of the table with the powers already chosen.
reason-power-taken = { $power_the } is taken.
reason-too-dear = It costs { $price } ducats and you have { $money }.
reason-no-resource = It takes { $need } { $good } and you have { $have }.
reason-none-in-the-box = The box has no more { $unit } of your colour.
reason-no-work-left = The bank has no { $work } left.
reason-not-deployment = You cannot deploy there: { $place }.
reason-full-province = { $place }: full, there is no room for another unit.
reason-full-ship = { $place_the } has no room for that.
reason-nobody-placed = Place at least one unit first.
reason-ships-limit = You have { $number } ships, and this scenario allows no more.
reason-not-adjacent = { $place }: not adjacent.
reason-enemy-there = { $place }: somebody else's units stand there.
reason-enemy-ship-there = { $hex }: somebody else's ship lies there.
reason-nobody-there = { $place }: there is nobody to attack.
reason-has-acted =
    { $place }: { $unit_the } there { $unit_number ->
        [pl] have
       *[other] has
    } acted already.
reason-fort-no-leap = { $place }: cavalry can attack a fortification only from the next province.
reason-needs-a-unit = { $place }: a fortification needs a unit of yours.
reason-fort-there = { $place }: there is a fortification already.
reason-fresh-first =
    { $unit_the } { $unit_number ->
        [pl] are
       *[other] is
    } tired; a fresh unit must defend first.
reason-must-enter = Somebody must march in: { $place }.
reason-moves-first = With cards, all moves come before the first attack.
reason-truce = A congress sits: the players do not fight each other now ({ $place }).
reason-apart = { $place }: in this campaign the players leave each other alone.
reason-fog = In the fog no broadside can be fired.
reason-has-led = { $commander_the } has moved in this phase already.
reason-nobody-to-lead = { $place }: nobody is left there whom the commander could go with.
reason-has-sailed = { $ship_the } has sailed in this phase already.
reason-repair-only = { $ship_the } can be repaired only if she does nothing else in this phase.
reason-no-guns = { $ship_the } has no gun deck left to fire in this phase.
reason-only-artillery = Only artillery can attack a ship from the shore, not { $unit }.
reason-building-limit = More than { $money } ducats cannot be invested at this level.

## prompts

prompt-ChoosePower = Which power do you play?
prompt-SwapForts = { $power }: two forts, or one fortress for them?
prompt-Buy = { $power }, first purchases: what to buy?
prompt-Deploy = { $power }: where do you place what you have bought?
prompt-Independents = { $power }: which independent unit attacks { $attacked_the } next?
prompt-Orders = { $power }, military phase: the next order?
prompt-Defend =
    { $power }: { $attacker_the } { $attacker_number ->
        [pl] attack
       *[other] attacks
    } { $place_the } with { $unit }. Who defends?
prompt-Reroll = { $power }, { $place }: the throw is { $total }. Throw again?
prompt-Enter = { $power }: who marches into { $place_the }?
prompt-CrewLoss = { $power }: who of the crew of { $ship_the } is lost?
prompt-HitShip = { $power }: which of the ships that fought { $ship_the } is hit?
prompt-CrossOver = { $power }: who goes over to { $ship_the }?
prompt-ChooseBattle = { $power }: which battle next?
prompt-LayCards = In secret: which card for the battle of { $place_the }?
prompt-LaySecond = The Spy has done his work: which card follows in the battle of { $place_the }?
prompt-Casualty = { $power }, { $place }: which unit falls?
prompt-GoBack = { $power }: who goes back from { $place_the }?
prompt-Drive = { $power }: where do you drive { $beaten_the } from { $place_the }?
prompt-PressGang = { $power }, { $place }: who of the beaten joins you?
prompt-Elite = { $power }, { $place }: which unit becomes better?
prompt-Promotion = { $power }, { $place }: whom do you promote?
prompt-Exchange = { $power }: which cards do you put aside for new ones?
prompt-BasicEconomy = { $power }: sell and recruit?
prompt-Sell = { $power }, Ministry of Trade: what do you sell?
prompt-Shortage = { $power }: too little for the pay. What do you sell at half price, or whom do you dismiss?
prompt-Build = { $power }, Ministry of Construction: what do you build?
prompt-Enlist = { $power }, recruiting: whom, and where?
prompt-Hunger = { $power }: too little grain. Which unit goes?
prompt-TakeCommander = { $power }: which commander joins you, and where?
prompt-TakeBack = { $power }: which cards of your power do you take back?
prompt-OverLimit = { $power }: too many cards in hand. Which one goes?
prompt-Authority = { $power }: the level is { $level }. Use an Authority card?
prompt-PlaceWorks = { $power }: where do you place what you have kept?
prompt-ChooseCard = { $power }: which of the two cards comes into play?
prompt-UseExpert = { $power }: does an expert serve you now?
prompt-Refresh = { $power }: which unit acts once more?
prompt-SailAgain = { $power }: which ship sails once more?
prompt-Deserters = { $power }: the card drawn takes a unit. Which one leaves?

## the position as text

text-nobody = nobody
text-nothing = none
text-neutral = neutral provinces
text-counted = { $number } { $thing }
text-independents = independents
text-head = { $scenario }, round { $round } of { $limit }. Battles with { $battles ->
        [cards] cards. Draw pile: { $draw }, used: { $discard }, independents: { $wild }
       *[other] dice
    }.
text-goal = { $power }: { $goal } { $done }/{ $wanted }
text-goal-hold = turns held
text-goal-conquer = provinces free of other armies
text-goal-clear = own provinces free of other armies
text-goal-survive = rounds survived
text-goal-forts = fortifications held
text-goal-take = the place taken
text-goal-enemy-fort = enemy forts taken
text-goal-points = points
text-goal-powers = powers held
text-goal-capitals = further capitals
text-goal-eliminate = rivals out of the game
text-goals = Goals
text-wheel = Capital Wheel: { $ministry }
text-seats = Players
text-seat = { $power }: { $ducats } ducats, { $ore } ore, { $grain } grain, { $wood } wood, { $goods } trade goods; coats of arms: { $coats }
text-level = level { $level }, Authority cards: { $authority }
text-cards-in-hand = cards { $number }
text-reserve = kept: { $things }
text-experts = experts: { $cards }
text-discoveries = discoveries: { $cards }
text-out = out of the game
text-force = In force: { $cards }
text-land = Provinces
text-sea = Ships
text-captive = captive: { $commander }
text-ship = { $ship } on { $hex }: { $power }, crew { $crew }, masts { $masts }, gun decks { $decks }
text-battle = Battle: { $place }
text-quoted = “{ $name }”
text-hand = Hand, { $power }: { $cards }
text-used = Used cards of your power: { $cards }

## the page: panels

panel-realm = Realm and bank
panel-powers = Powers and goals
panel-market = Bank and prices
panel-wheel = Capital Wheel
panel-information = Information
panel-hand = Battle cards
panel-battle = Battle
panel-round = Round { $round }
panel-limit = of { $limit }
panel-phase-setup = Preparation
panel-phase-independents = Independents' phase
panel-phase-military = Military phase
panel-phase-economy = Economic phase
panel-phase-politics = Political phase
panel-thing = What
panel-price = Price
panel-attack = Attack
panel-defence = Defence
panel-may-buy = Enough for
panel-may-buy-note = For how many of each your treasury is enough now; of works, how many the bank still has.
panel-cards = Battle cards in hand
panel-coats = Coats of arms
panel-cost-from = from
panel-kept = Not placed yet
panel-no-cards = No battle cards in hand.
panel-used = Used cards of your power
panel-dice-game = Battles are fought with dice: unit against unit.
panel-aboard = crew { $number } of { $crew }
panel-in-force = In force
panel-force-congress = Congress: no attacks on players
panel-force-mud = Mud: cavalry moves 1 province
panel-force-gales = Gales: ships sail 2 hexes less
panel-force-fog = Fog: no broadsides
panel-force-plague = Plague: no recruiting
panel-force-trade-war = Trade War: prices −100
panel-force-booming-trade = Booming Trade: prices +100
panel-force-independents-waver = Independents do not attack
panel-force-independents-rise = Independents always attack
panel-decks = Cards left: { $state } State, { $european } European.
panel-wheel-now = Capital Wheel: { $ministry }, lap { $lap } of 3
panel-wheel-next = Next round: { $ministry }
verdict-limit = After { $limit } rounds the number of powers decides, then of capitals, of cities, then military potential.
panel-gives-agriculture = grain besides the harvest
panel-gives-economy = trade goods besides the yield
panel-gives-trade = commission
panel-gives-finance = tax of every power
panel-gives-construction = as much may be built for
panel-gives-war = as many units may be recruited
panel-brings-state = a State Information card
panel-brings-european = a European Information card
key-shipyard = shipyard
key-accessible = accessible shore: ships and land can meet
key-rocky = rocky shore: no landing
key-shoal = shoal: no ship passes
key-acted = has acted in this phase
sum-base = Units, walls, commander
sum-units = Units
sum-walls = Fortification
sum-commander = Commander
sum-idle = nobody to use it
sum-value = Value of the card
sum-beaten = The card is cancelled
sum-lost = Lost Orders: the card is void
sum-symbols = Symbols and support
sum-total = Together
odds-win = won
odds-draw = drawn
odds-lose = lost
odds-points = Before the cards: attack { $attack }, defence { $defence }.

## the page: help

help-dependency = dependency
help-neutral = neutral land
help-nobody = Nobody stands here.
help-room = { $room ->
    [0] Full: no room for another unit.
    [one] Room for one more unit.
   *[other] Room for { $room } more units.
}
help-for-you-goal = For you – { $goal }: { $done } of { $wanted }
help-for-you-own = For you: { $ready } of { $all } can still act
help-for-you-enemy = For you: a defence of { $defence } before the cards
help-counter = { $all ->
    [one] One here, { $ready ->
        [0] it has acted
       *[other] it can still act
    }.
   *[other] { $all } here, { $ready } can still act.
}
help-counter-waits = { $all ->
    [one] One here.
   *[other] { $all } here.
}
help-riding = { $onward ->
    [one] One may ride on or charge.
   *[other] { $onward } may ride on or charge.
}
help-ship = Crew { $crew } of { $most }, masts { $masts } of { $masts_most }, gun decks { $decks } of { $decks_most }.
help-range = Sails up to { $range } hexes with all her masts.
help-sailed = Has sailed in this phase.
help-shoal = Shoal: no ship sails in or through.
help-unit-cards = Attack { $attack }, defence { $defence } before the cards.
help-unit-dice =
    Attacks with { $dice } dice { $attack ->
        [0] {""}
       *[other] and +{ $attack }
    }, defends with 2 dice { $defence ->
        [0] {""}
       *[other] and +{ $defence }
    }.
help-unit-reach = { $reach ->
    [one] Goes one province a turn.
   *[other] Goes { $reach } provinces a turn; with one left it may charge.
}
help-price = Price: { $price }.
help-fort = +{ $bonus } in attack and defence; room for four units; cavalry cannot charge it.
help-ship-face = Sails { $range } hexes, carries { $crew } crew.
help-good = Bought and sold at the bank.
help-independents = Nobody leads them: they stand in their provinces and strike when the rules tell them to.
help-unplayed = Nobody plays this power; independent units hold it.
help-symbols = Each symbol that a unit of yours uses is worth 1: { $units }.
help-level = The level of control decides what the ministry gives you, and which field of the wheel is yours.
help-authority-chancellor = Your level of control this round is Chancellor, whatever the die said. Once in a game.
help-authority-castellan = Your level of control this round is Castellan, whatever the die said. Once in a game.
help-authority-chamberlain = You roll the Authority die again; the second result is final. Once in a game.
help-commander-marshal = +1 in attack with any units; with dice, an attack may be thrown again.
help-commander-hetman = +1 in defence with any units; with dice, a defence may be thrown again.
help-commander-general-infantry = Leads infantry: +1 where infantry fights; with dice, a second throw.
help-commander-general-grenadiers = Leads grenadiers: +1 where grenadiers fight; with dice, a second throw.
help-commander-general-cavalry = Leads cavalry: +1 where cavalry fights; with dice, a second throw.
help-commander-general-artillery = Leads artillery: +1 where artillery fights; with dice, a second throw.
help-commander-admiral = Leads at sea: +1 where his ship fights.
help-ministry-agriculture = Provinces with a unit of yours yield grain and wood.
help-ministry-economy = Mines yield ore, cities and capitals trade goods.
help-ministry-trade = Goods are sold to the bank; a commission by level of control.
help-ministry-finance = Taxes of every power you hold, then the soldiers' pay.
help-ministry-construction = Fortifications and ships, up to a sum by level of control.
help-ministry-war = Recruiting, then a grain for every unit on the map.
help-panel-powers = What every player is after and how far that has come, what they hold and what lies in their treasuries.
help-panel-market = Prices and values of units and works, and for how many your treasury is enough.
help-panel-wheel = One ministry a round, three laps of six; the fields of your level of control bring cards.
help-panel-information = Cards in force, experts and discoveries that players keep, Authority cards.
help-panel-hand = Battle cards are laid face down, one for each side, and turned up together.
help-panel-battle = Both sides with what they are worth before the cards.
help-panel-realm = The boards with all the room.

## The steward's reasons

why-nearer-goal = nearer to the goal
    .against = farther from the goal
why-takes-province = takes a province
why-exposed = would stand exposed
why-stays = nothing is risked by staying
    .against = an effort that must be worth it
why-leaves-province = leaves a province empty
why-leaves-home = leaves the home power bare
why-guards = somebody must keep guard
why-prize = the prize is worth it
why-too-weak = too weak for this
why-enough = there are enough already
why-needs-ships = the way leads over the sea
    .against = ships are of no use here
why-crew = the ship needs a crew
    .against = the ship would lack a crew
why-repairs = a ship without masts is a target
why-commander = a commander where it matters
why-hurts-rival = hurts a rival
why-card-points = the points of the card
why-cancels = cancels the enemy's card
why-cheapest = the cheapest goes first
why-defends-best = defends best
why-gain = a gain for nothing
why-better-throw = a better throw is likely
why-weak-card = a weak card
    .against = a card worth keeping
why-spends-card = a card that will not be missed
    .against = a card that may be missed later
why-large-power = a large power
why-army = an army is needed
    .against = too large an army
why-fortifies = walls where they matter
    .against = walls are not needed here
why-holds-province = holds a province
why-ducats = ducats are needed
why-unfed = nobody could feed them
why-together = the army stays together
    .against = the army falls apart
why-level = a higher level of control
    .against = this ministry is not worth it
why-is-to-attack = is wanted for an attack
why-moves-first = moves come before attacks
why-strikes = an attack that costs nothing
why-battle = what the card may bring in this battle
    .against = a battle that may be lost
why-hunts = nearer to an enemy ship
why-fetches = those ashore are waiting for a ship
    .against = nobody to fetch there
why-gathers = the army gathers first
why-ally = those are allies
why-unpaid = nobody could pay them

## battle cards: the players'

card-hidden = face down
card-hussars = Hussars
card-charge = Charge
card-storm = Storm
card-bayonets = Bayonets
card-pursuit = Pursuit
card-onrush = Onrush
card-cuirassiers = Cuirassiers
card-levy-en-masse = Levée en masse
card-battery = Battery
card-bombardment = Bombardment
card-canister = Canister
card-volley = Volley
card-skirmish = Skirmish
card-crossfire = Crossfire
card-grand-battery = Grand Battery
card-musketry = Musketry
card-square = Square
card-guard = Guard
card-column = Column
card-line = Line
card-manoeuvre = Manoeuvre
card-phalanx = Phalanx
card-old-guard = Old Guard
card-rampart = Rampart
card-retreat = Retreat
card-spy = Spy
card-lost-orders = Lost Orders

## battle cards: the independents'

card-uprising = Uprising
card-ambush = Ambush
card-fury = Fury
card-raid = Raid
card-despair = Despair
card-sharpshooters = Sharpshooters
card-cannon = Cannon
card-shelling = Shelling
card-salvo = Salvo
card-great-guns = Great Guns
card-barricade = Barricade
card-stand = Stand
card-defiance = Defiance
card-redoubt = Redoubt
card-last-stand = Last Stand
card-fall-back = Fall Back
card-informer = Informer
card-confusion = Confusion

## battle cards: the powers'

card-winged-hussars = Winged Hussars
card-pospolite-ruszenie = Pospolite Ruszenie
card-tabor = Tabor
card-maison-du-roi = Maison du Roi
card-gribeauval = Gribeauval's Guns
card-marshals-baton = A Marshal's Baton
card-tercio = Tercio
card-treasure-fleet = Treasure Fleet
card-reconquista = Reconquista
card-pandours = Pandours
card-insurrectio = Insurrectio
card-frontier-guard = Frontier Guard
card-oblique-order = Oblique Order
card-iron-discipline = Iron Discipline
card-rolling-fire = Rolling Fire
card-red-line = Red Line
card-royal-navy = Royal Navy
card-subsidies = British Subsidies
card-ga-pa = Gå På
card-caroleans = Caroleans
card-leather-guns = Leather Guns
card-steppe = The Steppe
card-recruits = Recruits
card-unicorns = Unicorns
card-sipahi = Sipahi
card-janissaries = Janissaries
card-great-bombard = Great Bombard

## what the kinds and signs of battle cards do

help-type-assault = Its value counts, unless the enemy laid Formation. It cancels the value of Fire
help-type-fire = Its value counts, unless the enemy laid Assault. It cancels the value of Formation
help-type-formation = Its value counts, unless the enemy laid Fire. It cancels the value of Assault
help-type-retreat = No battle: attackers go back whence they came, defenders where the attacker drives them
help-type-spy = See the enemy's card, then lay another
help-type-lost-orders = The enemy's card has no effect
help-sign-fury = Battle Frenzy: the enemy loses one unit more, whoever wins
help-sign-cannonade = Cannonade: 1 point, or 2 from a fortification or a ship
help-sign-cross = Cross of Valour: one of your units that would fall is saved
help-sign-bugle = Bugle: after the battle put aside any cards and draw up to the limit
help-sign-promotion = Promotion: after a victory an officer of yours becomes a commander
help-sign-elite = Elite Units: after a victory one of your units becomes better
help-sign-press_gang = Press-gang: after a victory one of the beaten units joins you

## State Information: news

information-rich-harvest = Rich Harvest
help-information-rich-harvest = Gain 8 grain
history-information-rich-harvest = In good years the Vistula carried more than 200,000 tonnes of rye to Gdańsk, and half of Europe ate Polish bread.
information-spoiled-granaries = Spoiled Granaries
help-information-spoiled-granaries = Lose 5 grain
history-information-spoiled-granaries = Armies of the age lived from magazines; a wet granary stopped a campaign more surely than a lost battle.
information-timber-felling = Timber Felling
help-information-timber-felling = Gain 8 wood
history-information-timber-felling = A single ship of the line swallowed some two thousand oaks, each of them about a hundred years old.
information-forest-fire = Forest Fire
help-information-forest-fire = Lose 5 wood
history-information-forest-fire = Colbert's forest ordinance of 1669 forbade fires in the woods, because the navy needed every trunk.
information-new-vein = New Vein
help-information-new-vein = Gain 5 ore
history-information-new-vein = The Swedish copper mine of Falun once gave two thirds of all the copper of Europe.
information-flooded-mines = Flooded Mines
help-information-flooded-mines = Lose 3 ore
history-information-flooded-mines = Water, not want of metal, closed most mines before the steam engine.
information-trade-treaty = Trade Treaty
help-information-trade-treaty = Gain 6 trade goods
history-information-trade-treaty = The Methuen Treaty of 1703 exchanged English cloth for Portuguese wine, and made port a British drink.
information-smugglers = Smugglers
help-information-smugglers = Lose 4 trade goods
history-information-smugglers = In the 1740s more tea reached England by night and boat than through the customs house.
information-royal-dowry = Royal Dowry
help-information-royal-dowry = Gain 4,000 ducats
history-information-royal-dowry = The unpaid dowry of Maria Theresa of Spain became one of the arguments for the War of Devolution.
information-court-extravagance = Court Extravagance
help-information-court-extravagance = Lose 3,000 ducats
history-information-court-extravagance = The wedding feasts of Dresden in 1719 lasted a month and cost Augustus the Strong about two million thalers.
information-special-tax = Special Tax
help-information-special-tax = Gain 1,500 ducats for every power that you hold
history-information-special-tax = France met the wars of Louis XIV with the dixième, a tenth of all incomes, in 1710.
information-volunteers = Volunteers
help-information-volunteers = Get 3 infantry for nothing, to be placed in a political phase
history-information-volunteers = When Maria Theresa appeared before the Hungarian estates in 1741, they promised her their lives and their blood.
information-guard-regiment = Guard Regiment
help-information-guard-regiment = Get 2 grenadiers for nothing, to be placed in a political phase
history-information-guard-regiment = Frederick William I of Prussia collected tall men for his giant grenadiers from all over Europe.
information-desertion = Desertion
help-information-desertion = Two of your units leave the map; you say which
history-information-desertion = A Prussian army did not camp near a wood: too many would have been gone in the morning.
information-peasant-revolt = Peasant Revolt
help-information-peasant-revolt = Independent infantry rises in up to two empty provinces of your powers
history-information-peasant-revolt = Pugachev's rising of 1773 to 1775 shook the whole Volga before it was put down.

## State Information: experts

information-engineer = Engineer
help-information-engineer = Keep it: in a political phase get a fort for nothing
history-information-engineer = Vauban built or rebuilt more than three hundred places and led about fifty sieges.
information-shipbuilder = Shipbuilder
help-information-shipbuilder = Keep it: in a political phase get a corvette for nothing
history-information-shipbuilder = Tsar Peter himself worked with the axe in the yards of the Dutch company in 1697.
information-recruiter = Recruiter
help-information-recruiter = Keep it: in a political phase recruit up to 4 units
history-information-recruiter = Whoever took the king's shilling from a recruiting sergeant was a soldier.
information-merchant = Merchant
help-information-merchant = Keep it: in a political phase sell at the prices of the Ministry of Trade
history-information-merchant = Armenian, Greek and Jewish houses carried the trade between the Ottoman ports and the West.
information-courtier = Courtier
help-information-courtier = Keep it: in a political phase your level of control becomes Marshal
history-information-courtier = At Versailles who held the candle at the king's bedtime was a matter of state.
information-guide = Guide
help-information-guide = Keep it: in a military phase one of your units acts once more
history-information-guide = The first map of a whole country from an exact survey, that of France by Cassini, was begun only in 1756.
information-pilot = Pilot
help-information-pilot = Keep it: in a military phase one of your ships sails once more
history-information-pilot = The pilots of the Thames had a guild of their own, Trinity House, with a royal charter since 1514.
information-quartermaster = Quartermaster
help-information-quartermaster = Keep it: in a political phase get 10 grain
history-information-quartermaster = Le Tellier and Louvois gave the French army magazines, and with them the longest reach in Europe.
information-banker = Banker
help-information-banker = Keep it: in a political phase get 5,000 ducats
history-information-banker = Samuel Bernard lent Louis XIV millions, and the Sun King showed him his gardens in person.
information-commander = Commander
help-information-commander = Keep it: in a political phase a commander of your choice joins you
history-information-commander = Eugene of Savoy was refused a company in France and became the greatest general of the Habsburgs.

## State Information: discoveries

information-new-plough = New Plough
help-information-new-plough = Every farmland of yours yields 1 grain more
history-information-new-plough = The Rotherham plough of 1730 needed two horses where the old one had needed four oxen.
information-water-saw = Water Saw
help-information-water-saw = Every sawmill of yours yields 1 wood more
history-information-water-saw = Wind and water saws let the Dutch build ships faster than anybody else.
information-steam-pump = Steam Pump
help-information-steam-pump = Every mine of yours yields 1 ore more
history-information-steam-pump = Newcomen's engine of 1712 pumped a mine near Dudley dry.
information-manufactory = Manufactory
help-information-manufactory = Every city of yours yields 1 grain and 1 trade good more in its ministry
history-information-manufactory = The porcelain of Meissen was made behind castle walls so that the secret could not walk away.
information-trading-company = Trading Company
help-information-trading-company = 2,000 ducats more in every Ministry of Trade
history-information-trading-company = The Dutch East India Company had its own fleet, its own army and its own coins.
information-state-bank = State Bank
help-information-state-bank = 1,000 ducats more in taxes for every power that you hold
history-information-state-bank = The Bank of England was founded in 1694 to lend the king money for a war.
information-conscription = Conscription
help-information-conscription = Infantry costs you 200 ducats less
history-information-conscription = Prussia divided the country into cantons in 1733, and each had to fill its regiment.
information-stud-farms = Stud Farms
help-information-stud-farms = Cavalry costs you 500 ducats less
history-information-stud-farms = The stud of Trakehnen was founded by the King in Prussia in 1732.
information-cannon-foundry = Cannon Foundry
help-information-cannon-foundry = Artillery costs you 500 ducats less
history-information-cannon-foundry = Maritz bored his guns from the solid instead of casting them hollow.
information-officer-school = Officer School
help-information-officer-school = You may hold one battle card more
history-information-officer-school = The Corps of Cadets in Warsaw, founded in 1765, taught Kościuszko.
information-copper-sheathing = Copper Sheathing
help-information-copper-sheathing = Your ships with all their masts sail one hex further
history-information-copper-sheathing = The Royal Navy sheathed its whole fleet in copper by 1782: no worm, no weed, more speed.
information-star-forts = Star Forts
help-information-star-forts = Fortifications cost you 4 wood less
history-information-star-forts = A bastion left no corner of the wall out of the reach of the defenders' guns.
information-dry-docks = Dry Docks
help-information-dry-docks = Ships cost you 2 wood less
history-information-dry-docks = The dry dock of Kronstadt was emptied by a steam pump from Scotland.

## European Information: at once

information-good-year = A Good Year
help-information-good-year = Every player gains 4 grain
history-information-good-year = The 1730s gave western Europe a row of mild years and cheap bread.
information-bad-year = A Bad Year
help-information-bad-year = Every player loses 4 grain
history-information-bad-year = In the winter of 1709 wine froze in the cellars and wheat in the ground from Paris to Poltava.
information-ore-boom = Ore Boom
help-information-ore-boom = Every player gains 2 ore
history-information-ore-boom = By the middle of the century the works of the Urals had made Russia the greatest exporter of iron in Europe.
information-fairs = Fairs
help-information-fairs = Every player gains 3 trade goods
history-information-fairs = At the Leipzig fair furs of the East changed hands for books and cloth of the West.
information-credit-crisis = Credit Crisis
help-information-credit-crisis = Every player loses 2,000 ducats
history-information-credit-crisis = In 1720 the paper of John Law in Paris and of the South Sea Company in London burst in one summer.
information-subsidies = Subsidies
help-information-subsidies = Every player gains 2,000 ducats
history-information-subsidies = Britain preferred to pay other people's soldiers, and in the Seven Years' War paid Prussia 670,000 pounds a year.
information-epidemic = Epidemic
help-information-epidemic = Every player loses a unit of the player's own choice
history-information-epidemic = Typhus was called camp fever, and it took more soldiers than the cannon did.
information-storm-at-sea = Storm at Sea
help-information-storm-at-sea = Every ship of every player loses a mast
history-information-storm-at-sea = The Great Storm of 1703 sank thirteen ships of the Royal Navy in one night.
information-unrest = Unrest
help-information-unrest = In every player's powers independent infantry rises in one empty province
history-information-unrest = The Flour War of 1775 ran through the markets around Paris in three weeks.
information-mercenaries = Mercenaries
help-information-mercenaries = Every player gets 1 infantry for nothing
history-information-mercenaries = The Landgrave of Hesse hired out his regiments and built palaces with the money.

## European Information: for a round

information-congress = Congress
help-information-congress = For a round players may not attack each other
history-information-congress = The congress of Cambrai sat from 1722 to 1724, and was famous above all for its dinners.
information-mud = Mud
help-information-mud = For a round cavalry moves only one province
history-information-mud = The roads of eastern Europe closed twice a year, when the snow came and when it went.
information-gales = Gales
help-information-gales = For a round ships sail two hexes less
history-information-gales = In November 1759 Hawke followed the French into Quiberon Bay in a gale and without charts.
information-fog = Fog
help-information-fog = For a round no broadside can be fired
history-information-fog = Before the Glorious First of June in 1794 fog kept the British and the French fleet apart for two days.
information-plague = Plague
help-information-plague = For a round nobody recruits
history-information-plague = The plague of Marseille in 1720 was the last great one of western Europe; a wall was built against it in Provence.
information-trade-war = Trade War
help-information-trade-war = For a round the bank pays 100 ducats less for everything
history-information-trade-war = Prussia and Austria fought a tariff war over Silesia long after the guns were silent.
information-booming-trade = Booming Trade
help-information-booming-trade = For a round the bank pays 100 ducats more for everything
history-information-booming-trade = Between 1716 and 1788 the foreign trade of France grew about fivefold.
information-independents-waver = The Independents Waver
help-information-independents-waver = For a round the independents do not attack
history-information-independents-waver = From 1652 on the veto of a single deputy could break up the Polish Sejm, and often did.
information-independents-rise = The Independents Rise
help-information-independents-rise = For a round the independents attack always; with dice they add 1
history-information-independents-rise = The Confederation of Bar fought four years against an empire, from 1768 to 1772.

## The end: figures and deeds

figure-powers = Powers
figure-capitals = Capitals
figure-cities = Cities
figure-potential = Military potential
figure-provinces = Provinces
figure-units = Units
figure-ducats = Ducats
deed-attacked = { $times ->
    [one] attacked once
   *[other] attacked { $times } times
}
deed-battle = { $times ->
    [one] fought one battle
   *[other] fought { $times } battles
}
deed-fired = { $times ->
    [one] fired one broadside
   *[other] fired { $times } broadsides
}

## forecasts

fact-battle-points = { $place_the }: attack { $attack }, defence { $defence }, before the cards.
fact-battle-odds = Won { $win }%, drawn { $draw }%, lost { $lose }%, over all cards that you have not seen.
fact-sure-win = Victory is certain, whatever card comes.
fact-sure-no-win = It cannot be won with the cards you have.
fact-all-fall = { $number ->
        [one] If it is not won, your unit falls.
       *[other] If it is not won, all { $number } of your units fall.
    }
fact-moves-over = All moves come before the first attack: { $number ->
        [one] a unit without an order stays or attacks.
       *[other] { $number } units without an order stay or attack.
    }
fact-withdraws = Your units withdraw from the battle, whatever the other card is.
brief-earns = +{ $money } ducats
brief-odds = { $percent }%
brief-price = { $ducats } ducats{ $ore ->
        [0] {""}
       *[other] , { $ore } ore
    }{ $grain ->
        [0] {""}
       *[other] , { $grain } grain
    }{ $wood ->
        [0] {""}
       *[other] , { $wood } wood
    }
fact-throw = { $dice ->
        [one] One die
       *[other] { $dice } dice
    } { $bonus ->
        [0] against
       *[other] +{ $bonus } against
    } { $shelter ->
        [0] two dice.
       *[other] two dice +{ $shelter }.
    }
fact-hit = A unit of the enemy falls: { $percent }%. A failed attack costs nothing.
fact-held = The attack is repelled: { $percent }%.
fact-province-lost = { $place_the } may be lost.
fact-salvo = Miss { $miss }%, a mast { $mast }%, one of the crew { $crew }%, gun decks { $deck }%, sunk { $sinks }%.
fact-left = { $money } ducats are left.
fact-pay-due = The next pay is { $pay } ducats; you have { $money }.
fact-hungry = { $number ->
        [one] One unit would find no grain.
       *[other] { $number } units would find no grain.
    }
fact-left-empty = Nobody keeps { $place_the }.
fact-can-enter = { $power_the } can walk into { $place_the }.
fact-saves-pay = Saves { $money } ducats of pay.
fact-level-agriculture = { $level }: { $number } grain besides the harvest.
fact-level-economy = { $level }: { $number } trade goods besides the yield.
fact-level-trade = { $level }: a commission of { $money } ducats.
fact-level-finance = { $level }: { $money } ducats of tax for every power you hold.
fact-level-construction = { $level }: you may build for { $money } ducats.
fact-level-war = { $level }: you may recruit { $number } units.
fact-rolls-again = You roll the Authority die again; the second result is final.
fact-field-none = At the level of { $level } the wheel shows no card.
fact-field-state = At the level of { $level } you draw a State Information card.
fact-field-european = At the level of { $level } you draw a European Information card.

## what is called out

alert-near-goal = One step from the goal: { $power_the }.
alert-last-round = This is the last round.
alert-force-congress = { information-congress }. { help-information-congress }.
alert-force-mud = { information-mud }. { help-information-mud }.
alert-force-gales = { information-gales }. { help-information-gales }.
alert-force-fog = { information-fog }. { help-information-fog }.
alert-force-plague = { information-plague }. { help-information-plague }.
alert-force-trade-war = { information-trade-war }. { help-information-trade-war }.
alert-force-booming-trade = { information-booming-trade }. { help-information-booming-trade }.
alert-force-independents-waver = { information-independents-waver }. { help-information-independents-waver }.
alert-force-independents-rise = { information-independents-rise }. { help-information-independents-rise }.
alert-attacked = Attack on { $place_the }: { $power_the }.
alert-capital-threatened = Your capital, { $place_the }, is weaker than what stands beside it: { $power_the }.
alert-pay-short = Pay is due in round { $round }: { $money } ducats are missing, with the least tax counted.
alert-grain-short = { $number ->
        [one] Your army eats in round { $round }: one grain is missing.
       *[other] Your army eats in round { $round }: { $number } grain are missing.
    }

## the terminal

cli-unit-infantry = I
cli-unit-grenadiers = G
cli-unit-cavalry = C
cli-unit-artillery = A
cli-unit-heavy-cavalry = HC
cli-unit-heavy-artillery = HA
cli-mocarstwa-legend = I infantry · G grenadiers · C cavalry · A artillery · HC heavy cavalry · HA heavy artillery · in brackets: may still act · ★ commander · ⛓ captive · ⚑ masts · ▤ gun decks · ▶ whose turn · ← who has the coat of arms
cli-mocarstwa-bank = In the bank: { $works }

## reasons with the place they are about

why-battle-odds = { $percent }% to win this battle
    .against = only { $percent }% to win this battle
why-prize-at = { $place_the } is worth it
    .against = { $place_the } is not worth it
why-takes-province-at = takes { $place_the }
    .against = { $place_the } would bring little
why-exposed-at = { $place_the } is safer
    .against = would stand exposed: { $place_the }
why-too-weak-at = strong enough for { $place_the }
    .against = too weak for { $place_the }
why-enough-at = { $place_the } needs more
    .against = there are enough for { $place_the } already
why-hurts-rival-at = hurts a rival: { $place_the }
    .against = hardly hurts a rival: { $place_the }
why-leaves-province-at = { $place_the } can be left
    .against = leaves { $place_the } empty
why-guards-at = keeps guard: { $place_the }
    .against = { $place_the } needs its guard
why-is-to-attack-at = { $place_the } is to be attacked
    .against = is wanted for the attack on { $place_the }
why-holds-province-at = holds { $place_the }
    .against = { $place_the } need not be held
why-nearer-goal-at = that is the goal: { $place }
    .against = away from the goal: { $place }
why-nearer-goal-by =
    { $number ->
        [one] nearer to the goal: { $place } is the next province
       *[other] nearer to the goal: { $place }, { $number } provinces on
    }
    .against =
    { $number ->
        [one] farther from the goal: { $place } would be the next province
       *[other] farther from the goal: { $place } would be { $number } provinces on
    }
why-exposed-by = leaves { $place_the }: { $attack } points of attack beside it against { $defence } in it
    .against = exposed in { $place_the }: { $attack } points of attack beside it against { $defence } in it
why-together-near =
    { $number ->
        [one] one unit of ours in or beside { $place_the }
       *[other] { $number } units of ours in or beside { $place_the }
    }
    .against =
    { $number ->
        [one] only one unit of ours in or beside { $place_the }
       *[other] only { $number } units of ours in or beside { $place_the }
    }
why-together-than =
    { $number ->
        [one] one unit of ours in or beside { $place_the }, { $before } where it stands
       *[other] { $number } units of ours in or beside { $place_the }, { $before } where it stands
    }
    .against =
    { $number ->
        [0] nobody of ours in or beside { $place_the }, { $before } where it stands
        [one] only one unit of ours in or beside { $place_the }, { $before } where it stands
       *[other] only { $number } units of ours in or beside { $place_the }, { $before } where it stands
    }
why-prize-odds = { $percent }% to take { $place_the }
    .against = only { $percent }% to take { $place_the }
why-strikes-odds = costs nothing, { $percent }% to destroy a unit: { $place }
    .against = only { $percent }% to destroy a unit: { $place }
why-too-weak-by = { $attack } points of attack against { $defence }: { $place }
    .against = too weak for { $place_the }: { $attack } points of attack against { $defence }
why-guards-with =
    { $number ->
        [0] a guard for { $place_the }, which is empty
        [one] a guard for { $place_the }, where one unit stands
       *[other] a guard for { $place_the }, where { $number } units stand
    }
    .against =
    { $number ->
        [0] { $place_the } stays without a guard
        [one] { $place_the } needs its one unit
       *[other] { $place_the } needs its { $number } units
    }
why-leaves-home-with =
    { $number ->
        [one] one province of the home power is held
       *[other] { $number } provinces of the home power are held
    }
    .against =
    { $number ->
        [one] the last province of the home power that is held
       *[other] only { $number } provinces of the home power are held
    }
why-army-plan = planned: { $unit }, { $number }
    .against = more than planned: { $unit }, { $number }
why-hurts-rival-beside =
    { $number ->
        [0] drives them to { $place_the }, with nobody of ours beside it
        [one] drives them to { $place_the }, with one unit of ours beside it
       *[other] drives them to { $place_the }, with { $number } units of ours beside it
    }
    .against =
    { $number ->
        [0] they would stand in { $place_the }, with nobody of ours beside it
        [one] they would stand in { $place_the }, beside one unit of ours
       *[other] they would stand in { $place_the }, beside { $number } units of ours
    }
why-hurts-rival-goal =
    { $number ->
        [0] drives them to { $place_the }, which is the goal
        [one] drives them to { $place_the }, one province from the goal: { $aim }
       *[other] drives them to { $place_the }, { $number } provinces from the goal: { $aim }
    }
    .against =
    { $number ->
        [0] they would stand at the goal: { $place }
        [one] they would stand in { $place_the }, one province from the goal: { $aim }
       *[other] they would stand in { $place_the }, { $number } provinces from the goal: { $aim }
    }
why-needs-ships-for =
    { $units ->
        [one] the way leads over the sea: one unit ashore, free berths: { $berths }
       *[other] the way leads over the sea: { $units } units ashore, free berths: { $berths }
    }
    .against =
    { $units ->
        [one] ships bring nothing here: one unit ashore, free berths: { $berths }
       *[other] ships bring nothing here: { $units } units ashore, free berths: { $berths }
    }
why-army-of =
    { $attack ->
        [one] { $unit }: one point of attack for { $money } ducats
       *[other] { $unit }: { $attack } points of attack for { $money } ducats
    }
    .against =
    { $attack ->
        [one] { $unit }: only one point of attack for { $money } ducats
       *[other] { $unit }: only { $attack } points of attack for { $money } ducats
    }
why-army-means = { $money } ducats and { $grain } grain for new units
    .against = only { $money } ducats and { $grain } grain for new units
why-ducats-for = brings { $money } ducats
    .against = { $money } ducats, and it will be needed
why-unfed-by = { $number } units, { $grain } grain
    .against = nobody could feed them: { $number } units, { $grain } grain
why-unpaid-by = pay of { $pay } ducats, income of { $money }
    .against = nobody could pay them: { $pay } ducats of pay, { $money } of income
why-cheapest-price = worth { $money } ducats
    .against = costs { $money } ducats
why-defends-best-odds = falls to { $percent }% of plain attacks
    .against = falls to { $percent }% of plain attacks
why-fortifies-by = walls for { $place_the }: { $attack } points of attack beside it
    .against = no walls for { $place_the }: { $attack } points of attack beside it
why-commander-with =
    { $number ->
        [one] leads one unit: { $place }
       *[other] leads { $number } units: { $place }
    }
    .against =
    { $number ->
        [one] is needed by one unit: { $place }
       *[other] is needed by { $number } units: { $place }
    }
why-better-throw-than = another throw promises more than { $number }
    .against = another throw promises no more than { $number }
why-large-power-of = { $number } provinces
