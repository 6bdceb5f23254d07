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
source-action-card = karta akcji

## wybory

choice-forfeit = Strać 1 punkt: { $power }
choice-interregnum = Nie koronuj nikogo: bezkrólewie

## zdarzenia

event-gained-power =
    { $realm }: zysk { $number } { $number ->
        [one] punktu
       *[other] punktów
    } { $power_gen }.
    .many = { $realm }: zysk, { $items }.
    .each = { $power } { $number }
event-lost-power =
    { $realm }: strata { $number } { $number ->
        [one] punktu
       *[other] punktów
    } { $power_gen }.
    .many = { $realm }: strata, { $items }.
    .each = { $power } { $number }
event-prestige-gained = { $realm }: Prestiż +{ $number } ({ $source }).
event-prestige-lost = { $realm }: Prestiż −{ $number } ({ $source }).
event-stability-rose = { $realm }: Stabilność rośnie o { $number }.
event-stability-fell = { $realm }: Stabilność spada o { $number }.
event-ducats-gained = { $realm }: +{ $number } D.
event-ducats-lost = { $realm }: −{ $number } D.
event-borrowed = { $realm }: pożyczka, 5 dukatów.
event-repaid = { $realm }: spłata pożyczki.
event-bankrupt = { $realm }: bankructwo.
event-dismissed = { $realm }: dymisja doradcy, { $person }.
event-appointed = { $realm }: nowy doradca, { $person }.
event-appointed-general = { $realm }: armią { $army } dowodzi { $person }.
event-appointed-admiral = { $realm }: flotą dowodzi { $person }.
event-moved-general = { $realm }: odtąd armią { $army } dowodzi { $person }.
event-ruler-leads = { $realm }: władca sam dowodzi armią { $army }.
event-crowned = { $realm }: koronacja, { $person }.
event-left-office = { $realm }: odchodzi { $person }.
event-weakened = { $realm }: { $person } słabnie.
event-died = { $realm }: umiera { $person }.
event-interregnum = { $realm }: bezkrólewie.

## pytania

prompt-Forfeit = { $realm }: którą władzę tracisz?
prompt-Succession = { $realm }: nie masz władcy. Kogo koronujesz?
prompt-AnyPower = { $realm }: którą władzę oddajesz (razem punktów: { $number })?
