"""The paragraph behind each event."""

from __future__ import annotations

CITES = {
    event: paragraph
    for paragraph, events in {
        "2": "freed-province no-piece",
        "2.2": "core-placed colonists-gained colonists-lost",
        "4.1": "drew paid-card discarded",
        "4.2": "round turn passed last-turn",
        "4.3": "casus-removed marriage-disputed",
        "4.4": "disbanded disbanded-ship wasted corruption-paid",
        "4.5": "first-player allied-stood-down colonists manpower-grew manpower-shrank alliance-outgrown",
        "4.6": "age marriage-ended marriages-kept",
        "4.7": "over",
        "5.1": "explores exploration-die explored-nothing ship-lost changed-focus shifted-power retrieved "
        "talked-aside",
        "5.2": "restored",
        "5.3": "stabilized colonized",
        "5.4": "claim-fabricated claim-placed claim-dropped",
        "6.1": "deck-anew",
        "6.2": "card-played card-used deed-countered countered",
        "7.1": "gained-power lost-power paid-power",
        "7.2": "appointed appointed-general appointed-admiral moved-general ruler-leads crowned dismissed left-office "
        "weakened died interregnum ruler-refused general-stolen",
        "7.3": "stability-rose stability-fell",
        "7.4": "ducats-gained ducats-lost borrowed repaid bankrupt interest-gained interest-lost interest-grew",
        "7.5": "town-grew town-shrank",
        "8": "idea-shown idea-developed idea-lost idea-put-back",
        "9.1": "declared-war war-begun war-ended war-goes-on realm-attacks casus-placed",
        "9.2": "recruited built ship-gained mercenaries-came units-disbanded unit-disbanded",
        "9.3": "exhausted manpower-exhausted manpower-laid plague",
        "9.5": "army-raised marched infantry-marched reorganized passage-granted passage-refused passage-paid "
        "passage-by-influence fleet-sailed light-ship-sailed galleys-lost joined-fleet left-fleet mounted-guard "
        "repaired ship-moved",
        "9.6": "battle attacks defends commands battle-round won-battle no-victor",
        "9.7": "left-out battle-action rolled hit fell lost-units retreated fled",
        "9.8": "besieged driven-to-sea occupied-province",
        "9.9": "sea-battle sank damaged captured retreated-at-sea",
        "10": "treaty-proposed treaty-victor treaty-returns treaty-exchanges treaty-liberates treaty-ends-alliance "
        "treaty-drops-claim treaty-withdraws",
        "10.1": "white-peace went-home",
        "10.2": "imposed capitulated took-province lost-province converted-realm",
        "10.4": "truce truce-ended",
        "11.1": "influence-placed influence-removed influence-left",
        "11.2": "wed unwed",
        "11.3": "allied alliance-ended proposed proposed-alliance proposed-marriage proposed-ducats proposed-sale "
        "deal-signed deal-refused called ally-active joined-war refused-call allied-left",
        "11.4": "subjugated annexed gained-vassal lost-vassal",
        "12": "trades trade-card-shown traded traded-nothing",
        "12.3": "pushed-out",
        "12.4": "merchant-moved merchant-placed merchant-lost merchants-closed",
        "12.5": "trade-paid node-developed",
        "12.6": "discovered",
        "13": "realm-gone plays-on-as",
        "13.3": "expanded",
        "13.4": "leader-found leader-missing",
        "13.5": "invaded",
        "14.1": "unrest-rose unrest-fell",
        "14.2": "rebellion-die unit-lost",
        "14.3": "rebels-rose rebels-left rebels-moved liberated",
        "14.4": "rebels-took",
        "15.2": "adopted",
        "15.3": "converted",
        "16.2": "event-shown event-left took-event",
        "16.3": "chose-option",
        "16.5": "symbol mark pirates-came pirates-left ship-swallowed",
        "17.1": "prestige-gained prestige-lost",
        "17.2": "mission-taken mission-completed",
        "17.3": "milestone-shown milestone-reached",
        "17.4": "struggle-began struggle-over",
        "18.1": "authority-rose authority-fell empire-dissolved",
        "18.2": "imperial-influence-placed imperial-influence-removed",
        "18.4": "empire-defended defence-refused units-spent guard-gathered guard-joined",
        "18.6": "area-left-empire area-reintegrated",
        "18.7": "empire-faith",
        "18.9": "election nobody-eligible voted elected",
        "19.1": "cardinal-gained cardinal-lost rome-gained rome-lost",
        "19.3": "excommunicated crusade-called crusader crusade-over crusader-hired",
        "21": "left-game event-removed",
    }.items()
    for event in events.split()
}
