### Mammut: ogni chiave c'è in ogni lingua.

mammut-subtitle = la spartizione del bottino
mammut-pitch = Serviti dal mucchio o deruba gli ingordi: quando tutti hanno la loro parte, si conta ciò che hai davanti.
mammut-goal = Scopo: più punti di tutti dopo cinque round. In ogni round si divide il bottino, poi si conta.
mammut-rules-setup = Preparazione: in ogni round 31 tessere preda e lo sciamano vanno al centro. Si comincia con 10 punti e due carte.
mammut-rules-turn = Il tuo turno: gioca carte se vuoi, poi prendi tessere dal centro o deruba qualcuno. Quando tutti hanno tessere, il round si conta.
mammut-diagram-shaman = Lo sciamano: le parità si risolvono in senso orario sul lato rosso, antiorario sul lato blu.
mammut-option-tiles = L’elenco delle tessere

## La domanda aperta

mammut-kind-turn = { $seat_is ->
    [you] Tocca a te: se vuoi gioca carte, poi prendi tessere o deruba qualcuno.
   *[other] È il turno di { $seat }.
}
mammut-kind-take = { $seat_is ->
    [you] Prendi altre tessere, oppure di' che hai finito.
   *[other] { $seat } prende tessere.
}
mammut-kind-back = { $seat_is ->
    [you] Hai derubato: tocca 1 o più di queste tessere da rimettere al centro e tienine almeno una.
   *[other] { $seat } sceglie quali tessere rubate tornano al centro.
}
mammut-kind-choose = { $seat_is ->
    [you] Scegli un animale che non hai ancora.
   *[other] { $seat } sceglie un animale.
}
mammut-kind-draw = Si pescano carte per le asce.
mammut-kind-deal = Si svuota il sacchetto per il prossimo round.

## Perché una mossa è rifiutata

mammut-why-is-over = La partita è finita.
mammut-why-chance-is-next = Prima si devono pescare le carte o distribuire le tessere.
mammut-why-not-asked = Non tocca a te scegliere.
mammut-why-no-such-action = Quest’azione non esiste.
mammut-why-dividing-is-over = Il bottino è diviso: ora si sceglie un animale.
mammut-why-nothing-to-choose = Gli animali si scelgono solo durante il punteggio, quando lo dice una carta.
mammut-why-take-in-progress = Stai prendendo tessere: prendine un’altra o di' «done». Le carte si giocano prima.
mammut-why-rob-in-progress = Stai derubando: rimetti tessere al centro o di' «done».
mammut-why-nothing-taken = Prendi almeno una tessera, oppure deruba qualcuno.
mammut-why-nothing-robbed = Si rimettono al centro solo tessere appena rubate.
mammut-why-not-in-centre = Quella tessera non è al centro.
mammut-why-out-of-order = Nomina le tessere in ordine crescente, lo sciamano per ultimo.
mammut-why-must-take-all = Sei l’ultimo senza tessere: se prendi, prendi tutto.
mammut-why-not-the-last = Solo l’ultimo senza tessere prende tutto in una volta.
mammut-why-centre-is-empty = Il centro è vuoto: devi derubare qualcuno.
mammut-why-no-such-pile = In una partita con questo numero di giocatori quel mucchio non c’è.
mammut-why-rob-oneself = Non puoi derubare te stesso.
mammut-why-rob-nothing = Lì non c’è niente da rubare.
mammut-why-rob-single = Una tessera sola non si può rubare.
mammut-why-give-back-first = Prima metti al centro almeno una delle tessere rubate.
mammut-why-keep-one = Devi tenere almeno una delle tessere rubate.
mammut-why-not-robbed = Non è una delle tessere che hai rubato e hai ancora.
mammut-why-card-not-held = Non hai quella carta in mano.
mammut-why-peek-not-hidden = Puoi guardare solo sotto le tessere che mostrano «?».
mammut-why-peek-at-two = Guarda sotto due tessere esatte, finché due mostrano «?».
mammut-why-return-nothing = Chiunque tu scelga deve avere tessere da rimettere al centro.
mammut-why-owns-animal = Hai già quell’animale, e non se ne hanno mai due uguali.
mammut-why-not-ones-tile = Quella tessera non è tua.
mammut-why-no-animal-on-tile = Quella tessera non mostra nessun animale.
mammut-why-tile-already-given = Hai già usato quella tessera per l’altra carta.
mammut-why-choose-a-tile = Di' anche per quale delle tue tessere animale lo prendi.
mammut-why-choose-no-tile = Questa carta non richiede tessere: nomina solo l’animale.
mammut-why-not-optional = Questa carta non è facoltativa: scegli un animale.
mammut-error-bad-tiles = Non è un elenco di tessere (regola 1.2): { $faults }.
mammut-fault-not-a-list = deve essere un elenco
mammut-fault-not-31-tiles = le tessere devono essere 31
mammut-fault-not-two-sides = la tessera { $place } deve avere due lati
mammut-fault-unknown-side = la tessera { $place } ha un lato che non esiste
mammut-fault-sides-alike = i due lati della tessera { $place } sono uguali
mammut-fault-not-json = non è JSON

## Che cosa è successo

mammut-event-dealt = Round { $round }: si svuota il sacchetto. { $first_is ->
    [you] Cominci tu.
   *[other] Comincia { $first }.
}
mammut-event-began = { $seat_is ->
    [you] Tocca a te.
   *[other] Tocca a { $seat }.
}
mammut-event-took = { $seat_is ->
    [you] Prendi { $tile }.
   *[other] { $seat } prende { $tile }.
}
mammut-event-took-several = { $seat_is ->
    [you] Prendi { $number } tessere: { $tiles }.
   *[other] { $seat } prende { $number } tessere: { $tiles }.
}
mammut-event-took-all = { $seat_is ->
    [you] Sei l’ultimo e prendi tutto ciò che resta: { $tiles }.
   *[other] { $seat } è l’ultimo e prende tutto ciò che resta: { $tiles }.
}
mammut-event-robbed = { $seat_is ->
    [you] Rubi a { $victim }: { $tiles }.
   *[other] { $victim_is ->
        [you] { $seat } ti ruba: { $tiles }.
       *[other] { $seat } ruba a { $victim }: { $tiles }.
    }
}
mammut-event-gave-back = { $seat_is ->
    [you] Metti al centro { $tile }.
   *[other] { $seat } mette al centro { $tile }.
}
mammut-event-gave-back-several = { $seat_is ->
    [you] Metti { $number } tessere al centro: { $tiles }.
   *[other] { $seat } mette { $number } tessere al centro: { $tiles }.
}
mammut-event-peeked = { $seat_is ->
    [you] Guardi sotto { $tiles } e vedi: { $sides }.
   *[other] { $seat } guarda sotto { $tiles }.
}
mammut-event-flipped = { $seat_is ->
    [you] Giri { $tiles }.
   *[other] { $seat } gira { $tiles }.
}
mammut-event-returned = { $seat_is ->
    [you] { $victim_is ->
        [you] Rimetti al centro le tue tessere: { $tiles }.
       *[other] Fai rimettere al centro a { $victim }: { $tiles }.
    }
   *[other] { $victim_is ->
        [you] { $seat } ti fa rimettere al centro: { $tiles }.
       *[other] { $seat } gioca una Restituzione: tornano al centro { $tiles } di { $victim }.
    }
}
mammut-event-laid = { $seat_is ->
    [you] Giochi coperta una carta: { $card }.
   *[other] { $known ->
        [yes] { $seat } gioca coperta una carta: { $card }.
       *[no] { $seat } gioca una carta coperta.
    }
}
mammut-event-divided = Il bottino è diviso. { $first_is ->
    [you] Comincerai tu il prossimo round.
   *[other] Il prossimo round lo comincerà { $first }.
}
mammut-event-revealed = { $seat_is ->
    [you] Avevi giocato: { $cards }.
   *[other] { $seat } aveva giocato: { $cards }.
}
mammut-event-turned = Sotto il «?» di { $handle } c’è: { $side }.
mammut-event-drew = { $seat_is ->
    [you] Peschi una carta: { $card }.
   *[other] { $seat } pesca una carta.
}
mammut-event-reshuffled = Gli scarti, { $number }, si rimescolano in un nuovo mazzo.
mammut-event-scored = { $for ->
    [axes] { $seat }: { $points } per le asce.
    [axe-points] { $seat }: altri { $points } per le asce.
    [leading-furs] { $seat }: { $points } perché è in testa alle pellicce.
    [trailing-furs] { $seat }: { $points } perché è ultimo alle pellicce.
    [fur-points] { $seat }: { $points } per più tessere pelliccia.
    [tusks] { $seat }: { $points } per le zanne.
    [tusk-points] { $seat }: { $points } per più zanne.
    [food] { $seat }: { $points } per il cibo.
    [fewest-fires] { $seat }: { $points } per meno fuochi.
   *[fires] { $seat }: { $points } per i fuochi.
}
mammut-event-counted = { $as ->
    [fur] { $seat }: più asce di tutti, e questo vale una pelliccia.
   *[fire] { $card_key ->
        [tusk-fire] { $seat }: più zanne di tutti, e questo vale un fuoco.
       *[axe-fire] { $seat }: più asce di tutti, e questo vale un fuoco.
    }
}
mammut-event-advanced = { $seat }: avanti di { $steps } sul tracciato delle pellicce.
mammut-event-chose = { $seat_is ->
    [you] Scegli: { $kind }.
   *[other] { $seat } sceglie: { $kind }.
}
mammut-event-skipped = { $seat_is ->
    [you] Non usi la carta.
   *[other] { $seat } non usa la carta.
}
mammut-event-gained = { $seat_is ->
    [you] Nuovi animali per te: { $kinds }.
   *[other] Nuovi animali per { $seat }: { $kinds }.
}
mammut-event-discarded = { $seat }: vanno negli scarti { $cards }.
mammut-event-round = Ora viene il round { $round }.
mammut-event-collected = { $seat }: { $points } per { $kinds } specie di animali.
mammut-event-ended = L’ultimo round è stato conteggiato.

## Come è finita

mammut-reason-points = { $winners_is ->
    [you] Hai più punti di tutti: vinci!
   *[other] Più punti di tutti: vince { $winners }.
}
mammut-reason-furs = { $winners_is ->
    [you] Parità di punti, ma sei più avanti con le pellicce: vinci!
   *[other] Parità di punti, ma { $winners } è più avanti con le pellicce e vince.
}
mammut-reason-shared = Parità di punti e di pellicce, la vittoria è condivisa: { $winners }.
mammut-end-rounds = Punti per round
mammut-end-decisive = { $winner_is ->
    [you] Ha deciso: { $category }, { $first } punti a te, { $second } a { $next }.
   *[other] { $next_is ->
        [you] Ha deciso: { $category }, { $first } punti a { $winner }, { $second } a te.
       *[other] Ha deciso: { $category }, { $first } punti a { $winner }, { $second } a { $next }.
    }
}

## Lati, animali e carte

mammut-side-food = cibo
mammut-side-tusk = zanna
mammut-side-fur = pelliccia
mammut-side-axe = ascia
mammut-side-fire = fuoco
mammut-side-question = ?
mammut-side-bison = bisonte
mammut-side-boar = cinghiale
mammut-side-cave-bear = orso delle caverne
mammut-side-deer = cervo
mammut-side-hare = lepre
mammut-side-horse = cavallo
mammut-side-wolf = lupo
mammut-side-red = sciamano, rosso
mammut-side-blue = sciamano, blu
mammut-card-peek = Sbirciata
mammut-card-flip = Girata
mammut-card-return = Restituzione
mammut-card-fur = una pelliccia
mammut-card-animal = un animale a scelta
mammut-card-axe-points = punti per le asce
mammut-card-fur-points = punti a chi ha più pellicce
mammut-card-fur-animal = un animale a chi ha più pellicce
mammut-card-axe-fur = una pelliccia a chi ha più asce
mammut-card-tusk-points = punti a chi ha più zanne
mammut-card-tusk-fire = un fuoco a chi ha più zanne
mammut-card-axe-fire = un fuoco a chi ha più asce

## Accanto alle tessere

mammut-panel-round = Round { $round } di 5
mammut-panel-centre = Centro
mammut-panel-pile = Mazzo
mammut-panel-discards = Scarti
mammut-panel-now = Se si contasse ora
mammut-panel-then = Se si contasse dopo questa mossa
mammut-panel-points = punti
mammut-panel-furs = pellicce
mammut-panel-cards = carte
mammut-panel-down = coperte
mammut-panel-animals = animali
mammut-panel-total = totale
mammut-panel-tie = parità finché lo sciamano è al centro
mammut-panel-mean = media su ciò che non vedi

## I fatti a parole

mammut-fact-round = Round { $round } di 5. { $first_is ->
    [you] Lo cominci tu.
   *[other] Lo comincia { $first }.
}
mammut-fact-next = Round { $round } di 5. { $first_is ->
    [you] Il prossimo lo comincerai tu.
   *[other] Il prossimo lo comincerà { $first }.
}
mammut-fact-centre = Centro: { $tiles }.
mammut-fact-seat = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $furs ->
    [one] { $furs } pelliccia
   *[other] { $furs } pellicce
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano, { $down ->
    [one] { $down } coperta
   *[other] { $down } coperte
}.
mammut-fact-tiles = { $seat }, tessere: { $tiles }.
mammut-fact-animals = { $seat }, animali: { $kinds }.
mammut-fact-played = { $seat }, carte giocate: { $cards }.
mammut-fact-piles = Mazzo: { $pile }. Scarti: { $discards }.
mammut-fact-nothing = niente
mammut-fact-known = Sotto { $handle } hai visto: { $side }.
mammut-hand-cards = { $number ->
    [0] Non hai carte in mano.
    [one] La tua carta: { $cards }.
   *[other] Le tue carte: { $cards }.
}
mammut-hand-down = Coperte davanti a te: { $cards }.
mammut-around-tile = { $handle } mostra: { $side }. Si trova qui: { $place }.
mammut-around-under = L’altro lato: { $side }.
mammut-around-could = L’altro lato potrebbe essere: { $sides }.
mammut-around-pile = { $place }: { $tiles }.

## Che cosa farebbe una mossa

mammut-hint-all = tutte le { $number } tessere del centro
mammut-hint-done = basta così
mammut-hint-rob = { $tiles }
mammut-hint-peek = guarda sotto
mammut-hint-flip = ora mostra: { $sides }
mammut-hint-return = le loro tessere tornano al centro
mammut-hint-lay = coperta fino al punteggio
mammut-hint-for = per la tessera { $handle } ({ $side })
mammut-hint-skip = non usare la carta
mammut-tally-now = Se si contasse ora:
mammut-tally-then = Se si contasse dopo questa mossa:
mammut-tally-seat = { $seat }: { $total }. Asce { $axe }, pellicce { $fur }, zanne { $tusk }, cibo { $food }, fuoco { $fire }.
mammut-tally-cards = { $seat }, carte da pescare per le asce: { $cards }.
mammut-tally-steps = { $seat }, passi sul tracciato delle pellicce: { $steps }.
mammut-tally-animals = { $seat }, nuove specie di animali: { $kinds }, alla fine { $worth } punti in più.
mammut-tally-tied = { $value }, parità
mammut-tally-mean = Sono medie su ciò che non vedi.
mammut-standing = { $seat }: { $points } punti, { $furs } pellicce, animali: { $kinds }.

## Primo aiuto

mammut-help =
    Dopo il round 5 vince chi ha più punti. Alla fine della spartizione tutti hanno tessere; poi si contano.
    Nel tuo turno gioca quante carte vuoi, poi fai una di queste due cose:
    take 3, take 7, done: prendi tessere dal centro, in ordine crescente
    rob 2, back 5, done: prendi tutte le tessere di un giocatore e mettine almeno una al centro
    L’ultimo senza tessere prende tutto ciò che resta: take all
    play peek 4 9 · play flip 3 S · play return 1 2 · play fur: le carte
    Quanto valgono i mucchi? Scrivi: preview

## Sullo schermo

mammut-you = Tu
mammut-place-pile = { $seat_is ->
    [you] le tue tessere
   *[other] le tessere di { $seat }
}
mammut-place-group = { $seat_is ->
    [you] il tuo gruppo { $group }
   *[other] il gruppo { $group } di { $seat }
}
mammut-tiles = Tessere
mammut-tile-name = { $side }, tessera { $handle }: { $place }.
mammut-tile-hidden = punto interrogativo
mammut-do-take = { $number ->
    [one] Prendi { $number } tessera
   *[other] Prendi { $number } tessere
}
mammut-do-take-one = Prendi { $tile }
mammut-do-take-all = Prendi tutte e { $number }
mammut-last-taker = Sei l’ultimo senza tessere: sono tue tutte e { $number }, a meno che tu non derubi.
mammut-rest = { $before_is ->
    [nobody] { $last_is ->
        [you] Poi tutte le { $number } rimaste sono tue.
       *[other] Poi { $last } prende tutte le { $number } rimaste.
    }
    [you] Se prendi ancora tu, a { $last } va il resto: fino a { $number }.
   *[other] { $last_is ->
        [you] Se anche { $before } prende, il resto è tuo: fino a { $number }.
       *[other] Se anche { $before } prende, a { $last } va il resto: fino a { $number }.
    }
}
mammut-do-back = Rimettine { $number } e finisci
mammut-do-back-one = Metti al centro { $tile }
mammut-do-back-none = Rimettine almeno 1 su { $number }
mammut-do-done = Fatto
mammut-do-skip = Non usare la carta
mammut-do-rob = Ruba { $place } ({ $number })
mammut-do-rob-this = Ruba { $number }
mammut-do-return-this = Restituisci { $number }
mammut-do-lay = Gioca coperta: { $card }
mammut-do-play = Gioca { $card }: { $on }
mammut-do-peek = { $number ->
    [one] Guarda sotto { $number } tessera
   *[other] Guarda sotto { $number } tessere
}
mammut-do-flip = { $number ->
    [one] Gira { $number } tessera
   *[other] Gira { $number } tessere
}
mammut-do-return = { $number ->
    [one] Restituisci { $number } mucchio
   *[other] Restituisci { $number } mucchi
}
mammut-do-choose = Prendi: { $kind }
mammut-do-choose-for = Prendi: { $kind }, per { $tile }
mammut-do-clear = Deseleziona
mammut-do-nothing = Scegli tessere, un mucchio o una carta
mammut-keys = Le frecce percorrono le tessere, Spazio sceglie, Invio gioca, Esc annulla. Trascina sopra o attorno a più tessere; Maiusc le prende tutte uguali.
mammut-seat-acts = di turno
mammut-seat-empty = nessuna tessera
mammut-own-empty = qui vanno le tue tessere
mammut-own-empty-group = il tuo gruppo { $group } di 2: riempili entrambi
mammut-hand = Le tue carte
mammut-tabs = Che cosa mostrare
mammut-tab-tracks = Tracciati
mammut-sum-now = contando ora
mammut-sum-then = dopo questo
mammut-tally-head-now = Se si contasse ora
mammut-tally-head-then = Dopo questo
mammut-tally-points = pt
mammut-tally-with = con { $number } scelte
mammut-tally-hidden = +{ $number } nascoste
mammut-tally-none = senza tessere
mammut-tally-why = { $seat }, { $category }: { $number }. Regola: { $rule }.
mammut-tally-why-tied = { $points } per uno tra: { $names }. Decide lo sciamano.
mammut-tally-why-hidden = Tessere e carte coperte possono cambiare le cose.
mammut-tally-ask = Tocca un numero per sapere perché.
mammut-tally-most = ne ha di più
mammut-tally-legend-most = di più
mammut-tally-order = { $side ->
    [red] { $seat_is ->
        [you] parità: tu, poi in senso orario
       *[other] parità: { $seat }, poi in senso orario
    }
   *[blue] { $seat_is ->
        [you] parità: tu, poi in senso antiorario
       *[other] parità: { $seat }, poi in senso antiorario
    }
}
mammut-does-peek = Guarda sotto due tessere che mostrano «?»
mammut-does-flip = Gira una o due tessere, ovunque siano
mammut-does-return = Chi scegli rimette al centro le sue tessere
mammut-does-fur = Vale una tua pelliccia
mammut-does-animal = Per una tua tessera animale prendi un animale mancante a scelta
mammut-does-axe-points = Tutti: 2 punti in più per ogni ascia
mammut-does-fur-points = Più tessere pelliccia: 4 punti
mammut-does-fur-animal = Più tessere pelliccia: un animale mancante a scelta
mammut-does-axe-fur = Più asce: vale una pelliccia
mammut-does-tusk-points = Più zanne: 4 punti
mammut-does-tusk-fire = Più zanne: vale un fuoco
mammut-does-axe-fire = Più asce: vale un fuoco
mammut-choose = Scegli un animale
mammut-choose-tile = Per quale tessera?
mammut-choose-kind = Quale animale prendi?
mammut-score-title = Conteggio del round { $round }
mammut-score-told = Il round { $round } è conteggiato
mammut-score-again = Rivedi il conteggio { $round }
mammut-score-round = Il round { $round }
mammut-score-before = prima
mammut-score-now = ora
mammut-score-step-animals = animali
mammut-score-step-end = raccolta
mammut-score-rule-axe = { $round ->
    [5] 3 punti l’una
   *[other] una carta l’una
}
mammut-score-rule-fur = tracciato: primo +{ $round }, ultimo −{ $round }
mammut-score-rule-tusk = 2 punti l’una
mammut-score-rule-food = { $players ->
    [2] di più 8
    [3] primo 8, secondo 5
   *[other] primo 8, secondo 5, terzo 2
}
mammut-score-rule-fire = { $players ->
    [2] meno di tutti −5, l’altro 1 l’uno
   *[other] meno di tutti −5
}
mammut-score-rule-animals = specie che non hai ancora
mammut-score-rule-end = 3 specie 4, poi 9, 15, 22, 30
mammut-score-drew = { $number ->
    [one] { $number } carta pescata
   *[other] { $number } carte pescate
}
mammut-score-axes = 3 per { $number }
mammut-score-axe-points = 2 in più l’una, per carta
mammut-score-leading-furs = in testa al tracciato con { $number }
mammut-score-trailing-furs = ultimo sul tracciato con { $number }
mammut-score-fur-points = 4 per più tessere pelliccia, per carta
mammut-score-tusks = 2 per { $number }
mammut-score-tusk-points = 4 per più zanne, per carta
mammut-score-food = cibo: { $number }
mammut-score-fewest-fires = meno fuochi: { $number }
mammut-score-fires = 1 per { $number }
mammut-score-counted = ne ha di più: uno in più per carta
mammut-score-advanced = { $number ->
    [one] avanti di { $number } passo
   *[other] avanti di { $number } passi
}
mammut-score-chose = scelto per carta
mammut-score-gained = nuovi
mammut-score-skipped = carta non usata
mammut-score-collected = per tutte le specie insieme
mammut-score-nothing = niente
mammut-score-safe = al sicuro
mammut-score-count = { $number ->
    [one] ne conta { $number }
   *[other] ne contano { $number }
}
mammut-score-tie = { $owner_is ->
    [you] Parità a { $number }: lo sciamano è tuo.
   *[other] Parità a { $number }: lo sciamano è di { $owner }.
} { $side ->
    [red] Lato rosso, in senso orario:
   *[blue] Lato blu, in senso antiorario:
} { $first } viene prima di { $last }.
mammut-score-order = L’ordine dello sciamano
mammut-score-order-rule = In parità un guadagno va al primo, una perdita all’ultimo.
mammut-score-revealed = Carte rivelate
mammut-score-back = Indietro
mammut-score-next = Avanti: { $step }
mammut-score-hide = Nascondi
mammut-score-close = Continua
mammut-lesson-heap = { $device ->
    [touch] Il sacchetto è vuoto: davanti a te ci sono 31 tessere preda e lo sciamano, alcune mostrano un «?». Ognuno avrà la sua parte del bottino; poi tutte le parti si contano. Guardati intorno: tocca una tessera.
   *[mouse] Il sacchetto è vuoto: davanti a te ci sono 31 tessere preda e lo sciamano, alcune mostrano un «?». Ognuno avrà la sua parte del bottino; poi tutte le parti si contano. Guardati intorno: passa sopra una tessera o spostati con le frecce.
}
mammut-lesson-take = { $device ->
    [touch] Prendi quante tessere vuoi, almeno una: toccale a una a una o traccia una linea attorno. Poi premi il pulsante. Più prendi, più qualcuno vorrà derubarti.
   *[mouse] Prendi quante tessere vuoi, almeno una: fai clic su ognuna, traccia una linea attorno, o tieni premuto Maiusc per tutte quelle uguali. Poi premi il pulsante. Più prendi, più qualcuno vorrà derubarti.
}
mammut-lesson-take-done = Sono tue, per ora. Chi ha tessere salta il turno finché non viene derubato o finché tutti ne hanno.
mammut-lesson-tally = Ora due giocatori hanno tessere, tu nessuna. La tabella «Se si contasse ora» dice quanto renderebbe ogni parte: la corona segna chi ne ha di più, il triangolo chi paga. Le parità le risolve chi ha lo sciamano.
mammut-lesson-rob = { $device ->
    [touch] Invece di prendere dal centro puoi derubare qualcuno di tutto quello che ha. Il primo tocco su un pulsante Ruba mostra quanto varrebbe, il secondo ruba.
   *[mouse] Invece di prendere dal centro puoi derubare qualcuno di tutto quello che ha. Passa sopra un pulsante Ruba per vedere quanto varrebbe, poi fai clic.
}
mammut-lesson-rob-done = Tutte le sue sono davanti a te, e toccherà di nuovo a chi hai derubato.
mammut-lesson-rob-other = Anche questo si può, ma qui ruba a qualcuno.
mammut-lesson-back = Chi ruba deve mettere al centro almeno una delle tessere rubate e tenerne almeno una. Scegli di che cosa puoi fare a meno e premi il pulsante. Una parte più piccola non tenta nessuno.
mammut-lesson-back-done = Fatto. A chi ha una sola tessera non si può rubare.
mammut-lesson-lay = Prima di prendere o rubare puoi giocare carte. Quelle gialle si giocano coperte e valgono al conteggio: questa dà 4 punti a chi ha più zanne. Giocala.
mammut-lesson-lay-done = Resta tua qualunque cosa accada alle tue tessere, ma i punti vanno a chi ha la maggioranza.
mammut-lesson-lay-other = Prima gioca la carta gialla: le carte vengono prima delle tessere.
mammut-lesson-last = Sei l’ultimo senza tessere. Se ora prendi dal mucchio devi prendere tutto ciò che resta, e così la divisione finisce. Prendi tutto.
mammut-lesson-last-done = Tutto il bottino è diviso. I «?» si girano, le carte si rivelano e comincia il conteggio.
mammut-lesson-last-other = Qui prendi tutto ciò che resta.
mammut-lesson-scoring = Sei categorie, sempre in quest’ordine: un’ascia fa pescare una carta, le pellicce avanzano sul tracciato, una zanna dà 2 punti, più cibo 8, poi 5; chi ha meno fuochi ne perde 5, e gli animali si raccolgono. Scorri il foglio avanti e indietro.
mammut-lesson-peek = Le carte grigie agiscono subito. Con questa guardi sotto due tessere che mostrano «?», ovunque siano. Tocca la carta, scegline due, premi il pulsante. Vedrai solo tu.
mammut-lesson-peek-done = Il piccolo occhio ricorda che cosa hai visto. Gli altri vedono che lo sai, non che cosa.
mammut-lesson-peek-other = Qui gioca prima la carta grigia con l’occhio.
mammut-lesson-flip = Questa carta gira una o due tessere, anche degli altri. Anche lo sciamano ha due lati: rosso conta in senso orario, blu in senso antiorario. Gira lo sciamano.
mammut-lesson-flip-done = Ora le parità si contano nell’altro verso. Tutti sanno che cosa c’è sui due lati.
mammut-lesson-flip-other = Qui lo sciamano deve essere fra le tessere girate.
mammut-lesson-choose = Il conteggio può chiederti qualcosa. Hai giocato questa carta: per una tua tessera animale puoi prendere invece un animale che non hai ancora. Scegli.
mammut-lesson-choose-done = Una specie in più. Tre specie valgono 4 punti alla fine, tutte e sette 30.
mammut-lesson-end = Dopo il round 5 vince chi ha più punti; in parità, chi è più avanti con le pellicce. In due giocatori ognuno riempie due gruppi. Tocca ciò di cui non sei sicuro: ti si dirà perché no. Buon bottino!
