### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

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
