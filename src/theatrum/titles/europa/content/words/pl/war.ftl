# source: authored
# Słowa wypowiedzeń wojny i wezwań do broni (9.1, 11.3).

source-refused-call = odmowa pomocy sojusznikowi

## wybory

choice-declare-war = Wypowiedz wojnę za 1 punkt władzy wojskowej
choice-attack = Wojna: { $realm }
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

event-declared-war = { $realm } wypowiada wojnę { $of_dat }!
event-war-begun = Wojna: { $realm } przeciw { $of_dat }.
event-war-ended = Koniec wojny: { $realm } i { $of }.
event-called = { $realm } wzywa do broni { $of_acc }.
event-ally-active = { $of } walczy po stronie { $realm_gen }; jednostki sojusznicze: { $number }.
event-joined-war = { $realm } przychodzi z pomocą { $of_dat }.
event-refused-call = { $realm } odmawia pomocy { $of_dat }.

## powody

reason-nobody-to-attack = Nie ma teraz komu wypowiedzieć wojny.
reason-no-free-realm = { $realm } nie jest wolnym królestwem: wojnę wypowiada się suzerenowi.
reason-at-war-with = { $realm } już bierze udział w tej wojnie.
reason-ally-of-yours = { $realm } jest w sojuszu z tobą.
reason-no-war-in-interregnum = W bezkrólewiu nie wypowiesz wojny, chyba że o sporną sukcesję.
reason-truce-with = Obowiązuje cię rozejm: { $realm }.
reason-has-passed = { $realm }: po pasie nikt nie może zaatakować w tej rundzie.
reason-ally-shields = { $realm } jest w sojuszu z kimś, kto spasował lub z kim masz rozejm: { $by }.
reason-emperor-shields = { $realm } jest pod opieką Cesarza, a to twój sojusznik, ma z tobą rozejm albo spasował.
reason-distant-without-cause = Wojna z odległym królestwem wymaga casus belli: { $realm }.
reason-ally-too-far = { $realm } nie graniczy ani z tobą, ani z wrogiem.
reason-players-not-called = Kto odpowiada na wezwanie królestwa niezależnego, nie wzywa innych graczy: { $realm }.
reason-ally-of-both = { $realm } jest w sojuszu także z wrogiem i tylko on może wzywać.

## pytania

prompt-Target = { $realm }: komu wypowiadasz wojnę?
prompt-Vow = { $realm }: czy przeciw { $of_dat } powołujesz się na krucjatę?
prompt-CallAllies = { $realm }: kogo wzywasz do broni?
prompt-Answer = { $realm }: { $of } wzywa cię do broni. Co odpowiadasz?
prompt-Defend = { $realm }: obcy atakuje, cel to { $of }. Czy bronisz Cesarstwa?
prompt-Betrayed = { $realm }: zostajesz bez pomocy { $of_gen }. Co dalej?
prompt-Activate = { $realm }: jak walczy w tej wojnie { $of }?
prompt-FreeAction = { $realm }: obyło się bez bitwy. Co robisz od razu i za darmo?
prompt-WhichBattle = { $realm }: która bitwa najpierw?
