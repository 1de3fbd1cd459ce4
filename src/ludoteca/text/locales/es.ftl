### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

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
