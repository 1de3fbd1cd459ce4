### Mâamut : chaque clé existe dans toutes les langues.

maamut-subtitle = l’esprit du chasseur
maamut-pitch = Effrayez le mammouth à travers la prairie, jusque dans l’un de vos pièges.
maamut-goal = But : que le mammouth tombe dans l’un de vos pièges, peu importe qui l’y pousse.
maamut-rules-setup = Mise en place : le terrain est disposé au hasard autour de la croix, où se tient le mammouth. Chacun place un chasseur au bord et prend trois cartes.
maamut-rules-turn = Votre tour : avancez en ligne droite avec une carte, posez un piège, retirez-en un, ou défaussez. Entrer sur la tuile du mammouth le fait fuir.
maamut-diagram-land = Un terrain parmi d’autres : la croix au milieu, les autres tuiles au hasard.
maamut-diagram-move = Avec une carte de valeur 2, ce chasseur n’a qu’une direction : les autres mènent sur un rocher ou hors du terrain.
maamut-diagram-flight = Un 2 vers l’est atteint le mammouth, qui fuit de deux tuiles vers l’est.
maamut-diagram-turning = Un 3 vers le nord-est : tout droit on sort, à l’est il y a un rocher, le mammouth court donc au sud-est.
maamut-diagram-caught = Dans sa fuite, le mammouth entre sur une tuile piégée : il y est pris.
maamut-diagram-fright = Un chasseur effrayé fuit sur une des tuiles marquées : ni sur un rocher, ni d’où vient le mammouth.

## La question ouverte

maamut-todo-place = Placez votre chasseur
maamut-kind-place = { $seat_is ->
    [you] Placez votre chasseur sur une tuile de l’anneau extérieur.
   *[other] { $seat } place son chasseur.
}
maamut-kind-turn = { $seat_is ->
    [you] À vous : déplacez-vous, posez ou retirez un piège, ou défaussez.
   *[other] C’est le tour de : { $seat }.
}
maamut-kind-flee = { $seat_is ->
    [you] Le mammouth fonce sur vous : choisissez où fuir.
   *[other] Le mammouth fonce sur { $seat }, qui doit fuir.
}
maamut-kind-draw = On pioche une carte.

## Pourquoi un coup est refusé

maamut-why-is-over = La chasse est finie.
maamut-why-chance-is-next = Il faut d’abord piocher une carte.
maamut-why-not-asked = Ce n’est pas à vous de choisir.
maamut-why-no-such-action = Cette action n’existe pas.
maamut-why-placing-first = Tous les chasseurs sont placés avant le premier tour.
maamut-why-placing-is-over = Votre chasseur est déjà sur le plateau.
maamut-why-fleeing-first = Vous êtes effrayé : fuyez avant toute autre chose.
maamut-why-not-frightened = Seul fuit un chasseur que le mammouth vient heurter.
maamut-why-place-not-outer = Les chasseurs partent de l’anneau extérieur de 18 tuiles.
maamut-why-place-on-rock = Personne ne peut se tenir sur un rocher.
maamut-why-place-occupied = Un autre pion s’y trouve déjà.
maamut-why-card-not-held = Vous n’avez pas cette carte.
maamut-why-move-off-board = Cette ligne sort du plateau : un déplacement est exactement aussi long que sa carte.
maamut-why-move-into-rock = Un rocher barre le chemin : on va tout droit et jamais sur un rocher.
maamut-why-trap-off-grass = Les pièges ne se posent que sur l’herbe.
maamut-why-trap-on-trap = Il y a déjà un piège ici.
maamut-why-trap-not-alone = Un autre chasseur partage votre tuile : on ne pose un piège que si l’on est seul.
maamut-why-no-traps-left = Vos quatre pièges sont sur le plateau.
maamut-why-nothing-to-remove = Il n’y a pas de piège sous votre chasseur.
maamut-why-remove-not-alone = Un autre chasseur partage votre tuile : on ne retire un piège que si l’on est seul.
maamut-why-flee-off-board = Par là, on sort du plateau.
maamut-why-flee-into-rock = Par là, il y a un rocher.
maamut-why-flee-occupied = Un pion s’y trouve : on fuit sur une tuile libre.
maamut-why-flee-back = C’est de là que vient le mammouth.

## Ce qui s’est passé

maamut-event-placed = { $seat_is ->
    [you] Vous placez votre chasseur en { $tile }.
   *[other] { $seat } place son chasseur en { $tile }.
}
maamut-event-played = { $use ->
    [move] { $seat_is ->
        [you] Vous jouez un { $card }.
       *[other] { $seat } joue un { $card }.
    }
   *[discard] { $seat_is ->
        [you] Vous défaussez un { $card }.
       *[other] { $seat } défausse un { $card }.
    }
}
maamut-event-walked = { $seat_is ->
    [you] Vous allez vers { $direction } de { $start } à { $goal }.
   *[other] { $seat } va vers { $direction } de { $start } à { $goal }.
}
maamut-event-met = { $flees ->
    [no] Le mammouth en { $tile } n’a aucune issue.
   *[yes] { $refusals ->
        [0] Le mammouth en { $tile } prend peur et fuit vers { $flight }.
       *[other] Le mammouth en { $tile } prend peur ; bloqué vers { $refused }, il fuit vers { $flight }.
    }
}
maamut-event-ran = Il court de { $from } à { $to }.
maamut-event-frightened = { $seat_is ->
    [you] Il vous effraie en { $tile }.
   *[other] Il effraie { $seat } en { $tile }.
}
maamut-event-fled = { $seat_is ->
    [you] Vous fuyez vers { $direction } en { $to }.
   *[other] { $seat } fuit vers { $direction } en { $to }.
}
maamut-event-out = { $seat_is ->
    [you] Votre chasseur est éliminé en { $tile } ; vos cartes ({ $cards }) vont à la défausse.
   *[other] { $seat } perd son chasseur en { $tile } ; ses cartes ({ $cards }) vont à la défausse.
}
maamut-event-fell = { $owner_is ->
    [you] Le mammouth tombe dans votre piège en { $tile } !
   *[other] Le mammouth tombe en { $tile } dans un piège appartenant à { $owner } !
}
maamut-event-trapped = { $seat_is ->
    [you] Vous posez un piège en { $tile }.
   *[other] { $seat } pose un piège en { $tile }.
}
maamut-event-removed = { $owner_is ->
    [self] { $seat_is ->
        [you] Vous reprenez votre piège de { $tile }.
       *[other] { $seat } reprend son propre piège de { $tile }.
    }
    [you] { $seat } retire votre piège de { $tile } ; vous pouvez le reposer.
   *[other] { $seat_is ->
        [you] Vous retirez de { $tile } un piège appartenant à { $owner }.
       *[other] { $seat } retire de { $tile } un piège appartenant à { $owner }.
    }
}
maamut-event-drew = { $seat_is ->
    [you] Vous piochez un { $card }.
   *[other] { $shown ->
        [yes] { $seat } pioche un { $card }.
       *[no] { $seat } pioche une carte.
    }
}
maamut-event-reshuffled = La défausse est mélangée en une nouvelle pioche.
maamut-event-survived = Le mammouth en { $tile } ne peut plus être mené dans un piège.

## Comment la partie a fini

maamut-reason-trap = { $winners_is ->
    [you] Le mammouth est dans votre piège : vous gagnez !
   *[other] Le mammouth est pris : { $winners } gagne.
}
maamut-reason-survived = Le mammouth survit : tous les chasseurs perdent.
maamut-end-trap = { $owner_is ->
    [you] Le piège en { $tile } est le vôtre.
   *[other] Piège en { $tile } : { $owner }.
}
maamut-end-drive = { $seat_is ->
    [you] C’est vous qui y avez poussé le mammouth.
   *[other] { $seat } y a poussé le mammouth.
}

## À côté du plateau

maamut-panel-out = (éliminé)
maamut-panel-pile = Pioche
maamut-panel-discards = Défausse
maamut-panel-mammoth = le mammouth
maamut-panel-a-trap = un piège et sa marque
maamut-land-g = herbe
maamut-land-s = neige
maamut-land-r = rocher
maamut-land-x = croix

## Les faits en mots

maamut-thing-mammoth = le mammouth
maamut-thing-hunter = { $seat_is ->
    [you] votre chasseur
   *[other] chasseur : { $seat }
}
maamut-thing-trap = { $owner_is ->
    [you] votre piège
   *[other] piège : { $owner }
}
maamut-fact-mammoth = Le mammouth : { $place }.
maamut-fact-hunter = { $seat } : en { $tile } ({ $land }), { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $traps ->
    [0] aucun piège en réserve
    [one] { $traps } piège en réserve
   *[other] { $traps } pièges en réserve
}.
maamut-fact-waiting = { $seat } : pas encore sur le plateau.
maamut-fact-out = { $seat } : hors de la chasse.
maamut-fact-trap = Piège en { $tile } : { $owner_is ->
    [you] à vous
   *[other] à { $owner }
}.
maamut-fact-piles = Pioche : { $pile }. Défausse : { $ones } de valeur 1, { $twos } de valeur 2, { $threes } de valeur 3.
maamut-fact-land = { $land } : { $tiles }.
maamut-hand-cards = { $number ->
    [0] Vous n’avez pas de cartes.
    [one] Votre carte : { $cards }.
   *[other] Vos cartes : { $cards }.
}
maamut-hand-traps = { $number ->
    [0] Vous n’avez plus de piège à poser.
    [one] Il vous reste { $number } piège à poser.
   *[other] Il vous reste { $number } pièges à poser.
}
maamut-around-here = Ici : { $place }.
maamut-around-way = { $direction } : { $place }.
maamut-around-edge = le bord du plateau

## Ce qu’un coup ferait

maamut-hint-to = vers { $place }
maamut-hint-meets = effraie le mammouth, puis jusqu’en { $goal }
maamut-hint-trap = poser ici un de vos pièges
maamut-hint-remove = retirer le piège d’ici
maamut-hint-discard = jeter un { $card } et piocher
maamut-preview-path = Vous allez de { $start } à { $path }.
maamut-preview-placed = Votre chasseur commence en { $tile }.
maamut-preview-trapped = Votre piège est en { $tile }.
maamut-preview-removed = Le piège en { $tile } retourne à son propriétaire.
maamut-preview-flees = Vous fuyez en { $tile }.
maamut-preview-discard = Vous défaussez un { $card }.
maamut-preview-meets = Vous rencontrez le mammouth en { $tile }.
maamut-preview-refused = { $by ->
    [rock] Vers { $direction }, le rocher en { $at } l’arrête.
   *[edge] Vers { $direction }, le bord du plateau l’arrête.
}
maamut-preview-stands = Il ne peut pas fuir : votre chasseur serait éliminé (règle 4.8).
maamut-preview-run = Il court par { $path }.
maamut-preview-fright = { $sure ->
    [yes] { $seat_is ->
        [you] Il vous effraie en { $tile } ; vous pouvez fuir en { $ways }.
       *[other] Il effraie { $seat } en { $tile } ; fuite possible en { $ways }.
    }
   *[no] { $seat_is ->
        [you] Il peut vous effrayer encore en { $tile } ; vous pouvez fuir en { $ways }.
       *[other] Il peut encore effrayer { $seat } en { $tile } ; fuite possible en { $ways }.
    }
}
maamut-preview-trap = { $owner_is ->
    [you] Il tombe dans votre piège en { $tile }.
   *[other] Il tombe en { $tile } dans un piège appartenant à { $owner }.
}
maamut-preview-out = { $seat_is ->
    [you] Votre chasseur serait éliminé.
   *[other] { $seat } perdrait son chasseur.
}
maamut-preview-may-be-out = { $seat_is ->
    [you] Votre chasseur pourrait être éliminé.
   *[other] { $seat } pourrait perdre son chasseur.
}
maamut-preview-wins = { $seat_is ->
    [you] Vous gagnez.
   *[other] { $seat } gagne.
}
maamut-preview-survives = Le mammouth survit et tout le monde perd.
maamut-preview-may-end = La partie peut finir ainsi.
maamut-preview-draws = Puis vous piochez une carte.
maamut-flight-to = Si l’on y entre vers { $direction } avec un { $card }, il court jusqu’en { $goal }.
maamut-flight-trap = { $owner_is ->
    [you] Si l’on y entre vers { $direction } avec un { $card }, il tombe dans votre piège en { $goal }.
   *[other] Si l’on y entre vers { $direction } avec un { $card }, il tombe en { $goal } dans un piège appartenant à { $owner }.
}
maamut-flight-none = Si l’on y entre vers { $direction } avec un { $card }, il ne peut pas fuir et le chasseur est perdu.

## Les directions

maamut-way-NE = le nord-est
maamut-way-E = l’est
maamut-way-SE = le sud-est
maamut-way-SW = le sud-ouest
maamut-way-W = l’ouest
maamut-way-NW = le nord-ouest

## La table dans un navigateur

maamut-board = La prairie, 37 tuiles
maamut-seats = Les chasseurs
maamut-seat-you = vous
maamut-seat-bot = robot, { $level }
maamut-chip = Tour { $turn }
maamut-hand = Vos cartes
maamut-hand-of = Cartes : { $cards }.
maamut-card = Carte { $card }
maamut-actions = Actions sans marcher
maamut-action-trap = Piège
maamut-action-remove = Retirer
maamut-action-discard = Défausser
maamut-note-left = { $number ->
    [0] plus aucun
   *[other] reste { $number }
}
maamut-note-land = ici : { $land }
maamut-note-trap-here = déjà un piège
maamut-note-not-alone = pas seul ici
maamut-note-none-here = aucun ici
maamut-note-draw = puis piocher
maamut-note-pick = quelle carte ?
maamut-out-note = Votre chasseur est perdu. Vos pièges restent en place et peuvent encore vous faire gagner.
maamut-no-line = Les chasseurs vont en ligne droite, d’une à trois tuiles (règle 3.1).
maamut-no-neighbour = On fuit d’une seule tuile, vers une voisine (règle 5.2).
maamut-no-move = D’ici, le { $card } ne mène nulle part ; vous pouvez le défausser.
maamut-keys-walk = Touches pour parcourir le plateau, dans le sens horaire depuis le nord-est : { $keys }. Entrée joue, Échap efface, 1 à 3 choisissent une carte.
maamut-keys-rest = Entrée joue, Échap efface, 1–3 cartes

## Un coup en mots

maamut-label-place = Poser votre chasseur en { $place }
maamut-label-move = { $meets ->
    [yes] Jouer { $card } vers { $direction }, en effrayant le mammouth, jusqu’en { $place }
   *[no] Jouer { $card } vers { $direction } jusqu’en { $place }
}
maamut-label-flee = Fuir vers { $direction } en { $place }
maamut-label-trap = Poser un piège en { $tile }
maamut-label-remove = Retirer le piège de { $tile }
maamut-label-discard = Défausser un { $card }
maamut-if-place = Si vous commencez en { $place }
maamut-if-move = Si vous jouez { $card } vers { $direction }
maamut-if-flee = Si vous fuyez vers { $direction }
maamut-if-trap = Si vous posez un piège
maamut-if-remove = Si vous retirez ce piège
maamut-if-discard = Si vous défaussez un { $card }
maamut-if-ends-on = Votre chasseur finit en { $tile }.
maamut-try-way = { $turn ->
    [0] tout droit
   *[other] { $turn }°, vers { $direction }
}
maamut-try-rock = rocher en { $tile }
maamut-try-edge = hors du plateau
maamut-try-open = fuit jusqu’en { $tile }
maamut-try-trap = dans le piège en { $tile }
maamut-play = Jouer
maamut-play-anyway = Perdre le chasseur

## La leçon

maamut-lesson-land = Voici la prairie. L’herbe, la neige et la croix peinte sont ouvertes à tous ; le rocher est fermé. Le mammouth attend sur la croix. Celui dont le piège l’attrape gagne.
maamut-lesson-place = Posez votre chasseur : touchez une des tuiles cerclées au bord. Les pièges ne se posent que sur l’herbe, c’est donc un bon endroit pour commencer.
maamut-lesson-place-done = Vous voilà. Les autres chasseurs se posent maintenant à leur tour.
maamut-lesson-walk = Une carte est une marche : tout droit, d’exactement autant de tuiles qu’elle l’indique. Les nombres sur le plateau montrent où mène chaque carte. Marchez.
maamut-lesson-walk-done = La carte est jouée et vous en avez pioché une nouvelle : après une marche, vous en avez toujours trois.
maamut-lesson-walk-other = C’est permis aussi, mais ici il faut marcher : touchez une tuile avec un nombre.
maamut-lesson-trap = Vous êtes sur l’herbe, sans compagnie. Posez un de vos quatre pièges : il ne coûte aucune carte, mais tout votre tour.
maamut-lesson-trap-done = La marque sur l’étiquette dit à qui il est. Les chasseurs l’enjambent sans danger.
maamut-lesson-trap-other = Gardez cela pour plus tard : posez d’abord un piège ici.
maamut-lesson-startle = Effrayez maintenant le mammouth : jouez le 2 vers l’est et entrez sur sa tuile. Il fuit dans votre direction, d’autant de tuiles que dit la carte. Regardez la ligne pointillée avant de jouer.
maamut-lesson-startle-done = Il a fui de deux tuiles vers l’est, et vous êtes là où il était.
maamut-lesson-startle-other = Ce n’est pas cette marche-là : jouez le 2 vers l’est, sur le mammouth.
maamut-lesson-turn = Si un rocher ou le bord ferme sa route, le mammouth tourne dans le sens horaire jusqu’à en trouver une ouverte. Jouez le 3 vers le nord-est : tout droit on quitte le plateau, à l’est il y a un rocher, il court donc vers le sud-est.
maamut-lesson-turn-done = Une route doit être ouverte sur toute sa longueur, sinon elle ne compte pas. Ensuite vous avez marché jusqu’au bout de votre carte.
maamut-lesson-turn-other = Essayez le 3 vers le nord-est, à travers le mammouth.
maamut-lesson-bay = Attention : le 2 vers le sud-est acculerait le mammouth. Sans route ouverte il tient bon, et le chasseur entré est éliminé. Regardez, puis faites n’importe quoi d’autre.
maamut-lesson-bay-done = Sage décision. Un chasseur perdu ne joue plus, mais ses pièges restent et peuvent encore gagner.
maamut-lesson-bay-other = C’était le seul coup à éviter : votre chasseur serait perdu. Choisissez-en un autre.
maamut-lesson-flee = On a poussé le mammouth sur vous ! Un chasseur effrayé fuit d’une tuile : vers une libre, jamais là d’où vient le mammouth. À vous de choisir.
maamut-lesson-flee-done = Vous voilà hors de danger. Sans tuile libre autour de vous, vous auriez été hors du jeu.
maamut-lesson-take = Vous êtes sur un piège adverse. Retirez-le : il retourne à son propriétaire, qui pourra le reposer.
maamut-lesson-take-done = Un danger de moins pour vous, un piège de plus dans l’autre réserve.
maamut-lesson-take-other = Retirez d’abord le piège sous vos pieds.
maamut-lesson-win = Votre piège est en e4. Par où entrer pour que le mammouth y coure ? Passez les nombres en revue jusqu’à ce que l’aperçu dise que vous gagnez, puis jouez.
maamut-lesson-win-done = Attrapé ! Le propriétaire du piège gagne, peu importe qui y a poussé le mammouth.
maamut-lesson-win-other = Pas encore. Souvenez-vous : si tout droit et le premier quart à droite sont fermés, il prend la route suivante dans le sens horaire.
maamut-lesson-end = C’est tout. Une chose encore : si le mammouth se retrouve là d’où personne ne peut plus le mener dans un piège, il survit et tout le monde perd. Bonne chasse !

## Première aide

maamut-help =
    Vous gagnez quand le mammouth tombe dans l’un de vos pièges, peu importe qui l’y pousse.
    À votre tour, faites une chose parmi quatre :
    move 2 NE : jouer une carte et marcher tout droit d’exactement autant de tuiles
    trap : poser un de vos quatre pièges là où vous êtes, sur l’herbe seulement
    remove : retirer le piège là où vous êtes
    discard 1 : défausser une carte
    Entrez chez le mammouth et il fuit dans votre direction, d’autant de tuiles que dit la carte ; si un rocher ou le bord l’arrête, il tourne dans le sens horaire.
    S’il ne peut pas fuir du tout, votre chasseur est perdu. Alors regardez d’abord : aperçu move 2 NE
