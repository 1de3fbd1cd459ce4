### Kahmaté: every key stands in every language.

kahmate-subtitle = tactical rugby
kahmate-pitch = Six players, six form cards and one ball: carry it over the other captain’s line.
kahmate-goal = Goal: carry the ball into the other captain’s in-goal. That is a try.
kahmate-rules-setup = Set-up: place your six on your two rows, unseen. A form card tells the lane of the ball on the middle row.
kahmate-rules-turn = Your turn: move up to two players; pass, kick, tackle or charge as you go. Duels are decided by form cards.
kahmate-diagram-lineup = One line-up of many: six players on your two rows.
kahmate-diagram-instalments = In instalments: one player takes a step, the other runs three, then the first goes on.
kahmate-diagram-tackle = A tackle comes from one of the four squares beside the carrier, never from a corner.
kahmate-diagram-falls = The carrier is down, and the ball lies one square nearer to its own in-goal.
kahmate-diagram-exit = The ways out of a breakthrough: straight on or to either side.
kahmate-diagram-pass = Where a pass may go: one or two rows behind, up to two lanes to either side.
kahmate-diagram-give-and-go = Give and go: a pass back (1), a run past the passer (2), and a pass back again (3).
kahmate-diagram-between = One row behind and two lanes across: an opponent on either marked square may intercept.
kahmate-diagram-kick = Where a kick may go: up to three rows forward and three lanes to either side, onto empty squares.
kahmate-error-bad-target = The option target is a number of tries from { $fewest } to { $most }.
kahmate-option-target = Tries that win the match

## The open question

kahmate-todo-setup = Line up your team
kahmate-kind-setup = { $seat_is ->
    [you] Line up your six players in secret on your two rows, then say that you are ready.
   *[other] Both captains line up their six players in secret, on the two rows before their own in-goals, and say when they are ready.
}
kahmate-kind-ball = A form card is drawn for the ball’s lane.
kahmate-kind-turn = { $seat_is ->
    [you] Your turn: move up to two players, then end it.
   *[other] { $seat } has the turn.
}
kahmate-kind-intercept = { $seat_is ->
    [you] A pass goes by your player: try to intercept it, or decline.
   *[other] { $seat } may try to intercept the pass.
}
kahmate-kind-card = A duel: both captains lay a form card face down.
kahmate-kind-drop = { $seat_is ->
    [you] Your carrier is down before its own in-goal: choose where the ball goes.
   *[other] { $seat } chooses where the ball goes.
}
kahmate-kind-exit = { $seat_is ->
    [you] You are through: leave the beaten player’s square straight on or to a side.
   *[other] { $seat } has broken through and must leave the square.
}

## Why a move is refused

kahmate-why-is-over = The match is over.
kahmate-why-chance-is-next = The ball’s lane must be drawn first.
kahmate-why-not-asked = You are not asked to choose now.
kahmate-why-no-such-action = There is no such action.
kahmate-why-lining-up = Line up your six players first.
kahmate-why-lined-up = The line-ups stand and are not changed any more.
kahmate-why-duel-first = A duel is open: lay a form card first.
kahmate-why-no-duel = Form cards are laid only in a duel.
kahmate-why-exit-first = Your carrier must leave the beaten player’s square first.
kahmate-why-no-exit = Nobody has just broken through.
kahmate-why-drop-first = Choose first where the ball goes.
kahmate-why-no-drop = No ball is to be put down.
kahmate-why-intercept-first = A pass is under way: try to intercept it, or decline.
kahmate-why-no-pass-in-flight = No pass is under way.
kahmate-why-not-your-player = That player isn’t yours.
kahmate-why-put-off-rows = Players line up on the two rows next to your own in-goal.
kahmate-why-put-on-player = One of your players stands there already.
kahmate-why-put-out-of-order = Players are put in the order n1, n2, s, t, f, c, each once.
kahmate-why-not-all-stand = Some of your players don’t stand yet.
kahmate-why-inactive = That player is inactive.
kahmate-why-movement-ended = A tackle has ended that player’s movement for this turn.
kahmate-why-third-mover = Two of your players have moved already this turn.
kahmate-why-no-moves-left = That player has no moves left this turn.
kahmate-why-run-nowhere = The player stands there already.
kahmate-why-run-on-player = A player stands on that square.
kahmate-why-run-to-own-in-goal = Nobody enters their own in-goal.
kahmate-why-run-without-ball = Only a player who has the ball when the run begins may enter the in-goal.
kahmate-why-run-too-far = That is further than the player can still move.
kahmate-why-run-blocked = Other players are in the way, and the way round them is too long.
kahmate-why-tackle-without-carrier = No opponent has the ball.
kahmate-why-tackle-not-beside = The tackler must stand right beside the carrier, not diagonally.
kahmate-why-no-ball = Your side doesn’t have the ball.
kahmate-why-charge-too-late = A breakthrough needs at least 2 moves.
kahmate-why-charge-nobody = No opponent stands there.
kahmate-why-charge-inactive = That opponent is inactive and only blocks the way.
kahmate-why-charge-no-room = Another player stands on the square straight beyond the opponent.
kahmate-why-charge-no-way-out = There would be no way out: the opponent’s square could be left neither straight on nor to a side.
kahmate-why-exit-back = Your carrier can’t go back where it came from.
kahmate-why-exit-blocked = That square is not free.
kahmate-why-pass-to-self = That player has the ball already.
kahmate-why-pass-not-behind = You pass only to a player further back.
kahmate-why-pass-too-far = You pass at most 2 rows back and 2 lanes across.
kahmate-why-pass-to-inactive = An inactive player receives no pass.
kahmate-why-intercept-not-between = That player doesn’t stand between passer and receiver.
kahmate-why-intercept-inactive = That player is inactive and can’t intercept.
kahmate-why-kick-offside = A team-mate is further forward than the kicker.
kahmate-why-kick-out-of-block = You kick 1 to 3 rows forward and at most 3 lanes across.
kahmate-why-kick-on-player = You kick onto an empty square.
kahmate-why-kick-into-in-goal = You can’t kick into the in-goal.
kahmate-why-card-not-held = You don’t hold that card.
kahmate-why-drop-not-beside = The ball goes to a square right beside the fallen carrier.
kahmate-why-drop-into-in-goal = The ball never goes into the in-goal.
kahmate-why-drop-barred = The ball never goes to the square of the player who won the duel.

## Players

kahmate-normal = normal
kahmate-strong = strong
kahmate-tough = tough
kahmate-fast = fast
kahmate-clever = clever
kahmate-player = { $name } ({ $kind })

## What happened

kahmate-event-put = { $seat_is ->
    [you] You put { $piece } on { $square }.
   *[other] { $known ->
        [yes] { $seat } puts { $piece } on { $square }.
       *[no] { $seat } is lining up.
    }
}
kahmate-event-ready = { $seat_is ->
    [you] Your line-up is ready.
   *[other] The line-up of { $seat } is ready.
}
kahmate-event-revealed = Both line-ups are revealed.
kahmate-event-ball = The card { $card } puts the ball on { $square }.
kahmate-event-began = { $seat_is ->
    [you] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $seat }.
}
kahmate-event-ran = { $piece } runs from { $from } to { $to } ({ $cost }).
kahmate-event-took = { $piece } has the ball on { $square }.
kahmate-event-tackled = { $tackler } tackles { $carrier }.
kahmate-event-charged = { $carrier } charges { $opponent }.
kahmate-event-laid = { $seat_is ->
    [you] You lay the card { $card }.
   *[other] { $known ->
        [yes] { $seat } lays card { $card }.
       *[no] { $seat } lays a card.
    }
}
kahmate-event-shown = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }.
kahmate-event-refilled = All cards are used: both captains take all six back.
kahmate-event-tied = { $total } each: both captains lay a second card.
kahmate-event-won = { $perfect ->
    [yes] A perfect tackle by { $winner }!
   *[no] { $duel ->
        [tackle] { $winner } wins the tackle against { $loser }.
        [charge] { $winner } wins the charge against { $loser }.
       *[intercept] { $winner } wins the ball in the air against { $loser }.
    }
}
kahmate-event-fell = { $piece } is down.
kahmate-event-dropped = The ball of { $fallen } goes to { $square }.
kahmate-event-broke-through = { $carrier } breaks through { $opponent } onto { $to }.
kahmate-event-left = { $carrier } leaves for { $to }.
kahmate-event-passed = { $passer } passes toward { $receiver }.
kahmate-event-arrived = { $receiver } receives the ball.
kahmate-event-reached-for = { $interceptor } tries to intercept.
kahmate-event-declined = { $seat_is ->
    [you] You let the pass go by.
   *[other] { $seat } lets the pass go by.
}
kahmate-event-intercepted = { $interceptor } intercepts the pass!
kahmate-event-kicked = { $kicker } kicks the ball to { $square }.
kahmate-event-scored = { $seat_is ->
    [you] Try! { $piece } scores for you on { $square }.
   *[other] Try! { $piece } scores for { $seat } on { $square }.
}
kahmate-event-again = Both captains line up again.
kahmate-event-match-won = { $seat_is ->
    [you] You win the match { $scores }.
   *[other] { $seat } wins the match { $scores }.
}
kahmate-event-rested = { $piece } stays down for one more turn.
kahmate-event-rose = { $piece } is up again.
kahmate-event-ended = { $seat_is ->
    [you] You end your turn.
   *[other] { $seat } ends the turn.
}
kahmate-reason-tries = { $winners_is ->
    [you] You scored the deciding try: you win!
   *[other] { $winners } scored the deciding try and wins.
}

## Sample line-ups

kahmate-sample-fan = The fan
kahmate-sample-fan-text = Five players in front over the whole width, so that somebody is near wherever the ball falls; the strong one guards the middle behind them.
kahmate-sample-wedge = The wedge
kahmate-sample-wedge-text = Strong and tough side by side at the point, the others close behind: made for breaking through the middle with short, safe passes.
kahmate-sample-wings = The wings
kahmate-sample-wings-text = The fast one and the tough one wait wide on either side, the strong one holds the centre: stretch the defence, then run where it is thin.
kahmate-sample-chain = The chain
kahmate-sample-chain-text = Two runners in front and four receivers staggered behind them: a pass one row back, straight or to the next lane, can never be intercepted.
kahmate-sample-wall = The wall
kahmate-sample-wall-text = Strong and fast before a closed line of four: patient, hard to pass, and quick to punish a mistake.

## Beside the pitch

kahmate-panel-match = { $target ->
    [one] to { $target } try
   *[other] to { $target } tries
}
kahmate-panel-ready = ready
kahmate-panel-duel = Duel
kahmate-panel-legend = moves att. def.
kahmate-panel-samples = Sample line-ups

## Facts in words

kahmate-fact-score = { $seat }: { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}, plays toward row { $goal }.
kahmate-fact-target = { $target ->
    [one] { $target } try wins the match.
   *[other] { $target } tries win the match.
}
kahmate-fact-ball-loose = The ball lies on { $square }.
kahmate-fact-ball-held = { $piece } has the ball on { $square }.
kahmate-fact-no-ball = The ball is not on the pitch yet.
kahmate-fact-player = { $piece }: on { $square }; moves { $moves }, attack { $attack }, defence { $defence }{ $state }.
kahmate-state-ball = ; has the ball
kahmate-state-down = ; down, { $down ->
    [one] until its captain’s next turn ends
   *[other] until its captain’s turn has ended { $down } times
}
kahmate-state-moved = ; { $left ->
    [0] no moves left
    [one] { $left } move left
   *[other] { $left } moves left
}
kahmate-state-stopped = ; its movement is over
kahmate-fact-cards = { $seat_is ->
    [you] Your cards: { $cards }.
   *[other] Cards of { $seat }: { $cards }.
}
kahmate-fact-duel = Duel: { $attacker } attacks with { $attack }, { $defender } defends with { $defence }; card { $pair } of at most 2.
kahmate-fact-laid = { $seat_is ->
    [you] Your card lies face down.
   *[other] The card of { $seat } lies face down.
}
kahmate-fact-ready = { $seat_is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
kahmate-fact-unready = { $seat_is ->
    [you] You are still lining up.
   *[other] { $seat } is still lining up.
}
kahmate-fact-starts = { $seat_is ->
    [you] You will start.
   *[other] { $seat } will start.
}
kahmate-fact-movers = Moved this turn: { $movers }.
kahmate-fact-sample = { $name }: { $text } ({ $squares })
kahmate-hand-laid = You have laid the { $card }.
kahmate-hand-next = Next to be put: { $piece }.
kahmate-around-here = Here: { $place }.
kahmate-around-way = { $direction }: { $place }.
kahmate-around-edge = off the pitch
kahmate-place-free = { $square }, free
kahmate-place-ball = { $square }, the ball
kahmate-place-player = { $square }, { $pieces }
kahmate-place-in-goal = { $square }, in-goal of { $seat }

## What a move would do

kahmate-hint-in-goal = a try
kahmate-hint-ball = onto the ball
kahmate-hint-duel = { $attacker } { $attack } against { $defender } { $defence }
kahmate-hint-to = to { $piece } on { $square }
kahmate-hint-end = the other captain’s turn begins
kahmate-preview-path = Path: { $path }.
kahmate-preview-cost = { $cost ->
    [one] It costs { $cost } move
   *[other] It costs { $cost } moves
}; { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
kahmate-preview-takes = It takes the ball.
kahmate-preview-try = It is a try!
kahmate-preview-square = The ball goes to { $square }.
kahmate-preview-taken = { $piece } has it then.
kahmate-preview-safe = Nobody can intercept.
kahmate-preview-interceptor = { $piece } could intercept; the pass would win through with a chance of { $chance }%.
kahmate-preview-duel = { $attacker } ({ $attack }) against { $defender } ({ $defence }): the attack wins with a chance of { $chance }%.
kahmate-preview-perfect = A perfect tackle: { $chance }%.
kahmate-preview-card = Card { $card }: you win with a chance of { $chance }%; a tie at first: { $tie }%.
kahmate-preview-exits = If it is won, the ways out: { $squares }.
kahmate-preview-rises = Up again: { $pieces }.
kahmate-preview-reach = { $piece } can run to { $squares }.
kahmate-preview-kicks = Kicks: { $squares }.
kahmate-preview-nothing = Nothing else follows.

## First help

kahmate-help =
    Carry the ball into the other captain’s in-goal: that is a try.
    First line up in secret, then type ready. Place each player (put rn1 c2) or take a sample with one word: fan, wedge, wings, chain or wall.
    In your turn two of your players may move, in as many runs as you like:
    run rn1 c5: run to a square; over the ball means taking it
    tackle rn1: tackle the opponent who has the ball, from right beside it
    charge N: the carrier charges an opponent right beside it
    pass rn2: to a team-mate 1 or 2 rows back, at most 2 lanes across
    kick e9: forward, if no team-mate is ahead
    end: your turn is over
    Tackles, charges and interceptions are duels: each captain lays a form card and adds the player’s value. Whoever loses a tackle or a charge goes down.
    Look first: preview tackle rn1

## Names, moves and words in the browser

kahmate-name-n1 = Normal 1
kahmate-name-n2 = Normal 2
kahmate-name-s = Strong
kahmate-name-t = Tough
kahmate-name-f = Fast
kahmate-name-c = Clever
kahmate-side-r = Ochre
kahmate-side-b = Slate
kahmate-name-1 = Slate
kahmate-one = { $name } ({ $side })
kahmate-move-put = { $piece } onto { $square }
kahmate-move-ready = Ready
kahmate-move-run = { $piece } runs to { $square }
kahmate-move-tackle = { $tackler } tackles { $carrier }
kahmate-move-charge = { $carrier } charges { $opponent }
kahmate-move-exit = On to { $square }
kahmate-move-pass = Pass to { $piece } on { $square }
kahmate-move-intercept = Intercept with { $piece }
kahmate-move-decline = Let it go by
kahmate-move-kick = Kick to { $square }
kahmate-move-card = Lay card { $card }
kahmate-move-drop = The ball to { $square }
kahmate-move-end = End turn
kahmate-web-chip = Turn { $turn } · { $score }
kahmate-web-chip-setup = Line-up
kahmate-web-you = { $name } (you)
kahmate-web-asked = to choose
kahmate-web-tries-of = { $tries } of { $target } tries
kahmate-web-cards = { $seat_is ->
    [you] Your form cards
   *[other] Form cards of { $seat }
}
kahmate-web-card-held = card { $card }
kahmate-web-card-used = card { $card }, used
kahmate-web-pitch = Pitch
kahmate-web-keys = Arrows: squares · Tab: players · Enter: choose and play · Esc: clear
kahmate-web-may = { $place }: { $move }
kahmate-web-may-run = { $place }: { $move }, { $cost ->
    [one] { $cost } move
   *[other] { $cost } moves
}
kahmate-web-steal = steal? { $chance }%
kahmate-web-win = { $chance }% to win
kahmate-web-try = Try!
kahmate-web-choose = Choose a player
kahmate-web-choose-text = { $number ->
    [one] One of yours can still do something.
   *[other] { $number } of yours can still do something.
}
kahmate-web-choose-square = Choose a square
kahmate-web-look = Touch a player to see its abilities.
kahmate-web-left = { $left } of { $moves } moves left
kahmate-web-abilities = moves { $moves }, attack { $attack }, defence { $defence }
kahmate-web-run = Run
kahmate-web-pass = Pass
kahmate-web-kick = Kick
kahmate-web-charge = Charge
kahmate-web-tackle = Tackle
kahmate-web-movers = { $number ->
    [0] Nobody has moved yet; two may.
    [one] One player has moved; one more may.
   *[other] Two players have moved.
}
kahmate-web-both-moved = Both have moved: { $seat }’s turn
kahmate-web-end-unmoved = Nobody has moved: end anyway
kahmate-web-elsewhere = The pitch is on the big screen.
kahmate-web-lineup = Place your six
kahmate-web-lineup-text = One to a square on your two rows. { $other } sees them only when both of you are ready.
kahmate-web-lineup-pick = { $number ->
    [one] One more to place: tap it or drag it.
   *[other] { $number } more to place: tap or drag them.
}
kahmate-web-lineup-square = { $piece }: choose a square.
kahmate-web-lineup-done = Everybody stands. Tap two players to swap them.
kahmate-web-rows = Your two rows
kahmate-web-way = you attack this way
kahmate-web-clear = Clear
kahmate-web-duel-tackle = A tackle
kahmate-web-duel-charge = A charge
kahmate-web-duel-intercept = An interception
kahmate-web-duel-choose = Choose in secret
kahmate-web-duel-second = Level: choose a second card
kahmate-web-duel-wait = Both captains choose in secret
kahmate-web-duel-show = Both turn over
kahmate-web-attacks = { $duel ->
    [tackle] tackles
    [charge] charges
   *[intercept] passes
}
kahmate-web-defends = { $duel ->
    [intercept] intercepts
   *[other] defends
}
kahmate-web-versus = vs
kahmate-web-chosen = ✓ has chosen
kahmate-web-choosing = is choosing…
kahmate-web-your-card = your card
kahmate-web-still-holds = { $seat } still holds
kahmate-web-odds = { $chance }% to win
kahmate-web-odds-perfect = { $by_is ->
    [you] { $chance }% perfect
   *[other] { $chance }% perfect for { $by }
}
kahmate-web-odds-note = Each card left in the other hand counts as equally likely.
kahmate-web-legend-perfect = { $by_is ->
    [you] perfect, by 2 or more
   *[other] perfect for { $by }, by 2 or more
}
kahmate-web-legend-won = won
kahmate-web-legend-tie = level: second card
kahmate-web-legend-lost = lost
kahmate-web-stake = { $duel ->
    [tackle] { $role ->
        [attack] Won: the ball drops behind the carrier; by 2 or more you take it. Lost: your player is down.
       *[defence] Won: the tackler is down. Lost: your carrier is down and the ball is gone.
    }
    [charge] { $role ->
        [attack] Won: you are through. Lost: your carrier is down and the ball drops behind.
       *[defence] Won: the carrier is down and loses the ball. Lost: your player is down.
    }
   *[intercept] { $role ->
        [attack] Won: the pass arrives. Lost: the interceptor has the ball.
       *[defence] Won: you have the ball. Lost: the pass arrives.
    }
}
kahmate-web-used = used
kahmate-web-pick = Choose a card
kahmate-web-verdict = { $perfect ->
    [yes] Perfect tackle!
   *[no] { $duel ->
        [tackle] { $by ->
            [attack] Tackled!
           *[defence] The carrier stands!
        }
        [charge] { $by ->
            [attack] Through!
           *[defence] Stopped!
        }
       *[intercept] { $by ->
            [attack] The pass arrives!
           *[defence] Intercepted!
        }
    }
}
kahmate-web-margin = { $winner_is ->
    [you] { $margin ->
        [0] Level twice, so you win as the defence
       *[other] You win by { $margin }
    }
   *[other] { $loser_is ->
        [you] { $margin ->
            [0] Level twice, so you lose: the defence wins
           *[other] You lose by { $margin }
        }
       *[other] { $margin ->
            [0] Level twice, so the defence wins
           *[other] { $winner } wins by { $margin }
        }
    }
}{ $then ->
    [ball] : the ball falls to { $square }.
    [takes] : { $piece } takes the ball.
    [down] : { $piece } is down.
    [through] : { $piece } is through.
    [arrives] : the pass arrives.
   *[nothing] .
}
kahmate-web-last-duel = Last duel
kahmate-web-decided = How it was decided

## The lesson

kahmate-lesson-aim = You are Ochre and attack the far in-goal, the hatched band. Carry the ball into it: that is a try, and it wins. The numbers on a player: the circle is how far it runs, the house is its bonus in attack, the shield its bonus in defence.
kahmate-lesson-run = { $device ->
    [touch] Tap the Fast player, then the ball on d6. The first tap shows the path and its cost, the second one runs. Whoever enters the ball’s square has it.
   *[mouse] Click the Fast player, then the ball on d6. Pointing at a square shows the path and its cost, a click runs. Whoever enters the ball’s square has it.
}
kahmate-lesson-run-other = Not there: run with the Fast player onto the ball.
kahmate-lesson-run-done = You have the ball. Running on costs what is left of its four moves.
kahmate-lesson-two = Two of your players may move in a turn, in as many runs as you like. Bring another one up, or run on. Passing and kicking are not moves.
kahmate-lesson-two-done = Good. With End turn it would be the other captain’s turn.
kahmate-lesson-pass = A wall ahead: pass back. Choose Pass, then the Clever player on e5. You pass one or two rows back and at most two lanes across, never forward. One row back to the same or the next lane nobody can intercept.
kahmate-lesson-pass-done = It arrived. You may pass on as often as you like.
kahmate-lesson-steal = A longer pass can be stolen. The dashed lane to the Clever player on f4 goes past a Slate player, who may try. Pass anyway and see.
kahmate-lesson-duel = A duel! Both captains lay one form card in secret; card plus bonus, the higher one wins, and level means a second card. Used cards are gone until all six are used. Choose a card and lay it.
kahmate-lesson-duel-done = Both were turned over together. Nobody falls when a pass is contested.
kahmate-lesson-tackle = The Fast player of Slate has the ball, right beside your Strong one. Touch your Strong player, then the carrier: a tackle. It costs one move and ends that player’s running.
kahmate-lesson-odds = Under each card you see what it brings against the cards the other captain still holds. Won by one, the ball drops behind the carrier; by two or more you take it. Lay a card.
kahmate-lesson-odds-done = Whoever loses a tackle lies down and misses the next own turn: grey, with stars and a number.
kahmate-lesson-charge = Your Tough player has the ball and somebody in the way. Touch it, then the opponent: a charge. You need two moves, nobody straight beyond, and a way out.
kahmate-lesson-card = The carrier attacks now. Lay a card.
kahmate-lesson-exit = Through! Leave the beaten player’s square at once, straight on or to a side.
kahmate-lesson-exit-done = Running on costs the moves that are left.
kahmate-lesson-kick = A kick goes forward, one to three rows, over everybody, to an empty square, but only if no team-mate is further forward. Choose Kick and put the ball on lanes a to c, where your Fast player can fetch it.
kahmate-lesson-kick-other = Kick toward the lanes a to c, where your Fast player is near.
kahmate-lesson-kick-done = Now your Fast player could fetch it in the same turn.
kahmate-lesson-try = The way is free. Run with the ball into the in-goal, row 12.
kahmate-lesson-try-other = Further: run into the hatched band.
kahmate-lesson-try-done = Try! In a match to two or three tries both would line up again.
kahmate-lesson-lineup = Every match begins in secret: place your six on your two rows, or take a sample line-up, and press Ready. Then a form card is drawn: it tells the lane of the ball on the middle row.
kahmate-lesson-lineup-done = You know the game now. Have a good match!
