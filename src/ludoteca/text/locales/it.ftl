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

## Velocità

command-bench = misura la velocità delle regole
bench-subject = che cosa misurare
bench-mode = come si giocano le partite: dentro il nucleo, passo a passo, a parole o con preparazioni nuove
bench-seconds = per quanto tempo
bench-compiled = { $rate } scelte al secondo, compilato, in { $games } partite a { $players } giocatori
bench-interpreted = { $rate } scelte al secondo, interpretato, in { $games } partite a { $players } giocatori
cli-game = il nome del gioco
cli-players = il numero di giocatori
cli-json = stampa una riga di JSON
