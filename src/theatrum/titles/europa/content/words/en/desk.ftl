# source: authored
# The desk of the page: mats, cards, panels, what has the middle of the table.

## means

means-prestige = Prestige
means-stability = Stability
means-ducats = ducats
means-interest = interest
means-adm = administrative power
means-dip = diplomatic power
means-mil = military power
means-any = power of any kind
means-manpower = available manpower
means-colonists = colonists
panel-of = { $means }: { $number } of { $have }
panel-short = { $number } short

## ribbon and headings

panel-when = Age { $age }
panel-turn = Turn of { $realm }
panel-phase-setup = set-up
panel-phase-drawing = drawing cards
panel-phase-actions = actions
panel-phase-peace = peace and unrest
panel-phase-income = income
panel-phase-tidying = end of the round
panel-phase-age = end of the age
panel-phase-end = the game is over
panel-realms = Realms
panel-own = Your realm
panel-events = Events
panel-ideas = Ideas
panel-aims = Milestones, goals, power struggle
panel-orders = Empire and Curia
panel-table = Cards on the table
panel-mats = Mats

## mats

panel-court = Court
panel-forces = Forces and merchants
panel-treasury = Treasury
panel-ties = Ties
panel-missions = Missions
panel-missions-open = Still to come:
panel-missions-done = Completed:
panel-vacant = vacant
panel-army = Army { $number }
panel-loose = infantry outside armies
panel-light = light ships outside the fleet
panel-allied = allied units waiting
panel-traded = has traded
panel-no-merchants = no merchant
panel-left-influence = influence cubes left
panel-left-claim = claim tokens left
panel-after-income = After the next income
panel-corruption = corruption
panel-cards = cards in hand
tie-war = at war with
tie-war-marked = attacked
tie-casus = casus belli against
tie-truce = truce with
tie-alliance = allied with
tie-alliance-marked = fights at its side
tie-marriage = royal marriage with
tie-marriage-marked = disputed succession
tie-claim = claims on
tie-core = core tokens in

## cards

panel-no-cards = No cards in hand
panel-on-display = On display
panel-display-of =
    { $uses ->
        [one] one use
       *[other] { $uses } uses
    }: { $deeds }
panel-display = Lies on display with { $uses } uses
panel-uses = { $number ->
    [one] { $number } use left
   *[other] { $number } uses left
}
panel-unpaid = not paid
panel-hand-whole = Whole cards
panel-battle-card = Dice for a battle
panel-dice = { $number } × { $dice }
panel-die-infantry = infantry die
panel-die-cavalry = cavalry die
panel-die-artillery = artillery die
panel-die-any = die of any kind
panel-ages = ages under the { $symbol }
panel-mortality = Mortality: whoever bears the { $symbol } ages
panel-option = Option { $letter }
panel-final = { $realm }: { $number } Prestige before the final scoring, then { $parts }
panel-reward = Reward: { $reward }
panel-next-prestige = { $number } Prestige for the next who reaches it
panel-no-events = No event lies open
panel-column-adm = Administrative
panel-column-dip = Diplomatic
panel-column-mil = Military
panel-basic = basic idea
panel-government = form of government
panel-struggle-next = next
panel-struggle-now = Prestige if it were scored now
panel-income-rows = Ducats from trade power 1, 3 and 6 on

## Empire and Curia

panel-empire = The Holy Roman Empire
panel-emperor = Emperor
panel-authority = Imperial Authority
panel-empire-gains = Every round the Emperor gains: { $ducats } ducats, { $dip } diplomatic and { $mil } military power, { $prestige } Prestige.
panel-electors = Electors and for whom they would vote
panel-unlawful = Unlawful holders of imperial land
panel-defended = Defended against
panel-curia = The Curia
panel-cardinals = Cardinals, the one of Rome first
panel-controller = Papal Controller
panel-trusted = trusted
panel-curia-gains = Every round the Papal Controller gains 1 diplomatic power and pays each advisor 1 ducat less; only that player excommunicates and calls crusades.
panel-curia-gains-trusted = Every round the Papal Controller gains 1 diplomatic power, pays each advisor 1 ducat less and, being trusted, gains { $prestige } Prestige; only that player excommunicates and calls crusades.

## battle

panel-battle = Battle: { $place }{ $round ->
    [0] {""}
   *[other] , round { $round }
}
panel-attack = Attack
panel-defence = Defence
panel-dice-later = Dice are counted next
panel-hits = { $number ->
    [one] { $number } hit
   *[other] { $number } hits
}
panel-lost = { $number ->
    [one] { $number } unit lost
   *[other] { $number } units lost
}
panel-battle-round = Round { $number }
odds-win = to win
odds-note = if nobody leaves the field and no card is played

## what has the middle of the table

panel-trades = Trade: { $realm }
panel-cards-whole = Whole cards
panel-cards-low = Cards in short
panel-siege = Siege: { $area }
panel-siege-open = no province is chosen yet
panel-siege-costs = Military power to pay: { $power } (units needed: { $units })
panel-resolving = An event: { $realm }
panel-plays = A card is played: { $realm }
panel-declares = Declaration of war: { $realm }
panel-deal = A deal
panel-treaty = A treaty of peace
panel-gives-nothing = gives nothing
panel-both = Both
panel-deal-costs = The proposer, { $realm }, pays
panel-victor = victor: { $realm }
panel-returned = returned for ducats: { $provinces }
panel-exchanged = exchanged: { $provinces }
panel-freed = set free: { $provinces }
panel-severs-alliance = ends the alliance with { $thing }
panel-severs-claim = gives up the claim on { $thing }
panel-severs-influence = withdraws influence: { $thing }
panel-peace = Peace to be made: { $realm }
panel-victory-undecided = undecided
panel-victory-partial = partial victory
panel-victory-total = total victory
panel-units = Units on the board
panel-tax = tax { $number }
panel-dictate = Can be dictated now
panel-dictate-nothing = nothing can be dictated yet
panel-holds = Occupied of the other

## forecasts

panel-from-power = From { $number }
panel-second-row = Secondary node
panel-lowered = Pirates or Mercantilism lower the row
panel-you-pick = equal: whoever trades picks one
panel-power-parts = Trade power: merchant { $merchant }, key provinces { $keys }, ships { $ships }
panel-worth-note = What it is worth in Prestige, as a steward counts; whoever loses by it is not likely to sign.
panel-worth = Worth in Prestige
panel-would-sign = a steward in the other seat would sign
panel-would-refuse = a steward in the other seat would refuse
panel-touches = { $open ->
        [0] { $number ->
            [one] one mark on the map
           *[other] { $number } marks on the map
        }
        [one] a place on the map
       *[other] a choice of { $open } places on the map
    }
panel-brings-nothing = nothing for you at once
panel-bears-advisor =
    Advisor, { $skills }, for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    } a round
panel-bears-leader = Leader { $skills }
panel-asks-then = then a choice of yours
panel-strength = Units, you and they
panel-casus = nothing: casus belli
panel-you-call = You can call
panel-call-nobody = nobody
panel-may-come = Against you may come
panel-fields = Battles at once
panel-terms = A victory could bring

## help

help-skills = Skills: { $skills }. In office they bring as much power every round.
help-dice = In command: { $number } × { $dice }
help-mortality = Ages when an event with the { $symbol } is taken: first weakened, then dead.
help-council = Does not age.
help-comes = Every round brings you { $number }.
help-covert = covert: others may counter it
help-battle-card = In a battle, for { $power } military power: { $dice }
help-role-leader = leader: rules, or commands for { $cost } military power
help-role-ruler = ruler
help-role-advisor =
    advisor for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    } a round
help-means-prestige = Whoever has most of it wins. It comes from missions, milestones, ideas, victories, alliances and the power struggle.
help-means-stability = From −3 to +3. It brings or costs ducats every round; low Stability brings unrest, and the lowest costs power.
help-means-ducats = The small number is what the next income changes. Too full a treasury costs administrative power.
help-means-adm = Pays for ideas, Stability and the conversion of areas.
help-means-dip = Pays for influence, alliances, claims and trade.
help-means-mil = Pays for war, marches, sieges and commanders.
help-means-manpower = Units that can still be recruited; in brackets those that are exhausted.
help-panel-realms = What everybody has. A click on a name lays the whole mat open.
help-panel-own = Court, forces, treasury, ties and missions of your realm.
help-panel-events = Everybody takes one event a round. The ducats on it go to whoever takes it.
help-panel-ideas = Whoever develops an idea gains 2 Prestige; up to two who had it before gain 1 each.
help-panel-aims = A milestone brings the first three 5, 3 and 1 Prestige, and everybody the reward. Goals of the scenario count once, in the final scoring.
help-panel-orders = Who leads the Empire and the Curia, and what that brings.
help-panel-hand = Your action cards: play them for their action, or appoint who is on them.
help-panel-battle = Every round both sides throw their dice; hits are taken by the other side at the same time.
