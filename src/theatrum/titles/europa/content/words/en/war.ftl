# source: authored
# The words of declarations of war and calls to arms (9.1, 11.3).

source-refused-call = a call to arms refused

## choices

choice-declare-war = Declare war for 1 military power
choice-attack = War on { $realm_the }
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
event-war-begun = War: { $realm } against { $of }.
event-war-ended = The war is over: { $realm } and { $of }.
event-called = { $realm_the } called { $of_the } to arms.
event-ally-active = { $of_the } fights for { $realm_the }; allied units: { $number }.
event-joined-war = { $realm_the } came to the aid of { $of_the }.
event-refused-call = { $realm_the } left { $of_the } alone.

## reasons

reason-nobody-to-attack = There is nobody you could declare war on now.
reason-no-free-realm = { $realm_the } is no free realm: make war on its overlord.
reason-at-war-with = { $realm_the } is in this war already.
reason-ally-of-yours = { $realm_the } is your ally.
reason-no-war-in-interregnum = Without a ruler you cannot declare war, unless a disputed succession is yours.
reason-truce-with = You have a truce with { $realm_the }.
reason-has-passed = { $realm_the } has passed: nobody may attack it in this round.
reason-ally-shields = { $realm_the } is an ally of { $by_the }, with whom you have a truce or who has passed.
reason-emperor-shields = { $realm_the } is under the Emperor's protection, and he is your ally, has a truce with you or has passed.
reason-distant-without-cause = War on a distant realm needs a casus belli: { $realm }.
reason-ally-too-far = { $realm_the } borders neither on you nor on the enemy.
reason-players-not-called = Who answers a realm's call cannot call other players: { $realm }.
reason-ally-of-both = { $realm_the } is allied to the enemy too: only he may call it.

## prompts

prompt-Target = { $realm }: on whom do you declare war?
prompt-Vow = { $realm }: is the crusade your cause against { $of_the }?
prompt-CallAllies = { $realm }: whom do you call to arms?
prompt-Answer = { $realm }: { $of_the } calls you to arms. What do you answer?
prompt-Defend = { $realm }: a stranger attacks { $of_the }. Do you defend the Empire?
prompt-Betrayed = { $realm }: { $of_the } left you alone. What follows?
prompt-Activate = { $realm }: how does { $of_the } fight in this war?
prompt-FreeAction = { $realm }: no battle yet. What do you do at once, for nothing?
prompt-WhichBattle = { $realm }: which battle comes first?
