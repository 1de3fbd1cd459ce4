### Kahmaté: cada clave está en cada idioma.

kahmate-subtitle = rugby táctico
kahmate-pitch = Seis jugadores, seis cartas de Forma y un balón: llévalo más allá de la línea del otro capitán.
kahmate-goal = Objetivo: lleva el balón a la zona de marca del otro capitán. Eso es un ensayo.
kahmate-rules-setup = Preparación: coloca a tus seis en tus dos filas, en secreto. Una carta de Forma indica la calle del balón en la fila central.
kahmate-rules-turn = Tu turno: mueve hasta dos jugadores; por el camino pasa, patea, placa o carga. Los duelos se deciden con cartas de Forma.
kahmate-diagram-lineup = Una alineación entre muchas: seis jugadores en tus dos filas.
kahmate-diagram-instalments = Por partes: uno da un paso, otro corre tres y luego el primero sigue.
kahmate-diagram-tackle = Un placaje sale de una de las cuatro casillas junto al portador, nunca en diagonal.
kahmate-diagram-falls = El portador está en el suelo y el balón queda una casilla más cerca de su zona de marca.
kahmate-diagram-exit = Las salidas de una carga: recto o hacia un lado.
kahmate-diagram-pass = Adónde puede ir un pase: una o dos filas atrás, hasta dos calles a los lados.
kahmate-diagram-give-and-go = Pared: un pase atrás (1), una carrera más allá del pasador (2) y otro pase atrás (3).
kahmate-diagram-between = Una fila atrás y dos calles al lado: un rival en cualquiera de las casillas marcadas puede interceptar.
kahmate-diagram-kick = Adónde puede ir una patada: hasta tres filas adelante y tres calles a los lados, a casillas vacías.
kahmate-error-bad-target = La opción target es un número de ensayos de { $fewest } a { $most }.
kahmate-option-target = Ensayos para ganar el partido

## La pregunta abierta

kahmate-todo-setup = Alinea a tu equipo
kahmate-kind-setup = { $seat_is ->
    [you] Coloca en secreto a tus seis jugadores en tus dos filas y confirma.
   *[other] Los dos capitanes alinean en secreto a sus seis jugadores, en las dos filas ante su zona de marca, y avisan cuando están listos.
}
kahmate-kind-ball = Se saca una carta de Forma para el carril del balón.
kahmate-kind-turn = { $seat_is ->
    [you] Te toca: mueve hasta dos jugadores y termina el turno.
   *[other] Es el turno de { $seat }.
}
kahmate-kind-intercept = { $seat_is ->
    [you] Un pase va junto a un jugador tuyo: intenta interceptarlo o renuncia.
   *[other] { $seat } puede intentar interceptar el pase.
}
kahmate-kind-card = Un duelo: los dos capitanes ponen una carta de Forma boca abajo.
kahmate-kind-drop = { $seat_is ->
    [you] Tu portador está en el suelo ante su propia zona de marca: elige adónde va el balón.
   *[other] { $seat } elige adónde va el balón.
}
kahmate-kind-exit = { $seat_is ->
    [you] La ruptura ha salido bien: sal de la casilla del jugador batido, de frente o de lado.
   *[other] { $seat } ha roto la línea y tiene que salir de la casilla.
}

## Por qué se rechaza una jugada

kahmate-why-is-over = El partido ha terminado.
kahmate-why-chance-is-next = Primero hay que sacar el carril del balón.
kahmate-why-not-asked = Ahora no te toca elegir.
kahmate-why-no-such-action = Esa acción no existe.
kahmate-why-lining-up = Alinea primero a tus seis jugadores.
kahmate-why-lined-up = Las alineaciones ya están hechas y no se cambian.
kahmate-why-duel-first = Hay un duelo abierto: pon primero una carta de Forma.
kahmate-why-no-duel = Las cartas de Forma solo se ponen en un duelo.
kahmate-why-exit-first = Tu portador tiene que salir primero de la casilla del jugador batido.
kahmate-why-no-exit = Nadie acaba de romper la línea.
kahmate-why-drop-first = Elige primero adónde va el balón.
kahmate-why-no-drop = No hay ningún balón que dejar.
kahmate-why-intercept-first = Hay un pase en el aire: intenta interceptarlo o renuncia.
kahmate-why-no-pass-in-flight = No hay ningún pase en el aire.
kahmate-why-not-your-player = Ese jugador no es tuyo.
kahmate-why-put-off-rows = Los jugadores se alinean en las dos filas contiguas a la propia zona de marca.
kahmate-why-put-on-player = Ahí ya hay un jugador tuyo.
kahmate-why-put-out-of-order = Los jugadores se colocan en el orden n1, n2, s, t, f, c, cada uno una vez.
kahmate-why-not-all-stand = Aún no has colocado a todos tus jugadores.
kahmate-why-inactive = Ese jugador está inactivo.
kahmate-why-movement-ended = Un placaje ha terminado el movimiento de ese jugador en este turno.
kahmate-why-third-mover = En este turno ya has movido a dos jugadores.
kahmate-why-no-moves-left = A ese jugador no le quedan pasos en este turno.
kahmate-why-run-nowhere = El jugador ya está ahí.
kahmate-why-run-on-player = En esa casilla hay un jugador.
kahmate-why-run-to-own-in-goal = Nadie entra en su propia zona de marca.
kahmate-why-run-without-ball = En la zona de marca solo entra quien tiene el balón al empezar la carrera.
kahmate-why-run-too-far = Está más lejos que los pasos que le quedan.
kahmate-why-run-blocked = Otros jugadores cierran el paso, y el rodeo es demasiado largo.
kahmate-why-tackle-without-carrier = Ningún rival tiene el balón.
kahmate-why-tackle-not-beside = El placador tiene que estar justo al lado del portador, no en diagonal.
kahmate-why-no-ball = Tu bando no tiene el balón.
kahmate-why-charge-too-late = Para una ruptura hacen falta al menos 2 pasos.
kahmate-why-charge-nobody = Ahí no hay ningún rival.
kahmate-why-charge-inactive = Ese rival está inactivo y solo cierra el paso.
kahmate-why-charge-no-room = En la casilla justo al otro lado del rival hay otro jugador.
kahmate-why-charge-no-way-out = No habría ninguna salida: de la casilla del rival no se podría salir ni de frente ni de lado.
kahmate-why-exit-back = El portador no puede volver por donde vino.
kahmate-why-exit-blocked = Esa casilla no está libre.
kahmate-why-pass-to-self = Ese jugador ya tiene el balón.
kahmate-why-pass-not-behind = Solo se pasa a un jugador que esté más atrás.
kahmate-why-pass-too-far = Se pasa como máximo 2 filas atrás y 2 carriles al lado.
kahmate-why-pass-to-inactive = Un jugador inactivo no recibe pases.
kahmate-why-intercept-not-between = Ese jugador no está entre el pasador y el receptor.
kahmate-why-intercept-inactive = Ese jugador está inactivo y no puede interceptar.
kahmate-why-kick-offside = Un compañero está más adelantado que el pateador.
kahmate-why-kick-out-of-block = Se patea de 1 a 3 filas adelante y como máximo 3 carriles al lado.
kahmate-why-kick-on-player = Se patea a una casilla vacía.
kahmate-why-kick-into-in-goal = No se patea a la zona de marca.
kahmate-why-card-not-held = No tienes esa carta en la mano.
kahmate-why-drop-not-beside = El balón va a una casilla justo al lado del portador caído.
kahmate-why-drop-into-in-goal = El balón nunca va a la zona de marca.
kahmate-why-drop-barred = El balón nunca va a la casilla de quien ganó el duelo.

## Jugadores

kahmate-normal = normal
kahmate-strong = fuerte
kahmate-tough = duro
kahmate-fast = rápido
kahmate-clever = listo
kahmate-player = { $name } ({ $kind })

## Qué ha pasado

kahmate-event-put = { $seat_is ->
    [you] Colocas a { $piece } en { $square }.
   *[other] { $known ->
        [yes] { $seat } coloca a { $piece } en { $square }.
       *[no] { $seat } está alineando.
    }
}
kahmate-event-ready = { $seat_is ->
    [you] Tu alineación está lista.
   *[other] La alineación de { $seat } está lista.
}
kahmate-event-revealed = Se descubren las dos alineaciones.
kahmate-event-ball = La carta { $card } pone el balón en { $square }.
kahmate-event-began = { $seat_is ->
    [you] Turno { $turn }: te toca.
   *[other] Turno { $turn }: { $seat }.
}
kahmate-event-ran = { $piece } corre de { $from } a { $to } ({ $cost }).
kahmate-event-took = { $piece } tiene el balón en { $square }.
kahmate-event-tackled = { $tackler } placa a { $carrier }.
kahmate-event-charged = { $carrier } carga contra { $opponent }.
kahmate-event-laid = { $seat_is ->
    [you] Pones la carta { $card }.
   *[other] { $known ->
        [yes] { $seat } pone la carta { $card }.
       *[no] { $seat } pone una carta.
    }
}
kahmate-event-shown = { $attacker } ataca con { $attack }, { $defender } defiende con { $defence }.
kahmate-event-refilled = Se han usado todas las cartas: los dos capitanes recuperan las seis.
kahmate-event-tied = Empate a { $total }: los dos capitanes ponen una segunda carta.
kahmate-event-won = { $perfect ->
    [yes] ¡Placaje perfecto de { $winner }!
   *[no] { $duel ->
        [tackle] { $winner } gana el placaje contra { $loser }.
        [charge] { $winner } gana la carga contra { $loser }.
       *[intercept] { $winner } gana el balón en el aire contra { $loser }.
    }
}
kahmate-event-fell = { $piece } está en el suelo.
kahmate-event-dropped = El balón de { $fallen } va a { $square }.
kahmate-event-broke-through = { $carrier } rompe a { $opponent } y llega a { $to }.
kahmate-event-left = { $carrier } sale hacia { $to }.
kahmate-event-passed = { $passer } pasa hacia { $receiver }.
kahmate-event-arrived = { $receiver } recibe el balón.
kahmate-event-reached-for = { $interceptor } intenta interceptar.
kahmate-event-declined = { $seat_is ->
    [you] Dejas ir el pase.
   *[other] { $seat } deja ir el pase.
}
kahmate-event-intercepted = ¡{ $interceptor } intercepta el pase!
kahmate-event-kicked = { $kicker } patea el balón a { $square }.
kahmate-event-scored = { $seat_is ->
    [you] ¡Ensayo! { $piece } anota para ti en { $square }.
   *[other] ¡Ensayo! { $piece } anota para { $seat } en { $square }.
}
kahmate-event-again = Los dos capitanes vuelven a alinear.
kahmate-event-match-won = { $seat_is ->
    [you] Ganas el partido { $scores }.
   *[other] { $seat } gana el partido { $scores }.
}
kahmate-event-rested = { $piece } sigue en el suelo un turno más.
kahmate-event-rose = { $piece } está otra vez en pie.
kahmate-event-ended = { $seat_is ->
    [you] Terminas tu turno.
   *[other] { $seat } termina su turno.
}
kahmate-reason-tries = { $winners_is ->
    [you] Anotas el ensayo decisivo: ¡ganas!
   *[other] { $winners } anota el ensayo decisivo y gana.
}

## Alineaciones de muestra

kahmate-sample-fan = El abanico
kahmate-sample-fan-text = Cinco jugadores delante a todo lo ancho, para que alguien esté cerca caiga donde caiga el balón; detrás, el fuerte guarda el centro.
kahmate-sample-wedge = La cuña
kahmate-sample-wedge-text = Fuerte y duro, codo con codo, en la punta, y los demás justo detrás: hecha para romper por el centro con pases cortos y seguros.
kahmate-sample-wings = Las alas
kahmate-sample-wings-text = El rápido y el duro esperan abiertos a cada lado y el fuerte sostiene el centro: estira la defensa y corre por donde sea delgada.
kahmate-sample-chain = La cadena
kahmate-sample-chain-text = Dos corredores delante y cuatro receptores escalonados detrás: un pase de una fila atrás, recto o al carril de al lado, nunca se puede interceptar.
kahmate-sample-wall = El muro
kahmate-sample-wall-text = Fuerte y rápido ante una línea cerrada de cuatro: paciente, difícil de superar y presto a castigar un error.

## Junto al campo

kahmate-panel-match = { $target ->
    [one] a { $target } ensayo
   *[other] a { $target } ensayos
}
kahmate-panel-ready = listo
kahmate-panel-duel = Duelo
kahmate-panel-legend = pasos at. def.
kahmate-panel-samples = Alineaciones de muestra

## Los hechos en palabras

kahmate-fact-score = { $seat }: { $tries ->
    [one] { $tries } ensayo
   *[other] { $tries } ensayos
}, juega hacia la fila { $goal }.
kahmate-fact-target = { $target ->
    [one] { $target } ensayo gana el partido.
   *[other] { $target } ensayos ganan el partido.
}
kahmate-fact-ball-loose = El balón está suelto en { $square }.
kahmate-fact-ball-held = { $piece } tiene el balón en { $square }.
kahmate-fact-no-ball = El balón aún no está en el campo.
kahmate-fact-player = { $piece }: en { $square }; pasos { $moves }, ataque { $attack }, defensa { $defence }{ $state }.
kahmate-state-ball = ; tiene el balón
kahmate-state-down = ; en el suelo, { $down ->
    [one] hasta el final del próximo turno de su capitán
   *[other] hasta el final de { $down } turnos de su capitán
}
kahmate-state-moved = ; { $left ->
    [0] no le quedan pasos
    [one] le queda { $left } paso
   *[other] le quedan { $left } pasos
}
kahmate-state-stopped = ; su movimiento ha terminado
kahmate-fact-cards = { $seat_is ->
    [you] Tus cartas: { $cards }.
   *[other] Cartas de { $seat }: { $cards }.
}
kahmate-fact-duel = Duelo: { $attacker } ataca con { $attack }, { $defender } defiende con { $defence }; carta { $pair } de 2 como máximo.
kahmate-fact-laid = { $seat_is ->
    [you] Tu carta está boca abajo.
   *[other] La carta de { $seat } está boca abajo.
}
kahmate-fact-ready = { $seat_is ->
    [you] Tu alineación está lista.
   *[other] { $seat }: alineación lista.
}
kahmate-fact-unready = { $seat_is ->
    [you] Aún estás alineando.
   *[other] { $seat } aún está alineando.
}
kahmate-fact-starts = { $seat_is ->
    [you] Empezarás tú.
   *[other] Empezará { $seat }.
}
kahmate-fact-movers = Movidos en este turno: { $movers }.
kahmate-fact-sample = { $name }: { $text } ({ $squares })
kahmate-hand-laid = Has puesto el { $card }.
kahmate-hand-next = El siguiente por colocar: { $piece }.
kahmate-around-here = Aquí: { $place }.
kahmate-around-way = { $direction }: { $place }.
kahmate-around-edge = fuera del campo
kahmate-place-free = { $square }, libre
kahmate-place-ball = { $square }, el balón
kahmate-place-player = { $square }, { $pieces }
kahmate-place-in-goal = { $square }, zona de marca de { $seat }

## Qué haría una jugada

kahmate-hint-in-goal = un ensayo
kahmate-hint-ball = sobre el balón
kahmate-hint-duel = { $attacker } { $attack } contra { $defender } { $defence }
kahmate-hint-to = a { $piece } en { $square }
kahmate-hint-end = empieza el turno del otro capitán
kahmate-preview-path = Camino: { $path }.
kahmate-preview-cost = { $cost ->
    [one] Cuesta { $cost } paso
   *[other] Cuesta { $cost } pasos
}; { $left ->
    [0] no queda ninguno.
    [one] queda { $left }.
   *[other] quedan { $left }.
}
kahmate-preview-takes = Coge el balón.
kahmate-preview-try = ¡Es ensayo!
kahmate-preview-square = El balón va a { $square }.
kahmate-preview-taken = Lo coge { $piece }.
kahmate-preview-safe = Nadie puede interceptar.
kahmate-preview-interceptor = { $piece } podría interceptar; el pase llegaría con una probabilidad del { $chance } %.
kahmate-preview-duel = { $attacker } ({ $attack }) contra { $defender } ({ $defence }): el ataque gana con una probabilidad del { $chance } %.
kahmate-preview-perfect = Placaje perfecto: { $chance } %.
kahmate-preview-card = Carta { $card }: ganas con una probabilidad del { $chance } %; empate a la primera: { $tie } %.
kahmate-preview-exits = Si sale bien, las salidas: { $squares }.
kahmate-preview-rises = Otra vez en pie: { $pieces }.
kahmate-preview-reach = { $piece } puede correr a { $squares }.
kahmate-preview-kicks = Patadas: { $squares }.
kahmate-preview-nothing = No sigue nada más.

## Primera ayuda

kahmate-help =
    Lleva el balón a la zona de marca del otro capitán: es ensayo.
    Primero alinea en secreto y después escribe ready. Coloca a cada jugador (put rn1 c2) o toma una muestra con una palabra: fan, wedge, wings, chain o wall.
    En tu turno puedes mover a dos jugadores, en tantas carreras como quieras:
    run rn1 c5: correr hasta una casilla; pasar sobre el balón es cogerlo
    tackle rn1: placar al rival que tiene el balón, desde justo al lado
    charge N: el portador carga contra un rival que está justo a su lado
    pass rn2: a un compañero 1 o 2 filas atrás, como máximo a 2 carriles
    kick e9: hacia adelante, si ningún compañero está más adelantado
    end: tu turno ha terminado
    Placajes, cargas e intercepciones son duelos: cada capitán pone una carta de Forma y suma el valor del jugador. Quien pierde un placaje o una carga queda en el suelo.
    Mira primero: preview tackle rn1

## Nombres, jugadas y palabras en el navegador

kahmate-name-n1 = Normal 1
kahmate-name-n2 = Normal 2
kahmate-name-s = Fuerte
kahmate-name-t = Duro
kahmate-name-f = Rápido
kahmate-name-c = Listo
kahmate-side-r = Ocre
kahmate-side-b = Pizarra
kahmate-name-1 = Pizarra
kahmate-one = { $name } ({ $side })
kahmate-move-put = { $piece } en { $square }
kahmate-move-ready = Listo para jugar
kahmate-move-run = { $piece } corre a { $square }
kahmate-move-tackle = { $tackler } placa a { $carrier }
kahmate-move-charge = { $carrier } carga contra { $opponent }
kahmate-move-exit = Salida a { $square }
kahmate-move-pass = Pase a { $piece } en { $square }
kahmate-move-intercept = Interceptar con { $piece }
kahmate-move-decline = Dejarlo pasar
kahmate-move-kick = Patada a { $square }
kahmate-move-card = Poner la carta { $card }
kahmate-move-drop = El balón a { $square }
kahmate-move-end = Fin del turno
kahmate-web-chip = Turno { $turn } · { $score }
kahmate-web-chip-setup = Alineación
kahmate-web-you = { $name } (tú)
kahmate-web-asked = le toca elegir
kahmate-web-tries-of = { $tries } ensayos de { $target }
kahmate-web-cards = { $seat_is ->
    [you] Tus cartas de forma
   *[other] Cartas de forma de { $seat }
}
kahmate-web-card-held = carta { $card }
kahmate-web-card-used = carta { $card }, usada
kahmate-web-pitch = Campo
kahmate-web-keys = Flechas: casillas · Tab: jugadores · Intro: elegir y jugar · Esc: borrar
kahmate-web-may = { $place }: { $move }
kahmate-web-may-run = { $place }: { $move }, { $cost ->
    [one] { $cost } paso
   *[other] { $cost } pasos
}
kahmate-web-steal = ¿robo? { $chance } %
kahmate-web-win = ganas { $chance } %
kahmate-web-try = ¡Ensayo!
kahmate-web-choose = Elige un jugador
kahmate-web-choose-text = { $number ->
    [one] Uno de los tuyos aún puede actuar.
   *[other] { $number } de los tuyos aún pueden actuar.
}
kahmate-web-choose-square = Elige una casilla
kahmate-web-look = Toca a un jugador para ver sus cualidades.
kahmate-web-left = Quedan { $left } de { $moves } pasos
kahmate-web-abilities = pasos { $moves }, ataque { $attack }, defensa { $defence }
kahmate-web-run = Correr
kahmate-web-pass = Pasar
kahmate-web-kick = Patear
kahmate-web-charge = Cargar
kahmate-web-tackle = Placar
kahmate-web-movers = { $number ->
    [0] Nadie se ha movido aún; dos pueden.
    [one] Un jugador se ha movido; otro puede.
   *[other] Dos jugadores se han movido.
}
kahmate-web-both-moved = Los dos se han movido: turno de { $seat }
kahmate-web-end-unmoved = Nadie se ha movido: terminar igual
kahmate-web-elsewhere = El campo está en la pantalla grande.
kahmate-web-lineup = Coloca a tus seis
kahmate-web-lineup-text = Uno por casilla en tus dos filas. { $other } no los ve hasta que ambos estéis listos.
kahmate-web-lineup-pick = { $number ->
    [one] Falta uno: tócalo o arrástralo.
   *[other] Faltan { $number }: tócalos o arrástralos.
}
kahmate-web-lineup-square = { $piece }: elige una casilla.
kahmate-web-lineup-done = Están todos. Toca a dos jugadores para intercambiarlos.
kahmate-web-rows = Tus dos filas
kahmate-web-way = atacas hacia aquí
kahmate-web-clear = Vaciar
kahmate-web-duel-tackle = Un placaje
kahmate-web-duel-charge = Una carga
kahmate-web-duel-intercept = Una intercepción
kahmate-web-duel-choose = Elige en secreto
kahmate-web-duel-second = Empate: elige una segunda carta
kahmate-web-duel-wait = Los dos capitanes eligen en secreto
kahmate-web-duel-show = Se descubren a la vez
kahmate-web-attacks = { $duel ->
    [tackle] placa
    [charge] carga
   *[intercept] pasa
}
kahmate-web-defends = { $duel ->
    [intercept] intercepta
   *[other] defiende
}
kahmate-web-versus = vs
kahmate-web-chosen = ✓ ha elegido
kahmate-web-choosing = elige…
kahmate-web-your-card = tu carta
kahmate-web-still-holds = { $seat } tiene aún
kahmate-web-odds = ganas { $chance } %
kahmate-web-odds-perfect = { $by_is ->
    [you] perfecto { $chance } %
   *[other] perfecto de { $by } { $chance } %
}
kahmate-web-odds-note = Cada carta que le queda al otro cuenta como igual de probable.
kahmate-web-legend-perfect = { $by_is ->
    [you] perfecto, por 2 o más
   *[other] perfecto de { $by }, por 2 o más
}
kahmate-web-legend-won = ganado
kahmate-web-legend-tie = empate: segunda carta
kahmate-web-legend-lost = perdido
kahmate-web-stake = { $duel ->
    [tackle] { $role ->
        [attack] Ganado: el balón cae detrás del portador; por 2 o más te lo quedas. Perdido: tu jugador queda en el suelo.
       *[defence] Ganado: el placador queda en el suelo. Perdido: tu portador queda en el suelo sin el balón.
    }
    [charge] { $role ->
        [attack] Ganado: has pasado. Perdido: tu portador queda en el suelo y el balón cae detrás.
       *[defence] Ganado: el portador queda en el suelo y pierde el balón. Perdido: tu jugador queda en el suelo.
    }
   *[intercept] { $role ->
        [attack] Ganado: el pase llega. Perdido: el balón es de quien intercepta.
       *[defence] Ganado: el balón es tuyo. Perdido: el pase llega.
    }
}
kahmate-web-used = usada
kahmate-web-pick = Elige una carta
kahmate-web-verdict = { $perfect ->
    [yes] ¡Placaje perfecto!
   *[no] { $duel ->
        [tackle] { $by ->
            [attack] ¡Placado!
           *[defence] ¡El portador aguanta!
        }
        [charge] { $by ->
            [attack] ¡Ha pasado!
           *[defence] ¡Detenido!
        }
       *[intercept] { $by ->
            [attack] ¡El pase llega!
           *[defence] ¡Interceptado!
        }
    }
}
kahmate-web-margin = { $winner_is ->
    [you] { $margin ->
        [0] Empate dos veces, gana la defensa: la tuya
       *[other] Ganas por { $margin }
    }
   *[other] { $loser_is ->
        [you] { $margin ->
            [0] Empate dos veces, gana la defensa: pierdes
           *[other] Pierdes por { $margin }
        }
       *[other] { $margin ->
            [0] Empate dos veces, gana la defensa
           *[other] { $winner } gana por { $margin }
        }
    }
}{ $then ->
    [ball] : el balón cae en { $square }.
    [takes] : { $piece } toma el balón.
    [down] : { $piece } queda en el suelo.
    [through] : { $piece } rompe la línea.
    [arrives] : el pase llega.
   *[nothing] .
}
kahmate-web-last-duel = Último duelo
kahmate-web-decided = Cómo se decidió

## La lección

kahmate-lesson-aim = Eres Ocre y atacas la zona de marca del fondo, la franja rayada. Lleva allí el balón: es un ensayo y ganas. Los números de un jugador: el círculo dice cuánto corre, la casita su ventaja en ataque, el escudo su ventaja en defensa.
kahmate-lesson-run = { $device ->
    [touch] Toca al jugador Rápido y luego el balón en d6. El primer toque muestra el camino y su coste; con el segundo, corre. Quien entra en la casilla del balón lo toma.
   *[mouse] Haz clic en el jugador Rápido y luego en el balón en d6. Al pasar por una casilla ves el camino y su coste; con un clic, corre. Quien entra en la casilla del balón lo toma.
}
kahmate-lesson-run-other = Ahí no: corre con el Rápido hasta el balón.
kahmate-lesson-run-done = Tienes el balón. Para seguir corriendo quedan los pasos que sobran de los cuatro.
kahmate-lesson-two = Dos de tus jugadores pueden moverse en un turno, en tantas carreras como quieras. Adelanta a otro o sigue corriendo. Pasar y patear no son pasos.
kahmate-lesson-two-done = Bien. Con Fin del turno le tocaría al otro capitán.
kahmate-lesson-pass = Un muro delante: pasa atrás. Elige Pasar y luego al Listo en e5. Se pasa una o dos filas atrás y a lo sumo dos calles de lado, nunca adelante. Una fila atrás, en la misma calle o la de al lado, nadie puede interceptar.
kahmate-lesson-pass-done = Ha llegado. Puedes pasar tantas veces como quieras.
kahmate-lesson-steal = Un pase más largo se puede robar. La línea de trazos hacia el Listo en f4 roza a un jugador Pizarra, que puede intentarlo. Pasa igual y mira.
kahmate-lesson-duel = ¡Un duelo! Los dos capitanes ponen en secreto una carta de forma; carta más ventaja, gana la más alta, y el empate pide una segunda carta. Las cartas usadas no vuelven hasta gastar las seis. Elige una carta y ponla.
kahmate-lesson-duel-done = Se han descubierto a la vez. En un pase disputado nadie cae.
kahmate-lesson-tackle = El Rápido de Pizarra tiene el balón, justo al lado de tu Fuerte. Toca al Fuerte y luego al portador: un placaje. Cuesta un paso y acaba la carrera de ese jugador.
kahmate-lesson-odds = Bajo cada carta ves lo que vale contra las que el otro aún tiene. Si ganas por uno, el balón cae detrás del portador; por dos o más te lo quedas. Pon una carta.
kahmate-lesson-odds-done = Quien pierde un placaje queda en el suelo y se pierde su próximo turno: gris, con estrellas y un número.
kahmate-lesson-charge = Tu Duro tiene el balón y a alguien delante. Tócalo y luego al rival: una carga. Hacen falta dos pasos, nadie justo detrás de él y una salida.
kahmate-lesson-card = Ahora ataca el portador. Pon una carta.
kahmate-lesson-exit = ¡Has pasado! Deja enseguida la casilla del vencido, recto o de lado.
kahmate-lesson-exit-done = Para seguir corriendo quedan los pasos que sobran.
kahmate-lesson-kick = Una patada va adelante de una a tres filas, por encima de todos, a una casilla vacía, pero solo si ningún compañero está más adelantado. Elige Patear y pon el balón donde el Rápido pueda recogerlo, hacia las calles a, b o c.
kahmate-lesson-kick-other = Patea hacia las calles a a c, cerca del Rápido.
kahmate-lesson-kick-done = Ahora el Rápido podría recogerlo en el mismo turno.
kahmate-lesson-try = El camino está libre. Corre con el balón a la zona de marca, fila 12.
kahmate-lesson-try-other = Más lejos: corre hasta la franja rayada.
kahmate-lesson-try-done = ¡Ensayo! En un partido a dos o tres ensayos ambos se alinean de nuevo.
kahmate-lesson-lineup = Cada partido empieza en secreto: coloca a tus seis en tus dos filas, o toma una alineación de muestra, y pulsa Listo para jugar. Luego se saca una carta de forma: dice la calle del balón en la fila central.
kahmate-lesson-lineup-done = Ya conoces el juego. ¡Buen partido!
