# source: authored
# Words that every title shares: talk, refusals, the terminal.

## choices

choice-ready = Gotowe, grajmy dalej

## reasons

reason-not-offered = Tego wyboru teraz nie ma.
reason-not-your-turn = Teraz wybiera kto inny.
reason-game-over = Gra jest skończona.
reason-nothing-to-undo = Nie masz czego cofnąć.
reason-undo-needs-consent = Inni już coś zobaczyli lub zrobili; cofnięcie wymaga ich zgody.

## prompts

prompt-Talk = Czas na rozmowy. Gra ruszy dalej, gdy wszyscy będą gotowi.
prompt-over = Gra jest skończona.

## terminal

cli-new-game = Nowa gra
cli-scenario = Scenariusz
cli-seats = Liczba graczy
cli-language = Język
cli-choose-power = Którą stroną grasz?
cli-seat = Miejsce { $seat }: { $power }
cli-your-turn = Twoja kolej: { $power }
cli-choose = Twój wybór albo: ? czemu nie, h podpowiedź, u cofnij, s zapisz, l dziennik, b plansza, q koniec
cli-not-a-number = Wpisz numer z listy albo jedną z liter.
cli-bad-choice = Takiego wyboru nie ma na liście.
cli-why-not = Czemu nie co? Podaj numer z listy albo wybór jako tekst
cli-nothing-closed = Nic nie jest teraz przed tobą zamknięte.
cli-undone = Cofnięto.
cli-saved = Zapisano: { $path }
cli-hint = Podpowiada { $bot }:
cli-bot-plays = { $power } (bot): { $choice }
cli-more = Enter: dalej
cli-log = Dziennik
cli-board = Plansza
cli-hand = Ręka
cli-tracks = Tory
cli-game-over = Gra jest skończona.
cli-winner = Zwycięzca: { $power }
cli-place = Miejsce { $place }
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

## terminal: Raison d'État

cli-raison-power = Mocarstwo
cli-raison-influence = Wpł.
cli-raison-morale = Morale
cli-raison-money = Pien.
cli-raison-cards = Karty
cli-raison-off = Poza
cli-raison-legend = ♞2 Generał, 2 Oddziały · ■ Garnizon · ▣ Forteca · ♔ Elektor · podkreślona: stolica · cyfra: wartość
cli-raison-attack_support = + atak: { $general }
cli-raison-defence_support = + obrona: { $general }
