# source: authored
# The title itself: its options, how it ends, what is counted in the end.

title-blurb = From the fall of Byzantium to Napoleon: lead a realm of Europe through ages of discovery, reformation, absolutism and revolution. Marry well, scheme at courts, trade across oceans, keep your people quiet, and go to war when nothing else will do. The most Prestige wins.

kind-evening = One evening
kind-age = One age
kind-ages = Several ages

## goals of scenarios

goal-heading = Goals of the scenario
goal-everyone = everybody
goal-line = { $name } ({ $who }): { $asks } { $worth }
goal-once = Worth { $points } Prestige in the end.
goal-each = Worth { $points } Prestige in the end at most.
goal-given = Up to { $points } Prestige in the end, by realm and number of players.
goal-wins = Worth { $points } Prestige in the end, and wins the game, whatever Prestige others have.

## options

option-ages = Length
    .all = the whole scenario
    .one = its first age
    .two = two ages
    .three = three ages
    .note = An age is four rounds as a rule: an evening. A scenario that has fewer ages ends with its last.
option-talk = Pauses for talk
    .no = without pauses
    .yes = before every round
    .note = A pause for agreements between players; the game goes on when everyone is ready.
option-realms = Who plays which realm
    .book = as the scenario seats them
    .note = A scenario names the realms that play together, and how they sit.
option-start = Start
    .first = the first that the scenario has
    .second = the other, with the same realms
    .note = Some scenarios have two starts for the same realms: in the one that Brandenburg plays alone, Denmark can be the Union of Kalmar, with events of its own.
option-missions = Missions
    .yes = with missions
    .no = without missions
    .note = Without missions nobody has aims of his own realm to fulfil; milestones remain.
option-power_struggles = Power struggles
    .book = as the scenario has it
    .ordered = in the order of the scenario
    .random = in random order
    .off = without them
    .note = Great conflicts of the time are fought over areas of the map and bring Prestige when they end.
option-invasions = Invasions
    .no = realms that nobody plays only defend themselves
    .yes = their armies invade in the peace phase
    .note = Whoever is at war with a realm that nobody plays may find its units in his own areas.
option-elections = Imperial elections
    .no = the Emperor's realm keeps the crown
    .yes = electors choose the Emperor
    .note = When an Emperor's ruler dies while Imperial Authority is low, the electors vote for his successor.
option-empire_religion = Religion of the Empire
    .no = the Empire stays Catholic
    .yes = the Empire may change its faith
    .note = From the age of Reformation on, the faith of the Empire's members may decide that of the Empire.
option-mercenaries = Mercenaries at hand
    .no = mercenaries are recruited only
    .yes = an army may hire them before it marches
    .note = For ducats an army takes mercenaries into its ranks where it stands.
option-capitulation = Capitulation
    .yes = a player may capitulate
    .no = nobody capitulates
    .note = Without it a war between players ends by victory or by treaty alone.
option-helping = A helping hand
    .no = realms that nobody plays fight without cards
    .yes = others may help them in battle
    .note = A player who is not in a battle may play battle actions for a realm that nobody plays.
option-religious_rebels = Religious rebels
    .no = rebels have no faith
    .yes = rebels spread their faith
    .note = Rebels of another faith may convert the areas in which they win.
option-random_events = Events by chance
    .no = every event has its half of the age
    .yes = events without a half are dealt by chance
    .note = Events marked (X) are shuffled into either half of the age.
option-four_events = Four open events
    .no = three events lie open
    .yes = with six players four lie open
    .note = With more open events there is more to choose from.
option-secret_talks = Secret talks
    .no = all talk is open
    .yes = two players may talk in secret
    .note = While they bargain, a player may pay 1 diplomatic power to talk with the other alone.
option-leaving = Leaving the game
    .no = everybody plays to the end
    .yes = a player may leave
    .note = Who leaves goes when a round ends and his wars are over; nobody plays his realm from then on.
option-characters = Characters of the realms
    .historical = each realm's bot leans as its rulers did
    .free = every bot plays as it likes
    .note = France leans to war, Venice to trade, Portugal to voyages, the Papal States to the Church.

## how a game ends

ending-ages = the last age is over
ending-prestige = an unreachable lead in Prestige
ending-pieces = every town and vassal is on the board
ending-alone = all other players have left
ending-goal = the goal of the scenario is met

## what is counted

panel-round = Round { $round }
figure-prestige = Prestige
figure-tax = Tax
figure-provinces = Provinces
figure-ideas = Ideas
figure-missions = Missions
figure-units = Units
figure-ducats = Ducats
deed-declared-war = { $times ->
    [one] declared war once
   *[other] declared war { $times } times
}
deed-imposed = { $times ->
    [one] dictated peace once
   *[other] dictated peace { $times } times
}
deed-refused-call = { $times ->
    [one] refused a call to arms
   *[other] refused { $times } calls to arms
}
deed-pushed-out = { $times ->
    [one] drove a guard ship off
   *[other] drove { $times } guard ships off
}
