# source: authored
# The words of 5.5 and 9.2: recruiting and building ships; names of units and ships.

## units

unit-infantry = infantry
unit-cavalry = cavalry
unit-artillery = artillery
category-mercenary = mercenary
category-regular = regular
category-allied = allied
ship-light-ship = light ship
    .a = a light ship
ship-heavy-ship = heavy ship
    .a = a heavy ship
ship-galley = galley
    .a = a galley
army-1 = 1
army-2 = 2
army-3 = 3

## choices

choice-recruit = Recruit units and build ships
choice-muster = Recruit in { $area_the }
choice-shipyard = Build a ship at { $province_the }
choice-enlist = Army { $army }: { $category } { $unit }
choice-enlist-loose = Regular infantry on its own
choice-build-light = Build a light ship outside the fleet: { $water }
choice-build-guard = Build a light ship to protect trade in { $zone_the }
choice-build-fleet = Build { $ship_a } for the fleet: { $water }

## events

event-recruited = { $realm_the } recruited { $category } { $unit } in { $area_the }.
    .many = { $realm_the } recruited { $times } units of { $category } { $unit } in { $area_the }.
event-built = { $realm_the } built { $ship_a }: { $water }.
    .many = { $realm_the } built { $ship_a } { $times } times: { $water_each ->
        [1] { $water }
       *[other] { $water_tally }
    }.

## reasons

reason-nothing-to-recruit = There is nothing you can recruit or build now.
reason-recruit-something = Recruit or build something first.
reason-not-own-area = Such units are not recruited in this area: you own nothing there.
reason-no-manpower = No manpower is available.
reason-no-allied-units = No allied units are waiting.
reason-recruiting-limit = The provinces that count for { $area_the } are used up.
reason-mercenaries-most = No more than { $number } mercenaries a turn.
reason-no-mercenaries = No mercenaries are left.
reason-needs-idea = You need the idea { $idea }.
reason-no-ships = All your ships are on the board.
reason-port-used = This port has built its share this turn.
reason-port-full = The port has no room.
reason-fleet-elsewhere = The fleet is elsewhere: { $water }.
reason-no-galleys = Galleys cannot sail here: { $water }.

## questions

prompt-Muster = { $realm_the }: where do you recruit or build?
prompt-Enlist =
    { $realm_the }: which unit in { $area_the }?{ $number ->
        [0] {""}
       *[other] {" "}(up to { $number } more regular)
    }
prompt-Build = { $realm_the }: which ship at { $province_the }?
