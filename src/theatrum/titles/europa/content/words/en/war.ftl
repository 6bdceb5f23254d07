# source: authored
# The words of declarations of war and calls to arms (9.1, 11.3).

source-refused-call = a call to arms refused

## choices

choice-declare-war = Declare war for 1 military power
choice-attack = Declare war on { $realm_the }
choice-take-cross = Take the cross against { $realm_the }: the crusade is your casus belli
choice-leave-cross = Fight { $realm_the } without the crusade
choice-call = Call { $realm_the } to arms
choice-join-war = Fight at the side of { $realm_the }
choice-refuse-call = Leave { $realm_the } alone
choice-take-casus = Take a casus belli against { $realm_the }
choice-forgive = Let it pass: a truce with { $realm_the }
choice-activate-ally = Let { $realm_the } fight under you: half of its strength joins you
choice-leave-inactive = Let { $realm_the } defend itself with all it has
choice-fight = Fight first: { $area }
choice-fight-at-sea = Fight at sea first: { $zone }

## events

event-declared-war = { $realm_the } declared war on { $of_the }!
event-war-begun = War between { $realm_the } and { $of_the }.
    .many = War between { $realm_the } and { $of_the }.
event-war-ended = The war between { $realm_the } and { $of_the } is over.
    .many = The wars between { $realm_the } and { $of_the } are over.
event-called = { $realm_the } called { $of_the } to arms.
event-ally-active = { $of_the } took the side of { $realm_the }; allied units: { $number }.
event-joined-war = { $realm_the } came to the aid of { $of_the }.
event-refused-call = { $realm_the } left { $of_the } alone.

## reasons

reason-nobody-to-attack = There is nobody you could declare war on now.
reason-no-free-realm = { $realm_the } cannot be attacked without the overlord: make war on him.
reason-at-war-with = In this war already: { $realm_the }.
reason-ally-of-yours = An ally of yours: { $realm_the }.
reason-team-mate = In your team: { $realm_the }.
reason-no-war-in-interregnum = Without a ruler you cannot declare war, unless a disputed succession is yours.
reason-truce-with = You have a truce with { $realm_the }.
reason-has-passed = { $realm_the } cannot be attacked any more in this round, having passed.
reason-ally-shields = An alliance shields { $realm_the }: you have a truce with { $by_the }, or that player has passed.
reason-emperor-shields = The Emperor shields { $realm_the }, and he is your ally, has a truce with you or has passed.
reason-distant-without-cause = War on a distant realm needs a casus belli: { $realm }.
reason-ally-too-far = No border of { $realm_the } with you or the enemy.
reason-players-not-called = Who answers a realm's call cannot call other players: { $realm }.
reason-ally-of-both = Allied to the enemy too, who alone may call: { $realm_the }.

## prompts

prompt-Target =
    { $realm }: { $number ->
        [0] on whom do you declare war?
       *[other] on whom else do you declare war?
    }
prompt-Vow = { $realm }: is the crusade your cause against { $of_the }?
prompt-CallAllies = { $realm }: whom do you call to arms?
prompt-Answer = { $realm }: a call to arms from { $of_the }. What do you answer?
prompt-Defend = { $realm }: a stranger attacks { $of_the }. Do you defend the Empire?
prompt-DefendAgainst = { $realm }: { $by_the } attacks { $of_the }. Do you defend the Empire?
prompt-Betrayed = { $realm }: { $of_the } left you alone. What follows?
prompt-Activate = { $realm }: on what terms shall { $of_the } fight in this war?
prompt-FreeAction = { $realm }: what do you do at once, for nothing?
prompt-WhichBattle = { $realm }: which battle comes first?
