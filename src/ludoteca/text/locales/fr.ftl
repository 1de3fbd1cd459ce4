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

## La table

error-table-no-such-seat = Cette place n’existe pas à cette table.
error-table-bad-seats = La table a { $players } places, pas { $seats }.
error-table-bad-kind = « { $kind } » n’est ni une personne ni un niveau.
error-table-bad-name = Un nom compte au plus { $longest } caractères, tous visibles.
error-table-bad-clock = La pendule se règle en secondes entières, de 1 à { $longest }.
error-table-bad-cap = La limite de tours est un nombre entier, au moins 1.
error-table-bad-salt = Un sel compte de 1 à { $most } octets.
error-table-begun = La partie a déjà commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-over = La partie est finie.
error-table-not-over = Cela ne se montre qu’après la partie.
error-table-paused = La partie est en pause.
error-table-not-paused = La partie n’est pas en pause.
error-table-seat-open = Il reste une place libre.
error-table-seat-left = La personne assise à cette place a quitté la partie.
error-table-salt-given = Cette place a déjà ajouté son sel.
error-table-salt-missing = L’appareil d’une place n’a pas encore ajouté son sel.
error-table-not-asked = Vous n’avez rien à décider pour l’instant.
error-table-stale-decision = Cette question n’est plus ouverte : regardez de nouveau la table.
error-table-foreign-decision = Cette question était posée à une autre place.
error-table-move-refused = « { $move } » n’est pas permis maintenant ({ $rule }).
error-table-key-reused = Cette clé appartient déjà à une autre réponse.
error-table-no-undo = Il n’y a rien à reprendre.
error-table-undo-needs-consent = Ce coup ne se reprend que si tout le monde est d’accord.
error-table-no-such-proposal = « { $what } » ne peut pas être proposé.
error-table-already-proposed = C’est déjà proposé.
error-table-no-proposal = Personne ne l’a proposé.
error-table-already-agreed = Votre accord n’est pas nécessaire pour cela.
error-table-no-hints = Il n’y a pas d’indices à cette table.
error-record-draw-differs = La ligne { $line } n’est pas ce que tire le secret.
error-record-without-secret = Il manque à l’enregistrement le secret de ses tirages.
error-record-commitment-differs = Le secret n’est pas celui qui avait été annoncé.
