# What happens at the table, as it is told.

stage-telling = What happens is being told…
stage-told = What happens
stage-skip = Skip
stage-warnings =
    { $count ->
        [one] One more warning
       *[other] { $count } more warnings
    }
stage-skip-all = Skip all
stage-pace = Pace of telling
stage-pace-off = off
stage-pace-brisk = brisk
stage-pace-calm = calm
stage-keys-skip = skip the move being told
stage-keys-all = skip all that is being told, clear what was clicked
stage-recap = { $count ->
    [one] Since your last choice: one event
   *[other] Since your last choice: { $count } events
}
stage-recap-start = { $count ->
    [one] So far: one event
   *[other] So far: { $count } events
}
stage-recap-turn = { $count ->
    [one] Since your last turn: one event
   *[other] Since your last turn: { $count } events
}
stage-recap-worth = Show what matters to you: { $count }
stage-recap-all = Show all
stage-recap-nothing = Nothing has happened since your last choice.
stage-recap-mine = What concerns you
stage-recap-play = Show it on the map
stage-keys-recap = what happened since your last choice
stage-mark-lost = lost
stage-mark-lost-to = lost to { $side }
stage-mark-won = won
stage-mark-won-from = won from { $side }
stage-up = up by { $by } since your last choice
stage-down = down by { $by } since your last choice
stage-battle = How the battle came out
