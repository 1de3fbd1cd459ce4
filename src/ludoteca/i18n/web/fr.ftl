### The browser client’s own sentences, in French.

## Everywhere

web-close = Fermer
web-home = Accueil
web-live = Déroulement de la partie
web-nav = Menu principal
web-learn = Apprendre
web-language = Langue
web-sound = Son
web-dark = Couleurs sombres
web-settings = Réglages
web-name = Votre nom
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-size = Taille du texte
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Très grande
web-motion = Animations
web-confirm = Confirmer avant d’envoyer un coup
web-curtain-wish = Cacher le plateau quand l’appareil change de mains
web-again = Réessayer
web-yes = Oui
web-no = Non
web-cancel = Annuler
web-skip = Passer
web-next = Suivant
web-previous = Précédent
web-rule = règle { $clause }
web-copy = Copier le lien
web-copied = Lien copié.
web-copy-yourself = Copie impossible : copiez vous-même le lien sélectionné.
web-share = Partager
web-qr = Code QR de ce lien

## The first screen

web-hello = À quoi jouons-nous ?
web-players = Joueurs
web-minutes = { $minutes } min
web-play-bot = Jouer contre un bot
web-invite = Inviter
web-same-device = Même appareil
web-your-turn = C’est à vous
web-at-turn = { $game }, tour { $turn }
web-play-on = Continuer
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-live-tables = Parties à regarder
web-no-my-tables = Vous n’êtes encore à aucune table. Commencez une partie ci-dessus.
web-no-open-tables = Aucune table ouverte pour le moment.
web-no-live-tables = Aucune partie en cours pour le moment.
web-join = Rejoindre
web-watch = Regarder
web-open = Ouvrir
web-table-over = Terminée
web-table-gathering = { $open ->
    [one] 1 place libre
   *[other] { $open } places libres
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } avec { $names }
}
web-waiting-for = En attente : { $names }
web-time-left = temps restant : { $time }
web-turn = tour { $turn }
web-seats-taken = { $taken } places sur { $players } prises

## A new table

web-how = Qui joue ?
web-kind-bot = Des bots
web-kind-invite = Des amis, par lien
web-kind-device = Sur cet appareil
web-level = Niveau
web-name-of = Nom du joueur { $seat }
web-more-options = Plus d’options
web-seat-number = Place { $seat }
web-seat-me = Vous
web-seat-open = Place libre
web-seat-bot = Bot : { $level }
web-clock = Cadence
web-clock-none = Sans pendule
web-clock-minutes = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $increment } s par tour
}
web-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-by-chance = Aléatoire
web-cap = Limite de tours (puis nulle)
web-cap-none = pas de limite
web-table-name = Nom de la table
web-public = Publique : tout le monde peut jouer ou regarder
web-hints = Autoriser les indices
web-file-unread = Impossible de lire ce fichier.
web-make-table = Créer la table
web-start = Commencer

## Before the game

web-coming-in = Arrivée à la table…
web-seats = Places
web-seat-waiting = en attente
web-here = en ligne
web-not-here = hors ligne
web-sit-here = Prendre cette place
web-put-bot = Ajouter un bot
web-free = Libérer la place
web-open-seat = Retirer le bot
web-swap = Échanger les places { $one } et { $other }
web-take-over = Continuez sur cet appareil : reprenez votre place ci-dessous.
web-gathering = { $open ->
    [0] Toutes les places sont prises : la partie commence.
   *[other] La partie commence quand toutes les places sont prises.
}
web-invitation = Invitation
web-invitation-help = Toute personne qui ouvre ce lien peut prendre place. La partie commence quand toutes les places sont prises.
web-invitation-link = Lien d’invitation
web-renew = Nouveau lien (l’ancien ne marchera plus)
web-leave-seat = Quitter ma place
web-close-table = Fermer la table
web-is-public = publique
web-is-private = sur invitation
web-is-capped = nulle après { $cap } tours

## At the table

web-menu = Menu
web-board = Plateau
web-side = Panneau latéral
web-watching = Spectateurs :
web-undo = Reprendre le coup
web-undo-free = sans demander
web-undo-last = plus possible ensuite
web-undo-consent = accord requis
web-undo-nothing = rien à reprendre
web-lost = Connexion perdue. Reconnexion…
web-paused = La partie est en pause.
web-sending =…
web-foresight = Aperçu
web-foresight-idle = Touchez ou survolez un coup pour en voir l’aperçu ; touchez-le encore pour le jouer.
web-foresight-wait = Ce n’est pas à vous de choisir pour l’instant.
web-since = Depuis votre dernier coup
web-if-you-play = Si vous jouez : { $move }
web-no-return = Reprise possible seulement avec l’accord des autres.
web-play-it = Jouer
web-log = Journal
web-log-earlier = Afficher les précédents
web-chat = Discussion
web-chat-say = Écrire un message
web-spectator = Spectateur
web-moves = Coups en mots
web-moves-short = Coups
web-type-move = Tapez un coup
web-in-words = Le plateau décrit en mots
web-several = Cela peut être : { $moves }
web-agree = Accepter
web-propose-draw = { $seat_is ->
    [you] Vous proposez la nulle.
   *[other] { $seat } propose la nulle.
}
web-propose-undo = { $seat_is ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $seat } demande à reprendre le dernier coup.
}
web-open-to-person = L’hôte voudrait donner à quelqu’un d’autre cette place, jouée par un bot : { $name }.
web-propose-pause = { $seat_is ->
    [you] Vous proposez une pause.
   *[other] { $seat } propose une pause.
}
web-refuse = Refuser
web-withdraw = Retirer
web-away = Un bot joue pour vous.
web-back = Je suis de retour
web-resume = Reprendre la partie
web-clock-of = Temps restant, { $name } : { $time }
web-time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-time-days-hours = { $days } j { $hours } h
web-curtain = Passez l’appareil à { $seat }
web-curtain-help = Les autres, ne regardez pas !
web-curtain-open = Je suis { $seat }
web-forced = Un seul coup possible : il est joué pour vous.
web-answered = Coup automatique : { $move }
web-by-table = (automatique)
web-hinted = Un bot jouerait : { $move }

## The menu of a table

web-menu-hint = Demander un indice à un bot
web-menu-draw = Proposer la nulle
web-menu-pause = Pause
web-menu-away = Laisser un bot jouer pour moi
web-menu-hand = N’afficher ici que ma main (le plateau est sur un autre écran)
web-menu-whole = Afficher toute la table ici
web-menu-screen = Afficher le plateau sur un autre écran
web-menu-watch = Lien pour les spectateurs
web-menu-invite = Lien d’invitation
web-menu-pass = Passer ma place sur un autre appareil
web-menu-rules = Règles du jeu
web-menu-settings = Réglages
web-menu-resign = Abandonner
web-menu-leave = Quitter définitivement la table
web-menu-close = Fermer la table pour tous
web-sure-draw = Proposer la nulle ?
web-sure-leave = Quitter définitivement la table ? Vous perdrez votre place.
web-sure-resign = { $players ->
    [2] Abandonner ? Votre adversaire gagne.
   *[other] Abandonner ? Un bot jouera à votre place.
}
web-sure-close = Fermer la table ? La partie s’arrête pour tous, sans résultat.
web-link-help = Toute personne qui ouvre ce lien peut regarder.
web-screen-help = Ouvrez-le sur une tablette ou un téléviseur : on y voit ce que tout le monde peut voir. Puis choisissez « N’afficher ici que ma main » sur les téléphones.
web-pass-help = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois ; ensuite, cet appareil ne pourra plus que regarder.
web-passed = Votre place est maintenant sur l’autre appareil.

## After the game

web-won = Vous avez gagné !
web-nobody-won = Personne ne gagne
web-winners = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
web-rematch = Revanche
web-rematch-asked = En attente des autres…
web-rematch-wanted = { $count ->
    [one] { $names } propose une revanche.
   *[other] { $names } proposent une revanche.
}
web-next-game = Voir la revanche
web-replay = Revoir la partie
web-review = Analyser
web-record = Télécharger l’enregistrement
web-first = Revenir au début
web-run = Lecture
web-stop = Arrêter
web-timeline = Chronologie
web-line-of = ligne { $line } sur { $lines }
web-quiet = Rien de visible de cette place.
web-eyes = Point de vue
web-eyes-spectator = Spectateur
web-eyes-all = Tout à découvert
web-eyes-seat = { $seat }
web-analysis = Analyse de l’ordinateur
web-analyse = Analyser la partie
web-analysing = Analyse en cours
web-graph = Les chances de gagner de chacun au fil de la partie
web-turning = Moments décisifs
web-turned = Ligne { $line }, { $move } : de { $before } % à { $after } %
web-turned-nowhere = Aucun moment décisif.
web-costly = Les erreurs les plus coûteuses
web-cost = Ligne { $line }, { $move } : { $loss } % perdus ; mieux : { $best }
web-verify = Vérifier les tirages
web-verify-help = Recalcule chaque tirage à partir de l’engagement pris avant la partie.
web-verified = Tirages vérifiés
web-not-verified = Les tirages ne correspondent pas

## Accounts and ratings

web-account = Compte
web-account-help = Vous pouvez jouer à tout sans compte. Un compte réunit vos parties sur tous vos appareils et, si vous le souhaitez, vous donne un classement.
web-have-account = J’ai un compte
web-new-account = Nouveau compte
web-account-name = Nom
web-password = Mot de passe
web-password-show = Afficher le mot de passe
web-password-lost = Nous ne demandons pas d’adresse e-mail : conservez bien votre mot de passe, personne ne pourra vous en envoyer un nouveau.
web-sign-in = Se connecter
web-sign-up = Créer le compte
web-sign-out = Se déconnecter
web-signed-in = Session ouverte sur cet appareil
web-own-ratings = Mes classements
web-account-games = Mes parties sur tous les appareils
web-account-no-games = Aucune partie pour l’instant. Celles que vous commencez ou rejoignez une fois la session ouverte apparaissent ici.
web-own-data = Mes données
web-export-help = Tout ce que le serveur conserve sur ce compte, en un seul fichier.
web-export = Télécharger mes données
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = Mot de passe changé. Les autres appareils ont été déconnectés.
web-delete = Supprimer le compte…
web-delete-title = Supprimer le compte { $name } ?
web-delete-goes = Le nom, le mot de passe, vos classements et la liste de vos parties sont effacés, et la session est fermée partout.
web-delete-stays = Les parties que vous avez jouées restent aux autres joueurs, sans votre nom.
web-delete-final = C’est définitif. Téléchargez d’abord vos données si vous voulez les garder.
web-delete-yes = Supprimer définitivement
web-delete-no = Garder le compte
web-deleted = Compte supprimé.
web-rated = Partie classée
web-rated-help = Chacun doit avoir son propre compte ; on joue à la pendule, sans indices ni bots.
web-rated-clock = Toujours à la pendule, pour que personne ne bloque la partie.
web-rated-not-account = Réservé aux personnes qui ont un compte.
web-rated-not-bots = Pas avec des bots : le classement est réservé aux personnes.
web-rated-not-device = Pas avec plusieurs joueurs sur le même appareil.
web-rated-sign-in = Cette partie est classée : connectez-vous pour prendre place. On peut regarder sans compte.
web-is-rated = classée
web-rating = Classement
web-ratings = Classements
web-ratings-all = Tous les classements
web-ratings-none = Personne n’a encore joué de partie classée.
web-rating-none = Aucune partie classée pour l’instant.
web-rating-help = Le classement situe votre jeu par rapport aux autres joueurs de ce serveur. Tout le monde commence à 1500 ; plus on joue, plus le nombre est fiable.
web-rating-range = très probablement entre { $least } et { $most }
web-rating-unsure = Provisoire : quelques parties de plus le préciseront.
web-rating-games = { $games ->
    [one] 1 partie classée
   *[other] { $games } parties classées
}
web-rating-played = Parties
web-rating-yours = Votre classement
web-rating-change = { $sign ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] inchangé
}
web-rating-working = Calcul de votre nouveau classement…
web-rating-uncounted = Cette partie n’a pas changé votre classement.

## Learning

web-lesson = Leçon
web-rules = Règles du jeu
web-search = Chercher dans les règles
web-found = { $count ->
    [one] Un résultat
   *[other] { $count } résultats
}
web-step = Étape { $step } sur { $steps }
web-lesson-done = Bien joué !
web-lesson-other = C’est permis, mais essayez ce que demande l’étape.
web-lesson-end = Fini : retour aux jeux
web-clause-R = une règle du jeu
web-clause-S = fait partie de la mise en place
web-clause-C = décrit un élément
web-clause-J = une décision de ce projet

## When something can't be shown

web-component-failed = Impossible de charger le plateau de ce jeu ; voici le plateau de base.
web-trouble-server = Le serveur a rencontré un problème
web-trouble-server-help = Ce n’est pas votre faute et rien n’est perdu. Réessayez dans un instant.
web-trouble-network = Le serveur est injoignable
web-trouble-network-help = Cet appareil est-il connecté ? Vos places et vos parties sont en sécurité ; nous continuons d’essayer.
web-trouble-full = Cette table est complète
web-trouble-full-help = Quelqu’un a été plus rapide. Vous pouvez regarder, ou commencer votre propre partie.
web-trouble-link = Ce lien ne mène à aucune table
web-trouble-link-help = Vérifiez que vous l’avez copié en entier, ou demandez-en un nouveau.
web-trouble-old = Ce lien n’est plus valable
web-trouble-old-help = La place a été prise, l’invitation renouvelée ou la table fermée. Demandez un nouveau lien.
web-trouble-finished = Cette partie est terminée
web-trouble-finished-help = Vous pouvez la revoir, ou en commencer une autre.
web-trouble-nowhere = Page introuvable
web-trouble-nowhere-help = Cette adresse n’existe pas sur ce site.
web-trouble-running = Cette partie est encore en cours
web-trouble-running-help = Vous pourrez la revoir une fois terminée ; d’ici là, elle est à sa table.
web-trouble-gathering = Cette partie n’a pas encore commencé
web-trouble-gathering-help = Vous pourrez la revoir une fois terminée ; pour l’instant, les joueurs se réunissent à la table.
web-to-table = Aller à la table
web-trouble-busy = Trop de requêtes
web-trouble-busy-help = Trop de requêtes viennent de votre réseau. Attendez une minute, puis réessayez.
