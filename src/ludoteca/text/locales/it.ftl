### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

## Errori

command-engine = parla il protocollo su ingresso e uscita standard, per altri programmi

error-unknown-game = { $suggestions-number ->
    [0] Nessun gioco si chiama «{ $game }».
   *[other] Nessun gioco si chiama «{ $game }». Forse intendevi: { $suggestions }?
}
error-unknown-move = «{ $move }» non è una mossa di questo gioco.
error-unknown-level = Il livello «{ $level }» non esiste. I livelli, dal più debole al più forte: { $known }.
error-not-possible = Ora il caso non può dare «{ $outcome }».
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
error-bad-text = Un testo della riga contiene mezzo carattere.
error-field-twice = Il campo «{ $field }» compare due volte.
error-missing-field = Manca il campo «{ $field }».
error-bad-field = { $wanted ->
    [text] Il campo «{ $field }» deve essere un testo.
    [truth] Il campo «{ $field }» deve essere true o false.
    [object] Il campo «{ $field }» deve essere un oggetto.
    [texts] Il campo «{ $field }» deve essere un elenco non vuoto di testi.
    [seat] Il campo «{ $field }» deve essere un posto: uno spettatore non ha mosse.
   *[other] Il campo «{ $field }» non può valere così.
}
error-bad-number = Il campo «{ $field }» deve essere un numero intero da { $low } a { $high }.
error-unknown-request = { $suggestions-number ->
    [0] La richiesta «{ $do }» non esiste.
   *[other] La richiesta «{ $do }» non esiste. Forse intendevi «{ $suggestions }»?
}
error-ms-or-iterations = Indica «ms» oppure «iterations», non entrambi.
error-bad-view = Nessuna partita si mostra così.
error-bad-moves = «{ $move }» non è una mossa che questa vista permette.

error-bad-record = Il verbale non si legge.
error-record-too-long = Il verbale è troppo lungo.
error-record-without-body = Nel verbale manca la riga vuota dopo l’intestazione.
error-record-without-setup = Il verbale non comincia con una preparazione o una posizione.
error-record-does-not-replay = La riga { $line } del verbale non si può giocare.
error-record-of-other-rules = Il verbale segue la versione { $rules } delle regole, che non è quella in uso.
error-bad-line = La riga { $line } del verbale non si legge.
error-bad-header = L’intestazione «{ $header }» del verbale non si legge.
error-bad-secret = Il segreto del verbale non si legge.

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
