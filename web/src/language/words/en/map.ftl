map-heading = Map
map-loading = Unrolling the map…
map-failed = The map could not be fetched.
map-again = Try again

map-tools = Zoom
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map

map-overview = { $count ->
    [0] The whole map, small
   *[other] The whole map, small; out of sight can be chosen: { $count }
}
map-choose = { $name }: can be chosen
map-all = All { $count }
map-piece = { $number ->
    [-1] { $name }, { $area }
   *[other] { $name }: { $number }, { $area }
}
map-confirm = Confirm
map-cancel = Not yet
map-close = Close
map-nothing = Nothing to do here just now.

map-key = Key
map-sign-none = Uncontested territory
map-sign-contested = Contested, held by nobody
map-sign-held = Held, but others may contest it
map-sign-coin = Value of a territory
map-sign-laurel = Value of a Contested territory
map-sign-crown = Elector
map-sign-capital = Capital (name underlined)
map-sign-lane = Sea lane, in the colour of its holder
map-sign-cliff = Impassable
map-sign-open = Can be chosen
map-sign-chosen = Chosen
