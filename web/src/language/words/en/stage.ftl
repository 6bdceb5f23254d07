# What happens at the table, as it is told.

stage-telling = The others’ moves are being told…
stage-told = What happens
stage-skip = Skip
stage-skip-all = Skip all
stage-pace = Pace of telling
stage-pace-off = off
stage-pace-brisk = brisk
stage-pace-calm = calm
stage-keys-skip = skip the move being told
stage-keys-all = skip all that is being told, clear what was clicked
