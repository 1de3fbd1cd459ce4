### The browser client’s own sentences, in French.

## Everywhere

web-close = Fermer
web-home = Vers les jeux
web-live = Ce qui se passe
web-nav = Pages et réglages
web-learn = Apprendre
web-language = Langue
web-sound = Son
web-dark = Couleurs sombres
web-settings = Réglages
web-name = Votre nom
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-size = Taille du texte
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Très grande
web-motion = Les choses bougent
web-confirm = Demander avant d’envoyer un coup
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
web-copied = Le lien est copié.
web-copy-yourself = Copiez vous-même le lien marqué, s’il vous plaît.
web-share = Partager
web-qr = Le même lien en image pour les appareils photo

## The first screen

web-hello = À quoi jouons-nous ?
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
web-no-my-tables = Vous n’êtes encore à aucune table : commencez une partie ci-dessus.
web-no-open-tables = Personne n’attend à une table publique.
web-no-live-tables = Aucune partie publique ne se joue en ce moment.
web-join = Rejoindre
web-watch = Regarder
web-open = Ouvrir
web-table-over = Terminée
web-table-gathering = { $open ->
    [one] Une place est libre
   *[other] { $open } places sont libres
}
web-table-with = { $count ->
    [0] { $game }
   *[other] { $game } avec { $names }
}
web-waiting-for = On attend { $names }
web-turn = tour { $turn }
web-seats-taken = { $taken } places sur { $players } prises

## A new table

web-how = Contre qui ?
web-kind-bot = Des bots
web-kind-invite = Des gens par un lien
web-kind-device = Des gens à cet appareil
web-level = Force
web-name-of = Nom du joueur { $seat }
web-more-options = Plus d’options
web-seat-number = Place { $seat }
web-seat-me = Vous
web-seat-open = Place libre
web-seat-bot = Bot : { $level }
web-clock = Temps de réflexion
web-clock-none = Sans pendule
web-clock-minutes = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $increment } s par coup
}
web-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-by-chance = Au hasard
web-cap = Nulle après tant de tours
web-cap-none = pas de limite
web-table-name = Nom de la table
web-public = Publique : tout le monde peut s’asseoir et regarder
web-hints = Les indices sont permis
web-file-unread = Ce fichier ne se lit pas.
web-make-table = Dresser la table
web-start = Commencer

## Before the game

web-coming-in = On vient à la table …
web-seats = Places
web-seat-waiting = on attend quelqu’un
web-here = présent
web-not-here = absent pour l’instant
web-sit-here = S’asseoir ici
web-put-bot = Mettre un bot ici
web-free = Libérer la place
web-open-seat = Ouvrir la place
web-swap = Échanger les places { $one } et { $other }
web-take-over = Continuez ici sur cet appareil : asseyez-vous à votre place.
web-gathering = { $open ->
    [0] Toutes les places sont prises : on commence.
   *[other] On attend que chaque place soit prise.
}
web-invitation = Invitation
web-invitation-help = Qui ouvre ce lien peut s’asseoir. La partie commence quand aucune place n’est libre.
web-invitation-link = Lien pour les invités
web-renew = Faire un nouveau lien, annuler l’ancien
web-leave-seat = Quitter la place
web-close-table = Fermer la table
web-is-public = publique
web-is-private = sur invitation
web-is-capped = nulle après { $cap } tours

## At the table

web-menu = Menu
web-board = Plateau
web-side = À côté du plateau
web-watching = regardent :
web-undo = Annuler
web-undo-free = libre
web-undo-last = plus après ceci
web-undo-consent = demande aux autres
web-undo-nothing = rien à annuler
web-lost = La liaison est coupée : on revient …
web-paused = La partie est en pause.
web-sending = …
web-foresight = Ce que ferait le coup
web-foresight-idle = Désignez un coup pour voir ce qu’il ferait ; un second toucher le joue.
web-foresight-wait = Vous n’avez rien à choisir maintenant.
web-if-you-play = Si vous jouez : { $move }
web-no-return = Ceci ne pourra pas être annulé librement.
web-play-it = Jouer
web-log = Journal
web-log-earlier = Plus tôt
web-chat = Discussion
web-chat-say = Dire quelque chose
web-spectator = Spectateur
web-moves = Coups en mots
web-moves-short = Coups
web-type-move = Tapez un coup
web-in-words = Le plateau en mots
web-several = Cela peut être : { $moves }
web-agree = Accepter
web-propose-draw = { $seat_is ->
    [you] Vous proposez la nulle.
   *[other] { $seat } propose la nulle.
}
web-propose-undo = { $seat_is ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $seat } demande à reprendre le dernier coup.
}
web-open-to-person = La personne qui a ouvert la table demande de donner à quelqu’un d’autre la place de { $name }, jouée par un bot.
web-propose-pause = { $seat_is ->
    [you] Vous demandez une pause.
   *[other] { $seat } demande une pause.
}
web-refuse = Refuser
web-withdraw = Retirer
web-away = Un bot joue pour vous.
web-back = Je suis de retour
web-resume = Reprendre
web-clock-of = Temps de { $name } : { $time }
web-curtain = Passez l’appareil à { $seat }
web-curtain-help = Personne d’autre ne devrait regarder.
web-curtain-open = Je suis { $seat }
web-forced = La table répond : il n’y a qu’une façon.
web-answered = Réponse de la table, la seule possible : { $move }
web-by-table = (réponse de la table)
web-hinted = Un bot jouerait : { $move }

## The menu of a table

web-menu-hint = Demander un indice à un bot
web-menu-draw = Proposer la nulle
web-menu-pause = Pause
web-menu-away = Laisser un bot jouer pour moi
web-menu-hand = Seulement ma main ici (le plateau est sur un autre écran)
web-menu-whole = Toute la table ici
web-menu-screen = Montrer le plateau sur un autre écran
web-menu-watch = Lien pour les spectateurs
web-menu-invite = Lien d’invitation
web-menu-pass = Passer ma place sur un autre appareil
web-menu-rules = Règles du jeu
web-menu-settings = Réglages
web-menu-resign = Abandonner
web-menu-leave = Quitter la table pour de bon
web-menu-close = Fermer la table pour tous
web-sure-draw = Proposer la nulle ?
web-sure-leave = Quitter pour de bon ? Votre place est rendue.
web-sure-resign = { $players ->
    [2] Abandonner et laisser gagner l’autre ?
   *[other] Abandonner ? Un bot joue à votre place.
}
web-sure-close = Fermer la table ? La partie s’arrête pour tous.
web-link-help = Qui ouvre ce lien peut regarder.
web-screen-help = Ouvrez ceci sur une tablette ou une télévision : on y voit ce que tous peuvent voir. Puis choisissez « seulement ma main » sur les téléphones.
web-pass-help = Ouvrez ce lien sur l’autre appareil. Il sert une fois ; ensuite cet appareil ne fait que regarder.

## After the game

web-result = Résultat
web-won = Vous gagnez !
web-nobody-won = Personne ne gagne
web-winners = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
web-rematch = Rejouer
web-rematch-asked = On attend les autres …
web-rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
web-next-game = Vers la partie suivante
web-replay = Revoir la partie
web-record = Télécharger le procès-verbal
web-first = Au début
web-run = Lancer
web-stop = Arrêter
web-timeline = Fil du temps
web-line-of = ligne { $line } sur { $lines }
web-quiet = Rien que ces yeux puissent voir.
web-eyes = Par les yeux de qui ?
web-eyes-spectator = Un spectateur
web-eyes-all = Tout est montré
web-eyes-seat = { $seat }
web-analysis = Ce qu’en pensent les bots
web-analyse = Analyser la partie
web-analysing = Les bots réfléchissent
web-graph = Les chances de gagner de chacun, de la première ligne à la dernière
web-turning = Où elle a tourné
web-turned = Ligne { $line }, { $move } : de { $before } % à { $after } %
web-turned-nowhere = Presque nulle part.
web-costly = Ce qui a coûté le plus
web-cost = Ligne { $line }, { $move } : { $loss } % perdus ; mieux { $best }
web-verify = Vérifier le hasard
web-verify-help = Recalcule chaque tirage d’après ce qui fut promis avant la partie.
web-verified = Le procès-verbal est bon
web-not-verified = Le procès-verbal n’est pas bon

## Accounts and ratings

web-account = Compte
web-account-help = On peut jouer à tout sans compte. Un compte réunit vos parties sur tous vos appareils et, si vous voulez, garde un classement.
web-have-account = J’ai un compte
web-new-account = Nouveau compte
web-account-name = Nom
web-password = Mot de passe
web-password-show = Montrer le mot de passe
web-password-lost = Nous ne demandons aucune adresse de courrier. Gardez donc bien le mot de passe : personne ne peut vous en envoyer un nouveau.
web-sign-in = Se connecter
web-sign-up = Créer le compte
web-sign-out = Se déconnecter
web-signed-in = Connecté sur cet appareil
web-own-ratings = Mes classements
web-account-games = Mes parties sur tous les appareils
web-account-no-games = Aucune encore. Les parties que vous commencez ou rejoignez une fois connecté sont gardées ici.
web-own-data = Mes données
web-export-help = Tout ce que le serveur garde de ce compte, en un seul fichier.
web-export = Télécharger mes données
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
web-delete = Supprimer le compte …
web-delete-title = Supprimer le compte { $name } ?
web-delete-goes = Le nom, le mot de passe, vos classements et la liste de vos parties sont effacés, et vous êtes déconnecté partout.
web-delete-stays = Les parties que vous avez jouées restent à ceux qui les ont jouées avec vous, sans votre nom.
web-delete-final = C’est définitif. Téléchargez d’abord vos données si vous voulez les garder.
web-delete-yes = Supprimer pour toujours
web-delete-no = Garder le compte
web-deleted = Le compte est supprimé.
web-rated = Partie classée
web-rated-help = Chacun a besoin de son propre compte ; on joue à la pendule, sans conseils ni bots.
web-rated-clock = Toujours à la pendule, pour que personne ne puisse laisser la partie en plan.
web-rated-not-account = Seulement pour ceux qui ont un compte.
web-rated-not-bots = Pas avec des bots : le classement concerne les personnes.
web-rated-not-device = Pas avec plusieurs joueurs sur un appareil.
web-rated-sign-in = Cette partie est classée : connectez-vous pour vous asseoir. On peut regarder sans compte.
web-is-rated = classée
web-rating = Classement
web-ratings = Classements
web-ratings-all = Tous les classements
web-ratings-none = Personne n’a encore joué de partie classée.
web-rating-none = Aucune partie classée encore.
web-rating-help = Le classement dit comment on joue par rapport aux autres d’ici. Tout le monde commence à 1500 ; plus il y a de parties, plus le nombre est sûr.
web-rating-range = très probablement entre { $least } et { $most }
web-rating-unsure = Pas encore sûr : quelques parties de plus le diront.
web-rating-games = { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}
web-rating-played = Parties
web-rating-yours = Votre classement
web-rating-change = { $sign ->
    [up] + { $points }
    [down] − { $points }
   *[same] comme avant
}
web-rating-working = Votre nouveau classement se calcule …
web-rating-uncounted = Cette partie n’a pas changé votre classement.

## Learning

web-lesson = Leçon
web-rules = Règles du jeu
web-search = Chercher dans les règles
web-found = { $count ->
    [one] Un point
   *[other] { $count } points
}
web-step = Étape { $step } sur { $steps }
web-lesson-done = Bien joué.
web-lesson-other = C’est permis, mais essayez ce que demande l’étape.
web-lesson-end = Fini : vers les jeux
web-clause-R = une règle du jeu
web-clause-S = fait partie de la mise en place
web-clause-C = décrit un élément
web-clause-J = une décision de ce projet

## When something can't be shown

web-component-failed = Le plateau de ce jeu n’a pas pu être affiché ; voici le plateau simple.
web-trouble-server = Le serveur a trébuché
web-trouble-server-help = Ce n’est pas votre faute et rien n’est perdu. Réessayez dans un instant.
web-trouble-network = Le serveur est injoignable
web-trouble-network-help = Cet appareil est-il connecté ? Vos places et vos parties sont en sûreté ; on continue d’essayer.
web-trouble-full = Cette table est complète
web-trouble-full-help = Quelqu’un a été plus rapide. Vous pouvez regarder, ou commencer votre propre partie.
web-trouble-link = Il n’y a pas de table à ce lien
web-trouble-link-help = Le lien a-t-il été copié en entier ? Demandez-en un nouveau à qui l’a envoyé.
web-trouble-old = Ce lien ne sert plus
web-trouble-old-help = Entre-temps la place a été prise, l’invitation renouvelée ou la table fermée. Demandez un nouveau lien.
web-trouble-finished = Cette partie est finie
web-trouble-finished-help = Vous pouvez la revoir, ou en commencer une à vous.
web-trouble-nowhere = Il n’y a rien ici
web-trouble-nowhere-help = L’adresse ne mène à aucune de nos pages.
web-trouble-running = Cette partie se joue encore
web-trouble-running-help = Vous pourrez la revoir une fois finie ; d’ici là, elle est à sa table.
web-trouble-gathering = Cette partie n’a pas encore commencé
web-trouble-gathering-help = Vous pourrez la revoir une fois finie ; pour l’instant, on se retrouve à sa table.
web-to-table = Vers la table
web-trouble-busy = Trop à la fois
web-trouble-busy-help = Trop de demandes sont venues d’ici. Attendez une minute, puis réessayez.
