### Kahmaté : chaque clé existe dans chaque langue.

kahmate-subtitle = rugby tactique
kahmate-pitch = Six joueurs, six cartes Forme et un ballon : portez-le au-delà de la ligne de l’autre capitaine.
kahmate-goal = But : portez le ballon dans l’en-but de l’autre capitaine. C’est un essai.
kahmate-rules-setup = Mise en place : placez vos six joueurs sur vos deux rangées, en secret. Une carte Forme donne le couloir du ballon sur la rangée médiane.
kahmate-rules-turn = Votre tour : déplacez jusqu’à deux joueurs ; en chemin, passez, tapez, plaquez ou percez. Les cartes Forme tranchent les duels.
kahmate-diagram-lineup = Un placement parmi d’autres : six joueurs sur vos deux rangées.
kahmate-diagram-instalments = En plusieurs fois : l’un fait un pas, l’autre court de trois, puis le premier repart.
kahmate-diagram-tackle = Un plaquage part d’une des quatre cases à côté du porteur, jamais d’un coin.
kahmate-diagram-falls = Le porteur est à terre et le ballon tombe une case plus près de son en-but.
kahmate-diagram-exit = Les sorties d’une percée : tout droit ou sur un côté.
kahmate-diagram-pass = Où peut aller une passe : une ou deux rangées en arrière, jusqu’à deux couloirs de côté.
kahmate-diagram-give-and-go = Une-deux : une passe en arrière (1), une course au-delà du passeur (2), puis une nouvelle passe en arrière (3).
kahmate-diagram-between = Une rangée en arrière et deux couloirs de côté : un adversaire sur l’une des cases marquées peut intercepter.
kahmate-diagram-kick = Où peut aller un coup de pied : jusqu’à trois rangées en avant et trois couloirs de côté, sur des cases vides.
kahmate-error-bad-target = L’option target est un nombre d’essais de { $fewest } à { $most }.
kahmate-option-target = Essais pour gagner le match

## La question ouverte

kahmate-todo-setup = Placez votre équipe
kahmate-kind-setup = { $seat_is ->
    [you] Placez en secret vos six joueurs sur vos deux lignes, puis confirmez.
   *[other] Les deux capitaines placent en secret leurs six joueurs, sur les deux lignes devant leur en-but, puis disent qu’ils sont prêts.
}
kahmate-kind-ball = On tire une carte Forme pour le couloir du ballon.
kahmate-kind-turn = { $seat_is ->
    [you] À vous : bougez deux joueurs au plus, puis finissez le tour.
   *[other] C’est le tour de { $seat }.
}
kahmate-kind-intercept = { $seat_is ->
    [you] Une passe file à côté d’un de vos joueurs : tentez l’interception ou renoncez.
   *[other] { $seat } peut tenter l’interception.
}
kahmate-kind-card = Un duel : les deux capitaines posent une carte Forme face cachée.
kahmate-kind-drop = { $seat_is ->
    [you] Votre porteur est à terre devant son propre en-but : choisissez où va le ballon.
   *[other] { $seat } choisit où va le ballon.
}
kahmate-kind-exit = { $seat_is ->
    [you] La percée a réussi : quittez la case du joueur battu, tout droit ou de côté.
   *[other] { $seat } a percé et doit quitter la case.
}

## Pourquoi un coup est refusé

kahmate-why-is-over = Le match est fini.
kahmate-why-chance-is-next = Il faut d’abord tirer le couloir du ballon.
kahmate-why-not-asked = Le choix ne vous appartient pas en ce moment.
kahmate-why-no-such-action = Cette action n’existe pas.
kahmate-why-lining-up = Placez d’abord vos six joueurs.
kahmate-why-lined-up = Les placements sont faits et ne changent plus.
kahmate-why-duel-first = Un duel est ouvert : posez d’abord une carte Forme.
kahmate-why-no-duel = On ne pose de carte Forme que dans un duel.
kahmate-why-exit-first = Votre porteur doit d’abord quitter la case du joueur battu.
kahmate-why-no-exit = Personne ne vient de percer.
kahmate-why-drop-first = Choisissez d’abord où va le ballon.
kahmate-why-no-drop = Il n’y a pas de ballon à poser.
kahmate-why-intercept-first = Une passe est en l’air : tentez l’interception ou renoncez.
kahmate-why-no-pass-in-flight = Aucune passe n’est en l’air.
kahmate-why-not-your-player = Ce joueur n’est pas à vous.
kahmate-why-put-off-rows = On se place sur les deux lignes voisines de son propre en-but.
kahmate-why-put-on-player = Un de vos joueurs se tient déjà là.
kahmate-why-put-out-of-order = Les joueurs se placent dans l’ordre n1, n2, s, t, f, c, chacun une fois.
kahmate-why-not-all-stand = Tous vos joueurs ne sont pas encore placés.
kahmate-why-inactive = Ce joueur est inactif.
kahmate-why-movement-ended = Un plaquage a mis fin au déplacement de ce joueur pour ce tour.
kahmate-why-third-mover = Deux de vos joueurs se sont déjà déplacés ce tour-ci.
kahmate-why-no-moves-left = Il ne reste plus de pas à ce joueur ce tour-ci.
kahmate-why-run-nowhere = Le joueur s’y trouve déjà.
kahmate-why-run-on-player = Un joueur se tient sur cette case.
kahmate-why-run-to-own-in-goal = Personne n’entre dans son propre en-but.
kahmate-why-run-without-ball = Seul un joueur qui a le ballon au départ de sa course peut entrer dans l’en-but.
kahmate-why-run-too-far = C’est plus loin que les pas qui lui restent.
kahmate-why-run-blocked = D’autres joueurs barrent le chemin, et le détour est trop long.
kahmate-why-tackle-without-carrier = Aucun adversaire n’a le ballon.
kahmate-why-tackle-not-beside = Le plaqueur doit se tenir juste à côté du porteur, pas en diagonale.
kahmate-why-no-ball = Votre camp n’a pas le ballon.
kahmate-why-charge-too-late = Il faut au moins 2 pas pour tenter une percée.
kahmate-why-charge-nobody = Aucun adversaire ne se tient là.
kahmate-why-charge-inactive = Cet adversaire est inactif et ne fait que barrer le chemin.
kahmate-why-charge-no-room = Un autre joueur occupe la case juste au-delà de l’adversaire.
kahmate-why-charge-no-way-out = Il n’y aurait aucune sortie : on ne pourrait quitter la case de l’adversaire ni tout droit ni de côté.
kahmate-why-exit-back = Le porteur ne peut pas revenir d’où il est parti.
kahmate-why-exit-blocked = Cette case n’est pas libre.
kahmate-why-pass-to-self = Ce joueur a déjà le ballon.
kahmate-why-pass-not-behind = On ne passe qu’à un joueur placé plus en arrière.
kahmate-why-pass-too-far = On passe au plus 2 lignes en arrière et 2 couloirs de côté.
kahmate-why-pass-to-inactive = Un joueur inactif ne reçoit pas de passe.
kahmate-why-intercept-not-between = Ce joueur ne se tient pas entre le passeur et le receveur.
kahmate-why-intercept-inactive = Ce joueur est inactif et ne peut pas intercepter.
kahmate-why-kick-offside = Un coéquipier est plus en avant que le botteur.
kahmate-why-kick-out-of-block = On tape de 1 à 3 lignes en avant et à 3 couloirs de côté au plus.
kahmate-why-kick-on-player = On tape vers une case vide.
kahmate-why-kick-into-in-goal = On ne tape pas dans l’en-but.
kahmate-why-card-not-held = Vous n’avez pas cette carte en main.
kahmate-why-drop-not-beside = Le ballon va sur une case juste à côté du porteur à terre.
kahmate-why-drop-into-in-goal = Le ballon ne va jamais dans l’en-but.
kahmate-why-drop-barred = Le ballon ne va jamais sur la case de celui qui a gagné le duel.

## Joueurs

kahmate-normal = normal
kahmate-strong = costaud
kahmate-tough = dur
kahmate-fast = rapide
kahmate-clever = futé
kahmate-player = { $name } ({ $kind })

## Ce qui s’est passé

kahmate-event-put = { $seat_is ->
    [you] Vous placez { $piece } en { $square }.
   *[other] { $known ->
        [yes] { $seat } place { $piece } en { $square }.
       *[no] { $seat } place ses joueurs.
    }
}
kahmate-event-ready = { $seat_is ->
    [you] Votre placement est prêt.
   *[other] Le placement de { $seat } est prêt.
}
kahmate-event-revealed = Les deux placements sont dévoilés.
kahmate-event-ball = La carte { $card } met le ballon en { $square }.
kahmate-event-began = { $seat_is ->
    [you] Tour { $turn } : à vous.
   *[other] Tour { $turn } : { $seat }.
}
kahmate-event-ran = { $piece } court de { $from } à { $to } ({ $cost }).
kahmate-event-took = { $piece } a le ballon en { $square }.
kahmate-event-tackled = { $tackler } plaque { $carrier }.
kahmate-event-charged = { $carrier } charge { $opponent }.
kahmate-event-laid = { $seat_is ->
    [you] Vous posez la carte { $card }.
   *[other] { $known ->
        [yes] { $seat } pose la carte { $card }.
       *[no] { $seat } pose une carte.
    }
}
kahmate-event-shown = { $attacker } attaque avec { $attack }, { $defender } défend avec { $defence }.
kahmate-event-refilled = Toutes les cartes sont jouées : les deux capitaines reprennent leurs six cartes.
kahmate-event-tied = { $total } partout : les deux capitaines posent une seconde carte.
kahmate-event-won = { $perfect ->
    [yes] Plaquage parfait de { $winner } !
   *[no] { $duel ->
        [tackle] { $winner } gagne le plaquage contre { $loser }.
        [charge] { $winner } gagne la charge contre { $loser }.
       *[intercept] { $winner } gagne le ballon en l’air contre { $loser }.
    }
}
kahmate-event-fell = { $piece } est à terre.
kahmate-event-dropped = Le ballon de { $fallen } va en { $square }.
kahmate-event-broke-through = { $carrier } perce { $opponent } et arrive en { $to }.
kahmate-event-left = { $carrier } sort vers { $to }.
kahmate-event-passed = { $passer } passe vers { $receiver }.
kahmate-event-arrived = { $receiver } reçoit le ballon.
kahmate-event-reached-for = { $interceptor } tente l’interception.
kahmate-event-declined = { $seat_is ->
    [you] Vous laissez filer la passe.
   *[other] { $seat } laisse filer la passe.
}
kahmate-event-intercepted = { $interceptor } intercepte la passe !
kahmate-event-kicked = { $kicker } tape le ballon en { $square }.
kahmate-event-scored = { $seat_is ->
    [you] Essai ! { $piece } marque pour vous en { $square }.
   *[other] Essai ! { $piece } marque pour { $seat } en { $square }.
}
kahmate-event-again = Les deux capitaines se replacent.
kahmate-event-match-won = { $seat_is ->
    [you] Vous gagnez le match { $scores }.
   *[other] { $seat } gagne le match { $scores }.
}
kahmate-event-rested = { $piece } reste à terre encore un tour.
kahmate-event-rose = { $piece } est de nouveau debout.
kahmate-event-ended = { $seat_is ->
    [you] Vous finissez votre tour.
   *[other] { $seat } finit son tour.
}
kahmate-reason-tries = { $winners_is ->
    [you] Vous marquez l’essai décisif : vous gagnez !
   *[other] { $winners } marque l’essai décisif et gagne.
}

## Placements proposés

kahmate-sample-fan = L’éventail
kahmate-sample-fan-text = Cinq joueurs devant sur toute la largeur, pour que quelqu’un soit proche où que tombe le ballon ; derrière, le costaud garde le centre.
kahmate-sample-wedge = Le coin
kahmate-sample-wedge-text = Costaud et dur côte à côte à la pointe, les autres juste derrière : fait pour percer au centre avec des passes courtes et sûres.
kahmate-sample-wings = Les ailes
kahmate-sample-wings-text = Le rapide et le dur attendent au large de chaque côté, le costaud tient le centre : étirez la défense, puis courez là où elle est mince.
kahmate-sample-chain = La chaîne
kahmate-sample-chain-text = Deux coureurs devant et quatre receveurs échelonnés derrière eux : une passe d’une ligne en arrière, droite ou vers le couloir voisin, ne s’intercepte jamais.
kahmate-sample-wall = Le mur
kahmate-sample-wall-text = Costaud et rapide devant une ligne fermée de quatre : patient, difficile à franchir et prompt à punir une faute.

## À côté du terrain

kahmate-panel-match = { $target ->
    [one] en { $target } essai
   *[other] en { $target } essais
}
kahmate-panel-ready = prêt
kahmate-panel-duel = Duel
kahmate-panel-legend = pas att. déf.
kahmate-panel-samples = Placements proposés

## Les faits en mots

kahmate-fact-score = { $seat } : { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}, joue vers la ligne { $goal }.
kahmate-fact-target = { $target ->
    [one] { $target } essai gagne le match.
   *[other] { $target } essais gagnent le match.
}
kahmate-fact-ball-loose = Le ballon est à terre en { $square }.
kahmate-fact-ball-held = { $piece } a le ballon en { $square }.
kahmate-fact-no-ball = Le ballon n’est pas encore sur le terrain.
kahmate-fact-player = { $piece } : en { $square } ; pas { $moves }, attaque { $attack }, défense { $defence }{ $state }.
kahmate-state-ball = {" "}; a le ballon
kahmate-state-down = {" "}; à terre, { $down ->
    [one] jusqu’à la fin du prochain tour de son capitaine
   *[other] jusqu’à la fin de { $down } tours de son capitaine
}
kahmate-state-moved = {" "}; { $left ->
    [0] plus aucun pas
    [one] encore { $left } pas
   *[other] encore { $left } pas
}
kahmate-state-stopped = {" "}; son déplacement est terminé
kahmate-fact-cards = { $seat_is ->
    [you] Vos cartes : { $cards }.
   *[other] Cartes de { $seat } : { $cards }.
}
kahmate-fact-duel = Duel : { $attacker } attaque avec { $attack }, { $defender } défend avec { $defence } ; carte { $pair } sur 2 au plus.
kahmate-fact-laid = { $seat_is ->
    [you] Votre carte est posée face cachée.
   *[other] La carte de { $seat } est posée face cachée.
}
kahmate-fact-ready = { $seat_is ->
    [you] Votre placement est prêt.
   *[other] { $seat } : placement prêt.
}
kahmate-fact-unready = { $seat_is ->
    [you] Vous placez encore vos joueurs.
   *[other] { $seat } place encore ses joueurs.
}
kahmate-fact-starts = { $seat_is ->
    [you] C’est vous qui commencerez.
   *[other] { $seat } commencera.
}
kahmate-fact-movers = Déplacés ce tour-ci : { $movers }.
kahmate-fact-sample = { $name } : { $text } ({ $squares })
kahmate-hand-laid = Vous avez posé le { $card }.
kahmate-hand-next = Prochain à placer : { $piece }.
kahmate-around-here = Ici : { $place }.
kahmate-around-way = { $direction } : { $place }.
kahmate-around-edge = hors du terrain
kahmate-place-free = { $square }, libre
kahmate-place-ball = { $square }, le ballon
kahmate-place-player = { $square }, { $pieces }
kahmate-place-in-goal = { $square }, en-but de { $seat }

## Ce que ferait un coup

kahmate-hint-in-goal = un essai
kahmate-hint-ball = sur le ballon
kahmate-hint-duel = { $attacker } { $attack } contre { $defender } { $defence }
kahmate-hint-to = vers { $piece } en { $square }
kahmate-hint-end = le tour de l’autre capitaine commence
kahmate-preview-path = Trajet : { $path }.
kahmate-preview-cost = Coût : { $cost } pas ; { $left ->
    [0] il n’en reste aucun.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
kahmate-preview-takes = Il prend le ballon.
kahmate-preview-try = C’est un essai !
kahmate-preview-square = Le ballon va en { $square }.
kahmate-preview-taken = { $piece } le prend.
kahmate-preview-safe = Personne ne peut intercepter.
kahmate-preview-interceptor = { $piece } pourrait intercepter ; la passe arriverait avec une chance de { $chance } %.
kahmate-preview-duel = { $attacker } ({ $attack }) contre { $defender } ({ $defence }) : l’attaque gagne avec une chance de { $chance } %.
kahmate-preview-perfect = Plaquage parfait : { $chance } %.
kahmate-preview-card = Carte { $card } : vous gagnez avec une chance de { $chance } % ; égalité d’abord : { $tie } %.
kahmate-preview-exits = Si elle réussit, les sorties : { $squares }.
kahmate-preview-rises = De nouveau debout : { $pieces }.
kahmate-preview-reach = { $piece } peut courir en { $squares }.
kahmate-preview-kicks = Coups de pied : { $squares }.
kahmate-preview-nothing = Rien d’autre ne suit.

## Première aide

kahmate-help =
    Portez le ballon dans l’en-but de l’autre capitaine : c’est un essai.
    D’abord, placez-vous en secret, puis tapez ready. Placez chaque joueur (put rn1 c2) ou prenez un placement proposé en un mot : fan, wedge, wings, chain ou wall.
    À votre tour, deux de vos joueurs peuvent se déplacer, en autant de courses que vous voulez :
    run rn1 c5 : courir jusqu’à une case ; passer sur le ballon, c’est le prendre
    tackle rn1 : plaquer l’adversaire qui a le ballon, juste à côté de lui
    charge N : le porteur charge un adversaire juste à côté de lui
    pass rn2 : à un coéquipier 1 ou 2 lignes en arrière, à 2 couloirs au plus
    kick e9 : vers l’avant, si aucun coéquipier n’est plus en avant
    end : votre tour est fini
    Plaquages, charges et interceptions sont des duels : chaque capitaine pose une carte Forme et ajoute la valeur du joueur. Qui perd un plaquage ou une charge va à terre.
    Regardez d’abord : preview tackle rn1

## Noms, coups et mots dans le navigateur

kahmate-name-n1 = Normal 1
kahmate-name-n2 = Normal 2
kahmate-name-s = Costaud
kahmate-name-t = Dur
kahmate-name-f = Rapide
kahmate-name-c = Futé
kahmate-side-r = Ocre
kahmate-side-b = Ardoise
kahmate-name-1 = Ardoise
kahmate-one = { $name } ({ $side })
kahmate-move-put = { $piece } sur { $square }
kahmate-move-ready = Prêt
kahmate-move-run = { $piece } court en { $square }
kahmate-move-tackle = { $tackler } plaque { $carrier }
kahmate-move-charge = { $carrier } charge { $opponent }
kahmate-move-exit = Sortie vers { $square }
kahmate-move-pass = Passe à { $piece } en { $square }
kahmate-move-intercept = Intercepter avec { $piece }
kahmate-move-decline = Laisser passer
kahmate-move-kick = Taper en { $square }
kahmate-move-card = Poser la carte { $card }
kahmate-move-drop = Le ballon en { $square }
kahmate-move-end = Fin du tour
kahmate-web-chip = Tour { $turn } · { $score }
kahmate-web-chip-setup = Placement
kahmate-web-you = { $name } (vous)
kahmate-web-asked = à lui de choisir
kahmate-web-tries-of = { $tries } essais sur { $target }
kahmate-web-cards = { $seat_is ->
    [you] Vos cartes forme
   *[other] Cartes forme de { $seat }
}
kahmate-web-card-held = carte { $card }
kahmate-web-card-used = carte { $card }, utilisée
kahmate-web-pitch = Terrain
kahmate-web-keys = Flèches : cases · Tab : joueurs · Entrée : choisir et jouer · Échap : annuler
kahmate-web-may = { $place } : { $move }
kahmate-web-may-run = { $place } : { $move }, { $cost ->
    [one] { $cost } pas
   *[other] { $cost } pas
}
kahmate-web-steal = volée ? { $chance } %
kahmate-web-win = gagné { $chance } %
kahmate-web-try = Essai !
kahmate-web-choose = Choisissez un joueur
kahmate-web-choose-text = { $number ->
    [one] Un des vôtres peut encore agir.
   *[other] { $number } des vôtres peuvent encore agir.
}
kahmate-web-choose-square = Choisissez une case
kahmate-web-look = Touchez un joueur pour voir ses aptitudes.
kahmate-web-left = Il reste { $left } pas sur { $moves }
kahmate-web-abilities = pas { $moves }, attaque { $attack }, défense { $defence }
kahmate-web-run = Courir
kahmate-web-pass = Passer
kahmate-web-kick = Taper
kahmate-web-charge = Charger
kahmate-web-tackle = Plaquer
kahmate-web-movers = { $number ->
    [0] Personne n’a encore bougé ; deux le peuvent.
    [one] Un joueur a bougé ; un autre le peut.
   *[other] Deux joueurs ont bougé.
}
kahmate-web-both-moved = Les deux ont bougé : au tour de { $seat }
kahmate-web-end-unmoved = Personne n’a bougé : finir quand même
kahmate-web-elsewhere = Le terrain est sur le grand écran.
kahmate-web-lineup = Placez vos six joueurs
kahmate-web-lineup-text = Un par case sur vos deux rangées. { $other } ne les voit que lorsque vous êtes prêts tous deux.
kahmate-web-lineup-pick = { $number ->
    [one] Encore un : touchez-le ou glissez-le.
   *[other] Encore { $number } : touchez-les ou glissez-les.
}
kahmate-web-lineup-square = { $piece } : choisissez une case.
kahmate-web-lineup-done = Tout le monde est en place. Touchez deux joueurs pour les échanger.
kahmate-web-rows = Vos deux rangées
kahmate-web-way = vous attaquez par là
kahmate-web-clear = Vider
kahmate-web-duel-tackle = Un plaquage
kahmate-web-duel-charge = Une charge
kahmate-web-duel-intercept = Une interception
kahmate-web-duel-choose = Choisissez en secret
kahmate-web-duel-second = Égalité : choisissez une deuxième carte
kahmate-web-duel-wait = Les deux capitaines choisissent en secret
kahmate-web-duel-show = On retourne ensemble
kahmate-web-attacks = { $duel ->
    [tackle] plaque
    [charge] charge
   *[intercept] passe
}
kahmate-web-defends = { $duel ->
    [intercept] intercepte
   *[other] défend
}
kahmate-web-versus = vs
kahmate-web-chosen = ✓ a choisi
kahmate-web-choosing = choisit…
kahmate-web-your-card = votre carte
kahmate-web-still-holds = { $seat } tient encore
kahmate-web-odds = gagné { $chance } %
kahmate-web-odds-perfect = { $by_is ->
    [you] parfait { $chance } %
   *[other] parfait pour { $by } { $chance } %
}
kahmate-web-odds-note = Chaque carte restant à l’autre compte comme également probable.
kahmate-web-legend-perfect = { $by_is ->
    [you] parfait, de 2 ou plus
   *[other] parfait pour { $by }, de 2 ou plus
}
kahmate-web-legend-won = gagné
kahmate-web-legend-tie = égalité : deuxième carte
kahmate-web-legend-lost = perdu
kahmate-web-stake = { $duel ->
    [tackle] { $role ->
        [attack] Gagné : le ballon tombe derrière le porteur ; de 2 ou plus, vous le prenez. Perdu : votre joueur est au sol.
       *[defence] Gagné : le plaqueur est au sol. Perdu : votre porteur est au sol et le ballon est perdu.
    }
    [charge] { $role ->
        [attack] Gagné : vous êtes passé. Perdu : votre porteur est au sol et le ballon tombe derrière.
       *[defence] Gagné : le porteur est au sol et perd le ballon. Perdu : votre joueur est au sol.
    }
   *[intercept] { $role ->
        [attack] Gagné : la passe arrive. Perdu : l’intercepteur a le ballon.
       *[defence] Gagné : vous avez le ballon. Perdu : la passe arrive.
    }
}
kahmate-web-used = utilisée
kahmate-web-pick = Choisissez une carte
kahmate-web-verdict = { $perfect ->
    [yes] Plaquage parfait !
   *[no] { $duel ->
        [tackle] { $by ->
            [attack] Plaqué !
           *[defence] Le porteur tient bon !
        }
        [charge] { $by ->
            [attack] Il est passé !
           *[defence] Arrêté !
        }
       *[intercept] { $by ->
            [attack] La passe arrive !
           *[defence] Intercepté !
        }
    }
}
kahmate-web-margin = { $winner_is ->
    [you] { $margin ->
        [0] Deux fois égalité, la défense gagne : la vôtre
       *[other] Vous gagnez de { $margin }
    }
   *[other] { $loser_is ->
        [you] { $margin ->
            [0] Deux fois égalité, la défense gagne : vous perdez
           *[other] Vous perdez de { $margin }
        }
       *[other] { $margin ->
            [0] Deux fois égalité, la défense gagne
           *[other] { $winner } gagne de { $margin }
        }
    }
}{ $then ->
    [ball] {" "}: le ballon tombe en { $square }.
    [takes] {" "}: { $piece } prend le ballon.
    [down] {" "}: { $piece } est à terre.
    [through] {" "}: { $piece } perce.
    [arrives] {" "}: la passe arrive.
   *[nothing] .
}
kahmate-web-last-duel = Dernier duel
kahmate-web-decided = Comment elle s’est décidée

## La leçon

kahmate-lesson-aim = Vous êtes Ocre et attaquez l’en-but d’en face, la bande hachurée. Portez-y le ballon : c’est un essai, et la victoire. Les nombres d’un joueur : le cercle dit jusqu’où il court, la maison son bonus en attaque, le bouclier son bonus en défense.
kahmate-lesson-run = { $device ->
    [touch] Touchez le joueur Rapide, puis le ballon en d6. La première touche montre le chemin et son coût, la seconde fait courir. Qui entre sur la case du ballon le prend.
   *[mouse] Cliquez sur le joueur Rapide, puis sur le ballon en d6. Survoler une case montre le chemin et son coût, un clic fait courir. Qui entre sur la case du ballon le prend.
}
kahmate-lesson-run-other = Pas là : courez avec le Rapide sur le ballon.
kahmate-lesson-run-done = Vous avez le ballon. Pour courir encore, il reste ce que laissent ses quatre pas.
kahmate-lesson-two = Deux de vos joueurs peuvent bouger dans un tour, en autant de courses que vous voulez. Faites-en monter un autre, ou continuez. Passer et taper ne sont pas des pas.
kahmate-lesson-two-done = Bien. Avec Fin du tour, ce serait à l’autre capitaine.
kahmate-lesson-pass = Un mur devant : passez en arrière. Choisissez Passer, puis le Futé en e5. On passe une ou deux rangées en arrière et deux couloirs de côté au plus, jamais en avant. Une rangée en arrière, dans le même couloir ou le voisin, personne ne peut intercepter.
kahmate-lesson-pass-done = Elle est arrivée. Vous pouvez passer encore autant que vous voulez.
kahmate-lesson-steal = Une passe plus longue peut être volée. Le tracé en tirets vers le Futé en f4 frôle un joueur Ardoise, qui peut tenter. Passez quand même et voyez.
kahmate-lesson-duel = Un duel ! Les deux capitaines posent en secret une carte Forme ; carte plus bonus, le plus haut gagne, et l’égalité veut une deuxième carte. Les cartes jouées ne reviennent qu’une fois les six utilisées. Choisissez une carte et posez-la.
kahmate-lesson-duel-done = Elles ont été retournées ensemble. Personne ne tombe pour une passe disputée.
kahmate-lesson-tackle = Le Rapide d’Ardoise a le ballon, juste à côté de votre Costaud. Touchez le Costaud, puis le porteur : un plaquage. Il coûte un pas et termine la course de ce joueur.
kahmate-lesson-odds = Sous chaque carte, vous voyez ce qu’elle vaut contre celles que l’autre tient encore. Gagné de un, le ballon tombe derrière le porteur ; de deux ou plus, vous le prenez. Posez une carte.
kahmate-lesson-odds-done = Qui perd un plaquage reste au sol et manque son prochain tour : gris, avec des étoiles et un nombre.
kahmate-lesson-charge = Votre Dur a le ballon et quelqu’un devant lui. Touchez-le, puis l’adversaire : une charge. Il faut deux pas, personne juste derrière lui et une sortie.
kahmate-lesson-card = C’est le porteur qui attaque. Posez une carte.
kahmate-lesson-exit = Passé ! Quittez aussitôt la case du battu, tout droit ou de côté.
kahmate-lesson-exit-done = Pour courir encore, il reste les pas non joués.
kahmate-lesson-kick = Un coup de pied va en avant d’une à trois rangées, par-dessus tous, sur une case vide, mais seulement si aucun équipier n’est plus avancé. Choisissez Taper et mettez le ballon où le Rapide peut le prendre, vers les couloirs a, b ou c.
kahmate-lesson-kick-other = Tapez vers les couloirs a à c, près du Rapide.
kahmate-lesson-kick-done = Maintenant le Rapide pourrait le prendre dans le même tour.
kahmate-lesson-try = La voie est libre. Courez avec le ballon dans l’en-but, rangée 12.
kahmate-lesson-try-other = Plus loin : courez dans la bande hachurée.
kahmate-lesson-try-done = Essai ! Dans un match en deux ou trois essais, on se replace.
kahmate-lesson-lineup = Chaque match commence en secret : placez vos six joueurs sur vos deux rangées, ou prenez un placement tout fait, et appuyez sur Prêt. Puis une carte Forme est tirée : elle dit le couloir du ballon sur la rangée du milieu.
kahmate-lesson-lineup-done = Vous connaissez le jeu. Bon match !
