# source: authored
# The words of peace (10).

term-white-peace = white peace
term-status-quo = keeping what is held
term-humiliation = humiliation
term-vassalization = vassalization
term-forced-conversion = forced conversion
term-succession = secured succession
term-annexation = full annexation

source-white-peace = a white peace
source-capitulation = a capitulation
source-humiliation = a humiliation
source-forced-conversion = a forced conversion
source-liberation = provinces liberated
source-secured-succession = a secured succession
source-lost-ally = an active ally lost

## choices

choice-impose = Impose on { $realm_the }: { $term }
choice-white-peace = White peace with { $realm_the }
choice-negotiate-peace = Negotiate a peace with { $realm_the }
choice-capitulate = Capitulate to { $realm_the }: 2 Prestige pass to it
choice-return-province = Return for 3 ducats a tax: { $province }
choice-liberate-province = Liberate { $province }
choice-cede-province = Give back in exchange: { $province }
choice-regain-province = Ask back in exchange: { $province }
choice-settle = So be it: the rest stays as it is held
choice-start-over = Begin the settlement anew
choice-befriend = Make a friend of { $realm_the }: an alliance and 2 influence
choice-gain-influence = Influence: { $area }
choice-replace-influence = Influence in place of { $realm_the }: { $area }
choice-quell = End the unrest in { $province }
choice-enthrone = Put a ruler on the throne: { $card }
choice-go-home = Withdraw to { $area_the }
choice-agree = The treaty: { $term }
choice-agree-victor = The treaty: { $term }, won by { $victor_the }
choice-sever-alliance = The treaty ends an alliance: { $by } with { $realm }
choice-sever-claim = The treaty ends a claim: { $by } on { $area_the }
choice-sever-influence = The treaty removes influence: { $by } in { $area_the }

## events

event-imposed = { $realm_the } dictated peace to { $of_the }: { $term }.
event-white-peace = White peace between { $realm_the } and { $of_the }.
event-capitulated = { $realm_the } capitulated to { $of_the }.
event-converted-realm = { $realm_the } took another faith: { $religion }.
event-went-home = The units of { $realm_the } withdrew: { $area } → { $to }.
event-treaty-proposed = { $realm_the } offered { $to_the } peace: { $term }.
event-treaty-victor = The treaty names { $realm_the } as the victor.
event-treaty-returns = The treaty returns for ducats: { $province }.
event-treaty-exchanges = The treaty gives back in exchange: { $province }.
event-treaty-liberates = The treaty liberates { $province }.
event-treaty-ends-alliance = The treaty ends the alliance of { $realm_the } and { $of_the }.
event-treaty-drops-claim = The treaty ends the claim of { $realm_the } to { $area_the }.
event-treaty-withdraws = The treaty removes 1 influence of { $realm_the } from { $area_the }.

## reasons

reason-no-victory = You have not beaten { $realm_the }.
reason-total-victory-only = That takes a total victory over { $realm_the }.
reason-players-only = Only a player can be humbled so: { $realm }.
reason-realms-only = A player's realm cannot be annexed: { $realm }.
reason-capital-free = You do not hold the capital of { $realm_the }.
reason-too-little-held = You do not hold what this takes, or faith or crown forbid it: { $realm }.
reason-no-dispute = The succession in { $realm_the } is not in dispute.
reason-no-liberation = { $province }: the loser's own core, or not the loser's at all.
reason-unequal-exchange = An exchange must be of equal tax: { $number } for { $for }.
reason-treaty-refused = You have talked to { $realm_the } already.

## prompts

prompt-MakePeace = { $realm }: which war do you end, and how?
prompt-Spoils = { $realm }: what becomes of what you hold of { $of_the }?
prompt-Friend = { $realm }: which of the liberated becomes your friend?
prompt-PeaceInfluence = { $realm }: where does the influence won by the peace go ({ $number })?
prompt-SpendClaim = { $realm }: do you give up a claim to end 2 unrest in its area?
prompt-Quell = { $realm }: which unrest ends ({ $area })?
prompt-Revenge = { $realm }: what do you claim of what you have lost?
prompt-Pretender = { $realm }: who shall rule { $of_the }?
prompt-AllyLoser = { $realm }: do you make an alliance with { $of_the }?
prompt-GoHome = { $realm }: where do the units go ({ $area })?
prompt-TreatyDraft = { $realm }: what does the peace with { $with_the } say?
