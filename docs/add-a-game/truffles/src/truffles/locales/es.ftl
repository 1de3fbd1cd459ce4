### Truffles: cada clave existe en cada idioma.

truffles-subtitle = cerdos bajo el roble
truffles-pitch = Envía en secreto el cerdo adecuado y llévate a casa la cesta más pesada.
truffles-help = Salen cuatro trufas, una tras otra. Cada vez enviáis los dos un cerdo en secreto, y el más fuerte la encuentra. Con más de 5 en tu cesta, ganas.

truffles-kind-dig = Sale una trufa.
truffles-kind-send = Elige el cerdo que envías.
truffles-kind-draw = Se roba un cerdo de la caja.

truffles-why-is-over = Las trufas ya están repartidas.
truffles-why-chance-is-next = Espera a que se cave y se robe.
truffles-why-not-asked = Ya has sellado tu cerdo.
truffles-why-no-such-action = Esa acción no existe.
truffles-why-pig-not-held = No tienes ese cerdo.

truffles-event-dug = Ronda { $turn }: sale una trufa de peso { $truffle }.
truffles-event-sealed = { $seat_is ->
    [you] Has sellado tu cerdo { $pig }.
   *[other] { $seat } ha sellado un cerdo.
}
truffles-event-revealed = Los cerdos son { $pigs }.
truffles-event-found = { $seat_is ->
    [you] Encuentras la trufa de peso { $truffle }.
   *[other] { $seat } encuentra la trufa de peso { $truffle }.
}
truffles-event-drew = { $seat_is ->
    [you] Robas el cerdo { $pig }.
   *[other] { $seat } roba un cerdo.
}
truffles-event-ended = Todas las cestas están pesadas.

truffles-reason-heavier = Gana la cesta más pesada: { $winners }.
truffles-reason-shared = Las dos cestas pesan 5: { $winners } comparten la victoria.

truffles-web-your-pigs = Tus cerdos
truffles-web-send = Enviar el cerdo { $pig }
truffles-web-preview = El cerdo { $pig } busca la trufa de peso { $truffle }.
truffles-web-ground = Hay una trufa de peso { $truffle } bajo la encina.
truffles-web-no-truffle = No hay nada bajo la encina.
truffles-web-basket = Cesta { $weight }
truffles-web-sealed = cerdo sellado
truffles-web-hand = { $number ->
    [one] un cerdo en la mano
   *[other] { $number } cerdos en la mano
}
