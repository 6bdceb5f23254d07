# source: authored; terms as in rules.toml
# The words of Pax Renaissance. Cards, cities, borders and abilities carry their names in their tables.
# Banks, Empires, religions and tokens have cases and a .gender (m masculine person, i other masculine, f feminine, n neuter, pl plural).

## banks

bank-fugger = Fuggerowie
    .gen = Fuggerów
    .dat = Fuggerom
    .acc = Fuggerów
    .ins = Fuggerami
    .loc = Fuggerach
    .gender = pl
bank-medici = Medyceusze
    .gen = Medyceuszy
    .dat = Medyceuszom
    .acc = Medyceuszy
    .ins = Medyceuszami
    .loc = Medyceuszach
    .gender = pl
bank-coeur = Cœurowie
    .gen = Cœurów
    .dat = Cœurom
    .acc = Cœurów
    .ins = Cœurami
    .loc = Cœurach
    .gender = pl
bank-marchionni = Marchionni
    .gen = Marchionnich
    .dat = Marchionnim
    .acc = Marchionnich
    .ins = Marchionnimi
    .loc = Marchionnich
    .gender = pl

## Empires and regions

empire-england = Anglia
    .gen = Anglii
    .dat = Anglii
    .acc = Anglię
    .ins = Anglią
    .loc = Anglii
    .gender = f
empire-france = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .ins = Francją
    .loc = Francji
    .gender = f
empire-holy_roman_empire = Święte Cesarstwo Rzymskie
    .gen = Świętego Cesarstwa Rzymskiego
    .dat = Świętemu Cesarstwu Rzymskiemu
    .acc = Święte Cesarstwo Rzymskie
    .ins = Świętym Cesarstwem Rzymskim
    .loc = Świętym Cesarstwie Rzymskim
    .gender = n
empire-hungary = Węgry
    .gen = Węgier
    .dat = Węgrom
    .acc = Węgry
    .ins = Węgrami
    .loc = Węgrzech
    .gender = pl
empire-byzantium = Bizancjum
    .gen = Bizancjum
    .dat = Bizancjum
    .acc = Bizancjum
    .ins = Bizancjum
    .loc = Bizancjum
    .gender = n
empire-portugal = Portugalia
    .gen = Portugalii
    .dat = Portugalii
    .acc = Portugalię
    .ins = Portugalią
    .loc = Portugalii
    .gender = f
empire-aragon = Aragonia
    .gen = Aragonii
    .dat = Aragonii
    .acc = Aragonię
    .ins = Aragonią
    .loc = Aragonii
    .gender = f
empire-papal_states = Państwo Papieskie
    .gen = Państwa Papieskiego
    .dat = Państwu Papieskiemu
    .acc = Państwo Papieskie
    .ins = Państwem Papieskim
    .loc = Państwie Papieskim
    .gender = n
empire-ottoman = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .dat = Imperium Osmańskiemu
    .acc = Imperium Osmańskie
    .ins = Imperium Osmańskim
    .loc = Imperium Osmańskim
    .gender = n
empire-mamluk = Sułtanat Mameluków
    .gen = Sułtanatu Mameluków
    .dat = Sułtanatowi Mameluków
    .acc = Sułtanat Mameluków
    .ins = Sułtanatem Mameluków
    .loc = Sułtanacie Mameluków
    .gender = i
region-east = Wschód
    .gen = Wschodu
    .dat = Wschodowi
    .acc = Wschód
    .ins = Wschodem
    .loc = Wschodzie
    .gender = i
region-west = Zachód
    .gen = Zachodu
    .dat = Zachodowi
    .acc = Zachód
    .ins = Zachodem
    .loc = Zachodzie
    .gender = i

## religions and faces of map cards

religion-catholic = Katolicyzm
    .gen = Katolicyzmu
    .dat = Katolicyzmowi
    .acc = Katolicyzm
    .ins = Katolicyzmem
    .loc = Katolicyzmie
    .gender = i
religion-islamic = Islam
    .gen = Islamu
    .dat = Islamowi
    .acc = Islam
    .ins = Islamem
    .loc = Islamie
    .gender = i
religion-reformist = Reformacja
    .gen = Reformacji
    .dat = Reformacji
    .acc = Reformację
    .ins = Reformacją
    .loc = Reformacji
    .gender = f
face-medieval = strona świecka
face-catholic = Teokracja katolicka
face-islamic = Teokracja islamska
face-reformist = Teokracja reformowana

## tokens

token-none = nic
token-catholic-knight = katolicki Rycerz
    .gen = katolickiego Rycerza
    .dat = katolickiemu Rycerzowi
    .acc = katolickiego Rycerza
    .ins = katolickim Rycerzem
    .loc = katolickim Rycerzu
    .gender = m
token-islamic-knight = islamski Rycerz
    .gen = islamskiego Rycerza
    .dat = islamskiemu Rycerzowi
    .acc = islamskiego Rycerza
    .ins = islamskim Rycerzem
    .loc = islamskim Rycerzu
    .gender = m
token-reformist-knight = reformowany Rycerz
    .gen = reformowanego Rycerza
    .dat = reformowanemu Rycerzowi
    .acc = reformowanego Rycerza
    .ins = reformowanym Rycerzem
    .loc = reformowanym Rycerzu
    .gender = m
token-catholic-rook = katolicka Wieża
    .gen = katolickiej Wieży
    .dat = katolickiej Wieży
    .acc = katolicką Wieżę
    .ins = katolicką Wieżą
    .loc = katolickiej Wieży
    .gender = f
token-islamic-rook = islamska Wieża
    .gen = islamskiej Wieży
    .dat = islamskiej Wieży
    .acc = islamską Wieżę
    .ins = islamską Wieżą
    .loc = islamskiej Wieży
    .gender = f
token-reformist-rook = reformowana Wieża
    .gen = reformowanej Wieży
    .dat = reformowanej Wieży
    .acc = reformowaną Wieżę
    .ins = reformowaną Wieżą
    .loc = reformowanej Wieży
    .gender = f
token-fugger-pawn = Pion Fuggerów
    .gen = Piona Fuggerów
    .dat = Pionowi Fuggerów
    .acc = Pion Fuggerów
    .ins = Pionem Fuggerów
    .loc = Pionie Fuggerów
    .gender = i
token-medici-pawn = Pion Medyceuszy
    .gen = Piona Medyceuszy
    .dat = Pionowi Medyceuszy
    .acc = Pion Medyceuszy
    .ins = Pionem Medyceuszy
    .loc = Pionie Medyceuszy
    .gender = i
token-coeur-pawn = Pion Cœurów
    .gen = Piona Cœurów
    .dat = Pionowi Cœurów
    .acc = Pion Cœurów
    .ins = Pionem Cœurów
    .loc = Pionie Cœurów
    .gender = i
token-marchionni-pawn = Pion Marchionnich
    .gen = Piona Marchionnich
    .dat = Pionowi Marchionnich
    .acc = Pion Marchionnich
    .ins = Pionem Marchionnich
    .loc = Pionie Marchionnich
    .gender = i
token-catholic-bishop = katolicki Biskup
    .gen = katolickiego Biskupa
    .dat = katolickiemu Biskupowi
    .acc = katolickiego Biskupa
    .ins = katolickim Biskupem
    .loc = katolickim Biskupie
    .gender = m
token-islamic-bishop = islamski Biskup
    .gen = islamskiego Biskupa
    .dat = islamskiemu Biskupowi
    .acc = islamskiego Biskupa
    .ins = islamskim Biskupem
    .loc = islamskim Biskupie
    .gender = m
token-reformist-bishop = reformowany Biskup
    .gen = reformowanego Biskupa
    .dat = reformowanemu Biskupowi
    .acc = reformowanego Biskupa
    .ins = reformowanym Biskupem
    .loc = reformowanym Biskupie
    .gender = m
token-catholic-pirate = katolicki Pirat
    .gen = katolickiego Pirata
    .dat = katolickiemu Piratowi
    .acc = katolickiego Pirata
    .ins = katolickim Piratem
    .loc = katolickim Piracie
    .gender = m
token-islamic-pirate = islamski Pirat
    .gen = islamskiego Pirata
    .dat = islamskiemu Piratowi
    .acc = islamskiego Pirata
    .ins = islamskim Piratem
    .loc = islamskim Piracie
    .gender = m
token-reformist-pirate = reformowany Pirat
    .gen = reformowanego Pirata
    .dat = reformowanemu Piratowi
    .acc = reformowanego Pirata
    .ins = reformowanym Piratem
    .loc = reformowanym Piracie
    .gender = m

## operations

op-inquisitor-catholic = Inkwizytor (katolicki)
op-inquisitor-islamic = Inkwizytor (islamski)
op-inquisitor-reformist = Inkwizytor (reformowany)
op-commerce-east = Handel na Wschodzie
op-commerce-west = Handel na Zachodzie
op-behead = Ścięcie
op-tax = Podatek
op-repress-pawn = Represje (Pion)
op-repress-rook = Represje (Wieża)
op-repress-pawn-rook = Represje (Pion lub Wieża)
op-repress-knight = Represje (Rycerz)
op-repress-pawn-knight = Represje (Pion lub Rycerz)
op-repress-rook-knight = Represje (Wieża lub Rycerz)
op-repress-pawn-rook-knight = Represje (Pion, Wieża lub Rycerz)
op-vote-east = Głosowanie na Wschodzie
op-vote-west = Głosowanie na Zachodzie
op-corsair-catholic = Korsarz (katolicki)
op-corsair-islamic = Korsarz (islamski)
op-corsair-reformist = Korsarz (reformowany)
op-siege = Oblężenie
op-campaign = Kampania

## prestige

prestige-catholic = Prestiż Katolicyzmu
prestige-islamic = Prestiż Islamu
prestige-reformist = Prestiż Reformacji
prestige-law = Prestiż Prawny
prestige-discovery = Prestiż Odkrywcy
prestige-patron = Prestiż Patrona

## wars and other one-shots

war-campaign = Kampania
    .gen = Kampanii
    .dat = Kampanii
    .acc = Kampanię
    .ins = Kampanią
    .loc = Kampanii
    .gender = f
war-conspiracy = Spisek
    .gen = Spisku
    .dat = Spiskowi
    .acc = Spisek
    .ins = Spiskiem
    .loc = Spisku
    .gender = i
war-peasant_revolt = Powstanie Chłopskie
    .gen = Powstania Chłopskiego
    .dat = Powstaniu Chłopskiemu
    .acc = Powstanie Chłopskie
    .ins = Powstaniem Chłopskim
    .loc = Powstaniu Chłopskim
    .gender = n
war-crusade = Krucjata
    .gen = Krucjaty
    .dat = Krucjacie
    .acc = Krucjatę
    .ins = Krucjatą
    .loc = Krucjacie
    .gender = f
war-jihad = Dżihad
    .gen = Dżihadu
    .dat = Dżihadowi
    .acc = Dżihad
    .ins = Dżihadem
    .loc = Dżihadzie
    .gender = i
war-reformation = Reformacja
    .gen = Reformacji
    .dat = Reformacji
    .acc = Reformację
    .ins = Reformacją
    .loc = Reformacji
    .gender = f
shot-coronation = Koronacja
shot-trade_shift = Zmiana Rynku
shot-apostasy = Apostazja
shot-torch = Pochodnia

## victories

victory-holy = Zwycięstwo Boże
    .gen = Zwycięstwa Bożego
victory-imperial = Zwycięstwo Imperialne
    .gen = Zwycięstwa Imperialnego
victory-globalization = Zwycięstwo Globalizacji
    .gen = Zwycięstwa Globalizacji
victory-renaissance = Zwycięstwo Odrodzenia
    .gen = Zwycięstwa Odrodzenia
victory-patron = Zwycięstwo Patronów
    .gen = Zwycięstwa Patronów

ending-holy = { victory-holy }
ending-imperial = { victory-imperial }
ending-globalization = { victory-globalization }
ending-renaissance = { victory-renaissance }
ending-patron = { victory-patron }
ending-bankruptcy = Ostatni bank na placu

## options

option-cards = Karty
    .core = 88 kart podstawowych
    .expansion = z rozszerzeniem
    .promo = z rozszerzeniem i kartami promocyjnymi
option-map = Mapa
    .first = dwie strony każdej karty, jak w instrukcji
    .second = druga edycja: cztery strony, Kijów i Morze Czerwone
option-readings = Gdzie edycje się różnią
    .book = zasada z instrukcji
    .second = w dziewięciu punktach zasada drugiej edycji
option-hands = Karty na ręce
    .hidden = ukryte
    .open = jawne
option-astrology = Astrologia: widać następną kartę każdej talii
    .no = nie
    .yes = tak
option-bankruptcy = Bankructwo: bank może upaść
    .no = nie
    .yes = tak

# --- sentences of the rules below ---

## choices: actions

choice-buy = Kup kartę: { $card }
choice-play = Zagraj kartę: { $card }
choice-sell = Sprzedaj kartę: { $card }
choice-ops = Wykonaj operacje { $region_gen }
choice-fair = Rozpocznij wymianę handlową { $region_gen }
choice-declare = Ogłoś: { $victory }
choice-pass = Pasuj
choice-activate = Aktywuj: { $victory }
choice-discard = Odrzuć kartę: { $card }

## choices: one-shots and agents

choice-launch = Akcja jednorazowa przeciw: { $empire }
choice-crown = Mariaż z królem: { $empire }
choice-shift = Otwórz magazyn: { $spot }
choice-apostasy = Apostazja: { $religion } przeciw { $against_dat }
choice-no-one-shot = Bez akcji jednorazowej
choice-put-out = Zgaś: { $victory }
choice-no-torch = Nie gaś żadnego zwycięstwa
choice-place-bishop = Biskup na kartę: { $card }
choice-station = Umieść tutaj: { $spot }
choice-moor = Pirat na granicę: { $border }
choice-open-office = Koncesja: { $border } ({ $empire })
choice-leave-out = Nie umieszczaj tego Przedstawiciela
choice-pacify = Zabij: { $token }
choice-spare = Oszczędź represjonowanych
choice-take-token = Weź stąd: { $spot }
choice-take-bishop = Weź Biskupa z karty: { $card }
choice-forgo = Obejdź się bez niego
choice-levy = Zaciąg: { $spot }

## choices: operations

choice-use = { $card }: { $op }
choice-stop = Koniec operacji
choice-preach = Biskup: z karty { $from } na kartę { $to }
choice-collect = Weź floren z rzędu { $region_gen }, miejsce { $column }
choice-behead = Zetnij: { $card }
choice-tax = Opodatkuj koncesję { $border } na rzecz { $empire_gen }
choice-pay = Zapłać 1 floren
choice-give-up = Pozwól represjonować koncesję
choice-repress = Represjonuj: { $spot } ({ $empire })
choice-vote = Głosowanie: { $empire }
choice-sail = Przepłyń: { $from } → { $to }
choice-siege = Oblegaj: { $spot }
choice-campaign = Wyrusz na { $empire_acc }

## choices: battles and regime changes

choice-fall = Ginie { $token } ({ $spot })
choice-turn-map = Odwróć kartę mapy: { $face }
choice-keep-map = Nie odwracaj karty mapy
choice-occupy = { $token }: { $spot }
choice-no-office = Bez koncesji
choice-free = Wyzwolenie ({ $empire }): { $token } – { $spot }
choice-done = Gotowe
choice-provoke = Odrzuć kartę { $card }, by wywołać Powstanie Chłopskie
choice-preach-apostasy = Głoś apostazję: { $religion } przeciw { $against_dat }

## events

event-turn = Tura { $number }: { $bank }
event-passed = { $bank } spasowali.
event-turned-up = Nowa karta w rzędzie { $region_gen }: { $card }.
event-bought = { $bank } kupili kartę { $card } za { $price ->
        [one] { $price } floren
        [few] { $price } floreny
       *[many] { $price } florenów
    }{ $found ->
        [0] .
        [one] {" "}i wzięli { $found } floren, który na niej leżał.
        [few] {" "}i wzięli { $found } floreny, które na niej leżały.
       *[many] {" "}i wzięli { $found } florenów, które na niej leżały.
    }
event-activated = { $bank } aktywowali: { $victory }.
event-sold = { $bank } sprzedali kartę { $card } za { $price ->
        [one] { $price } floren
        [few] { $price } floreny
       *[many] { $price } florenów
    }.
event-sold-from-hand = { $bank } sprzedali z ręki kartę { $card } za { $price ->
        [one] { $price } floren
        [few] { $price } floreny
       *[many] { $price } florenów
    }.
    .hidden = { $bank } sprzedali kartę z ręki za { $price ->
        [one] { $price } floren
        [few] { $price } floreny
       *[many] { $price } florenów
    }.
event-let-go = { $bank } odrzucili kartę { $card }.
event-discarded = Odrzucona karta: { $card }.
event-queen-lost = Odeszła Królowa ({ $empire }): { $card }.
event-to-stack = { $empire }: karta wraca do stosu Imperiów.
event-played = { $bank } zagrali kartę { $card }.
event-old-maid = { $bank }: { $card } pozostaje niezamężna.
event-placed = { $token }: { $spot }
event-token-taken = Zabrano { $token_acc } ({ $spot }).
event-bishop-taken = Zabrano { $token_acc } z karty { $card }.
event-repressed = { $token } ({ $spot }) trafia do represjonowanych: { $empire }.
event-killed = Ginie { $token } ({ $spot }).
event-bishop = { $token } staje na karcie { $card }.
event-diet-of-worms = Sejm w Wormacji na karcie { $card }: giną obaj Biskupi.
event-pacified = Pacyfikacja ({ $empire }): ginie { $token }.
event-ops = { $bank }: operacje { $region_gen }.
event-op = { $card }: { $op }
event-collected = { $bank } wzięli floren z rzędu { $region_gen }, miejsce { $column }.
event-beheaded = { $bank } ścięli kartę { $card }.
event-assassin = { $card } ginie jako zabójca.
event-taxed = { $bank } opodatkowali koncesję { $owner_gen } ({ $border }) na rzecz { $empire_gen }.
event-paid-tax = { $bank } zapłacili 1 floren.
event-voted = { $bank } wygrali głosowanie ({ $empire }), koszt: { $price }.
event-sailed = { $token } płynie: { $from } → { $to }.
event-campaign = { $bank }: { $by } wyrusza na { $empire_acc }, koszt: { $price }.
event-fair = { $bank } rozpoczęli wymianę handlową { $region_gen }, zyski: { $number }.
event-fair-pays = { $bank } otrzymali z wymiany: { $number }.
event-piracy = Piraci zabrali 1 floren ({ $border }).
event-fair-ends = Koniec wymiany handlowej { $region_gen }; pozostałe floreny: { $number }.
event-shifted = { $bank } otworzyli magazyn { $spot }; zablokowany: { $closed }.
event-battle = { $war } ({ $empire }), { $bank }: { $attack } przeciw { $defence }
event-fell = Ginie { $token } ({ $spot }).
event-won = { $bank } zwyciężyli: { $empire }.
event-lost = { $bank } ponieśli porażkę: { $empire }.
event-map-turned = { $empire }, karta mapy: { $face }
event-monarchy = { $empire } jest Monarchią w tablo { $bank_gen }.
event-republic = { $empire } jest Republiką w tablo { $bank_gen }.
event-vassal = { $empire } jest Wasalem { $suzerain_gen } w tablo { $bank_gen }.
event-crowned = { $card } poślubia króla ({ $empire }) w tablo { $bank_gen }.
event-freed = Wyzwolenie ({ $empire }): { $token }.
event-apostasy = { $bank } ogłosili apostazję: { $religion } przeciw { $against_dat }.
event-put-out = { $bank } zgasili: { $victory }.
event-bankrupt = { $bank } zbankrutowali.
event-last-standing = { $bank } przetrwali jako ostatni i zwyciężają.
event-victory = { $bank } zwyciężają: { $victory }
event-patron-victory = Talie się skończyły. { $bank } zwyciężają: Prestiż Patrona { $prestige }, floreny { $florins }.

## reasons

reason-no-florins = Potrzeba florenów: { $price }, masz: { $florins }.
reason-florin-laid = W tej turze położyłeś floren na karcie { $card }.
reason-hand-full = Liczba kart na ręce to już { $number }.
reason-all-active = Wszystkie zwycięstwa są już aktywne.
reason-is-active = { $victory } jest już aktywne.
reason-sold-together = { $card }: Królową sprzedaje się razem z Królem.
reason-once-a-turn = To już zrobiłeś w tej turze.
reason-has-worked = Karta { $card } działała już w tej turze.
reason-silenced = Biskup wycisza kartę { $card }.
reason-no-target = Nie ma do tego celu.
reason-no-coins = Nie ma tam florena.
reason-no-such-bishop = Na karcie { $card } nie ma Biskupa właściwej religii.
reason-saturated = { $empire } nie ma pustego miasta.
reason-in-stack = { $empire } leży jeszcze w stosie Imperiów.
reason-is-vassal = { $empire } jest Wasalem.
reason-no-majority = Masz tam { $number }, a rywal { $rivals }.
reason-land-border = { $border } nie jest granicą morską.
reason-same-pirate = Na granicy { $border } jest już Pirat tej religii.
reason-convoy = Koncesji { $bank_gen } ({ $border }) Piraci nie zabiją.
reason-pirate-there = Na granicy { $border } jest Pirat.
reason-blocked = Tu nie może stanąć żaden token: { $spot }.
reason-must-place = Po akcji jednorazowej karty { $card } jej przedstawicieli trzeba rozmieścić.
reason-own-suzerain = { $empire } jest jego Suzerenem.
reason-own-empire = { $empire } leży w twoim tablo.
reason-no-knights = Brak Rycerza: { $empire }.
reason-no-heretics = Brak heretyków: { $empire }.
reason-no-attackers = Nikt by nie zaatakował: { $empire }.
reason-not-in-stack = Tego króla nie ma w stosie Imperiów: { $empire }.
reason-not-on-map = Na tej mapie nie ma miejsca: { $spot }.
reason-emporium-open = Magazyn { $spot } jest już otwarty.
reason-no-discovery = Potrzebujesz w tablo Prestiżu Odkrywcy, nie licząc tej karty.
reason-no-apostates = Nikt nie ma Prestiżu obu religii.
reason-not-active = { $victory } nie jest aktywne.
reason-two-actions = Pochodnia sprawia, że { $victory } kosztuje dwie akcje.
reason-not-met = Nie spełniasz jeszcze warunku: { $victory }.

## prompts

prompt-Act = { $bank }: wybierzcie akcję ({ $number ->
        [one] została { $number }
        [few] zostały { $number }
       *[many] zostało { $number }
    }).
prompt-Activate = { $bank }: które zwycięstwo aktywuje Kometa?
prompt-OverLimit = { $bank }: odrzućcie nadmiar kart z ręki.
prompt-Announce = { $bank }: akcja jednorazowa karty { $card }?
prompt-Torch = { $bank }: czy { $card } gasi zwycięstwo?
prompt-PlaceAgent = { $bank }: dokąd trafi Przedstawiciel karty { $card } ({ $token })?
prompt-Pacify = { $bank }: czy Biskup pacyfikuje ({ $empire })?
prompt-Shortage = { $bank }: w rezerwie brak ({ $token }). Skąd go wziąć?
prompt-Levy = { $bank }: w którym mieście zaciąg ({ $empire })?
prompt-UseOp = { $bank }: która karta działa?
prompt-BorrowOp = { $bank }: którą operację przeciwnika wykonujecie?
prompt-Inquisitor = { $card }, { $op }: którego Biskupa i dokąd przenoszą { $bank }?
prompt-Commerce = { $card }, { $op }: skąd { $bank } biorą floren?
prompt-Behead = { $card }, { $op }: kogo ścinają { $bank }?
prompt-Tax = { $card }, { $op }: którą koncesję opodatkują { $bank }?
prompt-PayTax = { $bank }: płacicie za koncesję { $border } czy trafi ona do represjonowanych ({ $empire })?
prompt-Repress = { $card }, { $op }: który token represjonują { $bank }?
prompt-Vote = { $card }, { $op }: gdzie { $bank } zarządzają głosowanie?
prompt-Corsair = { $card }, { $op }: którego Pirata i dokąd wysyłają { $bank }?
prompt-Siege = { $card }, { $op }: co oblegają { $bank }?
prompt-Campaign = { $card }, { $op }: na kogo wyruszają { $bank }?
prompt-Casualty = { $bank }: kto ginie ({ $empire }, jeszcze { $number })?
prompt-Overthrow = { $bank }: odwrócić kartę mapy ({ $empire }, { $face })?
prompt-ArrangeToken = { $bank }: na którym miejscu stolicy stanie token ({ $empire })?
prompt-Occupy = { $bank }: gdzie osiądą zwycięzcy ({ $empire })?
prompt-Concession = { $bank }: gdzie nowa koncesja ({ $empire })?
prompt-Emancipate = { $bank }: które represjonowane tokeny wyzwalacie?

## warunki zwycięstw

condition-kings = Monarchie
condition-concessions = Koncesje
condition-discovery = Odkrycia
condition-republics = Republiki
condition-law = Prawo
condition-catholic = Prestiż Katolicyzmu
condition-islamic = Prestiż Islamu
condition-reformist = Prestiż Reformacji
condition-catholic-bishops = Biskupi katoliccy
condition-islamic-bishops = Biskupi islamscy
condition-reformist-bishops = Biskupi reformowani
condition-catholic-tokens = katolicy w Teokracjach katolickich
condition-islamic-tokens = muzułmanie w Teokracjach islamskich
condition-reformist-tokens = reformowani w Teokracjach reformowanych

## pozycja jako tekst

text-head = Tura { $turn }: { $bank }, pozostałe akcje: { $actions }
text-row = Rynek: { $region } (kart w talii: { $cards }; otwarty magazyn: { $emporium })
text-place = { $price }: { $card } ({ $florins })
text-vacant = wakat
text-face-down = zakryta
text-next = następna: { $card }
text-map = Mapa
text-borders = Granice
text-nothing = nic
text-bank = { $bank }: floreny { $florins }, koncesje { $concessions }
text-hand = Ręka: { $cards }
text-maids = Niezamężne: { $cards }
text-republic = Republika
text-repressed = represjonowani: { $tokens }
text-vassal = Wasal: { $card }
text-victories = Zwycięstwa
text-active = aktywne
text-inactive = nieaktywne

## plansza w terminalu

cli-paxren-stack = w stosie
cli-paxren-hand = Ręka
cli-paxren-race = Zwycięstwa (własne : najlepsze z pozostałych)
cli-paxren-legend = ♞ Rycerz · ♜ Wieża · ☠ Pirat · ♝ Biskup · ♟ Pion, z pierwszymi literami religii lub banku · w nawiasie: puste, co wystawi zaciąg · ★ otwarte emporium · ▒ zablokowane · ≈ morze

## powody rządcy

why-win = to wygrywa grę
why-price = koszt
why-florins-on-it = leżą na niej floreny
why-card = co daje karta
why-empty-purse = pusta kiesa
why-win-in-sight = zwycięstwo w zasięgu ręki
why-own-race = nasz wyścig do zwycięstwa
why-comet = Kometa pomaga też innym
why-gift-to-rival = rywal mógłby dzięki temu wygrać
why-slows-rival = utrudnia rywalowi zwycięstwo
why-stops-rival = powstrzymuje rywala przed wygraną
why-rival-race = wyścig rywala do zwycięstwa
why-florins = floreny
why-lost-card = strata karty
why-operations = co dadzą operacje
why-operation = co da operacja
why-fair = kto zarobi na wymianie
why-idle = stracony czas
why-war = jak skończyłaby się wojna
why-empire = zdobyte Imperium
why-route = na szlaku handlowym
why-apostates = kto straci karty
why-faith = pozycja religii
why-diet-of-worms = Biskupi giną nawzajem
why-silence = karta milknie
why-freed-card = karta znów może działać
why-guard = tokeny na naszej ziemi
why-rival-guard = tokeny na ziemi rywala
why-presence = jeszcze jeden token na mapie
why-office = własna koncesja
why-own-office = nasza koncesja cierpi
why-rival-office = koncesja rywala
why-repressed = represjonowane tokeny
why-enough = nie ma nic lepszego
why-victim = kogo ścinamy

## The page: panels

title-blurb = Stań na czele banku epoki odrodzenia. Kupuj wielkich ludzi tych czasów, otwieraj i zamykaj szlaki między Wschodem a Zachodem, wynoś w cudzych krajach królów, republiki i heretyków i rozstrzygnij, w czyim imieniu zacznie się nowożytny świat.
panel-round = Tura { $round }
panel-market = Rynki
panel-tableaux = Banki
panel-victories = Zwycięstwa
panel-hand = Karty na ręce
panel-china = Chiny
panel-place = cena { $price }, leżące floreny: { $florins }
panel-florins = Floreny
panel-concessions = Koncesje
panel-deck = Karty w talii
panel-comets = Komety w talii
panel-price = Cena
panel-maids = Stare panny
panel-acts = zostało akcji: { $actions }
panel-bankrupt = bankrut
panel-silenced = wyciszona przez Biskupa
panel-worked = już działała w tej turze
panel-no-cards = brak kart na ręce
panel-known-cards = Karty znane u innych
panel-may-hold = { $number ->
        [one] jedna nieznana karta spośród: { $cards }
        [few] { $number } nieznane karty spośród: { $cards }
       *[other] { $number } nieznanych kart spośród: { $cards }
    }
panel-pawn = Pion banku, który zagrywa kartę
panel-kind-empire = Imperium
panel-kind-tableau = Karta
panel-kind-queen = Królowa
panel-kind-comet = Kometa
panel-side-king = Jako Monarchia
panel-side-republic = Jako Republika
panel-suitors = Konkurenci: { $empires }
panel-one-shot = Akcja jednorazowa: { $shot }
panel-bishop-here = Wycisza: { $bishop }
panel-sells = { $bank }; cena sprzedaży { $price }
panel-condition = { $name }: { $mine }, potrzeba { $needed }
panel-faith-bishops = Biskupi
panel-faith-tokens = Wierni
panel-faith-prestige = Prestiż
panel-two-actions = kosztuje dwie akcje
panel-at-end = na koniec talii
verdict-declared = Ogłoszono: { $victory }
verdict-patron = Obie talie się skończyły: wygrywa największy Prestiż Patrona, a przy równym – więcej florenów.
verdict-count = Prestiż Patrona: { $prestige }, floreny: { $florins }
verdict-bankruptcy = Wszystkie inne banki zbankrutowały.
panel-attack = Atak
panel-defence = Obrona
panel-still-fall = { $number ->
        [one] Musi paść jeszcze jeden token.
        [few] Muszą paść jeszcze { $number } tokeny.
       *[other] Musi paść jeszcze { $number } tokenów.
    }

## The page: what a war would do

odds-heading = { $war }: { $empire }
odds-won = uda się
odds-lost = nie uda się
odds-against = { $attack } przeciw { $defence }
odds-fall = { $number ->
        [0] Nikt nie pada
        [one] Po każdej stronie pada jeden token
        [few] Po każdej stronie padają { $number } tokeny
       *[other] Po każdej stronie pada { $number } tokenów
    }
odds-cost = Koszt w florenach: { $number }
odds-missing = { $number ->
        [one] Brakuje jednego napastnika
       *[other] Brakuje { $number } napastników
    }
odds-becomes-monarchy = { $empire }: twoja Monarchia
odds-becomes-republic = { $empire }: twoja Republika
odds-becomes-vassal = { $empire }: twój Wasal
odds-becomes-unchanged = { $empire }: nadal twój Wasal
odds-from = Tracą: { $bank }
odds-map = Karta mapy obraca się: { $face }
odds-frees = Uwolnieni Wasale: { $empires }
odds-queen = Królowa przepada: { $card }
odds-no-target = Nie ma teraz celu: akcja jednorazowa przepadnie.
odds-closed = { $number ->
        [one] { $number } cel
        [few] { $number } cele
       *[other] { $number } celów
    }

## The page: help

help-face = Karta mapy: { $face }
help-king = Monarchia; bank: { $bank }
help-republic = Republika; bank: { $bank }
help-in-stack = W stosie: żaden bank jeszcze jej nie ma
help-vassal = Wasal; suzeren: { $empire }
help-court = Tu czekają represjonowani. Walczą w Spiskach (Rycerze i Wieże) lub Powstaniach Chłopskich (Piony), a Głosowania są przez nich droższe
help-capital = Stolica
help-emporium = Otwarte emporium: tu zaczyna się wymiana handlowa ({ $region })
help-emporium-closed = Emporium ({ $region }) zamknięte dyskiem: bez tokenów i zaciągu
help-levy = Puste. Zaciąg wystawi: { $token }
help-sea-border = Granica morska: { $one } i { $other }. Przecinają ją wymiany, czyhają na niej Piraci
help-land-border = Granica lądowa: { $one } i { $other }
help-bank = Floreny { $florins }, Koncesje { $concessions }, karty na ręce { $cards }, Piony w rezerwie { $pawns }
help-region = Wybierz, by użyć operacji tej połowy swojego tablo albo zacząć wymianę handlową z jej emporium
help-piece-knight = Walczy w Kampaniach i wojnach religijnych; broni swego miasta przed każdym atakiem
help-piece-rook = Broni swego miasta; Wieża na morzu to Pirat
help-piece-bishop = Wycisza kartę, na której stoi: zostają tylko operacje religijne. Dwaj Biskupi na jednej karcie giną obaj
help-piece-pirate = Zabiera floren każdej wymianie, która go mija, zabija Koncesje, bierze udział w wojnach domowych i religijnych
help-piece-pawn = Koncesja: zarabia floren na każdej wymianie przez swoją granicę, głosuje i przyłącza się do Powstań swego właściciela
help-op-inquisitor = Przesuń jednego Biskupa tej religii: na sąsiednią kartę albo na kartę o tej samej Lokalizacji
help-op-commerce = Weź floren z dowolnej karty tego rzędu rynku
help-op-behead = Odrzuć z dowolnego tablo kartę o tej samej Lokalizacji. Jeśli to Imperium, kat też przepada
help-op-tax = Właściciel tamtejszej Koncesji płaci floren albo zostaje ona represjonowana; potem jest zaciąg
help-op-repress = Przenieś taki token z mapy na dwór jego Imperium i weź floren z Chin
help-op-vote = Mając najwięcej Koncesji wokół Imperium, zmień w nim reżim. Represjonowani podnoszą cenę
help-op-corsair = Przesuń Pirata tej religii na pobliską granicę morską; kto tam stoi, ginie
help-op-siege = Zabij Wieżę, Rycerza lub Pirata w Lokalizacji
help-op-campaign = Rycerze króla ruszają na sąsiednią kartę, po florenie za każdego. Zwycięstwo czyni ją Wasalem
help-shot-conspiracy = Przedstawiciele, represjonowani Rycerze i Wieże oraz Piraci przeciw załodze. Zwycięstwo to zmiana reżimu
help-shot-peasant_revolt = Przedstawiciele, poddani, twoje Koncesje i Piraci przeciw załodze. Zwycięstwo to zmiana reżimu
help-shot-crusade = Katolicy przeciw wszystkim tamtejszym heretykom. Zwycięstwo tworzy katolicką teokrację
help-shot-jihad = Muzułmanie przeciw wszystkim tamtejszym heretykom. Zwycięstwo tworzy islamską teokrację
help-shot-reformation = Reformowani przeciw wszystkim tamtejszym heretykom. Zwycięstwo tworzy teokrację reformowaną
help-shot-coronation = Królowa poślubia jednego z konkurentów ze stosu: jego Imperium jest twoje
help-shot-trade_shift = Otwórz inne emporium tego koloru: odtąd szlak zaczyna się tam
help-shot-apostasy = Kto ma Prestiż obu religii, traci karty jednej z nich
help-shot-torch = Może cofnąć aktywne zwycięstwo; dopóki leży, ogłoszenie tego zwycięstwa kosztuje dwie akcje
help-prestige-catholic = Do Zwycięstwa Bożego, gdy dominuje katolicyzm
help-prestige-islamic = Do Zwycięstwa Bożego, gdy dominuje islam
help-prestige-reformist = Do Zwycięstwa Bożego, gdy dominuje reformacja
help-prestige-law = Do Zwycięstwa Odrodzenia, obok Republik
help-prestige-discovery = Do Zwycięstwa Globalizacji, obok Koncesji; otwiera Wyspy Korzenne
help-prestige-patron = Rozstrzyga grę, gdy skończą się obie talie
help-victory-holy = Więcej Prestiżu dominującej religii niż ktokolwiek inny. Dominuje ta, która ma więcej Biskupów i więcej tokenów we własnych teokracjach niż dwie pozostałe razem
help-victory-imperial = O dwie Monarchie więcej niż ktokolwiek inny (w grze dwuosobowej o trzy), wliczając Wasali
help-victory-globalization = O dwie Koncesje więcej i więcej Odkryć niż ktokolwiek inny
help-victory-renaissance = Więcej Republik i o dwa Prawa więcej niż ktokolwiek inny
help-victory-patron = Gdy skończą się obie talie: najwięcej Prestiżu Patrona, potem najwięcej florenów
help-track-florins = Pieniądze. Zapłata za kartę trafia na tańsze karty rzędu; zabiera ją ten, kto je kupi
help-track-hand = Karty na ręce, zwykle najwyżej dwie
help-track-concessions = Piony na granicach: zarabiają na wymianach, głosują i biorą udział w powstaniach
help-track-deck = Gdy skończą się obie talie, rozstrzyga Prestiż Patrona
help-track-comets = Kto kupi Kometę, aktywuje zwycięstwo
help-track-price = Cena zakupu: po florenie na każdą tańszą kartę rzędu
help-track-china = Zakryta karta: jej floreny to zyski następnej wymiany
help-track-maids = Królowe zagrane bez koronacji: liczy się tylko ich Prestiż
help-panel-market = Dwa rzędy, Wschód i Zachód. Im dalej w prawo, tym drożej
help-panel-tableaux = Karty Zachodu i Wschodu każdego banku
help-panel-victories = Stan posiadania i to, czego potrzeba, dla każdego banku
help-panel-hand = Zagraj kartę dla jej przedstawicieli, akcji jednorazowej i operacji albo sprzedaj ją za dwa floreny

## The page: signs of the map

key-knight = Rycerz
key-rook = Wieża
key-bishop = Biskup, na kartach tablo
key-pirate = Pirat
key-pawn = Pion banku: Koncesja
key-levy = puste: co wystawi zaciąg
key-open = otwarte emporium
key-closed = zamknięte emporium
key-monarchy = Monarchia
key-republic = Republika
key-vassal = Wasal
key-court = represjonowani, w kręgu swego Imperium
