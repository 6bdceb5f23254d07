# source: authored
# What happens to provinces (2, 9.8, 11.4, 13, 14).

event-took-province = { $realm_the } took { $province }.
    .many = { $realm_the } took { $province }.
event-lost-province = { $realm_the } lost { $province }.
    .many = { $realm_the } lost { $province }.
event-town-grew = { $province } grew into a large town of { $realm_the }.
event-town-shrank = { $province } shrank to a small town of { $realm_the }.
event-gained-vassal = { $province } became a vassal of { $realm_the }.
    .many = { $province } became vassals of { $realm_the }.
event-lost-vassal = { $province } is no vassal of { $realm_the } any more.
event-occupied-province = { $realm_the } occupied { $province }.
    .many = { $realm_the } occupied { $province }.
event-freed-province = { $province } was given back to its rightful owner.
    .many = { $province } were given back to their rightful owners.
event-rebels-took = Rebels took { $province }.
    .many = Rebels took { $province }.
event-liberated = { $province } was liberated.
    .many = { $province } were liberated.
event-expanded = { $realm_the } conquered { $province }.
    .many = { $realm_the } conquered { $province }.
event-realm-gone = { $realm_the } vanished from the map.
event-influence-left = Players own all of { $area_the } now: all influence leaves it.
event-no-piece = { $realm_the } had no piece left for { $province }.
