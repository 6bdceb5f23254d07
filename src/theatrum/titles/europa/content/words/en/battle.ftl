# source: authored
# The words of 9.6 to 9.9: battles and sieges.

## dice

die-infantry = infantry die
die-cavalry = cavalry die
die-artillery = artillery die
face-infantry = infantry
face-double = double infantry
face-cavalry = cavalry
face-artillery = artillery
face-blank = blank

## choices

choice-main-defender = { $realm_the } to lead the defence
choice-command = The general of army { $army } commands
choice-base-dice = Basic dice: three times the { $die }
choice-add-die = Add one { $die }
choice-leave-out = The enemy leaves out one { $die }
choice-play-in-battle = Play { $card } for battle dice
choice-use-in-battle = Use { $card } on the table for battle dice
choice-hit-first = The next hit goes to { $realm_the }
choice-lose = Army { $army } loses { $category } { $unit }
choice-lose-loose = Lose a loose infantry unit in { $area_the }
choice-sink = The fleet loses: { $ship }
choice-sink-light = Lose a light ship outside the fleet
choice-sink-guard = Lose a light ship that protects trade
choice-damage = A heavy ship of the fleet is damaged
choice-capture = Board and take a ship
choice-let-sink = Let the rest go down
choice-yield-ship = Yield to the victor: { $ship }
choice-retreat = Retreat to { $area_the }
choice-retreat-at-sea = Retreat to { $water }
choice-fight-on = Fight on
choice-siege = Lay siege in { $area_the }
choice-besiege = Besiege { $province_the }
choice-driven-out = Sail into { $zone_the }

## events

event-battle = Battle in { $area_the }.
event-sea-battle = Battle at sea: { $zone }.
event-attacks =
    { $realm_the } attacked with { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-defends =
    { $realm_the } defended with { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-leader-found = The forces of { $realm_the } are led by { $person }.
event-leader-missing = The forces of { $realm_the } find no leader: the card is { $person }.
event-commands = { $person } commands for { $realm_the }.
event-left-out = { $realm_the } left out one { $die }.
event-battle-round = Round { $number } of the battle.
event-battle-action = { $realm_the } played a battle action: { $card }.
event-rolled = { $realm_the } rolled the { $die }: { $face }.
    .many = { $realm_the } rolled the { $die } { $times } times: { $face_tally }.
event-hit =
    { $realm_the }: { $number } { $number ->
        [one] hit
       *[other] hits
    }.
event-fell = { $realm_the } lost { $category } { $unit } in { $area_the }.
    .many = { $realm_the } lost { $times } units of { $category } { $unit } in { $area_the }.
event-sank = { $realm_the } lost { $ship_a } in { $zone_the }.
    .many = { $realm_the } lost { $times } ships in { $zone_the }: { $ship_tally }.
event-damaged = A heavy ship of { $realm_the } was damaged in { $zone_the }.
event-lost-units =
    Lost by { $realm_the }: { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-captured = { $realm_the } captured { $ship_a } in { $zone_the }.
event-retreated = { $realm_the } retreated to { $area_the }.
event-retreated-at-sea = The ships of { $realm_the } retreated: { $water }.
event-fled = The forces of { $realm_the } gave up the field.
event-won-battle = The side of { $realm_the } won the battle.
event-no-victor = Nobody is left on the field: the battle has no victor.
event-besieged =
    { $realm_the } laid siege in { $area_the } with { $number } { $number ->
        [one] unit
       *[other] units
    }.
event-driven-to-sea = { $province } has fallen: the ships of { $realm_the } have to leave its port.

## reasons

reason-once-a-battle-round = A side uses the same battle action once a round.
reason-units-defend = Units of the enemy defend the area: beat them first.
reason-siege-needs-ship = A seafaring province is besieged only with a ship of yours in a zone beside it.
reason-siege-too-weak = The units there are too weak: this province asks for { $number } siege strength more.
reason-no-town = You have no town left to mark an occupation with.

## questions

prompt-MainDefender = { $realm }: who leads the defence?
prompt-Commander = { $realm }: do you appoint a commander at the last moment?
prompt-Command = { $realm }: which general commands in this battle?
prompt-BaseDice = { $realm }: which basic dice do you roll in this battle?
prompt-AnyDie = { $realm }: of which kind is the next die?
prompt-LeaveOut = { $realm }: which die must the enemy leave out?
prompt-BattleActions = { $realm }: do you play a battle action?
prompt-HitFirst = { $realm }: among equals, who takes the next hit?
prompt-Casualty = { $realm }: what do you lose to this hit?
prompt-Capture = { $realm }: do you take one of the sunken ships?
prompt-YieldShip = { $realm }: which ship falls into the victor's hands?
prompt-Retreat = { $realm }: do you retreat (one more hit) or fight on?
prompt-Besiege = { $realm }, siege in { $area_the }: which province?
prompt-PutToSea = { $realm }: { $province_the } has fallen. Where do your ships sail?
