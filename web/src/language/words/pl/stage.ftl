# Opowiadanie o tym, co dzieje się przy stole.

stage-telling = Trwa opowieść o tym, co się dzieje…
stage-told = Co się dzieje
stage-skip = Pomiń
stage-warnings =
    { $count ->
        [one] Jeszcze jedno ostrzeżenie
        [few] Jeszcze { $count } ostrzeżenia
       *[other] Jeszcze { $count } ostrzeżeń
    }
stage-skip-all = Pomiń wszystko
stage-pace = Tempo opowieści
stage-pace-off = bez opowieści
stage-pace-brisk = żwawe
stage-pace-calm = spokojne
stage-keys-skip = pomiń opowiadany ruch
stage-keys-all = pomiń całą opowieść, cofnij kliknięcia
stage-recap = { $count ->
    [one] Od twojego wyboru: jedno wydarzenie
    [few] Od twojego wyboru: { $count } wydarzenia
   *[other] Od twojego wyboru: { $count } wydarzeń
}
stage-recap-start = { $count ->
    [one] Dotychczas: jedno wydarzenie
    [few] Dotychczas: { $count } wydarzenia
   *[other] Dotychczas: { $count } wydarzeń
}
stage-recap-turn = { $count ->
    [one] Od twojej ostatniej tury: jedno wydarzenie
    [few] Od twojej ostatniej tury: { $count } wydarzenia
   *[other] Od twojej ostatniej tury: { $count } wydarzeń
}
stage-recap-worth = Pokaż, co ważne dla ciebie: { $count }
stage-recap-all = Pokaż wszystko
stage-recap-nothing = Od twojego ostatniego wyboru nic się nie wydarzyło.
stage-recap-mine = To dotyczy ciebie
stage-recap-play = Pokaż na mapie
stage-keys-recap = co się wydarzyło od twojego ostatniego wyboru
stage-mark-lost = stracone
stage-mark-lost-to = stracone, teraz: { $side }
stage-mark-won = zdobyte
stage-mark-won-from = zdobyte, dotąd: { $side }
stage-up = więcej o { $by } od twojego ostatniego wyboru
stage-down = mniej o { $by } od twojego ostatniego wyboru
stage-battle = Jak skończyła się bitwa
