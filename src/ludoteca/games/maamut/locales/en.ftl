### Mâamut: every key stands in every language.

maamut-subtitle = the hunter’s spirit
maamut-pitch = Frighten the mammoth across the prairie and into a trap of your own.
maamut-goal = Goal: the mammoth falls into one of your traps, whoever drives it there.
maamut-rules-setup = Set-up: the land is laid at random around the cross, where the mammoth stands. Everyone places a hunter at the rim and takes three cards.
maamut-rules-turn = Your turn: walk in a straight line with a card, set a trap, remove one, or discard. Stepping onto the mammoth’s tile makes it flee.
maamut-diagram-land = One land of many: the cross in the middle, the other tiles at random.
maamut-diagram-move = With a card of value 2 this hunter can go one way only: all others lead onto rock or off the land.
maamut-diagram-flight = A 2 to the east reaches the mammoth, which flees two tiles to the east.
maamut-diagram-turning = A 3 to the north-east: straight on leaves the land, to the east there is rock, so the mammoth runs south-east.
maamut-diagram-caught = On its way the mammoth enters a tile with a trap: it is caught there.
maamut-diagram-fright = A frightened hunter flees to one of the marked tiles: not onto rock, nor where the mammoth came from.

## The open question

maamut-todo-place = Place your hunter
maamut-kind-place = { $seat_is ->
    [you] Place your hunter on a tile of the outer ring.
   *[other] { $seat } places a hunter.
}
maamut-kind-turn = { $seat_is ->
    [you] Your turn: move, set or remove a trap, or discard.
   *[other] { $seat } has the turn.
}
maamut-kind-flee = { $seat_is ->
    [you] The mammoth comes at you: choose where to flee.
   *[other] The mammoth comes at { $seat }, who must flee.
}
maamut-kind-draw = A card is drawn.

## Why a move is refused

maamut-why-is-over = The hunt is over.
maamut-why-chance-is-next = A card must be drawn first.
maamut-why-not-asked = It is not your turn to choose.
maamut-why-no-such-action = There is no such action.
maamut-why-placing-first = All hunters are placed before the first turn.
maamut-why-placing-is-over = Your hunter is on the board already.
maamut-why-fleeing-first = You are frightened: flee before anything else happens.
maamut-why-not-frightened = Only a hunter whom the mammoth runs into flees.
maamut-why-place-not-outer = Hunters start on the outer ring of 18 tiles.
maamut-why-place-on-rock = Nobody can stand on rock.
maamut-why-place-occupied = Another pawn stands there.
maamut-why-card-not-held = You don’t hold that card.
maamut-why-move-off-board = That line leaves the board: a move is exactly as long as its card.
maamut-why-move-into-rock = Rock is in the way: a move is straight and never enters rock.
maamut-why-trap-off-grass = Traps can only be set on grass.
maamut-why-trap-on-trap = There is a trap here already.
maamut-why-trap-not-alone = Another hunter shares your tile: set traps only when you are alone.
maamut-why-no-traps-left = All four of your traps are on the board.
maamut-why-nothing-to-remove = There is no trap under your hunter.
maamut-why-remove-not-alone = Another hunter shares your tile: remove traps only when you are alone.
maamut-why-flee-off-board = That way leads off the board.
maamut-why-flee-into-rock = That way there is rock.
maamut-why-flee-occupied = A pawn stands there: you flee to a free tile.
maamut-why-flee-back = The mammoth came from there.

## What happened

maamut-event-placed = { $seat_is ->
    [you] You place your hunter on { $tile }.
   *[other] { $seat } places a hunter on { $tile }.
}
maamut-event-played = { $use ->
    [move] { $seat_is ->
        [you] You play a { $card }.
       *[other] { $seat } plays a { $card }.
    }
   *[discard] { $seat_is ->
        [you] You discard a { $card }.
       *[other] { $seat } discards a { $card }.
    }
}
maamut-event-walked = { $seat_is ->
    [you] You go { $direction } from { $start } to { $goal }.
   *[other] { $seat } goes { $direction } from { $start } to { $goal }.
}
maamut-event-met = { $flees ->
    [no] The mammoth on { $tile } has no way to flee.
   *[yes] { $refusals ->
        [0] The mammoth on { $tile } takes fright and flees { $flight }.
       *[other] The mammoth on { $tile } takes fright; { $refused } being closed, it flees { $flight }.
    }
}
maamut-event-ran = It runs from { $from } to { $to }.
maamut-event-frightened = { $seat_is ->
    [you] It frightens you on { $tile }.
   *[other] It frightens { $seat } on { $tile }.
}
maamut-event-fled = { $seat_is ->
    [you] You flee { $direction } to { $to }.
   *[other] { $seat } flees { $direction } to { $to }.
}
maamut-event-out = { $seat_is ->
    [you] You are out of the hunt, lost on { $tile }; your cards ({ $cards }) go to the discards.
   *[other] { $seat } is out of the hunt, lost on { $tile }; the cards ({ $cards }) go to the discards.
}
maamut-event-fell = { $owner_is ->
    [you] The mammoth falls into your trap on { $tile }!
   *[other] The mammoth falls into the trap of { $owner } on { $tile }!
}
maamut-event-trapped = { $seat_is ->
    [you] You set a trap on { $tile }.
   *[other] { $seat } sets a trap on { $tile }.
}
maamut-event-removed = { $owner_is ->
    [self] { $seat_is ->
        [you] You take your own trap off { $tile }.
       *[other] { $seat } takes the trap on { $tile } back.
    }
    [you] { $seat } takes your trap off { $tile }; it is yours to set again.
   *[other] { $seat_is ->
        [you] You take the trap of { $owner } off { $tile }.
       *[other] { $seat } takes the trap of { $owner } off { $tile }.
    }
}
maamut-event-drew = { $seat_is ->
    [you] You draw a { $card }.
   *[other] { $shown ->
        [yes] { $seat } draws a { $card }.
       *[no] { $seat } draws a card.
    }
}
maamut-event-reshuffled = The discards are shuffled into a new pile.
maamut-event-survived = The mammoth on { $tile } can’t be led to a trap any more.

## How it ended

maamut-reason-trap = { $winners_is ->
    [you] The mammoth is in your trap: you win!
   *[other] The mammoth is caught: { $winners } wins.
}
maamut-reason-survived = The mammoth survives: every hunter loses.
maamut-end-trap = { $owner_is ->
    [you] It is your trap on { $tile }.
   *[other] It is { $owner }’s trap on { $tile }.
}
maamut-end-drive = { $seat_is ->
    [you] You drove the mammoth into it.
   *[other] { $seat } drove the mammoth into it.
}

## Beside the board

maamut-panel-out = (out)
maamut-panel-pile = Pile
maamut-panel-discards = Discards
maamut-panel-mammoth = the mammoth
maamut-panel-a-trap = a trap and whose
maamut-land-g = grass
maamut-land-s = snow
maamut-land-r = rock
maamut-land-x = cross

## Facts in words

maamut-thing-mammoth = the mammoth
maamut-thing-hunter = { $seat_is ->
    [you] your hunter
   *[other] hunter of { $seat }
}
maamut-thing-trap = { $owner_is ->
    [you] your trap
   *[other] trap of { $owner }
}
maamut-fact-mammoth = The mammoth: { $place }.
maamut-fact-hunter = { $seat }: on { $tile } ({ $land }), { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $traps ->
    [0] no trap left
    [one] { $traps } trap left
   *[other] { $traps } traps left
}.
maamut-fact-waiting = { $seat }: not on the board yet.
maamut-fact-out = { $seat }: out of the hunt.
maamut-fact-trap = Trap on { $tile }: { $owner_is ->
    [you] yours
   *[other] of { $owner }
}.
maamut-fact-piles = Pile: { $pile }. Discards: { $ones } of value 1, { $twos } of value 2, { $threes } of value 3.
maamut-fact-land = { $land }: { $tiles }.
maamut-hand-cards = { $number ->
    [0] You hold no cards.
    [one] Your card: { $cards }.
   *[other] Your cards: { $cards }.
}
maamut-hand-traps = { $number ->
    [0] You have no trap left to set.
    [one] You have { $number } trap left to set.
   *[other] You have { $number } traps left to set.
}
maamut-around-here = Here: { $place }.
maamut-around-way = { $direction }: { $place }.
maamut-around-edge = the edge of the board

## What a move would do

maamut-hint-to = to { $place }
maamut-hint-meets = startles the mammoth, then on to { $goal }
maamut-hint-trap = set one of your traps here
maamut-hint-remove = take the trap here off the board
maamut-hint-discard = throw a { $card } away and draw
maamut-preview-path = You go from { $start } to { $path }.
maamut-preview-placed = Your hunter begins on { $tile }.
maamut-preview-trapped = Your trap lies on { $tile }.
maamut-preview-removed = The trap on { $tile } goes back to its owner.
maamut-preview-flees = You flee to { $tile }.
maamut-preview-discard = You discard a { $card }.
maamut-preview-meets = You meet the mammoth on { $tile }.
maamut-preview-refused = { $by ->
    [rock] { $direction } is closed to it by the rock on { $at }.
   *[edge] { $direction } is closed to it by the edge of the board.
}
maamut-preview-stands = It can’t flee: your hunter would be out of the game (rule 4.8).
maamut-preview-run = It runs to { $path }.
maamut-preview-fright = { $sure ->
    [yes] { $seat_is ->
        [you] It frightens you on { $tile }: you flee to { $ways }.
       *[other] It frightens { $seat } on { $tile }, who flees to { $ways }.
    }
   *[no] { $seat_is ->
        [you] It may frighten you again on { $tile }: you flee to { $ways }.
       *[other] It may frighten { $seat } again on { $tile }, who flees to { $ways }.
    }
}
maamut-preview-trap = { $owner_is ->
    [you] It falls into your trap on { $tile }.
   *[other] It falls into the trap of { $owner } on { $tile }.
}
maamut-preview-out = { $seat_is ->
    [you] You would be out of the hunt.
   *[other] { $seat } would be out of the hunt.
}
maamut-preview-may-be-out = { $seat_is ->
    [you] You could be out of the hunt.
   *[other] { $seat } could be out of the hunt.
}
maamut-preview-wins = { $seat_is ->
    [you] You win.
   *[other] { $seat } wins.
}
maamut-preview-survives = The mammoth survives and everybody loses.
maamut-preview-may-end = The game may end with it.
maamut-preview-draws = Then you draw a card.
maamut-flight-to = Entered going { $direction } with a { $card }, it runs to { $goal }.
maamut-flight-trap = { $owner_is ->
    [you] Entered going { $direction } with a { $card }, it falls into your trap on { $goal }.
   *[other] Entered going { $direction } with a { $card }, it falls into the trap of { $owner } on { $goal }.
}
maamut-flight-none = Entered going { $direction } with a { $card }, it can’t flee and the hunter is lost.

## Directions

maamut-way-NE = north-east
maamut-way-E = east
maamut-way-SE = south-east
maamut-way-SW = south-west
maamut-way-W = west
maamut-way-NW = north-west

## The table in a browser

maamut-board = The prairie, 37 tiles
maamut-seats = The hunters
maamut-seat-you = you
maamut-seat-bot = bot, { $level }
maamut-chip = Turn { $turn }
maamut-hand = Your cards
maamut-hand-of = Cards: { $cards }.
maamut-card = Card { $card }
maamut-actions = Actions without a card to walk
maamut-action-trap = Trap
maamut-action-remove = Remove
maamut-action-discard = Discard
maamut-note-left = { $number ->
    [0] none left
   *[other] { $number } left
}
maamut-note-land = here: { $land }
maamut-note-trap-here = a trap is here
maamut-note-not-alone = not alone here
maamut-note-none-here = none here
maamut-note-draw = draw one
maamut-note-pick = which card?
maamut-out-note = Your hunter is lost. Your traps stay where they are, and they can still win for you.
maamut-no-line = Hunters go in a straight line, one to three tiles (rule 3.1).
maamut-no-neighbour = You flee by one tile, to a neighbouring one (rule 5.2).
maamut-no-move = With the { $card } there is nowhere to go from here; you can discard it.
maamut-keys-walk = Keys that walk the board, clockwise from north-east: { $keys }. Enter plays, Escape clears, 1 to 3 pick a card.
maamut-keys-rest = Enter plays, Esc clears, 1–3 cards

## A move in words

maamut-label-place = Place your hunter on { $place }
maamut-label-move = { $meets ->
    [yes] Play { $card } { $direction }, startling the mammoth, to { $place }
   *[no] Play { $card } { $direction } to { $place }
}
maamut-label-flee = Flee { $direction } to { $place }
maamut-label-trap = Set a trap on { $tile }
maamut-label-remove = Take the trap off { $tile }
maamut-label-discard = Discard a { $card }
maamut-if-place = If you begin on { $place }
maamut-if-move = If you play { $card } { $direction }
maamut-if-flee = If you flee { $direction }
maamut-if-trap = If you set a trap
maamut-if-remove = If you take this trap away
maamut-if-discard = If you discard a { $card }
maamut-if-ends-on = Your hunter ends on { $tile }.
maamut-try-way = { $turn ->
    [0] straight on
   *[other] { $turn }°, { $direction }
}
maamut-try-rock = rock on { $tile }
maamut-try-edge = off the board
maamut-try-open = flees to { $tile }
maamut-try-trap = into the trap on { $tile }
maamut-play = Play it
maamut-play-anyway = Lose the hunter

## The lesson

maamut-lesson-land = This is the prairie. Grass, snow and the painted cross are open to everybody; rock is closed. The mammoth waits on the cross. Whoever owns the trap it falls into wins.
maamut-lesson-place = Place your hunter: touch one of the outlined tiles at the rim. Traps can only be set on grass, so grass is a good place to begin.
maamut-lesson-place-done = There you stand. Now the other hunters are placed in turn.
maamut-lesson-walk = A card is a walk: straight on, exactly as many tiles as it says. The numbers on the board show which card leads where. Go for a walk.
maamut-lesson-walk-done = The card is gone and you have drawn a new one: after a walk you always hold three.
maamut-lesson-walk-other = That is allowed too, but here you should walk: touch a tile with a number.
maamut-lesson-trap = You stand on grass, alone. Set one of your four traps: it costs no card, but it is your whole turn.
maamut-lesson-trap-done = The mark on the tag says whose it is. Hunters step over traps unharmed.
maamut-lesson-trap-other = Leave that for later: set a trap here first.
maamut-lesson-startle = Now frighten the mammoth: play the 2 to the east and step onto its tile. It flees in your direction, as many tiles as your card says. Look at the dotted line before you play.
maamut-lesson-startle-done = It has fled two tiles to the east, and you stand where it was.
maamut-lesson-startle-other = That isn’t the walk meant here: play the 2 to the east, onto the mammoth.
maamut-lesson-turn = If its way is closed by rock or the edge, the mammoth turns clockwise until a way is open. Play the 3 to the north-east: straight on leaves the board, east there is rock, so it runs south-east.
maamut-lesson-turn-done = A way must be open on its whole length, or it doesn’t count. Then you have walked on to the end of your card.
maamut-lesson-turn-other = Try the 3 to the north-east, through the mammoth.
maamut-lesson-bay = Careful: the 2 to the south-east would corner the mammoth. With no way open it stands its ground, and the hunter who came is out of the game. Look at it, then do anything else.
maamut-lesson-bay-done = Wise. A hunter who is lost takes no more turns, but the traps stay and can still win.
maamut-lesson-bay-other = That was the one move to leave alone: your hunter would be lost. Choose another one.
maamut-lesson-flee = Somebody has driven the mammoth at you! A frightened hunter flees by one tile: onto a free one, never back where the mammoth came from. You choose.
maamut-lesson-flee-done = Got away. With no free tile around, you would have been out.
maamut-lesson-take = You stand on a trap of your opponent. Take it away: it goes back to its owner, who can set it again.
maamut-lesson-take-done = One danger less for you, one trap more in the other hand.
maamut-lesson-take-other = First take the trap under your feet away.
maamut-lesson-win = Your trap lies on e4. Where must you enter so that the mammoth runs there? Look through the numbers until the preview says that you win, then play.
maamut-lesson-win-done = Caught! The owner of the trap wins, whoever drove the mammoth into it.
maamut-lesson-win-other = Not yet. Remember: if straight on and one turn to the right are closed, it takes the next way clockwise.
maamut-lesson-end = That is all. One thing more: if the mammoth gets stuck where nobody can lead it to a trap any more, it survives and everybody loses. Good hunting!

## First help

maamut-help =
    You win when the mammoth falls into one of your traps, whoever drives it there.
    In your turn do one of four things:
    move 2 NE: play a card and walk exactly that far in a straight line
    trap: set one of your four traps where you stand, on grass only
    remove: take up the trap where you stand
    discard 1: throw a card away
    Walk into the mammoth and it flees the same way, as far as your card says; if rock or the edge is in the way it turns clockwise.
    If it can’t flee at all, your hunter is lost. So look first: preview move 2 NE
