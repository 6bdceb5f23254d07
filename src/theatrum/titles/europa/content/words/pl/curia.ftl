# source: authored
# Słowa rozdziału 19.

choice-excommunicate = Ekskomunikuj za 2 punkty władzy dyplomatycznej władcę { $realm_gen }
choice-crusade = Zwołaj krucjatę za 2 punkty władzy dyplomatycznej { $area_to }
choice-lose-cardinal = Kardynał z pola { $slot }
choice-hire-crusader = Najemnicy do armii { $army }: { $area }

event-cardinal-gained = { $realm } { $realm_gender ->
        [pl] mają
       *[other] ma
    } nowego kardynała.
event-cardinal-lost = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } kardynała.
event-rome-gained = Kardynał rzymski słucha odtąd { $realm_gen }.
event-rome-lost = Kardynał rzymski nie słucha odtąd nikogo.
event-excommunicated = Władca { $realm_gen } został ekskomunikowany.
event-crusade-called =
    { $realm } { $realm_gender ->
        [pl] ogłaszają
       *[other] ogłasza
    } krucjatę { $area_to }!
event-crusader = { $realm } { $realm_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } krzyż.
event-crusade-over = Koniec krucjaty { $area_to }.
event-crusader-hired = Najemnik { $realm_gen } przyjmuje krzyż { $area_in }.

reason-papal-age = Słowo papieża tyle waży tylko w I i II epoce.
reason-not-controller = Nie jesteś zarządcą papieskim.
reason-papal-token = Trwa już ekskomunika albo krucjata.
reason-no-ruler = { $realm } nie { $realm_gender ->
        [pl] mają
       *[other] ma
    } teraz władcy.

prompt-LoseCardinal = { $realm }: którego kardynała tracisz?
prompt-HireCrusader = { $realm }: najemnicy na krucjatę: { $number }. Gdzie dołącza następny?
