# source: authored
# Słowa rozdziału 17: misje, kamienie milowe, konflikty o władzę.

## wybory

choice-take-mission = Wybierz misję: { $mission }
choice-exchange-mission = Wymień misję „{ $from }” na „{ $mission }”
choice-claim-mission = Ukończ misję: { $mission }
choice-claim-milestone = Osiągnij kamień milowy: { $milestone }
choice-claim-at-once = Odtąd zgłaszaj misje i kamienie milowe, gdy tylko są spełnione
choice-claim-by-hand = Odtąd pytaj mnie, zanim zgłosisz misję lub kamień milowy

## co się dzieje

event-mission-taken =
    { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } misję: { $mission }.
    .hidden = { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } misję.
    .many = { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } misje: { $mission }.
    .hidden-many = { $realm } { $realm_gender ->
        [pl] wybierają
       *[other] wybiera
    } { $times } { $times ->
        [few] misje
       *[other] misji
    }.
event-mission-completed = { $realm } { $realm_gender ->
        [pl] kończą
       *[other] kończy
    } misję: { $mission }.
event-milestone-reached = { $realm } { $realm_gender ->
        [pl] osiągają
       *[other] osiąga
    } kamień milowy: { $milestone }.
event-struggle-over = Koniec konfliktu o władzę: { $struggle }.

## dlaczego nie

reason-aim-unmet = Na razie { $have } z { $need }.

## pytania

prompt-FirstMission = { $realm }: która misja początkowa? (jeszcze { $number })
prompt-NewMission =
    { $realm }: { $number ->
        [0] czy wymieniasz misję?
       *[other] którą misję wybrać lub wymienić? (jeszcze { $number })
    }
