# The map on the page: modes, signs, cards of places, the ledger.
chart-modes = Map modes
chart-mode-political = Political
chart-mode-diplomatic = Diplomatic
chart-mode-religious = Religious
chart-mode-trade = Trade
chart-mode-military = Military
chart-mode-unrest = Unrest
chart-mode-colonial = Colonial
chart-mode-empire = Empire
chart-seen-by = As seen by
panel-distant = Distant continents
step-army = Army { $name }
chart-army-new = a new army
chart-army-at = { $area }, { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
chart-sign-vassal-land = Stripes: its overlord
chart-sign-occupied = Stripes: occupied by an enemy
chart-sign-capital = Capital
chart-sign-town-small = Small town
chart-sign-town-large = Large town
chart-sign-vassal = Vassal
chart-sign-unrest = Unrest
chart-sign-army = Army
chart-sign-army-led = Army with a general
chart-sign-infantry = Infantry outside armies
chart-sign-fleet = Fleet
chart-sign-light = Light ships
chart-sign-guard = A ship protecting trade
chart-sign-rebels = Rebels
chart-sign-pirates = Pirates
chart-sign-plague = Plague
chart-sign-influence = Influence
chart-sign-imperial = Imperial influence
chart-sign-claim = Claim
chart-sign-merchant = Merchant
chart-sign-node = Trade node
chart-sign-tie-self = The realm itself
chart-sign-tie-war = At war
chart-sign-tie-ally = Ally
chart-sign-tie-casus = Casus belli
chart-sign-tie-truce = Truce
chart-sign-tie-marriage = Royal marriage
chart-sign-tie-disputed = Disputed succession
chart-sign-tie-influence = Its influence
chart-sign-claimed = Stripes: it has a claim
chart-sign-mine = The realm itself
chart-sign-friend = Allies
chart-sign-enemy = Enemies
chart-sign-calm = Calm
chart-sign-unruly = Unrest
chart-sign-rebel-land = In the hands of rebels
chart-sign-free-land = Free land
chart-sign-native-land = A realm nobody plays
chart-sign-seafaring = At home, red anchors: seafaring ports
chart-sign-emperor = The emperor
chart-sign-elector = Electors
chart-sign-member = Other members
chart-sign-imperial-land = Stripes: imperial influence

## cards of places

chart-faith = faith: { $religion }
chart-nobody = Nobody
chart-town-small = small town
chart-town-large = large town
chart-town-twins = two small towns
chart-printed-large = large province
chart-ships = Ships: { $ships }
chart-patrols = Places for ships that protect trade: { $free } of { $slots } free
chart-merchants = Merchants: { $realms }
chart-provinces = { $number ->
    [one] { $number } province
   *[other] { $number } provinces
}
chart-realm-means = Prestige { $prestige }, Stability { $stability }, ducats { $ducats }, tax { $tax }
chart-your-claim = you have a claim here
chart-your-core = your core token lies here
chart-pays = A card of this node would pay you { $least } to { $most } ducats, { $mean } on average; your trade power without key provinces is { $power }.
chart-out-of-reach = Your trade does not reach it.
chart-sign-pays = Ducats that cards would pay you there on average
chart-sign-way = Ways of your trade
chart-your-merchants = { $number ->
    [one] Your merchant stands here
   *[other] { $number } of your merchants stand here
}
chart-for-self = your own land
chart-for-war = you are at war with { $realm }
chart-for-ally = { $realm }: your ally
chart-for-casus = you have a casus belli against { $realm }
chart-for-truce = { $realm }: a truce holds
chart-for-marriage = { $realm }: tied to you by marriage
chart-for-disputed = { $realm }: the succession is disputed

## the ledger

panel-ledger = Ledger
ledger-realms = Realms in play
ledger-neighbours = Realms that nobody plays
ledger-start = start
ledger-curves = Prestige, round by round
ledger-wars-heading = Wars
ledger-aims = Your missions and claims
ledger-realm = Realm
ledger-prestige = Prestige
ledger-stability = Stability
ledger-ducats = Ducats
ledger-balance = Next income
ledger-tax = Tax
ledger-manpower = Manpower
ledger-units = Units
ledger-ships = Ships
ledger-provinces = Provinces
ledger-cards = Cards
ledger-ideas = Ideas
ledger-missions = Missions
ledger-influence = Your influence
ledger-allies = Allies
ledger-wars = Wars
ledger-peace = There is peace everywhere.
ledger-began = began it
ledger-with = With { $realms }
ledger-holds = Has occupied { $provinces }
ledger-holds-nothing = Has occupied nothing
ledger-done = fulfilled
ledger-lacks = { $have } of { $need }
ledger-dictates = can dictate { $terms }
ledger-would-do = Nearer by:
ledger-more = and { $number } more
ledger-claim-on = Claim on { $area }
