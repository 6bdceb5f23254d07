# source: authored
# Words that every title shares: talk, refusals, the terminal.

## lists

list = { $rest } i { $last }

## choices

choice-ready = Gotowe, grajmy dalej

## reasons

reason-unknown-choice = „{ $text }” nie jest wyborem w tej grze; identyfikatory mają postać „czasownik:rzecz:rzecz”.
reason-not-offered = Tego wyboru teraz nie ma.
reason-not-your-turn = Teraz wybiera kto inny.
reason-game-over = Gra jest skończona.
reason-nothing-to-undo = Nie masz czego cofnąć.
reason-undo-needs-consent = Inni już coś zobaczyli lub zrobili; cofnięcie wymaga ich zgody.

## prompts

prompt-Talk = Czas na rozmowy. Gra ruszy dalej, gdy wszyscy będą gotowi.
prompt-over = Gra jest skończona.

## hints

beside = Lepsze niż «{ $choice }»
    .close = Niemal tak dobre jak «{ $choice }»
beside-told = { $beside }: { $here }; tam: { $there }
    .here = { $beside }: { $here }
    .there = { $beside }; przeciw tamtemu: { $there }
step = { $side }: { $choice }

## terminal

cli-scenario = Scenariusz
cli-scenario-line = { $name } (graczy: { $seats }; { $least }–{ $most } min)
cli-one-of = Wpisz jedną z liczb: { $allowed }; Enter: { $usual }.
cli-seats = Liczba graczy
cli-sides-named = wybiorę po kolei dla każdego miejsca
cli-side-of-seat = Miejsce { $number }
cli-choose-power = Którą stroną grasz?
cli-not-a-number = Wpisz numer z listy, słowa, które ją zawężą, albo jedną z liter.
cli-nothing-fits = Nic na liście do tego nie pasuje.
cli-enter-takes = Enter: wybierz.
cli-nothing-closed = Nic nie jest teraz przed tobą zamknięte.
cli-undone = Cofnięto.
cli-saved = Zapisano: { $path }
cli-forced = { $asked } Tylko jedna odpowiedź: { $choice }
cli-hint-steward = Co zrobiłby Rządca:
cli-hint-marshal = Co zrobiłby Marszałek i czego się potem spodziewa:
cli-winner = Zwycięzca: { $power }
cli-no-winner = Nikt nie wygrał
cli-turnings = Punkty zwrotne i zmiana szans zwycięstwa w procentach (ocena):
cli-quit = Do zobaczenia!
cli-no-forecast = O tym nie da się nic przepowiedzieć.
cli-forecast-signs = = pewne · ~ prawdopodobne · ! w najgorszym razie
cli-keys = nr: wybór · słowa: zawęź · f prognoza · ? czemu nie · h rada · m rada Marszałka · u cofnij · r zasady · b plansza · t tekst · l kronika · s zapis · q koniec
cli-earlier =
    { $count ->
        [one] … jeden wcześniejszy wiersz (l: cała kronika)
        [few] … { $count } wcześniejsze wiersze (l: cała kronika)
        [many] … { $count } wcześniejszych wierszy (l: cała kronika)
       *[other] … { $count } wcześniejszego wiersza (l: cała kronika)
    }
cli-curtain = Przy klawiaturze: { $power }. Naciśnij Enter.
cli-thinking = { $power }: namysł …
cli-open = To jest dla ciebie otwarte: wybierz.
cli-more-closed =
    { $count ->
        [one] … i jeszcze jeden; zawęź listę: ? przemarsz
        [few] … i jeszcze { $count }; zawęź listę: ? przemarsz
        [many] … i jeszcze { $count }; zawęź listę: ? przemarsz
       *[other] … i jeszcze { $count }; zawęź listę: ? przemarsz
    }
cli-more-choices =
    { $count ->
        [one] … i jeszcze jeden dalszy wybór: wpisz jego nazwę lub jej część
        [few] … i jeszcze { $count } dalsze: wpisz nazwę lub jej część
        [many] … i jeszcze { $count } dalszych: wpisz nazwę lub jej część
       *[other] … i jeszcze { $count } dalszego: wpisz nazwę lub jej część
    }
cli-more-rules = Mówią o tym także (r NUMER: cały paragraf): { $rules }
cli-no-line = Żaden wiersz pozycji nie ma tych słów.
cli-no-rule = Żadna zasada nie ma tych słów.
cli-save-where = Zapisać grę jako (nazwa pliku; Enter: nie zapisuj):
cli-save-last = Zachować tę grę jako (nazwa pliku; Enter: nie):
cli-lose = Gra przepadnie. Skończyć? (t/n)
cli-overwrite = { $path } już istnieje. Zastąpić? (t/n)
cli-yes = tak

## bots

error-bot-unknown = Nie ma bota „{ $bot }”; są: { $bots } albo „moduł:Klasa”, jeśli chodzi o własnego.
error-bot-no-module = Nie ma modułu „{ $module }” ani w tym katalogu, ani wśród zainstalowanych.
error-bot-broken-module = Nie udało się wczytać modułu „{ $module }”: { $problem }
error-bot-no-class = W module „{ $module }” nie ma klasy „{ $name }”.
error-bot-no-bot = „{ $bot }” nie jest botem: to musi być klasa, która dziedziczy po theatrum.bots.Bot i ma choose(seen).
error-bot-fault = Bot „{ $bot }” wybrał „{ $choice }”, czego mu nie zaproponowano: { $reason }

## errors of the server

error-bot-not-here = Bot „{ $bot }” nie gra na tym serwerze; grają tu: { $bots }.

error-unknown-table = Nie ma tu takiego stołu.
error-unknown-title = Nie ma tytułu „{ $title }”.
error-unknown-scenario = Ten tytuł nie ma scenariusza „{ $scenario }”.
error-unknown-lesson = Nie ma lekcji „{ $lesson }”.
error-unknown-file = Nie ma pliku „{ $file }”.
error-unknown-route = Pod tym adresem nic nie ma.
error-method = Ten adres nie przyjmuje takich żądań.
error-unreadable = Nie udało się odczytać żądania.
error-unexpected = Na serwerze coś poszło nie tak. To, co zapisano, jest bezpieczne; spróbuj ponownie.
error-too-many-time = To było dużo naraz, a serwer jest wspólny. Spróbuj ponownie za { $seconds } s.
error-too-many-requests = Tylu pytań nie zadaje żadna strona. Wróć za { $seconds } s.
error-too-many-tables = Otwarto stąd wiele stołów. Następny będzie można otworzyć za { $seconds } s.
error-too-many-files = Przysłano stąd wiele plików. Następny będzie można przysłać za { $seconds } s.
error-too-many-messages = Tyle wiadomości trudno przeczytać. Znów można pisać za { $seconds } s.
error-too-many-lines = Przy tym stole masz już { $lines } wpisów, a więcej od jednej osoby stół nie przechowa. Gra toczy się dalej; rozmawiajcie gdzie indziej.
error-too-many-channels = Z twojego adresu otwarto zbyt wiele stron naraz. Zamknij niektóre z nich.
error-too-many-changes = Tyle naraz nikt przy stole nie robi. Można grać dalej za { $seconds } s.
error-full = W tej chwili jest tu zbyt wiele osób. Przyjdź znowu za { $seconds } s.
error-store-full = Nie ma tu miejsca na kolejny stół. Rozpoczęte gry toczą się dalej; miejsce może zrobić ten, kto prowadzi serwer.
error-too-slow = Żądanie nie nadeszło w całości w ciągu { $seconds } s; wyślij je jeszcze raz.
error-wrong-host = Ten serwer tak się nie nazywa; użyj adresu, który dostałeś.
error-wrong-origin = To żądanie wysłała inna strona; zrób to na stronie tego serwera.
error-too-big = To za dużo: najwyżej { $kilobytes } kB.
error-invalid = Pola „{ $field }” brakuje albo jest nieprawidłowe.
error-wrong-key = Ten klucz niczego przy tym stole nie otwiera.
error-key-needed = Do tego trzeba mieć klucz do tego stołu.
error-seat-needed = Do tego trzeba mieć miejsce przy tym stole.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-foreign-seat = To miejsce należy do kogoś innego.
error-no-seat = Przy stole nie ma miejsca { $seat }.
error-wrong-seats = Liczba graczy w tym scenariuszu może być taka: { $seats }.
error-wrong-option = Opcja „{ $option }” jest nieznana albo nie ma takiej wartości.
error-stale = Gra poszła dalej: spójrz jeszcze raz i wybierz.
error-bot-plays = Na tym miejscu gra teraz bot; najpierw odbierz mu miejsce.
error-lesson-other = Lekcja oczekuje tu innego wyboru.
error-spectators-closed = Ten stół nie wpuszcza widzów.
error-bad-invite = To zaproszenie już nie działa; poproś gospodarza o nowe.
error-seat-taken = To miejsce jest już zajęte.
error-seat-needs-bot = Nikt nie zajmuje tego miejsca: potrzebny jest bot albo zaproszenie.
error-no-proposal = Nie ma tu nic, na co można by się zgodzić.
error-proposal-pending = Ktoś inny poprosił już o cofnięcie wyboru; to trzeba rozstrzygnąć najpierw.
error-nobody-there = Nie siedzi tam nikt, kto mógłby to przeczytać.
error-not-over = Cudzymi oczami można spojrzeć dopiero po zakończeniu gry.
error-hands-secret = Przy stole siedzą inni albo ktoś jest jeszcze oczekiwany: dopóki gra trwa, nikt nie może zobaczyć ich kart.
error-seat-present = Osoba z tego miejsca jest przy stole i sama decyduje, kto na nim gra.
error-name-taken = Przy tym stole siedzi już { $name }. Wybierz imię, które łatwo odróżnić.
error-story-later = Historię gry opowiada się dopiero po jej zakończeniu.
error-hands-seen = Ktoś zajrzał już we wszystkie ręce w tej grze (przez link, który je odkrywa, albo przez jej plik), więc nie można już zająć przy niej miejsca. Zacznij nową grę albo niech gra bot.
error-seed-alone = Znane ziarno zdradza ci każde rozdanie: tam, gdzie mają grać inni, nie podawaj go, a serwer wylosuje własne.
error-over-undo = Gra jest skończona, a jej ziarno ujawnione, więc niczego nie można już cofnąć. Zamiast tego wypróbuj stąd inną drogę.
error-no-entry = W tej grze nie ma wpisu { $entry }.
error-file-secret = Plik gry zdradza wszystkie tajemnice; można go dostać po zakończeniu gry.
error-tryout-file = Próba nie ma pliku gry.
error-tryout-again = Próbę zaczyna się od prawdziwej gry, a nie od innej próby.
error-tryout-seat = Dopóki gra trwa, próbować można tylko na własnym miejscu.
error-tryout-over = W tym miejscu gra jest już skończona; wybierz wcześniejsze.
error-bad-file = To nie jest cały i poprawny plik gry.
error-bad-entry = Plik gry jest błędny we wpisie { $entry }.
error-heavy-file = Odczytanie tego pliku trwa za długo albo zajmuje za dużo pamięci; nic z niego nie zachowano.
error-readers-busy = Właśnie czytamy wiele plików: spróbuj ponownie za { $seconds } s.
error-scenario-fault = Scenariusz jest błędny w wierszu { $line }: { $detail }
error-scenario-too-long = Scenariusz jest za długi: może mieć najwyżej { $most } znaków.
error-scenario-too-dotted = Wiersz { $line } scenariusza ma za dużo kropek: może ich być najwyżej { $most }.
error-scenario-not-toml = Wiersz { $line } scenariusza nie jest zapisany w TOML: { $problem }
error-scenario-not-number = Wiersz { $line } scenariusza: „{ $name }” musi być liczbą całkowitą od { $least } do { $most }.
error-scenario-not-text = Wiersz { $line } scenariusza: „{ $name }” musi być tekstem o długości od { $least } do { $most } znaków, które da się wyświetlić.
error-scenario-not-known = Wiersz { $line } scenariusza: „{ $name }” musi być jednym z: { $known }.
error-scenario-not-flag = Wiersz { $line } scenariusza: „{ $name }” musi mieć wartość true albo false.
error-scenario-not-list = Wiersz { $line } scenariusza: „{ $name }” musi być listą od { $least } do { $most } pozycji.
error-scenario-not-table = Wiersz { $line } scenariusza: „{ $name }” musi być tabelą, która ma najwyżej { $most } pozycji.
error-scenario-missing-key = Wiersz { $line } scenariusza: brakuje tu „{ $name }”.
error-scenario-unknown-key = Wiersz { $line } scenariusza: „{ $name }” nie jest tu znane; znane są: { $known }.
error-no-page = Strona nie jest jeszcze zbudowana: uruchom „make page” i wczytaj ją ponownie.
