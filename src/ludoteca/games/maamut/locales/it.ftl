### Mâamut: ogni chiave esiste in tutte le lingue.

maamut-subtitle = lo spirito del cacciatore
maamut-pitch = Spaventa il mammut attraverso la prateria, fin dentro una delle tue trappole.
maamut-goal = Scopo: il mammut cade in una delle tue trappole, chiunque ce lo spinga.
maamut-rules-setup = Preparazione: il terreno si dispone a caso attorno alla croce, dove sta il mammut. Ognuno piazza un cacciatore sul bordo e prende tre carte.
maamut-rules-turn = Il tuo turno: muoviti in linea retta con una carta, piazza una trappola, toglila, o scarta. Se entri nella tessera del mammut, fugge.
maamut-diagram-land = Uno dei tanti terreni: la croce al centro, le altre tessere a caso.
maamut-diagram-move = Con una carta di valore 2 questo cacciatore può andare in una sola direzione: le altre portano sulla roccia o fuori.
maamut-diagram-flight = Un 2 verso est raggiunge il mammut, che fugge di due tessere verso est.
maamut-diagram-turning = Un 3 verso nord-est: dritto si esce, a est c’è roccia, quindi il mammut corre a sud-est.
maamut-diagram-caught = Lungo la fuga il mammut entra in una tessera con una trappola: è preso lì.
maamut-diagram-fright = Un cacciatore spaventato fugge su una delle tessere segnate: non sulla roccia né da dove viene il mammut.

## La domanda aperta

maamut-todo-place = Piazza il tuo cacciatore
maamut-kind-place = { $seat_is ->
    [you] Metti il tuo cacciatore su una tessera dell’anello esterno.
   *[other] { $seat } mette il suo cacciatore.
}
maamut-kind-turn = { $seat_is ->
    [you] Tocca a te: muovi, piazza o togli una trappola, oppure scarta.
   *[other] Tocca a { $seat }.
}
maamut-kind-flee = { $seat_is ->
    [you] Il mammut ti piomba addosso: scegli dove fuggire.
   *[other] Il mammut piomba addosso a { $seat }, che deve fuggire.
}
maamut-kind-draw = Si pesca una carta.

## Perché una mossa è rifiutata

maamut-why-is-over = La caccia è finita.
maamut-why-chance-is-next = Prima si deve pescare una carta.
maamut-why-not-asked = Ora la scelta non spetta a te.
maamut-why-no-such-action = Un’azione così non esiste.
maamut-why-placing-first = Prima del primo turno si mettono tutti i cacciatori.
maamut-why-placing-is-over = Il tuo cacciatore è già sul tabellone.
maamut-why-fleeing-first = Sei spaventato: fuggi, prima di ogni altra cosa.
maamut-why-not-frightened = Fugge solo il cacciatore che il mammut travolge.
maamut-why-place-not-outer = I cacciatori partono dall’anello esterno di 18 tessere.
maamut-why-place-on-rock = Sulla roccia non può stare nessuno.
maamut-why-place-occupied = Lì c’è già un’altra pedina.
maamut-why-card-not-held = Non hai quella carta.
maamut-why-move-off-board = Quella linea esce dal tabellone: il movimento è lungo esattamente quanto la carta.
maamut-why-move-into-rock = C’è roccia in mezzo: ci si muove in linea retta e mai sulla roccia.
maamut-why-trap-off-grass = Le trappole si piazzano solo sull’erba.
maamut-why-trap-on-trap = Qui c’è già una trappola.
maamut-why-trap-not-alone = Con te c’è un altro cacciatore: le trappole si piazzano solo da soli.
maamut-why-no-traps-left = Tutte e quattro le tue trappole sono sul tabellone.
maamut-why-nothing-to-remove = Sotto il tuo cacciatore non ci sono trappole.
maamut-why-remove-not-alone = Con te c’è un altro cacciatore: le trappole si tolgono solo da soli.
maamut-why-flee-off-board = Da quella parte si esce dal tabellone.
maamut-why-flee-into-rock = Da quella parte c’è roccia.
maamut-why-flee-occupied = Lì c’è una pedina: si fugge su una tessera libera.
maamut-why-flee-back = Il mammut è arrivato da lì.

## Che cosa è successo

maamut-event-placed = { $seat_is ->
    [you] Metti il tuo cacciatore su { $tile }.
   *[other] { $seat } mette il cacciatore su { $tile }.
}
maamut-event-played = { $use ->
    [move] { $seat_is ->
        [you] Giochi un { $card }.
       *[other] { $seat } gioca un { $card }.
    }
   *[discard] { $seat_is ->
        [you] Scarti un { $card }.
       *[other] { $seat } scarta un { $card }.
    }
}
maamut-event-walked = { $seat_is ->
    [you] Vai verso { $direction } da { $start } a { $goal }.
   *[other] { $seat } va verso { $direction } da { $start } a { $goal }.
}
maamut-event-met = { $flees ->
    [no] Il mammut su { $tile } non ha via di fuga.
   *[yes] { $refusals ->
        [0] Il mammut su { $tile } si spaventa e fugge verso { $flight }.
       *[other] Il mammut su { $tile } si spaventa; chiuso verso { $refused }, fugge verso { $flight }.
    }
}
maamut-event-ran = Corre da { $from } a { $to }.
maamut-event-frightened = { $seat_is ->
    [you] Ti spaventa su { $tile }.
   *[other] Spaventa { $seat } su { $tile }.
}
maamut-event-fled = { $seat_is ->
    [you] Fuggi verso { $direction } su { $to }.
   *[other] { $seat } fugge verso { $direction } su { $to }.
}
maamut-event-out = { $seat_is ->
    [you] Il tuo cacciatore è eliminato su { $tile }; le tue carte ({ $cards }) vanno negli scarti.
   *[other] Il cacciatore di { $seat } è eliminato su { $tile }; le sue carte ({ $cards }) vanno negli scarti.
}
maamut-event-fell = { $owner_is ->
    [you] Il mammut cade nella tua trappola su { $tile }!
   *[other] Il mammut cade nella trappola di { $owner } su { $tile }!
}
maamut-event-trapped = { $seat_is ->
    [you] Piazzi una trappola su { $tile }.
   *[other] { $seat } piazza una trappola su { $tile }.
}
maamut-event-removed = { $owner_is ->
    [self] { $seat_is ->
        [you] Riprendi la tua trappola da { $tile }.
       *[other] { $seat } riprende la propria trappola da { $tile }.
    }
    [you] { $seat } toglie la tua trappola da { $tile }; puoi piazzarla di nuovo.
   *[other] { $seat_is ->
        [you] Togli la trappola di { $owner } da { $tile }.
       *[other] { $seat } toglie la trappola di { $owner } da { $tile }.
    }
}
maamut-event-drew = { $seat_is ->
    [you] Peschi un { $card }.
   *[other] { $shown ->
        [yes] { $seat } pesca un { $card }.
       *[no] { $seat } pesca una carta.
    }
}
maamut-event-reshuffled = Gli scarti si mescolano in un nuovo mazzo.
maamut-event-survived = Il mammut su { $tile } non si può più portare in una trappola.

## Com’è finita

maamut-reason-trap = { $winners_is ->
    [you] Il mammut è nella tua trappola: hai vinto!
   *[other] Il mammut è preso: vince { $winners }.
}
maamut-reason-survived = Il mammut sopravvive: tutti i cacciatori perdono.
maamut-end-trap = { $owner_is ->
    [you] La trappola in { $tile } è tua.
   *[other] La trappola in { $tile } è di { $owner }.
}
maamut-end-drive = { $seat_is ->
    [you] Ci hai spinto tu il mammut.
   *[other] { $seat } ci ha spinto il mammut.
}

## Accanto al tabellone

maamut-panel-out = (eliminato)
maamut-panel-pile = Mazzo
maamut-panel-discards = Scarti
maamut-panel-mammoth = il mammut
maamut-panel-a-trap = una trappola e di chi è
maamut-land-g = erba
maamut-land-s = neve
maamut-land-r = roccia
maamut-land-x = croce

## I fatti a parole

maamut-thing-mammoth = il mammut
maamut-thing-hunter = { $seat_is ->
    [you] il tuo cacciatore
   *[other] il cacciatore di { $seat }
}
maamut-thing-trap = { $owner_is ->
    [you] la tua trappola
   *[other] la trappola di { $owner }
}
maamut-fact-mammoth = Il mammut: { $place }.
maamut-fact-hunter = { $seat }: su { $tile } ({ $land }), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $traps ->
    [0] nessuna trappola in riserva
    [one] { $traps } trappola in riserva
   *[other] { $traps } trappole in riserva
}.
maamut-fact-waiting = { $seat }: non ancora sul tabellone.
maamut-fact-out = { $seat }: fuori dalla caccia.
maamut-fact-trap = Trappola su { $tile }: { $owner_is ->
    [you] tua
   *[other] di { $owner }
}.
maamut-fact-piles = Mazzo: { $pile }. Scarti: { $ones } di valore 1, { $twos } di valore 2, { $threes } di valore 3.
maamut-fact-land = { $land }: { $tiles }.
maamut-hand-cards = { $number ->
    [0] Non hai carte.
    [one] La tua carta: { $cards }.
   *[other] Le tue carte: { $cards }.
}
maamut-hand-traps = { $number ->
    [0] Non hai più trappole da piazzare.
    [one] Hai ancora { $number } trappola da piazzare.
   *[other] Hai ancora { $number } trappole da piazzare.
}
maamut-around-here = Qui: { $place }.
maamut-around-way = { $direction }: { $place }.
maamut-around-edge = il bordo del tabellone

## Che cosa farebbe una mossa

maamut-hint-to = verso { $place }
maamut-hint-meets = spaventa il mammut, poi avanti fino a { $goal }
maamut-hint-trap = piazza qui una delle tue trappole
maamut-hint-remove = togli la trappola che è qui
maamut-hint-discard = butta un { $card } e pesca
maamut-preview-path = Vai da { $start } a { $path }.
maamut-preview-placed = Il tuo cacciatore comincia su { $tile }.
maamut-preview-trapped = La tua trappola è su { $tile }.
maamut-preview-removed = La trappola su { $tile } torna al suo proprietario.
maamut-preview-flees = Fuggi su { $tile }.
maamut-preview-discard = Scarti un { $card }.
maamut-preview-meets = Incontri il mammut su { $tile }.
maamut-preview-refused = { $by ->
    [rock] Verso { $direction } lo ferma la roccia su { $at }.
   *[edge] Verso { $direction } lo ferma il bordo del tabellone.
}
maamut-preview-stands = Non può fuggire: il tuo cacciatore sarebbe eliminato (regola 4.8).
maamut-preview-run = Corre su { $path }.
maamut-preview-fright = { $sure ->
    [yes] { $seat_is ->
        [you] Ti spaventa su { $tile }; puoi fuggire su { $ways }.
       *[other] Spaventa { $seat } su { $tile }; può fuggire su { $ways }.
    }
   *[no] { $seat_is ->
        [you] Può spaventarti di nuovo su { $tile }; puoi fuggire su { $ways }.
       *[other] Può spaventare di nuovo { $seat } su { $tile }; può fuggire su { $ways }.
    }
}
maamut-preview-trap = { $owner_is ->
    [you] Cade nella tua trappola su { $tile }.
   *[other] Cade nella trappola di { $owner } su { $tile }.
}
maamut-preview-out = { $seat_is ->
    [you] Il tuo cacciatore sarebbe eliminato.
   *[other] Il cacciatore di { $seat } sarebbe eliminato.
}
maamut-preview-may-be-out = { $seat_is ->
    [you] Il tuo cacciatore potrebbe essere eliminato.
   *[other] Il cacciatore di { $seat } potrebbe essere eliminato.
}
maamut-preview-wins = { $seat_is ->
    [you] Vinci tu.
   *[other] Vince { $seat }.
}
maamut-preview-survives = Il mammut sopravvive e perdono tutti.
maamut-preview-may-end = La partita può finire così.
maamut-preview-draws = Poi peschi una carta.
maamut-flight-to = Se ci entri verso { $direction } con un { $card }, corre fino a { $goal }.
maamut-flight-trap = { $owner_is ->
    [you] Se ci entri verso { $direction } con un { $card }, cade nella tua trappola su { $goal }.
   *[other] Se ci entri verso { $direction } con un { $card }, cade nella trappola di { $owner } su { $goal }.
}
maamut-flight-none = Se ci entri verso { $direction } con un { $card }, non può fuggire e il cacciatore è perso.

## Le direzioni

maamut-way-NE = nord-est
maamut-way-E = est
maamut-way-SE = sud-est
maamut-way-SW = sud-ovest
maamut-way-W = ovest
maamut-way-NW = nord-ovest

## Il tavolo nel browser

maamut-board = La prateria, 37 tessere
maamut-seats = I cacciatori
maamut-seat-you = tu
maamut-seat-bot = bot, { $level }
maamut-chip = Turno { $turn }
maamut-hand = Le tue carte
maamut-hand-of = Carte: { $cards }.
maamut-card = Carta { $card }
maamut-actions = Azioni senza camminare
maamut-action-trap = Trappola
maamut-action-remove = Togli
maamut-action-discard = Scarta
maamut-note-left = { $number ->
    [0] finite
   *[other] ne hai { $number }
}
maamut-note-land = qui: { $land }
maamut-note-trap-here = già una trappola
maamut-note-not-alone = non sei da solo
maamut-note-none-here = qui nessuna
maamut-note-draw = poi peschi
maamut-note-pick = quale carta?
maamut-out-note = Il tuo cacciatore è perso. Le tue trappole restano dove sono e possono ancora farti vincere.
maamut-no-line = I cacciatori vanno in linea retta, da una a tre tessere (regola 3.1).
maamut-no-neighbour = Si fugge di una sola tessera, su una vicina (regola 5.2).
maamut-no-move = Da qui con il { $card } non si va da nessuna parte; puoi scartarlo.
maamut-keys-walk = Tasti per percorrere il tabellone, in senso orario da nord-est: { $keys }. Invio gioca, Esc annulla, da 1 a 3 scelgono una carta.
maamut-keys-rest = Invio gioca, Esc annulla, 1–3 carte

## Una mossa a parole

maamut-label-place = Metti il tuo cacciatore su { $place }
maamut-label-move = { $meets ->
    [yes] Gioca { $card } verso { $direction }, spaventando il mammut, fino a { $place }
   *[no] Gioca { $card } verso { $direction } fino a { $place }
}
maamut-label-flee = Fuggi verso { $direction } su { $place }
maamut-label-trap = Piazza una trappola su { $tile }
maamut-label-remove = Togli la trappola da { $tile }
maamut-label-discard = Scarta un { $card }
maamut-if-place = Se cominci su { $place }
maamut-if-move = Se giochi { $card } verso { $direction }
maamut-if-flee = Se fuggi verso { $direction }
maamut-if-trap = Se piazzi una trappola
maamut-if-remove = Se togli questa trappola
maamut-if-discard = Se scarti un { $card }
maamut-if-ends-on = Il tuo cacciatore arriva su { $tile }.
maamut-try-way = { $turn ->
    [0] diritto
   *[other] { $turn }°, { $direction }
}
maamut-try-rock = roccia su { $tile }
maamut-try-edge = fuori dal tabellone
maamut-try-open = fugge fino a { $tile }
maamut-try-trap = nella trappola su { $tile }
maamut-play = Gioca
maamut-play-anyway = Perdi il cacciatore

## La lezione

maamut-lesson-land = Questa è la prateria. Erba, neve e la croce dipinta sono aperte a tutti; la roccia è chiusa. Il mammut aspetta sulla croce. Vince chi possiede la trappola in cui cade.
maamut-lesson-place = Metti il tuo cacciatore: tocca una delle tessere cerchiate lungo il bordo. Le trappole si piazzano solo sull’erba, quindi l’erba è un buon posto per cominciare.
maamut-lesson-place-done = Eccoti in piedi. Ora tocca agli altri mettere il proprio cacciatore.
maamut-lesson-walk = Una carta è una camminata: diritto, esattamente di tante tessere quante ne indica. I numeri sul tabellone mostrano dove porta ogni carta. Fai una camminata.
maamut-lesson-walk-done = La carta è giocata e ne hai pescata una nuova: dopo una camminata ne hai sempre tre.
maamut-lesson-walk-other = Anche questo è permesso, ma qui devi camminare: tocca una tessera con un numero.
maamut-lesson-trap = Sei sull’erba, senza nessun altro. Piazza una delle tue quattro trappole: non costa carte, ma è tutto il tuo turno.
maamut-lesson-trap-done = Il segno sul cartellino dice di chi è. I cacciatori ci passano sopra senza danni.
maamut-lesson-trap-other = Questo lascialo per dopo: prima piazza qui una trappola.
maamut-lesson-startle = Ora spaventa il mammut: gioca il 2 verso est ed entra nella sua tessera. Fugge nella tua direzione, di tante tessere quante dice la carta. Guarda la linea a punti prima di giocare.
maamut-lesson-startle-done = È fuggito di due tessere verso est, e tu stai dov’era lui.
maamut-lesson-startle-other = Non è questa la camminata: gioca il 2 verso est, sul mammut.
maamut-lesson-turn = Se roccia o bordo gli chiudono la via, il mammut gira in senso orario finché ne trova una aperta. Gioca il 3 verso nord-est: diritto si esce dal tabellone, a est c’è roccia, quindi corre a sud-est.
maamut-lesson-turn-done = Una via dev’essere aperta per tutta la sua lunghezza, altrimenti non vale. Poi hai camminato fino in fondo alla tua carta.
maamut-lesson-turn-other = Prova il 3 verso nord-est, attraverso il mammut.
maamut-lesson-bay = Attenzione: il 2 verso sud-est metterebbe il mammut alle strette. Senza vie aperte non si muove, e il cacciatore che è entrato è eliminato. Guarda, poi fai qualsiasi altra cosa.
maamut-lesson-bay-done = Saggio. Un cacciatore perso non ha più turni, ma le sue trappole restano e possono ancora vincere.
maamut-lesson-bay-other = Era l’unica mossa da evitare: il tuo cacciatore sarebbe perso. Scegline un’altra.
maamut-lesson-flee = Qualcuno ti ha spinto addosso il mammut! Un cacciatore spaventato fugge di una tessera: su una libera, mai da dove il mammut è arrivato. Scegli tu.
maamut-lesson-flee-done = Salvo. Senza una tessera libera intorno saresti fuori dal gioco.
maamut-lesson-take = Sei sopra una trappola del tuo avversario. Toglila: torna al suo proprietario, che può piazzarla di nuovo.
maamut-lesson-take-done = Un pericolo in meno per te, una trappola in più nell’altra riserva.
maamut-lesson-take-other = Prima togli la trappola sotto i tuoi piedi.
maamut-lesson-win = La tua trappola è su e4. Da dove devi entrare perché il mammut corra lì? Passa in rassegna i numeri finché l’anteprima dice che vinci, poi gioca.
maamut-lesson-win-done = Preso! Vince il proprietario della trappola, chiunque ci abbia spinto il mammut.
maamut-lesson-win-other = Non ancora. Ricorda: se diritto e il primo giro a destra sono chiusi, prende la via successiva in senso orario.
maamut-lesson-end = È tutto. Un’ultima cosa: se il mammut resta bloccato dove nessuno può più portarlo in una trappola, sopravvive e perdono tutti. Buona caccia!

## Il primo aiuto

maamut-help =
    Vinci quando il mammut cade in una delle tue trappole, chiunque ce l’abbia spinto.
    Nel tuo turno fai una di queste quattro cose:
    move 2 NE: gioca una carta e cammina in linea retta esattamente di tanto
    trap: piazza una delle tue quattro trappole dove ti trovi, solo sull’erba
    remove: togli la trappola che è dove ti trovi
    discard 1: butta una carta
    Se entri dove c’è il mammut, fugge nella tua stessa direzione, di tante tessere quante dice la carta; se roccia o bordo lo fermano, gira in senso orario.
    Se non può fuggire affatto, il tuo cacciatore è perso. Perciò guarda prima: anteprima move 2 NE
