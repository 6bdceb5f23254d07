# source: authored
# Słowa rozdziału 11 i akcji dyplomatycznych.

## wybory

choice-influence = Wpływ: połóż kostki, pierwszą za 1 punkt władzy dyplomatycznej
choice-place-influence = Wpływ za 1 punkt władzy dyplomatycznej: { $area }
choice-buy-influence = Wpływ za 3 dukaty: { $area }
choice-ally = Zawrzyj sojusz: { $realm }
choice-fabricate = Spreparuj roszczenia, każde za 2 punkty władzy dyplomatycznej
choice-claim = Roszczenie: { $area }
choice-sever = Zerwij więzi
choice-end-alliance = Zerwij sojusz: { $realm }
choice-withdraw = Zdejmij kostkę wpływu: { $area }
choice-withdraw-imperial = Zdejmij kostkę cesarską: { $area }
choice-drop-claim = Porzuć roszczenie: { $area }
choice-subjugate = Podporządkuj: { $realm }
choice-vassalize = Uczyń wasalem: { $province }
choice-negotiate = Zaproponuj umowę: { $realm }
choice-deal-alliance = Umowa: sojusz (1 punkt władzy dyplomatycznej)
choice-deal-marriage = Umowa: mariaż (1 punkt władzy dyplomatycznej), obaj dobieracie kartę: { $deck }
choice-deal-give = Umowa: dajesz o { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    } więcej
choice-deal-ask = Umowa: dostajesz o { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    } więcej
choice-deal-sell = Umowa: sprzedajesz prowincję { $province }
choice-deal-buy = Umowa: kupujesz prowincję { $province }
choice-price = Za { $number } { $number ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
    }
choice-sign = Przedstaw umowę
choice-drop-deal = Bez umowy
choice-talk-aside = Pomów w tajemnicy za 1 punkt władzy dyplomatycznej
choice-accept-deal = Podpisz
choice-refuse-deal = Odmów

## zdarzenia

event-influence-placed =
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
event-influence-removed =
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
event-imperial-influence-removed =
    Cesarstwo traci { $number } { $number ->
        [one] wpływ
        [few] wpływy
       *[other] wpływów
    } { $area_in }.
event-claim-fabricated =
    { $realm } { $realm_gender ->
        [pl] fałszują
       *[other] fałszuje
    } dokumenty, by zgłosić roszczenie: { $area }.
    .many = { $realm } { $realm_gender ->
        [pl] fałszują
       *[other] fałszuje
    } dokumenty, by zgłosić roszczenia: { $area }.
event-claim-placed =
    { $realm } { $realm_gender ->
        [pl] zgłaszają
       *[other] zgłasza
    } roszczenie: { $area }.
    .many = { $realm } { $realm_gender ->
        [pl] zgłaszają
       *[other] zgłasza
    } roszczenia: { $area }.
event-claim-dropped =
    { $realm } { $realm_gender ->
        [pl] porzucają
       *[other] porzuca
    } roszczenie: { $area }.
event-casus-placed = { $realm } { $realm_gender ->
        [pl] mają
       *[other] ma
    } casus belli przeciwko { $of_dat }.
event-truce = { $realm } i { $of } zawierają rozejm.
    .many = { $realm } oraz { $of } zawierają rozejm.
event-allied = { $realm } i { $of } zawierają sojusz.
event-alliance-ended = Sojusz { $realm_gen } i { $of_gen } przestaje istnieć.
event-allied-left = Jednostki sojusznicze odeszły z wojska { $realm_gen }: { $number }.
event-war-goes-on =
    { $of } { $of_gender ->
        [pl] walczą
       *[other] walczy
    } dalej w osobnej wojnie, przeciwnik to { $realm }.
event-wed = Mariaż łączy dwory: { $realm } i { $of }.
event-unwed = Mariaż { $realm_gen } i { $of_gen } przestaje istnieć.
event-subjugated =
    { $of } { $of_gender ->
        [pl] zostają
       *[other] zostaje
    } wasalem { $realm_gen }.
event-annexed =
    { $realm } { $realm_gender ->
        [pl] przyłączają
       *[other] przyłącza
    } ziemie { $of_gen }.
event-proposed =
    { $realm } { $realm_gender ->
        [pl] proponują
       *[other] proponuje
    } { $to_dat } umowę:
event-proposed-alliance = sojusz: { $realm } i { $to }.
event-proposed-marriage = mariaż: { $realm } i { $to }, dla obu stron po karcie ({ $deck }).
event-proposed-ducats =
    { $realm } { $realm_gender ->
        [pl] płacą
       *[other] płaci
    } { $to_dat } { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-proposed-sale =
    { $realm } { $realm_gender ->
        [pl] sprzedają
       *[other] sprzedaje
    } { $to_dat } prowincję { $province } za { $number } { $number ->
        [one] dukata
        [few] dukaty
       *[other] dukatów
    }.
event-deal-signed = { $realm } i { $by } podpisują umowę.
event-deal-refused =
    { $by } { $by_gender ->
        [pl] odrzucają
       *[other] odrzuca
    } propozycję { $realm_gen }.
event-talked-aside = { $realm } i { $with } rozmawiają na osobności.

## powody

reason-nowhere-to-influence = W zasięgu nie ma miejsca na twoje wpływy.
reason-players-own-area = { $area }: tu wszystko należy do graczy.
reason-two-cubes-a-time = { $area }: jedna akcja kładzie tu najwyżej dwie kostki.
reason-area-full = { $area }: leży tu już pięć kostek.
reason-no-cubes = Nie masz wolnej kostki; zerwij więzi, by jakąś odzyskać.
reason-realm-at-war = { $realm } { $realm_gender ->
        [pl] prowadzą
       *[other] prowadzi
    } wojnę.
reason-at-war = Nie w czasie wojny, twojej lub drugiej strony.
reason-no-claim-there = Potrzebujesz roszczenia na ziemiach { $realm_gen }.
reason-too-little-influence = Na ziemiach { $realm_gen } potrzebujesz { $number } { $number ->
    [one] wpływu
   *[other] wpływów
}.
reason-rival-has-as-much = { $rival } { $rival_gender ->
        [pl] mają
       *[other] ma
    } na ziemiach { $realm_gen } nie mniejsze wpływy.
reason-alliances-most = Więcej sojuszy niż { $number } być nie może.
reason-claimed-already = { $area }: masz tu już roszczenie.
reason-owns-area = { $area }: wszystko tu jest twoje.
reason-no-claims-left = Nie masz wolnego roszczenia; najpierw porzuć któreś.
reason-no-ties = Nie masz więzi do zerwania.
reason-one-proposal = W turze można zaproponować jedną umowę.
reason-in-the-deal = Umowa już to mówi, albo mówi coś przeciwnego.
reason-allied-already = { $realm } { $realm_gender ->
        [pl] są
       *[other] jest
    } już w sojuszu z tobą.
reason-cannot-wed = { $realm }: mariaż jest niemożliwy przez wiarę, pusty tron albo suzerena.
reason-marriages-most = Więcej mariaży niż { $number } być nie może.
reason-sale-or-support = Umowa mówi albo o prowincjach, albo o dukatach.
reason-no-town-left = Kupującemu zabrakło miast.
reason-capital-unsold = Stolicy się nie sprzedaje.

## pytania

prompt-Influence = { $realm }: gdzie rosną twoje wpływy?
prompt-Fabricate = { $realm }: do czego rościsz sobie prawo?
prompt-Sever = { $realm }: którą więź zrywasz?
prompt-MoveCube = { $realm }: brakuje kostek na wpływ { $area_in }. Skąd bierzesz jedną?
prompt-GiveUpCube = { $realm }: kostki do zdjęcia: { $number }. Która teraz?
prompt-Subjugate = { $realm }: kto ulega twojej władzy?
prompt-VassalProvince = { $realm }: żetonów nie starczy na wszystkie ziemie { $of_gen }. Która prowincja zostaje wasalem?
prompt-Inherit = { $realm }: co się stanie z dawnym wasalem? ({ $of })
prompt-Draft = { $realm }: co mówi umowa? Druga strona: { $with }.
prompt-Price = { $realm }: za ile prowincja { $province }?
prompt-Sign = { $realm }: czy podpisujesz umowę? Proponuje ją { $with }.
