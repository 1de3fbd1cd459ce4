### Frasi comuni. Ogni chiave esiste in tutte le lingue.

## Il comando

cli-usage = Uso: ludoteca COMANDO … (ludoteca COMANDO --help dice di più)
cli-commands = Comandi:
cli-games = Giochi:
cli-more = Prova: ludoteca play
cli-lang = la lingua da parlare
cli-unknown-command = Il comando «{ $name }» non esiste.
cli-unknown-command-close = Il comando «{ $name }» non esiste. Forse intendevi «{ $close }»?

## Giocare nel terminale: la riga di comando

command-play = gioca una partita in questo terminale
play-arg-game = il gioco; se manca, viene chiesto
play-arg-players = quanti giocano: tu e i bot
play-arg-seats = chi siede dove: per ogni posto «you» (una persona) o il livello di un bot, separati da virgole
play-arg-names = i nomi dei giocatori, separati da virgole
play-arg-seed = un testo che decide tutto il caso, per rigiocare la stessa partita
play-arg-option = un’opzione del gioco, come first=0
play-arg-file = un file per l’opzione «{ $option }», nei giochi che ce l’hanno
play-arg-plain = niente disegni: un’informazione per riga, per lettori di schermo e script
play-arg-record = scrivi la registrazione della partita in questo file
error-bad-seats = Un posto non può essere «{ $word }», ma uno di questi: { $known }.
error-option-without-value = Un’opzione si scrive NOME=VALORE, non «{ $option }».
error-seats-and-players = { $seats ->
    [one] È indicato { $seats } posto, ma --players dice { $players }.
   *[other] Sono indicati { $seats } posti, ma --players dice { $players }.
}

## Giocare nel terminale: prima della partita

reception-games = Quale gioco? Scrivi il numero o il nome.
reception-seats = Chi gioca? Scrivi un numero; Invio sceglie il primo.
reception-seats-own = Oppure indica tu i posti, per esempio: you,casual,expert
reception-bots = { $number ->
    [one] tu contro un bot ({ $level })
   *[other] tu contro { $number } bot ({ $level })
}
reception-people = { $number ->
    [one] { $number } persona a questa tastiera
   *[other] { $number } persone a questa tastiera
}
name-you = Tu
name-0 = Ocra
name-1 = Ottanio
name-2 = Prugna
name-3 = Ardesia
name-4 = Cremisi

## Giocare nel terminale: la partita

list-and = { $most } e { $last }
list-or = { $most } o { $last }
play-turn = turno { $turn }
play-bot = { $seat } è un bot ({ $level }).
play-greeting = Scrivi «aiuto» per imparare a giocare, «regole» per il regolamento.
play-refused = { $why } (regola { $clause })
play-ambiguous = «{ $text }» potrebbe essere: { $moves }.
play-unknown = Non capisco «{ $text }». Scrivi «mosse» per vedere che cosa puoi fare, «aiuto» per i comandi.
play-unknown-close = Non capisco «{ $text }». Forse intendevi: { $moves }?
play-watching = Ora puoi solo guardare.
play-thinking = { $seat } sta pensando…
play-watch-on = I bot vanno avanti senza di te. Invio: continua a guardare
play-is-legal = «{ $move }» è permesso.
play-no-moves = Non tocca a te scegliere.
play-no-hand = Non hai nulla di nascosto agli altri.
play-no-place = Qui non c’è una casella «{ $place }». Le caselle vanno da { $first } a { $last }.
play-no-places = Questo gioco non ha caselle con un nome.
play-no-changes = Da allora non è successo nulla.
play-no-undo = Non hai mosse da ritirare.
play-undo-sure = { $people ->
    [one] Si ritira tutto a partire dalla tua ultima mossa; carte e altre estrazioni verranno rifatte. Ritirare? (sì/no)
   *[other] Si ritira tutto a partire dalla tua ultima mossa; carte e altre estrazioni verranno rifatte. Siete tutti d’accordo? (sì/no)
}
play-undone = Mossa ritirata.
play-draw-sure = { $people ->
    [one] Chiudere la partita con una patta? (sì/no)
   *[other] Siete tutti d’accordo sulla patta? (sì/no)
}
play-resign-sure = { $players ->
    [2] Abbandonare? Vince l’avversario. (sì/no)
   *[other] Abbandonare? Al tuo posto giocherà un bot. (sì/no)
}
play-quit-sure = Uscire dalla partita? Se non la salvi va persa. (sì/no)
play-yes-words = s si sì y yes
play-not-done = Va bene, non è cambiato nulla.
play-saved = Salvato in { $file }.
error-not-saved = Non si può scrivere { $file }: { $why }.
play-curtain = Passa la tastiera a { $seat }, poi premi Invio.
play-footer = Tab: mosse · aiuto · anteprima MOSSA · perché MOSSA · regole · ritira · esci
play-footer-page = Pag↑, Pag↓: scorri · Esc o Invio: torna al tabellone
play-footer-curtain = Invio: continua
play-footer-over = cronologia · salva FILE · regole · esci

## I comandi: la parola da scrivere e che cosa fa

word-help = aiuto
word-moves = mosse
word-why = perché
word-preview = anteprima
word-undo = ritira
word-hand = mano
word-board = tabellone
word-where = dove
word-around = intorno
word-changes = novità
word-log = cronologia
word-rules = regole
word-save = salva
word-draw = patta
word-resign = abbandona
word-quit = esci
play-help-typing = Scrivi una mossa con le sue parole, o solo con il loro inizio se è chiaro; Tab propone le mosse possibili e mostra che cosa farebbero.
play-help-help = questa pagina
play-help-moves = le mosse che puoi fare, con i loro effetti
play-help-why = perché una mossa non è permessa: perché MOSSA
play-help-preview = che cosa farebbe una mossa, senza farla: anteprima MOSSA
play-help-undo = ritira la tua ultima mossa
play-help-hand = che cosa hai in mano
play-help-board = mostra di nuovo il tabellone
play-help-where = tutto ciò che puoi vedere, come elenco
play-help-around = una casella e le sue vicine: intorno CASELLA
play-help-changes = che cosa è successo dalla tua ultima mossa
play-help-log = tutto ciò che è successo
play-help-rules = il regolamento, un suo punto o una parola: regole 3.3
play-help-save = scrivi la registrazione in un file: salva FILE
play-help-draw = accordati sulla patta
play-help-resign = abbandona
play-help-quit = lascia la partita

## Che cosa si dice al tavolo, e come può finirci una partita

table-seat = { $what ->
    [person] { $seat }: è entrato un giocatore.
    [open] { $seat }: il posto è libero.
   *[other] { $seat }: ora qui gioca un bot ({ $what }).
}
table-hint = { $seat_is ->
    [you] Hai ricevuto un suggerimento.
   *[other] { $seat } ha ricevuto un suggerimento.
}
table-pause = La partita è in pausa.
table-resume = La partita riprende.
table-propose = { $what ->
    [draw] { $seat_is ->
        [you] Offri la patta.
       *[other] { $seat } offre la patta.
    }
    [pause] { $seat_is ->
        [you] Chiedi una pausa.
       *[other] { $seat } chiede una pausa.
    }
   *[undo] { $seat_is ->
        [you] Chiedi di ritirare la tua ultima mossa.
       *[other] { $seat } chiede di ritirare l’ultima mossa.
    }
}
table-agree = { $seat_is ->
    [you] Accetti.
   *[other] { $seat } accetta.
}
table-refuse = { $seat_is ->
    [you] Rifiuti.
   *[other] { $seat } rifiuta.
}
table-undo = L’ultima mossa è stata ritirata.
table-resign = { $seat_is ->
    [you] Abbandoni.
   *[other] { $seat } abbandona.
}
table-time = { $seat_is ->
    [you] Il tuo tempo è scaduto.
   *[other] Tempo scaduto: { $seat }.
}
table-draw = Patta concordata.
table-cap = Raggiunto il limite di turni.
table-abandon = La partita è stata interrotta.
reason-resigned = { $winners_is ->
    [you] L’avversario ha abbandonato: hai vinto!
   *[other] Vince { $winners }: l’avversario ha abbandonato.
}
reason-time = { $winners_is ->
    [you] L’avversario ha esaurito il tempo: hai vinto!
    [nobody] Tempo scaduto: non vince nessuno.
   *[other] Vince { $winners }: l’avversario ha esaurito il tempo.
}
reason-agreed = Patta d’accordo.
reason-cap = Patta: raggiunto il limite di turni.
reason-abandoned = La partita è stata interrotta: non vince nessuno.

## Verbali e regole nel terminale

command-replay = ripercorri la registrazione di una partita
command-rules = leggi il regolamento
rules-arg-asked = un punto, come 3.3, un capitolo, come 3, o una parola
replay-arg-file = la registrazione
replay-arg-seat = guarda dal punto di vista di questo posto
replay-arg-all = mostra tutto, anche ciò che è nascosto
replay-arg-line = la riga da cui cominciare
replay-step = riga { $number } di { $total }
replay-eyes-seat = dal punto di vista di { $seat }
replay-eyes-spectator = da spettatore
replay-eyes-all = tutto visibile
replay-setup = La partita è preparata.
replay-quiet = Da questo posto non si vede nulla.
replay-no-more = In quella direzione non ci sono altre righe.
replay-unknown = Non capisco «{ $text }». Scrivi «aiuto» per i comandi.
replay-footer = → o Invio: avanti · ← indietro · un numero: vai lì · posto N · tutto · aiuto · esci
replay-word-next = avanti
replay-word-back = indietro
replay-word-start = inizio
replay-word-end = fine
replay-word-seat = posto
replay-word-all = tutto
replay-word-spectator = spettatore
replay-word-where = dove
replay-word-hand = mano
replay-word-around = intorno
replay-word-help = aiuto
replay-word-quit = esci
replay-help-next = la riga seguente; anche con Invio e →
replay-help-back = la riga precedente; anche con ←. Un numero porta a quella riga
replay-help-start = la prima riga
replay-help-end = l’ultima riga
replay-help-seat = guarda dal punto di vista di un posto: posto 1
replay-help-all = mostra tutto
replay-help-spectator = mostra solo ciò che tutti possono vedere
replay-help-where = tutto ciò che si vede, come elenco di fatti
replay-help-hand = che cosa ha in mano il posto scelto
replay-help-around = una casella e le sue vicine: intorno CASELLA
replay-help-help = questo elenco
replay-help-quit = esci
error-no-rule = Nel regolamento non c’è nulla su «{ $asked }».
error-no-rulebook = Qui non c’è il regolamento di questo gioco.
error-no-such-seat = Il posto { $seat } non esiste: vanno da 0 a { $most }.
error-record-empty = La registrazione è vuota.
error-record-not-text = { $file } non è una registrazione: non è testo in UTF-8.
error-no-file = Non si può leggere { $file }: { $why }.

## Errori

command-engine = parla il protocollo su ingresso e uscita standard, per altri programmi

error-unknown-game = { $suggestions-number ->
    [0] Nessun gioco si chiama «{ $game }».
   *[other] Nessun gioco si chiama «{ $game }». Forse intendevi: { $suggestions }?
}
error-unknown-move = «{ $move }» non è una mossa di questo gioco.
error-unknown-level = Il livello «{ $level }» non esiste. I livelli, dal più debole al più forte: { $known }.
error-nothing-to-choose = Il posto { $seat } non ha nulla da scegliere adesso.
error-nothing-to-choose-over = La partita è finita: non c’è più nulla da scegliere.
error-no-budget = { $given } non basta per pensare.
error-not-possible = «{ $outcome }» ora non è un esito possibile.
error-not-legal = Questa mossa ora non è permessa.
error-nothing-to-draw = Ora non c’è nulla da sorteggiare: un giocatore deve scegliere, o la partita è finita.
error-bad-option = Il gioco non accetta questa opzione.
error-bad-players = Si gioca in { $fewest }–{ $most }, non in { $players }.
error-unknown-option = L’opzione «{ $option }» non esiste. Le opzioni sono: { $known }.
error-bad-first = L’opzione «first» è un posto, contato da 0.
error-impossible-position = Nessuna partita può arrivare a questa posizione.
error-too-big = Il conteggio supera { $max_nodes }.
error-internal = Qualcosa qui è andato storto, e non per colpa tua. Nulla è cambiato.

error-no-game = Nessuna partita in corso: cominciane una con «new», «load» o «replay».
error-line-too-long = La riga supera un mebibyte.
error-bad-utf8 = La riga non è in UTF-8.
error-bad-json = La riga non è JSON.
error-not-an-object = Una richiesta è un oggetto JSON.
error-too-deep = La riga ha troppi livelli annidati.
error-not-finite = NaN e infiniti non sono numeri.
error-number-too-large = Nella riga c’è un numero troppo grande.
error-bad-text = Una stringa della riga contiene un surrogato spaiato.
error-field-twice = Il campo «{ $field }» compare due volte.
error-missing-field = Manca il campo «{ $field }».
error-bad-field = { $wanted ->
    [text] Il campo «{ $field }» deve essere un testo.
    [members] off, play o all
    [language] auto, en, it, fr o es
    [truth] Il campo «{ $field }» deve essere true o false.
    [object] Il campo «{ $field }» deve essere un oggetto.
    [texts] Il campo «{ $field }» deve essere un elenco non vuoto di stringhe.
    [seat] Il campo «{ $field }» deve essere un posto: uno spettatore non ha mosse.
   *[other] Il campo «{ $field }» ha un valore non valido.
}
error-bad-number = Il campo «{ $field }» deve essere un numero intero da { $low } a { $high }.
error-unknown-request = { $suggestions-number ->
    [0] La richiesta «{ $do }» non esiste.
   *[other] La richiesta «{ $do }» non esiste. Forse intendevi «{ $suggestions }»?
}
error-ms-or-iterations = Indica «ms» oppure «iterations», non entrambi.
error-bad-view = Nessuna partita può mostrare questa vista.
error-bad-moves = «{ $move }» non è una mossa che questa vista permette.

error-bad-record = La registrazione non è leggibile.
error-record-too-long = La registrazione è troppo lunga.
error-record-without-body = Nella registrazione manca la riga vuota dopo l’intestazione.
error-record-without-setup = La registrazione non comincia con una preparazione o una posizione.
error-record-does-not-replay = La riga { $line } della registrazione non si può giocare.
error-record-of-other-rules = La registrazione segue la versione { $rules } delle regole, che non è quella in uso.
error-bad-line = La riga { $line } della registrazione non è leggibile.
error-bad-header = L’intestazione «{ $header }» della registrazione non è leggibile.
error-bad-secret = Il segreto della registrazione non è leggibile.

## Il server dei tavoli: impostazioni

setting-config = un file TOML con le impostazioni
setting-bind = gli indirizzi su cui ascoltare, separati da virgole; “local” è questa macchina con i suoi indirizzi nelle reti private
setting-port = la porta su cui ascoltare
setting-public-url = l’indirizzo che si digita, se davanti c’è un proxy: serve per i collegamenti, e si risponde solo a questo e agli indirizzi della macchina
setting-base-path = il percorso con cui cominciano tutti gli indirizzi, come /games; preso dall’indirizzo pubblico se ne ha uno
setting-trusted-proxy = indirizzi o reti dei proxy a cui si crede sull’indirizzo del visitatore, separati da virgole
setting-tables = chi può aprire tavoli: chiunque (anyone), chi ha un invito (invited) o solo chi amministra (admin)
setting-members-only = chi può giocare: “off” è chiunque, “play” chi ha un account (che si crea con un invito), “all” lo stesso, e nessun altro vede i tavoli pubblici
setting-imprint = chi gestisce il server, a piè di ogni pagina: un testo o l’indirizzo di una pagina
setting-language = la lingua della prima pagina per chi non ne ha scelta una; auto è quella preferita dal browser
setting-accounts = se si possono creare account con un nome
setting-data = la cartella che contiene la base di dati
setting-accept-loss = avviare anche se mancano il write-ahead log o il contenuto del database
setting-metrics = l’indirizzo e la porta dove Prometheus legge le cifre; da nessuna parte se non impostato
setting-log = che cosa si annota sullo standard error, in righe JSON: tutto (all), gli avvisi (warnings) o niente (none); auto sono gli avvisi in un terminale, altrimenti tutto
setting-bot-workers = quanti bot pensano insieme; 0 è uno meno dei processori, ma almeno uno
setting-sleep-after = un tavolo fermo lascia la memoria dopo questo tempo, e ritorna quando torna qualcuno
setting-expire-gathering = un tavolo mai cominciato viene tolto dopo questo tempo senza cambiamenti; 0 è mai
setting-expire-playing = una partita non finita viene chiusa come abbandonata dopo questo tempo senza mosse; 0 è mai
setting-expire-study = una lezione o uno studio viene tolto dopo questo tempo; 0 è mai
setting-expire-finished = una partita finita viene tolta dopo questo tempo; 0 è mai
setting-expire-session = la sessione di un account finisce dopo questo tempo senza uso; 0 è mai
setting-session-lifetime = la sessione di un account termina dopo questo tempo dall’accesso, comunque la si usi; 0 è mai
setting-expire-notice = gli avvisi su accessi e modifiche di un account vengono eliminati dopo questo tempo; 0 è mai
setting-most-tables = quanti tavoli non finiti possono esserci insieme
setting-most-sockets = quanti socket possono essere aperti insieme
setting-frame-bytes = il messaggio più lungo che un socket accetta
setting-body-bytes = il corpo più lungo che una richiesta può avere
setting-unsent-bytes = un lettore per cui resta in attesa più di questo viene staccato, e può tornare
setting-limits = se i limiti qui sotto valgono; off solo per le misure
setting-head-timeout = quanto tempo può prendere un client per l’intestazione di una richiesta; 0 è senza limite
setting-body-timeout = quanto tempo può prendere un client per il corpo di una richiesta; 0 è senza limite
setting-connection-bytes = byte che una connessione WebSocket invia, frame di controllo compresi; ogni frame conta 64 in più, e un messaggio più lungo non arriva mai
setting-address-connections = connessioni aperte insieme da un indirizzo, di ogni tipo; quelle dei proxy fidati non contano
setting-address-requests = richieste da un indirizzo
setting-address-messages = messaggi da un indirizzo
setting-address-bytes = byte da un indirizzo
setting-address-tables = tavoli aperti da un indirizzo
setting-address-chat = righe di chat da un indirizzo
setting-address-logins = tentativi di entrare in un account, o di crearne uno, da un indirizzo; altrettanti per un nome da ovunque
setting-address-sockets = socket aperti insieme da un indirizzo
setting-seat-messages = messaggi per un posto
setting-seat-bytes = byte per un posto
setting-seat-chat = righe di chat da un posto
setting-table-messages = messaggi a un tavolo
setting-table-bytes = byte a un tavolo
setting-table-chat = righe di chat a un tavolo
setting-table-sockets = socket aperti insieme a un tavolo
error-bad-setting = { $source } imposta { $setting } su “{ $value }”; dev’essere { $wanted ->
    [addresses] “local”, o indirizzi separati da virgole, come 127.0.0.1,192.168.1.20
    [port] una porta da 1 a 65535
    [url] un indirizzo http o https senza query, come https://play.example/games
    [path] un percorso come /games
    [networks] indirizzi o reti separati da virgole, come 127.0.0.1,10.0.0.0/8
    [tables] anyone, invited o admin
    [truth] on o off
    [file] una cartella
    [endpoint] un indirizzo e una porta, come 127.0.0.1:9100
    [log] auto, all, warnings o none
    [duration] un tempo come 90s, 10m, 24h o 30d, oppure 0
    [bytes] un numero di byte da 1024 in su
    [rate] un numero entro un tempo, come 20/10s o 60/h
   *[other] un numero intero
}.
error-bad-settings-file = { $file } non è un file TOML: { $why }.
error-unknown-setting = { $close ->
    [none] { $file } imposta “{ $setting }”, che non è un’impostazione.
   *[other] { $file } imposta “{ $setting }”, che non è un’impostazione. Forse intendevi { $close }?
}
error-setting-paths-differ = L’indirizzo pubblico { $public } non finisce con il percorso { $base }.

## Il server dei tavoli: alla porta

error-door-host = Questo server non risponde a quell’indirizzo. Usa uno di quelli che mostra all’avvio.
error-door-one-host = Una richiesta deve nominare questo server una sola volta, in un’unica intestazione Host.
error-door-origin = Quella pagina non appartiene a questo server, quindi non può chiederlo.
error-door-too-many = Troppe richieste insieme. Aspetta un poco e riprova.
error-door-too-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
error-door-not-here = A questo indirizzo non c’è niente.
error-door-too-large = È più lungo di quanto questo server accetti.
error-door = Il server non lo lascia entrare.

## Account

error-account = L’account non può farlo.
error-account-none-here = Questo server non ha account. Si può giocare senza.
error-account-bad-name = Un nome ha da 1 a { $longest } caratteri visibili, di cui almeno uno è una lettera o una cifra, e al massimo due segni su una lettera.
error-account-name-scripts = Un nome ha lettere di un solo alfabeto.
error-account-name-similar = Quel nome somiglia troppo a un altro. Scegline un altro.
error-account-name-taken = Quel nome è già preso. Scegline un altro.
error-account-wrong = Nome o password errati.
error-account-no-session = La sessione è scaduta. Inserisci di nuovo nome e password.
error-account-too-often = Troppi tentativi. Aspetta qualche minuto e riprova.
error-account-common-password = Questa password è tra le più comuni. Scegline un’altra.
error-account-confirm = Conferma prima la tua identità.
error-account-no-such-session = Quella sessione è già terminata.
error-account-wrong-code = Il nome o il codice di recupero non è corretto, oppure il codice è già stato usato.
error-account-no-passkeys-here = Questo server non può usare le passkey.
error-account-passkey-wrong = Questa passkey non è accettata. Riprova o accedi con la password.
error-account-passkey-expired = È passato troppo tempo. Riprova.
error-account-no-such-passkey = Quella passkey è già stata rimossa.
error-account-many-passkeys = Un account ha al massimo { $most } passkey. Prima rimuovine una.
error-account-password = Una password ha da { $shortest } a { $longest } caratteri.
error-account-busy = Troppe persone stanno entrando in questo momento. Riprova tra un momento.

## Gestire un server

command-admin = curare un server in funzione: persone, tavoli, chat, annunci, risultati
admin-arg-what = che cosa fare
admin-arg-of = l’id del tavolo; per “open” il gioco; un account, un numero, delle parole o un testo, come dice l’elenco sotto
admin-arg-seat = il posto, contato da 0
admin-arg-number = la riga di chat da nascondere, tutte quelle del tavolo se manca; per “audit”: le voci prima di questa
admin-arg-uses = per quanti tavoli (o, con members-only, account) vale un invito
admin-arg-account = escludere o silenziare questo account
admin-arg-name = escludere o silenziare chiunque abbia questo nome o uno che gli somiglia
admin-arg-address = escludere o silenziare un indirizzo o una rete, per esempio 192.0.2.0/24
admin-arg-table = silenziare solo a questo tavolo; con --seat, chi siede lì
admin-arg-for = quanto dura, per esempio 2h o 7d; per sempre se manca
admin-arg-reason = il motivo: lo vede l’interessato e resta nel registro delle azioni
admin-arg-in = la lingua delle parole o dell’annuncio; tutte se manca
admin-arg-file = un file di parole, una per riga
admin-arg-from = il primo giorno dei risultati; oggi se manca
admin-arg-to = l’ultimo giorno dei risultati
admin-arg-clear = togliere l’annuncio
admin-do-load = mostra quanto è carico il server
admin-do-tables = elenca i tavoli in corso
admin-do-chat = mostra la chat di TABLE
admin-do-close = chiude TABLE
admin-do-hide-name = toglie un nome da TABLE e dalla sua registrazione
admin-do-hide-chat = nasconde la chat di TABLE
admin-do-invite = stampa un nuovo link d’invito
admin-do-uninvite = annulla tutti gli inviti
admin-do-open = apre un tavolo di GAME e ne stampa i link
admin-do-confirm-clock = accetta l’orologio della macchina dopo un salto
admin-do-ban = esclude --account, --name o --address
admin-do-mute = toglie la chat a --account, --name, --address o a un --seat di --table
admin-do-unban = revoca l’esclusione NUMBER
admin-do-unmute = revoca il silenzio NUMBER
admin-do-bans = elenca esclusioni e silenzi con il loro numero
admin-do-connections = elenca chi è collegato, con gli indirizzi
admin-do-reports = elenca i messaggi e i nomi segnalati
admin-do-resolve = chiude la segnalazione NUMBER: si è intervenuti
admin-do-dismiss = chiude la segnalazione NUMBER: niente da fare
admin-do-host = fa dell’account NAME un gestore del server, con la pagina /admin
admin-do-unhost = toglie quel ruolo all’account NAME
admin-do-hosts = elenca i gestori
admin-do-reset-password = dà all’account NAME una nuova password e lo disconnette ovunque
admin-do-filter = rifiuta WORDS (separate da virgole) in chat, nomi e titoli
admin-do-unfilter = ammette di nuovo WORDS
admin-do-words = elenca le parole rifiutate
admin-do-announce = mostra TEXT in cima a ogni schermata, o lo toglie con --clear
admin-do-announcements = elenca gli annunci
admin-do-results = stampa in CSV i risultati di un periodo, di GAME se indicato
admin-do-audit = elenca le azioni dei gestori, le ultime per prime
admin-never = per sempre
admin-changed = Parole cambiate: { $count }.
admin-no-announcement = Nessun annuncio.
admin-password-help = L’account è stato disconnesso ovunque. Comunica la password in modo sicuro; il titolare la cambi dopo l’accesso.
admin-clock = L’orologio è confermato; si era spostato di { $seconds } s.
admin-done = Fatto.
error-admin = Il server non l’ha fatto.
error-admin-refused = Il server rifiuta: { $why }
error-admin-no-server = Nessun server risponde in { $file }: { $why }. È in funzione, con lo stesso --data?
error-admin-of-what = Di’ a che cosa si riferisce { $what }: l’id di un tavolo, un account, un numero, delle parole o un testo; “ludoteca admin --help” dice quale.
error-admin-which-seat = Indica il posto con --seat.
error-filtered-text = «{ $word }» non è ammesso su questo server. Non è stato inviato niente: modificalo e riprova.
error-filtered-name = Questo nome non è ammesso su questo server. Scegline un altro.
error-members-only = Su questo server giocano solo i soci. Prima accedi.
error-members-invited = Su questo server gli account si creano su invito. Apri il link d’invito ricevuto, poi crea l’account.
error-not-a-host = Questa pagina è per i gestori del server.
error-too-many-reports = Hai già inviato varie segnalazioni. Aspetta qualche minuto e riprova.
error-no-chat-line = Quel messaggio non c’è più.
error-no-name = In quel posto non c’è un nome.
error-no-account = Non esiste un account «{ $name }».
error-host-account = { $name } è un gestore del server; prima togli quel ruolo.
error-no-sanction = Non c’è un’esclusione o un silenzio numero { $number }.
error-no-report = Non c’è una segnalazione aperta numero { $number }.
error-bad-target = Indica un solo account, nome o indirizzo, oppure per un silenzio un tavolo e un posto.
error-bad-network = «{ $given }» non è un indirizzo né una rete come 192.0.2.0/24.
error-wide-network = { $given } è una rete troppo grande: il numero dopo la barra è almeno { $least }.
error-bad-announcement = Un annuncio ha al massimo { $longest } caratteri.
error-banned = Non puoi giocare su questo server { $ends ->
    [0] d’ora in poi
   *[other] fino al { $until }
}. { $reason ->
    [none] Non è stato indicato un motivo.
   *[other] Motivo: { $reason }
}
error-muted = Non puoi scrivere in chat { $ends ->
    [0] d’ora in poi
   *[other] fino al { $until }
}. { $reason ->
    [none] Non è stato indicato un motivo.
   *[other] Motivo: { $reason }
}
error-tables-invited = Su questo server i tavoli si aprono con un invito. Chiedilo a chi lo gestisce.
error-tables-admin = Su questo server solo chi lo gestisce apre i tavoli.
error-server-table-moved = Il tavolo è in manutenzione. Riprova tra un momento.

## Giochi propri

command-new-game = scrive un gioco completo da cui cominciare il proprio
newgame-arg-name = il nome: una sola parola in minuscolo
newgame-arg-title = il titolo; se manca, il nome
newgame-arg-folder = la cartella in cui scriverlo; se manca, il nome
newgame-written = Scritti { $number } file di «{ $title }» in { $folder }.
newgame-next = Per installarlo e giocare:
    python3 dev.py install { $folder }      in una copia dei sorgenti di Ludoteca
    pip install --editable { $folder }      altrove
    ludoteca play { $name }
    Il file README.md dice che cosa cambiare e dove.
error-newgame-bad-name = «{ $name }» non può essere il nome di un gioco: serve una sola parola in minuscolo, di lettere e cifre.
error-newgame-name-in-use = Il nome «{ $name }» è già di un gioco o di un altro pacchetto Python.
error-newgame-bad-title = «{ $title }» non può essere un titolo: niente virgolette, barre inverse o parentesi graffe.
error-newgame-folder-in-use = { $folder } non è vuota: indica un’altra cartella con --folder.

## Velocità

command-bench = misura la velocità delle regole
bench-subject = che cosa misurare
bench-mode = come si giocano le partite: dentro il nucleo, passo a passo, a parole o con preparazioni nuove
bench-seconds = per quanto tempo
bench-compiled = { $rate } scelte al secondo, compilato, in { $games } partite a { $players } giocatori
bench-interpreted = { $rate } scelte al secondo, interpretato, in { $games } partite a { $players } giocatori
cli-game = il nome del gioco
cli-players = il numero di giocatori
cli-json = stampa una riga di JSON

## Il tavolo

error-table-no-such-seat = A questo tavolo quel posto non c’è.
error-table-bad-seats = Il tavolo ha { $players } posti, non { $seats }.
error-table-bad-kind = «{ $kind }» non è né una persona né un livello.
error-table-bad-name = Un nome ha al massimo { $longest } caratteri, tutti visibili.
error-table-bad-clock = L’orologio vuole secondi interi, da 1 a { $longest }.
error-table-bad-cap = Il limite di turni dev’essere un numero intero, almeno 1.
error-table-bad-salt = Un sale ha da 1 a { $most } byte.
error-table-begun = La partita è già cominciata.
error-table-not-begun = La partita non è ancora cominciata.
error-table-over = La partita è finita.
error-table-not-over = Si può vedere solo a partita finita.
error-table-paused = La partita è in pausa.
error-table-not-paused = La partita non è in pausa.
error-table-seat-open = C’è ancora un posto libero.
error-table-seat-left = Chi sedeva a quel posto ha lasciato la partita.
error-table-salt-given = Questo posto ha già aggiunto il suo sale.
error-table-salt-missing = Il dispositivo di un posto non ha ancora aggiunto il suo sale.
error-table-not-asked = Ora non devi decidere nulla.
error-table-stale-decision = Quella domanda non è più aperta: guarda di nuovo il tavolo.
error-table-foreign-decision = Quella domanda era per un altro posto.
error-table-not-foreseen = Che cosa segue a «{ $move }» non si può sapere prima.
error-table-move-refused = Ora «{ $move }» non è permesso ({ $rule }).
error-table-key-reused = Quella chiave appartiene già a un’altra risposta.
error-table-no-undo = Non c’è niente da ritirare.
error-table-undo-needs-consent = Si può ritirare solo se tutti sono d’accordo.
error-table-no-such-proposal = «{ $what }» non si può proporre.
error-table-already-proposed = È già stato proposto.
error-table-no-proposal = Nessuno l’ha proposto.
error-table-already-agreed = Per questo non serve il tuo consenso.
error-table-no-hints = A questo tavolo non si danno suggerimenti.
error-record-draw-differs = La riga { $line } non è quella estratta dal segreto.
error-record-without-secret = Alla registrazione manca il segreto delle estrazioni.
error-record-commitment-differs = Il segreto non è quello annunciato all’inizio.

## The store

error-store-failed = { $file } non può essere usato: { $why }. Nulla vi è cambiato.
error-store-in-use = { $file } è in uso da un altro server. Ferma prima quello, oppure dai a questo un file proprio.
error-store-unwritable = { $file } non può essere scritto: { $why }. Il file e la sua cartella devono appartenere a chi avvia il programma.
error-store-full = Non c’è più spazio sul disco di { $file }. Nulla è cambiato; libera spazio e riprova.
error-store-unsynced = Il disco di { $file } non è riuscito a conservare ciò che è stato scritto: { $why }. Non si scrive più nulla finché il disco non è a posto e il server non viene riavviato.
error-store-corrupt = { $file } è danneggiato ({ $why }). Rimetti una copia al suo posto con “ludoteca restore”.
error-store-foreign = { $file } non è un archivio di questo programma, o il suo inizio è danneggiato. Scegli un altro file, oppure rimetti una copia al suo posto con “ludoteca restore”.
error-store-too-new = { $file } è stato scritto da una versione più recente di questo programma (la sua forma è { $theirs }, questa versione conosce la { $ours }). Reinstalla la versione più recente.
error-store-incomplete = { $file } manca o è vuoto: potrebbero mancare delle modifiche. Rimetti il file, ripristina una copia con “ludoteca restore” oppure avvia una volta con “--accept-loss on” per continuare senza.
error-store-missing = { $file } non esiste.
error-backup-exists = { $file } esiste già, e una copia non prende mai il posto di un altro file.
command-backup = copia tutto ciò che il server conserva in un solo file, anche mentre si gioca
command-restore = rimetti una copia al posto di ciò che il server conserva
backup-arg-file = il nuovo file; con --keep, una cartella
backup-arg-keep = scrive nella cartella FILE una copia con data e ora nel nome, poi elimina tutte tranne le N più recenti
backup-done = { $tables ->
    [0] { $file } non contiene nessun tavolo.
    [1] { $unfinished ->
        [0] { $file } contiene un tavolo.
       *[other] { $file } contiene un tavolo, non finito.
    }
   *[other] { $unfinished ->
        [0] { $file } contiene { $tables } tavoli.
        [1] { $file } contiene { $tables } tavoli, di cui uno non finito.
       *[other] { $file } contiene { $tables } tavoli, di cui { $unfinished } non finiti.
    }
 }
restore-arg-file = un file scritto da “backup”
restore-done = { $tables ->
    [0] Ripristinato da { $file }: nessun tavolo.
    [1] { $unfinished ->
        [0] Ripristinato da { $file }: un tavolo.
       *[other] Ripristinato da { $file }: un tavolo, non finito.
    }
   *[other] { $unfinished ->
        [0] Ripristinato da { $file }: { $tables } tavoli.
        [1] Ripristinato da { $file }: { $tables } tavoli, di cui uno non finito.
       *[other] Ripristinato da { $file }: { $tables } tavoli, di cui { $unfinished } non finiti.
    }
 }
restore-aside = Ciò che c’era prima si trova ora in { $file }.
command-render-replays = calcola e conserva i replay dei tavoli finiti, prima di un aggiornamento che abbandona le loro regole
render-replays-arg-game = solo i tavoli di questo gioco
render-replays-done = { $number ->
    [0] Nessun replay calcolato.
    [1] Calcolati i replay di un tavolo.
   *[other] Calcolati i replay di { $number } tavoli.
 }
render-replays-failed = { $number ->
    [1] La registrazione di un tavolo non si può ripercorrere con le regole installate.
   *[other] Le registrazioni di { $number } tavoli non si possono ripercorrere con le regole installate.
 }
error-name-taken = Il nome “{ $name }” è già preso.

## Levels, from weakest to strongest, and the two plain players

level-beginner = Principiante
level-casual = Amatoriale
level-skilled = Abile
level-expert = Esperto
level-master = Maestro
level-random = Casuale
level-greedy = Avido
option-first = Chi comincia

## Controllo delle registrazioni

command-verify = controlla ogni estrazione, ogni mossa e il risultato di una registrazione
verify-arg-files = le registrazioni; - è lo standard input
verify-commitment = Il segreto è quello annunciato prima di ogni estrazione.
verify-draws = { $number ->
    [one] 1 estrazione è quella che dicono il segreto e i sali.
   *[other] { $number } estrazioni sono quelle che dicono il segreto e i sali.
}
verify-moves = { $number ->
    [one] 1 mossa è permessa dalle regole.
   *[other] { $number } mosse sono permesse dalle regole.
}
verify-struck = { $number ->
    [one] 1 di queste righe è stata ritirata; la sua estrazione conta comunque.
   *[other] { $number } di queste righe sono state ritirate; le loro estrazioni contano comunque.
}
verify-result = Il risultato è quello a cui portano le righe.
verify-good = Verificato.
verify-bad = Non verificato.
error-verify-unreadable = Il file non si può leggere: { $why }.
error-verify-no-text = Il file non è testo UTF-8.
error-verify-no-secret = Il segreto non è rivelato: le estrazioni non si possono controllare.
error-verify-no-commitment = Non c’è stato nessun annuncio: il segreto può essere stato scelto dopo.
error-verify-commitment-differs = Al segreto corrisponde l’annuncio { $expected }, ma è scritto { $written }.
error-verify-draw-differs = Riga { $line }: è scritto «{ $written }», ma il segreto estrae «{ $expected }».
error-verify-move-refused = Riga { $line }: lì il posto { $seat } non può giocare «{ $written }» ({ $rule }).
error-verify-after-the-end = Riga { $line }: «{ $written }» viene dopo la fine della partita.
error-verify-unfinished = La partita non è finita.
error-verify-result-early = È scritto il risultato { $written }, ma la partita non è finita.
error-verify-no-result = Non è scritto nessun risultato; dovrebbe essere { $expected }.
error-verify-result-differs = È scritto il risultato { $written }; dovrebbe essere { $expected }.

## Arena

command-arena = fa giocare i giocatori tra loro e li classifica
arena-arg-contestants = livelli, FILE.py:CLASSE, o il COMANDO di un programma che parla il protocollo, preceduto da NOME= se deve avere un nome
arena-arg-players = quanti giocano; più numeri, separati da virgole, si giocano uno dopo l’altro
arena-arg-blocks = quanti blocchi gioca ogni coppia: un blocco è un seme con i posti ruotati
arena-arg-ms = millisecondi per ogni turno
arena-arg-iterations = iterazioni per ogni scelta al posto del tempo
arena-arg-cap = scelte dopo le quali una partita conta come patta
arena-arg-seed = un testo che decide tutto il caso
arena-arg-jobs = quante partite alla volta
arena-arg-file = conserva i risultati in questo file e riparte da lì
arena-arg-records = scrive ogni partita come registrazione in questa cartella
arena-arg-svg = disegna i punteggi in questo file
arena-rating = punteggio
arena-interval = 95%
arena-won = vinte
arena-time = ms a turno
arena-seats = Vittorie per posto, { $players } giocatori: { $seats }
arena-length = { $games } partite; metà più lunghe di { $median } scelte, la più lunga { $longest }
arena-cut-off = Interrotte dopo { $cap } scelte e contate come patte: { $number } partite su { $games }.
arena-luck = Con un seme e i posti scambiati, lo stesso posto ha vinto entrambe le partite nel { $share }% dei casi.
arena-forfeits = { $number ->
    [one] { $name } ha perso 1 partita a tavolino: { $why }
   *[other] { $name } ha perso { $number } partite a tavolino; l’ultima: { $why }
}
arena-title = { $game }, { $players } giocatori
arena-picture-rating = punteggio con il suo intervallo del 95%
arena-picture-time = punteggio e millisecondi a turno
progress = { $done }/{ $total }, restano { $left }
error-bad-contestant = «{ $contestant }» non è un concorrente: nessun livello con questo nome, nessuna classe in un file e nessun programma eseguibile. Livelli: { $known }; oppure FILE.py:CLASSE, o un COMANDO, o NOME=COMANDO.
error-contestant-not-started = Non si può avviare { $contestant } («{ $command }»): { $why }.
error-contestant-no-answer = { $contestant } («{ $command }») non ha risposto per { $seconds } s. L’output viene scaricato (flush) dopo ogni riga?
error-contestant-ended = { $contestant } («{ $command }») è terminato con stato { $status } invece di rispondere.
error-contestant-killed = { $contestant } («{ $command }») è stato terminato dal segnale { $signal }.
error-contestant-closed-output = { $contestant } («{ $command }») ha chiuso il suo output invece di rispondere.
error-contestant-not-json = { $contestant } («{ $command }») ha risposto con una riga che non è un oggetto JSON: «{ $answer }»
error-contestant-illegal-move = { $contestant } («{ $command }») ha risposto «{ $move }», che non è una delle mosse legali.
error-contestant-not-loaded = Non si può caricare «{ $contestant }»: { $why }
error-contestant-failed = «{ $contestant }» si è interrotto: { $why }
error-less-than-one = { $option } dev’essere almeno 1, non { $given }.
error-too-few-contestants = Servono almeno due concorrenti con nomi diversi, non: { $names }.
error-other-plan = { $file } contiene le partite di un altro piano, o di giocatori cambiati nel frattempo.

## Analisi

command-analyse = valuta ogni decisione di una registrazione e dice dove la partita è cambiata
analyse-arg-record = il file della registrazione
analyse-arg-output = scrive tutta l’analisi come JSON in questo file
analyse-title = { $game }: { $number } turni, ognuno valutato da ciò che il suo posto sapeva
analyse-seat = { $seat } ha ceduto il { $loss }% della vittoria a turno.
analyse-worst = I turni costati di più:
analyse-turning = Dove la partita è cambiata:
analyse-none = in nessun punto di rilievo
analyse-lost = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}, { $seat }, perso il { $loss }%: { $played } Meglio: { $better }
analyse-turned = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}, { $seat }, dal { $before }% al { $after }%: { $played }
error-no-record-file = { $file } non si può leggere.

## Le frasi del comando

arguments-usage = uso:
arguments-options = opzioni
arguments-positional = argomenti
arguments-help = mostra questo aiuto ed esce
arguments-error = %(prog)s: %(message)s
arguments-argument = %(argument_name)s: %(message)s
arguments-required = mancano: %s
arguments-unrecognized = non capito: %s
arguments-choice = %(value)r non è tra: %(choices)s
arguments-value = %(value)r non si può leggere come %(type)s
arguments-one = deve seguire un valore
arguments-some = deve seguire almeno un valore
arguments-ambiguous = %(option)s può voler dire: %(matches)s
arguments-exclusive = non si può usare insieme a %s
arguments-ignored = %r non vuole un valore
arguments-one-of = serve uno tra: %s

## Il server dei tavoli: ciò che si incontra

command-serve = ospita tavoli per gli amici nel browser, su questa macchina e la sua rete
serve-ready = I tavoli sono aperti. In un browser:
serve-no-client = Il client per i browser qui non è costruito, e diranno solo questo: esegui python3 dev.py setup nel repository, reinstalla se era installato, e riavvia.
serve-not-compiled = Qui le regole non sono compilate, quindi i bot sono molto più lenti. Con un compilatore C (Debian: apt install gcc python3-dev), esegui python3 dev.py setup nel repository oppure reinstalla il pacchetto.
serve-few-files = Qui possono restare aperte insieme solo { $connections } connessioni, non le { $wanted } di most-sockets: il sistema non consente altri file aperti. Alza il limite massimo (LimitNOFILE in una unit di systemd, ulimit -Hn in una shell) o abbassa most-sockets.
serve-stop = Ctrl+C li chiude; non si perde nulla.
command-join = fa sedere un programma al tavolo di un server
join-arg-link = il link al tavolo, come l’hai ricevuto
join-arg-engine = chi gioca, come nell’arena: un livello, FILE.py:CLASSE, o il COMANDO di un programma
join-arg-name = il nome con cui gioca
join-arg-seat = il posto che prende; il primo libero se non si dice
join-arg-ms = i millisecondi che può pensare per ogni scelta
join-arg-quiet = segnala solo i guasti
join-arg-data = la cartella che conserva il token del posto [~/.local/share/ludoteca]
join-sits = { $name } prende il posto { $seat } in una partita di { $game }.
join-returned = { $name } è di nuovo al posto { $seat } di una partita di { $game }.
join-taken = Il posto { $seat } è stato preso nel frattempo.
join-waits-for-seats = { $number ->
    [0] In attesa che gli altri giocatori si colleghino.
    [one] In attesa di un altro giocatore.
   *[other] In attesa di altri { $number } giocatori.
}
join-begins = Al tavolo: { $names }
join-plays = Turno { $turn }: { $name } gioca { $move }
join-waits = Turno { $turn }: tocca a { $names }
join-paused = La partita è in pausa.
join-failed = { $why } Viene riavviato e interrogato un’altra volta.
join-not-kept = Non si può conservare il token del posto: { $why }
join-kept = Il posto è conservato: lo stesso comando ci ritorna.
join-cut = Connessione persa ({ $why }). Riconnessione…
error-join-no-seat = Con questo link lì non c’è alcun posto libero.
error-join-lost = Il posto è passato a un altro dispositivo o è stato liberato: il programma non gioca più.
error-join-resigned = Ha fallito due volte di seguito e ha abbandonato. { $why }
error-join-no-server = Il server non è raggiungibile, o ha chiuso: { $why }
error-join-refused = Il server rifiuta: { $why }
error-join-no-link = «{ $link }» non è un link a un tavolo.
command-open = apre un tavolo su un server e ne stampa il link
open-arg-address = l’indirizzo del server
open-arg-seats = chi gioca, separati da virgole: “open” per il link, o il livello di un bot
open-arg-clock = secondi per tutta la partita e secondi aggiunti a ogni risposta, come 600+5
open-arg-cap = il turno dopo il quale la partita è patta
open-arg-public = elenca il tavolo per tutti
open-arg-invitation = l’invito, sui server che lo chiedono
error-open-bad-clock = «{ $given }» non è una cadenza come 600+5.
error-server = Ora non si può fare.
error-server-no-table = Questo tavolo non c’è, o non c’è più.
error-server-restarting = Il server si sta riavviando. Torna tra un momento.
error-server-rules-changed = Da quando la partita è cominciata le regole sono cambiate: non può continuare. Ciò che si è giocato si può ancora guardare.
error-server-no-page = A questo indirizzo non c’è niente.
error-server-not-yours = Non spetta a te deciderlo.
error-server-not-your-seat = Quel posto non è tuo.
error-server-not-host = Può farlo solo chi ospita il tavolo.
error-server-seat-taken = Quel posto è occupato, o non puoi prenderlo.
error-server-bad-name = Un nome ha caratteri visibili e al massimo due segni su una lettera.
error-server-held-seat = Hai già occupato un altro posto in questa partita, quindi non puoi prendere questo.
error-server-no-opening = Ora nessuno chiede di aprire quel posto.
error-server-too-much = Troppi messaggi. Aspetta un momento e riprova.
error-server-bad-message = Il messaggio non è leggibile: { $why }
error-server-too-deep = Il messaggio è annidato troppo in profondità.
error-server-bad-salt = Un sale si scrive in cifre esadecimali.
error-server-nothing-said = Il messaggio è vuoto.
error-server-already-entered = Questa connessione è già a un tavolo.
error-server-not-entered = Prima entra a un tavolo.
error-server-not-away = Ora non ci si può assentare da quel posto.
error-server-not-free = Ora quel posto non si può cambiare.
error-server-not-rated = Un tavolo classificato è per persone con un account, ciascuna in un posto, senza bot né suggerimenti.
error-server-rated-account = Questo tavolo è classificato: accedi prima di prendere posto.
error-server-rated-clock = Una partita classificata ha un orologio: scegli i minuti per la partita o i giorni per ogni mossa.
error-server-rated-goes-on = Una partita classificata non si può chiudere: gioca, abbandona o accordati sulla patta.
error-server-no-rematch = A questo tavolo la rivincita non è possibile.
error-server-no-thought = Il bot non ha trovato una mossa. Non è cambiato nulla.
error-server-no-analysis = Nessuno ha ancora chiesto un’analisi.
error-server-foreign-link = Si disegnano solo i link a questo server.
error-server-no-address = { $address } porta { $port } non si può usare: { $why }. C’è già un altro server? Con --port se ne sceglie un’altra.

## Verifica e carico di un server

command-audit = gioca ogni partita due volte attraverso un vero server e confronta ogni byte che ciascuno riceve
audit-arg-games = i giochi da verificare; tutti se non se ne nomina nessuno
audit-arg-matches = quante partite al massimo
audit-arg-seconds = fermati dopo tanti secondi
audit-arg-seed = da dove cominciano i semi delle partite
audit-arg-workers = quanti processi alla volta
audit-progress = { $matches } partite, { $texts } messaggi confrontati
audit-done = { $matches } partite giocate due volte; in { $different } passi differivano in qualcosa di nascosto; confrontati { $texts } messaggi per { $bytes } byte.
audit-revealed = { $matches } di esse sono finite prima, in media dopo { $steps } passi su { $most }, perché il passo seguente avrebbe rivelato qualcosa secondo le regole del gioco: { $seen } perché si sarebbe visto, { $told } perché tutti l’avrebbero sentito.
audit-differs = Qualcuno potrebbe distinguere due partite che differiscono solo in cose nascoste: { $game }, { $players } giocatori, punto di vista { $viewer }, seme { $seed }, passo { $step }. Ha ricevuto:
error-audit-ended = La verifica si è interrotta: un suo processo ha perso il server ({ $why }). Quanto confrontato fino a quel punto è riportato sopra; riavviala, con meno processi se la macchina è occupata.
command-load = gioca a molti tavoli di un server in funzione e lo misura
load-arg-address = l’indirizzo del server, come lo scrive lui
load-arg-tables = quanti tavoli, ciascuno con due connessioni
load-arg-rate = quante mosse al secondo, tutti i tavoli insieme
load-arg-seconds = per quanti secondi
load-arg-pid = il processo del server su questa macchina, per misurarne memoria e tempo di calcolo
error-load-failed = La prova di carico su { $address } non è riuscita: { $why }. Il server è attivo a quell’indirizzo, con --limits off, ed entrambi i processi possono aprire abbastanza file (ulimit -n)?
load-game = gioco: { $value }
load-tables = tavoli: { $value }
load-sockets = connessioni: { $value }
load-kib-per-table = memoria per tavolo: { $value } KiB
load-processor-us-per-move = tempo di calcolo per mossa: { $value } µs
load-moves = mosse: { $value }
load-moves-per-second = mosse al secondo: { $value }
load-p50-ms = metà delle mosse confermate entro { $value } ms
load-p99-ms = il 99% delle mosse confermate entro { $value } ms
