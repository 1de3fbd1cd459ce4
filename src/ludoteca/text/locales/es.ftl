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

## Velocidad

command-bench = medir la velocidad de las reglas
bench-subject = qué medir
bench-mode = cómo se juegan las partidas: dentro del núcleo, paso a paso, con palabras o con preparaciones nuevas
bench-seconds = durante cuántos segundos
bench-compiled = { $rate } elecciones por segundo, compilado, en { $games } partidas de { $players } jugadores
bench-interpreted = { $rate } elecciones por segundo, interpretado, en { $games } partidas de { $players } jugadores
cli-game = el nombre del juego
cli-players = el número de jugadores
cli-json = imprimir una línea de JSON
