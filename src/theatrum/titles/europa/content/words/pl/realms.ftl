# source: authored
# Słowa rozdziału 13.

event-invaded =
    { $realm } { $realm_gender ->
        [pl] najeżdżają
       *[other] najeżdża
    } { $area_acc }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
