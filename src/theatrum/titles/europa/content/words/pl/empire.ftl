# source: authored
# Słowa rozdziału 18.

choice-authority = Zwiększ autorytet cesarski
choice-place-imperial = Wpływ cesarski: { $area }
choice-tribute-units = Wyślij jednostki, które się wyczerpią: { $number }
choice-tribute-ducats = Zapłać { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }
choice-tribute-prestige = Nie daj nic i strać 1 punkt Prestiżu
choice-tribute-casus = Wystąp samodzielnie: casus belli przeciwko { $realm_dat }
choice-elect = { $realm }
choice-avenge = Casus belli przeciwko { $realm_dat }
choice-call-guard = Gwardia cesarska dołącza do bitwy
choice-spare-guard = Oszczędź gwardię cesarską
choice-lose-imperial-guard = Ginie jednostka gwardii cesarskiej

event-authority-rose = Autorytet cesarski rośnie o { $number }.
event-authority-fell = Autorytet cesarski spada o { $number }.
event-area-left-empire = { $area } { $area_gender ->
        [pl] leżą
       *[other] leży
    } odtąd poza granicami Cesarstwa.
event-area-reintegrated = { $area } { $area_gender ->
        [pl] leżą
       *[other] leży
    } znów w granicach Cesarstwa.
event-empire-dissolved = Święte Cesarstwo Rzymskie przestało istnieć.
event-imperial-influence-placed = Cesarstwo zyskuje wpływ { $area_in }.
    .many = Cesarstwo zyskuje wpływy: { $area_each ->
        [1] { $area }
       *[other] { $area_tally }
    }.
event-guard-gathered = Zbiera się gwardia cesarska: { $number } { $number ->
    [one] jednostka
    [few] jednostki
   *[other] jednostek
}.
event-guard-joined = Gwardia cesarska walczy za { $realm_acc }: { $number } { $number ->
    [one] jednostka
    [few] jednostki
   *[other] jednostek
}.
event-empire-defended = { $realm } { $realm_gender ->
        [pl] bronią
       *[other] broni
    } Cesarstwa. Agresor: { $against }.
event-defence-refused = { $realm } { $realm_gender ->
        [pl] odmawiają
       *[other] odmawia
    } obrony poddanego Cesarstwa.
event-units-spent =
    { $realm } { $realm_gender ->
        [pl] wyczerpują
       *[other] wyczerpuje
    } { $number } { $number ->
        [one] jednostkę
        [few] jednostki
       *[other] jednostek
    }.
event-election = Zbierają się elektorzy: dotychczasowy Cesarz to władca { $realm_gen }.
event-nobody-eligible = Nikogo nie można wybrać i korona zostaje na miejscu.
event-voted = { $area }: głos na { $realm_acc }.
event-elected = { $realm } { $realm_gender ->
        [pl] noszą
       *[other] nosi
    } koronę Cesarstwa.
event-empire-faith = Oficjalna wiara Cesarstwa: { $religion }.

reason-not-emperor = Nie jesteś Cesarzem.
reason-authority-most = Autorytet może wynosić najwyżej { $number }.
reason-empire-faith-binds = Cesarz trzyma się oficjalnej wiary Cesarstwa: { $religion }.

prompt-ImperialCube = { $realm }: gdzie leżą wpływy cesarskie?
prompt-Tribute = { $realm }: co dajesz na obronę Cesarstwa? Agresor to { $against }.
prompt-Voice = { $realm }: { $area }, równe wpływy. Kto dostaje głos?
prompt-Choose = { $realm }: równa liczba głosów. Kto zostaje Cesarzem?
prompt-Avenge = { $realm }: przeciwko któremu najeźdźcy masz casus belli?
prompt-CallGuard = { $realm }: bitwa, { $area }. Czy dołącza gwardia cesarska? Jednostek: { $number }.
