# People at one table, and the end of a game.

## talk

people-talk-to = Talk to { $side }
people-circle = Only those named above can read this channel.

## options

people-options = Options in force
people-options-book = Every rule as in the book.
people-options-usual =
    { $count ->
        [one] One option as in the book
       *[other] { $count } options as in the book
    }
people-options-points = What that changes

## invitations

people-invite-heading = Invite your friends
people-invite-free =
    { $count ->
        [0] Every seat is taken.
        [one] One seat is free. Here is its link:
       *[other] { $count } seats are free. Here are their links:
    }
people-invite-link = Link to the seat of { $side }
people-invite-once = Each link opens one seat, once: whoever opens it first takes it. You find them again under Seats.
people-invite-all = Copy all as one message
people-invite-all-copied = The message with every link has been copied.
people-invite-message = { $host } invites you to { $game } ({ $scenario }). Take the link of your side:
people-invite-message-host = You are invited to { $game } ({ $scenario }). Take the link of your side:
people-invite-show = Links to the free seats
people-copy = Copy
people-invited-by = { $host } invites you to play
people-at-the-table = At the table
people-your-seat = your seat
people-free = free

## calling

people-call = When it is my turn and I look elsewhere
people-call-sound = A soft sound
people-call-note = A notification
people-call-denied = The browser does not allow notifications for this page; its settings can change that.

## grave choices

people-confirm-alone = Do it?

## the end

people-story = How it ended
people-to-the-board = See the board
people-telling = Telling the story …
people-turnings = The turning points
people-see-it = See it
people-turnings-note = With the change in each side’s prospects of victory: the Steward’s estimate, not a measured chance.
people-plot = Over time
people-plot-of = What the curves show
people-plot-caption = The numbered lines are the turning points.
people-plot-table = As a table
people-the-end = the end
people-share = prospects of victory, % (estimate)
people-figures = In the end
people-side = Side
people-deeds = Who did what to whom
people-share-picture = Share a picture
people-picture-kept = The picture has been saved.
