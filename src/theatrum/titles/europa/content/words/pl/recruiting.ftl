# source: authored
# Słowa punktów 5.5 i 9.2: rekrutacja i wodowanie okrętów; nazwy jednostek i okrętów.

## jednostki

unit-infantry = piechota
    .acc = piechotę
    .gen = piechoty
unit-cavalry = kawaleria
    .acc = kawalerię
    .gen = kawalerii
unit-artillery = artyleria
    .acc = artylerię
    .gen = artylerii
category-mercenary = najemna
    .acc = najemną
    .gen = najemnej
category-regular = regularna
    .acc = regularną
    .gen = regularnej
category-allied = sojusznicza
    .acc = sojuszniczą
    .gen = sojuszniczej
ship-light-ship = lekki okręt
    .acc = lekki okręt
    .gen = lekkiego okrętu
ship-heavy-ship = ciężki okręt
    .acc = ciężki okręt
    .gen = ciężkiego okrętu
ship-galley = galera
    .acc = galerę
    .gen = galery
army-1 = 1
army-2 = 2
army-3 = 3

## wybory

choice-recruit = Rekrutuj jednostki i buduj okręty
choice-muster = Rekrutuj { $area_in }
choice-shipyard = Zbuduj okręt { $province_in }
choice-enlist = Armia { $army }: { $unit } { $category }
choice-enlist-loose = Pojedyncza regularna piechota
choice-build-light = Zbuduj lekki okręt poza flotą: { $water }
choice-build-guard = Zbuduj lekki okręt do ochrony handlu { $zone_in }
choice-build-fleet = Zbuduj { $ship_acc } we flocie: { $water }

## zdarzenia

event-recruited = { $realm } { $realm_gender ->
        [pl] rekrutują
       *[other] rekrutuje
    } { $area_in } { $unit_acc } { $category_acc }.
    .many = { $realm } { $realm_gender ->
        [pl] rekrutują
       *[other] rekrutuje
    } { $area_in } { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    } { $unit_gen } { $category_gen }.
event-built =
    { $realm } { $realm_gender ->
        [pl] budują
       *[other] buduje
    } { $ship_acc }: { $water }.
    .many = { $realm } { $realm_gender ->
        [pl] budują
       *[other] buduje
    } { $ship_acc } { $times } razy: { $water_each ->
        [1] { $water }
       *[other] { $water_tally }
    }.

## powody

reason-nothing-to-recruit = Nie możesz teraz niczego zrekrutować ani zbudować.
reason-recruit-something = Najpierw coś zrekrutuj albo zbuduj.
reason-not-own-area = Takich jednostek nie rekrutuje się na tym obszarze: niczego tam nie posiadasz.
reason-no-manpower = Brak dostępnego potencjału mobilizacyjnego.
reason-no-allied-units = Żadne jednostki sojusznicze nie czekają.
reason-recruiting-limit = Prowincje liczone dla obszaru { $area } są już wykorzystane.
reason-mercenaries-most = Najwyżej { $number } jednostki najemne na turę.
reason-no-mercenaries = Nie ma już najemników.
reason-needs-idea = Potrzebujesz idei { $idea }.
reason-no-ships = Wszystkie twoje okręty są na planszy.
reason-port-used = Ten port zbudował w tej turze, ile mógł.
reason-port-full = W porcie nie ma miejsca.
reason-fleet-elsewhere = Flota jest gdzie indziej: { $water }.
reason-no-galleys = Galery nie mogą tu żeglować: { $water }.

## pytania

prompt-Muster = { $realm }: gdzie rekrutujesz lub budujesz?
prompt-Enlist =
    { $realm }: którą jednostkę rekrutujesz { $area_in }?{ $number ->
        [0] {""}
        [one] {" "}(jeszcze { $number } regularna)
        [few] {" "}(jeszcze do { $number } regularnych)
       *[other] {" "}(jeszcze do { $number } regularnych)
    }
prompt-Build = { $realm }: który okręt budujesz { $province_in }?
