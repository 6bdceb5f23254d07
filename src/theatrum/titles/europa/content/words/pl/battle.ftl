# source: authored
# Słowa punktów 9.6–9.9: bitwy i oblężenia.

## kości

die-infantry = kość piechoty
    .acc = kość piechoty
    .gen = kości piechoty
die-cavalry = kość kawalerii
    .acc = kość kawalerii
    .gen = kości kawalerii
die-artillery = kość artylerii
    .acc = kość artylerii
    .gen = kości artylerii
face-infantry = piechota
face-double = podwójna piechota
face-cavalry = kawaleria
face-artillery = artyleria
face-blank = pusta ścianka

## wybory

choice-main-defender = Obroną { $realm_gender ->
        [pl] dowodzą
       *[other] dowodzi
    } { $realm }
choice-command = Dowodzi generał armii { $army }
choice-base-dice = Kości podstawowe: trzy razy { $die }
choice-add-die = Dodaj { $die_acc }
choice-leave-out = Wróg odkłada { $die_acc }
choice-play-in-battle = Zagraj dla kości bitewnych: { $card }
choice-use-in-battle = Użyj wystawionej karty dla kości bitewnych: { $card }
choice-hit-first = Kolejne trafienie { $realm_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } { $realm }
choice-lose = Armia { $army } traci { $unit_acc } { $category_acc }
choice-lose-loose = Strać pojedynczą jednostkę piechoty: { $area }
choice-sink = Flota traci: { $ship }
choice-sink-light = Strać lekki okręt spoza floty
choice-sink-guard = Strać lekki okręt z pola ochrony handlu
choice-damage = Ciężki okręt floty zostaje uszkodzony
choice-capture = Abordaż: przejmij okręt
choice-let-sink = Pozwól zatonąć pozostałym
choice-yield-ship = Oddaj zwycięzcy: { $ship }
choice-retreat = Wycofaj się { $area_to }
choice-retreat-at-sea = Wycofaj się: { $water }
choice-fight-on = Walcz dalej
choice-siege = Oblegaj { $area_in }
choice-besiege = Oblegaj prowincję: { $province }
choice-driven-out = Wypłyń: { $zone }

## zdarzenia

event-battle = Bitwa { $area_in }.
event-sea-battle = Bitwa morska: { $zone }.
event-attacks =
    { $realm_gender ->
        [pl] Atakują
       *[other] Atakuje
    } { $realm }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-defends =
    { $realm_gender ->
        [pl] Bronią
       *[other] Broni
    } się { $realm }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-leader-found = Siły { $realm_gen } prowadzi { $person }.
event-leader-missing = Siły { $realm_gen } nie znajdują dowódcy; dobrana karta: { $person }.
event-commands = Po stronie { $realm_gen } dowodzi { $person }.
event-left-out = { $realm } { $realm_gender ->
        [pl] odkładają
       *[other] odkłada
    } { $die_acc }.
event-battle-round = Runda { $number } bitwy.
event-battle-action =
    { $realm } { $realm_gender ->
        [pl] zagrywają
       *[other] zagrywa
    } akcję bitewną: { $card }.
event-rolled = Rzut { $realm_gen }: { $die } – { $face }.
    .many = Rzut { $realm_gen }: { $die } ({ $times } razy) – { $face_tally }.
event-hit =
    { $realm } { $realm_gender ->
        [pl] zadają
       *[other] zadaje
    } { $number } { $number ->
        [one] trafienie
        [few] trafienia
       *[other] trafień
    }.
event-fell = Straty { $realm_gen } { $area_in }: { $unit } { $category }.
    .many = Straty { $realm_gen } { $area_in }: { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    } { $unit_gen } { $category_gen }.
event-sank = Straty { $realm_gen } { $zone_in }: { $ship }.
    .many = Straty { $realm_gen } { $zone_in }, okręty ({ $times }): { $ship_tally }.
event-damaged = Ciężki okręt { $realm_gen } zostaje uszkodzony { $zone_in }.
event-lost-units =
    Straty { $realm_gen }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-captured =
    { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } abordażem { $zone_in } { $ship_acc }.
event-retreated = Siły { $realm_gen } wycofują się { $area_to }.
event-retreated-at-sea = Okręty { $realm_gen } wycofują się: { $water }.
event-fled = Siły { $realm_gen } schodzą z pola.
event-won-battle = Bitwę wygrywa strona { $realm_gen }.
event-no-victor = Na polu nie został nikt: bitwa nie ma zwycięzcy.
event-besieged =
    { $realm } { $realm_gender ->
        [pl] prowadzą
       *[other] prowadzi
    } oblężenie { $area_in } siłą { $number } { $number ->
        [one] jednostki
       *[other] jednostek
    }.
event-driven-to-sea = Prowincja { $province } padła: okręty { $realm_gen } muszą opuścić port.

## powody

reason-once-a-battle-round = Tej samej akcji bitewnej strona używa raz na rundę bitwy.
reason-units-defend = Obszaru bronią jednostki wroga: najpierw trzeba je pokonać.
reason-siege-needs-ship = Prowincję morską oblega się tylko wtedy, gdy na akwenie obok stoi twój okręt.
reason-siege-too-weak = Jednostki są za słabe: ta prowincja wymaga jeszcze siły oblężenia { $number }.
reason-no-town = Nie masz już miasta, którym można oznaczyć okupację.

## pytania

prompt-MainDefender = { $realm }: kto dowodzi obroną?
prompt-Commander = { $realm }: czy w ostatniej chwili mianujesz dowódcę?
prompt-Command = { $realm }: który generał dowodzi w tej bitwie?
prompt-BaseDice = { $realm }: jakimi kośćmi podstawowymi rzucasz w tej bitwie?
prompt-AnyDie = { $realm }: jakiego rodzaju jest następna kość?
prompt-LeaveOut = { $realm }: którą kość musi odłożyć wróg?
prompt-BattleActions = { $realm }: czy zagrywasz akcję bitewną?
prompt-HitFirst = { $realm }: kto z równych przyjmuje kolejne trafienie?
prompt-Casualty = { $realm }: co tracisz od tego trafienia?
prompt-Capture = { $realm }: czy przejmujesz jeden z zatopionych okrętów?
prompt-YieldShip = { $realm }: który okręt wpada w ręce zwycięzcy?
prompt-Retreat = { $realm }: wycofujesz się (jedno trafienie więcej) czy walczysz dalej?
prompt-Besiege = { $realm }, oblężenie { $area_in }: która prowincja?
prompt-PutToSea = { $realm }: port { $province } padł. Dokąd płyną twoje okręty?
