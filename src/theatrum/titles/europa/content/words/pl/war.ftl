# source: authored
# Słowa wypowiedzeń wojny i wezwań do broni (9.1, 11.3).

source-refused-call = odmowa pomocy sojusznikowi

## wybory

choice-declare-war = Wypowiedz wojnę za 1 punkt władzy wojskowej
choice-attack = Wypowiedz wojnę { $realm_dat }
choice-take-cross = Weź krzyż: casus belli przeciw { $realm_dat } daje krucjata
choice-leave-cross = Walcz bez krucjaty: { $realm }
choice-call = Wezwij do broni: { $realm }
choice-join-war = Stań do wojny u boku { $realm_gen }
choice-refuse-call = Odmów pomocy: { $realm }
choice-take-casus = Weź casus belli przeciw { $realm_dat }
choice-forgive = Puść to płazem: rozejm, { $realm }
choice-activate-ally = Niech walczy pod tobą, dając ci połowę sił: { $realm }
choice-leave-inactive = Niech broni się samo wszystkimi siłami: { $realm }
choice-fight = Najpierw bitwa { $area_in }
choice-fight-at-sea = Najpierw bitwa morska: { $zone }

## zdarzenia

event-declared-war = { $realm } { $realm_gender ->
        [pl] wypowiadają
       *[other] wypowiada
    } wojnę { $of_dat }!
event-war-begun = Wojna: { $realm } przeciw { $of_dat }.
    .many = Wojna: { $realm } przeciw { $of_dat }.
event-war-ended = Koniec wojny: { $realm } i { $of }.
    .many = Koniec wojen: { $realm } oraz { $of }.
event-called = { $realm } { $realm_gender ->
        [pl] wzywają
       *[other] wzywa
    } do broni { $of_acc }.
event-ally-active = { $of } { $of_gender ->
        [pl] walczą
       *[other] walczy
    } po stronie { $realm_gen }; jednostki sojusznicze: { $number }.
event-joined-war = { $realm } { $realm_gender ->
        [pl] przychodzą
       *[other] przychodzi
    } z pomocą { $of_dat }.
event-refused-call = { $realm } { $realm_gender ->
        [pl] odmawiają
       *[other] odmawia
    } pomocy { $of_dat }.

## powody

reason-nobody-to-attack = Nie ma teraz komu wypowiedzieć wojny.
reason-no-free-realm = { $realm } nie { $realm_gender ->
        [pl] są
       *[other] jest
    } wolnym królestwem: wojnę wypowiada się suzerenowi.
reason-at-war-with = { $realm } już { $realm_gender ->
        [pl] biorą
       *[other] bierze
    } udział w tej wojnie.
reason-team-mate = { $realm } należy do twojej drużyny.
reason-ally-of-yours = { $realm } { $realm_gender ->
        [pl] są
       *[other] jest
    } w sojuszu z tobą.
reason-no-war-in-interregnum = W bezkrólewiu nie wypowiesz wojny, chyba że o sporną sukcesję.
reason-truce-with = Obowiązuje cię rozejm: { $realm }.
reason-has-passed = { $realm }: po pasie tego królestwa nikt nie może zaatakować w tej rundzie.
reason-ally-shields = { $realm } { $realm_gender ->
        [pl] są
       *[other] jest
    } w sojuszu z kimś, kto spasował lub z kim masz rozejm: { $by }.
reason-emperor-shields = { $realm } { $realm_gender ->
        [pl] są
       *[other] jest
    } pod opieką Cesarza, a to twój sojusznik, ma z tobą rozejm albo spasował.
reason-distant-without-cause = Wojna z odległym królestwem wymaga casus belli: { $realm }.
reason-ally-too-far = { $realm } nie { $realm_gender ->
        [pl] graniczą
       *[other] graniczy
    } ani z tobą, ani z wrogiem.
reason-players-not-called = Kto odpowiada na wezwanie królestwa niezależnego, nie wzywa innych graczy: { $realm }.
reason-ally-of-both = { $realm } { $realm_gender ->
        [pl] są
       *[other] jest
    } w sojuszu także z wrogiem i tylko on może wzywać.

## pytania

prompt-Target =
    { $realm }: { $number ->
        [0] komu wypowiadasz wojnę?
       *[other] komu jeszcze wypowiadasz wojnę?
    }
prompt-Vow = { $realm }: czy przeciw { $of_dat } powołujesz się na krucjatę?
prompt-CallAllies = { $realm }: kogo wzywasz do broni?
prompt-Answer = { $realm }: { $of } { $of_gender ->
        [pl] wzywają
       *[other] wzywa
    } cię do broni. Co odpowiadasz?
prompt-Defend = { $realm }: obcy atakuje poddanego Cesarstwa, cel: { $of }. Czy bronisz Cesarstwa?
prompt-DefendAgainst = { $realm }: { $by } atakuje, cel: { $of }. Czy bronisz Cesarstwa?
prompt-Betrayed = { $realm }: zostajesz bez pomocy { $of_gen }. Co dalej?
prompt-Activate = { $realm }: jak w tej wojnie ma walczyć sojusznik? ({ $of })
prompt-FreeAction = { $realm }: co robisz od razu i za darmo?
prompt-WhichBattle = { $realm }: która bitwa najpierw?
