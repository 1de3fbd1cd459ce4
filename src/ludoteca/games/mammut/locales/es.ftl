### Mammut: cada clave está en cada idioma.

mammut-subtitle = el reparto del botín
mammut-pitch = Sírvete del montón o saquea a los codiciosos: cuando todos tienen su parte, se puntúa lo que tengas delante.
mammut-goal = Objetivo: tener más puntos tras cinco rondas. En cada ronda se reparte el botín y luego se puntúa.
mammut-rules-setup = Preparación: en cada ronda se ponen en el centro 31 losetas de presa y el chamán. Se empieza con 10 puntos y dos cartas.
mammut-rules-turn = Tu turno: juega cartas si quieres y luego toma losetas del centro o saquea a alguien. Cuando todos tienen losetas, se puntúa la ronda.
mammut-diagram-shaman = El chamán: los empates van en sentido horario por la cara roja y antihorario por la azul.
mammut-option-tiles = La lista de losetas

## La pregunta abierta

mammut-kind-turn = { $seat_is ->
    [you] Te toca: juega cartas si quieres y después toma losetas o saquea a alguien.
   *[other] Es el turno de { $seat }.
}
mammut-kind-take = { $seat_is ->
    [you] Toma más losetas, o di que has terminado.
   *[other] { $seat } toma losetas.
}
mammut-kind-back = { $seat_is ->
    [you] Has saqueado: toca 1 o más de estas losetas para devolverlas y quédate al menos una.
   *[other] { $seat } elige qué losetas saqueadas vuelven al centro.
}
mammut-kind-choose = { $seat_is ->
    [you] Elige un animal que aún no tengas.
   *[other] { $seat } elige un animal.
}
mammut-kind-draw = Se roban cartas por las hachas.
mammut-kind-deal = Se vacía la bolsa para la ronda siguiente.

## Por qué se rechaza una jugada

mammut-why-is-over = La partida ha terminado.
mammut-why-chance-is-next = Antes hay que robar cartas o repartir las losetas.
mammut-why-not-asked = No te toca elegir.
mammut-why-no-such-action = Esa acción no existe.
mammut-why-dividing-is-over = El botín está repartido: ahora se elige un animal.
mammut-why-nothing-to-choose = Los animales solo se eligen durante la puntuación, cuando lo dice una carta.
mammut-why-take-in-progress = Estás tomando losetas: toma otra o di que has terminado. Las cartas se juegan antes.
mammut-why-rob-in-progress = Estás saqueando: devuelve losetas al centro o di que has terminado.
mammut-why-nothing-taken = Toma al menos una loseta, o saquea a alguien.
mammut-why-nothing-robbed = Solo se devuelven al centro losetas recién saqueadas.
mammut-why-not-in-centre = Esa loseta no está en el centro.
mammut-why-out-of-order = Nombra las losetas en orden ascendente, el chamán al final.
mammut-why-must-take-all = Eres el último sin losetas: si tomas, tómalas todas.
mammut-why-not-the-last = Solo el último sin losetas las toma todas de una vez.
mammut-why-centre-is-empty = El centro está vacío: tienes que saquear a alguien.
mammut-why-no-such-pile = En una partida con este número de jugadores no existe ese montón.
mammut-why-rob-oneself = No puedes saquearte a ti mismo.
mammut-why-rob-nothing = Ahí no hay nada que saquear.
mammut-why-rob-single = Una sola loseta no se puede saquear.
mammut-why-give-back-first = Antes devuelve al centro al menos una de las losetas saqueadas.
mammut-why-keep-one = Tienes que quedarte al menos con una de las losetas saqueadas.
mammut-why-not-robbed = Esa no es una de las losetas que has saqueado y aún tienes.
mammut-why-card-not-held = No tienes esa carta en la mano.
mammut-why-peek-not-hidden = Solo puedes mirar debajo de losetas que muestran «?».
mammut-why-peek-at-two = Mira debajo de exactamente dos losetas, mientras dos muestren «?».
mammut-why-return-nothing = Todos los que elijas deben tener losetas que devolver.
mammut-why-owns-animal = Ya tienes ese animal, y nunca se tienen dos iguales.
mammut-why-not-ones-tile = Esa loseta no es tuya.
mammut-why-no-animal-on-tile = Esa loseta no muestra ningún animal.
mammut-why-tile-already-given = Ya has usado esa loseta para la otra carta.
mammut-why-choose-a-tile = Di también por cuál de tus losetas de animal lo tomas.
mammut-why-choose-no-tile = Esta carta no necesita loseta: nombra solo el animal.
mammut-why-not-optional = Esta carta no es opcional: elige un animal.
mammut-error-bad-tiles = Eso no es una lista de losetas (regla 1.2): { $faults }.
mammut-fault-not-a-list = debe ser una lista
mammut-fault-not-31-tiles = las losetas deben ser 31
mammut-fault-not-two-sides = la loseta { $place } debe tener dos caras
mammut-fault-unknown-side = la loseta { $place } tiene una cara que no existe
mammut-fault-sides-alike = las dos caras de la loseta { $place } son iguales
mammut-fault-not-json = no es JSON

## Lo que ha pasado

mammut-event-dealt = Ronda { $round }: se vacía la bolsa. { $first_is ->
    [you] Empiezas tú.
   *[other] Empieza { $first }.
}
mammut-event-began = { $seat_is ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
mammut-event-took = { $seat_is ->
    [you] Tomas { $tile }.
   *[other] { $seat } toma { $tile }.
}
mammut-event-took-several = { $seat_is ->
    [you] Tomas { $number } losetas: { $tiles }.
   *[other] { $seat } toma { $number } losetas: { $tiles }.
}
mammut-event-took-all = { $seat_is ->
    [you] Eres el último y tomas todo lo que queda: { $tiles }.
   *[other] { $seat } es el último y toma todo lo que queda: { $tiles }.
}
mammut-event-robbed = { $seat_is ->
    [you] Saqueas a { $victim }: { $tiles }.
   *[other] { $victim_is ->
        [you] { $seat } te saquea: { $tiles }.
       *[other] { $seat } saquea a { $victim }: { $tiles }.
    }
}
mammut-event-gave-back = { $seat_is ->
    [you] Devuelves al centro { $tile }.
   *[other] { $seat } devuelve al centro { $tile }.
}
mammut-event-gave-back-several = { $seat_is ->
    [you] Pones { $number } losetas en el centro: { $tiles }.
   *[other] { $seat } pone { $number } losetas en el centro: { $tiles }.
}
mammut-event-peeked = { $seat_is ->
    [you] Miras debajo de { $tiles } y ves: { $sides }.
   *[other] { $seat } mira debajo de { $tiles }.
}
mammut-event-flipped = { $seat_is ->
    [you] Volteas { $tiles }.
   *[other] { $seat } voltea { $tiles }.
}
mammut-event-returned = { $seat_is ->
    [you] { $victim_is ->
        [you] Devuelves al centro tus propias losetas: { $tiles }.
       *[other] Haces que { $victim } devuelva al centro: { $tiles }.
    }
   *[other] { $victim_is ->
        [you] { $seat } te hace devolver al centro: { $tiles }.
       *[other] { $seat } juega una Devolución: regresan al centro { $tiles } de { $victim }.
    }
}
mammut-event-laid = { $seat_is ->
    [you] Juegas boca abajo una carta: { $card }.
   *[other] { $known ->
        [yes] { $seat } juega boca abajo una carta: { $card }.
       *[no] { $seat } juega una carta boca abajo.
    }
}
mammut-event-divided = El botín está repartido. { $first_is ->
    [you] Empezarás tú la ronda siguiente.
   *[other] { $first } empezará la ronda siguiente.
}
mammut-event-revealed = { $seat_is ->
    [you] Habías jugado: { $cards }.
   *[other] { $seat } había jugado: { $cards }.
}
mammut-event-turned = Debajo del «?» de { $handle } hay: { $side }.
mammut-event-drew = { $seat_is ->
    [you] Robas una carta: { $card }.
   *[other] { $seat } roba una carta.
}
mammut-event-reshuffled = Los descartes, { $number }, se barajan en un mazo nuevo.
mammut-event-scored = { $for ->
    [axes] { $seat }: { $points } por hachas.
    [axe-points] { $seat }: { $points } más por hachas.
    [leading-furs] { $seat }: { $points } por ir en cabeza en las pieles.
    [trailing-furs] { $seat }: { $points } por ir último en las pieles.
    [fur-points] { $seat }: { $points } por tener más losetas de piel.
    [tusks] { $seat }: { $points } por colmillos.
    [tusk-points] { $seat }: { $points } por tener más colmillos.
    [food] { $seat }: { $points } por comida.
    [fewest-fires] { $seat }: { $points } por tener menos fuegos.
   *[fires] { $seat }: { $points } por fuegos.
}
mammut-event-counted = { $as ->
    [fur] { $seat }: más hachas que nadie, y eso cuenta como una piel.
   *[fire] { $card_key ->
        [tusk-fire] { $seat }: más colmillos que nadie, y eso cuenta como un fuego.
       *[axe-fire] { $seat }: más hachas que nadie, y eso cuenta como un fuego.
    }
}
mammut-event-advanced = { $seat }: { $steps } más en la pista de pieles.
mammut-event-chose = { $seat_is ->
    [you] Eliges: { $kind }.
   *[other] { $seat } elige: { $kind }.
}
mammut-event-skipped = { $seat_is ->
    [you] No usas la carta.
   *[other] { $seat } no usa la carta.
}
mammut-event-gained = { $seat_is ->
    [you] Animales nuevos para ti: { $kinds }.
   *[other] Animales nuevos para { $seat }: { $kinds }.
}
mammut-event-discarded = { $seat }: van a los descartes { $cards }.
mammut-event-round = Ahora viene la ronda { $round }.
mammut-event-collected = { $seat }: { $points } por { $kinds } especies de animales.
mammut-event-ended = La última ronda está puntuada.

## Cómo ha terminado

mammut-reason-points = { $winners_is ->
    [you] Tienes más puntos que nadie: ¡ganas!
   *[other] Con más puntos que nadie, gana { $winners }.
}
mammut-reason-furs = { $winners_is ->
    [you] Empate a puntos, pero vas por delante en las pieles: ¡ganas!
   *[other] Empate a puntos, pero { $winners } va por delante en las pieles y gana.
}
mammut-reason-shared = Empate a puntos y a pieles, la victoria es compartida: { $winners }.
mammut-end-rounds = Puntos por ronda
mammut-end-decisive = { $winner_is ->
    [you] Lo decisivo: { $category }, { $first } puntos para ti, { $second } para { $next }.
   *[other] { $next_is ->
        [you] Lo decisivo: { $category }, { $first } puntos para { $winner }, { $second } para ti.
       *[other] Lo decisivo: { $category }, { $first } puntos para { $winner }, { $second } para { $next }.
    }
}

## Lados, animales y cartas

mammut-side-food = comida
mammut-side-tusk = colmillo
mammut-side-fur = piel
mammut-side-axe = hacha
mammut-side-fire = fuego
mammut-side-question = ?
mammut-side-bison = bisonte
mammut-side-boar = jabalí
mammut-side-cave-bear = oso cavernario
mammut-side-deer = ciervo
mammut-side-hare = liebre
mammut-side-horse = caballo
mammut-side-wolf = lobo
mammut-side-red = chamán, rojo
mammut-side-blue = chamán, azul
mammut-card-peek = Ojeada
mammut-card-flip = Volteo
mammut-card-return = Devolución
mammut-card-fur = una piel
mammut-card-animal = un animal a elegir
mammut-card-axe-points = puntos por hachas
mammut-card-fur-points = puntos a quien tenga más pieles
mammut-card-fur-animal = un animal a quien tenga más pieles
mammut-card-axe-fur = una piel a quien tenga más hachas
mammut-card-tusk-points = puntos a quien tenga más colmillos
mammut-card-tusk-fire = un fuego a quien tenga más colmillos
mammut-card-axe-fire = un fuego a quien tenga más hachas

## Junto a las losetas

mammut-panel-round = Ronda { $round } de 5
mammut-panel-centre = Centro
mammut-panel-pile = Mazo
mammut-panel-discards = Descartes
mammut-panel-now = Si se puntuara ahora
mammut-panel-then = Si se puntuara tras esta jugada
mammut-panel-points = puntos
mammut-panel-furs = pieles
mammut-panel-cards = cartas
mammut-panel-down = boca abajo
mammut-panel-animals = animales
mammut-panel-total = total
mammut-panel-tie = empate mientras el chamán está en el centro
mammut-panel-mean = media de lo que no ves

## Los hechos en palabras

mammut-fact-round = Ronda { $round } de 5. { $first_is ->
    [you] La empiezas tú.
   *[other] La empieza { $first }.
}
mammut-fact-next = Ronda { $round } de 5. { $first_is ->
    [you] La siguiente la empezarás tú.
   *[other] La siguiente la empezará { $first }.
}
mammut-fact-centre = Centro: { $tiles }.
mammut-fact-seat = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $furs ->
    [one] { $furs } piel
   *[other] { $furs } pieles
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano, { $down } boca abajo.
mammut-fact-tiles = { $seat }, losetas: { $tiles }.
mammut-fact-animals = { $seat }, animales: { $kinds }.
mammut-fact-played = { $seat }, cartas jugadas: { $cards }.
mammut-fact-piles = Mazo: { $pile }. Descartes: { $discards }.
mammut-fact-nothing = nada
mammut-fact-known = Debajo de { $handle } has visto: { $side }.
mammut-hand-cards = { $number ->
    [0] No tienes cartas en la mano.
    [one] Tu carta: { $cards }.
   *[other] Tus cartas: { $cards }.
}
mammut-hand-down = Boca abajo ante ti: { $cards }.
mammut-around-tile = { $handle } muestra: { $side }. Está en: { $place }.
mammut-around-under = Su otro lado: { $side }.
mammut-around-could = Su otro lado podría ser: { $sides }.
mammut-around-pile = { $place }: { $tiles }.

## Lo que haría una jugada

mammut-hint-all = las { $number } losetas del centro
mammut-hint-done = eso es todo
mammut-hint-rob = { $tiles }
mammut-hint-peek = mirar debajo
mammut-hint-flip = ahora muestra: { $sides }
mammut-hint-return = sus losetas vuelven al centro
mammut-hint-lay = boca abajo hasta la puntuación
mammut-hint-for = por la loseta { $handle } ({ $side })
mammut-hint-skip = no usar la carta
mammut-tally-now = Si se puntuara ahora:
mammut-tally-then = Si se puntuara tras esta jugada:
mammut-tally-seat = { $seat }: { $total }. Hachas { $axe }, pieles { $fur }, colmillos { $tusk }, comida { $food }, fuego { $fire }.
mammut-tally-cards = { $seat }, cartas por robar por hachas: { $cards }.
mammut-tally-steps = { $seat }, pasos en la pista de pieles: { $steps }.
mammut-tally-animals = { $seat }, especies de animales nuevas: { $kinds }, al final { $worth } puntos más.
mammut-tally-tied = { $value }, empate
mammut-tally-mean = Son medias de lo que no ves.
mammut-standing = { $seat }: { $points } puntos, { $furs } pieles, animales: { $kinds }.

## Primera ayuda

mammut-help =
    Tras la ronda 5 gana quien tenga más puntos. Al acabar el reparto todos tienen losetas; entonces se puntúan.
    En tu turno juega cuantas cartas quieras y después haz una de estas dos cosas:
    take 3, take 7, done: tomar losetas del centro, en orden ascendente
    rob 2, back 5, done: tomar todas las losetas de un jugador y devolver al menos una al centro
    El último sin losetas toma todo lo que queda: take all
    play peek 4 9 · play flip 3 S · play return 1 2 · play fur: las cartas
    ¿Cuánto valen los montones? Escribe: preview

## En la pantalla

mammut-you = Tú
mammut-place-pile = { $seat_is ->
    [you] tus losetas
   *[other] las losetas de { $seat }
}
mammut-place-group = { $seat_is ->
    [you] tu grupo { $group }
   *[other] el grupo { $group } de { $seat }
}
mammut-tiles = Losetas
mammut-tile-name = { $side }, loseta { $handle }: { $place }.
mammut-tile-hidden = signo de interrogación
mammut-do-take = { $number ->
    [one] Tomar { $number } loseta
   *[other] Tomar { $number } losetas
}
mammut-do-take-one = Tomar { $tile }
mammut-do-take-all = Tomar las { $number }
mammut-last-taker = Solo faltas tú: las { $number } losetas son tuyas, salvo que saquees.
mammut-rest = { $before_is ->
    [nobody] { $last_is ->
        [you] Después te quedas con las { $number } que sobran.
       *[other] Después { $last } se queda con las { $number } que sobran.
    }
    [you] Si vuelves a tomar, { $last } se queda con el resto: hasta { $number }.
   *[other] { $last_is ->
        [you] Si { $before } también toma, te quedas con el resto: hasta { $number }.
       *[other] Si { $before } también toma, { $last } se queda con el resto: hasta { $number }.
    }
}
mammut-do-back = Devolver { $number } y terminar
mammut-do-back-one = Devolver { $tile } al centro
mammut-do-back-none = Devuelve al menos 1 de { $number }
mammut-do-done = Listo
mammut-do-skip = No usar la carta
mammut-do-rob = Robar { $place } ({ $number })
mammut-do-rob-this = Robar { $number }
mammut-do-return-this = Devolver estas { $number }
mammut-do-lay = Jugar boca abajo: { $card }
mammut-do-play = Jugar { $card }: { $on }
mammut-do-peek = { $number ->
    [one] Mirar bajo { $number } loseta
   *[other] Mirar bajo { $number } losetas
}
mammut-do-flip = { $number ->
    [one] Girar { $number } loseta
   *[other] Girar { $number } losetas
}
mammut-do-return = { $number ->
    [one] Devolver { $number } montón
   *[other] Devolver { $number } montones
}
mammut-do-choose = Tomar: { $kind }
mammut-do-choose-for = Tomar: { $kind }, por { $tile }
mammut-do-clear = Borrar
mammut-do-nothing = Elige losetas, un montón o una carta
mammut-keys = Las flechas recorren las losetas, Espacio elige, Intro juega, Esc borra. Arrastra por encima o alrededor de varias; Mayús toma todas las iguales.
mammut-seat-acts = en turno
mammut-seat-empty = sin losetas
mammut-own-empty = aquí van tus losetas
mammut-own-empty-group = tu grupo { $group } de 2: llena los dos
mammut-hand = Tus cartas
mammut-tabs = Qué mostrar
mammut-tab-tracks = Marcadores
mammut-sum-now = contando ahora
mammut-sum-then = después de esto
mammut-tally-head-now = Si se contara
mammut-tally-head-then = Después de esto
mammut-tally-points = ptos
mammut-tally-with = con { $number } elegidas
mammut-tally-hidden = +{ $number } ocultas
mammut-tally-none = no tiene losetas
mammut-tally-why = { $seat }, { $category }: { $number }. Regla: { $rule }.
mammut-tally-why-tied = { $points } para uno de: { $names }. Decide el chamán.
mammut-tally-why-hidden = Las losetas y cartas ocultas pueden cambiarlo.
mammut-tally-ask = Toca un número para saber por qué.
mammut-tally-most = tiene más
mammut-tally-legend-most = más
mammut-tally-order = { $side ->
    [red] { $seat_is ->
        [you] empates: tú, luego en sentido horario
       *[other] empates: { $seat }, luego en sentido horario
    }
   *[blue] { $seat_is ->
        [you] empates: tú, luego en sentido antihorario
       *[other] empates: { $seat }, luego en sentido antihorario
    }
}
mammut-does-peek = Mira bajo dos losetas que muestran «?»
mammut-does-flip = Gira una o dos losetas, estén donde estén
mammut-does-return = Quienes elijas devuelven sus losetas al centro
mammut-does-fur = Vale como una piel tuya
mammut-does-animal = Por una de tus losetas de animal toma el animal que te falte y quieras
mammut-does-axe-points = Todos: 2 puntos más por cada hacha
mammut-does-fur-points = Más losetas de piel: 4 puntos
mammut-does-fur-animal = Más losetas de piel: un animal que falte, a elegir
mammut-does-axe-fur = Más hachas: vale como una piel
mammut-does-tusk-points = Más colmillos: 4 puntos
mammut-does-tusk-fire = Más colmillos: vale como un fuego
mammut-does-axe-fire = Más hachas: vale como un fuego
mammut-choose = Elige un animal
mammut-choose-tile = ¿Por qué loseta?
mammut-choose-kind = ¿Qué animal tomas?
mammut-score-title = Recuento de la ronda { $round }
mammut-score-told = La ronda { $round } está puntuada
mammut-score-again = Ver el recuento { $round }
mammut-score-round = Ronda { $round }
mammut-score-before = antes
mammut-score-now = ahora
mammut-score-step-animals = animales
mammut-score-step-end = colección
mammut-score-rule-axe = { $round ->
    [5] 3 puntos por hacha
   *[other] una carta por hacha
}
mammut-score-rule-fur = marcador: primero +{ $round }, último −{ $round }
mammut-score-rule-tusk = 2 puntos cada uno
mammut-score-rule-food = { $players ->
    [2] más 8
    [3] primero 8, segundo 5
   *[other] primero 8, segundo 5, tercero 2
}
mammut-score-rule-fire = { $players ->
    [2] menos −5, el otro 1 por fuego
   *[other] menos −5
}
mammut-score-rule-animals = especies que aún no tienes
mammut-score-rule-end = 3 especies 4, luego 9, 15, 22, 30
mammut-score-drew = { $number ->
    [one] { $number } carta robada
   *[other] { $number } cartas robadas
}
mammut-score-axes = 3 por { $number }
mammut-score-axe-points = 2 más cada una, por carta
mammut-score-leading-furs = en cabeza del marcador con { $number }
mammut-score-trailing-furs = último en el marcador con { $number }
mammut-score-fur-points = 4 por más losetas de piel, por carta
mammut-score-tusks = 2 por { $number }
mammut-score-tusk-points = 4 por más colmillos, por carta
mammut-score-food = comida: { $number }
mammut-score-fewest-fires = menos fuegos: { $number }
mammut-score-fires = 1 por { $number }
mammut-score-counted = tiene más: uno más por carta
mammut-score-advanced = { $number ->
    [one] avanza { $number } paso
   *[other] avanza { $number } pasos
}
mammut-score-chose = elegido por carta
mammut-score-gained = nuevos
mammut-score-skipped = carta sin usar
mammut-score-collected = por todas las especies juntas
mammut-score-nothing = nada
mammut-score-safe = a salvo
mammut-score-count = { $number ->
    [one] cuenta { $number }
   *[other] cuentan { $number }
}
mammut-score-tie = { $owner_is ->
    [you] Empate a { $number }: tienes el chamán.
   *[other] Empate a { $number }: { $owner } tiene el chamán.
} { $side ->
    [red] Lado rojo, sentido horario:
   *[blue] Lado azul, sentido antihorario:
} { $first } va antes que { $last }.
mammut-score-order = El orden del chamán
mammut-score-order-rule = En un empate la ganancia es del primero, la pérdida del último.
mammut-score-revealed = Cartas reveladas
mammut-score-back = Atrás
mammut-score-next = Sigue: { $step }
mammut-score-hide = Ocultar
mammut-score-close = Continuar
mammut-lesson-heap = { $device ->
    [touch] La bolsa está vacía: ante ti hay 31 losetas de presa y el chamán, algunas muestran un «?». Cada cual tendrá su parte; luego se cuentan todas. Mira: toca una loseta.
   *[mouse] La bolsa está vacía: ante ti hay 31 losetas de presa y el chamán, algunas muestran un «?». Cada cual tendrá su parte; luego se cuentan todas. Mira: pasa por encima de una loseta o muévete con las flechas.
}
mammut-lesson-take = { $device ->
    [touch] Toma cuantas losetas quieras, al menos una: tócalas una a una o rodéalas con una línea. Luego pulsa el botón. Cuanto más tomes, más querrán saquearte.
   *[mouse] Toma cuantas losetas quieras, al menos una: haz clic en cada una, rodéalas con una línea o mantén Mayús para todas las iguales. Luego pulsa el botón. Cuanto más tomes, más querrán saquearte.
}
mammut-lesson-take-done = Son tuyas, de momento. A quien tiene losetas se le salta hasta que le roben o todos tengan.
mammut-lesson-tally = Dos jugadores tienen losetas, tú ninguna. La tabla «Si se contara» dice qué daría cada parte: la corona marca quién tiene más, el triángulo quién pierde. Los empates los decide quien tiene el chamán.
mammut-lesson-rob = { $device ->
    [touch] En vez de tomar del centro puedes saquear a alguien y llevarte todo lo que tiene. El primer toque en un botón Robar muestra cuánto valdría; el segundo, saquea.
   *[mouse] En vez de tomar del centro puedes saquear a alguien y llevarte todo lo que tiene. Pasa por encima de un botón Robar para ver cuánto valdría y haz clic.
}
mammut-lesson-rob-done = Todas las suyas están ante ti, y volverá a tener turno.
mammut-lesson-rob-other = Eso también se puede, pero aquí roba a alguien.
mammut-lesson-back = Quien roba debe devolver al centro al menos una de las losetas robadas y quedarse al menos una. Elige de qué puedes prescindir y pulsa el botón. Una parte pequeña no tienta a nadie.
mammut-lesson-back-done = Hecho. A quien tiene una sola loseta no se le puede robar.
mammut-lesson-lay = Antes de tomar o robar puedes jugar cartas. Las amarillas se ponen boca abajo y valen en el recuento: esta da 4 puntos a quien tenga más colmillos. Ponla.
mammut-lesson-lay-done = Sigue siendo tuya pase lo que pase con tus losetas, pero los puntos son de quien tenga la mayoría.
mammut-lesson-lay-other = Primero pon la carta amarilla: las cartas van antes que las losetas.
mammut-lesson-last = Eres el último sin losetas. Si tomas ahora del montón debes tomar todo lo que queda, y así acaba el reparto. Tómalo todo.
mammut-lesson-last-done = Todo el botín está repartido. Los «?» se giran, las cartas se muestran y empieza el recuento.
mammut-lesson-last-other = Aquí toma todo lo que queda.
mammut-lesson-scoring = Seis categorías, siempre en este orden: un hacha da una carta, las pieles avanzan en su marcador, un colmillo da 2 puntos, más comida 8, luego 5; quien tiene menos fuegos pierde 5, y los animales se coleccionan. Recorre la hoja.
mammut-lesson-peek = Las cartas grises actúan al momento. Con esta miras bajo dos losetas que muestran «?», estén donde estén. Toca la carta, elige dos y pulsa el botón. Solo tú lo verás.
mammut-lesson-peek-done = El ojito recuerda lo que has visto. Los demás ven que lo sabes, no qué es.
mammut-lesson-peek-other = Aquí juega primero la carta gris del ojo.
mammut-lesson-flip = Esta carta gira una o dos losetas, también las de otros. El chamán también tiene dos lados: el rojo cuenta en sentido horario, el azul al revés. Gira el chamán.
mammut-lesson-flip-done = Ahora los empates se cuentan al revés. Todos conocen sus dos lados.
mammut-lesson-flip-other = Aquí el chamán debe estar entre las losetas giradas.
mammut-lesson-choose = El recuento puede preguntarte algo. Jugaste esta carta: por una de tus losetas de animal puedes tomar en su lugar uno que aún no tengas. Elige.
mammut-lesson-choose-done = Una especie más. Tres especies valen 4 puntos al final, las siete 30.
mammut-lesson-end = Tras la ronda 5 gana quien tenga más puntos; en empate, quien vaya por delante en pieles. Con dos jugadores cada uno llena dos grupos. Toca lo que dudes: se te dirá por qué no. ¡Buen botín!
