# source: authored
# The words of 5.5 and 9.5: activation and movement on land and at sea.

## choices: on land

choice-march = Activate land units
choice-march-army = Army { $army } marches
choice-march-infantry = A single infantry marches from { $area_the }
choice-raise = Form army { $army } in { $area_the }
choice-step = March to { $area_the }
choice-ferry = Cross the sea to { $area_the }
choice-halt = Halt here
choice-take-infantry = Take an infantry along
choice-leave-infantry = Leave an infantry behind
choice-take-unit = Take from army { $army }: { $category } { $unit }
choice-give-unit = Give to army { $army }: { $category } { $unit }
choice-hire = Hire mercenary { $unit }
choice-let-pass = Let them pass
choice-bar-way = Bar their way
choice-pay-passage =
    Pay { $number } { $number ->
        [one] ducat
       *[other] ducats
    }
choice-use-influence = Remove an influence cube

## choices: at sea

choice-set-sail = Activate ships
choice-sail-to = Sail to { $zone_the }
choice-make-port = Make for a port
choice-enter-port = Enter { $province_the }
choice-put-to-sea = Put to sea from your ports
choice-hunt-pirates = Hunt the pirates of { $node_the } from { $zone_the }
choice-stay-put = Stay where you are
choice-bring-fleet = The fleet sails
choice-bring-light = A light ship sails: { $from }
choice-bring-guard = A light ship leaves the protection of trade in { $from_the }
choice-fleet-out = The fleet puts to sea: { $zone }
choice-light-out = A light ship leaves { $from } for { $zone_the }
choice-load = A light ship joins the fleet: { $water }
choice-load-guard = A light ship that protects trade joins the fleet: { $zone }
choice-unload = A light ship leaves the fleet: { $water }
choice-mount-guard = Protect trade in { $zone_the }
choice-home-fleet = The fleet comes home
choice-home-light = A light ship comes home: { $from }
choice-home-guard = A light ship comes home from protecting trade in { $from_the }
choice-put-out = Leave for { $zone_the }

## events

event-army-raised = { $realm_the } formed army { $army } in { $area_the }.
event-marched = Army { $army } of { $realm_the } marched from { $from_the } to { $to_the }.
    .many = Army { $army } of { $realm_the } marched: { $from } → { $to }.
event-infantry-marched = Infantry of { $realm_the } marched from { $from_the } to { $to_the }.
    .many = Infantry of { $realm_the } marched: { $from } → { $to }.
event-reorganized = { $realm_the } regrouped { $category } { $unit } in { $area_the }.
    .many = { $realm_the } regrouped { $times } units of { $category } { $unit } in { $area_the }.
event-passage-granted = { $realm_the } let the units of { $to_the } pass through { $area_the }.
event-passage-refused = { $realm_the } barred the way of { $to_the } through { $area_the }.
event-passage-paid = { $realm_the } paid { $number } ducats for passage through { $area_the }.
event-passage-by-influence = { $realm_the } gave up influence for passage through { $area_the }.
event-fleet-sailed = The fleet of { $realm_the } sailed: { $from } → { $to }.
event-light-ship-sailed = A light ship of { $realm_the } sailed: { $from } → { $to }.
    .many = { $times } light ships of { $realm_the } sailed: { $from } → { $to }.
event-galleys-lost =
    { $realm_the } disbanded { $number ->
        [one] a galley that cannot sail here
       *[other] { $number } galleys that cannot sail here
    }.
event-joined-fleet = A light ship of { $realm_the } joined the fleet: { $water }.
event-left-fleet = A light ship of { $realm_the } left the fleet: { $water }.
event-mounted-guard = A ship of { $realm_the } took up the protection of trade in { $zone_the }.
event-repaired = The heavy ships of { $realm_the } were repaired in port.

## reasons

reason-no-units = You have no land units on the board.
reason-last-unit = An army keeps at least one unit.
reason-moved-already = At this stop such units have gone the other way.
reason-crowded = No more than { $number } loose infantry may stand in an area.
reason-distant-neutral = Neutral areas of distant continents are closed.
reason-access-in-peace = Only a realm at war gets military access.
reason-access-claimed = No access where you have a claim.
reason-access-price =
    Military access costs { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    } or an influence cube there.
reason-access-refused = Its owners bar the way.
reason-mountains =
    Over mountains { $units ->
        [one] { $units } unit passes
       *[other] { $units } units pass
    }; the others need { $number } more military power.
reason-must-march = The mercenaries you hired must march along.
reason-no-fleet = You have no ships on the board.
reason-too-far = No ship of yours can reach it.
reason-unexplored = Nothing of yours lies at this distant zone: it must be explored first.
reason-no-toll = This passage costs { $number } power of any kind.
reason-move-something = Move a ship first.
reason-no-slot = All places of trade protection are taken.

## questions

prompt-Depart = { $realm_the }: which army or infantry marches?
prompt-Step =
    { $realm_the } in { $area_the }: { $number ->
        [0] do you regroup?
        [one] where to? One more area.
       *[other] where to? Up to { $number } areas.
    }
prompt-Passage = { $realm_the }: may the units of { $of_the } pass through { $area_the }?
prompt-PayPassage = { $realm_the }: how do you pay for passage through { $area_the }?
prompt-Course = { $realm_the }: where do ships sail?
prompt-Haven = { $realm_the }: which port?
prompt-Ships = { $realm_the }: which ships sail to { $water }?
prompt-Sortie = { $realm_the }: which ships put to sea?
prompt-Berth = { $realm_the }: what do the ships do there?
prompt-Hunt = { $realm_the }: do you hunt pirates?
prompt-ComeHome = { $realm_the }: to which port from { $water }?
prompt-WayOut = { $realm_the }: where do the ships go from { $water }?
