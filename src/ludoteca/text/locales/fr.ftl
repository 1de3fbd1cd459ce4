### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

## Erreurs

command-engine = parler le protocole sur l’entrée et la sortie standard, pour d’autres programmes

error-unknown-game = { $suggestions-number ->
    [0] Aucun jeu ne s’appelle « { $game } ».
   *[other] Aucun jeu ne s’appelle « { $game } ». Vouliez-vous dire : { $suggestions } ?
}
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-level = Il n’y a pas de niveau « { $level } ». Les niveaux, du plus faible au plus fort : { $known }.
error-not-possible = Le hasard ne peut pas donner « { $outcome } » maintenant.
error-not-legal = Ce coup n’est pas permis maintenant.
error-nothing-to-draw = Il n’y a rien à tirer maintenant : un joueur doit choisir, ou la partie est finie.
error-bad-option = Le jeu n’accepte pas cette option.
error-bad-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
error-bad-first = L’option « first » est une place, comptée à partir de 0.
error-impossible-position = Aucune partie ne peut arriver à cette position.
error-too-big = Le décompte dépasse { $max_nodes }.
error-internal = Une erreur s’est produite ici, et ce n’est pas de votre faute. Rien n’a changé.

error-no-game = Aucune partie en cours : commencez-en une avec « new », « load » ou « replay ».
error-line-too-long = La ligne dépasse un mébioctet.
error-bad-utf8 = La ligne n’est pas en UTF-8.
error-bad-json = La ligne n’est pas du JSON.
error-not-an-object = Une requête est un objet JSON.
error-too-deep = La ligne est imbriquée trop profondément.
error-not-finite = NaN et les infinis ne sont pas des nombres.
error-number-too-large = Un nombre de la ligne est trop grand.
error-bad-text = Un texte de la ligne contient une moitié de caractère.
error-field-twice = Le champ « { $field } » figure deux fois.
error-missing-field = Il manque le champ « { $field } ».
error-bad-field = { $wanted ->
    [text] Le champ « { $field } » doit être un texte.
    [truth] Le champ « { $field } » doit être true ou false.
    [object] Le champ « { $field } » doit être un objet.
    [texts] Le champ « { $field } » doit être une liste non vide de textes.
    [seat] Le champ « { $field } » doit être une place : un spectateur n’a pas de coups.
   *[other] Le champ « { $field } » ne peut pas valoir cela.
}
error-bad-number = Le champ « { $field } » doit être un nombre entier de { $low } à { $high }.
error-unknown-request = { $suggestions-number ->
    [0] Il n’y a pas de requête « { $do } ».
   *[other] Il n’y a pas de requête « { $do } ». Vouliez-vous dire « { $suggestions } » ?
}
error-ms-or-iterations = Indiquez soit « ms », soit « iterations ».
error-bad-view = Aucune partie ne se présente ainsi.
error-bad-moves = « { $move } » n’est pas un coup que cette vue permet.

error-bad-record = L’enregistrement est illisible.
error-record-too-long = L’enregistrement est trop long.
error-record-without-body = Il manque à l’enregistrement la ligne vide après l’en-tête.
error-record-without-setup = L’enregistrement ne commence ni par une mise en place ni par une position.
error-record-does-not-replay = La ligne { $line } de l’enregistrement ne peut pas être jouée.
error-record-of-other-rules = L’enregistrement suit la version { $rules } des règles, qui n’est pas celle d’ici.
error-bad-line = La ligne { $line } de l’enregistrement est illisible.
error-bad-header = L’en-tête « { $header } » de l’enregistrement est illisible.
error-bad-secret = Le secret de l’enregistrement est illisible.

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
