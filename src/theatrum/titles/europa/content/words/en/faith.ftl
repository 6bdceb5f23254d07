# source: authored
# The words of chapter 15.

## religions

religion-none = no religion
religion-catholic = Catholic
religion-counter_reformed = Counter-Reformed
religion-protestant = Protestant
religion-orthodox = Orthodox
religion-muslim = Muslim
religion-diverse = diverse faiths
religion-revolutionary = revolutionary

## choices

choice-lift-faith = Take the token from { $area_the }
choice-give-influence = Remove a cube of influence: { $area }
choice-take-influence = Place a cube of influence: { $area }
choice-convert = Convert { $area_the } to the state religion
choice-change-religion = Change the state religion: { $religion }

## events

event-converted = The religion of { $area_the } is now: { $religion }.
    .many = The religion of { $area_the } is now: { $religion }.
event-adopted = The state religion of { $realm_the } is now: { $religion }.

## reasons

reason-others-believe = Not all provinces of the area are yours or belong to realms of your faith.
reason-age-to-come = This is possible from Age { $number } on.
reason-no-counter-reformation = There is no counter-reformed area yet.

## questions

prompt-LiftFaith = { $realm }: no token is left for { $area_the } ({ $religion }). Where do you take one from?
prompt-Amends = { $realm }: your vassals have another faith. Do you lose influence, or is a vassal in unrest?
prompt-Divorce = { $realm }: which marriage ends with the old faith?
prompt-Forsake = { $realm }: influence leaves areas of the old faith. From where?
prompt-Relocate =
    { $realm }: { $number } { $number ->
        [one] cube
       *[other] cubes
    } of influence for areas of the new faith. Where to?
