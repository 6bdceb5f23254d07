# source: authored
# The words of chapter 14.

## faces of the rebellion die

rebellion-revolt = revolt
rebellion-power = 1 power lost
rebellion-manpower = 1 manpower exhausted
rebellion-ducats = 2 ducats lost
rebellion-nothing = nothing
rebellion-calm = unrest dies down

## choices

choice-lift-rebel-town = Take the rebel town from { $province_the }
choice-lift-rebels = Take rebels from { $area_the }
choice-free-for = A token of { $realm_the }
choice-roll-for = Roll the die for { $area_the }
choice-yield = The rebels take { $province_the }
choice-pacify = Restore order in { $province_the }
choice-stir = Unrest in { $province_the }
choice-lose-unit = Army { $army } loses { $category } { $unit }
choice-lose-infantry = Lose an infantry unit in { $area_the }
choice-exhaust = Exhaust 1 available manpower
choice-rebels-besiege = The rebels besiege { $province_the }
choice-suppress = Suppress unrest (1 military power a province)

## events

event-exhausted = { $realm_the } exhausted { $number } { $number ->
    [one] unit
   *[other] units
}.
event-unrest-rose = Unrest in { $province_the }.
    .many = Unrest in { $province }.
event-unrest-fell = Order is restored in { $province_the }.
    .many = Order is restored in { $province }.
event-rebels-rose =
    { $number ->
        [one] A unit of rebels rose
       *[other] { $number } units of rebels rose
    } in { $area_the }.
event-rebels-left =
    { $number ->
        [one] A unit of rebels
       *[other] { $number } units of rebels
    } left { $area_the }.
event-rebels-moved =
    { $number ->
        [one] A unit of rebels
       *[other] { $number } units of rebels
    } moved from { $from_the } to { $to_the }.
event-rebellion-die = { $realm_the }, rebellion die in { $area_the }: { $rebellion }.
    .many = { $realm_the }, rebellion dice in { $area_the }: { $rebellion_each ->
        [1] { $rebellion }
       *[other] { $rebellion_tally }
    }.
event-unit-lost = { $realm_the } lost { $category } { $unit } to the revolt.

## reasons

reason-nothing-to-suppress = No town or vassal of yours is in unrest.
reason-enemies-there = Rebels or enemies stand in the area.

## questions

prompt-LiftRebelTown = { $realm }: no rebel town is left for { $province_the }. Where do you take one from?
prompt-LiftRebels = { $realm }: no rebels are left for { $area_the } ({ $number } are wanted). Where do you take them from?
prompt-Natives = { $realm }: { $province } has freed itself. Whose token is laid there?
prompt-RollWhere = { $realm }: for which area do you roll your only die?
prompt-Yield = { $realm }: which province in { $area_the } falls to the rebels?
prompt-Pacify = { $realm }: which province in { $area_the } is calm again?
prompt-LoseUnit = { $realm }: which unit in { $area_the } falls in the revolt?
prompt-Exhaust = { $realm }: what is exhausted?
prompt-Besieged = { $realm }: which province in { $area_the } do the rebels besiege next?
prompt-Stir =
    { $realm }: where is there unrest ({ $number } { $number ->
        [one] province
       *[other] provinces
    } to go)?
prompt-Relief = { $realm }: your Stability is high. Where do you restore order?
prompt-Suppress = { $realm }: where do you restore order?
