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

## Errores

command-engine = hablar el protocolo por la entrada y la salida estándar, para otros programas

error-unknown-game = { $suggestions-number ->
    [0] Ningún juego se llama «{ $game }».
   *[other] Ningún juego se llama «{ $game }». ¿Quisiste decir: { $suggestions }?
}
error-unknown-move = «{ $move }» no es una jugada de este juego.
error-unknown-level = No existe el nivel «{ $level }». Los niveles, del más débil al más fuerte: { $known }.
error-not-possible = El azar no puede dar «{ $outcome }» ahora.
error-not-legal = Esa jugada no está permitida ahora.
error-nothing-to-draw = Ahora no hay nada que sortear: alguien debe elegir o la partida ha terminado.
error-bad-option = El juego no admite esa opción.
error-bad-players = A este juego juegan de { $fewest } a { $most }, no { $players }.
error-unknown-option = No existe la opción «{ $option }». Las opciones son: { $known }.
error-bad-first = La opción «first» es un puesto, contado desde 0.
error-impossible-position = Ninguna partida puede llegar a esta posición.
error-too-big = La cuenta pasa de { $max_nodes }.
error-internal = Algo ha fallado aquí, y no por tu culpa. No ha cambiado nada.

error-no-game = No hay ninguna partida en curso: empieza una con «new», «load» o «replay».
error-line-too-long = La línea supera un mebibyte.
error-bad-utf8 = La línea no está en UTF-8.
error-bad-json = La línea no es JSON.
error-not-an-object = Una petición es un objeto JSON.
error-too-deep = La línea tiene demasiados niveles anidados.
error-not-finite = NaN y los infinitos no son números.
error-number-too-large = Un número de la línea es demasiado grande.
error-bad-text = Un texto de la línea contiene medio carácter.
error-field-twice = El campo «{ $field }» aparece dos veces.
error-missing-field = Falta el campo «{ $field }».
error-bad-field = { $wanted ->
    [text] El campo «{ $field }» debe ser un texto.
    [truth] El campo «{ $field }» debe ser true o false.
    [object] El campo «{ $field }» debe ser un objeto.
    [texts] El campo «{ $field }» debe ser una lista de textos que no esté vacía.
    [seat] El campo «{ $field }» debe ser un puesto: un espectador no tiene jugadas.
   *[other] El campo «{ $field }» no puede valer eso.
}
error-bad-number = El campo «{ $field }» debe ser un número entero de { $low } a { $high }.
error-unknown-request = { $suggestions-number ->
    [0] No existe la petición «{ $do }».
   *[other] No existe la petición «{ $do }». ¿Quisiste decir «{ $suggestions }»?
}
error-ms-or-iterations = Indica «ms» o «iterations», pero no ambos.
error-bad-view = Ninguna partida se muestra así.
error-bad-moves = «{ $move }» no es una jugada que esta vista permita.

error-bad-record = El acta no se puede leer.
error-record-too-long = El acta es demasiado larga.
error-record-without-body = Al acta le falta la línea en blanco tras la cabecera.
error-record-without-setup = El acta no empieza con una preparación ni con una posición.
error-record-does-not-replay = La línea { $line } del acta no se puede jugar.
error-record-of-other-rules = El acta sigue la versión { $rules } de las reglas, que no es la de aquí.
error-bad-line = La línea { $line } del acta no se puede leer.
error-bad-header = La cabecera «{ $header }» del acta no se puede leer.
error-bad-secret = El secreto del acta no se puede leer.

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

## La mesa

error-table-no-such-seat = Ese asiento no existe en esta mesa.
error-table-bad-seats = La mesa tiene { $players } asientos, no { $seats }.
error-table-bad-kind = «{ $kind }» no es ni una persona ni un nivel.
error-table-bad-name = Un nombre tiene como mucho { $longest } caracteres, todos visibles.
error-table-bad-clock = El reloj se ajusta en segundos enteros, de 1 a { $longest }.
error-table-bad-cap = El límite de turnos tiene que ser un número entero, al menos 1.
error-table-bad-salt = Una sal tiene de 1 a { $most } bytes.
error-table-begun = La partida ya ha empezado.
error-table-not-begun = La partida aún no ha empezado.
error-table-over = La partida ha terminado.
error-table-not-over = Eso solo se muestra después de la partida.
error-table-paused = La partida está en pausa.
error-table-not-paused = La partida no está en pausa.
error-table-seat-open = Todavía queda un asiento libre.
error-table-seat-left = Quien estaba en ese asiento ha dejado la partida.
error-table-salt-given = Este asiento ya ha añadido su sal.
error-table-salt-missing = El dispositivo de un asiento aún no ha añadido su sal.
error-table-not-asked = Ahora no tienes nada que decidir.
error-table-stale-decision = Esa pregunta ya no está abierta: vuelve a mirar la mesa.
error-table-foreign-decision = Esa pregunta era para otro asiento.
error-table-move-refused = Ahora «{ $move }» no está permitido ({ $rule }).
error-table-key-reused = Esa clave ya pertenece a otra respuesta.
error-table-no-undo = No hay nada que deshacer.
error-table-undo-needs-consent = Eso solo se puede deshacer si todos están de acuerdo.
error-table-no-such-proposal = «{ $what }» no se puede proponer.
error-table-already-proposed = Eso ya está propuesto.
error-table-no-proposal = Nadie ha propuesto eso.
error-table-already-agreed = Para eso no hace falta tu acuerdo.
error-table-no-hints = En esta mesa no hay pistas.
error-record-draw-differs = La línea { $line } no es lo que saca el secreto.
error-record-without-secret = Al acta le falta el secreto de sus sorteos.
error-record-commitment-differs = El secreto no es el que se anunció al principio.
