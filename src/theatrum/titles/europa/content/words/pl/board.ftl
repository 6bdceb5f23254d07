# source: authored
# Co dzieje się z prowincjami (2, 9.8, 11.4, 13, 14).

event-took-province =
    { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } prowincje: { $province }.
event-lost-province =
    { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } prowincje: { $province }.
event-town-grew = { $province }, miasto { $realm_gen }, rozrasta się w duże.
event-town-shrank = { $province }, miasto { $realm_gen }, podupada i jest już małe.
event-gained-vassal =
    { $province } { $province_gender ->
        [pl] zostają
       *[other] zostaje
    } wasalem { $realm_gen }.
    .many = { $province } zostają wasalami { $realm_gen }.
event-lost-vassal =
    { $province } { $province_gender ->
        [pl] przestają
       *[other] przestaje
    } być wasalem { $realm_gen }.
event-occupied-province = { $realm } { $realm_gender ->
        [pl] zajmują
       *[other] zajmuje
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] zajmują
       *[other] zajmuje
    } prowincje: { $province }.
event-freed-province = Prowincja { $province } wraca do prawowitego właściciela.
    .many = Prowincje { $province } wracają do prawowitych właścicieli.
event-rebels-took = Buntownicy zajmują prowincję { $province }.
    .many = Buntownicy zajmują prowincje: { $province }.
event-liberated = Prowincja { $province } jest wyzwolona.
    .many = Prowincje { $province } są wyzwolone.
event-expanded = { $realm } { $realm_gender ->
        [pl] podbijają
       *[other] podbija
    } prowincję { $province }.
    .many = { $realm } { $realm_gender ->
        [pl] podbijają
       *[other] podbija
    } prowincje: { $province }.
event-realm-gone = { $realm } { $realm_gender ->
        [pl] znikają
       *[other] znika
    } z mapy.
event-influence-left = { $area }: wszystko należy do graczy, wpływy znikają.
event-no-piece = { $realm_dat } zabrakło żetonu na prowincję { $province }.
