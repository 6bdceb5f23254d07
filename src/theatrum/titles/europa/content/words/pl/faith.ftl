# source: authored
# Słowa rozdziału 15.

## religie

religion-none = brak religii
religion-catholic = katolicyzm
religion-counter_reformed = katolicyzm kontrreformowany
religion-protestant = protestantyzm
religion-orthodox = prawosławie
religion-muslim = islam
religion-diverse = różne wyznania
religion-revolutionary = ideologia rewolucyjna

## wybory

choice-lift-faith = Zabierz żeton { $area_from }
choice-give-influence = Usuń kostkę wpływu: { $area }
choice-take-influence = Połóż kostkę wpływu: { $area }
choice-convert = Nawróć obszar na religię państwową: { $area }
choice-change-religion = Zmień religię państwową: { $religion }

## zdarzenia

event-converted = { $area }: nowe wyznanie to { $religion }.
    .many = { $area }: nowe wyznanie to { $religion }.
event-adopted = Nowa religia państwowa { $realm_gen } to { $religion }.

## powody

reason-others-believe = Nie wszystkie prowincje obszaru są twoje albo należą do królestw twojej wiary.
reason-age-to-come = To możliwe od { $number }. epoki.
reason-no-counter-reformation = Nie ma jeszcze kontrreformowanego obszaru.

## pytania

prompt-LiftFaith = { $realm }: nie ma już żetonów: { $religion } ({ $area }). Skąd zabierasz jeden z nich?
prompt-Amends = { $realm }: twoi wasale są innej wiary. Tracisz wpływ czy wybucha u nich niepokój?
prompt-Divorce = { $realm }: który mariaż kończy się wraz z dawną wiarą?
prompt-Forsake = { $realm }: wpływy opuszczają obszary dawnej wiary. Skąd?
prompt-Relocate =
    { $realm }: { $number } { $number ->
        [one] kostka wpływu
        [few] kostki wpływu
       *[other] kostek wpływu
    } na obszary nowej wiary. Dokąd?
