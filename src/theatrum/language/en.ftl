# source: authored
# Words that every title shares: talk, refusals, the terminal.

## lists

list = { $rest } and { $last }

## choices

choice-ready = Ready to go on

## reasons

reason-unknown-choice = “{ $text }” is no choice of this game; the ids on offer look like “verb:thing:thing”.
reason-not-offered = That is not among your choices now.
reason-not-your-turn = It is not your turn to choose.
reason-game-over = The game is over.
reason-nothing-to-undo = You have nothing to take back.
reason-undo-needs-consent = Others have seen or done something since; they must agree to take it back.

## prompts

prompt-Talk = Time to talk. The game goes on when everyone is ready.
prompt-over = The game is over.

## hints

beside = Better than ‘{ $choice }’
    .close = About as good as ‘{ $choice }’
beside-told = { $beside }: { $here }; there: { $there }
    .here = { $beside }: { $here }
    .there = { $beside }; against that: { $there }
step = { $side }: { $choice }

## terminal

cli-scenario = Scenario
cli-scenario-line = { $name } (players: { $seats }; { $least }–{ $most } min)
cli-one-of = Type one of the numbers { $allowed }; Enter: { $usual }.
cli-seats = Number of players
cli-sides-named = seat by seat
cli-side-of-seat = Seat { $number }
cli-choose-power = Which side do you play?
cli-not-a-number = Type a number from the list, words that narrow it, or one of the letters.
cli-nothing-fits = Nothing in the list fits that.
cli-enter-takes = Enter takes it.
cli-nothing-closed = Nothing is closed to you now.
cli-undone = Taken back.
cli-saved = Saved: { $path }
cli-forced = { $asked } Only one answer: { $choice }
cli-hint-steward = What the Steward would do:
cli-hint-marshal = What the Marshal would do, and what it expects then:
cli-winner = Winner: { $power }
cli-no-winner = Nobody won
cli-turnings = Turning points, with the change of prospects in percent (an estimate):
cli-quit = Goodbye!
cli-no-forecast = Nothing can be foretold of that.
cli-forecast-signs = = certain · ~ likely · ! at worst
cli-keys = number: choose · words: narrow · f forecast · ? why not · h hint · m the Marshal’s · u undo · r rules · b board · t text · l log · s save · q quit
cli-earlier =
    { $count ->
        [one] … one earlier line (l: the whole log)
       *[other] … { $count } earlier lines (l: the whole log)
    }
cli-curtain = Pass the keyboard to { $power }, then press Enter.
cli-thinking = { $power }: thinking …
cli-open = That is open to you: choose it.
cli-more-closed =
    { $count ->
        [one] … and one more; narrow the list: ? march
       *[other] … and { $count } more; narrow the list: ? march
    }
cli-more-choices =
    { $count ->
        [one] … and one farther off: type its name or a part of it
       *[other] … and { $count } farther off: type a name or a part of it
    }
cli-more-rules = Others that speak of it (r NUMBER: the whole paragraph): { $rules }
cli-no-line = No line of the position has these words.
cli-no-rule = No rule has these words.
cli-save-where = Save the game as (a file name; Enter: do not save):
cli-save-last = Keep this game as (a file name; Enter: no):
cli-lose = The game will be lost. Quit? (y/n)
cli-overwrite = { $path } exists. Overwrite it? (y/n)
cli-yes = yes

## bots

error-bot-unknown = There is no bot “{ $bot }”; there are: { $bots }, or “module:Class” for one of your own.
error-bot-no-module = There is no module “{ $module }”, neither in this folder nor among the installed ones.
error-bot-broken-module = The module “{ $module }” cannot be imported: { $problem }
error-bot-no-class = The module “{ $module }” has no class “{ $name }”.
error-bot-no-bot = “{ $bot }” is no bot: it must be a class that inherits from theatrum.bots.Bot and has choose(seen).
error-bot-fault = The bot “{ $bot }” chose “{ $choice }”, which was not on offer: { $reason }

## errors of the server

error-bot-not-here = The bot “{ $bot }” does not play on this server; these do: { $bots }.

error-unknown-table = There is no such table here.
error-unknown-title = There is no title “{ $title }”.
error-unknown-scenario = This title has no scenario “{ $scenario }”.
error-unknown-lesson = There is no lesson “{ $lesson }”.
error-unknown-file = There is no file “{ $file }”.
error-unknown-route = There is nothing at this address.
error-method = This address does not take such a request.
error-unreadable = The request could not be read.
error-unexpected = Something went wrong on the server. What was committed is safe; please try again.
error-too-many-time = That was much at once, and the server is everybody’s. Please ask again in { $seconds } s.
error-too-many-requests = That was more than a page ever asks for. Please go on in { $seconds } s.
error-too-many-tables = You have opened many tables. The next one is possible in { $seconds } s.
error-too-many-files = You have sent many files. The next one is possible in { $seconds } s.
error-too-many-messages = That was much to read. You can write again in { $seconds } s.
error-too-many-lines = You have written { $lines } lines at this table, as many as it keeps of anybody. The game goes on; talk on elsewhere.
error-too-many-channels = Too many pages are open here from your address. Close some of them.
error-too-many-changes = That was more than anybody does at a table. You can go on in { $seconds } s.
error-full = Too many people are here just now. Please come again in { $seconds } s.
error-store-full = There is no room for another table here. Games that have begun go on; whoever runs the server can make room.
error-too-slow = The request did not come whole within { $seconds } s; please send it again.
error-wrong-host = This server does not go by that name; use the address you were given.
error-wrong-origin = Another site sent this request; do it on the server’s own page.
error-too-big = That is too big: { $kilobytes } kB is the most.
error-invalid = “{ $field }” is missing or not as it should be.
error-wrong-key = This key opens nothing at this table.
error-key-needed = That takes a key to this table.
error-seat-needed = That takes a seat at this table.
error-host-only = Only the host of the table may do that.
error-foreign-seat = That seat is another’s.
error-no-seat = The table has no seat { $seat }.
error-wrong-seats = This scenario is for so many players: { $seats }.
error-wrong-option = The option “{ $option }” is not known, or has no such value.
error-stale = The game has moved on: look again and choose.
error-bot-plays = A bot plays this seat now; take the seat back first.
error-lesson-other = The lesson wants another choice here.
error-spectators-closed = This table admits no spectators.
error-bad-invite = This invitation is not valid any more; ask the host for a new one.
error-seat-taken = Somebody holds this seat already.
error-seat-needs-bot = Nobody holds this seat: it needs a bot, or an invitation.
error-no-proposal = There is nothing here for you to agree to.
error-proposal-pending = Somebody else has asked to take back a choice; that comes first.
error-nobody-there = Nobody sits there who could read that.
error-not-over = You may look through other eyes once the game is over.
error-hands-secret = Others hold seats here, or are awaited: while the game runs, nobody gets to see their hands.
error-seat-present = Whoever holds this seat is here, and decides alone who plays it.
error-name-taken = There is already somebody called { $name } at this table. Take a name that is easy to tell apart.
error-story-later = The story of a game is told once it is over.
error-hands-seen = Somebody has looked into every hand of this game (by a link that shows them, or by its file), so no seat at it can be taken any more. Begin a new game, or let a bot play.
error-seed-alone = A seed that you know tells you every deal: leave it out where others are to play, and the server draws one.
error-over-undo = The game is over and its seed is revealed, so nothing is taken back any more. Try another way from here instead.
error-no-entry = The game has no entry { $entry }.
error-file-secret = The game file tells every secret; it is given out when the game is over.
error-tryout-file = A try-out has no game file.
error-tryout-again = A try-out starts from a real game, not from another try-out.
error-tryout-seat = While the game runs, you can try things out for your own seat only.
error-tryout-over = The game is over at this point; choose an earlier one.
error-bad-file = This is no whole and valid game file.
error-bad-entry = The game file is wrong at entry { $entry }.
error-heavy-file = Reading this file takes too long or too much memory; nothing was kept of it.
error-readers-busy = Many files are being read just now: try again in { $seconds } seconds.
error-scenario-fault = The scenario is wrong at line { $line }: { $detail }
error-scenario-too-long = The scenario is too long: { $most } characters are the most.
error-scenario-too-dotted = Line { $line } of the scenario has too many dots: { $most } are the most.
error-scenario-not-toml = Line { $line } of the scenario is no TOML: { $problem }
error-scenario-not-number = Line { $line } of the scenario: “{ $name }” must be a whole number from { $least } to { $most }.
error-scenario-not-text = Line { $line } of the scenario: “{ $name }” must be a text of { $least } to { $most } characters that can be shown.
error-scenario-not-known = Line { $line } of the scenario: “{ $name }” must be one of: { $known }.
error-scenario-not-flag = Line { $line } of the scenario: “{ $name }” must be true or false.
error-scenario-not-list = Line { $line } of the scenario: “{ $name }” must be a list of { $least } to { $most } entries.
error-scenario-not-table = Line { $line } of the scenario: “{ $name }” must be a table of at most { $most } entries.
error-scenario-missing-key = Line { $line } of the scenario: “{ $name }” is missing here.
error-scenario-unknown-key = Line { $line } of the scenario: “{ $name }” is not known here; known are: { $known }.
error-no-page = The page is not built yet: run “make page” and load this again.
