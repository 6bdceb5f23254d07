# source: authored
# The words of chapter 11 and of the diplomatic actions.

## choices

choice-influence = Influence: place cubes, the first for 1 diplomatic power
choice-place-influence = Influence for 1 diplomatic power: { $area }
choice-buy-influence = Influence for 3 ducats: { $area }
choice-ally = Form an alliance with { $realm_the }
choice-fabricate = Fabricate claims, each for 2 diplomatic power
choice-claim = Claim { $area_the }
choice-sever = Sever ties
choice-end-alliance = End the alliance with { $realm_the }
choice-withdraw = Remove a cube of influence: { $area }
choice-withdraw-imperial = Remove an imperial cube: { $area }
choice-drop-claim = Give up the claim to { $area_the }
choice-subjugate = Subjugate { $realm_the }
choice-vassalize = Make it a vassal: { $province }
choice-negotiate = Offer a deal to { $realm_the }
choice-deal-alliance = The deal: an alliance (1 diplomatic power)
choice-deal-marriage = The deal: a royal marriage (1 diplomatic power), both draw a card: { $deck }
choice-deal-give = The deal: you give { $number ->
    [one] 1 ducat
   *[other] { $number } ducats
} more
choice-deal-ask = The deal: you get { $number ->
    [one] 1 ducat
   *[other] { $number } ducats
} more
choice-deal-sell = The deal: you sell { $province }
choice-deal-buy = The deal: you buy { $province }
choice-price = For { $number } ducats
choice-sign = Put the deal forward
choice-drop-deal = No deal
choice-talk-aside = Talk in secret for 1 diplomatic power
choice-accept-deal = Sign
choice-refuse-deal = Refuse

## events

event-influence-placed = { $realm_the } gained { $number } influence in { $area_the }.
    .many = { $realm_the } gained influence: { $items }.
    .each = { $number } in { $area_the }
event-influence-removed = { $realm_the } lost { $number } influence in { $area_the }.
    .many = { $realm_the } lost influence: { $items }.
    .each = { $number } in { $area_the }
event-imperial-influence-removed = The Empire lost { $number } influence in { $area_the }.
event-claim-fabricated = { $realm_the } forged papers for a claim to { $area_the }.
    .many = { $realm_the } forged papers for claims to { $area_the }.
event-claim-placed = { $realm_the } laid claim to { $area_the }.
    .many = { $realm_the } laid claim to { $area_the }.
event-claim-dropped = { $realm_the } gave up the claim to { $area_the }.
event-casus-placed = { $realm_the } gained a casus belli against { $of_the }.
event-truce = A truce between { $realm_the } and { $of_the }.
    .many = Truces between { $realm_the } and { $of_the }.
event-allied = { $realm_the } and { $of_the } became allies.
event-alliance-ended = The alliance of { $realm_the } and { $of_the } is over.
event-allied-left = Allied units left the army of { $realm_the }: { $number }.
event-war-goes-on = { $of_the } fought on alone: the war with { $realm_the } became a war of its own.
event-wed = A royal marriage between { $realm_the } and { $of_the }.
event-unwed = The royal marriage of { $realm_the } and { $of_the } is over.
event-subjugated = { $of_the } became vassal to { $realm_the }.
event-annexed = { $realm_the } annexed { $of_the }.
event-proposed = { $realm_the } offered { $to_the } a deal:
event-proposed-alliance = an alliance of { $realm_the } and { $to_the }.
event-proposed-marriage = a royal marriage of { $realm_the } and { $to_the }, with a card for both ({ $deck }).
event-proposed-ducats =
    { $realm_the } to pay { $to_the } { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }.
event-proposed-sale =
    { $realm_the } to sell { $province } to { $to_the } for { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }.
event-deal-signed = { $by_the } signed the deal with { $realm_the }.
event-talked-aside = { $realm_the } and { $with_the } talked in secret.
event-deal-refused = { $by_the } refused the deal of { $realm_the }.

## reasons

reason-nowhere-to-influence = There is no room for your influence within reach.
reason-players-own-area = { $area }: players own everything here.
reason-two-cubes-a-time = { $area }: one action places two cubes at most.
reason-area-full = { $area }: there are five cubes already.
reason-no-cubes = You have no cube left; sever ties to free one.
reason-realm-at-war = At war: { $realm_the }.
reason-at-war = Not while you or your partner is at war.
reason-no-claim-there = You need a claim in the land of { $realm_the }.
reason-too-little-influence = You need { $number } influence in the land of { $realm_the }.
reason-rival-has-as-much = Your influence in the land of { $realm_the } must exceed that of { $rival_the }.
reason-alliances-most = There can be no more alliances than { $number }.
reason-claimed-already = { $area }: you have a claim already.
reason-owns-area = { $area }: all of it is yours.
reason-no-claims-left = You have no claim left; give one up first.
reason-no-ties = You have no ties to sever.
reason-one-proposal = One deal may be offered in a turn.
reason-in-the-deal = The deal says so already, or the contrary.
reason-allied-already = You are allied to { $realm_the } already.
reason-cannot-wed = No marriage with { $realm_the }: faith, throne or overlord forbid it.
reason-marriages-most = There can be no more marriages than { $number }.
reason-sale-or-support = A deal is about provinces or about ducats, not both.
reason-no-town-left = The buyer has no town left for it.
reason-capital-unsold = A realm does not sell its capital.

## prompts

prompt-Influence = { $realm }: where does your influence grow?
prompt-Fabricate = { $realm }: what do you lay claim to?
prompt-Sever = { $realm }: which tie do you give up?
prompt-MoveCube = { $realm }: no cube is left for influence in { $area_the }. Where do you take one from?
prompt-GiveUpCube = { $realm }: cubes to be removed: { $number }. Which is next?
prompt-Subjugate = { $realm }: who bows to you?
prompt-VassalProvince = { $realm }: there are not enough tokens for all of { $of_the }. Which province becomes a vassal?
prompt-Inherit = { $realm }: what becomes of { $of_the }?
prompt-Draft = { $realm }: what does the deal with { $with_the } say?
prompt-Price = { $realm }: { $province } for how much?
prompt-Sign = { $realm }: do you sign the deal of { $with_the }?
