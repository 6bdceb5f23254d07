# Opowiadanie o tym, co dzieje się przy stole.

stage-telling = Trwa opowieść o ruchach innych…
stage-told = Co się dzieje
stage-skip = Pomiń
stage-skip-all = Pomiń wszystko
stage-pace = Tempo opowieści
stage-pace-off = bez opowieści
stage-pace-brisk = żwawe
stage-pace-calm = spokojne
stage-keys-skip = pomiń opowiadany ruch
stage-keys-all = pomiń całą opowieść, cofnij kliknięcia
