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

## Vitesse

command-bench = mesurer la vitesse des règles
bench-subject = ce qu’il faut mesurer
bench-mode = la façon de jouer : dans le noyau, pas à pas, en mots ou avec des mises en place nouvelles
bench-seconds = pendant combien de secondes
bench-compiled = { $rate } choix par seconde, compilé, en { $games } parties à { $players } joueurs
bench-interpreted = { $rate } choix par seconde, interprété, en { $games } parties à { $players } joueurs
cli-game = le nom du jeu
cli-players = le nombre de joueurs
cli-json = afficher une ligne de JSON
