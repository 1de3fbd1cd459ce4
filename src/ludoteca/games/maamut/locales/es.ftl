### Mâamut: cada clave existe en todos los idiomas.

maamut-subtitle = el espíritu del cazador
maamut-pitch = Espanta al mamut por la pradera hasta que caiga en una de tus trampas.
maamut-goal = Objetivo: que el mamut caiga en una de tus trampas, lo empuje quien lo empuje.
maamut-rules-setup = Preparación: el terreno se coloca al azar alrededor de la cruz, donde está el mamut. Cada cual pone un cazador en el borde y toma tres cartas.
maamut-rules-turn = Tu turno: avanza en línea recta con una carta, pon una trampa, quítala o descarta. Si entras en la loseta del mamut, huye.
maamut-diagram-land = Un terreno entre muchos: la cruz en el centro y las demás losetas al azar.
maamut-diagram-move = Con una carta de valor 2 este cazador solo puede ir en una dirección: las demás llevan a la roca o fuera.
maamut-diagram-flight = Un 2 hacia el este alcanza al mamut, que huye dos losetas al este.
maamut-diagram-turning = Un 3 hacia el nordeste: recto se sale, al este hay roca, así que el mamut corre al sudeste.
maamut-diagram-caught = En su huida el mamut entra en una loseta con trampa: queda atrapado allí.
maamut-diagram-fright = Un cazador asustado huye a una de las losetas marcadas: ni a la roca ni por donde vino el mamut.

## La pregunta abierta

maamut-todo-place = Coloca tu cazador
maamut-kind-place = { $seat_is ->
    [you] Pon tu cazador en una loseta del anillo exterior.
   *[other] { $seat } pone su cazador.
}
maamut-kind-turn = { $seat_is ->
    [you] Te toca: mueve, pon o quita una trampa, o descarta.
   *[other] Le toca a { $seat }.
}
maamut-kind-flee = { $seat_is ->
    [you] El mamut se te echa encima: elige hacia dónde huir.
   *[other] El mamut se echa encima de { $seat }, que debe huir.
}
maamut-kind-draw = Se roba una carta.

## Por qué se rechaza una jugada

maamut-why-is-over = La caza ha terminado.
maamut-why-chance-is-next = Antes hay que robar una carta.
maamut-why-not-asked = Ahora no te toca elegir.
maamut-why-no-such-action = No existe esa acción.
maamut-why-placing-first = Todos los cazadores se ponen antes del primer turno.
maamut-why-placing-is-over = Tu cazador ya está en el tablero.
maamut-why-fleeing-first = Tu cazador está espantado: huye antes que nada.
maamut-why-not-frightened = Solo huye el cazador al que el mamut arrolla.
maamut-why-place-not-outer = Los cazadores salen del anillo exterior de 18 losetas.
maamut-why-place-on-rock = Nadie puede estar sobre la roca.
maamut-why-place-occupied = Allí hay ya otro peón.
maamut-why-card-not-held = No tienes esa carta.
maamut-why-move-off-board = Esa línea sale del tablero: un movimiento mide exactamente lo que su carta.
maamut-why-move-into-rock = Hay roca en medio: se mueve en línea recta y nunca sobre la roca.
maamut-why-trap-off-grass = Las trampas solo se ponen en la hierba.
maamut-why-trap-on-trap = Aquí ya hay una trampa.
maamut-why-trap-not-alone = Otro cazador comparte tu loseta: solo se pone una trampa estando a solas.
maamut-why-no-traps-left = Tus cuatro trampas están en el tablero.
maamut-why-nothing-to-remove = No hay ninguna trampa bajo tu cazador.
maamut-why-remove-not-alone = Otro cazador comparte tu loseta: solo se quita una trampa estando a solas.
maamut-why-flee-off-board = Por ahí se sale del tablero.
maamut-why-flee-into-rock = Por ahí hay roca.
maamut-why-flee-occupied = Allí hay un peón: se huye a una loseta libre.
maamut-why-flee-back = De ahí viene el mamut.

## Lo que ha pasado

maamut-event-placed = { $seat_is ->
    [you] Pones tu cazador en { $tile }.
   *[other] { $seat } pone su cazador en { $tile }.
}
maamut-event-played = { $use ->
    [move] { $seat_is ->
        [you] Juegas un { $card }.
       *[other] { $seat } juega un { $card }.
    }
   *[discard] { $seat_is ->
        [you] Descartas un { $card }.
       *[other] { $seat } descarta un { $card }.
    }
}
maamut-event-walked = { $seat_is ->
    [you] Vas hacia { $direction } de { $start } a { $goal }.
   *[other] { $seat } va hacia { $direction } de { $start } a { $goal }.
}
maamut-event-met = { $flees ->
    [no] El mamut en { $tile } no tiene adónde huir.
   *[yes] { $refusals ->
        [0] El mamut en { $tile } se espanta y huye hacia { $flight }.
       *[other] El mamut en { $tile } se espanta; cerrado hacia { $refused }, huye hacia { $flight }.
    }
}
maamut-event-ran = Corre de { $from } a { $to }.
maamut-event-frightened = { $seat_is ->
    [you] Te espanta en { $tile }.
   *[other] Espanta a { $seat } en { $tile }.
}
maamut-event-fled = { $seat_is ->
    [you] Huyes hacia { $direction } a { $to }.
   *[other] { $seat } huye hacia { $direction } a { $to }.
}
maamut-event-out = { $seat_is ->
    [you] Tu cazador queda eliminado en { $tile }; tus cartas ({ $cards }) van a los descartes.
   *[other] El cazador de { $seat } queda eliminado en { $tile }; sus cartas ({ $cards }) van a los descartes.
}
maamut-event-fell = { $owner_is ->
    [you] ¡El mamut cae en tu trampa de { $tile }!
   *[other] ¡El mamut cae en { $tile }, en una trampa de { $owner }!
}
maamut-event-trapped = { $seat_is ->
    [you] Pones una trampa en { $tile }.
   *[other] { $seat } pone una trampa en { $tile }.
}
maamut-event-removed = { $owner_is ->
    [self] { $seat_is ->
        [you] Recoges tu propia trampa de { $tile }.
       *[other] { $seat } recoge su propia trampa de { $tile }.
    }
    [you] { $seat } quita tu trampa de { $tile }; puedes volver a ponerla.
   *[other] { $seat_is ->
        [you] Quitas de { $tile } la trampa de { $owner }.
       *[other] { $seat } quita de { $tile } la trampa de { $owner }.
    }
}
maamut-event-drew = { $seat_is ->
    [you] Robas un { $card }.
   *[other] { $shown ->
        [yes] { $seat } roba un { $card }.
       *[no] { $seat } roba una carta.
    }
}
maamut-event-reshuffled = Los descartes se barajan y forman un mazo nuevo.
maamut-event-survived = Al mamut en { $tile } ya no se lo puede llevar a una trampa.

## Cómo acabó

maamut-reason-trap = { $winners_is ->
    [you] El mamut está en tu trampa: ¡ganas!
   *[other] El mamut ha caído: gana { $winners }.
}
maamut-reason-survived = El mamut sobrevive: todos los cazadores pierden.
maamut-end-trap = { $owner_is ->
    [you] La trampa de { $tile } es tuya.
   *[other] La trampa de { $tile } es de { $owner }.
}
maamut-end-drive = { $seat_is ->
    [you] Fuiste tú quien empujó al mamut.
   *[other] { $seat } empujó al mamut hasta ella.
}

## Junto al tablero

maamut-panel-out = (eliminado)
maamut-panel-pile = Mazo
maamut-panel-discards = Descartes
maamut-panel-mammoth = el mamut
maamut-panel-a-trap = una trampa y su dueño
maamut-land-g = hierba
maamut-land-s = nieve
maamut-land-r = roca
maamut-land-x = cruz

## Los datos en palabras

maamut-thing-mammoth = el mamut
maamut-thing-hunter = { $seat_is ->
    [you] tu cazador
   *[other] el cazador de { $seat }
}
maamut-thing-trap = { $owner_is ->
    [you] tu trampa
   *[other] la trampa de { $owner }
}
maamut-fact-mammoth = El mamut: { $place }.
maamut-fact-hunter = { $seat }: en { $tile } ({ $land }), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $traps ->
    [0] ninguna trampa en la reserva
    [one] { $traps } trampa en la reserva
   *[other] { $traps } trampas en la reserva
}.
maamut-fact-waiting = { $seat }: todavía fuera del tablero.
maamut-fact-out = { $seat }: fuera de la caza.
maamut-fact-trap = Trampa en { $tile }: { $owner_is ->
    [you] tuya
   *[other] de { $owner }
}.
maamut-fact-piles = Mazo: { $pile }. Descartes: { $ones } de valor 1, { $twos } de valor 2, { $threes } de valor 3.
maamut-fact-land = { $land }: { $tiles }.
maamut-hand-cards = { $number ->
    [0] No tienes cartas.
    [one] Tu carta: { $cards }.
   *[other] Tus cartas: { $cards }.
}
maamut-hand-traps = { $number ->
    [0] No te quedan trampas por poner.
    [one] Te queda { $number } trampa por poner.
   *[other] Te quedan { $number } trampas por poner.
}
maamut-around-here = Aquí: { $place }.
maamut-around-way = { $direction }: { $place }.
maamut-around-edge = el borde del tablero

## Lo que haría una jugada

maamut-hint-to = a { $place }
maamut-hint-meets = espanta al mamut y sigue hasta { $goal }
maamut-hint-trap = pon aquí una de tus trampas
maamut-hint-remove = quita la trampa de aquí
maamut-hint-discard = tira un { $card } y roba
maamut-preview-path = Vas de { $start } a { $path }.
maamut-preview-placed = Tu cazador empieza en { $tile }.
maamut-preview-trapped = Tu trampa queda en { $tile }.
maamut-preview-removed = La trampa de { $tile } vuelve a su dueño.
maamut-preview-flees = Huyes a { $tile }.
maamut-preview-discard = Descartas un { $card }.
maamut-preview-meets = Te encuentras con el mamut en { $tile }.
maamut-preview-refused = { $by ->
    [rock] Hacia { $direction } lo detiene la roca de { $at }.
   *[edge] Hacia { $direction } lo detiene el borde del tablero.
}
maamut-preview-stands = No puede huir: tu cazador quedaría eliminado (regla 4.8).
maamut-preview-run = Corre por { $path }.
maamut-preview-fright = { $sure ->
    [yes] { $seat_is ->
        [you] Te espanta en { $tile }; puedes huir a { $ways }.
       *[other] Espanta a { $seat } en { $tile }; puede huir a { $ways }.
    }
   *[no] { $seat_is ->
        [you] Puede espantarte otra vez en { $tile }; puedes huir a { $ways }.
       *[other] Puede espantar otra vez a { $seat } en { $tile }; puede huir a { $ways }.
    }
}
maamut-preview-trap = { $owner_is ->
    [you] Cae en tu trampa de { $tile }.
   *[other] Cae en { $tile }, en una trampa de { $owner }.
}
maamut-preview-out = { $seat_is ->
    [you] Tu cazador quedaría eliminado.
   *[other] El cazador de { $seat } quedaría eliminado.
}
maamut-preview-may-be-out = { $seat_is ->
    [you] Tu cazador podría quedar eliminado.
   *[other] El cazador de { $seat } podría quedar eliminado.
}
maamut-preview-wins = { $seat_is ->
    [you] Ganas tú.
   *[other] Gana { $seat }.
}
maamut-preview-survives = El mamut sobrevive y pierden todos.
maamut-preview-may-end = La partida puede acabar así.
maamut-preview-draws = Luego robas una carta.
maamut-flight-to = Si se entra hacia { $direction } con un { $card }, corre hasta { $goal }.
maamut-flight-trap = { $owner_is ->
    [you] Si se entra hacia { $direction } con un { $card }, cae en tu trampa de { $goal }.
   *[other] Si se entra hacia { $direction } con un { $card }, cae en { $goal }, en una trampa de { $owner }.
}
maamut-flight-none = Si se entra hacia { $direction } con un { $card }, no puede huir y se pierde el cazador.

## Las direcciones

maamut-way-NE = el noreste
maamut-way-E = el este
maamut-way-SE = el sureste
maamut-way-SW = el suroeste
maamut-way-W = el oeste
maamut-way-NW = el noroeste

## La mesa en el navegador

maamut-board = La pradera, 37 losetas
maamut-seats = Los cazadores
maamut-seat-you = tú
maamut-seat-bot = bot, { $level }
maamut-chip = Turno { $turn }
maamut-hand = Tus cartas
maamut-hand-of = Cartas: { $cards }.
maamut-card = Carta { $card }
maamut-actions = Acciones sin caminar
maamut-action-trap = Trampa
maamut-action-remove = Quitar
maamut-action-discard = Descartar
maamut-note-left = { $number ->
    [0] no quedan
   *[other] te quedan { $number }
}
maamut-note-land = aquí: { $land }
maamut-note-trap-here = ya hay una
maamut-note-not-alone = no estás solo
maamut-note-none-here = aquí ninguna
maamut-note-draw = luego robas
maamut-note-pick = ¿qué carta?
maamut-out-note = Tu cazador está perdido. Tus trampas se quedan donde están y aún pueden darte la victoria.
maamut-no-line = Los cazadores van en línea recta, de una a tres losetas (regla 3.1).
maamut-no-neighbour = Se huye una sola loseta, a una vecina (regla 5.2).
maamut-no-move = Desde aquí el { $card } no lleva a ninguna parte; puedes descartarlo.
maamut-keys-walk = Teclas para recorrer el tablero, en sentido horario desde el noreste: { $keys }. Intro juega, Esc borra, de 1 a 3 eligen una carta.
maamut-keys-rest = Intro juega, Esc borra, 1–3 cartas

## Una jugada en palabras

maamut-label-place = Pon tu cazador en { $place }
maamut-label-move = { $meets ->
    [yes] Juega { $card } hacia { $direction }, espantando al mamut, hasta { $place }
   *[no] Juega { $card } hacia { $direction } hasta { $place }
}
maamut-label-flee = Huye hacia { $direction } a { $place }
maamut-label-trap = Pon una trampa en { $tile }
maamut-label-remove = Quita la trampa de { $tile }
maamut-label-discard = Descarta un { $card }
maamut-if-place = Si empiezas en { $place }
maamut-if-move = Si juegas { $card } hacia { $direction }
maamut-if-flee = Si huyes hacia { $direction }
maamut-if-trap = Si pones una trampa
maamut-if-remove = Si quitas esta trampa
maamut-if-discard = Si descartas un { $card }
maamut-if-ends-on = Tu cazador acaba en { $tile }.
maamut-try-way = { $turn ->
    [0] recto
   *[other] { $turn }°, hacia { $direction }
}
maamut-try-rock = roca en { $tile }
maamut-try-edge = fuera del tablero
maamut-try-open = huye hasta { $tile }
maamut-try-trap = a la trampa de { $tile }
maamut-play = Jugar
maamut-play-anyway = Perder al cazador

## La lección

maamut-lesson-land = Esta es la pradera. Hierba, nieve y la cruz pintada están abiertas a todos; la roca está cerrada. El mamut espera en la cruz. Gana quien sea dueño de la trampa en la que caiga.
maamut-lesson-place = Pon tu cazador: toca una de las losetas marcadas del borde. Las trampas solo se ponen en la hierba, así que es un buen sitio para empezar.
maamut-lesson-place-done = Ahí estás. Ahora los demás ponen su cazador por turno.
maamut-lesson-walk = Una carta es una caminata: recto, exactamente tantas losetas como dice. Los números del tablero muestran adónde lleva cada carta. Da una caminata.
maamut-lesson-walk-done = La carta se ha ido y has robado otra: después de caminar siempre tienes tres.
maamut-lesson-walk-other = Eso también está permitido, pero aquí toca caminar: toca una loseta con un número.
maamut-lesson-trap = Estás en la hierba, sin nadie más. Pon una de tus cuatro trampas: no cuesta cartas, pero es todo tu turno.
maamut-lesson-trap-done = La marca de la etiqueta dice de quién es. Los cazadores pasan por encima sin daño.
maamut-lesson-trap-other = Eso déjalo para luego: primero pon aquí una trampa.
maamut-lesson-startle = Ahora espanta al mamut: juega el 2 hacia el este y entra en su loseta. Huye en tu dirección, tantas losetas como diga la carta. Mira la línea de puntos antes de jugar.
maamut-lesson-startle-done = Ha huido dos losetas hacia el este, y tú estás donde estaba él.
maamut-lesson-startle-other = No es esa la caminata: juega el 2 hacia el este, sobre el mamut.
maamut-lesson-turn = Si roca o borde le cierran el paso, el mamut gira en sentido horario hasta hallar uno abierto. Juega el 3 hacia el noreste: recto se sale del tablero, al este hay roca, así que corre hacia el sureste.
maamut-lesson-turn-done = Un camino debe estar abierto en toda su longitud; si no, no cuenta. Después has andado hasta el final de tu carta.
maamut-lesson-turn-other = Prueba el 3 hacia el noreste, a través del mamut.
maamut-lesson-bay = Cuidado: el 2 hacia el sureste acorralaría al mamut. Sin camino abierto se planta, y el cazador que entró queda eliminado. Míralo y luego haz cualquier otra cosa.
maamut-lesson-bay-done = Bien pensado. Un cazador perdido no juega más turnos, pero sus trampas quedan y aún pueden ganar.
maamut-lesson-bay-other = Era la única jugada que convenía evitar: perderías a tu cazador. Elige otra.
maamut-lesson-flee = ¡Alguien te ha echado encima al mamut! Un cazador espantado huye una loseta: a una libre, nunca hacia donde vino el mamut. Tú eliges.
maamut-lesson-flee-done = A salvo. Sin una loseta libre alrededor estarías fuera del juego.
maamut-lesson-take = Estás sobre una trampa de tu rival. Quítala: vuelve a su dueño, que podrá ponerla otra vez.
maamut-lesson-take-done = Un peligro menos para ti, una trampa más en la otra reserva.
maamut-lesson-take-other = Primero quita la trampa que tienes bajo los pies.
maamut-lesson-win = Tu trampa está en e4. ¿Por dónde hay que entrar para que el mamut corra hasta allí? Repasa los números hasta que la previsión diga que ganas, y juega.
maamut-lesson-win-done = ¡Cazado! Gana el dueño de la trampa, da igual quién empujó al mamut.
maamut-lesson-win-other = Todavía no. Recuerda: si recto y el primer giro a la derecha están cerrados, toma el siguiente camino en sentido horario.
maamut-lesson-end = Eso es todo. Una cosa más: si el mamut queda atascado donde nadie puede llevarlo ya a una trampa, sobrevive y todos pierden. ¡Buena caza!

## Primera ayuda

maamut-help =
    Ganas cuando el mamut cae en una de tus trampas, lo empuje quien lo empuje.
    En tu turno haz una de estas cuatro cosas:
    move 2 NE: juega una carta y camina en línea recta exactamente esa distancia
    trap: pon una de tus cuatro trampas donde estás, solo en la hierba
    remove: quita la trampa de donde estás
    discard 1: tira una carta
    Si entras donde está el mamut, huye en tu misma dirección, tantas losetas como diga la carta; si lo detienen la roca o el borde, gira en el sentido de las agujas del reloj.
    Si no puede huir de ningún modo, pierdes a tu cazador. Así que mira antes: prever move 2 NE
