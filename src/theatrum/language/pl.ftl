# source: authored
# Words that every title shares: talk, refusals, the terminal.

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

## terminal

cli-scenario = Scenariusz
cli-seats = Liczba graczy
cli-choose-power = Którą stroną grasz?
cli-not-a-number = Wpisz numer z listy albo jedną z liter.
cli-nothing-closed = Nic nie jest teraz przed tobą zamknięte.
cli-undone = Cofnięto.
cli-saved = Zapisano: { $path }
cli-hint = Podpowiada { $bot }:
cli-winner = Zwycięzca: { $power }
cli-quit = Do zobaczenia!
cli-keys = nr: wybór · ? czemu nie · h rada · u cofnij · r zasady · b plansza · l dziennik · s zapis · q koniec
cli-earlier =
    { $count ->
        [one] … jeden wcześniejszy wiersz (l: cały dziennik)
        [few] … { $count } wcześniejsze wiersze (l: cały dziennik)
        [many] … { $count } wcześniejszych wierszy (l: cały dziennik)
       *[other] … { $count } wcześniejszego wiersza (l: cały dziennik)
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
cli-no-rule = Żadna zasada nie ma tych słów.
cli-save-where = Zapisać grę jako (nazwa pliku; Enter: nie zapisuj):
cli-save-last = Zachować tę grę jako (nazwa pliku; Enter: nie):
cli-lose = Gra przepadnie. Skończyć? (t/n)
cli-overwrite = { $path } już istnieje. Zastąpić? (t/n)
cli-yes = tak


