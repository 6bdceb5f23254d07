# Kroki zaplanowane na następne tury.

plan-heading = Twój plan
plan-button = Plan
plan-how = Planujesz: to, co wybierzesz z listy lub na mapie, zostanie zapisane, a nie wykonane; także to, co na razie zamknięte.
plan-ready = (można wykonać teraz)
plan-note = Zapisz
plan-back = Krok wstecz
plan-done = Koniec planowania
plan-strike = Skreśl krok { $number }
plan-impossible = Krok twojego planu stał się niemożliwy: { $step }. { $reason }
plan-keys = zaplanuj kroki następnych tur
