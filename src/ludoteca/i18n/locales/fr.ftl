### Phrases communes. Chaque clé existe dans toutes les langues.

## La commande

cli-usage = Utilisation : ludoteca COMMANDE … (ludoteca COMMANDE --help en dit plus)
cli-commands = Commandes :
cli-games = Jeux :
cli-more = Essayez : ludoteca play
cli-lang = la langue à parler
cli-unknown-command = La commande « { $name } » n’existe pas.
cli-unknown-command-close = La commande « { $name } » n’existe pas. Vouliez-vous dire « { $close } » ?

## Jouer dans le terminal : la ligne de commande

command-play = jouer une partie dans ce terminal
play-arg-game = le jeu ; demandé s’il n’est pas indiqué
play-arg-players = combien jouent : vous et des bots
play-arg-seats = qui joue où : pour chaque place « you » (une personne) ou le niveau d’un bot, séparés par des virgules
play-arg-names = les noms des joueurs, séparés par des virgules
play-arg-seed = un texte qui décide de tout le hasard, pour rejouer la même partie
play-arg-option = une option du jeu, par exemple first=0
play-arg-file = un fichier pour l’option « { $option } », des jeux qui l’ont
play-arg-plain = sans dessin : une information par ligne, pour les lecteurs d’écran et les scripts
play-arg-record = écrire l’enregistrement de la partie dans ce fichier
error-bad-seats = Une place ne peut pas être « { $word } » ; elle est l’une de celles-ci : { $known }.
error-option-without-value = Une option s’écrit NOM=VALEUR, pas « { $option } ».
error-seats-and-players = { $seats ->
    [one] { $seats } place est indiquée, mais --players dit { $players }.
   *[other] { $seats } places sont indiquées, mais --players dit { $players }.
}

## Jouer dans le terminal : avant la partie

reception-games = Quel jeu ? Tapez son numéro ou son nom.
reception-seats = Qui joue ? Tapez un numéro ; Entrée choisit le premier.
reception-seats-own = Ou indiquez vous-même les places, par exemple : you,casual,expert
reception-bots = { $number ->
    [one] vous contre un bot ({ $level })
   *[other] vous contre { $number } bots ({ $level })
}
reception-people = { $number ->
    [one] { $number } personne à ce clavier
   *[other] { $number } personnes à ce clavier
}
name-you = Vous
name-0 = Ocre
name-1 = Sarcelle
name-2 = Prune
name-3 = Ardoise
name-4 = Cramoisi

## Jouer dans le terminal : la partie

list-and = { $most } et { $last }
list-or = { $most } ou { $last }
play-turn = tour { $turn }
play-bot = { $seat } est un bot ({ $level }).
play-greeting = Tapez « aide » pour apprendre à jouer, « règles » pour les règles du jeu.
play-refused = { $why } (règle { $clause })
play-ambiguous = « { $text } » peut vouloir dire : { $moves }.
play-unknown = Je ne comprends pas « { $text } ». Tapez « coups » pour voir ce que vous pouvez faire, « aide » pour les commandes.
play-unknown-close = Je ne comprends pas « { $text } ». Vouliez-vous dire : { $moves } ?
play-watching = Vous ne pouvez plus que regarder.
play-thinking = { $seat } réfléchit…
play-watch-on = Les bots continuent sans vous. Entrée : continuer à regarder
play-is-legal = « { $move } » est permis.
play-no-moves = Ce n’est pas à vous de choisir.
play-no-hand = Vous n’avez rien de caché aux autres.
play-no-place = Il n’y a pas de case « { $place } » ici. Les cases vont de { $first } à { $last }.
play-no-places = Ce jeu n’a pas de cases nommées.
play-no-changes = Il ne s’est rien passé depuis.
play-no-undo = Vous n’avez rien à reprendre.
play-undo-sure = { $people ->
    [one] Tout ce qui suit votre dernier coup sera annulé, et les tirages seront refaits. Reprendre ? (oui/non)
   *[other] Tout ce qui suit votre dernier coup sera annulé, et les tirages seront refaits. Tout le monde est d’accord ? (oui/non)
}
play-undone = Coup repris.
play-draw-sure = { $people ->
    [one] Terminer la partie par une nulle ? (oui/non)
   *[other] Tout le monde est d’accord pour une nulle ? (oui/non)
}
play-resign-sure = { $players ->
    [2] Abandonner ? Votre adversaire gagne. (oui/non)
   *[other] Abandonner ? Un bot jouera à votre place. (oui/non)
}
play-quit-sure = Quitter la partie ? Elle est perdue si vous ne l’enregistrez pas. (oui/non)
play-yes-words = o oui y yes
play-not-done = D’accord, rien n’a changé.
play-saved = Enregistré dans { $file }.
error-not-saved = Impossible d’écrire { $file } : { $why }.
play-curtain = Passez le clavier à { $seat }, puis appuyez sur Entrée.
play-footer = Tab : coups · aide · aperçu COUP · pourquoi COUP · règles · reprendre · quitter
play-footer-page = Page ↑, Page ↓ : défiler · Échap ou Entrée : retour au plateau
play-footer-curtain = Entrée : continuer
play-footer-over = journal · enregistrer FICHIER · règles · quitter

## Les commandes : le mot à taper, et ce qu’il fait

word-help = aide
word-moves = coups
word-why = pourquoi
word-preview = aperçu
word-undo = reprendre
word-hand = main
word-board = plateau
word-where = où
word-around = autour
word-changes = nouvelles
word-log = journal
word-rules = règles
word-save = enregistrer
word-draw = nulle
word-resign = abandonner
word-quit = quitter
play-help-typing = Tapez un coup avec ses mots, ou seulement leur début tant que c’est clair ; Tab propose les coups possibles et montre ce qu’ils feraient.
play-help-help = cette page
play-help-moves = les coups possibles, avec ce qu’ils font
play-help-why = pourquoi un coup n’est pas permis : pourquoi COUP
play-help-preview = ce qu’un coup ferait, sans le jouer : aperçu COUP
play-help-undo = reprendre votre dernier coup
play-help-hand = ce que vous avez en main
play-help-board = le plateau encore une fois
play-help-where = tout ce que vous pouvez voir, sous forme de liste
play-help-around = une case et ses voisines : autour CASE
play-help-changes = ce qui s’est passé depuis votre dernier coup
play-help-log = tout ce qui s’est passé
play-help-rules = les règles du jeu, un point ou un mot : règles 3.3
play-help-save = écrire l’enregistrement dans un fichier : enregistrer FICHIER
play-help-draw = convenir d’une partie nulle
play-help-resign = abandonner
play-help-quit = quitter la partie

## Ce qui se dit à une table, et comment une partie peut y finir

table-seat = { $what ->
    [person] { $seat } : un joueur a rejoint la table.
    [open] { $seat } : la place est libre.
   *[other] { $seat } : un bot joue ici désormais ({ $what }).
}
table-hint = { $seat_is ->
    [you] Vous avez reçu un indice.
   *[other] { $seat } a reçu un indice.
}
table-pause = La partie est en pause.
table-resume = La partie reprend.
table-propose = { $what ->
    [draw] { $seat_is ->
        [you] Vous proposez la nulle.
       *[other] { $seat } propose la nulle.
    }
    [pause] { $seat_is ->
        [you] Vous demandez une pause.
       *[other] { $seat } demande une pause.
    }
   *[undo] { $seat_is ->
        [you] Vous demandez à reprendre votre dernier coup.
       *[other] { $seat } demande à reprendre le dernier coup.
    }
}
table-agree = { $seat_is ->
    [you] Vous acceptez.
   *[other] { $seat } accepte.
}
table-refuse = { $seat_is ->
    [you] Vous refusez.
   *[other] { $seat } refuse.
}
table-undo = Le dernier coup a été repris.
table-resign = { $seat_is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
table-time = { $seat_is ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé : { $seat }.
}
table-draw = Nulle par accord mutuel.
table-cap = La limite de tours est atteinte.
table-abandon = La partie a été interrompue.
reason-resigned = { $winners_is ->
    [you] Votre adversaire a abandonné : vous gagnez !
   *[other] { $winners } gagne : l’adversaire a abandonné.
}
reason-time = { $winners_is ->
    [you] Votre adversaire n’a plus de temps : vous gagnez !
    [nobody] Le temps est écoulé : personne ne gagne.
   *[other] { $winners } gagne : l’adversaire n’a plus de temps.
}
reason-agreed = Nulle par accord mutuel.
reason-cap = Nulle : la limite de tours est atteinte.
reason-abandoned = La partie a été interrompue : personne ne gagne.

## Enregistrements et règles dans le terminal

command-replay = parcourir l’enregistrement d’une partie
command-rules = lire les règles du jeu
rules-arg-asked = un point, comme 3.3, un chapitre, comme 3, ou un mot
replay-arg-file = l’enregistrement
replay-arg-seat = afficher le point de vue de cette place
replay-arg-all = tout montrer, même ce qui est caché
replay-arg-line = la ligne par laquelle commencer
replay-step = ligne { $number } sur { $total }
replay-eyes-seat = point de vue : { $seat }
replay-eyes-spectator = vue du spectateur
replay-eyes-all = tout visible
replay-setup = La partie est mise en place.
replay-quiet = Rien de visible depuis cette place.
replay-no-more = Il n’y a plus de ligne de ce côté.
replay-unknown = Je ne comprends pas « { $text } ». Tapez « aide » pour les commandes.
replay-footer = → ou Entrée : suivant · ← retour · un numéro : y aller · place N · tout · aide · quitter
replay-word-next = suivant
replay-word-back = retour
replay-word-start = début
replay-word-end = fin
replay-word-seat = place
replay-word-all = tout
replay-word-spectator = spectateur
replay-word-where = où
replay-word-hand = main
replay-word-around = autour
replay-word-help = aide
replay-word-quit = quitter
replay-help-next = la ligne suivante ; de même Entrée et →
replay-help-back = la ligne précédente ; de même ←. Un numéro mène à cette ligne
replay-help-start = la première ligne
replay-help-end = la dernière ligne
replay-help-seat = afficher le point de vue d’une place : place 1
replay-help-all = tout montrer
replay-help-spectator = ne montrer que ce que tout le monde peut voir
replay-help-where = tout ce qu’on peut voir, fait par fait
replay-help-hand = ce que la place choisie a en main
replay-help-around = une case et ses voisines : autour CASE
replay-help-help = cette liste
replay-help-quit = quitter
error-no-rule = Les règles du jeu ne disent rien sur « { $asked } ».
error-no-rulebook = Les règles de ce jeu ne sont pas disponibles ici.
error-no-such-seat = La place { $seat } n’existe pas : elles vont de 0 à { $most }.
error-record-empty = L’enregistrement est vide.
error-record-not-text = { $file } n’est pas un enregistrement : ce n’est pas du texte UTF-8.
error-no-file = Impossible de lire { $file } : { $why }.

## Erreurs

command-engine = parler le protocole sur l’entrée et la sortie standard, pour d’autres programmes

error-unknown-game = { $suggestions-number ->
    [0] Aucun jeu ne s’appelle « { $game } ».
   *[other] Aucun jeu ne s’appelle « { $game } ». Vouliez-vous dire : { $suggestions } ?
}
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-level = Il n’y a pas de niveau « { $level } ». Les niveaux, du plus faible au plus fort : { $known }.
error-nothing-to-choose = La place { $seat } n’a rien à choisir maintenant.
error-nothing-to-choose-over = La partie est finie : il n’y a plus rien à choisir.
error-no-budget = { $given } ne suffit pas comme temps de réflexion.
error-not-possible = « { $outcome } » n’est pas un tirage possible maintenant.
error-not-legal = Ce coup n’est pas permis maintenant.
error-nothing-to-draw = Il n’y a rien à tirer maintenant : un joueur doit choisir, ou la partie est finie.
error-bad-option = Le jeu n’accepte pas cette option.
error-bad-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
error-bad-first = L’option « first » est une place, comptée à partir de 0.
error-impossible-position = Aucune partie ne peut arriver à cette position.
error-too-big = Le décompte dépasse { $max_nodes }.
error-internal = Une erreur s’est produite ici, et ce n’est pas de votre faute. Rien n’a changé.

error-no-game = Aucune partie en cours : commencez-en une avec « new », « load » ou « replay ».
error-line-too-long = La ligne dépasse un mébioctet.
error-bad-utf8 = La ligne n’est pas en UTF-8.
error-bad-json = La ligne n’est pas du JSON.
error-not-an-object = Une requête est un objet JSON.
error-too-deep = La ligne est imbriquée trop profondément.
error-not-finite = NaN et les infinis ne sont pas des nombres.
error-number-too-large = Un nombre de la ligne est trop grand.
error-bad-text = Une chaîne de la ligne contient un demi-codet isolé.
error-field-twice = Le champ « { $field } » figure deux fois.
error-missing-field = Il manque le champ « { $field } ».
error-bad-field = { $wanted ->
    [text] Le champ « { $field } » doit être un texte.
    [members] off, play ou all
    [language] auto, en, it, fr ou es
    [truth] Le champ « { $field } » doit être true ou false.
    [object] Le champ « { $field } » doit être un objet.
    [texts] Le champ « { $field } » doit être une liste non vide de chaînes.
    [seat] Le champ « { $field } » doit être une place : un spectateur n’a pas de coups.
   *[other] Le champ « { $field } » a une valeur non valide.
}
error-bad-number = Le champ « { $field } » doit être un nombre entier de { $low } à { $high }.
error-unknown-request = { $suggestions-number ->
    [0] Il n’y a pas de requête « { $do } ».
   *[other] Il n’y a pas de requête « { $do } ». Vouliez-vous dire « { $suggestions } » ?
}
error-ms-or-iterations = Indiquez soit « ms », soit « iterations ».
error-bad-view = Aucune partie ne peut donner cette vue.
error-bad-moves = « { $move } » n’est pas un coup que cette vue permet.

error-bad-record = L’enregistrement est illisible.
error-record-too-long = L’enregistrement est trop long.
error-record-without-body = Il manque à l’enregistrement la ligne vide après l’en-tête.
error-record-without-setup = L’enregistrement ne commence ni par une mise en place ni par une position.
error-record-does-not-replay = La ligne { $line } de l’enregistrement ne peut pas être jouée.
error-record-of-other-rules = L’enregistrement suit la version { $rules } des règles, que cette version du programme n’a pas.
error-bad-line = La ligne { $line } de l’enregistrement est illisible.
error-bad-header = L’en-tête « { $header } » de l’enregistrement est illisible.
error-bad-secret = Le secret de l’enregistrement est illisible.

## Le serveur de tables : réglages

setting-config = un fichier TOML de réglages
setting-bind = les adresses d’écoute, séparées par des virgules ; « local » est cette machine et ses adresses dans les réseaux privés
setting-port = le port d’écoute
setting-public-url = l’adresse que l’on tape, si un proxy se trouve devant : les liens la contiennent, et seules elle et les adresses de la machine reçoivent une réponse
setting-base-path = le chemin par lequel commencent toutes les adresses, comme /games ; repris de l’adresse publique si elle en a un
setting-trusted-proxy = adresses ou réseaux des proxys auxquels on fait confiance pour l’adresse du visiteur, séparés par des virgules
setting-tables = qui peut ouvrir des tables : tout le monde (anyone), les personnes invitées (invited) ou seulement l’administration (admin)
setting-members-only = qui peut jouer : « off » tout le monde, « play » les personnes qui ont un compte (créé avec une invitation), « all » de même, et personne d’autre ne voit les tables publiques
setting-imprint = qui tient le serveur, au pied de chaque page : un texte ou l’adresse d’une page
setting-language = la langue de la première page pour qui n’en a pas choisi ; auto est celle que préfère le navigateur
setting-accounts = si l’on peut créer des comptes à son nom
setting-data = le dossier qui contient la base de données
setting-accept-loss = démarrer même si le journal (WAL) ou le contenu de la base de données manque
setting-metrics = l’adresse et le port où Prometheus lit les chiffres ; nulle part sans réglage
setting-log = ce qui est noté sur la sortie d’erreur, en lignes JSON : tout (all), les avertissements (warnings) ou rien (none) ; auto donne les avertissements dans un terminal, sinon tout
setting-bot-workers = combien de bots réfléchissent à la fois ; 0 en donne un de moins que les processeurs, mais au moins un
setting-sleep-after = une table inactive quitte la mémoire après ce temps, et revient quand quelqu’un revient
setting-expire-gathering = une table qui n’a jamais commencé est retirée après ce temps sans changement ; 0 veut dire jamais
setting-expire-playing = une partie inachevée est close comme abandonnée après ce temps sans coup ; 0 veut dire jamais
setting-expire-study = une leçon ou une étude est retirée après ce temps ; 0 veut dire jamais
setting-expire-finished = une partie finie est retirée après ce temps ; 0 veut dire jamais
setting-expire-session = une session de compte se termine après ce temps sans usage ; 0 veut dire jamais
setting-session-lifetime = la session d’un compte se termine ce délai après la connexion, quel que soit son usage ; 0 signifie jamais
setting-expire-notice = les avis de connexion et de modification d’un compte sont supprimés après ce délai ; 0 signifie jamais
setting-most-tables = combien de tables inachevées il peut y avoir à la fois
setting-most-sockets = combien de sockets peuvent être ouverts à la fois
setting-frame-bytes = le message le plus long qu’un socket accepte
setting-body-bytes = le corps le plus long qu’une requête peut avoir
setting-unsent-bytes = un client pour lequel plus que cela est en attente est déconnecté ; il peut revenir
setting-limits = si les limites ci-dessous s’appliquent ; off seulement pour mesurer
setting-head-timeout = temps laissé à un client pour l’en-tête d’une requête ; 0 : sans limite
setting-body-timeout = temps laissé à un client pour le corps d’une requête ; 0 : sans limite
setting-connection-bytes = octets qu’une connexion WebSocket envoie, trames de contrôle comprises ; chaque trame compte 64 de plus, et un message plus long n’arrive jamais
setting-address-connections = connexions de toute sorte ouvertes à la fois depuis une adresse ; celles des proxys de confiance ne comptent pas
setting-address-requests = requêtes d’une adresse
setting-address-messages = messages d’une adresse
setting-address-bytes = octets d’une adresse
setting-address-tables = tables ouvertes depuis une adresse
setting-address-chat = lignes de discussion d’une adresse
setting-address-logins = essais d’entrer dans un compte, ou d’en créer un, depuis une adresse ; autant pour un nom d’où qu’ils viennent
setting-address-sockets = sockets ouverts à la fois depuis une adresse
setting-seat-messages = messages pour une place
setting-seat-bytes = octets pour une place
setting-seat-chat = lignes de discussion d’une place
setting-table-messages = messages à une table
setting-table-bytes = octets vers une table
setting-table-chat = lignes de discussion à une table
setting-table-sockets = sockets ouverts à la fois à une table
error-bad-setting = { $source } donne à { $setting } la valeur « { $value } » ; il faut { $wanted ->
    [addresses] « local », ou des adresses séparées par des virgules, comme 127.0.0.1,192.168.1.20
    [port] un port de 1 à 65535
    [url] une adresse http ou https sans paramètres (?…), comme https://play.example/games
    [path] un chemin comme /games
    [networks] des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1,10.0.0.0/8
    [tables] anyone, invited ou admin
    [truth] on ou off
    [file] un dossier
    [endpoint] une adresse et un port, comme 127.0.0.1:9100
    [log] auto, all, warnings ou none
    [duration] une durée comme 90s, 10m, 24h ou 30d, ou bien 0
    [bytes] un nombre d’octets à partir de 1024
    [rate] un nombre par durée, comme 20/10s ou 60/h
   *[other] un nombre entier
}.
error-bad-settings-file = { $file } n’est pas un fichier TOML : { $why }.
error-unknown-setting = { $close ->
    [none] { $file } règle « { $setting } », qui n’est pas un réglage.
   *[other] { $file } règle « { $setting } », qui n’est pas un réglage. Vouliez-vous dire { $close } ?
}
error-setting-paths-differ = L’adresse publique { $public } ne finit pas par le chemin { $base }.

## Le serveur de tables : à la porte

error-door-host = Ce serveur ne répond pas à cette adresse. Prenez l’une de celles qu’il affiche au démarrage.
error-door-one-host = Une requête doit nommer ce serveur exactement une fois, dans un seul en-tête Host.
error-door-origin = Cette page n’appartient pas à ce serveur : elle ne peut pas demander cela.
error-door-too-many = C’était trop à la fois. Attendez un peu et réessayez.
error-door-too-slow = La requête a mis trop de temps à arriver. Réessayez.
error-door-not-here = Il n’y a rien à cette adresse.
error-door-too-large = C’est plus long que ce que ce serveur accepte.
error-door = Le serveur ne laisse pas entrer cela.

## Comptes

error-account = Le compte ne peut pas faire cela.
error-account-none-here = Ce serveur n’a pas de comptes. On peut jouer sans.
error-account-bad-name = Un nom a de 1 à { $longest } caractères visibles, dont au moins une lettre ou un chiffre, et au plus deux signes par lettre.
error-account-name-scripts = Un nom a les lettres d’un seul alphabet.
error-account-name-similar = Ce nom ressemble trop à un autre. Choisissez-en un autre.
error-account-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
error-account-wrong = Le nom ou le mot de passe n’est pas le bon.
error-account-no-session = Vous n’êtes plus connecté. Entrez de nouveau votre nom et votre mot de passe.
error-account-too-often = Trop d’essais. Attendez quelques minutes et réessayez.
error-account-common-password = Ce mot de passe est l’un des plus courants. Choisissez-en un autre.
error-account-confirm = Confirmez d’abord votre identité.
error-account-no-such-session = Cette session est déjà terminée.
error-account-wrong-code = Le nom ou le code de récupération n’est pas le bon, ou le code a déjà servi.
error-account-no-passkeys-here = Ce serveur ne peut pas utiliser de clés d’accès.
error-account-passkey-wrong = Cette clé d’accès n’est pas acceptée. Réessayez ou connectez-vous avec votre mot de passe.
error-account-passkey-expired = Cela a pris trop de temps. Réessayez.
error-account-no-such-passkey = Cette clé d’accès a déjà été supprimée.
error-account-many-passkeys = Un compte a au plus { $most } clés d’accès. Supprimez-en une d’abord.
error-account-password = Un mot de passe a de { $shortest } à { $longest } caractères.
error-account-busy = Trop de personnes se connectent en ce moment. Réessayez dans un instant.

## Tenir un serveur

command-admin = gérer un serveur en marche : personnes, tables, discussion, annonces, résultats
admin-arg-what = ce qu’il faut faire
admin-arg-of = l’identifiant de la table ; pour « open » le jeu ; un compte, un numéro, des mots ou un texte, selon la liste ci-dessous
admin-arg-seat = la place, comptée à partir de 0
admin-arg-number = la ligne de discussion à cacher, toutes celles de la table sinon ; pour « audit » : les entrées avant celle-ci
admin-arg-uses = pour combien de tables (ou, avec members-only, de comptes) une invitation est valable
admin-arg-account = exclure ou mettre en sourdine ce compte
admin-arg-name = exclure ou mettre en sourdine quiconque porte ce nom ou un nom qui lui ressemble
admin-arg-address = exclure ou mettre en sourdine une adresse ou un réseau, par exemple 192.0.2.0/24
admin-arg-table = mettre en sourdine à cette table seulement ; avec --seat, qui y est assis
admin-arg-for = la durée, par exemple 2h ou 7d ; pour toujours sinon
admin-arg-reason = la raison : la personne concernée la voit, et elle reste au registre des actions
admin-arg-in = la langue des mots ou de l’annonce ; toutes sinon
admin-arg-file = un fichier de mots, un par ligne
admin-arg-from = le premier jour des résultats ; aujourd’hui sinon
admin-arg-to = le dernier jour des résultats
admin-arg-clear = retirer l’annonce
admin-do-load = montre la charge du serveur
admin-do-tables = liste les tables en cours
admin-do-chat = montre la discussion de TABLE
admin-do-close = ferme TABLE
admin-do-hide-name = retire un nom de TABLE et de son enregistrement
admin-do-hide-chat = cache la discussion de TABLE
admin-do-invite = affiche un nouveau lien d’invitation
admin-do-uninvite = annule toutes les invitations
admin-do-open = ouvre une table de GAME et affiche ses liens
admin-do-confirm-clock = accepte l’horloge de la machine après un saut
admin-do-ban = exclut --account, --name ou --address
admin-do-mute = retire la discussion à --account, --name, --address ou à un --seat de --table
admin-do-unban = lève l’exclusion NUMBER
admin-do-unmute = lève la mise en sourdine NUMBER
admin-do-bans = liste les exclusions et mises en sourdine avec leur numéro
admin-do-connections = liste qui est connecté, avec les adresses
admin-do-reports = liste les messages et les noms signalés
admin-do-resolve = clôt le signalement NUMBER : une mesure a été prise
admin-do-dismiss = clôt le signalement NUMBER : rien à faire
admin-do-host = fait du compte NAME un responsable du serveur, avec la page /admin
admin-do-unhost = retire ce rôle au compte NAME
admin-do-hosts = liste les responsables du serveur
admin-do-reset-password = donne au compte NAME un nouveau mot de passe et le déconnecte partout
admin-do-filter = refuse WORDS (séparés par des virgules) dans la discussion, les noms et les titres
admin-do-unfilter = admet à nouveau WORDS
admin-do-words = liste les mots refusés
admin-do-announce = affiche TEXT en haut de chaque écran, ou le retire avec --clear
admin-do-announcements = liste les annonces
admin-do-results = affiche en CSV les résultats d’une période, de GAME s’il est donné
admin-do-audit = liste les actions des responsables, les dernières d’abord
admin-never = pour toujours
admin-changed = Mots modifiés : { $count }.
admin-no-announcement = Aucune annonce.
admin-password-help = Le compte est déconnecté partout. Transmettez ce mot de passe par une voie sûre ; que son propriétaire le change une fois connecté.
admin-clock = L’horloge est confirmée ; elle avait avancé ou reculé de { $seconds } s.
admin-done = C’est fait.
error-admin = Le serveur ne l’a pas fait.
error-admin-refused = Le serveur refuse : { $why }
error-admin-no-server = Aucun serveur ne répond en { $file } : { $why }. Est-il en marche, avec le même --data ?
error-admin-of-what = Dites sur quoi porte { $what } : l’identifiant d’une table, un compte, un numéro, des mots ou un texte ; « ludoteca admin --help » dit lequel.
error-admin-which-seat = Indiquez la place avec --seat.
error-filtered-text = « { $word } » n’est pas admis sur ce serveur. Rien n’a été envoyé : modifiez le texte et réessayez.
error-filtered-name = Ce nom n’est pas admis sur ce serveur. Choisissez-en un autre.
error-members-only = Sur ce serveur, seuls les membres jouent. Connectez-vous d’abord.
error-members-invited = Sur ce serveur, les comptes se créent sur invitation. Ouvrez le lien d’invitation que vous avez reçu, puis créez le compte.
error-not-a-host = Cette page est réservée aux responsables du serveur.
error-too-many-reports = Vous avez déjà envoyé plusieurs signalements. Attendez quelques minutes et réessayez.
error-no-chat-line = Ce message n’est plus là.
error-no-name = Il n’y a pas de nom à cette place.
error-no-account = Il n’y a pas de compte « { $name } ».
error-host-account = { $name } est responsable du serveur ; retirez-lui d’abord ce rôle.
error-no-sanction = Il n’y a pas d’exclusion ni de mise en sourdine numéro { $number }.
error-no-report = Il n’y a pas de signalement ouvert numéro { $number }.
error-bad-target = Indiquez un seul compte, nom ou adresse, ou pour une mise en sourdine une table et une place.
error-bad-network = « { $given } » n’est ni une adresse ni un réseau comme 192.0.2.0/24.
error-wide-network = { $given } est un réseau trop grand : le nombre après la barre est d’au moins { $least }.
error-bad-announcement = Une annonce a au plus { $longest } caractères.
error-banned = Vous ne pouvez plus jouer sur ce serveur { $ends ->
    [0] désormais
   *[other] jusqu’au { $until }
}. { $reason ->
    [none] Aucune raison n’a été donnée.
   *[other] Raison : { $reason }
}
error-muted = Vous ne pouvez plus écrire dans la discussion { $ends ->
    [0] désormais
   *[other] jusqu’au { $until }
}. { $reason ->
    [none] Aucune raison n’a été donnée.
   *[other] Raison : { $reason }
}
error-tables-invited = Sur ce serveur, on ouvre une table avec une invitation. Demandez-en une à l’administrateur.
error-tables-admin = Sur ce serveur, seul l’administrateur peut ouvrir des tables.
error-server-table-moved = La table est en maintenance. Réessayez dans un instant.
command-new-game = écrit un jeu complet pour commencer le vôtre
newgame-arg-name = son nom : un seul mot en minuscules
newgame-arg-title = son titre ; à défaut, le nom
newgame-arg-folder = le dossier où l’écrire ; à défaut, le nom
newgame-written = { $number } fichiers de « { $title } » écrits dans { $folder }.
newgame-next = Pour l’installer et jouer :
    python3 dev.py install { $folder }      dans une copie des sources de Ludoteca
    pip install --editable { $folder }      ailleurs
    ludoteca play { $name }
    Le fichier README.md dit quoi changer et où.
error-newgame-bad-name = « { $name } » ne peut pas être le nom d’un jeu : il faut un seul mot en minuscules, de lettres et de chiffres.
error-newgame-name-in-use = Le nom « { $name } » est déjà celui d’un jeu ou d’un autre paquet Python.
error-newgame-bad-title = « { $title } » ne peut pas être un titre : ni guillemets, ni barres obliques inverses, ni accolades.
error-newgame-folder-in-use = { $folder } n’est pas vide : indiquez un autre dossier avec --folder.

## Vitesse

command-bench = mesurer la vitesse des règles
bench-subject = ce qu’il faut mesurer
bench-mode = la façon de jouer : dans le noyau, pas à pas, en mots ou avec des mises en place nouvelles
bench-seconds = pendant combien de secondes
bench-compiled = { $rate } choix par seconde, compilé, en { $games } parties à { $players } joueurs
bench-interpreted = { $rate } choix par seconde, interprété, en { $games } parties à { $players } joueurs
cli-game = le nom du jeu
cli-players = le nombre de joueurs
cli-json = afficher une ligne de JSON

## La table

error-table-no-such-seat = Cette place n’existe pas à cette table.
error-table-bad-seats = La table a { $players } places, pas { $seats }.
error-table-bad-kind = « { $kind } » n’est ni une personne ni un niveau.
error-table-bad-name = Un nom compte au plus { $longest } caractères, tous visibles.
error-table-bad-clock = La pendule se règle en secondes entières, de 1 à { $longest }.
error-table-bad-cap = La limite de tours est un nombre entier, au moins 1.
error-table-bad-salt = Un sel compte de 1 à { $most } octets.
error-table-begun = La partie a déjà commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-over = La partie est finie.
error-table-not-over = Cela ne se montre qu’après la partie.
error-table-paused = La partie est en pause.
error-table-not-paused = La partie n’est pas en pause.
error-table-seat-open = Il reste une place libre.
error-table-seat-left = La personne assise à cette place a quitté la partie.
error-table-salt-given = Cette place a déjà ajouté son sel.
error-table-salt-missing = L’appareil d’une place n’a pas encore ajouté son sel.
error-table-not-asked = Vous n’avez rien à décider pour l’instant.
error-table-stale-decision = Cette question n’est plus ouverte : regardez de nouveau la table.
error-table-foreign-decision = Cette question était posée à une autre place.
error-table-not-foreseen = On ne peut pas savoir d’avance ce qui suit « { $move } ».
error-table-move-refused = « { $move } » n’est pas permis maintenant ({ $rule }).
error-table-key-reused = Cette clé appartient déjà à une autre réponse.
error-table-no-undo = Il n’y a rien à reprendre.
error-table-undo-needs-consent = Ce coup ne se reprend que si tout le monde est d’accord.
error-table-no-such-proposal = « { $what } » ne peut pas être proposé.
error-table-already-proposed = C’est déjà proposé.
error-table-no-proposal = Personne ne l’a proposé.
error-table-already-agreed = Votre accord n’est pas nécessaire pour cela.
error-table-no-hints = Il n’y a pas d’indices à cette table.
error-record-draw-differs = La ligne { $line } n’est pas ce que tire le secret.
error-record-without-secret = Il manque à l’enregistrement le secret de ses tirages.
error-record-commitment-differs = Le secret n’est pas celui qui avait été annoncé.

## The store

error-store-failed = { $file } est inutilisable : { $why }. Rien n’y a changé.
error-store-in-use = { $file } est utilisé par un autre serveur. Arrêtez d’abord celui-là, ou donnez à celui-ci son propre fichier.
error-store-unwritable = { $file } ne peut pas être écrit : { $why }. Le fichier et son dossier doivent appartenir à qui lance le programme.
error-store-full = Il n’y a plus de place sur le disque de { $file }. Rien n’a changé ; libérez de la place et réessayez.
error-store-unsynced = Le disque de { $file } n’a pas pu garder ce qui a été écrit : { $why }. Plus rien n’est écrit tant que le disque n’est pas en ordre et le serveur relancé.
error-store-corrupt = { $file } est endommagé ({ $why }). Remettez une sauvegarde à sa place avec « ludoteca restore ».
error-store-foreign = { $file } n’est pas une archive de ce programme, ou son début est endommagé. Choisissez un autre fichier, ou remettez une sauvegarde à sa place avec « ludoteca restore ».
error-store-too-new = { $file } a été écrit par une version plus récente de ce programme (sa forme est { $theirs }, cette version connaît la { $ours }). Réinstallez la version plus récente.
error-store-incomplete = { $file } manque ou est vide : des changements sont peut-être perdus. Remettez le fichier, restaurez une sauvegarde avec « ludoteca restore », ou démarrez une fois avec « --accept-loss on » pour continuer sans eux.
error-store-missing = { $file } n’existe pas.
error-backup-exists = { $file } existe déjà, et une sauvegarde ne prend jamais la place d’un autre fichier.
command-backup = copier dans un seul fichier tout ce que le serveur garde, même pendant qu’on joue
command-restore = remettre une sauvegarde à la place de ce que le serveur garde
backup-arg-file = le nouveau fichier ; avec --keep, un dossier
backup-arg-keep = écrit dans le dossier FILE une copie nommée d’après la date et l’heure, puis supprime toutes les copies sauf les N plus récentes
backup-done = { $tables ->
    [0] { $file } ne contient aucune table.
    [1] { $unfinished ->
        [0] { $file } contient une table.
       *[other] { $file } contient une table, inachevée.
    }
   *[other] { $unfinished ->
        [0] { $file } contient { $tables } tables.
        [1] { $file } contient { $tables } tables, dont une inachevée.
       *[other] { $file } contient { $tables } tables, dont { $unfinished } inachevées.
    }
 }
restore-arg-file = un fichier que « backup » a écrit
restore-done = { $tables ->
    [0] Rétabli depuis { $file } : aucune table.
    [1] { $unfinished ->
        [0] Rétabli depuis { $file } : une table.
       *[other] Rétabli depuis { $file } : une table, inachevée.
    }
   *[other] { $unfinished ->
        [0] Rétabli depuis { $file } : { $tables } tables.
        [1] Rétabli depuis { $file } : { $tables } tables, dont une inachevée.
       *[other] Rétabli depuis { $file } : { $tables } tables, dont { $unfinished } inachevées.
    }
 }
restore-aside = Ce qui s’y trouvait auparavant est maintenant { $file }.
command-render-replays = calculer et conserver les replays des tables terminées, avant une mise à jour qui abandonne leurs règles
render-replays-arg-game = seulement les tables de ce jeu
render-replays-done = { $number ->
    [0] Aucun replay calculé.
    [1] Replays d’une table calculés.
   *[other] Replays de { $number } tables calculés.
 }
render-replays-failed = { $number ->
    [1] L’enregistrement d’une table ne peut pas être rejoué avec les règles installées.
   *[other] Les enregistrements de { $number } tables ne peuvent pas être rejoués avec les règles installées.
 }
error-name-taken = Le nom « { $name } » est déjà pris.

## Levels, from weakest to strongest, and the two plain players

level-beginner = Débutant
level-casual = Amateur
level-skilled = Habile
level-expert = Expert
level-master = Maître
level-random = Hasard
level-greedy = Gourmand
option-first = Qui commence

## Vérification des enregistrements

command-verify = vérifier chaque tirage, chaque coup et le résultat d’un enregistrement
verify-arg-files = les enregistrements ; - désigne l’entrée standard
verify-commitment = Le secret est bien celui qui était annoncé avant tout tirage.
verify-draws = { $number ->
    [one] { $number } tirage est conforme au secret et aux sels.
   *[other] { $number } tirages sont conformes au secret et aux sels.
}
verify-moves = { $number ->
    [one] { $number } coup est permis par les règles.
   *[other] { $number } coups sont permis par les règles.
}
verify-struck = { $number ->
    [one] { $number } de ces lignes a été reprise ; son tirage compte quand même.
   *[other] { $number } de ces lignes ont été reprises ; leurs tirages comptent quand même.
}
verify-result = Le résultat est celui auquel mènent les lignes.
verify-good = Vérifié.
verify-bad = Non vérifié.
error-verify-unreadable = Impossible de lire le fichier : { $why }.
error-verify-no-text = Le fichier n’est pas du texte UTF-8.
error-verify-no-secret = Le secret n’est pas révélé : les tirages ne peuvent pas être vérifiés.
error-verify-no-commitment = Rien n’a été annoncé : le secret a pu être choisi après coup.
error-verify-commitment-differs = Au secret correspond l’annonce { $expected }, mais on lit { $written }.
error-verify-draw-differs = Ligne { $line } : on lit « { $written } », mais le secret tire « { $expected } ».
error-verify-move-refused = Ligne { $line } : la place { $seat } ne peut pas y jouer « { $written } » ({ $rule }).
error-verify-after-the-end = Ligne { $line } : « { $written } » vient après la fin de la partie.
error-verify-unfinished = La partie n’est pas finie.
error-verify-result-early = On lit le résultat { $written }, mais la partie n’est pas finie.
error-verify-no-result = Aucun résultat n’est écrit ; ce devrait être { $expected }.
error-verify-result-differs = On lit le résultat { $written } ; ce devrait être { $expected }.

## Arène

command-arena = fait jouer des joueurs entre eux et les classe
arena-arg-contestants = niveaux, FICHIER.py:CLASSE, ou la COMMANDE d’un programme qui parle le protocole, précédée de NOM= s’il doit avoir un nom
arena-arg-players = combien jouent ; plusieurs nombres, séparés par des virgules, se jouent l’un après l’autre
arena-arg-blocks = combien de blocs joue chaque paire : un bloc est une graine avec les places tournées
arena-arg-ms = millisecondes par tour
arena-arg-iterations = itérations par choix au lieu du temps
arena-arg-cap = choix après lesquels une partie compte comme nulle
arena-arg-seed = un texte qui décide de tout le hasard
arena-arg-jobs = combien de parties à la fois
arena-arg-file = garde les résultats dans ce fichier et reprend à partir de là
arena-arg-records = écrit chaque partie comme enregistrement dans ce dossier
arena-arg-svg = dessine les classements dans ce fichier
arena-rating = classement
arena-interval = 95 %
arena-won = gagnées
arena-time = ms par tour
arena-seats = Victoires par place, { $players } joueurs : { $seats }
arena-length = { $games } parties ; la moitié dépasse { $median } choix, la plus longue { $longest }
arena-cut-off = Interrompues après { $cap } choix et comptées comme nulles : { $number } parties sur { $games }.
arena-luck = Avec une graine et les places échangées, la même place a gagné les deux parties dans { $share } % des cas.
arena-forfeits = { $number ->
    [one] { $name } a perdu 1 partie par forfait : { $why }
   *[other] { $name } a perdu { $number } parties par forfait ; la dernière : { $why }
}
arena-title = { $game }, { $players } joueurs
arena-picture-rating = classement avec son intervalle de 95 %
arena-picture-time = classement et millisecondes par tour
progress = { $done }/{ $total }, encore { $left }
error-bad-contestant = « { $contestant } » n’est pas un concurrent : aucun niveau de ce nom, aucune classe dans un fichier, aucun programme exécutable. Niveaux : { $known } ; ou FICHIER.py:CLASSE, ou une COMMANDE, ou NOM=COMMANDE.
error-contestant-not-started = Impossible de lancer { $contestant } (« { $command } ») : { $why }.
error-contestant-no-answer = { $contestant } (« { $command } ») n’a pas répondu pendant { $seconds } s. La sortie est-elle vidée (flush) après chaque ligne ?
error-contestant-ended = { $contestant } (« { $command } ») s’est terminé avec le code { $status } au lieu de répondre.
error-contestant-killed = { $contestant } (« { $command } ») a été arrêté par le signal { $signal }.
error-contestant-closed-output = { $contestant } (« { $command } ») a fermé sa sortie au lieu de répondre.
error-contestant-not-json = { $contestant } (« { $command } ») a répondu par une ligne qui n’est pas un objet JSON : « { $answer } »
error-contestant-illegal-move = { $contestant } (« { $command } ») a répondu « { $move } », qui n’est pas un des coups légaux.
error-contestant-not-loaded = Impossible de charger « { $contestant } » : { $why }
error-contestant-failed = « { $contestant } » a échoué : { $why }
error-less-than-one = { $option } doit valoir au moins 1, pas { $given }.
error-too-few-contestants = Il faut au moins deux concurrents de noms différents, pas : { $names }.
error-other-plan = { $file } contient les parties d’un autre plan, ou de joueurs qui ont changé depuis.

## Analyse

command-analyse = évalue chaque décision d’un enregistrement et dit où la partie a basculé
analyse-arg-record = le fichier de l’enregistrement
analyse-arg-output = écrit toute l’analyse en JSON dans ce fichier
analyse-title = { $game } : { $number } tours, chacun évalué d’après ce que sa place savait
analyse-seat = { $seat } a cédé { $loss } % de la victoire par tour.
analyse-worst = Les tours les plus coûteux :
analyse-turning = Où la partie a basculé :
analyse-none = nulle part vraiment
analyse-lost = { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}, { $seat }, { $loss } % perdus : { $played } Mieux : { $better }
analyse-turned = { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}, { $seat }, de { $before } % à { $after } % : { $played }
error-no-record-file = { $file } ne peut pas être lu.

## Les phrases de la commande

arguments-usage = usage :
arguments-options = options
arguments-positional = arguments
arguments-help = afficher cette aide et quitter
arguments-error = %(prog)s : %(message)s
arguments-argument = %(argument_name)s : %(message)s
arguments-required = il manque : %s
arguments-unrecognized = pas compris : %s
arguments-choice = %(value)r n’est pas parmi : %(choices)s
arguments-value = %(value)r ne se lit pas comme %(type)s
arguments-one = il faut une valeur ensuite
arguments-some = il faut au moins une valeur ensuite
arguments-ambiguous = %(option)s peut vouloir dire : %(matches)s
arguments-exclusive = ne va pas avec %s
arguments-ignored = %r ne prend pas de valeur
arguments-one-of = il faut l’un de : %s

## Le serveur de tables : ce que l’on rencontre

command-serve = héberger des tables pour des amis dans le navigateur, sur cette machine et son réseau
serve-ready = Les tables sont ouvertes. Dans un navigateur :
serve-no-client = Le client pour navigateurs n’est pas construit ici, ils l’apprendront seulement : lancez python3 dev.py setup dans le dépôt, réinstallez si c’était installé, puis relancez ceci.
serve-not-compiled = Ici, les règles ne sont pas compilées : les bots sont bien plus lents. Avec un compilateur C (Debian : apt install gcc python3-dev), lancez python3 dev.py setup dans le dépôt, ou réinstallez le paquet.
serve-few-files = Ici, { $connections } connexions seulement peuvent être ouvertes à la fois, et non les { $wanted } de most-sockets : le système n’autorise pas plus de fichiers ouverts. Relevez la limite stricte (LimitNOFILE dans une unité systemd, ulimit -Hn dans un shell) ou abaissez most-sockets.
serve-stop = Ctrl+C les ferme ; rien n’est perdu.
command-join = asseoir un programme à la table d’un serveur
join-arg-link = le lien vers la table, tel que vous l’avez reçu
join-arg-engine = qui joue, comme dans l’arène : un niveau, FICHIER.py:CLASSE, ou la COMMANDE d’un programme
join-arg-name = le nom sous lequel il joue
join-arg-seat = la place qu’il prend ; la première libre sinon
join-arg-ms = les millisecondes qu’il peut réfléchir pour chaque choix
join-arg-quiet = ne signale que les pannes
join-arg-data = le dossier qui garde le jeton de la place [~/.local/share/ludoteca]
join-sits = { $name } prend la place { $seat } dans une partie de { $game }.
join-returned = { $name } retrouve la place { $seat } dans une partie de { $game }.
join-taken = La place { $seat } a été prise entre-temps.
join-waits-for-seats = { $number ->
    [0] En attente de la connexion des autres joueurs.
    [one] En attente d’un autre joueur.
   *[other] En attente de { $number } autres joueurs.
}
join-begins = À la table : { $names }
join-plays = Tour { $turn } : { $name } joue { $move }
join-waits = Tour { $turn } : en attente de { $names }
join-paused = La partie est en pause.
join-failed = { $why } Il est relancé et interrogé encore une fois.
join-not-kept = Impossible de garder le jeton de la place : { $why }
join-kept = La place est gardée : la même commande y revient.
join-cut = Connexion perdue ({ $why }). Reconnexion…
error-join-no-seat = Avec ce lien, aucune place n’y est libre.
error-join-lost = La place est passée à un autre appareil ou a été libérée : le programme ne joue plus.
error-join-resigned = Il a échoué deux fois de suite et a abandonné. { $why }
error-join-no-server = Le serveur est injoignable, ou a raccroché : { $why }
error-join-refused = Le serveur refuse : { $why }
error-join-no-link = « { $link } » n’est pas un lien vers une table.
command-open = ouvre une table sur un serveur et affiche son lien
open-arg-address = l’adresse du serveur
open-arg-seats = qui joue, séparés par des virgules : « open » pour le lien, ou le niveau d’un bot
open-arg-clock = secondes pour toute la partie et secondes ajoutées à chaque réponse, par exemple 600+5
open-arg-cap = le tour après lequel la partie est nulle
open-arg-public = affiche la table dans la liste pour tous
open-arg-invitation = l’invitation, sur les serveurs qui en demandent une
error-open-bad-clock = « { $given } » n’est pas une cadence comme 600+5.
error-server = Ce n’est pas possible maintenant.
error-server-no-table = Cette table n’existe pas, ou plus.
error-server-restarting = Le serveur redémarre. Revenez dans un instant.
error-server-rules-changed = Les règles ont changé depuis le début de cette partie : elle ne peut pas continuer. Ce qui a été joué reste visible.
error-server-no-page = Il n’y a rien à cette adresse.
error-server-not-yours = Ce n’est pas à vous d’en décider.
error-server-not-your-seat = Cette place n’est pas la vôtre.
error-server-not-host = Seul l’hôte peut le faire.
error-server-seat-taken = Cette place est prise, ou vous ne pouvez pas la prendre.
error-server-bad-name = Un nom a des caractères visibles, et au plus deux signes par lettre.
error-server-held-seat = Vous avez déjà occupé une autre place dans cette partie : vous ne pouvez pas prendre celle-ci.
error-server-no-opening = Personne ne demande d’ouvrir cette place en ce moment.
error-server-too-much = Trop de messages. Attendez un instant et réessayez.
error-server-bad-message = Ce message est illisible : { $why }
error-server-too-deep = Le message est imbriqué trop profondément.
error-server-bad-salt = Un sel s’écrit en chiffres hexadécimaux.
error-server-nothing-said = Le message est vide.
error-server-already-entered = Cette connexion est déjà à une table.
error-server-not-entered = Rejoignez d’abord une table.
error-server-not-away = On ne peut pas s’absenter de cette place maintenant.
error-server-not-free = Cette place ne peut pas changer maintenant.
error-server-not-rated = Une table classée est pour des personnes ayant un compte, chacune à une place, sans bots ni indices.
error-server-rated-account = Cette table est classée : connectez-vous avant de prendre place.
error-server-rated-clock = Une partie classée se joue à la pendule : choisissez des minutes pour la partie ou des jours pour chaque coup.
error-server-rated-goes-on = Une partie classée ne peut pas être fermée : continuez, abandonnez ou convenez d’une nulle.
error-server-no-rematch = Une revanche n’est pas possible à cette table.
error-server-no-thought = Le bot n’a rien trouvé. Rien n’a changé.
error-server-no-analysis = Personne n’a encore demandé d’analyse.
error-server-foreign-link = Seuls les liens vers ce serveur sont dessinés.
error-server-no-address = { $address } port { $port } n’est pas utilisable : { $why }. Un autre serveur y tourne-t-il ? --port en choisit un autre.

## Audit et charge d’un serveur

command-audit = joue chaque partie deux fois à travers un vrai serveur et compare chaque octet que chacun reçoit
audit-arg-games = les jeux à examiner ; tous si aucun n’est nommé
audit-arg-matches = combien de parties au plus
audit-arg-seconds = s’arrêter après tant de secondes
audit-arg-seed = où commencent les graines des parties
audit-arg-workers = combien de processus à la fois
audit-progress = { $matches } parties, { $texts } messages comparés
audit-done = { $matches } parties jouées deux fois ; à { $different } étapes elles différaient par quelque chose de caché ; { $texts } messages de { $bytes } octets ont été comparés.
audit-revealed = { $matches } d’entre elles ont fini plus tôt, en moyenne après { $steps } étapes sur { $most }, parce que l’étape suivante aurait révélé quelque chose selon les règles du jeu : { $seen } parce qu’on l’aurait vu, { $told } parce que tous l’auraient entendu.
audit-differs = Quelqu’un pourrait distinguer deux parties qui ne diffèrent que par des choses cachées : { $game }, { $players } joueurs, point de vue { $viewer }, graine { $seed }, étape { $step }. Il a reçu :
error-audit-ended = L’audit s’est interrompu : un de ses processus a perdu son serveur ({ $why }). Ce qui avait été comparé jusque-là est indiqué plus haut ; relancez-le, avec moins de processus si la machine est occupée.
command-load = joue à beaucoup de tables d’un serveur en marche et le mesure
load-arg-address = l’adresse du serveur, telle qu’il l’affiche
load-arg-tables = combien de tables, chacune avec deux connexions
load-arg-rate = combien de coups par seconde, toutes tables ensemble
load-arg-seconds = pendant combien de secondes
load-arg-pid = le processus du serveur sur cette machine, pour mesurer sa mémoire et son temps de calcul
error-load-failed = L’essai de charge sur { $address } a échoué : { $why }. Le serveur tourne-t-il à cette adresse, avec --limits off, et les deux processus peuvent-ils ouvrir assez de fichiers (ulimit -n) ?
load-game = jeu : { $value }
load-tables = tables : { $value }
load-sockets = connexions : { $value }
load-kib-per-table = mémoire par table : { $value } Kio
load-processor-us-per-move = temps de calcul par coup : { $value } µs
load-moves = coups : { $value }
load-moves-per-second = coups par seconde : { $value }
load-p50-ms = la moitié des coups confirmés en { $value } ms
load-p99-ms = 99 % des coups confirmés en { $value } ms
