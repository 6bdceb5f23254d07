# source: authored
# The words of chapter 17: missions, milestones, power struggles.

## choices

choice-take-mission = Choose the mission { $mission }
choice-exchange-mission = Exchange { $from } for { $mission }
choice-claim-mission = Complete the mission { $mission }
choice-claim-milestone = Reach the milestone { $milestone }
choice-claim-at-once = From now on claim missions and milestones as soon as they are fulfilled
choice-claim-by-hand = From now on ask me before missions and milestones are claimed

## what happens

event-mission-taken = { $realm_the } chose a mission: { $mission }.
    .hidden = { $realm_the } chose a mission.
    .many = { $realm_the } chose missions: { $mission }.
    .hidden-many = { $realm_the } chose { $times } missions.
event-mission-completed = { $realm_the } completed a mission: { $mission }.
event-milestone-reached = { $realm_the } reached a milestone: { $milestone }.
event-struggle-over = The power struggle is over: { $struggle }.

## why not

reason-aim-unmet = { $have } of { $need } so far.

## questions

prompt-FirstMission = { $realm_the }: which starting mission? ({ $number } to go)
prompt-NewMission =
    { $realm_the }: { $number ->
        [0] do you exchange a mission?
       *[other] which mission is chosen or exchanged? ({ $number } to go)
    }
