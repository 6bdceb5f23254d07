# source: authored
# Słowa rozdziału 14.

## ścianki kości rebelii

rebellion-revolt = rebelia
rebellion-power = strata 1 punktu władzy
rebellion-manpower = wyczerpanie 1 jednostki
rebellion-ducats = strata 2 dukatów
rebellion-nothing = brak efektu
rebellion-calm = niepokój cichnie

## wybory

choice-lift-rebel-town = Zabierz miasto buntowników { $province_from }
choice-lift-rebels = Zabierz buntowników: { $area }
choice-free-for = Żeton: { $realm }
choice-roll-for = Rzuć kością za obszar: { $area }
choice-yield = Buntownicy zajmują prowincję: { $province }
choice-pacify = Przywróć spokój { $province_in }
choice-stir = Niepokój { $province_in }
choice-lose-unit = Armia { $army } traci { $unit_acc } { $category_acc }
choice-lose-infantry = Strać jednostkę piechoty { $area_in }
choice-exhaust = Wyczerp 1 dostępną jednostkę
choice-rebels-besiege = Buntownicy oblegają prowincję: { $province }
choice-suppress = Stłum niepokoje (1 punkt władzy wojskowej za prowincję)

## zdarzenia

event-exhausted =
    { $realm } { $realm_gender ->
        [pl] wyczerpują
       *[other] wyczerpuje
    } { $number } { $number ->
        [one] jednostkę
        [few] jednostki
       *[other] jednostek
    }.
event-unrest-rose = Niepokój { $province_in }.
    .many = Niepokój { $province_in }.
event-unrest-fell = Spokój wrócił: { $province }.
    .many = Spokój wrócił: { $province }.
event-rebels-rose =
    Buntownicy { $area_in }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-rebels-left =
    Znikają buntownicy { $area_in }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-rebels-moved =
    Buntownicy ruszają { $from_from } { $to_to }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
event-rebellion-die = { $realm }, kość rebelii { $area_in }: { $rebellion }.
    .many = { $realm }, kości rebelii { $area_in }: { $rebellion_each ->
        [1] { $rebellion }
       *[other] { $rebellion_tally }
    }.
event-unit-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } w rebelii { $unit_acc } { $category_acc }.

## powody

reason-nothing-to-suppress = Żadne z twoich miast ani wasali nie jest ogarnięte niepokojem.
reason-enemies-there = Na tym obszarze stoją buntownicy albo wrogowie.

## pytania

prompt-LiftRebelTown = { $realm }: nie ma już miast buntowników ({ $province }). Skąd zabierasz jedno z nich?
prompt-LiftRebels = { $realm }: brakuje jednostek buntowników (obszar: { $area }, jeszcze { $number }). Skąd je zabierasz?
prompt-Natives = { $realm }: { $province } odzyskuje wolność. Czyj żeton tam leży?
prompt-RollWhere = { $realm }: za który obszar rzucasz swoją jedyną kością?
prompt-Yield = { $realm }: którą prowincję { $area_in } zajmują buntownicy?
prompt-Pacify = { $realm }: gdzie { $area_in } wraca spokój?
prompt-LoseUnit = { $realm }: którą jednostkę { $area_in } tracisz w rebelii?
prompt-Exhaust = { $realm }: co zostaje wyczerpane?
prompt-Besieged = { $realm }: którą prowincję { $area_in } oblegają teraz buntownicy?
prompt-Stir =
    { $realm }: gdzie wybucha niepokój (jeszcze { $number } { $number ->
        [one] prowincja
        [few] prowincje
       *[other] prowincji
    })?
prompt-Relief = { $realm }: wysoka Stabilność. Gdzie przywracasz spokój?
prompt-Suppress = { $realm }: gdzie przywracasz spokój?
