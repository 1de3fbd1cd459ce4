### Truffles: ogni chiave esiste in ogni lingua.

truffles-subtitle = maiali sotto la quercia
truffles-pitch = Manda in segreto il maiale giusto e porta a casa il cesto più pesante.
truffles-help = Vengono fuori quattro tartufi, uno dopo l'altro. Ogni volta mandate tutti e due un maiale in segreto, e il più forte lo trova. Con più di 5 nel cesto vinci.

truffles-kind-dig = Viene fuori un tartufo.
truffles-kind-send = Scegli il maiale da mandare.
truffles-kind-draw = Si pesca un maiale dalla cassa.

truffles-why-is-over = I tartufi sono già divisi.
truffles-why-chance-is-next = Aspetta che si scavi e si peschi.
truffles-why-not-asked = Hai già sigillato il tuo maiale.
truffles-why-no-such-action = Non esiste questa azione.
truffles-why-pig-not-held = Non hai quel maiale.

truffles-event-dug = Giro { $turn }: viene fuori un tartufo di peso { $truffle }.
truffles-event-sealed = { $seat_is ->
    [you] Hai sigillato il maiale { $pig }.
   *[other] { $seat } ha sigillato un maiale.
}
truffles-event-revealed = I maiali sono { $pigs }.
truffles-event-found = { $seat_is ->
    [you] Trovi il tartufo di peso { $truffle }.
   *[other] { $seat } trova il tartufo di peso { $truffle }.
}
truffles-event-drew = { $seat_is ->
    [you] Peschi il maiale { $pig }.
   *[other] { $seat } pesca un maiale.
}
truffles-event-ended = Tutti i cesti sono pesati.

truffles-reason-heavier = Vince il cesto più pesante: { $winners }.
truffles-reason-shared = I due cesti pesano 5: { $winners } vincono insieme.

truffles-web-your-pigs = I tuoi maiali
truffles-web-send = Manda il maiale { $pig }
truffles-web-preview = Il maiale { $pig } cerca il tartufo di peso { $truffle }.
truffles-web-ground = Sotto la quercia c’è un tartufo di peso { $truffle }.
truffles-web-no-truffle = Sotto la quercia non c’è niente.
truffles-web-basket = Cesto { $weight }
truffles-web-sealed = maiale sigillato
truffles-web-hand = { $number ->
    [one] un maiale in mano
   *[other] { $number } maiali in mano
}
