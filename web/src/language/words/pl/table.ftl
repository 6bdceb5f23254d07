# Strona stołu.

## stół

table-opening = Otwieram stół…
table-unreachable = Nie można się teraz połączyć z serwerem.
table-again = Spróbuj ponownie
table-broken = Strona nie zdołała narysować tego stołu; być może jest starsza niż serwer. Sama gra jest bezpieczna.
table-reload = Wczytaj stronę od nowa
table-home = Na stronę główną
table-close = Zamknij
table-menu = Menu
table-menu-rules = Zasady
table-menu-about = O tej grze
table-menu-confirm = Pytaj ponownie przed ważnymi wyborami
table-menu-forced = Jedyna możliwa odpowiedź wybiera się sama
table-desk = Twoje wybory i papiery
table-panels = Tory i plansze
table-your-turn = Twój ruch
table-line-live = Połączono
table-line-connecting = Łączę…
table-line-lost = Utracono połączenie, próbuję ponownie…
table-line-closed = Brak połączenia
table-fold = Zwiń tę kartę
table-unfold = Rozwiń tę kartę
table-fold-left = Złóż plansze
table-unfold-left = Pokaż plansze
table-fold-right = Złóż papiery
table-unfold-right = Pokaż papiery
table-widen-left = Szerokość plansz
table-widen-right = Szerokość pytania i papierów
table-whole = Całe okno dla mapy
table-leaves = Arkusze planszy
table-leaf-beside = Obok mapy
table-find = Znajdź miejsce lub rzecz
table-find-none = Nic nie nosi takiej nazwy.
table-bar-log = Kronika
table-bar-chat = Rozmowa
table-rule = Zasada { $rule }
table-link-copied = Skopiowano link.
table-skip-to-text = Cała pozycja jako tekst
table-text = Pozycja jako tekst
table-download = Pobierz plik gry
table-download-looked = Plik zdradza wszystkie ręce. Do tej gry nie można już nikogo zaprosić.

## karty strony

table-tabs = Strony stołu
table-tab-log = Kronika
table-tab-seats = Miejsca
table-tab-chat = Rozmowa
table-tab-notes = Notatki
table-tab-rules = Zasady
table-sheet-choose = Wybór
table-sheet-hand = Ręka
table-sheet-board = Plansze
table-sheet-log = Kronika
table-sheet-table = Stół

## wybieranie

table-prompt = Bieżące pytanie
table-choices = Twoje wybory
table-secret = Nikt nie zobaczy twojej odpowiedzi, dopóki nie odpowiedzą wszyscy.
table-awaited = Czekamy na:
table-thinking = { $count ->
    [one] Bot się zastanawia:
   *[other] Boty się zastanawiają:
}
table-filter = Zawęź listę wyborów, pisząc
table-filter-keys = Zawęź listę  ( / )
table-show-all = Wszystkie ({ $count })
table-nothing-fits = Nic na liście nie pasuje.
table-expected = na ten wybór czeka lekcja
table-confirm-ask = Cofnięcie może wymagać zgody innych. Czy na pewno?
table-confirm = Tak, wykonaj
table-cancel = Jeszcze nie
table-not-concerned = Żaden z twoich obecnych wyborów tego nie dotyczy.
table-undo = Cofnij
table-undo-asked = Poproszono o cofnięcie twojego wyboru. Czekamy na:
table-undo-asks = – prośba o cofnięcie wyboru.
table-agree = Zgódź się
table-refuse = Odmów
table-hint = Podpowiedź
table-grade-certain = pewne
table-grade-likely = prawdopodobne
table-grade-worst = w najgorszym razie
table-hint-heading = Rada
table-hint-adviser = Kto radzi
table-hint-steward = Rządca waży racje
table-hint-marshal = Marszałek rozgrywa każdy wybór dalej w położeniach, które według ciebie są możliwe
table-hint-thinking =
    { $adviser ->
        [marshal] Marszałek
       *[steward] Rządca
    } myśli …
table-hint-then = Potem spodziewane:
table-hint-for = Za:
table-hint-against = Przeciw:
table-hint-none = Nie ma tu zdania.

## kronika i powtórka

table-log = Kronika
table-log-search = Szukaj w kronice
table-log-side = Czyje działania
table-log-all = Wszyscy
table-log-more = { $count ->
    [one] Nie pokazano jednego wcześniejszego wpisu; zawęź wyszukiwanie.
    [few] Nie pokazano { $count } wcześniejszych wpisów; zawęź wyszukiwanie.
   *[other] Nie pokazano { $count } wcześniejszych wpisów; zawęź wyszukiwanie.
}
table-log-none = Żaden wpis nie pasuje.
table-log-empty = Nic się jeszcze nie wydarzyło.
table-log-start = Przed pierwszą rundą
table-log-branch = Od początku próby
table-log-newest = Do najnowszych
table-look-there = Zobacz planszę z tamtej chwili
table-since = Od twojej ostatniej wizyty
table-since-events = { $count ->
    [one] Od twojej ostatniej wizyty: jedno wydarzenie
    [few] Od twojej ostatniej wizyty: { $count } wydarzenia
   *[other] Od twojej ostatniej wizyty: { $count } wydarzeń
}
table-since-play = Pokaż
table-since-skip = Pomiń
table-play = Odtwarzaj
table-pause = Wstrzymaj
table-step-back = Krok wstecz
table-step-forward = Krok naprzód
table-to-now = Przejdź do teraz
table-replay = Powtórka
table-replay-slider = Miejsce w przebiegu gry
table-past = Oglądasz wcześniejszą pozycję.
table-back-to-now = Wróć do teraz
table-copy-link = Kopiuj link
table-copy-position = Kopiuj link do tej pozycji
table-eyes = Oczami strony
table-eyes-own = własnej
table-try = Spróbuj stąd
table-tryout = Prywatna próba z botami: nic tu się nie liczy.
table-tryout-back = Wróć do gry

## miejsca

table-seat-you = ty
table-seat-host = gospodarz
table-seat-open = czeka na osobę
table-seat-person = gra człowiek
table-seat-bot = Bot: { $bot }
table-points = punkty
table-seat-passed = To miejsce zajmował wcześniej ktoś inny i może znać jego karty.
table-online = przy stole
table-offline = nieobecny
table-to-choose = wybiera
table-played-by = Kto gra na tym miejscu
table-play-self = Gram osobiście
table-play-person = Gra człowiek
table-invite = Kopiuj zaproszenie
table-invite-copied = Skopiowano zaproszenie. Miejsce może zająć ten, kto pierwszy je otworzy.
table-invite-anew = Nowe zaproszenie
table-invite-renewed = Skopiowano nowe zaproszenie. Poprzednie straciło ważność.
table-invite-person = Zaproś osobę
table-invite-other = Zaproś kogoś innego
table-looked = Ktoś widzi wszystkie ręce w tej grze albo zajrzał w nie w jej trakcie. Nikt nie może już zająć przy niej miejsca.
table-origin-seed = Kto otworzył ten stół, sam wybrał ziarno, więc może znać rozdanie. Wśród gości dalsze losy wyznacza serwer.
table-origin-file = Ta gra pochodzi z pliku. Kto go przyniósł, może znać wszystkie dotychczasowe ręce. Wśród gości dalsze losy wyznacza serwer.
table-copy-key = Moje miejsce na innym urządzeniu
table-key-copied = Skopiowano link do twojego miejsca. Kto go ma, ten gra za ciebie, więc zachowaj go dla siebie.
table-copy-spectate = Link dla widzów
table-copy-hands = Link odkrywający wszystkie ręce
table-hands-copied = Skopiowano link. Kto go ma, widzi wszystkie ręce: daj go tylko zaufanym osobom. Wszyscy przy stole widzą, że taki link istnieje, i nikt nie może już zająć miejsca.
table-spectators = Widzowie mogą oglądać
table-watchers = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[other] Ogląda { $count } osób.
}
table-troubles = { $count ->
    [one] Bota zastąpiono przy jednym wyborze
   *[other] Bota zastąpiono przy { $count } wyborach
}
table-trouble-slow = Wpis { $entry }: { $bot } myślał za długo, wybrał { $by }.
table-trouble-crashed = Wpis { $entry }: { $bot } zawiódł, wybrał { $by }.
table-trouble-gone = Wpis { $entry }: { $bot } już nie gra na tym serwerze, wybrał { $by }.
table-curtain = Przekaż ekran:
table-curtain-open = To ja: pokaż stół
table-claim = Zaproszenie do gry
table-claim-seat = Miejsce { $seat }
table-claim-name = Twoje imię przy stole
table-claim-take = Zajmij to miejsce
table-claim-watch = Tylko oglądaj

## rozmowa, notatki, zasady

table-chat = Rozmowa
table-chat-with = Rozmawiaj z
table-chat-all = Cały stół
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-private = Ten kanał czytacie tylko we dwoje.
table-chat-say = Napisz coś
table-chat-send = Wyślij
table-notes = Prywatne notatki
table-notes-empty = Plany, obietnice, urazy… czytasz je tylko ty.
table-notes-none = Notatki należą do miejsca przy stole; widzowie ich nie mają.
table-notes-loading = Pobieram notatki…
table-notes-saved = Zapisano.
table-notes-open = Piszesz…
table-notes-failed = Nie udało się zapisać notatek.
table-rules-search = Szukaj w zasadach
table-rules-all = Wszystkie zasady
table-rules-none = Żadna zasada nie zawiera tych słów.

## koniec

table-over = Koniec gry
table-winner = { $count ->
    [one] Zwycięstwo:
   *[other] Wspólne zwycięstwo:
}
table-rematch = Zagraj ponownie
table-replay-eyes = Powtórka oczami każdego
table-verify = Sprawdź los
table-proof-rules = Wszystkie wpisy ({ $entries }) wynikają z siebie nawzajem i są zgodne z zasadami.
table-proof-chance = Ujawnione ziarno daje każde dobranie i tasowanie tej gry: nikt nie ustawiał losu.
table-proof-no-chance = Ziarno nie daje losów tej gry albo nie zostało ujawnione.
table-proof-promise = Twoja przeglądarka sprawdziła, że to ziarno obiecane przed pierwszym ruchem.
table-proof-no-promise = To nie jest ziarno obiecane przed pierwszym ruchem.
table-commitment = Obiecane przed pierwszym ruchem
table-seed = Ziarno

## lekcja

table-lesson = Lekcja
table-lesson-progress = Jak daleko jesteś
table-lesson-next = Dalej
table-lesson-back = Wstecz
table-lesson-now = Twój ruch: wybierz to, co lśni.
table-lesson-watch = Patrz, co robią inni…
table-lesson-new = Przygotuj prawdziwą grę

## klawiatura

table-keys = Klawiatura
table-keys-choose = wybierz to, co ma ten znak
table-keys-filter = zawęź listę wyborów
table-keys-confirm = potwierdź ważny wybór
table-keys-undo = cofnij ostatni wybór
table-keys-hint = poproś o podpowiedź
table-keys-log = przejdź do kroniki
table-keys-chat = przejdź do rozmowy
table-keys-replay = otwórz lub zamknij powtórkę
table-keys-steps = kroki powtórki
table-keys-map = przejdź do mapy
table-keys-find = znaleźć miejsce, pionek, mocarstwo lub kartę i przeczytać jej opis
table-keys-columns = złożyć plansze, papiery albo jedno i drugie
table-keys-help = ta pomoc
table-step =
    { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
table-times = { $count } razy z rzędu
table-closed =
    { $count ->
        [one] 1 zamknięta
        [few] { $count } zamknięte
       *[many] { $count } zamkniętych
    }
table-one-back = Krok wstecz
table-attack = atak
table-forced = Jest tylko ta odpowiedź: za chwilę zostanie wybrana sama.
table-forced-held = Jest tylko ta odpowiedź.
table-hold = Poczekaj
table-keys-end = koniec, pas, nic więcej
table-keys-back = krok wstecz w długiej liście
