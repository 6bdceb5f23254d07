# source: authored
# Słowa eksploracji i kolonizacji.

## wybory

choice-explore = Eksploracja (1 punkt władzy dyplomatycznej i 1 wojskowej)
choice-stay-home = Żaden okręt nie wypływa
choice-discover = Odkryj: { $area }
choice-roll-again = Rzuć ponownie (1 punkt władzy dyplomatycznej)
choice-give-up = Niczego nie odkrywasz
choice-give-up-claim = Zrezygnuj z roszczenia: { $area }
choice-wreck-light = Strać lekki okręt: { $water }
choice-wreck-guard = Strać lekki okręt z pola ochrony handlu: { $zone }
choice-wreck-ship = Strać okręt floty: { $ship }
choice-colonize = Skolonizuj za 4 punkty władzy administracyjnej lub kolonistów: { $area }
choice-send-colonists = Zapłać: koloniści { $number }, władza administracyjna { $power }

## zdarzenia

event-explores =
    { $realm } { $realm_gender ->
        [pl] wyruszają
       *[other] wyrusza
    } na odkrycia.
event-exploration-die =
    { $realm }: na kości eksploracji { $number }{ $hazard ->
        [0] {""}
       *[other] {" "}z niebezpieczeństwem
    }.
event-explored-nothing =
    { $realm } niczego nie { $realm_gender ->
        [pl] odkrywają
       *[other] odkrywa
    }.
event-ship-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } daleko od domu { $ship_acc }.
event-colonized =
    { $realm } { $realm_gender ->
        [pl] zakładają
       *[other] zakłada
    } kolonię { $area_in }.

## powody

reason-nothing-to-explore = W twoim zasięgu nie ma odległego obszaru: musi sąsiadować z twoim królestwem, a z ideą „Wyprawa do Nowego Świata” z akwenem, do którego dopłynie twój lekki okręt.
reason-no-settlers = Władza administracyjna i koloniści razem muszą dać { $number }.
reason-no-connection = Ze stolicy nie prowadzi tam nieprzerwany łańcuch twoich miast i lekkich okrętów.
reason-no-town-for-it = Nie masz już małych miast.

## pytania

prompt-SetSail = { $realm }: czy lekki okręt popłynie najpierw na odległy akwen?
prompt-Discover =
    { $realm }: na kości { $number }{ $hazard ->
        [0] {""}
       *[other] {" "}z niebezpieczeństwem: odkrycie kosztuje 1 punkt władzy dyplomatycznej
    }. Co odkrywasz?
prompt-LiftClaim = { $realm }: nie masz już żetonów. Z którego roszczenia rezygnujesz?
prompt-LoseShip = { $realm }: który okręt nie wraca?
prompt-PaySettlers = { $realm }: czym płacisz za kolonię { $area_in }?
