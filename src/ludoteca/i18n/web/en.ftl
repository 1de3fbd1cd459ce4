### The browser client’s own sentences. Every key stands in every language.

## Everywhere

web-close = Close
web-home = Home
web-live = Game updates
web-nav = Main menu
web-learn = Learn
web-language = Language
web-sound = Sound
web-dark = Dark colours
web-settings = Settings
web-name = Your name
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-motion = Animations
web-confirm = Ask before sending a move
web-curtain-wish = Hide the board when the device changes hands
web-again = Try again
web-yes = Yes
web-no = No
web-cancel = Cancel
web-skip = Skip
web-next = Next
web-previous = Back
web-rule = rule { $clause }
web-copy = Copy link
web-copied = Link copied.
web-copy-yourself = Couldn’t copy. Please copy the selected link yourself.
web-share = Share
web-qr = QR code of this link

## The first screen

web-hello = What shall we play?
web-players = Players
web-minutes = { $minutes } min
web-play-bot = Play a bot
web-invite = Invite
web-same-device = Same device
web-your-turn = It’s your turn
web-at-turn = { $game }, turn { $turn }
web-play-on = Continue
web-my-tables = My tables
web-open-tables = Open tables
web-live-tables = Games to watch
web-no-my-tables = You haven’t joined a table yet. Start a game above.
web-no-open-tables = No open tables right now.
web-no-live-tables = No games to watch right now.
web-join = Join
web-watch = Watch
web-open = Open
web-table-over = Finished
web-table-gathering = { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } with { $names }
}
web-waiting-for = Waiting for { $names }
web-time-left = { $time } left
web-turn = turn { $turn }
web-seats-taken = { $taken } of { $players } seats taken

## A new table

web-how = Who’s playing?
web-kind-bot = Bots
web-kind-invite = Friends, by link
web-kind-device = Friends on this device
web-level = Level
web-name-of = Player { $seat }’s name
web-more-options = More options
web-seat-number = Seat { $seat }
web-seat-me = You
web-seat-open = Open seat
web-seat-bot = Bot: { $level }
web-clock = Time control
web-clock-none = No clock
web-clock-minutes = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $increment } s per turn
}
web-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
web-by-chance = Random
web-cap = Turn limit (then it’s a draw)
web-cap-none = no limit
web-table-name = Table name
web-public = Public: anyone can join or watch
web-hints = Allow hints
web-file-unread = That file can’t be read.
web-make-table = Create table
web-start = Start

## Before the game

web-coming-in = Joining the table…
web-seats = Seats
web-seat-waiting = waiting for a player
web-here = online
web-not-here = offline
web-sit-here = Take this seat
web-put-bot = Add a bot
web-free = Free the seat
web-open-seat = Remove the bot
web-swap = Swap seats { $one } and { $other }
web-take-over = Continue on this device: take your seat below.
web-gathering = { $open ->
    [0] All seats are taken: starting now.
   *[other] The game starts when all seats are taken.
}
web-invitation = Invitation
web-invitation-help = Anyone with this link can take a seat. The game starts when all seats are taken.
web-invitation-link = Invitation link
web-renew = New link (the old one stops working)
web-leave-seat = Leave my seat
web-close-table = Close table
web-is-public = public
web-is-private = by invitation only
web-is-capped = draw after { $cap } turns

## At the table

web-menu = Menu
web-board = Board
web-side = Side panel
web-watching = Spectators:
web-undo = Undo
web-undo-free = no need to ask
web-undo-last = can’t be undone
web-undo-consent = others must agree
web-undo-nothing = nothing to undo
web-lost = Connection lost. Reconnecting…
web-paused = The game is paused.
web-sending =…
web-foresight = Preview
web-foresight-idle = Tap or hover over a move to preview it; tap again to play it.
web-foresight-wait = It’s not your turn to choose.
web-since = Since your last move
web-if-you-play = If you play: { $move }
web-no-return = You can’t undo this without the others’ consent.
web-play-it = Play it
web-log = Log
web-log-earlier = Show earlier
web-chat = Chat
web-chat-say = Write a message
web-spectator = Spectator
web-moves = Moves in words
web-moves-short = Moves
web-type-move = Type a move
web-in-words = Board described in words
web-several = That could be: { $moves }
web-agree = Accept
web-propose-draw = { $seat_is ->
    [you] You offer a draw.
   *[other] { $seat } offers a draw.
}
web-propose-undo = { $seat_is ->
    [you] You ask to take back your last move.
   *[other] { $seat } asks to take back the last move.
}
web-open-to-person = The host would like to give { $name }’s seat, now played by a bot, to a new player.
web-propose-pause = { $seat_is ->
    [you] You suggest a break.
   *[other] { $seat } suggests a break.
}
web-refuse = Decline
web-withdraw = Withdraw
web-away = A bot is playing for you.
web-back = I’m back
web-resume = Resume
web-clock-of = Time left for { $name }: { $time }
web-time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-time-days-hours = { $days } d { $hours } h
web-curtain = Pass the device to { $seat }
web-curtain-help = Everyone else, please look away.
web-curtain-open = I am { $seat }
web-forced = Only one move is possible, so it’s played for you.
web-answered = Played automatically: { $move }
web-by-table = (automatic)
web-hinted = A bot would play: { $move }

## The menu of a table

web-menu-hint = Ask a bot for a hint
web-menu-draw = Offer a draw
web-menu-pause = Pause
web-menu-away = Let a bot play for me
web-menu-hand = Show only my hand here (the board is on another screen)
web-menu-whole = Show the whole table here
web-menu-screen = Show the board on another screen
web-menu-watch = Spectator link
web-menu-invite = Invitation link
web-menu-pass = Move my seat to another device
web-menu-rules = Rulebook
web-menu-settings = Settings
web-menu-resign = Resign
web-menu-leave = Leave the table
web-menu-close = Close the table for everyone
web-sure-draw = Offer a draw?
web-sure-leave = Leave for good? You’ll lose your seat.
web-sure-resign = { $players ->
    [2] Resign? Your opponent wins.
   *[other] Resign? A bot will take over for you.
}
web-sure-close = Close the table? The game ends for everyone without a result.
web-link-help = Anyone with this link can watch.
web-screen-help = Open this on a tablet or TV: it shows what everyone may see. Then choose “Show only my hand” on the phones.
web-pass-help = Open this link on the other device. It works once; after that, this device can only watch.
web-passed = Your seat is now on the other device.

## After the game

web-won = You win!
web-nobody-won = Nobody wins
web-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
web-rematch = Rematch
web-rematch-asked = Waiting for the others…
web-rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
web-next-game = Watch the rematch
web-replay = Watch the replay
web-review = Analyse
web-record = Download the record
web-first = Go to start
web-run = Play
web-stop = Stop
web-timeline = Timeline
web-line-of = line { $line } of { $lines }
web-quiet = Nothing visible from this seat.
web-eyes = View as
web-eyes-spectator = Spectator
web-eyes-all = Everything revealed
web-eyes-seat = { $seat }
web-analysis = Computer analysis
web-analyse = Analyse the game
web-analysing = Analysing the game
web-graph = Each player’s winning chances over the game
web-turning = Turning points
web-turned = Line { $line }, { $move }: from { $before }% to { $after }%
web-turned-nowhere = No clear turning point.
web-costly = Costliest moves
web-cost = Line { $line }, { $move }: { $loss }% lost; better: { $best }
web-verify = Check the random draws
web-verify-help = Recalculates every draw from the commitment made before the game.
web-verified = All draws check out
web-not-verified = The draws don’t check out

## Accounts and ratings

web-account = Account
web-account-help = You can play everything without an account. An account keeps your games together on all your devices and, if you like, gives you a rating.
web-have-account = I have an account
web-new-account = New account
web-account-name = Name
web-password = Password
web-password-show = Show password
web-password-lost = We don’t ask for an email address, so keep your password safe: nobody can reset it for you.
web-sign-in = Sign in
web-sign-up = Create account
web-sign-out = Sign out
web-signed-in = Signed in on this device
web-own-ratings = My ratings
web-account-games = My games on all devices
web-account-no-games = No games yet. Games you start or join while signed in appear here.
web-own-data = My data
web-export-help = Everything the server stores about this account, in one file.
web-export = Download my data
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-changed = Password changed. Other devices have been signed out.
web-delete = Delete account…
web-delete-title = Delete the account { $name }?
web-delete-goes = Your name, password, ratings and list of games are erased, and you are signed out everywhere.
web-delete-stays = Games you played remain for the other players, without your name.
web-delete-final = This can’t be undone. Download your data first if you want to keep it.
web-delete-yes = Delete permanently
web-delete-no = Keep account
web-deleted = Account deleted.
web-rated = Rated game
web-rated-help = Everyone needs their own account; there is a clock, and there are no hints or bots.
web-rated-clock = Always with a clock, so nobody can stall the game.
web-rated-not-account = Only for people with an account.
web-rated-not-bots = Not with bots: ratings are for people only.
web-rated-not-device = Not with several players on one device.
web-rated-sign-in = This game is rated: sign in to take a seat. You can watch without an account.
web-is-rated = rated
web-rating = Rating
web-ratings = Ratings
web-ratings-all = All ratings
web-ratings-none = Nobody has played a rated game yet.
web-rating-none = No rated game yet.
web-rating-help = A rating shows how well someone plays compared with the others here. Everyone starts at 1500; the more games, the more reliable the number.
web-rating-range = most likely between { $least } and { $most }
web-rating-unsure = Provisional: a few more games will settle it.
web-rating-games = { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
web-rating-played = Games
web-rating-yours = Your rating
web-rating-change = { $sign ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] unchanged
}
web-rating-working = Calculating your new rating…
web-rating-uncounted = This game didn’t change your rating.

## Learning

web-lesson = Lesson
web-rules = Rulebook
web-search = Search the rules
web-found = { $count ->
    [one] 1 result
   *[other] { $count } results
}
web-step = Step { $step } of { $steps }
web-lesson-done = Well done!
web-lesson-other = That’s allowed, but try what this step asks for.
web-lesson-end = Done: back to the games
web-clause-R = a rule of the game
web-clause-S = part of the set-up
web-clause-C = describes a component
web-clause-J = our own ruling

## When something can't be shown

web-component-failed = This game’s own board couldn’t be loaded; this is the basic one.
web-trouble-server = The server had a problem
web-trouble-server-help = It’s not your fault, and nothing is lost. Try again in a moment.
web-trouble-network = Can’t reach the server
web-trouble-network-help = Is this device online? Your seats and games are safe; we’ll keep trying.
web-trouble-full = This table is full
web-trouble-full-help = Someone was quicker. You can watch, or start your own game.
web-trouble-link = This link doesn’t lead to a table
web-trouble-link-help = Check that you copied the whole link, or ask for a new one.
web-trouble-old = This link no longer works
web-trouble-old-help = The seat has been taken, the invitation renewed or the table closed. Ask for a new link.
web-trouble-finished = This game is over
web-trouble-finished-help = You can watch the replay, or start your own game.
web-trouble-nowhere = Page not found
web-trouble-nowhere-help = This address doesn’t exist on this site.
web-trouble-running = This game is still in progress
web-trouble-running-help = You can watch the replay once it’s over; until then, it’s at its table.
web-trouble-gathering = This game hasn’t started yet
web-trouble-gathering-help = You can watch the replay once it’s over; the players are still gathering at the table.
web-to-table = Go to the table
web-trouble-busy = Too many requests
web-trouble-busy-help = Too many requests came from your network. Wait a minute, then try again.
