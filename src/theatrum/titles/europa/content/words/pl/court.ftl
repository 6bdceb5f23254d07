# source: authored
# Słowa rozdziału 7: władza, dukaty, Stabilność, Prestiż, urzędy.

## rodzaje władzy i źródła Prestiżu

power-adm = władza administracyjna
    .gen = władzy administracyjnej
    .acc = władzę administracyjną
power-dip = władza dyplomatyczna
    .gen = władzy dyplomatycznej
    .acc = władzę dyplomatyczną
power-mil = władza wojskowa
    .gen = władzy wojskowej
    .acc = władzę wojskową
source-bankruptcy = bankructwo
source-casus-belli = niewykorzystany casus belli
source-succession = spór o sukcesję
source-occupied-towns = okupowane miasta
source-papal-controller = zarząd nad kurią
source-imperial-authority = autorytet cesarski
source-absolute-monarchy = monarchia absolutna
source-marriages = mariaże
source-taxes = podatki
source-cores = prowincje rdzenne
source-alliances = sojusze
source-stability = Stabilność
source-interest = odsetki
source-sold-core = sprzedaż prowincji rdzennej
source-excommunication = ekskomunika
source-crusade = krucjata
source-tribute = danina
source-slavery = handel niewolnikami
source-apostasy = zmiana wiary
source-event = wydarzenie
source-idea = idea
source-mission = misja
source-milestone = kamień milowy
source-struggle = konflikt o władzę
source-scenario = cel scenariusza
source-action-card = karta akcji

## wybory

choice-forfeit = Strać 1 punkt: { $power }
choice-interregnum = Nie koronuj nikogo: bezkrólewie

## zdarzenia

event-gained-power =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } { $power_gen }.
    .many = { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } punkty: { $items }.
    .each = { $number } { $power_gen }
event-lost-power =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } { $power_gen }.
    .many = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } punkty: { $items }.
    .each = { $number } { $power_gen }
event-prestige-gained =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu ({ $source }).
event-goal-scored =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu za cel scenariusza: { $goal }.
event-prestige-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu ({ $source }).
event-stability-rose = Stabilność { $realm_gen } rośnie o { $number }.
    .many = Stabilność { $realm_gen } rośnie o { $number }.
event-stability-fell = Stabilność { $realm_gen } spada o { $number }.
    .many = Stabilność { $realm_gen } spada o { $number }.
event-ducats-gained =
    { $realm } { $realm_gender ->
        [pl] otrzymują
       *[other] otrzymuje
    } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-ducats-lost =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-borrowed =
    { $realm } { $realm_gender ->
        [pl] zaciągają
       *[other] zaciąga
    } pożyczkę: 5 dukatów.
    .many = { $realm } { $realm_gender ->
        [pl] zaciągają
       *[other] zaciąga
    } { $times } { $times ->
        [few] pożyczki
       *[other] pożyczek
    } po 5 dukatów.
event-repaid =
    { $realm } { $realm_gender ->
        [pl] spłacają
       *[other] spłaca
    } pożyczkę.
    .many = { $realm } { $realm_gender ->
        [pl] spłacają
       *[other] spłaca
    } { $times } { $times ->
        [few] pożyczki
       *[other] pożyczek
    }.
event-bankrupt =
    { $realm } { $realm_gender ->
        [pl] ogłaszają
       *[other] ogłasza
    } bankructwo.
event-dismissed =
    { $realm } { $realm_gender ->
        [pl] odprawiają
       *[other] odprawia
    } ze służby: { $person }.
event-appointed = Na służbę { $realm_gen } przychodzi { $person }.
    .many = Na służbę { $realm_gen } przychodzą { $person }.
event-appointed-general = Armią { $army } { $realm_gen } dowodzi { $person }.
event-appointed-admiral = Flotą { $realm_gen } dowodzi { $person }.
event-moved-general = Armią { $army } { $realm_gen } dowodzi odtąd { $person }.
event-ruler-withdrawn = Władca { $realm_gen } nie dowodzi już armią { $army }.
event-ruler-leads = Władca { $realm_gen } sam dowodzi armią { $army }.
event-crowned = Na tron { $realm_gen } wstępuje { $person }.
event-left-office = Z dworu { $realm_gen } odchodzi { $person }.
event-reign-ended = Z tronu { $realm_gen } ustępuje { $person }.
event-weakened = { $realm }: słabnie { $person }.
    .many = { $realm }: słabną { $person }.
event-died = { $realm }: umiera { $person }.
    .many = { $realm }: umierają { $person }.
event-interregnum =
    { $realm } nie { $realm_gender ->
        [pl] mają
       *[other] ma
    } władcy: bezkrólewie.

## pytania

prompt-Forfeit = { $realm }: którą władzę tracisz?
prompt-Succession = { $realm }: nie masz władcy. Kogo koronujesz?
prompt-RebelPower = { $realm }, bunt { $area_in }: którą władzę tracisz?
prompt-AnyPower = { $realm }: którą władzę oddajesz (razem punktów: { $number })?
