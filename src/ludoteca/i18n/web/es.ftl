### The browser client’s own sentences, in Spanish.

## Everywhere

web-close = Cerrar
web-home = A los juegos
web-live = Lo que pasa
web-nav = Páginas y ajustes
web-learn = Aprender
web-language = Idioma
web-sound = Sonido
web-dark = Colores oscuros
web-settings = Ajustes
web-name = Tu nombre
web-theme = Colores
web-theme-auto = Como el aparato
web-theme-light = Claros
web-theme-dark = Oscuros
web-size = Tamaño del texto
web-size-normal = Normal
web-size-large = Grande
web-size-huge = Muy grande
web-motion = Las cosas se mueven
web-confirm = Preguntar antes de enviar una jugada
web-curtain-wish = Ocultar el tablero cuando el aparato cambia de manos
web-again = Intentar de nuevo
web-yes = Sí
web-no = No
web-cancel = Cancelar
web-skip = Saltar
web-next = Siguiente
web-previous = Anterior
web-rule = regla { $clause }
web-copy = Copiar el enlace
web-copied = El enlace está copiado.
web-copy-yourself = Copia tú el enlace marcado, por favor.
web-share = Compartir
web-qr = El mismo enlace como imagen para cámaras

## The first screen

web-hello = ¿A qué jugamos?
web-players = Jugadores
web-minutes = { $minutes } min
web-play-bot = Jugar contra un bot
web-invite = Invitar
web-same-device = Mismo aparato
web-your-turn = Te toca a ti
web-at-turn = { $game }, turno { $turn }
web-play-on = Seguir
web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-live-tables = Partidas para mirar
web-no-my-tables = Aún no estás en ninguna mesa: empieza una partida arriba.
web-no-open-tables = Ahora nadie espera en una mesa pública.
web-no-live-tables = Ahora no se juega ninguna partida pública.
web-join = Unirse
web-watch = Mirar
web-open = Abrir
web-table-over = Terminada
web-table-gathering = { $open ->
    [one] Hay un asiento libre
   *[other] Hay { $open } asientos libres
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
web-waiting-for = Se espera a { $names }
web-turn = turno { $turn }
web-seats-taken = { $taken } de { $players } asientos ocupados

## A new table

web-how = ¿Contra quién?
web-kind-bot = Bots
web-kind-invite = Gente con un enlace
web-kind-device = Gente en este aparato
web-level = Fuerza
web-name-of = Nombre del jugador { $seat }
web-more-options = Más opciones
web-seat-number = Asiento { $seat }
web-seat-me = Tú
web-seat-open = Asiento libre
web-seat-bot = Bot: { $level }
web-clock = Tiempo para pensar
web-clock-none = Sin reloj
web-clock-minutes = { $increment ->
    [0] { $minutes } min cada uno
   *[other] { $minutes } min cada uno + { $increment } s por jugada
}
web-clock-days = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
web-by-chance = Al azar
web-cap = Tablas tras tantos turnos
web-cap-none = sin límite
web-table-name = Nombre de la mesa
web-public = Pública: cualquiera puede unirse y mirar
web-hints = Se permiten pistas
web-file-unread = Ese archivo no se puede leer.
web-make-table = Preparar la mesa
web-start = Empezar

## Before the game

web-coming-in = Llegando a la mesa …
web-seats = Asientos
web-seat-waiting = se espera a alguien
web-here = presente
web-not-here = ahora no está
web-sit-here = Sentarse aquí
web-put-bot = Poner un bot aquí
web-free = Liberar el asiento
web-open-seat = Abrir el asiento
web-swap = Cambiar los asientos { $one } y { $other }
web-take-over = Sigue aquí en este aparato: siéntate en tu asiento.
web-gathering = { $open ->
    [0] Todos los asientos están ocupados: se empieza ya.
   *[other] Se espera a que cada asiento esté ocupado.
}
web-invitation = Invitación
web-invitation-help = Quien abra este enlace puede sentarse. La partida empieza cuando no queda asiento libre.
web-invitation-link = Enlace para los invitados
web-renew = Hacer un enlace nuevo, anular el viejo
web-leave-seat = Dejar el asiento
web-close-table = Cerrar la mesa
web-is-public = pública
web-is-private = solo con invitación
web-is-capped = tablas tras { $cap } turnos

## At the table

web-menu = Menú
web-board = Tablero
web-side = Junto al tablero
web-watching = miran:
web-undo = Deshacer
web-undo-free = libre
web-undo-last = después ya no
web-undo-consent = pide permiso
web-undo-nothing = nada que deshacer
web-lost = Se cortó la conexión: volviendo …
web-paused = La partida está en pausa.
web-sending = …
web-foresight = Lo que haría la jugada
web-foresight-idle = Señala una jugada para ver lo que haría; un segundo toque la juega.
web-foresight-wait = Ahora no tienes nada que elegir.
web-if-you-play = Si juegas: { $move }
web-no-return = Esto no se podrá deshacer libremente.
web-play-it = Jugar
web-log = Registro
web-log-earlier = Anteriores
web-chat = Charla
web-chat-say = Di algo
web-spectator = Espectador
web-moves = Jugadas en palabras
web-moves-short = Jugadas
web-type-move = Escribe una jugada
web-in-words = El tablero en palabras
web-several = Puede ser: { $moves }
web-agree = Aceptar
web-propose-draw = { $seat_is ->
    [you] Propones tablas.
   *[other] { $seat } propone tablas.
}
web-propose-undo = { $seat_is ->
    [you] Pides deshacer tu último paso.
   *[other] { $seat } pide deshacer el último paso.
}
web-open-to-person = Quien abrió la mesa pide dar a otra persona el asiento de { $name }, que juega un bot.
web-propose-pause = { $seat_is ->
    [you] Pides una pausa.
   *[other] { $seat } pide una pausa.
}
web-refuse = Rechazar
web-withdraw = Retirar
web-away = Un bot juega por ti.
web-back = He vuelto
web-resume = Continuar
web-clock-of = Tiempo de { $name }: { $time }
web-curtain = Pasa el aparato a { $seat }
web-curtain-help = Nadie más debería mirar ahora.
web-curtain-open = Soy { $seat }
web-forced = Responde la mesa: solo hay una manera.
web-answered = Respondió la mesa, única manera: { $move }
web-by-table = (respuesta de la mesa)
web-hinted = Un bot jugaría: { $move }

## The menu of a table

web-menu-hint = Pedir una pista a un bot
web-menu-draw = Proponer tablas
web-menu-pause = Pausa
web-menu-away = Dejar que un bot juegue por mí
web-menu-hand = Aquí solo mi mano (el tablero está en otra pantalla)
web-menu-whole = Aquí toda la mesa
web-menu-screen = Mostrar el tablero en otra pantalla
web-menu-watch = Enlace para espectadores
web-menu-invite = Enlace de invitación
web-menu-pass = Pasar mi asiento a otro aparato
web-menu-rules = Reglamento
web-menu-settings = Ajustes
web-menu-resign = Rendirse
web-menu-leave = Dejar la mesa del todo
web-menu-close = Cerrar la mesa para todos
web-sure-draw = ¿Proponer tablas?
web-sure-leave = ¿Irte del todo? Pierdes tu asiento.
web-sure-resign = { $players ->
    [2] ¿Rendirte y dejar ganar al otro?
   *[other] ¿Rendirte? Un bot sigue en tu lugar.
}
web-sure-close = ¿Cerrar la mesa? La partida se corta para todos.
web-link-help = Quien abra este enlace puede mirar.
web-screen-help = Ábrelo en una tableta o un televisor: muestra lo que todos pueden ver. Luego elige «solo mi mano» en los teléfonos.
web-pass-help = Abre este enlace en el otro aparato. Sirve una vez; después este aparato solo mira.

## After the game

web-result = Resultado
web-won = ¡Ganas!
web-nobody-won = Nadie gana
web-winners = { $count ->
    [one] { $winners } gana
   *[other] { $winners } ganan
}
web-rematch = Jugar otra vez
web-rematch-asked = Esperando a los demás …
web-rematch-wanted = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
web-next-game = A la siguiente partida
web-replay = Ver de nuevo
web-record = Descargar el acta
web-first = Al principio
web-run = Reproducir
web-stop = Parar
web-timeline = Línea de tiempo
web-line-of = línea { $line } de { $lines }
web-quiet = Nada que estos ojos puedan ver.
web-eyes = ¿Con los ojos de quién?
web-eyes-spectator = Un espectador
web-eyes-all = Todo a la vista
web-eyes-seat = { $seat }
web-analysis = Lo que opinan los bots
web-analyse = Analizar la partida
web-analysing = Los bots están pensando
web-graph = Las probabilidades de ganar de cada uno, de la primera línea a la última
web-turning = Dónde cambió
web-turned = Línea { $line }, { $move }: de { $before } % a { $after } %
web-turned-nowhere = Casi en ninguna parte.
web-costly = Lo que más costó
web-cost = Línea { $line }, { $move }: { $loss } % perdido; mejor { $best }
web-verify = Comprobar el azar
web-verify-help = Recalcula cada sorteo según lo prometido antes de la partida.
web-verified = El acta es correcta
web-not-verified = El acta no es correcta

## Accounts and ratings

web-account = Cuenta
web-account-help = Se puede jugar a todo sin cuenta. Una cuenta reúne tus partidas en todos tus aparatos y, si quieres, guarda una puntuación.
web-have-account = Tengo una cuenta
web-new-account = Cuenta nueva
web-account-name = Nombre
web-password = Contraseña
web-password-show = Mostrar la contraseña
web-password-lost = No pedimos ninguna dirección de correo. Guarda bien la contraseña: nadie puede enviarte otra.
web-sign-in = Entrar
web-sign-up = Crear la cuenta
web-sign-out = Salir
web-signed-in = Sesión abierta en este aparato
web-own-ratings = Mis puntuaciones
web-account-games = Mis partidas en todos los aparatos
web-account-no-games = Aún ninguna. Aquí se guardan las partidas que empiezas o a las que te unes con la sesión abierta.
web-own-data = Mis datos
web-export-help = Todo lo que el servidor guarda de esta cuenta, en un solo archivo.
web-export = Descargar mis datos
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = La contraseña está cambiada. En los demás aparatos se ha cerrado la sesión.
web-delete = Borrar la cuenta …
web-delete-title = ¿Borrar la cuenta { $name }?
web-delete-goes = Se borran el nombre, la contraseña, tus puntuaciones y la lista de tus partidas, y se cierra la sesión en todas partes.
web-delete-stays = Las partidas que jugaste quedan para quienes las jugaron contigo, sin tu nombre.
web-delete-final = No se puede deshacer. Si quieres conservar tus datos, descárgalos antes.
web-delete-yes = Borrarla para siempre
web-delete-no = Conservar la cuenta
web-deleted = La cuenta está borrada.
web-rated = Partida con puntuación
web-rated-help = Cada cual necesita su propia cuenta; hay reloj, y no hay pistas ni bots.
web-rated-clock = Siempre con reloj, para que nadie pueda dejar parada la partida.
web-rated-not-account = Solo para quienes tienen una cuenta.
web-rated-not-bots = No con bots: la puntuación es cosa de personas.
web-rated-not-device = No con varios jugadores en un aparato.
web-rated-sign-in = Esta partida es con puntuación: entra en tu cuenta para sentarte. Para mirar no hace falta cuenta.
web-is-rated = con puntuación
web-rating = Puntuación
web-ratings = Puntuaciones
web-ratings-all = Todas las puntuaciones
web-ratings-none = Nadie ha jugado aún una partida con puntuación.
web-rating-none = Aún ninguna partida con puntuación.
web-rating-help = La puntuación dice cómo se juega en comparación con los demás de aquí. Todos empiezan en 1500; cuantas más partidas, más seguro es el número.
web-rating-range = muy probablemente entre { $least } y { $most }
web-rating-unsure = Aún no es seguro: lo dirán algunas partidas más.
web-rating-games = { $games ->
    [one] una partida con puntuación
   *[other] { $games } partidas con puntuación
}
web-rating-played = Partidas
web-rating-yours = Tu puntuación
web-rating-change = { $sign ->
    [up] + { $points }
    [down] − { $points }
   *[same] como antes
}
web-rating-working = Se calcula tu nueva puntuación …
web-rating-uncounted = Esta partida no ha cambiado tu puntuación.

## Learning

web-lesson = Lección
web-rules = Reglamento
web-search = Buscar en las reglas
web-found = { $count ->
    [one] Un punto
   *[other] { $count } puntos
}
web-step = Paso { $step } de { $steps }
web-lesson-done = Bien hecho.
web-lesson-other = Está permitido, pero prueba lo que pide el paso.
web-lesson-end = Terminado: a los juegos
web-clause-R = una regla del juego
web-clause-S = parte de la preparación
web-clause-C = describe un componente
web-clause-J = una decisión de este proyecto

## When something can't be shown

web-component-failed = No se pudo mostrar el tablero de este juego; este es el sencillo.
web-trouble-server = El servidor tropezó
web-trouble-server-help = No es culpa tuya y nada se ha perdido. Inténtalo en un momento.
web-trouble-network = No se llega al servidor
web-trouble-network-help = ¿Está conectado este aparato? Tus asientos y partidas están a salvo; seguimos intentando.
web-trouble-full = Esta mesa está completa
web-trouble-full-help = Alguien fue más rápido. Puedes mirar o empezar tu propia partida.
web-trouble-link = No hay ninguna mesa en este enlace
web-trouble-link-help = ¿Se copió el enlace entero? Pide uno nuevo a quien lo envió.
web-trouble-old = Este enlace ya no sirve
web-trouble-old-help = Mientras tanto se ocupó el asiento, se renovó la invitación o se cerró la mesa. Pide un enlace nuevo.
web-trouble-finished = Esta partida ha terminado
web-trouble-finished-help = Puedes verla de nuevo o empezar la tuya.
web-trouble-nowhere = Aquí no hay nada
web-trouble-nowhere-help = La dirección no lleva a ninguna página nuestra.
web-trouble-running = Esta partida aún se está jugando
web-trouble-running-help = Podrás verla de nuevo cuando termine; hasta entonces está en su mesa.
web-trouble-gathering = Esta partida aún no ha empezado
web-trouble-gathering-help = Podrás verla de nuevo cuando termine; por ahora los jugadores se reúnen en su mesa.
web-to-table = A la mesa
web-trouble-busy = Demasiado a la vez
web-trouble-busy-help = De aquí llegaron demasiadas peticiones. Espera un minuto e inténtalo de nuevo.
