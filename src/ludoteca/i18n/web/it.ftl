### The browser client’s own sentences, in Italian.

## Everywhere

web-close = Chiudi
web-home = Home
web-live = Aggiornamenti della partita
web-nav = Menu principale
web-skip-link = Vai al contenuto
web-learn = Impara
web-language = Lingua
web-sound = Suoni
web-dark = Colori scuri
web-settings = Impostazioni
web-name = Il tuo nome
web-theme = Tema
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-size = Dimensione del testo
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Molto grande
web-motion = Animazioni
web-coordinates = Coordinate sul tabellone
web-confirm = Chiedi conferma prima di inviare una mossa
web-curtain-wish = Nascondi il tabellone quando il dispositivo cambia mani
web-again = Riprova
web-yes = Sì
web-no = No
web-cancel = Annulla
web-skip = Salta
web-announcement = Annuncio
web-imprint = Note legali
web-next = Avanti
web-previous = Indietro
web-rule = regola { $clause }
web-copy = Copia il link
web-copied = Link copiato.
web-copy-yourself = Copia non riuscita: copia tu il link selezionato.
web-share = Condividi
web-qr = Codice QR di questo link

## The first screen

web-hello = A che cosa giochiamo?
web-about = Giochi da tavolo fuori commercio da giocare nel browser: contro i bot o con gli amici, senza account.
web-learn-quick = Impara in 2 minuti
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
web-no-my-tables = Non sei ancora a nessun tavolo. Comincia una partita qui sopra.
web-no-open-tables = Nessun tavolo aperto al momento.
web-no-live-tables = Nessuna partita in corso al momento.
web-join = Siediti
web-watch = Guarda
web-open = Apri
web-table-over = Finita
web-history = { $outcome ->
    [won] Vinta
    [lost] Persa
    [shared] Vittoria condivisa
    [nobody] Nessun vincitore
   *[over] Terminata
} { $score }
web-table-gathering = { $open ->
    [one] 1 posto libero
   *[other] { $open } posti liberi
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
web-waiting-for = In attesa di { $names }
web-time-left = tempo: { $time }
web-turn = turno { $turn }
web-seats-taken = { $taken } posti su { $players } occupati

## A new table

web-how = Chi gioca?
web-kind-bot = Bot
web-kind-invite = Amici, con un link
web-kind-device = Su questo dispositivo
web-level = Livello
web-name-of = Nome del giocatore { $seat }
web-more-options = Altre opzioni
web-seat-number = Posto { $seat }
web-seat-me = Tu
web-seat-open = Posto libero
web-seat-bot = Bot: { $level }
web-clock = Tempo
web-clock-none = Senza orologio
web-clock-minutes = { $increment ->
    [0] { $minutes } min a testa
   *[other] { $minutes } min a testa + { $increment } s a turno
}
web-clock-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}
web-by-chance = Casuale
web-cap = Limite di turni (poi patta)
web-cap-none = nessun limite
web-table-name = Nome del tavolo
web-public = Pubblico: chiunque può entrare o guardare
web-hints = Permetti i suggerimenti
web-file-unread = Impossibile leggere il file.
web-make-table = Crea il tavolo
web-start = Comincia

## Before the game

web-coming-in = Ingresso al tavolo…
web-seats = Posti
web-seat-waiting = in attesa
web-here = presente
web-not-here = assente
web-sit-here = Prendi questo posto
web-put-bot = Aggiungi un bot
web-free = Libera il posto
web-open-seat = Togli il bot
web-swap = Scambia i posti { $one } e { $other }
web-take-over = Continua su questo dispositivo: riprendi il tuo posto qui sotto.
web-join-running = La partita è in corso. Prendi il posto libero per partecipare.
web-gathering = { $open ->
    [0] Tutti i posti sono occupati: si comincia.
   *[other] La partita comincia quando tutti i posti sono occupati.
}
web-invitation = Invito
web-invitation-help = Chiunque apra questo link può prendere un posto. La partita comincia quando tutti i posti sono occupati.
web-invitation-link = Link d’invito
web-renew = Nuovo link (il vecchio non vale più)
web-leave-seat = Lascia il mio posto
web-close-table = Chiudi il tavolo
web-is-public = pubblico
web-is-private = solo su invito
web-is-capped = patta dopo { $cap } turni

## At the table

web-menu = Menu
web-board = Tabellone
web-side = Pannello laterale
web-watching = Spettatori:
web-undo = Ritira mossa
web-undo-free = senza chiedere
web-undo-last = non più possibile
web-undo-consent = serve il consenso
web-undo-nothing = niente da ritirare
web-goal-hide = Nascondi lo scopo
web-lost = Connessione persa. Riconnessione in corso…
web-move-waits = La tua mossa sarà inviata appena torna.
web-paused = La partita è in pausa.
web-sending =…
web-foresight = Anteprima
web-foresight-idle = Tocca una mossa o passaci sopra per vederne l’anteprima; tocca di nuovo per giocarla.
web-foresight-wait = Ora non tocca a te scegliere.
web-since = Dalla tua ultima mossa
web-if-you-play = Se giochi: { $move }
web-no-return = Per ritirare questa mossa servirà il consenso degli altri.
web-play-it = Gioca
web-log = Cronologia
web-log-earlier = Mostra precedenti
web-chat = Chat
web-chat-say = Scrivi un messaggio
web-report-message = Segnala questo messaggio
web-report-line = Segnala il messaggio di { $name }
web-report-message-help = Chi gestisce il server vedrà il messaggio, chi l’ha scritto e che la segnalazione è tua. Della partita non vedrà niente.
web-report-name = Segnala un nome
web-report-of = Segnala il nome { $name }
web-report-name-help = Chi gestisce il server vedrà il nome e che la segnalazione è tua.
web-report-which = Quale nome?
web-report-send = Segnala
web-reported = Grazie. La segnalazione è stata inviata.
web-muted = Non puoi più scrivere in chat.
web-muted-until = Non puoi scrivere in chat fino al { $until }.
web-because = Motivo: { $reason }
web-spectator = Spettatore
web-moves = Mosse a parole
web-moves-short = Mosse
web-type-move = Scrivi una mossa
web-in-words = Il tabellone a parole
web-several = Potrebbe essere: { $moves }
web-agree = Accetta
web-propose-draw = { $seat_is ->
    [you] Proponi la patta.
   *[other] { $seat } propone la patta.
}
web-propose-undo = { $seat_is ->
    [you] Chiedi di ritirare la tua ultima mossa.
   *[other] { $seat } chiede di ritirare l’ultima mossa.
}
web-open-to-person = Chi ha aperto il tavolo vorrebbe dare a un nuovo giocatore il posto di { $name }, ora giocato da un bot.
web-propose-pause = { $seat_is ->
    [you] Proponi una pausa.
   *[other] { $seat } propone una pausa.
}
web-refuse = Rifiuta
web-withdraw = Ritira
web-away = Un bot sta giocando per te.
web-back = Eccomi
web-resume = Riprendi
web-clock-of = Tempo di { $name }: { $time }
web-time-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
web-time-days-hours = { $days } g { $hours } h
web-curtain = Passa il dispositivo a { $seat }
web-curtain-help = Gli altri non guardino, per favore.
web-curtain-open = Sono { $seat }
web-forced = È possibile una sola mossa: si gioca da sola.
web-answered = Mossa automatica: { $move }
web-by-table = (automatica)
web-hinted = Un bot giocherebbe: { $move }

## The menu of a table

web-menu-hint = Chiedi un suggerimento a un bot
web-menu-draw = Proponi la patta
web-menu-pause = Pausa
web-menu-away = Fai giocare un bot per me
web-menu-hand = Mostra qui solo la mia mano (il tabellone è su un altro schermo)
web-menu-whole = Mostra qui tutto il tavolo
web-menu-screen = Mostra il tabellone su un altro schermo
web-menu-watch = Link per gli spettatori
web-menu-invite = Link d’invito
web-menu-open = Cedi il posto di { $name } a un nuovo giocatore
web-menu-pass = Sposta il mio posto su un altro dispositivo
web-menu-rules = Regolamento
web-menu-report = Segnala un nome
web-menu-settings = Impostazioni
web-menu-resign = Abbandona
web-menu-leave = Lascia definitivamente il tavolo
web-menu-close = Chiudi il tavolo per tutti
web-sure-draw = Proporre la patta?
web-sure-leave = Lasciare definitivamente il tavolo? Perderai il posto.
web-sure-resign = { $players ->
    [2] Abbandonare? Vince l’avversario.
   *[other] Abbandonare? Un bot giocherà al tuo posto.
}
web-sure-close = Chiudere il tavolo? La partita finisce per tutti, senza risultato.
web-link-help = Chiunque apra questo link può guardare.
web-screen-help = Aprilo su un tablet o su un televisore: mostra ciò che tutti possono vedere. Poi sui telefoni scegli «Mostra qui solo la mia mano».
web-pass-help = Apri questo link sull’altro dispositivo. Funziona una volta sola; dopo, questo dispositivo potrà solo guardare.
web-passed = Il tuo posto è ora sull’altro dispositivo.

## After the game

web-won = Hai vinto!
web-nobody-won = Non vince nessuno
web-winners = { $count ->
    [one] { $winners } vince
   *[other] { $winners } vincono
}
web-rematch = Rivincita
web-rematch-asked = In attesa degli altri…
web-rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
}
web-next-game = Guarda la rivincita
web-replay = Rivedi la partita
web-review = Analizza
web-record = Scarica la registrazione
web-first = Vai all’inizio
web-last = Vai alla fine
web-run = Riproduci
web-stop = Ferma
web-timeline = Cronologia
web-single-steps = Passo per passo
web-speed = Velocità
web-turn-of = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
} di { $turns }
web-quiet = Niente di visibile da questo posto.
web-eyes = Punto di vista
web-eyes-spectator = Spettatore
web-eyes-all = Tutto scoperto
web-eyes-seat = { $seat }
web-analysis = Analisi del computer
web-analyse = Analizza la partita
web-analysing = Analisi in corso
web-graph = Le probabilità di vittoria di ciascuno nel corso della partita
web-graph-turns = turno
web-percent = { $number }%
web-turn-number = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
}
web-turning = Momenti decisivi
web-turned = Dal { $before }% al { $after }%. { $played }
web-turned-nowhere = Nessun momento decisivo.
web-costly = I turni più costosi
web-cost = perso il { $loss }%. { $played }
web-better = Meglio: { $better }
web-verify = Verifica le estrazioni
web-verify-help = Ricalcola ogni estrazione da quanto fissato prima della partita.
web-verified = Estrazioni in regola
web-not-verified = Le estrazioni non sono in regola

## Accounts and ratings

web-account = Account
web-account-help = Puoi giocare a tutto senza account. Un account riunisce le tue partite su tutti i tuoi dispositivi e, se vuoi, ti dà un punteggio.
web-have-account = Ho un account
web-new-account = Nuovo account
web-account-name = Nome
web-password = Password
web-password-show = Mostra la password
web-password-lost = Non chiediamo un indirizzo email. Riceverai dei codici di recupero nel caso dimenticassi la password.
web-sign-in = Accedi
web-sign-up = Crea l’account
web-sign-out = Esci
web-sign-in-passkey = Accedi con una passkey
web-recover = Password dimenticata?
web-recover-help = Con uno dei tuoi codici di recupero puoi impostare una nuova password. Tutti i tuoi dispositivi vengono disconnessi.
web-recover-code = Codice di recupero
web-recover-go = Imposta la nuova password
web-recover-back = Torna all’accesso
web-recovered = Password cambiata. Tutti gli altri dispositivi sono stati disconnessi.
web-codes = Codici di recupero
web-codes-help = Se dimentichi la password, ognuno di questi codici ti permette di impostarne una nuova, una volta sola. Non c’è un indirizzo email a cui ricorrere: conservali in un posto sicuro. Vengono mostrati solo adesso.
web-codes-file = Codici di recupero Ludoteca di { $name } su { $address }
web-codes-copy = Copia
web-codes-copied = Codici di recupero copiati.
web-codes-download = Scarica
web-codes-print = Stampa
web-codes-saved = Li ho salvati
web-codes-left = { $count ->
    [0] Nessun codice rimasto. Se ora dimentichi la password, nessuno può reimpostarla.
    [one] Un codice non ancora usato.
   *[other] { $count } codici non ancora usati.
  }
web-codes-new = Nuovi codici di recupero
web-confirm-title = Conferma la tua identità
web-confirm-help = Per cambiare il modo in cui accedi serve prima la password o una passkey.
web-confirm-yes = Conferma
web-confirm-passkey = Usa una passkey
web-sessions = Dove hai effettuato l’accesso
web-session-unknown = Dispositivo sconosciuto
web-session-this = questo dispositivo
web-session-began = Accesso: { $when }
web-session-used = Ultimo uso: { $when }
web-session-end = Disconnetti
web-session-end-of = Disconnetti: { $device }
web-session-ended = Il dispositivo è stato disconnesso.
web-sessions-end = Disconnetti tutti gli altri dispositivi
web-sessions-ended = Tutti gli altri dispositivi sono stati disconnessi.
web-method-password = con la password
web-method-passkey = con una passkey
web-method-recovery = con un codice di recupero
web-method-sign-up = alla creazione dell’account
web-passkeys = Passkey e recupero
web-passkeys-help = Con una passkey accedi con impronta, volto, blocco schermo o chiave di sicurezza invece della password.
web-passkeys-elsewhere = Le passkey di questo server funzionano in un browser aggiornato all’indirizzo { $address }.
web-passkeys-none-here = Le passkey richiedono un indirizzo HTTPS, che questo server non ha.
web-passkey-name = Nome della passkey, per esempio «Telefono»
web-passkey-add = Aggiungi una passkey
web-passkey-added = Passkey aggiunta.
web-passkey-created = Aggiunta: { $when }
web-passkey-synced = su più dispositivi
web-passkey-remove = Rimuovi
web-passkey-remove-of = Rimuovi la passkey: { $name }
web-passkey-removed = Passkey rimossa.
web-passkey-unused = Nessuna passkey usata.
web-notices = Eventi di sicurezza recenti
web-notices-none = Ancora niente.
web-notices-help = Non sei stato tu? Cambia la password e disconnetti tutti gli altri dispositivi.
web-notices-new = { $count ->
    [one] Un nuovo evento di sicurezza
   *[other] { $count } nuovi eventi di sicurezza
  }
web-notices-tell = { $what }: { $device }. Controlla la pagina del tuo account.
web-notice-sign-in = Nuovo accesso
web-notice-password-changed = Password cambiata
web-notice-codes-renewed = Nuovi codici di recupero
web-notice-passkey-added = Passkey aggiunta
web-notice-passkey-removed = Passkey rimossa
web-signed-in = Accesso effettuato su questo dispositivo
web-banned = Questo account non può più giocare su questo server.
web-banned-until = Questo account non può giocare su questo server fino al { $until }.
web-admin = Gestisci il server
web-members-help = Su questo server l’account si crea con un invito. Apri prima il link che hai ricevuto.
web-members-invited = Il tuo invito si usa quando crei l’account.
web-own-ratings = I miei punteggi
web-account-games = Le mie partite su tutti i dispositivi
web-account-no-games = Ancora nessuna partita. Qui trovi quelle che cominci o a cui ti unisci dopo l’accesso.
web-own-data = I miei dati
web-export-help = Tutto ciò che il server conserva su questo account, in un solo file.
web-export = Scarica i miei dati
web-password-change = Cambia la password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-changed = Password cambiata. Gli altri dispositivi sono stati disconnessi.
web-delete = Elimina l’account…
web-delete-title = Eliminare l’account { $name }?
web-delete-goes = Nome, password, punteggi ed elenco delle tue partite vengono cancellati e la sessione si chiude su tutti i dispositivi.
web-delete-stays = Le partite giocate restano agli altri giocatori, senza il tuo nome.
web-delete-final = Non si può annullare. Se vuoi conservare i tuoi dati, scaricali prima.
web-delete-yes = Elimina definitivamente
web-delete-no = Mantieni l’account
web-deleted = Account eliminato.
web-delete-passkey = Elimina per sempre, con una passkey
web-privacy = Privacy
web-privacy-lead = Puoi giocare senza account. Questo server conserva ciò che serve a una partita e non invia niente a nessun altro.
web-privacy-stored = Che cosa si conserva, e per quanto tempo
web-privacy-what-games = Partite non finite: mosse, nomi scritti al tavolo, chat
web-privacy-what-finished = Partite finite: lo stesso, come registrazione che chiunque abbia il link può rivedere
web-privacy-what-studies = Posizioni aperte per lo studio
web-privacy-what-account = Account: nome, hash irreversibile della password, codici di recupero non usati (come hash), passkey (chiavi pubbliche), punteggi, posti
web-privacy-what-sessions = Accessi: browser e sistema, quando, e ultimo uso
web-privacy-what-notices = Eventi di sicurezza di un account: che cosa, quando, da quale browser e sistema
web-privacy-what-addresses = Indirizzi Internet
web-privacy-what-moderation = Moderazione: esclusioni e silenziamenti, segnalazioni di messaggi e nomi, azioni dei gestori
web-privacy-what-browser = Nel tuo browser: impostazioni, chiavi dei tuoi posti, il tuo accesso
web-privacy-unused = Eliminate { $time } dopo l’ultima modifica se la partita non comincia
web-privacy-closed = Chiuse { $time } dopo l’ultima mossa; la registrazione resta
web-privacy-deleted = Eliminati dopo { $time }
web-privacy-study = Eliminate { $time } dopo l’ultima modifica
web-privacy-kept = Conservato finché chi gestisce questo server non lo elimina
web-privacy-until-deleted = Finché non elimini l’account
web-privacy-session = Terminati { $time } dopo l’ultimo uso
web-privacy-session-total = Terminati { $time } dopo l’accesso
web-privacy-memory = In memoria, per limitare gli abusi
web-privacy-log = Anche nel registro delle richieste, che conserva chi gestisce questo server
web-privacy-no-log = Non nel registro delle richieste
web-privacy-bans = Esclusioni e silenziamenti, compreso l’indirizzo escluso, finché non scadono
web-privacy-reports = Segnalazioni fino a { $time } dopo che un gestore le ha chiuse
web-privacy-audit = L’elenco delle azioni dei gestori finché esiste il server
web-privacy-browser-kept = Finché non cancelli i dati di questo sito
web-privacy-rights = I tuoi dati
web-privacy-export = Dalla pagina del tuo account puoi scaricare tutto ciò che è conservato su di te, in un solo file.
web-privacy-delete = Lì puoi anche eliminare l’account. Il tuo nome sparisce allora da tutte le partite; le partite restano agli altri giocatori.
web-privacy-account = Il mio account
web-privacy-guests = Senza account, chi gestisce questo server può togliere un nome da una partita o eliminare la partita.
web-privacy-never = Che cosa non c’è
web-privacy-none = Niente cookie, niente pubblicità, niente tracciamento, niente indirizzi email, niente contenuti di altri server.
web-rated = Partita classificata
web-rated-help = Ognuno deve avere il proprio account; si gioca con l’orologio, senza suggerimenti né bot.
web-rated-clock = Sempre con l’orologio, così nessuno può bloccare la partita.
web-rated-not-account = Solo per chi ha un account.
web-rated-not-bots = Non con i bot: la classifica è solo per le persone.
web-rated-not-device = Non con più giocatori su un solo dispositivo.
web-rated-sign-in = Questa partita è classificata: accedi per prendere posto. Per guardare non serve un account.
web-members-sign-in = Qui giocano solo i soci: accedi per prendere posto.
web-is-rated = classificata
web-rating = Punteggio
web-ratings = Punteggi
web-ratings-all = Tutti i punteggi
web-ratings-none = Nessuno ha ancora giocato una partita classificata.
web-rating-none = Ancora nessuna partita classificata.
web-rating-help = Il punteggio indica il livello di gioco rispetto agli altri giocatori di questo server. Tutti partono da 1500; più partite si giocano, più il numero è affidabile.
web-rating-range = molto probabilmente tra { $least } e { $most }
web-rating-unsure = Provvisorio: si assesterà con qualche altra partita.
web-rating-games = { $games ->
    [one] 1 partita classificata
   *[other] { $games } partite classificate
}
web-rating-played = Partite
web-rating-yours = Il tuo punteggio
web-rating-change = { $sign ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] invariato
}
web-rating-working = Calcolo del nuovo punteggio in corso…
web-rating-uncounted = Questa partita non ha cambiato il tuo punteggio.

## Learning

web-lesson = Lezione
web-rules = Regolamento
web-search = Cerca nel regolamento
web-found = { $count ->
    [one] Un risultato
   *[other] { $count } risultati
}
web-found-none = Nessun risultato. Prova una parola più corta o un’altra, oppure scorri l’indice.
web-found-all = Mostra tutto
web-contents = Indice
web-rules-open = Apri il regolamento
web-step = Passo { $step } di { $steps }
web-lesson-done = Ben fatto!
web-lesson-other = È permesso, ma prova a fare ciò che chiede questo passo.
web-lesson-end = Ai giochi
web-lesson-match = Prima partita
web-lesson-show = Mostrami
web-lesson-text = Spiegazione
web-clause-R = una regola del gioco
web-clause-S = parte della preparazione
web-clause-C = descrive un componente
web-clause-J = una decisione di questo progetto

## When something can't be shown

web-component-failed = Impossibile caricare il tabellone di questo gioco: ecco quello di base.
web-trouble-server = Il server ha avuto un problema
web-trouble-server-help = Non è colpa tua e non è andato perso niente. Riprova tra un momento.
web-trouble-network = Server non raggiungibile
web-trouble-network-help = Questo dispositivo è connesso? I tuoi posti e le tue partite sono al sicuro; continuiamo a provare.
web-trouble-full = Questo tavolo è al completo
web-trouble-full-help = Qualcuno è stato più svelto. Puoi guardare o cominciare una partita tua.
web-trouble-link = Questo link non porta a nessun tavolo
web-trouble-link-help = Controlla di averlo copiato per intero, oppure chiedine uno nuovo.
web-trouble-old = Questo link non vale più
web-trouble-old-help = Il posto è stato preso, l’invito rinnovato o il tavolo chiuso. Chiedi un nuovo link.
web-trouble-finished = Questa partita è finita
web-trouble-finished-help = Puoi rivederla o cominciarne una tua.
web-trouble-nowhere = Pagina non trovata
web-trouble-nowhere-help = Questo indirizzo non esiste su questo sito.
web-trouble-running = Questa partita è ancora in corso
web-trouble-running-help = Potrai rivederla quando sarà finita; fino ad allora la trovi al suo tavolo.
web-trouble-gathering = Questa partita non è ancora cominciata
web-trouble-gathering-help = Potrai rivederla quando sarà finita; per ora i giocatori si stanno radunando al tavolo.
web-to-table = Vai al tavolo
web-trouble-busy = Troppe richieste
web-trouble-busy-help = Dalla tua rete sono arrivate troppe richieste. Aspetta un minuto, poi riprova.
web-trouble-banned = Non puoi giocare su questo server
web-trouble-banned-help = L’ha deciso chi lo gestisce.
web-trouble-members = Solo per i soci
web-trouble-members-help = Su questo server solo i soci vedono i tavoli. Accedi, poi riapri il link.
