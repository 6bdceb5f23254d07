# source: authored
# The words of chapter 18.

choice-authority = Raise Imperial Authority
choice-place-imperial = Imperial influence: { $area }
choice-tribute-units = Send units, which are exhausted: { $number }
choice-tribute-ducats = Pay { $number ->
    [one] 1 ducat
   *[other] { $number } ducats
}
choice-tribute-prestige = Give nothing and lose 1 Prestige
choice-tribute-casus = Take it up yourself: casus belli against { $realm_the }
choice-elect = { $realm }
choice-avenge = Casus belli against { $realm_the }
choice-call-guard = The imperial guard joins the battle
choice-spare-guard = Spare the imperial guard
choice-lose-imperial-guard = A unit of the imperial guard falls

event-authority-rose = Imperial Authority rose by { $number }.
event-authority-fell = Imperial Authority fell by { $number }.
event-area-left-empire = { $area_the } left the Empire.
event-area-reintegrated = { $area_the } { $area_number ->
        [pl] belong
       *[sg] belongs
    } to the Empire again.
event-empire-dissolved = The Holy Roman Empire is no more.
event-imperial-influence-placed = The Empire gained influence in { $area_the }.
    .many = The Empire gained influence: { $area_each ->
        [1] { $area }
       *[other] { $area_tally }
    }.
event-guard-gathered = The imperial guard gathered: { $number } { $number ->
    [one] unit
   *[other] units
}.
event-guard-joined = The imperial guard fights for { $realm_the }: { $number } { $number ->
    [one] unit
   *[other] units
}.
event-empire-defended = { $realm_the } rose to defend the Empire against { $against_the }.
event-defence-refused = { $realm_the } left a subject of the Empire alone.
event-units-spent = { $realm_the } exhausted { $number } { $number ->
    [one] unit
   *[other] units
}.
event-election = The electors gather: the last Emperor was of { $realm_the }.
event-nobody-eligible = Nobody can be elected, and the crown stays where it is.
event-voted = { $area }: the vote goes to { $realm_the }.
event-elected = { $realm_the } gained the crown of the Empire.
event-empire-faith = The official faith of the Empire: { $religion }.

reason-not-emperor = You are not the Emperor.
reason-authority-most = Authority can be { $number } at most.
reason-empire-faith-binds = An Emperor keeps the official faith of the Empire: { $religion }.

prompt-ImperialCube = { $realm }: where does imperial influence lie?
prompt-Tribute = { $realm }: what do you give to the defence of the Empire against { $against_the }?
prompt-Voice = { $realm }: equal influence in { $area_the }. Who gets the vote?
prompt-Choose = { $realm }: equal votes. Who becomes Emperor?
prompt-Avenge = { $realm }: on which invader of the Empire do you lay a casus belli?
prompt-CallGuard = { $realm }: battle, { $area }. Does the imperial guard join, { $number } strong?
