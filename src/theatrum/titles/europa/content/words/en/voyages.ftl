# source: authored
# The words of exploration and colonization.

## choices

choice-explore = Explore (1 diplomatic and 1 military power)
choice-stay-home = No ship sails
choice-discover = Discover { $area_the }
choice-roll-again = Roll again (1 diplomatic power)
choice-give-up = Discover nothing
choice-give-up-claim = Give up the claim on { $area_the }
choice-wreck-light = Lose a light ship: { $water }
choice-wreck-guard = Lose a light ship that protects trade: { $zone }
choice-wreck-ship = Lose a ship of the fleet: { $ship }
choice-colonize = Colonize for 4 administrative power or colonists: { $area }
choice-send-colonists = Pay { $number } { $number ->
        [one] colonist
       *[other] colonists
    } and { $power } administrative power

## events

event-explores = { $realm_the } set out to explore.
event-exploration-die =
    { $realm_the } rolled { $number }{ $hazard ->
        [0] {""}
       *[other] , with hazard
    }.
event-explored-nothing = { $realm_the } discovered nothing.
event-ship-lost = { $realm_the } lost { $ship_a } far from home.
event-colonized = { $realm_the } founded a colony in { $area_the }.

## reasons

reason-nothing-to-explore = No distant area lies within your reach: it must border on your realm or, with the idea “Quest for the New World”, on a zone that a light ship of yours can sail to.
reason-no-settlers = Administrative power and colonists together must be { $number }.
reason-no-connection = No unbroken chain of your towns and light ships leads there from your capital.
reason-no-town-for-it = You have no small town left.

## questions

prompt-SetSail = { $realm }: does a light ship sail to a distant zone first?
prompt-Discover =
    { $realm }: the die shows { $number }{ $hazard ->
        [0] {""}
       *[other] , with hazard: a discovery costs 1 diplomatic power
    }. What do you discover?
prompt-LiftClaim = { $realm }: you have no token left. Which claim do you give up?
prompt-LoseShip = { $realm }: which ship does not come back?
prompt-PaySettlers = { $realm }: how do you pay for the colony in { $area_the }?
