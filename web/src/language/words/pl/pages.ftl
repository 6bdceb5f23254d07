# Słowa stron wokół stołu.

## rama

pages-skip = Przejdź do treści
pages-home = Theatrum: strona główna
pages-navigation = Strony
pages-language = Język
pages-theme =
    { $theme ->
        [light] Kolory: jasne
        [dark] Kolory: ciemne
       *[system] Kolory: jak w urządzeniu
    }
pages-loading = Chwileczkę …
pages-no-server = Serwer nie odpowiada.
pages-retry = Spróbuj ponownie
pages-close = Zamknij

pages-title-new = Nowy stół
pages-title-rules = Zasady
pages-title-about = O grze
pages-title-verify = Sprawdź plik gry
pages-title-table = Stół
pages-title-lost = Nie ma takiej strony

pages-lost = Terra incognita
pages-lost-text = Tego miejsca nie ma na żadnej z naszych map.

## strona główna

pages-lead = Wielkie gry strategiczne o dziejach Europy: zasad pilnuje program, historię piszesz ty.
pages-players = { $fewest }–{ $most } graczy
pages-players-exactly = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
pages-minutes = { $shortest }–{ $longest } minut
pages-hours = { $shortest }–{ $longest } godz.
pages-minutes-hours = { $minutes } min – { $hours } godz.
pages-weight =
    { $weight ->
        [1] lekka
        [2] łatwa
        [3] średnia
        [4] ciężka
       *[5] bardzo ciężka
    }
pages-scenarios = Scenariusze
pages-play-bots = Zagraj z botami
pages-set-up = Przygotuj stół
pages-learn =
    { $minutes ->
        [one] Naucz się w minutę
        [few] Naucz się w { $minutes } minuty
       *[other] Naucz się w { $minutes } minut
    }
pages-files = Pliki gier
pages-open-file = Otwórz plik gry
pages-check-file = Sprawdź plik gry
pages-drop = wybierz go albo upuść tutaj

## trwające gry

pages-running = Twoje gry
pages-some-game = Gra
pages-game-mine = Twój ruch
pages-game-theirs = Wybiera: { $sides }
pages-game-over = Gra skończona
pages-game-place =
    { $place ->
        [1] Koniec: zwycięstwo
       *[other] Koniec: miejsce { $place }
    }
pages-game-gone = tego stołu już nie ma
pages-game-silent = serwer nie odpowiada
pages-forget = Zapomnij

## przygotowanie stołu

pages-quick = Gra z botami
pages-scenario = Scenariusz
pages-seats = Liczba graczy
pages-side = Grasz jako
pages-opponents = Przeciwnicy
pages-begin = Zacznij grę
pages-bot-random = Losowy
pages-bot-random-note = Robi cokolwiek, na co pozwalają zasady. Na pierwsze spojrzenie.
pages-bot-steward = Rządca
pages-bot-steward-note = Waży każdy wybór. Szybki i uczciwy przeciwnik.
pages-bot-marshal = Marszałek
pages-bot-marshal-note = Rozgrywa w myślach najlepsze wybory. Silniejszy, ale potrzebuje czasu.
pages-bot-own-note = Bot tego serwera: { $bot }
pages-preset = Jaka to ma być gra?
pages-preset-alone = Samotnie z botami
pages-preset-alone-note = Prowadzisz jedną stronę, pozostałe prowadzą boty.
pages-preset-hotseat = Kilka osób przy jednym ekranie
pages-preset-hotseat-note = Przekazujecie sobie urządzenie, a kurtyna zasłania karty.
pages-preset-friends = Ze znajomymi przez link
pages-preset-friends-note = Każda osoba dostaje link do swojego miejsca i gra na własnym urządzeniu.
pages-seat = Miejsce { $number }
pages-side-of = Strona: { $side }
pages-sides-named = wybrane dla każdego miejsca
pages-who = Kto kim gra?
pages-who-plays = Kto gra: { $side }
pages-who-me = przy tym ekranie
pages-who-open = znajomy, przez link
pages-people = Ludzie
pages-bots = Boty
pages-name = Imię
pages-name-of = Imię grającego: { $side }
pages-inviting = Linki do wysłania będą czekać przy stole.
pages-watching = Przy tym ekranie nikt nie gra: będziesz gospodarzem stołu i widzem.
pages-options = Opcje
pages-spectators = Widzowie mile widziani
pages-spectators-note = Kto zna adres, może patrzeć; karty na ręce pozostają zakryte.
pages-open-table = Otwórz stół

## zasady

pages-rules-lead = Zasady naszymi słowami, z numeracją instrukcji.
pages-rules-search = Szukaj w zasadach
pages-rules-contents = Spis treści
pages-rules-found =
    { $count ->
        [0] Żaden paragraf nie ma tych słów.
        [one] Jeden paragraf
        [few] { $count } paragrafy
       *[other] { $count } paragrafów
    }

## o grze

pages-about-unofficial = Theatrum to nieoficjalna realizacja zasad tej gry. Nie przygotował jej, nie licencjonował ani nie zatwierdził wydawca; nazwa gry należy do jej właściciela i mówi tylko, o które zasady chodzi. Kto chce dobrze poznać grę, niech ją kupi.
pages-about-ours = Nie ma tu ani tekstu, ani grafiki wydawcy. Zasady są kodem programu, fakty są danymi; każde zdanie w obu językach, mapa, elementy i ikony są naszym dziełem.
pages-about-rules = Przeczytaj zasady naszymi słowami
pages-about-sources = Wydanie i pochodzenie treści
pages-about-sources-text = Każdy plik z treścią gry mówi, skąd pochodzą jego fakty.
pages-about-rulebook = tak podaje drukowana instrukcja, we wskazanych paragrafach
pages-about-public = fakt, który każdy może sprawdzić
pages-about-authored = nasze, oparte na historii, bo instrukcja tego nie podaje
pages-about-file = Plik
pages-about-source = Skąd pochodzą fakty
pages-about-credits = Podziękowania
pages-credit-coasts = Wybrzeża, rzeki i jeziora
pages-credit-relief = Cieniowana rzeźba terenu
pages-credit-headings = Nagłówki i tekst
pages-credit-italics = Kursywa
pages-credit-sentences = Język zdań
pages-credit-program = Biblioteki programu
pages-about-licence = Samo Theatrum to wolne oprogramowanie na licencji Apache 2.0.

## pliki gier

pages-verify-text = Plik gry zawiera każdy wybór i każdy rzut. Tutaj jest odtwarzany od pierwszego wpisu: plik zmieniony albo łamiący zasady nie przejdzie.
pages-verify-busy = Odtwarzam plik …
pages-verify-good = Plik jest w porządku
pages-verify-chain =
    { $entries ->
        [one] Łańcuch jest cały: jeden wpis, niezmieniony od zapisania.
        [few] Łańcuch jest cały: { $entries } wpisy, niezmienione od zapisania.
       *[other] Łańcuch jest cały: { $entries } wpisów, niezmienionych od zapisania.
    }
pages-verify-rules = Każdy wybór był w swojej chwili zgodny z zasadami.
pages-verify-chance = Los był uczciwy: ujawnione ziarno zgadza się ze zobowiązaniem sprzed gry i daje każdy rzut i każde losowanie.
pages-verify-no-chance = Los nie jest dowiedziony: plik nie ujawnia ziarna.
pages-verify-result = Jak się skończyła
pages-verify-running = Ta gra jeszcze trwa.
pages-verify-commitment = Zobowiązanie sprzed gry
pages-verify-seed = Ziarno
pages-verify-replay = Obejrzyj przy stole
pages-verify-play = Graj dalej przy stole
