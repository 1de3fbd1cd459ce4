### The browser client’s own sentences, in Italian.

## Everywhere

web-close = Chiudi
web-home = Ai giochi
web-live = Che cosa succede
web-nav = Pagine e impostazioni
web-learn = Impara
web-language = Lingua
web-sound = Suoni
web-dark = Colori scuri
web-settings = Impostazioni
web-name = Il tuo nome
web-theme = Colori
web-theme-auto = Come il dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-size = Grandezza del testo
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Molto grande
web-motion = Le cose si muovono
web-confirm = Chiedi prima di inviare una mossa
web-curtain-wish = Nascondi il tavolo quando il dispositivo passa di mano
web-again = Riprova
web-yes = Sì
web-no = No
web-cancel = Annulla
web-skip = Salta
web-next = Avanti
web-previous = Indietro
web-rule = regola { $clause }
web-copy = Copia il link
web-copied = Il link è copiato.
web-copy-yourself = Copia tu il link evidenziato, per favore.
web-share = Condividi
web-qr = Lo stesso link come immagine per le fotocamere

## The first screen

web-hello = A che cosa giochiamo?
web-players = Giocatori
web-minutes = { $minutes } min
web-play-bot = Gioca contro un bot
web-invite = Invita
web-same-device = Stesso dispositivo
web-your-turn = Tocca a te
web-at-turn = { $game }, turno { $turn }
web-play-on = Continua
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-live-tables = Partite da guardare
web-no-my-tables = Non siedi ancora a nessun tavolo: comincia una partita qui sopra.
web-no-open-tables = Ora nessuno aspetta a un tavolo pubblico.
web-no-live-tables = Ora non si gioca nessuna partita pubblica.
web-join = Siediti
web-watch = Guarda
web-open = Apri
web-table-over = Finita
web-table-gathering = { $open ->
    [one] Un posto è libero
   *[other] { $open } posti sono liberi
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
web-waiting-for = Si aspetta { $names }
web-turn = turno { $turn }
web-seats-taken = { $taken } posti su { $players } occupati

## A new table

web-how = Contro chi?
web-kind-bot = Bot
web-kind-invite = Persone con un link
web-kind-device = Persone a questo dispositivo
web-level = Forza
web-name-of = Nome del giocatore { $seat }
web-more-options = Altre opzioni
web-seat-number = Posto { $seat }
web-seat-me = Tu
web-seat-open = Posto libero
web-seat-bot = Bot: { $level }
web-clock = Tempo per pensare
web-clock-none = Senza orologio
web-clock-minutes = { $increment ->
    [0] { $minutes } min a testa
   *[other] { $minutes } min a testa + { $increment } s a mossa
}
web-clock-days = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
web-by-chance = A caso
web-cap = Patta dopo tanti turni
web-cap-none = nessun limite
web-table-name = Nome del tavolo
web-public = Pubblico: chiunque può sedersi e guardare
web-hints = I suggerimenti sono ammessi
web-file-unread = Quel file non si legge.
web-make-table = Prepara il tavolo
web-start = Comincia

## Before the game

web-coming-in = Si va al tavolo …
web-seats = Posti
web-seat-waiting = si aspetta qualcuno
web-here = presente
web-not-here = ora non c’è
web-sit-here = Siediti qui
web-put-bot = Metti qui un bot
web-free = Libera il posto
web-open-seat = Apri il posto
web-swap = Scambia i posti { $one } e { $other }
web-take-over = Continua qui su questo dispositivo: siediti al tuo posto.
web-gathering = { $open ->
    [0] Tutti i posti sono presi: si comincia subito.
   *[other] Si aspetta che ogni posto sia preso.
}
web-invitation = Invito
web-invitation-help = Chi apre questo link può sedersi. La partita comincia quando nessun posto è libero.
web-invitation-link = Link per gli invitati
web-renew = Crea un nuovo link, annulla il vecchio
web-leave-seat = Lascia il posto
web-close-table = Chiudi il tavolo
web-is-public = pubblico
web-is-private = solo su invito
web-is-capped = patta dopo { $cap } turni

## At the table

web-menu = Menu
web-board = Tavolo
web-side = Accanto al tavolo
web-watching = guardano:
web-undo = Annulla
web-undo-free = libero
web-undo-last = dopo questo no
web-undo-consent = chiede agli altri
web-undo-nothing = niente da annullare
web-lost = Il collegamento è caduto: si torna subito …
web-paused = La partita è in pausa.
web-sending = …
web-foresight = Che cosa farebbe la mossa
web-foresight-idle = Indica una mossa per vedere che cosa farebbe; un secondo tocco la gioca.
web-foresight-wait = Ora non hai niente da scegliere.
web-if-you-play = Se giochi: { $move }
web-no-return = Questo non si potrà annullare liberamente.
web-play-it = Gioca
web-log = Diario
web-log-earlier = Prima
web-chat = Chat
web-chat-say = Di’ qualcosa
web-spectator = Spettatore
web-moves = Mosse a parole
web-moves-short = Mosse
web-type-move = Scrivi una mossa
web-in-words = Il tavolo a parole
web-several = Potrebbe essere: { $moves }
web-agree = Accetta
web-propose-draw = { $seat_is ->
    [you] Proponi la patta.
   *[other] { $seat } propone la patta.
}
web-propose-undo = { $seat_is ->
    [you] Chiedi di annullare il tuo ultimo passo.
   *[other] { $seat } chiede di annullare l’ultimo passo.
}
web-open-to-person = Chi ha aperto il tavolo chiede di dare a una nuova persona il posto di { $name }, giocato da un bot.
web-propose-pause = { $seat_is ->
    [you] Chiedi una pausa.
   *[other] { $seat } chiede una pausa.
}
web-refuse = Rifiuta
web-withdraw = Ritira
web-away = Un bot gioca per te.
web-back = Sono tornato
web-resume = Riprendi
web-clock-of = Tempo di { $name }: { $time }
web-curtain = Passa il dispositivo a { $seat }
web-curtain-help = Ora nessun altro dovrebbe guardare.
web-curtain-open = Sono { $seat }
web-forced = Risponde il tavolo: c’è un solo modo.
web-answered = Ha risposto il tavolo, unico modo: { $move }
web-by-table = (risposta del tavolo)
web-hinted = Un bot giocherebbe: { $move }

## The menu of a table

web-menu-hint = Chiedi un suggerimento a un bot
web-menu-draw = Proponi la patta
web-menu-pause = Pausa
web-menu-away = Lascia giocare un bot per me
web-menu-hand = Qui solo la mia mano (il tavolo è su un altro schermo)
web-menu-whole = Qui tutto il tavolo
web-menu-screen = Mostra il tavolo su un altro schermo
web-menu-watch = Link per gli spettatori
web-menu-invite = Link d’invito
web-menu-pass = Sposta il mio posto su un altro dispositivo
web-menu-rules = Regolamento
web-menu-settings = Impostazioni
web-menu-resign = Arrenditi
web-menu-leave = Lascia il tavolo per sempre
web-menu-close = Chiudi il tavolo per tutti
web-sure-draw = Proporre la patta?
web-sure-leave = Andartene per sempre? Il tuo posto è perso.
web-sure-resign = { $players ->
    [2] Arrenderti e far vincere l’altro?
   *[other] Arrenderti? Un bot gioca al tuo posto.
}
web-sure-close = Chiudere il tavolo? La partita finisce per tutti.
web-link-help = Chi apre questo link può guardare.
web-screen-help = Apri questo su un tablet o un televisore: mostra ciò che tutti possono vedere. Poi sui telefoni scegli «solo la mia mano».
web-pass-help = Apri questo link sull’altro dispositivo. Vale una volta sola; poi questo dispositivo guarda soltanto.

## After the game

web-result = Risultato
web-won = Hai vinto!
web-nobody-won = Nessuno vince
web-winners = { $count ->
    [one] { $winners } vince
   *[other] { $winners } vincono
}
web-rematch = Ancora una partita
web-rematch-asked = Si aspettano gli altri …
web-rematch-wanted = { $count ->
    [one] { $names } vuole un’altra partita.
   *[other] { $names } vogliono un’altra partita.
}
web-next-game = Alla prossima partita
web-replay = Rivedi la partita
web-record = Scarica il verbale
web-first = All’inizio
web-run = Avvia
web-stop = Ferma
web-timeline = Linea del tempo
web-line-of = riga { $line } di { $lines }
web-quiet = Niente che questi occhi possano vedere.
web-eyes = Con gli occhi di chi?
web-eyes-spectator = Uno spettatore
web-eyes-all = Tutto visibile
web-eyes-seat = { $seat }
web-analysis = Che cosa ne pensano i bot
web-analyse = Analizza la partita
web-analysing = I bot stanno pensando
web-graph = Le probabilità di vittoria di ognuno dalla prima riga all’ultima
web-turning = Dove è girata
web-turned = Riga { $line }, { $move }: da { $before } % a { $after } %
web-turned-nowhere = Quasi da nessuna parte.
web-costly = Che cosa è costato di più
web-cost = Riga { $line }, { $move }: perso { $loss } %; meglio { $best }
web-verify = Verifica il caso
web-verify-help = Ricalcola ogni estrazione da ciò che fu promesso prima della partita.
web-verified = Il verbale è in regola
web-not-verified = Il verbale non è in regola

## Accounts and ratings

web-account = Account
web-account-help = Si può giocare a tutto senza account. Un account tiene insieme le tue partite su tutti i tuoi dispositivi e, se vuoi, un punteggio.
web-have-account = Ho un account
web-new-account = Nuovo account
web-account-name = Nome
web-password = Password
web-password-show = Mostra la password
web-password-lost = Non chiediamo nessun indirizzo di posta. Perciò conserva bene la password: nessuno può mandartene una nuova.
web-sign-in = Accedi
web-sign-up = Crea l’account
web-sign-out = Esci
web-signed-in = Accesso fatto su questo dispositivo
web-own-ratings = I miei punteggi
web-account-games = Le mie partite su tutti i dispositivi
web-account-no-games = Ancora nessuna. Qui restano le partite che cominci o a cui ti unisci dopo aver fatto l’accesso.
web-own-data = I miei dati
web-export-help = Tutto ciò che il server conserva di questo account, in un solo file.
web-export = Scarica i miei dati
web-password-change = Cambia la password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-changed = La password è cambiata. Gli altri dispositivi sono usciti.
web-delete = Elimina l’account …
web-delete-title = Eliminare l’account { $name }?
web-delete-goes = Il nome, la password, i tuoi punteggi e l’elenco delle tue partite vengono cancellati ed esci da ogni dispositivo.
web-delete-stays = Le partite che hai giocato restano a chi le ha giocate con te, senza il tuo nome.
web-delete-final = Non si può annullare. Se vuoi conservare i tuoi dati, scaricali prima.
web-delete-yes = Elimina per sempre
web-delete-no = Tieni l’account
web-deleted = L’account è eliminato.
web-rated = Partita a punteggio
web-rated-help = Ognuno ha bisogno di un proprio account; c’è un orologio, niente suggerimenti e niente bot.
web-rated-clock = Sempre con l’orologio, perché nessuno possa lasciare ferma la partita.
web-rated-not-account = Solo per chi ha un account.
web-rated-not-bots = Non con i bot: il punteggio riguarda le persone.
web-rated-not-device = Non con più giocatori su un solo dispositivo.
web-rated-sign-in = Questa partita è a punteggio: accedi per sederti. Per guardare non serve un account.
web-is-rated = a punteggio
web-rating = Punteggio
web-ratings = Punteggi
web-ratings-all = Tutti i punteggi
web-ratings-none = Nessuno ha ancora giocato una partita a punteggio.
web-rating-none = Ancora nessuna partita a punteggio.
web-rating-help = Il punteggio dice come si gioca rispetto agli altri di qui. Tutti cominciano da 1500; più partite, più il numero è sicuro.
web-rating-range = molto probabilmente tra { $least } e { $most }
web-rating-unsure = Non è ancora sicuro: lo dirà qualche altra partita.
web-rating-games = { $games ->
    [one] una partita a punteggio
   *[other] { $games } partite a punteggio
}
web-rating-played = Partite
web-rating-yours = Il tuo punteggio
web-rating-change = { $sign ->
    [up] + { $points }
    [down] − { $points }
   *[same] come prima
}
web-rating-working = Si calcola il tuo nuovo punteggio …
web-rating-uncounted = Questa partita non ha cambiato il tuo punteggio.

## Learning

web-lesson = Lezione
web-rules = Regolamento
web-search = Cerca nel regolamento
web-found = { $count ->
    [one] Un punto
   *[other] { $count } punti
}
web-step = Passo { $step } di { $steps }
web-lesson-done = Ben fatto.
web-lesson-other = È permesso, ma prova ciò che chiede il passo.
web-lesson-end = Finito: ai giochi
web-clause-R = una regola del gioco
web-clause-S = parte della preparazione
web-clause-C = descrive un componente
web-clause-J = una decisione di questo progetto

## When something can't be shown

web-component-failed = Il tabellone di questo gioco non può essere mostrato; questo è quello semplice.
web-trouble-server = Il server è inciampato
web-trouble-server-help = Non è colpa tua e niente è perduto. Riprova fra un momento.
web-trouble-network = Il server non si raggiunge
web-trouble-network-help = Questo dispositivo è collegato? I tuoi posti e le tue partite sono al sicuro; si continua a provare.
web-trouble-full = Questo tavolo è al completo
web-trouble-full-help = Qualcuno è stato più svelto. Puoi guardare o cominciare una partita tua.
web-trouble-link = A questo link non c’è nessun tavolo
web-trouble-link-help = Il link è stato copiato per intero? Chiedine uno nuovo a chi l’ha mandato.
web-trouble-old = Questo link non vale più
web-trouble-old-help = Intanto il posto è stato preso, l’invito rinnovato o il tavolo chiuso. Chiedi un nuovo link.
web-trouble-finished = Questa partita è finita
web-trouble-finished-help = Puoi rivederla o cominciarne una tua.
web-trouble-nowhere = Qui non c’è niente
web-trouble-nowhere-help = L’indirizzo non porta a nessuna nostra pagina.
web-trouble-running = Questa partita si gioca ancora
web-trouble-running-help = Potrai rivederla quando sarà finita; fino ad allora è al suo tavolo.
web-trouble-gathering = Questa partita non è ancora cominciata
web-trouble-gathering-help = Potrai rivederla quando sarà finita; per ora chi gioca si ritrova al tavolo.
web-to-table = Al tavolo
web-trouble-busy = Troppo in una volta
web-trouble-busy-help = Da qui sono arrivate troppe richieste. Aspetta un minuto, poi riprova.
