# source: authored
# Słowa pokoju (10).

term-white-peace = biały pokój
term-status-quo = zachowanie bieżącego stanu
term-humiliation = upokorzenie
term-vassalization = wasalizacja
term-forced-conversion = wymuszone nawrócenie
term-succession = zabezpieczenie sukcesji
term-annexation = pełna aneksja

source-white-peace = biały pokój
source-capitulation = kapitulacja
source-humiliation = upokorzenie
source-forced-conversion = wymuszone nawrócenie
source-liberation = wyzwolenie prowincji
source-secured-succession = zabezpieczenie sukcesji
source-lost-ally = utrata aktywnego sojusznika

## wybory

choice-impose = Narzuć pokój { $realm_dat }: { $term }
choice-white-peace = Biały pokój: { $realm }
choice-negotiate-peace = Negocjuj pokój: { $realm }
choice-capitulate = Skapituluj: 2 punkty Prestiżu dla { $realm_gen }
choice-return-province = Zwróć za 3 dukaty od podatku: { $province }
choice-liberate-province = Wyzwól: { $province }
choice-cede-province = Oddaj na wymianę: { $province }
choice-regain-province = Odbierz na wymianę: { $province }
choice-settle = Tak ma być: reszta zostaje, jak jest zajęta
choice-start-over = Ułóż wszystko od nowa
choice-befriend = Zyskaj przyjaciela: sojusz i 2 kostki wpływu, { $realm }
choice-gain-influence = Wpływ: { $area }
choice-replace-influence = Wpływ zamiast kostki { $realm_gen }: { $area }
choice-quell = Zakończ niepokoje { $province_in }
choice-enthrone = Osadź na tronie: { $card }
choice-go-home = Wycofaj { $area_to }
choice-agree = Traktat: { $term }
choice-agree-victor = Traktat: { $term }, zwycięstwo { $victor_gen }
choice-sever-alliance = Traktat kończy sojusz: { $by } i { $realm }
choice-sever-claim = Traktat kończy roszczenie: { $by }, { $area }
choice-sever-influence = Traktat usuwa wpływ: { $by }, { $area }

## zdarzenia

event-imposed = { $realm } { $realm_gender ->
        [pl] dyktują
       *[other] dyktuje
    } pokój { $of_dat }: { $term }.
event-white-peace = Biały pokój: { $realm } i { $of }.
event-capitulated = { $realm } { $realm_gender ->
        [pl] kapitulują
       *[other] kapituluje
    } przed { $of_ins }.
event-converted-realm = { $realm } { $realm_gender ->
        [pl] przyjmują
       *[other] przyjmuje
    } nową wiarę: { $religion }.
event-went-home = { $realm } { $realm_gender ->
        [pl] wycofują
       *[other] wycofuje
    } jednostki: { $area } → { $to }.
event-treaty-proposed = { $realm } { $realm_gender ->
        [pl] proponują
       *[other] proponuje
    } { $to_dat } pokój: { $term }.
event-treaty-victor = Traktat uznaje zwycięstwo { $realm_gen }.
event-treaty-returns = Traktat zwraca za dukaty: { $province }.
event-treaty-exchanges = Traktat oddaje w wymianie: { $province }.
event-treaty-liberates = Traktat wyzwala prowincję { $province }.
event-treaty-ends-alliance = Traktat kończy sojusz { $realm_gen } i { $of_gen }.
event-treaty-drops-claim = Traktat znosi roszczenie { $realm_gen }: { $area }.
event-treaty-withdraws = Traktat usuwa { $area_from } 1 wpływ { $realm_gen }.

## powody

reason-no-victory = To nie jest zwycięstwo: { $realm } jeszcze się { $realm_gender ->
        [pl] trzymają
       *[other] trzyma
    }.
reason-total-victory-only = Do tego trzeba całkowitego zwycięstwa: { $realm }.
reason-players-only = Tak upokorzyć można tylko gracza: { $realm }.
reason-realms-only = Królestwa gracza nie da się przyłączyć: { $realm }.
reason-capital-free = Nie zajmujesz stolicy { $realm_gen }.
reason-too-little-held = Za mało zajmujesz, albo nie pozwala na to wiara lub korona: { $realm }.
reason-no-dispute = { $realm }: nikt nie spiera się o sukcesję.
reason-no-liberation = { $province }: rdzenna prowincja przegranego albo nie jego.
reason-unequal-exchange = Wymiana musi być równa podatkiem: { $number } za { $for }.
reason-treaty-refused = Rozmowa z tym królestwem już się odbyła: { $realm }.

## pytania

prompt-MakePeace = { $realm }: którą wojnę kończysz i jak?
prompt-Spoils = { $realm }: co z zajętymi ziemiami { $of_gen }?
prompt-Friend = { $realm }: kto z wyzwolonych zostaje twoim przyjacielem?
prompt-PeaceInfluence = { $realm }: gdzie rosną wpływy zdobyte pokojem ({ $number })?
prompt-SpendClaim = { $realm }: czy oddajesz roszczenie, by na jego obszarze ucichły 2 niepokoje?
prompt-Quell = { $realm }: które niepokoje ustają ({ $area })?
prompt-Revenge = { $realm }: do czego rościsz sobie prawo po tej klęsce?
prompt-Pretender = { $realm }: kto ma rządzić? Tron: { $of }.
prompt-AllyLoser = { $realm }: czy zawierasz sojusz? Druga strona: { $of }.
prompt-GoHome = { $realm }: dokąd idą jednostki ({ $area })?
prompt-TreatyDraft = { $realm }: co mówi pokój? Druga strona: { $with }.
