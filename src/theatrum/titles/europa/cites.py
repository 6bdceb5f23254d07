"""The paragraph behind each event."""

from __future__ import annotations

CITES = {
    event: paragraph
    for paragraph, events in {
        "2": "freed-province no-piece",
        "4.1": "drew deck-anew paid-card discarded",
        "4.2": "round turn passed last-turn",
        "4.3": "casus-removed marriage-disputed",
        "4.4": "disbanded disbanded-ship wasted corruption-paid interest-grew allied-stood-down colonists",
        "4.5": "first-player manpower-grew manpower-shrank alliance-outgrown exhausted",
        "4.6": "age marriage-ended marriages-kept idea-shown milestone-shown",
        "4.7": "over",
        "5.1": "explores exploration-die explored-nothing ship-lost changed-focus shifted-power retrieved adopted "
        "talked-aside",
        "5.2": "restored appointed appointed-general appointed-admiral moved-general ruler-leads",
        "5.3": "stabilized colonized converted",
        "5.4": "claim-fabricated claim-placed claim-dropped influence-placed influence-removed influence-left",
        "6.2": "card-played card-used deed-countered countered",
        "7.1": "gained-power lost-power paid-power",
        "7.2": "crowned dismissed left-office weakened died interregnum ruler-refused general-stolen",
        "7.3": "stability-rose stability-fell",
        "7.4": "ducats-gained ducats-lost prestige-gained prestige-lost",
        "7.5": "borrowed repaid bankrupt interest-gained interest-lost",
        "8": "idea-developed idea-lost idea-put-back",
        "9.1": "declared-war war-begun war-ended war-goes-on realm-attacks",
        "9.2": "recruited built ship-gained mercenaries-came units-disbanded unit-disbanded manpower-exhausted",
        "9.4": "plague manpower-laid ship-swallowed",
        "9.5": "army-raised marched infantry-marched reorganized passage-granted passage-refused passage-paid "
        "passage-by-influence fleet-sailed light-ship-sailed galleys-lost joined-fleet left-fleet mounted-guard "
        "repaired ship-moved",
        "9.6": "battle sea-battle attacks defends leader-found leader-missing commands",
        "9.7": "left-out battle-round battle-action rolled hit won-battle no-victor",
        "9.8": "fell sank damaged lost-units captured retreated retreated-at-sea fled",
        "9.9": "besieged driven-to-sea occupied-province",
        "10": "treaty-proposed treaty-victor treaty-returns treaty-exchanges treaty-liberates treaty-ends-alliance "
        "treaty-drops-claim treaty-withdraws",
        "10.1": "imposed white-peace capitulated took-province lost-province",
        "10.2": "converted-realm",
        "10.3": "went-home",
        "11.1": "allied alliance-ended proposed proposed-alliance proposed-marriage proposed-ducats proposed-sale "
        "deal-signed deal-refused",
        "11.2": "wed unwed",
        "11.3": "called ally-active joined-war refused-call allied-left",
        "11.4": "subjugated annexed gained-vassal lost-vassal casus-placed truce truce-ended",
        "12.1": "trades trade-card-shown traded traded-nothing trade-paid",
        "12.2": "merchant-moved merchant-placed merchant-lost merchants-closed",
        "12.4": "pushed-out",
        "12.5": "discovered node-developed",
        "12.6": "pirates-came pirates-left",
        "13.3": "expanded",
        "13.4": "realm-gone liberated plays-on-as",
        "13.5": "invaded",
        "14.1": "unrest-rose unrest-fell town-shrank town-grew",
        "14.2": "rebels-rose rebels-left rebels-moved",
        "14.3": "rebellion-die unit-lost",
        "14.4": "rebels-took",
        "16.2": "event-shown event-left took-event chose-option",
        "16.3": "symbol mark",
        "17.2": "mission-taken mission-completed",
        "17.3": "milestone-reached",
        "17.4": "struggle-began struggle-over",
        "18.1": "authority-rose authority-fell",
        "18.3": "imperial-influence-placed imperial-influence-removed",
        "18.4": "empire-defended defence-refused units-spent",
        "18.5": "guard-gathered guard-joined",
        "18.6": "area-left-empire area-reintegrated",
        "18.7": "empire-faith",
        "18.8": "empire-dissolved",
        "18.9": "election nobody-eligible voted elected",
        "19.1": "cardinal-gained cardinal-lost rome-gained rome-lost",
        "19.3": "excommunicated crusade-called crusader crusade-over crusader-hired",
        "21": "left-game event-removed",
        "2.2": "core-placed colonists-gained colonists-lost",
    }.items()
    for event in events.split()
}
