map-heading = Mapa
map-loading = Rozwijam mapę…
map-failed = Nie udało się pobrać mapy.
map-again = Spróbuj ponownie

map-tools = Powiększenie
map-nearer = Przybliż
map-farther = Oddal
map-whole = Cała mapa

map-overview = { $count ->
    [0] Cała mapa w pomniejszeniu
   *[other] Cała mapa w pomniejszeniu; poza widokiem można wybrać: { $count }
}
map-choose = { $name }: można wybrać
map-all = Wszystkie { $count }
map-piece = { $number ->
    [-1] { $name }, { $area }
   *[other] { $name }: { $number }, { $area }
}
map-confirm = Potwierdź
map-cancel = Jeszcze nie
map-close = Zamknij
map-nothing = W tej chwili nic tu nie zrobisz.

map-key = Legenda
map-sign-none = Terytorium Niesporne
map-sign-contested = Terytorium Sporne, niczyje
map-sign-held = Zajęte, lecz inni mogą się o nie upomnieć
map-sign-coin = Wartość Terytorium
map-sign-laurel = Wartość Terytorium Spornego
map-sign-crown = Elektor
map-sign-capital = Stolica (nazwa podkreślona)
map-sign-lane = Szlak Morski w kolorze właściciela
map-sign-cliff = Nieprzekraczalne
map-sign-open = Można wybrać
map-sign-chosen = Wybrane
