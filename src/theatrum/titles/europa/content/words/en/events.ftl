# source: authored
# The words of chapter 16: the marks of events.

## choices

choice-spare-colonist = Keep the colonist: natives rise in a distant town
choice-spare-unrest = Keep the peace: lose a colonist
choice-pick-slot = The cardinal in slot { $slot }
choice-teach = { $religion } spreads to { $area_the }

## what happens

event-symbol = Time passes: everyone under the sign of the { $symbol } grows weaker.
event-mark = { $event }: { $mark }.
event-struggle-began = A power struggle begins: { $struggle }.

## questions

prompt-Swallow = { $realm }: which ship of { $victim_the } does the sea swallow?
prompt-PlacePirate = { $realm_the }: in which node do pirates appear?
prompt-DeadCardinal = { $realm_the }: which cardinal dies?
prompt-WasteIn = { $realm_the }: where does a unit waste away?
prompt-Spared = { $realm }: which of two blows are you spared?
prompt-Rising = { $realm_the }: in which distant town do natives rise?
prompt-Waver = { $realm_the }: in which area do the vassals waver?
prompt-Conquest = { $realm }: which province shall { $by_the } take?
prompt-Robbed = { $realm }: { $by_the } took a province from your ally, { $of_the }. Do you take a casus belli?
prompt-Teach = { $realm_the }: which religion spreads, and where?
prompt-FromCluster = { $realm_the }: { $area_the } lies beside several areas that could spread. Whose teaching is it?
prompt-Mix = { $realm_the }: where do diverse faiths arise?
prompt-Revolt = { $realm_the }: where does the revolution spread?
prompt-Kindle = { $realm_the }: in which capital does a revolution break out?

## marks and symbols

mark-unrest = unrest breaks out
mark-natives = natives rise
mark-lost_at_sea = ships are lost at sea
mark-pirates = pirates appear
mark-cardinal = a cardinal dies
mark-attrition = armies at war waste away
mark-vassals = vassals waver
mark-expand_blue = blue realms conquer
mark-expand_green = green realms conquer
mark-expand_orange = orange realms conquer
mark-expand_pink = pink realms conquer
mark-faith = religious teaching spreads
mark-revolution = the revolution spreads
mark-struggle = a power struggle begins
symbol-circle = circle
symbol-cross = cross
symbol-square = square
symbol-triangle = triangle
slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6
slot-7 = 7
slot-8 = 8
