# source: authored
# The words of chapter 12 and of the Trade action.

## choices

choice-trade = Trade (1 diplomatic power)
choice-trade-at = Trade in { $trade }: { $node }
choice-send-ship = A light ship sails from { $from } to { $to_the }
choice-no-trade = Use none of the cards: take 2 ducats
choice-protect = It takes a free protection slot
choice-push-out = It pushes a ship of { $realm_the } out of its slot
choice-stay-loose = It takes no protection slot
choice-send-merchant = Send the merchant from { $node_the }
choice-place-merchant = The merchant begins in { $node_the }
choice-favour = The row goes to { $realm_the }
choice-pay-inflation = Pay 1 administrative power for the inflation
choice-take-interest = Take 1 interest for the inflation
choice-lift-developed = Take the token of development from { $node_the }
choice-lift-pirate = Take a pirate ship from { $node_the }

## events

event-trades = { $realm_the } began to trade.
event-trade-card-shown = A trade card was turned over: { $trade }.
    .many = Trade cards were turned over: { $trade }.
event-traded = { $realm_the } traded in { $node_the }: { $trade }.
event-traded-nothing = { $realm_the } used none of the trade cards.
event-trade-paid =
    { $realm_the } earned { $number } { $number ->
        [one] ducat
       *[other] ducats
    } from trade in { $node_the }.
event-merchant-moved = A merchant of { $realm_the } went from { $from_the } to { $to_the }.
event-merchant-placed = { $realm_the } gained a merchant in { $node_the }.
event-merchant-lost = { $realm_the } lost the merchant of { $node_the }.
event-pushed-out = { $realm_the } pushed a ship of { $of_the } out of its protection slot: { $zone }.
event-discovered = The trade of a newly discovered continent opens: { $continent }.
event-node-developed = The trade node { $node } was developed.
event-pirates-came = Pirates have come to { $node_the }.
event-pirates-left = A pirate ship has left { $node_the }.

## reasons

reason-no-merchant = No merchant of yours stands: all have traded this round.
reason-ship-has-sailed = A ship has sailed for this trade: now a card has to be used.

## questions

prompt-Venture = { $realm }: with which card do you trade, and where?
prompt-Post = { $realm }: does the ship take a protection slot ({ $zone })?
prompt-Send = { $realm }: which merchant goes to { $node_the }?
prompt-PlaceMerchant = { $realm }: where does the new merchant begin?
prompt-Favour = { $realm }: equal trade power. Who is paid from this row?
prompt-Inflation = { $realm }: so much gold brings inflation. How do you pay for it?
prompt-LiftDeveloped = { $realm }: no token of development is left for { $node_the }. Where do you take one from?
prompt-LiftPirate = { $realm }: no pirate ship is left for { $node_the }. Where do you take one from?
