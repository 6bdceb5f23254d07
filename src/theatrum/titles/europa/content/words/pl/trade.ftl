# source: authored
# Słowa rozdziału 12 i akcji Handel.

## wybory

choice-trade = Handel (1 punkt władzy dyplomatycznej)
choice-trade-at = Handluj towarem { $trade } { $node_in }
choice-send-ship = Lekki okręt: { $from } → { $to }
choice-no-trade = Nie wykorzystaj żadnej karty: weź 2 dukaty
choice-protect = Okręt zajmuje wolne pole ochrony handlu
choice-push-out = Okręt wypycha z pola ochrony handlu okręt { $realm_gen }
choice-stay-loose = Okręt nie zajmuje pola ochrony handlu
choice-send-merchant = Wyślij kupca { $node_from }
choice-place-merchant = Kupiec zaczyna { $node_in }
choice-favour = Ten rząd dochodu: { $realm }
choice-pay-inflation = Zapłać za inflację 1 punkt władzy administracyjnej
choice-take-interest = Weź za inflację 1 żeton odsetek
choice-lift-developed = Zabierz żeton rozwinięcia { $node_from }
choice-lift-pirate = Zabierz piracki okręt { $node_from }

## zdarzenia

event-trades =
    { $realm } { $realm_gender ->
        [pl] zaczynają
       *[other] zaczyna
    } handel.
event-trade-card-shown = Odkryto kartę handlu: { $trade }.
    .many = Odkryto karty handlu: { $trade }.
event-traded =
    { $realm } { $realm_gender ->
        [pl] handlują
       *[other] handluje
    } { $node_in }: { $trade }.
event-traded-nothing =
    { $realm } nie { $realm_gender ->
        [pl] wykorzystują
       *[other] wykorzystuje
    } żadnej karty handlu.
event-trade-paid =
    { $realm } { $realm_gender ->
        [pl] zarabiają
       *[other] zarabia
    } na handlu { $node_in } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-merchant-moved = Kupiec { $realm_gen } rusza { $from_from } { $to_to }.
event-merchant-placed =
    { $realm } { $realm_gender ->
        [pl] wysyłają
       *[other] wysyła
    } nowego kupca: { $node }.
event-merchant-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } kupca { $node_in }.
event-pushed-out =
    { $realm } { $realm_gender ->
        [pl] wypierają
       *[other] wypiera
    } okręt { $of_gen } z pola ochrony handlu { $zone_in }.
event-discovered = Otwiera się handel z nowo odkrytym kontynentem: { $continent }.
event-node-developed = Rozwinięto węzeł handlowy { $node }.
event-pirates-came = Pojawili się piraci { $node_in }.
event-pirates-left = Piracki okręt znika { $node_from }.

## powody

reason-no-merchant = Żaden twój kupiec nie stoi: wszyscy handlowali już w tej rundzie.
reason-ship-has-sailed = Okręt wypłynął dla tego handlu: teraz trzeba wykorzystać kartę.

## pytania

prompt-Venture = { $realm }: którą kartą handlujesz i gdzie?
prompt-Post = { $realm }: czy okręt zajmie pole ochrony handlu ({ $zone })?
prompt-Send = { $realm }: który kupiec uda się { $node_to }?
prompt-PlaceMerchant = { $realm }: gdzie zaczyna nowy kupiec?
prompt-Favour = { $realm }: siła handlowa jest równa. Kto zbiera dochód z tego rzędu?
prompt-Inflation = { $realm }: tyle złota rodzi inflację. Czym za nią płacisz?
prompt-LiftDeveloped = { $realm }: nie ma już żetonu rozwinięcia ({ $node }). Skąd go zabierasz?
prompt-LiftPirate = { $realm }: nie ma już pirackich okrętów ({ $node }). Skąd zabierasz okręt?
