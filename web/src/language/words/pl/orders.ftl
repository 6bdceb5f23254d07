# Rozkazy dla wielu oddziałów, jeden po drugim albo jako plan.

orders-heading = Rozkazy
orders-left = { $count ->
    [0] Wszyscy mają rozkazy
    [one] Jeden oddział może jeszcze działać
    [few] { $count } oddziały mogą jeszcze działać
   *[other] { $count } oddziałów może jeszcze działać
}
orders-staying = (zostaje: { $count })
orders-selected = wybrano: { $count }
orders-together = Razem { $count }, a na końcu:
orders-next = Następny
orders-stay = Zostaje
orders-plan = Plan
orders-how = Przeciągaj oddziały albo dotknij oddziału i miejsca: rozkazy zapiszą się tutaj i zostaną wykonane na twój znak.
orders-rest = Reszta zostaje
orders-carry-out = { $count ->
    [one] Wykonaj rozkaz
    [few] Wykonaj { $count } rozkazy
   *[other] Wykonaj { $count } rozkazów
}
orders-forget = Porzuć plan
orders-strike = Skreśl rozkaz { $number }
orders-impossible = Plan stanął: tego nie da się już wykonać. { $order }
orders-keys-next = następny oddział, który może działać
orders-keys-plan = najpierw zaplanuj rozkazy, potem je wykonaj
