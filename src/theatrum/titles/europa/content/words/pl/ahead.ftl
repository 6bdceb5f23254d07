# source: authored
# Co przyniesie wybór: zdarzenia kroniki, opowiedziane z góry.

ahead-prestige-gained =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu ({ $source }).
ahead-goal-scored =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu za cel scenariusza: { $goal }.
ahead-prestige-lost =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } Prestiżu ({ $source }).
ahead-stability-rose = Stabilność { $realm_gen } rośnie o { $number }.
    .many = Stabilność { $realm_gen } rośnie o { $number }.
ahead-stability-fell = Stabilność { $realm_gen } spada o { $number }.
    .many = Stabilność { $realm_gen } spada o { $number }.
ahead-took-province =
    { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } prowincje: { $province }.
ahead-lost-province =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } prowincje: { $province }.
ahead-town-grew = { $province }, miasto { $realm_gen }, rozrasta się w duże.
ahead-gained-vassal =
    { $province } { $province_gender ->
        [pl] zostają
       *[other] zostaje
    } wasalem { $realm_gen }.
    .many = { $province } zostają wasalami { $realm_gen }.
ahead-lost-vassal =
    { $province } { $province_gender ->
        [pl] przestają
       *[other] przestaje
    } być wasalem { $realm_gen }.
ahead-occupied-province = { $realm } { $realm_gender ->
        [pl] zajmują
       *[other] zajmuje
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] zajmują
       *[other] zajmuje
    } prowincje: { $province }.
ahead-freed-province = Prowincja { $province } wraca do prawowitego właściciela.
    .many = Prowincje { $province } wracają do prawowitych właścicieli.
ahead-liberated = Prowincja { $province } jest wyzwolona.
    .many = Prowincje { $province } są wyzwolone.
ahead-realm-gone = { $realm } { $realm_gender ->
        [pl] znikają
       *[other] znika
    } z mapy.
ahead-influence-placed =
    { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } { $number } { $number ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    } { $area_in }.
    .many = { $realm } { $realm_gender ->
        [pl] zyskują
       *[other] zyskuje
    } wpływy: { $items }.
    .each = { $number } { $area_in }
ahead-influence-removed =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } { $number } { $number ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    } { $area_in }.
    .many = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } wpływy: { $items }.
    .each = { $number } { $area_in }
ahead-claim-placed =
    { $realm } { $realm_gender ->
        [pl] zgłaszają
       *[other] zgłasza
    } roszczenie: { $area }.
    .many = { $realm } { $realm_gender ->
        [pl] zgłaszają
       *[other] zgłasza
    } roszczenia: { $area }.
ahead-casus-placed = { $realm } { $realm_gender ->
        [pl] mają
       *[other] ma
    } casus belli przeciwko { $of_dat }.
ahead-truce = { $realm } i { $of } zawierają rozejm.
    .many = { $realm } oraz { $of } zawierają rozejm.
ahead-allied = { $realm } i { $of } zawierają sojusz.
ahead-alliance-ended = Sojusz { $realm_gen } i { $of_gen } przestaje istnieć.
ahead-wed = Mariaż łączy dwory: { $realm } i { $of }.
ahead-subjugated =
    { $of } { $of_gender ->
        [pl] zostają
       *[other] zostaje
    } wasalem { $realm_gen }.
ahead-annexed =
    { $realm } { $realm_gender ->
        [pl] przyłączają
       *[other] przyłącza
    } ziemie { $of_gen }.
ahead-authority-rose = Autorytet cesarski rośnie o { $number }.
ahead-authority-fell = Autorytet cesarski spada o { $number }.
ahead-converted = { $area }: nowe wyznanie to { $religion }.
    .many = { $area }: nowe wyznanie to { $religion }.
ahead-adopted = Nowa religia państwowa { $realm_gen } to { $religion }.
ahead-declared-war = { $realm } { $realm_gender ->
        [pl] wypowiadają
       *[other] wypowiada
    } wojnę { $of_dat }!
ahead-war-begun = Wojna: { $realm } przeciw { $of_dat }.
    .many = Wojna: { $realm } przeciw { $of_dat }.
ahead-war-ended = Koniec wojny: { $realm } i { $of }.
    .many = Koniec wojen: { $realm } oraz { $of }.
ahead-ally-active = { $of } { $of_gender ->
        [pl] walczą
       *[other] walczy
    } po stronie { $realm_gen }; jednostki sojusznicze: { $number }.
ahead-battle = Bitwa { $area_in }.
ahead-sea-battle = Bitwa morska: { $zone }.
ahead-attacks =
    { $realm_gender ->
        [pl] Atakują
       *[other] Atakuje
    } { $realm }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
ahead-defends =
    { $realm_gender ->
        [pl] Bronią
       *[other] Broni
    } się { $realm }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
ahead-idea-developed = { $realm } { $realm_gender ->
        [pl] opracowują
       *[other] opracowuje
    } ideę: { $idea }.
ahead-trade-paid =
    { $realm } { $realm_gender ->
        [pl] zarabiają
       *[other] zarabia
    } na handlu { $node_in } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
ahead-unrest-rose = Niepokój { $province_in }.
    .many = Niepokój { $province_in }.
ahead-unrest-fell = Spokój wróci: { $province }.
    .many = Spokój wróci: { $province }.
ahead-rebels-rose =
    Buntownicy { $area_in }: { $number } { $number ->
        [one] jednostka
        [few] jednostki
       *[other] jednostek
    }.
ahead-colonized =
    { $realm } { $realm_gender ->
        [pl] zakładają
       *[other] zakłada
    } kolonię { $area_in }.
ahead-appointed = Na służbę { $realm_gen } przychodzi { $person }.
    .many = Na służbę { $realm_gen } przychodzą { $person }.
ahead-appointed-general = Armią { $army } { $realm_gen } dowodzi { $person }.
ahead-crowned = Na tron { $realm_gen } wstępuje { $person }.
ahead-left-office = Z dworu { $realm_gen } odchodzi { $person }.
ahead-reign-ended = Z tronu { $realm_gen } ustępuje { $person }.
ahead-mission-completed = { $realm } { $realm_gender ->
        [pl] kończą
       *[other] kończy
    } misję: { $mission }.
ahead-milestone-reached = { $realm } { $realm_gender ->
        [pl] osiągają
       *[other] osiąga
    } kamień milowy: { $milestone }.
ahead-bankrupt =
    { $realm } { $realm_gender ->
        [pl] ogłaszają
       *[other] ogłasza
    } bankructwo.
ahead-borrowed =
    { $realm } { $realm_gender ->
        [pl] zaciągają
       *[other] zaciąga
    } pożyczkę: 5 dukatów.
    .many = { $realm } { $realm_gender ->
        [pl] zaciągają
       *[other] zaciąga
    } { $times } { $times ->
        [few] pożyczki
       *[other] pożyczek
    } po 5 dukatów.
ahead-white-peace = Biały pokój: { $realm } i { $of }.
ahead-imposed = { $realm } { $realm_gender ->
        [pl] dyktują
       *[other] dyktuje
    } pokój { $of_dat }: { $term }.
ahead-capitulated = { $realm } { $realm_gender ->
        [pl] kapitulują
       *[other] kapituluje
    } przed { $of_ins }.
ahead-elected = { $realm } { $realm_gender ->
        [pl] noszą
       *[other] nosi
    } koronę Cesarstwa.
ahead-cardinal-gained = { $realm } { $realm_gender ->
        [pl] mają
       *[other] ma
    } nowego kardynała.
ahead-recruited = { $realm } { $realm_gender ->
        [pl] rekrutują
       *[other] rekrutuje
    } { $area_in } { $unit_acc } { $category_acc }.
    .many = { $realm } { $realm_gender ->
        [pl] rekrutują
       *[other] rekrutuje
    } { $area_in } { $times } { $times ->
        [few] jednostki
       *[other] jednostek
    } { $unit_gen } { $category_gen }.
ahead-built =
    { $realm } { $realm_gender ->
        [pl] budują
       *[other] buduje
    } { $ship_acc }: { $water }.
    .many = { $realm } { $realm_gender ->
        [pl] budują
       *[other] buduje
    } { $ship_acc } { $times } razy: { $water_each ->
        [1] { $water }
       *[other] { $water_tally }
    }.
ahead-passage-paid =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    } za dostęp militarny ({ $area }).
