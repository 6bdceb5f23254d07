# source: authored
# The position as text: headings, mats, cards, areas, waters.

## headings

text-head = Age { $age }, round { $round }: { $phase }. Turn: { $realm }. Order of play: { $order }. Passed: { $passed }.
text-phase-setup = set-up
text-phase-drawing = phase 1, drawing cards
text-phase-actions = phase 2, actions
text-phase-peace = phase 3, peace and unrest
text-phase-income = phase 4, income and upkeep
text-phase-tidying = phase 5, end of the round
text-phase-age = end of the age
text-phase-end = the game is over
text-scene = BEFORE THE TABLE
text-own = YOUR REALM
text-hand = YOUR CARDS
text-missions = YOUR MISSIONS
text-others = OTHER REALMS
text-events = EVENTS ON THE TABLE
text-milestones = MILESTONES
text-idea-row = IDEAS ON DISPLAY
text-struggles = POWER STRUGGLES
text-goals = GOALS OF THE SCENARIO
text-orders = EMPIRE AND CURIA
text-realms = REALMS NEAR YOU THAT NOBODY PLAYS
text-nodes = TRADE NODES (others: nobody's merchants, no pirates, out of your reach)
text-waters = SEAS AND PORTS
text-lands-own = YOUR LANDS, AND WHERE YOUR UNITS ARE
text-lands-near = LANDS BESIDE YOURS
text-lands-other = OTHER LANDS
text-lands-distant = DISTANT CONTINENTS

## small words

text-none = none
text-nobody = nobody
text-adm = adm
text-dip = dip
text-mil = mil
text-ducats = { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
}
text-prestige = { $number } Prestige
text-counted = { $thing } { $number }
text-a-round = { $what } a round
text-at-once = at once: { $what }
text-while = only while { $condition }
text-free = free

## mats

text-mat = { $realm } ({ $religion }; capital { $capital }{ $marks })
text-first = first player
text-team = in a team with: { $realms }
text-passed = has passed
text-owes-event = owes an event
text-focused = has changed its focus
text-leans-war = leans to war
text-leans-trade = leans to trade
text-leans-voyages = leans to voyages
text-leans-curia = leans to the Church
text-leans-ties = leans to alliances and marriages
text-leans-learning = leans to learning
text-leans-order = leans to order at home
text-excommunicated = excommunicated
text-means = Prestige { $prestige }, Stability { $stability }, ducats { $ducats } ({ $net } next income; tax { $tax }; interest { $interest }). Power: adm { $adm } (+{ $adm_comes } a round), dip { $dip } (+{ $dip_comes }), mil { $mil } (+{ $mil_comes })
text-pieces = Manpower: { $available } available, { $exhausted } exhausted, { $manpower } in all; allied units waiting { $allied }; colonists { $colonists }; free cubes { $cubes }; claim tokens left { $claims }
text-court = Court: { $people }
text-office = { $office } { $person }
text-office-0 = ruler
text-office-1 = administrative advisor
text-office-2 = diplomatic advisor
text-office-3 = military advisor
text-office-4 = general of army 1
text-office-5 = general of army 2
text-office-6 = general of army 3
text-office-7 = admiral
text-interregnum = no ruler (interregnum)
text-the-ruler = the ruler himself
text-skill = { $power } { $number }
text-skills = adm { $adm } dip { $dip } mil { $mil }
text-dice = { $die } × { $number }
text-dice-any = die of any kind × { $number }
text-weak = weakened
text-ideas = Ideas: { $ideas }
text-cards = Cards in hand: { $hand }; on display: { $shown }; missions: { $held } held, completed: { $done }
text-uses = { $card } ({ $number } left)
text-wars = At war with: { $realms }
text-began = { $realm } (attacked)
text-truces = Truces: { $realms }
text-casus = Casus belli against: { $realms }
text-allies = Allies: { $realms }
text-active = { $realm } (fights at its side)
text-weddings = Royal marriages: { $realms }
text-disputed = { $realm } (disputed succession)
text-claims = Claims: { $areas }
text-cores = Core tokens: { $areas }
text-against-empire = The Empire defends itself against it
text-budget = Next income: { $rows }; together { $net }
text-corruption = {"; "}corruption now { $number } adm
text-account-towns = towns
text-account-vassals = vassals
text-account-advisors = advisors
text-account-pay = pay of units
text-account-ships = ships
text-account-interest = interest
text-account-plague = plague
text-account-stability = Stability
text-account-authority = Imperial Authority
text-account-ideas = ideas

## cards

text-card = { $card } [{ $deck }]: { $action }. On it: { $person }
text-card-unpaid = { $card } [{ $deck }, not paid for yet]: { $action }. On it: { $person }
text-use = On display, { $card }: { $deed }, { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
}, { $action }
text-display-action = { $deed } (uses: { $uses }): { $action }
text-displays = lies on display with { $uses } uses for: { $actions }
text-in-battle = in battle, for { $power } mil{ $uses ->
    [0] {""}
   *[other] {" "}and { $uses } use
}: { $dice }
text-minor = minor action
text-counters = stops a covert action of another player
text-covert = covert
text-role-leader = leader
text-role-ruler = ruler
text-role-general = general
text-role-admiral = admiral
text-role-advisor = advisor
text-price-ducats = { $number ->
    [one] { $number } ducat a round
   *[other] { $number } ducats a round
}
text-price-mil = appointed for { $number } mil
text-mission = { $name } ({ $prestige } Prestige): { $condition }{ $progress }. Reward: { $reward }. { $history }
text-missions-open = To choose from later: { $names }
text-progress = you: { $have } of { $need }
text-events-down = Face down: { $number }
text-event-ducats = { $number ->
    [one] { $number } ducat on it
   *[other] { $number } ducats on it
}
text-event-of = event of { $realm }
text-event-symbol = mortality: { $symbol }
text-brings = Brings { $person }: { $roles }
text-idea = { $idea }: { $cost } { $power }{ $needs }. Brings: { $brings }{ $has }
text-idea-needs = { $count ->
    [one] needs { $ideas }
   *[other] needs one of: { $ideas }
}
text-known-to = { $count ->
    [one] known to { $realms }
   *[other] known to: { $realms }
}
text-milestone = { $name } (next: { $prestige } Prestige): { $condition }{ $progress }. Reward: { $reward }{ $reached }. { $history }
text-reached = reached by: { $realms }
text-struggle-to-come = Next: { $name }, to be fought over { $areas }. Prestige if it were scored now: { $points }
text-struggle = { $name }, fought over { $areas }. Prestige if it were scored now: { $points }
text-goal-now = { $line } Now: { $realms }
text-goal-far = { $realm } { $have } of { $need } (+{ $points })
text-idea-tolerance = diverse faiths instead of unrest where an event allows it, and no religious unrest in areas of diverse faiths
text-idea-inquisition = converting an area costs 1 adm less
text-idea-scientific_revolution = developing an idea costs 1 power less; one redraw when a comet is sighted
text-idea-church_attendance_duty = increasing Stability costs 1 adm less
text-idea-deus_vult = casus belli against adjacent realms of another faith (not of Christians against Christians) and adjacent distant realms
text-idea-absolute_monarchy = 1 Prestige a round while Stability is positive
text-idea-quest_for_the_new_world = exploring may send a light ship to a distant zone and discover from ships
text-idea-efficient_spies = covert actions cost 1 dip less
text-idea-cabinet = one more alliance and one more marriage
text-idea-mercantilism = with a trade power of 3 or more from key provinces the others in the node get a row less
text-idea-cannons = artillery can be recruited
text-idea-noble_knights = a cavalry die for each cavalry unit before a battle on land
text-idea-defensive_mentality = an infantry die more when defending own land, and each own province asks for 1 more siege strength
text-idea-tercios_janissaries = the second soldier of a double hits too
text-idea-military_drill = the enemy leaves out one battle die
text-idea-line_infantry = the second soldier of a double hits too
text-idea-revolutionary_regime = the revolutionary ideology is open to you

## realms that nobody plays

text-free-realm = { $realm }: strength { $strength }, { $religion }{ $signs }
text-your-influence = your influence { $number }
text-others-influence = influence of { $realm } { $number }
text-ally-of = ally of { $realm }
text-fights-for = fights for { $realm }
text-married-to = married to { $realm }
text-war-with = at war with { $realm }
text-member = member of the Empire
text-overlord-of = overlord of { $realms }

## areas

text-vassal-of = { $vassal } (vassal of { $realm })
text-capital = capital
text-large = large
text-port = port
text-port-on = { $port } – { $zones }
text-ports = Ports: { $ports }
text-seafaring = seafaring port
text-gold = gold
text-unrest = unrest
text-manpower-token = +1 manpower
text-rebel-town = held by rebels
text-imperial = in the Empire
text-occupied-by = occupied by { $realm }
text-core-of = core of { $realm }
text-explored-on = explored on a { $number }
text-elector = elector
text-outside = outside the Empire
text-plague = plague
text-battlefield = battlefield
text-crusade-here = aim of the crusade
text-claimed = claimed by { $realm }
text-core-area = core token of { $realm }
text-influence = Influence: { $cubes }
text-empire-cubes = the Empire
text-units = Units: { $units }
text-army = { $realm }, army { $army }: { $units }{ $leader }
text-forces = Forces: { $forces }
text-own-army = army { $army } ({ $area }): { $units }{ $leader }
text-own-loose = single infantry ({ $area }): { $number }
text-own-fleet = fleet ({ $water }): { $ships }
text-own-light = light ships ({ $water }): { $number }
text-own-guards = protecting trade ({ $water }): { $number }
text-on-mat = not on the map
text-led-by = led by { $person }
text-loose = { $realm }: loose infantry { $number }
text-rebels = rebels { $number }
text-unit = { $category } { $unit } { $number }
text-borders = Beside: { $areas }
text-over-mountains = { $area } (mountains)

## waters and trade

text-zone = { $zone }: { $ships }; free trade protection slots { $free }
text-empty-zones = No ships, with free trade protection slots: { $zones }
text-port-ships = Port of { $port }: { $ships }
text-fleet = fleet of { $realm } ({ $ships })
text-light = { $realm } light ships { $number }
text-guards = { $realm } protecting trade { $number }
text-damaged = (damaged { $number })
text-node = { $node } ({ $lies }): merchants of { $merchants }{ $signs }
text-merchant-tapped = { $realm } (has traded)
text-developed = developed
text-pirates = pirates { $number }
text-pays = cards would pay you { $spread ->
    [0] { $most } ducats
   *[other] { $least } to { $most } ducats
}
text-in-reach = your trade reaches it

## Empire and Curia

text-empire = Emperor: { $emperor }. Imperial Authority { $authority } of { $most }. Faith: { $religion }. Electors: { $electors }
text-no-empire = The Empire is dissolved
text-unlawful = Unlawful holders of imperial land: { $realms }
text-defence = The Empire is defended against: { $realms }
text-guard = Imperial guard: { $number }
text-curia = Cardinals from the first slot: { $cardinals }; Rome: { $rome }; the Curia is controlled by { $controller }{ $trusted ->
    [yes] {" "}(trusted)
   *[no] {""}
}
text-crusade = Crusade to { $area }; crusaders: { $realms }

## before the table

text-shore = { $zone }: on a 1: { $one }; 2: { $two }; 3: { $three }; without hazard also: { $owned }
text-dice-later = not counted yet
text-playing = The card that is played, { $card }: { $action }
text-way = Way { $number }: { $effects }
text-may = You may: { $effects }
text-siege = Siege in { $area }; provinces chosen: { $provinces }; units needed (each costs 1 mil): { $number }{ $free ->
    [0] {""}
   *[other] {" "}(the first is free)
}
text-occupies = Occupied by { $realm }: { $provinces }
text-declaration = War begun by { $realm }, targets: { $realms }
text-resolving = Event being carried out: { $event }
text-battle = Battle: { $place }, { $round ->
    [0] before the first round
   *[other] round { $round }
}
text-chance = The attack wins with { $percent }% if nobody leaves and no card is played.
text-attack = Attack: { $parties }. Dice: { $dice }. Hits: { $hits }
text-defence-side = Defence: { $parties }. Dice: { $dice }. Hits: { $hits }
text-trade-cards = { $realm } trades. Cards that lie open:
text-trade-card = { $trade }: { $low }, { $middle } or { $high } ducats for trade power 1, 3 or 6 (developed node: { $more })
text-trade-node = { $node }: key provinces { $keys }; trade power { $power }{ $second }
text-secondary = secondary node { $node }
text-trading = Traded: { $trade } in { $node }
text-deal = Deal of { $realm } with { $to }: { $items }; { $realm } pays { $dip } dip for it
text-deal-alliance = an alliance
text-deal-marriage = a royal marriage, a card for both ({ $deck })
text-deal-ducats = { $realm } pays { $number }
text-deal-sale = { $realm } sells { $province } for { $number }

## what somebody at the table would call out

alert-far-ahead = Prestige of { $realm_the }: { $number }. With 100, and 20 more than anybody else, the game ends.
alert-few-pieces = Pieces that { $realm_the } can still place: { $number }. When all its towns and vassal tokens are on the board, the game ends.
alert-last-round = This is the last round.
alert-capital-lost = Your capital, { $province }, is in foreign hands.
alert-capital-threatened = Before your capital, { $province }, stand more units of { $realm_the } than of yours.
alert-costs-beyond = As things stand, the costs of this round exceed your means by { $number } { $number ->
        [one] ducat
       *[other] ducats
    }.
alert-fruitless-war = War with { $realm_the }: nobody occupies anything. If that stays so, phase 3 ends it with a white peace: you lose { $number } Prestige, and a truce begins.
alert-last-turn = This is your last turn in this round.
alert-casus-unused = Your casus belli against { $realm_the } costs you { $number } Prestige if it is not used in this round.
alert-deciding-vote = The crown of the Empire hangs on your word.

## forecasts

fact-odds = { $mine } { $mine ->
        [one] unit
       *[other] units
    } against { $theirs }: { $percent }% to win if nobody leaves the field.
fact-odds-at-sea = { $mine } { $mine ->
        [one] ship
       *[other] ships
    } against { $theirs }: { $percent }% to win if nobody sails away.
fact-battle = Battle in { $area_the }: { $mine } { $mine ->
        [one] unit
       *[other] units
    } against { $theirs }, { $percent }% to win.
fact-battle-at-sea = Battle at sea, { $zone }: { $mine } { $mine ->
        [one] ship
       *[other] ships
    } against { $theirs }, { $percent }% to win.
fact-siege = { $number ->
        [one] One province falls
       *[other] { $number } provinces fall
    } for { $power } military power: no dice are thrown.
fact-siege-open = { $number ->
        [one] One province
       *[other] { $number } provinces
    } there can be taken by siege now.
fact-income = As things stand, phase 4 changes your purse by { $number } ducats, to { $purse }.
fact-upkeep = The balance of each round goes from { $from } to { $to } ducats.
fact-power-a-round = Each round will bring { $to } { $power } instead of { $from }.
fact-leads-with = In battle { $number ->
        [0] no dice are added
       *[other] these dice are added: { $die } × { $number }
    }.
fact-leads-with-any = In battle dice of any kind are added: { $number }.
fact-trade-pays = This card { $number ->
        [0] pays you nothing
        [one] pays you one ducat
       *[other] pays you { $number } ducats
    }.
fact-trade-best = After that the best card that lies open { $number ->
        [0] pays you nothing
        [one] pays you one ducat
       *[other] pays you { $number } ducats
    }.
fact-enemy = Strength { $strength }; the declaration costs { $stability ->
        [0] no Stability: you have a casus belli
       *[other] { $stability } Stability
    }.

## what a choice changes at once

brief-enemy = strength { $strength }{ $stability ->
    [0] {","} casus belli
   *[other] {","} Stability −{ $stability }
}
brief-odds = { $percent }% to win
brief-odds-at-sea = { $percent }% to win
brief-trade-pays = +{ $number } D
brief-trade-best = up to +{ $number } D
brief-change =
    { $adm ->
        [0] {""}
       *[other] {" "}−{ $adm } adm
    }{ $dip ->
        [0] {""}
       *[other] {" "}−{ $dip } dip
    }{ $mil ->
        [0] {""}
       *[other] {" "}−{ $mil } mil
    }{ $ducats ->
        [0] {""}
       *[other] {" "}−{ $ducats } ducats
    }{ $interest ->
        [0] {""}
       *[other] {" "}−{ $interest } interest
    }{ $stability ->
        [0] {""}
       *[other] {" "}−{ $stability } Stability
    }{ $prestige ->
        [0] {""}
       *[other] {" "}−{ $prestige } Prestige
    }{ $manpower ->
        [0] {""}
       *[other] {" "}−{ $manpower } manpower
    }{ $more_adm ->
        [0] {""}
       *[other] {" "}+{ $more_adm } adm
    }{ $more_dip ->
        [0] {""}
       *[other] {" "}+{ $more_dip } dip
    }{ $more_mil ->
        [0] {""}
       *[other] {" "}+{ $more_mil } mil
    }{ $more_ducats ->
        [0] {""}
       *[other] {" "}+{ $more_ducats } ducats
    }{ $more_interest ->
        [0] {""}
       *[other] {" "}+{ $more_interest } interest
    }{ $more_stability ->
        [0] {""}
       *[other] {" "}+{ $more_stability } Stability
    }{ $more_prestige ->
        [0] {""}
       *[other] {" "}+{ $more_prestige } Prestige
    }{ $more_manpower ->
        [0] {""}
       *[other] {" "}+{ $more_manpower } manpower
    }

## groups of choices

group-events = Events
group-diplomacy = Diplomacy
group-diplomacy-minor = Diplomacy: minor actions (the turn stays)
group-trade = Trade and voyages
group-war = Army and war
group-war-minor = Army: minor actions (the turn stays)
group-court = Court
group-court-minor = Court: minor actions (the turn stays)
group-cards = Action cards
group-cards-minor = Cards: minor actions (the turn stays)
group-aims = Aims
group-aims-minor = Aims: claims
group-end = End
group-end-minor = Leaving the game

## the board of the terminal

text-wars-board = WARS
text-column-realm = {"  "}Realm
text-column-prestige = Prestige
text-column-stability = Stability
text-column-ducats = Ducats, next income
text-column-power = adm / dip / mil
text-column-manpower = Manpower (exhausted)
text-column-cards = Cards
text-column-now = This round
text-column-interest = interest { $number }
text-rest-unchanged = (the rest as before)
text-unchanged = as before (b: the whole board): { $parts }
text-board-legend = t: the whole position as text · t words: the lines with these words (a realm, an area, a card)
