# source: authored
# Słowa rozdziału 16: symbole wydarzeń.

## wybory

choice-spare-colonist = Zachowaj kolonistę: tubylcy powstają w odległym mieście
choice-spare-unrest = Zachowaj spokój: strać kolonistę
choice-pick-slot = Kardynał z pola { $slot }
choice-teach = { $religion } szerzy się: { $area }

## co się dzieje

event-symbol = Czas płynie: słabną wszyscy spod znaku { $symbol_gen }.
event-mark = { $event }: { $mark }.
event-struggle-began = Rozpoczyna się konflikt o władzę: { $struggle }.

## pytania

prompt-Swallow = { $realm }: który okręt { $victim_gen } pochłonie morze?
prompt-PlacePirate = { $realm }: w którym węźle pojawią się piraci?
prompt-DeadCardinal = { $realm }: który kardynał umiera?
prompt-WasteIn = { $realm }: gdzie ginie z wyniszczenia jednostka?
prompt-Spared = { $realm }: którego z dwóch ciosów unikasz?
prompt-Rising = { $realm }: w którym odległym mieście powstają tubylcy?
prompt-Waver = { $realm }: na którym obszarze wasale zawodzą?
prompt-Conquest = { $realm }: którą prowincję { $by_gender ->
        [pl] zdobywają
       *[other] zdobywa
    } { $by }?
prompt-Robbed = { $realm }: { $by } zabiera prowincję twojemu sojusznikowi ({ $of }). Czy bierzesz casus belli?
prompt-Teach = { $realm }: która religia się szerzy i gdzie?
prompt-FromCluster = { $realm }: { $area } leży obok kilku skupisk. Z którego rozchodzi się nauka?
prompt-Mix = { $realm }: gdzie pojawią się różne wyznania?
prompt-Revolt = { $realm }: dokąd dociera rewolucja?
prompt-Kindle = { $realm }: w której stolicy wybucha rewolucja?

## symbole

mark-unrest = wybuchają niepokoje
mark-natives = powstają tubylcy
mark-lost_at_sea = morze pochłania okręty
mark-pirates = pojawiają się piraci
mark-cardinal = umiera kardynał
mark-attrition = armie na wojnie niszczeją
mark-vassals = wasale zawodzą
mark-expand_blue = podboje niebieskich królestw
mark-expand_green = podboje zielonych królestw
mark-expand_orange = podboje pomarańczowych królestw
mark-expand_pink = podboje różowych królestw
mark-faith = szerzą się nauki religijne
mark-revolution = szerzy się rewolucja
mark-struggle = zaczyna się konflikt o władzę
symbol-circle = koło
    .gen = koła
symbol-cross = krzyż
    .gen = krzyża
symbol-square = kwadrat
    .gen = kwadratu
symbol-triangle = trójkąt
    .gen = trójkąta
slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6
slot-7 = 7
slot-8 = 8
