# source: authored; terms as in rules.toml
# The words of Pax Renaissance. Names stand in names_pl.csv; cards, cities, borders and abilities carry theirs in their tables.
# The log is told in the past tense, banks in the plural; what happens to tokens is told without a person (zabito, wyzwolono).
# A card stands in quotation marks behind the word "karta"; the reader is "ty", without gender; questions are infinitives.

## operations

op-inquisitor-catholic = katolicki Inkwizytor
op-inquisitor-islamic = islamski Inkwizytor
op-inquisitor-reformist = reformowany Inkwizytor
op-commerce-east = Handel na Wschodzie
op-commerce-west = Handel na Zachodzie
op-behead = Ścięcie
op-tax = Podatek
op-repress-pawn = Represje wobec Piona
op-repress-rook = Represje wobec Wieży
op-repress-pawn-rook = Represje wobec Piona lub Wieży
op-repress-knight = Represje wobec Rycerza
op-repress-pawn-knight = Represje wobec Piona lub Rycerza
op-repress-rook-knight = Represje wobec Wieży lub Rycerza
op-repress-pawn-rook-knight = Represje wobec Piona, Wieży lub Rycerza
op-vote-east = Głosowanie na Wschodzie
op-vote-west = Głosowanie na Zachodzie
op-corsair-catholic = katolicki Korsarz
op-corsair-islamic = islamski Korsarz
op-corsair-reformist = reformowany Korsarz
op-siege = Oblężenie
op-campaign = Kampania

## prestige

prestige-catholic = Prestiż Katolicyzmu
prestige-islamic = Prestiż Islamu
prestige-reformist = Prestiż Reformacji
prestige-law = Prestiż Prawny
prestige-discovery = Prestiż Odkrywcy
prestige-patron = Prestiż Patrona

## one-shots that are no wars

shot-coronation = Koronacja
shot-trade_shift = Zmiana Rynku
shot-apostasy = Apostazja
shot-torch = Pochodnia

## ways to win

ending-holy = { victory-holy }
ending-imperial = { victory-imperial }
ending-globalization = { victory-globalization }
ending-renaissance = { victory-renaissance }
ending-patron = { victory-patron }
ending-bankruptcy = Ostatni bank na placu

## the end: figures, and who did what to whom

figure-patrons = Prestiż Patrona
figure-florins = Floreny
figure-empires = Imperia
figure-tableau = karty w Tablo
figure-concessions = Koncesje
figure-law = Prestiż Prawny
figure-discoveries = Prestiż Odkrywcy
deed-battle = { $times ->
    [one] jeden atak na Imperium
    [few] { $times } ataki na Imperia
   *[other] { $times } ataków na Imperia
}
deed-won = { $times ->
    [one] jedno Imperium zdobyte w Bitwie
    [few] { $times } Imperia zdobyte w Bitwach
   *[other] { $times } Imperiów zdobytych w Bitwach
}
deed-voted = { $times ->
    [one] jedno Imperium przejęte w Głosowaniu
    [few] { $times } Imperia przejęte w Głosowaniach
   *[other] { $times } Imperiów przejętych w Głosowaniach
}
deed-beheaded = { $times ->
    [one] jedna ścięta karta
    [few] { $times } ścięte karty
   *[other] { $times } ściętych kart
}
deed-taxed = { $times ->
    [one] jeden Podatek
    [few] { $times } Podatki
   *[other] { $times } Podatków
}

## options

option-cards = Karty
    .core = 88 kart podstawowych
    .expansion = z rozszerzeniem
    .promo = z rozszerzeniem i kartami promocyjnymi
    .note = Więcej kart to Apostazja, pochodnie i silniejsze Zdolności; talie układa się ze wszystkich.
option-map = Mapa
    .first = dwie strony każdej karty, jak w instrukcji
    .second = druga edycja: cztery strony i Morze Czerwone
    .note = Ilu religiom może służyć karta mapy i czy handel sięga Morza Czerwonego.
option-readings = Gdzie edycje się różnią
    .book = zasada z instrukcji
    .second = w dziewięciu punktach zasada drugiej edycji
    .note = Dziewięć punktów, w których druga edycja rozstrzyga inaczej niż instrukcja.
option-readings-agents = Przedstawiciele po Akcji Jednorazowej
    .note = po Akcji Jednorazowej karty trzeba rozmieścić wszystkich jej Przedstawicieli, którzy nie walczyli, o ile mają miejsce (E2.1, E2.2).
option-readings-bishop = Własna karta Biskupa
    .note = Biskup, którego nie przyjmie żadna inna karta, staje na karcie, z którą przyszedł (F1).
option-readings-pawns = Piony w Spisku
    .note = Pion spośród Przedstawicieli atakuje także w Spisku (J1).
option-readings-campaign = Kampanie u siebie
    .note = nie wolno prowadzić Kampanii przeciw Imperiom z własnego Tablo (F9).
option-readings-coronation = Własny Król
    .note = Królowa może poślubić także samotnego Króla z twojego Tablo, nawet Wasala; pozostaje on tym, kim był (I1).
option-readings-old-maid = Stare panny na sprzedaż
    .note = starą pannę można sprzedać za 2 Floreny (E3, I2).
option-readings-apostasy = Apostazja w grze podstawowej
    .note = Apostazja działa także na kartach gry podstawowej, bez rozszerzenia (M2).
option-readings-european-union = Unia Europejska
    .note = karta zamiast Apostazji ma Zmianę Rynku na Nowogród (H1).
option-readings-exhausted-decks = Wyczerpane talie
    .note = gra kończy się, gdy przy Odświeżeniu nie da się uzupełnić rzędu, a nie gdy obie talie są puste (D2, L2).
option-banks = Banki
    .book = w kolejności z instrukcji
    .lot = losowo
    .note = Kto gra którym bankiem, a więc z iloma Florenami i w jakiej kolejności.
option-hands = Karty na ręce
    .hidden = ukryte
    .open = jawne
    .note = Zakupy widzą wszyscy; tu wybiera się, czy ręce pozostają jawne, czy trzeba je pamiętać.
option-astrology = Astrologia: widać następną kartę każdej talii
    .no = nie
    .yes = tak
    .note = Wierzchnia karta każdej talii leży odkryta, więc można planować następne Odświeżenie.
option-bankruptcy = Bankructwo: bank może upaść
    .no = nie
    .yes = tak
    .note = Bank bez Florenów, kart i Koncesji odpada; wygrywa ostatni, który przetrwa.

# --- sentences of the rules below ---

## choices: actions

choice-buy = Kup kartę „{ $card }”
choice-play = Zagraj kartę „{ $card }”
choice-sell = Sprzedaj kartę „{ $card }”
choice-ops = Wykonaj Operacje { $region_in }
choice-fair = Rozpocznij Wymianę Handlową { $region_in }
choice-declare = Ogłoś { $victory_acc }
choice-pass = Pasuj
choice-activate = Aktywuj { $victory_acc }
choice-discard = Odrzuć kartę „{ $card }”

## choices: one-shots and agents

choice-launch = Wykonaj Akcję Jednorazową { $empire_in }
choice-crown = Wydaj Królową za Króla { $empire_gen }
choice-shift = Otwórz Magazyn { $spot_in }
choice-apostasy = Apostazja między { $religion_ins } a { $against_ins }
choice-no-one-shot = Nie wykonuj Akcji Jednorazowej
choice-put-out = Zgaś { $victory_acc }
choice-no-torch = Nie gaś żadnego zwycięstwa
choice-place-bishop = Biskup na kartę „{ $card }”
choice-station = Umieść tutaj: { $spot }
choice-moor = Pirat { $border_to }
choice-open-office = Koncesja { $border_in } ({ $empire })
choice-leave-out = Nie umieszczaj tego Przedstawiciela
choice-pacify = Zabij { $token_acc }
choice-spare = Oszczędź represjonowanych
choice-take-token = Weź stąd: { $spot }
choice-take-bishop = Weź Biskupa z karty „{ $card }”
choice-forgo = Obejdź się bez niego
choice-levy = Przeprowadź Zaciąg tutaj: { $spot }

## choices: operations

choice-use = „{ $card }”: { $op }
choice-stop = Koniec Operacji
choice-preach = Biskup z karty „{ $from }” na kartę „{ $to }”
choice-collect = Weź 1 Floren { $column ->
        [1] z zakrytej karty Rynku
        [2] z miejsca 1 Rynku
        [3] z miejsca 2 Rynku
        [4] z miejsca 3 Rynku
        [5] z miejsca 4 Rynku
       *[other] z miejsca 5 Rynku
    } { $region_in }
choice-behead = Zetnij kartę „{ $card }”
choice-tax = Opodatkuj Koncesję { $border_in } na rzecz { $empire_gen }
choice-pay = Zapłać 1 Floren
choice-give-up = Pozwól represjonować Koncesję
choice-repress = Represjonuj tutaj: { $spot } ({ $empire })
choice-vote = Zarządź Głosowanie { $empire_in }
choice-sail = Przepłyń { $from_from } { $to_to }
choice-siege = Oblegaj tutaj: { $spot }
choice-campaign = Rusz na { $empire_acc }

## choices: battles and regime changes

choice-fall = Ginie { $token }: { $spot }
choice-turn-map = Odwróć Kartę Mapy na { $face_acc }
choice-keep-map = Nie odwracaj Karty Mapy
choice-occupy = Umieść { $token_acc } tutaj: { $spot }
choice-no-office = Bez Koncesji
choice-free = Wyzwól { $token_acc } { $empire_in }: { $spot }
choice-done = Gotowe
choice-provoke = Odrzuć kartę „{ $card }”, by wywołać Powstanie Chłopskie
choice-preach-apostasy = Głoś Apostazję między { $religion_ins } a { $against_ins }

## events

event-drew-bank = Los przydzielił miejscu { $number } { $bank_acc }.
    .each = miejscu { $number } { $bank_acc }
    .many = Los przydzielił { $items }.
event-first-drawn = Los wskazał, że zaczynają { $bank }.
event-turn = Tura { $number }: { $bank }
event-passed = { $bank } spasowali.
    .many = { $bank } spasowali { $times ->
        [2] dwukrotnie
       *[other] { $times } razy
    }.
event-turned-up = { $region_in } wyłożono kartę „{ $card }”.
    .each = „{ $card }”
    .many = { $region_in } wyłożono karty { $items }.
event-bought = { $bank } kupili kartę „{ $card }” za { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }{ $found ->
        [0] .
        [one] {" "}i wzięli Floren, który na niej leżał.
        [few] {" "}i wzięli { $found } Floreny, które na niej leżały.
       *[many] {" "}i wzięli { $found } Florenów, które na niej leżały.
    }
event-activated = { $bank } aktywowali { $victory_acc }.
event-sold = { $bank } sprzedali kartę „{ $card }” za { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }.
event-sold-from-hand = { $bank } sprzedali z ręki kartę „{ $card }” za { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }.
    .hidden = { $bank } sprzedali kartę z ręki za { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }.
event-let-go = { $bank } odrzucili z ręki kartę „{ $card }”.
event-discarded = { $bank } stracili kartę „{ $card }”.
    .each = „{ $card }”
    .many = { $bank } stracili karty { $items }.
event-queen-lost = Z gry odeszła Królowa { $empire_gen } („{ $card }”).
event-to-stack = Do Stosu Imperiów wróciła karta { $empire_gen }.
    .each = { $empire_gen }
    .many = Do Stosu Imperiów wróciły karty { $items }.
event-played = { $bank } zagrali kartę „{ $card }”.
event-old-maid = { $bank } odłożyli kartę „{ $card }” jako starą pannę.
event-placed = { $token } { $token_gender ->
        [f] stanęła
       *[m] stanął
    } { $spot_in }.
    .each = { $token_acc } { $spot_in }
    .many = Umieszczono { $items }.
event-office = { $token } otworzył Koncesję { $spot_in }.
event-levied = Zaciąg wystawił { $token_acc } { $spot_in }.
    .each = { $token_acc } { $spot_in }
    .many = Zaciąg wystawił { $items }.
event-settled = Po zwycięstwie { $token } { $token_gender ->
        [f] stanęła
       *[m] stanął
    } { $spot_in }.
    .each = { $token_acc } { $spot_in }
    .many = Po zwycięstwie umieszczono { $items }.
event-crowded-out = Wenecja znów mieści jeden token: { $spot_from } usunięto { $token_acc }.
event-token-taken = W rezerwie zabrakło tokenów: zabrano { $token_acc } { $spot_from }.
event-bishop-taken = W rezerwie zabrakło tokenów: zabrano { $token_acc } z karty „{ $card }”.
event-repressed = { $token_acc } { $spot_from } represjonowano { $empire_in }.
event-went-home = { $token_acc } { $spot_from } zdjęto z mapy, bo { $empire } nie { $empire_gender ->
        [pl] należą
       *[other] należy
    } do żadnego banku.
event-killed = Zabito { $token_acc } { $spot_in }.
event-bishop = { $token } stanął na karcie „{ $card }”.
event-diet-of-worms = Edykt Wormacki na karcie „{ $card }”: zginęli obaj Biskupi.
event-pacified = Biskup spacyfikował { $empire_acc }: zabito { $token_acc }.
event-ops = { $bank } przystąpili do Operacji { $region_in }.
event-op = { $bank } użyli karty „{ $card }”: { $op }.
event-collected = { $bank } wzięli 1 Floren { $column ->
        [1] z zakrytej karty Rynku
        [2] z miejsca 1 Rynku
        [3] z miejsca 2 Rynku
        [4] z miejsca 3 Rynku
        [5] z miejsca 4 Rynku
       *[other] z miejsca 5 Rynku
    } { $region_in }.
event-beheaded = { $bank } ścięli kartę „{ $card }”.
event-assassin = Karta „{ $card }” zginęła jako Zabójca.
event-taxed = { $bank } opodatkowali Koncesję { $owner_gen } { $border_in } na rzecz { $empire_gen }.
event-paid-tax = { $bank } zapłacili 1 Floren Podatku.
event-voted = { $bank } wygrali Głosowanie { $empire_in } { $price ->
        [0] bez kosztów
        [one] za 1 Floren
        [few] za { $price } Floreny
       *[many] za { $price } Florenów
    }.
event-sailed = { $token } popłynął { $from_from } { $to_to }.
event-campaign = { $bank } posłali Rycerzy { $by_gen } na { $empire_acc } za { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }.
event-fair = { $bank } rozpoczęli Wymianę Handlową { $region_in }; Zyski: { $number ->
        [one] 1 Floren
        [few] { $number } Floreny
       *[many] { $number } Florenów
    }.
event-fair-pays = { $bank } zarobili na Wymianie { $number ->
        [one] 1 Floren
        [few] { $number } Floreny
       *[many] { $number } Florenów
    } { $spot_in }.
    .many = { $bank } zarobili na Wymianie { $number ->
        [one] 1 Floren
        [few] { $number } Floreny
       *[many] { $number } Florenów
    } { $spot_in }.
event-piracy = Piraci { $border_in } zabrali 1 Floren.
    .many = Piraci { $border_in } zabrali { $times ->
        [one] 1 Floren
        [few] { $times } Floreny
       *[many] { $times } Florenów
    }.
event-fair-ends = Wymiana Handlowa { $region_in } dobiegła końca{ $number ->
        [0] .
        [one] ; pozostał 1 Floren.
        [few] ; pozostały { $number } Floreny.
       *[many] ; pozostało { $number } Florenów.
    }
event-shifted = { $bank } otworzyli Magazyn { $spot_in }, a zamknęli Magazyn { $closed_in }.
event-battle = { $bank } rozpoczęli { $war_acc } { $empire_in }: { $attack ->
        [one] 1 napastnik
       *[other] { $attack } napastników
    }{ $defence ->
        [0] , brak obrońców
        [one] {" "}przeciw 1 obrońcy
       *[other] {" "}przeciw { $defence } obrońcom
    }.
event-fell = W bitwie zabito { $token_acc } { $spot_in }.
    .each = { $token_acc } { $spot_in }
    .many = W bitwie zabito { $items }.
event-won = { $bank } zwyciężyli { $empire_in }.
event-lost = { $bank } ponieśli porażkę { $empire_in }.
event-map-turned = Kartę Mapy { $empire_gen } odwrócono na { $face_acc }.
event-monarchy = { $empire } { $empire_gender ->
        [f] stała się
        [n] stało się
        [pl] stały się
       *[m] stał się
    } Monarchią { $bank_gen }.
event-republic = { $empire } { $empire_gender ->
        [f] stała się
        [n] stało się
        [pl] stały się
       *[m] stał się
    } Republiką { $bank_gen }.
event-vassal = { $empire } { $empire_gender ->
        [f] stała się
        [n] stało się
        [pl] stały się
       *[m] stał się
    } Wasalem { $suzerain_gen } w Tablo { $bank_gen }.
event-crowned = { $bank } wydali Królową „{ $card }” za Króla { $empire_gen }.
event-freed = Wyzwolono { $token_acc } { $spot_in }.
    .each = { $token_acc } { $spot_in }
    .many = Wyzwolono { $items }.
event-apostasy = { $bank } przeprowadzili Apostazję między { $religion_ins } a { $against_ins }.
event-put-out = { $bank } zgasili { $victory_acc }.
event-bankrupt = { $bank } zbankrutowali.
event-last-standing = { $bank } wygrali jako ostatni czynny bank.
event-victory = { $bank } ogłosili { $victory_acc } i wygrali grę.
event-patron-victory = Talie się skończyły. { $bank } wygrali, mając Prestiż Patrona { $prestige } i { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }.

## alerts

alert-may-declare = { $bank } mogą w swojej turze ogłosić { $victory_acc }.
alert-near-victory = { $bank } są o krok od tego, by ogłosić { $victory_acc }.
alert-two-near-victory = { $bank } i { $second } są o krok od tego, by ogłosić { $victory_acc }.
alert-three-near-victory = { $bank }, { $second } i { $third } są o krok od tego, by ogłosić { $victory_acc }.
alert-all-near-victory = Wszystkie cztery banki są o krok od tego, by ogłosić { $victory_acc }.
alert-comet-wins = { $bank } mają dość Florenów na Kometę z rynku: mogą aktywować i ogłosić { $victory_acc }.
alert-empire-attacked = Twoje państwo jest atakowane: { $bank } walczą o { $empire_acc }.

## reasons

reason-no-florins = Potrzeba { $price ->
        [one] 1 Florena
       *[many] { $price } Florenów
    }, a masz { $florins }.
reason-florin-laid = W tej turze na karcie „{ $card }” leży już twój Floren.
reason-hand-full = Masz już na ręce { $number ->
        [one] 1 kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
reason-all-active = Wszystkie zwycięstwa są już aktywne.
reason-is-active = { $victory } jest już aktywne.
reason-sold-together = Kartę Królowej „{ $card }” sprzedaje się tylko razem z Królem.
reason-once-a-turn = To można zrobić tylko raz w turze.
reason-has-worked = Karty „{ $card }” użyto już w tej turze.
reason-silenced = Biskup wycisza kartę „{ $card }”.
reason-no-target = Nie ma teraz takiego celu.
reason-no-coins = Nie ma tam Florena.
reason-no-such-bishop = Na karcie „{ $card }” nie ma Biskupa właściwej religii.
reason-saturated = { $empire_in } nie ma pustego miasta.
reason-in-stack = Karta { $empire_gen } leży jeszcze w Stosie Imperiów.
reason-is-vassal = { $empire } { $empire_gender ->
        [pl] są
       *[other] jest
    } Wasalem.
reason-no-majority = { $number ->
        [0] Nie masz tam Koncesji
        [one] Masz tam 1 Koncesję
        [few] Masz tam { $number } Koncesje
       *[many] Masz tam { $number } Koncesji
    }, a rywal ma { $rivals }.
reason-land-border = { $border } nie jest Granicą Morską.
reason-same-pirate = { $border_in } jest już Pirat tej religii.
reason-convoy = Koncesji { $bank_gen } { $border_in } Piraci nie mogą zabić.
reason-pirate-there = { $border_in } stoi Pirat.
reason-blocked = { $spot_in } nie może stanąć żaden token.
reason-must-place = Po Akcji Jednorazowej karty „{ $card }” trzeba rozmieścić jej Przedstawicieli.
reason-own-suzerain = Suzerenem tego Wasala { $empire_gender ->
        [pl] są
       *[other] jest
    } { $empire }.
reason-own-empire = Karta { $empire_gen } leży w twoim Tablo.
reason-no-knights = { $empire_in } nie ma Rycerzy.
reason-no-heretics = { $empire_in } nie ma Heretyków.
reason-no-attackers = { $empire_in } nikt by nie zaatakował.
reason-not-in-stack = Króla { $empire_gen } nie ma w Stosie Imperiów.
reason-not-on-map = Na tej mapie nie ma { $spot_gen }.
reason-emporium-open = Magazyn { $spot_in } jest już otwarty.
reason-no-discovery = Potrzebujesz w Tablo Prestiżu Odkrywcy, nie licząc tej karty.
reason-no-apostates = Nikt nie ma Prestiżu obu religii.
reason-not-active = { $victory } nie jest aktywne.
reason-two-actions = Pochodnia sprawia, że { $victory } kosztuje dwie akcje.
reason-not-met = Nie spełniasz jeszcze warunków { $victory_gen }.

## prompts

prompt-Act = { $bank }: którą akcję wykonać ({ $number ->
        [one] została 1
        [few] zostały { $number }
       *[many] zostało { $number }
    })?
prompt-Activate = { $bank }: które zwycięstwo aktywować Kometą?
prompt-OverLimit = { $bank }: którą nadliczbową kartę odrzucić z ręki?
prompt-Announce = { $bank }: czy wykonać Akcję Jednorazową karty „{ $card }”?
prompt-Torch = { $bank }: które zwycięstwo zgasić kartą „{ $card }”?
prompt-PlaceAgent = { $bank }: gdzie umieścić Przedstawiciela karty „{ $card }” ({ $token })?
prompt-Pacify = { $bank }: czy pacyfikować { $empire_acc }?
prompt-Shortage = { $bank }: w rezerwie zabrakło tokenów ({ $token }). Skąd wziąć?
prompt-Levy = { $bank }: w którym mieście { $empire_gen } przeprowadzić Zaciąg?
prompt-UseOp = { $bank }: której karty użyć?
prompt-BorrowOp = { $bank }: którą Operację przeciwnika wykonać?
prompt-Inquisitor = { $bank }, „{ $card }” ({ $op }): którego Biskupa przenieść i dokąd?
prompt-Commerce = { $bank }, „{ $card }” ({ $op }): skąd wziąć Floren?
prompt-Behead = { $bank }, „{ $card }” ({ $op }): którą kartę ściąć?
prompt-Tax = { $bank }, „{ $card }” ({ $op }): którą Koncesję opodatkować?
prompt-PayTax = { $bank }: zapłacić za Koncesję { $border_in } czy pozwolić represjonować ją { $empire_in }?
prompt-Repress = { $bank }, „{ $card }” ({ $op }): który token represjonować?
prompt-Vote = { $bank }, „{ $card }” ({ $op }): gdzie zarządzić Głosowanie?
prompt-Corsair = { $bank }, „{ $card }” ({ $op }): którego Pirata wysłać i dokąd?
prompt-Siege = { $bank }, „{ $card }” ({ $op }): co oblegać?
prompt-Campaign = { $bank }, „{ $card }” ({ $op }): na kogo ruszyć?
prompt-Casualty = { $bank }: kto ma zginąć { $empire_in } (jeszcze { $number })?
prompt-Overthrow = { $bank }: czy odwrócić Kartę Mapy { $empire_gen } na { $face_acc }?
prompt-ArrangeToken = { $bank }: na którym miejscu stolicy { $empire_gen } ustawić token?
prompt-Occupy = { $bank }: gdzie umieścić zwycięzców { $empire_in }?
prompt-Concession = { $bank }: gdzie otworzyć nową Koncesję { $empire_in }?
prompt-Emancipate = { $bank }: które represjonowane tokeny wyzwolić?

## conditions of victories

condition-kings = Monarchie
condition-concessions = Koncesje
condition-discovery = Prestiż Odkrywcy
condition-republics = Republiki
condition-law = Prestiż Prawny
condition-catholic = Prestiż Katolicyzmu
condition-islamic = Prestiż Islamu
condition-reformist = Prestiż Reformacji
condition-catholic-bishops = Biskupi katoliccy
condition-islamic-bishops = Biskupi islamscy
condition-reformist-bishops = Biskupi reformowani
condition-catholic-tokens = katolicy w Teokracjach katolickich
condition-islamic-tokens = muzułmanie w Teokracjach islamskich
condition-reformist-tokens = reformowani w Teokracjach reformowanych

## the position as text

text-head = Tura { $turn }: { $bank }, pozostałe akcje: { $actions }
text-row = Rynek: { $region } (kart w talii: { $cards }; otwarty Magazyn: { $emporium })
text-place = { $price }: { $card } ({ $florins })
text-vacant = wakat
text-face-down = zakryta
text-next = następna: { $card }
text-map = Mapa
text-borders = Granice
text-nothing = nic
text-bank = { $bank }: Floreny { $florins }, Koncesje { $concessions }
text-hand = Ręka: { $cards }
text-maids = Stare panny: { $cards }
text-republic = Republika
text-repressed = represjonowani: { $tokens }
text-vassal = Wasal: { $card }
text-victories = Zwycięstwa
text-active = aktywne
text-inactive = nieaktywne

## the board in the terminal

cli-paxren-stack = w stosie
cli-paxren-hand = Ręka
cli-paxren-race = Zwycięstwa (własne : najlepsze z pozostałych)
cli-paxren-legend = ♞ Rycerz · ♜ Wieża · ☠ Pirat · ♝ Biskup · ♟ Pion, z pierwszymi literami religii lub banku · w nawiasie: puste, co wystawi Zaciąg · ★ otwarty Magazyn · ▒ zablokowane · ≈ morze

## prognozy: co zmieni wybór

fact-purse =
    Kasa { $bank_gen }: { $then ->
        [one] 1 Floren
        [few] { $then } Floreny
       *[many] { $then } Florenów
    } zamiast { $now }.
fact-reaches = { $bank } będą mogli ogłosić { $victory_acc }.
fact-falls-short = { $bank } nie będą już mogli ogłosić { $victory_acc }.
fact-meets = { $victory }: { $bank } już spełniają warunki.
fact-lacks = { $victory }: { $bank_dat } brakuje { $number }.
fact-levies =
    { $number ->
        [one] Odbędzie się Zaciąg { $first_in }.
        [few] Odbędą się { $number } Zaciągi: od { $first_gen } po { $last_acc }.
       *[many] Odbędzie się { $number } Zaciągów: od { $first_gen } po { $last_acc }.
    }
fact-route =
    Wymiana na nowym szlaku da { $bank_dat } po drodze { $then ->
        [one] 1 Floren
        [few] { $then } Floreny
       *[many] { $then } Florenów
    } zamiast { $now }.
fact-pays-or-loses = { $bank } zapłacą 1 Floren albo stracą Koncesję { $border_in }.
fact-ops-ready = Karty, które mogą teraz działać: { $number }.
brief-war-won = { $attack }:{ $defence } ✓
brief-war-lost = { $attack }:{ $defence } ✗
brief-earns = +{ $florins } ƒ
brief-spends =
    { $florins ->
        [0] ±0 ƒ
       *[other] −{ $florins } ƒ
    }

ahead-fair-pays =
    { $bank } zarobią { $number ->
        [one] 1 Floren
        [few] { $number } Floreny
       *[many] { $number } Florenów
    } { $spot_in }.
    .many =
        { $bank } zarobią { $number ->
            [one] 1 Floren
            [few] { $number } Floreny
           *[many] { $number } Florenów
        } { $spot_in }.
ahead-piracy = Piraci { $border_in } zabiorą 1 Floren.
    .many =
        Piraci { $border_in } zabiorą { $times ->
            [one] 1 Floren
            [few] { $times } Floreny
           *[many] { $times } Florenów
        }.
ahead-shifted = Magazyn { $closed_in } zostanie zamknięty.
ahead-fair-ends =
    { $number ->
        [0] Nie zostanie żaden Floren.
        [one] Na pierwszej karcie zostanie 1 Floren.
        [few] Na pierwszej karcie zostaną { $number } Floreny.
       *[many] Na pierwszej karcie zostanie { $number } Florenów.
    }
ahead-discarded = { $bank } stracą kartę „{ $card }”.
    .each = „{ $card }”
    .many = { $bank } stracą karty { $items }.
ahead-queen-lost = Z gry odejdzie Królowa „{ $card }”.
ahead-to-stack = Do Stosu Imperiów wróci karta { $empire_gen }.
    .each = { $empire_gen }
    .many = Do Stosu Imperiów wrócą karty { $items }.
ahead-repressed = { $token } { $spot_from } trafi do represjonowanych { $empire_in }.
ahead-went-home = { $token } { $spot_from } zejdzie z mapy, bo { $empire } nie { $empire_gender ->
        [pl] należą
       *[other] należy
    } do żadnego banku.
ahead-killed = Zginie { $token } { $spot_in }.
ahead-diet-of-worms = Na karcie „{ $card }” zginą obaj Biskupi.
ahead-pacified = Zginie { $token } z represjonowanych { $empire_in }.
ahead-assassin = Karta „{ $card }” zginie jako Zabójca.
ahead-crowned = Królowa „{ $card }” wniesie { $empire_acc } do Tablo { $bank_gen }.
ahead-bishop = { $token } uciszy kartę „{ $card }”.
ahead-monarchy = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } Monarchią { $bank_gen }.
ahead-republic = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } Republiką { $bank_gen }.
ahead-vassal = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } Wasalem { $suzerain_gen } w Tablo { $bank_gen }.
ahead-map-turned = Karta Mapy { $empire_gen } odwróci się na { $face_acc }.
ahead-victory = { $bank } wygrają grę: { $victory }.
ahead-old-maid = Karta „{ $card }” zostanie odłożona jako stara panna.
ahead-crowded-out = { $spot_from } zniknie { $token }.
ahead-token-taken = W rezerwie brak tokenów: { $token } zniknie { $spot_from }.
ahead-bankrupt = { $bank } zbankrutują.

## the steward's reasons

why-fair-own = zarobisz { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
why-fair-rival = { $bank } zarobią { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
why-card-prestige = { $kind ->
        [0] { prestige-catholic }
        [1] { prestige-islamic }
        [2] { prestige-reformist }
        [3] { prestige-law }
        [4] { prestige-discovery }
       *[other] { prestige-patron }
    }
why-card-king = ślub z Królem { $empire_gen }
why-card-op = jej Operacja: { $op }
why-card-agents = Agenci na mapę: { $number }
why-card-war = wygrana wojna { $empire_in }
    .against = wojna { $empire_in } się nie uda
why-other = drobniejsze korzyści razem
    .against = drobniejsze koszty razem
why-win = to wygrywa grę
why-price = kosztuje { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
why-florins-on-it = leży na niej { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
why-empty-purse = napełnia pustą kasę
    .against = zostawia pustą kasę
why-win-in-sight = zwycięstwo w zasięgu ręki
why-own-race = { $number ->
        [0] można ogłosić { $victory_acc }
       *[other] { $victory }: brakuje ci { $number }
    }
    .against = opóźnia twój wyścig: { $victory }
why-comet = Kometa pomaga też innym
why-gift-to-rival = rywal mógłby dzięki temu wygrać
why-slows-rival = utrudnia rywalowi zwycięstwo
why-stops-rival = powstrzymuje rywala przed wygraną
why-rival-race = powstrzymuje { $bank_acc }: { $victory }
    .against = pomaga { $bank_dat }: { $victory }
why-florins = przynosi { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
why-lost-card = tracisz kartę „{ $card }”
why-operations = karty, które mogą działać: { $number }
    .against = karty, które mogą działać ({ $number }), mało dadzą
why-operation = { $op }: jest dobry cel
    .against = { $op }: nie ma dobrego celu
why-idle = stracony czas
why-war = wygrana wojna { $empire_in }
    .against = wojna { $empire_in } nic nie da
why-empire = zdobywa { $empire_acc }
why-route = leży na twoim Szlaku Handlowym
    .against = nowy szlak służy rywalom
why-apostates = { $bank } tracą karty
    .against = tracisz karty
why-faith = wzmacnia religię: { $religion }
    .against = osłabia religię: { $religion }
why-diet-of-worms = uwalnia kartę „{ $card }”: giną obaj Biskupi
    .against = uwalnia kartę rywala „{ $card }”: giną obaj Biskupi
why-silence = ucisza rywala: „{ $card }”
    .against = ucisza twoją kartę „{ $card }”
why-freed-card = twoja karta „{ $card }” znów działa
    .against = karta rywala „{ $card }” znów działa
why-guard = tokeny na twoich ziemiach
    .against = twoje ziemie tracą token
why-rival-guard = ziemie rywala tracą token
    .against = wzmacnia ziemie rywala
why-presence = jeszcze jeden token na mapie
why-office = twoja nowa Koncesja
why-own-office = oszczędza twoją Koncesję
    .against = cierpi twoja Koncesja
why-rival-office = szkodzi Koncesji { $bank_gen }
    .against = pomaga Koncesji { $bank_gen }
why-repressed = opróżnia represjonowanych twojego Imperium
    .against = represjonowani mogą powstać
why-enough = nie ma nic lepszego
why-victim = { $bank } tracą kartę „{ $card }”
    .against = tracisz kartę „{ $card }”

## The page: panels

title-blurb = Stań na czele banku epoki odrodzenia. Kupuj wielkich ludzi tych czasów, otwieraj i zamykaj szlaki między Wschodem a Zachodem, wynoś w cudzych krajach królów, republiki i heretyków i rozstrzygnij, w czyim imieniu zacznie się nowożytny świat.
victory-patron = Zwycięstwo Patronów
panel-round = Tura { $round }
panel-market = Rynki
panel-tableaux = Banki
panel-victories = Zwycięstwa
panel-hand = Karty na ręce
panel-china = Chiny
panel-lying = { $card }: { $florins ->
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
panel-standing = { $bank }: { $missing ->
        [0] spełnione
       *[other] brakuje { $missing }
    }
panel-place = cena { $price }, { $florins ->
        [0] nie leżą na niej Floreny
        [one] leży na niej 1 Floren
        [few] leżą na niej { $florins } Floreny
       *[many] leży na niej { $florins } Florenów
    }
panel-florins = Floreny
panel-concessions = Koncesje
panel-deck = Karty w talii
panel-comets = Komety w talii
panel-price = Cena
panel-maids = Stare panny
panel-acts = { $actions ->
        [one] została 1 akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
pile-empires = Imperia
pile-discards = Odrzucone
pile-comets = Komety
pile-decks = Talie
pile-none = brak
pile-stack = w stosie
pile-up = ta strona leży u góry
pile-comets-open = Na rynku
pile-comets-unseen = Jeszcze nadejdą
pile-comets-gone = Kupione: uaktywniły zwycięstwo
pile-deck = { $region }: { $deck ->
        [0] nie ma już kart
        [one] została 1 karta
        [few] zostały { $deck } karty
       *[many] zostało { $deck } kart
    }, { $comets ->
        [0] bez Komet
        [one] w tym 1 Kometa
        [few] w tym { $comets } Komety
       *[many] w tym { $comets } Komet
    }
pile-note-empires = Obie strony każdego Imperium: po lewej Król, po prawej Republika. Ramka wskazuje stronę, która leży u góry.
pile-note-discards = Karty, o których wiadomo, że wypadły z gry.
pile-note-comets = Leżą wśród ostatnich kart talii. Kto kupi Kometę, uaktywnia zwycięstwo.
pile-note-decks = Karty, których nikt jeszcze nie widział: każda jest w swojej talii albo została w pudełku.
panel-focus = { $bank }: przyjrzyj się bliżej
panel-focused = { $bank }: znów wszystkie banki
short-england = Ang
short-france = Fra
short-holy_roman_empire = ŚCR
short-hungary = Węg
short-byzantium = Biz
short-portugal = Por
short-aragon = Ara
short-papal_states = Pap
short-ottoman = Osm
short-mamluk = Mam
short-west = Zach.
short-east = Wsch.
panel-bankrupt = bankrut
panel-silenced = wyciszona przez Biskupa
panel-worked = użyta w tej turze
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
panel-one-shot = Akcja Jednorazowa: { $shot }
panel-bishop-here = Wycisza ją { $bishop }
panel-sells = { $bank }; cena sprzedaży: { $price ->
        [one] 1 Floren
        [few] { $price } Floreny
       *[many] { $price } Florenów
    }
panel-condition = { $name }: { $mine }, potrzeba { $needed }
panel-faith-bishops = Biskupi
panel-faith-tokens = Wierni
panel-faith-prestige = Prestiż
panel-two-actions = kosztuje dwie akcje
panel-at-end = na koniec talii
verdict-declared = Ogłoszono { $victory_acc }
verdict-patron = Obie talie się skończyły: wygrywa największy Prestiż Patrona, a przy równym – więcej Florenów.
verdict-count = Prestiż Patrona { $prestige }, { $florins ->
        [0] bez Florenów
        [one] 1 Floren
        [few] { $florins } Floreny
       *[many] { $florins } Florenów
    }
verdict-bankruptcy = Wszystkie inne banki zbankrutowały.
panel-attack = Atak
panel-defence = Obrona
panel-still-fall = { $number ->
        [one] Musi zginąć jeszcze jeden token.
        [few] Muszą zginąć jeszcze { $number } tokeny.
       *[other] Musi zginąć jeszcze { $number } tokenów.
    }

## The page: what a war would do

odds-heading = { $war } { $empire_in }
odds-won = uda się
odds-lost = nie uda się
odds-against = { $attack } przeciw { $defence }
odds-fall = { $number ->
        [0] Nikt nie ginie
        [one] Po każdej stronie ginie jeden token
        [few] Po każdej stronie giną { $number } tokeny
       *[other] Po każdej stronie ginie { $number } tokenów
    }
odds-cost = Koszt: { $number ->
        [one] 1 Floren
        [few] { $number } Floreny
       *[many] { $number } Florenów
    }
odds-missing = { $number ->
        [one] Brakuje jednego napastnika
       *[other] Brakuje { $number } napastników
    }
odds-becomes-monarchy = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } twoją Monarchią
odds-becomes-republic = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } twoją Republiką
odds-becomes-vassal = { $empire } { $empire_gender ->
        [pl] staną się
       *[other] stanie się
    } twoim Wasalem
odds-becomes-unchanged = { $empire } { $empire_gender ->
        [pl] pozostaną
       *[other] pozostanie
    } twoim Wasalem
odds-from = { $bank } stracą tę kartę
odds-map = Karta Mapy odwróci się na { $face_acc }
odds-frees = Uwolnieni Wasale: { $empires }
odds-queen = Królowa przepadnie: { $card }
odds-no-target = Nie ma teraz celu: Akcja Jednorazowa przepadnie.
odds-closed = { $number ->
        [one] { $number } cel
        [few] { $number } cele
       *[other] { $number } celów
    }

## The page: help

help-face = Karta Mapy: { $face }. { $count ->
        [one] Na odwrocie
       *[other] Inne strony
    }: { $others }
help-king = Monarchia { $bank_gen }
help-republic = Republika { $bank_gen }
help-in-stack = W Stosie Imperiów: nie należy jeszcze do żadnego banku
help-vassal = Wasal { $empire_gen }
help-court = Tu czekają represjonowani. Walczą w Spiskach (Rycerze i Wieże) lub Powstaniach Chłopskich (Piony), a Głosowania są przez nich droższe
help-capital = Stolica
help-emporium = Otwarty Magazyn Zamorski: tu zaczyna się Wymiana Handlowa { $region_in }
help-emporium-closed = Magazyn Zamorski { $region_gen }, zamknięty dyskiem: bez tokenów i Zaciągu
help-levy = Puste. Zaciąg wystawi { $token_acc }
help-sea-border = Granica Morska między { $one_ins } a { $other_ins }. Przecinają ją Wymiany, czyhają na niej Piraci
help-land-border = Granica lądowa między { $one_ins } a { $other_ins }
help-bank = Floreny { $florins }, Koncesje { $concessions }, karty na ręce { $cards }, Piony w rezerwie { $pawns }
help-region = Wybierz, by użyć Operacji tej połowy swojego Tablo albo zacząć Wymianę Handlową z jej Magazynu
help-piece-knight = Walczy w Kampaniach i Wojnach Religijnych; broni swego miasta przed każdym atakiem
help-piece-rook = Broni swego miasta; Wieża na morzu to Pirat
help-piece-bishop = Wycisza kartę, na której stoi: zostają tylko Operacje religijne. Dwaj Biskupi na jednej karcie giną obaj
help-piece-pirate = Zabiera 1 Floren każdej Wymianie, która go mija, zabija Koncesje, bierze udział w Wojnach Domowych i Religijnych
help-piece-pawn = Koncesja: zarabia 1 Floren na każdej Wymianie przez swoją Granicę, głosuje i przyłącza się do Powstań swego właściciela
help-op-inquisitor = Przesuń jednego Biskupa tej religii: na sąsiednią kartę albo na kartę o tej samej Lokalizacji
help-op-commerce = Weź 1 Floren z dowolnej karty tego rzędu Rynku
help-op-behead = Odrzuć z dowolnego Tablo kartę o tej samej Lokalizacji. Jeśli to Imperium, użyta karta też przepada
help-op-tax = Właściciel tamtejszej Koncesji płaci 1 Floren albo zostaje ona represjonowana; potem jest Zaciąg
help-op-repress = Przenieś taki token z mapy na dwór jego Imperium i weź 1 Floren z Chin
help-op-vote = Mając najwięcej Koncesji wokół Imperium, wywołaj w nim Zmianę Reżimu. Represjonowani podnoszą cenę
help-op-corsair = Przesuń Pirata tej religii na pobliską Granicę Morską; kto tam stoi, ginie
help-op-siege = Zabij Wieżę, Rycerza lub Pirata w Lokalizacji
help-op-campaign = Rycerze Króla ruszają na sąsiednią kartę, po 1 Florenie za każdego. Zwycięstwo czyni ją Wasalem
help-shot-conspiracy = Przedstawiciele, represjonowani Rycerze i Wieże oraz Piraci przeciw załodze. Zwycięstwo to Zmiana Reżimu
help-shot-peasant_revolt = Przedstawiciele, Poddani, twoje Koncesje i Piraci przeciw załodze. Zwycięstwo to Zmiana Reżimu
help-shot-crusade = Katolicy przeciw wszystkim tamtejszym Heretykom. Zwycięstwo tworzy Teokrację katolicką
help-shot-jihad = Muzułmanie przeciw wszystkim tamtejszym Heretykom. Zwycięstwo tworzy Teokrację islamską
help-shot-reformation = Reformowani przeciw wszystkim tamtejszym Heretykom. Zwycięstwo tworzy Teokrację reformowaną
help-shot-coronation = Królowa poślubia jednego z konkurentów ze Stosu Imperiów: jego Imperium jest twoje
help-shot-trade_shift = Otwórz inny Magazyn Zamorski tego koloru: odtąd szlak zaczyna się tam
help-shot-apostasy = Kto ma Prestiż obu religii, traci karty z Prestiżem którejkolwiek z nich
help-shot-torch = Może cofnąć aktywne zwycięstwo; dopóki leży, ogłoszenie tego zwycięstwa kosztuje dwie akcje
help-prestige-catholic = Do Zwycięstwa Bożego, gdy dominuje katolicyzm
help-prestige-islamic = Do Zwycięstwa Bożego, gdy dominuje islam
help-prestige-reformist = Do Zwycięstwa Bożego, gdy dominuje reformacja
help-prestige-law = Do Zwycięstwa Odrodzenia, obok Republik
help-prestige-discovery = Do Zwycięstwa Globalizacji, obok Koncesji; otwiera Wyspy Korzenne
help-prestige-patron = Rozstrzyga grę, gdy skończą się obie talie
help-victory-holy = Więcej Prestiżu dominującej religii niż ktokolwiek inny. Dominuje ta, która ma więcej Biskupów i więcej tokenów we własnych Teokracjach niż dwie pozostałe razem
help-victory-imperial = O dwie Monarchie więcej niż ktokolwiek inny (w grze dwuosobowej o trzy), wliczając Wasali
help-victory-globalization = O dwie Koncesje więcej i więcej Prestiżu Odkrywcy niż ktokolwiek inny
help-victory-renaissance = Więcej Republik i o dwa więcej Prestiżu Prawnego niż ktokolwiek inny
help-victory-patron = Gdy skończą się obie talie: najwięcej Prestiżu Patrona, potem najwięcej Florenów
help-track-florins = Pieniądze. Zapłata za kartę trafia na tańsze karty rzędu; zabiera ją ten, kto je kupi
help-track-hand = Karty na ręce, zwykle najwyżej dwie
help-track-concessions = Piony na Granicach: zarabiają na Wymianach, głosują i biorą udział w Powstaniach
help-track-deck = Gdy skończą się obie talie, rozstrzyga Prestiż Patrona
help-track-comets = Kto kupi Kometę, aktywuje zwycięstwo
help-track-price = Cena zakupu: po 1 Florenie na każdą tańszą kartę rzędu
help-track-china = Zakryta karta: jej Floreny to Zyski następnej Wymiany
help-track-maids = Królowe zagrane bez Koronacji: liczy się tylko ich Prestiż
help-panel-market = Dwa rzędy, Wschód i Zachód. Im dalej w prawo, tym drożej
help-panel-tableaux = Karty Zachodu i Wschodu każdego banku
help-panel-victories = Stan posiadania i to, czego potrzeba, dla każdego banku
help-panel-hand = Zagraj kartę dla jej Przedstawicieli, Akcji Jednorazowej i Operacji albo sprzedaj ją za 2 Floreny

## The page: signs of the map

key-knight = Rycerz
key-rook = Wieża
key-bishop = Biskup, na kartach Tablo
key-pirate = Pirat
key-pawn = Pion banku: Koncesja
key-levy = puste: co wystawi Zaciąg
key-open = otwarty Magazyn Zamorski
key-closed = zamknięty Magazyn Zamorski
key-monarchy = Monarchia
key-republic = Republika
key-vassal = Wasal
key-court = represjonowani, w kręgu swego Imperium
