# source: authored
# Słowa punktów 5.5 i 9.5: aktywacja i ruch na lądzie i na morzu.

## wybory: na lądzie

choice-march = Aktywuj jednostki lądowe
choice-march-army = Rusza armia { $army }
choice-march-infantry = Pojedyncza piechota rusza { $area_from }
choice-raise = Utwórz armię { $army } { $area_in }
choice-step = Idź { $area_to }
choice-ferry = Przepraw się przez morze { $area_to }
choice-halt = Zatrzymaj się tutaj
choice-take-infantry = Zabierz jednostkę piechoty
choice-leave-infantry = Pozostaw jednostkę piechoty
choice-take-unit = Weź z armii { $army } { $unit_acc } { $category_acc }
choice-give-unit = Przekaż armii { $army } { $unit_acc } { $category_acc }
choice-hire = Najmij { $unit_acc }
choice-let-pass = Przepuść
choice-bar-way = Zagródź drogę
choice-pay-passage =
    Zapłać { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }
choice-use-influence = Usuń kostkę wpływu

## wybory: na morzu

choice-set-sail = Aktywuj okręty
choice-sail-to = Płyń { $zone_to }
choice-make-port = Zawiń do portu
choice-enter-port = Wpłyń do portu: { $province }
choice-put-to-sea = Wypłyń z portów
choice-hunt-pirates = Zaatakuj piratów { $node_in }, okręty: { $zone }
choice-stay-put = Nie ruszaj się
choice-bring-fleet = Płynie flota
choice-bring-light = Płynie lekki okręt: { $from }
choice-bring-guard = Lekki okręt opuszcza ochronę handlu { $from_in }
choice-fleet-out = Flota wypływa { $zone_to }
choice-light-out = Lekki okręt wypływa { $zone_to }: { $from }
choice-load = Lekki okręt dołącza do floty: { $water }
choice-load-guard = Lekki okręt z ochrony handlu dołącza do floty: { $zone }
choice-unload = Lekki okręt opuszcza flotę: { $water }
choice-mount-guard = Chroń handel { $zone_in }
choice-home-fleet = Flota wraca do portu
choice-home-light = Lekki okręt wraca do portu: { $from }
choice-home-guard = Lekki okręt wraca z ochrony handlu { $from_in }
choice-put-out = Odpłyń { $zone_to }

## zdarzenia

event-army-raised = { $realm } { $realm_gender ->
        [pl] tworzą
       *[other] tworzy
    } armię { $army } { $area_in }.
event-marched = Armia { $army } ({ $realm }) idzie { $from_from } { $to_to }.
    .many = Armia { $army } ({ $realm }) idzie: { $from } → { $to }.
event-infantry-marched = Piechota { $realm_gen } idzie { $from_from } { $to_to }.
    .many = Piechota { $realm_gen } idzie: { $from } → { $to }.
event-reorganized = { $realm } { $realm_gender ->
        [pl] przegrupowują
       *[other] przegrupowuje
    } { $area_in } { $unit_acc } { $category_acc }.
    .many = { $realm } { $realm_gender ->
        [pl] przegrupowują
       *[other] przegrupowuje
    } { $area_in } { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    } { $unit_gen } { $category_gen }.
event-passage-granted = { $realm } { $realm_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } wojska { $to_gen }: { $area }.
event-passage-refused = { $realm } nie { $realm_gender ->
        [pl] przepuszczają
       *[other] przepuszcza
    } wojsk { $to_gen }: { $area }.
event-passage-paid =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    } za dostęp militarny ({ $area }).
event-passage-by-influence = { $realm } { $realm_gender ->
        [pl] oddają
       *[other] oddaje
    } wpływ za dostęp militarny { $area_in }.
event-fleet-sailed = Flota { $realm_gen } płynie: { $from } → { $to }.
event-light-ship-sailed = Lekki okręt { $realm_gen } płynie: { $from } → { $to }.
    .many = Lekkie okręty { $realm_gen } ({ $times }) płyną: { $from } → { $to }.
event-galleys-lost =
    { $realm } { $realm_gender ->
        [pl] rozwiązują
       *[other] rozwiązuje
    } { $number ->
        [one] galerę, która nie może tu żeglować
        [few] { $number } galery, które nie mogą tu żeglować
       *[other] { $number } galer, które nie mogą tu żeglować
    }.
event-joined-fleet = Lekki okręt { $realm_gen } dołącza do floty: { $water }.
event-left-fleet = Lekki okręt { $realm_gen } opuszcza flotę: { $water }.
event-mounted-guard = { $realm } { $realm_gender ->
        [pl] chronią
       *[other] chroni
    } handel { $zone_in }.
event-repaired = Ciężkie okręty { $realm_gen } zostają naprawione w porcie.

## powody

reason-no-units = Nie masz na planszy jednostek lądowych.
reason-last-unit = W armii musi zostać co najmniej jedna jednostka.
reason-moved-already = Na tym postoju takie jednostki przeszły już w drugą stronę.
reason-crowded =
    Na obszarze { $number ->
        [one] stoi najwyżej { $number } pojedyncza jednostka
        [few] stoją najwyżej { $number } pojedyncze jednostki
       *[other] stoi najwyżej { $number } pojedynczych jednostek
    } piechoty.
reason-distant-neutral = Neutralne obszary odległych kontynentów są zamknięte.
reason-access-in-peace = Dostęp militarny uzyskuje tylko królestwo w stanie wojny.
reason-access-claimed = Nie ma dostępu tam, gdzie masz roszczenie.
reason-access-price = Dostęp militarny kosztuje { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    } albo kostkę wpływu z tego obszaru.
reason-access-refused = Właściciele nie przepuszczają.
reason-mountains = Przez góry przechodzi jednostek: { $units }; pozostałe wymagają jeszcze władzy wojskowej: { $number }.
reason-must-march = Najęci najemnicy muszą ruszyć z armią.
reason-no-fleet = Nie masz okrętów na planszy.
reason-too-far = Żaden twój okręt tam nie dopłynie.
reason-unexplored = Przy tym odległym akwenie nie masz niczego: trzeba go najpierw odkryć.
reason-no-toll = Ta przeprawa kosztuje { $number } dowolnej władzy.
reason-move-something = Najpierw przesuń jakiś okręt.
reason-no-slot = Wszystkie pola ochrony handlu są zajęte.

## pytania

prompt-Depart = { $realm }: która armia lub piechota rusza?
prompt-Step =
    { $realm } { $area_in }: { $number ->
        [0] czy przegrupowujesz siły?
        [one] dokąd? Jeszcze jeden obszar.
       *[other] dokąd? Do { $number } obszarów.
    }
prompt-Passage = { $realm }: czy wojska { $of_gen } mogą przejść ({ $area })?
prompt-PayPassage = { $realm }: czym płacisz za dostęp militarny { $area_in }?
prompt-Course = { $realm }: dokąd płyną okręty?
prompt-Haven = { $realm }: do którego portu?
prompt-Ships = { $realm }: które okręty płyną? Cel: { $water }.
prompt-Sortie = { $realm }: które okręty wypływają?
prompt-Berth = { $realm }: co robią tam okręty?
prompt-Hunt = { $realm }: czy atakujesz piratów?
prompt-ComeHome = { $realm }: do którego portu? Okręty: { $water }.
prompt-WayOut = { $realm }: dokąd odpływają okręty? Port: { $water }.
