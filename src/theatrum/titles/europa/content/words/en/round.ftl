# source: authored
# The words of chapters 3 and 4: dealing, drawing, turns, passing, income, ages.

## decks

deck-administrative = administrative
deck-diplomatic = diplomatic
deck-military = military

## choices

choice-draw = Draw a card: { $deck }
choice-keep = Keep for 2 ducats: { $card }
choice-discard = Discard { $card }
choice-done = Done
choice-pass = Pass
choice-leave-game = Leave the game when the round ends and your wars are over
choice-stay-in-game = Stay in the game after all
choice-end-turn = End the turn
choice-dismiss = Dismiss the advisor: { $power }
choice-disband = Army { $army } disbands { $category } { $unit }
choice-disband-infantry = Disband infantry in { $area_the }
choice-disband-ship = Disband a ship of the fleet: { $ship }
choice-disband-light = Disband a light ship: { $water }
choice-disband-guard = Disband a light ship that protects trade: { $zone }
choice-waste =
    Throw away { $number } { $number ->
        [one] ducat
       *[other] ducats
    }
choice-pay-corruption = Pay { $number } administrative power, the rest as interest
choice-gain-power = Gain 1 { $power }
choice-exchange-idea = Replace the idea { $idea } by { $for }
choice-exchange-milestone = Replace the milestone { $milestone } by { $for }
choice-end-marriage = End the marriage with { $realm_the }
choice-keep-marriages = Keep all marriages (2 diplomatic power)

## events

event-round = Age { $age }, round { $number }.
event-age = Age { $number } begins.
event-drew = { $realm_the } drew { $card }.
    .hidden = { $realm_the } drew a card: { $deck }.
    .many = { $realm_the } drew { $card }.
    .hidden-many = { $realm_the } drew cards: { $deck_tally }.
event-deck-anew = The discards were shuffled: { $deck }.
event-paid-card = { $realm_the } kept { $card }.
    .hidden = { $realm_the } kept a card: { $deck }.
    .many = { $realm_the } kept { $card }.
    .hidden-many = { $realm_the } kept cards: { $deck_tally }.
event-discarded = { $realm_the } discarded { $card }.
    .many = { $realm_the } discarded { $card }.
event-idea-shown = An idea lies open: { $idea }.
    .many = Ideas lie open: { $idea }.
event-milestone-shown = A milestone lies open: { $milestone }.
    .many = Milestones lie open: { $milestone }.
event-turn = The turn of { $realm_the }.
event-passed = { $realm_the } passed.
event-last-turn = Enough have passed: { $realm_the } may take one more turn in this round.
event-income = Income and upkeep of the round.
event-first-player = The first player's marker went to { $realm_the }.
event-casus-removed = { $realm_the } lost the casus belli against { $of_the }.
event-marriage-disputed = The marriage of { $realm_the } and { $of_the } is a disputed succession.
event-disbanded = { $realm_the } disbanded { $category } { $unit }.
    .many = { $realm_the } disbanded { $times } units of { $category } { $unit }.
event-disbanded-ship = { $realm_the } disbanded { $ship_a }.
    .many = { $realm_the } disbanded ships ({ $times }): { $ship_tally }.
event-wasted =
    { $realm_the } threw away { $number } { $number ->
        [one] ducat
       *[other] ducats
    }.
event-corruption-paid = { $realm_the } paid { $number } administrative power for corruption.
event-interest-grew = The interest of { $realm_the } grew by { $number }.
event-allied-stood-down =
    { $number ->
        [one] An allied unit
       *[other] { $number } allied units
    } of { $realm_the } stood down.
event-manpower-grew = The manpower of { $realm_the } grew by { $number }.
event-manpower-shrank = The manpower of { $realm_the } shrank by { $number }.
event-colonists =
    { $realm_the } gained { $number } { $number ->
        [one] colonist
       *[other] colonists
    }.
event-alliance-outgrown = { $of_the } outgrew the alliance with { $realm_the }.
event-marriage-ended = The marriage of { $realm_the } and { $of_the } has ended.
event-marriages-kept = { $realm_the } kept all marriages for 2 diplomatic power.
event-final-place = Place { $place }: { $realm_the }, with { $number } Prestige.
event-over = The game is over.
event-left-game = Nobody plays { $realm_the } any more: its towns and vassals stay, all else is gone.

## reasons

reason-event-owed = You owe an event in this round.
reason-cannot-pay =
    You cannot pay { $number } { $number ->
        [one] ducat
       *[other] ducats
    } of your costs: give something up.
reason-marriage-of-realm-first = A marriage with a realm that nobody plays goes first.

## questions

prompt-OpeningDraw = { $realm }: from which deck do you draw for your opening hand? ({ $number } to go)
prompt-Hire = { $realm }: whom do you take into your service at once? You will keep 4 cards at most.
prompt-DrawCard = { $realm }: from which deck do you draw? ({ $number } to go)
prompt-Pay = { $realm }: which of the new cards do you keep?
prompt-Discard =
    { $realm }: discard { $number } { $number ->
        [one] card
       *[other] cards
    }.
prompt-Act = { $realm }: your turn.
prompt-Reduce = { $realm }: what do you give up before wages are due?
prompt-Corruption = { $realm }: corruption costs { $number } administrative power. How do you pay?
prompt-Steady = { $realm }: your Stability brings { $number } power. Which?
prompt-ExtraPower = { $realm }: the start gives you { $number } more power. Which?
prompt-Shaken = { $realm }: your Stability costs 1 power. Which?
prompt-StandDown =
    { $realm }: { $number } { $number ->
        [one] unit is
       *[other] units are
    } beyond your manpower. Which goes?
prompt-Exchange = { $realm }: do you replace a new idea or milestone?
prompt-Marriages = { $realm }: the age is over. Which marriage ends?
