# source: authored
# The words of chapter 19.

choice-excommunicate = Excommunicate for 2 diplomatic power the ruler of { $realm_the }
choice-crusade = Call a crusade for 2 diplomatic power to { $area_the }
choice-lose-cardinal = The cardinal of slot { $slot }
choice-hire-crusader = Mercenaries join army { $army }: { $area }

event-cardinal-gained = { $realm_the } gained a cardinal.
event-cardinal-lost = { $realm_the } lost a cardinal.
event-rome-gained = The cardinal of Rome listens to { $realm_the }.
event-rome-lost = The cardinal of Rome listens to nobody.
event-excommunicated = The ruler of { $realm_the } was excommunicated.
event-crusade-called = { $realm_the } called a crusade to { $area_the }.
event-crusader = { $realm_the } took the cross.
event-crusade-over = The crusade to { $area_the } is over.
event-crusader-hired = Mercenaries took the cross for { $realm_the } in { $area_the }.

reason-papal-age = The Pope's word weighs so much only in Ages I and II.
reason-not-controller = You do not control the Curia.
reason-papal-token = An excommunication or a crusade is in force.
reason-no-ruler = { $realm_the }: no ruler now.

prompt-LoseCardinal = { $realm }: which cardinal do you lose?
prompt-HireCrusader = { $realm }: mercenaries for the crusade: { $number }. Where does the next one join?
