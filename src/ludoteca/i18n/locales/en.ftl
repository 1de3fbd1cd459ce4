### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

## Playing in a terminal: the command line

command-play = play a game in this terminal
play-arg-game = the game to play; asked for if left out
play-arg-players = how many play: you and bots
play-arg-seats = who sits where: “you” or a bot’s level for each seat, separated by commas
play-arg-names = the players’ names, separated by commas
play-arg-seed = a text that decides all chance, to play the same game again
play-arg-option = an option of the game, such as first=0
play-arg-file = a file for the option “{ $option }”, of games that have it
play-arg-plain = no drawing: one fact per line, for screen readers and scripts
play-arg-record = write the record of the game into this file
error-bad-seats = A seat can’t be “{ $word }”; it is one of: { $known }.
error-option-without-value = An option is written NAME=VALUE, not “{ $option }”.
error-seats-and-players = { $seats ->
    [one] { $seats } seat is named, but --players says { $players }.
   *[other] { $seats } seats are named, but --players says { $players }.
}

## Playing in a terminal: before the game

reception-games = Which game? Type its number or its name.
reception-seats = Who plays? Type a number, or press Enter for the first.
reception-seats-own = Or name the seats yourself, for example: you,casual,expert
reception-bots = { $number ->
    [one] you against a bot ({ $level })
   *[other] you against { $number } bots ({ $level })
}
reception-people = { $number ->
    [one] { $number } person at this keyboard
   *[other] { $number } people at this keyboard
}
name-you = You
name-0 = Ochre
name-1 = Teal
name-2 = Plum
name-3 = Slate
name-4 = Crimson

## Playing in a terminal: the game

list-and = { $most } and { $last }
list-or = { $most } or { $last }
play-turn = turn { $turn }
play-bot = { $seat } is a bot ({ $level }).
play-greeting = Type “help” to learn how to play, “rules” for the rulebook.
play-refused = { $why } (rule { $clause })
play-ambiguous = “{ $text }” could be: { $moves }.
play-unknown = I don’t understand “{ $text }”. Type “moves” to see what you can do, “help” for the commands.
play-unknown-close = I don’t understand “{ $text }”. Did you mean: { $moves }?
play-watching = You are just watching now.
play-thinking = { $seat } is thinking…
play-watch-on = The bots play on without you. Enter: keep watching
play-is-legal = “{ $move }” is allowed.
play-no-moves = It isn’t your turn to choose.
play-no-hand = You have nothing that is hidden from the others.
play-no-place = There is no space “{ $place }” here. Spaces go from { $first } to { $last }.
play-no-places = This game has no named spaces.
play-no-changes = Nothing has happened since.
play-no-undo = You have nothing to take back.
play-undo-sure = { $people ->
    [one] This takes back everything since your last move; cards and other random draws will come out differently. Take it back? (yes/no)
   *[other] This takes back everything since your last move; cards and other random draws will come out differently. Does everyone agree? (yes/no)
}
play-undone = Taken back.
play-draw-sure = { $people ->
    [one] End the game in a draw? (yes/no)
   *[other] Does everyone agree to a draw? (yes/no)
}
play-resign-sure = { $players ->
    [2] Resign? Your opponent wins. (yes/no)
   *[other] Resign? A bot will take over for you. (yes/no)
}
play-quit-sure = Leave the game? It is lost unless you save it. (yes/no)
play-yes-words = y yes
play-not-done = OK, nothing has changed.
play-saved = Saved in { $file }.
error-not-saved = { $file } can’t be written: { $why }.
play-curtain = Pass the keyboard to { $seat }, then press Enter.
play-footer = Tab: moves · help · preview MOVE · why MOVE · rules · undo · quit
play-footer-page = Page Up, Page Down: scroll · Esc or Enter: back to the board
play-footer-curtain = Enter: continue
play-footer-over = log · save FILE · rules · quit

## The commands: the word to type, and what it does

word-help = help
word-moves = moves
word-why = why
word-preview = preview
word-undo = undo
word-hand = hand
word-board = board
word-where = where
word-around = around
word-changes = changes
word-log = log
word-rules = rules
word-save = save
word-draw = draw
word-resign = resign
word-quit = quit
play-help-typing = Type a move in words; the first letters of each are enough if they are unambiguous. Tab lists the moves you can make and what they would do.
play-help-help = this page
play-help-moves = the moves you can make and what each does
play-help-why = why a move is not allowed: why MOVE
play-help-preview = what a move would do, without making it: preview MOVE
play-help-undo = take back your last move
play-help-hand = your hand
play-help-board = show the board again
play-help-where = everything you can see, as a list
play-help-around = a space and its neighbours: around SPACE
play-help-changes = what happened since your last move
play-help-log = everything that happened
play-help-rules = the rulebook, one clause or a search: rules 3.3
play-help-save = save the record to a file: save FILE
play-help-draw = agree to a draw
play-help-resign = resign
play-help-quit = leave the game

## What is said at a table, and how it can end there

table-seat = { $what ->
    [person] { $seat }: a player has joined.
    [open] { $seat }: the seat is open.
   *[other] { $seat }: a bot plays here now ({ $what }).
}
table-hint = { $seat_is ->
    [you] You were given a hint.
   *[other] { $seat } was given a hint.
}
table-pause = The game is paused.
table-resume = The game resumes.
table-propose = { $what ->
    [draw] { $seat_is ->
        [you] You offer a draw.
       *[other] { $seat } offers a draw.
    }
    [pause] { $seat_is ->
        [you] You ask for a pause.
       *[other] { $seat } asks for a pause.
    }
   *[undo] { $seat_is ->
        [you] You ask to take back your last move.
       *[other] { $seat } asks to take back the last move.
    }
}
table-agree = { $seat_is ->
    [you] You accept.
   *[other] { $seat } accepts.
}
table-refuse = { $seat_is ->
    [you] You decline.
   *[other] { $seat } declines.
}
table-undo = The last move was taken back.
table-resign = { $seat_is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
table-time = { $seat_is ->
    [you] You ran out of time.
   *[other] { $seat } ran out of time.
}
table-draw = Draw agreed.
table-cap = The turn limit was reached.
table-abandon = The game was abandoned.
reason-resigned = { $winners_is ->
    [you] Your opponent resigned: you win.
   *[other] { $winners } wins: the opponent resigned.
}
reason-time = { $winners_is ->
    [you] Your opponent ran out of time: you win.
    [nobody] Out of time: nobody wins.
   *[other] { $winners } wins: the opponent ran out of time.
}
reason-agreed = Draw by agreement.
reason-cap = Draw: the turn limit was reached.
reason-abandoned = The game was abandoned: nobody wins.

## Records and rules in a terminal

command-replay = step through a record
command-rules = read the rulebook
rules-arg-asked = a clause such as 3.3, a section such as 3, or a word to search for
replay-arg-file = the record
replay-arg-seat = view as this seat
replay-arg-all = reveal everything, hidden information included
replay-arg-line = the line to start at
replay-step = line { $number } of { $total }
replay-eyes-seat = viewed as { $seat }
replay-eyes-spectator = as a spectator
replay-eyes-all = everything revealed
replay-setup = The game is set up.
replay-quiet = Nothing visible from this seat.
replay-no-more = There are no more lines in that direction.
replay-unknown = I don’t understand “{ $text }”. Type “help” for the commands.
replay-footer = → or Enter: next · ← back · a number: go there · seat N · all · help · quit
replay-word-next = next
replay-word-back = back
replay-word-start = start
replay-word-end = end
replay-word-seat = seat
replay-word-all = all
replay-word-spectator = spectator
replay-word-where = where
replay-word-hand = hand
replay-word-around = around
replay-word-help = help
replay-word-quit = quit
replay-help-next = the next line; also Enter and →
replay-help-back = the previous line; also ←. A number goes to that line
replay-help-start = the first line
replay-help-end = the last line
replay-help-seat = view as a seat: seat 1
replay-help-all = reveal everything
replay-help-spectator = view as a spectator
replay-help-where = everything there is to see, as a list
replay-help-hand = the hand of the chosen seat
replay-help-around = a space and its neighbours: around SPACE
replay-help-help = this list
replay-help-quit = leave
error-no-rule = Nothing in the rulebook matches “{ $asked }”.
error-no-rulebook = This game has no rulebook page here.
error-no-such-seat = There is no seat { $seat }: they go from 0 to { $most }.
error-record-empty = The record is empty.
error-record-not-text = { $file } isn’t a record: it isn’t UTF-8 text.
error-no-file = { $file } can’t be read: { $why }.

## Errors

command-engine = speak the engine protocol on standard input and output

error-unknown-game = { $suggestions-number ->
    [0] No game is called “{ $game }”.
   *[other] No game is called “{ $game }”. Did you mean: { $suggestions }?
}
error-unknown-move = “{ $move }” is not a move of this game.
error-unknown-level = There is no level “{ $level }”. Levels, from weakest to strongest: { $known }.
error-nothing-to-choose = Seat { $seat } has nothing to choose now.
error-nothing-to-choose-over = The game is over: there is nothing left to choose.
error-no-budget = { $given } is not enough thinking time.
error-not-possible = “{ $outcome }” is not a possible outcome now.
error-not-legal = That move is not allowed now.
error-nothing-to-draw = No chance event is due: a seat must choose, or the game is over.
error-bad-option = The game doesn’t take that option.
error-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-bad-first = The option “first” is a seat, counted from 0.
error-impossible-position = No game could reach this position.
error-too-big = The count exceeds { $max_nodes }.
error-internal = Something went wrong here that isn’t your fault. Nothing has changed.

error-no-game = No game is in progress: start one with “new”, “load” or “replay”.
error-line-too-long = The line is longer than a mebibyte.
error-bad-utf8 = The line is not UTF-8.
error-bad-json = The line is not JSON.
error-not-an-object = A request is a JSON object.
error-too-deep = The line is nested too deeply.
error-not-finite = NaN and infinities are not numbers.
error-number-too-large = A number in the line is too large.
error-bad-text = A string in the line contains an unpaired surrogate.
error-field-twice = The field “{ $field }” appears twice.
error-missing-field = The field “{ $field }” is missing.
error-bad-field = { $wanted ->
    [text] The field “{ $field }” must be a text.
    [members] off, play or all
    [language] auto, en, it, fr or es
    [truth] The field “{ $field }” must be true or false.
    [object] The field “{ $field }” must be an object.
    [texts] The field “{ $field }” must be a non-empty list of strings.
    [seat] The field “{ $field }” must be a seat: a spectator has no moves.
   *[other] The field “{ $field }” has an invalid value.
}
error-bad-number = The field “{ $field }” must be a whole number from { $low } to { $high }.
error-unknown-request = { $suggestions-number ->
    [0] There is no request “{ $do }”.
   *[other] There is no request “{ $do }”. Did you mean “{ $suggestions }”?
}
error-ms-or-iterations = Give either “ms” or “iterations”.
error-bad-view = No game can show this view.
error-bad-moves = “{ $move }” is not a legal move in this view.

error-bad-record = The record can’t be read.
error-record-too-long = The record is too long.
error-record-without-body = The record is missing the blank line after its header.
error-record-without-setup = The record doesn’t begin with a set-up or a position.
error-record-does-not-replay = Line { $line } of the record can’t be played.
error-record-of-other-rules = The record uses version { $rules } of the rules, which this release doesn’t have.
error-bad-line = Line { $line } of the record can’t be read.
error-bad-header = The header “{ $header }” of the record can’t be read.
error-bad-secret = The secret of the record can’t be read.

## The table server: settings

setting-config = a TOML file with settings
setting-bind = the addresses to listen on, separated by commas; “local” is this machine and its addresses in private networks
setting-port = the port to listen on
setting-public-url = the address people type if the server is behind a proxy: links use it, and only it and this machine’s own addresses are answered
setting-base-path = the path prefix of all addresses, such as /games; taken from the public address if it has one
setting-trusted-proxy = addresses or networks of proxies that are trusted to report the visitor’s address, separated by commas
setting-tables = who may open tables: anyone, people with an invitation, or only the administrator
setting-members-only = who may play: “off” is anyone, “play” people with an account (which takes an invitation), “all” the same, and nobody else sees public tables
setting-imprint = who runs the server, in the footer of every page: a text or the address of a page
setting-language = the language of the first page for people who have not chosen one; auto is the one their browser prefers
setting-accounts = whether people may create accounts
setting-data = the folder that holds the database
setting-accept-loss = start although the write-ahead log or the content of the database is missing
setting-metrics = the address and port where Prometheus reads the metrics; off unless set
setting-log = what is logged on standard error, as lines of JSON: all, warnings or none; auto is warnings at a terminal, otherwise all
setting-bot-workers = how many bots can think at the same time; 0 is one fewer than the processors, but at least one
setting-sleep-after = an idle table is unloaded from memory after this time, and loaded again when someone returns
setting-expire-gathering = a table that never began is removed after this time without a change; 0 means never
setting-expire-playing = an unfinished game is closed as abandoned after this time without a move; 0 means never
setting-expire-study = a lesson or study is removed after this time; 0 means never
setting-expire-finished = a finished game is removed after this time; 0 means never
setting-expire-session = a sign-in session ends after this time without use; 0 means never
setting-session-lifetime = a sign-in session ends this long after signing in, even if it is in use; 0 means never
setting-expire-notice = notices of sign-ins and changes to an account are deleted after this time; 0 means never
setting-most-tables = the maximum number of unfinished tables
setting-most-sockets = the maximum number of open sockets
setting-frame-bytes = the maximum size of a WebSocket message
setting-body-bytes = the maximum size of a request body
setting-unsent-bytes = a client with more than this waiting to be sent is disconnected; it can reconnect
setting-limits = whether the limits below apply; turn off only for measurements
setting-head-timeout = how long a client may take for the head of a request; 0 means no limit
setting-body-timeout = how long a client may take for the body of a request; 0 means no limit
setting-connection-bytes = bytes that one WebSocket connection sends, control frames included; each frame counts for 64 more, and a message longer than this never arrives
setting-address-connections = connections open from one address at once, of any kind; those of trusted proxies are not counted
setting-address-requests = requests from one address
setting-address-messages = messages from one address
setting-address-bytes = bytes from one address
setting-address-tables = tables opened from one address
setting-address-chat = chat lines from one address
setting-address-logins = sign-in and sign-up attempts from one address; the same number for one name from all addresses
setting-address-sockets = open sockets from one address
setting-seat-messages = messages for one seat
setting-seat-bytes = bytes for one seat
setting-seat-chat = chat lines from one seat
setting-table-messages = messages to one table
setting-table-bytes = bytes to one table
setting-table-chat = chat lines at one table
setting-table-sockets = open sockets at one table
error-bad-setting = { $source } sets { $setting } to “{ $value }”; it must be { $wanted ->
    [addresses] “local”, or addresses separated by commas, such as 127.0.0.1,192.168.1.20
    [port] a port from 1 to 65535
    [url] an http or https address without a query, such as https://play.example/games
    [path] a path such as /games
    [networks] addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8
    [tables] anyone, invited or admin
    [truth] on or off
    [file] a folder
    [endpoint] an address and a port, such as 127.0.0.1:9100
    [log] auto, all, warnings or none
    [duration] a time such as 90s, 10m, 24h or 30d, or 0
    [bytes] a number of bytes, at least 1024
    [rate] a number per period, such as 20/10s or 60/h
   *[other] a whole number
}.
error-bad-settings-file = { $file } is not a TOML file: { $why }.
error-unknown-setting = { $close ->
    [none] { $file } sets “{ $setting }”, which is not a setting.
   *[other] { $file } sets “{ $setting }”, which is not a setting. Did you mean { $close }?
}
error-setting-paths-differ = The public address { $public } doesn’t end with the base path { $base }.

## The table server: at its door

error-door-host = This server isn’t reachable under that address. Use one of those it prints when it starts.
error-door-one-host = A request must name this server exactly once, in one Host header.
error-door-origin = That page doesn’t belong to this server, so it may not send this request.
error-door-too-many = Too many requests. Wait a moment and try again.
error-door-too-slow = The request took too long to arrive. Try again.
error-door-not-here = There is nothing at this address.
error-door-too-large = That is larger than this server accepts.
error-door = The server refuses this request.

## Accounts

error-account = That isn’t possible with this account.
error-account-none-here = This server has no accounts. You can play without one.
error-account-bad-name = A name has 1 to { $longest } visible characters, at least one of them a letter or a digit, and at most two marks on a letter.
error-account-name-scripts = A name has letters of one alphabet only.
error-account-name-similar = That name looks too much like another one. Choose another.
error-account-name-taken = That name is taken. Choose another.
error-account-wrong = Wrong name or password.
error-account-no-session = Your session has expired. Sign in again.
error-account-too-often = Too many attempts. Wait a few minutes and try again.
error-account-common-password = That password is one of the most common ones. Choose another.
error-account-confirm = Confirm first that it’s you.
error-account-no-such-session = That session has ended already.
error-account-wrong-code = The name or the recovery code isn’t right, or the code was used before.
error-account-no-passkeys-here = This server can’t use passkeys.
error-account-passkey-wrong = This passkey isn’t accepted. Try again, or sign in with your password.
error-account-passkey-expired = That took too long. Try again.
error-account-no-such-passkey = That passkey has been removed already.
error-account-many-passkeys = An account has at most { $most } passkeys. Remove one first.
error-account-password = A password has { $shortest } to { $longest } characters.
error-account-busy = Too many people are signing in right now. Try again in a moment.

## Running a server

command-admin = manage a running server: people, tables, chat, announcements, results
admin-arg-what = what to do
admin-arg-of = the table’s id; for “open” the game; an account, a number, words or a text, as the list below says
admin-arg-seat = the seat, counted from 0
admin-arg-number = the chat line to hide, all of the table’s if left out; for “audit”: entries before this one
admin-arg-uses = how many tables (or, with members-only, accounts) an invitation is good for
admin-arg-account = ban or mute this account
admin-arg-name = ban or mute everybody under this name, or one that looks like it
admin-arg-address = ban or mute an address or a network, such as 192.0.2.0/24
admin-arg-table = mute at this table only; with --seat, whoever sits there
admin-arg-for = how long it lasts, such as 2h or 7d; for ever if left out
admin-arg-reason = why: shown to whoever it concerns, and kept in the audit trail
admin-arg-in = the language of the words or the announcement; all if left out
admin-arg-file = a file of words, one per line
admin-arg-from = the first day of the results; today if left out
admin-arg-to = the last day of the results
admin-arg-clear = take the announcement away
admin-do-load = show how busy the server is
admin-do-tables = list unfinished tables
admin-do-chat = show the chat of TABLE
admin-do-close = close TABLE
admin-do-hide-name = remove a name from TABLE and its record
admin-do-hide-chat = hide chat of TABLE
admin-do-invite = print a new invitation link
admin-do-uninvite = void all invitations
admin-do-open = open a table of GAME and print its links
admin-do-confirm-clock = take the machine’s clock as right after a jump
admin-do-ban = ban --account, --name or --address
admin-do-mute = take the chat from --account, --name, --address, or a --seat of --table
admin-do-unban = lift ban NUMBER
admin-do-unmute = lift mute NUMBER
admin-do-bans = list bans and mutes with their numbers
admin-do-connections = list who is connected, with addresses
admin-do-reports = list reported messages and names
admin-do-resolve = close report NUMBER: something was done
admin-do-dismiss = close report NUMBER: nothing to do
admin-do-host = make account NAME a host of the server, with the page /admin
admin-do-unhost = take that role from account NAME
admin-do-hosts = list the hosts
admin-do-reset-password = give account NAME a new password and sign it out everywhere
admin-do-filter = refuse WORDS (separated by commas) in chat, names and titles
admin-do-unfilter = allow WORDS again
admin-do-words = list the refused words
admin-do-announce = show TEXT at the top of every screen, or --clear it
admin-do-announcements = list what is announced
admin-do-results = print results from one day to another as CSV, of GAME if given
admin-do-audit = list what hosts did, latest first
admin-never = for ever
admin-changed = Words changed: { $count }.
admin-no-announcement = Nothing is announced.
admin-password-help = The account is signed out everywhere. Pass this password on safely; its owner should change it after signing in.
admin-clock = The clock is confirmed; it had moved by { $seconds } s.
admin-done = Done.
error-admin = The server couldn’t do that.
error-admin-refused = The server refuses: { $why }
error-admin-no-server = No server answers at { $file }: { $why }. Does it run, with the same --data?
error-admin-of-what = Name what to { $what }: a table’s id, an account, a number, words or a text; “ludoteca admin --help” says which.
error-admin-which-seat = Name the seat with --seat.
error-filtered-text = “{ $word }” isn’t allowed on this server. Nothing was sent: change it and try again.
error-filtered-name = That name isn’t allowed on this server. Choose another.
error-members-only = Only members play on this server. Sign in first.
error-members-invited = Accounts on this server are by invitation. Open the invitation link that you were sent, then create the account.
error-not-a-host = This page is for the hosts of the server.
error-too-many-reports = You’ve sent several reports already. Wait some minutes and try again.
error-no-chat-line = That message isn’t there any more.
error-no-name = There is no name in that seat.
error-no-account = There is no account “{ $name }”.
error-host-account = { $name } is a host of the server; take that role away first.
error-no-sanction = There is no ban or mute number { $number }.
error-no-report = There is no open report number { $number }.
error-bad-target = Name one account, name or address, or for a mute a table with a seat.
error-bad-network = “{ $given }” is no address and no network such as 192.0.2.0/24.
error-wide-network = { $given } is too large a network: the number after the slash is at least { $least }.
error-bad-announcement = An announcement has at most { $longest } characters.
error-banned = You can’t play on this server { $ends ->
    [0] any more
   *[other] until { $until }
}. { $reason ->
    [none] No reason was given.
   *[other] Reason: { $reason }
}
error-muted = You can’t write in the chat { $ends ->
    [0] any more
   *[other] until { $until }
}. { $reason ->
    [none] No reason was given.
   *[other] Reason: { $reason }
}
error-tables-invited = On this server you need an invitation to open a table. Ask the administrator for one.
error-tables-admin = On this server only the administrator can open tables.
error-server-table-moved = This table is under maintenance. Try again in a moment.
command-new-game = write a complete game to start your own from
newgame-arg-name = its name: one lower-case word
newgame-arg-title = its title; the name, if you leave it out
newgame-arg-folder = the folder to write it into; the name, if you leave it out
newgame-written = { $number } files of “{ $title }” written to { $folder }.
newgame-next = Install it and play:
    python3 dev.py install { $folder }      in a checkout of Ludoteca
    pip install --editable { $folder }      anywhere else
    ludoteca play { $name }
    The file README.md says what to change where.
error-newgame-bad-name = “{ $name }” can’t be a game’s name: it must be one lower-case word in letters and digits.
error-newgame-name-in-use = The name “{ $name }” is taken by a game or another Python package.
error-newgame-bad-title = “{ $title }” can’t be a title: leave out quotation marks, backslashes and braces.
error-newgame-folder-in-use = { $folder } isn’t empty: name another folder with --folder.

## Speed

command-bench = measure the speed of the rules
bench-subject = what to measure
bench-mode = how the games are played: within the core, stepped, in words, or on fresh set-ups
bench-seconds = for how long
bench-compiled = { $rate } choices a second, compiled, in { $games } games of { $players } players
bench-interpreted = { $rate } choices a second, interpreted, in { $games } games of { $players } players
cli-game = the game’s name
cli-players = the number of players
cli-json = print one line of JSON

## The table

error-table-no-such-seat = There is no such seat at this table.
error-table-bad-seats = The table has { $players } seats, not { $seats }.
error-table-bad-kind = “{ $kind }” is neither a person nor a level.
error-table-bad-name = A name has at most { $longest } characters, all of them visible.
error-table-bad-clock = A clock needs whole seconds, from 1 to { $longest }.
error-table-bad-cap = The turn limit must be a whole number, at least 1.
error-table-bad-salt = A salt has from 1 to { $most } bytes.
error-table-begun = The game has already begun.
error-table-not-begun = The game hasn’t begun yet.
error-table-over = The game is over.
error-table-not-over = That is shown only after the game.
error-table-paused = The game is paused.
error-table-not-paused = The game isn’t paused.
error-table-seat-open = A seat is still open.
error-table-seat-left = The player of this seat has left the game.
error-table-salt-given = This seat has already added its salt.
error-table-salt-missing = A seat’s device hasn’t added its salt yet.
error-table-not-asked = You have nothing to decide now.
error-table-stale-decision = That decision is no longer open. Look at the board again.
error-table-foreign-decision = That decision belongs to another seat.
error-table-not-foreseen = The outcome of “{ $move }” can’t be known in advance.
error-table-move-refused = “{ $move }” isn’t allowed now ({ $rule }).
error-table-key-reused = That key already belongs to another answer.
error-table-no-undo = There is nothing to take back.
error-table-undo-needs-consent = You can take that back only if everyone agrees.
error-table-no-such-proposal = “{ $what }” is not something you can offer.
error-table-already-proposed = That has already been offered.
error-table-no-proposal = Nobody has offered that.
error-table-already-agreed = Your agreement isn’t needed for that.
error-table-no-hints = There are no hints at this table.
error-record-draw-differs = Line { $line } is not what the secret draws.
error-record-without-secret = The record lacks the secret of its draws.
error-record-commitment-differs = The secret is not the one that was committed to.

## The store

error-store-failed = { $file } can’t be used: { $why }. Nothing has changed in it.
error-store-in-use = { $file } is in use by another server. Stop that one first, or give this one a file of its own.
error-store-unwritable = { $file } can’t be written: { $why }. The file and its folder must belong to whoever runs this.
error-store-full = There is no room left on the disk of { $file }. Nothing has changed; make room and try again.
error-store-unsynced = The disk of { $file } failed to store what was written: { $why }. Nothing more is written until the disk is in order and the server is started again.
error-store-corrupt = { $file } is damaged ({ $why }). Restore a backup with “ludoteca restore”.
error-store-foreign = { $file } isn’t a database of this program, or its beginning is damaged. Choose another file, or restore a backup with “ludoteca restore”.
error-store-too-new = { $file } was written by a newer version of this program (its format is { $theirs }, this version reads up to { $ours }). Install the newer version again.
error-store-incomplete = { $file } is missing or empty, so changes may be lost. Put the file back, restore a backup with “ludoteca restore”, or start once with “--accept-loss on” to go on without them.
error-store-missing = { $file } doesn’t exist.
error-backup-exists = { $file } already exists, and a backup never overwrites a file.
command-backup = copy all data of the server into one file, even while people play
command-restore = replace the server’s data with a backup
backup-arg-file = the new file; with --keep, a folder
backup-arg-keep = write a file named by date and time into the folder FILE, then delete all but the newest N there
backup-done = { $tables ->
    [0] { $file } holds no tables.
    [1] { $unfinished ->
        [0] { $file } holds one table.
       *[other] { $file } holds one table, which is unfinished.
    }
   *[other] { $unfinished ->
        [0] { $file } holds { $tables } tables.
        [1] { $file } holds { $tables } tables, one of them unfinished.
       *[other] { $file } holds { $tables } tables, { $unfinished } of them unfinished.
    }
 }
restore-arg-file = a file that “backup” has written
restore-done = { $tables ->
    [0] Restored from { $file }: no tables.
    [1] { $unfinished ->
        [0] Restored from { $file }: one table.
       *[other] Restored from { $file }: one table, which is unfinished.
    }
   *[other] { $unfinished ->
        [0] Restored from { $file }: { $tables } tables.
        [1] Restored from { $file }: { $tables } tables, one of them unfinished.
       *[other] Restored from { $file }: { $tables } tables, { $unfinished } of them unfinished.
    }
 }
restore-aside = The previous data is now in { $file }.
command-render-replays = render and store the replays of finished tables, before an upgrade that drops their rules
render-replays-arg-game = only the tables of this game
render-replays-done = { $number ->
    [0] No replays rendered.
    [1] Replays of one table rendered.
   *[other] Replays of { $number } tables rendered.
 }
render-replays-failed = { $number ->
    [1] The record of one table doesn’t replay with the installed rules.
   *[other] The records of { $number } tables don’t replay with the installed rules.
 }
error-name-taken = The name “{ $name }” is already taken.

## Levels, from weakest to strongest, and the two plain players

level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
option-first = Who starts

## Checking records

command-verify = check every draw, move and result of a record
verify-arg-files = the records; - is standard input
verify-commitment = The secret is the one that was committed to before anything was drawn.
verify-draws = { $number ->
    [one] 1 draw is what the secret and the salts say.
   *[other] { $number } draws are what the secret and the salts say.
}
verify-moves = { $number ->
    [one] 1 move is allowed by the rules.
   *[other] { $number } moves are allowed by the rules.
}
verify-struck = { $number ->
    [one] 1 of those lines was taken back; its draw still counts.
   *[other] { $number } of those lines were taken back; their draws still count.
}
verify-result = The result is the one that the lines lead to.
verify-good = Verified.
verify-bad = Not verified.
error-verify-unreadable = The file can’t be read: { $why }.
error-verify-no-text = The file isn’t UTF-8 text.
error-verify-no-secret = The secret isn’t revealed, so the draws can’t be checked.
error-verify-no-commitment = No commitment was made, so the secret may have been chosen afterwards.
error-verify-commitment-differs = The secret belongs to the commitment { $expected }, but { $written } is written.
error-verify-draw-differs = Line { $line }: “{ $written }” is written, but the secret draws “{ $expected }”.
error-verify-move-refused = Line { $line }: seat { $seat } may not play “{ $written }” there ({ $rule }).
error-verify-after-the-end = Line { $line }: “{ $written }” comes after the game was over.
error-verify-unfinished = The game isn’t over.
error-verify-result-early = The result { $written } is written, but the game isn’t over.
error-verify-no-result = No result is written; it should be { $expected }.
error-verify-result-differs = The result { $written } is written; it should be { $expected }.

## Arena

command-arena = let players play each other, and rate them
arena-arg-contestants = levels, FILE.py:CLASS, or the COMMAND of a program that speaks the protocol, with NAME= in front if it should have a name
arena-arg-players = how many play; several numbers, separated by commas, are played one after another
arena-arg-blocks = how many blocks each pair plays: a block is one seed with the seats rotated
arena-arg-ms = milliseconds for each turn
arena-arg-iterations = iterations for each choice instead of time
arena-arg-cap = choices after which a game counts as drawn
arena-arg-seed = a text that decides all chance
arena-arg-jobs = how many games at the same time
arena-arg-file = keep the results in this file and resume from it
arena-arg-records = write every game as a record into this folder
arena-arg-svg = draw the ratings into this file
arena-rating = rating
arena-interval = 95%
arena-won = won
arena-time = ms a turn
arena-seats = Wins by seat, { $players } players: { $seats }
arena-length = { $games } games; half of them longer than { $median } choices, the longest { $longest }
arena-cut-off = Cut off after { $cap } choices and counted as drawn: { $number } of { $games } games.
arena-luck = With one seed and exchanged seats, the same seat won both games in { $share }% of cases.
arena-forfeits = { $number ->
    [one] { $name } forfeited 1 game: { $why }
   *[other] { $name } forfeited { $number } games; the last one: { $why }
}
arena-title = { $game }, { $players } players
arena-picture-rating = rating with its 95% interval
arena-picture-time = rating against milliseconds a turn
progress = { $done }/{ $total }, { $left } left
error-bad-contestant = “{ $contestant }” is not a contestant: no level of that name, no class in a file, and no program that can be run. Levels: { $known }; or FILE.py:CLASS, or a COMMAND, or NAME=COMMAND.
error-contestant-not-started = { $contestant } (“{ $command }”) can’t be started: { $why }.
error-contestant-no-answer = { $contestant } (“{ $command }”) gave no answer for { $seconds } s. Is its output flushed after each line?
error-contestant-ended = { $contestant } (“{ $command }”) ended with exit status { $status } instead of answering.
error-contestant-killed = { $contestant } (“{ $command }”) was ended by the signal { $signal }.
error-contestant-closed-output = { $contestant } (“{ $command }”) closed its output instead of answering.
error-contestant-not-json = { $contestant } (“{ $command }”) answered with a line that is not a JSON object: “{ $answer }”
error-contestant-illegal-move = { $contestant } (“{ $command }”) answered “{ $move }”, which is not one of the legal moves.
error-contestant-not-loaded = “{ $contestant }” can’t be loaded: { $why }
error-contestant-failed = “{ $contestant }” failed: { $why }
error-less-than-one = { $option } must be at least 1, not { $given }.
error-too-few-contestants = An arena needs at least two contestants with different names, not: { $names }.
error-other-plan = { $file } holds the games of another plan, or of players that have changed since.

## Analysis

command-analyse = evaluate every decision of a record and find the turning points
analyse-arg-record = the file of the record
analyse-arg-output = write the whole analysis as JSON into this file
analyse-title = { $game }: { $number } turns, each evaluated from what its seat knew
analyse-seat = { $seat } gave away { $loss }% of the win a turn.
analyse-worst = Biggest mistakes:
analyse-turning = Turning points:
analyse-none = none
analyse-lost = { $turn ->
    [0] set-up
   *[other] turn { $turn }
}, { $seat }, { $loss }% lost: { $played } Better: { $better }
analyse-turned = { $turn ->
    [0] set-up
   *[other] turn { $turn }
}, { $seat }, from { $before }% to { $after }%: { $played }
error-no-record-file = { $file } can’t be read.

## The command's own phrases

arguments-usage = usage:
arguments-options = options
arguments-positional = arguments
arguments-help = show this help and exit
arguments-error = %(prog)s: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-required = these are missing: %s
arguments-unrecognized = not understood: %s
arguments-choice = %(value)r is not one of: %(choices)s
arguments-value = %(value)r can’t be read as %(type)s
arguments-one = a value must follow
arguments-some = at least one value must follow
arguments-ambiguous = %(option)s could mean: %(matches)s
arguments-exclusive = can’t be used together with %s
arguments-ignored = %r takes no value
arguments-one-of = one of these is needed: %s

## The table server: what people meet

command-serve = host tables for friends in the browser, on this machine and its network
serve-ready = The server is running. Open in a browser:
serve-no-client = The browser client isn’t built, so browsers see only a notice. Run python3 dev.py setup in the checkout, reinstall if it was installed, and start again.
serve-not-compiled = The rules aren’t compiled here, so bots are many times slower. With a C compiler (Debian: apt install gcc python3-dev), run python3 dev.py setup in the checkout, or install the package again.
serve-few-files = Only { $connections } connections can be open here at once, not the { $wanted } of most-sockets: the system allows no more open files. Raise the hard limit (LimitNOFILE in a systemd unit, ulimit -Hn in a shell) or lower most-sockets.
serve-stop = Ctrl+C stops the server; nothing is lost.
command-join = seat a program at a table of a server
join-arg-link = the link to the table, as it was given to you
join-arg-engine = who plays, as in the arena: a level, FILE.py:CLASS, or the COMMAND of a program
join-arg-name = the name it plays under
join-arg-seat = the seat it takes; the first open one unless said
join-arg-ms = the milliseconds it may think for each choice
join-arg-quiet = report only failures
join-arg-data = the folder that keeps the seat’s token [~/.local/share/ludoteca]
join-sits = { $name } takes seat { $seat } in a game of { $game }.
join-returned = { $name } is back in seat { $seat } of a game of { $game }.
join-taken = Seat { $seat } was taken in the meantime.
join-waits-for-seats = { $number ->
    [0] Waiting for the other players to connect.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $number } more players.
}
join-begins = At the table: { $names }
join-plays = Turn { $turn }: { $name } plays { $move }
join-waits = Turn { $turn }: waiting for { $names }
join-paused = The game is paused.
join-failed = { $why } It is started again and asked once more.
join-not-kept = The seat’s token can’t be kept: { $why }
join-kept = The seat is kept: the same command comes back to it.
join-cut = Connection lost ({ $why }). Reconnecting…
error-join-no-seat = No seat is open there for this link.
error-join-lost = The seat was moved to another device or freed: the program plays no more.
error-join-resigned = It failed twice in a row and resigned. { $why }
error-join-no-server = The server can’t be reached, or has hung up: { $why }
error-join-refused = The server refuses: { $why }
error-join-no-link = “{ $link }” is no link to a table.
command-open = open a table on a server and print the link to it
open-arg-address = the server’s address
open-arg-seats = who plays, separated by commas: “open” for the link, or a bot’s level
open-arg-clock = seconds for the whole game and seconds added for each answer, such as 600+5
open-arg-cap = the turn after which the game is a draw
open-arg-public = list the table for everyone
open-arg-invitation = the invitation, on servers that ask for one
error-open-bad-clock = “{ $given }” is not a time control such as 600+5.
error-server = That can’t be done now.
error-server-no-table = There is no such table, or not any more.
error-server-restarting = The server is restarting. Come back in a moment.
error-server-rules-changed = The rules have changed since this game was begun, so it can’t go on. What was played can still be looked at.
error-server-no-page = There is nothing at this address.
error-server-not-yours = That’s not for you to decide.
error-server-not-your-seat = That seat isn’t yours.
error-server-not-host = Only the host can do that.
error-server-seat-taken = That seat is taken, or you can’t take it.
error-server-bad-name = A name has visible characters, and at most two marks on a letter.
error-server-held-seat = You have held another seat of this game, so you can’t take this one.
error-server-no-opening = Nobody asks to open that seat now.
error-server-too-much = Too many messages. Wait a moment and try again.
error-server-bad-message = The message can’t be read: { $why }
error-server-too-deep = The message is nested too deeply.
error-server-bad-salt = A salt is written in hexadecimal digits.
error-server-nothing-said = The message is empty.
error-server-already-entered = This connection is already at a table.
error-server-not-entered = Join a table first.
error-server-not-away = Nobody can be away from that seat now.
error-server-not-free = That seat can’t be changed now.
error-server-not-rated = A rated table is for people with accounts, each in one seat, without bots or hints.
error-server-rated-account = This table is rated: sign in before you take a seat.
error-server-rated-clock = A rated game has a clock: choose minutes for the game or days for each move.
error-server-rated-goes-on = A rated game can’t be closed: play on, resign or agree to a draw.
error-server-no-rematch = A rematch isn’t possible at this table.
error-server-no-thought = The bot failed to find a move. Nothing has changed.
error-server-no-analysis = Nobody has asked for an analysis yet.
error-server-foreign-link = A QR code can only link to this server.
error-server-no-address = { $address } port { $port } can’t be used: { $why }. Is another server running there? --port takes another.

## Auditing and loading a server

command-audit = play matches twice through a real server and compare every byte each viewer receives
audit-arg-games = the games to audit; all if none is named
audit-arg-matches = how many matches at most
audit-arg-seconds = stop after so many seconds
audit-arg-seed = where the seeds of the matches begin
audit-arg-workers = how many processes at a time
audit-progress = { $matches } matches, { $texts } messages compared
audit-done = { $matches } matches played twice; at { $different } steps they differed in something hidden; { $texts } messages of { $bytes } bytes were compared.
audit-revealed = { $matches } of them ended early, on average after { $steps } of { $most } steps, because the next step would have revealed something by the rules of the game: { $seen } because the viewer would have seen it, { $told } because everyone would have been told.
audit-differs = A viewer could tell two matches apart that differ only in hidden things: { $game }, { $players } players, viewer { $viewer }, seed { $seed }, step { $step }. It received:
error-audit-ended = The audit broke off: a process of it lost its server ({ $why }). The comparisons up to then are listed above; start it again, with fewer processes if the machine is busy.
command-load = play at many tables of a running server at once and measure it
load-arg-address = the server’s address, as it prints it
load-arg-tables = how many tables, each with two sockets
load-arg-rate = how many moves a second, all tables together
load-arg-seconds = for how many seconds
load-arg-pid = the server’s process on this machine, to measure its memory and processor time
error-load-failed = The load test at { $address } failed: { $why }. Does the server run there, with --limits off, and may both processes open enough files (ulimit -n)?
load-game = game: { $value }
load-tables = tables: { $value }
load-sockets = sockets: { $value }
load-kib-per-table = memory a table: { $value } KiB
load-processor-us-per-move = processor time a move: { $value } µs
load-moves = moves: { $value }
load-moves-per-second = moves a second: { $value }
load-p50-ms = p50 of the acknowledgement: { $value } ms
load-p99-ms = p99 of the acknowledgement: { $value } ms
