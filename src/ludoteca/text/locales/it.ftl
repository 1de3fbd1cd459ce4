### Shared sentences. Every key stands in every language.

## The command

cli-usage = Usage: ludoteca COMMAND … (ludoteca COMMAND --help says more)
cli-commands = Commands:
cli-games = Games:
cli-more = Try: ludoteca play
cli-lang = the language to speak
cli-unknown-command = There is no command “{ $name }”.
cli-unknown-command-close = There is no command “{ $name }”. Did you mean “{ $close }”?

## Playing in a terminal: the command line

command-play = play a game in this terminal
play-arg-game = the game to play; asked for if left out
play-arg-players = how many play: you and bots
play-arg-seats = who sits where: you, or a bot's level, by commas
play-arg-names = the players' names, by commas
play-arg-seed = a text that decides all chance, to play the same game again
play-arg-option = an option of the game, such as first=0
play-arg-plain = no drawing: one fact a line, for screen readers and scripts
play-arg-record = write the game's record into this file

error-bad-seats = “{ $word }” is nobody I know. A seat is one of: { $known }.
error-no-rule = The rulebook has nothing on “{ $asked }”.
error-no-rulebook = There is no rulebook page of this game.
error-option-without-value = Options are written NAME=VALUE, not “{ $option }”.
error-seats-and-players = { $seats } seats are named, but --players says { $players }.

## Playing in a terminal: before the game

reception-games = Which game? Type its number or its name.
reception-seats = Who plays? Type a number; Enter takes the first.
reception-seats-own = Or write the seats yourself, such as: you,greedy,random
reception-bots = { $number ->
    [one] you against a bot
   *[other] you against { $number } bots
}
reception-people = { $number } people at this keyboard
name-you = You
name-0 = Ochre
name-1 = Teal
name-2 = Plum
name-3 = Slate
name-4 = Crimson

## Playing in a terminal: the game

list-and = { $most } and { $last }
play-refused = { $why } (rule { $clause })
play-ambiguous = “{ $text }” could be: { $moves }.
play-unknown = I don't understand “{ $text }”. Type “moves” for what you can do, “help” for the commands.
play-unknown-close = I don't understand “{ $text }”. Did you mean: { $moves }?
play-watching = You are only watching now.
play-watch-on = The bots play on without you. Press Enter to watch on, or type “quit”.
play-is-legal = “{ $move }” is allowed.
play-no-moves = You need not choose anything now.
play-no-hand = You hold nothing that others don't see.
play-no-place = There is no place “{ $place }” here. Places: { $places }.
play-no-changes = Nothing has happened yet.
play-no-undo = That can't be taken back.
play-saved = Saved as { $file }.
play-not-saved = { $file } can't be written: { $why }.
play-quit-sure = Leave the game? yes or no
play-yes-words = y yes
play-not-done = Then not.
play-curtain = Pass the keyboard to { $seat } and press Enter.
play-footer = Tab: moves · help · preview MOVE · why MOVE · rules · log · undo · quit
play-footer-page = Page Up, Page Down: scroll · Esc or Enter: back to the board
play-footer-curtain = Enter: sit down
play-footer-over = log · save FILE · rules · quit

## The commands: the word to type, and what it does

word-help = help
word-moves = moves
word-why = why
word-preview = preview
word-undo = undo
word-hand = hand
word-board = board
word-where = where
word-around = around
word-changes = changes
word-log = log
word-rules = rules
word-save = save
word-draw = draw
word-resign = resign
word-quit = quit
play-help-typing = Type a move as its words, or just their beginnings; Tab offers the moves you may make.
play-help-help = this page
play-help-moves = the moves you may make, each with what it does
play-help-why = why a move is not allowed: why MOVE
play-help-preview = what a move would do, without making it: preview MOVE
play-help-undo = take your last step back
play-help-hand = what you hold
play-help-board = the board again
play-help-where = everything you can see, as facts
play-help-around = a place and its neighbours: around PLACE
play-help-changes = what happened since your last move
play-help-log = everything that happened
play-help-rules = the rulebook, a clause or a word of it: rules 3.3
play-help-save = write the record into a file: save FILE
play-help-draw = agree on a draw
play-help-resign = give up
play-help-quit = leave the game

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
error-record-without-secret = Al verbale manca il segreto delle estrazioni.
error-record-commitment-differs = Il segreto non è quello annunciato all’inizio.
