# source: authored
# The words of chapter 13.

event-invaded = { $realm_the } invaded { $area_the } with { $number ->
    [one] 1 unit
   *[other] { $number } units
}.
