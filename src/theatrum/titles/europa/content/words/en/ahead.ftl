# source: authored
# What a choice would bring: the events of the log, told beforehand.

ahead-prestige-gained = { $realm_the } will gain { $number } Prestige: { $source }.
ahead-goal-scored = { $realm_the } will gain { $number } Prestige for a goal of the scenario: { $goal }.
ahead-prestige-lost = { $realm_the } will lose { $number } Prestige: { $source }.
ahead-stability-rose = The Stability of { $realm_the } will rise by { $number }.
    .many = The Stability of { $realm_the } will rise by { $number }.
ahead-stability-fell = The Stability of { $realm_the } will fall by { $number }.
    .many = The Stability of { $realm_the } will fall by { $number }.
ahead-took-province = { $realm_the } will take { $province }.
    .many = { $realm_the } will take { $province }.
ahead-lost-province = { $realm_the } will lose { $province }.
    .many = { $realm_the } will lose { $province }.
ahead-town-grew = { $province } will grow to a large town of { $realm_the }.
ahead-gained-vassal = { $province } will become a vassal of { $realm_the }.
    .many = { $province } will become vassals of { $realm_the }.
ahead-lost-vassal = { $province } will be no vassal of { $realm_the } any more.
ahead-occupied-province = { $realm_the } will occupy { $province }.
    .many = { $realm_the } will occupy { $province }.
ahead-freed-province = { $province } will be given back to its rightful owner.
    .many = { $province } will be given back to their rightful owners.
ahead-liberated = { $province } will be liberated.
    .many = { $province } will be liberated.
ahead-realm-gone = { $realm_the } will vanish from the map.
ahead-influence-placed = { $realm_the } will gain { $number } influence in { $area_the }.
    .many = { $realm_the } will gain influence: { $items }.
    .each = { $number } in { $area_the }
ahead-influence-removed = { $realm_the } will lose { $number } influence in { $area_the }.
    .many = { $realm_the } will lose influence: { $items }.
    .each = { $number } in { $area_the }
ahead-claim-placed = { $realm_the } will lay claim to { $area_the }.
    .many = { $realm_the } will lay claim to { $area_the }.
ahead-casus-placed = { $realm_the } will gain a casus belli against { $of_the }.
ahead-truce = A truce between { $realm_the } and { $of_the }.
    .many = Truces between { $realm_the } and { $of_the }.
ahead-allied = { $realm_the } and { $of_the } will become allies.
ahead-alliance-ended = The alliance of { $realm_the } and { $of_the } will end.
ahead-wed = A royal marriage between { $realm_the } and { $of_the }.
ahead-subjugated = { $of_the } will become vassal to { $realm_the }.
ahead-annexed = { $realm_the } will annex { $of_the }.
ahead-authority-rose = Imperial Authority will rise by { $number }.
ahead-authority-fell = Imperial Authority will fall by { $number }.
ahead-converted = The religion of { $area_the } will be: { $religion }.
    .many = The religion of { $area_the } will be: { $religion }.
ahead-adopted = The state religion of { $realm_the } will be: { $religion }.
ahead-declared-war = { $realm_the } will declare war on { $of_the }!
ahead-war-begun = War between { $realm_the } and { $of_the }.
    .many = War between { $realm_the } and { $of_the }.
ahead-war-ended = The war between { $realm_the } and { $of_the } will end.
    .many = The wars between { $realm_the } and { $of_the } will end.
ahead-ally-active = { $of_the } will take the side of { $realm_the }; allied units: { $number }.
ahead-battle = Battle in { $area_the }.
ahead-sea-battle = Battle at sea: { $zone }.
ahead-attacks =
    { $realm_the } will attack with { $number } { $number ->
        [one] unit
       *[other] units
    }.
ahead-defends =
    { $realm_the } will defend with { $number } { $number ->
        [one] unit
       *[other] units
    }.
ahead-idea-developed = { $realm_the } will develop { $idea }.
ahead-trade-paid =
    { $realm_the } will earn { $number } { $number ->
        [one] ducat
       *[other] ducats
    } from trade in { $node_the }.
ahead-unrest-rose = Unrest in { $province_the }.
    .many = Unrest in { $province }.
ahead-unrest-fell = Order will be restored in { $province_the }.
    .many = Order will be restored in { $province }.
ahead-rebels-rose =
    { $number ->
        [one] A unit of rebels will rise
       *[other] { $number } units of rebels will rise
    } in { $area_the }.
ahead-colonized = { $realm_the } will found a colony in { $area_the }.
ahead-appointed = { $realm_the } will take an advisor into service: { $person }.
    .many = { $realm_the } will take advisors into service: { $person }.
ahead-appointed-general = { $realm_the } will put { $person } in command of army { $army }.
ahead-crowned = { $realm_the } will crown { $person }.
ahead-left-office = { $person } will leave the service of { $realm_the }.
ahead-reign-ended = { $realm_the } will see the reign of { $person } end.
ahead-mission-completed = { $realm_the } will complete a mission: { $mission }.
ahead-milestone-reached = { $realm_the } will reach a milestone: { $milestone }.
ahead-bankrupt = { $realm_the } will go bankrupt.
ahead-borrowed = { $realm_the } will take a loan of 5 ducats.
    .many = { $realm_the } will take { $times } loans of 5 ducats.
ahead-white-peace = White peace between { $realm_the } and { $of_the }.
ahead-imposed = { $realm_the } will dictate peace to { $of_the }: { $term }.
ahead-capitulated = { $realm_the } will capitulate to { $of_the }.
ahead-elected = { $realm_the } will gain the crown of the Empire.
ahead-cardinal-gained = { $realm_the } will gain a cardinal.
ahead-recruited = { $realm_the } will recruit { $category } { $unit } in { $area_the }.
    .many = { $realm_the } will recruit { $times } units of { $category } { $unit } in { $area_the }.
ahead-built = { $realm_the } will build { $ship_a }: { $water }.
    .many = { $realm_the } will build { $ship_a } { $times } times: { $water_each ->
        [1] { $water }
       *[other] { $water_tally }
    }.
ahead-passage-paid = { $realm_the } will pay { $number } ducats for passage through { $area_the }.
