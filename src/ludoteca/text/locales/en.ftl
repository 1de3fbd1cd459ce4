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
play-arg-seats = who sits where: you, or a bot's level, by commas
play-arg-names = the players' names, by commas
play-arg-seed = a text that decides all chance, to play the same game again
play-arg-option = an option of the game, such as first=0
play-arg-plain = no drawing: one fact a line, for screen readers and scripts
play-arg-record = write the game's record into this file

error-bad-seats = “{ $word }” is nobody I know. A seat is one of: { $known }.
error-no-rule = The rulebook has nothing on “{ $asked }”.
error-no-rulebook = There is no rulebook page of this game.
error-option-without-value = Options are written NAME=VALUE, not “{ $option }”.
error-seats-and-players = { $seats } seats are named, but --players says { $players }.

## Playing in a terminal: before the game

reception-games = Which game? Type its number or its name.
reception-seats = Who plays? Type a number; Enter takes the first.
reception-seats-own = Or write the seats yourself, such as: you,greedy,random
reception-bots = { $number ->
    [one] you against a bot
   *[other] you against { $number } bots
}
reception-people = { $number } people at this keyboard
name-you = You
name-0 = Ochre
name-1 = Teal
name-2 = Plum
name-3 = Slate
name-4 = Crimson

## Playing in a terminal: the game

list-and = { $most } and { $last }
play-refused = { $why } (rule { $clause })
play-ambiguous = “{ $text }” could be: { $moves }.
play-unknown = I don't understand “{ $text }”. Type “moves” for what you can do, “help” for the commands.
play-unknown-close = I don't understand “{ $text }”. Did you mean: { $moves }?
play-watching = You are only watching now.
play-watch-on = The bots play on without you. Press Enter to watch on, or type “quit”.
play-is-legal = “{ $move }” is allowed.
play-no-moves = You need not choose anything now.
play-no-hand = You hold nothing that others don't see.
play-no-place = There is no place “{ $place }” here. Places: { $places }.
play-no-changes = Nothing has happened yet.
play-no-undo = That can't be taken back.
play-saved = Saved as { $file }.
play-not-saved = { $file } can't be written: { $why }.
play-quit-sure = Leave the game? yes or no
play-yes-words = y yes
play-not-done = Then not.
play-curtain = Pass the keyboard to { $seat } and press Enter.
play-footer = Tab: moves · help · preview MOVE · why MOVE · rules · log · undo · quit
play-footer-page = Page Up, Page Down: scroll · Esc or Enter: back to the board
play-footer-curtain = Enter: sit down
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
play-help-typing = Type a move as its words, or just their beginnings; Tab offers the moves you may make.
play-help-help = this page
play-help-moves = the moves you may make, each with what it does
play-help-why = why a move is not allowed: why MOVE
play-help-preview = what a move would do, without making it: preview MOVE
play-help-undo = take your last step back
play-help-hand = what you hold
play-help-board = the board again
play-help-where = everything you can see, as facts
play-help-around = a place and its neighbours: around PLACE
play-help-changes = what happened since your last move
play-help-log = everything that happened
play-help-rules = the rulebook, a clause or a word of it: rules 3.3
play-help-save = write the record into a file: save FILE
play-help-draw = agree on a draw
play-help-resign = give up
play-help-quit = leave the game

## Errors

command-engine = speak the protocol on standard input and output, for other programs

error-unknown-game = { $suggestions-number ->
    [0] No game is called “{ $game }”.
   *[other] No game is called “{ $game }”. Did you mean: { $suggestions }?
}
error-unknown-move = “{ $move }” is not a move of this game.
error-unknown-level = There is no level “{ $level }”. Levels, from weakest to strongest: { $known }.
error-not-possible = Chance can't come out as “{ $outcome }” now.
error-not-legal = That move is not allowed now.
error-nothing-to-draw = Nothing is to be drawn now: a seat must choose, or the game is over.
error-bad-option = The game doesn't take that option.
error-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
error-unknown-option = There is no option “{ $option }”. The options are: { $known }.
error-bad-first = The option “first” is a seat, counted from 0.
error-impossible-position = No game could reach this position.
error-too-big = The count goes beyond { $max_nodes }.
error-internal = Something went wrong here that isn't your fault. Nothing has changed.

error-no-game = No game is in progress: begin one with “new”, “load” or “replay”.
error-line-too-long = The line is longer than a mebibyte.
error-bad-utf8 = The line is not UTF-8.
error-bad-json = The line is not JSON.
error-not-an-object = A request is a JSON object.
error-too-deep = The line is nested too deeply.
error-not-finite = NaN and infinities are not numbers.
error-number-too-large = A number in the line is too large.
error-bad-text = A text in the line holds half a character.
error-field-twice = The field “{ $field }” stands twice.
error-missing-field = The field “{ $field }” is missing.
error-bad-field = { $wanted ->
    [text] The field “{ $field }” must be a text.
    [truth] The field “{ $field }” must be true or false.
    [object] The field “{ $field }” must be an object.
    [texts] The field “{ $field }” must be a list of texts that is not empty.
    [seat] The field “{ $field }” must be a seat: a spectator has no moves.
   *[other] The field “{ $field }” can't be that.
}
error-bad-number = The field “{ $field }” must be a whole number from { $low } to { $high }.
error-unknown-request = { $suggestions-number ->
    [0] There is no request “{ $do }”.
   *[other] There is no request “{ $do }”. Did you mean “{ $suggestions }”?
}
error-ms-or-iterations = Give either “ms” or “iterations”.
error-bad-view = No game shows such a view.
error-bad-moves = “{ $move }” is not a move that this view allows.

error-bad-record = The record doesn't read.
error-record-too-long = The record is too long.
error-record-without-body = The record lacks the blank line after its header.
error-record-without-setup = The record doesn't begin with a set-up or a position.
error-record-does-not-replay = Line { $line } of the record can't be played.
error-record-of-other-rules = The record follows version { $rules } of the rules, which is not the one here.
error-bad-line = Line { $line } of the record doesn't read.
error-bad-header = The header “{ $header }” of the record doesn't read.
error-bad-secret = The secret of the record doesn't read.

## Speed

command-bench = measure the speed of the rules
bench-subject = what to measure
bench-mode = how the games are played: within the core, stepped, in words, or on fresh set-ups
bench-seconds = for how long
bench-compiled = { $rate } choices a second, compiled, in { $games } games of { $players } players
bench-interpreted = { $rate } choices a second, interpreted, in { $games } games of { $players } players
cli-game = the game's name
cli-players = the number of players
cli-json = print one line of JSON

## The table

error-table-no-such-seat = There is no such seat at this table.
error-table-bad-seats = The table has { $players } seats, not { $seats }.
error-table-bad-kind = “{ $kind }” is neither a person nor a level.
error-table-bad-name = A name has at most { $longest } characters, all of them visible.
error-table-bad-clock = A clock needs whole seconds, from 1 to { $longest }.
error-table-bad-cap = The limit of turns must be a whole number from 1 on.
error-table-bad-salt = A salt has from 1 to { $most } bytes.
error-table-begun = The game has already begun.
error-table-not-begun = The game hasn't begun yet.
error-table-over = The game is over.
error-table-not-over = That is shown only after the game.
error-table-paused = The game is paused.
error-table-not-paused = The game isn't paused.
error-table-seat-open = A seat is still free.
error-table-seat-left = Whoever sat there has left the game.
error-table-salt-given = This seat has already added its salt.
error-table-salt-missing = A seat's device hasn't added its salt yet.
error-table-not-asked = You have nothing to decide now.
error-table-stale-decision = That question is no longer open: look at the table again.
error-table-foreign-decision = That question was put to another seat.
error-table-move-refused = “{ $move }” isn't allowed now ({ $rule }).
error-table-key-reused = That key already belongs to another answer.
error-table-no-undo = There is nothing to take back.
error-table-undo-needs-consent = That can be taken back only if everybody agrees.
error-table-no-such-proposal = “{ $what }” can't be proposed.
error-table-already-proposed = That has already been proposed.
error-table-no-proposal = Nobody has proposed that.
error-table-already-agreed = Your agreement isn't needed for that.
error-table-no-hints = There are no hints at this table.
error-record-draw-differs = Line { $line } is not what the secret draws.
error-record-without-secret = The record lacks the secret of its draws.
error-record-commitment-differs = The secret is not the one that was committed to.
