# source: authored
# The words of chapter 7: power, ducats, Stability, Prestige, offices.

## kinds of power, and what Prestige comes from

power-adm = administrative power
power-dip = diplomatic power
power-mil = military power
source-bankruptcy = bankruptcy
source-casus-belli = an unused casus belli
source-succession = a disputed succession
source-occupied-towns = occupied towns
source-papal-controller = control of the Curia
source-imperial-authority = Imperial Authority
source-absolute-monarchy = absolute monarchy
source-marriages = royal marriages
source-taxes = taxes
source-cores = cores
source-alliances = alliances
source-stability = Stability
source-interest = interest
source-sold-core = the sale of a core
source-excommunication = excommunication
source-crusade = the crusade
source-tribute = tribute
source-slavery = the slave trade
source-apostasy = a change of faith
source-event = an event
source-idea = an idea
source-mission = a mission
source-milestone = a milestone
source-struggle = a power struggle
source-scenario = a goal of the scenario
source-action-card = an action card

## choices

choice-forfeit = Lose 1 { $power }
choice-interregnum = Crown nobody: interregnum

## events

event-gained-power = { $realm_the } gained { $number } { $power }.
    .many = { $realm_the } gained { $items }.
    .each = { $number } { $power }
event-lost-power = { $realm_the } lost { $number } { $power }.
    .many = { $realm_the } lost { $items }.
    .each = { $number } { $power }
event-prestige-gained = { $realm_the } gained { $number } Prestige: { $source }.
event-goal-scored = { $realm_the } gained { $number } Prestige for a goal of the scenario: { $goal }.
event-prestige-lost = { $realm_the } lost { $number } Prestige: { $source }.
event-stability-rose = The Stability of { $realm_the } rose by { $number }.
    .many = The Stability of { $realm_the } rose by { $number }.
event-stability-fell = The Stability of { $realm_the } fell by { $number }.
    .many = The Stability of { $realm_the } fell by { $number }.
event-ducats-gained =
    { $realm_the } received { $number } { $number ->
        [one] ducat
       *[other] ducats
    }.
event-ducats-lost =
    { $realm_the } paid { $number } { $number ->
        [one] ducat
       *[other] ducats
    }.
event-borrowed = { $realm_the } took a loan of 5 ducats.
    .many = { $realm_the } took { $times } loans of 5 ducats.
event-repaid = { $realm_the } paid back a loan.
    .many = { $realm_the } paid back { $times } loans.
event-bankrupt = { $realm_the } went bankrupt.
event-dismissed = { $realm_the } dismissed { $person }.
event-appointed = { $realm_the } took an advisor into service: { $person }.
    .many = { $realm_the } took advisors into service: { $person }.
event-appointed-general = { $realm_the } put { $person } in command of army { $army }.
event-appointed-admiral = { $realm_the } put { $person } in command of the fleet.
event-moved-general = { $realm_the } moved { $person } to army { $army }.
event-ruler-withdrawn = The ruler of { $realm_the } leads army { $army } no longer.
event-ruler-leads = The ruler of { $realm_the } leads army { $army } himself.
event-crowned = { $realm_the } crowned { $person }.
event-left-office = { $person } left the service of { $realm_the }.
event-reign-ended = { $realm_the } saw the reign of { $person } end.
event-weakened = { $realm_the }: { $person } has grown weak.
    .many = { $realm_the }: { $person } have grown weak.
event-died = { $realm_the }: { $person } is dead.
    .many = { $realm_the }: { $person } are dead.
event-interregnum = The throne of { $realm_the } was left empty.

## questions

prompt-Forfeit = { $realm }: which power do you lose?
prompt-Succession = { $realm }: your ruler is gone. Whom do you crown?
prompt-RebelPower = { $realm }, rebellion in { $area_the }: which power do you lose?
prompt-AnyPower = { $realm }: which power do you give ({ $number } in all)?
