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
choice-deal-give = Umowa: dajesz o { $number } D więcej
choice-deal-ask = Umowa: dostajesz o { $number } D więcej
choice-deal-sell = Umowa: sprzedajesz prowincję { $province }
choice-deal-buy = Umowa: kupujesz prowincję { $province }
choice-price = Za { $number } D
choice-sign = Przedstaw umowę
choice-drop-deal = Bez umowy
choice-talk-aside = Pomów w tajemnicy za 1 władzy dyplomatycznej
choice-accept-deal = Podpisz
choice-refuse-deal = Odmów

## zdarzenia

event-influence-placed = { $realm }: wpływy { $area_in } +{ $number }.
    .many = { $realm }: nowe wpływy { $items }.
    .each = { $area_in } +{ $number }
event-influence-removed = { $realm }: wpływy { $area_in } −{ $number }.
    .many = { $realm }: utracone wpływy { $items }.
    .each = { $area_in } −{ $number }
event-imperial-influence-removed = Wpływy cesarskie { $area_in } −{ $number }.
event-claim-fabricated = { $realm }: sfałszowane dokumenty, { $area }.
event-claim-placed = { $realm } { $realm_gender ->
        [pl] zgłaszają
       *[other] zgłasza
    } roszczenie: { $area }.
event-claim-dropped = { $realm }: porzucone roszczenie, { $area }.
event-casus-placed = { $realm } { $realm_gender ->
        [pl] mają
       *[other] ma
    } casus belli przeciwko { $of_dat }.
event-truce = Rozejm: { $realm } i { $of }.
    .many = Rozejmy: { $realm } oraz { $of }.
event-allied = Sojusz: { $realm } i { $of }.
event-alliance-ended = Koniec sojuszu: { $realm } i { $of }.
event-allied-left = Jednostki sojusznicze odeszły z wojska { $realm_gen }: { $number }.
event-war-goes-on = { $of }: odtąd osobna wojna, przeciwnik to { $realm }.
event-wed = Mariaż: { $realm } i { $of }.
event-unwed = Koniec mariażu: { $realm } i { $of }.
event-subjugated = { $of }: odtąd wasal { $realm_gen }.
event-annexed = { $of }: ziemie przyłączone do { $realm_gen }.
event-proposed = { $realm } i { $to }: propozycja umowy:
event-proposed-alliance = sojusz: { $realm } i { $to };
event-proposed-marriage = mariaż: { $realm } i { $to }, dla obu stron po karcie ({ $deck });
event-proposed-ducats = { $realm }: { $number } D dla { $to_gen };
event-proposed-sale = { $realm }: sprzedaż prowincji { $province } za { $number } D, kupujący: { $to };
event-deal-signed = Umowa podpisana: { $realm } i { $by }.
event-deal-refused = { $by }: odmowa, umowy proponowanej przez { $realm_acc } nie będzie.
event-talked-aside = { $realm } i { $with }: tajne rozmowy.

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
reason-too-little-influence = Na ziemiach { $realm_gen } potrzebujesz wpływów: { $number }.
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
prompt-GiveUpCube = { $realm }: kostki do zdjęcia: { $number }. Która teraz?
prompt-Subjugate = { $realm }: kto ulega twojej władzy?
prompt-VassalProvince = { $realm }: żetonów nie starczy na wszystkie ziemie { $of_gen }. Która prowincja zostaje wasalem?
prompt-Inherit = { $realm }: co się stanie z dawnym wasalem? ({ $of })
prompt-Draft = { $realm }: co mówi umowa? Druga strona: { $with }.
prompt-Price = { $realm }: za ile prowincja { $province }?
prompt-Sign = { $realm }: czy podpisujesz umowę? Proponuje ją { $with }.
