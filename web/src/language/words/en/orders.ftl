# Orders to many units, one after another or as a plan.

orders-heading = Orders
orders-left = { $count ->
    [0] Everybody has an order
    [one] One can still act
   *[other] { $count } can still act
}
orders-staying = ({ $count } stay)
orders-selected = { $count } selected
orders-together = { $count } together, and at last:
orders-next = Next unit
orders-stay = It stays
orders-plan = Plan
orders-how = Drag units, or tap a unit and a place: the orders are written down here and carried out when you say so.
orders-rest = All others stay
orders-carry-out = { $count ->
    [one] Carry out the order
   *[other] Carry out { $count } orders
}
orders-forget = Drop the plan
orders-strike = Strike out order { $number }
orders-impossible = The plan stops: this can no longer be done. { $order }
orders-keys-next = the next unit that can act
orders-keys-plan = plan orders first, carry them out later
