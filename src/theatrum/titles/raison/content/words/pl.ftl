# source: authored; terms as in rules.toml
# The words of Raison d'État; names and their forms are in names_pl.csv, a card comes as its value.

## statuses, actions, lands

action-drill = Musztra
action-taxation = Opodatkowanie
action-subsidies = Subwencje i Najemnicy
action-leadership = Przywództwo
action-mobilisation = Mobilizacja
action-influence = Poszerzenie Wpływu
action-movement = Ruch
region-british_isles = Wyspy Brytyjskie
region-france = Francja
region-iberia = Półwysep Iberyjski
region-low_countries = Niderlandy
region-empire = Święte Cesarstwo Rzymskie
region-italy = Italia
region-north = Północ
region-poland = Polska i Litwa
region-russia = Rosja
region-danube = Kraje naddunajskie
region-ottoman = Ziemie osmańskie
kind-home = Macierzyste
kind-contested = Sporne
kind-uncontested = Niesporne
kind-impassable = Nieprzekraczalne
sign-rock = kamień
sign-paper = papier
sign-scissors = nożyce

## the end: figures, and who did what to whom

figure-influence = Wpływ
figure-territories = Terytoria
figure-troops = Oddziały
figure-money = Pieniądze
figure-cards = karty Bitwy
figure-morale = Morale
deed-battle = { $times ->
    [one] jeden atak
    [few] { $times } ataki
   *[other] { $times } ataków
}
deed-won = { $times ->
    [one] jedna wygrana bitwa
    [few] { $times } wygrane bitwy
   *[other] { $times } wygranych bitew
}
deed-gave-money = podarowane Pieniądze: { $times }
deed-gave-card = podarowane karty: { $times }
deed-voted = { $times ->
    [one] jeden głos w elekcji
    [few] { $times } głosy w elekcjach
   *[other] { $times } głosów w elekcjach
}
deed-expelled = { $times ->
    [one] jedno wykluczenie z koalicji
    [few] { $times } wykluczenia z koalicji
   *[other] { $times } wykluczeń z koalicji
}
deed-denied = { $times ->
    [one] jedna odmowa tury Ruchu
    [few] { $times } odmowy tury Ruchu
   *[other] { $times } odmów tury Ruchu
}

## options

option-talk = Przerwy na rozmowy
    .no = bez przerw
    .yes = przed wyborem Statusu, głosowaniem i zgodą
    .note = Przed wyborem Statusu, głosowaniem i zgodą gra czeka, aż wszyscy zgłoszą gotowość: to czas na układy.
option-pairs = Które karty mają symbol pary
    .threes-and-fours = każda „3” i każda „4”
    .fours = tylko „4”
    .note = Dwie karty z tym symbolem w stosie jednego Generała dodają 1 Siłę; im mniej symboli, tym mniej par.
option-crown = Korona po nierozstrzygniętej elekcji
    .vacant = pozostaje nieobsadzona
    .kept = zostaje przy dotychczasowym Cesarzu
    .note = Kto jest Cesarzem i zbiera jego Wpływy, gdy nikt nie wygra elekcji.
option-habsburg_gifts = Dary bez limitu między Austrią a Hiszpanią
    .one-player = tylko gdy oba Mocarstwa prowadzi jeden gracz
    .always = zawsze
    .note = Czy oba dwory Habsburgów mogą wspierać się bez zwykłego limitu.
option-actions = Akcje jednej tury
    .in-order = po kolei, Ruch na końcu
    .at-once = wszystkie jednocześnie, potem Ruch
    .note = Czy Mocarstwa działają w turze kolejno, widząc poprzednie akcje, czy wszystkie naraz.
option-decline = Z których akcji Mocarstwo może zrezygnować
    .mobilisation = z Mobilizacji, by zachować Pieniądze
    .three = z Musztry, Opodatkowania i Mobilizacji
    .none = z żadnej
    .note = Czego Mocarstwo może nie robić; kto może pominąć Mobilizację, odłoży Pieniądze na następną.
option-votes = Głosy gracza z kilkoma Mocarstwami
    .player = wszystkie na jednego kandydata
    .power = każde Mocarstwo na swojego
    .note = Czy gracz z kilkoma Mocarstwami może dzielić ich głosy między kandydatów.
option-gifts = Subwencje i Najemnicy
    .given = po prostu się je przekazuje
    .offered = Sojusznik może ich nie przyjąć
    .note = Czy Sojusznik musi przyjąć dar, czy najpierw się go pyta.
option-home_garrisons = Garnizon na własnym Terytorium Macierzystym
    .staying = także przez stojącego tam Generała, jeden w akcji Ruchu
    .moving = tylko przy wejściu lub wyjściu
    .note = Jak łatwo obsadzić własne Terytorium Macierzyste: bez ruchu, czy tylko przez Generała w marszu.
option-victors_garrison = Kto po wygranej bitwie może zostawić Garnizon
    .attacker = atakujący
    .both = atakujący lub obrońcy
    .note = Czy także obrońcy, którzy utrzymali Terytorium, mogą zostawić tam Garnizon.
option-minor_support = Sojusznicy w bitwie niekontrolowanego Pomniejszego Mocarstwa
    .attacker = wspierają tylko atakującego
    .both = mogą wspierać także obronę
    .note = Czy Pomniejszemu Mocarstwu bez opiekuna można pomóc przeciw atakującemu.
option-wheel = Gdzie na Kole z 1702 zaczynają Austria i Szwecja
    .by-money = Szwecja na Mobilizacji, jak wynika z jej Pieniędzy
    .as-listed = Austria na Mobilizacji, jak wymienia symbole instrukcja
    .note = Początkowe Pieniądze i wykaz symboli w instrukcji nie zgadzają się; to wybór, co obowiązuje w pierwszej turze.

## choices: Diplomacy and Election

choice-status = Wybierz: { $status }
choice-admit = Przyjmij { $power_acc } do Koalicji
choice-refuse = Nie przyjmuj { $power_gen } do Koalicji
choice-keep = Zatrzymaj { $power_acc } w Koalicji
choice-expel = Wydal { $power_acc } z Koalicji
choice-vote = Głosuj na { $power_acc }

## choices: actions

choice-perform = Wykonaj akcję
choice-forgo = Zrezygnuj z akcji
choice-discard = Odrzuć kartę „{ $card }”
choice-offer-money = Zaoferuj { $power_dat } Pieniądze
choice-offer-cards = Zaoferuj { $power_dat } karty Bitwy
choice-accept = Przyjmij dar
choice-decline = Nie przyjmuj daru
choice-give-money = Daj { $power_dat } 1 Pieniądz
choice-give-card = Daj { $power_dat } kartę „{ $card }”
choice-place = Ustaw Generała { $territory_in }
choice-withdraw = Zdejmij z planszy: { $general }
choice-draw-card = Dobierz kartę Bitwy
choice-raise-morale = Zyskaj 1 punkt Morale
choice-buy-troop = Kup Oddział (1 Pieniądz): { $general }
choice-buy-card = Kup kartę Bitwy (1 Pieniądz)
choice-buy-morale = Kup 1 punkt Morale (1 Pieniądz)
choice-buy-fortress = Zbuduj Fortecę { $territory_in } (5 Pieniędzy)
choice-done = Gotowe, nic więcej

## choices: Movement

choice-arbiter = Wskaż { $power_acc } na Arbitra
choice-disband = Rozwiąż Garnizon { $territory_in }
choice-march = Przemarsz: { $general } → { $territory }
choice-garrison-march = Zostaw Garnizon, Przemarsz: { $general } → { $territory }
choice-sail = Ruch Morski: { $general } → { $territory }
choice-garrison-sail = Zostaw Garnizon, Ruch Morski: { $general } → { $territory }
choice-strategic = Ruch Strategiczny: { $general } → { $territory }
choice-garrison-strategic = Zostaw Garnizon, Ruch Strategiczny: { $general } → { $territory }
choice-post-garrison = Zostań i zamień Oddział w Garnizon: { $general }
choice-go-on = Idź dalej { $territory_to }
choice-garrison = Zamień tu Oddział w Garnizon
choice-stop = Zostań tu, nic więcej
choice-end-turn = Zakończ Turę Ruchu
choice-request = Poproś Arbitra o kolejną Turę Ruchu
choice-allow = Zgódź się
choice-deny = Odmów

## choices: battles

choice-fight = Teraz bitwa o { $territory_acc }
choice-support = Wyślij wsparcie: { $general }
choice-play = Zagraj zakrytą „{ $card }”: { $general }
choice-play-open =
    Zagraj odkrytą „{ $card }” i { $card ->
        [2] ujawnij
        [3] odrzuć
       *[other] wskaż
    } kartę przeciwnika: { $general }
choice-pass = Spasuj do końca bitwy
choice-reveal = Ujawnij kartę nr { $position } w stosie: { $general }
choice-remove = Odrzuć kartę nr { $position } ze stosu: { $general }
choice-retreat = Wycofaj się { $territory_to }
choice-off-board = Zejdź z planszy
choice-capital = Wróć do stolicy

## choices: update of the board, Minor Powers

choice-reinforce = Przyjmij Oddział: { $general }
choice-show = Pokaż: { $sign }
choice-lot = Niech rozstrzygnie los
choice-bid =
    Zaoferuj { $morale } { $morale ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale

## events: rounds, Diplomacy, Election

event-round = Zaczyna się runda { $round }.
event-turn = Koło Wojny: tura { $turn }.
event-reshuffled = Talia się skończyła: z kart odrzuconych potasowano nową.
event-victory =
    Zwycięstwo! { $power } { $power_gender ->
        [pl] wygrywają
       *[other] wygrywa
    } grę: { $influence } { $influence ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Wpływu.
ending-influence = Osiągnięty Wpływ
event-declared = { $status } w tej rundzie: { $power }.
    .many = { $status } w tej rundzie: { $power }.
event-applied =
    { $power } { $power_gender ->
        [pl] wybierają
       *[other] wybiera
    }: { $status }.
    .many = { $power } wybierają: { $status }.
event-admitted =
    { $leader } { $leader_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } { $power_acc } do Koalicji.
    .many =
        { $leader } { $leader_gender ->
            [pl] przyjmują
           *[other] przyjmuje
        } do Koalicji { $power_acc }.
event-refused =
    { $leader } nie { $leader_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } { $power_gen } do Koalicji.
event-expelled =
    { $leader } { $leader_gender ->
        [pl] wydalają
       *[other] wydala
    } { $power_acc } z Koalicji.
event-voted =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } { $votes } { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    } na { $candidate_acc }.
event-elected =
    { $power } { $power_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } koronę cesarską: { $votes } { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }.
event-no-emperor = Nikt nie zebrał czterech głosów: nie wybrano Cesarza.

## events: actions

event-forwent =
    { $power } { $power_gender ->
        [pl] rezygnują
       *[other] rezygnuje
    } z akcji: { $action }.
event-offered-money =
    { $power } { $power_gender ->
        [pl] oferują
       *[other] oferuje
    } { $ally_dat } Pieniądze.
event-offered-cards =
    { $power } { $power_gender ->
        [pl] oferują
       *[other] oferuje
    } { $ally_dat } karty Bitwy.
event-accepted =
    { $power } { $power_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } dar { $giver_gen }.
event-declined =
    { $power } nie { $power_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } daru { $giver_gen }.
event-drew =
    { $power } { $power_gender ->
        [pl] dobierają
       *[other] dobiera
    } kartę Bitwy: „{ $card }”.
    .hidden =
        { $power } { $power_gender ->
            [pl] dobierają
           *[other] dobiera
        } kartę Bitwy.
    .many =
        { $power } { $power_gender ->
            [pl] dobierają
           *[other] dobiera
        } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        } Bitwy: { $card }.
    .hidden-many =
        { $power_count ->
            [one] { $power } { $power_gender ->
                [pl] dobierają
               *[other] dobiera
            } { $times } { $times ->
                [one] kartę
                [few] karty
               *[other] kart
            } Bitwy.
           *[other] { $power_each ->
                [0] Dobrane karty Bitwy: { $power_tally }.
                [one] { $power } dobierają po karcie Bitwy.
                [few] { $power } dobierają po { $power_each } karty Bitwy.
               *[other] { $power } dobierają po { $power_each } kart Bitwy.
            }
        }
event-discarded =
    { $power } { $power_gender ->
        [pl] odrzucają
       *[other] odrzuca
    } kartę „{ $card }”.
    .many =
        { $power } { $power_gender ->
            [pl] odrzucają
           *[other] odrzuca
        } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        }: { $card }.
event-taxed =
    { $power } { $power_gender ->
        [pl] ściągają
       *[other] ściąga
    } podatki: { $money } { $money ->
        [one] Pieniądz
        [few] Pieniądze
        [many] Pieniędzy
       *[other] Pieniądza
    }.
event-gave-money =
    { $power } { $power_gender ->
        [pl] przekazują
       *[other] przekazuje
    } { $ally_dat } 1 Pieniądz.
    .many =
        { $power } { $power_gender ->
            [pl] przekazują
           *[other] przekazuje
        } { $ally_dat } { $times } { $times ->
            [one] Pieniądz
            [few] Pieniądze
           *[other] Pieniędzy
        }.
event-gave-card =
    { $power } { $power_gender ->
        [pl] przekazują
       *[other] przekazuje
    } { $ally_dat } kartę Bitwy: „{ $card }”.
    .hidden =
        { $power } { $power_gender ->
            [pl] przekazują
           *[other] przekazuje
        } { $ally_dat } kartę Bitwy.
    .many =
        { $power } { $power_gender ->
            [pl] przekazują
           *[other] przekazuje
        } { $ally_dat } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        } Bitwy: { $card }.
    .hidden-many =
        { $power } { $power_gender ->
            [pl] przekazują
           *[other] przekazuje
        } { $ally_dat } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        } Bitwy.
event-placed = { $general } wchodzi do gry { $territory_in }.
event-withdrew = { $general } schodzi z planszy.
    .many = { $general } schodzą z planszy.
event-gained-morale =
    { $power } { $power_gender ->
        [pl] zyskują
       *[other] zyskuje
    } 1 punkt Morale.
event-bought-troop =
    { $power } { $power_gender ->
        [pl] kupują
       *[other] kupuje
    } Oddział dla { $general_gen }.
    .many =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } { $times } { $times ->
            [one] Oddział
            [few] Oddziały
            [many] Oddziałów
           *[other] Oddziału
        }{ $general_count ->
            [one] { " " }dla { $general_gen }
           *[other] : { $general_tally }
        }.
event-bought-card =
    { $power } { $power_gender ->
        [pl] kupują
       *[other] kupuje
    } kartę Bitwy: „{ $card }”.
    .hidden =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } kartę Bitwy.
    .many =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        } Bitwy: { $card }.
    .hidden-many =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } { $times } { $times ->
            [one] kartę
            [few] karty
           *[other] kart
        } Bitwy.
event-bought-morale =
    { $power } { $power_gender ->
        [pl] kupują
       *[other] kupuje
    } 1 punkt Morale.
    .many =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } { $times } { $times ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } Morale.
event-bought-fortress =
    { $power } { $power_gender ->
        [pl] budują
       *[other] buduje
    } Fortecę { $territory_in }.
event-corruption =
    Korupcja: { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $money } { $money ->
        [one] Pieniądz
        [few] Pieniądze
        [many] Pieniędzy
       *[other] Pieniądza
    }.
event-influence =
    { $power } { $power_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $influence } { $influence ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Wpływu za { $territory_acc }.
    .many =
        { $power } { $power_gender ->
            [pl] zyskują
           *[other] zyskuje
        } { $influence } { $influence ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } Wpływu za { $territory_acc }.
event-emperor-influence =
    Korona cesarska ({ $power }): { $major } { $major_gender ->
        [pl] zyskują
       *[other] zyskuje
    } 2 punkty Wpływu.

## events: Movement

event-arbiter =
    Arbitrem { $power_gen } { $arbiter_gender ->
        [pl] zostają
       *[other] zostaje
    } { $arbiter } i { $arbiter_gender ->
        [pl] zyskują
       *[other] zyskuje
    } 1 punkt Morale.
event-no-arbiter = Nikt nie może być Arbitrem { $power_gen }: będzie tylko jedna Tura Ruchu.
event-disbanded =
    { $power } { $power_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } Garnizon { $territory_in }.
    .many =
        { $power } { $power_gender ->
            [pl] rozwiązują
           *[other] rozwiązuje
        } Garnizony { $territory_in }.
event-movement-turn = Tura Ruchu nr { $number }: { $power }.
event-requested =
    { $power } { $power_gender ->
        [pl] proszą
       *[other] prosi
    } { $arbiter_acc } o Turę Ruchu nr { $number }.
event-allowed =
    { $arbiter } { $arbiter_gender ->
        [pl] pozwalają
       *[other] pozwala
    } { $power_dat } na Turę Ruchu nr { $number } i { $arbiter_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale.
event-denied =
    { $arbiter } { $arbiter_gender ->
        [pl] odmawiają
       *[other] odmawia
    } { $power_dat } Tury Ruchu nr { $number }.
event-asked-passage =
    { $power } { $power_gender ->
        [pl] proszą
       *[other] prosi
    } { $ally_acc } o przejście { $territory_to }.
event-passage =
    { $ally } { $ally_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } { $power_acc } { $territory_to }.
event-no-passage =
    { $ally } nie { $ally_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } { $power_gen } { $territory_to }.
event-marched = Przemarsz: { $general }, { $from } → { $to }.
    .many = Przemarsz: { $general }, { $from } → { $to }.
event-sailed = Ruch Morski: { $general }, { $from } → { $to }.
    .many = Ruch Morski: { $general }, { $from } → { $to }.
event-strategic = Ruch Strategiczny: { $general }, { $from } → { $to }.
    .many = Ruch Strategiczny: { $general }, { $from } → { $to }.
event-garrisoned =
    { $power } { $power_gender ->
        [pl] zostawiają
       *[other] zostawia
    } Garnizon { $territory_in }.

## events: battles

event-battle =
    Bitwa! { $power } { $power_gender ->
        [pl] atakują
       *[other] atakuje
    } { $territory_acc }, Siła { $attack } przeciw { $defence }.
event-regent =
    Nikt jeszcze nie kontroluje { $minor_gen }: w tej bitwie { $power_gender ->
        [pl] dowodzą
       *[other] dowodzi
    } { $power }.
event-supports-attack = { $general } wspiera atak.
    .many = { $general } wspierają atak.
event-supports-defence = { $general } wspiera obronę.
    .many = { $general } wspierają obronę.
event-played = { $general } zagrywa zakrytą kartę „{ $card }”.
    .hidden = { $general } zagrywa zakrytą kartę.
event-played-open = { $general } zagrywa odkrytą kartę „{ $card }”.
event-passed =
    { $power } { $power_gender ->
        [pl] pasują
       *[other] pasuje
    }.
    .many = { $power } pasują.
event-revealed =
    { $power } { $power_gender ->
        [pl] ujawniają
       *[other] ujawnia
    } kartę „{ $card }” w stosie { $general_gen }.
event-removed =
    { $power } { $power_gender ->
        [pl] odrzucają
       *[other] odrzuca
    } kartę „{ $card }” ze stosu { $general_gen }.
event-pile = Stos { $general_gen }: { $cards }, razem { $strength }.
event-won =
    { $power } { $power_gender ->
        [pl] wygrywają
       *[other] wygrywa
    } bitwę o { $territory_acc }, { $strength } do { $against }.
event-held = Obrońcy utrzymują { $territory_acc }, { $strength } do { $against }.
event-drawn = Remis { $territory_in }, po { $strength }: obrońcy zostają.
event-lost-troop = { $general } traci Oddział.
    .many = { $general } tracą po Oddziale.
event-battle-influence =
    { $power } { $power_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $influence } { $influence ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Wpływu za wygraną bitwę.
    .many =
        { $power_count ->
            [one] { $power } { $power_gender ->
                [pl] zyskują
               *[other] zyskuje
            } { $influence } { $influence ->
                [one] punkt
                [few] punkty
                [many] punktów
               *[other] punktu
            } Wpływu za wygraną bitwę.
           *[other] Wpływ za wygraną bitwę: { $items }.
        }
    .each = { $power } ({ $influence })
event-lost-morale =
    { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $morale } { $morale ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale za „5” { $morale ->
        [one] zagraną
       *[other] zagrane
    } w przegranej bitwie.
event-beaten = { $general } ponosi klęskę i traci wszystkie Oddziały.
event-garrison-lost =
    { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } Garnizon { $territory_in }.
event-retreated = { $general } wycofuje się { $territory_to }.
event-went-off = { $general } schodzi z planszy.
event-to-capital = { $general } wraca do stolicy ({ $territory }).

## events: update of the board, Minor Powers

event-garrison-returns =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } { $territory_acc }: Garnizon staje się Oddziałem { $general_gen }.
event-garrison-sold =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } { $territory_acc }: Garnizon wymieniono na 1 Pieniądz.
    .many =
        { $power } { $power_gender ->
            [pl] oddają
           *[other] oddaje
        } { $territory_acc }: Garnizony wymieniono na { $times } { $times ->
            [one] Pieniądz
            [few] Pieniądze
           *[other] Pieniędzy
        }.
event-may-stay = { $general } może zostać { $territory_in }.
event-must-leave = { $general } musi opuścić { $territory_acc }.
event-showed =
    { $power } { $power_gender ->
        [pl] pokazują
       *[other] pokazuje
    }: { $sign }.
event-stronger = Starcie sił { $territory_in }: zostaje silniejsza strona ({ $power }).
event-bid =
    { $power } { $power_gender ->
        [pl] oferują
       *[other] oferuje
    } { $morale } { $morale ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale.
    .many = Oferty punktów Morale: { $items }.
    .each = { $power } ({ $morale })
event-control =
    { $power } { $power_gender ->
        [pl] przejmują
       *[other] przejmuje
    } kontrolę nad { $minor_ins } za { $morale } { $morale ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale.
event-control-capital =
    Licytacji nie ma: { $power } { $power_gender ->
        [pl] trzymają
       *[other] trzyma
    } stolicę, więc { $power_gender ->
        [pl] przejmują
       *[other] przejmuje
    } kontrolę nad { $minor_ins }.

## alerts

alert-near-victory =
    { $power } { $power_gender ->
        [pl] mogą
       *[other] może
    } wygrać przy najbliższym Poszerzeniu Wpływu: brakuje { $missing }.
alert-capital-attacked =
    Twoja Stolica jest atakowana: { $power } { $power_gender ->
        [pl] stoją
       *[other] stoi
    } { $territory_in }.
alert-deciding-vote =
    Twoje głosy rozstrzygają ({ $power }: { $votes }): mogą dać koronę cesarską kandydatowi: { $candidate }.

## reasons: Diplomacy and Election

reason-refused-by =
    { $power } { $power_gender ->
        [pl] zamykają
       *[other] zamyka
    } ci w tej fazie drogę do tej Koalicji.
reason-at-war = Ty i { $power } jesteście w Stanie Wojny.
reason-no-elector =
    { $power } nie { $power_gender ->
        [pl] biorą
       *[other] bierze
    } udziału w elekcji: do tego trzeba Terytorium Elektorskiego.

## reasons: actions

reason-not-in-hand = Karty „{ $card }” nie ma na ręce.
reason-no-money =
    To kosztuje { $price } { $price ->
        [one] Pieniądz
        [few] Pieniądze
        [many] Pieniędzy
       *[other] Pieniądza
    }, a masz { $money }.
reason-not-ally =
    Dary są tylko dla Sojuszników, a { $power } do nich nie { $power_gender ->
        [pl] należą
       *[other] należy
    }.
reason-gift-limit = W jednej akcji można dać najwyżej trzy dary.
reason-gift-declined =
    { $power } nie { $power_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } twoich darów w tej akcji.
reason-no-cards = Nie masz kart Bitwy.
reason-one-kind-of-gift = W jednej akcji dajesz albo Pieniądze, albo karty.
reason-nobody-holds = Nikt jeszcze nie kontroluje { $power_gen }, więc nie ma kto przyjąć ani się zgodzić.
reason-not-controlled = Nie kontrolujesz { $territory_gen }.
reason-own-general-there = { $territory_in } stoi już twój Generał.
reason-hostile-general-there = { $territory_in } stoi wrogi Generał.
reason-no-general-off-board = Wszyscy twoi Generałowie są na planszy.
reason-placing-or-withdrawing = W jednej akcji albo ustawiasz Generałów, albo ich zdejmujesz.
reason-general-off-board = { $general } jest poza planszą.
reason-morale-full =
    { $power } nie { $power_gender ->
        [pl] mogą
       *[other] może
    } mieć więcej niż 15 punktów Morale.
reason-deck-empty = Nie ma już kart do dobrania.
reason-three-troops = { $general } dowodzi już trzema Oddziałami.
reason-no-tokens = Wszystkie twoje żetony Oddziałów są w użyciu.
reason-no-own-garrison = Nie masz Garnizonu { $territory_in }.
reason-fortress-there = { $territory_in } stoi już Forteca.
reason-no-fortress-left = Wszystkie sześć Fortec stoi już na planszy.

## reasons: Movement

reason-same-coalition = Arbitrem nie może być Sojusznik: { $power }.
reason-uncontrolled-minor =
    { $power } nie { $power_gender ->
        [pl] mogą
       *[other] może
    } być Arbitrem, dopóki nikt nie kontroluje tego Mocarstwa.
reason-yourself = Nie możesz być własnym Arbitrem.
reason-has-moved = { $general } ruszył się już w tej Turze Ruchu.
reason-not-adjacent =
    { $territory } nie { $territory_gender ->
        [pl] sąsiadują
       *[other] sąsiaduje
    } z miejscem, z którego wyruszasz.
reason-no-lane = Żaden Szlak Morski nie prowadzi stąd { $territory_to }.
reason-lane-owner = Ten Szlak Morski należy do { $power_gen }: wolno z niego korzystać tylko właścicielowi i Sojusznikom, którym na to pozwoli.
reason-grey-lane =
    Szary Szlak Morski jest otwarty tylko z Terytorium własnego lub niczyjego, a { $territory } do takich nie { $territory_gender ->
        [pl] należą
       *[other] należy
    }.
reason-impassable = { $territory_to } nie można wejść: to Terytorium Nieprzekraczalne.
reason-neutral-home = { $territory_to } nie można wejść: to Terytorium Macierzyste { $power_gen }, a tam panuje Neutralność.
reason-neutral-limits =
    Neutralny wchodzi tylko na Terytoria, które kontroluje, a { $territory } do nich nie { $territory_gender ->
        [pl] należą
       *[other] należy
    }.
reason-passage-refused =
    { $power } w tej Turze Ruchu nie { $power_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } cię { $territory_to }.
reason-three-steps = To już koniec ruchu: Ruch Strategiczny obejmuje do trzech Terytoriów, każdy inny jedno.
reason-no-troops = { $general } nie ma Oddziałów.
reason-garrison-there = { $territory_in } stoi już Garnizon.
reason-ally-home = { $territory_in } nie można zostawić Garnizonu: to Terytorium Macierzyste Sojusznika ({ $power }).
reason-only-on-the-move = Bez ruchu nie można tu postawić Garnizonu: { $general }.
reason-one-post = W jednej akcji Ruchu tylko jeden Garnizon można postawić bez ruchu.
reason-may-not-end-here = { $territory_in } stoi inny twój Generał: ruch nie może się tu skończyć.
reason-arbiter-full = Tura Ruchu nr { $number } dałaby Arbitrowi ponad 15 punktów Morale ({ $power }).

## reasons: battles, Minor Powers

reason-supporting-elsewhere = { $general } jest w tej Turze Ruchu zajęty inną bitwą.
reason-sea-no-support = { $general } nie może udzielić wsparcia przez Szlak Morski.
reason-pile-full = { $general } zagrał już po karcie za każdy Oddział.
reason-no-morale =
    { $power } nie { $power_gender ->
        [pl] mają
       *[other] ma
    } już Morale na zagranie karty.
reason-no-target = Nie ma karty przeciwnika, którą można by wskazać.
reason-capital-lost = Stolica ({ $territory }) jest pod obcą kontrolą.
reason-capital-taken = W stolicy ({ $territory }) stoi już Generał.
reason-no-retreat =
    { $territory } nie { $territory_gender ->
        [pl] należą
       *[other] należy
    } do najbliższych Terytoriów, na które można się wycofać.
reason-bid-morale =
    Masz do zaoferowania tylko { $morale } { $morale ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale.

## prompts: Diplomacy and Election

prompt-ChooseStatus = Potajemnie: jaki Status Dyplomatyczny na tę rundę?
prompt-Admission = { $power }: czy przyjąć { $applicant_acc } do Koalicji?
prompt-Expulsion = { $power }: czy zatrzymać { $member_acc } w Koalicji?
prompt-ChooseAgain = { $power }: ta Koalicja jest zamknięta. Jaki inny Status?
prompt-Vote = { $power }: na kogo oddać głosy w elekcji Cesarza?

## prompts: actions

prompt-AtOnce = Wszyscy działają jednocześnie: każdy decyduje, potem odpowiedzi zostają ujawnione
prompt-Perform = { $power }, { $action }: czy wykonać akcję?
prompt-AcceptGift = { $power }: czy przyjąć dary { $giver_gen }?
prompt-Discard = { $power }: którą kartę odrzucić?
prompt-OverLimit = { $power }: ponad sześć kart na ręce. Którą odrzucić?
prompt-Gift = { $power }, Subwencje i Najemnicy: co dać i komu?
prompt-Lead = { $power }, Przywództwo: Generałowie, karta czy Morale?
prompt-Deploy = { $power }, Przywództwo: czy ustawić kolejnego Generała?
prompt-Recall = { $power }, Przywództwo: czy zdjąć kolejnego Generała?
prompt-Mobilise = { $power }, Mobilizacja: co kupić? Pieniądze: { $money }

## prompts: Movement

prompt-ChooseArbiter = { $power }, Ruch: kto ma być Arbitrem?
prompt-Disband = { $power }, Ruch: czy rozwiązać jakiś Garnizon?
prompt-MoveGenerals = { $power }, Tura Ruchu nr { $number }: którego Generała ruszyć?
prompt-Arrived = { $power }: { $general } dotarł { $territory_to }. Co dalej?
prompt-Passage = { $ally }: czy przepuścić { $power_acc } { $territory_to }?
prompt-AskForTurn = { $power }: czy poprosić { $arbiter_acc } o Turę Ruchu nr { $number } (+{ $number } Morale dla Arbitra)?
prompt-AllowTurn = { $arbiter }: czy pozwolić { $power_dat } na Turę Ruchu nr { $number } (+{ $number } Morale)?

## prompts: battles

prompt-ChooseBattle = { $power }: która bitwa teraz?
prompt-DeclareSupport = { $power }: czy udzielić wsparcia w bitwie o { $territory_acc }?
prompt-PlayCard = { $power }, bitwa o { $territory_acc }: zagrać kartę czy spasować?
prompt-ChooseTarget =
    { $power }: którą kartę przeciwnika ma { $card ->
        [2] ujawnić
        [3] odrzucić
       *[other] wskazać
    } karta „{ $card }”?
prompt-Conquest = { $power }: czy zostawić Garnizon { $territory_in }?
prompt-Retreat = { $power }: dokąd wycofuje się { $general }?
prompt-Beaten = { $power }: dokąd odchodzi pokonany { $general }?

## prompts: update of the board, Minor Powers

prompt-AssignTroop = { $power }: który Generał przyjmie Garnizon { $territory_from }?
prompt-MayStay = { $ally }: czy { $general } może zostać { $territory_in }?
prompt-ShowSign = Potajemnie: równa Siła { $territory_in }. Papier, kamień, nożyce czy los?
prompt-Bid = Potajemnie: ile punktów Morale za kontrolę nad { $minor_ins }?

## the position as text

text-nobody = nikt
text-nothing = brak
text-head =
    Runda { $round }, tura { $turn } z { $turns }. Zwycięstwo: { $victory } { $victory ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Wpływu. Cesarz: { $emperor }. Talia: { $draw }, karty odrzucone: { $discard }.
text-wheel = Koło Wojny
text-tracks = Mocarstwa
text-power =
    { $power }, { $status }: { $minor ->
        [yes] Pomniejsze Mocarstwo, kontrola: { $holder }
       *[no] Wpływ { $influence }
    }, Morale { $morale }, Pieniądze { $money }, karty { $cards }, Generałowie poza planszą { $off }
text-capital = stolica
text-elector = elektor
text-garrison = Garnizon: { $power }
text-fortress = Garnizon z Fortecą: { $power }
text-empty-fortress = pusta Forteca
text-general =
    { $general }, { $troops } { $troops ->
        [one] Oddział
        [few] Oddziały
        [many] Oddziałów
       *[other] Oddziału
    }
text-battle = Bitwa: { $territory }, Siła { $attack } przeciw { $defence }
text-hand = Ręka, { $power }: { $cards }
text-known = Znane ci karty, { $power }: { $cards }

## prognozy: do czego może prowadzić wybór

fact-sure-win = Zwycięstwo jest pewne, cokolwiek mają inni.
fact-sure-no-win = Tej bitwy nie da się już wygrać.
fact-alone = { $percent }%, jeśli nikt więcej nie przyjdzie.
fact-with-friend =
    { $percent }%, jeśli { $power } { $power_gender ->
        [pl] staną
       *[other] stanie
    } po twojej stronie (najwyżej { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }).
fact-with-foe =
    { $percent }%, jeśli { $power } { $power_gender ->
        [pl] wystąpią
       *[other] wystąpi
    } przeciw tobie (najwyżej { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }).
fact-all-against = { $percent }%, jeśli przyjdą wszyscy przeciwnicy, a nikt ci nie pomoże.
fact-prize =
    Wygrana przyniesie { $power_dat } { $influence ->
        [one] 1 punkt
        [few] { $influence } punkty
        [many] { $influence } punktów
       *[other] { $influence } punktu
    } Wpływu.
fact-prize-game =
    Wygrana przyniesie { $power_dat } { $influence ->
        [one] 1 punkt
        [few] { $influence } punkty
        [many] { $influence } punktów
       *[other] { $influence } punktu
    } Wpływu i zwycięstwo w grze.
fact-defeat =
    Klęska kosztuje: { $general } traci { $troops ->
        [0] pole
        [one] ostatni Oddział
        [few] wszystkie { $troops } Oddziały
       *[other] wszystkie Oddziały ({ $troops })
    }.
fact-battle-at = Bitwa { $territory_in }: { $percent }%.
fact-battle-at-range = Bitwa { $territory_in }: { $percent }% ({ $low }–{ $high }%, zależnie od tego, kto przyjdzie).
fact-left-open =
    { $territory } { $territory_gender ->
        [pl] zostają
       *[other] zostaje
    } bez obrony: obok stoi { $general }.
fact-taxes = Podatki { $power_gen }: { $then } zamiast { $now }.
fact-land = Wpływ { $power_gen } z ziem: { $then } zamiast { $now }.
fact-stronger =
    { $general }: Siła { $strength }, w bitwie do { $cards ->
        [one] 1 karty
       *[other] { $cards } kart
    }.
fact-walls = Garnizon { $territory_in } broni się z Siłą { $then } zamiast { $now }.
fact-votes = { $power }: { $votes } z { $needed } potrzebnych głosów, razem z tymi.
fact-elected =
    { $power } { $power_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } koronę cesarską.
fact-out-of-reach = Czterech głosów już nie będzie: pozostali nie mają ich dość.
fact-may-vote =
    { $power } { $power_gender ->
        [pl] mogą
       *[other] może
    } dodać { $votes } { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }.
fact-status-taxes = Podatki przy tym Statusie: { $money }.
fact-war-with = Przeciwnik na wojnie: { $power }.
fact-ally-of =
    { $power } { $power_gender ->
        [pl] zostają twoimi Sojusznikami
       *[other] zostaje twoim Sojusznikiem
    }.
fact-chooses-again =
    { $power } { $power_gender ->
        [pl] wybierają
       *[other] wybiera
    } inny Status.
fact-forgone-taxes = Utracone podatki: { $money }.
fact-kept-money = Pieniądze, które zostają: { $money }.
fact-arbiter-turns =
    Z tym Arbitrem najwyżej { $number } { $number ->
        [one] tura
        [few] tury
        [many] tur
       *[other] tury
    } ruchu.
fact-arbiter-gains = Za zgodę { $power } dostanie { $gain } Morale (razem { $morale }).
fact-minor-brings =
    { $power }: { $troops } { $troops ->
        [one] Oddział
        [few] Oddziały
        [many] Oddziałów
       *[other] Oddziału
    } na planszy, { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    } na ręce.
fact-bid-costs = Po wygranej licytacji zostanie { $left } Morale.
fact-bid-sure = Nikt tego nie przebije.
fact-outbid =
    { $power } { $power_gender ->
        [pl] mogą
       *[other] może
    } to przebić: ma { $morale } Morale.
brief-gifts-left = { $number ->
    [0] ostatni dar
   *[other] potem jeszcze { $number }
}
brief-odds = { $attack }:{ $defence }, { $percent }%
brief-odds-range = { $attack }:{ $defence }, { $low }–{ $high }%

ahead-taxed =
    { $power } { $power_gender ->
        [pl] ściągają
       *[other] ściąga
    } podatki: { $money } { $money ->
        [one] Pieniądz
        [few] Pieniądze
        [many] Pieniędzy
       *[other] Pieniądza
    }.
ahead-corruption =
    Korupcja: { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $money } { $money ->
        [one] Pieniądz
        [few] Pieniądze
        [many] Pieniędzy
       *[other] Pieniądza
    }.
ahead-influence =
    { $power } { $power_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $influence } { $influence ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Wpływu za { $territory_acc }.
    .many =
        { $power } { $power_gender ->
            [pl] zyskują
           *[other] zyskuje
        } { $influence } { $influence ->
            [one] punkt
            [few] punkty
           *[other] punktów
        } Wpływu za { $territory_acc }.
ahead-emperor-influence =
    Korona cesarska ({ $power }): { $major } { $major_gender ->
        [pl] zyskują
       *[other] zyskuje
    } 2 punkty Wpływu.
ahead-victory =
    Zwycięstwo! { $power } { $power_gender ->
        [pl] wygrywają
       *[other] wygrywa
    } grę: { $influence } { $influence ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Wpływu.
ahead-elected =
    { $power } { $power_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } koronę cesarską: { $votes } { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }.
ahead-no-emperor = Nikt nie zostanie Cesarzem.
ahead-arbiter =
    Arbitrem { $power_gen } { $arbiter_gender ->
        [pl] zostają
       *[other] zostaje
    } { $arbiter } i { $arbiter_gender ->
        [pl] zyskują
       *[other] zyskuje
    } 1 punkt Morale.
ahead-allowed =
    { $arbiter } { $arbiter_gender ->
        [pl] pozwalają
       *[other] pozwala
    } { $power_dat } na Turę Ruchu nr { $number } i { $arbiter_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    } Morale.
ahead-denied =
    { $arbiter } { $arbiter_gender ->
        [pl] odmawiają
       *[other] odmawia
    } { $power_dat } Tury Ruchu nr { $number }.
ahead-passage =
    { $ally } { $ally_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } { $power_acc } { $territory_to }.
ahead-no-passage =
    { $ally } nie { $ally_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } { $power_gen } { $territory_to }.
ahead-went-off = { $general } schodzi z planszy i traci wszystkie Oddziały.
ahead-garrison-sold =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } { $territory_acc }: Garnizon wymieniono na 1 Pieniądz.
    .many =
        { $power } { $power_gender ->
            [pl] oddają
           *[other] oddaje
        } { $territory_acc }: Garnizony wymieniono na { $times } { $times ->
            [one] Pieniądz
            [few] Pieniądze
           *[other] Pieniędzy
        }.
ahead-garrison-returns =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } { $territory_acc }: Garnizon staje się Oddziałem { $general_gen }.

## Powody zarządcy

why-action = akcję warto wykonać
why-card = karta na rękę (teraz { $cards })
why-card-value =
    { $card ->
        [0] zakryta karta, warta około 3
       *[other] karta warta { $card }
    }
    .against = odchodzi karta „{ $card }”
why-cards-unpaid = na { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[other] kart
    } zostałoby { $morale } Morale
why-corruption = niewydane Pieniądze przepadają: { $money }
why-cost-of-battle = bitwa kosztuje Oddziały i Morale
why-cost-of-card = odchodzi karta „{ $card }” i 1 z { $morale } Morale
why-crowns-rival = daje koronę rywalowi: { $power } (Wpływ { $influence })
why-danger = koniec zagrożenia: { $power }
    .against = zagrożenie dla twoich ziem: { $power }
why-dear = wysoka cena
why-double-taxes = podatki Neutralnego są podwójne: { $money }
why-even-odds = szanse są równe
why-exposed = stoi bez Oddziałów { $territory_in }
why-family = pomaga twoim Mocarstwom
    .against = koronę lepiej dać pierwszemu z twoich Mocarstw
why-feeds-arbiter = Morale w zysku Arbitra ({ $power }): { $morale }
why-feeds-enemy = wzmacnia przeciwnika: { $power }
why-feeds-leader = wzmacnia { $power_acc } (Wpływ { $influence })
why-five-if-lost = „5” kosztuje Morale w razie klęski
why-friends = przyjaciele u boku
why-general-lost = { $general } schodzi z planszy (Oddziały: { $troops })
why-general-on-board = Generał na planszy
why-gift = dar nic nie kosztuje
why-gift-to-rival = dar dla rywala u progu zwycięstwa: { $power } (Wpływ { $influence })
why-gives-up-land = oddaje { $territory_acc } (wartość { $value })
why-guards = pilnuje: { $territory }
why-idle = bezczynność Neutralnego
why-keep-cards = karty lepiej zatrzymać
why-keep-money = Pieniądze lepiej zachować ({ $money })
    .against = Pieniądze można dobrze wydać ({ $money })
why-keeps-troops = { $general } zostaje w grze (Oddziały: { $troops })
why-leader-is-no-friend = to nie przyjaciel, bo prowadzi: { $power } (Wpływ { $influence })
why-leaves-guard = { $territory_in } nie zostaje żaden Generał
why-minor-power = { $power }: Oddziały { $troops }, karty { $cards }
why-morale = Morale w zysku: { $morale }
    .against = Morale na koszt: { $morale }
why-no-expansion = Neutralny nie może się rozszerzać
why-no-second-turn = raczej nie da drugiej Tury: { $power } (Morale { $morale })
why-not-an-enemy = nie przeciwnik: { $power }
why-own-crown = korona dla { $power_gen }: 2 Wpływu przy każdym Rozszerzaniu Wpływów
why-own-land-anyway = i bez Garnizonu twoje: { $territory }
why-prey = ziemie do odebrania: { $power }
    .against = tych ziem nie będzie można odebrać: { $power }
why-prize = { $percent }% szans na wygraną { $territory_in }
why-risk =
    { $percent }% ryzyka klęski; stawką { $troops ->
        [one] jest 1 Oddział
        [few] są { $troops } Oddziały
       *[other] jest { $troops } Oddziałów
    } ({ $general })
why-sees-more = odsłania karty przeciwnika
why-share-of-glory = udział we Wpływie: { $influence }
why-steady = stałość sojuszy
why-stop-leader = powstrzymuje { $power_acc } (Wpływ { $influence })
    .against = pomaga: { $power } (Wpływ { $influence })
why-sure-first = najpierw pewniejsza bitwa: { $percent }%
why-takes-land = zajmuje { $territory_acc } (wartość { $value })
why-targets-near = z myślą o celu: { $territory }
    .against = dalej od celu: { $territory }
why-tips-the-scale = bitwa: { $then }% zamiast { $now }%
    .against = bitwa nic nie zyskuje: { $then }% zamiast { $now }%
why-troop = nowy Oddział: { $general } ma { $troops }
why-wants-morale = chętnie weźmie Morale: { $power } (ma { $morale })
why-weak-general = { $general } jest słaby (Oddziały: { $troops })
why-only-passing = { $territory } to tylko przejście
why-too-many-friends = o Sojusznika więcej, o zdobycz mniej: { $power }
why-votes = pewne głosy: { $votes }

## Plansza w terminalu

cli-raison-power = Mocarstwo
cli-raison-influence = Wpł.
cli-raison-morale = Morale
cli-raison-money = Pien.
cli-raison-cards = Karty
cli-raison-off = Poza
cli-raison-legend = ♞2 Generał, 2 Oddziały · ■ Garnizon · ▣ Forteca · ♔ Elektor · podkreślona: stolica · cyfra: wartość
cli-raison-attack_support = + atak: { $general }
cli-raison-defence_support = + obrona: { $general }

## Strona: czym jest gra, nagłówki i napisy paneli

title-blurb = Europa staje w ogniu, a żaden sojusz nie jest na zawsze. Poprowadź wielkie Mocarstwo wojny trzydziestoletniej albo wojny o sukcesję hiszpańską: zbieraj armie w rytmie Koła Wojny, targuj się o Sojuszników, elektorów i Arbitrów, a spory rozstrzygaj zakrytymi kartami Bitwy. Wygrywa Wpływ, a każdą obietnicę można złamać.
panel-round = Runda { $round }
panel-from = { $territory }, { $number ->
        [0] bez Oddziałów
        [one] 1 Oddział
        [few] { $number } Oddziały
       *[many] { $number } Oddziałów
    }
panel-wheel = Koło Wojny
panel-boards = Plansze
panel-tracks = Mocarstwa
panel-statuses = Wojna i pokój
panel-hand = Karty Bitwy
panel-battle = Bitwa: { $territory }
panel-turn = Runda { $round }, tura { $turn } z { $turns }
panel-acting = wykonuje akcję
panel-power = Mocarstwo
panel-influence = Wpływ
panel-morale = Morale
panel-money = Pieniądze
panel-cards = Karty
panel-off-board = Poza planszą
panel-strength = Siła
panel-victory = zwycięstwo przy { $victory }
panel-deck = Talia
panel-discards = Odrzucone
panel-fortresses = Wolne Fortece
panel-run-by = kontrola: { $power }
panel-uncontrolled = nikt go nie kontroluje
panel-emperor = Cesarz: { $power }
panel-arbiter = Arbiter
panel-crown = Korona cesarska
panel-no-emperor = Tron cesarski jest pusty
panel-nobody = nikt
panel-relation =
    { $power } i { $other }: { $relation ->
        [war] Stan Wojny
        [allies] Sojusznicy
       *[peace] Stan Pokoju
    }
panel-relations = Kto z kim walczy
panel-war = Wojna
panel-allies = Sojusz
panel-peace = Pokój
panel-no-cards = brak kart
panel-known-cards = Cudze karty, które znasz
panel-card = Karta Bitwy „{ $card }”
panel-ability-2 = Ujawnij
panel-ability-3 = Odrzuć
panel-ability-4 = Para
panel-ability-5 = Ryzyko
panel-attack = Atak
panel-defence = Obrona
panel-support = wsparcie
panel-garrison = Garnizon
panel-fortress = Garnizon w Fortecy
panel-pile =
    Karta { $position }: { $card ->
        [removed] odrzucona
        [hidden] zakryta
       *[other] „{ $card }”
    }
panel-aim = Wskaż tę kartę

## Strona: szanse w bitwie

odds-win = wygrana
odds-draw = remis
odds-lose = przegrana
odds-strength = Siła { $attack } przeciw { $defence }
odds-cards = Karty: najwyżej { $attack } przeciw { $defence }
odds-after-pass = Jeśli teraz spasujesz
odds-range = { $low }–{ $high }%, zależnie od tego, kto przyjdzie
odds-note = Policzone po kartach, których nie widzisz, i po tym, jak boty przychodzą na bitwy i grają.

## Strona: czym jest dana rzecz

help-kind-home = Terytorium Macierzyste, { $power }
help-kind-contested = Terytorium Sporne: { $powers }
help-kind-uncontested = Terytorium Niesporne: daje podatki, nigdy Wpływ
help-kind-impassable = Nieprzekraczalne: żaden Generał tu nie wejdzie
help-worth-home = Wartość { $value }: właścicielowi daje tyle Pieniędzy z podatków, a rywalowi z Garnizonem tyle Wpływu
help-worth-contested = Wartość { $value }: Mocarstwom w jego kolorach daje tyle Wpływu, a pozostałym tyle Pieniędzy z podatków
help-worth-uncontested = Wartość { $value }: daje tyle Pieniędzy z podatków
help-for-you = { $held ->
        [yes] Dla ciebie w rundzie:
       *[no] W twoich rękach co rundę:
    } { $money ->
        [0] bez Pieniędzy
       *[other] Pieniądze { $money }
    }, { $influence ->
        [0] bez Wpływu
       *[other] Wpływ { $influence }
    }
help-elector = Elektor: jeden głos w wyborze Cesarza
help-capital = Stolica, { $power }
help-control = Kontrola: { $power }
help-nobody = Nikt go nie kontroluje
help-at = Miejsce: { $territory }
help-off-board = Poza planszą
help-troops =
    { $troops ->
        [0] Bez Oddziałów
        [one] 1 Oddział z najwyżej 3
        [few] { $troops } Oddziały z najwyżej 3
        [many] { $troops } Oddziałów z najwyżej 3
       *[other] { $troops } Oddziału z najwyżej 3
    }
help-general-strength = Siła w bitwie: { $strength }. Za każdy Oddział jedna karta Bitwy
help-wars = Wojna: { $powers }
help-allies = Sojusznicy: { $powers }
help-at-peace = Pokój ze wszystkimi
help-holdings = Wpływ { $influence }, Morale { $morale }, Pieniądze { $money }, karty { $cards }
help-minor = Pomniejsze Mocarstwo, kontrola: { $power }
help-minor-free = Pomniejsze Mocarstwo, na razie niczyje
help-emperor = Święty Cesarz Rzymski: przy Poszerzeniu Wpływu o 2 punkty więcej
help-action = Akcja w tej turze: { $action }
help-card-strength = Dodaje Siłę { $card }. Zagranie kosztuje 1 punkt Morale
help-card-1 = Bez zdolności
help-card-2 = Ujawnij: zagrana odkryta ujawnia jedną kartę przeciwnika
help-card-3 = Odrzuć: zagrana odkryta usuwa z bitwy jedną kartę przeciwnika
help-card-4 = Para: dwie karty z symbolem pary w jednym stosie dodają 1 do Siły
help-card-5 = Ryzyko: po przegranej bitwie kosztuje jeszcze 1 punkt Morale
help-card-6 = Bez zdolności
help-card-pair = Ma symbol pary: dwie takie karty w jednym stosie dodają 1 do Siły
help-action-drill = Dobierz kartę Bitwy, a potem odrzuć jedną
help-action-taxation = Weź Pieniądze z Terytoriów Macierzystych, Niespornych i Spornych bez twojego koloru; Neutralni biorą podwójnie
help-action-subsidies = Daj Sojusznikom do 3 Pieniędzy albo do 3 kart Bitwy
help-action-leadership = Wystaw Generałów albo zdejmij ich z planszy; lub dobierz kartę; lub zyskaj 1 punkt Morale
help-action-mobilisation = Kupuj Oddziały, karty i Morale po 1 Pieniądzu, Fortecę za 5; reszta przepada
help-action-influence = Policz Wpływ z kontrolowanych Terytoriów Spornych w twoim kolorze i cudzych Macierzystych; Cesarz dostaje o 2 więcej
help-action-movement = Wskaż Arbitra, a potem ruszaj Generałami i walcz, do trzech razy
help-status-first = Sojusznicy Austrii; Stan Wojny z drugą Koalicją i z Ekspansjonistami
help-status-second = Stan Wojny z Koalicją austriacką i z Ekspansjonistami; jej członkowie są Sojusznikami
help-status-neutral = Pokój ze wszystkimi; Terytoria Macierzyste są bezpieczne, podatki podwójne, ale Generałowie trzymają się własnych ziem
help-status-expansionist = Wojna ze wszystkimi oprócz Neutralnych; bez Sojuszników
help-track-influence = Kto pierwszy osiągnie { $victory }, natychmiast wygrywa. Wpływ dają ziemie, bitwy i korona cesarska
help-track-morale = Od 0 do 15. Każda karta Bitwy kosztuje 1; Morale zyskują Arbitrzy, dają je też Przywództwo i Mobilizacja
help-track-money = Pochodzą z Opodatkowania, wydaje się je przy Mobilizacji; reszta wtedy przepada
help-track-cards = Karty Bitwy na ręce, najwyżej 6 na koniec akcji
help-track-off-board = Generałowie czekający obok planszy; każdy daje przy Mobilizacji darmową kartę
help-track-strength = Po 1 za Generała, Oddział i Garnizon; 4 za Garnizon w Fortecy. Karty dolicza się na końcu
help-track-deck = 52 karty Bitwy; po dobraniu ostatniej odrzucone tasuje się na nowo
help-track-fortresses = Jest ich sześć; buduje się je za 5 Pieniędzy tam, gdzie Mocarstwo ma Garnizon
help-track-arbiter = Mocarstwo, które się rusza, wskazuje Arbitra; ten zyskuje Morale za każdą Turę Ruchu
help-track-crown = Cesarza wybiera się raz na rundę, co najmniej czterema z siedmiu głosów
help-panel-wheel = Każde Mocarstwo wykonuje akcję, na którą wskazuje jego żeton. Po każdej turze tarcza przeskakuje o jedno pole w prawo
help-panel-tracks = Wpływ, Morale i zasoby każdego Mocarstwa
help-panel-statuses = Status rozstrzyga, kto z kim jest w Stanie Wojny
help-panel-hand = Twoje karty Bitwy. Każdy Oddział w bitwie pozwala zagrać jedną, a każda kosztuje 1 punkt Morale
help-panel-battle = Wygrywa większa Siła razem z kartami; przy remisie obrońcy zostają
