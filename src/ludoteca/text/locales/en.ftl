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

error-unknown-game = { $suggestions ->
    [""] No game is called “{ $game }”.
   *[other] No game is called “{ $game }”. Did you mean: { $suggestions }?
}
error-unknown-move = “{ $move }” is not a move of this game.
error-not-possible = Chance can't come out as “{ $outcome }” now.

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
