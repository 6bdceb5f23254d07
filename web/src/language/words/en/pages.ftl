# Words of the pages around the table.

## shell

pages-skip = Skip to the content
pages-home = Theatrum: to the start page
pages-navigation = Pages
pages-language = Language
pages-theme =
    { $theme ->
        [light] Colours: light
        [dark] Colours: dark
       *[system] Colours: as on this device
    }
pages-loading = One moment …
pages-no-server = The server does not answer.
pages-retry = Try again
pages-close = Close

pages-title-new = Set up a table
pages-title-rules = Rules
pages-title-about = About
pages-title-verify = Check a game file
pages-title-table = Table
pages-title-lost = Not found

pages-lost = Terra incognita
pages-lost-text = No chart of ours shows this place.

## start page

pages-lead = The great strategy board games of European history: the program keeps the rules, you make the history.
pages-players = { $fewest }–{ $most } players
pages-players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
pages-minutes = { $shortest }–{ $longest } minutes
pages-hours = { $shortest }–{ $longest } hours
pages-minutes-hours = { $minutes } minutes – { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
pages-weight =
    { $weight ->
        [1] light
        [2] easy
        [3] medium
        [4] heavy
       *[5] very heavy
    }
pages-scenarios = Scenarios
pages-play-bots = Play against bots
pages-set-up = Set up a table
pages-learn =
    { $minutes ->
        [one] Learn in a minute
       *[other] Learn in { $minutes } minutes
    }
pages-files = Game files
pages-open-file = Open a game file
pages-check-file = Check a game file
pages-drop = choose one, or drop it here

## running games

pages-running = Your games
pages-some-game = A game
pages-game-mine = Your turn
pages-game-theirs = To choose: { $sides }
pages-game-over = The game is over
pages-game-place =
    { $place ->
        [1] Over: you won
        [2] Over: you came second
        [3] Over: you came third
       *[other] Over: place { $place }
    }
pages-game-gone = this table no longer exists
pages-game-silent = the server does not answer
pages-forget = Forget it

## setting up

pages-quick = Play against bots
pages-scenario = Scenario
pages-seats = Number of players
pages-side = You play
pages-opponents = Your opponents
pages-begin = Begin
pages-bot-random = Random
pages-bot-random-note = Does anything the rules allow. For a first look.
pages-bot-steward = Steward
pages-bot-steward-note = Weighs every choice. Quick, and a fair opponent.
pages-bot-marshal = Marshal
pages-bot-marshal-note = Plays its best choices on in its head. Stronger, and takes its time.
pages-bot-own-note = A bot of this server: { $bot }
pages-preset = What kind of game?
pages-preset-alone = Alone against bots
pages-preset-alone-note = You take one side, bots take the others.
pages-preset-hotseat = Several at this screen
pages-preset-hotseat-note = You pass the device on; a curtain hides each hand.
pages-preset-friends = With friends by link
pages-preset-friends-note = Each friend gets a link to a seat and plays on a device of their own.
pages-seat = Seat { $number }
pages-side-of = Side of { $side }
pages-sides-named = chosen for each seat
pages-who = Who plays whom?
pages-who-plays = Who plays { $side }
pages-who-me = at this screen
pages-who-open = a friend, by link
pages-people = People
pages-bots = Bots
pages-name = Name
pages-name-of = Name of the player of { $side }
pages-inviting = The links to send are waiting for you at the table.
pages-watching = Nobody plays at this screen: you will host the table and watch.
pages-options = Options
pages-spectators = Spectators are welcome
pages-spectators-note = Whoever has the address may watch; hands stay hidden.
pages-open-table = Open the table

## rules

pages-rules-lead = The rules in our own words, numbered like the rulebook.
pages-rules-search = Search the rules
pages-rules-contents = Contents
pages-rules-found =
    { $count ->
        [0] No paragraph has these words.
        [one] One paragraph
       *[other] { $count } paragraphs
    }

## about

pages-about-unofficial = Theatrum is an unofficial implementation of the rules of this game. It is not made, licensed or approved by its publisher; the name of the game belongs to its owner and only says which rules are meant. To learn the game well, buy it.
pages-about-ours = Nothing here is the publisher’s text or art. The rules are program code, the facts are data; every sentence in both languages, the map, the pieces and the icons are our own.
pages-about-rules = Read the rules in our own words
pages-about-sources = Edition and provenance
pages-about-sources-text = Each file of the game’s content says where its facts come from.
pages-about-rulebook = the printed rules say so, in the paragraphs named
pages-about-public = a fact that anyone can look up
pages-about-authored = our own, on historical grounds, because the rules do not print it
pages-about-file = File
pages-about-source = Where its facts come from
pages-about-credits = Credits
pages-credit-coasts = Coasts, rivers and lakes
pages-credit-relief = Shaded relief
pages-credit-headings = Headings and text
pages-credit-italics = Italics
pages-credit-sentences = Language of the sentences
pages-credit-program = Program libraries
pages-about-licence = Theatrum itself is free software under the Apache License 2.0.

## game files

pages-verify-text = A game file holds every choice and every roll of a game. Here it is played again from the first entry: a file that was changed, or that breaks a rule, does not pass.
pages-verify-busy = Playing the file again …
pages-verify-good = The file is sound
pages-verify-chain =
    { $entries ->
        [one] The chain is whole: one entry, unchanged since it was written.
       *[other] The chain is whole: { $entries } entries, unchanged since they were written.
    }
pages-verify-rules = Every choice was allowed by the rules when it was made.
pages-verify-chance = Chance was fair: the revealed seed fits the commitment made before the game and gives every roll and draw.
pages-verify-no-chance = Chance is not proved: the file does not reveal the seed.
pages-verify-result = How it ended
pages-verify-running = The game is not over yet.
pages-verify-commitment = Commitment made before the game
pages-verify-seed = Seed
pages-verify-replay = Replay it at a table
pages-verify-play = Play on at a table
