# source: authored
# Co dzieje się z prowincjami (2, 9.8, 11.4, 13, 14).

event-took-province = { $realm } { $realm_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } prowincję { $province }.
    .many = { $realm }: zdobyte prowincje, { $province }.
event-lost-province = { $realm } { $realm_gender ->
        [pl] tracą
       *[other] traci
    } prowincję { $province }.
    .many = { $realm }: utracone prowincje, { $province }.
event-town-grew = { $realm }: miasto { $province } rozrosło się w duże.
event-town-shrank = { $realm }: miasto { $province } podupadło i jest już małe.
event-gained-vassal = { $province }: odtąd wasal { $realm_gen }.
    .many = { $province }: odtąd wasale { $realm_gen }.
event-lost-vassal = { $province }: już nie wasal { $realm_gen }.
event-occupied-province = { $realm } { $realm_gender ->
        [pl] zajmują
       *[other] zajmuje
    } prowincję { $province }.
event-freed-province = { $province } wraca do prawowitego właściciela.
event-rebels-took = Buntownicy zajmują prowincję { $province }.
event-liberated = Prowincja { $province } jest wyzwolona.
event-expanded = { $realm } { $realm_gender ->
        [pl] podbijają
       *[other] podbija
    } prowincję { $province }.
event-realm-gone = { $realm } { $realm_gender ->
        [pl] znikają
       *[other] znika
    } z mapy.
event-influence-left = { $area }: wszystko należy do graczy, wpływy znikają.
event-no-piece = { $realm }: zabrakło żetonu na prowincję { $province }.
