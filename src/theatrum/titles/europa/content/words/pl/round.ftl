# source: authored
# Słowa rozdziałów 3 i 4: rozdanie, dobieranie, tury, pasowanie, dochód, epoki.

## talie

deck-administrative = administracyjna
deck-diplomatic = dyplomatyczna
deck-military = wojskowa

## wybory

choice-draw = Dobierz kartę z talii: { $deck }
choice-keep = Zachowaj za 2 dukaty: { $card }
choice-discard = Odrzuć: { $card }
choice-done = Gotowe
choice-pass = Spasuj
choice-leave-game = Opuść grę, gdy skończy się runda i twoje wojny
choice-stay-in-game = Jednak zostań w grze
choice-end-turn = Zakończ turę
choice-dismiss = Zwolnij doradcę od { $power_gen }
choice-disband = Armia { $army } rozwiązuje { $unit_acc } { $category_acc }
choice-disband-infantry = Rozwiąż piechotę { $area_in }
choice-disband-ship = Rozwiąż okręt floty: { $ship }
choice-disband-light = Rozwiąż lekki okręt: { $water }
choice-disband-guard = Rozwiąż lekki okręt z pola ochrony handlu: { $zone }
choice-waste =
    Wyrzuć { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }
choice-pay-corruption = Zapłać władzą administracyjną: { $number }, resztę odsetkami
choice-gain-power = Zyskaj 1 punkt: { $power }
choice-exchange-idea = Zamień ideę { $idea } na { $for }
choice-exchange-milestone = Zamień kamień milowy { $milestone } na { $for }
choice-end-marriage = Zakończ mariaż: { $realm }
choice-keep-marriages = Zachowaj wszystkie mariaże (2 punkty władzy dyplomatycznej)

## zdarzenia

event-round = Epoka { $age }, runda { $number }.
event-age = Zaczyna się { $number }. epoka.
event-drew =
    { $realm } { $realm_gender ->
        [pl] dobierają
       *[other] dobiera
    } kartę: { $card }.
    .hidden = { $realm } { $realm_gender ->
        [pl] dobierają
       *[other] dobiera
    } kartę z talii: { $deck }.
    .many = { $realm } { $realm_gender ->
        [pl] dobierają
       *[other] dobiera
    } karty: { $card }.
    .hidden-many = { $realm } { $realm_gender ->
        [pl] dobierają
       *[other] dobiera
    } karty z talii: { $deck_tally }.
event-deck-anew = Odrzucone karty przetasowano: talia { $deck }.
event-paid-card =
    { $realm } { $realm_gender ->
        [pl] zachowują
       *[other] zachowuje
    } kartę: { $card }.
    .hidden = { $realm } { $realm_gender ->
        [pl] zachowują
       *[other] zachowuje
    } kartę z talii: { $deck }.
    .many = { $realm } { $realm_gender ->
        [pl] zachowują
       *[other] zachowuje
    } karty: { $card }.
    .hidden-many = { $realm } { $realm_gender ->
        [pl] zachowują
       *[other] zachowuje
    } karty z talii: { $deck_tally }.
event-discarded =
    { $realm } { $realm_gender ->
        [pl] odrzucają
       *[other] odrzuca
    } kartę: { $card }.
    .many = { $realm } { $realm_gender ->
        [pl] odrzucają
       *[other] odrzuca
    } karty: { $card }.
event-idea-shown = Wyłożono ideę: { $idea }.
    .many = Wyłożono idee: { $idea }.
event-milestone-shown = Wyłożono kamień milowy: { $milestone }.
    .many = Wyłożono kamienie milowe: { $milestone }.
event-turn = Tura: { $realm }.
event-passed =
    { $realm } { $realm_gender ->
        [pl] pasują
       *[other] pasuje
    }.
event-last-turn =
    Dość graczy spasowało: jeszcze jedną turę w rundzie { $realm_gender ->
        [pl] mają
       *[other] ma
    } { $realm }.
event-income = Dochody i wydatki rundy.
event-first-player =
    Znacznik pierwszego gracza { $realm_gender ->
        [pl] dostają
       *[other] dostaje
    } { $realm }.
event-casus-removed =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } casus belli przeciw { $of_dat }.
event-marriage-disputed = Mariaż { $realm_gen } i { $of_gen } to odtąd spór o sukcesję.
event-disbanded =
    { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } { $unit_acc } { $category_acc }.
    .many = { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    } { $unit_gen } { $category_gen }.
event-disbanded-ship =
    { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } { $ship_acc }.
    .many = { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } okręty ({ $times }): { $ship_tally }.
event-wasted =
    { $realm } { $realm_gender ->
        [pl] wyrzucają
       *[other] wyrzuca
    } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-corruption-paid =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } za korupcję { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } władzy administracyjnej.
event-interest-grew = Odsetki { $realm_gen } rosną o { $number }.
event-allied-stood-down =
    { $number ->
        [one] Do rezerwy wraca { $number } jednostka sojusznicza
        [few] Do rezerwy wracają { $number } jednostki sojusznicze
       *[other] Do rezerwy wraca { $number } jednostek sojuszniczych
    } { $realm_gen }.
event-manpower-grew = Potencjał mobilizacyjny { $realm_gen } rośnie o { $number }.
event-manpower-shrank = Potencjał mobilizacyjny { $realm_gen } maleje o { $number }.
event-colonists =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] kolonistę
       *[other] kolonistów
    }.
event-alliance-outgrown = Zbyt silny sojusznik { $realm_gen }: { $of }.
event-marriage-ended = Koniec mariażu { $realm_gen } i { $of_gen }.
event-marriages-kept =
    { $realm } { $realm_gender ->
        [pl] utrzymują
       *[other] utrzymuje
    } wszystkie mariaże za 2 punkty władzy dyplomatycznej.
event-final-place =
    Miejsce { $place }: { $realm }, { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu.
event-over = Koniec gry.
event-left-game = Nikt już nie gra tym królestwem: { $realm }. Zostają miasta i wasale, cała reszta znika.

## powody

reason-event-owed = W tej rundzie musisz jeszcze rozpatrzyć wydarzenie.
reason-cannot-pay =
    Na koszty zabraknie { $number } { $number ->
        [one] dukata
       *[other] dukatów
    }: z czegoś zrezygnuj.
reason-marriage-of-realm-first = Najpierw kończy się mariaż z królestwem, którym nikt nie gra.

## pytania

prompt-OpeningDraw = { $realm }: z której talii dobierasz na początek? (jeszcze { $number })
prompt-Hire = { $realm }: kogo od razu bierzesz na służbę? Na ręce zostaną najwyżej 4 karty.
prompt-DrawCard = { $realm }: z której talii dobierasz? (jeszcze { $number })
prompt-Pay = { $realm }: które z nowych kart zachowujesz?
prompt-Discard =
    { $realm }: odrzuć { $number } { $number ->
        [one] kartę
        [few] karty
       *[other] kart
    }.
prompt-Act = { $realm }: twoja tura.
prompt-Reduce = { $realm }: z czego rezygnujesz przed wypłatą żołdu?
prompt-Corruption = { $realm }: korupcja kosztuje władzę administracyjną: { $number }. Jak płacisz?
prompt-Steady = { $realm }: Stabilność daje punkty władzy: { $number }. Które?
prompt-ExtraPower = { $realm }: scenariusz daje dodatkowe punkty władzy: { $number }. Które?
prompt-Shaken = { $realm }: Stabilność kosztuje 1 punkt władzy. Który?
prompt-StandDown =
    { $realm }: ponad potencjał { $number ->
        [one] jest { $number } jednostka
        [few] są { $number } jednostki
       *[other] jest { $number } jednostek
    }. Która odchodzi?
prompt-Exchange = { $realm }: czy zamieniasz nową ideę albo kamień milowy?
prompt-Marriages = { $realm }: koniec epoki. Który mariaż się kończy?
