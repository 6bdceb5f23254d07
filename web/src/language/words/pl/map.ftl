map-heading = Mapa
map-loading = Rozwijamy mapę…
map-failed = Nie udało się pobrać mapy.
map-again = Spróbuj ponownie

map-tools = Powiększenie
map-nearer = Przybliż
map-farther = Oddal
map-whole = Cała mapa

map-choose = { $name }: można wybrać
map-piece = { $number ->
    [-1] { $name }, { $area }
   *[other] { $name }: { $number }, { $area }
}
map-confirm = Potwierdź
map-cancel = Jeszcze nie
map-close = Zamknij
map-nothing = W tej chwili nic tu nie zrobisz.

map-key = Legenda
map-sign-none = Kraj niesporny
map-sign-contested = Kraj sporny, niczyj
map-sign-held = Zajęty, lecz inni mogą się o niego upomnieć
map-sign-coin = Wartość kraju
map-sign-laurel = Wartość kraju spornego
map-sign-crown = Elektor
map-sign-capital = Stolica (nazwa podkreślona)
map-sign-lane = Szlak morski w barwie władającego
map-sign-cliff = Nie do przebycia
map-sign-open = Można wybrać
map-sign-chosen = Wybrane
