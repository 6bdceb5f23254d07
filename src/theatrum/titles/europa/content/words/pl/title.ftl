# source: authored
# The title itself: its options, how it ends, what is counted in the end.

title-blurb = Od upadku Bizancjum po Napoleona: prowadź państwo Europy przez epoki odkryć, reformacji, absolutyzmu i rewolucji. Żeń się z rozwagą, knuj na dworach, handluj za oceanami, dbaj o spokój w kraju, a gdy nic innego nie pomoże – wojuj. Wygrywa, kto ma najwięcej prestiżu.

kind-evening = Na jeden wieczór
kind-age = Jedna epoka
kind-ages = Kilka epok

## goals of scenarios

goal-heading = Cele scenariusza
goal-everyone = wszyscy
goal-line = { $name } ({ $who }): { $asks } { $worth }
goal-once = Na koniec wart { $points } Prestiżu.
goal-each = Na koniec wart najwyżej { $points } Prestiżu.
goal-given = Na koniec do { $points } Prestiżu, zależnie od królestwa i liczby graczy.
goal-wins = Na koniec wart { $points } Prestiżu i wygrywa grę bez względu na Prestiż innych.

## options

option-ages = Długość gry
    .all = cały scenariusz
    .one = jego pierwsza epoka
    .two = dwie epoki
    .three = trzy epoki
    .note = Epoka to zwykle cztery rundy, czyli jeden wieczór. Scenariusz, który ma mniej epok, kończy się ze swoją ostatnią.
option-talk = Przerwy na rozmowy
    .no = bez przerw
    .yes = przed każdą rundą
    .note = Przerwa na układy między graczami; kończy się, gdy wszyscy są gotowi.
option-realms = Kto gra którym królestwem
    .book = jak rozsadza graczy scenariusz
    .note = Scenariusz wymienia królestwa, które grają razem, i ich miejsca przy stole.
option-start = Początek
    .first = pierwszy z podanych w scenariuszu
    .second = drugi, z tymi samymi królestwami
    .note = Niektóre scenariusze mają dwa początki z tymi samymi królestwami: tam, gdzie gra się samą Brandenburgią, Dania może być unią kalmarską, z własnymi wydarzeniami.
option-missions = Misje
    .yes = z misjami
    .no = bez misji
    .note = Bez misji nikt nie ma własnych celów swego królestwa; kamienie milowe zostają.
option-power_struggles = Walki o władzę
    .book = jak w scenariuszu
    .ordered = w kolejności ze scenariusza
    .random = w losowej kolejności
    .off = bez nich
    .note = O obszary na mapie toczą się wielkie konflikty epoki; gdy się kończą, przynoszą prestiż.
option-invasions = Inwazje
    .no = królestwa bez gracza tylko się bronią
    .yes = ich wojska najeżdżają w fazie pokoju
    .note = Kto wojuje z królestwem bez gracza, może zastać jego jednostki na własnych obszarach.
option-elections = Elekcje cesarza
    .no = korona zostaje w królestwie cesarza
    .yes = cesarza wybierają elektorzy
    .note = Gdy umiera władca, który jest cesarzem, a Autorytet Cesarski jest niski, elektorzy głosują nad następcą.
option-empire_religion = Religia Cesarstwa
    .no = Cesarstwo pozostaje katolickie
    .yes = Cesarstwo może zmienić wyznanie
    .note = Od epoki reformacji wyznanie członków Cesarstwa może przesądzić o jego religii.
option-mercenaries = Najemnicy na miejscu
    .no = najemników tylko się rekrutuje
    .yes = armia może ich nająć przed marszem
    .note = Za dukaty armia bierze najemników w szeregi tam, gdzie stoi.
option-capitulation = Kapitulacja
    .yes = gracz może skapitulować
    .no = nikt nie kapituluje
    .note = Bez niej wojnę między graczami kończy tylko zwycięstwo albo traktat.
option-helping = Pomocna dłoń
    .no = królestwa bez gracza walczą bez kart
    .yes = inni mogą im pomóc w bitwie
    .note = Gracz, który nie bierze udziału w bitwie, może zagrać akcje bitewne za królestwo bez gracza.
option-religious_rebels = Religijni buntownicy
    .no = buntownicy nie mają wyznania
    .yes = buntownicy szerzą swoją wiarę
    .note = Buntownicy innego wyznania mogą nawrócić obszary, w których zwyciężają.
option-random_events = Losowe wydarzenia
    .no = każde wydarzenie ma swoją połowę epoki
    .yes = wydarzenia bez połowy rozdziela los
    .note = Wydarzenia oznaczone (X) trafiają losowo do jednej z połów epoki.
option-four_events = Cztery jawne wydarzenia
    .no = jawne są trzy wydarzenia
    .yes = przy sześciu graczach jawne są cztery
    .note = Więcej jawnych wydarzeń to większy wybór.
option-secret_talks = Tajne rozmowy
    .no = wszystkie rozmowy są jawne
    .yes = dwaj gracze mogą rozmawiać w tajemnicy
    .note = Układając się z kimś, gracz może zapłacić 1 władzy dyplomatycznej za rozmowę w cztery oczy.
option-leaving = Opuszczenie gry
    .no = wszyscy grają do końca
    .yes = gracz może opuścić grę
    .note = Odchodzi się na koniec rundy, gdy skończą się własne wojny; odtąd nikt tym królestwem nie gra.
option-characters = Charaktery państw
    .historical = bot każdego państwa ma skłonności jego dawnych władców
    .free = każdy bot gra, jak chce
    .note = Francja skłania się ku wojnie, Wenecja ku handlowi, Portugalia ku wyprawom, Państwo Kościelne ku Kurii.

## how a game ends

ending-ages = skończyła się ostatnia epoka
ending-prestige = niedościgła przewaga prestiżu
ending-pieces = wszystkie miasta i lenna są na planszy
ending-alone = wszyscy inni opuścili grę
ending-goal = cel scenariusza został osiągnięty

## what is counted

panel-round = Runda { $round }
figure-prestige = Prestiż
figure-tax = Podatek
figure-provinces = Prowincje
figure-ideas = Idee
figure-missions = Misje
figure-units = Jednostki
figure-ducats = Dukaty
deed-declared-war = { $times ->
    [one] raz wypowiada wojnę
    [few] { $times } razy wypowiada wojnę
   *[other] { $times } razy wypowiada wojnę
}
deed-imposed = { $times ->
    [one] raz dyktuje pokój
    [few] { $times } razy dyktuje pokój
   *[other] { $times } razy dyktuje pokój
}
deed-refused-call = { $times ->
    [one] raz odmawia pomocy sojusznikowi
    [few] { $times } razy odmawia pomocy sojusznikowi
   *[other] { $times } razy odmawia pomocy sojusznikowi
}
deed-pushed-out = { $times ->
    [one] raz wypiera okręt z posterunku
    [few] { $times } razy wypiera okręty z posterunków
   *[other] { $times } razy wypiera okręty z posterunków
}
