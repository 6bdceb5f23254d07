# source: authored
# Biurko strony: plansze królestw, karty, panele, to, co leży na środku stołu.

## środki

means-prestige = Prestiż
means-stability = Stabilność
means-ducats = dukaty
means-interest = odsetki
means-adm = Władza administracyjna
means-dip = Władza dyplomatyczna
means-mil = Władza wojskowa
means-any = Władza dowolnego rodzaju
means-manpower = dostępny potencjał
means-colonists = koloniści
panel-of = { $means }: { $number } z { $have }
panel-short = brakuje { $number }

## wstęga i nagłówki

panel-when = Epoka { $age }
panel-turn = Tura: { $realm }
panel-phase-setup = przygotowanie
panel-phase-drawing = dobieranie kart
panel-phase-actions = akcje
panel-phase-peace = pokój i niepokoje
panel-phase-income = dochody
panel-phase-tidying = koniec rundy
panel-phase-age = koniec epoki
panel-phase-end = gra skończona
panel-realms = Królestwa
panel-own = Twoje królestwo
panel-events = Wydarzenia
panel-ideas = Idee
panel-aims = Kamienie milowe, cele, konflikt o władzę
panel-orders = Cesarstwo i Kuria
panel-table = Karty na stole
panel-mats = Plansze

## plansze królestw

panel-court = Dwór
panel-forces = Wojsko i kupcy
panel-treasury = Skarbiec
panel-ties = Więzi
panel-missions = Misje
panel-missions-open = Jeszcze do wyboru:
panel-missions-done = Wypełnione:
panel-vacant = wolne
panel-army = Armia { $number }
panel-loose = piechota poza armiami
panel-light = lekkie okręty poza flotą
panel-allied = czekające jednostki sojusznicze
panel-traded = już handlował
panel-no-merchants = brak kupca
panel-left-influence = pozostałe kostki wpływów
panel-left-claim = pozostałe żetony roszczeń
panel-after-income = Po następnych dochodach
panel-corruption = korupcja
panel-cards = karty na ręce
tie-war = w stanie wojny:
tie-war-marked = napadnięte
tie-casus = casus belli wobec:
tie-truce = rozejm:
tie-alliance = sojusz:
tie-alliance-marked = walczy u boku
tie-marriage = mariaż królewski:
tie-marriage-marked = sporna sukcesja
tie-claim = roszczenia:
tie-core = żetony rdzenia:

## karty

panel-no-cards = Brak kart na ręce
panel-on-display = Wystawione
panel-display-of =
    { $uses ->
        [one] jedno użycie
        [few] { $uses } użycia
       *[many] { $uses } użyć
    }: { $deeds }
panel-display = Leży wystawiona, użyć: { $uses }
panel-uses = { $number ->
    [one] zostało { $number } użycie
    [few] zostały { $number } użycia
   *[other] zostało { $number } użyć
}
panel-unpaid = nieopłacona
panel-hand-whole = Całe karty
panel-battle-card = Kości w bitwie
panel-dice = { $number } × { $dice }
panel-die-infantry = kość piechoty
panel-die-cavalry = kość kawalerii
panel-die-artillery = kość artylerii
panel-die-any = kość dowolnego rodzaju
panel-ages = starzeje się pod symbolem: { $symbol }
panel-mortality = Śmiertelność: starzeje się, kto ma symbol: { $symbol }
panel-option = Opcja { $letter }
panel-final = { $realm }: przed punktowaniem końcowym { $number } Prestiżu, potem { $parts }
panel-reward = Nagroda: { $reward }
panel-next-prestige = { $number } Prestiżu dla następnego, kto go osiągnie
panel-no-events = Żadne wydarzenie nie leży odkryte
panel-column-adm = Administracyjne
panel-column-dip = Dyplomatyczne
panel-column-mil = Wojskowe
panel-basic = idea podstawowa
panel-government = forma rządów
panel-struggle-next = nadchodzi
panel-struggle-now = Prestiż, gdyby liczyć go teraz
panel-income-rows = Dukaty od siły handlowej 1, 3 i 6

## Cesarstwo i Kuria

panel-empire = Święte Cesarstwo Rzymskie
panel-emperor = Cesarz
panel-authority = Autorytet Cesarski
panel-empire-gains = Co rundę Cesarz zyskuje: dukaty { $ducats }, Władza dyplomatyczna { $dip }, Władza wojskowa { $mil }, Prestiż { $prestige }.
panel-electors = Elektorzy i na kogo by głosowali
panel-unlawful = Bezprawni zaborcy ziem Cesarstwa
panel-defended = Broni się przed
panel-curia = Kuria
panel-cardinals = Kardynałowie, rzymski pierwszy
panel-controller = Zarządca papieski
panel-trusted = zaufany
panel-curia-gains = Co rundę zarządca papieski zyskuje 1 Władzy dyplomatycznej i płaci każdemu doradcy o 1 dukata mniej; tylko ten gracz ekskomunikuje i ogłasza krucjaty.
panel-curia-gains-trusted = Co rundę zarządca papieski zyskuje 1 Władzy dyplomatycznej, płaci każdemu doradcy o 1 dukata mniej, a jako zaufany zyskuje { $prestige } Prestiżu; tylko ten gracz ekskomunikuje i ogłasza krucjaty.

## bitwa

panel-battle = Bitwa: { $place }{ $round ->
    [0] {""}
   *[other] , runda { $round }
}
panel-attack = Atak
panel-defence = Obrona
panel-dice-later = Kości zostaną zaraz policzone
panel-hits = { $number ->
    [one] { $number } trafienie
    [few] { $number } trafienia
   *[other] { $number } trafień
}
panel-lost = { $number ->
    [one] utracona { $number } jednostka
    [few] utracone { $number } jednostki
   *[other] utraconych { $number } jednostek
}
panel-battle-round = Runda { $number }
odds-win = szans na zwycięstwo
odds-note = jeśli nikt nie opuści pola i nie zagra karty

## to, co leży na środku stołu

panel-trades = Handluje: { $realm }
panel-cards-whole = Całe karty
panel-cards-low = Karty w skrócie
panel-siege = Oblężenie: { $area }
panel-siege-open = żadna prowincja nie jest jeszcze wybrana
panel-siege-costs = Władza wojskowa do zapłaty: { $power } (potrzebne jednostki: { $units })
panel-resolving = Wydarzenie bierze: { $realm }
panel-plays = Zagrywa kartę: { $realm }
panel-declares = Wypowiada wojnę: { $realm }
panel-deal = Umowa
panel-treaty = Traktat pokojowy
panel-gives-nothing = nic nie daje
panel-both = Obie strony
panel-deal-costs = Płaci proponujący, { $realm }:
panel-victor = zwycięzca: { $realm }
panel-returned = zwrócone za dukaty: { $provinces }
panel-exchanged = wymienione: { $provinces }
panel-freed = wyzwolone: { $provinces }
panel-severs-alliance = zrywa sojusz: { $thing }
panel-severs-claim = zrzeka się roszczenia: { $thing }
panel-severs-influence = wycofuje wpływy: { $thing }
panel-peace = Może zawrzeć pokój: { $realm }
panel-victory-undecided = nierozstrzygnięta
panel-victory-partial = częściowe zwycięstwo
panel-victory-total = całkowite zwycięstwo
panel-units = Jednostki na planszy
panel-tax = podatek { $number }
panel-dictate = Można teraz podyktować
panel-dictate-nothing = na razie niczego nie można podyktować
panel-holds = Okupowane ziemie drugiej strony

## prognozy

panel-from-power = Od { $number }
panel-second-row = Węzeł drugorzędny
panel-lowered = Piraci lub merkantylizm obniżają rząd
panel-you-pick = równi: wybiera handlujący
panel-power-parts = Siła handlowa: kupiec { $merchant }, prowincje kluczowe { $keys }, okręty { $ships }
panel-worth-note = Wartość w Prestiżu, jak liczy ją Rządca; kto na tym traci, raczej nie podpisze.
panel-worth = Wartość w Prestiżu
panel-would-sign = rządca na drugim miejscu podpisze
panel-would-refuse = rządca na drugim miejscu odmówi
panel-touches = { $open ->
        [0] { $number ->
            [one] jeden znak na mapie
            [few] { $number } znaki na mapie
           *[many] { $number } znaków na mapie
        }
        [one] jedno miejsce na mapie
       *[many] wybór z { $open } miejsc na mapie
    }
panel-brings-nothing = nic dla ciebie od razu
panel-bears-advisor =
    Doradca, { $skills }, co rundę za { $cost ->
        [one] { $cost } dukata
        [few] { $cost } dukaty
       *[other] { $cost } dukatów
    }
panel-bears-leader = Przywódca { $skills }
panel-asks-then = potem twój wybór
panel-strength = Jednostki, ty i oni
panel-casus = nic: casus belli
panel-you-call = Możesz wezwać
panel-call-nobody = nikogo
panel-may-come = Przeciw tobie mogą przyjść
panel-fields = Bitwy od razu
panel-terms = Zwycięstwo może dać

## pomoc

help-skills = Umiejętności: { $skills }. Na urzędzie dają tyle Władzy co rundę.
help-dice = Jako dowódca: { $number } × { $dice }
help-mortality = Starzeje się, gdy ktoś bierze wydarzenie z symbolem { $symbol }: najpierw słabnie, potem umiera.
help-council = Nie starzeje się.
help-comes = Każda runda daje ci { $number }.
help-covert = tajna: inni mogą ją skontrować
help-battle-card = W bitwie, za Władzę wojskową { $power }: { $dice }
help-role-leader = przywódca: rządzi lub dowodzi za { $cost } Władzy wojskowej
help-role-ruler = władca
help-role-advisor = doradca, w dukatach co rundę: { $cost }
help-means-prestige = Kto ma go najwięcej, wygrywa. Dają go misje, kamienie milowe, idee, zwycięstwa, sojusze i konflikt o władzę.
help-means-stability = Od −3 do +3. Co rundę daje lub kosztuje dukaty; niska sprowadza niepokoje, a najniższa kosztuje Władzę.
help-means-ducats = Mała liczba mówi, co zmienią następne dochody. Zbyt pełny skarbiec kosztuje Władzę administracyjną.
help-means-adm = Opłaca idee, Stabilność i nawracanie obszarów.
help-means-dip = Opłaca wpływy, sojusze, roszczenia i handel.
help-means-mil = Opłaca wojnę, marsze, oblężenia i dowódców.
help-means-manpower = Jednostki, które można jeszcze zrekrutować; w nawiasie wyczerpane.
help-panel-realms = Co kto ma. Kliknięcie nazwy rozkłada całą planszę królestwa.
help-panel-own = Dwór, wojsko, skarbiec, więzi i misje twojego królestwa.
help-panel-events = Każdy bierze jedno wydarzenie w rundzie. Dukaty, które na nim leżą, dostaje ten, kto je bierze.
help-panel-ideas = Kto opracuje ideę, zyskuje 2 Prestiżu; najwyżej dwóch, którzy mieli ją wcześniej, zyskuje po 1.
help-panel-aims = Kamień milowy daje pierwszym trzem 5, 3 i 1 Prestiżu, a nagrodę każdemu. Cele scenariusza liczą się raz, w punktacji końcowej.
help-panel-orders = Kto przewodzi Cesarstwu i Kurii i co z tego ma.
help-panel-hand = Twoje karty akcji: zagraj je dla akcji albo mianuj postać, która na nich jest.
help-panel-battle = W każdej rundzie obie strony rzucają kośćmi; trafienia odnoszą jednocześnie.
