# Dlaczego zarządca uważa wybór za dobry albo (.against) za zły.
why-prestige = prestiż: { $number }
    .against = kosztuje prestiż: { $number }
why-taxes = { $number ->
        [0] ziemie pewniej w ręku
       *[other] większy podatek: { $number }
    }
    .against = { $number ->
            [0] ziemie mniej pewne
           *[other] mniejszy podatek: { $number }
        }
why-income = { $number ->
        [0] lepszy bilans
       *[other] więcej dukatów w każdej rundzie: { $number }
    }
    .against = { $number ->
            [0] gorszy bilans
           *[other] mniej dukatów w każdej rundzie: { $number }
        }
why-treasury = dukaty: { $number }
    .against = kosztuje dukaty: { $number }
why-debts = spłacone długi: { $number }
    .against = nowe długi: { $number }
why-power = { $number ->
        [0] władza lepszego rodzaju
       *[other] punkty władzy: { $number }
    }
    .against = { $number ->
            [0] władza gorszego rodzaju
           *[other] kosztuje punkty władzy: { $number }
        }
why-steady = { $number ->
        [0] stabilniejsze królestwo
       *[other] stabilność rośnie: { $number }
    }
    .against = { $number ->
            [0] chwiejniejsze królestwo
           *[other] stabilność spada: { $number }
        }
why-ties = więzi liczone na koniec
    .against = utracone więzi
why-sway = wpływy, które prowadzą do sojuszy
    .against = wpływy lepiej zachować na inne miejsce
why-army = armia jest potrzebna
    .against = armia nie jest tu potrzebna
why-court = lepszy dwór
    .against = słabszy dwór
why-cards = { $number ->
        [0] więcej użyć kart
       *[other] karty: { $number }
    }
    .against = { $number ->
            [0] ubywa użyć kart
           *[other] zużyte karty: { $number }
        }
why-calm = mniej niepokojów
    .against = więcej niepokojów
why-aims = bliżej celu scenariusza lub nowej misji
    .against = dalej od celu scenariusza lub nowej misji
why-claims = roszczenia na przyszłość
    .against = roszczenia zostają porzucone
why-ideas = pożytek z idei
    .against = idea przepada
why-war = mniej wrogów
    .against = więcej wrogów
why-rival = powstrzymuje rywala: { $realm }
    .against = pomaga rywalowi: { $realm }
why-war-plan = wojna, która obiecuje ziemie: { $realm }
    .against = wojna, która niczego nie obiecuje: { $realm }
why-one-enemy = jeden wróg naraz wystarczy
why-prey = żadna misja nie chce jego ziem: { $realm }
    .against = misja chce jego ziem: { $realm }
why-blame = słuszna wojna: { $realm }
    .against = bez powodu wstrząśnie królestwem: { $realm }
why-calls = sojusznik może pomóc: { $realm }
    .against = sojusznika lepiej zostawić w spokoju: { $realm }
why-vow = krucjata jest jedynym powodem
    .against = jest też inny powód
why-prize = nagroda za bitwę
    .against = niewiele jest tam do zdobycia
why-claim = roszczenie jest powodem do wojny
    .against = roszczenie nie jest warte swojej ceny
why-march = ku zdobyczy, z lub przez: { $area }
    .against = nic do zdobycia przez: { $area }
why-together = armia trzyma się razem
    .against = armia się rozprasza
why-stays = nie ma nic lepszego
    .against = lepiej zostawić, jak jest
why-ducats = dukaty: { $number }
    .against = kosztuje dukaty: { $number }
why-wages = oszczędza żołd
    .against = żołd w każdej rundzie
why-ships = okręty się przydadzą
    .against = okręty mało tu dadzą
why-siege = ziemie do zajęcia: { $area }
    .against = nie ma czego zająć: { $area }
why-siege-of = warto oblegać: { $province }
    .against = nie warto oblegać: { $province }
why-too-weak = sił wystarczy
    .against = za mało sił
why-spends = oszczędzone punkty władzy: { $number }
    .against = kosztuje punkty władzy: { $number }
why-passes = za wcześniejszy pas jest nagroda: { $number }
    .against = pas może poczekać: { $number }
why-event-owed = wydarzenie i tak trzeba wziąć
why-event-text = treść wydarzenia: { $event }
    .against = skutki wydarzenia: { $event }
why-event-ducats = dukaty na wydarzeniu: { $number }
    .against = dukaty na wydarzeniu: { $number }
why-deed = działanie karty: { $deed }
    .against = karta kosztuje więcej, niż daje: { $deed }
why-keeps-card = karta już się przysłużyła
    .against = karta może być potrzebna do czegoś innego
why-card-worth = przydatna karta
    .against = karta jeszcze się przyda
why-card-kind = jest władza na karty tego rodzaju
    .against = nie ma władzy na karty tego rodzaju
why-advisor-missing = brakuje doradcy tego rodzaju
why-focus = władza trafia tam, gdzie się liczy
    .against = władza jest dobrze rozłożona
why-throne = władca jest bezpieczny na tronie
    .against = władca naraża życie w polu
why-leads = dowódca tam, gdzie się walczy
    .against = dowódca nie jest tam potrzebny
why-first-come = ktoś inny może być pierwszy
why-deal = obie strony zyskują na umowie: { $realm }
    .against = nie ma o czym rozmawiać: { $realm }
why-leader = partner jest daleko w tyle: { $realm }
    .against = partner jest daleko z przodu: { $realm }
why-trade = handel się opłaca
    .against = handel opłaciłby się mniej
why-explore = dalekie ziemie do zajęcia
    .against = nic tam nie ma
why-colony = miasto za morzem: { $area }
    .against = kolonia kosztuje więcej, niż przynosi: { $area }
why-peace = pokój jest coś wart: { $realm }
    .against = nie na takich warunkach: { $realm }
why-war-goes-on = wojna jest wygrana: { $realm }
    .against = wojnę można jeszcze wygrać: { $realm }
why-surrender = niczego więcej nie da się ocalić: { $realm }
    .against = wojna nie jest przegrana: { $realm }
why-mission = { $missing ->
        [0] wszystko, czego trzeba do misji: { $mission }
       *[other] bliżej misji: { $mission } (brakuje: { $missing } z { $need })
    }
    .against = dalej od misji: { $mission } (brakuje: { $missing } z { $need })
why-milestone = { $missing ->
        [0] wszystko, czego trzeba do kamienia milowego: { $milestone }
       *[other] bliżej kamienia milowego: { $milestone } (brakuje: { $missing } z { $need })
    }
    .against = dalej od kamienia milowego: { $milestone } (brakuje: { $missing } z { $need })
why-levies = ludzie na wojnę, która obiecuje ziemie: { $realm }
    .against = na wojnę nie trzeba ludzi: { $realm }
why-followers = inni pójdą tą samą drogą, a to przyniesie prestiż
    .against = nikt nie pójdzie tą drogą
why-own-crown = korona dla nas
why-crusade = krucjata znajdzie chętnych
    .against = nikt może nie posłuchać wezwania
why-cheapest = kosztuje najmniej
    .against = strata jest coś warta
why-dice = kości, które trafiają
    .against = kości nie są potrzebne
why-lost-battle = bitwa jest przegrana
    .against = bitwę można wygrać
