### The browser client’s own sentences. Every key stands in every language.

## Everywhere

web-close = Close
web-home = To the games
web-live = What happens
web-nav = Pages and settings
web-learn = Learn
web-language = Language
web-sound = Sound
web-dark = Dark colours
web-settings = Settings
web-name = Your name
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-size = Size of the text
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-motion = Things move
web-confirm = Ask before a move is sent
web-curtain-wish = Hide the board while the device changes hands
web-again = Try again
web-yes = Yes
web-no = No
web-cancel = Cancel
web-skip = Skip
web-next = Next
web-previous = Back
web-rule = rule { $clause }
web-copy = Copy the link
web-copied = The link is copied.
web-copy-yourself = Copy the marked link yourself, please.
web-share = Share
web-qr = The same link as a picture for cameras

## The first screen

web-hello = What shall we play?
web-players = Players
web-minutes = { $minutes } min
web-play-bot = Play a bot
web-invite = Invite
web-same-device = Same device
web-your-turn = It’s your turn
web-at-turn = { $game }, turn { $turn }
web-play-on = Play on
web-my-tables = My tables
web-open-tables = Open tables
web-live-tables = Games to watch
web-no-my-tables = You sit at no table yet: begin a game above.
web-no-open-tables = Nobody waits at a public table now.
web-no-live-tables = No public game is being played now.
web-join = Join
web-watch = Watch
web-open = Open
web-table-over = Finished
web-table-gathering = { $open ->
    [one] One seat is free
   *[other] { $open } seats are free
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } with { $names }
}
web-waiting-for = Waiting for { $names }
web-turn = turn { $turn }
web-seats-taken = { $taken } of { $players } seats taken

## A new table

web-how = Against whom?
web-kind-bot = Bots
web-kind-invite = People by link
web-kind-device = People at this device
web-level = Strength
web-name-of = Name of player { $seat }
web-more-options = More options
web-seat-number = Seat { $seat }
web-seat-me = You
web-seat-open = Open seat
web-seat-bot = Bot: { $level }
web-clock = Time to think
web-clock-none = No clocks
web-clock-minutes = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $increment } s a move
}
web-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
web-by-chance = By chance
web-cap = A draw after so many turns
web-cap-none = no limit
web-table-name = Name of the table
web-public = Public: anybody may join and watch
web-hints = Hints are allowed
web-file-unread = That file can’t be read.
web-make-table = Make the table
web-start = Start

## Before the game

web-coming-in = Coming to the table …
web-seats = Seats
web-seat-waiting = waiting for somebody
web-here = here
web-not-here = not here now
web-sit-here = Sit here
web-put-bot = Put a bot here
web-free = Free the seat
web-open-seat = Open the seat
web-swap = Exchange seats { $one } and { $other }
web-take-over = Continue here on this device: sit down on your seat.
web-gathering = { $open ->
    [0] All seats are taken: it begins at once.
   *[other] Waiting until every seat is taken.
}
web-invitation = Invitation
web-invitation-help = Whoever opens this link may sit down. The game begins when no seat is free.
web-invitation-link = Link for the invited
web-renew = Make a new link, void the old one
web-leave-seat = Leave the seat
web-close-table = Close the table
web-is-public = public
web-is-private = by invitation only
web-is-capped = a draw after { $cap } turns

## At the table

web-menu = Menu
web-board = Board
web-side = Beside the board
web-watching = watching:
web-undo = Undo
web-undo-free = free
web-undo-last = not after this
web-undo-consent = asks the others
web-undo-nothing = nothing to undo
web-lost = The line is cut: coming back …
web-paused = The game is paused.
web-sending = …
web-foresight = What the move would do
web-foresight-idle = Point at a move to see what it would do; a second touch plays it.
web-foresight-wait = There is nothing for you to choose now.
web-if-you-play = If you play: { $move }
web-no-return = This can’t be taken back freely.
web-play-it = Play it
web-log = Log
web-log-earlier = Earlier
web-chat = Chat
web-chat-say = Say something
web-spectator = Spectator
web-moves = Moves in words
web-moves-short = Moves
web-type-move = Type a move
web-in-words = The board in words
web-several = That could be: { $moves }
web-agree = Agree
web-propose-draw = { $seat_is ->
    [you] You propose a draw.
   *[other] { $seat } proposes a draw.
}
web-propose-undo = { $seat_is ->
    [you] You ask to take your last step back.
   *[other] { $seat } asks to take the last step back.
}
web-open-to-person = The host asks to give the seat of { $name }, which a bot plays, to a new player.
web-propose-pause = { $seat_is ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
web-refuse = Refuse
web-withdraw = Withdraw
web-away = A bot plays for you.
web-back = I’m back
web-resume = Go on
web-clock-of = Time left for { $name }: { $time }
web-curtain = Pass the device to { $seat }
web-curtain-help = Nobody else should look now.
web-curtain-open = I am { $seat }
web-forced = The table answers: there is only one way.
web-answered = Answered by the table, as the only way: { $move }
web-by-table = (the table’s answer)
web-hinted = A bot would play: { $move }

## The menu of a table

web-menu-hint = Ask a bot for a hint
web-menu-draw = Propose a draw
web-menu-pause = Pause
web-menu-away = Let a bot play for me
web-menu-hand = Only my hand here (the board is on another screen)
web-menu-whole = The whole table here
web-menu-screen = Show the board on another screen
web-menu-watch = Link for spectators
web-menu-invite = Invitation link
web-menu-pass = Move my seat to another device
web-menu-rules = Rulebook
web-menu-settings = Settings
web-menu-resign = Give up
web-menu-leave = Leave the table for good
web-menu-close = Close the table for everybody
web-sure-draw = Propose a draw?
web-sure-leave = Leave for good? Your seat is given up.
web-sure-resign = { $players ->
    [2] Give up and let the other win?
   *[other] Give up? A bot plays on in your place.
}
web-sure-close = Close the table? The game is broken off for everybody.
web-link-help = Whoever opens this link can watch.
web-screen-help = Open this on a tablet or television: it shows what everybody may see. Then choose “only my hand” on the phones.
web-pass-help = Open this link on the other device. It works once; this device then only watches.

## After the game

web-result = Result
web-won = You win!
web-nobody-won = Nobody wins
web-winners = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
web-rematch = Play again
web-rematch-asked = Waiting for the others …
web-rematch-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-next-game = To the next game
web-replay = Watch it again
web-record = Download the record
web-first = To the beginning
web-run = Run
web-stop = Stop
web-timeline = Timeline
web-line-of = line { $line } of { $lines }
web-quiet = Nothing that these eyes can see.
web-eyes = Through whose eyes?
web-eyes-spectator = A spectator
web-eyes-all = Everything shown
web-eyes-seat = { $seat }
web-analysis = What the bots think
web-analyse = Analyse the game
web-analysing = The bots are thinking
web-graph = Each player’s chances of winning from the first line to the last
web-turning = Where it turned
web-turned = Line { $line }, { $move }: from { $before } % to { $after } %
web-turned-nowhere = Nowhere much.
web-costly = What cost most
web-cost = Line { $line }, { $move }: { $loss } % lost; better { $best }
web-verify = Verify the chance
web-verify-help = Recomputes every draw from what was promised before the game.
web-verified = The record is good
web-not-verified = The record is not good

## Accounts and ratings

web-account = Account
web-account-help = You can play everything without an account. One keeps your games together on all your devices and, if you like, a rating.
web-have-account = I have an account
web-new-account = New account
web-account-name = Name
web-password = Password
web-password-show = Show the password
web-password-lost = We ask for no mail address. So keep the password well: nobody can send you a new one.
web-sign-in = Sign in
web-sign-up = Make the account
web-sign-out = Sign out
web-signed-in = Signed in on this device
web-own-ratings = My ratings
web-account-games = My games on all devices
web-account-no-games = None yet. Games that you begin or join while signed in are kept here.
web-own-data = My data
web-export-help = Everything the server keeps about this account, in one file.
web-export = Download my data
web-password-change = Change the password
web-password-old = Password until now
web-password-new = New password
web-password-changed = The password is changed. Other devices are signed out.
web-delete = Delete the account …
web-delete-title = Delete the account { $name }?
web-delete-goes = The name, the password, your ratings and the list of your games are erased, and you are signed out everywhere.
web-delete-stays = Games that you played stay for the others who played them, without your name.
web-delete-final = This can’t be undone. Download your data first if you want to keep it.
web-delete-yes = Delete it for good
web-delete-no = Keep the account
web-deleted = The account is deleted.
web-rated = Rated game
web-rated-help = Everybody needs an account of their own; there is a clock, and no hints or bots.
web-rated-clock = With a clock always, so that nobody can let the game stand.
web-rated-not-account = Only for people with an account.
web-rated-not-bots = Not with bots: a rating is about people.
web-rated-not-device = Not with several players at one device.
web-rated-sign-in = This game is rated: sign in to sit down. You can watch without an account.
web-is-rated = rated
web-rating = Rating
web-ratings = Ratings
web-ratings-all = All ratings
web-ratings-none = Nobody has played a rated game yet.
web-rating-none = No rated game yet.
web-rating-help = A rating tells how somebody plays compared with the others here. Everybody begins at 1500; the more games, the surer the number.
web-rating-range = most likely between { $least } and { $most }
web-rating-unsure = Not sure yet: some more games will tell.
web-rating-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
web-rating-played = Games
web-rating-yours = Your rating
web-rating-change = { $sign ->
    [up] + { $points }
    [down] − { $points }
   *[same] as before
}
web-rating-working = Your new rating is being worked out …
web-rating-uncounted = This game didn’t change your rating.

## Learning

web-lesson = Lesson
web-rules = Rulebook
web-search = Search the rules
web-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
}
web-step = Step { $step } of { $steps }
web-lesson-done = Well done.
web-lesson-other = That is allowed, but try what the step asks for.
web-lesson-end = Finished: to the games
web-clause-R = a rule of the game
web-clause-S = part of the set-up
web-clause-C = describes a component
web-clause-J = a judgement of this project

## When something can't be shown

web-component-failed = This game’s own board could not be shown; this is the simple one.
web-trouble-server = The server stumbled
web-trouble-server-help = It isn’t your fault and nothing is lost. Try again in a moment.
web-trouble-network = The server can’t be reached
web-trouble-network-help = Is this device connected? Your seats and games are safe; we keep trying.
web-trouble-full = This table is full
web-trouble-full-help = Somebody was quicker. You can watch, or begin a game of your own.
web-trouble-link = There is no table at this link
web-trouble-link-help = Was the link copied whole? Ask whoever sent it for a new one.
web-trouble-old = This link is used up
web-trouble-old-help = The seat was taken, the invitation renewed or the table closed meanwhile. Ask for a new link.
web-trouble-finished = This game is over
web-trouble-finished-help = You can watch it again, or begin one of your own.
web-trouble-nowhere = There is nothing here
web-trouble-nowhere-help = The address leads to no page of ours.
web-trouble-running = This game is still being played
web-trouble-running-help = You can watch it again once it is over; until then it is at its table.
web-trouble-gathering = This game hasn’t begun yet
web-trouble-gathering-help = You can watch it again once it is over; for now its players gather at the table.
web-to-table = To the table
web-trouble-busy = Too much at once
web-trouble-busy-help = From here came too many requests. Wait a minute, then try again.
