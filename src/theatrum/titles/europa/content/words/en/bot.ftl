# Why the steward thinks a choice good, or (.against) bad.
why-prestige = Prestige: { $number }
    .against = costs Prestige: { $number }
why-taxes = { $number ->
        [0] a firmer hold on land
       *[other] more tax: { $number }
    }
    .against = { $number ->
            [0] a weaker hold on land
           *[other] less tax: { $number }
        }
why-income = { $number ->
        [0] a better balance
       *[other] more ducats every round: { $number }
    }
    .against = { $number ->
            [0] a worse balance
           *[other] fewer ducats every round: { $number }
        }
why-treasury = ducats: { $number }
    .against = costs ducats: { $number }
why-debts = debts paid back: { $number }
    .against = new debts: { $number }
why-power = { $number ->
        [0] power of a better kind
       *[other] points of power: { $number }
    }
    .against = { $number ->
            [0] power of a worse kind
           *[other] costs points of power: { $number }
        }
why-steady = { $number ->
        [0] a steadier realm
       *[other] Stability rises: { $number }
    }
    .against = { $number ->
            [0] a shakier realm
           *[other] Stability falls: { $number }
        }
why-ties = ties that count in the end
    .against = ties that are lost
why-sway = influence that leads to alliances
    .against = influence is better kept for elsewhere
why-army = an army is needed
    .against = no army is needed here
why-court = a better court
    .against = a weaker court
why-cards = { $number ->
        [0] more uses of cards
       *[other] cards: { $number }
    }
    .against = { $number ->
            [0] uses of cards are spent
           *[other] cards spent: { $number }
        }
why-calm = less unrest
    .against = more unrest
why-aims = nearer to a goal of the scenario or to a new mission
    .against = farther from a goal of the scenario or from a new mission
why-claims = claims for later
    .against = claims are given up
why-ideas = what the idea is good for
    .against = an idea is lost
why-war = fewer enemies
    .against = more enemies
why-rival = a rival is held back: { $realm }
    .against = helps a rival: { $realm }
why-war-plan = a war that promises land: { $realm }
    .against = a war that promises nothing: { $realm }
why-one-enemy = one enemy at a time is enough
why-prey = no mission wants its land: { $realm }
    .against = a mission wants its land: { $realm }
why-blame = a just war: { $realm }
    .against = without a cause it shakes the realm: { $realm }
why-calls = an ally may help: { $realm }
    .against = the ally is better left alone: { $realm }
why-vow = the crusade is the only cause
    .against = there is another cause
why-prize = the prize of the battle
    .against = little to win there
why-claim = a claim is a cause for war
    .against = the claim is not worth its price
why-march = towards what can be won, from or by way of { $area }
    .against = nothing to be won by way of { $area }
why-together = the army stays together
    .against = the army falls apart
why-stays = nothing better to do
    .against = better left as it is
why-ducats = ducats: { $number }
    .against = costs ducats: { $number }
why-wages = wages are spared
    .against = wages every round
why-ships = ships are useful
    .against = ships are of little use here
why-siege = land to be taken in { $area }
    .against = nothing to be taken in { $area }
why-siege-of = { $province } is worth a siege
    .against = { $province } is not worth a siege
why-too-weak = strong enough
    .against = too weak for this
why-spends = points of power spared: { $number }
    .against = costs points of power: { $number }
why-passes = the earlier pass is paid: { $number }
    .against = passing can wait: { $number }
why-event-owed = an event has to be taken anyway
why-event-text = what the event says: { $event }
    .against = what the event would do: { $event }
why-event-ducats = ducats on the event: { $number }
    .against = ducats on the event: { $number }
why-deed = what the card does: { $deed }
    .against = the card costs more than it does: { $deed }
why-keeps-card = the card has done its service
    .against = the card may be needed for something else
why-card-worth = a useful card
    .against = the card is still useful
why-card-kind = there is power for cards of this kind
    .against = there is no power for cards of this kind
why-advisor-missing = an advisor of this kind is missing
why-focus = power is shifted to where it counts
    .against = the power is well as it is
why-throne = the ruler is safe on his throne
    .against = the ruler risks his life in the field
why-leads = a leader where it is fought
    .against = a leader is not needed there
why-first-come = another may come first
why-deal = both sides gain by a deal: { $realm }
    .against = there is nothing to agree on: { $realm }
why-leader = the partner is far behind: { $realm }
    .against = the partner is far ahead: { $realm }
why-trade = trade pays
    .against = trade would pay less
why-explore = distant lands to be claimed
    .against = nothing to be found
why-colony = a town overseas: { $area }
    .against = the colony costs more than it brings: { $area }
why-peace = peace is worth having: { $realm }
    .against = no peace on such terms: { $realm }
why-war-goes-on = the war has been won: { $realm }
    .against = the war can still be won: { $realm }
why-surrender = nothing more can be saved: { $realm }
    .against = the war is not lost: { $realm }
why-mission = { $missing ->
        [0] everything that a mission needs: { $mission }
       *[other] nearer to a mission: { $mission } (still missing: { $missing } of { $need })
    }
    .against = farther from a mission: { $mission } (still missing: { $missing } of { $need })
why-milestone = { $missing ->
        [0] everything that a milestone needs: { $milestone }
       *[other] nearer to a milestone: { $milestone } (still missing: { $missing } of { $need })
    }
    .against = farther from a milestone: { $milestone } (still missing: { $missing } of { $need })
why-levies = men for a war that promises land: { $realm }
    .against = no men are needed for a war: { $realm }
why-followers = others will follow, and that brings Prestige
    .against = nobody will follow
why-own-crown = the crown for ourselves
why-crusade = a crusade would be followed
    .against = nobody might follow the call
why-cheapest = costs the least
    .against = what is lost is worth something
why-dice = dice that hit
    .against = dice are not needed
why-lost-battle = the battle is lost
    .against = the battle can be won
