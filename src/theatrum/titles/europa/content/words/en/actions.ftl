# source: authored
# The words of chapter 5: events, focus, Stability, loans, manpower, appointments.

## choices

choice-event = Event: { $event }
choice-develop = Develop the idea { $idea }
choice-focus = Change the national focus
choice-shift = Turn 1 { $from } into { $to }
choice-lay-aside = Lay aside { $card }
choice-retrieve = Take from the discards for 1 power and 2 ducats: { $card }
choice-stabilize = Increase Stability
choice-borrow = Take a loan: 5 ducats for 1 interest
choice-repay = Pay back a loan (6 ducats)
choice-restore = Restore 3 exhausted units (1 military power)
choice-appoint = Appoint an advisor: { $card }
choice-appoint-general = Appoint a general of army { $army }: { $card }
choice-appoint-admiral = Appoint an admiral: { $card }
choice-move-general = Move the general of army { $from } to army { $to }
choice-recall-ruler = The ruler no longer leads an army
choice-lead = The ruler himself leads army { $army }
choice-crown = Crown a ruler: { $card }
choice-replace-ruler = The new ruler takes the throne
choice-keep-ruler = Keep the old ruler

## events

event-took-event = { $realm_the } took the event { $event }.
event-event-left = Nobody chose the event { $event }.
event-event-shown = An event was turned over: { $event }.
    .many = Events were turned over: { $event }.
event-event-removed = { $event } is removed from the game: nobody plays its realm any more.
event-ruler-refused = { $realm_the } refused a new ruler: { $person }.
event-changed-focus = { $realm_the } changed the national focus.
event-shifted-power = { $realm_the } turned 1 { $from } into { $to }.
event-retrieved = { $realm_the } took a card from the discards: { $card }.
event-stabilized = { $realm_the } paid { $number } administrative power to increase Stability.
event-restored =
    { $realm_the } restored { $number } exhausted { $number ->
        [one] unit
       *[other] units
    }.

## reasons

reason-events-taken = You have taken your event of this round.
reason-once-a-round = This can be done once a round.
reason-no-power = This takes { $number } { $power }.
reason-no-ducats =
    This takes { $number } { $number ->
        [one] ducat
       *[other] ducats
    }.
reason-nothing-to-change = You have neither power to shift nor cards to exchange.
reason-change-something = Shift power or lay aside a card at least.
reason-stability-most = Your Stability is as high as can be.
reason-loans-most = With { $number } interest nobody lends you anything.
reason-no-loan = You have no loan to pay back.
reason-no-exhausted = No unit of yours is exhausted.
reason-has-ruler = You have a ruler.

## questions

prompt-Shift = { $realm }: which power do you shift?
prompt-LayAside = { $realm }: which cards do you lay aside, three at most? You draw one fewer.
prompt-DrawOne = { $realm }: where do you draw the next card from?
prompt-NewRuler =
    { $realm }: does { $person } take the throne{ $number ->
        [0] {""}
       *[other] {" "}for { $number } administrative power
    }?
