### Truffles : chaque clé existe dans chaque langue.

truffles-subtitle = des cochons sous le chêne
truffles-pitch = Envoie en secret le bon cochon et rapporte le panier le plus lourd.
truffles-help = Quatre truffes apparaissent l'une après l'autre. Chaque fois, vous envoyez tous deux un cochon en secret, et le plus fort la trouve. Avec plus de 5 dans ton panier, tu gagnes.

truffles-kind-dig = Une truffe apparaît.
truffles-kind-send = Choisis le cochon à envoyer.
truffles-kind-draw = On pioche un cochon dans la caisse.

truffles-why-is-over = Les truffes sont partagées.
truffles-why-chance-is-next = Attends que l'on creuse et que l'on pioche.
truffles-why-not-asked = Tu as déjà scellé ton cochon.
truffles-why-no-such-action = Cette action n'existe pas.
truffles-why-pig-not-held = Tu n'as pas ce cochon.

truffles-event-dug = Manche { $turn } : une truffe de poids { $truffle } apparaît.
truffles-event-sealed = { $seat_is ->
    [you] Tu as scellé ton cochon { $pig }.
   *[other] { $seat } a scellé un cochon.
}
truffles-event-revealed = Les cochons sont { $pigs }.
truffles-event-found = { $seat_is ->
    [you] Tu trouves la truffe de poids { $truffle }.
   *[other] { $seat } trouve la truffe de poids { $truffle }.
}
truffles-event-drew = { $seat_is ->
    [you] Tu pioches le cochon { $pig }.
   *[other] { $seat } pioche un cochon.
}
truffles-event-ended = Tous les paniers sont pesés.

truffles-reason-heavier = Le panier le plus lourd gagne : { $winners }.
truffles-reason-shared = Les deux paniers pèsent 5 : { $winners } partagent la victoire.

truffles-web-your-pigs = Tes cochons
truffles-web-send = Envoyer le cochon { $pig }
truffles-web-preview = Le cochon { $pig } cherche la truffe de poids { $truffle }.
truffles-web-ground = Une truffe de poids { $truffle } se trouve sous le chêne.
truffles-web-no-truffle = Il n’y a rien sous le chêne.
truffles-web-basket = Panier { $weight }
truffles-web-sealed = cochon scellé
truffles-web-hand = { $number ->
    [one] un cochon en main
   *[other] { $number } cochons en main
}
