# The table page.

## the table

table-opening = Opening the table…
table-unreachable = The server cannot be reached just now.
table-again = Try again
table-broken = The page could not draw this table; perhaps it is older than the server. The game itself is safe.
table-reload = Load the page anew
table-home = To the first page
table-close = Close
table-menu = Menu
table-menu-rules = Rules
table-menu-about = About this game
table-menu-confirm = Ask again before grave choices
table-menu-forced = The only possible answer goes by itself
table-desk = Your choices and papers
table-panels = Tracks and boards
table-your-turn = Your turn
table-line-live = Connected
table-line-connecting = Connecting…
table-line-lost = Connection lost, trying again…
table-line-closed = Not connected
table-fold = Fold this card
table-unfold = Unfold this card
table-fold-left = Fold the boards away
table-unfold-left = Show the boards
table-fold-right = Fold the papers away
table-unfold-right = Show the papers
table-widen-left = Width of the boards
table-widen-right = Width of question and papers
table-whole = The whole window for the map
table-leaves = Sheets of the board
table-leaf-beside = Beside the map
table-find = Find a place or a thing
table-find-none = Nothing bears this name.
table-bar-log = Log
table-bar-chat = Talk
table-rule = Rule { $rule }
table-link-copied = The link has been copied.
table-skip-to-text = The whole position as text
table-text = Position as text
table-download = Download the game file
table-download-looked = The file tells every hand. Nobody can be invited to this game any more.

## tabs

table-tabs = Pages of the table
table-tab-log = Log
table-tab-seats = Seats
table-tab-chat = Chat
table-tab-notes = Notes
table-tab-rules = Rules
table-sheet-choose = Choose
table-sheet-hand = Hand
table-sheet-board = Boards
table-sheet-log = Log
table-sheet-table = Table

## choosing

table-prompt = The question now
table-choices = Your choices
table-secret = Nobody sees your answer until all have answered.
table-awaited = Waiting for:
table-thinking = { $count ->
    [one] A bot is thinking:
   *[other] Bots are thinking:
}
table-filter = Narrow the choices by typing
table-filter-keys = Narrow the list  ( / )
table-show-all = All { $count }
table-nothing-fits = Nothing on the list fits.
table-expected = the lesson waits for this choice
table-confirm-ask = Taking it back may need the others’ consent. Do it?
table-confirm = Yes, do it
table-cancel = Not yet
table-not-concerned = None of the choices before you has to do with this.
table-undo = Take back
table-undo-asked = You have asked to take back your choice. Awaited:
table-undo-asks = would like to take back a choice.
table-agree = Agree
table-refuse = Refuse
table-hint = Hint
table-grade-certain = certain
table-grade-likely = likely
table-grade-worst = at worst
table-hint-heading = Advice
table-hint-adviser = Who is asked
table-hint-steward = The Steward weighs reasons
table-hint-marshal = The Marshal plays each choice on in positions that you hold possible
table-hint-thinking =
    The { $adviser ->
        [marshal] Marshal
       *[steward] Steward
    } thinks …
table-hint-then = Expected then:
table-hint-for = In favour:
table-hint-against = Against:
table-hint-none = No opinion here.

## log and replay

table-log = Log
table-log-search = Search the log
table-log-side = Whose doings
table-log-all = Everyone
table-log-more = { $count ->
    [one] One earlier line is not shown; narrow the search.
   *[other] { $count } earlier lines are not shown; narrow the search.
}
table-log-none = No line of the log fits.
table-log-empty = Nothing has happened yet.
table-log-start = Before the first round
table-log-branch = From where the try-out begins
table-log-newest = To the newest
table-look-there = See the board as it stood then
table-since = Since you last looked
table-since-events = { $count ->
    [one] Since you last looked: one event
   *[other] Since you last looked: { $count } events
}
table-since-play = Show me
table-since-skip = Skip
table-play = Play
table-pause = Pause
table-step-back = One step back
table-step-forward = One step on
table-to-now = Skip to now
table-replay = Replay
table-replay-slider = Position in the game
table-past = You are looking at an earlier position.
table-back-to-now = Back to now
table-copy-link = Copy link
table-copy-position = Copy a link to this position
table-eyes = Through the eyes of
table-eyes-own = yourself
table-try = Try from here
table-tryout = A private try-out against bots: nothing here counts.
table-tryout-back = Back to the game

## seats

table-seat-you = you
table-seat-host = host
table-seat-open = awaits a person
table-seat-person = played by a person
table-seat-bot = Bot: { $bot }
table-points = points
table-seat-passed = Somebody else held this seat before, and may know its hand.
table-online = here
table-offline = away
table-to-choose = to choose
table-played-by = Who plays this seat
table-play-self = I play myself
table-play-person = A person plays
table-invite = Copy invitation
table-invite-copied = The invitation has been copied. Whoever opens it first may take the seat.
table-invite-anew = New invitation
table-invite-renewed = A new invitation has been copied. The old one is not valid any more.
table-invite-person = Invite a person
table-invite-other = Invite somebody else
table-looked = Somebody can see every hand of this game, or has seen them while it ran. Nobody can take a seat any more.
table-origin-seed = Whoever opened this table chose its seed, and so may know how it was dealt. Among guests the server draws all further chance.
table-origin-file = This game comes from a file. Whoever brought it may know every hand so far. Among guests the server draws all further chance.
table-copy-key = My seat on another device
table-key-copied = The link to your seat has been copied. Whoever has it plays for you, so keep it to yourself.
table-copy-spectate = Link for spectators
table-copy-hands = Link that shows every hand
table-hands-copied = The link has been copied. Whoever has it sees all hands: give it only to people you trust. Everybody at the table sees that there is one, and nobody can take a seat any more.
table-spectators = Spectators may watch
table-watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-troubles = { $count ->
    [one] A bot was replaced for one choice
   *[other] A bot was replaced for { $count } choices
}
table-trouble-slow = Entry { $entry }: { $bot } took too long, { $by } chose instead.
table-trouble-crashed = Entry { $entry }: { $bot } failed, { $by } chose instead.
table-trouble-gone = Entry { $entry }: { $bot } does not play on this server any more, { $by } chose instead.
table-curtain = Pass the screen to
table-curtain-open = It is me: show the table
table-claim = You are invited to play
table-claim-seat = Seat { $seat }
table-claim-name = Your name at the table
table-claim-take = Take this seat
table-claim-watch = Just watch

## chat, notes, rules

table-chat = Chat
table-chat-with = Talk to
table-chat-all = The whole table
table-chat-empty = Nobody has said anything yet.
table-chat-private = Only the two of you can read this channel.
table-chat-say = Say something
table-chat-send = Send
table-notes = Private notes
table-notes-empty = Plans, promises, grudges… only you can read this.
table-notes-none = Notes belong to a seat; spectators have none.
table-notes-loading = Fetching your notes…
table-notes-saved = Saved.
table-notes-open = Writing…
table-notes-failed = The notes could not be saved.
table-rules-search = Search the rules
table-rules-all = All rules
table-rules-none = No rule has these words.

## the end

table-over = The game is over
table-winner = { $count ->
    [one] Victory:
   *[other] Shared victory:
}
table-rematch = Play again
table-replay-eyes = Replay through any eyes
table-verify = Verify chance
table-proof-rules = All { $entries } entries follow from one another and keep the rules.
table-proof-chance = The seed that is now open gives every draw and shuffle of this game: nobody has chosen chance.
table-proof-no-chance = The seed does not give the chance of this game, or has not been revealed.
table-proof-promise = Your browser has checked that this seed is the one promised before the first move.
table-proof-no-promise = This seed is not the one that was promised before the first move.
table-commitment = Promised before the first move
table-seed = Seed

## lesson

table-lesson = Lesson
table-lesson-progress = How far you are
table-lesson-next = Next
table-lesson-back = Back
table-lesson-now = Your turn: choose what glows.
table-lesson-watch = Watch what the others do…
table-lesson-new = Set up a real game

## keyboard

table-keys = Keyboard
table-keys-choose = take the choice with this sign
table-keys-filter = narrow the list of choices
table-keys-confirm = confirm a grave choice
table-keys-undo = take back the last choice
table-keys-hint = ask for a hint
table-keys-log = go to the log
table-keys-chat = go to the chat
table-keys-replay = open or close the replay
table-keys-steps = step through the replay
table-keys-map = go to the map
table-keys-find = find a place, a piece, a power or a card, and read its card
table-keys-columns = fold the boards, the papers, or both
table-keys-help = this help
table-step =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
table-times = { $count } times in a row
table-closed = { $count } closed
table-one-back = One step back
table-attack = attack
table-forced = There is only this answer: it goes by itself in a moment.
table-forced-held = There is only this answer.
table-hold = Wait
table-keys-end = end, pass, nothing more
table-keys-back = one step back in a long list
