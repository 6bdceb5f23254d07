# Ludzie przy jednym stole i koniec gry.

## talk

people-talk-to = Rozmowa: { $side }
people-circle = Ten kanał czytają tylko wymienieni wyżej.

## options

people-options = Obowiązujące opcje
people-options-book = Wszystkie zasady jak w instrukcji.
people-options-usual =
    { $count ->
        [one] Jedna opcja jak w instrukcji
        [few] { $count } opcje jak w instrukcji
       *[other] { $count } opcji jak w instrukcji
    }
people-options-points = Co się zmienia

## invitations

people-invite-heading = Zaproś znajomych
people-invite-free =
    { $count ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne. Oto odsyłacz do niego:
        [few] { $count } miejsca są wolne. Oto odsyłacze do nich:
       *[other] { $count } miejsc jest wolnych. Oto odsyłacze do nich:
    }
people-invite-link = Odsyłacz do miejsca: { $side }
people-invite-once = Każdy odsyłacz otwiera jedno miejsce, i to raz: zajmuje je ten, kto pierwszy go otworzy. Znajdziesz je potem w karcie Miejsca.
people-invite-all = Kopiuj wszystkie w jednej wiadomości
people-invite-all-copied = Skopiowano wiadomość ze wszystkimi odsyłaczami.
people-invite-message = { $host } zaprasza do gry { $game } ({ $scenario }). Wybierz odsyłacz swojej strony:
people-invite-message-host = Zaproszenie do gry { $game } ({ $scenario }). Wybierz odsyłacz swojej strony:
people-invite-show = Odsyłacze do wolnych miejsc
people-copy = Kopiuj
people-invited-by = { $host } zaprasza cię do gry
people-at-the-table = Przy stole
people-your-seat = twoje miejsce
people-free = wolne

## calling

people-call = Gdy moja kolej, a patrzę gdzie indziej
people-call-sound = Cichy dźwięk
people-call-note = Powiadomienie
people-call-denied = Przeglądarka nie zezwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.

## grave choices

people-confirm-alone = Na pewno?

## the end

people-story = Jak to się skończyło
people-to-the-board = Zobacz planszę
people-telling = Historia się układa …
people-turnings = Punkty zwrotne
people-see-it = Zobacz
people-turnings-note = Ze zmianą szans zwycięstwa każdej strony: to ocena Rządcy, nie zmierzone prawdopodobieństwo.
people-plot = Przebieg gry
people-plot-of = Co pokazują krzywe
people-plot-caption = Ponumerowane linie to punkty zwrotne.
people-plot-table = Jako tabela
people-the-end = koniec
people-share = szanse zwycięstwa, % (ocena)
people-figures = Na koniec
people-side = Strona
people-deeds = Kto komu co zrobił
people-share-picture = Udostępnij obraz
people-picture-kept = Obraz został zapisany.
