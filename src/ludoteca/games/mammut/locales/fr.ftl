### Mammut : chaque clé existe dans chaque langue.

mammut-subtitle = le partage du butin
mammut-pitch = Servez-vous dans le tas ou volez les gourmands : quand chacun a sa part, on compte ce que vous avez devant vous.
mammut-goal = But : avoir le plus de points après cinq manches. À chaque manche, on partage le butin, puis on le compte.
mammut-rules-setup = Mise en place : à chaque manche, 31 tuiles proie et le chaman sont placés au centre. Chacun commence avec 10 points et deux cartes.
mammut-rules-turn = Votre tour : jouez des cartes si vous voulez, puis prenez des tuiles au centre ou volez un joueur. Quand tous ont des tuiles, on compte la manche.
mammut-diagram-shaman = Le chaman : les égalités se tranchent dans le sens horaire côté rouge, antihoraire côté bleu.
mammut-option-tiles = La liste des tuiles

## La question ouverte

mammut-kind-turn = { $seat_is ->
    [you] À vous : jouez des cartes si vous voulez, puis prenez des tuiles ou volez quelqu’un.
   *[other] C’est le tour de { $seat }.
}
mammut-kind-take = { $seat_is ->
    [you] Prenez d’autres tuiles, ou dites que vous avez fini.
   *[other] { $seat } prend des tuiles.
}
mammut-kind-back = { $seat_is ->
    [you] Vous avez volé : touchez 1 ou plusieurs de ces tuiles à remettre au centre, gardez-en au moins une.
   *[other] { $seat } choisit quelles tuiles volées retournent au centre.
}
mammut-kind-choose = { $seat_is ->
    [you] Choisissez un animal que vous n’avez pas encore.
   *[other] { $seat } choisit un animal.
}
mammut-kind-draw = On pioche des cartes pour les haches.
mammut-kind-deal = On vide le sac pour la manche suivante.

## Pourquoi un coup est refusé

mammut-why-is-over = La partie est finie.
mammut-why-chance-is-next = Il faut d’abord piocher des cartes ou distribuer les tuiles.
mammut-why-not-asked = Ce n’est pas à vous de choisir.
mammut-why-no-such-action = Cette action n’existe pas.
mammut-why-dividing-is-over = Le butin est partagé : on choisit maintenant un animal.
mammut-why-nothing-to-choose = On ne choisit d’animal que pendant le décompte, quand une carte le dit.
mammut-why-take-in-progress = Vous prenez des tuiles : prenez-en une autre ou dites que vous avez fini. Les cartes se jouent avant.
mammut-why-rob-in-progress = Vous êtes en train de voler : remettez des tuiles au centre ou dites que vous avez fini.
mammut-why-nothing-taken = Prenez au moins une tuile, ou volez quelqu’un.
mammut-why-nothing-robbed = On ne remet au centre que des tuiles qu’on vient de voler.
mammut-why-not-in-centre = Cette tuile n’est pas au centre.
mammut-why-out-of-order = Nommez les tuiles dans l’ordre croissant, le chaman en dernier.
mammut-why-must-take-all = Vous êtes le dernier sans tuile : si vous prenez, prenez tout.
mammut-why-not-the-last = Seul le dernier sans tuile prend tout d’un coup.
mammut-why-centre-is-empty = Le centre est vide : vous devez voler quelqu’un.
mammut-why-no-such-pile = Ce tas n’existe pas avec ce nombre de joueurs.
mammut-why-rob-oneself = Vous ne pouvez pas vous voler vous-même.
mammut-why-rob-nothing = Il n’y a rien à voler là.
mammut-why-rob-single = Une tuile seule ne peut pas être volée.
mammut-why-give-back-first = Remettez d’abord au centre au moins une des tuiles volées.
mammut-why-keep-one = Vous gardez au moins une des tuiles volées.
mammut-why-not-robbed = Ce n’est pas une des tuiles que vous avez volées et que vous avez encore.
mammut-why-card-not-held = Vous n’avez pas cette carte en main.
mammut-why-peek-not-hidden = On ne regarde que sous les tuiles qui montrent « ? ».
mammut-why-peek-at-two = Regardez sous deux tuiles exactement, tant que deux montrent « ? ».
mammut-why-return-nothing = Chaque joueur choisi doit avoir des tuiles à remettre au centre.
mammut-why-owns-animal = Vous avez déjà cet animal, et jamais deux de la même espèce.
mammut-why-not-ones-tile = Cette tuile n’est pas à vous.
mammut-why-no-animal-on-tile = Cette tuile ne montre pas d’animal.
mammut-why-tile-already-given = Vous avez déjà utilisé cette tuile pour l’autre carte.
mammut-why-choose-a-tile = Dites aussi pour laquelle de vos tuiles animal vous le prenez.
mammut-why-choose-no-tile = Cette carte ne demande pas de tuile : nommez seulement l’animal.
mammut-why-not-optional = Cette carte n’est pas facultative : choisissez un animal.
mammut-error-bad-tiles = Ce n’est pas une liste de tuiles (règle 1.2) : { $faults }.
mammut-fault-not-a-list = il faut une liste
mammut-fault-not-31-tiles = il faut 31 tuiles
mammut-fault-not-two-sides = la tuile { $place } doit avoir deux faces
mammut-fault-unknown-side = la tuile { $place } a une face qui n’existe pas
mammut-fault-sides-alike = les deux faces de la tuile { $place } sont pareilles
mammut-fault-not-json = ce n’est pas du JSON

## Ce qui s'est passé

mammut-event-dealt = Manche { $round } : on vide le sac. { $first_is ->
    [you] Vous commencez.
   *[other] { $first } commence.
}
mammut-event-began = { $seat_is ->
    [you] C’est à vous.
   *[other] C’est à { $seat }.
}
mammut-event-took = { $seat_is ->
    [you] Vous prenez { $tile }.
   *[other] { $seat } prend { $tile }.
}
mammut-event-took-several = { $seat_is ->
    [you] Vous prenez { $number } tuiles : { $tiles }.
   *[other] { $seat } prend { $number } tuiles : { $tiles }.
}
mammut-event-took-all = { $seat_is ->
    [you] Vous êtes le dernier et prenez tout ce qui reste : { $tiles }.
   *[other] { $seat } est le dernier et prend tout ce qui reste : { $tiles }.
}
mammut-event-robbed = { $seat_is ->
    [you] Vous volez à { $victim } : { $tiles }.
   *[other] { $victim_is ->
        [you] { $seat } vous vole : { $tiles }.
       *[other] { $seat } vole à { $victim } : { $tiles }.
    }
}
mammut-event-gave-back = { $seat_is ->
    [you] Vous remettez au centre { $tile }.
   *[other] { $seat } remet au centre { $tile }.
}
mammut-event-gave-back-several = { $seat_is ->
    [you] Vous remettez { $number } tuiles au centre : { $tiles }.
   *[other] { $seat } remet { $number } tuiles au centre : { $tiles }.
}
mammut-event-peeked = { $seat_is ->
    [you] Vous regardez sous { $tiles } et voyez : { $sides }.
   *[other] { $seat } regarde sous { $tiles }.
}
mammut-event-flipped = { $seat_is ->
    [you] Vous retournez { $tiles }.
   *[other] { $seat } retourne { $tiles }.
}
mammut-event-returned = { $seat_is ->
    [you] { $victim_is ->
        [you] Vous remettez vos propres tuiles au centre : { $tiles }.
       *[other] Vous faites remettre au centre par { $victim } : { $tiles }.
    }
   *[other] { $victim_is ->
        [you] { $seat } vous fait remettre au centre : { $tiles }.
       *[other] { $seat } joue une Restitution : reviennent au centre { $tiles } de { $victim }.
    }
}
mammut-event-laid = { $seat_is ->
    [you] Vous posez une carte face cachée : { $card }.
   *[other] { $known ->
        [yes] { $seat } pose une carte face cachée : { $card }.
       *[no] { $seat } pose une carte face cachée.
    }
}
mammut-event-divided = Le butin est partagé. { $first_is ->
    [you] Vous commencerez la manche suivante.
   *[other] { $first } commencera la manche suivante.
}
mammut-event-revealed = { $seat_is ->
    [you] Vous aviez joué : { $cards }.
   *[other] { $seat } avait joué : { $cards }.
}
mammut-event-turned = Sous le « ? » de { $handle } : { $side }.
mammut-event-drew = { $seat_is ->
    [you] Vous piochez une carte : { $card }.
   *[other] { $seat } pioche une carte.
}
mammut-event-reshuffled = On mélange la défausse, { $number }, en une nouvelle pioche.
mammut-event-scored = { $for ->
    [axes] { $seat } : { $points } pour les haches.
    [axe-points] { $seat } : encore { $points } pour les haches.
    [leading-furs] { $seat } : { $points } pour la tête de la piste des fourrures.
    [trailing-furs] { $seat } : { $points } pour la dernière place de la piste des fourrures.
    [fur-points] { $seat } : { $points } pour le plus de tuiles fourrure.
    [tusks] { $seat } : { $points } pour les défenses.
    [tusk-points] { $seat } : { $points } pour le plus de défenses.
    [food] { $seat } : { $points } pour la nourriture.
    [fewest-fires] { $seat } : { $points } pour le moins de feux.
   *[fires] { $seat } : { $points } pour les feux.
}
mammut-event-counted = { $as ->
    [fur] { $seat } : le plus de haches, ce qui compte comme une fourrure.
   *[fire] { $card_key ->
        [tusk-fire] { $seat } : le plus de défenses, ce qui compte comme un feu.
       *[axe-fire] { $seat } : le plus de haches, ce qui compte comme un feu.
    }
}
mammut-event-advanced = { $seat } : { $steps } de plus sur la piste des fourrures.
mammut-event-chose = { $seat_is ->
    [you] Vous choisissez : { $kind }.
   *[other] { $seat } choisit : { $kind }.
}
mammut-event-skipped = { $seat_is ->
    [you] Vous n’utilisez pas la carte.
   *[other] { $seat } n’utilise pas la carte.
}
mammut-event-gained = { $seat_is ->
    [you] Nouveaux animaux pour vous : { $kinds }.
   *[other] Nouveaux animaux pour { $seat } : { $kinds }.
}
mammut-event-discarded = { $seat } : vont à la défausse { $cards }.
mammut-event-round = Voici la manche { $round }.
mammut-event-collected = { $seat } : { $points } pour { $kinds } espèces d’animaux.
mammut-event-ended = La dernière manche est comptée.

## Comment cela a fini

mammut-reason-points = { $winners_is ->
    [you] Vous avez le plus de points : vous gagnez !
   *[other] Le plus de points : { $winners } gagne.
}
mammut-reason-furs = { $winners_is ->
    [you] Égalité de points, mais plus loin sur la piste des fourrures : vous gagnez !
   *[other] Égalité de points, mais { $winners } est plus loin sur la piste des fourrures et gagne.
}
mammut-reason-shared = Égalité de points et de fourrures, la victoire est partagée : { $winners }.
mammut-end-rounds = Points par manche
mammut-end-decisive = { $winner_is ->
    [you] Ce qui a décidé : { $category }, { $first } points pour vous, { $second } pour { $next }.
   *[other] { $next_is ->
        [you] Ce qui a décidé : { $category }, { $first } points pour { $winner }, { $second } pour vous.
       *[other] Ce qui a décidé : { $category }, { $first } points pour { $winner }, { $second } pour { $next }.
    }
}

## Côtés, animaux et cartes

mammut-side-food = nourriture
mammut-side-tusk = défense
mammut-side-fur = fourrure
mammut-side-axe = hache
mammut-side-fire = feu
mammut-side-question = ?
mammut-side-bison = bison
mammut-side-boar = sanglier
mammut-side-cave-bear = ours des cavernes
mammut-side-deer = cerf
mammut-side-hare = lièvre
mammut-side-horse = cheval
mammut-side-wolf = loup
mammut-side-red = chaman, rouge
mammut-side-blue = chaman, bleu
mammut-card-peek = Coup d’œil
mammut-card-flip = Retournement
mammut-card-return = Restitution
mammut-card-fur = une fourrure
mammut-card-animal = un animal au choix
mammut-card-axe-points = des points pour les haches
mammut-card-fur-points = des points pour le plus de fourrures
mammut-card-fur-animal = un animal pour le plus de fourrures
mammut-card-axe-fur = une fourrure pour le plus de haches
mammut-card-tusk-points = des points pour le plus de défenses
mammut-card-tusk-fire = un feu pour le plus de défenses
mammut-card-axe-fire = un feu pour le plus de haches

## À côté des tuiles

mammut-panel-round = Manche { $round } sur 5
mammut-panel-centre = Centre
mammut-panel-pile = Pioche
mammut-panel-discards = Défausse
mammut-panel-now = Si l’on comptait maintenant
mammut-panel-then = Si l’on comptait après ce coup
mammut-panel-points = points
mammut-panel-furs = fourrures
mammut-panel-cards = cartes
mammut-panel-down = cachées
mammut-panel-animals = animaux
mammut-panel-total = total
mammut-panel-tie = égalité tant que le chaman est au centre
mammut-panel-mean = moyenne sur ce que vous ne voyez pas

## Les faits en mots

mammut-fact-round = Manche { $round } sur 5. { $first_is ->
    [you] Vous la commencez.
   *[other] { $first } la commence.
}
mammut-fact-next = Manche { $round } sur 5. { $first_is ->
    [you] Vous commencerez la suivante.
   *[other] { $first } commencera la suivante.
}
mammut-fact-centre = Centre : { $tiles }.
mammut-fact-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $furs ->
    [one] { $furs } fourrure
   *[other] { $furs } fourrures
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $down ->
    [one] { $down } face cachée
   *[other] { $down } faces cachées
}.
mammut-fact-tiles = { $seat }, tuiles : { $tiles }.
mammut-fact-animals = { $seat }, animaux : { $kinds }.
mammut-fact-played = { $seat }, cartes jouées : { $cards }.
mammut-fact-piles = Pioche : { $pile }. Défausse : { $discards }.
mammut-fact-nothing = rien
mammut-fact-known = Sous { $handle } vous avez vu : { $side }.
mammut-hand-cards = { $number ->
    [0] Vous n’avez pas de carte en main.
    [one] Votre carte : { $cards }.
   *[other] Vos cartes : { $cards }.
}
mammut-hand-down = Face cachée devant vous : { $cards }.
mammut-around-tile = { $handle } montre : { $side }. Elle se trouve ici : { $place }.
mammut-around-under = Son autre côté : { $side }.
mammut-around-could = Son autre côté pourrait être : { $sides }.
mammut-around-pile = { $place } : { $tiles }.

## Ce que ferait un coup

mammut-hint-all = les { $number } tuiles du centre
mammut-hint-done = c’est tout
mammut-hint-rob = { $tiles }
mammut-hint-peek = regarder dessous
mammut-hint-flip = montre maintenant : { $sides }
mammut-hint-return = leurs tuiles retournent au centre
mammut-hint-lay = face cachée jusqu’au décompte
mammut-hint-for = pour la tuile { $handle } ({ $side })
mammut-hint-skip = ne pas utiliser la carte
mammut-tally-now = Si l’on comptait maintenant :
mammut-tally-then = Si l’on comptait après ce coup :
mammut-tally-seat = { $seat } : { $total }. Haches { $axe }, fourrures { $fur }, défenses { $tusk }, nourriture { $food }, feu { $fire }.
mammut-tally-cards = { $seat }, cartes à piocher pour les haches : { $cards }.
mammut-tally-steps = { $seat }, pas sur la piste des fourrures : { $steps }.
mammut-tally-animals = { $seat }, nouvelles espèces d’animaux : { $kinds }, soit { $worth } points de plus à la fin.
mammut-tally-tied = { $value }, égalité
mammut-tally-mean = Ce sont des moyennes sur ce que vous ne voyez pas.
mammut-standing = { $seat } : { $points } points, { $furs } fourrures, animaux : { $kinds }.

## Première aide

mammut-help =
    Après la manche 5, le plus de points gagne. À la fin du partage chacun a des tuiles ; on les compte alors.
    À votre tour, jouez autant de cartes que vous voulez, puis faites l’une de ces deux choses :
    take 3, take 7, done : prendre des tuiles au centre, dans l’ordre croissant
    rob 2, back 5, done : prendre toutes les tuiles d’un joueur et en remettre au moins une au centre
    Le dernier sans tuile prend tout ce qui reste : take all
    play peek 4 9 · play flip 3 S · play return 1 2 · play fur : les cartes
    Que valent les tas ? Tapez : preview

## À l’écran

mammut-you = Vous
mammut-place-pile = { $seat_is ->
    [you] vos tuiles
   *[other] les tuiles de { $seat }
}
mammut-place-group = { $seat_is ->
    [you] votre groupe { $group }
   *[other] le groupe { $group } de { $seat }
}
mammut-tiles = Tuiles
mammut-tile-name = { $side }, tuile { $handle } : { $place }.
mammut-tile-hidden = point d’interrogation
mammut-do-take = { $number ->
    [one] Prendre { $number } tuile
   *[other] Prendre { $number } tuiles
}
mammut-do-take-one = Prendre { $tile }
mammut-do-take-all = Tout prendre : { $number }
mammut-last-taker = Il ne manque plus que vous : les { $number } tuiles sont à vous, sauf si vous volez.
mammut-rest = { $before_is ->
    [nobody] { $last_is ->
        [you] Ensuite, les { $number } tuiles restantes sont à vous.
       *[other] Ensuite, { $last } prend les { $number } tuiles restantes.
    }
    [you] Si vous prenez encore, { $last } aura le reste : jusqu’à { $number }.
   *[other] { $last_is ->
        [you] Si { $before } prend aussi, vous aurez le reste : jusqu’à { $number }.
       *[other] Si { $before } prend aussi, { $last } aura le reste : jusqu’à { $number }.
    }
}
mammut-do-back = En remettre { $number } et finir
mammut-do-back-one = Remettre { $tile } au centre
mammut-do-back-none = Remettez-en au moins 1 sur { $number }
mammut-do-done = C’est tout
mammut-do-skip = Ne pas utiliser la carte
mammut-do-rob = Voler { $place } ({ $number })
mammut-do-rob-this = Voler { $number }
mammut-do-return-this = Rendre { $number }
mammut-do-lay = Poser face cachée : { $card }
mammut-do-play = Jouer { $card } : { $on }
mammut-do-peek = { $number ->
    [one] Regarder sous { $number } tuile
   *[other] Regarder sous { $number } tuiles
}
mammut-do-flip = { $number ->
    [one] Retourner { $number } tuile
   *[other] Retourner { $number } tuiles
}
mammut-do-return = { $number ->
    [one] Rendre { $number } tas
   *[other] Rendre { $number } tas au centre
}
mammut-do-choose = Prendre : { $kind }
mammut-do-choose-for = Prendre : { $kind }, pour { $tile }
mammut-do-clear = Effacer
mammut-do-nothing = Choisissez des tuiles, un tas ou une carte
mammut-keys = Les flèches parcourent les tuiles, Espace choisit, Entrée joue, Échap efface. Glissez sur ou autour de plusieurs ; Maj prend toutes les mêmes.
mammut-seat-acts = à jouer
mammut-seat-empty = pas de tuiles
mammut-own-empty = vos tuiles viennent ici
mammut-own-empty-group = votre groupe { $group } sur 2 : remplissez les deux
mammut-hand = Vos cartes
mammut-tabs = Que montrer
mammut-tab-tracks = Pistes
mammut-sum-now = si l’on comptait
mammut-sum-then = après ceci
mammut-tally-head-now = Si l’on comptait
mammut-tally-head-then = Après ceci
mammut-tally-points = pts.
mammut-tally-with = avec { $number } choisies
mammut-tally-hidden = +{ $number } cachées
mammut-tally-none = sans tuiles
mammut-tally-why = { $seat }, { $category } : { $number }. Règle : { $rule }.
mammut-tally-why-tied = { $points } pour l’un d’entre eux : { $names }. Le chaman décide.
mammut-tally-why-hidden = Des tuiles et cartes cachées peuvent changer cela.
mammut-tally-ask = Touchez un nombre pour savoir pourquoi.
mammut-tally-most = en a le plus
mammut-tally-legend-most = le plus
mammut-tally-order = { $side ->
    [red] { $seat_is ->
        [you] égalités : vous, puis dans le sens horaire
       *[other] égalités : { $seat }, puis dans le sens horaire
    }
   *[blue] { $seat_is ->
        [you] égalités : vous, puis dans le sens antihoraire
       *[other] égalités : { $seat }, puis dans le sens antihoraire
    }
}
mammut-does-peek = Regardez sous deux tuiles qui montrent « ? »
mammut-does-flip = Retournez une ou deux tuiles, où qu’elles soient
mammut-does-return = Ceux que vous choisissez remettent leurs tuiles
mammut-does-fur = Compte comme une fourrure à vous
mammut-does-animal = Pour une de vos tuiles animal, prenez un animal manquant au choix
mammut-does-axe-points = Tous : 2 points de plus par hache
mammut-does-fur-points = Le plus de tuiles fourrure : 4 points
mammut-does-fur-animal = Le plus de tuiles fourrure : un animal manquant au choix
mammut-does-axe-fur = Le plus de haches : compte comme une fourrure
mammut-does-tusk-points = Le plus de défenses : 4 points
mammut-does-tusk-fire = Le plus de défenses : compte comme un feu
mammut-does-axe-fire = Le plus de haches : compte comme un feu
mammut-choose = Choisissez un animal
mammut-choose-tile = Pour quelle tuile ?
mammut-choose-kind = Quel animal prenez-vous ?
mammut-score-title = Décompte de la manche { $round }
mammut-score-told = La manche { $round } est comptée
mammut-score-again = Revoir le décompte { $round }
mammut-score-round = Manche { $round }
mammut-score-before = avant
mammut-score-now = à présent
mammut-score-step-animals = animaux
mammut-score-step-end = collection finale
mammut-score-rule-axe = { $round ->
    [5] 3 points par hache
   *[other] une carte par hache
}
mammut-score-rule-fur = piste : premier +{ $round }, dernier −{ $round }
mammut-score-rule-tusk = 2 points chacune
mammut-score-rule-food = { $players ->
    [2] le plus 8
    [3] premier 8, deuxième 5
   *[other] premier 8, deuxième 5, troisième 2
}
mammut-score-rule-fire = { $players ->
    [2] le moins −5, l’autre 1 par feu
   *[other] le moins −5
}
mammut-score-rule-animals = espèces encore manquantes
mammut-score-rule-end = 3 espèces 4, puis 9, 15, 22, 30
mammut-score-drew = { $number ->
    [one] { $number } carte piochée
   *[other] { $number } cartes piochées
}
mammut-score-axes = 3 fois { $number }
mammut-score-axe-points = 2 de plus chacune, par carte
mammut-score-leading-furs = en tête de la piste avec { $number }
mammut-score-trailing-furs = dernier sur la piste avec { $number }
mammut-score-fur-points = 4 pour le plus de fourrures, par carte
mammut-score-tusks = 2 fois { $number }
mammut-score-tusk-points = 4 pour le plus de défenses, par carte
mammut-score-food = nourriture : { $number }
mammut-score-fewest-fires = le moins de feux : { $number }
mammut-score-fires = 1 fois { $number }
mammut-score-counted = en a le plus : un de plus par carte
mammut-score-advanced = { $number ->
    [one] avance de { $number } case
   *[other] avance de { $number } cases
}
mammut-score-chose = choisi par carte
mammut-score-gained = nouveaux
mammut-score-skipped = carte non utilisée
mammut-score-collected = pour toutes les espèces ensemble
mammut-score-nothing = rien
mammut-score-safe = à l’abri
mammut-score-count = { $number ->
    [one] { $number } compte
   *[other] { $number } comptent
}
mammut-score-tie = { $owner_is ->
    [you] Égalité à { $number } : vous avez le chaman.
   *[other] Égalité à { $number } : { $owner } a le chaman.
} { $side ->
    [red] Côté rouge, sens horaire :
   *[blue] Côté bleu, sens antihoraire :
} { $first } passe avant { $last }.
mammut-score-order = L’ordre du chaman
mammut-score-order-rule = À égalité, un gain va au premier, une perte au dernier.
mammut-score-revealed = Cartes révélées
mammut-score-back = Retour
mammut-score-next = Suite : { $step }
mammut-score-hide = Masquer
mammut-score-close = Continuer
mammut-lesson-heap = { $device ->
    [touch] Le sac est vidé : 31 tuiles proie et le chaman sont devant vous, certaines montrent un « ? ». Chacun aura sa part ; puis toutes les parts sont comptées. Regardez : touchez une tuile.
   *[mouse] Le sac est vidé : 31 tuiles proie et le chaman sont devant vous, certaines montrent un « ? ». Chacun aura sa part ; puis toutes les parts sont comptées. Regardez : survolez une tuile ou déplacez-vous avec les flèches.
}
mammut-lesson-take = { $device ->
    [touch] Prenez autant de tuiles que vous voulez, au moins une : touchez-les une à une ou entourez-les d’un trait. Puis appuyez sur le bouton. Plus vous prenez, plus on voudra vous voler.
   *[mouse] Prenez autant de tuiles que vous voulez, au moins une : cliquez-les une à une, entourez-les d’un trait, ou gardez Maj enfoncée pour toutes les mêmes. Puis appuyez sur le bouton. Plus vous prenez, plus on voudra vous voler.
}
mammut-lesson-take-done = Elles sont à vous, pour l’instant. Qui a des tuiles passe son tour jusqu’à ce qu’on le vole ou que tous en aient.
mammut-lesson-tally = Deux joueurs ont des tuiles, vous aucune. Le tableau « Si l’on comptait » dit ce que chaque part rapporterait : la couronne marque qui en a le plus, le triangle qui paie. Le chaman tranche les égalités.
mammut-lesson-rob = { $device ->
    [touch] Au lieu de prendre au centre, vous pouvez voler à quelqu’un tout ce qu’il a. La première touche sur un bouton Voler montre ce que cela vaudrait, la seconde vole.
   *[mouse] Au lieu de prendre au centre, vous pouvez voler à quelqu’un tout ce qu’il a. Survolez un bouton Voler pour voir ce que cela vaudrait, puis cliquez.
}
mammut-lesson-rob-done = Toutes ses tuiles sont devant vous, et son tour reviendra.
mammut-lesson-rob-other = C’est permis aussi, mais ici volez quelqu’un.
mammut-lesson-back = Qui vole doit remettre au centre au moins une des tuiles volées et en garder au moins une. Choisissez ce dont vous pouvez vous passer et appuyez sur le bouton. Une petite part ne tente personne.
mammut-lesson-back-done = C’est fait. On ne peut rien voler à qui n’a qu’une seule tuile.
mammut-lesson-lay = Avant de prendre ou de voler, vous pouvez jouer des cartes. Les jaunes se posent face cachée et servent au décompte : celle-ci donne 4 points à qui a le plus de défenses. Posez-la.
mammut-lesson-lay-done = Elle reste à vous quoi qu’il arrive à vos tuiles, mais les points vont à qui a la majorité.
mammut-lesson-lay-other = Posez d’abord la carte jaune : les cartes passent avant les tuiles.
mammut-lesson-last = Vous êtes le dernier sans tuiles. Si vous prenez dans le tas, vous devez prendre tout ce qui reste, et le partage est fini. Prenez tout.
mammut-lesson-last-done = Tout le butin est partagé. Les « ? » sont retournés, les cartes révélées, et le décompte commence.
mammut-lesson-last-other = Ici, prenez tout ce qui reste.
mammut-lesson-scoring = Six catégories, toujours dans cet ordre : une hache fait piocher, les fourrures avancent sur leur piste, une défense donne 2 points, le plus de nourriture 8, puis 5 ; le moins de feux coûte 5, et les animaux se collectionnent. Parcourez la feuille.
mammut-lesson-peek = Les cartes grises agissent aussitôt. Avec celle-ci, vous regardez sous deux tuiles qui montrent « ? », où qu’elles soient. Touchez la carte, choisissez-en deux, appuyez. Vous seul verrez.
mammut-lesson-peek-done = Le petit œil garde ce que vous avez vu. Les autres voient que vous savez, pas quoi.
mammut-lesson-peek-other = Ici, jouez d’abord la carte grise avec l’œil.
mammut-lesson-flip = Cette carte retourne une ou deux tuiles, aussi celles des autres. Le chaman a deux côtés aussi : rouge compte dans le sens horaire, bleu dans l’autre. Retournez le chaman.
mammut-lesson-flip-done = Désormais les égalités se comptent dans l’autre sens. Tous connaissent ses deux côtés.
mammut-lesson-flip-other = Ici, le chaman doit être parmi les tuiles retournées.
mammut-lesson-choose = Le décompte peut vous demander quelque chose. Vous avez posé cette carte : pour une de vos tuiles animal, vous pouvez prendre à la place un animal que vous n’avez pas encore. Choisissez.
mammut-lesson-choose-done = Une espèce de plus. Trois espèces valent 4 points à la fin, les sept 30.
mammut-lesson-end = Après la manche 5, le plus de points gagne ; à égalité, le plus avancé sur la piste des fourrures. À deux, chacun remplit deux groupes. Touchez ce dont vous doutez : on vous dira pourquoi pas. Bon butin !
