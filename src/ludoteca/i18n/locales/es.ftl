### Frases comunes. Cada clave existe en todos los idiomas.

## La orden

cli-usage = Uso: ludoteca ORDEN … (ludoteca ORDEN --help cuenta más)
cli-commands = Órdenes:
cli-games = Juegos:
cli-more = Prueba: ludoteca play
cli-lang = el idioma en que se habla
cli-unknown-command = No existe la orden «{ $name }».
cli-unknown-command-close = No existe la orden «{ $name }». ¿Querías decir «{ $close }»?

## Jugar en el terminal: la línea de órdenes

command-play = jugar una partida en este terminal
play-arg-game = el juego; se pregunta si falta
play-arg-players = cuántos juegan: tú y los bots
play-arg-seats = quién juega dónde: para cada asiento «you» (una persona) o el nivel de un bot, separados por comas
play-arg-names = los nombres de los jugadores, separados por comas
play-arg-seed = un texto que decide todo el azar, para volver a jugar la misma partida
play-arg-option = una opción del juego, como first=0
play-arg-file = un archivo para la opción «{ $option }», en los juegos que la tienen
play-arg-plain = sin dibujos: un dato por línea, para lectores de pantalla y scripts
play-arg-record = escribir el registro de la partida en este archivo
error-bad-seats = Un asiento no puede ser «{ $word }»; es uno de estos: { $known }.
error-option-without-value = Una opción se escribe NOMBRE=VALOR, no «{ $option }».
error-seats-and-players = { $seats ->
    [one] Se indica { $seats } asiento, pero --players dice { $players }.
   *[other] Se indican { $seats } asientos, pero --players dice { $players }.
}

## Jugar en el terminal: antes de la partida

reception-games = ¿Qué juego? Escribe su número o su nombre.
reception-seats = ¿Quién juega? Escribe un número; Intro elige el primero.
reception-seats-own = O indica tú los asientos, por ejemplo: you,casual,expert
reception-bots = { $number ->
    [one] tú contra un bot ({ $level })
   *[other] tú contra { $number } bots ({ $level })
}
reception-people = { $number ->
    [one] { $number } persona con este teclado
   *[other] { $number } personas con este teclado
}
name-you = Tú
name-0 = Ocre
name-1 = Turquesa
name-2 = Ciruela
name-3 = Pizarra
name-4 = Carmesí

## Jugar en el terminal: la partida

list-and = { $most } y { $last }
list-or = { $most } o { $last }
play-turn = turno { $turn }
play-bot = { $seat } es un bot ({ $level }).
play-greeting = Escribe «ayuda» para aprender a jugar, «reglas» para el reglamento.
play-refused = { $why } (regla { $clause })
play-ambiguous = «{ $text }» podría ser: { $moves }.
play-unknown = No entiendo «{ $text }». Escribe «jugadas» para ver qué puedes hacer, «ayuda» para las órdenes.
play-unknown-close = No entiendo «{ $text }». ¿Querías decir: { $moves }?
play-watching = Ahora solo puedes mirar.
play-thinking = { $seat } está pensando…
play-watch-on = Los bots siguen sin ti. Intro: seguir mirando
play-is-legal = «{ $move }» está permitido.
play-no-moves = Ahora no te toca elegir.
play-no-hand = No tienes nada oculto a los demás.
play-no-place = Aquí no hay ninguna casilla «{ $place }». Las casillas van de { $first } a { $last }.
play-no-places = Este juego no tiene casillas con nombre.
play-no-changes = No ha pasado nada desde entonces.
play-no-undo = No tienes nada que deshacer.
play-undo-sure = { $people ->
    [one] Se deshace todo desde tu última jugada; las cartas y demás sorteos saldrán de otra forma. ¿Deshacer? (sí/no)
   *[other] Se deshace todo desde tu última jugada; las cartas y demás sorteos saldrán de otra forma. ¿Estáis todos de acuerdo? (sí/no)
}
play-undone = Jugada deshecha.
play-draw-sure = { $people ->
    [one] ¿Terminar la partida en tablas? (sí/no)
   *[other] ¿Estáis todos de acuerdo con las tablas? (sí/no)
}
play-resign-sure = { $players ->
    [2] ¿Abandonar? Gana tu rival. (sí/no)
   *[other] ¿Abandonar? Un bot seguirá jugando por ti. (sí/no)
}
play-quit-sure = ¿Salir de la partida? Si no la guardas, se pierde. (sí/no)
play-yes-words = s si sí y yes
play-not-done = De acuerdo, no ha cambiado nada.
play-saved = Guardado en { $file }.
error-not-saved = No se puede escribir { $file }: { $why }.
play-curtain = Pasa el teclado a { $seat } y luego pulsa Intro.
play-footer = Tab: jugadas · ayuda · prever JUGADA · porqué JUGADA · reglas · deshacer · salir
play-footer-page = Re Pág, Av Pág: desplazar · Esc o Intro: volver al tablero
play-footer-curtain = Intro: continuar
play-footer-over = historial · guardar ARCHIVO · reglas · salir

## Las órdenes: la palabra que se escribe y lo que hace

word-help = ayuda
word-moves = jugadas
word-why = porqué
word-preview = prever
word-undo = deshacer
word-hand = mano
word-board = tablero
word-where = dónde
word-around = alrededor
word-changes = novedades
word-log = historial
word-rules = reglas
word-save = guardar
word-draw = tablas
word-resign = abandonar
word-quit = salir
play-help-typing = Escribe una jugada con sus palabras, o solo con su comienzo si está claro; Tab propone las jugadas posibles y muestra lo que harían.
play-help-help = esta página
play-help-moves = las jugadas posibles, con lo que hace cada una
play-help-why = por qué no se permite una jugada: porqué JUGADA
play-help-preview = lo que haría una jugada, sin hacerla: prever JUGADA
play-help-undo = deshacer tu última jugada
play-help-hand = lo que tienes en la mano
play-help-board = mostrar otra vez el tablero
play-help-where = todo lo que puedes ver, en forma de lista
play-help-around = una casilla y sus vecinas: alrededor CASILLA
play-help-changes = lo que ha pasado desde tu última jugada
play-help-log = todo lo que ha pasado
play-help-rules = el reglamento, un punto o una palabra: reglas 3.3
play-help-save = escribir el registro en un archivo: guardar ARCHIVO
play-help-draw = acordar tablas
play-help-resign = abandonar
play-help-quit = dejar la partida

## Lo que se dice en una mesa, y cómo puede acabar ahí una partida

table-seat = { $what ->
    [person] { $seat }: ha entrado un jugador.
    [open] { $seat }: el asiento está libre.
   *[other] { $seat }: ahora juega aquí un bot ({ $what }).
}
table-hint = { $seat_is ->
    [you] Has recibido una pista.
   *[other] { $seat } ha recibido una pista.
}
table-pause = La partida está en pausa.
table-resume = La partida continúa.
table-propose = { $what ->
    [draw] { $seat_is ->
        [you] Ofreces tablas.
       *[other] { $seat } ofrece tablas.
    }
    [pause] { $seat_is ->
        [you] Pides una pausa.
       *[other] { $seat } pide una pausa.
    }
   *[undo] { $seat_is ->
        [you] Pides deshacer tu última jugada.
       *[other] { $seat } pide deshacer la última jugada.
    }
}
table-agree = { $seat_is ->
    [you] Aceptas.
   *[other] { $seat } acepta.
}
table-refuse = { $seat_is ->
    [you] Rechazas.
   *[other] { $seat } rechaza.
}
table-undo = Se ha deshecho la última jugada.
table-resign = { $seat_is ->
    [you] Abandonas.
   *[other] { $seat } abandona.
}
table-time = { $seat_is ->
    [you] Se te acabó el tiempo.
   *[other] Se acabó el tiempo: { $seat }.
}
table-draw = Tablas por acuerdo.
table-cap = Se ha alcanzado el límite de turnos.
table-abandon = La partida se ha interrumpido.
reason-resigned = { $winners_is ->
    [you] Tu rival ha abandonado: ¡ganas!
   *[other] Gana { $winners }: su rival ha abandonado.
}
reason-time = { $winners_is ->
    [you] A tu rival se le acabó el tiempo: ¡ganas!
    [nobody] Se acabó el tiempo: no gana nadie.
   *[other] Gana { $winners }: a su rival se le acabó el tiempo.
}
reason-agreed = Tablas por acuerdo.
reason-cap = Tablas: se ha alcanzado el límite de turnos.
reason-abandoned = La partida se interrumpió: no gana nadie.

## Actas y reglas en el terminal

command-replay = recorrer el registro de una partida
command-rules = leer el reglamento
rules-arg-asked = un punto, como 3.3, un capítulo, como 3, o una palabra
replay-arg-file = el registro
replay-arg-seat = ver desde este asiento
replay-arg-all = mostrarlo todo, también lo oculto
replay-arg-line = la línea por la que empezar
replay-step = línea { $number } de { $total }
replay-eyes-seat = vista de { $seat }
replay-eyes-spectator = como espectador
replay-eyes-all = todo visible
replay-setup = La partida queda preparada.
replay-quiet = Desde este asiento no se ve nada.
replay-no-more = En esa dirección no hay más líneas.
replay-unknown = No entiendo «{ $text }». Escribe «ayuda» para las órdenes.
replay-footer = → o Intro: siguiente · ← atrás · un número: ir allí · asiento N · todo · ayuda · salir
replay-word-next = siguiente
replay-word-back = atrás
replay-word-start = inicio
replay-word-end = final
replay-word-seat = asiento
replay-word-all = todo
replay-word-spectator = espectador
replay-word-where = dónde
replay-word-hand = mano
replay-word-around = alrededor
replay-word-help = ayuda
replay-word-quit = salir
replay-help-next = la línea siguiente; también con Intro y →
replay-help-back = la línea anterior; también con ←. Un número lleva a esa línea
replay-help-start = la primera línea
replay-help-end = la última línea
replay-help-seat = ver desde un asiento: asiento 1
replay-help-all = mostrarlo todo
replay-help-spectator = mostrar solo lo que todos pueden ver
replay-help-where = todo lo que hay a la vista, dato por dato
replay-help-hand = lo que tiene en la mano el asiento elegido
replay-help-around = una casilla y sus vecinas: alrededor CASILLA
replay-help-help = esta lista
replay-help-quit = salir
error-no-rule = En el reglamento no hay nada sobre «{ $asked }».
error-no-rulebook = Aquí no está el reglamento de este juego.
error-no-such-seat = No existe el asiento { $seat }: van de 0 a { $most }.
error-record-empty = El registro está vacío.
error-record-not-text = { $file } no es un registro: no es texto UTF-8.
error-no-file = No se puede leer { $file }: { $why }.

## Errores

command-engine = hablar el protocolo por la entrada y la salida estándar, para otros programas

error-unknown-game = { $suggestions-number ->
    [0] Ningún juego se llama «{ $game }».
   *[other] Ningún juego se llama «{ $game }». ¿Quisiste decir: { $suggestions }?
}
error-unknown-move = «{ $move }» no es una jugada de este juego.
error-unknown-level = No existe el nivel «{ $level }». Los niveles, del más débil al más fuerte: { $known }.
error-nothing-to-choose = El asiento { $seat } no tiene nada que elegir ahora.
error-nothing-to-choose-over = La partida ha terminado: no queda nada que elegir.
error-no-budget = { $given } no es tiempo suficiente para pensar.
error-not-possible = «{ $outcome }» no es un resultado posible ahora.
error-not-legal = Esa jugada no está permitida ahora.
error-nothing-to-draw = Ahora no hay nada que sortear: alguien debe elegir o la partida ha terminado.
error-bad-option = El juego no admite esa opción.
error-bad-players = A este juego juegan de { $fewest } a { $most }, no { $players }.
error-unknown-option = No existe la opción «{ $option }». Las opciones son: { $known }.
error-bad-first = La opción «first» es un asiento, contado desde 0.
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
error-bad-text = Una cadena de la línea contiene un sustituto sin pareja.
error-field-twice = El campo «{ $field }» aparece dos veces.
error-missing-field = Falta el campo «{ $field }».
error-bad-field = { $wanted ->
    [text] El campo «{ $field }» debe ser un texto.
    [members] off, play o all
    [language] auto, en, it, fr o es
    [truth] El campo «{ $field }» debe ser true o false.
    [object] El campo «{ $field }» debe ser un objeto.
    [texts] El campo «{ $field }» debe ser una lista no vacía de cadenas.
    [seat] El campo «{ $field }» debe ser un asiento: un espectador no tiene jugadas.
   *[other] El campo «{ $field }» tiene un valor no válido.
}
error-bad-number = El campo «{ $field }» debe ser un número entero de { $low } a { $high }.
error-unknown-request = { $suggestions-number ->
    [0] No existe la petición «{ $do }».
   *[other] No existe la petición «{ $do }». ¿Quisiste decir «{ $suggestions }»?
}
error-ms-or-iterations = Indica «ms» o «iterations», pero no ambos.
error-bad-view = Ninguna partida puede mostrar esta vista.
error-bad-moves = «{ $move }» no es una jugada que esta vista permita.

error-bad-record = El registro no se puede leer.
error-record-too-long = El registro es demasiado largo.
error-record-without-body = Al registro le falta la línea en blanco tras la cabecera.
error-record-without-setup = El registro no empieza con una preparación ni con una posición.
error-record-does-not-replay = La línea { $line } del registro no se puede jugar.
error-record-of-other-rules = El registro sigue la versión { $rules } de las reglas, que no es la de aquí.
error-bad-line = La línea { $line } del registro no se puede leer.
error-bad-header = La cabecera «{ $header }» del registro no se puede leer.
error-bad-secret = El secreto del registro no se puede leer.

## El servidor de mesas: ajustes

setting-config = un archivo TOML con ajustes
setting-bind = las direcciones en las que escuchar, separadas por comas; «local» es esta máquina y sus direcciones en redes privadas
setting-port = el puerto en el que escuchar
setting-public-url = la dirección que se teclea, si hay un proxy delante: los enlaces la llevan, y solo se responde a ella y a las direcciones de la máquina
setting-base-path = la ruta con la que empiezan todas las direcciones, como /games; se toma de la dirección pública si esta la tiene
setting-trusted-proxy = direcciones o redes de los proxies a los que se cree la dirección del visitante, separadas por comas
setting-tables = quién puede abrir mesas: cualquiera (anyone), quien tenga invitación (invited) o solo la administración (admin)
setting-members-only = quién puede jugar: «off» es cualquiera, «play» quien tenga cuenta (que se crea con una invitación), «all» lo mismo, y nadie más ve las mesas públicas
setting-imprint = quién lleva el servidor, al pie de cada página: un texto o la dirección de una página
setting-language = el idioma de la primera página para quien no ha elegido uno; auto es el que prefiere el navegador
setting-accounts = si se pueden crear cuentas con nombre
setting-data = la carpeta que contiene la base de datos
setting-accept-loss = arrancar aunque falte el registro (WAL) o el contenido de la base de datos
setting-metrics = la dirección y el puerto donde Prometheus lee las cifras; en ningún sitio si no se fija
setting-log = lo que se anota en la salida de error, en líneas JSON: todo (all), los avisos (warnings) o nada (none); auto son los avisos en un terminal y si no todo
setting-bot-workers = cuántos bots piensan a la vez; 0 es uno menos que los procesadores, pero al menos uno
setting-sleep-after = una mesa inactiva deja la memoria al cabo de este tiempo, y vuelve cuando vuelve alguien
setting-expire-gathering = una mesa que nunca empezó se retira tras este tiempo sin cambios; 0 es nunca
setting-expire-playing = una partida sin acabar se cierra como abandonada tras este tiempo sin jugadas; 0 es nunca
setting-expire-study = una lección o un estudio se retira tras este tiempo; 0 es nunca
setting-expire-finished = una partida acabada se retira tras este tiempo; 0 es nunca
setting-expire-session = la sesión de una cuenta termina tras este tiempo sin uso; 0 es nunca
setting-session-lifetime = la sesión de una cuenta termina este tiempo después de iniciarla, se use como se use; 0 es nunca
setting-expire-notice = los avisos de inicios de sesión y cambios de una cuenta se borran después de este tiempo; 0 es nunca
setting-most-tables = cuántas mesas sin acabar puede haber a la vez
setting-most-sockets = cuántos sockets puede haber abiertos a la vez
setting-frame-bytes = el mensaje más largo que acepta un socket
setting-body-bytes = el cuerpo más largo que puede tener una petición
setting-unsent-bytes = un lector al que le espera más que esto se desconecta, y puede volver
setting-limits = si valen los límites de abajo; off solo para medir
setting-head-timeout = cuánto puede tardar un cliente en enviar la cabecera de una petición; 0 es sin límite
setting-body-timeout = cuánto puede tardar un cliente en enviar el cuerpo de una petición; 0 es sin límite
setting-connection-bytes = bytes que envía una conexión WebSocket, incluidas las tramas de control; cada trama cuenta 64 más, y un mensaje más largo no llega nunca
setting-address-connections = conexiones de cualquier tipo abiertas a la vez desde una dirección; las de los proxies de confianza no cuentan
setting-address-requests = peticiones de una dirección
setting-address-messages = mensajes de una dirección
setting-address-bytes = bytes de una dirección
setting-address-tables = mesas abiertas desde una dirección
setting-address-chat = líneas de chat de una dirección
setting-address-logins = intentos de entrar en una cuenta, o de crearla, desde una dirección; otros tantos para un nombre desde cualquier sitio
setting-address-sockets = sockets abiertos a la vez desde una dirección
setting-seat-messages = mensajes para un asiento
setting-seat-bytes = bytes para un asiento
setting-seat-chat = líneas de chat de un asiento
setting-table-messages = mensajes a una mesa
setting-table-bytes = bytes a una mesa
setting-table-chat = líneas de chat en una mesa
setting-table-sockets = sockets abiertos a la vez en una mesa
error-bad-setting = { $source } pone { $setting } en «{ $value }»; debe ser { $wanted ->
    [addresses] «local», o direcciones separadas por comas, como 127.0.0.1,192.168.1.20
    [port] un puerto de 1 a 65535
    [url] una dirección http o https sin consulta, como https://play.example/games
    [path] una ruta como /games
    [networks] direcciones o redes separadas por comas, como 127.0.0.1,10.0.0.0/8
    [tables] anyone, invited o admin
    [truth] on u off
    [file] una carpeta
    [endpoint] una dirección y un puerto, como 127.0.0.1:9100
    [log] auto, all, warnings o none
    [duration] un tiempo como 90s, 10m, 24h o 30d, o bien 0
    [bytes] un número de bytes de 1024 en adelante
    [rate] un número por tiempo, como 20/10s o 60/h
   *[other] un número entero
}.
error-bad-settings-file = { $file } no es un archivo TOML: { $why }.
error-unknown-setting = { $close ->
    [none] { $file } fija «{ $setting }», que no es ningún ajuste.
   *[other] { $file } fija «{ $setting }», que no es ningún ajuste. ¿Querías decir { $close }?
}
error-setting-paths-differ = La dirección pública { $public } no termina con la ruta { $base }.

## El servidor de mesas: en la puerta

error-door-host = Este servidor no responde a esa dirección. Usa una de las que muestra al arrancar.
error-door-one-host = Una petición debe nombrar este servidor exactamente una vez, en una sola cabecera Host.
error-door-origin = Esa página no pertenece a este servidor, así que no puede pedir esto.
error-door-too-many = Demasiadas peticiones a la vez. Espera un poco e inténtalo otra vez.
error-door-too-slow = La petición tardó demasiado en llegar. Inténtalo otra vez.
error-door-not-here = En esta dirección no hay nada.
error-door-too-large = Es más largo de lo que acepta este servidor.
error-door = El servidor no deja entrar esto.

## Cuentas

error-account = La cuenta no puede hacer eso.
error-account-none-here = Este servidor no tiene cuentas. Se puede jugar sin ella.
error-account-bad-name = Un nombre tiene de 1 a { $longest } caracteres visibles, al menos uno de ellos letra o cifra, y como mucho dos signos por letra.
error-account-name-scripts = Un nombre tiene letras de un solo alfabeto.
error-account-name-similar = Ese nombre se parece demasiado a otro. Elige otro.
error-account-name-taken = Ese nombre ya está ocupado. Elige otro.
error-account-wrong = Nombre o contraseña incorrectos.
error-account-no-session = Tu sesión ha caducado. Escribe otra vez tu nombre y tu contraseña.
error-account-too-often = Demasiados intentos. Espera unos minutos e inténtalo de nuevo.
error-account-common-password = Esa contraseña es una de las más comunes. Elige otra.
error-account-confirm = Confirma antes tu identidad.
error-account-no-such-session = Esa sesión ya ha terminado.
error-account-wrong-code = El nombre o el código de recuperación no es correcto, o el código ya se ha usado.
error-account-no-passkeys-here = Este servidor no puede usar llaves de acceso.
error-account-passkey-wrong = Esta llave de acceso no se acepta. Inténtalo de nuevo o inicia sesión con tu contraseña.
error-account-passkey-expired = Ha pasado demasiado tiempo. Inténtalo de nuevo.
error-account-no-such-passkey = Esa llave de acceso ya se ha eliminado.
error-account-many-passkeys = Una cuenta tiene como máximo { $most } llaves de acceso. Elimina antes una.
error-account-password = Una contraseña tiene de { $shortest } a { $longest } caracteres.
error-account-busy = Demasiadas personas están entrando en este momento. Inténtalo dentro de un momento.

## Llevar un servidor

command-admin = administrar un servidor en marcha: personas, mesas, chat, anuncios, resultados
admin-arg-what = qué hacer
admin-arg-of = el id de la mesa; para «open» el juego; una cuenta, un número, palabras o un texto, según la lista de abajo
admin-arg-seat = el asiento, contado desde 0
admin-arg-number = la línea de chat que se oculta, todas las de la mesa si falta; para «audit»: las entradas anteriores a esta
admin-arg-uses = para cuántas mesas (o, con members-only, cuentas) vale una invitación
admin-arg-account = expulsar o silenciar esta cuenta
admin-arg-name = expulsar o silenciar a quien lleve este nombre u otro que se le parezca
admin-arg-address = expulsar o silenciar una dirección o una red, por ejemplo 192.0.2.0/24
admin-arg-table = silenciar solo en esta mesa; con --seat, a quien se siente ahí
admin-arg-for = cuánto dura, por ejemplo 2h o 7d; para siempre si falta
admin-arg-reason = el motivo: lo ve la persona afectada y queda en el registro de acciones
admin-arg-in = el idioma de las palabras o del anuncio; todos si falta
admin-arg-file = un archivo de palabras, una por línea
admin-arg-from = el primer día de los resultados; hoy si falta
admin-arg-to = el último día de los resultados
admin-arg-clear = quitar el anuncio
admin-do-load = muestra la carga del servidor
admin-do-tables = lista las mesas sin terminar
admin-do-chat = muestra el chat de TABLE
admin-do-close = cierra TABLE
admin-do-hide-name = quita un nombre de TABLE y de su registro
admin-do-hide-chat = oculta el chat de TABLE
admin-do-invite = muestra un nuevo enlace de invitación
admin-do-uninvite = anula todas las invitaciones
admin-do-open = abre una mesa de GAME y muestra sus enlaces
admin-do-confirm-clock = acepta el reloj de la máquina tras un salto
admin-do-ban = expulsa a --account, --name o --address
admin-do-mute = quita el chat a --account, --name, --address o a un --seat de --table
admin-do-unban = levanta la expulsión NUMBER
admin-do-unmute = levanta el silencio NUMBER
admin-do-bans = lista expulsiones y silencios con su número
admin-do-connections = lista quién está conectado, con las direcciones
admin-do-reports = lista los mensajes y nombres denunciados
admin-do-resolve = cierra el aviso NUMBER: se ha actuado
admin-do-dismiss = cierra el aviso NUMBER: nada que hacer
admin-do-host = hace de la cuenta NAME un responsable del servidor, con la página /admin
admin-do-unhost = quita ese papel a la cuenta NAME
admin-do-hosts = lista los responsables del servidor
admin-do-reset-password = da a la cuenta NAME una contraseña nueva y la desconecta en todas partes
admin-do-filter = rechaza WORDS (separadas por comas) en el chat, los nombres y los títulos
admin-do-unfilter = vuelve a admitir WORDS
admin-do-words = lista las palabras rechazadas
admin-do-announce = muestra TEXT arriba en cada pantalla, o lo quita con --clear
admin-do-announcements = lista los anuncios
admin-do-results = muestra en CSV los resultados de un periodo, de GAME si se indica
admin-do-audit = lista las acciones de los responsables, las últimas primero
admin-never = para siempre
admin-changed = Palabras cambiadas: { $count }.
admin-no-announcement = Ningún anuncio.
admin-password-help = La cuenta queda desconectada en todas partes. Transmite la contraseña de forma segura; que su dueño la cambie al iniciar sesión.
admin-clock = El reloj está confirmado; se había movido { $seconds } s.
admin-done = Hecho.
error-admin = El servidor no lo ha hecho.
error-admin-refused = El servidor se niega: { $why }
error-admin-no-server = Ningún servidor responde en { $file }: { $why }. ¿Está en marcha, con el mismo --data?
error-admin-of-what = Di a qué se refiere { $what }: el id de una mesa, una cuenta, un número, palabras o un texto; «ludoteca admin --help» dice cuál.
error-admin-which-seat = Indica el asiento con --seat.
error-filtered-text = «{ $word }» no se admite en este servidor. No se ha enviado nada: cámbialo e inténtalo de nuevo.
error-filtered-name = Ese nombre no se admite en este servidor. Elige otro.
error-members-only = En este servidor solo juegan los socios. Primero inicia sesión.
error-members-invited = En este servidor las cuentas se crean con invitación. Abre el enlace de invitación que has recibido y luego crea la cuenta.
error-not-a-host = Esta página es para los responsables del servidor.
error-too-many-reports = Ya has enviado varios avisos. Espera unos minutos e inténtalo de nuevo.
error-no-chat-line = Ese mensaje ya no está.
error-no-name = En ese asiento no hay nombre.
error-no-account = No existe la cuenta «{ $name }».
error-host-account = { $name } es responsable del servidor; quítale antes ese papel.
error-no-sanction = No hay ninguna expulsión ni silencio número { $number }.
error-no-report = No hay ningún aviso abierto número { $number }.
error-bad-target = Indica una sola cuenta, nombre o dirección, o para un silencio una mesa y un asiento.
error-bad-network = «{ $given }» no es una dirección ni una red como 192.0.2.0/24.
error-wide-network = { $given } es una red demasiado grande: el número tras la barra es al menos { $least }.
error-bad-announcement = Un anuncio tiene como máximo { $longest } caracteres.
error-banned = No puedes jugar en este servidor { $ends ->
    [0] de ahora en adelante
   *[other] hasta el { $until }
}. { $reason ->
    [none] No se ha dado ningún motivo.
   *[other] Motivo: { $reason }
}
error-muted = No puedes escribir en el chat { $ends ->
    [0] de ahora en adelante
   *[other] hasta el { $until }
}. { $reason ->
    [none] No se ha dado ningún motivo.
   *[other] Motivo: { $reason }
}
error-tables-invited = En este servidor las mesas se abren con una invitación. Pídela a quien lo lleva.
error-tables-admin = En este servidor solo abre mesas quien lo lleva.
error-server-table-moved = La mesa está en mantenimiento. Inténtalo dentro de un momento.

## Juegos propios

command-new-game = escribe un juego completo con el que empezar el tuyo
newgame-arg-name = su nombre: una sola palabra en minúsculas
newgame-arg-title = su título; si falta, el nombre
newgame-arg-folder = la carpeta donde escribirlo; si falta, el nombre
newgame-written = Escritos { $number } archivos de «{ $title }» en { $folder }.
newgame-next = Para instalarlo y jugar:
    python3 dev.py install { $folder }      en una copia del código de Ludoteca
    pip install --editable { $folder }      en otro lugar
    ludoteca play { $name }
    El archivo README.md dice qué cambiar y dónde.
error-newgame-bad-name = «{ $name }» no puede ser el nombre de un juego: hace falta una sola palabra en minúsculas, de letras y cifras.
error-newgame-name-in-use = El nombre «{ $name }» ya es de un juego o de otro paquete de Python.
error-newgame-bad-title = «{ $title }» no puede ser un título: sin comillas, barras inversas ni llaves.
error-newgame-folder-in-use = { $folder } no está vacía: indica otra carpeta con --folder.

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
error-table-not-foreseen = No se puede saber de antemano qué sigue a «{ $move }».
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
error-record-without-secret = Al registro le falta el secreto de sus sorteos.
error-record-commitment-differs = El secreto no es el que se anunció al principio.

## The store

error-store-failed = { $file } no se puede usar: { $why }. Nada ha cambiado en él.
error-store-in-use = { $file } está en uso por otro servidor. Detén primero aquel, o da a este un archivo propio.
error-store-unwritable = { $file } no se puede escribir: { $why }. El archivo y su carpeta deben pertenecer a quien ejecuta el programa.
error-store-full = No queda espacio en el disco de { $file }. Nada ha cambiado; libera espacio e inténtalo de nuevo.
error-store-unsynced = El disco de { $file } no ha podido guardar lo escrito: { $why }. No se escribe nada más hasta que el disco esté en orden y el servidor se inicie de nuevo.
error-store-corrupt = { $file } está dañado ({ $why }). Pon una copia en su lugar con «ludoteca restore».
error-store-foreign = { $file } no es un almacén de este programa, o su comienzo está dañado. Elige otro archivo, o pon una copia en su lugar con «ludoteca restore».
error-store-too-new = { $file } fue escrito por una versión más nueva de este programa (su forma es { $theirs }, esta versión conoce la { $ours }). Vuelve a instalar la versión más nueva.
error-store-incomplete = { $file } falta o está vacío: puede que se hayan perdido cambios. Repón el archivo, restaura una copia con «ludoteca restore» o arranca una vez con «--accept-loss on» para seguir sin ellos.
error-store-missing = { $file } no existe.
error-backup-exists = { $file } ya existe, y una copia nunca toma el lugar de otro archivo.
command-backup = copiar en un solo archivo todo lo que guarda el servidor, también mientras se juega
command-restore = poner una copia en el lugar de lo que guarda el servidor
backup-arg-file = el archivo nuevo; con --keep, una carpeta
backup-arg-keep = escribe en la carpeta FILE una copia con la fecha y la hora en el nombre y borra todas menos las N más recientes
backup-done = { $tables ->
    [0] { $file } no contiene ninguna mesa.
    [1] { $unfinished ->
        [0] { $file } contiene una mesa.
       *[other] { $file } contiene una mesa, sin terminar.
    }
   *[other] { $unfinished ->
        [0] { $file } contiene { $tables } mesas.
        [1] { $file } contiene { $tables } mesas, una de ellas sin terminar.
       *[other] { $file } contiene { $tables } mesas, { $unfinished } de ellas sin terminar.
    }
 }
restore-arg-file = un archivo escrito por «backup»
restore-done = { $tables ->
    [0] Restaurado desde { $file }: ninguna mesa.
    [1] { $unfinished ->
        [0] Restaurado desde { $file }: una mesa.
       *[other] Restaurado desde { $file }: una mesa, sin terminar.
    }
   *[other] { $unfinished ->
        [0] Restaurado desde { $file }: { $tables } mesas.
        [1] Restaurado desde { $file }: { $tables } mesas, una de ellas sin terminar.
       *[other] Restaurado desde { $file }: { $tables } mesas, { $unfinished } de ellas sin terminar.
    }
 }
restore-aside = Lo que había antes es ahora { $file }.
command-render-replays = calcular y guardar las repeticiones de las mesas terminadas, antes de una actualización que abandona sus reglas
render-replays-arg-game = solo las mesas de este juego
render-replays-done = { $number ->
    [0] Ninguna repetición calculada.
    [1] Calculadas las repeticiones de una mesa.
   *[other] Calculadas las repeticiones de { $number } mesas.
 }
render-replays-failed = { $number ->
    [1] El registro de una mesa no se puede reproducir con las reglas instaladas.
   *[other] Los registros de { $number } mesas no se pueden reproducir con las reglas instaladas.
 }
error-name-taken = El nombre «{ $name }» ya está ocupado.

## Levels, from weakest to strongest, and the two plain players

level-beginner = Principiante
level-casual = Aficionado
level-skilled = Hábil
level-expert = Experto
level-master = Maestro
level-random = Azar
level-greedy = Voraz
option-first = Quién empieza

## Comprobación de registros

command-verify = comprobar cada sorteo, cada jugada y el resultado de un registro
verify-arg-files = los registros; - es la entrada estándar
verify-commitment = El secreto es el que se anunció antes de sortear nada.
verify-draws = { $number ->
    [one] 1 sorteo es el que dicen el secreto y las sales.
   *[other] { $number } sorteos son los que dicen el secreto y las sales.
}
verify-moves = { $number ->
    [one] 1 jugada está permitida por las reglas.
   *[other] { $number } jugadas están permitidas por las reglas.
}
verify-struck = { $number ->
    [one] 1 de esas líneas se deshizo; su sorteo cuenta igualmente.
   *[other] { $number } de esas líneas se deshicieron; sus sorteos cuentan igualmente.
}
verify-result = El resultado es aquel al que llevan las líneas.
verify-good = Comprobado.
verify-bad = No comprobado.
error-verify-unreadable = No se puede leer el archivo: { $why }.
error-verify-no-text = El archivo no es texto UTF-8.
error-verify-no-secret = El secreto no está revelado: los sorteos no se pueden comprobar.
error-verify-no-commitment = No se anunció nada: el secreto pudo elegirse después.
error-verify-commitment-differs = Al secreto le corresponde el anuncio { $expected }, pero está escrito { $written }.
error-verify-draw-differs = Línea { $line }: está escrito «{ $written }», pero el secreto saca «{ $expected }».
error-verify-move-refused = Línea { $line }: ahí el asiento { $seat } no puede jugar «{ $written }» ({ $rule }).
error-verify-after-the-end = Línea { $line }: «{ $written }» viene después del final de la partida.
error-verify-unfinished = La partida no ha terminado.
error-verify-result-early = Está escrito el resultado { $written }, pero la partida no ha terminado.
error-verify-no-result = No hay ningún resultado escrito; debería ser { $expected }.
error-verify-result-differs = Está escrito el resultado { $written }; debería ser { $expected }.

## Arena

command-arena = hace jugar a los jugadores entre sí y los clasifica
arena-arg-contestants = niveles, ARCHIVO.py:CLASE, o la ORDEN de un programa que habla el protocolo, con NOMBRE= delante si debe tener un nombre
arena-arg-players = cuántos juegan; varios números, separados por comas, se juegan uno tras otro
arena-arg-blocks = cuántos bloques juega cada pareja: un bloque es una semilla con los asientos rotados
arena-arg-ms = milisegundos por turno
arena-arg-iterations = iteraciones por elección en lugar de tiempo
arena-arg-cap = elecciones tras las cuales una partida cuenta como tablas
arena-arg-seed = un texto que decide todo el azar
arena-arg-jobs = cuántas partidas a la vez
arena-arg-file = guarda los resultados en este archivo y sigue desde ahí
arena-arg-records = escribe cada partida como registro en esta carpeta
arena-arg-svg = dibuja las puntuaciones en este archivo
arena-rating = puntuación
arena-interval = 95 %
arena-won = ganadas
arena-time = ms por turno
arena-seats = Victorias por asiento, { $players } jugadores: { $seats }
arena-length = { $games } partidas; la mitad supera { $median } elecciones, la más larga { $longest }
arena-cut-off = Interrumpidas tras { $cap } elecciones y contadas como tablas: { $number } de { $games } partidas.
arena-luck = Con una semilla y los asientos cambiados, el mismo asiento ganó ambas partidas en el { $share } % de los casos.
arena-forfeits = { $number ->
    [one] { $name } perdió 1 partida por abandono: { $why }
   *[other] { $name } perdió { $number } partidas por abandono; la última: { $why }
}
arena-title = { $game }, { $players } jugadores
arena-picture-rating = puntuación con su intervalo del 95 %
arena-picture-time = puntuación y milisegundos por turno
progress = { $done }/{ $total }, quedan { $left }
error-bad-contestant = «{ $contestant }» no es un concursante: ningún nivel con ese nombre, ninguna clase en un archivo y ningún programa ejecutable. Niveles: { $known }; o ARCHIVO.py:CLASE, o una ORDEN, o NOMBRE=ORDEN.
error-contestant-not-started = No se puede iniciar { $contestant } («{ $command }»): { $why }.
error-contestant-no-answer = { $contestant } («{ $command }») no respondió en { $seconds } s. ¿Vacía su salida (flush) después de cada línea?
error-contestant-ended = { $contestant } («{ $command }») terminó con el código { $status } en lugar de responder.
error-contestant-killed = { $contestant } («{ $command }») fue detenido por la señal { $signal }.
error-contestant-closed-output = { $contestant } («{ $command }») cerró su salida en lugar de responder.
error-contestant-not-json = { $contestant } («{ $command }») respondió con una línea que no es un objeto JSON: «{ $answer }»
error-contestant-illegal-move = { $contestant } («{ $command }») respondió «{ $move }», que no es ninguna de las jugadas legales.
error-contestant-not-loaded = No se puede cargar «{ $contestant }»: { $why }
error-contestant-failed = «{ $contestant }» falló: { $why }
error-less-than-one = { $option } debe ser al menos 1, no { $given }.
error-too-few-contestants = Hacen falta al menos dos concursantes con nombres distintos, no: { $names }.
error-other-plan = { $file } contiene las partidas de otro plan, o de jugadores que han cambiado desde entonces.

## Análisis

command-analyse = valora cada decisión de un registro y dice dónde cambió la partida
analyse-arg-record = el archivo del registro
analyse-arg-output = escribe todo el análisis como JSON en este archivo
analyse-title = { $game }: { $number } turnos, cada uno valorado según lo que sabía su asiento
analyse-seat = { $seat } cedió el { $loss } % de la victoria por turno.
analyse-worst = Los turnos más caros:
analyse-turning = Dónde cambió la partida:
analyse-none = en ningún punto notable
analyse-lost = { $turn ->
    [0] preparación
   *[other] turno { $turn }
}, { $seat }, { $loss } % perdido: { $played } Mejor: { $better }
analyse-turned = { $turn ->
    [0] preparación
   *[other] turno { $turn }
}, { $seat }, del { $before } % al { $after } %: { $played }
error-no-record-file = { $file } no se puede leer.

## Las frases de la orden

arguments-usage = uso:
arguments-options = opciones
arguments-positional = argumentos
arguments-help = mostrar esta ayuda y salir
arguments-error = %(prog)s: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-required = faltan: %s
arguments-unrecognized = no se entiende: %s
arguments-choice = %(value)r no está entre: %(choices)s
arguments-value = %(value)r no se puede leer como %(type)s
arguments-one = debe seguir un valor
arguments-some = debe seguir al menos un valor
arguments-ambiguous = %(option)s puede significar: %(matches)s
arguments-exclusive = no se puede usar junto con %s
arguments-ignored = %r no lleva valor
arguments-one-of = hace falta uno de: %s

## El servidor de mesas: lo que se encuentra

command-serve = abrir mesas para amigos en el navegador, en esta máquina y su red
serve-ready = Las mesas están abiertas. En un navegador:
serve-no-client = El cliente para navegadores no está construido aquí; solo se les dirá eso: ejecuta python3 dev.py setup en el repositorio, vuelve a instalar si estaba instalado, y arranca esto otra vez.
serve-not-compiled = Aquí las reglas no están compiladas, así que los bots son mucho más lentos. Con un compilador de C (Debian: apt install gcc python3-dev), ejecuta python3 dev.py setup en el repositorio o vuelve a instalar el paquete.
serve-few-files = Aquí solo pueden estar abiertas a la vez { $connections } conexiones, no las { $wanted } de most-sockets: el sistema no permite más archivos abiertos. Sube el límite máximo (LimitNOFILE en una unidad de systemd, ulimit -Hn en un shell) o baja most-sockets.
serve-stop = Ctrl+C las cierra; no se pierde nada.
command-join = sentar un programa a la mesa de un servidor
join-arg-link = el enlace a la mesa, tal como te lo dieron
join-arg-engine = quién juega, como en la arena: un nivel, ARCHIVO.py:CLASE, o la ORDEN de un programa
join-arg-name = el nombre con el que juega
join-arg-seat = el asiento que toma; el primero libre si no se dice
join-arg-ms = los milisegundos que puede pensar en cada elección
join-arg-quiet = informa solo de los fallos
join-arg-data = la carpeta que guarda la clave del asiento [~/.local/share/ludoteca]
join-sits = { $name } ocupa el asiento { $seat } en una partida de { $game }.
join-returned = { $name } vuelve al asiento { $seat } de una partida de { $game }.
join-taken = Entretanto han ocupado el asiento { $seat }.
join-waits-for-seats = { $number ->
    [0] Esperando a que se conecten los demás jugadores.
    [one] Esperando a un jugador más.
   *[other] Esperando a { $number } jugadores más.
}
join-begins = En la mesa: { $names }
join-plays = Turno { $turn }: { $name } juega { $move }
join-waits = Turno { $turn }: esperando a { $names }
join-paused = La partida está en pausa.
join-failed = { $why } Se inicia de nuevo y se le pregunta otra vez.
join-not-kept = No se puede guardar la clave del asiento: { $why }
join-kept = El asiento queda guardado: la misma orden vuelve a él.
join-cut = Se perdió la conexión ({ $why }). Reconectando…
error-join-no-seat = Con este enlace no hay ningún asiento libre ahí.
error-join-lost = El asiento pasó a otro dispositivo o quedó libre: el programa ya no juega.
error-join-resigned = Falló dos veces seguidas y abandonó. { $why }
error-join-no-server = No se puede llegar al servidor, o ha colgado: { $why }
error-join-refused = El servidor rechaza: { $why }
error-join-no-link = «{ $link }» no es un enlace a una mesa.
command-open = abre una mesa en un servidor y muestra su enlace
open-arg-address = la dirección del servidor
open-arg-seats = quién juega, separados por comas: «open» para el enlace, o el nivel de un bot
open-arg-clock = segundos para toda la partida y segundos añadidos por respuesta, como 600+5
open-arg-cap = el turno tras el cual la partida acaba en tablas
open-arg-public = muestra la mesa en la lista para todos
open-arg-invitation = la invitación, en servidores que la piden
error-open-bad-clock = «{ $given }» no es un control de tiempo como 600+5.
error-server = Ahora no se puede hacer.
error-server-no-table = Esa mesa no existe, o ya no.
error-server-restarting = El servidor se está reiniciando. Vuelve en un momento.
error-server-rules-changed = Las reglas han cambiado desde que empezó esta partida, así que no puede seguir. Lo jugado aún se puede ver.
error-server-no-page = No hay nada en esta dirección.
error-server-not-yours = No te corresponde decidirlo.
error-server-not-your-seat = Ese asiento no es tuyo.
error-server-not-host = Solo puede hacerlo el anfitrión.
error-server-seat-taken = Ese asiento está ocupado, o no puedes tomarlo.
error-server-bad-name = Un nombre tiene caracteres visibles y como mucho dos signos por letra.
error-server-held-seat = Ya has ocupado otro asiento en esta partida, así que no puedes tomar este.
error-server-no-opening = Ahora nadie pide abrir ese asiento.
error-server-too-much = Demasiados mensajes. Espera un momento y vuelve a intentarlo.
error-server-bad-message = El mensaje no se puede leer: { $why }
error-server-too-deep = El mensaje está anidado a demasiada profundidad.
error-server-bad-salt = Una sal se escribe en cifras hexadecimales.
error-server-nothing-said = El mensaje está vacío.
error-server-already-entered = Esta conexión ya está en una mesa.
error-server-not-entered = Primero entra en una mesa.
error-server-not-away = Ahora no es posible ausentarse de ese asiento.
error-server-not-free = Ahora ese asiento no se puede cambiar.
error-server-not-rated = Una mesa puntuable es para personas con cuenta, cada una en un asiento, sin bots ni pistas.
error-server-rated-account = Esta mesa es puntuable: inicia sesión antes de ocupar un asiento.
error-server-rated-clock = Una partida puntuable se juega con reloj: elige minutos para la partida o días para cada jugada.
error-server-rated-goes-on = Una partida puntuable no se puede cerrar: sigue jugando, abandona o acuerda tablas.
error-server-no-rematch = En esta mesa no se puede jugar la revancha.
error-server-no-thought = El bot no ha encontrado ninguna jugada. No ha cambiado nada.
error-server-no-analysis = Nadie ha pedido aún un análisis.
error-server-foreign-link = Solo se dibujan enlaces a este servidor.
error-server-no-address = { $address } puerto { $port } no se puede usar: { $why }. ¿Hay otro servidor ahí? --port elige otro.

## Auditoría y carga de un servidor

command-audit = juega cada partida dos veces a través de un servidor real y compara cada byte que recibe cada uno
audit-arg-games = los juegos que se examinan; todos si no se nombra ninguno
audit-arg-matches = cuántas partidas como mucho
audit-arg-seconds = parar después de tantos segundos
audit-arg-seed = dónde empiezan las semillas de las partidas
audit-arg-workers = cuántos procesos a la vez
audit-progress = { $matches } partidas, { $texts } mensajes comparados
audit-done = { $matches } partidas jugadas dos veces; en { $different } pasos diferían en algo oculto; se compararon { $texts } mensajes de { $bytes } bytes.
audit-revealed = { $matches } de ellas terminaron antes, de media tras { $steps } de { $most } pasos, porque el paso siguiente habría revelado algo según las reglas del juego: { $seen } porque se habría visto, { $told } porque todos lo habrían oído.
audit-differs = Alguien podría distinguir dos partidas que solo difieren en cosas ocultas: { $game }, { $players } jugadores, punto de vista { $viewer }, semilla { $seed }, paso { $step }. Recibió:
error-audit-ended = La auditoría se interrumpió: uno de sus procesos perdió su servidor ({ $why }). Lo comparado hasta entonces se indica arriba; vuelve a iniciarla, con menos procesos si la máquina está ocupada.
command-load = juega en muchas mesas de un servidor en marcha y lo mide
load-arg-address = la dirección del servidor, tal como la muestra
load-arg-tables = cuántas mesas, cada una con dos conexiones
load-arg-rate = cuántas jugadas por segundo, todas las mesas juntas
load-arg-seconds = durante cuántos segundos
load-arg-pid = el proceso del servidor en esta máquina, para medir su memoria y su tiempo de cálculo
error-load-failed = La prueba de carga en { $address } ha fallado: { $why }. ¿Está el servidor en marcha en esa dirección, con --limits off, y pueden ambos procesos abrir suficientes archivos (ulimit -n)?
load-game = juego: { $value }
load-tables = mesas: { $value }
load-sockets = conexiones: { $value }
load-kib-per-table = memoria por mesa: { $value } KiB
load-processor-us-per-move = tiempo de cálculo por jugada: { $value } µs
load-moves = jugadas: { $value }
load-moves-per-second = jugadas por segundo: { $value }
load-p50-ms = la mitad de las jugadas confirmadas en { $value } ms
load-p99-ms = el 99 % de las jugadas confirmadas en { $value } ms
