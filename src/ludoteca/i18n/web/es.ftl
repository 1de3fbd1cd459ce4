### The browser client’s own sentences, in Spanish.

## Everywhere

web-close = Cerrar
web-home = Inicio
web-live = Novedades de la partida
web-nav = Menú principal
web-skip-link = Ir al contenido
web-learn = Aprender
web-language = Idioma
web-sound = Sonido
web-dark = Colores oscuros
web-settings = Ajustes
web-name = Tu nombre
web-theme = Tema
web-theme-auto = Como el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-size = Tamaño del texto
web-size-normal = Normal
web-size-large = Grande
web-size-huge = Muy grande
web-motion = Animaciones
web-coordinates = Coordenadas en el tablero
web-confirm = Confirmar antes de enviar una jugada
web-curtain-wish = Ocultar el tablero cuando el dispositivo cambia de manos
web-again = Intentar de nuevo
web-yes = Sí
web-no = No
web-cancel = Cancelar
web-skip = Saltar
web-announcement = Anuncio
web-imprint = Aviso legal
web-next = Siguiente
web-previous = Anterior
web-rule = regla { $clause }
web-copy = Copiar el enlace
web-copied = Enlace copiado.
web-copy-yourself = No se ha podido copiar: copia tú el enlace seleccionado.
web-share = Compartir
web-qr = Código QR de este enlace

## The first screen

web-hello = ¿A qué jugamos?
web-about = Juegos de mesa descatalogados para jugar en el navegador: contra bots o con amigos, sin cuenta.
web-learn-quick = Aprender en 2 minutos
web-players = Jugadores
web-minutes = { $minutes } min
web-play-bot = Jugar contra un bot
web-invite = Invitar
web-same-device = Mismo dispositivo
web-your-turn = Te toca
web-at-turn = { $game }, turno { $turn }
web-play-on = Seguir
web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-live-tables = Partidas en curso
web-no-my-tables = Aún no estás en ninguna mesa. Empieza una partida arriba.
web-no-open-tables = No hay mesas abiertas.
web-no-live-tables = No hay partidas en curso.
web-join = Unirse
web-watch = Ver
web-open = Abrir
web-table-over = Terminada
web-history = { $outcome ->
    [won] Ganada
    [lost] Perdida
    [shared] Victoria compartida
    [nobody] Sin ganador
   *[over] Terminada
} { $score }
web-table-gathering = { $open ->
    [one] 1 asiento libre
   *[other] { $open } asientos libres
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
web-waiting-for = Esperando a { $names }
web-time-left = tiempo: { $time }
web-turn = turno { $turn }
web-seats-taken = { $taken } de { $players } asientos ocupados

## A new table

web-how = ¿Quién juega?
web-kind-bot = Bots
web-kind-invite = Amigos, con un enlace
web-kind-device = En este dispositivo
web-level = Nivel
web-name-of = Nombre del jugador { $seat }
web-more-options = Más opciones
web-seat-number = Asiento { $seat }
web-seat-me = Tú
web-seat-open = Asiento libre
web-seat-bot = Bot: { $level }
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-minutes = { $increment ->
    [0] { $minutes } min cada uno
   *[other] { $minutes } min cada uno + { $increment } s por turno
}
web-clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
web-by-chance = Aleatorio
web-cap = Límite de turnos (luego, tablas)
web-cap-none = sin límite
web-table-name = Nombre de la mesa
web-public = Pública: cualquiera puede unirse o ver la partida
web-hints = Permitir pistas
web-file-unread = No se puede leer ese archivo.
web-make-table = Crear la mesa
web-start = Empezar

## Before the game

web-coming-in = Entrando en la mesa…
web-seats = Asientos
web-seat-waiting = esperando
web-here = en línea
web-not-here = desconectado
web-sit-here = Ocupar este asiento
web-put-bot = Añadir un bot
web-free = Liberar el asiento
web-open-seat = Quitar el bot
web-swap = Intercambiar los asientos { $one } y { $other }
web-take-over = Sigue en este dispositivo: ocupa tu asiento aquí abajo.
web-join-running = La partida está en curso. Ocupa el asiento libre para unirte.
web-gathering = { $open ->
    [0] Todos los asientos están ocupados: empieza la partida.
   *[other] La partida empieza cuando todos los asientos estén ocupados.
}
web-invitation = Invitación
web-invitation-help = Cualquiera que abra este enlace puede ocupar un asiento. La partida empieza cuando todos estén ocupados.
web-invitation-link = Enlace de invitación
web-renew = Enlace nuevo (el anterior dejará de funcionar)
web-leave-seat = Dejar mi asiento
web-close-table = Cerrar la mesa
web-is-public = pública
web-is-private = solo con invitación
web-is-capped = tablas tras { $cap } turnos

## At the table

web-menu = Menú
web-board = Tablero
web-side = Panel lateral
web-watching = Espectadores:
web-undo = Deshacer
web-undo-free = sin preguntar
web-undo-last = ya no se podrá
web-undo-consent = hace falta acuerdo
web-undo-nothing = nada que deshacer
web-goal-hide = Ocultar el objetivo
web-lost = Se ha perdido la conexión. Reconectando…
web-move-waits = Tu jugada se enviará cuando vuelva.
web-paused = La partida está en pausa.
web-sending =…
web-foresight = Previsión
web-foresight-idle = Toca una jugada o pasa por encima para ver qué haría; toca otra vez para jugarla.
web-foresight-wait = Ahora no te toca elegir.
web-since = Desde tu última jugada
web-if-you-play = Si juegas: { $move }
web-no-return = No podrás deshacer esto sin el acuerdo de los demás.
web-play-it = Jugar
web-log = Historial
web-log-earlier = Mostrar anteriores
web-chat = Chat
web-chat-say = Escribe un mensaje
web-report-message = Denunciar este mensaje
web-report-line = Denunciar el mensaje de { $name }
web-report-message-help = Los responsables del servidor verán el mensaje, quién lo ha escrito y que el aviso es tuyo. No verán nada de la partida.
web-report-name = Denunciar un nombre
web-report-of = Denunciar el nombre { $name }
web-report-name-help = Los responsables del servidor verán el nombre y que el aviso es tuyo.
web-report-which = ¿Qué nombre?
web-report-send = Denunciar
web-reported = Gracias. Tu aviso se ha enviado.
web-muted = Ya no puedes escribir en el chat.
web-muted-until = No puedes escribir en el chat hasta el { $until }.
web-because = Motivo: { $reason }
web-spectator = Espectador
web-moves = Jugadas en palabras
web-moves-short = Jugadas
web-type-move = Escribe una jugada
web-in-words = El tablero descrito en palabras
web-several = Puede ser: { $moves }
web-agree = Aceptar
web-propose-draw = { $seat_is ->
    [you] Propones tablas.
   *[other] { $seat } propone tablas.
}
web-propose-undo = { $seat_is ->
    [you] Pides deshacer tu última jugada.
   *[other] { $seat } pide deshacer la última jugada.
}
web-open-to-person = Quien abrió la mesa quiere dar a otra persona el asiento de { $name }, que ahora juega un bot.
web-propose-pause = { $seat_is ->
    [you] Propones una pausa.
   *[other] { $seat } propone una pausa.
}
web-refuse = Rechazar
web-withdraw = Retirar
web-away = Un bot está jugando por ti.
web-back = Ya estoy aquí
web-resume = Reanudar
web-clock-of = Tiempo de { $name }: { $time }
web-time-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
web-time-days-hours = { $days } d { $hours } h
web-curtain = Pasa el dispositivo a { $seat }
web-curtain-help = Los demás, que no miren.
web-curtain-open = Soy { $seat }
web-forced = Solo hay una jugada posible: se juega sola.
web-answered = Jugada automática: { $move }
web-by-table = (automática)
web-hinted = Un bot jugaría: { $move }

## The menu of a table

web-menu-hint = Pedir una pista a un bot
web-menu-draw = Proponer tablas
web-menu-pause = Pausa
web-menu-away = Dejar que un bot juegue por mí
web-menu-hand = Mostrar aquí solo mi mano (el tablero está en otra pantalla)
web-menu-whole = Mostrar aquí toda la mesa
web-menu-screen = Mostrar el tablero en otra pantalla
web-menu-watch = Enlace para espectadores
web-menu-invite = Enlace de invitación
web-menu-open = Dar el asiento de { $name } a una persona nueva
web-menu-pass = Pasar mi asiento a otro dispositivo
web-menu-rules = Reglamento
web-menu-report = Denunciar un nombre
web-menu-settings = Ajustes
web-menu-resign = Abandonar
web-menu-leave = Abandonar la mesa definitivamente
web-menu-close = Cerrar la mesa para todos
web-sure-draw = ¿Proponer tablas?
web-sure-leave = ¿Dejar la mesa definitivamente? Perderás tu asiento.
web-sure-resign = { $players ->
    [2] ¿Abandonar? Gana tu rival.
   *[other] ¿Abandonar? Un bot jugará en tu lugar.
}
web-sure-close = ¿Cerrar la mesa? La partida termina para todos, sin resultado.
web-link-help = Cualquiera que abra este enlace puede ver la partida.
web-screen-help = Ábrelo en una tableta o un televisor: muestra lo que todos pueden ver. Luego elige «Mostrar aquí solo mi mano» en los teléfonos.
web-pass-help = Abre este enlace en el otro dispositivo. Funciona una sola vez; después, este dispositivo solo podrá mirar.
web-passed = Tu asiento está ahora en el otro dispositivo.

## After the game

web-won = ¡Has ganado!
web-nobody-won = No gana nadie
web-winners = { $count ->
    [one] { $winners } gana
   *[other] { $winners } ganan
}
web-rematch = Revancha
web-rematch-asked = Esperando a los demás…
web-rematch-wanted = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
web-next-game = Ver la revancha
web-replay = Ver la repetición
web-review = Analizar
web-record = Descargar el registro
web-first = Ir al principio
web-last = Ir al final
web-run = Reproducir
web-stop = Parar
web-timeline = Cronología
web-single-steps = Paso a paso
web-speed = Velocidad
web-turn-of = { $turn ->
    [0] preparación
   *[other] turno { $turn }
} de { $turns }
web-quiet = Nada visible desde este asiento.
web-eyes = Punto de vista
web-eyes-spectator = Espectador
web-eyes-all = Todo a la vista
web-eyes-seat = { $seat }
web-analysis = Análisis del ordenador
web-analyse = Analizar la partida
web-analysing = Analizando la partida
web-graph = Las probabilidades de ganar de cada uno a lo largo de la partida
web-graph-turns = turno
web-percent = { $number } %
web-turn-number = { $turn ->
    [0] Preparación
   *[other] Turno { $turn }
}
web-turning = Momentos decisivos
web-turned = Del { $before } % al { $after } %. { $played }
web-turned-nowhere = Ningún momento decisivo.
web-costly = Los turnos más caros
web-cost = { $loss } % perdido. { $played }
web-better = Mejor: { $better }
web-verify = Comprobar los sorteos
web-verify-help = Recalcula cada sorteo a partir de lo fijado antes de la partida.
web-verified = Los sorteos son correctos
web-not-verified = Los sorteos no son correctos

## Accounts and ratings

web-account = Cuenta
web-account-help = Puedes jugar a todo sin cuenta. Una cuenta reúne tus partidas en todos tus dispositivos y, si quieres, te da una puntuación.
web-have-account = Tengo una cuenta
web-new-account = Cuenta nueva
web-account-name = Nombre
web-password = Contraseña
web-password-show = Mostrar la contraseña
web-password-lost = No pedimos ninguna dirección de correo. Recibirás códigos de recuperación por si olvidas la contraseña.
web-sign-in = Iniciar sesión
web-sign-up = Crear la cuenta
web-sign-out = Cerrar sesión
web-sign-in-passkey = Iniciar sesión con una llave de acceso
web-recover = ¿Has olvidado la contraseña?
web-recover-help = Con uno de tus códigos de recuperación puedes elegir una contraseña nueva. Se cierra la sesión en todos tus dispositivos.
web-recover-code = Código de recuperación
web-recover-go = Guardar la contraseña nueva
web-recover-back = Volver al inicio de sesión
web-recovered = Contraseña cambiada. Se ha cerrado la sesión en todos los demás dispositivos.
web-codes = Códigos de recuperación
web-codes-help = Si olvidas la contraseña, cada uno de estos códigos te permite elegir otra, una sola vez. No hay ninguna dirección de correo a la que recurrir, así que guárdalos en un lugar seguro. Solo se muestran ahora.
web-codes-file = Códigos de recuperación de Ludoteca para { $name } en { $address }
web-codes-copy = Copiar
web-codes-copied = Códigos de recuperación copiados.
web-codes-download = Descargar
web-codes-print = Imprimir
web-codes-saved = Ya los he guardado
web-codes-left = { $count ->
    [0] No queda ninguno. Si olvidas ahora la contraseña, nadie podrá restablecerla.
    [one] Queda un código sin usar.
   *[other] Quedan { $count } códigos sin usar.
  }
web-codes-new = Nuevos códigos de recuperación
web-confirm-title = Confirma tu identidad
web-confirm-help = Para cambiar cómo inicias sesión hace falta antes tu contraseña o una llave de acceso.
web-confirm-yes = Confirmar
web-confirm-passkey = Usar una llave de acceso
web-sessions = Dónde tienes la sesión abierta
web-session-unknown = Dispositivo desconocido
web-session-this = este dispositivo
web-session-began = Inicio de sesión: { $when }
web-session-used = Último uso: { $when }
web-session-end = Cerrar sesión
web-session-end-of = Cerrar sesión: { $device }
web-session-ended = Se ha cerrado la sesión en ese dispositivo.
web-sessions-end = Cerrar sesión en los demás dispositivos
web-sessions-ended = Se ha cerrado la sesión en los demás dispositivos.
web-method-password = con la contraseña
web-method-passkey = con una llave de acceso
web-method-recovery = con un código de recuperación
web-method-sign-up = al crear la cuenta
web-passkeys = Llaves de acceso y recuperación
web-passkeys-help = Con una llave de acceso entras con la huella, la cara, el bloqueo de pantalla o una llave de seguridad en lugar de la contraseña.
web-passkeys-elsewhere = Las llaves de acceso de este servidor funcionan en un navegador actual en { $address }.
web-passkeys-none-here = Las llaves de acceso necesitan una dirección HTTPS, que este servidor no tiene.
web-passkey-name = Nombre de la llave de acceso, por ejemplo «Móvil»
web-passkey-add = Añadir una llave de acceso
web-passkey-added = Llave de acceso añadida.
web-passkey-created = Añadida: { $when }
web-passkey-synced = en varios dispositivos
web-passkey-remove = Eliminar
web-passkey-remove-of = Eliminar la llave de acceso: { $name }
web-passkey-removed = Llave de acceso eliminada.
web-passkey-unused = No se ha usado ninguna llave de acceso.
web-notices = Sucesos de seguridad recientes
web-notices-none = Nada todavía.
web-notices-help = ¿No has sido tú? Cambia la contraseña y cierra la sesión en los demás dispositivos.
web-notices-new = { $count ->
    [one] Un nuevo suceso de seguridad
   *[other] { $count } nuevos sucesos de seguridad
  }
web-notices-tell = { $what }: { $device }. Consulta la página de tu cuenta.
web-notice-sign-in = Nuevo inicio de sesión
web-notice-password-changed = Contraseña cambiada
web-notice-codes-renewed = Nuevos códigos de recuperación
web-notice-passkey-added = Llave de acceso añadida
web-notice-passkey-removed = Llave de acceso eliminada
web-signed-in = Sesión abierta en este dispositivo
web-banned = Esta cuenta ya no puede jugar en este servidor.
web-banned-until = Esta cuenta no puede jugar en este servidor hasta el { $until }.
web-admin = Gestionar el servidor
web-members-help = En este servidor la cuenta se crea con una invitación. Abre primero el enlace que has recibido.
web-members-invited = Tu invitación se usa al crear la cuenta.
web-own-ratings = Mis puntuaciones
web-account-games = Mis partidas en todos los dispositivos
web-account-no-games = Aún no hay partidas. Aquí aparecen las que empiezas o a las que te unes con la sesión abierta.
web-own-data = Mis datos
web-export-help = Todo lo que el servidor guarda sobre esta cuenta, en un solo archivo.
web-export = Descargar mis datos
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás dispositivos.
web-delete = Borrar la cuenta…
web-delete-title = ¿Borrar la cuenta { $name }?
web-delete-goes = Se borran el nombre, la contraseña, tus puntuaciones y la lista de tus partidas, y se cierra la sesión en todas partes.
web-delete-stays = Las partidas que jugaste quedan para quienes las jugaron contigo, sin tu nombre.
web-delete-final = No se puede deshacer. Si quieres conservar tus datos, descárgalos antes.
web-delete-yes = Borrar definitivamente
web-delete-no = Conservar la cuenta
web-deleted = Cuenta borrada.
web-delete-passkey = Eliminar para siempre, con una llave de acceso
web-privacy = Privacidad
web-privacy-lead = Puedes jugar sin cuenta. Este servidor guarda lo que necesita una partida y no envía nada a nadie más.
web-privacy-stored = Qué se guarda, y cuánto tiempo
web-privacy-what-games = Partidas sin terminar: jugadas, nombres escritos en la mesa, chat
web-privacy-what-finished = Partidas terminadas: lo mismo, como registro que puede ver cualquiera que tenga el enlace
web-privacy-what-studies = Posiciones abiertas para estudiar
web-privacy-what-account = Cuentas: nombre, hash irreversible de la contraseña, códigos de recuperación sin usar (como hash), llaves de acceso (claves públicas), puntuaciones, asientos
web-privacy-what-sessions = Inicios de sesión: navegador y sistema, cuándo y último uso
web-privacy-what-notices = Sucesos de seguridad de una cuenta: qué, cuándo, desde qué navegador y sistema
web-privacy-what-addresses = Direcciones de Internet
web-privacy-what-moderation = Moderación: expulsiones y silencios, avisos sobre mensajes y nombres, acciones de los administradores
web-privacy-what-browser = En tu navegador: ajustes, claves de tus asientos, tu sesión
web-privacy-unused = Se borran { $time } después del último cambio si la partida no empieza
web-privacy-closed = Se cierran { $time } después de la última jugada; el registro queda
web-privacy-deleted = Se borran al cabo de { $time }
web-privacy-study = Se borran { $time } después del último cambio
web-privacy-kept = Hasta que quien administra este servidor las borre
web-privacy-until-deleted = Hasta que elimines la cuenta
web-privacy-session = Terminan { $time } después del último uso
web-privacy-session-total = Terminan { $time } después de iniciar sesión
web-privacy-memory = En memoria, para limitar los abusos
web-privacy-log = También en el historial de peticiones, que guarda quien administra este servidor
web-privacy-no-log = No en el historial de peticiones
web-privacy-bans = Expulsiones y silencios, incluida la dirección expulsada, hasta que terminan
web-privacy-reports = Avisos hasta { $time } después de que se cierren
web-privacy-audit = La lista de acciones de los administradores mientras exista el servidor
web-privacy-browser-kept = Hasta que borres los datos de este sitio
web-privacy-rights = Tus datos
web-privacy-export = En la página de tu cuenta puedes descargar todo lo que se guarda sobre ti, en un solo archivo.
web-privacy-delete = Allí también puedes eliminar la cuenta. Tu nombre desaparece entonces de todas las partidas; las partidas quedan para los demás.
web-privacy-account = Mi cuenta
web-privacy-guests = Sin cuenta, quien administra este servidor puede quitar un nombre de una partida o borrar la partida.
web-privacy-never = Lo que no hay
web-privacy-none = Ni cookies, ni publicidad, ni rastreo, ni direcciones de correo, ni contenidos de otros servidores.
web-rated = Partida puntuable
web-rated-help = Cada cual necesita su propia cuenta; se juega con reloj, sin pistas ni bots.
web-rated-clock = Siempre con reloj, para que nadie pueda bloquear la partida.
web-rated-not-account = Solo para quienes tienen una cuenta.
web-rated-not-bots = No con bots: la puntuación es solo para personas.
web-rated-not-device = No con varios jugadores en el mismo dispositivo.
web-rated-sign-in = Esta partida es puntuable: inicia sesión para ocupar un asiento. Para verla no hace falta cuenta.
web-members-sign-in = Aquí solo juegan los socios: inicia sesión para ocupar un asiento.
web-is-rated = puntuable
web-rating = Puntuación
web-ratings = Puntuaciones
web-ratings-all = Todas las puntuaciones
web-ratings-none = Nadie ha jugado aún una partida puntuable.
web-rating-none = Aún ninguna partida puntuable.
web-rating-help = La puntuación indica el nivel de juego en comparación con los demás jugadores de este servidor. Todos empiezan en 1500; cuantas más partidas, más fiable es el número.
web-rating-range = muy probablemente entre { $least } y { $most }
web-rating-unsure = Provisional: se ajustará con algunas partidas más.
web-rating-games = { $games ->
    [one] 1 partida puntuable
   *[other] { $games } partidas puntuables
}
web-rating-played = Partidas
web-rating-yours = Tu puntuación
web-rating-change = { $sign ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] sin cambios
}
web-rating-working = Calculando tu nueva puntuación…
web-rating-uncounted = Esta partida no ha cambiado tu puntuación.

## Learning

web-lesson = Lección
web-rules = Reglamento
web-search = Buscar en las reglas
web-found = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
web-found-none = Sin resultados. Prueba con una palabra más corta o con otra, o mira el índice.
web-found-all = Mostrar todo
web-contents = Índice
web-rules-open = Abrir el reglamento
web-step = Paso { $step } de { $steps }
web-lesson-done = ¡Bien hecho!
web-lesson-other = Está permitido, pero prueba lo que pide el paso.
web-lesson-end = A los juegos
web-lesson-match = Primera partida
web-lesson-show = Muéstrame
web-lesson-text = Explicación
web-clause-R = una regla del juego
web-clause-S = parte de la preparación
web-clause-C = describe un componente
web-clause-J = una decisión de este proyecto

## When something can't be shown

web-component-failed = No se ha podido cargar el tablero de este juego; este es el básico.
web-trouble-server = El servidor ha tenido un problema
web-trouble-server-help = No es culpa tuya y no se ha perdido nada. Vuelve a intentarlo en un momento.
web-trouble-network = No se puede conectar con el servidor
web-trouble-network-help = ¿Tiene conexión este dispositivo? Tus asientos y partidas están a salvo; seguimos intentándolo.
web-trouble-full = Esta mesa está completa
web-trouble-full-help = Alguien se ha adelantado. Puedes ver la partida o empezar la tuya.
web-trouble-link = Este enlace no lleva a ninguna mesa
web-trouble-link-help = Comprueba que lo has copiado entero o pide uno nuevo.
web-trouble-old = Este enlace ya no funciona
web-trouble-old-help = Se ha ocupado el asiento, se ha renovado la invitación o se ha cerrado la mesa. Pide un enlace nuevo.
web-trouble-finished = Esta partida ha terminado
web-trouble-finished-help = Puedes ver la repetición o empezar tu propia partida.
web-trouble-nowhere = Página no encontrada
web-trouble-nowhere-help = Esta dirección no existe en este sitio.
web-trouble-running = Esta partida sigue en curso
web-trouble-running-help = Podrás ver la repetición cuando termine; hasta entonces está en su mesa.
web-trouble-gathering = Esta partida aún no ha empezado
web-trouble-gathering-help = Podrás ver la repetición cuando termine; por ahora los jugadores se están reuniendo en la mesa.
web-to-table = Ir a la mesa
web-trouble-busy = Demasiadas peticiones
web-trouble-busy-help = Han llegado demasiadas peticiones desde tu red. Espera un minuto y vuelve a intentarlo.
web-trouble-banned = No puedes jugar en este servidor
web-trouble-banned-help = Así lo han decidido sus responsables.
web-trouble-members = Solo para socios
web-trouble-members-help = En este servidor solo los socios ven las mesas. Inicia sesión y vuelve a abrir el enlace.
