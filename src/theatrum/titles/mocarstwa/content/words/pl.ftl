# source: authored; terms as in rules.toml
# The words of Mocarstwa; names and their forms are in names_pl.csv.

title-blurb = Dziewięciu władców XVIII wieku marzy o jednej Europie. Zbieraj piechotę, kawalerię i działa, woduj okręty, pozyskuj generałów i zdobywaj stolice sąsiadów: w półgodzinnym scenariuszu, w kampanii z prostą gospodarką albo w pełnej rozgrywce z ministerstwami, intrygą i trzema długimi latami wojny.

## levels, resources, ministries

kind-scenario = Scenariusz
kind-campaign = Kampania
kind-full = Pełna rozgrywka
resource-none = bez zasobów
resource-farmland = uprawy
resource-sawmill = tartak
resource-copper = kopalnia miedzi
resource-silver = kopalnia srebra
resource-gold = kopalnia złota
resource-city = miasto
resource-capital = stolica
ministry-agriculture = Ministerstwo rolnictwa
ministry-economy = Ministerstwo gospodarki
ministry-trade = Ministerstwo handlu
ministry-finance = Ministerstwo finansów
ministry-construction = Ministerstwo budownictwa
ministry-war = Ministerstwo wojny
level-podkomorzy = Podkomorzy
level-castellan = Kasztelan
level-chancellor = Kanclerz
level-marshal = Marszałek
authority-chancellor = Kanclerz
authority-castellan = Kasztelan
authority-chamberlain = Szambelan
deck-state = Informacje państwowe
deck-european = Informacje europejskie
type-assault = Szturm
type-fire = Ostrzał
type-formation = Formacja
type-retreat = Odwrót
type-spy = Szpieg
type-lost-orders = Utracone Rozkazy
sign-fury = Szał Bojowy
sign-cannonade = Kanonada
sign-cross = Krzyż Walecznych
sign-bugle = Sygnałówka
sign-promotion = Awans
sign-elite = Oddziały elitarne
sign-press_gang = Branka

## options

option-talk = Przerwy na rozmowy
    .no = bez przerw
    .yes = przed każdą rundą
    .note = Przerwa na układy między graczami; kończy się, gdy wszyscy są gotowi.
option-powers = Kto gra którym mocarstwem
    .row = pierwszy zestaw ze scenariusza, w jego kolejności
    .lot = zestaw i mocarstwa losowo
    .book = rzut i wybór, jak w instrukcji
    .note = Każdy scenariusz wymienia mocarstwa, które mogą grać razem; kto wybiera ostatni, zaczyna.
option-battles = Bitwy
    .cards = kartami walki: całe armie, zakryte karty
    .dice = kostkami: oddział na oddział, szybciej i bardziej losowo
    .note = Z kartami najpierw zapowiada się wszystkie ataki tury, a każda strona wykłada kartę w tajemnicy; z kostkami każdy oddział rzuca od razu.
option-commanders = Dowódcy
    .book = tylko w kampaniach
    .yes = zawsze
    .no = nigdy
    .note = Marszałkowie, Hetmani, Generałowie i Admirałowie idą z wojskiem i pomagają mu w bitwie.
option-fatigue = Zmęczenie (tylko kostki)
    .no = oddziały się nie męczą
    .yes = kto odparł atak, do końca tury broni się z -1
    .note = Załogę można wykruszyć atakiem po ataku.
option-goal = Mocarstwa, które dają wygraną w pełnej rozgrywce
    .every = wszystkie, którymi się rządzi, także własne
    .conquered = zdobyte; własne się nie liczy
    .note = Instrukcja tego nie rozstrzyga. Gdy własne się nie liczy, gra trwa mniej więcej dwa razy dłużej.

## scenarios: the goal in a sentence

scenario-berlin = Zdobądź twierdzę Berlin i utrzymaj ją przez trzy tury albo usuń z mapy wszystkich rywali.
scenario-race = Podbij pierwszy swoją zdobycz: Francja Niemcy, Imperium Osmańskie Węgry, Rosja Polskę.
scenario-gold = Dziewięć oddziałów kawalerii rusza po złoto Bengazi: utrzymaj tamtejszy fort przez trzy tury.
scenario-partitions = Polska ma przetrwać do końca; sąsiedzi mają zająć ją całą.
scenario-spring = Uwolnij wszystkie prowincje swojego mocarstwa od oddziałów niezależnych szybciej niż inni.
scenario-germany = Utrzymaj jednocześnie trzy niemieckie forty.
scenario-rome = Zdobądź twierdzę Rzym i utrzymaj ją przez trzy tury.
scenario-england = Wyląduj w Wielkiej Brytanii i podbij ją: zajmij Londyn i usuń z kraju wszystkie obce oddziały.
scenario-ports = Zdobądź za morzem jeden fort przeciwnika.
scenario-mediterranean = Zatop lub zdobądź okręty przeciwników za sześć punktów: korweta daje 1, fregata 2, liniowiec 3.
scenario-russia = Tron Rosji jest pusty: opanuj pierwszy cały kraj.
scenario-neighbours = Obok własnego mocarstwa opanuj drugie.
scenario-hetman = Samotnie przeciw Europie: dojdź do Moskwy i uwolnij Hetmana; po drodze w niewoli czekają generałowie.
scenario-stockholm = Przejdź przez Europę, weź okręt stojący w Gdańsku i zdobądź twierdzę Sztokholm.
scenario-vienna = Zdobądź twierdzę Wiedeń, zanim zrobi to ktoś inny; w pojedynkę masz od 9 do 24 rund, zależnie od drogi.
scenario-annexation = Każde mocarstwo ma własną zdobycz: zajmij ją pierwszy w całości.
scenario-throne = Zdobądź twierdzę Berlin i utrzymaj ją przez trzy tury: nagrodą jest cesarski tron.
scenario-iceland = Zbuduj flotę i zajmij złoto Islandii.
scenario-full = Rządź naraz dwoma lub trzema mocarstwami, tym większą ich liczbą, im mniej graczy; po osiemnastu rundach wygrywa największe państwo.

## choices: set-up and purchases

choice-power = Graj { $power_ins }
choice-buy =
    Kup { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen }
choice-build = Zbuduj { $work_acc }
choice-deploy =
    Ustaw { $place_in }: { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen }
choice-erect = Wznieś { $work_acc } { $place_in }
choice-swap-forts = Weź jedną twierdzę za dwa forty
choice-launch = Zwoduj { $work_acc } { $hex_in }
choice-done = Gotowe, nic więcej
step-deploy = Ustaw oddziały
step-recruit = Zwerbuj
step-erect = Wznieś umocnienia

## choices: on land

choice-assail = Oddziały niezależne: { $unit }, { $from } → { $to }
choice-move = Ruch: { $unit }, { $from } → { $to }
choice-ride = Jedź dalej: { $unit }, { $from } → { $to }
choice-attack = Atak: { $unit }, { $from } → { $to }
choice-leap = Atak z doskoku: { $unit }, { $from } → { $to }
choice-defend = Broń się { $unit_ins }
choice-enter = Wejdź { $from_from }: { $unit }
choice-reroll = Rzuć wszystkimi kostkami jeszcze raz
choice-let-stand = Zostaw ten rzut
choice-accompany = Dowódca rusza z następnym oddziałem: { $place }
choice-end-phase = Zakończ Fazę militarną

## choices: battles with cards

choice-fight = Teraz bitwa o { $place_acc }
choice-lay = Wyłóż kartę „{ $card }”
choice-lose = Zdejmij: { $unit } ({ $from })
choice-go-back = Odeślij { $from_to }: { $unit }
choice-drive = Wyprzyj ich { $place_to }
choice-press = Wciel do służby: { $unit }
choice-train = Wyszkol lepiej: { $unit }
choice-promote = Awansuj: { $commander }
choice-put-aside = Odłóż kartę „{ $card }”

## choices: at sea

choice-embark = Zaokrętuj: { $unit }, { $from } → { $ship }
choice-disembark = Wyokrętuj: { $unit }, { $ship } → { $to }
choice-sail = Płyń { $hex_to }: { $ship } (steruje { $unit })
choice-repair = Napraw maszty: { $ship }
choice-salvo = Salwa burtowa: { $ship } ({ $unit }) → { $to }
choice-board = Abordaż: { $unit }, { $ship } → { $to }
choice-shell = Ostrzelaj ląd: { $ship } ({ $unit }) → { $to }
choice-land = Desant: { $unit }, { $ship } → { $to }
choice-attack-ship = Zaatakuj okręt: { $unit }, { $from } → { $to }
choice-hit = Trafiony zostaje ten okręt: { $ship }

## choices: economy and politics

choice-sell = Sprzedaj { $good_acc } ({ $number })
choice-recruit =
    Zwerbuj { $place_in }: { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen }
choice-exchange = Zamień drewno ({ $number }) na tyle samo zboża
choice-extend = Rozbuduj fort do twierdzy: { $place }
choice-dismiss = Zdejmij z mapy: { $unit }, { $place }
choice-appoint = Powołaj { $commander_acc }: { $place }
choice-take-back = Weź z powrotem kartę „{ $card }”
choice-authority = Użyj Karty władzy: { $authority }
choice-choose-card = Wprowadź do gry: { $information }
choice-use = Użyj eksperta: { $information }
choice-refresh = Niech działa jeszcze raz: { $unit }, { $place }
choice-sail-again = Niech płynie jeszcze raz: { $ship }

## events: set-up and purchases

event-round = Zaczyna się runda { $round }.
event-rolled-choice = Gracz { $seat } wyrzuca { $die } przy wyborze mocarstw.
    .each = gracz { $seat } – { $die }
    .many = Rzuty przy wyborze mocarstw: { $items }.
event-took-power = Gracz { $seat } gra { $power_ins }.
    .each = gracz { $seat } gra { $power_ins }
    .many = { $items }.
event-first-player =
    { $power } { $power_gender ->
        [pl] zaczynają
       *[other] zaczyna
    }.
event-independents-phase = Ruszają mocarstwa niezależne.
event-military-phase = Faza militarna: { $power }.
event-bought =
    { $power } { $power_gender ->
        [pl] kupują
       *[other] kupuje
    } { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen }.
    .each = { $unit } ({ $number })
    .many =
        { $power } { $power_gender ->
            [pl] kupują
           *[other] kupuje
        } oddziały: { $items }.
event-built =
    { $power } { $power_gender ->
        [pl] budują
       *[other] buduje
    } { $work_acc }.
    .many =
        { $power } { $power_gender ->
            [pl] budują
           *[other] buduje
        }: { $work_tally }.
event-deployed =
    { $power } { $power_gender ->
        [pl] ustawiają
       *[other] ustawia
    } { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen } { $place_in }.
    .each = { $unit } ({ $number }) { $place_in }
    .many =
        { $power } { $power_gender ->
            [pl] ustawiają
           *[other] ustawia
        } oddziały: { $items }.
event-erected =
    { $power } { $power_gender ->
        [pl] wznoszą
       *[other] wznosi
    } { $work_acc } { $place_in }.
    .each = { $work_acc } { $place_in }
    .many =
        { $power } { $power_gender ->
            [pl] wznoszą
           *[other] wznosi
        } { $items }.
event-launched =
    { $power } { $power_gender ->
        [pl] wodują
       *[other] woduje
    } { $ship_acc } { $hex_in }.
    .each = { $ship_acc } { $hex_in }
    .many =
        { $power } { $power_gender ->
            [pl] wodują
           *[other] woduje
        } { $items }.
event-returned-resources =
    { $power } { $power_gender ->
        [pl] oddają
       *[other] oddaje
    } resztę zasobów do banku.
    .many = Resztę zasobów do banku oddają: { $power }.
event-swapped-forts =
    { $power } { $power_gender ->
        [pl] biorą
       *[other] bierze
    } jedną twierdzę za dwa forty.

## events: on land

event-moved = Ruch ({ $power }): { $unit }, { $from } → { $to }.
    .many = Ruch ({ $power }), { $from } → { $to }: { $unit_tally }.
event-rode = Dalszy ruch ({ $power }): { $unit }, { $from } → { $to }.
    .many = Dalszy ruch ({ $power }), { $from } → { $to }: { $unit_tally }.
event-attacked =
    { $power } { $power_gender ->
        [pl] atakują
       *[other] atakuje
    } { $to_acc } { $from_from }: { $unit }.
    .many =
        { $power } { $power_gender ->
            [pl] atakują
           *[other] atakuje
        } { $to_acc } { $from_from }: { $unit_tally }.
event-leapt =
    { $power } { $power_gender ->
        [pl] atakują
       *[other] atakuje
    } z doskoku { $to_acc } { $from_from }: { $unit }.
    .many =
        { $power } { $power_gender ->
            [pl] atakują
           *[other] atakuje
        } z doskoku { $to_acc } { $from_from }: { $unit_tally }.
event-defended = Obrona { $place_in }: { $unit } ({ $power }).
event-roll-attack = Atak: { $dice }, bonus { $bonus }, razem { $total }.
event-roll-defence = Obrona: { $dice }, bonus { $bonus }, razem { $total }.
event-destroyed =
    { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $place_in } oddział { $unit_gen }.
    .many =
        { $power } { $power_gender ->
            [pl] tracą
           *[other] traci
        } { $place_in } { $times } { $times ->
            [one] oddział
            [few] oddziały
           *[other] oddziałów
        }: { $unit_tally }.
event-repelled = Atak na { $place_acc } zostaje odparty.
event-fell-back = Niezależny oddział { $unit_gen } cofa się { $from_from } { $to_to }.
    .many = Oddziały niezależne cofają się { $from_from } { $to_to }: { $unit_tally }.
event-rerolled =
    { $power } { $power_gender ->
        [pl] rzucają
       *[other] rzuca
    } kostkami jeszcze raz.
event-annexed =
    { $power } { $power_gender ->
        [pl] wkraczają
       *[other] wkracza
    } { $to_to } { $from_from }: { $unit }.
    .many =
        { $power } { $power_gender ->
            [pl] wkraczają
           *[other] wkracza
        } { $to_to } { $from_from }: { $unit_tally }.

## events: battles with cards

event-drew =
    { $power } { $power_gender ->
        [pl] dobierają
       *[other] dobiera
    } kartę walki: { $card }.
    .hidden =
        { $power } { $power_gender ->
            [pl] dobierają
           *[other] dobiera
        } kartę walki.
    .each = { $card }
    .many =
        { $power } { $power_gender ->
            [pl] dobierają
           *[other] dobiera
        } karty walki ({ $times }): { $items }.
    .hidden-many =
        { $power_count ->
            [one] Dobrane karty walki ({ $power }): { $times }.
           *[other] Dobrane karty walki: { $power_tally }.
        }
event-reshuffled = Użyte karty zostają potasowane w nową talię.
event-battle =
    Bitwa o { $place_acc }: { $power } ({ $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    }) przeciw { $defender_dat }.
event-laid =
    { $power } { $power_gender ->
        [pl] wykładają
       *[other] wykłada
    } kartę: { $card }.
    .each = { $power } „{ $card }”
    .many = Karty: { $items }.
event-points = { $place }: atak { $attack }, obrona { $defence }.
event-battle-won =
    { $power } { $power_gender ->
        [pl] wygrywają
       *[other] wygrywa
    } bitwę o { $place_acc }, przewaga { $lead } { $lead ->
        [one] punktu
        [few] punktów
       *[other] punktów
    }.
event-battle-lost =
    { $power } { $power_gender ->
        [pl] przegrywają
       *[other] przegrywa
    } bitwę o { $place_acc }, zabrakło { $lead } { $lead ->
        [one] punktu
        [few] punktów
       *[other] punktów
    }.
event-battle-drawn = Bitwa o { $place_acc } kończy się remisem.
event-raged =
    Szał Bojowy: { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $place_in } o { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } więcej.
event-saved =
    Krzyż Walecznych: { $power } { $power_gender ->
        [pl] zachowują
       *[other] zachowuje
    } { $number } { $number ->
        [one] oddział, który poległby
        [few] oddziały, które poległyby
       *[other] oddziałów, które poległyby
    } { $place_in }.
event-retreated-attack =
    { $power } { $power_gender ->
        [pl] przerywają
       *[other] przerywa
    } atak na { $place_acc }.
event-withdrew =
    { $power } { $power_gender ->
        [pl] wycofują
       *[other] wycofuje
    } { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $from_from } { $to_to }.
event-went-back =
    { $power } { $power_gender ->
        [pl] odsyłają
       *[other] odsyła
    } { $unit_acc } { $from_from } { $to_to }.
    .many =
        { $power } { $power_gender ->
            [pl] odsyłają
           *[other] odsyła
        } oddziały { $from_from } { $to_to }: { $unit_tally }.
event-occupied =
    { $power } { $power_gender ->
        [pl] zajmują
       *[other] zajmuje
    } { $place_acc }: { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    }.
event-pressed =
    { $power } { $power_gender ->
        [pl] wcielają
       *[other] wciela
    } pobity oddział { $unit_gen }: { $place }.
event-trained =
    { $power } { $power_gender ->
        [pl] szkolą
       *[other] szkoli
    } { $place_in } nowy oddział: { $unit } → { $better }.
event-promoted = Awans ({ $power }): { $place_in } oficer zostaje { $commander_ins }.
event-put-aside =
    { $power } { $power_gender ->
        [pl] odkładają
       *[other] odkłada
    } kartę: { $card }.
    .many =
        { $power } { $power_gender ->
            [pl] odkładają
           *[other] odkłada
        } karty: { $card }.

## events: at sea

event-embarked =
    { $power } { $power_gender ->
        [pl] zaokrętowują
       *[other] zaokrętowuje
    } { $unit_acc } { $from_from } { $ship_to }.
    .many =
        { $power } { $power_gender ->
            [pl] zaokrętowują
           *[other] zaokrętowuje
        } oddziały { $from_from } { $ship_to }: { $unit_tally }.
event-disembarked =
    { $power } { $power_gender ->
        [pl] wyokrętowują
       *[other] wyokrętowuje
    } { $unit_acc } { $ship_from } { $to_to }.
    .many =
        { $power } { $power_gender ->
            [pl] wyokrętowują
           *[other] wyokrętowuje
        } oddziały { $ship_from } { $to_to }: { $unit_tally }.
event-sailed = Rejs ({ $power }): { $ship }, { $from } → { $to }.
event-repaired =
    { $power } { $power_gender ->
        [pl] naprawiają
       *[other] naprawia
    } maszty: { $ship }.
event-ship-gone = Okręt przepada: { $ship }, { $hex }.
event-fired = Salwa burtowa ({ $power }): { $ship } ostrzeliwuje { $to_acc } ({ $unit }).
    .many = Salwy burtowe ({ $power }), { $times }: { $ship } ostrzeliwuje { $to_acc }.
event-boarded = Abordaż ({ $power }): { $unit } { $ship_from } { $to_to }.
event-shelled = Ostrzał lądu ({ $power }): { $ship } ostrzeliwuje { $to_acc } ({ $unit }).
event-landed =
    { $power } { $power_gender ->
        [pl] robią
       *[other] robi
    } desant { $to_to } { $ship_from }: { $unit }.
    .many =
        { $power } { $power_gender ->
            [pl] robią
           *[other] robi
        } desant { $to_to } { $ship_from }: { $unit_tally }.
event-attacked-ship =
    { $power } { $power_gender ->
        [pl] atakują
       *[other] atakuje
    } { $to_acc } { $from_from }: { $unit }.
    .many =
        { $power } { $power_gender ->
            [pl] atakują
           *[other] atakuje
        } { $to_acc } { $from_from }: { $unit_tally }.
event-lost-masts =
    { $ship } traci { $number } { $number ->
        [one] maszt
        [few] maszty
       *[other] masztów
    }.
event-lost-decks =
    { $ship } traci { $number } { $number ->
        [one] pokład działowy
        [few] pokłady działowe
       *[other] pokładów działowych
    }.
event-sunk = { $ship } idzie na dno z całą załogą.
event-missed = Salwa niecelna: { $ship }.
event-evaded = Zręczny manewr i starcia nie było: { $ship }.

## events: economy and politics

event-sold =
    { $power } { $power_gender ->
        [pl] sprzedają
       *[other] sprzedaje
    } { $good_acc } ({ $number }) za { $money } { $money ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.
    .each = { $good_acc } ({ $number })
    .many =
        { $power } { $power_gender ->
            [pl] sprzedają
           *[other] sprzedaje
        } { $items } za { $money } { $money ->
            [one] dukat
            [few] dukaty
           *[other] dukatów
        }.
event-recruited =
    { $power } { $power_gender ->
        [pl] werbują
       *[other] werbuje
    } { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen } { $place_in }.
    .each = { $unit } ({ $number }) { $place_in }
    .many =
        { $power } { $power_gender ->
            [pl] werbują
           *[other] werbuje
        } oddziały: { $items }.
event-exchanged =
    { $power } { $power_gender ->
        [pl] zamieniają
       *[other] zamienia
    } drewno ({ $number }) na zboże.
event-ministry = Faza gospodarcza: { $ministry }.
event-harvested =
    { $power } { $power_gender ->
        [pl] zbierają
       *[other] zbiera
    } { $good_acc }: { $number }.
    .each = { $good_acc } ({ $number })
    .many =
        { $power } { $power_gender ->
            [pl] zbierają
           *[other] zbiera
        } { $items }.
event-level-bonus =
    { $power } { $power_gender ->
        [pl] dostają
       *[other] dostaje
    } za poziom kontroli { $good_acc }: { $number }.
event-taxed =
    { $power } { $power_gender ->
        [pl] ściągają
       *[other] ściąga
    } podatki: { $money } { $money ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.
event-paid =
    { $power } { $power_gender ->
        [pl] wypłacają
       *[other] wypłaca
    } żołd: { $money } { $money ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.
event-fed =
    { $power } { $power_gender ->
        [pl] żywią
       *[other] żywi
    } armię: { $number } zboża.
event-dismissed =
    { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } { $place_in } oddział { $unit_gen }: schodzi z mapy.
    .each = { $unit } { $place_in }
    .many =
        { $power } { $power_gender ->
            [pl] tracą
           *[other] traci
        } oddziały, schodzą z mapy: { $items }.
event-extended =
    { $power } { $power_gender ->
        [pl] rozbudowują
       *[other] rozbudowuje
    } fort do twierdzy: { $place }.
event-appointed =
    { $power } { $power_gender ->
        [pl] powołują
       *[other] powołuje
    } { $commander_acc }: { $place }.
event-took-back =
    { $power } { $power_gender ->
        [pl] biorą
       *[other] bierze
    } z powrotem kartę: { $card }.
    .many =
        { $power } { $power_gender ->
            [pl] biorą
           *[other] bierze
        } z powrotem karty: { $card }.
event-authority-die = Kostka władzy: { $power }, poziom { $level }.
event-authority-card =
    { $power } { $power_gender ->
        [pl] używają
       *[other] używa
    } Karty władzy „{ $authority }”.
event-information =
    { $power } { $power_gender ->
        [pl] odkrywają
       *[other] odkrywa
    } kartę: { $information }.
event-expired = Przestaje działać: { $information }.
event-gained =
    { $power } { $power_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $good_acc }: { $number }.
    .each = { $good_acc } ({ $number })
    .many =
        { $power } { $power_gender ->
            [pl] zyskują
           *[other] zyskuje
        } { $items }.
event-lost =
    { $number ->
        [0] { $power }: brak { $good_gen }, więc nie ma straty.
       *[other] Strata ({ $power }): { $good } { $number }.
    }
event-levied =
    { $power } { $power_gender ->
        [pl] dostają
       *[other] dostaje
    } za darmo { $number } { $number ->
        [one] oddział
        [few] oddziały
       *[other] oddziałów
    } { $unit_gen }.
event-revolted = Bunt w państwie { $power_gen }: { $place }.
    .many = Bunt w państwie { $power_gen }: { $place }.
event-used-expert =
    { $power } { $power_gender ->
        [pl] korzystają
       *[other] korzysta
    } z eksperta: { $information }.
event-refreshed = Jeszcze raz działa { $place_in } oddział { $unit_gen } ({ $power }).
event-sails-again = Jeszcze raz może płynąć { $ship } ({ $power }).
event-collected =
    { $power } { $power_gender ->
        [pl] znajdują
       *[other] znajduje
    } { $place_in } { $good_acc } ({ $number }).
    .each = { $good_acc } ({ $number })
    .many =
        { $power } { $power_gender ->
            [pl] znajdują
           *[other] znajduje
        } { $place_in } { $items }.
event-freed =
    { $power } { $power_gender ->
        [pl] uwalniają
       *[other] uwalnia
    } { $commander_acc }: { $place }.

## events: control and the end

event-took-coat =
    { $power } { $power_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } herb { $conquered_gen }.
event-lost-coat =
    { $power } { $power_gender ->
        [pl] tracą
       *[other] traci
    } herb { $conquered_gen }.
event-eliminated =
    { $power } { $power_gender ->
        [pl] odpadają
       *[other] odpada
    } z gry.
event-holding =
    { $power } { $power_gender ->
        [pl] trzymają
       *[other] trzyma
    } { $place_acc }: tura { $turn }.
event-won =
    { $power } { $power_gender ->
        [pl] zwyciężają
       *[other] zwycięża
    }.
event-nobody-won = Nikt nie osiągnął celu: nie ma zwycięzcy.

ending-hold = miejsce utrzymane
ending-conquer = zdobycz podbita
ending-clear = mocarstwo uwolnione
ending-survive = przetrwanie do końca
ending-forts = forty utrzymane
ending-take = miejsce zdobyte
ending-enemy-fort = fort przeciwnika zdobyty
ending-points = punkty zebrane
ending-powers = władza nad mocarstwami
ending-eliminate = ostatni na mapie
ending-limit = ostatnia runda

## reasons

reason-not-in-a-row =
    { $power } nie { $power_gender ->
        [pl] stoją
       *[other] stoi
    } w żadnym wierszu tabeli z wybranymi już mocarstwami.
reason-power-taken = { $power }: już wybrane.
reason-too-dear =
    To kosztuje { $price } { $price ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }, a masz { $money }.
reason-no-resource = Potrzeba { $good_gen }: { $need }, a masz { $have }.
reason-none-in-the-box = W pudełku nie ma już { $unit_gen } w twoim kolorze.
reason-no-work-left = W banku nie ma już { $work_gen }.
reason-not-deployment = Nie możesz się ustawić { $place_in }.
reason-full-province = { $place }: pełno, nie zmieści się następny oddział.
reason-full-ship = { $place }: na to nie ma miejsca na pokładzie.
reason-nobody-placed = Najpierw ustaw co najmniej jeden oddział.
reason-ships-limit =
    Masz { $number } { $number ->
        [one] okręt
        [few] okręty
       *[other] okrętów
    }; ten scenariusz nie pozwala na więcej.
reason-not-adjacent = { $place }: nie sąsiaduje.
reason-enemy-there = { $place }: stoją tam cudze oddziały.
reason-enemy-ship-there = { $hex }: stoi tam cudzy okręt.
reason-nobody-there = { $place }: nie ma kogo atakować.
reason-has-acted =
    { $place }: { $unit } już tu { $unit_gender ->
        [pl] działali
       *[other] działała
    }.
reason-fort-no-leap = { $place }: umocnienie kawaleria atakuje tylko z bliska.
reason-needs-a-unit = { $place }: w umocnieniu musi stać twój oddział.
reason-fort-there = { $place }: jest tam już umocnienie.
reason-fresh-first =
    { $unit }: { $unit_gender ->
        [pl] zmęczeni
       *[other] zmęczona
    }; najpierw broni się niezmęczony oddział.
reason-must-enter = Ktoś musi wkroczyć { $place_to }.
reason-moves-first = W grze kartami wszystkie ruchy są przed pierwszym atakiem.
reason-truce = Obraduje kongres: gracze nie walczą teraz ze sobą ({ $place }).
reason-apart = { $place }: w tej kampanii gracze nie atakują się nawzajem.
reason-fog = We mgle nie można oddać salwy burtowej.
reason-has-led = { $commander } już się w tej fazie ruszył.
reason-nobody-to-lead = { $place }: nie ma tam oddziału, z którym dowódca mógłby ruszyć.
reason-has-sailed = { $ship }: już w tej fazie w ruchu.
reason-repair-only = { $ship }: naprawa tylko zamiast wszystkiego innego w tej fazie.
reason-no-guns = { $ship }: w tej fazie nie ma już czym strzelać.
reason-only-artillery = Z brzegu okręt atakuje tylko artyleria, nie { $unit }.
reason-building-limit =
    Na tym poziomie nie można zainwestować więcej niż { $money } { $money ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.

## prompts

prompt-ChoosePower = Którym mocarstwem grasz?
prompt-SwapForts = { $power }: dwa forty czy jedna twierdza?
prompt-Buy = { $power }, pierwsze zakupy: co kupujesz?
prompt-Deploy = { $power }: gdzie ustawiasz to, co kupione?
prompt-Independents = { $power }: który niezależny oddział atakuje teraz { $attacked_acc }?
prompt-Orders = { $power }, Faza militarna: jaki rozkaz?
prompt-Defend =
    { $power }: { $attacker } { $attacker_gender ->
        [pl] atakują
       *[other] atakuje
    } { $place_acc } ({ $unit }). Kto broni?
prompt-Reroll = { $power }, { $place }: wypadło { $total }. Rzucasz jeszcze raz?
prompt-Enter = { $power }: kto wkracza { $place_to }?
prompt-CrewLoss = { $power }, { $ship }: kto ginie z załogi?
prompt-HitShip = { $power }: który z twoich okrętów zostaje trafiony (przeciwnik: { $ship })?
prompt-CrossOver = { $power }: kto przechodzi { $ship_to }?
prompt-ChooseBattle = { $power }: która bitwa teraz?
prompt-LayCards = W tajemnicy: która karta na bitwę o { $place_acc }?
prompt-LaySecond = Szpieg zrobił swoje: jaka karta idzie za nim w bitwie o { $place_acc }?
prompt-Casualty = { $power }, { $place }: który oddział ginie?
prompt-GoBack = { $power }: kto wraca { $place_from }?
prompt-Drive = { $power }, { $place }: dokąd wypierasz { $beaten_acc }?
prompt-PressGang = { $power }, { $place }: kto z pobitych przechodzi do ciebie?
prompt-Elite = { $power }, { $place }: który oddział szkolisz?
prompt-Promotion = { $power }, { $place }: kogo awansujesz?
prompt-Exchange = { $power }: które karty wymieniasz na nowe?
prompt-BasicEconomy = { $power }: sprzedaż i werbunek?
prompt-Sell = { $power }, Ministerstwo handlu: co sprzedajesz?
prompt-Shortage = { $power }: za mało na żołd. Co sprzedajesz za pół ceny albo kogo zwalniasz?
prompt-Build = { $power }, Ministerstwo budownictwa: co budujesz?
prompt-Enlist = { $power }, werbunek: kogo i gdzie?
prompt-Hunger = { $power }: za mało zboża. Który oddział schodzi z mapy?
prompt-TakeCommander = { $power }: który dowódca staje po twojej stronie i gdzie?
prompt-TakeBack = { $power }: które karty swojego mocarstwa bierzesz z powrotem?
prompt-OverLimit = { $power }: za dużo kart na ręku. Którą odkładasz?
prompt-Authority = { $power }: wypadł poziom { $level }. Użyjesz Karty władzy?
prompt-PlaceWorks = { $power }: gdzie ustawiasz to, co zostało w zapasie?
prompt-ChooseCard = { $power }: która z dwóch kart wchodzi do gry?
prompt-UseExpert = { $power }: użyjesz teraz eksperta?
prompt-Refresh = { $power }: który oddział działa jeszcze raz?
prompt-SailAgain = { $power }: który okręt płynie jeszcze raz?
prompt-Deserters = { $power }: odkryta karta zabiera oddział. Który odchodzi?

## the position as text

text-nobody = nikt
text-nothing = brak
text-neutral = prowincje neutralne
text-counted = { $thing } ({ $number })
text-independents = niezależni
text-head = { $scenario }, runda { $round } z { $limit }. Bitwy { $battles ->
        [cards] kartami. Talia: { $draw }, użyte: { $discard }, talia niezależnych: { $wild }
       *[other] kostkami
    }.
text-goal = { $power }: { $goal } { $done }/{ $wanted }
text-goal-hold = tury utrzymania
text-goal-conquer = prowincje bez cudzych wojsk
text-goal-clear = własne prowincje bez cudzych wojsk
text-goal-survive = przetrwane rundy
text-goal-forts = utrzymane umocnienia
text-goal-take = zdobyte miejsce
text-goal-enemy-fort = zdobyte forty przeciwników
text-goal-points = punkty
text-goal-powers = mocarstwa
text-goal-capitals = dodatkowe stolice
text-goal-eliminate = rywale poza grą
text-goals = Cele
text-wheel = Koło stolicy: { $ministry }
text-seats = Gracze
text-seat = { $power }: dukaty { $ducats }, ruda { $ore }, zboże { $grain }, drewno { $wood }, towary { $goods }; herby: { $coats }
text-level = poziom { $level }, Karty władzy: { $authority }
text-cards-in-hand = karty { $number }
text-reserve = w zapasie: { $things }
text-experts = eksperci: { $cards }
text-discoveries = odkrycia: { $cards }
text-out = poza grą
text-force = Działa: { $cards }
text-land = Prowincje
text-sea = Okręty
text-captive = w niewoli: { $commander }
text-ship = { $ship }, { $hex }: { $power }, załoga { $crew }, maszty { $masts }, pokłady działowe { $decks }
text-battle = Bitwa: { $place }
text-quoted = „{ $name }”
text-hand = Ręka, { $power }: { $cards }
text-used = Użyte karty twojego mocarstwa: { $cards }

## strona: tablice

panel-realm = Państwo i bank
panel-powers = Mocarstwa i cele
panel-market = Bank i ceny
panel-wheel = Koło stolicy
panel-information = Informacje
panel-hand = Karty walki
panel-battle = Bitwa
panel-round = Runda { $round }
panel-limit = z { $limit }
panel-phase-setup = Przygotowanie
panel-phase-independents = Faza niezależnych
panel-phase-military = Faza militarna
panel-phase-economy = Faza gospodarcza
panel-phase-politics = Faza polityczna
panel-thing = Co
panel-price = Cena
panel-attack = Atak
panel-defence = Obrona
panel-may-buy = Starczy na
panel-may-buy-note = Na ile sztuk wystarczy teraz twojego skarbca; przy budowlach i okrętach także, ile jeszcze ma bank.
panel-cards = Karty walki na ręce
panel-coats = Herby
panel-cost-from = od
panel-kept = Jeszcze nie na mapie
panel-no-cards = Brak kart walki na ręce.
panel-used = Zużyte karty twojego mocarstwa
panel-dice-game = Bitwy rozstrzygają kostki: oddział przeciw oddziałowi.
panel-aboard = załoga { $number } z { $crew }
panel-in-force = Obowiązują
panel-force-congress = Kongres: gracze nie atakują się nawzajem
panel-force-mud = Roztopy: kawaleria tylko o 1 prowincję
panel-force-gales = Wichury: okręty o 2 pola krócej
panel-force-fog = Mgła: bez salw burtowych
panel-force-plague = Dżuma: bez werbunku
panel-force-trade-war = Wojna handlowa: ceny −100
panel-force-booming-trade = Rozkwit handlu: ceny +100
panel-force-independents-waver = Niezależni nie atakują
panel-force-independents-rise = Niezależni zawsze atakują
panel-decks = Zostało kart: { $state } państwowych, { $european } europejskich.
panel-wheel-now = Koło stolicy: { $ministry }, okrążenie { $lap } z 3
panel-wheel-next = W następnej rundzie: { $ministry }
verdict-limit = Po { $limit } rundach decyduje liczba mocarstw, potem stolic, miast i potencjał militarny.
panel-gives-agriculture = zboże oprócz zbiorów
panel-gives-economy = towary oprócz wydobycia
panel-gives-trade = prowizja
panel-gives-finance = podatek z każdego mocarstwa
panel-gives-construction = za tyle można budować
panel-gives-war = tyle oddziałów można zwerbować
panel-brings-state = karta informacji państwowej
panel-brings-european = karta informacji europejskiej
key-shipyard = stocznia
key-accessible = brzeg dostępny: okręty i ląd mogą się spotkać
key-rocky = brzeg skalisty: nie da się wylądować
key-shoal = mielizna: żaden okręt nie przepłynie
key-acted = działał już w tej fazie
sum-base = Oddziały, mury, dowódca
sum-units = Oddziały
sum-walls = Umocnienie
sum-commander = Dowódca
sum-idle = nikt go nie użył
sum-value = Wartość karty
sum-beaten = Karta przebita
sum-lost = Utracone Rozkazy: karta nie działa
sum-symbols = Symbole i wsparcie
sum-total = Razem
odds-win = wygrana
odds-draw = remis
odds-lose = przegrana
odds-points = Przed kartami: atak { $attack }, obrona { $defence }.

## strona: objaśnienia

help-dependency = posiadłość zależna
help-neutral = ziemia neutralna
help-nobody = Nikt tu nie stoi.
help-room = { $room ->
    [0] Pełno: nie zmieści się już żaden oddział.
    [one] Zmieści się jeszcze jeden oddział.
    [few] Zmieszczą się jeszcze { $room } oddziały.
   *[other] Zmieści się jeszcze { $room } oddziałów.
}
help-for-you-goal = Dla ciebie – { $goal }: { $done } z { $wanted }
help-for-you-own = Dla ciebie: może jeszcze działać { $ready } z { $all }
help-for-you-enemy = Dla ciebie: obrona warta { $defence } przed kartami
help-counter = { $all ->
    [one] Jeden tutaj, { $ready ->
        [0] już działał
       *[other] może jeszcze działać
    }.
   *[other] Tutaj: { $all }, może jeszcze działać: { $ready }.
}
help-counter-waits = Tutaj: { $all }.
help-riding = { $onward ->
    [one] Jeden może jechać dalej albo szarżować.
    [few] { $onward } mogą jechać dalej albo szarżować.
   *[other] { $onward } może jechać dalej albo szarżować.
}
help-ship = Załoga { $crew } z { $most }, maszty { $masts } z { $masts_most }, pokłady działowe { $decks } z { $decks_most }.
help-range = Ze wszystkimi masztami płynie do { $range } heksów.
help-sailed = W tej fazie już płynął.
help-shoal = Mielizna: żaden okręt tu nie wpłynie ani nie przepłynie.
help-unit-cards = Atak { $attack }, obrona { $defence } przed kartami.
help-unit-dice =
    Atakuje { $dice } kostkami { $attack ->
        [0] {""}
       *[other] i +{ $attack }
    }, broni się 2 kostkami { $defence ->
        [0] {""}
       *[other] i +{ $defence }
    }.
help-unit-reach = { $reach ->
    [one] Idzie o jedną prowincję na turę.
   *[other] Idzie o { $reach } prowincje na turę; po pierwszej może zaszarżować.
}
help-price = Cena: { $price }.
help-fort = +{ $bonus } do ataku i obrony; mieści cztery oddziały; kawaleria nie zaszarżuje na mury.
help-ship-face = Płynie { $range } heksów, zabiera { $crew } załogi.
help-good = Kupuje i sprzedaje bank.
help-independents = Nikt im nie przewodzi: stoją w swoich prowincjach i uderzają, gdy każą im zasady.
help-unplayed = Nikt nie gra tym mocarstwem; trzymają je oddziały niezależne.
help-symbols = Każdy symbol, z którego skorzysta twój oddział, wart jest 1: { $units }.
help-level = Poziom kontroli decyduje, co daje ci ministerstwo i które pole koła jest twoje.
help-authority-chancellor = Twoim poziomem kontroli w tej rundzie jest Kanclerz, cokolwiek wypadło. Raz w grze.
help-authority-castellan = Twoim poziomem kontroli w tej rundzie jest Kasztelan, cokolwiek wypadło. Raz w grze.
help-authority-chamberlain = Rzucasz kostką władzy jeszcze raz; drugi wynik jest ostateczny. Raz w grze.
help-commander-marshal = +1 do ataku każdych oddziałów; przy kostkach atak można rzucić ponownie.
help-commander-hetman = +1 do obrony każdych oddziałów; przy kostkach obronę można rzucić ponownie.
help-commander-general-infantry = Prowadzi piechotę: +1 tam, gdzie walczy piechota; przy kostkach drugi rzut.
help-commander-general-grenadiers = Prowadzi grenadierów: +1 tam, gdzie walczą grenadierzy; przy kostkach drugi rzut.
help-commander-general-cavalry = Prowadzi kawalerię: +1 tam, gdzie walczy kawaleria; przy kostkach drugi rzut.
help-commander-general-artillery = Prowadzi artylerię: +1 tam, gdzie walczy artyleria; przy kostkach drugi rzut.
help-commander-admiral = Dowodzi na morzu: +1 tam, gdzie walczy jego okręt.
help-ministry-agriculture = Prowincje z twoim oddziałem dają zboże i drewno.
help-ministry-economy = Kopalnie dają rudę, miasta i stolice towary.
help-ministry-trade = Dobra sprzedaje się bankowi; do tego prowizja według poziomu kontroli.
help-ministry-finance = Podatki z każdego mocarstwa, które masz, potem żołd.
help-ministry-construction = Fortyfikacje i okręty, do kwoty według poziomu kontroli.
help-ministry-war = Zaciąg, potem zboże dla każdego oddziału na mapie.
help-panel-powers = O co gra każdy z graczy i ile już osiągnął, co trzyma i co ma w skarbcu.
help-panel-market = Ceny i wartości oddziałów, fortyfikacji i okrętów; na ile wystarczy twojego skarbca.
help-panel-wheel = Jedno ministerstwo na rundę, trzy okrążenia po sześć; pola twojego poziomu kontroli dają karty.
help-panel-information = Karty obowiązujące, eksperci i odkrycia graczy, karty władzy.
help-panel-hand = Karty walki kładzie się zakryte, po jednej z każdej strony, i odkrywa razem.
help-panel-battle = Obie strony z tym, ile są warte przed kartami.
help-panel-realm = Wszystkie tablice na całym stole.

## The steward's reasons

why-nearer-goal = bliżej celu
    .against = dalej od celu
why-takes-province = zajmuje prowincję
why-exposed = stałby na widoku
why-stays = kto zostaje, nic nie ryzykuje
    .against = wysiłek, który musi się opłacać
why-leaves-province = zostawia pustą prowincję
why-leaves-home = odsłania własne mocarstwo
why-guards = ktoś musi pilnować
why-prize = zdobycz jest tego warta
why-too-weak = na to za słabo
why-enough = wystarczy tych, co są
why-needs-ships = droga wiedzie przez morze
    .against = okręty nic tu nie dadzą
why-crew = okręt potrzebuje załogi
    .against = okręt zostałby bez załogi
why-repairs = okręt bez masztów to cel
why-commander = dowódca tam, gdzie trzeba
why-hurts-rival = szkodzi rywalowi
why-card-points = punkty z karty
why-cancels = unieważnia kartę przeciwnika
why-cheapest = najpierw najtańszy
why-defends-best = najlepiej się broni
why-gain = zysk za darmo
why-better-throw = lepszy rzut jest prawdopodobny
why-weak-card = słaba karta
    .against = karta, którą warto zatrzymać
why-spends-card = karta, której nie szkoda
    .against = karta, której może potem zabraknąć
why-large-power = duże mocarstwo
why-army = potrzebna jest armia
    .against = za duża armia
why-fortifies = mury tam, gdzie trzeba
    .against = umocnienia nie są tu potrzebne
why-holds-province = obsadza prowincję
why-ducats = potrzebne są dukaty
why-unfed = nie byłoby ich czym wyżywić
why-together = armia trzyma się razem
    .against = armia się rozprasza
why-level = wyższy poziom kontroli
    .against = to ministerstwo nie jest tego warte
why-is-to-attack = jest potrzebny do ataku
why-moves-first = ruchy są przed atakami
why-strikes = atak, który nic nie kosztuje
why-battle = co karta może dać w tej bitwie
    .against = bitwa, którą można przegrać
why-hunts = bliżej okrętu przeciwnika
why-fetches = na lądzie czekają na okręt
    .against = nie ma tam po kogo płynąć
why-gathers = najpierw zbiera się armia
why-ally = to sojusznicy
why-unpaid = nie byłoby im z czego zapłacić

## battle cards: the players'

card-hidden = zakryta
card-hussars = Huzarzy
card-charge = Szarża
card-storm = Do szturmu
card-bayonets = Na bagnety
card-pursuit = Pościg
card-onrush = Natarcie
card-cuirassiers = Kirasjerzy
card-levy-en-masse = Pobór powszechny
card-battery = Bateria
card-bombardment = Bombardowanie
card-canister = Kartacze
card-volley = Salwa plutonów
card-skirmish = Harcownicy
card-crossfire = Ogień krzyżowy
card-grand-battery = Wielka bateria
card-musketry = Ogień muszkietów
card-square = Czworobok
card-guard = Gwardia
card-column = Kolumna
card-line = Linia
card-manoeuvre = Manewr
card-phalanx = Falanga
card-old-guard = Stara gwardia
card-rampart = Szaniec
card-retreat = Odwrót
card-spy = Szpieg
card-lost-orders = Utracone Rozkazy

## battle cards: the independents'

card-uprising = Powstanie
card-ambush = Zasadzka
card-fury = Furia
card-raid = Wypad
card-despair = Rozpacz
card-sharpshooters = Strzelcy wyborowi
card-cannon = Armaty
card-shelling = Kanonada z murów
card-salvo = Salwa
card-great-guns = Wielkie działa
card-barricade = Barykada
card-stand = Twardy opór
card-defiance = Nieugięci
card-redoubt = Reduta
card-last-stand = Ostatni bastion
card-fall-back = Cofnąć się
card-informer = Donosiciel
card-confusion = Zamieszanie

## battle cards: the powers'

card-winged-hussars = Husaria
card-pospolite-ruszenie = Pospolite ruszenie
card-tabor = Tabor
card-maison-du-roi = Maison du Roi
card-gribeauval = Działa Gribeauvala
card-marshals-baton = Buława marszałkowska
card-tercio = Tercio
card-treasure-fleet = Srebrna flota
card-reconquista = Rekonkwista
card-pandours = Pandurzy
card-insurrectio = Insurrectio
card-frontier-guard = Pogranicznicy
card-oblique-order = Szyk ukośny
card-iron-discipline = Żelazna dyscyplina
card-rolling-fire = Ogień toczący
card-red-line = Czerwona linia
card-royal-navy = Royal Navy
card-subsidies = Brytyjskie subsydia
card-ga-pa = Gå På
card-caroleans = Karolinerzy
card-leather-guns = Skórzane działa
card-steppe = Step
card-recruits = Rekruci
card-unicorns = Jednorogi
card-sipahi = Spahisi
card-janissaries = Janczarzy
card-great-bombard = Wielka bombarda

## what the kinds and signs of battle cards do

help-type-assault = Liczy się jej wartość, chyba że wróg wyłożył Formację. Unieważnia wartość Ostrzału
help-type-fire = Liczy się jej wartość, chyba że wróg wyłożył Szturm. Unieważnia wartość Formacji
help-type-formation = Liczy się jej wartość, chyba że wróg wyłożył Ostrzał. Unieważnia wartość Szturmu
help-type-retreat = Bitwy nie ma: atakujący wracają, skąd przyszli, a broniący się idą tam, dokąd wyprze ich atakujący
help-type-spy = Zobacz kartę wroga, a potem wyłóż następną
help-type-lost-orders = Karta wroga nie działa
help-sign-fury = Szał Bojowy: wróg traci o jeden oddział więcej, ktokolwiek wygra
help-sign-cannonade = Kanonada: 1 punkt, a z umocnienia lub okrętu 2
help-sign-cross = Krzyż Walecznych: ocala jeden twój oddział, który miałby zginąć
help-sign-bugle = Sygnałówka: po bitwie odłóż dowolne karty i dobierz do limitu
help-sign-promotion = Awans: po zwycięstwie twój oficer zostaje dowódcą
help-sign-elite = Oddziały elitarne: po zwycięstwie jeden twój oddział staje się lepszy
help-sign-press_gang = Branka: po zwycięstwie jeden z pobitych oddziałów przechodzi do ciebie

## State Information: news

information-rich-harvest = Urodzaj
help-information-rich-harvest = Zyskujesz 8 zboża
history-information-rich-harvest = W dobrych latach Wisłą spływało do Gdańska ponad 200 tysięcy ton żyta i pół Europy jadło polski chleb.
information-spoiled-granaries = Zepsute spichlerze
help-information-spoiled-granaries = Tracisz 5 zboża
history-information-spoiled-granaries = Ówczesne armie żyły z magazynów; mokry spichlerz zatrzymywał kampanię pewniej niż przegrana bitwa.
information-timber-felling = Wyrąb lasów
help-information-timber-felling = Zyskujesz 8 drewna
history-information-timber-felling = Jeden liniowiec pochłaniał około dwóch tysięcy dębów, z których każdy miał jakieś sto lat.
information-forest-fire = Pożar lasów
help-information-forest-fire = Tracisz 5 drewna
history-information-forest-fire = Ordonans Colberta z 1669 roku zakazywał ognia w lasach, bo flota potrzebowała każdego pnia.
information-new-vein = Nowa żyła
help-information-new-vein = Zyskujesz 5 rudy
history-information-new-vein = Szwedzka kopalnia w Falun dawała kiedyś dwie trzecie miedzi całej Europy.
information-flooded-mines = Zalane kopalnie
help-information-flooded-mines = Tracisz 3 rudy
history-information-flooded-mines = Przed maszyną parową kopalnie zamykała zwykle woda, a nie brak kruszcu.
information-trade-treaty = Traktat handlowy
help-information-trade-treaty = Zyskujesz 6 towarów
history-information-trade-treaty = Traktat Methuena z 1703 roku wymienił angielskie sukno na portugalskie wino i zrobił z porto napój Brytyjczyków.
information-smugglers = Przemytnicy
help-information-smugglers = Tracisz 4 towary
history-information-smugglers = W latach czterdziestych XVIII wieku więcej herbaty trafiało do Anglii nocą i łodzią niż przez komorę celną.
information-royal-dowry = Królewski posag
help-information-royal-dowry = Zyskujesz 4000 dukatów
history-information-royal-dowry = Niewypłacony posag hiszpańskiej infantki Marii Teresy stał się jednym z argumentów za wojną dewolucyjną.
information-court-extravagance = Przepych dworu
help-information-court-extravagance = Tracisz 3000 dukatów
history-information-court-extravagance = Weselne uczty w Dreźnie w 1719 roku trwały miesiąc i kosztowały Augusta Mocnego około dwóch milionów talarów.
information-special-tax = Nadzwyczajny podatek
help-information-special-tax = Zyskujesz 1500 dukatów za każde swoje mocarstwo
history-information-special-tax = Na wojny Ludwika XIV Francja ściągała od 1710 roku dixième, dziesiątą część wszystkich dochodów.
information-volunteers = Ochotnicy
help-information-volunteers = Dostajesz za darmo 3 oddziały piechoty; ustawiasz je w Fazie politycznej
history-information-volunteers = Gdy w 1741 roku Maria Teresa stanęła przed stanami węgierskimi, te przyrzekły jej życie i krew.
information-guard-regiment = Regiment gwardii
help-information-guard-regiment = Dostajesz za darmo 2 oddziały grenadierów; ustawiasz je w Fazie politycznej
history-information-guard-regiment = Fryderyk Wilhelm I pruski zbierał wysokich mężczyzn do swoich grenadierów olbrzymów w całej Europie.
information-desertion = Dezercja
help-information-desertion = Dwa twoje oddziały schodzą z mapy; sam wybierasz które
history-information-desertion = Armia pruska nie obozowała pod lasem: rano brakowałoby zbyt wielu.
information-peasant-revolt = Bunt chłopów
help-information-peasant-revolt = W najwyżej dwóch pustych prowincjach twoich mocarstw staje niezależna piechota
history-information-peasant-revolt = Powstanie Pugaczowa w latach 1773–1775 wstrząsnęło całym Powołżem, zanim je stłumiono.

## State Information: experts

information-engineer = Inżynier
help-information-engineer = Zatrzymaj: w Fazie politycznej dostajesz za darmo fort
history-information-engineer = Vauban zbudował lub przebudował ponad trzysta twierdz i poprowadził około pięćdziesięciu oblężeń.
information-shipbuilder = Szkutnik
help-information-shipbuilder = Zatrzymaj: w Fazie politycznej dostajesz za darmo korwetę
history-information-shipbuilder = Car Piotr sam pracował toporem w stoczni holenderskiej kompanii w 1697 roku.
information-recruiter = Werbownik
help-information-recruiter = Zatrzymaj: w Fazie politycznej zwerbuj do 4 oddziałów
history-information-recruiter = Kto przyjął od sierżanta szylinga króla, ten był żołnierzem.
information-merchant = Kupiec
help-information-merchant = Zatrzymaj: w Fazie politycznej sprzedaj zasoby po cenach Ministerstwa handlu
history-information-merchant = Handel między portami osmańskimi a Zachodem prowadziły domy ormiańskie, greckie i żydowskie.
information-courtier = Dworzanin
help-information-courtier = Zatrzymaj: w Fazie politycznej twój poziom kontroli zmienia się na Marszałka
history-information-courtier = W Wersalu to, kto trzyma świecę, gdy król idzie spać, było sprawą stanu.
information-guide = Przewodnik
help-information-guide = Zatrzymaj: w Fazie militarnej jeden twój oddział działa jeszcze raz
history-information-guide = Pierwszą mapę całego kraju z dokładnych pomiarów, Francji Cassiniego, zaczęto rysować dopiero w 1756 roku.
information-pilot = Pilot
help-information-pilot = Zatrzymaj: w Fazie militarnej jeden twój okręt płynie jeszcze raz
history-information-pilot = Piloci Tamizy mieli własny cech, Trinity House, z przywilejem królewskim od 1514 roku.
information-quartermaster = Kwatermistrz
help-information-quartermaster = Zatrzymaj: w Fazie politycznej dostajesz 10 zboża
history-information-quartermaster = Le Tellier i Louvois dali armii francuskiej magazyny, a z nimi najdłuższe ramię w Europie.
information-banker = Bankier
help-information-banker = Zatrzymaj: w Fazie politycznej dostajesz 5000 dukatów
history-information-banker = Samuel Bernard pożyczał Ludwikowi XIV miliony, więc Król Słońce sam oprowadził go po ogrodach.
information-commander = Dowódca
help-information-commander = Zatrzymaj: w Fazie politycznej staje po twojej stronie wybrany dowódca
history-information-commander = Eugeniuszowi Sabaudzkiemu odmówiono we Francji kompanii, więc został największym wodzem Habsburgów.

## State Information: discoveries

information-new-plough = Nowy pług
help-information-new-plough = Każde twoje uprawy dają o 1 zboża więcej
history-information-new-plough = Pług z Rotherham z 1730 roku potrzebował dwóch koni tam, gdzie stary wymagał czterech wołów.
information-water-saw = Piła wodna
help-information-water-saw = Każdy twój tartak daje o 1 drewna więcej
history-information-water-saw = Dzięki piłom wiatrowym i wodnym Holendrzy budowali okręty szybciej niż ktokolwiek inny.
information-steam-pump = Pompa parowa
help-information-steam-pump = Każda twoja kopalnia daje o 1 rudy więcej
history-information-steam-pump = Maszyna Newcomena z 1712 roku osuszyła kopalnię pod Dudley.
information-manufactory = Manufaktura
help-information-manufactory = Każde twoje miasto daje w swoim ministerstwie o 1 zboża i o 1 towar więcej
history-information-manufactory = Porcelanę w Miśni wyrabiano za murami zamku, żeby tajemnica nie uciekła.
information-trading-company = Kompania handlowa
help-information-trading-company = W każdym Ministerstwie handlu o 2000 dukatów więcej
history-information-trading-company = Holenderska Kompania Wschodnioindyjska miała własną flotę, własną armię i własne monety.
information-state-bank = Bank państwowy
help-information-state-bank = O 1000 dukatów podatku więcej za każde twoje mocarstwo
history-information-state-bank = Bank Anglii założono w 1694 roku, żeby pożyczył królowi pieniędzy na wojnę.
information-conscription = Pobór
help-information-conscription = Piechota kosztuje cię o 200 dukatów mniej
history-information-conscription = W 1733 roku Prusy podzielono na kantony i każdy musiał uzupełniać swój regiment.
information-stud-farms = Stadniny
help-information-stud-farms = Kawaleria kosztuje cię o 500 dukatów mniej
history-information-stud-farms = Stadninę w Trakenach założył król w Prusach w 1732 roku.
information-cannon-foundry = Ludwisarnia
help-information-cannon-foundry = Artyleria kosztuje cię o 500 dukatów mniej
history-information-cannon-foundry = Maritz wiercił lufy w pełnym odlewie, zamiast odlewać je puste w środku.
information-officer-school = Szkoła oficerów
help-information-officer-school = Możesz mieć na ręku o jedną kartę walki więcej
history-information-officer-school = Korpus Kadetów w Warszawie, założony w 1765 roku, kształcił Kościuszkę.
information-copper-sheathing = Miedziane poszycie
help-information-copper-sheathing = Twoje okręty z całymi masztami płyną o jedno pole dalej
history-information-copper-sheathing = Do 1782 roku Royal Navy obiła miedzią całą flotę: bez świdraków i wodorostów płynęła szybciej.
information-star-forts = Twierdze gwiaździste
help-information-star-forts = Umocnienia kosztują cię o 4 drewna mniej
history-information-star-forts = Bastion nie zostawiał przy murze kąta, do którego nie sięgałyby działa obrońców.
information-dry-docks = Suche doki
help-information-dry-docks = Okręty kosztują cię o 2 drewna mniej
history-information-dry-docks = Suchy dok w Kronsztadzie opróżniała pompa parowa ze Szkocji.

## European Information: at once

information-good-year = Dobry rok
help-information-good-year = Każdy gracz zyskuje 4 zboża
history-information-good-year = Lata trzydzieste XVIII wieku dały zachodniej Europie kilka łagodnych zim i tani chleb.
information-bad-year = Zły rok
help-information-bad-year = Każdy gracz traci 4 zboża
history-information-bad-year = Zimą 1709 roku od Paryża po Połtawę wino zamarzało w piwnicach, a pszenica w ziemi.
information-ore-boom = Boom na rudę
help-information-ore-boom = Każdy gracz zyskuje 2 rudy
history-information-ore-boom = W połowie stulecia dzięki hutom Uralu Rosja była największym eksporterem żelaza w Europie.
information-fairs = Jarmarki
help-information-fairs = Każdy gracz zyskuje 3 towary
history-information-fairs = Na targach w Lipsku futra ze Wschodu zamieniano na książki i sukno z Zachodu.
information-credit-crisis = Kryzys kredytowy
help-information-credit-crisis = Każdy gracz traci 2000 dukatów
history-information-credit-crisis = W 1720 roku w jedno lato pękły papiery Johna Lawa w Paryżu i Kompanii Mórz Południowych w Londynie.
information-subsidies = Subsydia
help-information-subsidies = Każdy gracz zyskuje 2000 dukatów
history-information-subsidies = Wielka Brytania wolała płacić cudzym żołnierzom; w wojnie siedmioletniej dawała Prusom 670 tysięcy funtów rocznie.
information-epidemic = Epidemia
help-information-epidemic = Każdy gracz traci jeden wybrany przez siebie oddział
history-information-epidemic = Tyfus nazywano gorączką obozową i zabierał on więcej żołnierzy niż armaty.
information-storm-at-sea = Sztorm
help-information-storm-at-sea = Każdy okręt każdego gracza traci maszt
history-information-storm-at-sea = Wielki sztorm 1703 roku w jedną noc zatopił trzynaście okrętów Royal Navy.
information-unrest = Niepokoje
help-information-unrest = W państwie każdego gracza w jednej pustej prowincji staje niezależna piechota
history-information-unrest = Wojna mączna 1775 roku w trzy tygodnie przeszła przez targi wokół Paryża.
information-mercenaries = Najemnicy
help-information-mercenaries = Każdy gracz dostaje za darmo 1 oddział piechoty
history-information-mercenaries = Landgraf Hesji wynajmował swoje regimenty i budował za to pałace.

## European Information: for a round

information-congress = Kongres
help-information-congress = Przez rundę gracze nie mogą atakować siebie nawzajem
history-information-congress = Kongres w Cambrai obradował w latach 1722–1724 i zasłynął głównie obiadami.
information-mud = Roztopy
help-information-mud = Przez rundę kawaleria porusza się tylko o jedną prowincję
history-information-mud = Drogi wschodniej Europy zamykały się dwa razy w roku: gdy śnieg przychodził i gdy odchodził.
information-gales = Wichury
help-information-gales = Przez rundę okręty płyną o dwa pola krócej
history-information-gales = W listopadzie 1759 roku Hawke wpłynął za Francuzami do zatoki Quiberon w wichurze i bez map.
information-fog = Mgła
help-information-fog = Przez rundę nie można oddać salwy burtowej
history-information-fog = Przed bitwą „sławnego pierwszego czerwca” w 1794 roku mgła przez dwa dni dzieliła flotę brytyjską i francuską.
information-plague = Dżuma
help-information-plague = Przez rundę nikt nie werbuje
history-information-plague = Dżuma w Marsylii w 1720 roku była ostatnią wielką na zachodzie Europy; w Prowansji postawiono przeciw niej mur.
information-trade-war = Wojna handlowa
help-information-trade-war = Przez rundę bank płaci za wszystko o 100 dukatów mniej
history-information-trade-war = Prusy i Austria toczyły wojnę celną o Śląsk jeszcze długo po tym, jak ucichły działa.
information-booming-trade = Rozkwit handlu
help-information-booming-trade = Przez rundę bank płaci za wszystko o 100 dukatów więcej
history-information-booming-trade = Między 1716 a 1788 rokiem handel zagraniczny Francji wzrósł mniej więcej pięciokrotnie.
information-independents-waver = Niezależni się wahają
help-information-independents-waver = Przez rundę oddziały niezależne nie atakują
history-information-independents-waver = Od 1652 roku weto jednego posła mogło zerwać Sejm Rzeczypospolitej i często go zrywało.
information-independents-rise = Niezależni powstają
help-information-independents-rise = Przez rundę oddziały niezależne atakują zawsze, a w grze kostkami dodają 1
history-information-independents-rise = Konfederacja barska walczyła z imperium cztery lata, od 1768 do 1772 roku.

## The end: figures and deeds

figure-powers = Mocarstwa
figure-capitals = Stolice
figure-cities = Miasta
figure-potential = Potencjał militarny
figure-provinces = Prowincje
figure-units = Oddziały
figure-ducats = Dukaty
deed-attacked = { $times ->
    [one] jeden atak
    [few] { $times } ataki
   *[other] { $times } ataków
}
deed-battle = { $times ->
    [one] jedna bitwa
    [few] { $times } bitwy
   *[other] { $times } bitew
}
deed-fired = { $times ->
    [one] jedna salwa burtowa
    [few] { $times } salwy burtowe
   *[other] { $times } salw burtowych
}

## prognozy

fact-battle-points = { $place }: atak { $attack }, obrona { $defence }, przed kartami.
fact-battle-odds = Zwycięstwo { $win }%, remis { $draw }%, porażka { $lose }%, przy wszystkich kartach, których nie znasz.
fact-sure-win = Zwycięstwo jest pewne, jakakolwiek padnie karta.
fact-sure-no-win = Z kartami, które masz, nie da się wygrać.
fact-all-fall = { $number ->
        [one] Bez zwycięstwa ginie twój oddział.
        [few] Bez zwycięstwa giną wszystkie twoje { $number } oddziały.
       *[many] Bez zwycięstwa ginie wszystkich { $number } twoich oddziałów.
    }
fact-moves-over = Ruchy są przed pierwszym atakiem: { $number ->
        [one] jeden oddział bez rozkazu już się nie ruszy.
        [few] { $number } oddziały bez rozkazu już się nie ruszą.
       *[many] { $number } oddziałów bez rozkazu już się nie ruszy.
    }
fact-withdraws = Twoje oddziały wycofują się z bitwy, jakakolwiek jest druga karta.
brief-price = { $ducats } duk.{ $ore ->
        [0] {""}
       *[other] , ruda { $ore }
    }{ $grain ->
        [0] {""}
       *[other] , zboże { $grain }
    }{ $wood ->
        [0] {""}
       *[other] , drewno { $wood }
    }
brief-earns = +{ $money } duk.
brief-odds = { $percent }%
fact-throw = { $dice ->
        [one] Jedna kostka
        [few] { $dice } kostki
       *[many] { $dice } kostek
    } { $bonus ->
        [0] przeciw
       *[other] +{ $bonus } przeciw
    } { $shelter ->
        [0] dwóm kostkom.
       *[other] dwóm kostkom +{ $shelter }.
    }
fact-hit = Ginie oddział wroga: { $percent }%. Nieudany atak nic nie kosztuje.
fact-held = Atak zostaje odparty: { $percent }%.
fact-province-lost = Można stracić { $place_acc }.
fact-salvo = Pudło { $miss }%, maszt { $mast }%, ktoś z załogi { $crew }%, pokłady działowe { $deck }%, zatopienie { $sinks }%.
fact-left = Zostaje dukatów: { $money }.
fact-pay-due = Najbliższy żołd to { $pay } dukatów; masz { $money }.
fact-hungry = { $number ->
        [one] Dla jednego oddziału zabrakłoby zboża.
       *[other] Dla { $number } oddziałów zabrakłoby zboża.
    }
fact-left-empty = { $place }: nikt nie zostaje.
fact-can-enter = { $place } { $place_gender ->
        [pl] stoją
       *[other] stoi
    } otworem: { $power }.
fact-saves-pay = Oszczędność na żołdzie: { $money } dukatów.
fact-level-agriculture = { $level }: oprócz zbiorów { $number } zboża.
fact-level-economy = { $number ->
    [one] { $level }: oprócz wydobycia { $number } towar.
    [few] { $level }: oprócz wydobycia { $number } towary.
   *[other] { $level }: oprócz wydobycia { $number } towarów.
}
fact-level-trade = { $level }: prowizja { $money } dukatów.
fact-level-finance = { $level }: po { $money } dukatów podatku z każdego mocarstwa.
fact-level-construction = { $level }: budowy do { $money } dukatów.
fact-level-war = { $level }: werbunek do { $number } oddziałów.
fact-rolls-again = Rzucasz kostką władzy jeszcze raz; drugi wynik jest ostateczny.
fact-field-none = { $level }: pole koła nie daje karty.
fact-field-state = { $level }: dobierasz kartę informacji państwowej.
fact-field-european = { $level }: dobierasz kartę informacji europejskiej.

## ostrzeżenia

alert-near-goal = O krok od celu: { $power }.
alert-last-round = To ostatnia runda.
alert-force-congress = { information-congress }. { help-information-congress }.
alert-force-mud = { information-mud }. { help-information-mud }.
alert-force-gales = { information-gales }. { help-information-gales }.
alert-force-fog = { information-fog }. { help-information-fog }.
alert-force-plague = { information-plague }. { help-information-plague }.
alert-force-trade-war = { information-trade-war }. { help-information-trade-war }.
alert-force-booming-trade = { information-booming-trade }. { help-information-booming-trade }.
alert-force-independents-waver = { information-independents-waver }. { help-information-independents-waver }.
alert-force-independents-rise = { information-independents-rise }. { help-information-independents-rise }.
alert-attacked = Atak na { $place_acc }: { $power }.
alert-capital-threatened = Twoja stolica, { $place }, jest słabsza niż wojsko obok niej: { $power }.
alert-pay-short = Żołd w rundzie { $round }: brakuje { $money } dukatów, nawet licząc najniższy podatek.
alert-grain-short = { $number ->
        [one] Aprowizacja w rundzie { $round }: twojej armii brakuje jednego zboża.
       *[other] Aprowizacja w rundzie { $round }: twojej armii brakuje zboża ({ $number }).
    }

## terminal

cli-unit-infantry = P
cli-unit-grenadiers = G
cli-unit-cavalry = K
cli-unit-artillery = A
cli-unit-heavy-cavalry = CK
cli-unit-heavy-artillery = CA
cli-mocarstwa-legend = P piechota · G grenadierzy · K kawaleria · A artyleria · CK ciężka kawaleria · CA ciężka artyleria · w nawiasie: mogą jeszcze działać · ★ dowódca · ⛓ w niewoli · ⚑ maszty · ▤ pokłady działowe · ▶ czyja kolej · ← kto ma herb
cli-mocarstwa-bank = W banku: { $works }

## powody z miejscem, którego dotyczą

why-battle-odds = { $percent }% szans na wygranie tej bitwy
    .against = tylko { $percent }% szans na wygranie tej bitwy
why-prize-at = warto: { $place }
    .against = nie warto: { $place }
why-takes-province-at = zdobycz: { $place }
    .against = mały zysk: { $place }
why-exposed-at = bezpieczniej: { $place }
    .against = za duże ryzyko: { $place }
why-too-weak-at = wystarczy sił: { $place }
    .against = za mało sił: { $place }
why-enough-at = trzeba więcej sił: { $place }
    .against = sił już dość: { $place }
why-hurts-rival-at = szkodzi rywalowi: { $place }
    .against = prawie nie szkodzi rywalowi: { $place }
why-leaves-province-at = można odejść: { $place }
    .against = zostaje pusto: { $place }
why-guards-at = straż: { $place }
    .against = bez straży: { $place }
why-is-to-attack-at = ma zostać zaatakowane: { $place }
    .against = jest potrzebny do ataku: { $place }
why-holds-province-at = obsadza: { $place }
    .against = nie trzeba obsadzać: { $place }
why-nearer-goal-at = to jest cel: { $place }
    .against = dalej od celu: { $place }
why-nearer-goal-by =
    bliżej celu: { $place } ({ $number ->
        [one] następna prowincja
        [few] jeszcze { $number } prowincje
       *[other] jeszcze { $number } prowincji
    })
    .against =
    dalej od celu: { $place } ({ $number ->
        [one] byłaby następna
        [few] byłyby jeszcze { $number } prowincje
       *[other] byłoby jeszcze { $number } prowincji
    })
why-exposed-by = odchodzi z zagrożonego miejsca: { $place } (atak { $attack }, obrona { $defence })
    .against = zagrożone miejsce: { $place } (atak { $attack }, obrona { $defence })
why-together-near =
    { $number ->
        [one] w pobliżu jeden nasz oddział
        [few] w pobliżu { $number } nasze oddziały
       *[other] w pobliżu { $number } naszych oddziałów
    }: { $place }
    .against =
    { $number ->
        [one] w pobliżu tylko jeden nasz oddział
        [few] w pobliżu tylko { $number } nasze oddziały
       *[other] w pobliżu tylko { $number } naszych oddziałów
    }: { $place }
why-together-than =
    { $number ->
        [one] w pobliżu jeden nasz oddział
        [few] w pobliżu { $number } nasze oddziały
       *[other] w pobliżu { $number } naszych oddziałów
    }: { $place } (dotąd { $before })
    .against =
    { $number ->
        [0] nikogo z naszych w pobliżu
        [one] w pobliżu tylko jeden nasz oddział
        [few] w pobliżu tylko { $number } nasze oddziały
       *[other] w pobliżu tylko { $number } naszych oddziałów
    }: { $place } (dotąd { $before })
why-prize-odds = { $percent }% szans na zdobycie: { $place }
    .against = tylko { $percent }% szans na zdobycie: { $place }
why-strikes-odds = nic nie kosztuje, { $percent }% szans na zniszczenie oddziału: { $place }
    .against = tylko { $percent }% szans na zniszczenie oddziału: { $place }
why-too-weak-by = atak { $attack } przeciw obronie { $defence }: { $place }
    .against = za mało sił: { $place } (atak { $attack }, obrona { $defence })
why-guards-with =
    straż: { $place } ({ $number ->
        [0] nikogo tam nie ma
        [one] stoi tam jeden oddział
        [few] stoją tam { $number } oddziały
       *[other] stoi tam { $number } oddziałów
    })
    .against =
    potrzebna straż: { $place } ({ $number ->
        [0] nikogo tam nie ma
        [one] stoi tam jeden oddział
        [few] stoją tam { $number } oddziały
       *[other] stoi tam { $number } oddziałów
    })
why-leaves-home-with =
    obsadzonych prowincji własnego mocarstwa: { $number }
    .against =
    { $number ->
        [one] ostatnia obsadzona prowincja własnego mocarstwa
       *[other] obsadzonych prowincji własnego mocarstwa: tylko { $number }
    }
why-army-plan = w planie: { $unit }, { $number }
    .against = więcej niż w planie: { $unit }, { $number }
why-hurts-rival-beside =
    spycha ich do innej prowincji: { $place } ({ $number ->
        [0] obok nie ma naszych
        [one] obok jeden nasz oddział
        [few] obok { $number } nasze oddziały
       *[other] obok { $number } naszych oddziałów
    })
    .against =
    stanęliby w prowincji: { $place } ({ $number ->
        [0] obok nie ma naszych
        [one] obok jeden nasz oddział
        [few] obok { $number } nasze oddziały
       *[other] obok { $number } naszych oddziałów
    })
why-hurts-rival-goal =
    spycha ich do innej prowincji: { $place } ({ $number ->
        [0] to jest cel
        [one] do celu, { $aim }: jedna prowincja
        [few] do celu, { $aim }: { $number } prowincje
       *[other] do celu, { $aim }: { $number } prowincji
    })
    .against =
    stanęliby w prowincji: { $place } ({ $number ->
        [0] to jest cel
        [one] do celu, { $aim }: jedna prowincja
        [few] do celu, { $aim }: { $number } prowincje
       *[other] do celu, { $aim }: { $number } prowincji
    })
why-needs-ships-for = droga wiedzie przez morze: oddziałów na lądzie { $units }, wolnych miejsc na okrętach { $berths }
    .against = okręty nic tu nie dadzą: oddziałów na lądzie { $units }, wolnych miejsc na okrętach { $berths }
why-army-of = { $unit }: punktów ataku { $attack }, cena w dukatach { $money }
    .against = { $unit }: tylko tyle punktów ataku: { $attack }, a cena w dukatach { $money }
why-army-means = na nowe oddziały jest dukatów { $money }, zboża { $grain }
    .against = na nowe oddziały jest tylko dukatów { $money }, zboża { $grain }
why-ducats-for = daje dukatów: { $money }
    .against = dukatów: { $money }, a jeszcze się przyda
why-unfed-by = oddziałów: { $number }, zboża: { $grain }
    .against = nie byłoby ich czym wyżywić: oddziałów { $number }, zboża { $grain }
why-unpaid-by = żołd { $pay }, dochód { $money } dukatów
    .against = nie byłoby im z czego zapłacić: żołd { $pay }, dochód { $money } dukatów
why-cheapest-price = wart dukatów: { $money }
    .against = kosztuje dukatów: { $money }
why-defends-best-odds = pada w { $percent }% zwykłych ataków
    .against = pada w { $percent }% zwykłych ataków
why-fortifies-by = umocnienia: { $place } (obok punkty ataku: { $attack })
    .against = bez umocnień: { $place } (obok punkty ataku: { $attack })
why-commander-with =
    prowadzi { $number ->
        [one] jeden oddział
        [few] { $number } oddziały
       *[other] { $number } oddziałów
    }: { $place }
    .against =
    potrzebuje go { $number ->
        [one] jeden oddział
        [few] { $number } oddziały
       *[other] { $number } oddziałów
    }: { $place }
why-better-throw-than = drugi rzut obiecuje więcej niż { $number }
    .against = drugi rzut nie obiecuje więcej niż { $number }
why-large-power-of = liczba prowincji: { $number }
