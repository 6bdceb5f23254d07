# source: authored
# Words that every title shares: talk, refusals, the terminal.

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

## terminal

cli-scenario = Scenario
cli-seats = Number of players
cli-choose-power = Which side do you play?
cli-not-a-number = Type a number from the list or one of the letters.
cli-nothing-closed = Nothing is closed to you now.
cli-undone = Taken back.
cli-saved = Saved: { $path }
cli-hint = Hint by { $bot }:
cli-winner = Winner: { $power }
cli-quit = Goodbye!
cli-keys = number: choose · ? why not · h hint · u undo · r rules · b board · l log · s save · q quit
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
cli-no-rule = No rule has these words.
cli-save-where = Save the game as (a file name; Enter: do not save):
cli-save-last = Keep this game as (a file name; Enter: no):
cli-lose = The game will be lost. Quit? (y/n)
cli-overwrite = { $path } exists. Overwrite it? (y/n)
cli-yes = yes


