# source: authored
# Pozycja jako tekst: nagłówki, plansze królestw, karty, obszary, wody.

## nagłówki

text-head = Epoka { $age }, runda { $round }: { $phase }. Tura: { $realm }. Kolejność: { $order }. Pas: { $passed }.
text-phase-setup = przygotowanie gry
text-phase-drawing = faza 1, dobieranie kart
text-phase-actions = faza 2, akcje
text-phase-peace = faza 3, pokój i niepokoje
text-phase-income = faza 4, dochody i utrzymanie
text-phase-tidying = faza 5, koniec rundy
text-phase-age = koniec epoki
text-phase-end = koniec gry
text-scene = CO SIĘ TERAZ ROZSTRZYGA
text-own = TWOJE KRÓLESTWO
text-hand = TWOJE KARTY
text-missions = TWOJE MISJE
text-others = INNE KRÓLESTWA
text-events = WYDARZENIA NA STOLE
text-milestones = KAMIENIE MILOWE
text-idea-row = WYŁOŻONE IDEE
text-struggles = KONFLIKTY O WŁADZĘ
text-goals = CELE SCENARIUSZA
text-orders = CESARSTWO I KURIA
text-realms = KRÓLESTWA OBOK CIEBIE, KTÓRYMI NIKT NIE GRA
text-nodes = WĘZŁY HANDLOWE (pozostałe: bez kupców i piratów, poza twoim zasięgiem)
text-waters = MORZA I PORTY
text-lands-own = TWOJE ZIEMIE I OBSZARY Z TWOIM WOJSKIEM
text-lands-near = ZIEMIE OBOK TWOICH
text-lands-other = POZOSTAŁE ZIEMIE
text-lands-distant = ODLEGŁE KONTYNENTY

## drobne słowa

text-none = brak
text-nobody = nikt
text-adm = adm
text-dip = dyp
text-mil = woj
text-ducats = { $number ->
    [one] { $number } dukat
    [few] { $number } dukaty
   *[other] { $number } dukatów
}
text-prestige = Prestiż +{ $number }
text-counted = { $thing } { $number }
text-a-round = { $what } co rundę
text-at-once = od razu: { $what }
text-while = tylko gdy { $condition }
text-free = za darmo

## plansze królestw

text-mat = { $realm } ({ $religion }; stolica: { $capital }{ $marks })
text-first = pierwszy gracz
text-team = w drużynie z królestwami: { $realms }
text-passed = po pasie
text-owes-event = nie wzięto jeszcze wydarzenia
text-focused = ambicje zmienione
text-leans-war = skłonność: wojna
text-leans-trade = skłonność: handel
text-leans-voyages = skłonność: wyprawy
text-leans-curia = skłonność: Kościół
text-leans-ties = skłonność: sojusze i mariaże
text-leans-learning = skłonność: nauka
text-leans-order = skłonność: ład w kraju
text-excommunicated = ekskomunika
text-means = Prestiż { $prestige }, Stabilność { $stability }, dukaty { $ducats } (najbliższy dochód { $net }; podatki { $tax }; odsetki { $interest }). Władza: adm { $adm } (+{ $adm_comes } co rundę), dyp { $dip } (+{ $dip_comes }), woj { $mil } (+{ $mil_comes })
text-pieces = Potencjał: dostępny { $available }, wyczerpany { $exhausted }, razem { $manpower }; czekające jednostki sojusznicze { $allied }; koloniści { $colonists }; wolne kostki { $cubes }; wolne żetony roszczeń { $claims }
text-court = Dwór: { $people }
text-office = { $office } { $person }
text-office-0 = władca
text-office-1 = doradca administracyjny
text-office-2 = doradca dyplomatyczny
text-office-3 = doradca wojskowy
text-office-4 = generał armii 1
text-office-5 = generał armii 2
text-office-6 = generał armii 3
text-office-7 = admirał
text-interregnum = bezkrólewie
text-the-ruler = sam władca
text-skills = adm { $adm } dyp { $dip } woj { $mil }
text-skill = { $power } { $number }
text-dice = { $die } × { $number }
text-dice-any = dowolna kość × { $number }
text-weak = osłabienie
text-ideas = Idee: { $ideas }
text-cards = Karty na ręce: { $hand }; wystawione: { $shown }; misje: w ręce { $held }, ukończone: { $done }
text-uses = { $card } (zostało { $number })
text-wars = Wojny: { $realms }
text-began = { $realm } (wojna zaczepna)
text-truces = Rozejmy: { $realms }
text-casus = Casus belli: { $realms }
text-allies = Sojusze: { $realms }
text-active = { $realm } (walczy u boku)
text-weddings = Mariaże: { $realms }
text-disputed = { $realm } (spór o sukcesję)
text-claims = Roszczenia: { $areas }
text-cores = Żetony rdzenności: { $areas }
text-against-empire = Cesarstwo broni się przed tym królestwem
text-budget = Najbliższy dochód: { $rows }; razem { $net }
text-corruption = {"; "}korupcja teraz { $number } adm
text-account-towns = miasta
text-account-vassals = wasale
text-account-advisors = doradcy
text-account-pay = żołd
text-account-ships = okręty
text-account-interest = odsetki
text-account-plague = zaraza
text-account-stability = Stabilność
text-account-authority = autorytet cesarski
text-account-ideas = idee

## karty

text-card = { $card } [{ $deck }]: { $action }. Na karcie: { $person }
text-card-unpaid = { $card } [{ $deck }, jeszcze nieopłacona]: { $action }. Na karcie: { $person }
text-use = Wystawiona, { $card }: { $deed }, użycia: { $uses }, { $action }
text-display-action = { $deed } (użycia: { $uses }): { $action }
text-displays = wystawiana, użycia: { $uses }; akcje: { $actions }
text-in-battle = w bitwie za { $power } woj{ $uses ->
    [0] {""}
   *[other] {" "}i użycia: { $uses }
}: { $dice }
text-minor = akcja pomniejsza
text-counters = powstrzymuje akcję tajną innego gracza
text-covert = tajna
text-role-leader = przywódca
text-role-ruler = władca
text-role-general = generał
text-role-admiral = admirał
text-role-advisor = doradca
text-price-ducats = { $number ->
    [one] { $number } dukat co rundę
    [few] { $number } dukaty co rundę
   *[other] { $number } dukatów co rundę
}
text-price-mil = mianowanie za { $number } woj
text-mission = { $name } (Prestiż { $prestige }): { $condition }{ $progress }. Nagroda: { $reward }. { $history }
text-missions-open = Do wyboru później: { $names }
text-progress = ty: { $have } z { $need }
text-events-down = Zakryte: { $number }
text-event-ducats = { $number ->
    [one] leży na nim { $number } dukat
    [few] leżą na nim { $number } dukaty
   *[other] leży na nim { $number } dukatów
}
text-event-of = wydarzenie królestwa: { $realm }
text-event-symbol = śmiertelność: { $symbol }
text-brings = Przynosi postać: { $person }: { $roles }
text-idea = { $idea }: { $cost } { $power }{ $needs }. Daje: { $brings }{ $has }
text-idea-needs = { $count ->
    [one] wymaga idei: { $ideas }
   *[other] wymaga jednej z idei: { $ideas }
}
text-known-to = { $count ->
    [one] ma ją: { $realms }
   *[other] mają ją: { $realms }
}
text-milestone = { $name } (następny: Prestiż { $prestige }): { $condition }{ $progress }. Nagroda: { $reward }{ $reached }. { $history }
text-reached = osiągnięty przez: { $realms }
text-struggle-to-come = Nadchodzi: { $name }; pola bitwy: { $areas }. Prestiż, gdyby liczyć go teraz: { $points }
text-struggle = { $name }; pola bitwy: { $areas }. Prestiż, gdyby liczyć go teraz: { $points }
text-goal-now = { $line } Teraz: { $realms }
text-goal-far = { $realm } { $have } z { $need } (+{ $points })
text-idea-tolerance = różne wyznania zamiast niepokoju tam, gdzie pozwala wydarzenie, i brak niepokojów religijnych na obszarach różnych wyznań
text-idea-inquisition = nawracanie obszaru tańsze o 1 adm
text-idea-scientific_revolution = opracowanie idei tańsze o 1 punkt władzy; jedno ponowne dobranie przy komecie
text-idea-church_attendance_duty = zwiększanie Stabilności tańsze o 1 adm
text-idea-deus_vult = casus belli przeciw sąsiadom innej wiary (nie chrześcijan przeciw chrześcijanom) i przeciw sąsiednim królestwom odległym
text-idea-absolute_monarchy = Prestiż +1 co rundę przy dodatniej Stabilności
text-idea-quest_for_the_new_world = przy eksploracji lekki okręt może popłynąć na odległy akwen i odkrywać stamtąd
text-idea-efficient_spies = akcje tajne tańsze o 1 dyp
text-idea-cabinet = jeden sojusz i jeden mariaż więcej
text-idea-mercantilism = przy co najmniej 3 punktach siły handlowej z kluczowych prowincji inni w węźle dostają o rząd mniej
text-idea-cannons = można rekrutować artylerię
text-idea-noble_knights = przed bitwą lądową kość kawalerii za każdą jednostkę kawalerii
text-idea-defensive_mentality = kość piechoty więcej w obronie własnych ziem, a każda własna prowincja wymaga o 1 większej siły oblężenia
text-idea-tercios_janissaries = drugi żołnierz z podwójnej ścianki też trafia
text-idea-military_drill = wróg odkłada jedną kość bitewną
text-idea-line_infantry = drugi żołnierz z podwójnej ścianki też trafia
text-idea-revolutionary_regime = możesz przyjąć ideologię rewolucyjną

## królestwa, którymi nikt nie gra

text-free-realm = { $realm }: siła { $strength }, { $religion }{ $signs }
text-your-influence = twoje wpływy { $number }
text-others-influence = { $realm }: wpływy { $number }
text-ally-of = sojusz: { $realm }
text-fights-for = walczy w sojuszu: { $realm }
text-married-to = mariaż: { $realm }
text-war-with = wojna: { $realm }
text-member = w Cesarstwie
text-overlord-of = wasale: { $realms }

## obszary

text-vassal-of = { $vassal } (wasal królestwa: { $realm })
text-capital = stolica
text-large = duża
text-port = port
text-seafaring = port morski
text-port-on = { $port } – { $zones }
text-ports = Porty: { $ports }
text-gold = złoto
text-unrest = niepokój
text-manpower-token = potencjał +1
text-rebel-town = w rękach buntowników
text-imperial = w Cesarstwie
text-occupied-by = okupacja: { $realm }
text-core-of = rdzenna: { $realm }
text-explored-on = odkrywana na { $number }
text-elector = elektor
text-outside = poza Cesarstwem
text-plague = zaraza
text-battlefield = pole walki
text-crusade-here = cel krucjaty
text-claimed = roszczenie: { $realm }
text-core-area = żeton rdzenności: { $realm }
text-influence = Wpływy: { $cubes }
text-empire-cubes = Cesarstwo
text-units = Wojska: { $units }
text-army = { $realm }, armia { $army }: { $units }{ $leader }
text-on-mat = poza mapą
text-forces = Wojsko: { $forces }
text-own-army = armia { $army } ({ $area }): { $units }{ $leader }
text-own-loose = pojedyncza piechota ({ $area }): { $number }
text-own-fleet = flota ({ $water }): { $ships }
text-own-light = lekkie okręty ({ $water }): { $number }
text-own-guards = ochrona handlu ({ $water }): { $number }
text-led-by = dowodzi { $person }
text-loose = { $realm }: pojedyncza piechota { $number }
text-rebels = buntownicy { $number }
text-unit = { $unit } { $category } { $number }
text-borders = Obok: { $areas }
text-over-mountains = { $area } (góry)

## wody i handel

text-zone = { $zone }: { $ships }; wolne pola ochrony handlu { $free }
text-empty-zones = Bez okrętów, wolne pola ochrony handlu: { $zones }
text-port-ships = Port { $port }: { $ships }
text-fleet = { $realm }, flota ({ $ships })
text-light = { $realm }, lekkie okręty { $number }
text-guards = { $realm }, ochrona handlu { $number }
text-damaged = (uszkodzone { $number })
text-node = { $node } ({ $lies }): kupcy: { $merchants }{ $signs }
text-merchant-tapped = { $realm } (po handlu)
text-developed = rozwinięty
text-pirates = piraci { $number }
text-pays = karty zapłacą ci { $spread ->
    [0] { $most } D
   *[other] od { $least } do { $most } D
}
text-in-reach = w zasięgu twojego handlu

## Cesarstwo i kuria

text-empire = Cesarz: { $emperor }. Autorytet cesarski { $authority } z { $most }. Wiara: { $religion }. Elektorzy: { $electors }
text-no-empire = Cesarstwo nie istnieje
text-unlawful = Bezprawni zaborcy ziem Cesarstwa: { $realms }
text-defence = Cesarstwo broni się przed: { $realms }
text-guard = Gwardia cesarska: { $number }
text-curia = Kardynałowie od pierwszego pola: { $cardinals }; Rzym: { $rome }; zarządca papieski: { $controller }{ $trusted ->
    [yes] {" "}(zaufany)
   *[no] {""}
}
text-crusade = Krucjata: { $area }; krzyżowcy: { $realms }

## co się teraz rozstrzyga

text-shore = { $zone }: na kości 1: { $one }; 2: { $two }; 3: { $three }; bez niebezpieczeństwa także: { $owned }
text-dice-later = jeszcze nie policzone
text-playing = Zagrywana karta, { $card }: { $action }
text-way = Droga { $number }: { $effects }
text-may = Możesz: { $effects }
text-siege = Oblężenie, { $area }; wybrane prowincje: { $provinces }; jednostki do tego potrzebne (każda kosztuje 1 woj): { $number }{ $free ->
    [0] {""}
   *[other] {" "}(pierwsza za darmo)
}
text-occupies = Okupacja, { $realm }: { $provinces }
text-declaration = Wypowiedzenie wojny, agresor: { $realm }; cele: { $realms }
text-resolving = Rozpatrywane wydarzenie: { $event }
text-battle = Bitwa: { $place }, { $round ->
    [0] przed pierwszą rundą
   *[other] runda { $round }
}
text-chance = Atak zwycięży z szansą { $percent }%, jeśli nikt nie ustąpi i nie zagra karty.
text-attack = Atak: { $parties }. Kości: { $dice }. Trafienia: { $hits }
text-defence-side = Obrona: { $parties }. Kości: { $dice }. Trafienia: { $hits }
text-trade-cards = Handel, { $realm }. Odkryte karty:
text-trade-card = { $trade }: { $low }, { $middle } lub { $high } dukatów za siłę handlową 1, 3 lub 6 (węzeł rozwinięty: { $more })
text-trade-node = { $node }: kluczowe prowincje: { $keys }; siła handlowa { $power }{ $second }
text-secondary = węzeł poboczny: { $node }
text-trading = Wybrano: { $trade }, węzeł { $node }
text-deal = Umowa, { $realm } i { $to }: { $items }; za zawarcie płaci { $realm }: { $dip } dyp
text-deal-alliance = sojusz
text-deal-marriage = mariaż, dla obu stron po karcie ({ $deck })
text-deal-ducats = płaci { $realm }: { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }
text-deal-sale = { $realm } sprzedaje prowincję { $province } za { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }

## co ktoś przy stole by zawołał

alert-far-ahead = { $realm }: Prestiż { $number }. Przy 100 i przewadze 20 nad każdym innym gra się kończy.
alert-few-pieces = { $realm }: znaczniki poza planszą: { $number }. Gdy wszystkie miasta i żetony wasali znajdą się na planszy, gra się kończy.
alert-last-round = To ostatnia runda.
alert-capital-lost = Twoja stolica, { $province }, jest w obcych rękach.
alert-capital-threatened = { $realm }: przewaga jednostek pod twoją stolicą, { $province }.
alert-costs-beyond = Przy obecnym stanie koszty tej rundy przekroczą twoje środki o { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.
alert-fruitless-war = Wojna przeciw { $realm_dat }: nikt niczego nie okupuje. Jeśli tak zostanie, w fazie 3 skończy się białym pokojem: stracisz { $number } Prestiżu i zacznie się rozejm.
alert-last-turn = To twoja ostatnia tura w tej rundzie.
alert-casus-unused = Casus belli przeciw { $realm_dat }, niewykorzystane w tej rundzie, kosztuje { $number } Prestiżu.
alert-deciding-vote = Korona Cesarstwa zależy od twojego głosu.

## prognozy

fact-odds = { $mine } { $mine ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przeciw { $theirs }: { $percent }% szans na zwycięstwo, jeśli nikt nie opuści pola.
fact-odds-at-sea = { $mine } { $mine ->
        [one] okręt
        [few] okręty
       *[many] okrętów
    } przeciw { $theirs }: { $percent }% szans na zwycięstwo, jeśli nikt nie odpłynie.
fact-battle = Bitwa { $area_in }: { $mine } { $mine ->
        [one] jednostka
        [few] jednostki
       *[many] jednostek
    } przeciw { $theirs }, { $percent }% szans na zwycięstwo.
fact-battle-at-sea = Bitwa morska { $zone_in }: { $mine } { $mine ->
        [one] okręt
        [few] okręty
       *[many] okrętów
    } przeciw { $theirs }, { $percent }% szans na zwycięstwo.
fact-siege = { $number ->
        [one] Jedna prowincja padnie
        [few] { $number } prowincje padną
       *[many] { $number } prowincji padnie
    } za { $power ->
        [one] 1 punkt
        [few] { $power } punkty
       *[many] { $power } punktów
    } Władzy wojskowej, bez rzutu kośćmi.
fact-siege-open = Prowincje, które można tu teraz zdobyć oblężeniem: { $number }.
fact-income = Przy obecnym stanie faza 4 zmieni skarbiec o { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }, do { $purse } { $purse ->
        [one] dukata
       *[other] dukatów
    }.
fact-upkeep = Bilans każdej rundy zmieni się z { $from } na { $to } { $to ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }.
fact-power-a-round = Każda runda da { $to } { $to ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } { $power_gen } zamiast { $from }.
fact-leads-with = W bitwie { $number ->
        [0] nie dołoży kości
       *[other] dołoży: { $die } × { $number }
    }.
fact-leads-with-any = W bitwie dołoży kości dowolnego rodzaju: { $number }.
fact-trade-pays = Ta karta { $number ->
        [0] nie da ci nic
       *[other] da ci { $number } { $number ->
               [one] dukat
               [few] dukaty
              *[other] dukatów
           }
    }.
fact-trade-best = Potem najlepsza z otwartych kart { $number ->
        [0] nie da ci nic
       *[other] da ci { $number } { $number ->
               [one] dukat
               [few] dukaty
              *[other] dukatów
           }
    }.
fact-enemy = Siła { $strength }; wypowiedzenie wojny { $stability ->
        [0] nie kosztuje Stabilności: masz casus belli
       *[other] kosztuje { $stability } Stabilności
    }.

## co wybór zmienia od razu

brief-enemy = siła { $strength }{ $stability ->
    [0] {","} casus belli
   *[other] {","} Stabilność −{ $stability }
}
brief-odds = { $percent }% szans
brief-odds-at-sea = { $percent }% szans
brief-trade-pays = +{ $number } D
brief-trade-best = do +{ $number } D
brief-change =
    { $adm ->
        [0] {""}
       *[other] {" "}−{ $adm } adm
    }{ $dip ->
        [0] {""}
       *[other] {" "}−{ $dip } dyp
    }{ $mil ->
        [0] {""}
       *[other] {" "}−{ $mil } woj
    }{ $ducats ->
        [0] {""}
       *[other] {" "}−{ $ducats } D
    }{ $interest ->
        [0] {""}
       *[other] {" "}−{ $interest } odsetki
    }{ $stability ->
        [0] {""}
       *[other] {" "}−{ $stability } Stabilność
    }{ $prestige ->
        [0] {""}
       *[other] {" "}−{ $prestige } Prestiż
    }{ $manpower ->
        [0] {""}
       *[other] {" "}−{ $manpower } potencjał
    }{ $more_adm ->
        [0] {""}
       *[other] {" "}+{ $more_adm } adm
    }{ $more_dip ->
        [0] {""}
       *[other] {" "}+{ $more_dip } dyp
    }{ $more_mil ->
        [0] {""}
       *[other] {" "}+{ $more_mil } woj
    }{ $more_ducats ->
        [0] {""}
       *[other] {" "}+{ $more_ducats } D
    }{ $more_interest ->
        [0] {""}
       *[other] {" "}+{ $more_interest } odsetki
    }{ $more_stability ->
        [0] {""}
       *[other] {" "}+{ $more_stability } Stabilność
    }{ $more_prestige ->
        [0] {""}
       *[other] {" "}+{ $more_prestige } Prestiż
    }{ $more_manpower ->
        [0] {""}
       *[other] {" "}+{ $more_manpower } potencjał
    }

## grupy wyborów

group-events = Wydarzenia
group-diplomacy = Dyplomacja
group-diplomacy-minor = Dyplomacja: akcje pomniejsze (nie zużywają tury)
group-trade = Handel i wyprawy
group-war = Wojsko i wojna
group-war-minor = Wojsko: akcje pomniejsze (nie zużywają tury)
group-court = Dwór
group-court-minor = Dwór: akcje pomniejsze (nie zużywają tury)
group-cards = Karty akcji
group-cards-minor = Karty: akcje pomniejsze (nie zużywają tury)
group-aims = Cele
group-aims-minor = Cele: zgłoszenia
group-end = Koniec
group-end-minor = Opuszczenie gry

## plansza terminala

text-wars-board = WOJNY
text-column-realm = {"  "}Królestwo
text-column-prestige = Prestiż
text-column-stability = Stabilność
text-column-ducats = Dukaty, dochód
text-column-power = adm / dyp / woj
text-column-manpower = Potencjał (wyczerpany)
text-column-cards = Karty
text-column-now = W tej rundzie
text-column-interest = odsetki { $number }
text-rest-unchanged = (reszta bez zmian)
text-unchanged = bez zmian (b: cała plansza): { $parts }
text-board-legend = t: cała pozycja jako tekst · t słowa: wiersze z tymi słowami (królestwo, obszar, karta)
