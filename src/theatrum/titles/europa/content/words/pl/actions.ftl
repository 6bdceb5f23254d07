# source: authored
# Słowa rozdziału 5: wydarzenia, ambicje, Stabilność, pożyczki, wojsko, urzędy.

## wybory

choice-event = Wydarzenie: { $event }
choice-develop = Opracuj ideę: { $idea }
choice-focus = Zmień ambicje narodowe
choice-shift = Zamień 1 punkt { $from_gen } na { $to_acc }
choice-lay-aside = Odłóż kartę: { $card }
choice-retrieve = Weź z odrzuconych za 1 punkt władzy i 2 dukaty: { $card }
choice-stabilize = Zwiększ Stabilność
choice-borrow = Zaciągnij pożyczkę: 5 dukatów za 1 żeton odsetek
choice-repay = Spłać pożyczkę (6 dukatów)
choice-restore = Odtwórz 3 wyczerpane jednostki (1 punkt władzy wojskowej)
choice-appoint = Mianuj doradcę: { $card }
choice-appoint-general = Mianuj generała armii { $army }: { $card }
choice-appoint-admiral = Mianuj admirała: { $card }
choice-move-general = Przenieś generała z armii { $from } do armii { $to }
choice-recall-ruler = Władca przestaje dowodzić armią
choice-lead = Władca sam dowodzi armią { $army }
choice-crown = Koronuj władcę: { $card }
choice-replace-ruler = Nowy władca obejmuje tron
choice-keep-ruler = Zostaje dotychczasowy władca

## zdarzenia

event-took-event =
    { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } wydarzenie: { $event }.
event-event-left = Nikt nie wybrał wydarzenia { $event }.
event-event-shown = Odkryto wydarzenie: { $event }.
    .many = Odkryto wydarzenia: { $event }.
event-event-removed = Wydarzenie usunięte z gry, bo nikt już nie gra jego królestwem: { $event }.
event-ruler-refused = { $person } nie wstępuje na tron { $realm_gen }.
event-changed-focus =
    { $realm } { $realm_gender ->
        [pl] zmieniają
       *[other] zmienia
    } ambicje narodowe.
event-shifted-power =
    { $realm } { $realm_gender ->
        [pl] zamieniają
       *[other] zamienia
    } 1 punkt { $from_gen } na 1 punkt { $to_gen }.
event-retrieved =
    { $realm } { $realm_gender ->
        [pl] biorą
       *[other] bierze
    } kartę z odrzuconych: { $card }.
event-stabilized =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } władzy administracyjnej za wzrost Stabilności.
event-restored =
    { $number ->
        [one] Do sił wraca { $number } jednostka
        [few] Do sił wracają { $number } jednostki
       *[other] Do sił wraca { $number } jednostek
    } { $realm_gen }.

## powody

reason-events-taken = Twoje wydarzenie tej rundy jest już rozpatrzone.
reason-once-a-round = To można zrobić raz na rundę.
reason-no-power =
    Potrzeba { $number } { $number ->
        [one] punktu
       *[other] punktów
    } { $power_gen }.
reason-no-ducats =
    Potrzeba { $number } { $number ->
        [one] dukata
       *[other] dukatów
    }.
reason-nothing-to-change = Nie masz ani władzy do zamiany, ani kart do wymiany.
reason-change-something = Zamień punkt władzy albo odłóż choć jedną kartę.
reason-stability-most = Twoja Stabilność jest już najwyższa.
reason-loans-most =
    Mając { $number } { $number ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    } odsetek, nie dostaniesz pożyczki.
reason-no-loan = Nie masz pożyczki do spłaty.
reason-no-exhausted = Nie masz wyczerpanych jednostek.
reason-has-ruler = Masz już władcę.

## pytania

prompt-Shift = { $realm }: które punkty władzy zamieniasz?
prompt-LayAside = { $realm }: które karty odkładasz, najwyżej trzy? Dobierzesz o jedną mniej.
prompt-DrawOne = { $realm }: skąd dobierasz następną kartę?
prompt-NewRuler =
    { $realm }: czy { $person } obejmie tron{ $number ->
        [0] {""}
       *[other] {" "}za { $number } { $number ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } władzy administracyjnej
    }?
