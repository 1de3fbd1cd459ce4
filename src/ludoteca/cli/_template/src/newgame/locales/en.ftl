### New Game. English is required; it.ftl, fr.ftl and es.ftl may follow, and what they lack is shown in English.

newgame-subtitle = five prizes, five cards
newgame-pitch = Bid your cards in secret, and take the prizes that nobody else wants as much.
newgame-help = Five prizes come up one after the other. Everybody bids a card in secret, and the highest card that only one player bid takes the prize. The highest sum of prizes wins.

# What each open question asks.
newgame-kind-turn-up = A prize is turned up.
newgame-kind-bid = Bid a card for the prize.

# Why a move is refused.
newgame-why-is-over = The game is over.
newgame-why-chance-is-next = Wait for the next prize.
newgame-why-not-asked = Your card is sealed already.
newgame-why-no-such-action = There is no such card.
newgame-why-card-not-held = You don’t hold that card any more.

# What happened.
newgame-event-turned-up = Round { $turn }: prize { $prize } is turned up.
newgame-event-sealed = { $seat_is ->
    [you] You have sealed your { $card }.
   *[other] { $seat } has sealed a card.
}
newgame-event-shown = The cards are { $cards }.
newgame-event-won = { $seat_is ->
    [you] You win prize { $prize }.
   *[other] { $seat } wins prize { $prize }.
}
newgame-event-not-won = Nobody wins prize { $prize }.
newgame-event-ended = All prizes are gone.

# How the game ended.
newgame-reason-most = The highest sum of prizes wins: { $winners }.
newgame-reason-shared = The sums are equal: { $winners } share the win.

# The names of fields and moves where a board lists them.
newgame-field-turn = Round
newgame-field-hands = Cards in hand
newgame-field-won = Prizes won
newgame-field-lost = Prizes lost
newgame-field-prize = Prize
newgame-field-sealed = Sealed
newgame-move-bid = Bid { $rest }

# The board in browsers.
newgame-web-prize = Prize { $prize }
newgame-web-no-prize = No prize is turned up
newgame-web-sum = { $sum } from prizes
newgame-web-sealed = card sealed
newgame-web-your-cards = Your cards
newgame-web-preview = Your { $card } for prize { $prize }.
