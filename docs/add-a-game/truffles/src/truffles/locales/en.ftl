### Truffles: every key stands in every language.

truffles-subtitle = pigs under the oak
truffles-pitch = Send the right pig in secret and carry home the heavier basket.
truffles-help = Four truffles come up one after the other. Each time you both send a pig in secret, and the stronger one finds it. More than 5 in your basket wins.

truffles-kind-dig = A truffle comes up.
truffles-kind-send = Choose the pig to send.
truffles-kind-draw = A pig is drawn from the box.

truffles-why-is-over = The truffles are shared out.
truffles-why-chance-is-next = Wait for the digging and drawing.
truffles-why-not-asked = You have sealed your pig already.
truffles-why-no-such-action = There is no such action.
truffles-why-pig-not-held = You don't hold that pig.

truffles-event-dug = Round { $turn }: a truffle of weight { $truffle } comes up.
truffles-event-sealed = { $seat_is ->
    [you] You have sealed your pig { $pig }.
   *[other] { $seat } has sealed a pig.
}
truffles-event-revealed = The pigs are { $pigs }.
truffles-event-found = { $seat_is ->
    [you] You find the truffle of weight { $truffle }.
   *[other] { $seat } finds the truffle of weight { $truffle }.
}
truffles-event-drew = { $seat_is ->
    [you] You draw pig { $pig }.
   *[other] { $seat } draws a pig.
}
truffles-event-ended = All baskets are weighed.

truffles-reason-heavier = The heavier basket wins: { $winners }.
truffles-reason-shared = Both baskets weigh 5: { $winners } share the win.

truffles-web-your-pigs = Your pigs
truffles-web-send = Send pig { $pig }
truffles-web-preview = Pig { $pig } looks for the truffle of weight { $truffle }.
truffles-web-ground = A truffle of weight { $truffle } lies under the oak.
truffles-web-no-truffle = Nothing lies under the oak.
truffles-web-basket = Basket { $weight }
truffles-web-sealed = pig sealed
truffles-web-hand = { $number ->
    [one] one pig in hand
   *[other] { $number } pigs in hand
}
