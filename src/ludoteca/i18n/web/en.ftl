### The browser client’s own sentences. Every key stands in every language.

## Everywhere

web-close = Close
web-home = Home
web-live = Game updates
web-nav = Main menu
web-skip-link = Skip to content
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
web-coordinates = Coordinates on the board
web-confirm = Ask before sending a move
web-curtain-wish = Hide the board when the device changes hands
web-again = Try again
web-yes = Yes
web-no = No
web-cancel = Cancel
web-skip = Skip
web-announcement = Announcement
web-imprint = Legal notice
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
web-about = Out-of-print board games to play in your browser: against bots or with friends, no account needed.
web-learn-quick = Learn in 2 minutes
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
web-history = { $outcome ->
    [won] Won
    [lost] Lost
    [shared] Shared win
    [nobody] No winner
   *[over] Finished
} { $score }
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
web-join-running = The game is under way. Take the open seat to join in.
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
web-goal-hide = Hide the goal
web-lost = Connection lost. Reconnecting…
web-move-waits = Your move will be sent when it’s back.
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
web-report-message = Report this message
web-report-line = Report { $name }’s message
web-report-message-help = The people who run this server will see the message and who wrote it, and that the report is yours. They see nothing of the game.
web-report-name = Report a name
web-report-of = Report the name { $name }
web-report-name-help = The people who run this server will see the name and that the report is yours.
web-report-which = Which name?
web-report-send = Report
web-reported = Thank you. Your report has been sent.
web-muted = You can’t write in the chat any more.
web-muted-until = You can’t write in the chat until { $until }.
web-because = Reason: { $reason }
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
web-menu-open = Give { $name }’s seat to a new player
web-menu-pass = Move my seat to another device
web-menu-rules = Rulebook
web-menu-report = Report a name
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
web-last = Go to end
web-run = Play
web-stop = Stop
web-timeline = Timeline
web-single-steps = Single steps
web-speed = Speed
web-turn-of = { $turn ->
    [0] set-up
   *[other] turn { $turn }
} of { $turns }
web-quiet = Nothing visible from this seat.
web-eyes = View as
web-eyes-spectator = Spectator
web-eyes-all = Everything revealed
web-eyes-seat = { $seat }
web-analysis = Computer analysis
web-analyse = Analyse the game
web-analysing = Analysing the game
web-graph = Each player’s winning chances over the game
web-graph-turns = turn
web-percent = { $number }%
web-turn-number = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
web-turning = Turning points
web-turned = From { $before }% to { $after }%. { $played }
web-turned-nowhere = No clear turning point.
web-costly = Costliest turns
web-cost = { $loss }% lost. { $played }
web-better = Better: { $better }
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
web-password-lost = We don’t ask for an email address. You’ll get recovery codes in case you forget your password.
web-sign-in = Sign in
web-sign-up = Create account
web-sign-out = Sign out
web-sign-in-passkey = Sign in with a passkey
web-recover = Forgot your password?
web-recover-help = One of your recovery codes lets you set a new password. All your devices are signed out.
web-recover-code = Recovery code
web-recover-go = Set new password
web-recover-back = Back to sign-in
web-recovered = Password changed. All other devices have been signed out.
web-codes = Recovery codes
web-codes-help = If you forget your password, each of these codes lets you set a new one, once. There is no email address to fall back on, so keep them in a safe place. They are shown only now.
web-codes-file = Ludoteca recovery codes for { $name } at { $address }
web-codes-copy = Copy
web-codes-copied = Recovery codes copied.
web-codes-download = Download
web-codes-print = Print
web-codes-saved = I’ve saved them
web-codes-left = { $count ->
    [0] None left. If you forget your password now, nobody can reset it.
    [one] One unused code left.
   *[other] { $count } unused codes left.
  }
web-codes-new = New recovery codes
web-confirm-title = Confirm it’s you
web-confirm-help = Changes to how you sign in need your password or a passkey first.
web-confirm-yes = Confirm
web-confirm-passkey = Use a passkey
web-sessions = Where you’re signed in
web-session-unknown = Unknown device
web-session-this = this device
web-session-began = Signed in { $when }
web-session-used = Last used { $when }
web-session-end = Sign out
web-session-end-of = Sign out: { $device }
web-session-ended = That device has been signed out.
web-sessions-end = Sign out all other devices
web-sessions-ended = All other devices have been signed out.
web-method-password = with the password
web-method-passkey = with a passkey
web-method-recovery = with a recovery code
web-method-sign-up = when the account was created
web-passkeys = Passkeys and recovery
web-passkeys-help = With a passkey you sign in by fingerprint, face, screen lock or security key instead of the password.
web-passkeys-elsewhere = Passkeys for this server work in a current browser at { $address }.
web-passkeys-none-here = Passkeys need an address with HTTPS, which this server doesn’t have.
web-passkey-name = Name of the passkey, such as “Phone”
web-passkey-add = Add a passkey
web-passkey-added = Passkey added.
web-passkey-created = Added { $when }
web-passkey-synced = on several devices
web-passkey-remove = Remove
web-passkey-remove-of = Remove passkey: { $name }
web-passkey-removed = Passkey removed.
web-passkey-unused = No passkey was used.
web-notices = Recent security events
web-notices-none = Nothing yet.
web-notices-help = Was that not you? Change your password and sign out all other devices.
web-notices-new = { $count ->
    [one] One new security event
   *[other] { $count } new security events
  }
web-notices-tell = { $what }: { $device }. See your account page.
web-notice-sign-in = New sign-in
web-notice-password-changed = Password changed
web-notice-codes-renewed = New recovery codes
web-notice-passkey-added = Passkey added
web-notice-passkey-removed = Passkey removed
web-signed-in = Signed in on this device
web-banned = This account can’t play on this server any more.
web-banned-until = This account can’t play on this server until { $until }.
web-admin = Manage the server
web-members-help = On this server you create an account with an invitation. Open the link that you were sent first.
web-members-invited = Your invitation is used when you create the account.
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
web-delete-passkey = Delete permanently, with a passkey
web-privacy = Privacy
web-privacy-lead = You can play without an account. This server stores what a game needs, and nothing is sent to anybody else.
web-privacy-stored = What is stored, and for how long
web-privacy-what-games = Games that have not ended: moves, the names typed at the table, chat
web-privacy-what-finished = Finished games: the same, as a record that everyone with the link can replay
web-privacy-what-studies = Positions opened for study
web-privacy-what-account = Accounts: name, an irreversible hash of the password, unused recovery codes (hashed), passkeys (public keys), ratings, seats
web-privacy-what-sessions = Sign-ins: browser and system, when, and when last used
web-privacy-what-notices = Security events of an account: what happened, when, from which browser and system
web-privacy-what-addresses = Internet addresses
web-privacy-what-moderation = Moderation: bans and mutes, reports of messages and names, what hosts did
web-privacy-what-browser = In your browser: settings, keys of your seats, your sign-in
web-privacy-unused = Deleted { $time } after the last change if the game never starts
web-privacy-closed = Closed { $time } after the last move; the record remains
web-privacy-deleted = Deleted after { $time }
web-privacy-study = Deleted { $time } after the last change
web-privacy-kept = Kept until the host of this server deletes it
web-privacy-until-deleted = Until you delete the account
web-privacy-session = Ended { $time } after the last use
web-privacy-session-total = Ended { $time } after signing in
web-privacy-memory = In memory, to limit abuse
web-privacy-log = Also in the log of requests, which the host of this server keeps
web-privacy-no-log = Not in the log of requests
web-privacy-bans = Bans and mutes, with a banned address, until they end
web-privacy-reports = Reports until { $time } after a host has closed them
web-privacy-audit = The list of hosts’ actions as long as the server exists
web-privacy-browser-kept = Until you clear this site’s data
web-privacy-rights = Your data
web-privacy-export = On your account page you can download everything stored about you, in one file.
web-privacy-delete = There you can also delete the account. Your name then disappears from all games; the games remain for the other players.
web-privacy-account = My account
web-privacy-guests = Without an account, the host of this server can remove a name from a game or delete the game.
web-privacy-never = What there is not
web-privacy-none = No cookies, no advertising, no tracking, no email address, no content from other servers.
web-rated = Rated game
web-rated-help = Everyone needs their own account; there is a clock, and there are no hints or bots.
web-rated-clock = Always with a clock, so nobody can stall the game.
web-rated-not-account = Only for people with an account.
web-rated-not-bots = Not with bots: ratings are for people only.
web-rated-not-device = Not with several players on one device.
web-rated-sign-in = This game is rated: sign in to take a seat. You can watch without an account.
web-members-sign-in = Only members play here: sign in to take a seat.
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
web-found-none = Nothing found. Try a shorter or another word, or look through the contents.
web-found-all = Show everything
web-contents = Contents
web-rules-open = Open the rulebook
web-step = Step { $step } of { $steps }
web-lesson-done = Well done!
web-lesson-other = That’s allowed, but try what this step asks for.
web-lesson-end = To the games
web-lesson-match = First match
web-lesson-show = Show me
web-lesson-text = Explanation
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
web-trouble-banned = You can’t play on this server
web-trouble-banned-help = The people who run it have decided so.
web-trouble-members = Members only
web-trouble-members-help = On this server only members see the tables. Sign in, then open the link again.
