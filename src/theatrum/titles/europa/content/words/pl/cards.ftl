# source: authored
# Słowa kart: rozdziały 6 i 8, pytania i skutki efektów (16.3).

## wybory

choice-play = Zagraj: { $card }
choice-play-minor = Zagraj jako akcję pomniejszą: { $card }
choice-use = Użyj: { $card }, { $deed }
choice-take-in = Odrzuć: { $card }
choice-put-back = Odłóż do talii: { $idea }
choice-counter = Powstrzymaj: { $card }
choice-do = Zrób to
choice-decline = Zrezygnuj
choice-either = { $place ->
        [1] Albo
       *[other] Lub
    }: { $effect }
choice-enough = Wystarczy
choice-option = Opcja { $option }
choice-join = Przyłącz się: { $realm }
choice-stay-out = Pozostań na uboczu
choice-pick-area = { $area }
choice-pick-province = { $province }
choice-pick-realm = { $realm }
choice-pick-zone = { $zone }
choice-pick-node = { $node }
choice-pick-power = { $power }
choice-pick-deck = Talia: { $deck }
choice-pick-army = Armia { $army }
choice-pick-card = { $card }
choice-pick-idea = { $idea }
choice-pick-milestone = { $milestone }

## co się dzieje

event-card-played =
    { $realm } { $realm_gender ->
        [pl] zagrywają
       *[other] zagrywa
    } kartę: { $card }.
event-card-used = { $realm } { $realm_gender ->
        [pl] korzystają
       *[other] korzysta
    } z karty { $card }: { $deed }.
event-deed-countered = Kontrwywiad powstrzymuje działanie { $realm_gen }: { $deed } bez skutku.
event-countered = { $realm } { $realm_gender ->
        [pl] zagrywają
       *[other] zagrywa
    } kartę { $card } przeciw akcji tajnej.
event-chose-option =
    { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } opcję { $option } wydarzenia { $event }.
event-paid-power =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } { $power_gen }.
event-interest-gained = Odsetki { $realm_gen } rosną o { $number }.
event-interest-lost = Odsetki { $realm_gen } maleją o { $number }.
event-colonists-gained =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] kolonistę
       *[other] kolonistów
    }.
event-colonists-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } { $number } { $number ->
        [one] kolonistę
       *[other] kolonistów
    }.
event-manpower-exhausted =
    { $realm } { $realm_gender ->
        [pl] wyczerpują
       *[other] wyczerpuje
    } { $number } { $number ->
        [one] jednostkę
        [few] jednostki
       *[other] jednostek
    } potencjału mobilizacyjnego.
event-core-placed = { $area } to odtąd ziemia rdzenna { $realm_gen }.
event-truce-ended = Dobiega końca rozejm { $realm_gen } i { $of_gen }.
event-plague = Zaraza wybucha { $area_in }.
    .many = Zaraza wybucha { $area_in }.
event-manpower-laid = Potencjał prowincji { $province } rośnie o 1.
event-ship-gained =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } okręt { $zone_in }.
event-ship-swallowed =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } okręt { $zone_in }.
event-ship-moved = Okręt { $realm_gen } płynie { $from_from } { $to_to }.
event-merchants-closed = Kupcy { $node_in } kończą handel w tej rundzie.
event-units-disbanded =
    { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } wszystkie tamtejsze jednostki.
event-unit-disbanded =
    { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } jednostkę { $area_in }.
    .many = { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } { $area_in } { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    }.
event-mercenaries-came = Do armii { $realm_gen } { $area_in } przybywają najemnicy.
event-realm-attacks = { $by } { $by_gender ->
        [pl] wypowiadają
       *[other] wypowiada
    } wojnę { $realm_dat }.
event-plays-on-as = Gracz { $from_gen } prowadzi odtąd inne królestwo: { $realm }.
event-general-stolen = { $person } opuszcza { $of_acc } i przechodzi na służbę { $realm_gen }.
event-idea-developed = { $realm } { $realm_gender ->
        [pl] opracowują
       *[other] opracowuje
    } ideę: { $idea }.
event-idea-lost = { $realm } { $realm_gender ->
        [pl] porzucają
       *[other] porzuca
    } ideę: { $idea }.
event-idea-put-back = Idea wraca do talii: { $idea }.

## dlaczego nie

reason-no-means = Potrzeba { $number }, masz mniej.
reason-same-card-shown = Taka karta jest już wystawiona.
reason-no-uses = Potrzeba użyć: { $number }, zostało mniej.
reason-nobody-to-subjugate = Nie ma sojusznika ani wasala, którego można teraz podporządkować.
reason-no-target = Nie ma na czym tego wykonać.
reason-no-room = Brak miejsca na wpływ albo wolnych kostek.
reason-no-claim = Nie można tam umieścić roszczenia.
reason-no-ally = Taki sojusz nie jest teraz możliwy.
reason-no-marriage = Taki mariaż nie jest teraz możliwy.
reason-no-quiet-town = Wszystkie tamtejsze miasta i wasale są już objęte niepokojem.
reason-no-unrest = Nie ma niepokoju do usunięcia.
reason-no-crusade = Nie można tam ogłosić krucjaty.
reason-no-war = Nie można tam wypowiedzieć wojny.
reason-no-small-town = Żadnego małego miasta nie można rozbudować albo brakuje dużych.
reason-no-harbour = Nie ma akwenu, na którym okręt pojawi się bez bitwy.
reason-no-ship = Nie ma takiego okrętu.
reason-no-node = Nie ma takiego węzła do rozwinięcia.
reason-no-merchant-left = Trzeciego kupca zyskuje tylko gracz, który ma dwóch.
reason-no-advisor = Nie ma doradcy do zwolnienia.
reason-no-character = Nie ma takiej postaci.
reason-no-idea = Nie ma takiej idei.
reason-idea-known = Ta idea jest już opracowana.
reason-idea-needs = Najpierw potrzebna idea: { $idea }.
reason-emperor-forbids = Poddani silnego Cesarza nie zmieniają formy rządów.
reason-not-so = Warunek nie jest spełniony.
reason-not-enough = Trzeba wybrać jeszcze: { $number }.

## pytania

prompt-TakeIn = { $realm }: masz trzy wystawione karty. Którą odrzucasz?
prompt-Counter = { $realm }: akcja tajna { $by_gen } ({ $deed }). Czy ją powstrzymujesz?
prompt-PutBack = { $realm }: wprowadzasz nową ideę. Która z nieopracowanych wraca do talii?
prompt-Pick = { $realm }: { $effect }{ $number ->
    [1] {""}
   *[other] {" "}(jeszcze { $number })
}
prompt-May = { $realm }, jeśli chcesz: { $effect }
prompt-Either = { $realm }: którą drogą?
prompt-ChooseMore = { $realm }: który obszar? Jeszcze najwyżej { $number }
prompt-OwnOption = { $realm }, { $event }: którą opcję wybierasz dla siebie?
prompt-EventOption = { $realm }, { $event }: którą opcję wybierasz?
prompt-Offered = { $realm }: propozycja sojuszu, druga strona to { $by }. Czy ją przyjmujesz?
prompt-Proposal = { $realm }: propozycja mariażu, druga strona to { $by }. Czy ją przyjmujesz?
prompt-Sides = { $realm }: po stronie { $one_gen }, po stronie { $two_gen } czy na uboczu za Prestiż ({ $number })?
prompt-Bid = { $realm }: { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    } za prowincję { $province }, chętny kupiec: { $by }. Czy sprzedajesz?

## co robią efekty

effect-gain = otrzymaj to
effect-lose = strać to
effect-give = oddaj to
effect-may = skorzystaj z pozwolenia karty
effect-pay = zapłać cenę
effect-or = wybierz jedną z dróg
effect-do = zrób to
effect-at_last = zrób to na końcu
effect-if = zrób to, jeśli tak jest
effect-else = zrób to w przeciwnym razie
effect-repeat = powtarzaj to
effect-choose = wybierz obszar
effect-choose_some = wybierz obszary
effect-choose_realm = wybierz królestwo
effect-choose_realms = wybierz królestwa
effect-choose_player = wybierz gracza
effect-choose_option = wybierz opcję
effect-note = zapamiętaj te obszary
effect-set_stability = ustal Stabilność
effect-authority_gained = podnieś Autorytet Cesarski
effect-authority_lost = obniż Autorytet Cesarski
effect-influence = umieść wpływ
effect-remove_influence = usuń własny wpływ
effect-strip_influence = usuń wpływ wszystkich
effect-swap_influence = zastąp cudzy wpływ własnym
effect-drive_out = usuń wpływ przeciwników
effect-subjugate = podporządkuj królestwo
effect-steal_idea = opracuj ideę, którą ma przeciwnik
effect-claim = umieść roszczenie
effect-drop_claim = usuń własne roszczenie
effect-core = umieść żeton rdzenności
effect-ally = zawrzyj sojusz
effect-ally_some = zawrzyj sojusze
effect-leave_ally = zakończ sojusz
effect-strip_alliances = zakończ tam wszystkie sojusze
effect-offer_ally = zaproponuj sojusz
effect-marry = zawrzyj mariaż
effect-marry_some = zawrzyj mariaże
effect-offer_marriage = zaproponuj mariaż
effect-dispute = zmień mariaże w sporną sukcesję
effect-truce = zawrzyj rozejm
effect-end_truce = zakończ rozejm
effect-casus_belli = weź casus belli
effect-war = wypowiedz wojnę
effect-war_each = wypowiedz wojnę wszystkim
effect-war_for_claim = ruszaj na wojnę o roszczenie
effect-rise = podburz królestwa przeciw graczowi
effect-cede = oddaj prowincje
effect-offer_purchase = zaproponuj kupno prowincji
effect-unrest = wywołaj niepokój w swojej prowincji
effect-unrest_any = wywołaj niepokój w prowincji
effect-unrest_each = wywołaj niepokoje w każdym z obszarów
effect-unrest_half = wywołaj niepokoje w połowie prowincji
effect-calm = usuń niepokój
effect-rebels = umieść buntowników
effect-rebels_spread = rozmieść buntowników na obszarach
effect-rebels_each = umieść buntowników na każdym obszarze
effect-rebels_per = umieść buntownika za każdą prowincję
effect-remove_rebels = usuń buntownika
effect-move_rebels = przesuń buntowników na inny obszar
effect-rebel_town = umieść miasta buntowników
effect-roll = rzuć kośćmi rebelii
effect-plague = umieść zarazę
effect-revolution = umieść żeton rewolucji
effect-remove_revolution = usuń żeton rewolucji
effect-religion = zmień religię
effect-religion_on = zmień religię obszaru
effect-adopt = zmień religię państwową
effect-grow = rozbuduj małe miasto w duże
effect-shrink = zmniejsz duże miasto
effect-town = umieść miasta
effect-vassal = umieść żetony wasali
effect-to_town = zamień wasali w miasta
effect-to_vassal = zamień miasto w wasala
effect-release = uwolnij prowincje
effect-annex = anektuj królestwo
effect-inherit = odziedzicz królestwo
effect-clear = usuń stamtąd miasta i wasali
effect-expansive = powołaj ekspansywne królestwo
effect-expand = rozwiń ekspansywne królestwo
effect-leave_empire = wyprowadź obszary z Cesarstwa
effect-defend_empire = wezwij do obrony Cesarstwa
effect-crusade = ogłoś krucjatę
effect-commit = oddaj się krucjacie
effect-excommunicate = ekskomunikuj władcę
effect-lose_rightmost_cardinal = strać kardynała z prawego skraju
effect-remove_cardinals = usuń kardynałów
effect-exhaust = wyczerp potencjał
effect-refresh = odtwórz potencjał
effect-manpower_up = zyskaj potencjał na stałe
effect-manpower_on = połóż żeton potencjału
effect-casualties = strać jednostki lądowe
effect-disband = rozwiąż jednostkę lądową
effect-disband_exhausted = rozwiąż tamtejsze jednostki
effect-disband_enemies = rozwiąż jednostki wroga
effect-mercenaries = najmij najemników
effect-recruit_at_half = rekrutuj za pół ceny
effect-expedition = wyślij ekspedycję
effect-battle_dice = dodaj kości bitewne
effect-ships = otrzymaj okręty
effect-lose_ship = strać okręt
effect-remove_ship = usuń pirata albo okręt przeciwnika
effect-sail = przesuń okręt
effect-extra_step = płyń o jeden akwen dalej
effect-free = wykonaj akcję bez kosztu
effect-military_reforms = sięgnij po Reformy wojskowe
effect-merchant = zyskaj kupca
effect-lose_merchant = strać kupca
effect-pirate = umieść piratów
effect-move_pirate = przesuń pirata
effect-exhaust_merchants = połóż kupców w węźle
effect-develop = rozwiń węzeł handlowy
effect-trade_alone = handluj bez rywali
effect-trade_closed = handluj na zamkniętym rynku
effect-privateer = wyślij korsarza
effect-research = opracuj ideę
effect-research_one = opracuj wyłożoną ideę
effect-research_cheaper = opracuj ideę taniej
effect-forget = strać ideę
effect-swap_idea = zamień idee
effect-replace_idea = wymień wyłożoną ideę
effect-replace_milestone = wymień wyłożony kamień milowy
effect-display_row = odkryj więcej idei
effect-redisplay = wymień wyłożone kamienie milowe lub idee
effect-redraw_one = wymień jeszcze jedną kartę
effect-draw = dobierz karty akcji
effect-dismiss = zwolnij doradcę
effect-dismiss_all = zwolnij wszystkich doradców
effect-dismiss_general = zwolnij generała
effect-discard_ruler = odrzuć władcę
effect-reject_ruler = odrzuć władcę z karty
effect-weaken_ruler = osłab władcę
effect-crown_council = przywróć rządy rady
effect-crown_character = koronuj postać z karty
effect-crown_from = koronuj lidera
effect-appoint_character = mianuj postać z karty
effect-appoint_from = mianuj postać z odrzuconych kart
effect-steal_general = przeciągnij generała wroga
effect-gain_of_type = zyskaj punkty jego Władzy
effect-covert = działaj tajnie
effect-play_as = graj dalej innym królestwem
effect-take_sides = opowiedz się po jednej ze stron
effect-war_of_sides = rozpocznij wojnę dwóch stron
effect-secession = doprowadź do oderwania ziem
effect-end_war_as_it_stands = zakończ wojnę w obecnym stanie
effect-gain_some_power = zyskaj punkt Władzy
effect-gain_adm = zyskaj władzę administracyjną
effect-gain_dip = zyskaj władzę dyplomatyczną
effect-gain_mil = zyskaj władzę wojskową
effect-lose_adm = strać władzę administracyjną
effect-lose_dip = strać władzę dyplomatyczną
effect-lose_mil = strać władzę wojskową
effect-lose_some_power = strać punkt Władzy
effect-choose_more_realms = wybierz kolejne królestwo
effect-make_room = zrób miejsce na wpływ
effect-oust = wybierz, czyja kostka ustąpi
effect-drive_out_of = wybierz, skąd zniknie wpływ
effect-banish = wybierz, czyj wpływ zniknie
effect-take_back = zdejmij własną kostkę wpływu
effect-give_up_ally = zrezygnuj z sojusznika
effect-give_up_marriage = zrezygnuj z mariażu
effect-propose = wybierz, komu proponujesz mariaż
effect-rise_in = wybierz, gdzie pojawią się buntownicy
effect-march_from = wybierz, którzy buntownicy ruszą
effect-march_to = wybierz, dokąd pójdą buntownicy
effect-faith_in = wybierz, gdzie zmieni się religia
effect-dismiss_kind = wybierz, który doradca odejdzie
effect-dismiss_army = wybierz, który generał odejdzie
effect-appoint_card = mianuj kogoś
effect-crown_card = koronuj lidera z karty
effect-draw_from = dobierz kartę
effect-research_shown = opracuj jawną ideę
effect-research_bought = kup ideę
effect-give_up_idea = zrezygnuj z idei
effect-take_up_idea = przyjmij ideę
effect-replace_shown = wymień ideę
effect-replace_stone = wybierz kamień milowy
effect-buy_province = wybierz prowincję do kupna
effect-lay = połóż żeton ekspansywnego królestwa
effect-light_ships = umieść lekki okręt
effect-galleys = umieść galerę
effect-sink_of = wybierz, czyj okręt przepadnie
effect-sail_from = wybierz okręt
effect-sail_to = wybierz, dokąd popłynie
effect-make_war = wybierz wroga
effect-press_claim = dochodź roszczenia wojną
effect-rise_one = wybierz królestwo, które powstanie
effect-make_peace = wybierz wojnę, która się skończy
effect-win_over = pozyskaj sojusznika
effect-convert_area = nawróć obszar
effect-lure = wybierz, czyj generał przejdzie na twoją stronę
effect-raid = wybierz węzeł do złupienia
effect-go_farther = płyń na dalszy akwen
effect-remove_cardinal = wybierz kardynała do usunięcia
effect-fall_in = wybierz, gdzie padnie jednostka
effect-rout = wybierz, gdzie rozwiązać jednostkę wroga
effect-hire = wybierz, gdzie przybędą najemnicy
effect-recall = wybierz kupca, który odejdzie
effect-close_node = wybierz węzeł
effect-pirate_from = wybierz piratów, którzy odpłyną

## akcje kart

deed-centralization = Centralizacja władzy
deed-centralization-levy = Danina
deed-centralization-officials = Urzędnicy królewscy
deed-development = Rozwój i rozbudowa
deed-development-integrate = Integracja ziem
deed-development-missionaries = Misjonarze
deed-economic_growth = Wzrost ekonomiczny
deed-servant_of_god = Sługa boży
deed-law_and_order = Prawo i porządek
deed-patronage = Mecenat królewski
deed-land_survey = Pomiar ziemi
deed-amnesty = Amnestia
deed-royal_marriage = Mariaż królewski
deed-subjugation = Podporządkowanie
deed-new_alliance = Nowy sojusz
deed-spy_network = Sieć szpiegów
deed-spy_network-support_rebels = Wsparcie buntowników
deed-spy_network-sow_unrest = Sianie niepokojów
deed-spy_network-undermine = Podważenie reputacji
deed-counterespionage = Kontrwywiad
deed-steal_technology = Kradzież technologii
deed-embassy = Poselstwo
deed-tactical_superiority = Wyższość taktyczna
deed-master_of_logistics = Mistrz logistyki
deed-naval_manoeuvres = Manewry morskie
deed-military_reforms = Reformy wojskowe
deed-military_reforms-manpower = Zwiększenie potencjału
deed-forced_march = Forsowny marsz
deed-inspired_leader = Natchniony wódz
deed-one_step_ahead = O krok przed wrogiem
deed-mobilization = Mobilizacja
deed-condottieri = Kondotierzy
deed-naval_programme = Program morski
deed-fabricate = Spreparowanie roszczeń
deed-intrigue = Intryga
deed-pacification = Pacyfikacja

## opcje

option-a = A
option-b = B
