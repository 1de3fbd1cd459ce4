### The browser client’s own sentences, in French.

## Everywhere

web-close = Fermer
web-home = Accueil
web-live = Déroulement de la partie
web-nav = Menu principal
web-skip-link = Aller au contenu
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
web-coordinates = Coordonnées sur le plateau
web-confirm = Confirmer avant d’envoyer un coup
web-curtain-wish = Cacher le plateau quand l’appareil change de mains
web-again = Réessayer
web-yes = Oui
web-no = Non
web-cancel = Annuler
web-skip = Passer
web-announcement = Annonce
web-imprint = Mentions légales
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
web-about = Des jeux de société épuisés à jouer dans le navigateur : contre des bots ou entre amis, sans compte.
web-learn-quick = Apprendre en 2 minutes
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
web-history = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [shared] Victoire partagée
    [nobody] Sans vainqueur
   *[over] Terminée
} { $score }
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
web-join-running = La partie est en cours. Prenez la place libre pour la rejoindre.
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
web-goal-hide = Masquer le but
web-lost = Connexion perdue. Reconnexion…
web-move-waits = Votre coup partira dès son retour.
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
web-report-message = Signaler ce message
web-report-line = Signaler le message de { $name }
web-report-message-help = Les responsables du serveur verront le message, son auteur et que le signalement vient de vous. Ils ne verront rien de la partie.
web-report-name = Signaler un nom
web-report-of = Signaler le nom { $name }
web-report-name-help = Les responsables du serveur verront le nom et que le signalement vient de vous.
web-report-which = Quel nom ?
web-report-send = Signaler
web-reported = Merci. Votre signalement a été envoyé.
web-muted = Vous ne pouvez plus écrire dans la discussion.
web-muted-until = Vous ne pouvez plus écrire dans la discussion jusqu’au { $until }.
web-because = Raison : { $reason }
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
web-menu-open = Donner cette place à quelqu’un d’autre : { $name }
web-menu-pass = Passer ma place sur un autre appareil
web-menu-rules = Règles du jeu
web-menu-report = Signaler un nom
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
web-last = Aller à la fin
web-run = Lecture
web-stop = Arrêter
web-timeline = Chronologie
web-single-steps = Pas à pas
web-speed = Vitesse
web-turn-of = { $turn ->
    [0] mise en place
   *[other] tour { $turn }
} sur { $turns }
web-quiet = Rien de visible de cette place.
web-eyes = Point de vue
web-eyes-spectator = Spectateur
web-eyes-all = Tout à découvert
web-eyes-seat = { $seat }
web-analysis = Analyse de l’ordinateur
web-analyse = Analyser la partie
web-analysing = Analyse en cours
web-graph = Les chances de gagner de chacun au fil de la partie
web-graph-turns = tour
web-percent = { $number } %
web-turn-number = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
web-turning = Moments décisifs
web-turned = De { $before } % à { $after } %. { $played }
web-turned-nowhere = Aucun moment décisif.
web-costly = Les tours les plus coûteux
web-cost = { $loss } % perdus. { $played }
web-better = Mieux : { $better }
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
web-password-lost = Nous ne demandons pas d’adresse électronique. Vous recevrez des codes de récupération au cas où vous oublieriez votre mot de passe.
web-sign-in = Se connecter
web-sign-up = Créer le compte
web-sign-out = Se déconnecter
web-sign-in-passkey = Se connecter avec une clé d’accès
web-recover = Mot de passe oublié ?
web-recover-help = Un de vos codes de récupération permet de choisir un nouveau mot de passe. Tous vos appareils sont déconnectés.
web-recover-code = Code de récupération
web-recover-go = Choisir le nouveau mot de passe
web-recover-back = Retour à la connexion
web-recovered = Mot de passe changé. Tous les autres appareils ont été déconnectés.
web-codes = Codes de récupération
web-codes-help = Si vous oubliez votre mot de passe, chacun de ces codes permet d’en choisir un nouveau, une seule fois. Aucune adresse électronique ne peut vous dépanner : gardez-les en lieu sûr. Ils ne sont affichés que maintenant.
web-codes-file = Codes de récupération Ludoteca : { $name }, { $address }
web-codes-copy = Copier
web-codes-copied = Codes de récupération copiés.
web-codes-download = Télécharger
web-codes-print = Imprimer
web-codes-saved = Je les ai gardés
web-codes-left = { $count ->
    [0] Il n’en reste aucun. Si vous oubliez maintenant votre mot de passe, personne ne pourra le réinitialiser.
    [one] Il reste un code inutilisé.
   *[other] Il reste { $count } codes inutilisés.
  }
web-codes-new = Nouveaux codes de récupération
web-confirm-title = Confirmez votre identité
web-confirm-help = Pour modifier la façon dont vous vous connectez, il faut d’abord votre mot de passe ou une clé d’accès.
web-confirm-yes = Confirmer
web-confirm-passkey = Utiliser une clé d’accès
web-sessions = Appareils connectés
web-session-unknown = Appareil inconnu
web-session-this = cet appareil
web-session-began = Connexion : { $when }
web-session-used = Dernière utilisation : { $when }
web-session-end = Déconnecter
web-session-end-of = Déconnecter : { $device }
web-session-ended = Cet appareil a été déconnecté.
web-sessions-end = Déconnecter tous les autres appareils
web-sessions-ended = Tous les autres appareils ont été déconnectés.
web-method-password = avec le mot de passe
web-method-passkey = avec une clé d’accès
web-method-recovery = avec un code de récupération
web-method-sign-up = à la création du compte
web-passkeys = Clés d’accès et récupération
web-passkeys-help = Avec une clé d’accès, vous vous connectez par empreinte, visage, verrouillage de l’écran ou clé de sécurité, sans mot de passe.
web-passkeys-elsewhere = Les clés d’accès de ce serveur fonctionnent dans un navigateur récent à l’adresse { $address }.
web-passkeys-none-here = Les clés d’accès demandent une adresse HTTPS, que ce serveur n’a pas.
web-passkey-name = Nom de la clé d’accès, par exemple « Téléphone »
web-passkey-add = Ajouter une clé d’accès
web-passkey-added = Clé d’accès ajoutée.
web-passkey-created = Ajout : { $when }
web-passkey-synced = sur plusieurs appareils
web-passkey-remove = Supprimer
web-passkey-remove-of = Supprimer la clé d’accès : { $name }
web-passkey-removed = Clé d’accès supprimée.
web-passkey-unused = Aucune clé d’accès n’a été utilisée.
web-notices = Événements de sécurité récents
web-notices-none = Rien pour l’instant.
web-notices-help = Ce n’était pas vous ? Changez votre mot de passe et déconnectez tous les autres appareils.
web-notices-new = { $count ->
    [one] Un nouvel événement de sécurité
   *[other] { $count } nouveaux événements de sécurité
  }
web-notices-tell = { $what } : { $device }. Voyez la page de votre compte.
web-notice-sign-in = Nouvelle connexion
web-notice-password-changed = Mot de passe changé
web-notice-codes-renewed = Nouveaux codes de récupération
web-notice-passkey-added = Clé d’accès ajoutée
web-notice-passkey-removed = Clé d’accès supprimée
web-signed-in = Session ouverte sur cet appareil
web-banned = Ce compte ne peut plus jouer sur ce serveur.
web-banned-until = Ce compte ne peut pas jouer sur ce serveur jusqu’au { $until }.
web-admin = Gérer le serveur
web-members-help = Sur ce serveur, on crée un compte avec une invitation. Ouvrez d’abord le lien que vous avez reçu.
web-members-invited = Votre invitation sert lorsque vous créez le compte.
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
web-delete-passkey = Supprimer définitivement, avec une clé d’accès
web-privacy = Confidentialité
web-privacy-lead = On peut jouer sans compte. Ce serveur conserve ce qu’il faut à une partie et n’envoie rien à personne d’autre.
web-privacy-stored = Ce qui est conservé, et combien de temps
web-privacy-what-games = Parties en cours : coups, noms saisis à la table, discussion
web-privacy-what-finished = Parties terminées : la même chose, sous forme d’un enregistrement que toute personne ayant le lien peut revoir
web-privacy-what-studies = Positions ouvertes pour l’étude
web-privacy-what-account = Comptes : nom, empreinte irréversible du mot de passe, codes de récupération inutilisés (en empreinte), clés d’accès (clés publiques), classements, places
web-privacy-what-sessions = Connexions : navigateur et système, date, dernière utilisation
web-privacy-what-notices = Événements de sécurité d’un compte : quoi, quand, de quel navigateur et système
web-privacy-what-addresses = Adresses Internet
web-privacy-what-moderation = Modération : exclusions et mises en sourdine, signalements de messages et de noms, actions des administrateurs
web-privacy-what-browser = Dans votre navigateur : réglages, clés de vos places, votre connexion
web-privacy-unused = Supprimées { $time } après la dernière modification si la partie ne commence pas
web-privacy-closed = Closes { $time } après le dernier coup ; l’enregistrement reste
web-privacy-deleted = Suppression au bout de { $time }
web-privacy-study = Supprimées { $time } après la dernière modification
web-privacy-kept = Jusqu’à ce que l’hôte de ce serveur les supprime
web-privacy-until-deleted = Jusqu’à la suppression du compte
web-privacy-session = Terminées { $time } après la dernière utilisation
web-privacy-session-total = Terminées { $time } après la connexion
web-privacy-memory = En mémoire, pour limiter les abus
web-privacy-log = Aussi dans le journal des requêtes, que garde l’hôte de ce serveur
web-privacy-no-log = Pas dans le journal des requêtes
web-privacy-bans = Exclusions et mises en sourdine, adresse exclue comprise, jusqu’à leur fin
web-privacy-reports = Signalements jusqu’à { $time } après leur clôture
web-privacy-audit = La liste des actions des administrateurs tant que le serveur existe
web-privacy-browser-kept = Jusqu’à ce que vous effaciez les données de ce site
web-privacy-rights = Vos données
web-privacy-export = La page de votre compte permet de télécharger tout ce qui est conservé sur vous, en un seul fichier.
web-privacy-delete = Vous pouvez aussi y supprimer le compte. Votre nom disparaît alors de toutes les parties ; les parties restent aux autres joueurs.
web-privacy-account = Mon compte
web-privacy-guests = Sans compte, l’hôte de ce serveur peut retirer un nom d’une partie ou supprimer la partie.
web-privacy-never = Ce qu’il n’y a pas
web-privacy-none = Ni cookies, ni publicité, ni pistage, ni adresse électronique, ni contenu d’autres serveurs.
web-rated = Partie classée
web-rated-help = Chacun doit avoir son propre compte ; on joue à la pendule, sans indices ni bots.
web-rated-clock = Toujours à la pendule, pour que personne ne bloque la partie.
web-rated-not-account = Réservé aux personnes qui ont un compte.
web-rated-not-bots = Pas avec des bots : le classement est réservé aux personnes.
web-rated-not-device = Pas avec plusieurs joueurs sur le même appareil.
web-rated-sign-in = Cette partie est classée : connectez-vous pour prendre place. On peut regarder sans compte.
web-members-sign-in = Seuls les membres jouent ici : connectez-vous pour prendre place.
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
web-found-none = Aucun résultat. Essayez un mot plus court ou un autre, ou parcourez le sommaire.
web-found-all = Tout afficher
web-contents = Sommaire
web-rules-open = Ouvrir les règles
web-step = Étape { $step } sur { $steps }
web-lesson-done = Bien joué !
web-lesson-other = C’est permis, mais essayez ce que demande l’étape.
web-lesson-end = Aux jeux
web-lesson-match = Première partie
web-lesson-show = Montrez-moi
web-lesson-text = Explication
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
web-trouble-banned = Vous ne pouvez pas jouer sur ce serveur
web-trouble-banned-help = Ses responsables en ont décidé ainsi.
web-trouble-members = Réservé aux membres
web-trouble-members-help = Sur ce serveur, seuls les membres voient les tables. Connectez-vous, puis rouvrez le lien.
