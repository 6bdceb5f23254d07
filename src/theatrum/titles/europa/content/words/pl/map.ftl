# Mapa na stronie: tryby, znaki, karty miejsc, księga.
chart-modes = Tryby mapy
chart-mode-political = Polityczny
chart-mode-diplomatic = Dyplomatyczny
chart-mode-religious = Religijny
chart-mode-trade = Handlowy
chart-mode-military = Wojskowy
chart-mode-unrest = Niepokoje
chart-mode-colonial = Kolonialny
chart-mode-empire = Cesarstwo
chart-seen-by = Oczami
panel-distant = Odległe kontynenty
step-army = Armia { $name }
chart-army-new = nowa armia
chart-army-at = { $area }, { $number ->
    [one] { $number } jednostka
    [few] { $number } jednostki
   *[other] { $number } jednostek
}
chart-sign-vassal-land = Pasy: zwierzchnik
chart-sign-occupied = Pasy: okupacja wroga
chart-sign-capital = Stolica
chart-sign-town-small = Małe miasto
chart-sign-town-large = Duże miasto
chart-sign-vassal = Wasal
chart-sign-unrest = Niepokoje
chart-sign-army = Armia
chart-sign-army-led = Armia z generałem
chart-sign-infantry = Piechota poza armiami
chart-sign-fleet = Flota
chart-sign-light = Lekkie okręty
chart-sign-guard = Okręt chroniący handel
chart-sign-rebels = Buntownicy
chart-sign-pirates = Piraci
chart-sign-plague = Zaraza
chart-sign-influence = Wpływy
chart-sign-imperial = Wpływy cesarskie
chart-sign-claim = Roszczenie
chart-sign-merchant = Kupiec
chart-sign-node = Węzeł handlowy
chart-sign-tie-self = To królestwo
chart-sign-tie-war = Wojna
chart-sign-tie-ally = Sojusznik
chart-sign-tie-casus = Casus belli
chart-sign-tie-truce = Rozejm
chart-sign-tie-marriage = Mariaż
chart-sign-tie-disputed = Sporna sukcesja
chart-sign-tie-influence = Jego wpływy
chart-sign-claimed = Pasy: ma roszczenie
chart-sign-mine = To królestwo
chart-sign-friend = Sojusznicy
chart-sign-enemy = Wrogowie
chart-sign-calm = Spokój
chart-sign-unruly = Niepokoje
chart-sign-rebel-land = W rękach buntowników
chart-sign-free-land = Wolna ziemia
chart-sign-native-land = Królestwo, którym nikt nie gra
chart-sign-seafaring = W Europie czerwone kotwice: porty dalekomorskie
chart-sign-emperor = Cesarz
chart-sign-elector = Elektorzy
chart-sign-member = Inne kraje Cesarstwa
chart-sign-imperial-land = Pasy: wpływy cesarskie

## karty miejsc

chart-faith = wiara: { $religion }
chart-nobody = Niczyje
chart-town-small = małe miasto
chart-town-large = duże miasto
chart-town-twins = dwa małe miasta
chart-printed-large = duża prowincja
chart-ships = Okręty: { $ships }
chart-patrols = Miejsca dla okrętów chroniących handel: wolne { $free } z { $slots }
chart-merchants = Kupcy: { $realms }
chart-provinces = { $number ->
    [one] { $number } prowincja
    [few] { $number } prowincje
   *[other] { $number } prowincji
}
chart-realm-means = Prestiż { $prestige }, stabilność { $stability }, dukaty { $ducats }, podatek { $tax }
chart-your-claim = masz tu roszczenie
chart-your-core = leży tu twój żeton ziem rdzennych
chart-pays = Karta tego węzła zapłaci ci od { $least } do { $most } { $most ->
        [one] dukata
       *[other] dukatów
    }, średnio { $mean }; twoja siła handlowa bez kluczowych prowincji: { $power }.
chart-out-of-reach = Twój handel tam nie sięga.
chart-sign-pays = Dukaty, które średnio zapłacą ci tam karty
chart-sign-way = Drogi twojego handlu
chart-your-merchants = { $number ->
    [one] Stoi tu twój kupiec
    [few] Stoi tu { $number } twoich kupców
   *[other] Stoi tu { $number } twoich kupców
}
chart-for-self = twoja ziemia
chart-for-war = jesteś w stanie wojny: { $realm }
chart-for-ally = { $realm }: twój sojusznik
chart-for-casus = masz casus belli: { $realm }
chart-for-truce = { $realm }: obowiązuje rozejm
chart-for-marriage = { $realm }: łączy was mariaż
chart-for-disputed = { $realm }: sporna sukcesja

## księga

panel-ledger = Księga
ledger-realms = Królestwa w grze
ledger-neighbours = Królestwa, którymi nikt nie gra
ledger-start = start
ledger-curves = Prestiż runda po rundzie
ledger-wars-heading = Wojny
ledger-aims = Twoje misje i roszczenia
ledger-realm = Królestwo
ledger-prestige = Prestiż
ledger-stability = Stabilność
ledger-ducats = Dukaty
ledger-balance = Następny dochód
ledger-tax = Podatek
ledger-manpower = Potencjał
ledger-units = Jednostki
ledger-ships = Okręty
ledger-provinces = Prowincje
ledger-cards = Karty
ledger-ideas = Idee
ledger-missions = Misje
ledger-influence = Twoje wpływy
ledger-allies = Sojusznicy
ledger-wars = Wojny
ledger-peace = Wszędzie panuje pokój.
ledger-began = strona atakująca
ledger-with = Sprzymierzeni: { $realms }
ledger-holds = Okupuje: { $provinces }
ledger-holds-nothing = Niczego nie okupuje
ledger-done = spełniona
ledger-lacks = { $have } z { $need }
ledger-dictates = może podyktować: { $terms }
ledger-would-do = Zbliżają do celu:
ledger-more = i { $number } więcej
ledger-claim-on = Roszczenie: { $area }
