### Kahmaté: ogni chiave sta in ogni lingua.

kahmate-subtitle = rugby tattico
kahmate-pitch = Sei giocatori, sei carte Forma e una palla: portala oltre la linea dell’altro capitano.
kahmate-goal = Scopo: porta la palla nell’area di meta dell’altro capitano. È una meta.
kahmate-rules-setup = Preparazione: disponi i tuoi sei sulle tue due righe, di nascosto. Una carta Forma indica la corsia della palla sulla riga centrale.
kahmate-rules-turn = Il tuo turno: muovi fino a due giocatori; intanto passa, calcia, placca o sfonda. I duelli si decidono con le carte Forma.
kahmate-diagram-lineup = Uno dei tanti schieramenti: sei giocatori sulle tue due righe.
kahmate-diagram-instalments = A rate: uno fa un passo, l’altro corre di tre, poi il primo prosegue.
kahmate-diagram-tackle = Un placcaggio parte da una delle quattro caselle accanto al portatore, mai da un angolo.
kahmate-diagram-falls = Il portatore è a terra e la palla è una casella più vicina alla sua area di meta.
kahmate-diagram-exit = Le uscite di uno sfondamento: dritto o a lato.
kahmate-diagram-pass = Dove può andare un passaggio: una o due righe indietro, fino a due corsie di lato.
kahmate-diagram-give-and-go = Dai e vai: un passaggio indietro (1), una corsa oltre il passatore (2) e un nuovo passaggio indietro (3).
kahmate-diagram-between = Una riga indietro e due corsie di lato: un avversario su una delle caselle segnate può intercettare.
kahmate-diagram-kick = Dove può andare un calcio: fino a tre righe avanti e tre corsie di lato, su caselle vuote.
kahmate-error-bad-target = L’opzione target è un numero di mete da { $fewest } a { $most }.
kahmate-option-target = Mete per vincere la partita

## La domanda aperta

kahmate-todo-setup = Schiera la tua squadra
kahmate-kind-setup = { $seat_is ->
    [you] Schiera in segreto i tuoi sei giocatori sulle tue due righe, poi conferma.
   *[other] I due capitani schierano in segreto i loro sei giocatori, sulle due righe davanti alla propria area di meta, e dicono quando sono pronti.
}
kahmate-kind-ball = Si pesca una carta Forma per la corsia della palla.
kahmate-kind-turn = { $seat_is ->
    [you] Tocca a te: muovi al massimo due giocatori, poi termina il turno.
   *[other] È il turno di { $seat }.
}
kahmate-kind-intercept = { $seat_is ->
    [you] Un passaggio sfiora un tuo giocatore: tenta l’intercetto o rinuncia.
   *[other] { $seat } può tentare l’intercetto.
}
kahmate-kind-card = Duello: i due capitani mettono una carta Forma coperta.
kahmate-kind-drop = { $seat_is ->
    [you] Il tuo portatore è a terra davanti alla propria area di meta: scegli dove va la palla.
   *[other] { $seat } sceglie dove va la palla.
}
kahmate-kind-exit = { $seat_is ->
    [you] Hai sfondato: esci dalla casella del giocatore battuto, dritto o di lato.
   *[other] { $seat } ha sfondato e deve uscire dalla casella.
}

## Perché una mossa è rifiutata

kahmate-why-is-over = La partita è finita.
kahmate-why-chance-is-next = Prima si pesca la corsia della palla.
kahmate-why-not-asked = Ora la scelta non è tua.
kahmate-why-no-such-action = Questa azione non esiste.
kahmate-why-lining-up = Prima schiera i tuoi sei giocatori.
kahmate-why-lined-up = Gli schieramenti sono fatti e non si cambiano più.
kahmate-why-duel-first = C’è un duello aperto: prima metti una carta Forma.
kahmate-why-no-duel = Le carte Forma si mettono solo in un duello.
kahmate-why-exit-first = Prima il tuo portatore deve uscire dalla casella del giocatore battuto.
kahmate-why-no-exit = Nessuno ha appena sfondato.
kahmate-why-drop-first = Prima scegli dove va la palla.
kahmate-why-no-drop = Non c’è nessuna palla da posare.
kahmate-why-intercept-first = C’è un passaggio in volo: tenta l’intercetto o rinuncia.
kahmate-why-no-pass-in-flight = Non c’è nessun passaggio in volo.
kahmate-why-not-your-player = Quel giocatore non è tuo.
kahmate-why-put-off-rows = Ci si schiera sulle due righe accanto alla propria area di meta.
kahmate-why-put-on-player = Lì c’è già un tuo giocatore.
kahmate-why-put-out-of-order = I giocatori si dispongono nell’ordine n1, n2, s, t, f, c, ciascuno una volta.
kahmate-why-not-all-stand = Non hai ancora disposto tutti i tuoi giocatori.
kahmate-why-inactive = Quel giocatore è inattivo.
kahmate-why-movement-ended = Un placcaggio ha chiuso il movimento di quel giocatore per questo turno.
kahmate-why-third-mover = In questo turno hai già mosso due giocatori.
kahmate-why-no-moves-left = A quel giocatore non restano passi in questo turno.
kahmate-why-run-nowhere = Il giocatore è già lì.
kahmate-why-run-on-player = In quella casella c’è un giocatore.
kahmate-why-run-to-own-in-goal = Nessuno entra nella propria area di meta.
kahmate-why-run-without-ball = Entra nell’area di meta solo chi ha la palla quando la corsa comincia.
kahmate-why-run-too-far = È più lontano dei passi che gli restano.
kahmate-why-run-blocked = Altri giocatori sbarrano la strada, e il giro intorno a loro è troppo lungo.
kahmate-why-tackle-without-carrier = Nessun avversario ha la palla.
kahmate-why-tackle-not-beside = Il placcatore deve stare accanto al portatore, non in diagonale.
kahmate-why-no-ball = La tua squadra non ha la palla.
kahmate-why-charge-too-late = Per sfondare servono almeno 2 passi.
kahmate-why-charge-nobody = Lì non c’è nessun avversario.
kahmate-why-charge-inactive = Quell’avversario è inattivo e sbarra soltanto la strada.
kahmate-why-charge-no-room = Sulla casella subito oltre l’avversario c’è un altro giocatore.
kahmate-why-charge-no-way-out = Non ci sarebbe via d’uscita: dalla casella dell’avversario non si potrebbe uscire né dritto né di lato.
kahmate-why-exit-back = Il portatore non può tornare da dove è venuto.
kahmate-why-exit-blocked = Quella casella non è libera.
kahmate-why-pass-to-self = Quel giocatore ha già la palla.
kahmate-why-pass-not-behind = Si passa solo a chi sta più indietro.
kahmate-why-pass-too-far = Si passa al massimo 2 righe indietro e 2 corsie di lato.
kahmate-why-pass-to-inactive = Un giocatore inattivo non riceve passaggi.
kahmate-why-intercept-not-between = Quel giocatore non sta fra chi passa e chi riceve.
kahmate-why-intercept-inactive = Quel giocatore è inattivo e non può intercettare.
kahmate-why-kick-offside = Un compagno è più avanti di chi calcia.
kahmate-why-kick-out-of-block = Si calcia da 1 a 3 righe in avanti e al massimo 3 corsie di lato.
kahmate-why-kick-on-player = Si calcia in una casella vuota.
kahmate-why-kick-into-in-goal = Non si calcia nell’area di meta.
kahmate-why-card-not-held = Non hai quella carta in mano.
kahmate-why-drop-not-beside = La palla va in una casella accanto al portatore caduto.
kahmate-why-drop-into-in-goal = La palla non va mai nell’area di meta.
kahmate-why-drop-barred = La palla non va mai nella casella di chi ha vinto il duello.

## Giocatori

kahmate-normal = normale
kahmate-strong = forzuto
kahmate-tough = duro
kahmate-fast = velocista
kahmate-clever = intelligente
kahmate-player = { $name } ({ $kind })

## Che cosa è successo

kahmate-event-put = { $seat_is ->
    [you] Metti { $piece } in { $square }.
   *[other] { $known ->
        [yes] { $seat } mette { $piece } in { $square }.
       *[no] { $seat } si sta schierando.
    }
}
kahmate-event-ready = { $seat_is ->
    [you] Il tuo schieramento è pronto.
   *[other] Lo schieramento di { $seat } è pronto.
}
kahmate-event-revealed = I due schieramenti si scoprono.
kahmate-event-ball = La carta { $card } mette la palla in { $square }.
kahmate-event-began = { $seat_is ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $seat }.
}
kahmate-event-ran = { $piece } corre da { $from } a { $to } ({ $cost }).
kahmate-event-took = { $piece } ha la palla in { $square }.
kahmate-event-tackled = { $tackler } placca { $carrier }.
kahmate-event-charged = { $carrier } carica { $opponent }.
kahmate-event-laid = { $seat_is ->
    [you] Metti la carta { $card }.
   *[other] { $known ->
        [yes] { $seat } mette la carta { $card }.
       *[no] { $seat } mette una carta.
    }
}
kahmate-event-shown = { $attacker } attacca con { $attack }, { $defender } difende con { $defence }.
kahmate-event-refilled = Le carte sono finite: i due capitani le riprendono tutte e sei.
kahmate-event-tied = { $total } pari: i due capitani mettono una seconda carta.
kahmate-event-won = { $perfect ->
    [yes] Placcaggio perfetto di { $winner }!
   *[no] { $duel ->
        [tackle] { $winner } vince il placcaggio contro { $loser }.
        [charge] { $winner } vince la carica contro { $loser }.
       *[intercept] { $winner } vince la palla al volo contro { $loser }.
    }
}
kahmate-event-fell = { $piece } è a terra.
kahmate-event-dropped = La palla di { $fallen } va in { $square }.
kahmate-event-broke-through = { $carrier } sfonda { $opponent } e arriva in { $to }.
kahmate-event-left = { $carrier } esce verso { $to }.
kahmate-event-passed = { $passer } passa verso { $receiver }.
kahmate-event-arrived = { $receiver } riceve la palla.
kahmate-event-reached-for = { $interceptor } tenta l’intercetto.
kahmate-event-declined = { $seat_is ->
    [you] Lasci andare il passaggio.
   *[other] { $seat } lascia andare il passaggio.
}
kahmate-event-intercepted = { $interceptor } intercetta il passaggio!
kahmate-event-kicked = { $kicker } calcia la palla in { $square }.
kahmate-event-scored = { $seat_is ->
    [you] Meta! { $piece } segna per te in { $square }.
   *[other] Meta! { $piece } segna per { $seat } in { $square }.
}
kahmate-event-again = I due capitani si schierano di nuovo.
kahmate-event-match-won = { $seat_is ->
    [you] Vinci la partita { $scores }.
   *[other] { $seat } vince la partita { $scores }.
}
kahmate-event-rested = { $piece } resta a terra ancora un turno.
kahmate-event-rose = { $piece } è di nuovo in piedi.
kahmate-event-ended = { $seat_is ->
    [you] Chiudi il turno.
   *[other] { $seat } chiude il turno.
}
kahmate-reason-tries = { $winners_is ->
    [you] Hai segnato la meta decisiva: hai vinto!
   *[other] { $winners } segna la meta decisiva e vince.
}

## Schieramenti di esempio

kahmate-sample-fan = Il ventaglio
kahmate-sample-fan-text = Cinque giocatori davanti su tutta la larghezza, così qualcuno è vicino ovunque cada la palla; dietro, il forzuto protegge il centro.
kahmate-sample-wedge = Il cuneo
kahmate-sample-wedge-text = Forzuto e duro affiancati in punta, gli altri subito dietro: fatto per sfondare al centro con passaggi corti e sicuri.
kahmate-sample-wings = Le ali
kahmate-sample-wings-text = Velocista e duro aspettano larghi ai due lati, il forzuto tiene il centro: allarga la difesa, poi corri dove è sottile.
kahmate-sample-chain = La catena
kahmate-sample-chain-text = Due in corsa davanti e quattro pronti a ricevere, scalati dietro di loro: un passaggio di una riga indietro, dritto o nella corsia accanto, non si intercetta mai.
kahmate-sample-wall = Il muro
kahmate-sample-wall-text = Forzuto e velocista davanti a una linea chiusa di quattro: paziente, difficile da superare, pronto a punire un errore.

## Accanto al campo

kahmate-panel-match = { $target ->
    [one] a { $target } meta
   *[other] a { $target } mete
}
kahmate-panel-ready = pronto
kahmate-panel-duel = Duello
kahmate-panel-legend = passi att. dif.
kahmate-panel-samples = Schieramenti di esempio

## Fatti in parole

kahmate-fact-score = { $seat }: { $tries ->
    [one] { $tries } meta
   *[other] { $tries } mete
}, gioca verso la riga { $goal }.
kahmate-fact-target = { $target ->
    [one] { $target } meta vince la partita.
   *[other] { $target } mete vincono la partita.
}
kahmate-fact-ball-loose = La palla è a terra in { $square }.
kahmate-fact-ball-held = { $piece } ha la palla in { $square }.
kahmate-fact-no-ball = La palla non è ancora in campo.
kahmate-fact-player = { $piece }: in { $square }; passi { $moves }, attacco { $attack }, difesa { $defence }{ $state }.
kahmate-state-ball = ; ha la palla
kahmate-state-down = ; a terra, { $down ->
    [one] fino al termine del prossimo turno del suo capitano
   *[other] fino al termine di { $down } turni del suo capitano
}
kahmate-state-moved = ; { $left ->
    [0] nessun passo rimasto
    [one] { $left } passo rimasto
   *[other] { $left } passi rimasti
}
kahmate-state-stopped = ; il suo movimento è finito
kahmate-fact-cards = { $seat_is ->
    [you] Le tue carte: { $cards }.
   *[other] Carte di { $seat }: { $cards }.
}
kahmate-fact-duel = Duello: { $attacker } attacca con { $attack }, { $defender } difende con { $defence }; carta { $pair } di 2 al massimo.
kahmate-fact-laid = { $seat_is ->
    [you] La tua carta è coperta sul tavolo.
   *[other] La carta di { $seat } è coperta sul tavolo.
}
kahmate-fact-ready = { $seat_is ->
    [you] Il tuo schieramento è pronto.
   *[other] { $seat }: schieramento pronto.
}
kahmate-fact-unready = { $seat_is ->
    [you] Ti stai ancora schierando.
   *[other] { $seat } si sta ancora schierando.
}
kahmate-fact-starts = { $seat_is ->
    [you] Comincerai tu.
   *[other] Comincerà { $seat }.
}
kahmate-fact-movers = Mossi in questo turno: { $movers }.
kahmate-fact-sample = { $name }: { $text } ({ $squares })
kahmate-hand-laid = Hai messo il { $card }.
kahmate-hand-next = Prossimo da disporre: { $piece }.
kahmate-around-here = Qui: { $place }.
kahmate-around-way = { $direction }: { $place }.
kahmate-around-edge = fuori dal campo
kahmate-place-free = { $square }, libera
kahmate-place-ball = { $square }, la palla
kahmate-place-player = { $square }, { $pieces }
kahmate-place-in-goal = { $square }, area di meta di { $seat }

## Che cosa farebbe una mossa

kahmate-hint-in-goal = meta
kahmate-hint-ball = sulla palla
kahmate-hint-duel = { $attacker } { $attack } contro { $defender } { $defence }
kahmate-hint-to = a { $piece } in { $square }
kahmate-hint-end = comincia il turno dell’altro capitano
kahmate-preview-path = Percorso: { $path }.
kahmate-preview-cost = { $cost ->
    [one] Costa { $cost } passo
   *[other] Costa { $cost } passi
}; { $left ->
    [0] non ne restano.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
kahmate-preview-takes = Prende la palla.
kahmate-preview-try = È meta!
kahmate-preview-square = La palla va in { $square }.
kahmate-preview-taken = La prende { $piece }.
kahmate-preview-safe = Nessuno può intercettare.
kahmate-preview-interceptor = { $piece } potrebbe intercettare; il passaggio arriverebbe con una probabilità del { $chance }%.
kahmate-preview-duel = { $attacker } ({ $attack }) contro { $defender } ({ $defence }): l’attacco vince con una probabilità del { $chance }%.
kahmate-preview-perfect = Placcaggio perfetto: { $chance }%.
kahmate-preview-card = Carta { $card }: vinci con una probabilità del { $chance }%; parità alla prima: { $tie }%.
kahmate-preview-exits = Se riesce, le uscite: { $squares }.
kahmate-preview-rises = Di nuovo in piedi: { $pieces }.
kahmate-preview-reach = { $piece } può correre in { $squares }.
kahmate-preview-kicks = Calci: { $squares }.
kahmate-preview-nothing = Non segue altro.

## Primo aiuto

kahmate-help =
    Porta la palla nell’area di meta dell’altro capitano: è meta.
    Prima schierati in segreto, poi scrivi ready. Disponi i giocatori uno per uno (put rn1 c2) o prendi un esempio con una parola: fan, wedge, wings, chain o wall.
    Nel tuo turno puoi muovere due giocatori, in quante corse vuoi:
    run rn1 c5: corri in una casella; passando sulla palla la prendi
    tackle rn1: placca l’avversario con la palla, da accanto
    charge N: il portatore carica un avversario che gli sta accanto
    pass rn2: a un compagno 1 o 2 righe indietro, al massimo 2 corsie di lato
    kick e9: in avanti, se nessun compagno è più avanti
    end: il tuo turno è finito
    Placcaggi, cariche e intercetti sono duelli: ogni capitano mette una carta Forma e aggiunge il valore del giocatore. Chi perde una carica o un placcaggio va a terra.
    Prima guarda: preview tackle rn1

## Nomi, mosse e parole nel browser

kahmate-name-n1 = Normale 1
kahmate-name-n2 = Normale 2
kahmate-name-s = Forzuto
kahmate-name-t = Duro
kahmate-name-f = Velocista
kahmate-name-c = Intelligente
kahmate-side-r = Ocra
kahmate-side-b = Ardesia
kahmate-name-1 = Ardesia
kahmate-one = { $name } ({ $side })
kahmate-move-put = { $piece } su { $square }
kahmate-move-ready = Pronto
kahmate-move-run = { $piece } corre in { $square }
kahmate-move-tackle = { $tackler } placca { $carrier }
kahmate-move-charge = { $carrier } carica { $opponent }
kahmate-move-exit = Via verso { $square }
kahmate-move-pass = Passa a { $piece } in { $square }
kahmate-move-intercept = Intercetta con { $piece }
kahmate-move-decline = Lascia passare
kahmate-move-kick = Calcia in { $square }
kahmate-move-card = Gioca la carta { $card }
kahmate-move-drop = La palla in { $square }
kahmate-move-end = Fine turno
kahmate-web-chip = Turno { $turn } · { $score }
kahmate-web-chip-setup = Schieramento
kahmate-web-you = { $name } (tu)
kahmate-web-asked = deve scegliere
kahmate-web-tries-of = { $tries } mete su { $target }
kahmate-web-cards = { $seat_is ->
    [you] Le tue carte Forma
   *[other] Carte Forma di { $seat }
}
kahmate-web-card-held = carta { $card }
kahmate-web-card-used = carta { $card }, usata
kahmate-web-pitch = Campo
kahmate-web-keys = Frecce: caselle · Tab: giocatori · Invio: scegli e gioca · Esc: annulla
kahmate-web-may = { $place }: { $move }
kahmate-web-may-run = { $place }: { $move }, { $cost ->
    [one] { $cost } passo
   *[other] { $cost } passi
}
kahmate-web-steal = rubata? { $chance }%
kahmate-web-win = vinci { $chance }%
kahmate-web-try = Meta!
kahmate-web-choose = Scegli un giocatore
kahmate-web-choose-text = { $number ->
    [one] Uno dei tuoi può ancora agire.
   *[other] { $number } dei tuoi possono ancora agire.
}
kahmate-web-choose-square = Scegli una casella
kahmate-web-look = Tocca un giocatore per vederne le doti.
kahmate-web-left = Restano { $left } passi su { $moves }
kahmate-web-abilities = passi { $moves }, attacco { $attack }, difesa { $defence }
kahmate-web-run = Corri
kahmate-web-pass = Passa
kahmate-web-kick = Calcia
kahmate-web-charge = Carica
kahmate-web-tackle = Placca
kahmate-web-movers = { $number ->
    [0] Nessuno si è ancora mosso; due possono.
    [one] Un giocatore si è mosso; un altro può.
   *[other] Due giocatori si sono mossi.
}
kahmate-web-both-moved = Hanno mosso tutti e due: tocca a { $seat }
kahmate-web-end-unmoved = Nessuno ha mosso: termina lo stesso
kahmate-web-elsewhere = Il campo è sullo schermo grande.
kahmate-web-lineup = Schiera i tuoi sei
kahmate-web-lineup-text = Uno per casella nelle tue due righe. { $other } li vede solo quando siete pronti entrambi.
kahmate-web-lineup-pick = { $number ->
    [one] Ne manca uno: toccalo o trascinalo.
   *[other] Ne mancano { $number }: toccali o trascinali.
}
kahmate-web-lineup-square = { $piece }: scegli una casella.
kahmate-web-lineup-done = Ci sono tutti. Tocca due giocatori per scambiarli.
kahmate-web-rows = Le tue due righe
kahmate-web-way = tu attacchi da questa parte
kahmate-web-clear = Svuota
kahmate-web-duel-tackle = Un placcaggio
kahmate-web-duel-charge = Una carica
kahmate-web-duel-intercept = Un intercetto
kahmate-web-duel-choose = Scegli in segreto
kahmate-web-duel-second = Pari: scegli una seconda carta
kahmate-web-duel-wait = I due capitani scelgono in segreto
kahmate-web-duel-show = Si scoprono insieme
kahmate-web-attacks = { $duel ->
    [tackle] placca
    [charge] carica
   *[intercept] passa
}
kahmate-web-defends = { $duel ->
    [intercept] intercetta
   *[other] difende
}
kahmate-web-versus = vs
kahmate-web-chosen = ✓ ha scelto
kahmate-web-choosing = sceglie…
kahmate-web-your-card = la tua carta
kahmate-web-still-holds = { $seat } ha ancora
kahmate-web-odds = vinci { $chance }%
kahmate-web-odds-perfect = { $by_is ->
    [you] perfetto { $chance }%
   *[other] perfetto di { $by } { $chance }%
}
kahmate-web-odds-note = Ogni carta rimasta all’altro conta come ugualmente probabile.
kahmate-web-legend-perfect = { $by_is ->
    [you] perfetto, di 2 o più
   *[other] perfetto di { $by }, di 2 o più
}
kahmate-web-legend-won = vinta
kahmate-web-legend-tie = pari: seconda carta
kahmate-web-legend-lost = persa
kahmate-web-stake = { $duel ->
    [tackle] { $role ->
        [attack] Vinta: la palla cade dietro il portatore; di 2 o più la prendi tu. Persa: il tuo giocatore è a terra.
       *[defence] Vinta: il placcatore è a terra. Persa: il tuo portatore è a terra e la palla è persa.
    }
    [charge] { $role ->
        [attack] Vinta: sei passato. Persa: il tuo portatore è a terra e la palla cade dietro.
       *[defence] Vinta: il portatore è a terra e perde la palla. Persa: il tuo giocatore è a terra.
    }
   *[intercept] { $role ->
        [attack] Vinta: il passaggio arriva. Persa: la palla è di chi intercetta.
       *[defence] Vinta: la palla è tua. Persa: il passaggio arriva.
    }
}
kahmate-web-used = usata
kahmate-web-pick = Scegli una carta
kahmate-web-verdict = { $perfect ->
    [yes] Placcaggio perfetto!
   *[no] { $duel ->
        [tackle] { $by ->
            [attack] Placcato!
           *[defence] Il portatore resiste!
        }
        [charge] { $by ->
            [attack] Passato!
           *[defence] Fermato!
        }
       *[intercept] { $by ->
            [attack] Il passaggio arriva!
           *[defence] Intercettato!
        }
    }
}
kahmate-web-margin = { $winner_is ->
    [you] { $margin ->
        [0] Pari due volte, vince la difesa: la tua
       *[other] Vinci di { $margin }
    }
   *[other] { $loser_is ->
        [you] { $margin ->
            [0] Pari due volte, vince la difesa: perdi
           *[other] Perdi di { $margin }
        }
       *[other] { $margin ->
            [0] Pari due volte, vince la difesa
           *[other] { $winner } vince di { $margin }
        }
    }
}{ $then ->
    [ball] : la palla cade in { $square }.
    [takes] : { $piece } prende la palla.
    [down] : { $piece } è a terra.
    [through] : { $piece } sfonda.
    [arrives] : il passaggio arriva.
   *[nothing] .
}
kahmate-web-last-duel = Ultimo duello
kahmate-web-decided = Come si è decisa

## La lezione

kahmate-lesson-aim = Sei Ocra e attacchi l’area di meta in fondo, la fascia tratteggiata. Portaci la palla: è meta e vittoria. I numeri sul giocatore: il cerchio dice quanto corre, la casetta il bonus in attacco, lo scudo quello in difesa.
kahmate-lesson-run = { $device ->
    [touch] Tocca il Velocista, poi la palla in d6. Il primo tocco mostra il percorso e il costo, il secondo fa correre. Chi entra nella casella della palla la prende.
   *[mouse] Fai clic sul Velocista, poi sulla palla in d6. Passando sopra una casella vedi il percorso e il costo, un clic fa correre. Chi entra nella casella della palla la prende.
}
kahmate-lesson-run-other = Non lì: corri con il Velocista sulla palla.
kahmate-lesson-run-done = Hai la palla. Per correre ancora usi i passi rimasti dei quattro.
kahmate-lesson-two = Due tuoi giocatori possono muoversi nel turno, in quante corse vuoi. Fanne avanzare un altro, o corri ancora. Passare e calciare non sono passi.
kahmate-lesson-two-done = Bene. Con Fine turno toccherebbe all’altro capitano.
kahmate-lesson-pass = Un muro davanti: passa indietro. Scegli Passa, poi l’Intelligente in e5. Si passa una o due righe indietro e al massimo due corsie di lato, mai avanti. Una riga indietro, nella stessa corsia o in quella accanto, nessuno può intercettare.
kahmate-lesson-pass-done = È arrivata. Puoi passare ancora quante volte vuoi.
kahmate-lesson-steal = Un passaggio più lungo può essere rubato. La linea tratteggiata verso l’Intelligente in f4 sfiora un giocatore Ardesia, che può tentare. Passa lo stesso e guarda.
kahmate-lesson-duel = Un duello! I due capitani giocano in segreto una carta Forma; carta più bonus, vince il più alto, e in parità si gioca una seconda carta. Le carte usate tornano solo quando sono finite tutte e sei. Scegli una carta e giocala.
kahmate-lesson-duel-done = Si sono scoperte insieme. In un passaggio conteso nessuno cade.
kahmate-lesson-tackle = Il Velocista Ardesia ha la palla, proprio accanto al tuo Forzuto. Tocca il Forzuto, poi il portatore: un placcaggio. Costa un passo e chiude la corsa di quel giocatore.
kahmate-lesson-odds = Sotto ogni carta vedi cosa vale contro le carte che l’altro ha ancora. Vinta di uno, la palla cade dietro il portatore; di due o più la prendi tu. Gioca una carta.
kahmate-lesson-odds-done = Chi perde un placcaggio resta a terra e salta il proprio turno successivo: grigio, con stelle e un numero.
kahmate-lesson-charge = Il tuo Duro ha la palla e qualcuno davanti. Toccalo, poi tocca l’avversario: una carica. Servono due passi, nessuno subito oltre e una via d’uscita.
kahmate-lesson-card = Ora attacca il portatore. Gioca una carta.
kahmate-lesson-exit = Passato! Lascia subito la casella del battuto, dritto o di lato.
kahmate-lesson-exit-done = Per correre ancora usi i passi rimasti.
kahmate-lesson-kick = Un calcio va avanti da una a tre righe, sopra tutti, su una casella vuota, ma solo se nessun compagno è più avanti. Scegli Calcia e metti la palla dove il Velocista può prenderla, verso le corsie a, b o c.
kahmate-lesson-kick-other = Calcia verso le corsie da a a c, vicino al Velocista.
kahmate-lesson-kick-done = Ora il Velocista potrebbe prenderla nello stesso turno.
kahmate-lesson-try = La via è libera. Corri con la palla nell’area di meta, riga 12.
kahmate-lesson-try-other = Più avanti: corri nella fascia tratteggiata.
kahmate-lesson-try-done = Meta! In una partita a due o tre mete ci si schiera di nuovo.
kahmate-lesson-lineup = Ogni partita comincia in segreto: schiera i tuoi sei nelle tue due righe, o prendi uno schieramento pronto, e premi Pronto. Poi si pesca una carta Forma: dice la corsia della palla nella riga di mezzo.
kahmate-lesson-lineup-done = Ora conosci il gioco. Buona partita!
